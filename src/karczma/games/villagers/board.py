"""The table drawn for a terminal, from the JSON view alone. What a card shows is written beside it in a few letters:
`@X` lies on X, `!X` has a padlock that X opens. How much of it is shown hangs on the height of the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.words import say, sentence

from .cards import (
    BASIC_KINDS,
    BUILDERS,
    EVENT_AMOUNT,
    EVENT_NAMES,
    FOOD,
    NAMES,
    NUMBER,
    SUIT,
    SUITS,
)
from .names import LETTERS
from .phrases import fact_parts, improvement_facts

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

MIN_WIDTH = 80
MIN_HEIGHT = 24
BELOW = 5  # rows the prompt, the line for the answer and what is said to it need
GAP = 2
SHORTEST = 4  # letters that are always left of a card that is only referred to

SUIT_STYLES = {
    "wood": "#c98a4b",
    "hay": "#d8c04a",
    "ore": "#9fb0c0",
    "grain": "#e0a040",
    "grape": "#b884d6",
    "wool": "#e8e0d0",
    "leather": "#c07858",
    "solitary": "#7fc08a",
    "special": "#6fb6e0",
}
Lines = list[Text]


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """The whole table: the road on top, the other villages, then one's own village and hand."""
    return Board(view, lang, names, width)


