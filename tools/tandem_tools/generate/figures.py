"""The stored figures of benchmarks: what `results/*.json` say, typed."""

from dataclasses import dataclass
from pathlib import Path

from tandem_tools.generate.schema import FactsError, parse, read_json


@dataclass(frozen=True)
class Figure:
    """One figure as `tandem bench` stores it; `kind` is measured, modelled or published."""

    suite: str
    row: str
    engine: str
    metric: str
    unit: str
    value: float
    kind: str
    note: str
    command: str
    commit: str
    machine: str
    date: str


def load_all(root: Path) -> list[Figure]:
    """Reads every figure under `root`, ordered by file name, then as stored.

    Raises:
        FactsError: A file is no list of figures.
    """
    return [figure for path in sorted(root.glob("results/*.json")) for figure in load(path)]


def load(path: Path) -> tuple[Figure, ...]:
    """Reads one file.

    Raises:
        FactsError: It is no list of figures.
    """
    where = f"results/{path.name}"
    try:
        content = read_json(path)
    except FactsError as error:
        raise FactsError(f"{where}: {error}") from error
    found = parse(tuple[Figure, ...], content, where)
    for number, figure in enumerate(found):
        if not figure.row.split() or not figure.engine.split():
            raise FactsError(f"{where}[{number}]: its row or its engine has no name")
    return found
