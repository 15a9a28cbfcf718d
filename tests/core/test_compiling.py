"""Rules are compiled once, kept in a folder named by all they are made from, and the user's own settings stay."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from runpy import run_path
from typing import Any

import numba
import numpy as np
import pytest

import karczma
from karczma.core import compiling
from karczma.core.compiling import address, cache_folder, inner_rule, kernel, pointer, progress_line, record_type, rule

from .small import STATE, empty

ROOM = "games/lost_cities"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package that can be changed, with a cache of its own."""
    copied = tmp_path / "karczma"
    shutil.copytree(compiling.PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiling, "PACKAGE", copied)
    monkeypatch.setenv("KARCZMA_CACHE", str(tmp_path / "cache"))
    return copied


def folder(room: Path) -> Path:
    return cache_folder.__wrapped__(room)


@rule
def doubled(x):
    return 2 * x


@inner_rule
def halved(x) -> int:
    return x // 2


@rule
def halved_and_doubled(x) -> int:
    return doubled(halved(x))


@rule
def weigh(x) -> int:
    return doubled(x)


@rule
def is_more(x, y) -> bool:
    return x > y


@rule
def third_card(s) -> int:
    return s.cards[3]


@rule
def set_card(s, place, card) -> None:
    s.cards[place] = card


def _add_up(numbers, function):
    total = 0
    for number in numbers:
        total += function(number)
    return total


def test_bounds_are_checked_in_the_tests() -> None:
    assert numba.config.BOUNDSCHECK == 1
    with pytest.raises(IndexError):
        set_card(empty(), 60, 1)


def test_a_rule_is_compiled_once_for_all_mixtures_of_numbers() -> None:
    for number in (1, np.int8(1), np.int16(1), np.int64(1), np.uint8(1), True, np.bool_(True)):
        assert doubled(number) == 2
    assert len(doubled.signatures) == 1
    for pair in ((1, 2), (np.int8(1), 2), (1, np.int16(2)), (False, np.uint32(2))):
        assert not is_more(*pair)
    assert len(is_more.signatures) == 1


def test_an_inner_rule_is_a_rule_like_any_other() -> None:
    assert [halved_and_doubled(number) for number in (5, np.int8(5), np.uint16(5))] == [4, 4, 4]
    assert halved(np.int8(100)) == 50
    assert [len(one.signatures) for one in (halved_and_doubled, halved)] == [1, 1]


def test_small_numbers_do_not_wrap_around_in_a_rule() -> None:
    assert doubled(np.int8(100)) == 200


def test_a_rule_is_compiled_once_for_the_same_record() -> None:
    for s in (empty(), np.zeros(2, STATE)[1], np.frombuffer(empty().tobytes(), STATE)[0]):
        assert third_card(s) == 0
    assert len(third_card.signatures) == 1


def test_the_answer_has_the_type_that_was_promised() -> None:
    third_card(empty())
    (compiled,) = third_card.overloads.values()
    assert compiled.signature.return_type == numba.types.int64
    assert is_more(2, 1) is True


def test_a_kernel_takes_the_rules_of_a_game_as_arguments() -> None:
    number = numba.types.int64
    function = pointer(number, number)
    add_up = kernel(_add_up, numba.types.int64[::1], function, returns=number)
    assert add_up(np.arange(4), address(weigh, function)) == 12
    with pytest.raises(TypeError):
        add_up(np.arange(4), weigh)
    assert record_type(STATE) == numba.from_dtype(STATE)


def test_compiling_leaves_the_users_own_cache_folder_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for usual in (numba.config.CACHE_DIR, "/somewhere/else"):
        monkeypatch.setattr(numba.config, "CACHE_DIR", usual)
        rule(lambda x: x)
        assert usual == numba.config.CACHE_DIR


def test_compiling_leaves_the_users_own_optimisation_alone() -> None:
    usual = numba.config.OPT
    assert rule(lambda x: x + 1)(1) == 2
    assert usual is numba.config.OPT


def test_the_same_sources_have_the_same_folder(sources: Path) -> None:
    assert folder(sources / ROOM) == folder(sources / ROOM)
    assert folder(sources / ROOM).is_dir()


def a_rule(room: Path) -> Any:
    """A small rule, compiled from a source in this folder."""
    room.mkdir(parents=True)
    source = room / "small.py"
    source.write_text("from karczma.core.compiling import rule\n\n@rule\ndef tripled(x) -> int:\n    return 3 * x\n")
    tripled = run_path(str(source))["tripled"]
    assert tripled(2) == 6
    return tripled


def test_a_copy_of_the_same_sources_compiles_nothing_anew(sources: Path) -> None:
    first, second = (a_rule(sources.parent / copy / "games") for copy in ("one", "another"))
    assert first.stats.cache_misses
    assert second.stats.cache_hits
    assert not second.stats.cache_misses


