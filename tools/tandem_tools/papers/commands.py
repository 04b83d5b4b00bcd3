"""Checks that a command that a document shows exists: program, subcommand, options and names are in the sources."""

import re
import shlex
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from tandem_facts import facts

CLI, BENCH, IP = "src/cli/*.cpp", "bench/*.cpp", "tools/tandem_tools/ip/__main__.py"
EXPLORE, HLS = "explore/tandem_explore/commands/*.py", "hls/tandem_hls/*.py"
OTHER_PROGRAMS = "src/cli/other_programs.cpp"
TARGETS = "tools/tandem_eda/flows/*.py"
# Commands of `tandem` whose first argument is an algorithm or an operation.
OF_OPERATIONS = ("selftest", "engines", "explain", "whatif")
# Options whose value is the name of a file or folder.
NAMED = {"--profile": "profiles/{}.toml", "--board": "hw/top/boards/{}"}


def complaint(root: Path, command: str) -> str:
    """Returns the part of a command that does not exist in the repository at `root`; empty if all of it does."""
    words = shlex.split(command)
    return next(_complaints(root, words), "")


def _complaints(root: Path, words: list[str]) -> Iterator[str]:
    program = words[0] if words else ""
    if program == "tandem":
        yield from _of_tandem(root, words[1:])
    elif program == "tandem-explore":
        yield from _of_explorer(root, words[1:])
    elif program == "tandem-hls":
        yield from _unless(words[1:2], _quoted(root, "hls/tandem_hls/__main__.py"), "command of tandem-hls")
        yield from _options(root, words, HLS)
        yield from (f"no file {word}" for word in words[2:] if word.endswith(".c") and not (root / word).is_file())
    elif program == "make":
        targets = re.findall(r"^([\w-]+):", _text(root, "Makefile"), re.MULTILINE)
        yield from _unless(words[1:2], targets, "target of make")
    elif words[:2] == ["python", "-m"]:
        place = "/".join(words[2].split("."))
        if not any((root / f"tools/{place}{end}").is_file() for end in (".py", "/__main__.py")):
            yield f"no module {words[2]}"
    elif program.startswith("build/"):
        yield from _unless([Path(program).name], _test_programs(root), "test program")
    else:
        yield f"no program {program!r}"


def _of_tandem(root: Path, words: list[str]) -> Iterator[str]:
    name, rest = words[0] if words else "", words[1:]
    if name in ("bench", "ip"):
        known = re.search(rf"k{name.capitalize()}Commands\[\] = {{(.*?)}};", _text(root, OTHER_PROGRAMS), re.DOTALL)
        yield from _unless(rest[:1], re.findall(r'"([\w-]+)"', known[1]) if known else [], f"command of tandem {name}")
        yield from _options(root, rest, BENCH if name == "bench" else IP, OTHER_PROGRAMS)
        names = rest[1:2] if rest[:1] in (["peers"], ["export"]) else []
    else:
        commands = re.findall(r'add_subcommand\(\s*"([\w-]+)"', _text(root, CLI))
        yield from _unless([name], commands, "command of tandem")
        yield from _options(root, rest, CLI)
        names = rest[:1] if name in OF_OPERATIONS else []
    yield from _unless(names, _names(root), "algorithm or operation")


def _of_explorer(root: Path, words: list[str]) -> Iterator[str]:
    modules = [path.stem.replace("_", "-") for path in root.glob(EXPLORE)]
    yield from _unless(words[:1], modules, "command of tandem-explore")
    yield from _options(root, words, EXPLORE)
    points = [word.split("/")[0] for word in words[1:] if re.fullmatch(r"\w+/[\w-]+", word)]
    yield from _unless(words[1:2] if words[:1] == ["run"] else points, _names(root), "algorithm or operation")
    targets = [word for option, word in pairwise(words) if option == "--target"]
    yield from _unless(targets, _quoted(root, TARGETS), "target")


def _options(root: Path, words: list[str], *sources: str) -> Iterator[str]:
    known = set(re.findall(r"--[a-z][\w-]*", "".join(_text(root, source) for source in sources)))
    yield from _unless([word for word in words if re.match("--[a-z]", word)], known, "option")
    for option, word in pairwise(words):
        if option in NAMED and not (root / NAMED[option].format(word)).exists():
            yield f"no {NAMED[option].format(word)}"


def _unless(words: Iterable[str], known: Iterable[str], what: str) -> Iterator[str]:
    names = set(known)
    yield from (f"no {what} {word!r}" for word in words if word not in names)


@cache
def _text(root: Path, pattern: str) -> str:
    return "".join(path.read_text() for path in sorted(root.glob(pattern)))


@cache
def _quoted(root: Path, pattern: str) -> frozenset[str]:
    return frozenset(re.findall(r'"([\w-]+)"', _text(root, pattern)))


@cache
def _names(root: Path) -> frozenset[str]:
    """Of algorithms, of cores made of several, and of operations."""
    cores = facts.load_cores(root)
    return frozenset({core.name for core in cores} | {each.name for core in cores for each in core.operations})


@cache
def _test_programs(root: Path) -> frozenset[str]:
    """The names of test programs, as CMake is told."""
    lists = "\n".join(_text(root, pattern) for pattern in ("*/**/CMakeLists.txt", "CMakeLists.txt"))
    cores = re.findall(r"tandem_core_test\((\w+)(?:\s+MODULE (\w+))?", lists)
    names = {f"{algorithm}_{module or 'core'}_test" for algorithm, module in cores}
    return frozenset(names | set(re.findall(r"tandem_test\((\w+)", lists)))
