# Everything a person reads outside a game's own folder. Errors say what was wrong and what to do.

did-you-mean = Did you mean { $word }?
no-guess = {""}
seat-name = Player { $number }

compiling = Preparing { $game } for this computer, only this once:

unknown-game = There is no game called “{ $name }”. The games are: { $games }. { $guess }
wrong-seats = { $game } cannot be played by { $seats }: choose from { $least } to { $most } seats.
wrong-seats-exactly = { $game } cannot be played by { $seats }: it is a game for { $least }.
no-such-bot = There is no computer player called “{ $name }”. There are: { $names }. { $guess }
unknown-option = There is no option “{ $option }”. The options are: { $options }. { $guess }
bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
invalid-move = “{ $move }” is not a move of this game. Moves look like { $example }. { $guess }
not-your-turn = Seat { $seat } cannot move now: the table waits for seat { $waiting }.
say-which-seat = Several seats may move now ({ $waiting }): say which one moves.
no-such-seat = There is no seat { $seat } at this table: seats are counted from 0 to { $last }.
game-is-over = The game is over: no more moves are possible.

unknown-line = A position has no line “{ $line }”. The lines are: { $lines }. { $guess }
not-a-line = “{ $line }” is not a line of a position: each line is a name, a colon and a value.
bad-line = The line “{ $line }: { $value }” of the position cannot be read; the game's rules page describes it.
foreign-bytes = These bytes are not a position of { $game } in this version of the game.

no-deal-to-replay = This table was set up from a position: it has no deal to replay.
replay-not-json = The file is damaged: it is not JSON. Nothing was changed.
replay-foreign = This is not a replay of Karczma: its format is not “karczma-replay”.
replay-newer = This replay has format version { $version }, which this Karczma does not know. Update Karczma to see it.
replay-other-rules = This replay was played by rules version { $theirs }, we have version { $ours }: it cannot be shown truly.
replay-damaged = The replay is damaged: something is missing in it or has been changed.
replay-bad-move = The replay is damaged: a move in it was not possible. { $reason }
replay-differs = The replay is damaged: playing it again does not lead to the same end.

nothing-to-undo = There is nothing to take back.
undo-others-moved = Somebody has moved since your last move: it cannot be taken back.
undo-secret-choice = A secret choice is final once made: it cannot be taken back.
undo-revealed = Your last move brought a hidden card to light: it cannot be taken back.

# Measuring

bad-count = { $games } games cannot be played: give a number of at least 1.
option-needs-value = “{ $option }” is not an option: write it as name=value.

# The arena

option-out-of-range = { $option } cannot be { $value }: give a number from { $least } to { $most }.
too-few-bots = { $game } with { $seats } seats needs at least two computer players, as in --bots medium,easy; the same one may be named twice.
bad-program = “{ $command }” cannot be run: give a program after exec: that is there and may be executed.
no-nemesis = There is no nemesis for { $game }, only for: { $games }.
bot-lost-by-fault = { $bot } loses game { $game } of pair { $pair }: { $reason }.
more-faults = And { $count ->
    [one] { $count } more game
   *[other] { $count } more games
} lost in such ways; the table counts them all.
bot-cannot-start = it cannot be started ({ $reason })
bot-ended = it ended by itself, with exit code { $code }
bot-hung = it did not answer within { $seconds } s
bot-line-too-long = its answer is longer than { $most } kB
bot-not-json = its answer is not JSON: { $line }
bot-no-move = its answer is not an object with a “move” in text: { $line }
bot-other-question = its answer is not to question { $asked }: { $line }
bot-illegal-move = “{ $move }” is not among the legal moves
arena-title = { $game }: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
arena-intervals = In brackets: where the true figure lies with 95 % confidence. ± is the spread from game to game; moves are those of one game, ms the time for one move.
arena-fair-share = Bots of equal strength would each win { $share } % of their games.
heading-bot = bot
heading-win-rate = wins, %
heading-margin = margin
heading-elo = Elo
heading-moves = moves
heading-seconds = ms
heading-faults = faults

