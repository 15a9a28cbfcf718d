# Kings under Mountains, English. Units: $race is a name in English, $strength a number. Mines: $value.
# Players: $you is "yes" if the reader is meant, else $name names the player.

race = { $race ->
    [dwarves] dwarves
    [orcs] orcs
    [goblins] goblins
   *[giants] giants
}
one-of = { $race ->
    [dwarves] dwarf
    [orcs] orc
    [goblins] goblin
   *[giants] giant
}
unit = { one-of } { $strength }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

blurb = Capture the richest mines for your king, staff them with the other races, and leave the poor ones to your rivals.
option-pairing = which mine is on the back of which unit: shuffled anew for every game, or always the same
option-first = who begins
option-memory-aid = show what a perfect memory would know: units taken openly, units and mines not seen yet

prompt-play = Choose a card to lay on a mine.
prompt-exchange = None of your cards can be laid: exchange them.
prompt-place = Where does the { unit } go?
prompt-draw = Draw a card: from the deck, or the top of a pile in the camp.
prompt-wait-play = { $name } is choosing a card.
prompt-wait-place = { $name } is choosing a place for the { unit }.
prompt-wait-draw = { $name } is about to draw a card.
prompt-over = The game is over.

describe-play-both = play the { unit }: it fits centre { $centre } and your own { $own }
describe-play-centre = play the { unit }: it fits centre { $centre }
describe-play-own = play the { unit }: it fits your own { $own }
describe-join = { unit } on centre { $place }: { $left ->
    [one] one more card captures it
   *[other] { $left } more cards capture it
}
describe-capture = { unit } on centre { $place }: you capture the mine worth { $value }
describe-give = { unit } on centre { $place }: the { one-of } king captures the mine worth { $value }
describe-staff = { unit } to your own { $own }, worth { $value }: { $left ->
    [one] one more card fills it
   *[other] { $left } more cards fill it
}
describe-fill = { unit } to your own { $own }: it is filled, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
describe-exchange = show your cards, discard them all, and draw { $cards ->
    [0] nothing, for the deck is empty: the game ends
    [one] the last one of the deck
   *[other] { $cards } new ones
}
describe-draw-deck = draw the top card of the deck
describe-draw-last = draw the last card of the deck: the game ends
describe-draw-camp = take the { unit } from the camp

why-play-first = First choose a card to play (2.1).
why-lay-first = The card is shown; now lay it on a mine (2.1).
why-draw-now = You have laid your card; now draw one (5.1).
why-must-play = One of your cards can be laid, so you must play (2.5).
why-not-held = You do not hold the { unit }.
why-fits-nowhere = No mine takes the { unit } now (2.3, 4.2).
why-no-mine = No mine lies there any more.
why-no-own = You have no mine { $own }.
why-alike = You have another mine just like that one: choose the first of them.
why-own-race = Workers may not be of your own race, the { race } (4.2).
why-overseer = This mine wants an overseer now: one of the { race } (4.3).
why-too-weak = A { $top } lies there: the { unit } is not stronger (2.3).
why-weakest = A { $weakest } may cover only a { $strongest }, and a { $top } lies there (2.4).
why-strongest = A { $strongest } lies there: only a { $weakest } may cover it (2.4).
why-deck-empty = The deck is empty.
why-camp-empty = There are no { race } in the camp.

told-chosen = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} the { unit }.
told-join = { $you ->
    [yes] You lay
   *[no] { $name } lays
} the { unit } on centre { $place }.
told-captured = The mine worth { $value } goes to { $you ->
    [yes] you
   *[no] { $name }
}.
told-work = { $you ->
    [yes] You send
   *[no] { $name } sends
} the { unit } to work in a mine worth { $value }.
told-oversee = { $you ->
    [yes] You make
   *[no] { $name } makes
} the { unit } overseer of a mine worth { $value }.
told-filled = { $you ->
    [yes] You have filled the mine: it goes under your king.
   *[no] { $name } has filled the mine: it goes under the king.
}
told-exchange = { $you ->
    [yes] You can lay none of your cards: { $cards } are discarded. You draw
   *[no] { $name } can lay none of these cards: { $cards } are discarded. { $name } draws
} { $drawn ->
    [one] { $drawn } new one.
   *[other] { $drawn } new ones.
}
told-draw-deck = { $you ->
    [yes] You draw
   *[no] { $name } draws
} from the deck.
told-draw-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} the { unit } from the deck.
told-draw-camp = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { unit } from the camp.
told-last-turn = The deck has run out: this turn is the last.
told-over = The deck has run out: the game is over.
told-points = { $you ->
    [yes] You have
   *[no] { $name } has
} { points }: { $filled } for filled mines, { $unfilled } for the others.

reason-won = { $more } points, { $fewer } for the next
reason-shared = { $more } points each: the victory is shared

# The terminal. A short- message says in a few letters what its describe- twin says in full.
short-play-both = centre { $centre }, own { $own }
short-play-centre = centre { $centre }
short-play-own = own { $own }
short-join = centre { $place }
short-capture = centre { $place }: yours
short-give = centre { $place }: the { one-of } king's
short-staff = own { $own }
short-fill = own { $own }: filled
short-exchange = a new hand
short-draw-deck = from the deck
short-draw-last = the last card
short-draw-camp = { unit }

