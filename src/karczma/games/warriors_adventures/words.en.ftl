# Warriors' Adventures, English. Cards: $card is the name of the kind, $value what it is worth in ducats.
# Players: $you is "yes" if the reader is meant, else $name names the player.

# an item of more than a coin is called by its worth
card = { $card ->
    [coin] a coin
    [coin-in-hand] a coin in hand
    [chamberlain] the sly chamberlain
    [robber-knights] robber knights
    [raiders] the raiders of Jomsborg
   *[other] an item worth { $value } { $value ->
        [one] ducat
       *[other] ducats
    }
}
ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
items = { $items ->
    [one] { $items } item
   *[other] { $items } items
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# what the coin in hand steals: all of one kind
loot = { $card ->
    [coin] { $items ->
        [one] { $items } coin
       *[other] { $items } coins
    }
   *[other] { items } worth { $value } { $value ->
        [one] ducat
       *[other] ducats
    }{ $items ->
        [one] {""}
       *[other] {" "}each
    }
}

blurb = Dare to reveal one more card, and send home what you have found before the robbers come.
option-dusigrosz = play for the Penny-pincher (Dusigrosz), a bonus card for whoever has sent most coins
option-stealing-coin = the coin in hand steals
option-first = who begins
option-ages = the seats from the youngest to the oldest player
option-memory-aid = show what a perfect memory would know: which cards can be left in each stack

prompt-turn = Reveal the top card of a stack, or send all your items to an empty character.
prompt-reveal = Reveal the top card of a stack.
prompt-rob = Your coin in hand steals: from whom?
prompt-wait-turn = { $name } is to play.
prompt-wait-rob = { $name } is choosing from whom to steal.
prompt-over = The game is over.

describe-reveal = reveal a card of stack { $stack } ({ cards } left)
describe-reveal-aided = reveal a card of stack { $stack }: { $items } of its { $cards } cards are loot
describe-reveal-known = reveal a card of stack { $stack }: it can only be { card }
describe-send = send { items } worth { ducats } to an empty character
describe-send-knights = send { items } worth { ducats }; the robber knights go away
describe-send-last = send { items } worth { ducats } and leave the game (last character)
describe-rob = { $you ->
    [yes] yourself
   *[no] { $name }
}: take { loot } and leave your coin in hand
describe-rob-nothing = { $you ->
    [yes] yourself
   *[no] { $name }
}: there is nothing to take, and you leave your coin in hand

why-stack-empty = Stack { $stack } is empty.
why-nothing-to-send = You have no items in front of you to send (3.1).
why-no-coin = Only a coin in hand that has just been revealed steals (5.2).
why-rob-first = First choose from whom your coin in hand steals (5.2).
why-no-victim = The coin in hand steals from another player who is still in the game (5.2).

told-item = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { card } from stack { $stack }.
told-chamberlain = { $you ->
    [yes] You reveal the sly chamberlain from stack { $stack } and lose
   *[no] { $name } reveals the sly chamberlain from stack { $stack } and loses
} { card }.
told-knights-wait = { $you ->
    [yes] You reveal robber knights from stack { $stack }: they wait in front of you.
   *[no] { $name } reveals robber knights from stack { $stack }: they wait.
}
told-knights = { $you ->
    [yes] You reveal more robber knights from stack { $stack } and lose
   *[no] { $name } reveals more robber knights from stack { $stack } and loses
} { items } worth { ducats }.
told-raiders = { $you ->
    [yes] You reveal the raiders of Jomsborg from stack { $stack } and lose
   *[no] { $name } reveals the raiders of Jomsborg from stack { $stack } and loses
} { items } worth { ducats }.
told-fight = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} the raiders of Jomsborg from stack { $stack }: the knights fight them.
told-harmless = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { card } from stack { $stack }: there is nothing to take.
told-rob = { $you ->
    [yes] You steal
   *[no] { $name } steals
} { loot }.
told-rob-nothing = { $you ->
    [yes] You find
   *[no] { $name } finds
} nothing to steal.
told-robbed = { $you ->
    [yes] You lose { loot } and get
   *[no] { $name } loses { loot } and gets
} the coin in hand.
told-robbed-nothing = { $you ->
    [yes] You get
   *[no] { $name } gets
} the coin in hand.
told-send = { $you ->
    [yes] You send
   *[no] { $name } sends
} { items } to a character.
told-send-knights = { $you ->
    [yes] You send
   *[no] { $name } sends
} { items } to a character; the robber knights go away.
told-out = { $you ->
    [yes] All your characters are used: you leave the game.
   *[no] { $name } has used all characters and leaves the game.
}
told-all-full = All characters are used: the game is over.
told-cards-gone = All cards are revealed: the game is over.
told-last-send = { $you ->
    [yes] You still send
   *[no] { $name } still sends
} { items }.
told-bonus = { $you ->
    [yes] You have
   *[no] { $name } has
} most coins: the Penny-pincher, worth { ducats }.
told-no-bonus = Nobody has most coins alone: the Penny-pincher stays in the box.
told-points = { $you ->
    [yes] You have
   *[no] { $name } has
} { ducats }, with { items } sent.

