"""Compiles rules with Numba: one version of each, kept on disk, with a word to whoever waits the first time."""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import from_dtype, njit, types
from numba.core import cgutils, config, event
from numba.core.caching import IndexDataCacheFile
from numba.experimental.function_type import FunctionModel
from numba.extending import NativeValue, register_model, unbox
from platformdirs import user_cache_path

try:
    import fcntl
except ImportError:  # Windows: there a rare mix-up remains possible at the very first start
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).parent.parent
# The functions every game has, which are called by pointer too, and the file of the game's folder that each is in.
HOME = {
    "setup": "rules",
    "waiting_for": "rules",
    "legal_moves": "rules",
    "play": "rules",
    "scores": "rules",
    "ranking": "rules",
    "observe": "hidden",
    "complete": "hidden",
    "seen_move": "hidden",
    "weigh": "sense",
    "standing": "sense",
    "stage": "sense",
    "judge": "experience",
    "imagine": "guess",
}
# Where a game has no such file, another function does as well.
INSTEAD = {"judge": "weigh", "imagine": "complete"}
COMPILED_CORE = (
    "batch",
    "compiling",
    "contract",
    "generator",
    "knowledge",
    "piles",
    "playout",
    "record",
    "seating",
    "steps",
)
# Files of a game that no rule depends on.
FOR_PEOPLE = (
    *("board", "faces", "names", "notation", "phrases", "positions", "reasons"),
    *("refusals", "story", "telling", "view"),
)
MONTH = 30 * 24 * 3600.0
# Rules branch and look up; what LLVM adds for loops over numbers costs a quarter of the first start and gains nothing.
OPTIMISED = 1
RETURNS = {"int": types.int64, "bool": types.boolean, "None": types.none}


def rule(function: Callable[..., Any], **flags: Any) -> Any:
    """Compiles a rule once for each record: every number it is given becomes an int64, whatever it was.

    Without this Numba would compile a verb again for every mixture of int8 from the record, int64 from a sum and
    literals. A return annotation (`-> int`, `-> bool`, `-> None`) fixes the type of the answer too, so that a game's
    functions can be handed to kernels that serve all games. Rules may not allocate; in return nobody counts references
    (`_nrt`), which would cost a third of all time.
    """
    dispatcher = _cached(function, error_model="numpy", _nrt=False, no_cfunc_wrapper=True, **flags)
    answer = RETURNS.get(str(function.__annotations__.get("return", "")))
    compile_for = dispatcher.compile

    def compile_once(signature: Any) -> Any:
        arguments = tuple(map(_widened, getattr(signature, "args", signature)))
        with _swapped("OPT", OPTIMISED):
            return compile_for(answer(*arguments) if answer is not None else arguments)

    dispatcher.compile = compile_once
    return dispatcher


def inner_rule(function: Callable[..., Any]) -> Any:
    """A rule that is put whole into every rule that calls it: for the few that are called in every move."""
    return rule(function, forceinline=True)


def kernel(function: Callable[..., Any], *argument_types: Any, returns: Any = types.none) -> Any:
    """Compiles a loop that serves every game; the game's functions arrive as pointers, see `pointer`.

    The signature is explicit: with dispatchers as arguments it would never hit the disk cache. The GIL is let go.
    What is returned is the compiled function itself: there is one version only, so nobody need look at the types of
    the arguments at every call.
    """
    dispatcher = _cached(function, returns(*argument_types), nogil=True, error_model="numpy")
    (version,) = dispatcher.overloads.values()
    return version.entry_point


def pointer(returns: Any, *arguments: Any) -> Any:
    """The type of a game's function as a kernel's argument."""
    return Pointer(returns(*arguments))


class Pointer(types.FunctionType):
    """Numba's own type of a function asks Python for the address at every call of a kernel, which takes as long as a
    dozen games. This one is the address itself, see `address`."""


register_model(Pointer)(FunctionModel)


@unbox(Pointer)  # type: ignore[no-untyped-call, untyped-decorator]
def _from_address(kind: Any, number: Any, compiler: Any) -> Any:
    """Writes the code that makes a function of the number a kernel is given."""
    function = cgutils.create_struct_proxy(kind)(compiler.context, compiler.builder)  # type: ignore[no-untyped-call]
    function.jit_addr = compiler.pyapi.long_as_voidptr(number)
    return NativeValue(function._getvalue(), is_error=compiler.pyapi.c_api_error())  # type: ignore[no-untyped-call]


