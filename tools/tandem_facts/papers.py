"""The items of the documents that Tandem stands on, as `docs/papers/*.toml` list them, typed."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tandem_facts.schema import FactsError, parse

FOLDER = "docs/papers"
KINDS = ("system", "table", "figure", "claim", "further work", "error")
NUMBERED = ("table", "figure")
WORKS, DIFFERS, NOT_POSSIBLE, OPEN = STATES = ("works", "differs", "not possible here", "open")


@dataclass(frozen=True)
class Stated:
    """A figure that no table of the document has, as it is printed there."""

    name: str
    value: str
    place: str


@dataclass(frozen=True)
class Item:
    """A system, table, figure, claim, further work or error of a document, and what stands for it here.

    What works has a command, a page, and what shows that it does: `tests`, paths with wildcards, or `records`, stored
    figures (`<suite> <field>=<value> ...`). What does not has `because`: how it differs, why it cannot be, or what is
    missing. `number` is a table's or a figure's; `images` are drawings of a figure from rows.
    """

    kind: str
    name: str
    place: str
    state: str
    number: str = ""
    because: str = ""
    command: str = ""
    page: str = ""
    tests: tuple[str, ...] = ()
    records: tuple[str, ...] = ()
    images: tuple[str, ...] = ()


@dataclass(frozen=True)
class Paper:
    """A document. `page` is ours on it; `tables` and `figures` are the numbers of all that it has."""

    title: str
    authors: str
    year: int
    page: str
    tables: tuple[str, ...]
    figures: tuple[str, ...]
    items: tuple[Item, ...]
    stated: tuple[Stated, ...] = field(default=())
    name: str = ""  # that of its file

    def of_kind(self, kind: str) -> list[Item]:
        """Its items of a kind, in their order."""
        return [item for item in self.items if item.kind == kind]


def load_all(root: Path) -> list[Paper]:
    """The documents, by year.

    Raises:
        FactsError: A file has another form, names an item twice, or lacks one; the message says which.
    """
    found = [load(path) for path in sorted((root / FOLDER).glob("*.toml"))]
    return sorted(found, key=lambda paper: (paper.year, paper.name))


def load(path: Path) -> Paper:
    """One document.

    Raises:
        FactsError: As of `load_all`.
    """
    where = f"{FOLDER}/{path.name}"
    try:
        table = tomllib.loads(path.read_text())
    except (ValueError, RecursionError) as error:
        raise FactsError(f"{where}: {error}") from error
    paper = parse(Paper, {**table, "name": path.stem}, where)
    complaint = next(_complaints(paper), "")
    if complaint:
        raise FactsError(f"{where}: {complaint}")
    return paper


def _complaints(paper: Paper) -> Iterator[str]:
    for name, count in Counter(item.name for item in paper.items).items():
        if count > 1:
            yield f"{count} items are called {name!r}"
    for item in paper.items:
        yield from (f"{item.name!r}: {complaint}" for complaint in _of_item(item))
    for kind, numbers in zip(NUMBERED, (paper.tables, paper.figures), strict=True):
        found = [item.number for item in paper.of_kind(kind)]
        yield from (f"no item is {kind} {number}" for number in numbers if number not in found)
        yield from (f"the document has no {kind} {number}" for number in found if number not in numbers)
        yield from (f"{count} items are {kind} {number}" for number, count in Counter(found).items() if count > 1)


def _of_item(item: Item) -> Iterator[str]:
    if item.kind not in KINDS:
        yield f"{item.kind!r} is no kind: {', '.join(KINDS)}"
    if item.state not in STATES:
        yield f"{item.state!r} is no state: {', '.join(STATES)}"
    if bool(item.number) != (item.kind in NUMBERED):
        yield "tables and figures have a number, and nothing else has one"
    if item.state != WORKS and not item.because:
        yield f"it is {item.state!r}: say because of what"
    if item.state == WORKS and item.because:
        yield "it works, so there is no because"
    if item.state == WORKS and not (item.command and item.page and (item.tests or item.records)):
        yield "it works: give the command that shows it, its page, and tests or records"
