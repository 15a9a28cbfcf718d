"""What a table looks like to one viewer: made from that viewer's observation and from what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from karczma.words import Sentence, sentence

from . import entries as e
from . import messages as m
from .archive import Deal, Shown
from .deciding import said
from .records import promise

if TYPE_CHECKING:
    from karczma.core.table import Played

    from .course import Course

Viewer = int | None  # a seat, or None for what all may see


def view_of(
    course: Course, name: str, deal: Deal, viewer: Viewer, now: int, told: list[m.Said], last: m.MoveShown | None
) -> m.View:
    """The table as a viewer sees it now, and what has just happened."""
    situation = course.situation
    seats = len(situation.seats)
    version = situation.versions[seats if viewer is None else viewer]
    person = None if viewer is None else situation.seats[viewer].person
    mine = [] if person is None else situation.seats_of(person)
    return m.View(
        table=name,
        version=version,
        seat=viewer,
        mine=mine,
        asked=_asked(course, mine),
        apart=_apart(course, mine, viewer),
        stage=situation.stage,
        game=situation.game,
        options=situation.options,
        seats=seats_shown(course),
        owner=situation.owner,
        public=situation.public,
        rated=situation.rated,
        pace=situation.pace,
        on_timeout=situation.on_timeout,
        paused=situation.paused,
        clock=_clock(course, now),
        request=_request(course),
        deal=_deal(course, deal),
        rematch=situation.rematch,
        branch_of=situation.branch_of,
        view=_game_view(course, viewer, version),
        events=told,
        last=last,
    )


def _asked(course: Course, mine: list[int]) -> list[int]:
    """Which of somebody's seats may move now. Each is asked what it sees itself: others may be asked in secret."""
    table, seats = course.table, course.situation.seats
    if table is None or course.situation.stage != "playing":
        return []
    return [own for own in mine if not seats[own].bot and own in table.seen_waiting_for(own)]


def _apart(course: Course, mine: list[int], viewer: Viewer) -> list[int]:
    """Which of somebody's seats know other things than the viewer: people at one screen who may not see the same."""
    table = course.table
    if table is None or course.situation.stage != "playing" or len(mine) < 2:
        return []
    return [own for own in mine if table.observation(own) != table.observation(viewer)]


def _game_view(course: Course, viewer: Viewer, version: int) -> dict[str, Any] | None:
    if course.table is None:
        return None
    return course.table.view(viewer) | {"version": version}


def seats_shown(course: Course) -> list[m.SeatShown]:
    """Who sits where, as everybody sees it."""
    return [
        m.SeatShown(seat.name, seat.person, seat.bot, seat.key is not None and seat.is_free)
        for seat in course.situation.seats
    ]


def listed_as(course: Course, name: str, seats_changed: bool) -> Shown:
    """What the list of tables shows of one."""
    situation, table = course.situation, course.table
    over = situation.stage == "over" and table is not None and table.outcome
    listed = m.TableListed(
        table=name,
        game=situation.game,
        stage=situation.stage,
        seats=seats_shown(course),
        public=situation.public,
        waiting=list(table.seen_waiting_for(None)) if table and situation.stage == "playing" else [],
        since=situation.changed_at,
        scores=list(over.scores) if over else None,
        ranking=list(over.ranking) if over else None,
    )
    clocks = situation.clocks if situation.stage == "playing" else None
    rows = None
    if seats_changed or over:
        rows = [
            {
                "seat": number,
                "person": seat.person,
                "bot": seat.bot,
                "score": over.scores[number] if over else None,
                "place": over.ranking[number] if over else None,
            }
            for number, seat in enumerate(situation.seats)
        ]
    return Shown(listed, clocks.next_timeout() if clocks else None, rows)


def _clock(course: Course, now: int) -> m.Clock | None:
    clocks = course.situation.clocks
    if clocks is None:
        return None
    return m.Clock([max(0, left) for left in clocks.at(now)], clocks.running if clocks.since else [])


def _request(course: Course) -> m.RequestShown | None:
    request = course.situation.request
    if request is None:
        return None
    return m.RequestShown(request.what, request.by, request.agreed, course.situation.missing())


def _deal(course: Course, deal: Deal) -> m.Deal | None:
    """7 A promise before the first move; the secret itself once the game is over, and not a moment earlier."""
    if course.table is None or course.situation.branch_of is not None:  # whoever branched off has seen the cards
        return None
    commitment = promise(deal.salt, deal.secret)
    if course.situation.stage != "over":
        return m.Deal(commitment)
    return m.Deal(commitment, deal.secret.hex(), deal.salt.hex())


def told_of_moves(played: list[Played], viewer: Viewer) -> list[m.Said]:
    """What moves did, as a viewer saw it."""
    return [said(what) for move in played for what in move.story(viewer)]


def last_of(played: list[Played], viewer: Viewer) -> m.MoveShown | None:
    """The last move a viewer noticed; its text where nothing of it was hidden."""
    for move in reversed(played):
        if move.is_noticed(viewer):
            seen = move.seen(viewer)
            return m.MoveShown(move.seat, move.text if seen == move.move else None)
    return None


def told_of_entry(entry: e.Anything, course: Course) -> Sentence | None:
    """What everybody is told of an entry that is no move."""
    seats = course.situation.seats
    match entry:
        case e.Sat(seat=seat, name=name, ready=True):
            return sentence("told-sat", seat=seat, name=name)
        case e.Stood(seat=seat):
            return sentence("told-stood", number=seat + 1)
        case e.Handed(seat=seat, level=level, timed_out=timed_out):
            out = "yes" if timed_out else "no"
            return sentence("told-handed", seat=seat, name=seats[seat].name or "", level=level, timeout=out)
        case e.TakenBack(seat=seat):
            return sentence("told-taken-back", seat=seat, name=seats[seat].name or "")
        case e.Started():
            return sentence("told-started")
        case e.Undone():
            return sentence("told-undone")
        case e.Requested(seat=seat, what_for=what):
            return sentence("told-requested", seat=seat, name=seats[seat].name or "", what=what)
        case e.Declined(seat=seat):
            return sentence("told-declined", seat=seat, name=seats[seat].name or "")
        case e.Paused():
            return sentence("told-paused")
        case e.Resumed():
            return sentence("told-resumed")
        case e.Closed():
            return sentence("told-closed")
    return None
