"""Figures of the flows in the form of all results."""

import json
import shlex
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tandem_explore.eda import EdaError
from tandem_explore.store import Kept
from tandem_tools.generate.schema import FactsError, read_json
from tandem_tools.long_stream import provenance

Row = dict[str, object]

# Options with a value that have no part in the figures; the stored command does without.
NO_PART = ("--jobs", "--store", "--root", "--memory", "--cluster")


@dataclass(frozen=True)
class Value:
    """One figure of one design, before it is known which run it comes from."""

    metric: str
    unit: str
    value: float
    note: str = ""


def failed(failures: list[Kept]) -> list[Value]:
    """What failed of a design: how many steps of each kind of failure, what the first said, and where its log is."""
    kinds: dict[str, list[Kept]] = {}
    for kept in failures:
        assert kept.failure is not None
        kinds.setdefault(kept.failure.kind, []).append(kept)
    return [
        Value("failed", "steps", len(same), f"{kind}: {_said(same[0])}; {same[0].folder.name}/ in the store")
        for kind, same in kinds.items()
    ]


def _said(kept: Kept) -> str:
    assert kept.failure is not None
    return " ".join(kept.failure.said.split())[:300]


def rows(
    root: Path, row: str, engine: str, values: Iterable[Value], command: str, suite: str = "explore", kind: str = "modelled"
) -> list[Row]:
    """The rows of one design from the repository at `root`.

    What a flow says is modelled: estimates of tools, of hardware that nobody has made.
    """
    common = provenance(shlex.join(["tandem-explore", command, *arguments()]), root)
    common |= {"suite": suite, "row": row, "engine": engine, "kind": kind}
    return [common | {"metric": v.metric, "unit": v.unit, "value": v.value, "note": v.note} for v in values]


def add(path: Path, found: list[Row]) -> None:
    """Writes rows to a file of results, one per line, in place of those of the same designs; others stay."""
    designs = {(row["row"], row["engine"]) for row in found}
    kept = [row for row in read(path) if (row["row"], row["engine"]) not in designs]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in [*kept, *found])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"[\n{lines}\n]\n")


def read(path: Path) -> list[Row]:
    """The rows of a file of results, none if there is no file.

    Raises:
        EdaError: There is one, of something else.
    """
    if not path.exists():
        return []
    try:
        found: list[Row] = read_json(path)
        if isinstance(found, list) and all(isinstance(row, dict) and {"row", "engine"} <= row.keys() for row in found):
            return found
        why = "it is no list of rows"
    except FactsError as error:
        why = str(error)
    raise EdaError(f"{path} is no file of results ({why}): name another one, or delete it")


def arguments() -> list[str]:
    """The command line as it can be given anywhere: no folders of this machine, and nothing without part in the figures."""
    result: list[str] = []
    given = iter(sys.argv[2:])
    for text in given:
        if text in NO_PART:
            next(given, None)
        elif text.partition("=")[0] not in NO_PART and text != "--retry":
            result.append(_portable(text))
    return result


def _portable(text: str) -> str:
    """An argument without folders of this machine."""
    kind, colon, path = text.rpartition(":")
    return f"{kind}{colon}{Path(path).name}" if Path(path).is_absolute() else text
