"""Checks that no comment or docstring opens without a subject, as "Whether it passed." does."""

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

from tandem_tools import docs, repository
from tandem_tools.comments import SOURCES, Comment, comments

# A comment that begins with one of these is no sentence: "What a task costs."
NEVER = frozenset("What Whether How Why Which Who Whom Whose".split())
# One of these may introduce a sentence; a comma then separates the main clause: "At reset, both pointers are equal."
WITH_COMMA = frozenset(
    "About Above Across After Against Along Also Among And As At Because Before Behind Below Beside Besides Between Beyond "
    "But By Despite During Except For From If In Inside Instead Into Like Not Of Off On Only Or Outside Over Per Since So "
    "Than Then Though Through To Toward Towards Under Unless Until Upon When Where While With Within Without".split()
)
_MARKS = re.compile(r'^(?:/{2,3}!?|/\*+!?|#|r?""")[ \t]?|\s*(?:\*/|""")$')
_LINE_MARK = re.compile(r"/{2,3}|#")
_NEXT_LINE = re.compile(r"\n\s*\*?[ \t]*")
# A label beside the member, parameter or state that it describes; and the interpreter of a script.
_NOT_PROSE = re.compile(r"///?<|#!")
# A line of a file's header: `Timing      independent of the key`.
_SECTION = re.compile(r"\w+(?: \w+)? {2,}\S")
_SENTENCE_END = re.compile(r"[.:;!?](?=\s|$)")
_WORD = re.compile(r"[A-Z][a-z]*\b")


class Opening(NamedTuple):
    """The first sentence of a comment."""

    line: int
    text: str

    def has_no_subject(self) -> bool:
        """Returns whether the sentence begins with a word that needs a main clause and has none."""
        word = _WORD.match(self.text)
        return word is not None and (word[0] in NEVER or (word[0] in WITH_COMMA and "," not in self.text))


def openings(name: str, text: str) -> list[Opening]:
    """Returns the first sentences of the comments in a source called `name`; lines that follow one another are one comment.

    Comments behind code, labels and the sections of a header are not sentences, and are left out.
    """
    found: list[Opening] = []
    block: list[Comment] = []
    for comment in comments(name, text):
        if not comment.alone or _NOT_PROSE.match(comment.text):
            continue
        if block and not _continues(block[-1], comment):
            found += _opening(block)
            block = []
        block.append(comment)
    return found + _opening(block)


def _continues(before: Comment, comment: Comment) -> bool:
    marks = [_LINE_MARK.match(each.text) for each in (before, comment)]
    return comment.line == before.line + 1 and all(marks) and len({mark[0] for mark in marks if mark}) == 1


def _opening(block: list[Comment]) -> list[Opening]:
    lines = [_NEXT_LINE.sub("\n", _MARKS.sub("", comment.text)) for comment in block]
    paragraph = "\n".join(lines).split("\n\n")[0].strip()
    if not paragraph or _SECTION.match(paragraph):
        return []
    text = " ".join(paragraph.split())
    end = _SENTENCE_END.search(text)
    return [Opening(block[0].line, text[: end.end()] if end else text)]


def main() -> int:
    """Prints the openings without a subject, and their number. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.prose", description=__doc__)
    parser.add_argument("paths", nargs="*", default=["."], help="folders, files or git's patterns to read (default: all)")
    repository.add_argument(parser)
    arguments = parser.parse_args()
    root: Path = arguments.root
    names = set(docs.files(root, *arguments.paths))
    sources = [name for name in docs.files(root, *SOURCES) if name in names and not name.startswith(docs.NOT_WRITTEN)]
    found = [(name, each) for name in sources for each in openings(name, (root / name).read_text(errors="replace"))]
    faults = [(name, each) for name, each in found if each.has_no_subject()]
    for name, each in faults:
        print(f"{name}:{each.line}: {each.text}")
    print(f"{len(faults)} of {len(found)} comments open without a subject")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
