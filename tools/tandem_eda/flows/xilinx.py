"""The flow for Xilinx 7-series: yosys alone. It gives areas only; nothing is placed, and no clock is known."""

import json
from dataclasses import dataclass
from pathlib import Path

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.store import Inputs, Result

STATISTICS = "statistics.json"
# Cells count as so many LUTs; memories of LUTs count by the LUTs that they take.
MEMORIES = {"RAM32M": 4, "RAM64M": 4, "RAM64X1D": 2, "RAM128X1D": 4, "SRL16E": 1, "SRLC32E": 1}
LUTS = {f"LUT{n}": 1 for n in range(1, 7)} | MEMORIES
FLIP_FLOPS = ("FDRE", "FDSE", "FDCE", "FDPE")


@dataclass(frozen=True)
class Area:
    """Synthesises a core: its `cells` by type, `luts` and `flip_flops`."""

    root: Path
    yosys: eda.Program
    design: Design

    @property
    def name(self) -> str:
        return f"Xilinx 7: {self.design}"

    @property
    def size(self) -> int:
        return 0

    def script(self) -> str:
        """The commands of yosys."""
        commands = [
            self.design.read_command(),
            f"synth_xilinx -family xc7 -abc9 -noiopad -noclkbuf -flatten -top {self.design.module}",
            f"tee -q -o {STATISTICS} stat -json",
        ]
        return "\n".join(commands) + "\n"

    def inputs(self) -> Inputs:
        return {
            "step": "synth_xilinx",
            "yosys": self.yosys.version,
            "script": self.script(),
            "sources": self.design.hashes(self.root),
        }

    def work(self, run: eda.Run) -> Result:
        self.design.copy_sources(self.root, run.folder)
        (run.folder / "synth.ys").write_text(self.script())
        run.call(self.yosys, ["-q", "synth.ys"])
        cells = json.loads((run.folder / STATISTICS).read_text())["design"]["num_cells_by_type"]
        return {
            "cells": dict(sorted(cells.items())),
            "luts": sum(weight * cells.get(name, 0) for name, weight in LUTS.items()),
            "flip_flops": sum(cells.get(name, 0) for name in FLIP_FLOPS),
        }

    def tell(self, result: Result) -> str:
        return f"{result['luts']} LUT, {result['flip_flops']} FF"