def address(function: Any, kind: Any) -> int:
    """Where the machine code of a rule lies, in the version of this type. It never moves."""
    version = function.get_compile_result(kind.signature)
    return int(version.library.get_pointer_to_function(version.fndesc.llvm_func_name))


def record_type(dtype: np.dtype[Any]) -> Any:
    """What Numba calls a record of this dtype."""
    return from_dtype(dtype)


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    narrow = isinstance(kind, types.Integer | types.Boolean) and kind != types.uint64
    return types.int64 if narrow else kind


def _cached(function: Callable[..., Any], *signature: Any, **flags: Any) -> Any:
    """Like `njit(cache=True)`, with our folder; the user's own cached functions stay where they were."""
    compiled: Any = njit  # its own types know no list of flags
    folder = cache_folder(Path(inspect.getfile(function)).parent)
    with _swapped("CACHE_DIR", str(folder)):
        dispatcher = compiled(cache=True, **flags)(function)
    name = dispatcher._cache._impl.filename_base
    dispatcher._cache._cache_file = _Kept(str(folder), name, source_stamp=None)  # type: ignore[no-untyped-call]
    for kinds in signature:
        dispatcher.compile(kinds)
        dispatcher.disable_compile()
    return dispatcher


class _Kept(IndexDataCacheFile):
    """The versions of one function on the disk. The folder's name says what they were made from, so neither the place
    nor the time of the source matters: every copy of the same sources finds them."""

    def save(self, key: Any, data: Any) -> None:
        """Numba numbers the files of a function by what its index says: two processes that save at once would both
        write under the same number, and one record's rules would be taken for another's."""
        with open(f"{self._index_path}.lock", "w") as lock:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
            super().save(key, data)  # type: ignore[no-untyped-call]


@contextmanager
def _swapped(setting: str, value: Any) -> Iterator[None]:
    """Numba has one set of settings for the whole program: ours hold while we compile, the user's before and after."""
    usual = getattr(config, setting)
    setattr(config, setting, type(usual)(value))
    try:
        yield
    finally:
        setattr(config, setting, usual)


@cache
def cache_folder(room: Path) -> Path:
    """Where the compiled rules of a folder lie: named by a hash of all they can be made from.

    Numba notices a change of the rule's own file only, not of the constants and rules it calls. A game stands on the
    core and on its own folder and on nothing else, so these sources, the card data in them, the versions of Numba and
    NumPy and whether bounds are checked make up the name.
    """
    settings: Any = config
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {settings.BOUNDSCHECK}".encode())
    sources = [PACKAGE / "core" / f"{name}.py" for name in COMPILED_CORE]
    if room != PACKAGE / "core":
        sources += sorted(source for source in room.glob("*.py") if source.stem not in FOR_PEOPLE)
        sources += sorted([*room.glob("*.toml"), *room.glob("*.npy")])
    for source in sources:
        digest.update(source.name.encode() + source.read_bytes())
    base = Path(os.environ.get("KARCZMA_CACHE") or user_cache_path("karczma")) / "compiled"
    folder = base / f"{room.name}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old(base)
    except OSError as problem:
        folder = Path(tempfile.mkdtemp(prefix="karczma-"))
        print(f"karczma: {base} cannot be written ({problem.strerror}); compiled rules go to {folder}", file=sys.stderr)
    return folder


def _forget_old(base: Path) -> None:
    """Every version of the sources leaves a folder behind; those not used for a month go."""
    for folder in base.iterdir():
        with suppress(FileNotFoundError):  # another process may be tidying up too
            if folder.stat().st_mtime < time.time() - MONTH:
                shutil.rmtree(folder, ignore_errors=True)


class _Progress(event.Listener):
    """Counts the rules that are really compiled, and keeps one line on the screen up to date."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.compiled = 0

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if not function.__module__.startswith("karczma."):
            return
        self.compiled += 1
        if sys.stderr.isatty():
            line = f"{self.title} {self.compiled}: {function.__name__}"[: shutil.get_terminal_size().columns - 1]
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
        elif self.compiled == 1:
            print(self.title, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def progress_line(title: str) -> Iterator[None]:
    """While the body runs, says on the terminal that rules are being compiled; silent when all come from the disk."""
    listener = _Progress(title)
    with event.install_listener("numba:compile", listener):
        yield
    if listener.compiled and sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
