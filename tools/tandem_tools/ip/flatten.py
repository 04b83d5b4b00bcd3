"""Sources of a design, alone and in one file, with other defaults of its parameters."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path


class IpError(Exception):
    """The request cannot be made into IP; the message says what can."""


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
