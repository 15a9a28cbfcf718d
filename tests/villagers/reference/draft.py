"""Draft phase (5), its Scoundrels (17.3 to 17.5) and Saints (18.2, 18.4, 18.5), and the road update (6)."""

from __future__ import annotations

from . import build, solo
from .cards import is_special
from .table import LETTERS, FaceDown, first_of_alike


def draft_phase(t):
    """5.2 One card each, again and again; 5.7 at the limit the square goes to hand and its owner is done."""
    yield from solo.rats(t)
    seat, done = t.first, set()
    while len(done) < len(t.seats) and is_anything_left(t):
        if seat not in done:
            yield from draft_turn(t, seat)
            if len(t.squares[seat]) >= t.draft_limit(seat):
                take_square(t, seat)
                done.add(seat)
        seat = t.left_of(seat)
    for seat in t.seats:
        take_square(t, seat)  # 5.8
    t.is_one_draft_fewer = False


def is_anything_left(t):
    """5.8, D4"""
    return bool(t.face_up_slots() or t.piles_left())


def take_square(t, seat):
    for kind in t.squares[seat]:
        t.to_hand(seat, kind)
    t.squares[seat].clear()


def draft_turn(t, seat):
    """5.3 Draft one card. Before it or after it Barbarian, Flaker, Benefactor; two cards with the Recruiter."""
    yield from couriers(t, seat)
    drafts, has_recruited, has_drafted = 1, False, False
    while drafts and is_anything_left(t) and len(t.squares[seat]) < t.draft_limit(seat):
        moves = draft_moves(t) | draft_specials(t, seat, "barbarian", "flaker", "benefactor", "prophet")
        if not has_recruited and not has_drafted and may_recruit(t, seat):
            moves["recruit"] = ("recruit", None)
        answer = yield from solo.ask_with_jester(t, "draft", seat, moves, main=True)
        if answer is solo.JESTER:
            continue
        what, which = answer
        if what == "play":
            yield from play_special(t, seat, which)
        if what == "recruit":
            t.pay(seat, 1)
            drafts, has_recruited = 2, True
        if what in ("road", "pile"):
            yield from draft(t, seat, what, which)
        if what in ("road", "pile") or which == "prophet":
            drafts, has_drafted = drafts - 1, True
    if has_drafted:
        yield from after_draft(t, seat)


def draft_moves(t):
    """5.3 (a) a face-up card, (b) blind from a stack, (c) from the reserve once all stacks are empty."""
    moves = {text: ("road", slot) for text, slot in t.slot_moves("draft").items()}
    for name in t.stacks_left() or t.piles_left():
        moves[f"draft:{name}"] = ("pile", name)
    return moves


def draft(t, seat, what, which):
    """5.4 to 5.6; 16.4 in the solo game a gift to the Countess comes before the refill, and after a blind draft too."""
    if what == "road":
        kind = take_from_road(t, which, seat)
    else:
        kind = t.pile(which).pop().kind
    t.squares[seat].append(kind)
    if t.is_solo:
        yield from solo.countess_takes(t)
    t.draft_refill()


def take_from_road(t, slot, owner):
    """5.4 The coins lying on it go to whoever takes it."""
    traveller, t.road[slot] = t.road[slot], None
    t.take_coins(owner, traveller)
    return traveller.kind


def may_recruit(t, seat):
    """18.5, D39"""
    fits = len(t.squares[seat]) + 2 <= t.draft_limit(seat)
    return bool(t.villages[seat].having("recruiter")) and t.supplies[seat] >= 1 and fits


def after_draft(t, seat):
    """D33 A moment to play a card before the square goes to hand. Whether it is asked must tell nothing: it is while
    the player holds a Special that some have not seen, and any of the three may still be about."""
    three = ["barbarian", "flaker"] * t.options["scoundrels"] + ["benefactor"] * t.options["saints"]
    while any(kind not in t.discards for kind in three) and (
        t.unknown_specials(seat) or any(kind in t.hands[seat] for kind in three)
    ):
        moves = draft_specials(t, seat, *three) | {"pass": None}
        answer = yield from t.ask("after draft", seat, moves, main=True)
        if answer is None:
            return
        yield from play_special(t, seat, answer[1])


# -- special villagers of the draft phase


def draft_specials(t, seat, *kinds):
    can_work = {
        "barbarian": bool(t.face_up_slots()),
        "flaker": any(t.squares),
        "benefactor": bool(benefactor_builds(t, seat)),
        "prophet": bool(t.stacks_left()),
    }
    return {f"play:{kind}": ("play", kind) for kind in kinds if kind in t.hands[seat] and can_work[kind]}


