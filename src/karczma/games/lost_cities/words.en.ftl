# Lost Cities, English. Cards: $colour is a name in English, $value is 0 for a sponsor.
# Players: $you is "yes" if the reader is meant, else $name names the player.

colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [violet] violet
    [green] green
   *[orange] orange
}
card = { $value ->
    [0] { $colour ->
        [orange] an orange
       *[other] a { colour }
    } sponsor
   *[other] the { colour } { $value }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

blurb = Lead expeditions of ever higher cards, win sponsors early, and do not set out where you cannot arrive.
option-deals = how many deals make the match
option-milestones = play the Milestones variant
option-show-deck-count = show how many cards are left in the deck
option-first = who begins the first deal
option-ages = the seats from the youngest to the oldest player
option-turn-cap = after so many turns a deal is scored as it lies; 0 means never
option-memory-aid = show what a perfect memory would know: whole camps, cards taken openly, cards not seen yet

prompt-place = Lay a card: on your expedition, or in the camp of its colour.
prompt-draw = Draw a card: from the deck, or the top card of an open camp.
prompt-wait-place = { $name } is choosing a card to lay.
prompt-wait-draw = { $name } is about to draw a card.
prompt-over = The game is over.

describe-begin = begin the { colour } expedition with { card }: it stands at { points }
describe-play = lay { card } on your expedition: it then stands at { points }
describe-camp = leave { card } in the { colour } camp
describe-draw-deck = draw the top card of the deck
describe-draw-last = draw the last card of the deck: the deal ends
describe-draw-camp = take { card } from the camp

why-lay-first = First lay a card, then draw one (2.1).
why-draw-first = You have laid your card; now draw one (2.1).
why-not-held = You do not hold { card }.
why-too-low = Your { colour } expedition already shows { $top }: only a higher number may follow (2.2).
why-sponsor-late = Your { colour } expedition has set out: sponsors join only before the first number (2.3).
why-just-laid = You have just laid a card in the { colour } camp: you may not take it back this turn (2.6).
why-camp-empty = The { colour } camp is empty.
why-not-now = That is not possible now.

told-begin = { $you ->
    [yes] You begin
   *[no] { $name } begins
} the { colour } expedition with { card }.
told-play = { $you ->
    [yes] You lay { card } on your
   *[no] { $name } lays { card } on the
} { colour } expedition.
told-camp = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} { card } in the { colour } camp.
told-draw-deck = { $you ->
    [yes] You draw
   *[no] { $name } draws
} from the deck.
told-draw-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { card } from the deck.
told-draw-last = { $you ->
    [yes] You draw
   *[no] { $name } draws
} the last card of the deck.
told-draw-camp = { $you ->
    [yes] You take
   *[no] { $name } takes
} { card } from the camp.
told-milestone = { $you ->
    [yes] You take
   *[no] { $name } takes
} the milestone “{ milestone }”.
told-deal-over = Deal { $deal } is over.
told-capped = Deal { $deal } was stopped by the turn limit and is scored as it lies.
told-points = { $you ->
    [yes] You score
   *[no] { $name } scores
} { points }{ $milestones ->
    [0] {""}
   *[other] {" "}({ $expeditions } from expeditions, { $milestones } from milestones)
}.
told-next-deal = { $you ->
    [yes] You begin
   *[no] { $name } begins
} deal { $deal }.

reason-won = { $deals ->
    [one] { $more } to { $fewer } points in the deal
   *[other] { $more } to { $fewer } points after { $deals } deals
}
reason-shared = { $deals ->
    [one] { $more } points each: the victory is shared
   *[other] { $more } points each after { $deals } deals: the victory is shared
}
score-line = { $times ->
    [1] { $sum } − 20
   *[other] ({ $sum } − 20) × { $times }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $points }

milestone = { $milestone ->
    [three-yellow] three cards in the yellow expedition
    [three-blue] three cards in the blue expedition
    [three-violet] three cards in the violet expedition
    [three-green] three cards in the green expedition
    [three-orange] three cards in the orange expedition
    [five-in-one] five cards in one expedition
    [three-begun] three expeditions begun
    [three-in-a-row] three consecutive values in one expedition
    [most-begun] more expeditions begun
    [best-expedition] best expedition, without sponsors
   *[lowest-hand] lower sum of values in hand
}
when-first-come = first come, first served
when-end = at the end of the deal

# The terminal. A short- message says in a few letters what its describe- twin says in full.
short-begin = begin: { $points }
short-play = then { $points }
short-camp = to the camp
short-draw-deck = from the deck
short-draw-last = the last card
short-draw-camp = take { card }

