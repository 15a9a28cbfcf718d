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
help-rules = the whole rules
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
replay-question = Move { $version } of { $last } · Enter next, b back, a number, q quit:
replay-answers = Enter or n: next move, b: back, a number from 0 to { $last }: that move, q: quit.
wrong-usage = { $reason }. Try karczma --help.
