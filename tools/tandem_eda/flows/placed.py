"""The flow for FPGAs that nextpnr places: yosys, a harness, nextpnr. Estimates of the tools; no board was measured."""

import json
from dataclasses import dataclass, field, replace
from pathlib import Path

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.flows import arrays, netlist, registers
from tandem_eda.flows.families import ECP5, GOWIN, ICE40, Family
from tandem_eda.flows.harness import in_harness
from tandem_eda.store import Inputs, Result

CORE = "core.json"
HARNESS = "harness.json"
LOG = "nextpnr.log"  # how far a placement is; kept with its result


@dataclass(frozen=True)
class Device:
    """An FPGA: the name of the target, what rows call it, options for it, files that nextpnr reads, sites of multipliers.

    With `rewrites`, a netlist is changed before it is placed: flip-flops go into multipliers and block RAMs, and arrays of
    multipliers to sites. The stock flow of yosys and nextpnr does neither.
    """

    target: str
    title: str
    family: Family = field(hash=False)
    options: tuple[str, ...]
    synthesis_options: str = ""
    files: tuple[tuple[str, str], ...] = ()
    multipliers: tuple[tuple[str, ...], ...] = ()  # row by row
    rewrites: bool = False

    def arguments(self, freq_mhz: int, seed: int) -> list[str]:
        """The options of nextpnr for one placement, with the request for the clock."""
        return [*self.options, "--freq", str(freq_mhz), *self.family.options, "--seed", str(seed)]


def _ecp5(target: str, title: str, option: str, speed: int, *more: str, package: str = "CABGA756") -> Device:
    options = (f"--{option}", "--package", package, "--speed", str(speed), *more)
    sites = arrays.ECP5_85K if option.endswith("85k") else ()
    return Device(target, f"ECP5 {title}", ECP5, options, multipliers=sites, rewrites=True)


def _stock(device: Device) -> Device:
    """Returns the same device for yosys' unchanged netlist."""
    title = f"{device.title[:-1]}, {STOCK})" if device.title.endswith(")") else f"{device.title} ({STOCK})"
    return replace(device, target=f"{device.target}-{STOCK}", title=title, multipliers=(), rewrites=False)


STOCK = "stock"
_ECP5 = (
    _ecp5("ecp5-um5g-85k", "LFE5UM5G-85F-8", "um5g-85k", 8),
    # The same device with nextpnr's other placer, which spreads cells more evenly: some designs can be routed only with it.
    _ecp5("ecp5-um5g-85k-static", "LFE5UM5G-85F-8 (static placer)", "um5g-85k", 8, "--placer", "static"),
    # The other router ends in minutes where the usual one takes hours, or does not end.
    _ecp5("ecp5-um5g-85k-router2", "LFE5UM5G-85F-8 (router2)", "um5g-85k", 8, "--router", "router2"),
    # Both. The placer does not end where more than 80 % of the device's block RAMs are in use.
    _ecp5(
        "ecp5-um5g-85k-full", "LFE5UM5G-85F-8 (static placer, router2)", "um5g-85k", 8,
        "--placer", "static", "--router", "router2",
    ),
    _ecp5("ecp5-85k", "LFE5U-85F-6", "85k", 6),
    _ecp5("ecp5-12k", "LFE5U-12F-6", "12k", 6, package="CABGA256"),
)  # fmt: skip

