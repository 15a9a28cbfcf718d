# The lesson of Knights and Castles. A word between *stars* is new and stands out.

lesson-castle = In each of { $rounds } rounds a tile is turned up; this one is a large *castle* of stone, worth { $points } points to whoever captures it.
lesson-strength = Before every kind of castle the *figures* have other strengths: before stone the knight is the strongest, the dragon the weakest.
lesson-hand = Everybody holds the same cards: six figures, and { $shepherds } *shepherds*, who have no strength at all.
lesson-lay = All choose two cards at once and in secret: lay your knight, and to waste nothing else, a shepherd.
lesson-shown = All cards are turned up: your knight is the strongest single figure, so the castle is yours.
lesson-camp = The knight is spent and lies in your *camp*, where no card can be laid from; the shepherd came back to your hand.
lesson-sword = The *sword* goes to whoever has the fewest points: it decides when no figure is left, as you will see.
lesson-cover = A small castle of brick, where the catapult is strongest; the innkeeper may think the same, so lay the catapult and the peasant with it.
lesson-cancel = Equal figures *cancel* each other, so both catapults are out; your peasant is the strongest of those left, for the two cards of a player are never added up.
lesson-drum = A *drum* means recruitment: everybody takes one card back from the camp, and the others do not see which; take your knight.
lesson-save = A large castle of wood; you lead and can save your dragon, so bluff: lay the foot soldier and a shepherd.
lesson-by-sword = Both laid the foot soldier, they cancel, the table is empty: then the castle goes to whoever has the sword, here the innkeeper.
lesson-two = Stone again, and the innkeeper has a knight too: lay yours, and the archer in case they cancel.
lesson-archer = So it came: the knights cancel, and your archer is stronger than the peasant.
lesson-to-come = These tiles have not been seen yet, but one tile was put into the *box* before the game: count what may still come.
lesson-last-drum = Another drum: you may look through your own camp, so take back the archer, who is good before wood.
lesson-last-castle = The last castle is of wood: lay the dragon and the archer, all the figures you hold.
lesson-score = The dragons cancel and the archer wins: after the last round the points of the castles are added up, and most points win.
lesson-end = If points are level, more cards in hand win, shepherds included, so do not spend figures without need. Now play a game!
