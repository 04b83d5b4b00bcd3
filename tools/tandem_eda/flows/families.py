"""Families of FPGAs that nextpnr places: commands, how their cells count, and the two cells that a harness is made of."""

from collections import Counter
from dataclasses import dataclass

from tandem_eda import programs
from tandem_eda.flows.netlist import Bit, Cell

XOR2 = "0110"  # as the INIT of a LUT2: I0 ^ I1


@dataclass(frozen=True)
class CellForm:
    """A cell of a family: type, parameters, pins as they are called, and constants on other pins."""

    type: str
    pins: tuple[str, ...]  # inputs, then the output
    parameters: tuple[tuple[str, str], ...] = ()
    constants: tuple[tuple[str, Bit], ...] = ()

    def cell(self, *bits: Bit) -> Cell:
        """One of them with these bits at its pins."""
        ways = dict.fromkeys((*self.pins[:-1], *dict(self.constants)), "input") | {self.pins[-1]: "output"}
        connections = {name: [bit] for name, bit in (*zip(self.pins, bits, strict=True), *self.constants)}
        return {
            "type": self.type,
            "parameters": dict(self.parameters),
            "port_directions": ways,
            "connections": connections,
        }


@dataclass(frozen=True)
class Family:
    """One family. `luts` says how many LUTs a cell counts as; types of flip-flops and block RAMs are prefixes.

    If it is not `timed`, nextpnr has no delay of a LUT: its clock is that of carry chains alone.
    """

    name: str
    synthesis: str
    nextpnr: programs.Tool
    luts: dict[str, int]
    flip_flops: str
    block_rams: tuple[str, ...]
    flip_flop: CellForm  # clock, d, q
    xor: CellForm
    # Buffers between pins and the core, if the tools make none: of inputs, of outputs.
    buffers: tuple[CellForm, CellForm] | None = None
    options: tuple[str, ...] = ()
    lut_note: str = ""
    # Delays for a rough guess of the clock before placement, in ns: a cell, the wire after it, a carry cell, a block RAM.
    guess_ns: tuple[float, float, float, float] = (0.25, 0.7, 0.05, 4.0)
    carries: tuple[str, ...] = ()
    muxes: tuple[str, ...] = ()  # behind LUTs, without wire between
    timed: bool = True

    def count(self, cells: Counter[str]) -> dict[str, int]:
        """Counts of a core: luts, flip_flops, block_rams."""
        return {
            "luts": sum(weight * cells[name] for name, weight in self.luts.items()),
            "flip_flops": sum(n for name, n in cells.items() if name.startswith(self.flip_flops)),
            "block_rams": sum(n for name, n in cells.items() if name.startswith(self.block_rams)),
        }


ECP5 = Family(
    name="ecp5",
    synthesis="synth_ecp5 -abc9",
    nextpnr=programs.NEXTPNR_ECP5,
    luts={"LUT4": 1, "CCU2C": 2, "TRELLIS_DPR16X4": 6},  # a carry cell has two, a RAM of 16 x 4 bits takes six
    flip_flops="TRELLIS_FF",
    block_rams=("DP16KD",),
    flip_flop=CellForm(
        "TRELLIS_FF", ("CLK", "DI", "Q"),
        (("CEMUX", "1 "), ("CLKMUX", "CLK"), ("GSR", "DISABLED"), ("LSRMUX", "LSR"), ("REGSET", "RESET")),
        (("LSR", "0"),),
    ),
    xor=CellForm("LUT4", ("A", "B", "Z"), (("INIT", XOR2 * 4),), (("C", "0"), ("D", "0"))),
    options=("--lpf-allow-unconstrained", "--timing-allow-fail"),
    lut_note="LUT4 + 2 CCU2C + 6 TRELLIS_DPR16X4",
    carries=("CCU2C",),
    muxes=("PFUMX", "L6MUX21"),
)  # fmt: skip

ICE40 = Family(
    name="ice40",
    synthesis="synth_ice40 -abc9",
    nextpnr=programs.NEXTPNR_ICE40,
    luts={"SB_LUT4": 1},
    flip_flops="SB_DFF",
    block_rams=("SB_RAM40_4K",),
    flip_flop=CellForm("SB_DFF", ("C", "D", "Q")),
    xor=CellForm("SB_LUT4", ("I0", "I1", "O"), (("LUT_INIT", XOR2 * 4),), (("I2", "0"), ("I3", "0"))),
    options=("--pcf-allow-unconstrained", "--timing-allow-fail"),
    lut_note="SB_LUT4",
    guess_ns=(0.4, 1.0, 0.13, 2.2),
    carries=("SB_CARRY",),
)

GOWIN = Family(
    name="gowin",
    synthesis="synth_gowin -noiopads",
    nextpnr=programs.NEXTPNR_GOWIN,
    luts={"LUT1": 1, "LUT2": 1, "LUT3": 1, "LUT4": 1, "ALU": 1, "RAM16SDP1": 1, "RAM16SDP2": 2, "RAM16SDP4": 4},
    flip_flops="DFF",
    block_rams=("SP", "SDP", "DP", "pROM"),
    flip_flop=CellForm("DFF", ("CLK", "D", "Q")),
    xor=CellForm("LUT2", ("I0", "I1", "F"), (("INIT", XOR2),)),
    buffers=(CellForm("IBUF", ("I", "O")), CellForm("OBUF", ("I", "O"))),
    options=("--timing-allow-fail",),
    lut_note="LUT1 to LUT4 + ALU + RAM16SDP by bits of width",
    guess_ns=(0.5, 0.8, 0.06, 3.0),
    carries=("ALU",),
    muxes=("MUX2_LUT5", "MUX2_LUT6", "MUX2_LUT7", "MUX2_LUT8"),
    timed=False,
)
