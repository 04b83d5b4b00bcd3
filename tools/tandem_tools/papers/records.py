"""Stored figures that show an item of a document: those of a suite with the fields that the item names."""

from collections.abc import Iterable

from tandem_tools import results
from tandem_tools.results import Figure

FIELDS = ("algorithm", "function", "what", "engine", "target", "metric", "kind")


def found(record: str, figures: Iterable[Figure]) -> list[Figure]:
    """The figures of `<suite> <field>=<value> ...`; a field is one of FIELDS or a parameter."""
    suite, *words = record.split()
    wanted = dict(word.split("=", 1) for word in words)
    return [figure for figure in figures if figure.suite == suite and _has(figure, wanted)]


def _has(figure: Figure, wanted: dict[str, str]) -> bool:
    own = {name: getattr(figure, name) for name in FIELDS}
    settings = {name: results.word(value) for name, value in figure.parameters.items()}
    return all((own.get(name) or settings.get(name)) == value for name, value in wanted.items())
