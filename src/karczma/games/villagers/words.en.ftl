# Villagers, English. Cards: $card, $event, $improvement and $suit are the ids of cards.toml.
# Players: $you is "yes" if the reader is meant, else $name names the player.

card = { $card ->
    [lumberjack] Lumberjack
    [hayer] Hayer
    [miner] Miner
    [founders] Founders
    [founders-food] Founders
    [carpenter] Carpenter
    [cooper] Cooper
    [shipwright] Shipwright
    [wheeler] Wheeler
    [cartwright] Cartwright
    [wood-carver] Wood Carver
    [log-rafter] Log Rafter
    [thatcher] Thatcher
    [bed-builder] Bed Builder
    [grazier] Grazier
    [milk-maid] Milk Maid
    [fromager] Fromager
    [peddler] Peddler
    [horse-trader] Horse Trader
    [ore-muler] Ore Muler
    [blacksmith] Blacksmith
    [glass-blower] Glass Blower
    [mason] Mason
    [seeker] Seeker
    [spelunker] Spelunker
    [jeweler] Jeweler
    [locksmith] Locksmith
    [brewer] Brewer
    [poulterer] Poulterer
    [swineherd] Swineherd
    [truffler] Truffler
    [graper] Graper
    [vintner] Vintner
    [wine-trader] Wine Trader
    [shepherd] Shepherd
    [spinner] Spinner
    [weaver] Weaver
    [tailor] Tailor
    [tanner] Tanner
    [saddler] Saddler
    [cobbler] Cobbler
    [harvester] Harvester
    [hunter] Hunter
    [chandler] Chandler
    [wattler] Wattler
    [fisher] Fisher
    [beekeeper] Beekeeper
    [grocer] Grocer
    [freemason] Freemason
    [priest] Priest
    [agent] Agent
    [monk] Monk
    [apprentice] Apprentice
    [tinner] Tinner
    [smuggler] Smuggler
    [barbarian] Barbarian
    [courier] Courier
    [flaker] Flaker
    [noble] Noble
    [schemer] Schemer
    [thief] Thief
    [sheriff] Sheriff
    [benefactor] Benefactor
    [nun] Nun
    [pigeoneer] Pigeoneer
    [prophet] Prophet
    [recruiter] Recruiter
    [carter] Carter
    [captain] Captain
    [arkwright] Arkwright
    [alchemist] Alchemist
    [wholesaler] Wholesaler
    [freelancer] Freelancer
    [countess] Countess
   *[countess-novice] Countess
}
event = { $event ->
    [sinister-banquet] Sinister Banquet
    [mood-swing] Mood Swing
    [black-market] Black Market
    [value-added-tax] Value Added Tax
    [land-claim] Land Claim
    [temporary-employment] Temporary Employment
    [bribes] Bribes
    [serfdom] Serfdom
    [customs] Customs
    [guild-conspiracy] Guild Conspiracy
    [betrayer] Betrayer
    [the-countess-bank] The Countess Bank
    [dark-mood] Dark Mood
    [it-was-you] It Was You!
    [arson] Arson
    [conscription] Conscription
    [tribute] Tribute
    [protection-money] Protection Money
    [trade-network] Trade Network
    [spy-network] Spy Network
    [blackmail] Blackmail
    [abduction] Abduction
    [arrest] Arrest
   *[rats] Rats
}
improvement = { $improvement ->
    [windmill] Windmill
    [sawmill] Sawmill
    [gold-mine] Gold Mine
    [ox-crane] Ox Crane
    [bank] Bank
    [marketplace] Marketplace
    [lighthouse] Lighthouse
    [guildhall] Guildhall
    [town-hall] Town Hall
    [inn] Inn
    [tavern] Tavern
   *[church] Church
}
suit = { $suit ->
    [wood] Wood
    [hay] Hay
    [ore] Ore
    [grain] Grain
    [grape] Grape
    [wool] Wool
    [leather] Leather
    [solitary] Solitary
   *[special] Special
}

