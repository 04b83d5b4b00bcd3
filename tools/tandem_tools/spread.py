"""Which files outside an algorithm's folder name it: what the next algorithm will cost.

`python -m tandem_tools.spread` prints a table, with a name the files. Files of generated/ and results/, and pictures, do not
count: they follow from the others. What is neither document nor test nor part of a feature (spread.toml) is wiring.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tandem_tools import repository

FEATURES = "tools/tandem_tools/spread.toml"
MOST_WIRING = 6
KINDS = ("documents", "tests", "features", "wiring")

# How people and code call an algorithm and its operations.
NAMES = {
    "chacha20": r"chacha20(?![_-]?poly1305)",
    "poly1305": r"(?<!chacha20)(?<!chacha20[_-])poly1305",
    "chacha20_poly1305": r"chacha20[_-]?poly1305",
    "zuc": r"(?<![a-z])zuc|(?<![a-z])[en][ei]a3(?!\d)|(?<![a-z])n[eic]a6(?!\d)",
    "snow5g": r"snow[ _-]?5g|(?<![a-z])n[eic]a4(?!\d)",
    "aes256": r"aes256|(?<![a-z])n[eic]a5(?!\d)",
    "snow3g": r"snow[ _-]?3g|(?<![a-z])[en][ei]a1(?!\d)",
    "aes": r"(?<![a-z])aes(?![_-]?gcm|[_-]?ni|[a-z])|(?<![a-z])[en][ei]a2(?!\d)",
    "aes_gcm": r"aes[_-]?gcm|aes-(128|192|256)-gcm",
    "sha3": r"(?<![a-z])sha-?3(?!\d)|(?<![a-z])shake(128|256)",
    "modexp": r"modexp|rsa_p|(?<![a-z])rsa(?![a-z])",
}

IGNORED = re.compile(r"^(generated|results|algorithms/[^/]+/vectors|src/container/fuzz/corpus)/|\.(svg|html|lock|png|json)$")
TESTS = re.compile(r"_test\.|_fixture\.|(^|/)(tests|testing|tb|check)/|_toy\.")


@dataclass(frozen=True)
class Named:
    """A file that names an algorithm, and why: one of KINDS."""

    file: str
    kind: str


def find(root: Path) -> dict[str, list[Named]]:
    """The files that name each algorithm, outside its folder."""
    features = tomllib.loads((root / FEATURES).read_text())["features"]
    patterns = [pattern for feature in features for pattern in feature["files"]]
    found: dict[str, list[Named]] = {algorithm: [] for algorithm in NAMES}
    for file in repository.files(root):
        path = root / file
        own = Path(__file__).with_suffix("").name
        if IGNORED.search(file) or PurePosixPath(file).stem == own:
            continue
        text = path.read_text(errors="replace").lower()
        for algorithm, names in NAMES.items():
            if not file.startswith(f"algorithms/{algorithm}/") and re.search(names, text):
                found[algorithm].append(Named(file, _kind(file, patterns)))
    return found


def _kind(file: str, features: list[str]) -> str:
    if file.endswith(".md"):
        return "documents"
    if TESTS.search(file):
        return "tests"
    # An algorithm that is made of another names it.
    made_of = file.startswith("algorithms/")
    return "features" if made_of or any(PurePosixPath(file).match(pattern) for pattern in features) else "wiring"


def table(found: dict[str, list[Named]]) -> str:
    """For people, and for a document."""
    lines = [f"| algorithm | files | {' | '.join(KINDS)} |", "|---" * (len(KINDS) + 2) + "|"]
    for algorithm, files in found.items():
        counts = Counter(named.kind for named in files)
        lines.append(f"| {algorithm} | {len(files)} | {' | '.join(str(counts[kind]) for kind in KINDS)} |")
    return "\n".join(lines)


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.spread", description="What names an algorithm outside its folder.")
    repository.add_argument(parser)
    parser.add_argument("algorithm", nargs="?", choices=NAMES, help="list the files of this one")
    arguments = parser.parse_args()
    found = find(arguments.root)
    if arguments.algorithm:
        print("\n".join(f"{named.kind:10} {named.file}" for named in found[arguments.algorithm]))
    else:
        print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