player = { $name }
players = { $players }, { $player }
players-last = { $players } and { $player }
reason-won = { ducats }, the next best { $fewer }
reason-items = { ducats } like the next best, but more items sent, { $items } to { $fewer }
reason-shared = shared victory: { $players }, with { ducats } and { items } each

# The terminal. A short- message says in a few letters what its describe- twin says in full.
short-reveal = { cards }
short-reveal-aided = loot { $items } of { $cards }
short-reveal-known = { $card ->
    [coin] coin
    [coin-in-hand] coin in hand
    [chamberlain] chamberlain
    [robber-knights] knights
    [raiders] raiders
   *[other] { $value } ducats
}
short-send = { ducats }
short-send-knights = { ducats }
short-send-last = { ducats }
short-rob = { $name }: { loot }
short-rob-nothing = { $name }: nothing

board-dusigrosz = Penny-pincher
board-stealing-coin = the coin in hand steals
board-stack = stack
board-cards-left = cards left: { $cards }
board-row = { $card ->
    [coin] coin
    [coin-in-hand] coin in hand
    [chamberlain] chamberlain
    [robber-knights] robber knights
    [raiders] raiders
   *[other] { $value } ducats
}
board-player = player
board-front = in front
board-worth = worth
board-characters = characters
board-nothing = nothing
board-knights-wait = robber knights
board-out = has left the game
board-items = items
board-coins = coins
board-bonus = Penny-pincher
board-sum = ducats
board-no-memory-aid = This table plays without the memory aid.
board-help =
    In your turn: reveal the top card of one stack, or send all you have in front of you to an empty character.
    Coins and items lie in front of you until you send them; only what was sent counts. You have few characters.
    The chamberlain takes your best item. Robber knights wait; the second ones take all you have in front of you.
    The raiders take all too, unless robber knights wait: then they fight each other and you lose nothing.
    A character shows how many cards lie on it: [3]; nobody may look at them. [ ] is empty.
    Under each stack: how many of its cards are left, and with the memory aid which ones can be.

bad-sent = Seat { $seat } has more characters with items than there are, or one without any item.
bad-stack = Stack { $stack } cannot hold that: of { $card } it has { $copies }.
too-many = { $card } is mentioned too often: there are not so many, or no stack lacks one.
bad-front = Seat { $seat } has left the game: nothing lies in front of that player.
bad-to-play = Somebody is to play exactly as long as there is a card in the stacks and an empty character.
bad-last-send = When the game is over nothing lies in front of anybody.
bad-seat = Seat { $seat } has left the game and is not to play.
bad-rob = Somebody chooses from whom to steal only with the option stealing_coin=yes and two others in the game.