gold = { $gold } gold
silver = { $silver ->
    [one] { $silver } silver symbol
   *[other] { $silver } silver symbols
}
copper = { $copper ->
    [one] { $copper } copper symbol
   *[other] { $copper } copper symbols
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
food = { $food } food
builders = { $builders ->
    [one] { $builders } builder
   *[other] { $builders } builders
}
suit-symbols = { $symbols ->
    [one] { $symbols } { suit } symbol
   *[other] { $symbols } { suit } symbols
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
villagers = { $villagers ->
    [one] { $villagers } villager
   *[other] { $villagers } villagers
}

blurb = Found a village after the plague: invite wanderers from the road, join their trades into chains, and earn most at two markets.
option-scoundrels = play with the Scoundrels: Special villagers who meddle with the others
option-saints = play with the Saints: a powerful Special villager for everybody
option-profiteers = play with the Profiteers: copper that pays in every round
option-improvements = play with the Improvements: three prizes to win in every round
option-market-on-second-stack = hold the first market once the second stack is empty, whether the first one is or not
option-mode = how hard the Countess makes it for a single player
option-first = who goes first; the rulebook draws lots, a game of Mini Villagers can decide it too
option-memory-aid = show what a perfect memory would know: cards taken openly, cards you have seen in a pile, cards not seen yet

# Sentences: prompts, descriptions, what happened, the terminal.

# Bricks of sentences
that-card = the { card }
card-of-suit = a card ({ suit })
any-card = a card
one-and-more = { $first }, { $rest }
player = { $you ->
    [yes] you
   *[no] { $name }
}
village-of = { $you ->
    [yes] your village
   *[no] village of { $name }
}
from-pile = { $pile ->
    [7] from the reserve
   *[other] from stack { $pile }
}
onto-pile = { $pile ->
    [7] onto the reserve
   *[other] onto stack { $pile }
}
pile = { $pile ->
    [7] the reserve
   *[other] stack { $pile }
}
# What Improvements count: who has most …
counted-most = { $counts ->
    [suit-symbols] { suit } symbols
    [gold-symbols] gold symbols
    [padlocks] padlocks
    [food] food
    [builders] builders
    [printed-gold] printed gold
    [coins-on-one] coins on one villager
    [sets] sets
    [chains] chains of { $least } cards or more
    [with-coins] villagers with coins
    [best-silver] worth of one silver card
    [hand-special] Special cards in hand
   *[cards] cards in the village
}
reward-basic = a Basic
reward-card = a card from a pile
# What Special villagers do
effect = { $effect ->
    [monk] a missing link, slipped beneath another card
    [apprentice] takes the place of a covered card, which you build
    [tinner] padlocks open for free in this build turn
    [smuggler] half the gold of a top card of yours !Shipwright
    [barbarian] draft: clears the road, you take its coins
    [courier] before another drafts: a road card to your hand
    [flaker] draft: a card off any square to your hand
    [noble] take a card that is not Special from another hand
    [schemer] a top card of any village to your hand
    [thief] stays; each turn gets { $amount } gold of another player
    [sheriff] discards a Thief, you take the coins on him
    [benefactor] draft: builds a hand card without an action
    [nun] stays; market 2: one silver card pays twice
    [pigeoneer] look at { $amount } cards of the reserve, take one
    [prophet] instead of a draft: any card of a stack
    [recruiter] stays; for { $amount } gold draft two cards at once
   *[freelancer] stays; whoever puts { $amount } gold on him gets an action
}
event-effect = { $event ->
    [sinister-banquet] the Countess gains { $amount } for each food in her village
    [mood-swing] another Summer Event comes in its place
    [black-market] you and the Countess gain the silver of your villages
    [value-added-tax] pay her { $amount } for each visible gold symbol of yours
    [land-claim] pay her { $amount } for each Basic in your village
    [temporary-employment] she gains { $amount } for each suit in your hand
    [bribes] a villager of hers gets as many coins as its key says
    [serfdom] cards given for Basics go to her village
    [customs] pay her { $amount } for each card of your most numerous suit
    [guild-conspiracy] each villager of hers with a key gets { $amount } coins
    [betrayer] a top villager of yours moves to her village
    [the-countess-bank] opening a padlock at the bank costs { $amount }
    [dark-mood] { $amount } other Events come in its place
    [it-was-you] the Jester must be used in this round
    [arson] build one card fewer, or pay { $amount }
    [conscription] she gets the top card of a pile
    [tribute] pay her { $amount } for each card in your hand
    [protection-money] pay her as much as lies on a villager of yours
    [trade-network] she gains the worth of a silver card of hers
    [spy-network] she gains the worth of a silver card of yours
    [blackmail] she gains your highest visible printed gold
    [abduction] discard a hand card
    [arrest] discard a top villager of yours
   *[rats] draft one card fewer, or pay { $amount }
}

# What is asked
prompt-draft = Draft a card: from the road, or blind from a stack. { $drafted } of { $limit } taken.
prompt-after-draft = Will you play a draft card now? Else pass.
prompt-courier-asked = { $name } is about to draft. Send the Courier for a card first, or hold him?
prompt-put-coin = Put a coin on a villager of the road? Those without coins leave.
prompt-build = Build, hire or play: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} and { $hires ->
    [one] { $hires } hire
   *[other] { $hires } hires
} left. Pass when done.
prompt-place = Where will the { card } lie?
prompt-pay = Who opens the padlock of the { card }?
prompt-swap = Which covered card gives its place to your Apprentice?
prompt-cover = Which card will you lay on the Monk you have taken out?
prompt-side = Which side of the Founders will be up?
prompt-smuggle = Of which villager do you take half the printed gold?
prompt-onto = For the { card } you give a hand card, face down: onto which pile?
prompt-return = Which card of your hand do you give away for the { card }?
prompt-which-thief = Which of your Thieves robs { $name }?
prompt-snatch-from = Which card do you take off a square?
prompt-benefit = Which card does the Benefactor build for you?
prompt-search = Which stack will the Prophet look through?
prompt-take-searched = Which card of the stack do you draft? The others will be put back.
prompt-arrange = Put the cards back: which lies next, counting from the top?
prompt-look-at = Whose hand will the Noble look at?
prompt-take-seen = Which card do you take from { $name }?
prompt-steal-from = Which villager will the Schemer take to your hand?
prompt-arrest-whom = Which Thief is arrested?
prompt-take-reserve = Which card of the reserve do you take? The others will be put back.
prompt-tavern-card = The Tavern gives you a Basic. Which one?
prompt-church-card = The Church gives you a card. Off which pile?
prompt-countess-takes = Which villager of the road does the Countess get?
prompt-rats-or-gold = Rats! Pay { gold }, or draft one card fewer in this round?
prompt-arson-or-gold = Arson! Pay { gold }, or build one card fewer in this round?
prompt-resolve-event = Which Event is resolved next?
prompt-must-use-jester = It Was You! The Jester must throw out an Event: which?
prompt-bribes = Bribes: which of her villagers gets coins?
prompt-betrayer = Betrayer: which of your villagers moves to the Countess?
prompt-arrest = Arrest: which of your villagers is discarded?
prompt-protection-money = Protection Money: which villager's coins tell what you pay?
prompt-trade-network = Trade Network: which silver card of hers pays the Countess?
prompt-spy-network = Spy Network: which silver card of yours pays the Countess?
prompt-conscription = Conscription: off which pile does the Countess get a card?
prompt-abduction = Abduction: which hand card do you discard?
prompt-wait-draft = { $name } is drafting.
prompt-wait-coin = { $name } is deciding where a coin goes.
prompt-wait-build = { $name } is building.
prompt-wait-choice = { $name } is deciding.
prompt-over = The game is over.

# What a move would do. A short- message says in a few letters what its describe- twin says in full.
card-with-coins = { card }{ $coins ->
    [0] {""}
    [one] {" "}with { $coins } coin
   *[other] {" "}with { $coins } coins
}
card-plus = { card }{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }
}
short-suit = { $suit ->
    [wood] Wood
    [hay] Hay
    [ore] Ore
    [grain] Grain
    [grape] Grape
    [wool] Wool
    [leather] Leath
    [solitary] Solit
   *[special] Spec
}
describe-draft-road = take the { card-plus }: { $facts }
short-draft-road = { short-suit }{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }
}
describe-draft-pile = blind { from-pile }: { suit } on top, { $cards } cards there
short-draft-pile = ? { short-suit }
describe-draft-known = { from-pile }, where you know the { card } to lie: { $facts }
short-draft-known = ! { short-suit }
describe-hold = keep the Courier for later
describe-courier = take the { card-plus }: { $facts }
short-courier = { card } { $facts }
describe-recruit = pay { gold } and draft two cards in this turn
short-recruit = 2 cards
describe-snatch = take the { card } off the square of { $name }: { $facts }
short-snatch = { card } { $facts }
describe-snatch-own = take the { card } off your own square: { $facts }
short-snatch-own = { card } { $facts }
describe-search = look through { pile }: { $cards } cards
describe-countess = the { card-plus }: worth { $worth } to her now
short-countess = { card } { $worth }
describe-coin = a coin on the { card }
short-coin = { card }
describe-pay-three = pay { gold }
describe-draft-fewer = draft one card fewer in this round
describe-build-fewer = build one card fewer in this round
describe-freelancer = put { gold } on the { card } ({ $whose }) for an action more
short-freelancer = +1 action
describe-build = build the { card }: { build-change }
short-build = { $held ->
    [yes] { $second }
   *[no] { $first }/{ $second }
}
describe-build-free = lay the { card } without an action: { build-change }
short-build-free = free
build-change = { $costs ->
    [yes] { $now } gold,{" "}
   *[no] {""}
}{ $held ->
    [yes] market 2 { $second }
   *[no] markets { $first }/{ $second }
}
describe-play = { $facts }
short-play = Special
describe-hire = hire a { card } for a card of your hand ({ $left } left)
short-hire = { $left } left
describe-tavern = take a { card }; { $left } left
short-tavern = { $left } left
describe-rob = a Thief of yours takes { gold } from { $name }
short-rob = { gold }
describe-thief = the Thief with { coins }
describe-on-table = on the table{ $monks ->
    [0] {""}
    [one] , with a Monk slipped beneath
   *[other] , with { $monks } Monks slipped beneath
}
describe-on = on the { card }{ $lying ->
    [0] {""}
   *[other] , where a card lies already
}{ $monks ->
    [0] {""}
    [one] , with a Monk slipped beneath
   *[other] , with { $monks } Monks slipped beneath
}
describe-on-wild = on the { card } that stands for { $role }{ $lying ->
    [0] {""}
   *[other] , where a card lies already
}{ $monks ->
    [0] {""}
    [one] , with a Monk slipped beneath
   *[other] , with { $monks } Monks slipped beneath
}
describe-pay-tinner = for free: the Tinner opens it
describe-pay-bank = pay { gold } to the bank
describe-pay-own = your own { card }: the bank puts { gold } on it
describe-pay-other = pay { gold } onto the { card } ({ $whose })
describe-exchange = the { card } ({ $whose })
short-exchange = { card }
describe-gold-side = the gold side
describe-food-side = the food side
describe-half = { gold } of the { card }
describe-onto = { onto-pile }: { $cards } cards there, { suit } on top
short-onto = { short-suit }
describe-onto-discard = onto the discard pile
describe-return = give away the { card }: { $facts }
short-return = { $facts }
describe-look = look at the { cards } of { $name }
describe-take = take the { card }: { $facts }
short-take = { $facts }
describe-next = the { card } as number { $place } from the top
short-next = No. { $place }
describe-steal = take the { card } ({ $whose })
short-steal = { card }
describe-arrest = discard the { card } ({ $whose }) and take { coins }
short-arrest = { coins }
describe-draw = draw { from-pile }: { suit } on top
describe-resolve = resolve { event }
short-resolve = { event }
describe-jester = the Jester throws out the Event { event }
short-jester = Jester
describe-bribe = { coins } on her { card }
describe-betray = the { card } moves to her village{ $coins ->
    [0] {""}
   *[other] ; its { coins } come to you
}
describe-seize = the { card } is discarded{ $coins ->
    [0] {""}
   *[other] ; its { coins } come to you
}
describe-protect = pay { gold }, as on the { card }
describe-value = the { card }: she gains { gold }
describe-conscript = { from-pile }: { suit } on top
describe-discard = discard the { card }: { $facts }
short-discard = { $facts }
describe-pass-after-draft = play nothing
describe-pass-put-coin = put no coin
describe-pass-build = end your build turn{ $actions ->
    [0] {""}
    [one] ; { $actions } action is left
   *[other] ; { $actions } actions are left
}
short-pass-build = done
describe-pass-tavern-card = take nothing
describe-pass-church-card = take nothing