@dataclass(frozen=True)
class Board:
    """The table, to be drawn as large as there is room."""

    view: dict[str, Any]
    lang: str
    names: list[str]
    width: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As much as fits above the choices."""
        yield Group(*self.lines(max(console.height, MIN_HEIGHT) - BELOW - self._rows_of_choices()))

    def lines(self, room: int) -> Lines:
        """Starts with everything and leaves out, step by step, what is least needed, until it fits."""
        sections = self._sections()
        shown = dict.fromkeys(sections, 0)
        left_out = []
        for name in LEAVE_OUT:
            if _height(sections, shown) <= room:
                break
            if shown[name] + 1 < len(sections[name]):
                shown[name] += 1
                left_out.append(name)
        for name in reversed(left_out):  # what a later step has made room for
            more = {**shown, name: shown[name] - 1}
            shown = more if _height(sections, more) <= room else shown
        return [line for key in sections for line in sections[key][shown[key]]]

    def _rows_of_choices(self) -> int:
        """How many rows the list of choices will take: one each if they are few, else in columns."""
        moves = self.view["legal_moves"]
        if len(moves) <= FEW_CHOICES:
            return len(moves)
        kinds = {move.partition(":")[0] for move in moves}
        beside = next((letters for kind, letters in SHORT_TEXT.items() if kind in kinds), LONGEST_SHORT_TEXT)
        widest = max(map(len, moves)) + beside + 4 + GAP
        columns = max(1, (self.width + GAP) // widest)
        return -(-len(moves) // columns)

    def _sections(self) -> dict[str, list[Lines]]:
        """For each part of the table the ways to show it, the most complete first."""
        return {
            "headline": [[self._headline()]],
            "road": self._road(),
            "stacks": [[self._stacks()], []],
            "basics": [[self._basics()], []],
            "extras": self._extras(),
            "others": self._others(),
            "village": self._village(),
            "hand": self._hand(),
            "legend": [[Text(self.say("board-legend"), "dim", no_wrap=True, overflow="ellipsis")], []],
        }

    # -- small things

    def say(self, message: str, **args: Any) -> str:
        """A message of this game in the language of the board."""
        return _say(message, self.lang, **args)

    @property
    def table(self) -> dict[str, Any]:
        """The table of the view."""
        return dict(self.view["table"])

    @property
    def below(self) -> int:
        """Whose village is drawn in full at the bottom."""
        return int(self.view["seat"] or 0)

    def name(self, owner: int) -> str:
        """Players have letters too: moves speak of `b3`."""
        name = self.names[owner] if owner < len(self.names) else self.say("card", card="countess")
        return f"{LETTERS[owner]} {name}"

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return self.say("card", card=card)

    # -- the road and the piles

    def _headline(self) -> Text:
        table = self.table
        left = [self.say("board-round", round=table["round"], phase=table["phase"])]
        if table["markets"] < 2:
            left.append(self.say("board-to-market", cards=table["to_market"], market=table["markets"] + 1))
        gold = table["supplies"][self.below]
        right = self.say("board-your-gold", gold=gold)
        if self.view["seat"] is None:
            right = self.say("board-gold-of", name=self.names[self.below], gold=gold)
        text = " · ".join(left)
        return Text(text + " " * max(GAP, self.width - len(text) - len(right)) + right, "bold", no_wrap=True)

    def _road(self) -> list[Lines]:
        slots = list(enumerate(self.table["road"], 1))
        cells = [self._slot(number, slot) for number, slot in slots]
        title = f"{self.say('board-road')}  "
        room = self.width - len(title)
        names = Text(title, "bold")
        names.append_text(Text("  ").join(self._named_slot(number, slot) for number, slot in slots))
        return [
            _titled(title, [cell(room) for cell in cells]),
            _titled(title, _two_columns(cells, room)),
            self._wrapped(names),
        ]

    def _slot(self, number: int, slot: dict[str, Any] | None) -> Callable[[int], Text]:
        def cell(width: int) -> Text:
            start = self._named_slot(number, slot)
            return start if slot is None else self._with_facts(start, slot["card"], width)

        return cell

    def _named_slot(self, number: int, slot: dict[str, Any] | None) -> Text:
        start = Text(f"{number} ", "bold cyan")
        if slot is None:
            return start.append("-", "dim")
        coins = f"+{slot['coins']}" if slot["coins"] else ""
        return Text.assemble(
            start, (_unbroken(self.card_name(slot["card"])), _style(slot["card"])), (coins, "bold yellow")
        )

    def _stacks(self) -> Text:
        """The suit on top of each stack, and how many cards lie there."""
        line = Text(f"{self.say('board-stacks')} ", "bold", no_wrap=True)
        for number, pile in enumerate(self.table["piles"][:-1], 1):
            line.append(f" {number} ", "bold cyan")
            line.append_text(self._pile(pile))
        return line

    def _pile(self, pile: dict[str, Any]) -> Text:
        if not pile["cards"]:
            return Text("-", "dim")
        suit = self.say("short-suit", suit=pile["back"]) if pile["back"] else "?"
        return Text.assemble((suit, SUIT_STYLES.get(pile["back"] or "", "")), f"×{pile['cards']}")

    def _basics(self) -> Text:
        """The Basics that are left; the reserve lies beside them."""
        left = [f"{self.card_name(card)} {self.table['basics'][card]}" for card in BASIC_KINDS]
        line = Text.assemble((f"{self.say('board-basics')}  ", "bold"), " · ".join(left), no_wrap=True)
        return line.append(f"   {self.say('board-reserve')} ", "bold").append_text(self._pile(self.table["piles"][-1]))

    # -- Improvements, Events

    def _extras(self) -> list[Lines]:
        if self.table["solo"]:
            return self._events()
        improvements = self.table["improvements"]
        if not improvements:
            return [[]]
        full = [self._improvement(shown) for shown in improvements]
        short = Text("  ").join(self._standing(shown) for shown in improvements)
        short.no_wrap, short.overflow = True, "ellipsis"
        return [full, self._wrapped(short), [short]]

    def _improvement(self, shown: dict[str, Any]) -> Text:
        facts = self.say("board-improvement", **improvement_facts(shown["name"]))
        return _cut(Text.assemble(self._standing(shown), (f"  {facts}", "dim")), self.width)

    def _standing(self, shown: dict[str, Any]) -> Text:
        """Who has how much; the holder's number is marked."""
        line = Text(self.say("improvement", improvement=shown["name"]), "bold")
        for seat, count in enumerate(shown["counts"]):
            is_holder = seat == shown["holder"]
            line.append(f" {LETTERS[seat]}{count}{'*' if is_holder else ''}", "bold green" if is_holder else "")
        return line

    def _events(self) -> list[Lines]:
        solo = self.table["solo"]
        lines = []
        for event in solo["events"]:
            name = self.say("event", event=event)
            effect = self.say("event-effect", event=event, amount=_amount(event))
            lines.append(_cut(Text.assemble((name, "bold red"), f": {effect}"), self.width))
        jester = [Text(self.say("board-jester"), "dim")] if solo["jester"] else []
        names = Text(", ".join(self.say("event", event=event) for event in solo["events"]), "bold red")
        return [[*lines, *jester], lines, [_cut(names, self.width)]]

    # -- players

    def _others(self) -> list[Lines]:
        """Everybody else: in full, with two lines of the village, with one, and with what counts alone."""
        owners = [owner for owner in range(len(self.table["villages"])) if owner != self.below]
        full: list[Lines] = [[], [], [], []]
        for owner in owners:
            summary = self._summary(owner)
            village = self._wrapped(self._chains(owner), indent=2)
            full[0] += [*self._wrapped(summary), *village]
            for way, most in ((1, 2), (2, 1)):
                full[way] += [_cut(summary, self.width), *_at_most(village, most, self.width)]
            full[3].append(_cut(summary, self.width))
        return full

    def _summary(self, owner: int) -> Text:
        table = self.table
        village = table["villages"][owner]
        gold, line = table["supplies"][owner], Text(self.name(owner), "bold")
        if owner >= len(table["hands"]):
            return line.append(f": {self.say('board-countess', gold=gold)}{self._markets(village)}", "")
        if owner == table["marker"]:
            line.append(f" ({self.say('board-first')})", "")
        said = self.say("board-player", gold=gold, **table["limits"][owner])
        line.append(f": {said}{self._markets(village)}; ", "")
        return line.append_text(self._cards_of(owner))

    def _markets(self, village: dict[str, Any]) -> str:
        """What the markets to come would pay."""
        if self.table["markets"] == 2:
            return ""
        message = "board-markets-late" if self.table["markets"] else "board-markets"
        return f", {self.say(message, first=village['first_market'], second=village['second_market'])}"

    def _cards_of(self, owner: int) -> Text:
        """What lies on the square, and the hand: backs by suit, and cards that are known."""
        hand, square = self.table["hands"][owner], self.table["squares"][owner]
        line = Text()
        if square:
            line.append(f"{self.say('board-square')} ")
            line.append_text(Text(", ").join(self._named(card) for card in square))
            line.append("; ")
        line.append(self.say("board-hand-of", cards=len(hand)))
        backs = Counter(card for card in hand if card.startswith("?"))
        known = [card for card in hand if not card.startswith("?")]
        for back, count in backs.items():
            suit = self.say("short-suit", suit=back[1:])
            line.append(f" {suit}" + (f"×{count}" if count > 1 else ""), SUIT_STYLES.get(back[1:], ""))
        for card in known:
            line.append(" ")
            line.append_text(self._named(card))
        return line

    def _named(self, card: str) -> Text:
        return Text(self.card_name(card), _style(card))

    # -- villages

    def _village(self) -> list[Lines]:
        village = self.table["villages"][self.below]
        message = "board-village-facts-late" if self.table["markets"] else "board-village-facts"
        facts = self.say(
            message,
            food=village["food"],
            builders=village["builders"],
            first=village["first_market"],
            second=village["second_market"],
        )
        is_own = self.view["seat"] is not None
        title = self.say("board-your-village") if is_own else self.say("board-village", name=self.names[self.below])
        line = Text.assemble((f"{title}  ", "bold"), facts if self.table["markets"] < 2 else "")
        if is_own and self.table["squares"][self.below]:
            line.append(f" · {self.say('board-square')} ")
            line.append_text(Text(", ").join(self._named(card) for card in self.table["squares"][self.below]))
        head = _cut(line, self.width)
        chains = self._wrapped(self._chains(self.below), indent=2)
        return [[head, *_at_most(chains, most, self.width)] for most in (len(chains), 6, 5, 4, 3, 2, 1)]

    def _chains(self, owner: int) -> Text:
        """`Lumberjack[Carpenter(b)|Wheeler>Cartwright(9)]  Hayer  …`; covered cards are dim."""
        houses = self.table["villages"][owner]["houses"]
        on: dict[str | None, list[dict[str, Any]]] = {}
        for house in houses:
            on.setdefault(house["on"], []).append(house)
        chains = [self._chain(house, on) for house in on.get(None, [])]
        copies = Counter(chain.plain for chain in chains)  # cards alike that carry nothing are told once
        first = {chain.plain: chain for chain in reversed(chains)}
        return Text("  ").join(
            Text.assemble(first[plain], f"\u00a0×{count}" if count > 1 else "") for plain, count in copies.items()
        )

    def _chain(self, house: dict[str, Any], on: dict[str | None, list[dict[str, Any]]]) -> Text:
        above = on.get(house["id"], [])
        line = self._house(house)
        if above:
            branches = [self._chain(other, on) for other in above]
            is_first = house["on"] is None
            line.append("[" if is_first else ">", "dim")
            line.append_text(Text("|", "dim").join(branches))
            line.append("]" if is_first else "", "dim")
        return line

    def _house(self, house: dict[str, Any]) -> Text:
        """The card, the coins on it, and what it brings at the markets, its food and its builders."""
        name = self.card_name(house["card"])
        if house["stands_for"]:
            name += f"={self.card_name(house['stands_for'])}"
        if house["covered"]:
            return Text(_unbroken(name), "dim")
        line = Text(_unbroken(name), _style(house["card"]))
        if house["coins"]:
            line.append(f"+{house['coins']}", "bold yellow")
        brings = self._brings(house)
        return line.append(f"({brings})", "") if brings else line

    def _brings(self, house: dict[str, Any]) -> str:
        kind = NUMBER[house["card"]]
        first, second = house["first_market"], house["second_market"]
        parts = str(second) if second else ""
        if first != second and self.table["markets"] == 0:
            parts = f"{first}/{second}"
        symbols = (("tiny-food", FOOD[kind]), ("tiny-builders", BUILDERS[kind]))
        said = [self.say(message, number=int(number)) for message, number in symbols if number]
        return "\u00a0".join([parts, *said] if parts else said)

    # -- the hand

    def _hand(self) -> list[Lines]:
        cards = self.table["hands"][self.below]
        title = self.say("board-your-hand", cards=len(cards))
        if self.view["seat"] is None:
            line = Text.assemble((f"{self.name(self.below)}: ", "bold"), self._cards_of(self.below))
            return [self._wrapped(line), [_cut(line, self.width)]]
        counted = Counter(cards)
        cells = [self._held(card, copies) for card, copies in counted.items()]
        names = Text(f"{title} ", "bold")
        names.append_text(Text(", ").join(self._copies(card, copies) for card, copies in counted.items()))
        wrapped = self._wrapped(names)
        full = [Text(title, "bold"), *_two_columns(cells, self.width)] if cells else [Text(title, "bold")]
        return [full, wrapped, *(_at_most(wrapped, most, self.width) for most in (3, 2, 1))]

    def _copies(self, card: str, copies: int) -> Text:
        times = f" ×{copies}" if copies > 1 else ""
        return Text.assemble((_unbroken(self.card_name(card)), _style(card)), times)

    def _held(self, card: str, copies: int) -> Callable[[int], Text]:
        def cell(width: int) -> Text:
            return self._with_facts(Text.assemble("  ", self._copies(card, copies)), card, width)

        return cell

    # -- what a card shows

    def _with_facts(self, start: Text, card: str, width: int) -> Text:
        """Names of other cards are cut where the facts do not fit otherwise."""
        for letters in range(20, SHORTEST - 1, -1):
            line = Text.assemble(start, " ", (" ".join(self._facts(card, letters)), "dim"))
            if line.cell_len <= width:
                return line
        return _cut(line, width)

    def _facts(self, card: str, letters: int) -> Iterable[str]:
        for part in fact_parts(NUMBER[card]):
            text = say(part, self.lang)
            yield text[0] + _shortened(text[1:], letters) if text[0] in "@!" else text

    def _wrapped(self, text: Text, indent: int = 0) -> Lines:
        """Broken into lines of the width, between chains and words."""
        return _wrap(text, self.width, indent)


