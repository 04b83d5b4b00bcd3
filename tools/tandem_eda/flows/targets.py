"""The targets of a sweep, by name: FPGAs that are placed, an FPGA that is only synthesised, standard cells."""

from dataclasses import dataclass
from pathlib import Path

from tandem_eda import eda, programs
from tandem_eda.flows import cells, placed, trials

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
    def tools(self) -> dict[str, str]:
        return programs.versions(self.yosys, self.nextpnr)


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
    def tools(self) -> dict[str, str]:
        return programs.versions(self.yosys, self.sta)


@dataclass(frozen=True)
class XilinxTarget:
    """Xilinx 7-series, synthesis only."""

    yosys: eda.Program
    name: str = XILINX

    @property
    def tools(self) -> dict[str, str]:
        return programs.versions(self.yosys)


Target = PlacedTarget | CellsTarget | XilinxTarget


def find(name: str, names: cells.Names = cells.AS_FOUND) -> Target:
    """Returns the target of this name, with its programs; `names` are names of cells, for a Liberty file.

    Raises:
        EdaError: There is none, a program is missing, or the file is no library.
    """
    devices = {device.target: device for device in placed.DEVICES}
    if name in devices:
        device = devices[name]
        yosys = programs.find(programs.YOSYS, trials.Synthesis(device))
        return PlacedTarget(device, yosys, programs.find(device.family.nextpnr, trials.Placement(device, yosys)))
    if name == XILINX:
        return XilinxTarget(programs.find(programs.YOSYS, trials.Area()))
    if name.startswith(CELLS):
        library = cells.library(Path(name.removeprefix(CELLS)), names)
        yosys = programs.find(programs.YOSYS, trials.Mapping(library))
        return CellsTarget(library, yosys, programs.find(programs.OPENSTA, trials.Timing(library, yosys)))
    raise eda.EdaError(f"no target {name!r}; there are {', '.join([*devices, XILINX])}, and {CELLS}FILE for a Liberty file")
