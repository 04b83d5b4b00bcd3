"""What a sweep can be for, by name: FPGAs that are placed, an FPGA that is only synthesised, standard cells."""

from dataclasses import dataclass
from pathlib import Path

from tandem_explore import eda
from tandem_explore.flows import cells, placed

XILINX = "xilinx-7"
CELLS = "cells:"


@dataclass(frozen=True)
class PlacedTarget:
    """An FPGA that nextpnr places and routes."""

    device: placed.Device
    yosys: eda.Program
    nextpnr: eda.Program

    @property
    def name(self) -> str:
        return self.device.target

    @property
    def tools(self) -> str:
        return f"{eda.short_version(self.yosys)}, {eda.short_version(self.nextpnr)}"


@dataclass(frozen=True)
class CellsTarget:
    """Standard cells of one library."""

    library: cells.Library
    yosys: eda.Program
    sta: eda.Program

    @property
    def name(self) -> str:
        return f"{CELLS}{self.library.path.name}"

    @property
    def tools(self) -> str:
        return f"{eda.short_version(self.yosys)}, {eda.short_version(self.sta)}"


@dataclass(frozen=True)
class XilinxTarget:
    """Xilinx 7-series, synthesis only."""

    yosys: eda.Program
    name: str = XILINX

    @property
    def tools(self) -> str:
        return eda.short_version(self.yosys)


Target = PlacedTarget | CellsTarget | XilinxTarget


def find(name: str) -> Target:
    """The target of this name, with its programs.

    Raises:
        EdaError: There is none, a program is missing, or the file is no library.
    """
    devices = {device.target: device for device in placed.DEVICES}
    if name in devices:
        device = devices[name]
        return PlacedTarget(device, eda.find(eda.YOSYS), eda.find(device.family.nextpnr))
    if name == XILINX:
        return XilinxTarget(eda.find(eda.YOSYS))
    if name.startswith(CELLS):
        library = cells.library(Path(name.removeprefix(CELLS)))
        return CellsTarget(library, eda.find(eda.YOSYS), eda.find(eda.OPENSTA))
    raise eda.EdaError(f"no target {name!r}; there are {', '.join([*devices, XILINX])}, and {CELLS}FILE for a Liberty file")
