"""Tries a program from PATH before a flow relies on it: it must do the flow's own step on an adder."""

from dataclasses import dataclass
from pathlib import Path

from tandem_eda.design import Design
from tandem_eda.eda import EdaError, Program, Run
from tandem_eda.flows import cells, placed, xilinx
from tandem_eda.store import Result

MODULE = "tnd_trial"
WIDTH = 8
SOURCE = """\
module tnd_trial #(
  parameter int unsigned Width = 1
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [Width-1:0] d_i,
  output logic [Width-1:0] q_o
);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) q_o <= '0;
    else q_o <= q_o + d_i;
  end
endmodule
"""


def _design(folder: Path) -> Design:
    (folder / f"{MODULE}.sv").write_text(SOURCE)
    return Design("trial", (), MODULE, (("Width", WIDTH),), (f"{MODULE}.sv",), 1)


def _check(result: Result) -> None:
    if result["flip_flops"] != WIDTH:
        raise EdaError(f"it synthesises a module with {WIDTH} flip-flops to {result['flip_flops']}")


@dataclass(frozen=True)
class Synthesis:
    """The trial of yosys, for an FPGA that is placed."""

    device: placed.Device

    def __call__(self, yosys: Program, run: Run) -> None:
        result = placed.Synthesis(run.folder, yosys, self.device, _design(run.folder)).work(run)
        _check(result)


@dataclass(frozen=True)
class Area:
    """The trial of yosys, for Xilinx 7-series."""

    def __call__(self, yosys: Program, run: Run) -> None:
        result = xilinx.Area(run.folder, yosys, _design(run.folder)).work(run)
        _check(result)


@dataclass(frozen=True)
class Placement:
    """The trial of nextpnr, with a yosys that has passed its trial."""

    device: placed.Device
    yosys: Program

    def __call__(self, nextpnr: Program, run: Run) -> None:
        result = placed.Synthesis(run.folder, self.yosys, self.device, _design(run.folder)).work(run)
        netlist = run.folder / placed.HARNESS
        placed.Placement(nextpnr, self.device, MODULE, result["luts"], netlist, "", 100, 1).work(run)


@dataclass(frozen=True)
class Mapping:
    """The trial of yosys, for standard cells."""

    library: cells.Library

    def __call__(self, yosys: Program, run: Run) -> None:
        nothing = Program(Path(), "")
        mapping = cells.Mapping(run.folder, yosys, nothing, self.library, _design(run.folder), cells.RECIPES[0])
        mapping.map(run)
        cells.area((run.folder / cells.STATISTICS).read_text(), self.library)


@dataclass(frozen=True)
class Timing:
    """The trial of OpenSTA, for standard cells, with a yosys that has passed its trial."""

    library: cells.Library
    yosys: Program

    def __call__(self, sta: Program, run: Run) -> None:
        cells.Mapping(run.folder, self.yosys, sta, self.library, _design(run.folder), cells.RECIPES[0]).work(run)
