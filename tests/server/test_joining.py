"""The joiner: every module of the client joins, what cannot be joined is refused, and strings are left alone."""

from __future__ import annotations

import re

import pytest

import karczma
from karczma.server.client import FIRST, client
from karczma.server.joining import CannotJoin, join, read

SERVICE_WORKER = "/away.js"  # runs beside the page, by itself


def joined(*entrances: str, **sources: str) -> dict[str, str]:
    """Modules `main`, `a`, `b`… joined, by address."""
    return join({f"/{name}.js": source for name, source in sources.items()}, "/main.js", "/later.js", entrances, "1")


def test_every_module_of_the_client_is_in_exactly_one_script() -> None:
    scripts = {address: file.body.decode() for address, file in client().files.items() if ".js?v=" in address}
    assert {f"{FIRST}?v={client().version}"} | {
        f"/games/{game.name}/board.js?v={client().version}" for game in karczma.GAMES
    } <= set(scripts)
    for address in (address for address in client().files if address.endswith(".js") and address != SERVICE_WORKER):
        name = read(address, "").name
        assert sum(f"\nconst {name}=" in f"\n{script}" for script in scripts.values()) == 1, address


def test_no_comment_is_left_but_licences() -> None:
    for address, file in client().files.items():
        if ".js?v=" in address:
            assert "/**" not in file.body.decode(), address
    assert "MIT, © Jason Miller" in client().files[f"{FIRST}?v={client().version}"].body.decode()


def test_what_one_needs_comes_along_and_what_several_need_is_in_the_first_script() -> None:
    scripts = joined(
        "/p.js",
        main='import { one } from "./a.js";\n'
        'one(() => import("./p.js"), () => import("./q.js"), () => import("./r.js"));',
        a="export const one = 1;",
        p='import { one } from "./a.js";\nimport { two } from "./both.js";\nimport { own } from "./own.js";\n'
        "export const P = one + two + own;",
        q='import { two as zwei } from "./both.js";\nimport { late } from "./late.js";\nexport const Q = zwei + late;',
        r='import { late } from "./late.js";\nexport const R = late;',
        both="export const two = 2;",
        own="export const own = 3;",
        late="export const late = 4;",
        unused="export const nothing = 0;",
    )
    assert {address for address in scripts if "?" in address} == {"/main.js?v=1", "/p.js?v=1", "/later.js?v=1"}
    assert "$own" not in scripts["/main.js?v=1"]
    assert "const $both=" in scripts["/main.js?v=1"]
    assert "const $own=" in scripts["/p.js?v=1"]
    assert 'import{$a,$both}from"/main.js?v=1";' in scripts["/p.js?v=1"]
    assert "export const{P}=$p;" in scripts["/p.js?v=1"]
    for module in ("q", "r", "late"):
        assert f"const ${module}=" in scripts["/later.js?v=1"]
    assert "const{two:zwei}=$both;" in scripts["/later.js?v=1"]
    assert 'import("/p.js?v=1").then(all=>all.$p)' in scripts["/main.js?v=1"]
    assert 'import("/later.js?v=1").then(all=>all.$q)' in scripts["/main.js?v=1"]
    assert scripts["/own.js"] == 'import{$own}from"/p.js?v=1";\nexport const{own}=$own;\n'


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("const a = 1; // why", "const a=1;"),
        ('const a = "// no /* comment";', 'const a="// no /* comment";'),
        ("const a = b / c / d;", "const a=b / c / d;"),
        ('const a = (b) / 2, c = /[/]\\/ "/g;', 'const a=(b)/ 2,c=/[/]\\/ "/g;'),
        ('const a = `x ${b ? `y  // ${ c }` : "}"}  z`;', 'const a=`x ${b?`y  // ${c }`:"}"}  z`;'),
        ("const a = html`<p>\n    ${b}\n  </p>`;", "const a=html`<p>${b}</p>`;"),
        ("const a = html`<p>one\n    two</p>\n  <b/>`;", "const a=html`<p>one\ntwo</p><b/>`;"),
        ("const a = b + +c - -d;", "const a=b + +c - -d;"),
        ("return a /* why\n */ + b", "return a\n+ b"),
        ("if (a) {\n  b();\n\n  c();\n}", "if(a){\nb();\nc();\n}"),
        ("const a = () => { return { b: `${ { c: 1 }.c }` }; };", "const a=()=>{return{b:`${{c:1}.c }`};};"),
    ],
)
def test_comments_and_indentation_go_and_nothing_else(written: str, kept: str) -> None:
    assert read("/a.js", written).code == kept


def test_a_module_that_waits_is_waited_for() -> None:
    assert read("/a.js", "const a = await (await fetch(b)).json();").is_waiting
    assert not read("/a.js", "const a = async () => { await b; };").is_waiting


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("export default 1;", "cannot be joined: export default"),
        ("export let a = 1;", "cannot be joined: export let"),
        ("export const { a } = b;", "cannot be joined: export const"),
        ('export * from "./b.js";', "cannot be joined: export"),
        ('import b from "./b.js";', "cannot be joined: import b"),
        ('import * as b from "./b.js";', "cannot be joined: import"),
        ("const a = import.meta.url;", "cannot be joined: const a"),
        ("const a = b[/x", "without an end"),
        ("const a = {} / 2;", "after a brace"),
    ],
)
def test_a_form_the_joiner_does_not_know_is_refused(written: str, complaint: str) -> None:
    with pytest.raises(CannotJoin, match=re.escape(complaint)):
        joined(main=written, b="")


def test_circles_and_missing_modules_are_named() -> None:
    with pytest.raises(CannotJoin, match=r"/main.js → /a.js → /main.js"):
        joined(main='import { a } from "./a.js";', a='import "./main.js";\nexport const a = 1;')
    with pytest.raises(CannotJoin, match=r"/main.js imports /b.js, which is not there"):
        joined(main='import { b } from "./b.js";')