# The terminal

you = You
needs-terminal = karczma play needs an interactive terminal; without one, try karczma simulate { $game }.
too-small = The terminal is { $width } × { $height } letters: the table needs at least { $least_width } × { $least_height }. Enlarge the window.
unknown-language = There is no language “{ $lang }” here: choose from { $languages }.
game-facts = { $title } · players: { $players } · about { $minutes } minutes
heading-option = option
heading-values = values
heading-usual = usual
heading-meaning = meaning

pass-the-keyboard = { $name } is next: pass the keyboard. Everybody else, look away.
number-between = Give a number from { $least } to { $most }.
bad-people = “{ $people }” people cannot share a keyboard: give a number from 1 to 9, or names as in Ola,Jan.
bad-name = A player cannot be called “{ $name }”: give each a name of 1 to { $most } letters, as in Ola,Jan.
too-many-opponents = There are { $opponents } computer players, but only { $seats } seats at this table, and somebody must sit there too.
same-name = Two players cannot both be called “{ $name }”: give them different names.
too-many-people = { $people } people cannot sit at a table with { $seats } seats: add seats or take turns.
welcome = Welcome to the inn. On the shelf:
which-game = Which game?
how-many-people = How many people play at this keyboard?
how-many-seats = How many players in all? Bots take the seats that are left.
name-a-game = Name a game, as in karczma play lost-cities; karczma games lists them.
log-of-news = Memory is part of this game, so only the latest moves are told:

your-choice = Number, move or help:
not-understood = “{ $line }” is not understood: give a number from 1 to { $most }, a move as listed, or help. { $guess }
no-such-choice = There is no choice { $number }: give a number from 1 to { $most }.
help-choices = Type the number of a choice, or the move as it is written beside it. Enter draws the table again. Or type:
help-hint = what would a sensible player do?
help-undo = take your last move back, if it brought nothing hidden to light
help-unseen = which cards have you not seen yet?
help-log = all that has happened
help-save = save now; save FILE writes a copy for karczma play --from FILE
help-rules = the whole rules, opened at what is asked now
help-help = this page
help-quit = leave; the game is saved and waits for you
hint-best = The best seems { $move }: { $what }. Chances { $chances } % ± { $error }.
hint-next = Then { $move }: { $what }. Chances { $chances } % ± { $error }.
hint-mixed = All choose at once: whoever always did the same would be seen through. Choose by chance:
hint-often = { $share } times in a hundred { $move }: { $what }. Chances { $chances } % ± { $error }.
hint-caution = (after { $worlds } games played on in the mind; a wide ± means that it is nearly a guess)
undone = Taken back.
enter-to-go-on = Enter to go on:
outcome-won = { $you ->
    [yes] You win
   *[no] { $name } wins
}: { $reason }.
outcome-shared = The victory is shared ({ $winners }): { $reason }.
outcome-lost = You lose: { $reason }.

resume-question = An unfinished game of { $game } is waiting, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} old. Go on with it? [Y/n]
kept = The unfinished game is kept in { $file }; karczma play --from goes on with it.
cannot-resume = The saved game { $file } cannot be resumed, so this is a new one. { $reason }
saved = Saved in { $file }.
saved-for-later = The game is saved in { $file }. To go on: karczma play { $game }
replay-saved = The game is saved in { $file }; karczma replay shows it.
cannot-save = The game cannot be saved in { $file } ({ $reason }); it goes on all the same, and save FILE may write it elsewhere.
file-in-the-way = { $file } cannot be overwritten: it is not a saved game. Choose another name.
quit-unsaved = The game could not be saved: save FILE writes it elsewhere, quit once more leaves without saving.
left-unsaved = The game could not be saved.
no-such-file = There is no file { $file }.
file-unreadable = { $file } cannot be read: { $reason }.
file-other-game = { $file } is a game of { $game }.
file-finished = The game in { $file } is over; karczma replay shows it.
replay-not-text = The file is not a replay: it is not text in UTF-8.
replay-question = Move { $version } of { $last } · Enter next, b back, t turn, ? help, q quit:
replay-answers =
    Enter or n: next move · b: back · t: next turn, t back: a turn back · a number from 0 to { $last }: that move
    s 0 to s { $seats }: seen from that seat · open: all hands open · onlooker: what all could see
    play: by itself, Ctrl-C stops; play 0.5: with half a second between two moves · q: quit