board-deal = deal
board-deal-of = { $deals ->
    [1] A single deal
   *[other] Deal { $deal } of { $deals }
}
board-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
board-points = points
board-holds = { $name } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-holds-known = { board-holds }, among them
board-your-hand = Your hand:
board-camps = camps
board-empty = empty
board-closed = closed
board-milestones = milestones
board-milestones-open = Milestones, 10 points each:
board-sum = sum
board-match = match
board-unseen = not seen yet: in the deck or in the other hand
board-in-camp = in the camp, the top card last
board-no-memory-aid = This table plays without the memory aid.
board-help =
    Y4 is the yellow 4, Y* a yellow sponsor. Your expeditions lie below the camps, the other player's above.
    Each turn: lay one card, then draw one. On an expedition numbers must rise; sponsors go before the numbers.
    A begun expedition counts its numbers less 20; each sponsor adds one more time that amount, loss or gain.
    Eight cards or more on one expedition: 20 extra. The deal ends when the last card of the deck is drawn.
milestone-short = { $milestone ->
    [three-yellow] 3 yellow cards
    [three-blue] 3 blue cards
    [three-violet] 3 violet cards
    [three-green] 3 green cards
    [three-orange] 3 orange cards
    [five-in-one] 5 cards in one
    [three-begun] 3 begun
    [three-in-a-row] 3 in a row
    [most-begun] more begun at the end
    [best-expedition] best without sponsors
   *[lowest-hand] lower hand at the end
}

bad-hand = Seat { $seat } has more than { $most } cards in hand.
bad-expedition = { $card } cannot lie there: an expedition grows upwards, sponsors first (2.2, 2.3).
too-many = { $card } is mentioned too often: the game has { $copies } of it.
bad-deals-over = { $over } deals cannot be over in a match of { $deals }.
bad-began = “began” is a seat, and “turns” is not negative.
bad-to-play = Somebody is to play until all deals are over, and nobody afterwards.
bad-milestones = Milestones lie there only with the option milestones=yes.
bad-blanks = There are more cards than the sixty of the game.
bad-hand-size = Seat { $seat } needs a card to lay, or room in the hand to draw one.
bad-closed = Only a camp with a card on it is closed, and only while its player draws.
bad-deck = The deck needs a card as long as somebody is to play.

# The browser
board-expedition = { $you ->
    [yes] your
   *[no] { $name }:
} { colour } expedition, { $cards ->
    [0] not begun
   *[other] { $list }
}
board-camp = { colour } camp, { $cards ->
    [0] empty
   *[other] on top { $top }, { $cards } in all
}
board-deck-button = the deck
board-back = a hidden card
board-points-of = { colour }: { $line }
board-not-begun = { colour }: not begun, 0 points
board-hand-of = { $name } holds
costly-last = This is the last card of the deck: the deal ends with it (3.1).
board-total = { $name }: { points } in all

# Why a move looks good or bad
reason-milestone = it brings you to a milestone, or close to one
reason-held = you hold { $cards ->
    [one] { $cards } number
   *[other] { $cards } numbers
} for it
reason-promise = the expedition promises about { points }, its cost paid
reason-times = every point counts { $times } times
reason-passes-over = it passes over cards that could bring about { points }
reason-no-gap = it passes over no card
reason-hurry = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to play in about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
reason-no-use = it is of no use to you
reason-use = it may bring you about { points }
reason-given-up = you give up about { points }
reason-gift = it may bring the other about { points }
reason-no-gift = it is of no use to the other
reason-deck = an unknown card, and the deal comes nearer to its end
reason-time = it buys you time to play your cards

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-colour = { $colour ->
    [yellow] Yellow
    [blue] Blue
    [violet] Violet
    [green] Green
   *[orange] Orange
}
terms = expedition camp sponsor deck deal milestone
term-expedition = expedition
term-expedition-forms = expedition-
term-expedition-means = your own row of cards of one colour, each number higher than the one before
term-camp = camp
term-camp-forms = camp-
term-camp-means = the open pile of one colour between the players, where cards are laid that nobody's expedition gets
term-sponsor = sponsor
term-sponsor-forms = sponsor-
term-sponsor-means = a card without a number that multiplies what its expedition brings, be it a gain or a loss
term-deck = deck
term-deck-forms = deck-
term-deck-means = the face-down pile to draw from; when its last card is drawn, the deal is over
term-deal = deal
term-deal-forms = deals
term-deal-means = one play through all sixty cards; three of them make a match
term-milestone = milestone
term-milestone-forms = milestone-
term-milestone-means = a task of the variant, worth ten points to whoever fulfils it

# What statistics say of a player's ways, in a game on average.
habit-expeditions = expeditions begun
habit-sponsors = sponsors laid
habit-great = great expeditions
habit-from-camps = cards drawn from camps
