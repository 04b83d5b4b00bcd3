"""Marks of figures in tables whose sources have changed since they were made."""

from collections.abc import Iterable

from tandem_tools.results import Figure

DAGGER = "†"


def mark(figure: Figure) -> str:
    """A dagger behind what is stale; nothing behind anything else."""
    return DAGGER if figure.stale else ""


def footnote(figures: Iterable[Figure]) -> str:
    """What the dagger means, behind what made the figures; nothing if none has one."""
    return f" {DAGGER} The RTL has changed since." if any(figure.stale for figure in figures) else ""