replay-no-such-move = “{ $move }” is no move of this game: say a number from 0 to { $last }.
replay-which-seat = Say which seat: a number from 0 to { $last }.
replay-pause = Say how many seconds lie between two moves: a number from 0 to { $most }.
wrong-usage = { $reason }. Try karczma --help.

# Review: a finished game gone through by the strongest bot
review-head = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, each tried about { $iterations } times in worlds that fit what the player saw
review-graph = Outlook of { $name } with open hands, from 0 to 100 (in the end { $result }):
review-luck = luck { $luck } ± { $error }, of it the deal { $deal } ± { $deal_error }
review-own = own decisions { $own } ± { $error }
review-others = decisions of others { $others } ± { $error }
review-split = { $name }: { $result } instead of a fair { $fair }
review-worst = { $name }: the decisions that cost most
review-nothing = { $name }: no decision that was worse beyond doubt than another one
review-decision = Move { $number }, { $move } ({ $what }): { $loss } ± { $error } lost
review-better = better { $move } ({ $what }), chances { $chances } % ± { $error }
review-caution = All figures are those of our strongest bot, which may be wrong; ± is what chance alone would explain.
review-unfinished = The game in { $file } is not over yet: only finished games are reviewed.

# The inn

refused-already-seated = You already sit at this table. Give a name to seat another person at this screen.
refused-bad-message = This is not a message of the protocol ({ $reason }). docs/protocol.md describes all of them.
refused-banned = The host of this inn has turned you out.
refused-bot-plays = A bot plays for this seat. Take the seat back first.
refused-chat-full = { $most } lines have been said at this table: that is enough for one game.
refused-closed = This table was broken up.
refused-closing = The inn is closing for a moment. Try again soon: nothing is lost.
refused-crowded = The inn is full, or too many have come in from your address. Close other windows, or try again later.
refused-empty-chat = There is nothing to say in an empty line.
refused-fault = Something went wrong here, and it was not your doing. Try again; if it happens again, tell the host.
refused-foreign-host = This inn does not answer to that address. Open it by its own.
refused-foreign-origin = This request comes from a page of another site. Open the inn's own page.
refused-muted = You have been silenced here: what you write is not passed on.
refused-name-at-table = Somebody at this table is called “{ $name }” already. Choose another name.
refused-no-request = Nobody waits for your answer.
refused-no-such-moment = There is no such moment: this game has moves 0 to { $last }.
refused-no-such-page = There is nothing at this address. The inn's first page is at /.
refused-no-such-person = There is nobody of this name here.
refused-no-such-replay = This record is no longer kept here. Open the file once more.
refused-no-such-seat = There is no such seat at this table: seats are counted from 0 to { $last }.
refused-no-such-table = There is no table { $table } here. The list of tables shows those you can join.
refused-no-such-token = There is no such token.
refused-not-allowed = Only a host of the inn may do this.
refused-not-finished = This game is not over. Its replay can be seen once it is.
refused-not-json = Send this as JSON, with content-type application/json.
refused-not-over = A rematch can be asked for when the game is over.
refused-not-owner = Only whoever made the table may do this.
refused-not-paused = The game is not paused.
refused-not-seated = You do not sit at this table.
refused-not-signed-in = Say who you are first: come in under a name, log in, or send a token.
refused-not-started = The game has not begun yet.
refused-not-your-seat = Seat { $number } is not yours.
refused-nothing-to-take = None of your seats is played by a bot.
refused-over = The game is over.
refused-paused = The game is paused. Resume it first.
refused-private = This table is for invited players. Ask them for the link.
refused-request-pending = Something else is being asked already. Wait for the answers.
refused-seat-taken = Seat { $number } is taken. Choose another one.
refused-seats-free = Some seats are still free. Wait for players, or fill the seats with bots.
refused-stale = The table has changed since you looked at it. Look again, then move.
refused-started = The game has begun already.
refused-storage = It could not be saved, so it was not done. Try again in a moment.
refused-table-full = All seats are taken. You can watch.
refused-too-fast = That was too fast. Wait a moment, then try again.
refused-too-late = This took too long to arrive, so nothing was done. Please send it again.
refused-too-long = This is too long: at most { $most } bytes can be sent.
refused-too-many-tables = You have made many tables in a short time. Wait a few minutes.
refused-wrong-method = This address cannot be asked in this way. docs/protocol.md tells how.
refused-no-hints = There are no hints in a rated game.
refused-no-such-review = Nobody has asked for a review of this game yet.
hint-not-asked = You are not asked just now. Ask for a hint when it is your turn.

