# Knights and Castles, English. Cards: $figure, $one and $other are names; castles: $kind and $size.
# Players: $you is "yes" if the reader is meant, else $name names the player.

figure-plain = { $figure ->
    [knight] knight
    [dragon] dragon
    [catapult] catapult
    [foot-soldier] foot soldier
    [archer] archer
   *[peasant] peasant
}
figure = the { figure-plain }
one = { $one ->
    [knight] the knight
    [dragon] the dragon
    [catapult] the catapult
    [foot-soldier] the foot soldier
    [archer] the archer
    [peasant] the peasant
   *[shepherd] a shepherd
}
other = { $other ->
    [knight] the knight
    [dragon] the dragon
    [catapult] the catapult
    [foot-soldier] the foot soldier
    [archer] the archer
    [peasant] the peasant
   *[shepherd] a shepherd
}
pair = { $one ->
    [shepherd] both shepherds
   *[other] { one } and { other }
}
kind = { $kind ->
    [stone] stone
    [brick] brick
   *[wood] wooden
}
castle = { $size ->
    [small] small
   *[large] large
} { kind } castle
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

blurb = Everybody lays two cards in secret: equal ones cancel, and the strongest that is left takes the castle.
option-longer = as many games as there are players; the points add up
option-rotate-sword = in the longer variant the next older player has the sword at the start of each game
option-first = who has the sword at the start
option-ages = the seats from the youngest to the oldest player
option-memory-aid = show what a perfect memory would know: all cards that were shown, what lies in the camps, what each may hold

prompt-lay = Choose two cards in secret for the { castle }, worth { points }.
prompt-recruit = A drum: choose in secret which card to take back from your camp.
prompt-wait-lay = { $players ->
    [one] One player is choosing two cards in secret.
   *[other] { $players } players are choosing two cards in secret.
}
prompt-wait-recruit = { $players ->
    [one] One player is choosing a card to take back from the camp.
   *[other] { $players } players are choosing a card to take back from the camp.
}
prompt-over = The game is over.

describe-lay-two = { one } and { other }, strengths { $strength } and { $other_strength }: then to the camp
describe-lay-one = { figure } (strength { $strength }) and a shepherd, who comes back
describe-lay-shepherds = both shepherds: you keep all { cards } for later
describe-recruit = take { figure } back: stone { $stone }, brick { $brick }, wood { $wood }

why-lay-first = A castle is at stake: lay two cards; cards are taken back only when a drum is turned up (4.1).
why-recruit-first = A drum was turned up: now take back a card from your camp (4.1).
why-in-camp = Your { figure-plain } lies in your camp: only cards in hand can be laid (3.6).
why-not-in-camp = Your { figure-plain } is not in your camp.
why-not-now = That is not possible now.

told-chosen-pair = { $you ->
    [yes] You lay
   *[no] { $name } lays
} two cards face down.
told-chosen-recruit = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} a card of the camp in secret.
told-choose-pair = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { pair } face down.
told-choose-recruit = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} { figure } from the camp in secret.
told-pair = { $you ->
    [yes] You show
   *[no] { $name } shows
} { pair }{ $shepherds ->
    [0] {""}
    [1] , and the shepherd goes back to the hand
   *[other] , who go back to the hand
}.
told-repeated = Several players show { figure }: these cards cancel each other and go to the camps.
told-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { castle } ({ points }) with { figure }: strength { $strength }.
told-taken-by-sword = No card is left on the table: { $you ->
    [yes] you have the sword and take
   *[no] { $name } has the sword and takes
} the { castle } ({ points }).
told-taken-level = The strongest cards are equally strong: { $you ->
    [yes] you have the sword and take
   *[no] { $name } has the sword and takes
} the { castle } ({ points }).
told-sword-goes = { $you ->
    [yes] You get
   *[no] { $name } gets
} the sword: { told-sword-why }.
told-sword-stays = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} the sword: { told-sword-why }.
told-sword-why = { $level ->
    [yes] the youngest of those with the fewest points
   *[no] the fewest points
}
told-tile = Next tile: the { castle }, worth { points }.
told-drum = Next tile: a drum. Everybody takes back a card from the camp.
told-drum-in-vain = All camps are empty: the drum helps nobody.
told-took = { $you ->
    [yes] You take
   *[no] { $name } takes
} { figure } back from the camp.
told-took-secretly = { $you ->
    [yes] You take
   *[no] { $name } takes
} a card back from the camp, unseen by the others.
told-took-only = { $you ->
    [yes] You take
   *[no] { $name } takes
} back the only card of the camp.
told-nothing-to-take = { $you ->
    [yes] Your camp is empty: you take
   *[no] The camp of { $name } is empty: { $name } takes
} nothing back.
told-game-over = { $games ->
    [1] All rounds are over.
   *[other] Game { $game } of { $games } is over.
}
told-points = { $you ->
    [yes] You have
   *[no] { $name } has
} won castles worth { points }.
told-next-game = Game { $game } begins: { $you ->
    [yes] you have
   *[no] { $name } has
} the sword.