# Why a move is refused
why-not-now = That is not possible now.
why-other-question = That answers another question than the one that is asked now.
why-draft-first = Now you draft; villagers are built in the build phase (7.3).
why-build-now = The draft is over; now you build (4.1).
why-must-draft = You must draft up to your limit (5.2).
why-must-choose = You must choose one of the answers.
why-slot-empty = Slot { $slot } of the road is empty.
why-slot-alike = That { card } is just like the one in slot { $slot }: choose that one.
why-reserve = The reserve can be drafted from only when all stacks are empty (5.3).
why-pile-empty = Nothing lies in { pile }.
why-onto-reserve = The card goes on a stack as long as one holds cards (9.1).
why-pile-first = The card goes on a stack or on the reserve as long as they hold cards (9.2).
why-search-reserve = The Prophet looks through a stack, not the reserve (18.4).
why-no-recruiter = There is no { card } in your village.
why-recruit-late = The Recruiter is paid before the first draft of the turn (18.5).
why-recruit-full = Two more cards do not fit your draft limit (18.5).
why-too-poor = You cannot pay that: you have { gold }.
why-square-empty = No such card lies on a square.
why-alike = That { card } is like an earlier one: choose the first of them.
why-not-held = You do not hold the { card }.
why-prophet-late = The { card } is played instead of a draft, not after it (18.4).
why-no-use = The { card } finds nothing to do now.
why-no-special = The { card } is a Special card: that is not allowed here.
why-monk-alone = A Monk is laid together with the card that covers it: build that one, then choose the place (11.2).
why-courier = The Courier is played when another player is about to draft (17.4).
why-draft-card = The { card } is played in your draft turn.
why-no-actions = You have no build actions left (7.1).
why-no-place = The { card } needs an open { $on } in your village to lie on (8.2).
why-locked = The padlock of the { card } needs the { $opener }, or { gold }, which you do not have (10.7).
why-no-basics = There is no { card } left (9.3).
why-no-hires = You have hired all the Basics a turn allows (9.1).
why-no-hand = You have no card to give away for it (9.1).
why-no-thief = No Thief of yours is free to rob (17.7).
why-rob-other = A Thief robs another player (17.7).
why-rob-poor = { $name } has less than { gold } (17.7).
why-not-such = There is no { card } in that place.
why-freelancer-late = A Freelancer is paid before anything else in your build turn (19.5).
why-most-actions = Nobody gets more than { $most } actions (19.5).
why-freelancer-used = You have paid this Freelancer already in this round (19.5).
why-no-house = There is no card in that place.
why-not-this = The { card } there cannot be chosen, or a like one comes before it in the list.
why-no-room = The { card } there cannot carry another card (8.4).
why-on-table = The { card } lies on the table (8.1).
why-lies-on = The { card } is laid on { $on } (8.2).
why-not-bank = Somebody has the { card }: the bank cannot be paid then (10.6).
why-no-tinner = You have not played the Tinner in this turn (11.13).
why-not-among = The { card } is not among these cards.
why-look = Choose another player who has cards (17.6).
why-no-event = The Event { event } does not lie face up.
why-no-jester = The Jester is gone (16.13).
why-event-resolved = The Event { event } is resolved already (16.13).