bye-banned = The host of this inn has turned you out.
bye-closing = The inn is closing for a moment. Nothing is lost; it will be back soon.
bye-restored = The inn has gone back to a backup. Come in again to see your tables.
bye-signed-out = You have left, or come in anew elsewhere. Come in again to go on.
bye-too-fast = Too many messages came at once. Come in again, more slowly.
bye-too-slow = Your connection did not keep up. Come in again: nothing is lost.

told-sat = { $name } sits down.
told-stood = Seat { $number } is free again.
told-handed = { $timeout ->
    [yes] The time of { $name } is up: a bot plays on ({ $level }).
   *[no] A bot plays for { $name } from now on ({ $level }).
}
told-taken-back = { $name } takes the seat back.
told-started = The game begins.
told-undone = Moves were taken back.
told-requested = { $what ->
    [undo] { $name } would like to take a move back.
   *[pause] { $name } would like to pause.
}
told-declined = { $name } does not agree.
told-paused = The game is paused.
told-resumed = The game goes on.
told-closed = The table was broken up.

account-keeps-name = An account keeps its name.
bad-password = A password has { $least } to { $most } letters. Choose another one.
bad-person-name = “{ $name }” will not do as a name: give 1 to { $most } letters that can be shown.
has-account = You have an account already.
name-taken = Somebody has an account called “{ $name }” already. Choose another name, or log in.
wrong-password = Name and password do not fit together. Try again.
too-many-tokens = You have { $most } tokens already. Revoke one first.
tokens-need-account = Programs need an account: make one first.
undo-rated = In a rated game a move cannot be taken back against bots.
deal-not-as-promised = The deal is not the one that was promised before the first move: the record or the server is not honest.

bad-database-url = “{ $url }” is not a database we know. Give sqlite:///FILE or postgresql://USER@HOST/NAME.
cannot-open-database = The database cannot be opened: { $reason }. Nothing was changed.
cannot-store = The database refused: { $reason }. Nothing was changed.
cannot-listen = The inn cannot open at { $host }:{ $port }: { $reason }. Give another --port.

