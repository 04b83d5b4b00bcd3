"""Lists the files outside an algorithm's folder that name it: the next algorithm will cost as many.

`python -m tandem_tools.spread` prints a table, with a name the files. An algorithm's names are those in its facts: its own,
those of its operations and their titles. Comments do not count, nor do generated/, results/, data and other algorithms'
folders, of which some are made of it. Code that every algorithm passes through (SHARED) and that names one is wiring; code
of products is a user: a file format, a benchmark, an interface for C, the page of a paper.
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools import repository
from tandem_tools.source_text import seen

MAX_WIRING = 10
KINDS = ("documents", "tests", "users", "wiring")

SHARED = re.compile(
    r"^((cmake|engine|hw/(cells|models|shell)|src/(bus|calibrate|catalog|choose|driver)|tools(?!/tandem_tools/(papers|generate/paper_pages)))/"
    r"|CMakeLists\.txt$)"
)
IGNORED = re.compile(r"^(generated|results|algorithms|src/container/fuzz/corpus)/|\.(svg|html|lock|png|json)$")
TESTS = re.compile(r"_test\.|_fixture\.|(^|/)(tests|testing|tb|check)/|_toy\.")
_SCRIPT_COMMENT = re.compile(r"(^|\s)#[^\n]*")
_DOCSTRING = re.compile(r'^\s*"""(?:\\.|.)*?"""', re.MULTILINE | re.DOTALL)
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass(frozen=True)
class Named:
    """A file that names an algorithm, and why: one of KINDS."""

    file: str
    kind: str


def find(root: Path) -> dict[str, list[Named]]:
    """The files that name each algorithm, outside the folders of algorithms."""
    algorithms = facts.load_all(root)
    owners = {name: algorithm.name for algorithm in algorithms for name in names(algorithm)}
    longest_first = sorted(map(re.escape, owners), key=len, reverse=True)
    pattern = re.compile(rf"(?<![a-z0-9])({'|'.join(longest_first)})(?![a-z0-9])")
    found: dict[str, list[Named]] = {algorithm.name: [] for algorithm in algorithms}
    for file in repository.files(root):
        # Looking first is faster than taking comments out.
        if IGNORED.search(file) or not pattern.search(_words((root / file).read_text(errors="replace"))):
            continue
        for owner in sorted({owners[name] for name in pattern.findall(_words(_code(root, file)))}):
            found[owner].append(Named(file, _kind(file)))
    return found


def names(algorithm: Algorithm) -> set[str]:
    """Returns the names of an algorithm and its operations in texts and code, in the form of `_words`."""
    texts = [algorithm.name, algorithm.title]
    texts += [text for each in algorithm.operations for text in (each.name, each.title, *each.aliases)]
    return {_words(text).strip("_") for text in texts} | {_words(text, camel=False).strip("_") for text in texts}


def _words(text: str, camel: bool = True) -> str:
    """Small letters and digits, with `_` between words, so that `kOneWord`, "ONE-WORD" and `one_word` look alike."""
    return re.sub(r"[^a-z0-9]+", "_", (_CAMEL.sub("_", text) if camel else text).lower())


def _code(root: Path, file: str) -> str:
    """A file without its comments; a document as it is."""
    content = (root / file).read_bytes()
    text = seen(file, content).decode(errors="replace")
    if file.endswith(".py"):
        return _DOCSTRING.sub("", text)
    commented = file.endswith(("CMakeLists.txt", ".cmake", ".sh", ".toml", ".rdl", ".f"))
    return _SCRIPT_COMMENT.sub("", text) if commented else text


def _kind(file: str) -> str:
    if file.endswith(".md"):
        return "documents"
    if TESTS.search(file):
        return "tests"
    return "wiring" if SHARED.search(file) else "users"


def table(found: dict[str, list[Named]]) -> str:
    """Returns the counts as a table of Markdown."""
    lines = [f"| algorithm | files | {' | '.join(KINDS)} |", "|---" * (len(KINDS) + 2) + "|"]
    for algorithm, files in found.items():
        counts = Counter(named.kind for named in files)
        lines.append(f"| {algorithm} | {len(files)} | {' | '.join(str(counts[kind]) for kind in KINDS)} |")
    return "\n".join(lines)


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.spread", description="Lists the files that name an algorithm.")
    repository.add_argument(parser)
    parser.add_argument("algorithm", nargs="?", help="list the files of this one")
    arguments = parser.parse_args()
    found = find(arguments.root)
    if arguments.algorithm is None:
        print(table(found))
    elif arguments.algorithm in found:
        print("\n".join(f"{named.kind:10} {named.file}" for named in found[arguments.algorithm]))
    else:
        parser.error(f"{arguments.algorithm!r} is no algorithm; there are {', '.join(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
