"""The flow for standard cells of any Liberty file: yosys and abc, then OpenSTA on the netlist. Before layout: no wires."""

import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path

from tandem_explore import eda
from tandem_explore.design import Design
from tandem_explore.store import Inputs, Result, file_hash

LIBERTY = "cells.lib"
NETLIST = "netlist.v"
STATISTICS = "statistics.json"
WRITE = f"write_verilog -noattr -noexpr -nohex -nodec {NETLIST}"
# OpenSTA reads no assignment to several nets at once.
SINGLE_BITS = f"read_liberty -lib {LIBERTY}; read_verilog {NETLIST}; splitnets; opt_clean -purge; {WRITE}"
PERIOD_NS = 10.0  # asked for; the clock follows from the slack
LIBRARY_NAME = re.compile(r'\blibrary\s*\(\s*"?(\w+)"?\s*\)')
AREA = re.compile(r'\barea\s*:\s*"?([\d.eE+-]+)"?\s*;')
TIME_UNIT = re.compile(r'\btime_unit\s*:\s*"1ns"')
CELL = re.compile(r'^\s*cell\s*\(\s*"?(\w+)"?\s*\)', re.MULTILINE)
# Names of the smallest NAND of two inputs and of the smallest inverter, as libraries have them.
NAND2 = re.compile(r"nand2_?x?1$", re.IGNORECASE)
INVERTER = re.compile(r"(^|_)inv_?x?1$", re.IGNORECASE)

# Cells that are no logic (for power domains, for probing, for delay), and flip-flops with enable: abc sees no load in an
# enable pin, and would leave one gate to drive thousands.
DONT_USE = ("*lpflow*", "*probe*", "*dlygate*", "*dlymetal*", "*clkdly*", "*_edf*")

# abc between `strash` and sizing, and how yosys makes adders (None: its own way, Brent-Kung). No recipe is best for every
# design: run them all.
BUFFER = "buffer -c -N 10; topo; upsize; dnsize"


@dataclass(frozen=True)
class Recipe:
    """A way to map logic to cells: a table of yosys for adders, and the commands of abc."""

    name: str
    adders: str | None
    commands: str

    def script(self) -> str:
        """A script of abc."""
        return "\n".join(f"strash; {self.commands}; {BUFFER}".split("; ")) + "\n"


RECIPES = (
    Recipe("small", None, "&get -n; &st; &dch; &nf; &put"),
    Recipe("balanced", "han-carlson", "&get -n; &st; &syn4; &b -d; &synch2; &put; dch -f; map -B 0.9 -D 1; topo"),
    Recipe("fast", "han-carlson", "ifraig; dch; if -g; strash; dch; map -B 0.9 -D 1; topo"),
)


@dataclass(frozen=True)
class Library:
    """A Liberty file, of times in ns; the area of `nand2` is one gate equivalent, `inverter` stands for what drives."""

    path: Path
    name: str
    nand2: str
    nand2_area: float
    inverter: str
    hash: str


def library(path: Path) -> Library:
    """Reads what the flow has to know of a Liberty file, which may be packed by gzip.

    Raises:
        EdaError: There is no such file, it is no Liberty file, or it has not one smallest NAND and inverter by name.
    """
    if not path.is_file():
        raise eda.EdaError(f"no file {path}: give the path of a Liberty file (.lib or .lib.gz)")
    text = unpacked(path).decode(errors="replace")
    name = LIBRARY_NAME.search(text)
    if not name or not TIME_UNIT.search(text):
        raise eda.EdaError(f"{path} is no Liberty file with times in ns")
    nand2, area = _smallest(path, text, NAND2)
    inverter, _ = _smallest(path, text, INVERTER)
    return Library(path.absolute(), name[1], nand2, area, inverter, file_hash(path))


