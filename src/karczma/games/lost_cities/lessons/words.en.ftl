# The lesson of Lost Cities. A word between *stars* is new and stands out.

lesson-welcome = In Lost Cities you lead *expeditions*, at most one of each colour: this row is where yours will lie.
lesson-hand = You hold { $cards } cards: numbers from 2 to 10, and *sponsors*, who have a sign instead of a number.
lesson-deck = This is the *deck*: the deal ends when its last card is drawn, and for this lesson only { $cards } are left.
lesson-sponsor = A turn has two halves, and the first is to lay a card: touch the yellow sponsor, then your yellow expedition.
lesson-cost = Setting out costs { $cost } points and a sponsor doubles everything, so this expedition stands at { $points } until its numbers pay for it.
lesson-draw = The second half of a turn: draw a card from the deck, and you have a full hand again.
lesson-camp = The innkeeper had no use for the yellow 7 and left it in the yellow *camp*, the open discard pile of that colour.
lesson-rise = Numbers on an expedition must rise, and gaps are allowed: lay the yellow 4 on your sponsor.
lesson-take = Now draw, but not from the deck: the top card of any camp may be taken, and that yellow 7 suits you well.
lesson-patience = Do not hurry with the 7, because nothing lower can follow it: lay the yellow 6 first.
lesson-draw-again = Draw from the deck; who knows what it brings.
lesson-gap = Now the 7 has its turn: lay it on the 6.
lesson-draw-hope = Draw another card from the deck.
lesson-too-late = A second yellow sponsor, but too late: sponsors join only before the first number of an expedition.
lesson-leave = You need not begin everywhere, for a blue expedition would cost { $cost } points too: leave the blue 2 in the blue camp, where the innkeeper, already at 9, cannot use it either.
lesson-closed = What you have just laid you may not take back in the same turn, so the blue camp is closed: draw from the deck.
lesson-ten = The deck is nearly gone: lay your yellow 10 while there is time.
lesson-paid = The numbers add up to { $sum }, less { $cost } for setting out, and the sponsor doubles the rest: { $points } points.
lesson-last = One card is left: draw it, and the deal ends at once.
lesson-score = Every expedition that was begun is counted by itself: the innkeeper began two and finished neither, so they cost points, and those never begun count nothing.
lesson-great = An expedition of { $cards } cards or more, sponsors included, is a *great expedition* and earns { $bonus } points on top, which are never multiplied.
lesson-match = Three such deals make a *match*: the older player begins the first, whoever leads begins the next, and most points win. Now try one deal with a full deck!