# The browser
board-hidden-card = a card face down
board-explain-item = it is safe only when it has been sent (2.2).
board-explain = { $card ->
    [coin] { board-explain-item }
    [coin-in-hand] { $steals ->
        [yes] whoever reveals it steals from another player all coins, else all items worth 5, else those worth 10, and leaves the coin there (5.2 to 5.4).
       *[no] it is an ordinary coin (2.3).
    }
    [chamberlain] he takes the most valuable item in front of whoever reveals him (2.4).
    [robber-knights] the first ones wait; the second ones take all items in front of the player (2.5, 2.6).
    [raiders] they take all items in front of the player, unless robber knights wait there: then both go away (2.7, 2.8).
   *[other] { board-explain-item }
}
board-explain-bonus = The Penny-pincher: 10 ducats at the end for whoever alone has sent most coins (5.1).
# $count of one kind of card; of every hazard a stack has one
board-counted = { $card ->
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [coin-in-hand] { $count ->
        [one] { $count } coin in hand
       *[other] { $count } coins in hand
    }
    [chamberlain] the chamberlain
    [robber-knights] robber knights
    [raiders] the raiders
   *[other] { $count ->
        [one] { $count } item
       *[other] { $count } items
    } worth { $value }
}
board-stack-of = stack { $stack }: { $cards ->
    [0] empty
   *[other] { $cards } of { $printed } cards left
}
board-can-be-left = it can still hold: { $list }
board-at-stake = { ducats } at stake
board-at-stake-of = in front, not sent yet: { $sum } { $ducats ->
    [one] ducat
   *[other] ducats
}
board-no-stake = nothing in front yet
board-away = has left
board-no-knights = no robber knights wait
board-loot = your items in front: { $list }, { ducats }
board-place = { $state ->
    [out] has left the game
   *[playing] in front { $list }, { ducats }{ $knights ->
        [yes] , and robber knights who wait
       *[no] {""}
    }
}; cards on the characters: { $sent }
board-player-of = { $name }: { board-place }
board-you-of = { $state ->
    [out] Your place: all your characters have items
   *[playing] Your place: in front { $list }, { ducats }{ $knights ->
        [yes] , and robber knights who wait
       *[no] {""}
    }
}; cards on your characters: { $sent }
board-warrior = character { $number }: { $cards ->
    [0] empty, your items can be sent here
    [one] { $cards } card, safe
   *[other] { $cards } cards, safe
}
board-warrior-counted = character { $number }: { $sum }
board-warrior-line = character { $number }

# Why a move looks good or bad
reason-average = average gain in ducats: { $gain }
reason-risk = { $bad } of its { cards } would cost you something
reason-no-risk = none of its cards can cost you anything
reason-haul = { ducats } in front of you: { $haul } or more are worth a character now
reason-little = { ducats } in front of you: a character should carry { $haul } now
reason-characters = empty characters left: { $characters }

# The rules page: groups of cards, and words explained where they first appear. Forms: `camp-` is how a word begins.
gallery-adventures = Adventure cards
gallery-characters = Characters
terms = item ducat hazard character stack send
term-item = item
term-item-forms = item-
term-item-means = a card worth ducats: a coin, or a treasure worth 5 or 10
term-ducat = ducat
term-ducat-forms = ducat-
term-ducat-means = the money of this game, and its points
term-hazard = hazard
term-hazard-forms = hazard-
term-hazard-means = a card that takes items away: the chamberlain, the robber knights, the raiders
term-character = character
term-character-forms = character-
term-character-means = one of your warriors, to whom you send items once; there they are safe until the end
term-stack = stack
term-stack-forms = stack-
term-stack-means = one of ten face-down piles; what is left in it can be reckoned from what has come out of it
term-send = send
term-send-forms = send, sends, sent, sending
term-send-means = to bring all items in front of you to safety, at the price of a turn and of an empty character

# What statistics say of a player's ways, in a game on average.
habit-sendings = times items were sent
habit-at-stake = ducats sent
habit-risks = cards revealed with items at stake
habit-robberies = robberies
