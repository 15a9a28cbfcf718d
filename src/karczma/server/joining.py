"""Joins the modules of the browser client into a few scripts, so that a first visit waits for few answers.

A script holds an entrance (`/main.js`, a page, a board) and what it alone imports; what is asked for later lies in one
script of its own, and what several need in the first.
Each module becomes a function that gives back its exports, so that names cannot clash. Comments and indentation go;
lines stay, so that an error in the browser points at one that can be found.

Our modules write `import { a, b as c } from "…";`, `import "…";`, `export function`, `export class`, `export const a`
and `export { a } from "…";`, each from the beginning of a line, and do not import in circles. All else is refused.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

PIECE = re.compile(
    r"""(?P<comment>//[^\n]*|/\*(?!!).*?\*/)|(?P<licence>/\*!.*?\*/)|(?P<quoted>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""
    r"""|(?P<space>\s+)|(?P<word>[\w$]+)|(?P<sign>.)""",
    re.DOTALL,
)
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
IN_TEMPLATE = re.compile(r"(?:\\.|(?!\$\{)[^\\`])*", re.DOTALL)
BEFORE_PATTERN = frozenset("(,=:[!&|?{;+-*%~^<>") | {"", "return", "typeof", "case", "in", "of", "await"}
TIGHT = frozenset("(){}[],;:=<>!?&|*%^~")  # signs that need no space beside them
BETWEEN_TAGS = re.compile(r"(>|\A[`}])\s*\n\s*(?=<|\$\{\Z|`\Z)")  # htm drops such a gap, too
INDENTED = re.compile(r"\s*\n\s*")

# In code whose quotations are numbers between NULs.
QUOTED = re.compile("\0(\\d+)\0")
LATER = re.compile("\0(/[^\0]+)\0")  # the address of a module that is imported later
IMPORT = re.compile("^import ?(?:\\{([^}]*)\\} ?from ?)?\0(\\d+)\0;$", re.MULTILINE)
EXPORT_FROM = re.compile("^export ?\\{([^}]*)\\} ?from ?\0(\\d+)\0;$", re.MULTILINE)
EXPORT_LIST = re.compile(r"(?:^|(?<=[;}]))export ?\{([^}]*)\};?$", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const)\*? ([\w$]+))", re.MULTILINE)
LAZY = re.compile("\\bimport\\(\0(\\d+)\0\\)")
UNKNOWN = re.compile(r"^.*(?<![.\w$])(?:export\b(?! ?:)|import\b(?! ?[:(])).*$", re.MULTILINE)
DEPTH = re.compile(r"[({\[]|[)}\]]|\bawait\b")


class CannotJoin(Exception):
    """A module is written in a way the joiner does not know."""


@dataclass
class Module:
    """A module, read: what it imports (names by address) and exports (inside names by outside ones)."""

    address: str
    code: str = ""
    imports: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    exports: dict[str, str] = field(default_factory=dict)
    lazy: set[str] = field(default_factory=set)
    is_waiting: bool = False  # whether it awaits something before it is ready

    @property
    def name(self) -> str:
        """What it is called in a joined script."""
        return "$" + re.sub(r"\W", "_", self.address.strip("/").removesuffix(".js"))


def join(sources: Mapping[str, str], first: str, later: str, entrances: Iterable[str], version: str) -> dict[str, str]:
    """The joined scripts by address: `/main.js?v=…`, one for each further entrance, and one (`later`) for all that is
    imported when somebody asks for it: many small ones would weigh more. Under its plain address every module can still
    be had, out of its joined script."""
    modules = {address: read(address, source) for address, source in sources.items()}
    lazy = sorted({address for module in modules.values() for address in module.lazy} - set(entrances))
    needed = {first: _in_order(modules, first), **{entrance: _in_order(modules, entrance) for entrance in entrances}}
    needed[later] = _in_order(modules, *lazy)
    users = {address: [script for script in needed if address in needed[script]] for address in modules}
    home = {address: of[0] if len(of) == 1 else first for address, of in users.items() if of}
    doors = {address: _door(modules[address], home[address], version) for address in home}
    scripts = {f"{entrance}?v={version}": doors[entrance] for entrance in entrances}  # those that another script holds
    for script in set(home.values()):
        inside = dict.fromkeys(a for every in needed.values() for a in every if home[a] == script)
        joined = _script([modules[address] for address in inside], modules, home, version)
        scripts[f"{script}?v={version}"] = joined + (_exports(modules[script]) if script in modules else "")
    return scripts | doors


# -- reading


def read(address: str, source: str) -> Module:
    """Takes a module apart."""
    code, quoted = _stripped(address, source)
    module = Module(address)

    def resolved(number: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(address), quoted[int(number)][1:-1]))

    def take_import(found: re.Match[str]) -> str:
        module.imports.setdefault(resolved(found[2]), []).extend(_pairs(found[1] or ""))
        return ""

    def take_list(found: re.Match[str]) -> str:
        module.exports.update({outside: inside for inside, outside in _pairs(found[1])})
        return ""

    def take_from(found: re.Match[str]) -> str:
        inner = [(inside, inside) for inside, _ in _pairs(found[1])]
        module.imports.setdefault(resolved(found[2]), []).extend(inner)
        return take_list(found)

    def take_export(found: re.Match[str]) -> str:
        module.exports[found[1]] = found[1]
        return ""

    def take_lazy(found: re.Match[str]) -> str:
        module.lazy.add(resolved(found[1]))
        return f"\0{resolved(found[1])}\0"

    for form, take in (
        (IMPORT, take_import),
        (EXPORT_FROM, take_from),
        (EXPORT_LIST, take_list),
        (EXPORT, take_export),
    ):
        code = form.sub(take, code)
    code = LAZY.sub(take_lazy, code)
    unknown = UNKNOWN.search(code)
    if unknown:
        raise CannotJoin(f"{address}: this form of import or export cannot be joined: {unknown[0][:80]}")
    module.is_waiting = _awaits(code)
    module.code = QUOTED.sub(lambda found: quoted[int(found[1])], code).strip("\n")
    return module


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """`a, b as c`: what each is called there and here."""
    for name in filter(None, (name.strip() for name in names.split(","))):
        there, _, here = name.partition(" as ")
        yield there, here or there