inn-open = The inn is open at { $address } (Ctrl-C closes it; games are kept).
inn-closed = The inn is closed. All games are kept.
backup-written = Everything is in { $file }: { $rows } rows. It holds the secrets of running games: keep it safe.
backup-restored = The inn is as it was when { $file } was written: { $rows } rows.
backup-exists = { $file } exists already. Give the name of a new file.
backup-other-version = { $file } was written by another version of Karczma. Restore it with that version, then update.
not-a-backup = { $file } is not a whole backup of Karczma. Nothing was changed.
verified-moves = { $game }: all { $moves ->
    [one] { $moves } move was
   *[other] { $moves } moves were
} possible as played, and playing again leads to the same end.
verified-deal = The deal is the one promised before the first move, { $commitment }: compare it with what your table showed.
verified-no-promise = This record has no promise about its deal: it was not played at an inn.
host-named = { $name } is a host of the inn from the next visit on.
host-removed = { $name } is no longer a host of the inn.
no-such-account = Nobody has an account called “{ $name }”. Guests cannot be hosts: make an account first.

# The browser

guest-qualities = Merry, Quiet, Brave, Clever, Lucky, Jolly, Sleepy, Proud, Nimble, Hungry
guest-animals = Badger, Beaver, Stork, Hedgehog, Lynx, Otter, Bison, Fox, Owl, Raven
web-welcome = Sit down, the cards are ready.
web-games = Games
web-players-range = { $least }–{ $most } players
web-players-exactly = { $count } players
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-play-bots = Play now
web-shuffling = Shuffling…
web-with-friends = With friends
web-my-tables = My tables
web-no-tables = You sit at no table yet: one click above deals you a game.
web-open-tables = Open tables
web-none-open = No table waits for players just now.
web-to-watch = Games to watch
web-results = Recent results
web-turn-of = { $name } to move, { $ago }
web-credits = Credits and sources
web-close = Close
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-dark = dark
web-theme-light = light
web-sound = Sounds
web-motion = Cards glide when they move
web-notices = Notify me when it is my turn
web-keys = Keyboard
web-keys-arrows = go from card to card
web-keys-enter = choose a card, then where it goes
web-keys-escape = let go of what you have picked
web-keys-rules = the rules, at the paragraph that concerns what is asked
web-shortcuts = Keys of a single sign (?)
web-who-are-you = Your name here
web-name = Name
web-rename = Call me this
web-account = Account (you can do without)
web-account-why = With an account the name is yours on every device, and your games come along.
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-make-account = Make an account
web-account-new = I have none yet
web-account-old = I have one already
web-password-rule = At least 8 characters; longer is better than odd.
web-account-name = This name is your account's; nobody else can use it, and it stays.
web-log-out-all = Logging out ends it on all your devices.
web-tokens = Tokens for programs
web-tokens-why = With a token a program of yours, such as a bot, plays under your name.
web-token = The token
web-token-label = What it is for
web-token-new = New token
web-token-once = Copy it now: it is not shown again.
web-token-end = End { $label }
web-token-end-sure = The program that uses “{ $label }” is out at once. This cannot be undone.
web-lost = The connection is lost; we are trying to get it back. Nothing of the game is lost.
web-unreachable = The inn cannot be reached. It may be closed for a moment, or you may be offline. Your games are kept.
web-try-again = Try again
web-went-wrong = Something went wrong. Try once more, please.
web-how-many = Players
web-here = People at this screen
web-here-name = Name of player { $number }
web-here-add = Another person at this screen
web-others = The others
web-others-friends = friends, by a link
web-others-bots = bots: { $level }
web-level-beginner = beginner
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-master = master
web-pace = Time
web-pace-none = no clock
web-pace-quick = 5 minutes, and 10 seconds a move
web-pace-calm = 20 minutes, and 20 seconds a move
web-pace-days = two days a move
web-public = Everybody may see this table in the list
web-rules-options = Rules and options
web-value-rulebook = as the rulebook says
web-value-random = at random
web-value-seats = as they sit
web-value-shuffled = shuffled
web-value-fixed = always the same
web-value-normal = normal
web-value-novice = for novices
web-value-veteran = for veterans
web-value-mini = by a game of Mini Villagers
web-make-table = Set the table
web-players = Players
web-you = you
web-here-too = at this screen
web-pass-to = Hand the device to { $name }
web-pass-why = Until then nobody's cards can be seen.
web-i-am = I am { $name }: show my cards
web-away = away
web-seat-free = free seat
web-seat-invited = kept for a guest
web-thinks = to move
web-watching = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-bot-name = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
web-log = What happened
web-chat = Talk
web-talk = Log and talk
web-say-something = Say something
web-send = Send
web-invite = Invite
web-invite-how = Whoever has this link can join the table. A phone can read it from the code.
web-invite-no-key = Only whoever set this table has the link.
web-invite-local = This address leads to this computer only. To play from other devices, start the inn with --host 0.0.0.0 and open it by the computer's own address.
web-new-link = Make a new link (the old one stops working)
web-qr = The link as a code for a phone's camera
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-result = Result
web-rematch = Play again
web-join-rematch = Join the rematch
web-record = Save the record
web-to-inn = Back to the inn
web-won = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
web-defeat = Not this time
web-shared = A shared victory: { $winners }
web-deal-was = The deal was fixed before the first move: { $commitment }… The record proves it.
web-moves = Possible moves
web-table = Table
web-your-turn = It is your turn
web-waiting-for-players = Waiting for players.
web-sit = Sit down
web-start = Begin
web-fill = Fill with bots
web-doing = At the table
web-undo = Undo
web-hand-over = Hand to a bot
web-take-back = Take my seat back
web-pause = Pause
web-resume = Go on
web-leave = Leave
web-bot-level = The bot's level
web-more-about = More about { $name }
web-muted = silenced
web-did = Done.
web-sure = Are you sure?
web-do-it = Do it
web-cancel = Cancel
web-ignore = Hide what { $name } says from me
web-unignore = Show me again what { $name } says
web-mute = Silence { $name } at this table
web-unmute = Let { $name } speak again
web-remove = Free the seat of { $name }
web-remove-sure = { $name } gets up, and can sit down again only where the table is public or with its link. Make a new link to prevent that.
web-in-the-inn = In the whole inn
web-silence = Silence { $name } at every table
web-unsilence = Let { $name } speak at every table
web-ban = Turn { $name } out
web-ban-sure = { $name } has to leave at once and cannot come back in until a host allows it.
web-unban = Let { $name } in again
web-close-table = Close the table
web-close-sure = The table is closed for everybody, and a game that has begun ends without a result. This cannot be undone.
web-request = A request
web-request-sent = The others have been asked.
web-agree = Agree
web-decline = Decline
web-replay = Replay
web-replays = Replays
web-replay-drop = Drop the record of a game here, and see it again move by move. The file stays with you: the inn keeps it only while you look.
web-replay-open = Open a record…
web-replay-copy = Copy the link
web-replay-copied-private = Copied. Only those who were invited to the table can open it.
web-replay-checked = Every move was played again and fits the rules.
web-replay-doing = With this replay
web-replay-steering = Moment of the game
web-replay-move = Move
web-replay-at = Move { $at } of { $moves }
web-replay-first = To the beginning
web-replay-turn-back = A turn back
web-replay-back = A move back
web-replay-run = Play
web-replay-pause = Stop
web-replay-next = Next move
web-replay-turn-on = Next turn
web-replay-last = To the end
web-replay-pace = Pace
web-replay-pace-slow = slow
web-replay-pace-usual = steady
web-replay-pace-quick = quick
web-replay-seen-by = Seen by
web-replay-open-all = All hands open
web-replay-none = An onlooker
web-replay-keys = Keys: ← → a move, Shift with them a turn, Home and End, space plays; digits: whose eyes.