# What happened
told-chosen = { $you ->
    [yes] You have
   *[no] { $name } has
} chosen.
told-pass-after-draft = { $you ->
    [yes] You play
   *[no] { $name } plays
} no draft card.
told-pass-put-coin = { $you ->
    [yes] You put
   *[no] { $name } puts
} no coin on the road.
told-pass-build = { $you ->
    [yes] You have
   *[no] { $name } has
} finished building.
told-pass-tavern-card = { $you ->
    [yes] You take
   *[no] { $name } takes
} no Basic from the Tavern.
told-pass-church-card = { $you ->
    [yes] You take
   *[no] { $name } takes
} no card from the Church.
told-hold = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} the Courier.
told-recruit = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { gold } to draft two cards in this turn.
told-pay-three = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { gold } to the bank.
told-draft-fewer = { $you ->
    [yes] You draft
   *[no] { $name } drafts
} one card fewer in this round.
told-build-fewer = { $you ->
    [yes] You build
   *[no] { $name } builds
} one card fewer in this round.
told-arrange = { $you ->
    [yes] You put
   *[no] { $name } puts
} the other cards back.
told-next = { $you ->
    [yes] You put
   *[no] { $name } puts
} the { card } back as number { $place } from the top.
told-draft-road = { $you ->
    [yes] You draft
   *[no] { $name } drafts
} the { card-with-coins }.
told-draft-pile = { $you ->
    [yes] You draft
   *[no] { $name } drafts
} blind { from-pile }: { $what }.
told-courier = { $you ->
    [yes] You send
   *[no] { $name } sends
} the Courier, who brings the { card-with-coins } from the road.
told-coin = { $you ->
    [yes] You put
   *[no] { $name } puts
} a coin on the { card }.
told-freelancer-own = { $you ->
    [yes] You put
   *[no] { $name } puts
} { gold } on { $you ->
    [yes] your
   *[no] their
} own { card } for an action more.
told-freelancer = { $you ->
    [yes] You put
   *[no] { $name } puts
} { gold } on the { card } ({ $whose }) for an action more.
told-play = { $you ->
    [yes] You play
   *[no] { $name } plays
} the { card }.
told-begin-building = { $you ->
    [yes] You want
   *[no] { $name } wants
} to build the { card }.
told-begin-hiring = { $you ->
    [yes] You want
   *[no] { $name } wants
} to hire a { card }.
told-place = { $you ->
    [yes] You have
   *[no] { $name } has
} found a place for the { card }.
told-onto = { $you ->
    [yes] You have
   *[no] { $name } has
} chosen the pile.
told-tavern = { $you ->
    [yes] You take
   *[no] { $name } takes
} a { card } from the Tavern.
told-church = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $what } { from-pile }.
told-resolve = Event { event }: { $effect }.
told-event-over = The Event { event } is over.
told-mood-swing = In its place: { event }: { $effect }.
told-jester = { $you ->
    [yes] Your
   *[no] The
} Jester throws out the Event { event }.
told-jester-lost = The Jester is gone.
told-barbarian = The road is cleared of { $cards }{ $gold ->
    [0] {""}
   *[other] ; { gold } in coins taken
}.
told-snatch = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { card } off the square of { $whose }.
told-snatch-own = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { card } off { $you ->
    [yes] your
   *[no] their
} own square to hand.
told-search = { $you ->
    [yes] You look
   *[no] { $name } looks
} through { pile }.
told-searched = { $you ->
    [yes] You draft
   *[no] { $name } drafts
} { $what } from it.
told-exchange = { $you ->
    [yes] Your
   *[no] { $name }’s
} Apprentice takes the place of the { card } ({ $whose }).
told-exchange-own = { $you ->
    [yes] Your
   *[no] { $name }’s
} Apprentice takes the place of the { card } in { $you ->
    [yes] your
   *[no] their
} own village.
told-pay-own = { $you ->
    [yes] Your
   *[no] { $name }’s
} own { card } gets { gold } from the bank.
told-pay-other = { $you ->
    [yes] You put
   *[no] { $name } puts
} { gold } on the { card } ({ $whose }).
told-pay-tinner = The Tinner opens the padlock of the { card } for { $you ->
    [yes] you
   *[no] { $name }
}.
told-pay-bank = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { gold } to the bank for a padlock.
told-build = { $you ->
    [yes] You build
   *[no] { $name } builds
} the { card }.
told-build-on = { $you ->
    [yes] You build
   *[no] { $name } builds
} the { card } on the { $on }.
told-monk = { $you ->
    [yes] You slip in
   *[no] { $name } slips in
} a { card } as { $role }.
told-smuggle = { $you ->
    [yes] You smuggle
   *[no] { $name } smuggles
} { gold }.
told-smuggle-nothing = { $you ->
    [yes] You find
   *[no] { $name } finds
} nothing to smuggle.
told-hire = { $you ->
    [yes] You put
   *[no] { $name } puts
} { $what } { onto-pile } and { $you ->
    [yes] hire
   *[no] hires
} a { card }.
told-hire-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $what } and { $you ->
    [yes] hire
   *[no] hires
} a { card }.
told-hire-serfdom = The Countess gets { $what }; { $you ->
    [yes] you hire
   *[no] { $name } hires
} a { card }.
told-rob = { $you ->
    [yes] Your
   *[no] { $name }’s
} Thief robs { $whom } of { gold }.
told-look = { $you ->
    [yes] You look
   *[no] { $name } looks
} at the hand of { $whom }.
told-take-seen = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $what } from { $whom }.
told-take-reserve = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $what } from the reserve.
told-wild-home = { $cards }: back to { $you ->
    [yes] your hand
   *[no] the hand of { $name }
}.
told-betrayed = The { card } leaves { $you ->
    [yes] your village
   *[no] the village of { $name }
} for the Countess.
told-arrested = The { card } of { $you ->
    [yes] your village
   *[no] the village of { $name }
} is discarded.
told-steal = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { card } to hand ({ $whose }).
told-steal-own = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { card } from { $you ->
    [yes] your
   *[no] their
} own village to hand.
told-sheriff = { $you ->
    [yes] You arrest
   *[no] { $name } arrests
} the { card } ({ $whose }) and { $you ->
    [yes] take
   *[no] takes
} { gold }.
told-sheriff-own = { $you ->
    [yes] You arrest
   *[no] { $name } arrests
} { $you ->
    [yes] your
   *[no] their
} own { card } and { $you ->
    [yes] take
   *[no] takes
} { gold }.
told-countess-draft = The Countess gets the { card-with-coins }.
told-refill = To the road: { $cards }.
told-square = { $you ->
    [yes] You take
   *[no] { $name } takes
} the drafted cards to hand.
told-road-leave = Road update. Away: { $cards }.
told-road-come = New on the road: { $cards }.
told-road-coins = Every villager of the road gets a coin.
told-founders = Nobody feeds { $you ->
    [yes] your village
   *[no] the village of { $name }
}: the Founders are turned to their food side.
told-copper = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { gold } by copper.
told-improvement = { $you ->
    [yes] You have
   *[no] { $name } has
} most ({ $of }) and { $you ->
    [yes] win
   *[no] wins
} the { improvement }: { $reward }.
told-improvement-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} the { improvement }: nobody alone has most.
told-gains = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { gold }.
told-pays = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { gold }.
told-her-coins = { coins } { $coins ->
    [one] is
   *[other] are
} put on her { card } ({ $house }).
told-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
} the { card }.
told-countess-gets = The { card } joins the village of the Countess.
told-new-event = New Event: { event }: { $effect }.
told-market = { $market ->
    [1] The first market is held.
   *[other] The second market is held; the game is over.
}
told-market-pays = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $total } gold: { $printed } printed, { $coins } for coins{ $silver ->
    [0] {""}
   *[other] , { $silver } for silver
}{ $nun ->
    [0] {""}
   *[other] , { $nun } by the Nun
}.
told-round = Round { $round }: { $you ->
    [yes] you go
   *[no] { $name } goes
} first.