def _height(sections: dict[str, list[Lines]], shown: dict[str, int]) -> int:
    return sum(len(sections[name][way]) for name, way in shown.items())


# What is left out when there is little room, the least needed first; each mention is one step.
LEAVE_OUT = (
    "road",
    "others",
    "extras",
    "basics",
    "hand",
    "legend",
    "others",
    "village",
    "extras",
    "others",
    "village",
    "hand",
    "road",
    "village",
    "village",
    "hand",
    "stacks",
    "village",
    "hand",
    "village",
)
FEW_CHOICES = 6
# How long the short text beside a move can be, by the moves that are on offer.
SHORT_TEXT = dict.fromkeys(("draft", "build", "play", "hire", "next", "onto"), 8)
LONGEST_SHORT_TEXT = MIN_WIDTH  # a card and what it shows: one to a row


# -- the score sheet, the memory aid


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """What each market has paid, and at the end all gold, and the villagers that break a tie."""
    table = view["table"]
    columns = ["gold", "coins", "silver", *(["nun"] if view["options"]["saints"] else [])]
    titles = {"gold": "board-printed", "coins": "board-coins", "silver": "board-silver", "nun": "board-nun"}
    grid = Table(box=box.HORIZONTALS, padding=(0, 1, 0, 0))
    for heading in ("", ""):
        grid.add_column(heading)
    for heading in (*(_say(titles[column], lang) for column in columns), _say("board-sum", lang)):
        grid.add_column(heading, justify="right")
    for market, paid in enumerate(table["sheet"], 1):
        for owner, row in enumerate(paid):
            title = _say("board-market", lang, market=market) if owner == 0 else ""
            numbers = [str(row[column]) for column in columns]
            grid.add_row(title, _owner(owner, lang, names), *numbers, Text(str(row["total"]), "bold"))
        grid.add_section()
    for owner, gold in enumerate(table["supplies"]):
        title = _say("board-all-gold", lang) if owner == 0 else ""
        houses = len(table["villages"][owner]["houses"])
        villagers = _say("villagers", lang, villagers=houses)
        blanks = [""] * (len(columns) - 1)
        grid.add_row(title, _owner(owner, lang, names), *blanks, Text(villagers, "dim"), Text(str(gold), "bold"))
    return grid


