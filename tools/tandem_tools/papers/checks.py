"""Checks of `docs/papers`: what an item names exists."""

from collections.abc import Iterator
from pathlib import Path

from tandem_facts import papers
from tandem_facts.papers import Item, Paper
from tandem_facts.schema import FactsError
from tandem_tools import results
from tandem_tools.papers import commands, records
from tandem_tools.results import Figure


def complaints(root: Path) -> list[str]:
    """A complaint for each command, page, test, record and picture that does not exist; one if a file is wrong."""
    try:
        documents = papers.load_all(root)
        figures = results.current(root) if documents else []
    except FactsError as error:
        return [str(error)]
    return [
        f"{papers.FOLDER}/{paper.name}.toml: {complaint}" for paper in documents for complaint in _of(root, paper, figures)
    ]


def _of(root: Path, paper: Paper, figures: list[Figure]) -> Iterator[str]:
    if not (root / paper.page).is_file():
        yield f"no page {paper.page}"
    for item in paper.items:
        yield from (f"{item.name!r}: {complaint}" for complaint in _of_item(root, item, figures))


def _of_item(root: Path, item: Item, figures: list[Figure]) -> Iterator[str]:
    if item.command and (complaint := commands.complaint(root, item.command)):
        yield f"{item.command}: {complaint}"
    if item.page and not (root / item.page).is_file():
        yield f"no page {item.page}"
    yield from (f"no test {test}" for test in item.tests if not any(root.glob(test)))
    yield from (f"no picture {image}" for image in item.images if not (root / image).is_file())
    yield from (f"nothing is stored of {record!r}" for record in item.records if not records.found(record, figures))
