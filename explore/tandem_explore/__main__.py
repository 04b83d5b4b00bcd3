"""Synthesises, places and routes cores in every architecture, and says what they cost and how fast they are.

    tandem-explore ecp5 zuc --architectures hpaz,plain --seeds 3
    tandem-explore ecp5 zuc --json results/explore-ecp5.json
    tandem-explore ecp5 aes --where KeyBits=128 --where Unroll=1 --where SboxForm=ram --seeds 3
    tandem-explore cells zuc --liberty sg13g2_stdcell_typ_1p20V_25C.lib --json results/explore-cells.json

Every step that ends is kept in build/explore under the hash of its inputs (sources, options, versions of the tools,
seed): a run that is interrupted goes on where it was, and after an edit only what it changes runs again.
"""

import argparse
import os
import sys
from pathlib import Path

from tandem_explore import cells, cells_figures, design, ecp5, ecp5_figures, eda, gate, rows, store
from tandem_tools.generate import facts
from tandem_tools.generate.schema import FactsError


def main() -> int:
    """Runs one flow. Returns the exit code."""
    options = parser().parse_args()
    try:
        found: list[rows.Row] = options.flow(options)
    except (eda.EdaError, design.DesignError, FactsError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted; what has ended is kept, the same command goes on", file=sys.stderr)
        return 130
    show(found)
    if options.json:
        rows.write(options.json, found)
    return 0


def parser() -> argparse.ArgumentParser:
    """The arguments of every flow."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("algorithm", help="name of a folder of algorithms/, of a cipher with RTL")
    common.add_argument("--architectures", default="", metavar="A,B", help="(default: all)")
    common.add_argument("--top", action="store_true", help="the whole accelerators, hw/top, instead of the cores alone")
    common.add_argument("--module", default="", metavar="M", help="a module of the RTL by itself, not the cores")
    common.add_argument("--bits", type=positive, default=0, metavar="N", help="what --module makes per clock")
    common.add_argument("--where", action="append", default=[], metavar="P=V", help="only designs with this value; may be repeated")
    common.add_argument(
        "--set", action="append", default=[], metavar="P=N",
        help="another parameter of the module, such as MemDataWidth=64; may be repeated",
    )  # fmt: skip
    common.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="at a time (default: processors)")
    common.add_argument("--store", type=Path, default=Path("build/explore"), help="kept steps (default: %(default)s)")
    common.add_argument("--json", type=Path, help="file for the figures")
    common.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: current directory)")

    result = argparse.ArgumentParser(
        prog="tandem-explore", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    flows = result.add_subparsers(required=True, metavar="FLOW")
    flow = flows.add_parser("ecp5", parents=[common], help="Lattice ECP5: yosys, nextpnr with many seeds")
    flow.add_argument("--copies", type=positive, default=1, help="of each design on one device (default: %(default)s)")
    flow.add_argument("--seeds", type=positive, default=10, help="placements per design (default: %(default)s)")
    flow.add_argument("--baseline", default="", help="architecture to compare with (default: what algorithm.toml says)")
    flow.set_defaults(flow=run_ecp5)
    flow = flows.add_parser("cells", parents=[common], help="standard cells: yosys and abc, OpenSTA; before layout")
    flow.add_argument(
        "--liberty", type=Path, action="append", required=True, metavar="FILE", help=".lib or .lib.gz; may be repeated"
    )
    flow.set_defaults(flow=run_cells)
    return result


def positive(text: str) -> int:
    """A number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def run_ecp5(options: argparse.Namespace) -> list[rows.Row]:
    """The ECP5 flow over the wanted cores."""
    yosys, nextpnr = eda.find(eda.YOSYS), eda.find(eda.NEXTPNR_ECP5)
    flow = ecp5.Flow(options.root, store.Store(options.store), yosys, nextpnr)
    algorithm = known_algorithm(options)
    baseline = options.baseline or algorithm.baseline or algorithm.architectures[0].name
    designs = measured(options, algorithm, wanted(options, algorithm, baseline))
    outcomes = ecp5_figures.run(flow, designs, options.seeds, options.jobs)
    base = next((outcome for outcome in outcomes if outcome.design.name == baseline), outcomes[0])
    tools = f"{eda.short_version(yosys)}, {eda.short_version(nextpnr)}"
    row = f"{algorithm.name} {what(options, algorithm)}, ECP5 {flow.device.name}"
    return [
        line
        for outcome in outcomes
        for line in rows.rows(row, str(outcome.design), ecp5_figures.values(outcome, base, tools), arguments())
    ]


def run_cells(options: argparse.Namespace) -> list[rows.Row]:
    """The flow for standard cells over the wanted cores, one library after the other."""
    yosys, sta = eda.find(eda.YOSYS), eda.find(eda.OPENSTA)
    tools = f"{eda.short_version(yosys)}, {eda.short_version(sta)}"
    algorithm = known_algorithm(options)
    designs = measured(options, algorithm, wanted(options, algorithm))
    found: list[rows.Row] = []
    for library in [cells.library(path) for path in options.liberty]:
        flow = cells.Flow(options.root, store.Store(options.store), yosys, sta, library)
        for outcome in cells_figures.run(flow, designs, options.jobs):
            name = f"{outcome[0]} {outcome[1].name}"
            values = cells_figures.values(outcome, library, tools)
            found += rows.rows(f"{algorithm.name} {what(options, algorithm)}, {library.name}", name, values, arguments())
    return found


def arguments() -> list[str]:
    """The command line as it can be given anywhere: no folders of this machine, and not how many jobs it had."""
    result = [Path(text).name if Path(text).is_absolute() else text for text in sys.argv[1:]]
    if "--jobs" in result:
        at = result.index("--jobs")
        del result[at : at + 2]
    return result


def known_algorithm(options: argparse.Namespace) -> facts.Algorithm:
    """The algorithm that the arguments name.

    Raises:
        DesignError: There is none, or it has no RTL.
    """
    algorithms = {algorithm.name: algorithm for algorithm in facts.load_all(options.root)}
    if options.algorithm not in algorithms:
        raise design.DesignError(f"no algorithm {options.algorithm!r}; there are {', '.join(sorted(algorithms))}")
    if not algorithms[options.algorithm].architectures:
        raise design.DesignError(f"{options.algorithm} has no RTL")
    return algorithms[options.algorithm]


def what(options: argparse.Namespace, algorithm: facts.Algorithm) -> str:
    """What a design is, for the title of a table."""
    core = "keystream" if "word_bits" in algorithm.sizes else "core"
    return "part" if options.module else "accelerator" if options.top else core


def measured(options: argparse.Namespace, algorithm: facts.Algorithm, designs: list[design.Design]) -> list[design.Design]:
    """The designs with their rates. Those of a block cipher have them only when their tests have passed."""
    if "block_bits" not in algorithm.sizes:
        return designs
    tests = gate.Gate(options.root, store.Store(options.store), algorithm.name, options.jobs)
    return tests.let_in(designs, algorithm.sizes["block_bits"])


def wanted(options: argparse.Namespace, algorithm: facts.Algorithm, *always: str) -> list[design.Design]:
    """The designs that the arguments name; the architectures `always` are always among them.

    Raises:
        DesignError: There is no such architecture, or no such combination of values.
    """
    if options.module:
        if not options.bits:
            raise design.DesignError(f"--module {options.module}: say by --bits how many bits it makes per clock")
        return [modified(options, design.part(options.root, algorithm, options.module, options.bits))]
    names = [name for name in options.architectures.split(",") if name]
    known = [architecture.name for architecture in algorithm.architectures]
    names = list(dict.fromkeys([*(names or known), *always]))
    designs = design.cores(options.root, algorithm, names, options.top)
    found = design.having(designs, [tuple(text.partition("=")[::2]) for text in options.where])
    if not found:
        named = {text.partition("=")[0] for text in options.where}
        reasons = [f"; {excluded.reason}" for excluded in algorithm.excluded if excluded.values.keys() <= named]
        raise design.DesignError(f"no design has all of {', '.join(options.where)}{''.join(reasons)}")
    return [modified(options, each) for each in found]


def modified(options: argparse.Namespace, one: design.Design) -> design.Design:
    """The design with the values of --set, and --copies of it."""
    settings = [tuple(text.partition("=")[::2]) for text in options.set]
    return design.changed(one, settings, getattr(options, "copies", 1))


def show(found: list[rows.Row]) -> None:
    """Prints figures, a line per design."""
    designs = dict.fromkeys((row["row"], row["engine"]) for row in found)
    for row, engine in designs:
        print(f"{row}, {engine}")
        for line in (line for line in found if (line["row"], line["engine"]) == (row, engine)):
            print(f"    {line['metric']:40} {line['value']:10.3f} {line['unit']:14} {line['note']}")


if __name__ == "__main__":
    sys.exit(main())
