"""The names of files in comments: those of sources of this repository must exist."""

import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

SOURCES = ("*.cpp", "*.h", "*.c", "*.sv", "*.svh", "*.py", "*.js", "*.toml", "*.sh", "*.cmake", "CMakeLists.txt", "*.rdl")
# A name with one of these ends is a source's; anything behind ../ is one of ours, too.
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
C_TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
HASH_COMMENT = re.compile(r"(?:^|\s)#[^\n]*")


def comments(name: str, text: str) -> Iterator[tuple[int, str]]:
    """The comments of a source called `name`, docstrings of Python included, with the line that each begins in."""
    if name.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            docstring = token.type == tokenize.STRING and token.line.lstrip().startswith(('"""', 'r"""'))
            if token.type == tokenize.COMMENT or docstring:
                yield token.start[0], token.string
    elif name.endswith((".toml", ".sh", ".cmake", ".txt")):
        for number, line in enumerate(text.splitlines(), 1):
            if match := HASH_COMMENT.search(line):
                yield number, match[0]
    else:
        for match in C_TOKEN.finditer(text):
            if not match[0].startswith('"'):
                yield text.count("\n", 0, match.start()) + 1, match[0]


def endings(names: Iterable[str]) -> frozenset[str]:
    """Every path, and every end of one that begins at a folder or file: engine/task.h is also called task.h."""
    parts = [PurePosixPath(name).parts for name in names]
    return frozenset("/".join(path[first:]) for path in parts for first in range(len(path)))


def missing(root: Path, source: str, text: str, known: frozenset[str]) -> list[tuple[int, str]]:
    """The files that comments of `source`, whose content is `text`, name and that do not exist, with their lines.

    `known` are the `endings` of the repository's files. A name that begins with ../ is relative to the source's folder.
    """
    found = []
    for line, comment in comments(source, text):
        for match in NAME.finditer(comment):
            name = match[1]
            above = name.startswith("../")
            ours = above or name.rpartition(".")[2] in ENDS
            if not ours or name in OTHERS or PATTERN.search(name):
                continue
            there = ((root / source).parent / name).exists() if above else name in known
            if not there:
                found.append((line + comment.count("\n", 0, match.start()), name))
    return found