reason-gold = { $more } gold to { $fewer }
reason-villagers = { $gold } gold each, but { $fewer } villagers to { $more }
reason-shared = { $gold } gold and { $villagers } villagers each
reason-beaten = { $more } gold to the { $fewer } of the Countess
reason-lost = you have { $more } gold, the Countess has { $fewer }

# The terminal
board-round = Round { $round } · { $phase ->
    [draft] draft
    [road] road update
    [build] build
    [rewards] improvements
    [events] Events
   *[over] the end
}
board-to-market = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to market { $market }
board-your-gold = your gold: { $gold }
board-gold-of = gold of { $name }: { $gold }
board-road = Road
board-nobody = nobody
board-stacks = Stacks
board-reserve = Reserve
board-basics = Basics
board-jester = The Jester can still throw out an Event.
board-your-village = Your village
board-village = Village of { $name }
board-village-facts = food { $food }, builders { $builders } · market 1: { $first } · market 2: { $second }
board-village-facts-late = food { $food }, builders { $builders } · market 2: { $second }
board-player = { $gold } gold, draft { $draft }, build { $build }
board-countess = { $gold } gold
board-markets = markets { $first }/{ $second }
board-markets-late = market 2: { $second }
board-hand-of = hand { $cards }
board-your-hand = Your hand ({ $cards })
board-square = drafted
board-first = first
board-legend = @X lies on X, !X padlock that X opens, g gold, f food, b builder, s silver
board-more = and { $cards } more
tiny-gold = { $number }g
tiny-food = { $number }f
tiny-builders = { $number }b
tiny-on = @{ card }
tiny-lock = !{ card }
tiny-and = { $first } { $rest }
tiny-silver = { $pays }s/{ $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ tiny-counted }
tiny-copper = { $pays }c/{ $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ tiny-counted }
tiny-counted = { $counts ->
    [suit-symbols] { short-suit }
    [gold-symbols] gold
    [padlocks] padlock
    [food] food
    [builders] builder
    [printed-gold] { short-suit } gold
    [coins-on-one] coin
    [sets] set
    [chains] chain of { $least }
    [with-coins] with coins
    [best-silver] silver
    [hand-special] Special
   *[cards] card
}
board-improvement = { improvement } (most { $of }): { $reward }
board-market = market { $market }
board-printed = printed gold
board-coins = coins
board-silver = silver
board-nun = Nun
board-sum = sum
board-all-gold = all gold
board-villagers = villagers
board-unseen = not seen yet: in a pile, in another hand or in the box
board-known = you know
board-no-memory-aid = This table plays without the memory aid.
board-help =
    Each round: draft cards, from the road or blind from a stack; then build.
    Lumberjack[Carpenter|Wheeler>Cartwright]: two chains on a Lumberjack. Only what
    lies on top works. Food lets you draft more, builders let you build more.
    Cooper @Lumberjack 4g !Blacksmith: lies on a Lumberjack, brings 4 gold at each
    market; whoever has a Blacksmith is paid for the padlock; your own is free.
    To hire a Basic you give away a hand card; Wood, Hay and Ore begin on them.
    (6) is what a card brings at a market; (0/6): nothing at the first, 6 at the
    second, as silver does. +2 are coins on a card: they count for its owner.
    Once stacks 1 and 2 are empty the first market is held, once all are the second,
    which ends the game. Most gold wins. b3: third card in the village of player b.

