"""Reads the comments of a source file in any language of the repository."""

import io
import re
import tokenize
from collections.abc import Iterator
from typing import NamedTuple

# A file.EXT.in is read as file.EXT.
SOURCES = (
    "*.cpp", "*.h", "*.c", "*.sv", "*.svh", "*.py", "*.js", "*.toml", "*.sh", "*.cmake", "*CMakeLists.txt", "*.rdl",
    "*.cpp.in", "*.h.in", "*.sv.in", "*.toml.in", "*.cmake.in", "CMakeLists.txt.in", "Makefile",
)  # fmt: skip
_HASH = (".toml", ".sh", ".cmake", ".txt", "Makefile")
_C_TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
_HASH_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")


class Comment(NamedTuple):
    """A comment with its marks; comments on consecutive lines are separate unless they are one block or docstring."""

    line: int  # the first, from 1
    text: str
    alone: bool  # nothing but space stands before it in its line


def comments(name: str, text: str) -> Iterator[Comment]:
    """Yields the comments of a source called `name` with content `text`; docstrings of Python count as comments."""
    name = name.removesuffix(".in")
    if name.endswith(".py"):
        yield from _python(text)
    elif name.endswith(_HASH):
        for number, line in enumerate(text.splitlines(), 1):
            if match := _HASH_COMMENT.search(line):
                yield Comment(number, match[0], not line[: match.start()].strip())
    else:
        for match in _C_TOKEN.finditer(text):
            if not match[0].startswith('"'):
                before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
                yield Comment(text.count("\n", 0, match.start()) + 1, match[0], not before.strip())


def _python(text: str) -> Iterator[Comment]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        docstring = token.type == tokenize.STRING and token.line.lstrip().startswith(('"""', 'r"""'))
        if token.type == tokenize.COMMENT or docstring:
            yield Comment(token.start[0], token.string, not token.line[: token.start[1]].strip())