DEVICES = (
    *_ECP5,
    *map(_stock, _ECP5),
    Device("ice40-hx8k", "iCE40 HX8K", ICE40, ("--hx8k", "--package", "ct256"), "-device hx"),
    Device("ice40-up5k", "iCE40 UP5K", ICE40, ("--up5k", "--package", "sg48"), "-device u"),
    Device(
        "gowin-gw2a-18", "Gowin GW2A-18", GOWIN,
        ("--device", "GW2A-LV18PG256C8/I7", "--vopt", "family=GW2A-18", "--vopt", "cst=pins.cst"), "-family gw2a",
        (("pins.cst", 'IO_LOC "clk" H11;\nIO_LOC "d" T10;\nIO_LOC "q" L16;\n'),),
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Synthesis:
    """Synthesises a core: its `cells` by type, `luts`, `flip_flops`, `block_rams`; leaves its netlist in the harness."""

    root: Path
    yosys: eda.Program
    device: Device
    design: Design

    @property
    def name(self) -> str:
        return f"{self.design}, synthesis"

    @property
    def size(self) -> int:
        return 0

    def script(self) -> str:
        """The commands of yosys."""
        options = f" {self.device.synthesis_options}" if self.device.synthesis_options else ""
        command = f"{self.device.family.synthesis}{options} -top {self.design.module}"
        return f"{self.design.read_command()}\n{command}\nwrite_json {CORE}\n"

    def inputs(self) -> Inputs:
        return {
            "step": f"synth_{self.device.family.name}",
            "yosys": self.yosys.version,
            "script": self.script(),
            "sources": self.design.hashes(self.root),
        }

    def work(self, run: eda.Run) -> Result:
        self.design.copy_sources(self.root, run.folder)
        (run.folder / "synth.ys").write_text(self.script())
        run.call(self.yosys, ["-q", "synth.ys"])
        core = netlist.read(run.folder / CORE, self.design.module)
        (run.folder / CORE).unlink()
        family = self.device.family
        netlist.write(in_harness(core, self.design.clock, family), run.folder / HARNESS)
        cells = core.count()
        return {"cells": dict(sorted(cells.items()))} | family.count(cells)

    def tell(self, result: Result) -> str:
        return f"{result['luts']} LUT, {result['flip_flops']} FF"


@dataclass(frozen=True)
class Placement:
    """Places and routes copies of a netlist: `clock_mhz`, `critical_path` as names of cells, `utilisation` by type.

    What it depends on is the netlist, not the sources: an edit that leaves the netlist alone costs nothing here. One with
    cells that have `registers` inside, by type, has them put to use, and arrays of multipliers laid out.
    """

    nextpnr: eda.Program
    device: Device
    title: str
    luts: int
    harness: Path
    netlist_hash: str
    freq_mhz: int
    seed: int
    copies: int = 1
    registers: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.title}, seed {self.seed} at {self.freq_mhz} MHz"

    @property
    def size(self) -> int:
        return self.luts * self.copies

    def inputs(self) -> Inputs:
        return {
            "step": f"nextpnr_{self.device.family.name}",
            "nextpnr": self.nextpnr.version,
            "arguments": self.device.arguments(self.freq_mhz, self.seed),
            "netlist": self.netlist_hash,
            **({"files": dict(self.device.files)} if self.device.files else {}),
            **({"copies": self.copies} if self.copies > 1 else {}),
            **({"registers inside": list(self.registers)} if self.registers else {}),
            **({"multipliers": "in rows"} if self._in_rows() else {}),
        }

    def work(self, run: eda.Run) -> Result:
        local = run.folder / "netlist.json"
        if self.copies > 1 or self.registers:
            placed = netlist.read(self.harness, "harness")
            if self.registers:
                placed = registers.inside(placed)
            if self.copies > 1:
                placed = netlist.side_by_side(placed, "clk", self.copies)
            if self._in_rows():
                placed = arrays.in_rows(placed, self.device.multipliers)
            netlist.write(placed, local)
        else:
            local.write_bytes(self.harness.read_bytes())
        for name, content in self.device.files:
            (run.folder / name).write_text(content)
        arguments = self.device.arguments(self.freq_mhz, self.seed)
        run.call(self.nextpnr, [*arguments, "--json", local.name, "--report", "report.json", "--log", LOG, "-q"])
        local.unlink()
        said = json.loads((run.folder / "report.json").read_text())
        return report(said) if self.device.family.timed else utilisation(said)

    def _in_rows(self) -> bool:
        return registers.MULTIPLIER in self.registers and bool(self.device.multipliers)

    def tell(self, result: Result) -> str:
        return f"{result['clock_mhz']:.1f} MHz" if "clock_mhz" in result else "placed and routed"


def report(content: Result) -> Result:
    """Returns the figures of nextpnr's report (`--report`).

    Raises:
        EdaError: The report names no clock, or more than one.
    """
    if len(content["fmax"]) != 1:
        raise eda.EdaError(f"the report of nextpnr has {len(content['fmax'])} clocks instead of one", "garbage")
    (clock,) = content["fmax"].values()
    paths = [path for path in content["critical_paths"] if path["from"] == path["to"]]
    steps = max((path["path"] for path in paths), key=lambda path: sum(step["delay"] for step in path))
    return {
        "clock_mhz": clock["achieved"],
        "critical_path": [step["from"]["cell"] for step in steps] + [steps[-1]["to"]["cell"]],
        "logic_ns": sum(step["delay"] for step in steps if step["type"] != "routing"),
        "routing_ns": sum(step["delay"] for step in steps if step["type"] == "routing"),
    } | utilisation(content)


def utilisation(content: Result) -> Result:
    """Returns the number of sites in use of each type, from the same report."""
    return {"utilisation": {name: use["used"] for name, use in content["utilization"].items() if use["used"]}}