def deals_over(view: dict[str, Any]) -> int:
    """How many markets were held: after each of them the players look at the score sheet."""
    return len(view["table"]["sheet"])


def unseen(view: dict[str, Any], lang: str) -> RenderableType:
    """The memory aid: every card not located yet, and what one knows to lie in the piles."""
    table = view["table"]
    if table["unseen"] is None:
        return Text(_say("board-no-memory-aid", lang))
    lines = [Text(_say("board-unseen", lang), "bold")]
    for suit, cards in table["unseen"].items():
        names = [_name(card, lang) + (f" ×{copies}" if copies > 1 else "") for card, copies in Counter(cards).items()]
        style = SUIT_STYLES.get(suit, "")
        lines.append(Text.assemble((f"{_say('suit', lang, suit=suit)}: ", style), ", ".join(names)))
    for pile in table["piles"]:
        if pile["known"]:
            known = ", ".join(_name(card, lang) for card in pile["known"])
            lines.append(Text(f"{pile['name']}, {_say('board-known', lang)}: {known}"))
    return Group(*lines)


# -- words and texts


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"villagers/{message}", **args), lang)


def _name(card: str, lang: str) -> str:
    return _say("card", lang, card=card) if card in NUMBER else card


def _owner(owner: int, lang: str, names: list[str]) -> str:
    return names[owner] if owner < len(names) else _say("card", lang, card=NAMES[NUMBER["countess"]])


