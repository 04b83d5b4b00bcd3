"""The cores in C beside those by hand: `python -m tandem_hls.demo` makes, tests and synthesises both, and prints a table.

Bits per clock are measured by the tests of the cores, in simulation; LUT and block RAM are yosys' for ECP5, not
placed. Lines of C and of RTL are those that are not empty and not comments alone, without tables, test benches and packages.
"""

import argparse
import os
import re
import sys
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.flows.placed import DEVICES, Synthesis
from tandem_eda.flows.targets import find
from tandem_eda.steps import Terms, perform
from tandem_eda.store import Store
from tandem_explore.grid import design, gate, grid
from tandem_facts import facts
from tandem_hls import check, cores
from tandem_tools import repository

TARGET = "ecp5-um5g-85k"
# Files that are no lines by hand: packages, and what is made of other things.
MADE = re.compile(r"_pkg\.sv$|generated/|core_from_c")


@dataclass(frozen=True)
class Pair:
    """A core in C and the core by hand that computes the same, as [beside] in the C's directives has them.

    `from_c` and `by_hand` are points of the explorer's grid, whose rates count; `module` with `parameters` is the whole
    core by hand, whose area counts, and `without` are files that it names and does not need.
    """

    core: cores.Core
    title: str
    from_c: str
    by_hand: str
    module: str
    parameters: dict[str, int]
    without: str


def pairs(root: Path) -> list[Pair]:
    """Returns all pairs, in the order of their cores in C."""
    found = []
    for core in cores.cores(root):
        beside = tomllib.loads((root / core.directives).read_text()).get("beside")
        if beside:
            whole = beside.pop("whole")
            found.append(Pair(core, **beside, **whole))
    return found


def lines(text: str) -> int:
    """Lines of code: no comments, no empty ones, none that is only numbers of a table."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)
    return sum(bool(line.strip()) and not re.fullmatch(r"[\s0-9a-fA-FxhX',{};]+", line) for line in code.splitlines())


def lines_of_c(root: Path, core: cores.Core) -> int:
    """Returns the lines of a core in C and of its includes, without its test bench."""
    source = root / core.source
    included = re.findall(r'#include "([^"]+)"', source.read_text())
    files = [source, *(source.parent / name for name in included if name != "bench.h")]
    return sum(lines(file.read_text()) for file in files)


def lines_by_hand(root: Path, part: Design, without: str) -> int:
    """Returns the lines of a core's sources, without packages, RTL from C, and files that match `without`."""
    own = [name for name in part.sources if not MADE.search(name) and not re.search(without, name)]
    return sum(lines((root / name).read_text()) for name in own)


def main() -> int:
    """Prints the table. Returns the exit code."""
    sys.setrecursionlimit(100_000)
    parser = argparse.ArgumentParser(prog="tandem_hls.demo", description="From C against by hand.")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", metavar="TEXT", help="cores in C with this in their name")
    options = parser.parse_args()
    root: Path = options.root
    store = Store(root / "build/explore")
    store.open()
    rows = [HEAD]
    for pair in pairs(root):
        if options.only in pair.core.name:
            rows += _rows(root, store, pair, options.jobs)
    print("\n".join(table(rows)))
    return 0


HEAD: tuple[str, ...] = ("core", "made", "bits per clock", "LUT", "FF", "block RAM", "lines")


def _rows(root: Path, store: Store, pair: Pair, jobs: int) -> list[tuple[str, ...]]:
    """Both lines of a pair, each tested before.

    Raises:
        EdaError: RTL and C differ, the C's test bench or a test of a core failed, or yosys did.
    """
    core = pair.core
    result = check.check(core.design(root))
    if not result.outcome.agrees:
        raise eda.EdaError(f"{core.name} differs from its C: {result.outcome.differences}")
    if result.trace.status:
        raise eda.EdaError(f"{core.name}: its test bench fails in the native program")
    print(f"{core.source}, {core.directives.name}: agrees with the C in {result.outcome.calls} calls", file=sys.stderr)
    algorithm = facts.load(root / f"algorithms/{core.algorithm}/algorithm.toml")
    wanted = [grid.expand(algorithm, text)[0][0] for text in (pair.from_c, pair.by_hand)]
    units = algorithm.sizes.get("word_bits") or algorithm.sizes["block_bits"]
    tested = gate.Gate(root, store, core.algorithm, units, jobs)
    passed, failed = tested.let_in(design.cores(root, algorithm, wanted))
    if failed:
        raise eda.EdaError(f"{failed[0][0]}: its tests failed")
    whole = design.part(root, algorithm, pair.module, units)
    hand = replace(whole, parameters=tuple(pair.parameters.items()))
    device = next(device for device in DEVICES if device.target == TARGET)
    rows = []
    for each, how, bits, count in (
        (passed[0], f"from C, {core.directives.stem}", passed[0].bits_per_clock, lines_of_c(root, core)),
        (hand, passed[1].name, passed[1].bits_per_clock, lines_by_hand(root, hand, pair.without)),
    ):
        kept = perform(Synthesis(root, find(TARGET).yosys, device, each), store.root, Terms())
        if kept.result is None:
            raise eda.EdaError(f"{each}: yosys failed, see {kept.folder}")
        area = [str(kept.result[key]) for key in ("luts", "flip_flops", "block_rams")]
        rows.append((pair.title, how, f"{bits:.2f}", *area, str(count)))
        print("  ".join(rows[-1]), file=sys.stderr)
    return rows


def table(rows: list[tuple[str, ...]]) -> list[str]:
    """Lines of text, the first two columns to the left, and what kind of figures they are."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    found = []
    for row in rows:
        words = [f"{cell:<{width}}" for cell, width in zip(row[:2], widths, strict=False)]
        found.append("  ".join([*words, *(f"{cell:>{width}}" for cell, width in zip(row[2:], widths[2:], strict=True))]))
    return [*found, "", "measured in simulation: bits per clock; modelled: LUT, FF and block RAM of a whole core, by yosys"]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except eda.EdaError as error:
        sys.exit(f"error: {error}")
