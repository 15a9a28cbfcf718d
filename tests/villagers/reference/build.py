"""Build phase (7): chains (8), hiring (9), padlocks (10), and special villagers (11, 17.6 to 17.9, 18.3, 19.5)."""

from __future__ import annotations

from . import draft, solo
from .cards import BASICS, BUILD_SPECIALS, DRAFT_SPECIALS, KINDS, WILD, is_special
from .table import LETTERS, FaceDown, first_of_alike


def build_phase(t):
    """7.1, D8 Limits are fixed for all before the first builds; 7.2 then each in turn does everything."""
    limits = [t.build_limit(seat) for seat in t.seats]
    limits[0] -= yield from solo.arson(t)
    for seat in t.in_playing_order():
        t.actions, t.hires = limits[seat], 3
        yield from build_turn(t, seat)
        t.actions = t.hires = 0
        t.is_tinner_played = False


def build_turn(t, seat):
    """7.3 In any order and mixture: build, hire, play Specials. 19.5 Freelancers come before all else."""
    freelancers, thieves = [], []  # those used in this turn
    has_begun = False
    while True:
        moves = build_moves(t, seat) | rob_moves(t, seat, thieves)
        if not has_begun:
            moves |= freelancer_moves(t, seat, freelancers)
        answer = yield from solo.ask_with_jester(t, "build", seat, moves, main=True)
        if answer is solo.JESTER:
            continue
        what, which = answer
        has_begun = what != "freelancer"
        if what == "pass":
            return
        if what == "freelancer":
            t.supplies[seat] -= 1
            which.coins += 1
            t.actions += 1
            freelancers.append(which)
        if what == "build":
            t.from_hand(seat, which)
            yield from build(t, seat, which, cost=0 if which in BASICS else 1)
        if what == "play":
            yield from play_special(t, seat, which)
        if what == "hire":
            yield from hire(t, seat, which)
        if what == "rob":
            yield from rob(t, seat, which, thieves)


def build_moves(t, seat):
    moves = {"pass": ("pass", None)}
    for kind in set(t.hands[seat]):
        if kind in BUILD_SPECIALS or kind == "apprentice":
            if may_play(t, seat, kind):
                moves[f"play:{kind}"] = ("play", kind)
        elif kind not in DRAFT_SPECIALS and kind not in WILD:
            if ways_to_build(t, seat, kind, cost=0 if kind in BASICS else 1):  # 9.5 a Basic from hand is free
                moves[f"build:{kind}"] = ("build", kind)
    if t.hires and t.hands[seat]:
        for basic in BASICS:
            if t.basics[basic]:  # 9.3
                moves[f"hire:{basic}"] = ("hire", basic)
    return moves


def freelancer_moves(t, seat, used):
    """19.5 One gold for one more action, each Freelancer once, never above five actions."""
    if t.supplies[seat] < 1 or t.actions >= 5:
        return {}
    every = [(owner, card) for owner, card in t.all_villagers() if card.kind == "freelancer" and card not in used]
    alike = first_of_alike(every, lambda place: (place[0], place[1].coins))
    return {f"freelancer:{t.address(owner, card)}": ("freelancer", card) for owner, card in alike}


def rob_moves(t, seat, used):
    """17.7 Once in each of the owner's build turns, from a player who has at least 3."""
    if all(thief in used for thief in t.villages[seat].having("thief")):
        return {}
    return {f"rob:{LETTERS[other]}": ("rob", other) for other in t.others(seat) if t.supplies[other] >= 3}


def rob(t, seat, victim, used):
    village = t.villages[seat]
    unused = [card for card in village.having("thief") if card not in used]
    unused = first_of_alike(unused, lambda card: card.coins)
    thief = yield from t.ask("which thief", seat, {f"thief:{village.house(card)}": card for card in unused})
    t.supplies[victim] -= 3
    thief.coins += 3
    used.append(thief)


# -- production chains


def places(village, kind, fewest, most):
    """8.1, 8.2 A card without chain text is laid on the table, one with it on a card X such that the cards from the
    bottom up to X are those it names. 11.2 to 11.4 The last of them may be Monks, laid in the same move: not fewer
    than `fewest`, not more than `most`. Returns for each place X and what the Monks stand for."""
    ways, chain = {}, KINDS[kind].beneath
    for monks in range(fewest, min(most, len(chain)) + 1):
        lying, missing = chain[: len(chain) - monks], chain[len(chain) - monks :]
        if not lying:
            ways["on:table"] = (None, missing)
        fitting = [card for card in village.cards if [link.role for link in village.up_to(card)] == lying]
        fitting = [card for card in fitting if village.has_room(card)]
        for card in first_of_alike(fitting, lambda card: (card.kind, card.role, len(village.on(card)))):
            ways[f"on:{village.house(card)}"] = (card, missing)
    return ways