reason-points = { points } against { $next }{ $games ->
    [1] {""}
   *[other] {" "}after { $games } games
}
reason-cards = { points } each{ $games ->
    [1] {""}
   *[other] {" "}after { $games } games
}, but { cards } in hand against { $next }
reason-youngest = { points } each and as many cards in hand{ $games ->
    [1] {""}
   *[other] {" "}after { $games } games
}: the younger player wins

# The terminal. A short- message says in a few letters what its describe- twin says in full.
short-lay-two = { $strength }, { $other_strength }
short-lay-one = { $strength }
short-lay-shepherds = –
short-recruit = { figure-plain } { $stone } { $brick } { $wood }

board-round-of = Round { $round } of { $rounds }
board-game-of = Game { $game } of { $games }
board-at-stake = { castle }, { points }
board-recruitment = drum: everybody takes back a card
board-drum = drum
board-sword = sword: { $name }
board-kind = { $kind ->
    [stone] stone
    [brick] brick
   *[wood] wood
}
board-figure = { $figure ->
    [knight] knight
    [dragon] dragon
    [catapult] catapult
    [foot-soldier] soldier
    [archer] archer
   *[peasant] peasant
}
board-shepherd = shep.
board-hand = hand
board-camp = camp
board-points = points
board-pts = pts
board-laid = laid
board-last-castle = Last round: { $took }.
board-repeated = Cancelled: { $cards }.
board-last-drum = Last round: a drum.
board-taken = Castles taken: { $tiles }
board-none = none yet
board-unseen-tiles = To come, one of them is in the box: { $tiles }
board-game = game
board-player = player
board-castles = castles
board-sum = in all
board-cards = { cards } in hand
board-surely = surely in hand
board-maybe = in hand or camp
board-in-camp = surely in camp
board-round = round
board-took = took one
board-no-memory-aid = This table plays without the memory aid.
board-help =
    K knight, D dragon, C catapult, F foot soldier, A archer, P peasant, S shepherd.
    All choose two cards at the same time and in secret; then they are shown.
    Shepherds always come back to the hand. A figure shown by several cancels.
    Of the others the strongest takes the castle; the row marked ► counts.
    If none is left, whoever has the sword (†) takes the castle.
    Shown figures go to the camp; a drum brings one of them back.
    The sword goes to whoever has the fewest points. “Laid” is the last round.

