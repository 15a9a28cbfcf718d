# The lesson of Kings under Mountains. A word between *stars* is new and stands out.

lesson-king = This is your *king*: you lead the dwarves, the innkeeper the orcs, and goblins and giants have no king in this game.
lesson-units = You hold { $cards } *units* of all races, with strengths from 0 to 9: only you see them.
lesson-mines = In the centre lie *mines* to fight for: this one is captured by { $defence } unit, takes { $workers } worker and an overseer, and is worth { $value } points.
lesson-show-card = A turn begins with laying one unit: choose the dwarf of strength 3.
lesson-lay = On a mine without units any unit may be laid: put it on the first mine.
lesson-captured = It has as many units as its *defence* asks for, so it goes to the king of the last unit's race, that is to you; the unit goes to the camp, and a new mine is turned up.
lesson-draw = A turn ends with drawing a card: take one from the deck.
lesson-staff = Your mine counts only when it is staffed, and its *workers* must not be of your own race: choose the goblin 4.
lesson-worker = Lay it on your own mine.
lesson-camp = You may also draw from the *camp*, the open piles of used units: take the giant, though all have seen it now.
lesson-no-king = The innkeeper laid a goblin 5 on an orc 2, for every unit must be stronger than the one below; goblins have no king, so the mine went to whoever laid the last unit.
lesson-overseer = Your mine also wants an *overseer*, after all workers and of your own race: choose the dwarf 7.
lesson-on-worker = It is stronger than the worker, so it may follow: lay it on your mine.
lesson-filled = The mine is *filled*: it goes face down under your king and counts { $value } points; the staff is out of the game.
lesson-draw-again = Draw a card from the deck.
lesson-gift = There lies a mine with one giant on it, and one more unit captures it: choose the orc, and see what becomes of it.
lesson-burden = Lay it on the giant in the second mine.
lesson-given = The last unit was an orc, so the orcs' king must take the mine: a poisoned gift, for a mine not filled at the end costs its { $value } points.
lesson-draw-third = Draw another card from the deck.
lesson-zero = The innkeeper filled one mine; now for a special rule: choose your 0.
lesson-on-nine = Nothing is stronger than a 9, but a 0 may be laid on it, and on no other unit: put it on the 9.
lesson-last = One card is left in the deck, and the turn in which it goes is the last one: draw it.
lesson-score = Filled mines count for you, captured ones that are not filled count against you, and the centre and hands count nothing: most points win.
lesson-end = Who can lay a card must, and who cannot lay any shows the hand and draws { $cards } new ones: now play a real game!
