"""The RTL sources of a design: lists of sources, and the ones that a module needs."""

import re
from pathlib import Path

from tandem_facts.schema import FactsError

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


def read_list(root: Path, *lists: str) -> tuple[str, ...]:
    """The files that source lists name, one per line, in order, each once.

    `#` begins a comment; `-f` stands before the name of another list.
    """
    found: dict[str, None] = {}
    for name in lists:
        for line in (root / name).read_text().splitlines():
            file = line.split("#")[0].strip()
            inner = file.removeprefix("-f ").strip()
            found |= dict.fromkeys([file] if inner == file else read_list(root, inner))
    found.pop("", None)
    return tuple(found)


def needed(root: Path, listed: tuple[str, ...], top: str) -> tuple[str, ...]:
    """The files of a source list that the module `top` needs, itself included, in the order of the list.

    A file is called like the module or package in it; one is needed if a file that is needed names it.

    Raises:
        FactsError: No file of the list is called like the top.
    """
    files = {Path(name).stem: name for name in listed if name.endswith(".sv")}
    if top not in files or not (root / files[top]).is_file():
        raise FactsError(f"the sources have no file {top}.sv")
    reached = {top}
    todo = [top]
    while todo:
        text = COMMENT.sub("", (root / files[todo.pop()]).read_text())
        new = set(WORD.findall(text)) & files.keys() - reached
        reached |= new
        todo += new
    return tuple(name for stem, name in files.items() if stem in reached)