def play_special(t, seat, kind):
    t.from_hand(seat, kind)
    t.discard(kind)
    yield from {"barbarian": barbarian, "flaker": flaker, "benefactor": benefactor, "prophet": prophet}[kind](t, seat)


def couriers(t, drafter):
    """17.4, D32 In another player's draft turn, before anything else in it."""
    for seat in t.others(drafter):
        if "courier" in t.hands[seat] and t.face_up_slots():
            moves = t.slot_moves("courier") | {"hold": None}
            slot = yield from t.ask("courier", seat, moves, main=True)
            if slot is not None:
                t.from_hand(seat, "courier")
                t.discard("courier")
                t.to_hand(seat, take_from_road(t, slot, seat))
                t.draft_refill()


def barbarian(t, seat):
    """17.3 All face-up road cards are discarded; the coins on them are taken; update refill."""
    for slot in t.face_up_slots():
        t.discard(take_from_road(t, slot, seat))
    t.update_refill()
    yield from ()  # nothing is asked


def flaker(t, seat):
    """17.5 One card from any square, straight to hand."""
    moves = {}
    for owner, square in enumerate(t.squares):
        for place in first_of_alike(range(len(square)), square.__getitem__):
            moves[f"snatch:{LETTERS[owner]}{place + 1}"] = (owner, place)
    owner, place = yield from t.ask("flaker", seat, moves)
    t.to_hand(seat, t.squares[owner].pop(place))


def benefactor_builds(t, seat):
    """18.2, D34 A hand card that is not Special and can be built; no Monks, no Tinner, no action."""
    kinds = [kind for kind in t.hands[seat] if not is_special(kind) and build.ways_to_build(t, seat, kind, cost=0)]
    return {f"build:{kind}": kind for kind in kinds}


def benefactor(t, seat):
    choices = sum(not is_special(kind) for kind in t.hands[seat])
    kind = yield from t.ask("benefactor", seat, benefactor_builds(t, seat), sure=choices == 1)
    t.from_hand(seat, kind)
    yield from build.build(t, seat, kind, cost=0)


def prophet(t, seat):
    """18.4 One card of a stack onto the square, the others back in any order. This is the draft."""
    name = yield from t.ask("prophet", seat, {f"search:{name}": name for name in t.stacks_left()})
    card = yield from search(t, seat, t.pile(name), len(t.pile(name)))
    t.squares[seat].append(card.kind)


def search(t, seat, pile, number):
    """D42 Looks at the top cards of a pile, takes one out and puts the others back, asked from the top down."""
    looked_at = [pile.pop() for _ in range(number)]
    moves = {f"take:{card.kind}": card for card in looked_at}
    taken = yield from t.ask("take", seat, moves, sure=len(looked_at) == 1)
    looked_at.remove(taken)
    order = []
    while looked_at:
        moves = {f"next:{card.kind}": card for card in looked_at}
        card = yield from t.ask("next", seat, moves, sure=len(looked_at) == 1)
        looked_at.remove(card)
        order.append(card)
    for card in reversed(order):
        known = card.known if len(order) == 1 else set()  # 22.3 only while its place is certain
        pile.append(FaceDown(card.kind, known | {seat}))
    return taken if number == 1 else FaceDown(taken.kind)


# -- road update


def road_update(t):
    if len(t.seats) > 2:
        for slot in t.face_up_slots():
            if t.road[slot].coins:  # 6.1
                t.bank += t.road[slot].coins
                leave_road(t, slot)
        t.update_refill()  # 6.2
        for slot in t.face_up_slots():
            t.put_coins(t.road[slot], 1)  # 6.3
    else:
        for seat in reversed(t.in_playing_order()):  # 6.4; 16.6 in the solo game the player alone
            slot = solo.JESTER
            while slot is solo.JESTER:
                moves = t.slot_moves("coin") | {"pass": None}
                slot = yield from solo.ask_with_jester(t, "coin", seat, moves, main=True)
            if slot is not None:
                t.put_coins(t.road[slot], 1)
        for slot in t.face_up_slots():
            if not t.road[slot].coins:  # 6.5
                leave_road(t, slot)
        t.update_refill()  # 6.6


def leave_road(t, slot):
    t.discard(t.road[slot].kind)
    t.road[slot] = None
