"""Figures of the flows as stored figures of designs."""

import shlex
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tandem_eda.design import Design
from tandem_eda.eda import EdaError
from tandem_eda.store import Kept
from tandem_facts.schema import FactsError
from tandem_tools import results
from tandem_tools.results import Figure, Setting

# Options that have no part in the figures, with their values; the stored command does without.
NO_PART = ("--jobs", "--store", "--root", "--memory", "--cluster")
ALONE = ("--retry", "--record")

# Fields that the figures of one design have in common.
Fields = dict[str, Any]


@dataclass(frozen=True)
class Value:
    """One figure of one design, before it is known which run it comes from; fields as in docs/formats/results.md."""

    metric: str
    unit: str
    value: float
    note: str = ""
    to: str = ""
    seeds: dict[str, float] = field(default_factory=dict)
    details: dict[str, Setting] = field(default_factory=dict)


def failed(failures: list[Kept]) -> list[Value]:
    """Returns a design's failures: the number of steps of each kind, with message and log of the first."""
    kinds: dict[str, list[Kept]] = {}
    for kept in failures:
        assert kept.failure is not None
        kinds.setdefault(kept.failure.kind, []).append(kept)
    return [
        Value("failed", "steps", len(same), f"{_said(same[0])}; {same[0].folder.name}/ in the store", details={"kind": kind})
        for kind, same in kinds.items()
    ]


def latency(clocks: int, clock_mhz: float) -> list[Value]:
    """Returns the time of one block through a design, if its tests have measured the clocks."""
    found = Value("latency", "ns", 1000 * clocks / clock_mhz, "measured in simulation", details={"clocks": clocks})
    return [found] if clocks else []


def _said(kept: Kept) -> str:
    assert kept.failure is not None
    return " ".join(kept.failure.said.split())[:300]


def of_design(root: Path, design: Design, recipe: str = "") -> Fields:
    """Returns the fields that identify a figure's design and its sources."""
    settings: dict[str, Setting] = {name: int(text) if text.isdecimal() else text for name, text in design.labels}
    if recipe:
        settings["recipe"] = recipe
    return {"engine": design.name, "parameters": settings, "rtl": design.rtl.digest(root)}


def rows(
    root: Path, of: Fields, values: Iterable[Value], command: str, *, tools: dict[str, str] | None = None,
    suite: str = "explore", kind: str = "modelled",
) -> list[Figure]:  # fmt: skip
    """The figures of one design from the repository at `root`; `tools` are the programs that made them.

    What a flow says is modelled: estimates of tools, of hardware that is not made.
    """
    run = results.origin(root, suite, shlex.join(["tandem-explore", command, *arguments()]), tools)
    return [Figure(**of, **vars(value), kind=kind, run=run) for value in values]


def add(path: Path, found: list[Figure]) -> None:
    """Writes figures to a file of results, in place of the same designs'; other figures stay."""
    designs = {figure.design for figure in found}
    results.write(path, [*(figure for figure in read(path) if figure.design not in designs), *found])


def read(path: Path) -> list[Figure]:
    """Returns the figures of a file of results; empty if there is no file.

    Raises:
        EdaError: The file is not one of results.
    """
    try:
        return list(results.load(path)) if path.exists() else []
    except FactsError as error:
        raise EdaError(f"{path} is not a file of results ({error}): name another one, or delete it") from error


def arguments() -> list[str]:
    """The command line as it can be given anywhere: no folders of this machine, and nothing without part in the figures."""
    found: list[str] = []
    given = iter(sys.argv[2:])
    for text in given:
        if text in NO_PART:
            next(given, None)
        elif text.partition("=")[0] not in (*NO_PART, *ALONE):
            found.append(_portable(text))
    return found


def _portable(text: str) -> str:
    """An argument without folders of this machine."""
    kind, colon, path = text.rpartition(":")
    return f"{kind}{colon}{Path(path).name}" if Path(path).is_absolute() else text