@pytest.mark.parametrize(
    "changed", ["core/piles.py", f"{ROOM}/rules.py", f"{ROOM}/cards.toml", f"{ROOM}/cards.py", "core/steps.py"]
)
def test_the_folder_is_another_when_a_source_or_the_cards_change(sources: Path, changed: str) -> None:
    before = folder(sources / ROOM)
    (sources / changed).write_text((sources / changed).read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert folder(sources / ROOM) != before


def test_a_new_or_renamed_source_is_noticed_too(sources: Path) -> None:
    before = folder(sources / ROOM)
    (sources / ROOM / "extra.py").write_text("")
    added = folder(sources / ROOM)
    (sources / ROOM / "extra.py").rename(sources / ROOM / "other.py")
    assert len({before, added, folder(sources / ROOM)}) == 3


@pytest.mark.parametrize("file", ["RULES.md", "story.py", "words.pl.ftl"])
def test_the_folder_does_not_change_with_what_no_rule_is_made_from(sources: Path, file: str) -> None:
    before = folder(sources / ROOM)
    (sources / ROOM / file).write_text("changed")
    assert folder(sources / ROOM) == before


def imports(source: Path) -> set[str]:
    """The files of its own folder that a source file is made from when it runs."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    neighbours = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.level == 1]
    return {
        name for node in neighbours for name in ([node.module] if node.module else [alias.name for alias in node.names])
    }


def has_rules(source: Path) -> bool:
    return any(name in source.read_text(encoding="utf-8") for name in ("@rule", "@inner_rule", "kernel("))


def test_everything_the_rules_of_the_core_are_made_from_is_named() -> None:
    """A file left out of the list would leave stale rules on everybody's disk."""
    core = compiling.PACKAGE / "core"
    compiled = {source.stem for source in core.glob("*.py") if has_rules(source)}
    needed = compiled.union(*(imports(core / f"{name}.py") for name in compiled))
    assert needed <= set(compiling.COMPILED_CORE)
    assert all(imports(core / f"{name}.py") <= set(compiling.COMPILED_CORE) for name in needed)


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
def test_no_rule_of_a_game_is_made_from_the_files_for_people(game: karczma.Game) -> None:
    room = compiling.PACKAGE / "games" / game.name.replace("-", "_")
    for source in room.glob("*.py"):
        if source.stem in compiling.FOR_PEOPLE:
            assert not has_rules(source), source.name
        else:
            assert not imports(source) & set(compiling.FOR_PEOPLE), source.name


@pytest.mark.parametrize("version", ["numba.__version__", "numpy.__version__"])
def test_the_folder_is_another_for_another_numba_or_numpy(
    sources: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    before = folder(sources / ROOM)
    monkeypatch.setattr(version, "99.0")
    assert folder(sources / ROOM) != before


def test_the_folder_is_another_without_bounds_checks(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder(sources / ROOM)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 0)
    assert folder(sources / ROOM) != before


def test_where_the_cache_cannot_be_written_another_folder_is_used_and_named(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (sources / "a_file").write_text("")
    monkeypatch.setenv("KARCZMA_CACHE", str(sources / "a_file"))
    other = folder(sources / ROOM)
    try:
        assert other.is_dir()
        assert not other.is_relative_to(sources)
        assert str(other) in capsys.readouterr().err
    finally:
        shutil.rmtree(other)


def test_folders_not_used_for_a_month_go_and_others_stay(sources: Path) -> None:
    used = folder(sources / ROOM)
    old, recent = used.parent / "old-0123", used.parent / "recent-0123"
    for other, days in ((old, 40), (recent, 10)):
        other.mkdir()
        when = time.time() - days * 24 * 3600
        os.utime(other, (when, when))
    folder(sources / ROOM)
    assert (used.is_dir(), recent.is_dir(), old.exists()) == (True, True, False)


def test_whoever_waits_is_told_once_that_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_line("Preparing"):
        pass
    assert capsys.readouterr().err == ""


def compiled_by(program: str, cache: Path) -> set[str]:
    """The functions of Mini Villagers that are on the disk after this program: `file.function`."""
    environment = os.environ | {"KARCZMA_CACHE": str(cache)}
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], env=environment, check=True)
    return {".".join(path.name.split("-")[0].split(".")[:2]) for path in cache.rglob("*.nbi")}


@pytest.mark.skipif(os.cpu_count() == 1, reason="one core: there is no second process; run this on two or more")
def test_a_second_process_compiles_what_is_beside_the_rules(tmp_path: Path) -> None:
    program = """
    from karczma.core.engine import second_process
    with second_process("karczma.games.mini_villagers"):
        pass
    """
    compiled = compiled_by(program, tmp_path)
    assert {"hidden.observe", "hidden.complete", "sense.weigh"} <= compiled
    assert "rules.setup" not in compiled


def test_where_no_second_process_can_be_started_the_first_works_on(tmp_path: Path) -> None:
    program = """
    import sys
    from karczma.core.engine import compile_functions, second_process
    sys.executable = "/nowhere"
    with second_process("karczma.games.mini_villagers"):
        compile_functions("karczma.games.mini_villagers", ("scores",))
    compile_functions("karczma.games.mini_villagers", ("stage",))
    """
    assert {"rules.scores", "sense.stage"} <= compiled_by(program, tmp_path)
