"""Checks names of files in comments: sources of this repository must exist."""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from tandem_tools.comments import comments

# A name with one of these ends is a source's; a name with ../ is also one of ours.
ENDS = ("cpp", "h", "sv", "svh", "py")
NAME = re.compile(r"(?<![\w./<>*${}@~-])((?:\.\./)*[\w*<>{}+][\w*<>{},+-]*(?:/[\w*<>{},.+-]+)*\.[a-z]+)(?![\w/(-]|\.\w)")
# A name with a wildcard, or with a word in capitals that stands for another.
PATTERN = re.compile(r"[*<>{}]|(?:^|/)(?!README)[A-Z_]{2,}[^/]*\.")
# Sources of other projects, as comments cite them, and what a build writes.
OTHERS = frozenset({
    "crypto/arm_arch.h",  # OpenSSL
    "u-dma-buf-ioctl.h",  # u-dma-buf
    "include/hw/remote/mpqemu-link.h",  # QEMU
    "commit.h",  # cmake/Commit.cmake
})  # fmt: skip


def endings(names: Iterable[str]) -> frozenset[str]:
    """Returns every path, and every end of a path that begins at a folder or file: engine/task.h is also called task.h."""
    parts = [PurePosixPath(name).parts for name in names]
    return frozenset("/".join(path[first:]) for path in parts for first in range(len(path)))


def missing(root: Path, source: str, text: str, known: frozenset[str]) -> list[tuple[int, str]]:
    """Returns the files that comments of `source`, whose content is `text`, name but that do not exist, with their lines.

    `known` are the `endings` of the repository's files. A name that begins with ../ is relative to the source's folder,
    where a template, `name`.in, will do as well.
    """
    found = []
    for comment in comments(source, text):
        for match in NAME.finditer(comment.text):
            name = match[1]
            above = name.startswith("../")
            ours = above or name.rpartition(".")[2] in ENDS
            if not ours or name in OTHERS or PATTERN.search(name):
                continue
            file = (root / source).parent / name
            there = (file.exists() or file.with_name(f"{file.name}.in").exists()) if above else name in known
            if not there:
                found.append((comment.line + comment.text.count("\n", 0, match.start()), name))
    return found
