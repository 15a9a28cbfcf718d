"""The solo game (16): the Countess, the Jester and 24 Events."""

from __future__ import annotations

from collections import Counter

from .cards import BASICS, KINDS, OTHER_PHASES, SUMMER, suit
from .table import first_of_alike

PLAYER, COUNTESS = 0, 1
JESTER = object()  # the answer to a question at which he was used


def set_up(t):
    """16.1, 16.19, 16.20"""
    mode = t.options["mode"]
    t.villages[COUNTESS].lay("countess", side="plain" if mode == "novice" else "gold")
    t.gain(COUNTESS, 10 if mode == "veteran" else 1)
    t.has_jester = mode != "veteran"
    turn_up(t, 2 if mode == "veteran" else 1)


# -- Events face up


def unresolved(t):
    return [event for event in t.face_up if event not in t.resolved]


def is_in_force(t, event):
    return event in unresolved(t)


def season_of(event):
    return "summer" if event in SUMMER else "winter"


def discard(t, event):
    t.event_discards[season_of(event)].append(event)


def put_away(t, event):
    t.face_up.remove(event)
    t.resolved.discard(event)
    discard(t, event)


def draw(t, season):
    """16.10 An empty pile is renewed from its own discards. None if there are none either."""
    pile = t.piles[season]
    if not pile and t.event_discards[season]:
        pile.extend(t.reshuffled(season, sorted(t.event_discards[season])))
        t.event_discards[season].clear()
    return pile.pop() if pile else None


def turn_up(t, number):
    """16.10 Summer until the first market has been held; 16.14, D51 Dark Mood is replaced by two more."""
    for _ in range(number):
        event = draw(t, "winter" if t.markets else "summer")
        if event == "dark-mood":
            turn_up(t, 2)
            discard(t, event)
        elif event:
            t.face_up.append(event)


def ask_with_jester(t, name, seat, moves, main=False):
    """16.13 The Jester throws out one Event that is not resolved; then the question may be asked again."""
    jests = {f"jester:{event}": (JESTER, event) for event in unresolved(t)} if t.has_jester else {}
    meanings = {text: (None, meaning) for text, meaning in moves.items()}
    jest, answer = yield from t.ask(name, seat, meanings | jests, main)
    if jest is JESTER:
        use_jester(t, answer)
        return JESTER
    return answer


def use_jester(t, event):
    t.has_jester = False
    put_away(t, event)


# -- outside the Event phase


def pay_or_suffer(t, event, suffer):
    """16.21 Rats and Arson; D48 all 3 gold or none; D49 resolved once answered. Returns whether it was not paid."""
    while is_in_force(t, event):
        moves = ({"pay:three": False} if t.supplies[PLAYER] >= 3 else {}) | {suffer: True}
        answer = yield from ask_with_jester(t, event, PLAYER, moves)
        if answer is not JESTER:
            t.resolved.add(event)
            if not answer:
                t.pay(PLAYER, 3)
            return answer
    return False


def rats(t):
    t.is_one_draft_fewer = yield from pay_or_suffer(t, "rats", "draft:fewer")


def arson(t):
    return (yield from pay_or_suffer(t, "arson", "build:fewer"))


def countess_takes(t):
    """16.4 Any one face-up road card; 16.5 each lies by itself; the coins go to her supply."""
    while t.face_up_slots():
        slot = yield from ask_with_jester(t, "countess takes", PLAYER, t.slot_moves("countess"))
        if slot is not JESTER:
            traveller, t.road[slot] = t.road[slot], None
            t.take_coins(COUNTESS, traveller)
            t.villages[COUNTESS].lay(traveller.kind)
            return


# -- the Event phase


def event_phase(t):
    """16.7 All face-up Events in an order of the player's choice; those of other phases are just discarded."""
    for event in OTHER_PHASES:
        if event in t.face_up:
            put_away(t, event)
    while events := unresolved(t):
        moves = {f"resolve:{event}": event for event in events}
        event = yield from ask_with_jester(t, "event", PLAYER, moves, main=len(events) > 1 or t.has_jester)
        if event is not JESTER:
            t.resolved.add(event)  # it is being resolved: no longer for the Jester
            yield from resolve(t, event)
            if event in t.face_up:
                put_away(t, event)
    if t.stacks_left():  # 16.16
        new_events(t)


def new_events(t):
    """16.8, 16.9; D46"""
    pile = t.reserve or t.pile(t.stacks_left()[0])
    village = t.villages[COUNTESS]
    card = village.lay(pile.pop().kind)
    worth = village.silver_of(card) if card in village.silver_cards() else village.printed_gold(card) or 0
    if t.options["mode"] == "novice":
        turn_up(t, 1)
    else:
        turn_up(t, 1 if worth >= 10 else 2 if worth >= 1 else 3)


