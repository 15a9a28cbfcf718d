# The lesson of Mini Villagers. A word between *stars* is new and stands out.

lesson-hand = All cards have been dealt, and these are yours: villagers of several *suits*, in each suit one man and one woman.
lesson-pairs = A man and a woman of one suit are a *pair*, and everybody put away the pairs that were dealt.
lesson-pile = You dealt, so you begin: in a turn one draws a card, from the *pile* as long as it has any.
lesson-put-away = It makes a pair with a card in your hand, so both are put away by themselves.
lesson-taken = The pile is gone, so the innkeeper has taken a card blindly from the right neighbour, which is you, and found a pair.
lesson-out = The miller has taken the innkeeper's last card: whoever has no card left is *out* and is passed over.
lesson-take = Now you take a card from your right neighbour: any of them, for they are mixed and held face down.
lesson-countess = The *Capricious Countess*! She has no partner, so she can never be put away, and whoever is left with her wins.
lesson-back = The miller has taken her from you again: nothing here can be planned, so take a card back.
lesson-won = The miller found a pair and is out; you alone have a card left, and it is the Countess: you win, and all others are second.
lesson-end = That is all: this game is pure luck, and its winner may begin a game of Villagers. Try it against two others!
