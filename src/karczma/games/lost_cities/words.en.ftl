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
told-draw-known = You draw { card } from the deck.
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
