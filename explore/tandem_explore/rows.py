"""Figures of the flows in the form of all results."""

import json
import shlex
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tandem_explore.store import Kept
from tandem_tools.long_stream import provenance

Row = dict[str, object]


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


def rows(row: str, engine: str, values: Iterable[Value], arguments: list[str]) -> list[Row]:
    """The rows of one design. Everything a flow says is modelled: estimates of tools, of hardware that nobody has made."""
    common = provenance(f"tandem-explore run {shlex.join(arguments)}")
    common |= {"suite": "explore", "row": row, "engine": engine, "kind": "modelled"}
    return [common | {"metric": v.metric, "unit": v.unit, "value": v.value, "note": v.note} for v in values]


def write(path: Path, found: list[Row]) -> None:
    """Writes a file of results, a row per line."""
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in found)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"[\n{lines}\n]\n")
