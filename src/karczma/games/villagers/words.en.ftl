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
option-first = who goes first; rulebook draws lots, mini plays Mini Włościanie for it
option-memory-aid = show what a perfect memory would know: cards taken openly, cards you have seen in a pile, cards not seen yet

# Sentences: prompts, descriptions, what happened, the terminal.