def _awaits(code: str) -> bool:
    """Whether there is an `await` outside of all functions."""
    depth = 0
    for found in DEPTH.finditer(code):
        if found[0] == "await" and depth == 0:
            return True
        depth += (found[0] in "({[") - (found[0] in ")}]")
    return False


def _stripped(address: str, source: str) -> tuple[str, list[str]]:
    """The code without comments and indentation, with numbers in place of quotations: strings, templates, patterns."""
    code: list[str] = []
    quoted: list[str] = []
    templates: list[tuple[int, bool]] = []  # of each open one: braces open in its expression; whether it is `html`
    at, last, gap = 0, "", ""
    while at < len(source):
        found = PIECE.match(source, at)
        assert found is not None
        kind, text = found.lastgroup, found[0]
        if kind in ("space", "comment"):
            gap = "\n" if "\n" in gap + text else " "
            at = found.end()
            continue
        piece = ""
        if text == "/" and last == "}":
            raise CannotJoin(f"{address}: a pattern or a division after a brace: {source[at - 30 : at + 30]!r}")
        if text == "/" and last in BEFORE_PATTERN:
            pattern = PATTERN.match(source, at)
            if pattern is None:
                raise CannotJoin(f"{address}: a pattern without an end: {source[at : at + 30]!r}")
            piece = text = pattern[0]
        elif text == "`" or (text == "}" and templates and templates[-1][0] == 0):
            is_html = last == "html" if text == "`" else templates.pop()[1]
            end = IN_TEMPLATE.match(source, at + 1).end()  # type: ignore[union-attr]  # it matches nothing, too
            is_open = source.startswith("${", end)
            if is_open:
                templates.append((0, is_html))
            text = source[at : end + (2 if is_open else 1)]
            piece = INDENTED.sub("\n", BETWEEN_TAGS.sub(r"\1", text)) if is_html else text
        elif kind == "quoted":
            piece = text
        elif templates and text in "{}":
            depth, is_html = templates.pop()
            templates.append((depth + (1 if text == "{" else -1), is_html))
        at += len(text)
        if gap == " " and (last in TIGHT or text in TIGHT):
            gap = ""
        if piece:
            quoted.append(piece)
        code.append(gap + (f"\0{len(quoted) - 1}\0" if piece else text))
        last, gap = "{" if piece.endswith("${") else piece or text, ""
    return "".join(code), quoted


# -- writing


def _in_order(modules: Mapping[str, Module], *entrances: str) -> list[str]:
    """The addresses of entrances and all they need, each after what it imports."""
    ordered: dict[str, None] = {}

    def visit(address: str, path: list[str]) -> None:
        if address in path:
            raise CannotJoin(f"modules import each other in a circle: {' → '.join([*path, address])}")
        if address not in modules:
            raise CannotJoin(f"{path[-1] if path else 'a page'} imports {address}, which is not there")
        if address not in ordered:
            for other in modules[address].imports:
                visit(other, [*path, address])
            ordered[address] = None

    for entrance in entrances:
        visit(entrance, [])
    return list(ordered)


def _script(inside: list[Module], modules: Mapping[str, Module], home: Mapping[str, str], version: str) -> str:
    """Some modules as one script, which imports from others what lies there."""
    lines, own = [], {module.address for module in inside}
    for place in sorted({home[a] for m in inside for a in m.imports} - {home[a] for a in own}):
        names = sorted({modules[a].name for m in inside for a in m.imports if home[a] == place})
        lines.append(f'import{{{",".join(names)}}}from"{place}?v={version}";')
    for module in inside:
        lines.append(f"const {module.name}={_function(module, modules, home, version)};")
    lines.append(f"export{{{','.join(module.name for module in inside)}}};\n")
    return "\n".join(lines)


def _function(module: Module, modules: Mapping[str, Module], home: Mapping[str, str], version: str) -> str:
    def imported(found: re.Match[str]) -> str:
        return f'import("{home[found[1]]}?v={version}").then(all=>all.{modules[found[1]].name})'

    taken = [f"const{{{_list(names)}}}={modules[address].name};" for address, names in module.imports.items() if names]
    given = f"return{{{_list((outside, inside) for outside, inside in module.exports.items())}}}"
    body = "\n".join([*taken, LATER.sub(imported, module.code), given])
    return f"await(async()=>{{{body}}})()" if module.is_waiting else f"(()=>{{{body}}})()"


def _list(names: Iterable[tuple[str, str]]) -> str:
    return ",".join(outside if outside == inside else f"{outside}:{inside}" for outside, inside in names)


def _exports(module: Module) -> str:
    return f"export const{{{','.join(module.exports)}}}={module.name};\n" if module.exports else ""


def _door(module: Module, home: str, version: str) -> str:
    return f'import{{{module.name}}}from"{home}?v={version}";\n{_exports(module)}'