# The board in the browser.
board-card = { $card ->
    [knight] knight
    [dragon] dragon
    [catapult] catapult
    [foot-soldier] foot soldier
    [archer] archer
    [peasant] peasant
   *[shepherd] shepherd
}
board-card-strengths = { board-card }: stone { $stone }, brick { $brick }, wood { $wood }
board-card-shepherd = shepherd: has no strength and always comes back to the hand (3.3)
board-back = a card face down
board-your-hand = Your hand
board-hand-of = Hand of { $name }
board-camp-of = { cards } in the camp
board-stake = At stake
board-order = Strength: { board-kind }
board-to-come = To come (one stays in the box):
board-stack = { $tiles ->
    [one] { $tiles } tile face down on the stack
   *[other] { $tiles } tiles face down on the stack
}
board-known = Where the figures are
board-shown-so-far = Shown so far
board-what-all-know = What everybody can tell from the cards that were shown:
board-has-sword = has the sword: takes the castle if no card is left on the table (3.5)
board-by-sword = took the castle with the sword (3.5)
board-took-castle = took the castle
board-no-castles = no castles
board-castle-counts = { $size ->
    [small] small
   *[large] large
} { kind }: { $points }
board-score-game = In this game: { points }
board-score-total = In all games: { points }
board-your-choice = your final choice
board-has-chosen = has chosen
board-choose = choose
board-thinking = thinking…
board-no-choice = no choice
board-last-round = Last round
board-nothing-shown = What everybody lays will be shown here.
board-taken-by-card = { $you ->
    [yes] You take
   *[no] { $name } takes
} the castle with { figure }: strength { $strength }.
board-taken-by-sword = { $level ->
    [yes] The strongest cards are level
   *[no] No card is left
}: { $you ->
    [yes] you take
   *[no] { $name } takes
} the castle with the sword.
board-drum-was = Everybody with cards in the camp took one back.
board-took-secretly = one card, in secret
board-took-only = the only card
board-took-nothing = nothing
board-fate-back = { $name }: back to the hand (3.3)
board-fate-out = { $name }: shown by several, cancelled (3.4)
board-fate-won = { $name }, strength { $strength }: the strongest, takes the castle (3.5)
board-fate-lost = { $name }, strength { $strength }: to the camp (3.6)

bad-games-over = { $over } games cannot be over in a match of { $games }.
bad-sword = “began” and “sword” are seats of this table.
bad-seat = There is no seat { $seat } at this table to hold cards.
bad-hand = The hand of seat { $seat } cannot be: all hands it may be have the same size, and it is one of them.
bad-later-rounds = Game { $game } has not been reached: it has no rounds.
bad-rounds-missing = Game { $game } is over: all its rounds must be told.
bad-tiles = There are more tiles “{ $tile }” in game { $game } than the game has.
bad-over = All games are over: no tile is at stake and nobody has chosen.
bad-nobody-asked = Somebody must still have to choose: this tile would have been settled at once.
bad-chosen = Seat { $seat } cannot have chosen that.

# Why a move looks good or bad
card = { $card ->
    [knight] knight
    [dragon] dragon
    [catapult] catapult
    [foot-soldier] foot soldier
    [archer] archer
    [peasant] peasant
   *[shepherd] shepherd
}
reason-chance = it takes the castle about { $chance } times in a hundred, by what the others may hold
reason-cost = what goes to the camp would be worth about { $points } in points later on
reason-sword = you hold the sword: what nobody wins is yours
reason-later = before the castles to come it is worth about { $points } in points

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-cards = Cards
gallery-tiles = Tiles and the sword
gallery-sword = the sword: takes the castle if no card is left on the table (3.5)
terms = figure shepherd drum camp sword
term-figure = figure
term-figure-forms = figure-
term-figure-means = a fighting card: knight, dragon, catapult, foot soldier, archer or peasant
term-shepherd = shepherd
term-shepherd-forms = shepherd-
term-shepherd-means = a card without strength that always comes back to the hand: it keeps your figures for later
term-drum = drum
term-drum-forms = drum-
term-drum-means = a tile without a castle: everybody takes one card back from the camp
term-camp = camp
term-camp-forms = camp-
term-camp-means = where your laid figures rest, face down, until a drum calls one of them back
term-sword = sword
term-sword-forms = sword-
term-sword-means = whoever has it takes a castle that no figure is left to win, and it goes to whoever has fewest points

# What statistics say of a player's ways, in a game on average.
habit-shepherds = shepherds laid
habit-recruited-knight = knight taken back
habit-recruited-dragon = dragon taken back
habit-recruited-catapult = catapult taken back
habit-recruited-foot-soldier = foot soldier taken back
habit-recruited-archer = archer taken back
habit-recruited-peasant = peasant taken back
