# Everything a person reads outside a game's own folder. Errors say what was wrong and what to do.

did-you-mean = Did you mean { $word }?
no-guess = {""}
seat-name = Player { $number }

compiling = Preparing { $game } for this computer, only this once:

unknown-game = There is no game called “{ $name }”. The games are: { $games }. { $guess }
wrong-seats = { $game } cannot be played by { $seats }: choose from { $least } to { $most } seats.
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
undo-revealed = Your last move brought a hidden card to light: it cannot be taken back.

# Measuring

bad-count = { $games } games cannot be played: give a number of at least 1.
option-needs-value = “{ $option }” is not an option: write it as name=value.
