"""The flow for standard cells of any Liberty file: yosys and abc, then OpenSTA on the netlist. Before layout: no wires."""

import gzip
import json
import re
import zlib
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from pathlib import Path

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.flows import liberty
from tandem_eda.store import Inputs, Result, file_hash

LIBERTY = "cells.lib"
NETLIST = "netlist.v"
STATISTICS = "statistics.json"
WRITE = f"write_verilog -noattr -noexpr -nohex -nodec {NETLIST}"
# OpenSTA reads no assignment to several nets at once.
SINGLE_BITS = f"read_liberty -lib {LIBERTY}; read_verilog {NETLIST}; splitnets; opt_clean -purge; {WRITE}"
PERIOD_NS = 10.0  # asked for; the clock follows from the slack
LIBRARY_NAME = re.compile(r'\blibrary\s*\(\s*"?(\w+)"?\s*\)')
TIME_UNIT = re.compile(r'\btime_unit\s*:\s*"1ns"')
# Truth tables of the two gates that the flow has to know.
NAND2, INVERTER = (True, True, True, False), (True, False)

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


@dataclass(frozen=True)
class Names:
    """Cells to use instead of those that the flow would choose."""

    nand2: str = ""
    inverter: str = ""


AS_FOUND = Names()


def library(path: Path, names: Names = AS_FOUND) -> Library:
    """Reads what the flow needs from a Liberty file, which may be packed by gzip.

    The smallest cells with the functions of a NAND of two inputs and of an inverter are taken, if no others are named.

    Raises:
        EdaError: The file does not exist, is not a Liberty file, or lacks such cells.
    """
    if not path.is_file():
        raise eda.EdaError(f"no file {path}: give the path of a Liberty file (.lib or .lib.gz)")
    text = unpacked(path).decode(errors="replace")
    name = LIBRARY_NAME.search(text)
    if not name or not TIME_UNIT.search(text):
        raise eda.EdaError(f"{path} is not a Liberty file with times in ns")
    found = liberty.cells(text)
    nand2 = _gate(path, found, NAND2, "a NAND of two inputs", "--nand2", names.nand2)
    inverter = _gate(path, found, INVERTER, "an inverter", "--inv", names.inverter)
    assert nand2.area
    return Library(path.absolute(), name[1], nand2.name, nand2.area, inverter.name, file_hash(path))


def _gate(path: Path, found: list[liberty.Cell], table: tuple[bool, ...], what: str, option: str, name: str) -> liberty.Cell:
    """The cell of this name, or else the smallest with this truth table."""
    if name:
        named = next((cell for cell in found if cell.name == name), None)
        if named is None:
            near = ", ".join(get_close_matches(name, [cell.name for cell in found], 5, 0)) or "none"
            raise eda.EdaError(f"{path} has no cell {name!r} ({option}); it has, among others, {near}")
        if not named.area or named.table() not in (table, None):
            raise eda.EdaError(f"{path}: {name} ({option}) is not {what} with an area: {named}")
        return named
    usable = [cell for cell in found if cell.area and cell.table() == table]
    usable = [cell for cell in usable if not any(fnmatchcase(cell.name, pattern) for pattern in DONT_USE)]
    if not usable:
        raise eda.EdaError(
            f"{path}: none of its {len(found)} cells has an area and the function of {what}; name one by {option} CELL"
        )
    return min(usable, key=lambda cell: (cell.area, len(cell.name), cell.name))


def unpacked(path: Path) -> bytes:
    """The content of a Liberty file.

    Raises:
        EdaError: It cannot be read.
    """
    try:
        data = path.read_bytes()
        return gzip.decompress(data) if path.suffix == ".gz" else data
    except (OSError, EOFError, zlib.error) as error:
        raise eda.EdaError(f"{path} cannot be read: {error}") from error


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
    """Returns the figures of `stat -json -liberty`, in gate equivalents.

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
    """Returns the figures of OpenSTA's report: the clock at which the slack is 0, and the ends of the slowest path.

    Raises:
        EdaError: There is no path, or the report has another format.
    """
    slack = re.search(r"^worst slack (-?[\d.]+(?:e-?\d+)?)$", said, re.MULTILINE)
    ends = re.findall(r"^(?:Startpoint|Endpoint): (\S+)", said, re.MULTILINE)
    if not slack or len(ends) != 2:
        end = "\n".join(said.strip().splitlines()[-5:])
        raise eda.EdaError(f"no path from register to register in OpenSTA's report:\n{end}")
    return {"clock_mhz": 1000 / (PERIOD_NS - float(slack[1])), "critical_path": ends}
