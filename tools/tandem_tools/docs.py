"""Checks that the documents name files that exist: relative links, and paths in backticks."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tandem_tools import repository

# In backticks, a word that begins with one of these folders is a path from the repository's root.
FOLDERS = (
    "algorithms", "bench", "cmake", "docs", "engine", "examples", "explore", "generated", "hw", "profiles", "results", "src",
    "testing", "tools",
)  # fmt: skip
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./*<>+-]+)`")
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def broken(root: Path, document: str, text: str) -> list[str]:
    """The targets that `text`, the content of `document` (relative to `root`), names and that do not exist.

    `*` in a path is a wildcard; `<word>` stands for anything.
    """
    prose = CODE_BLOCK.sub("", text)
    links = [target for target in LINK.findall(prose) if "://" not in target and not target.startswith("mailto:")]
    missing = [target for target in links if not ((root / document).parent / target).exists()]
    for path in PATH.findall(prose):
        pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
        if not any(root.glob(pattern)):
            missing.append(path)
    return missing


def documents(root: Path) -> list[str]:
    """The Markdown files of the repository at `root`, as git knows them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listing = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return listing.stdout.split()


def main() -> int:
    """Checks every document. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.docs", description="Checks the paths that documents name.")
    repository.add_argument(parser)
    root = parser.parse_args().root
    complaints = 0
    for document in documents(root):
        for target in broken(root, document, (root / document).read_text()):
            print(f"error: {document} names {target}, which does not exist", file=sys.stderr)
            complaints += 1
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