board-centre = centre
board-worth = worth
board-defence = defence
board-staff = staff
board-deck = deck { $cards }
board-camp = camp
board-discarded = discarded
board-player = player
board-hand = hand
board-filled = filled
board-mines = mines [missing: _ worker, ^ overseer]
board-no-mines = none
board-your-hand = Your hand:
board-backs = Backs:
board-unfilled = not filled
board-sum = sum
board-unseen = not seen yet: in the deck, in hands, under mines
board-in-camp = in the camp, the top last
board-out = discarded, out of the game
board-mines-unseen = Mines not seen yet, as defence/workers (+ overseer)/worth:
board-no-memory-aid = This table plays without the memory aid.
board-help =
    D5 is a dwarf of strength 5; O are orcs, G goblins, L the large ones: giants.
    Each turn: lay one card on a mine, then draw one. A card must be stronger than the one it covers; a 0 only covers a 9.
    As many cards as a mine in the centre has places for defence (_) capture it: for the king of the last card's race.
    Then staff it: workers (_) of any race but your own, last an overseer (^) of your own race.
    A filled mine counts its worth, any other mine you own as much less. The game ends when the deck runs out.

# The browser. Of a mine: $value, $defence, $workers, $overseer; $units lie on it, and $list names them.
board-mine = mine worth { $value }, defence { $defence }, for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}{ $overseer ->
    [yes] {" "}and an overseer
   *[no] {""}
}
board-hidden = a hidden card
board-hidden-back = a hidden card; on its back a { board-mine }
board-centre-mine = Centre { $place }: { board-mine }; { $units ->
    [0] nobody there yet
   *[other] there: { $list }
}
board-centre-empty = Centre { $place }: no mine any more
board-own-mine = Mine { $number }: { board-mine }; { $units ->
    [0] nobody works there yet
   *[other] staff: { $list }
}
board-mines-of = { $name }: { $mines ->
    [0] no mine to be filled
    [one] one mine to be filled
   *[other] { $mines } mines to be filled
}
board-deck-top = Deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
}; on top: { $top }
board-camp-pile = Camp, { race }: { $cards ->
    [0] none
   *[other] { $list }, the last on top
}
board-look-through = Look through camp and discards ({ $cards ->
    [one] one discarded
   *[other] { $cards } discarded
})
board-open-cards = Camp and discards
board-mines-not-seen = mines not seen yet
board-king = King of the { race }; { $mines ->
    [0] no filled mines under it
    [one] one filled mine under it
   *[other] { $mines } filled mines under it
}
board-king-own = { board-king }, worth { $values }
board-points = { $name }: { $filled } for filled mines, { $unfilled } for the others, { $total } in all
board-points-hidden = { $name }: filled mines lie face down; { $unfilled } for the others
board-holds = { $name } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-hand-of = { $name } holds
board-hand-yours = Your hand
costly-last = This is the last card of the deck: the game ends with this turn (6.1).
board-exchange = Exchange all cards
board-pairing = { $pairing ->
    [fixed] backs always the same
   *[shuffled] backs shuffled
}

bad-hand = Seat { $seat } has more than { $most } cards in hand.
bad-units = { $mine } cannot lie there: each unit covers a weaker one, workers are of other races, and a full mine does not stay (2.3, 4.2).
bad-capture = Centre { $place } holds too many units: it would have been captured (3.1).
bad-seen = More of { $mine } lie open than “mines seen” says.
bad-cards = There are more cards than the game has.
bad-deck-mines = “deck mines” names as many mines as the deck has cards.
bad-buried = “buried” names other cards than those that can lie as mines.
bad-end = Somebody is to play as long as the deck has cards.
bad-hand-size = Seat { $seat } needs room in the hand to draw a card.
bad-place = No mine takes the card that is to be laid.
bad-draw = There is nothing to draw.
bad-mines = A seat cannot come to more than { $most } mines.
too-many = { $card } is mentioned too often: the game has { $copies } of it.
too-many-mines = The mine { $mine } is mentioned too often.

# Why a move looks good or bad
reason-centre = best on centre { $place }
reason-own = best in your own { $own }
reason-fill = your mine worth { $value } gets filled about { $after } times in a hundred, before it { $now }
reason-capture = a mine worth { $value }, which you fill about { $chance } times in a hundred
reason-give = a mine worth { $value } for another, who fills it about { $chance } times in a hundred
reason-opens = the next player may capture the mine worth { $value }: { $weaker ->
    [0] only the weakest unit can
    [one] { $weaker } strength is higher
   *[other] { $weaker } strengths are higher
}
reason-follow = if nobody does, you can
reason-deck = an unknown card: a little hope
reason-helps = with it your mines and your hand promise more; points: { $points }

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-kings = Kings
gallery-king = king of the { race }
gallery-mines = Mines
terms = unit mine defence worker overseer centre camp filled
term-unit = unit
term-unit-forms = unit-
term-unit-means = the fighting side of a card: one of a race, with a strength from 0 to 9
term-mine = mine
term-mine-forms = mine-
term-mine-means = the other side of a card: captured with units, then staffed with workers, it counts its value
term-defence = defence
term-defence-forms = defence-
term-defence-means = how many units must lie on a mine of the centre before somebody gets it
term-worker = worker
term-worker-forms = worker-
term-worker-means = a unit of another race than yours that works in a mine you have captured
term-overseer = overseer
term-overseer-forms = overseer-
term-overseer-means = a unit of your own race that some mines want after the last worker
term-centre = centre
term-centre-forms = centre-
term-centre-means = the four mines in the middle of the table that everybody fights for
term-camp = camp
term-camp-forms = camp-
term-camp-means = open piles of units, one for each race; one may draw the top unit of any of them
term-filled = filled
term-filled-forms = filled-
term-filled-means = a mine with all its workers, and its overseer if it wants one: it now counts for you

# What statistics say of a player's ways, in a game on average.
habit-captured = mines captured
habit-filled = mines filled
habit-gifts = mines given to others
habit-from-camp = units drawn from the camp
habit-exchanges = hands exchanged