def resolve(t, event):
    """16.21"""
    mine, hers, hand = t.villages[PLAYER], t.villages[COUNTESS], t.hands[PLAYER]
    if event == "sinister-banquet":
        t.gain(COUNTESS, 2 * hers.food())
    if event == "mood-swing":
        yield from mood_swing(t)
    if event == "black-market":
        t.gain(PLAYER, mine.silver())
        t.gain(COUNTESS, hers.silver())
    if event == "value-added-tax":
        pay_her(t, len(mine.with_gold()))
    if event == "land-claim":
        pay_her(t, 2 * len(mine.having(*BASICS)))
    if event == "temporary-employment":
        t.gain(COUNTESS, 2 * len({suit(kind) for kind in hand}))
    if event == "bribes" and hers.with_key():
        card = yield from choose(t, "bribe", COUNTESS, hers.with_key())
        t.put_coins(card, KINDS[card.kind].key)
    if event == "customs":
        pay_her(t, max(Counter(suit(card.kind) for card in mine.cards).values()))
    if event == "guild-conspiracy":
        for card in hers.with_key():
            t.put_coins(card, 2)
    if event == "betrayer" and removable(mine):
        card = yield from choose(t, "betray", PLAYER, removable(mine))
        remove(t, card)
        hers.lay(card.kind)
    if event == "it-was-you" and t.has_jester:
        yield from must_use_jester(t)
    if event == "conscription" and t.piles_left():
        moves = {f"conscript:{name}": name for name in t.piles_left()}
        name = yield from t.ask(event, PLAYER, moves)
        hers.lay(t.pile(name).pop().kind)
    if event == "tribute":
        pay_her(t, len(hand))
    if event == "protection-money" and mine.with_coins():
        card = yield from choose(t, "protect", PLAYER, mine.with_coins())
        pay_her(t, card.coins)
    if event == "trade-network" and hers.silver_cards():
        card = yield from choose(t, "value", COUNTESS, hers.silver_cards())
        t.gain(COUNTESS, hers.silver_of(card))
    if event == "spy-network" and mine.silver_cards():
        card = yield from choose(t, "value", PLAYER, mine.silver_cards())
        t.gain(COUNTESS, mine.silver_of(card))
    if event == "blackmail":
        t.gain(COUNTESS, max((mine.printed_gold(card) for card in mine.with_gold()), default=0))
    if event == "abduction" and hand:
        kind = yield from t.ask(event, PLAYER, {f"discard:{kind}": kind for kind in hand})
        t.from_hand(PLAYER, kind)
        t.discard(kind)
    if event == "arrest" and removable(mine):
        card = yield from choose(t, "seize", PLAYER, removable(mine))
        remove(t, card)
        t.discard(card.kind)


def pay_her(t, gold):
    """16.11 As much as one has."""
    gold = min(gold, t.supplies[PLAYER])
    t.supplies[PLAYER] -= gold
    t.supplies[COUNTESS] += gold


def choose(t, verb, owner, cards):
    """D47 The player chooses, for the Countess too; of cards alike, with as many coins, the first is offered. Where a
    card of either village may be meant, its address says whose; else only a house number is told."""
    village = t.villages[owner]
    cards = first_of_alike(cards, lambda card: (card.kind, card.coins))
    if verb in ("bribe", "value"):
        moves = {f"{verb}:{t.address(owner, card)}": card for card in cards}
    else:
        moves = {f"{verb}:{village.house(card)}": card for card in cards}
    return (yield from t.ask(verb, PLAYER, moves))


def removable(village):
    """Top cards, no Basic; 16.15 no Founders."""
    return [card for card in village.tops() if card.kind not in BASICS and card.kind != "founders"]


def remove(t, card):
    """16.15, D53 The coins on it go to the player's supply."""
    t.take_coins(PLAYER, card)
    t.villages[PLAYER].cards.remove(card)


def mood_swing(t):
    """16.14, D51 One more Summer Event instead, at once; one that acts in another phase does nothing."""
    event = draw(t, "summer")
    put_away(t, "mood-swing")
    if event:
        yield from resolve(t, event)
        discard(t, event)


def must_use_jester(t):
    """D50 On another unresolved Event; if there is none the Jester is just lost."""
    if unresolved(t):
        event = yield from t.ask("must use jester", PLAYER, {f"jester:{event}": event for event in unresolved(t)})
        put_away(t, event)
    t.has_jester = False
