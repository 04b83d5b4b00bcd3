"""Sources of a design: which files it needs, alone and in one file, with other defaults of its parameters."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


class IpError(Exception):
    """What was asked for cannot be made into IP; the message says what can."""


def needed(root: Path, listed: tuple[str, ...], top: str) -> tuple[str, ...]:
    """The files of a source list that the module `top` needs, itself included, in the order of the list.

    A file is called like the module or package in it; one is needed if a file that is needed names it.

    Raises:
        IpError: No file of the list is called like the top.
    """
    files = {Path(name).stem: name for name in listed if name.endswith(".sv")}
    if top not in files or not (root / files[top]).is_file():
        raise IpError(f"there is no file {top}.sv among the sources")
    reached = {top}
    todo = [top]
    while todo:
        text = COMMENT.sub("", (root / files[todo.pop()]).read_text())
        new = set(WORD.findall(text)) & files.keys() - reached
        reached |= new
        todo += new
    return tuple(name for stem, name in files.items() if stem in reached)


def texts(root: Path, sources: Iterable[str]) -> dict[str, str]:
    """The content of every source file."""
    return {name: (root / name).read_text() for name in sources}


def one_file(head: str, content: dict[str, str]) -> str:
    """All sources in one file, in their order, each under its name."""
    return head + "".join(f"\n// {'-' * 100} {name}\n{text}" for name, text in content.items())


def with_defaults(text: str, module: str, values: Iterable[tuple[str, int]]) -> str:
    """A module with other defaults of its parameters.

    Raises:
        IpError: It has no such parameter.
    """
    for name, value in values:
        text, found = re.subn(rf"(\bparameter (?:int unsigned|bit) +{name}\s*=\s*)[\w:']+", rf"\g<1>{value}", text)
        if found != 1:
            raise IpError(f"{module} has no parameter {name} with a default")
    return text


def origin(root: Path, command: str, standard: str) -> str:
    """A line that says where an exported file is from, with the commit if the repository is one."""
    done = subprocess.run(
        ["git", "-C", str(root), "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False
    )
    commit = f", at {done.stdout.strip()}" if done.returncode == 0 else ""
    return f"Made by `{command}`{commit}. {standard}."