web-first-time = First time here? Every game teaches itself in a few minutes: choose “Learn”.
web-learn = Learn
web-learn-game = Learn { $game }
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-leave = Leave
web-lesson-next = Next
web-lesson-play = Play a short game
web-lesson-enough = Enough for now
web-lesson-begun = begun: step { $step }
web-lesson-done = done
web-lesson-another-way = The rules allow that too, but this lesson goes another way: touch what glows.
web-lesson-not-this = Not that one now: touch what glows.
web-lesson-innkeeper = Innkeeper
web-lesson-miller = Miller
web-lesson-smith = Smith
web-lesson-piper = Piper
web-credits-games = The games
web-credits-games-note = The names of the games belong to their publishers. The rules are told here in our own words, and all the art is our own.
web-credits-art = Letters and libraries
web-credits-art-note = All cards and icons are drawn by this project's own programs. Letters and libraries come from:
web-credits-numbers = Where the numbers on the cards come from
web-credits-numbers-note = The rulebooks are complete, but some card faces were only pictures. Each part of a game's cards.toml says where its numbers come from; whoever owns the printed game can correct them there.
web-origin-rulebook = from the rulebook
web-origin-published = from other published sources
web-origin-reconstructed = reconstructed by us

# Reviews and hints in the browser
web-hint = Hint
web-hint-title = What the strongest bot would do
web-hint-here = The hint is here.
web-hint-share = play it { $share } times in a hundred
web-keys-hint = a hint, when it is your turn
web-review = Review
web-review-making = The strongest bot goes through the game: { $done } %
web-review-done = The review is ready.
web-review-of = Review of
web-review-graph = Outlook of { $name } with open hands, from 0 to 100; in the end { $result }
web-review-point = Move { $number } cost { $loss } ± { $error }
web-review-move = Move { $number }: { $name }
web-review-loss = It cost { $loss } ± { $error } of 100.
web-review-noise = As good as the best, as far as we can tell ({ $loss } ± { $error }).
web-review-no-choice = Nobody had a choice here. Go to a decision: by the graph, or below.
web-review-played = played
web-review-unknown = What { $name } could not know
web-review-held = it was there
web-review-worst = What cost { $name } most
web-review-nothing = { $name } did nothing wrong, as far as we can tell
web-review-all = All decisions
web-review-split = Luck and skill of { $name }
web-review-fair = fair share
web-review-luck = luck
web-review-deal = of it the deal
web-review-own = own decisions
web-review-others = decisions of others
web-review-play-on = Play on from here as { $name }
web-branch = This game goes on from a moment of another table. It does not count.