def _amount(event: str) -> int:
    return int(EVENT_AMOUNT[EVENT_NAMES.index(event)])


def _style(card: str) -> str:
    return SUIT_STYLES.get(SUITS[SUIT[NUMBER[card]]], "") if card in NUMBER else "dim"


def _unbroken(name: str) -> str:
    """No line ends within a name."""
    return name.replace(" ", "\u00a0")


def _shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}."


def _cut(text: Text, width: int) -> Text:
    """One line, cut with a mark if it is too long."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    line.no_wrap = True
    return line


def _wrap(text: Text, width: int, indent: int = 0) -> Lines:
    """Broken between words; a chain is broken only if it is longer than a line."""
    lines: Lines = []
    line = Text(" " * indent)
    for word in text.split(" ", allow_blank=True):
        if line.cell_len > indent and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
        if line.cell_len > indent:
            line.append(" ")
        while indent + word.cell_len > width:
            pieces = word.divide([width - indent])
            lines.append(Text.assemble(" " * indent, pieces[0]))
            word = pieces[1]
        line.append_text(word)
    lines.append(line)
    for line in lines:
        line.rstrip()
        line.no_wrap = True
    return lines


def _at_most(lines: Lines, most: int, width: int) -> Lines:
    """The first lines, with a mark where some are left out."""
    if len(lines) <= most:
        return lines
    last = lines[most - 1].copy()
    last.truncate(width - 2)
    return [*lines[: most - 1], last.append(" …")]


def _two_columns(cells: list[Callable[[int], Text]], width: int) -> Lines:
    """Half of them on the left, half on the right."""
    half = -(-len(cells) // 2)
    left_width = (width - GAP) // 2
    lines = []
    for row in range(half):
        line = cells[row](left_width)
        if row + half < len(cells):
            line.pad_right(left_width + GAP - line.cell_len)
            line.append_text(cells[row + half](width - left_width - GAP))
        line.no_wrap = True
        lines.append(line)
    return lines


def _titled(title: str, lines: Lines) -> Lines:
    """The title before the first line, the others beneath it."""
    starts = [Text(title, "bold"), *(Text(" " * len(title)) for _ in lines[1:])]
    return [_cut(Text.assemble(start, line), 1000) for start, line in zip(starts, lines, strict=True)]
