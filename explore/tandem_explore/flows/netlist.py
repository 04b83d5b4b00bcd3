"""Netlists as yosys writes them (`write_json`)."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Bit = int | str  # a net, or a constant: "0", "1", "x", "z"
Cell = dict[str, Any]

# Part of what placements are kept under: another name would make all of them anew.
CREATOR = "tandem_tools.explore"


@dataclass
class Netlist:
    """One flat module: ports by name, with direction and bits; cells by name."""

    module: str
    ports: dict[str, tuple[str, list[Bit]]]
    cells: dict[str, Cell] = field(default_factory=dict)

    def count(self) -> Counter[str]:
        """How many cells of each type there are."""
        return Counter(cell["type"] for cell in self.cells.values())


def read(path: Path, module: str) -> Netlist:
    """Reads one module of a file that yosys wrote. What says where in the source something was is left out."""
    content = json.loads(path.read_text())["modules"][module]
    ports = {name: (port["direction"], port["bits"]) for name, port in content["ports"].items()}
    cells = {name: {k: v for k, v in cell.items() if k != "attributes"} for name, cell in content["cells"].items()}
    return Netlist(module, ports, cells)


def write(netlist: Netlist, path: Path) -> None:
    """Writes a netlist for nextpnr; the same netlist always gives the same file."""
    module = {
        "attributes": {"top": f"{1:032b}"},
        "ports": {name: {"direction": way, "bits": bits} for name, (way, bits) in netlist.ports.items()},
        "cells": {name: {"hide_name": 0, "attributes": {}} | cell for name, cell in netlist.cells.items()},
        "netnames": {},
    }
    content = {"creator": CREATOR, "modules": {netlist.module: module}}
    path.write_text(json.dumps(content, separators=(",", ":"), sort_keys=True))