# The rules as a page, and beside a table
rules = Rules
rules-of = { $game }: the rules
rules-search = Search
rules-contents = Contents
rules-cards = The cards
rules-found = { $count ->
    [0] No paragraph
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}{ $cards ->
    [0] {""}
    [one] , { $cards } card
   *[other] , { $cards } cards
}
rules-nothing = Nothing here speaks of that.
rules-why = Show the rule
rules-page = The rules as a page of their own

# Statistics
stats = Statistics
stats-mine = My statistics
stats-none = No finished games yet that you may see.
stats-games = The games
stats-game = Game
stats-not-played = Nobody has finished this game yet.
stats-counted = Counted are finished games at public tables, and your own. Games brought from a file do not count.
stats-summary = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, won { $won } ({ $share }); { $average } points on average, at best { $best }.
stats-progress = Points from game to game; a full dot is a win, the line the average
stats-progress-of = { $game }: points from game to game, wins filled, with their average
stats-table = As a table
stats-when = Ended
stats-score = Points
stats-place = Place
stats-place-of = { $place } of { $seats }
stats-habits = Ways of playing: in a game, on average
stats-habit = Habit
stats-you = Player
stats-others = The others
stats-of-game = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; half of them took no longer than { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
stats-balance = Wins by seat, { $seats ->
    [one] one player
   *[other] { $seats } players
} ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
stats-seat = Seat
stats-wins = Wins
stats-interval = 19 times of 20 within
stats-average = Points on average
stats-length = How many moves a game takes
stats-moves = Moves
stats-number = Games
stats-players = Who plays
stats-player = Player