def ways_to_build(t, seat, kind, cost, taken_out=0, monks=None):
    """Where the card may be laid, if it can be paid for: with actions (`cost`, and one for each Monk of the hand) and
    at its padlock (10.7). `taken_out` is 1 if a Monk that an Apprentice has taken out must be among those beneath."""
    monks = t.hands[seat].count("monk") if monks is None else monks
    if t.actions < cost or not ways_to_pay(t, seat, kind):
        return {}
    return places(t.villages[seat], kind, taken_out, taken_out + min(monks, t.actions - cost))


def build(t, seat, kind, cost, taken_out=0):
    """Place, padlock, then it is laid. Whether there is only one place is clear to all only if the Monks that the
    hand may hold would not add another."""
    ways = ways_to_build(t, seat, kind, cost, taken_out)
    thinkable = ways_to_build(t, seat, kind, cost, taken_out, t.possible_monks(seat))
    beneath, missing = yield from t.ask("place", seat, ways, sure=len(thinkable) == 1)
    yield from unlock(t, seat, kind)
    t.actions -= cost
    village = t.villages[seat]
    for number, role in enumerate(missing):
        if number >= taken_out:
            t.from_hand(seat, "monk")
            t.actions -= 1
        beneath = village.lay("monk", beneath, role)
    village.lay(kind, beneath)


# -- padlocks


def ways_to_pay(t, seat, kind):
    """10.2 to 10.7. Returns for each way the price and whom it is put on; 11.13 with the Tinner it may be nobody."""
    unlocker = KINDS[kind].padlock
    if unlocker is None:
        return {"no padlock": (0, None)}
    ways = {"pay:tinner": (0, None)} if t.is_tinner_played else {}
    owners = range(len(t.villages))  # 16.12 the Countess too
    in_play = [(owner, card) for owner in owners for card in t.villages[owner].having(unlocker)]
    if not in_play:
        price = 3 if solo.is_in_force(t, "the-countess-bank") else 2
        if t.supplies[seat] >= price:
            ways["pay:bank"] = (price, None)
    for owner, card in first_of_alike(in_play, lambda place: (place[0], place[1].coins)):
        if owner == seat or t.supplies[seat] >= 2:
            ways[f"pay:{t.address(owner, card)}"] = (0 if owner == seat else 2, card)
    return ways


def unlock(t, seat, kind):
    price, card = yield from t.ask("pay", seat, ways_to_pay(t, seat, kind))
    t.pay(seat, price)
    if card:
        t.put_coins(card, 2)


# -- hiring


def hire(t, seat, basic):
    """9.1 A hand card goes face down on a stack, 9.2 or the reserve, or the discard pile; then the Basic is laid.
    16.12 During Serfdom it goes into the Countess's village instead, for all to see."""
    moves = {f"return:{kind}": kind for kind in t.hands[seat]}
    if solo.is_in_force(t, "serfdom"):
        kind = yield from t.ask("hire", seat, moves)
        t.from_hand(seat, kind)
        t.villages[solo.COUNTESS].lay(kind)
    else:
        piles = t.stacks_left() or t.piles_left() or ["discard"]
        onto = yield from t.ask("onto", seat, {f"onto:{name}": name for name in piles})
        kind = yield from t.ask("return", seat, moves, sure=len(t.hands[seat]) == 1)
        known = t.from_hand_unseen(seat, kind)
        if onto == "discard":
            t.face_down_discards.append(kind)  # D11
        else:
            t.pile(onto).append(FaceDown(kind, known))
    t.basics[basic] -= 1
    t.hires -= 1
    t.villages[seat].lay(basic)  # 9.4


# -- special villagers


def may_play(t, seat, kind):
    """Specials are played only where they can do something; D17 the Smuggler always, if his padlock can be opened."""
    return {
        "tinner": lambda: True,
        "smuggler": lambda: bool(ways_to_pay(t, seat, "smuggler")),
        "apprentice": lambda: bool(exchanges(t, seat)),
        "noble": lambda: bool(looks(t, seat)),
        "schemer": lambda: bool(steals(t)),
        "sheriff": lambda: bool(arrests(t)),  # D38
        "pigeoneer": lambda: bool(t.reserve),
    }[kind]()


def play_special(t, seat, kind):
    """11.1 Discarded when played, at no cost of actions; the Apprentice stays."""
    t.from_hand(seat, kind)
    if kind != "apprentice":
        t.discard(kind)
    effects = {
        "tinner": tinner,
        "smuggler": smuggler,
        "apprentice": apprentice,
        "noble": noble,
        "schemer": schemer,
        "sheriff": sheriff,
        "pigeoneer": pigeoneer,
    }
    yield from effects[kind](t, seat)


def tinner(t, seat):
    """11.13 Until the end of the turn any padlock may be opened for free."""
    t.is_tinner_played = True
    yield from ()  # nothing is asked


