"""Checks that documents and comments name files that exist, that docs/tests.md names every test, that what docs/papers
names exists, and that every command in README and the how-tos is run, or says why not."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tandem_tools import named_files, repository, snippets
from tandem_tools.comments import SOURCES
from tandem_tools.papers import checks

# In backticks, a word that begins with one of these folders is a path from the repository's root.
FOLDERS = (
    "algorithms", "bench", "cmake", "docs", "engine", "examples", "explore", "generated", "hls", "hw", "packaging",
    "profiles", "results", "src", "testing", "tools",
)  # fmt: skip
# Programs write these files.
NOT_WRITTEN = ("generated/", "results/")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./*<>+-]+)`")
# The table of tests, and which files are tests.
TABLE = "docs/tests.md"
TESTS = tuple(f":(glob)**/{name}" for name in ("*_test.cpp", "*_test.sh", "*_fuzz.cpp", "test_*.py", "proofs.toml"))
# Users read these; the theory, programming and figures of an algorithm have pages beside them.
READMES, MAX_LINES = "algorithms/*/README.md", 200
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def broken(root: Path, document: str, text: str) -> list[str]:
    """The targets that `text`, the content of `document` (relative to `root`), names and that do not exist.

    `*` in a path is a wildcard; `<word>` stands for anything.
    """
    prose = CODE_BLOCK.sub("", text)
    links = [target for target in LINK.findall(prose) if "://" not in target and not target.startswith("mailto:")]
    missing = [target for target in links if not ((root / document).parent / target).exists()]
    return missing + [path for path in PATH.findall(prose) if not any(root.glob(_pattern(path)))]


def _pattern(path: str) -> str:
    return re.sub(r"<[^>]*>", "*", path).rstrip("/")


def long(root: Path) -> list[str]:
    """A complaint for each README of an algorithm that is too long to be read."""
    lines = {name: len((root / name).read_text().splitlines()) for name in files(root, READMES)}
    return [
        f"{name} has {count} lines, more than {MAX_LINES}: move some to theory.md, programming.md or figures.md beside it"
        for name, count in lines.items()
        if count > MAX_LINES
    ]


def untold(root: Path, table: str, tests: list[str]) -> list[str]:
    """Returns the members of `tests`, paths relative to `root`, that no path or pattern in `table` covers."""
    told = {found for path in PATH.findall(table) for found in root.glob(_pattern(path))}
    return [test for test in tests if root / test not in told]


def files(root: Path, *patterns: str) -> list[str]:
    """The files of the repository at `root`, as git knows them, that git's `patterns` stand for."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", *patterns]
    listing = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return [name for name in listing.stdout.split("\0") if name and (root / name).is_file()]


def comments(root: Path) -> list[str]:
    """A complaint for each name in a comment that stands for no file of the repository."""
    known = named_files.endings(files(root, "."))
    return [
        f"{source}:{line} names {name}, which does not exist"
        for source in files(root, *SOURCES)
        if not source.startswith(NOT_WRITTEN)
        for line, name in named_files.missing(root, source, (root / source).read_text(errors="replace"), known)
    ]


def main() -> int:
    """Checks every document and comment. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.docs", description=__doc__)
    repository.add_argument(parser)
    root = parser.parse_args().root
    found = [
        f"{document} names {target}, which does not exist"
        for document in files(root, "*.md")
        for target in broken(root, document, (root / document).read_text())
    ]
    found += comments(root)
    found += long(root)
    found += checks.complaints(root)
    found += [
        f"{TABLE} has no row for {test}: add it to the promise that it holds"
        for test in untold(root, (root / TABLE).read_text(), files(root, *TESTS))
    ]
    found += [
        f"{block.place}: {complaint}"
        for block in snippets.in_repository(root)
        if (complaint := snippets.complaint(root, block))
    ]
    for complaint in found:
        print(f"error: {complaint}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