def unpacked(path: Path) -> bytes:
    """The content of a Liberty file."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def _smallest(path: Path, text: str, pattern: re.Pattern[str]) -> tuple[str, float]:
    """Name and area of the one cell whose name fits."""
    found = [(match[1], AREA.search(text, match.end())) for match in CELL.finditer(text) if pattern.search(match[1])]
    if len(found) != 1 or not found[0][1]:
        names = ", ".join(name for name, _ in found) or "none"
        raise eda.EdaError(f"{path}: expected one cell named like {pattern.pattern!r}, with an area; there is {names}")
    return found[0][0], float(found[0][1][1])


@dataclass(frozen=True)
class Mapping:
    """Maps a core: `clock_mhz` from register to register, `area_ge`, of that `sequential_ge`, `cells` by type."""

    root: Path
    yosys: eda.Program
    sta: eda.Program
    library: Library
    design: Design
    recipe: Recipe

    @property
    def name(self) -> str:
        return f"{self.library.name}: {self.design}, {self.recipe.name}"

    @property
    def size(self) -> int:
        return 0

    def inputs(self) -> Inputs:
        return {
            "step": "cells",
            "yosys": self.yosys.version,
            "sta": self.sta.version,
            "script": synthesis_script(self.design, self.recipe),
            "abc": self.recipe.script(),
            "constraints": self._constraints(),
            "timing": timing_script(self.design),
            "liberty": self.library.hash,
            "nand2": self.library.nand2,
            "sources": self.design.hashes(self.root),
        }

    def work(self, run: eda.Run) -> Result:
        self.map(run)
        said = run.call(self.sta, ["-exit", "timing.tcl"])
        (run.folder / LIBERTY).unlink()
        return area((run.folder / STATISTICS).read_text(), self.library) | clock(said)

    def map(self, run: eda.Run) -> None:
        """The part of yosys: leaves the netlist and the statistics of cells, and what OpenSTA reads."""
        folder = run.folder
        self.design.copy_sources(self.root, folder)
        (folder / LIBERTY).write_bytes(unpacked(self.library.path))
        (folder / "synth.ys").write_text(synthesis_script(self.design, self.recipe))
        (folder / "recipe.abc").write_text(self.recipe.script())
        (folder / "constraints.abc").write_text(self._constraints())
        (folder / "timing.tcl").write_text(timing_script(self.design))
        run.call(self.yosys, ["-q", "synth.ys"])
        if "assign {" in (folder / NETLIST).read_text():
            run.call(self.yosys, ["-q", "-p", SINGLE_BITS])

    def tell(self, result: Result) -> str:
        return f"{result['clock_mhz']:.0f} MHz, {result['area_ge'] / 1000:.1f} kGE"

    def _constraints(self) -> str:
        return f"set_driving_cell {self.library.inverter}\nset_load 10\n"


def synthesis_script(design: Design, recipe: Recipe) -> str:
    """The commands of yosys for one core and recipe."""
    adders = f"-extra-map +/choices/{recipe.adders}.v" if recipe.adders else ""
    unwanted = " ".join(f"-dont_use {pattern}" for pattern in DONT_USE)
    commands = [
        design.read_command(),
        f"synth -flatten -noabc -top {design.module} {adders}",
        f"dfflibmap -liberty {LIBERTY} {unwanted}",
        "opt_clean",
        f"abc -liberty {LIBERTY} {unwanted} -script recipe.abc -constr constraints.abc",
        "opt_clean -purge",
        f"tee -q -o {STATISTICS} stat -json -liberty {LIBERTY}",
        WRITE,
    ]
    return "\n".join(commands) + "\n"


def timing_script(design: Design) -> str:
    """The commands of OpenSTA: the slowest path from register to register."""
    commands = [
        f"read_liberty {LIBERTY}",
        f"read_verilog {NETLIST}",
        f"link_design {design.module}",
        f"create_clock -name clk -period {PERIOD_NS} {design.clock}",
        "report_checks -path_delay max -format full",
        'puts "worst slack [worst_slack]"',
    ]
    return "\n".join(commands) + "\n"


def area(statistics: str, of: Library) -> Result:
    """What `stat -json -liberty` says, in gate equivalents.

    Raises:
        EdaError: Cells were not mapped to the library.
    """
    found = json.loads(statistics)["design"]
    cells = found["num_cells_by_type"]
    left = [name for name in cells if name.startswith("$")]
    if left:
        raise eda.EdaError(f"not mapped to cells of {of.name}: {', '.join(left)}")
    return {
        "area_ge": float(found["area"]) / of.nand2_area,
        "sequential_ge": float(found["sequential_area"]) / of.nand2_area,
        "cells": dict(sorted(cells.items())),
    }


def clock(said: str) -> Result:
    """What OpenSTA's report says: the clock at which the slack is 0, and where the slowest path begins and ends.

    Raises:
        EdaError: There is no path, or the report is another.
    """
    slack = re.search(r"^worst slack (-?[\d.]+(?:e-?\d+)?)$", said, re.MULTILINE)
    ends = re.findall(r"^(?:Startpoint|Endpoint): (\S+)", said, re.MULTILINE)
    if not slack or len(ends) != 2:
        end = "\n".join(said.strip().splitlines()[-5:])
        raise eda.EdaError(f"no path from register to register in OpenSTA's report:\n{end}")
    return {"clock_mhz": 1000 / (PERIOD_NS - float(slack[1])), "critical_path": ends}