def smuggler(t, seat):
    """11.14 Half of the printed gold of one top card, rounded up."""
    yield from unlock(t, seat, "smuggler")
    village = t.villages[seat]
    if village.with_gold():
        cards = first_of_alike(village.with_gold(), village.printed_gold)
        card = yield from t.ask("smuggler", seat, {f"half:{village.house(card)}": card for card in cards})
        t.gain(seat, (village.printed_gold(card) + 1) // 2)


def exchanges(t, seat, monks=None, covers=None):
    """11.8, 11.11, 11.12 Any covered card that can at once be built; nobody else's Founders, no Apprentice."""
    covers = t.hands[seat] if covers is None else covers

    def may_be_taken_out(owner, card):
        if t.villages[owner].is_top(card) or card.kind == "apprentice" or not t.actions:
            return False
        if card.kind == "founders":
            return owner == seat
        if card.kind == "monk":
            return any(ways_to_build(t, seat, cover, cost=2, taken_out=1, monks=monks) for cover in covers)
        return bool(ways_to_build(t, seat, card.kind, cost=1, monks=monks))

    cards = [place for place in t.all_villagers() if may_be_taken_out(*place)]
    alike = first_of_alike(cards, lambda place: (place[0], place[1].kind, place[1].role, number_on(t, *place)))
    return {f"exchange:{t.address(owner, card)}": (owner, card) for owner, card in alike}


def number_on(t, owner, card):
    return len(t.villages[owner].on(card))


def apprentice(t, seat):
    """11.8 to 11.12 He takes the place of a covered card, which is at once built; one action for both."""
    owner, card = yield from t.ask("apprentice", seat, exchanges(t, seat), sure=False)  # the hand decides how many
    assert card.coins == 0  # 10.9, D23
    t.villages[owner].exchange(card, "apprentice")
    t.actions -= 1
    if card.kind == "founders":  # 11.11
        side = yield from t.ask("side", seat, {"side:gold": "gold", "side:food": "food"})
        t.villages[seat].lay("founders", side=side)
    elif card.kind == "monk":  # 11.12 covered at once, and the cover costs an action
        covers = [kind for kind in t.hands[seat] if ways_to_build(t, seat, kind, cost=1, taken_out=1)]
        kind = yield from t.ask("cover", seat, {f"build:{kind}": kind for kind in covers}, sure=False)
        t.from_hand(seat, kind)
        yield from build(t, seat, kind, cost=1, taken_out=1)
    else:
        yield from build(t, seat, card.kind, cost=0)


def looks(t, seat):
    """D35 Any other player with cards."""
    return {f"look:{LETTERS[other]}": other for other in t.others(seat) if t.hands[other]}


def noble(t, seat):
    """17.6 He sees the whole hand and takes a card that is not Special. The robbed player knows which; others see its
    back."""
    other = yield from t.ask("noble", seat, looks(t, seat))
    t.knows[seat][other].clear()
    t.knows[seat][other].update(t.hands[other])
    choices = [kind for kind in t.hands[other] if not is_special(kind)]
    if choices:
        kind = yield from t.ask("noble takes", seat, {f"take:{kind}": kind for kind in choices}, sure=len(choices) == 1)
        known = t.from_hand_unseen(other, kind)
        t.knows[seat][other].clear()
        t.knows[seat][other].update(t.hands[other])
        t.to_hand(seat, kind, known)


def steals(t):
    """17.9, D36 Any top card but Specials and Founders."""
    cards = [
        (owner, card)
        for owner, card in t.all_villagers()
        if t.villages[owner].is_top(card) and not is_special(card.kind) and card.kind != "founders"
    ]

    def key(place):
        owner, card = place
        lies_on = t.villages[owner].up_to(card)[:-1]
        beneath = [(link.kind, link.role, number_on(t, owner, link)) for link in lies_on]
        return owner, card.kind, card.coins, tuple(beneath)

    return {f"steal:{t.address(owner, card)}": (owner, card) for owner, card in first_of_alike(cards, key)}


def schemer(t, seat):
    owner, card = yield from t.ask("schemer", seat, steals(t))
    village = t.villages[owner]
    t.take_coins(owner, card)
    village.cards.remove(card)
    t.to_hand(seat, card.kind)
    while wild := village.bared_wild_card():  # 11.7
        village.cards.remove(wild)
        t.to_hand(owner, wild.kind)


def arrests(t):
    thieves = [(owner, card) for owner, card in t.all_villagers() if card.kind == "thief"]
    alike = first_of_alike(thieves, lambda place: (place[0], place[1].coins))
    return {f"arrest:{t.address(owner, card)}": (owner, card) for owner, card in alike}


def sheriff(t, seat):
    """17.8 Discard a Thief and take the coins on him."""
    owner, card = yield from t.ask("sheriff", seat, arrests(t))
    t.take_coins(seat, card)
    t.villages[owner].cards.remove(card)
    t.discard("thief")


def pigeoneer(t, seat):
    """18.3 One of the top six cards of the reserve, the others back in any order."""
    card = yield from draft.search(t, seat, t.reserve, min(6, len(t.reserve)))
    t.to_hand(seat, card.kind, card.known)