# The browser: what is printed on a card, and what lies where
explain-smuggler = half the printed gold of a top card of yours
explain-chain = Laid on: { $chain }
explain-gold = { gold } at each market
explain-silver = Silver counts { explain-counted } at the second market: { $number ->
    [1] { gold } each
   *[other] { gold } for every { $number }
}
explain-copper = Copper counts { explain-counted } after every build phase, of your best copper card only: { $number ->
    [1] { gold } each
   *[other] { gold } for every { $number }
}
explain-counted = { $counts ->
    [suit-symbols] { suit } symbols
    [gold-symbols] visible gold symbols
    [padlocks] padlocks
    [food] food symbols
    [builders] builder symbols
    [printed-gold] printed gold on your visible { suit } cards
    [coins-on-one] coins on one villager, the best one
    [sets] sets of a Wood, a Hay and an Ore symbol
    [chains] chains of at least { $least } cards
    [with-coins] villagers with coins
    [best-silver] the worth of your best silver card
    [hand-special] Special cards in hand
   *[cards] cards in the village
}
explain-key = Key: { $number } cards of the game have a padlock that this villager opens
explain-lock = Padlock, opened by: { card }
explain-lock-held = In play at: { $names }
explain-lock-bank = Nobody has that villager: the bank is paid
explain-stands-for = Stands for: { card }
explain-covered = Covered: only name, suit and padlock count
explain-brings = Brings at the markets: { $first } / { $second }
explain-copper-now = { gold } by copper now
explain-spent = Used in this turn
board-back = a card seen from behind: { suit }
board-slot = Road { $slot }: { $what }
board-nobody-here = nobody
board-pile = { pile }: { cards }
board-pile-back = On top: { suit }
board-market-under = Beneath it lies the card of market { $market }
board-pile-known = You know, from the top: { $list }
board-supply = Reserve, discards and Basics
board-basic = { card }: { $left } left to hire
board-discards = Discarded: { cards }. { $list }
board-improvements = Improvements
board-holder = { $name } has the marker
board-unheld = nobody has the marker
board-events = Events
board-jester-name = Jester
board-seasons = Events face down: { $summer } of Summer, { $winter } of Winter
board-show = Show the village of { $name } large
board-drafts = drafts { $limit } a round (food: { $food })
board-builds = builds { $limit } a round (builders: { $builders })
board-would-pay = market 1 would bring { $first }, market 2 { $second }
board-would-pay-late = market 2 would bring { $second }
board-would-earn = Built now: gold { $now }, market 1 { $first }, market 2 { $second }
board-holds = hand, { cards }: { $list }
board-square-of = drafted: { $list }
board-build-here = Your village, build here: { $list }
board-plot = A new place in your village
board-tray = Cards to choose from
board-choices = Other choices
board-pay-bank = pay the bank
board-bank = bank
board-memory = unseen

