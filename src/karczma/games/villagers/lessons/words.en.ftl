# The lessons of Villagers. A word between *stars* is new and stands out.

lesson-title-base = 1. The base game
lesson-title-padlocks = 2. Padlocks and Special villagers
lesson-title-solo = 3. Alone against the Countess

lesson-base-village = This is your *village*: it begins with the Founders and { $gold } *gold*, and whoever has most gold at the end wins.
lesson-base-road = Villagers walk along the *road*: in every round you first invite some of them to your hand, then settle them in your village.
lesson-base-draft = To *draft* is to take one card, and you may take { $limit } in a round, one at a time: touch the Swineherd.
lesson-base-refill = The innkeeper drafted too, and each empty place was filled at once from the first of these *stacks*; when they run out, the game ends.
lesson-base-blind = You may also draft *blind*, the top card of any stack, of which only the *suit* can be seen: try the second stack.
lesson-base-coin = Between two players, each may now put a coin on a villager who shall stay; it goes to whoever drafts that card: put yours on the Grazier.
lesson-base-update = Those with a coin stay, the others left, and new ones came from the *reserve*; with more players all that is done by itself, and every villager on the road carries a coin.
lesson-base-build = Now *build* up to { $limit } villagers: the Swineherd wants the Founders beneath, so touch it, then your village.
lesson-base-covered = Only what lies on *top* works: the Founders' gold is covered, but the Swineherd has gold too, and food, which lets you draft one card more.
lesson-base-hire = Many chains start with a *Basic*, and up to { $hires } of them can be hired in a turn: hire a Hayer.
lesson-base-onto = A Basic costs a card of your hand, face down onto a stack: choose the third one.
lesson-base-return = Give the card you need least, and remember that its suit can be seen: the Beekeeper.
lesson-base-solitary = Basics do not count towards the limit, so you have one more to build: the Chandler is *Solitary* and stands by itself.
lesson-base-done = That was all for this turn: say that you are done.
lesson-base-founders = The innkeeper built a Mason on a Miner; nobody feeds that village, so its Founders were turned over and give food instead of gold.
lesson-base-market = The first two stacks are empty, so the first *market* was held: all top cards paid the gold printed on them, and yours paid well.
lesson-base-food = Your food lets you draft three cards now: take the Grazier, and the coin on it is yours.
lesson-base-silver = Some cards have *silver* instead of gold, which pays only at the second market: draft the Horse Trader.
lesson-base-last-stack = One card is left in the stacks: draft it blind.
lesson-base-no-coin = No round will follow, so a coin on the road is no use: decline.
lesson-base-chain = Cards on one another are a *production chain*: build the Grazier on your Hayer.
lesson-base-branch = The first card of a chain carries two branches: build the Horse Trader on the same Hayer.
lesson-base-symbols = Suit symbols count even where they are covered: the Horse Trader pays 3 gold for every two Hay symbols of your village, his own included.
lesson-base-finish = All six stacks are empty: say that you are done, and the second market ends the game.
lesson-base-score = The second market pays printed gold, silver, and coins on cards; most gold wins, and if it is level, the smaller village.
lesson-base-end = You know the base game; padlocks and Special villagers come in the second part. Play a game with what you know!
