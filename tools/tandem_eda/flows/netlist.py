"""Netlists as yosys writes them (`write_json`)."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Bit = int | str  # a net, or a constant: "0", "1", "x", "z"
Cell = dict[str, Any]

# Placements are kept under this name: another one would repeat all of them.
CREATOR = "tandem_tools.explore"


@dataclass
class Netlist:
    """One flat module: ports by name, with direction and bits; cells by name."""

    module: str
    ports: dict[str, tuple[str, list[Bit]]]
    cells: dict[str, Cell] = field(default_factory=dict)

    def count(self) -> Counter[str]:
        """Returns the number of cells of each type."""
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


def side_by_side(one: Netlist, clock_name: str, copies: int) -> Netlist:
    """Returns `copies` of a module, which share only the clock; names of ports and cells end with the copy's number."""
    used = [b for cell in one.cells.values() for bits in cell["connections"].values() for b in bits]
    used += [b for _, bits in one.ports.values() for b in bits]
    stride = max(b for b in used if isinstance(b, int)) + 1
    (clock,) = one.ports[clock_name][1]
    result = Netlist(one.module, {clock_name: one.ports[clock_name]})
    for copy in range(copies):

        def moved(bits: list[Bit], by: int = copy * stride) -> list[Bit]:
            return [b + by if isinstance(b, int) and b != clock else b for b in bits]

        for name, (way, bits) in one.ports.items():
            if name != clock_name:
                result.ports[f"{name}_{copy}"] = (way, moved(bits))
        for name, cell in one.cells.items():
            connections = {port: moved(bits) for port, bits in cell["connections"].items()}
            result.cells[f"{name}_{copy}"] = cell | {"connections": connections}
    return result
