# Mini Villagers, English. Cards: $suit is a name in English, $who is man, woman or countess.
# Players: $you is "yes" if the reader is meant, else $name names the player.

suit = { $suit ->
    [wood] Wood
    [hay] Hay
    [ore] Ore
    [grain] Grain
    [grape] Grapes
    [wool] Wool
    [leather] Leather
   *[solitary] Solitary
}
card = { $who ->
    [man] the man of { suit }
    [woman] the woman of { suit }
   *[countess] the Capricious Countess
}

blurb = Put away your pairs and hope that the Capricious Countess stays with you: whoever keeps her goes first.
option-first = who deals the cards and begins

prompt-draw = Your turn: draw a card. { $cards ->
    [one] One is
   *[other] { $cards } are
} left in the pile.
prompt-take = Your turn: the pile is gone, so take a card from { $name }, blind.
prompt-wait = { $name } is about to draw a card.
prompt-over = The game is over.

describe-draw = draw the top card of the pile
describe-take = { $cards ->
    [one] take the only card of your right neighbour
   *[other] take one of your right neighbour's { $cards } cards
}

why-not-now = That is not possible now.

# Whom a card is taken from.
giver = { $you ->
    [yes] you
   *[no] { $name }
}
told-draw = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a card from the pile.
told-draw-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { card } from the pile.
told-draw-pair = { $you ->
    [yes] You draw a card from the pile and put
   *[no] { $name } draws a card from the pile and puts
} away a pair: { suit }.
told-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} a card from { $giver }.
told-take-known = { $you ->
    [yes] You take
   *[no] { $name } takes
} { card } from { $giver }.
told-take-pair = { $you ->
    [yes] You take a card from { $giver } and put
   *[no] { $name } takes a card from { $giver } and puts
} away a pair: { suit }.
told-out = { $you ->
    [yes] You have
   *[no] { $name } has
} no cards left and { $you ->
    [yes] are
   *[no] is
} out.

reason = the Capricious Countess stayed in that hand

# The terminal.
board-pile = { $cards ->
    [0] The pile is gone
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
board-turns = {""} · turns go down the list
board-player = player
board-cards = cards
board-known = in hand, as far as known
board-pairs = pairs put away
board-out = out
board-wins = wins
board-first = First player in Villagers: { $name }
board-taken-from = cards are taken here
board-your-hand = Your hand:
board-unseen = Not seen yet, in the pile or in other hands:
board-nothing = none
board-card = { $who ->
    [man] { suit } man
    [woman] { suit } woman
   *[countess] Countess
}
board-help =
    Nothing is decided here: in your turn you draw one card, from the pile or,
    once it is gone, blind from your right neighbour. A man and a woman of the
    same suit are a pair and are put away. Without cards you are out. Whoever is
    left with the Capricious Countess wins, and goes first in Villagers.

# The browser.
board-back = a card seen from behind
board-holds = { $name } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $list }

bad-hand = Seat { $seat } has more than { $most } cards in hand.
bad-card = { $card } is mentioned more than once.
bad-hands = Somebody must have cards in hand.
bad-to-play = Somebody with cards is to play as long as two players have cards, and nobody afterwards.
bad-number = { $missing } cards lie nowhere, but { $blanks } are written as “?”: every card must be somewhere.
bad-pair = Seat { $seat } holds a pair, which would have been put away.
bad-blanks = However the cards written as “?” are dealt, somebody holds a pair.

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-cards = Cards
terms = suit pair countess pile
term-suit = suit
term-suit-forms = suit-
term-suit-means = a trade, such as Wood or Wool; each has one man and one woman
term-pair = pair
term-pair-forms = pair-
term-pair-means = a man and a woman of the same suit: they leave the game together
term-countess = Capricious Countess
term-countess-forms = Capricious Countess
term-countess-means = the card without a partner; whoever is left with her wins
term-pile = pile
term-pile-forms = pile-
term-pile-means = the one or two cards left over after dealing; they are drawn first
