# The lesson of Warriors' Adventures. A word between *stars* is new and stands out.

lesson-stacks = Ten *stacks* of adventure cards lie face down, and in a turn you do one of two things: reveal the top card of one of them, or send home what you have found.
lesson-inside = The back tells how many cards a stack holds: this one has { $cards }. In each hide items worth { $least }, { $middle } or { $most } ducats, and exactly one of every *hazard*.
lesson-reveal = Try your luck: reveal the top card of this stack.
lesson-front = An item worth { $value } ducats! It lies *in front* of you, and it is not safe there.
lesson-more = The innkeeper has revealed a card too, and it is your turn again: reveal one here.
lesson-luck = Two items, and the temptation grows: reveal one more card.
lesson-chamberlain = The sly *chamberlain* takes the most valuable item in front of you, and the cheaper one is left.
lesson-raiders = It hit the innkeeper harder: the *raiders* of Jomsborg take everything that lies in front of a player.
lesson-send = Before that happens to you, use your turn to *send*: touch your items, then an empty character.
lesson-safe = Sent items lie face down on the character, nobody may look at them, and nothing can take them away: one character for each time you send.
lesson-again = Set out again: reveal a card from this stack.
lesson-knights = *Robber knights* wait in front of you and do no harm, but a second card of them would take all your items.
lesson-bold = Dare another card all the same.
lesson-bolder = A great item lies there unsafe; the bold go on, so reveal one more.
lesson-fight = Raiders, but what luck: they fought your robber knights, both are gone, and you lose nothing.
lesson-one-more = One more card, then it will do.
lesson-last-send = Your last character is waiting: send everything, as always all of it and never a part.
lesson-out = All your characters have items, so you leave the game at once, and the others play on without you.
lesson-score = The innkeeper sends for the last time and the game is over: only ducats that were sent count, most ducats win, and if they are level, most items.
lesson-end = The fewer the players, the more *characters* each has; the youngest begins, and if all stacks run out, everybody sends what is left. Now play a whole game!