# Positions that cannot be
bad-seat = There is no seat { $seat } at this table.
bad-founders = The village of { $seat } needs its Founders, once.
bad-house = { $card } cannot lie there in the village of { $seat }: see its chain (8.2).
bad-load = { $card } in the village of { $seat } carries too many cards (8.4).
bad-wild = { $card } in the village of { $seat } must stand for a link of a chain and be covered (11.2).
bad-steps = The line “steps” does not say a way in which this game can stand.
bad-building = A card between hand and village does not fit the questions that are open.
too-many = { $card } is mentioned too often: the game has { $copies } of it.
too-many-blanks = There are more blanks than cards that could fill them.
too-few-places = More cards are left over than the reserve has room for.
nothing-to-answer = Somebody is asked who has no answer.

# Why a move looks good or bad
reason-promise = it promises your village about { gold }
reason-coins = and { gold } on it
reason-at-once = it can be built at once
reason-hire = it needs a Basic Villager beneath it, to be hired
reason-link = what it lies on is in your hand
reason-missing = what it lies on is nowhere in sight
reason-others = it carries or unlocks other cards of your hand
reason-toll = your own villager opens its padlock: { gold }
reason-price = its padlock costs { gold }
reason-early = food and builders first: gold can wait for the market
reason-blind = nobody has seen this card: a little hope
reason-basic = the card that waits for it, less the one you pay with: about { gold }
reason-worth = by rule of thumb worth about { gold }
reason-now = to be done before anything else, or not at all
reason-pass = nothing else gains anything

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-solo = The solo game
gallery-events = Events
gallery-improvements = Improvements
terms = village road reserve square suit top basics padlock unlocker chain draft market silver copper
term-village = village
term-village-forms = village, villages
term-village-means = the cards in front of a player: everybody who has settled there
term-road = road
term-road-forms = road-
term-road-means = six slots with face-up villagers who can be drafted
term-reserve = reserve
term-reserve-forms = reserve-
term-reserve-means = the face-down pile beside the road from which it is refilled
term-square = market square
term-square-forms = market square-
term-square-means = where the cards you draft lie open until your hand gets them
term-suit = suit
term-suit-forms = suits-
term-suit-means = what a villager deals in: Wood, Hay, Ore, Grain, Grape, Wool or Leather; Solitary and Special ones besides
term-top = top card
term-top-forms = top card-
term-top-means = a card with nothing on it: only there food, builders, gold, silver and copper work
term-basics = Basics
term-basics-forms = Basics-
term-basics-means = Lumberjack, Hayer and Miner, on whom chains begin; they are hired for a hand card
term-padlock = padlock
term-padlock-forms = padlock-
term-padlock-means = must be opened before the card can be built, by the villager it names or with 2 gold
term-unlocker = unlocker
term-unlocker-forms = unlocker-
term-unlocker-means = the villager who opens a padlock and gets 2 gold put on the card for it
term-chain = production chain
term-chain-forms = production chain-
term-chain-means = villagers lying on one another, from the raw material up to the finished ware
term-draft = draft
term-draft-forms = draft-
term-draft-means = to take one villager, from the road or blind from a stack, in turns with the others
term-market = market
term-market-forms = first market, second market, markets
term-market-means = a reckoning: gold is paid for what lies on top; the second one ends the game
term-silver = silver
term-silver-forms = silver-
term-silver-means = a symbol that pays at the second market, for every symbol or card it counts
term-copper = copper
term-copper-forms = copper-
term-copper-means = a symbol of the Profiteers that pays after every build phase, the best card only

# What statistics say of a player's ways, in a game on average.
habit-built-wood = Wood built
habit-built-hay = Hay built
habit-built-ore = Ore built
habit-built-grain = Grain built
habit-built-grape = Grape built
habit-built-wool = Wool built
habit-built-leather = Leather built
habit-built-solitary = Solitary villagers built
habit-built-special = Special villagers played
habit-padlocks = cards built that have a padlock
habit-hired = Basics hired
habit-blind = cards drafted blind
