"""`run`: explores every point of a grid on one or more targets."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from tandem_eda import eda, steps, store
from tandem_eda.design import Design
from tandem_eda.flows import cells, placed, targets
from tandem_explore.figures import rows
from tandem_explore.grid import design, gate, grid
from tandem_explore.run import budget, estimate, executors, figures, forecast, plan, progress, racing, sweep
from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools import repository, results
from tandem_tools.results import Figure

EXAMPLES = """\
A grid names axes and their values, as the algorithm's algorithm.toml has them: numbers, labels, ranges, `*` for all. Axes
that it does not name keep their defaults; `architecture` has all values unless it is named. Separate several grids by `;`.

    tandem-explore run aes --grid 'unroll=1,2,5,10 partition=0..3 sbox=ram,rom,logic' --target ecp5-um5g-85k --seeds 10
    tandem-explore run zuc --target ecp5-um5g-85k --clocks 200,300,400 --budget 8h --json zuc.json
    tandem-explore run zuc --grid 'sbox=* streams=4,8' --liberty sg13g2_stdcell_typ_1p20V_25C.lib
    tandem-explore run chacha20 --grid 'stages=xor cut=*' --target xilinx-7 --target ice40-hx8k --dry-run

Every step that ends, well or badly, is kept in the store under the hash of its inputs (sources, options, versions of the
tools, seed): a run that was interrupted or killed continues where it stopped.
"""


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "run", help="explore the points of a grid", description=f"{__doc__}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add_designs(parser)
    devices = ", ".join(device.target for device in placed.DEVICES)
    parser.add_argument(
        "--target", action="append", default=[], metavar="NAME",
        help=f"{devices}; {targets.XILINX} (synthesis only); {targets.CELLS}FILE; may be repeated",
    )  # fmt: skip
    parser.add_argument("--liberty", action="append", default=[], metavar="FILE", help=f"means --target {targets.CELLS}FILE")
    add_cells(parser)
    parser.add_argument("--seeds", type=positive, default=10, help="placements per design and clock (default: %(default)s)")
    parser.add_argument(
        "--clocks", type=clocks, default=(plan.USUAL_MHZ,), metavar="MHZ,MHZ",
        help=f"clocks to ask nextpnr for; the best counts (default: {plan.USUAL_MHZ})",
    )  # fmt: skip
    parser.add_argument("--baseline", default="", help="architecture to compare with (default: that of algorithm.toml)")
    parser.add_argument("--race", choices=racing.OBJECTIVES, help="give seeds only to designs that may still win by this")
    parser.add_argument(
        "--budget", type=spending, default=budget.Budget(), metavar="COST", help="number of runs (200) or CPU time (8h, 40m)"
    )
    parser.add_argument("--dry-run", action="store_true", help="print what would run, and how long it would take")
    parser.add_argument("--timeout", type=float, default=0, metavar="S", help="seconds after which a step fails")
    parser.add_argument("--memory-limit", type=int, default=0, metavar="MIB", help="memory above which a step fails")
    parser.add_argument("--retry", action="store_true", help="repeat steps that failed before")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers run the steps")
    parser.add_argument("--memory", type=positive, default=0, metavar="MIB", help="for all jobs here (default: free memory)")
    add_storing(parser)
    common(parser)
    parser.set_defaults(command=run)


def add_designs(parser: argparse.ArgumentParser) -> None:
    """Arguments of every command about designs."""
    parser.add_argument("algorithm", help="a folder of algorithms/ that has RTL")
    parser.add_argument("--grid", default="", metavar="TEXT", help="axes and their values (default: every architecture)")
    parser.add_argument("--top", action="store_true", help="explore whole accelerators instead of bare cores")
    parser.add_argument("--module", default="", metavar="M", help="explore this module of the RTL alone, without tests")
    parser.add_argument("--bits", type=positive, default=0, metavar="N", help="bits that --module makes per clock")
    parser.add_argument(
        "--set", action="append", default=[], metavar="P=N",
        help="another parameter of the module, such as MemDataWidth=64; may be repeated",
    )  # fmt: skip
    parser.add_argument("--copies", type=positive, default=1, help="copies of a design on one FPGA (default: %(default)s)")


def common(parser: argparse.ArgumentParser) -> None:
    """Arguments of every command with a store."""
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="steps at a time (default: processors)")
    add_store(parser)
    repository.add_argument(parser)


def add_cells(parser: argparse.ArgumentParser) -> None:
    """Arguments about cells of Liberty files."""
    parser.add_argument(
        "--nand2", default="", metavar="CELL", help="cell whose area counts as one gate (default: the smallest 2-input NAND)"
    )
    parser.add_argument("--inv", default="", metavar="CELL", help="cell at the inputs (default: the smallest inverter)")


def cell_names(options: argparse.Namespace) -> cells.Names:
    """The cells that the arguments name."""
    return cells.Names(options.nand2, options.inv)


def add_store(parser: argparse.ArgumentParser) -> None:
    """The argument that says where steps are kept."""
    parser.add_argument(
        "--store", type=Path, metavar="FOLDER", help="folder of finished steps (default: build/explore in the repository)"
    )


def open_store(options: argparse.Namespace) -> store.Store:
    """Returns the store that the arguments name.

    Raises:
        StoreError: It is not a store.
    """
    kept = store.Store((options.store or options.root / "build/explore").absolute())
    kept.open()
    return kept


def positive(text: str) -> int:
    """A number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def clocks(text: str) -> tuple[int, ...]:
    """Clocks in MHz."""
    return tuple(sorted({positive(item) for item in text.split(",")}))


def spending(text: str) -> budget.Budget:
    """Parses the budget of a sweep."""
    try:
        return budget.Budget.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(options: argparse.Namespace) -> int:
    """Explores. Returns the exit code: 1 if there is a point without any figure."""
    algorithm = known_algorithm(options)
    names = [*options.target, *(f"{targets.CELLS}{path}" for path in options.liberty)]
    if not names:
        raise eda.EdaError("no target: give --target NAME (see --help), or --liberty FILE")
    wanted = [targets.find(name, cell_names(options)) for name in names]
    check_storing(options)
    kept = open_store(options)
    designs = chosen(options, algorithm)
    if options.dry_run:
        if not options.module:
            untested = gate_of(options, algorithm, kept).missing(designs)
            print(f"tests in simulation: {len(designs)} designs, {len(untested)} to run")
        asked = forecast.Wanted(options.root.absolute(), designs, options.clocks, options.seeds)
        print("\n".join(forecast.forecast(asked, wanted, options.jobs, kept)))
        return 0
    pool = open_pool(options)
    passed, failed = (designs, []) if options.module else gate_of(options, algorithm, kept).let_in(designs)
    for refused, outcome in failed:
        print(f"{refused}: its tests failed, see {outcome.folder}/", file=sys.stderr)
    estimates = estimate.Estimates.read(kept)
    shown = progress.Progress(estimates, pool.capacity)
    terms = steps.Terms(eda.Limits(options.timeout, options.memory_limit), options.retry)
    work = sweep.Sweep(kept, pool, estimates, shown, terms, options.budget)
    found = [row for target in wanted for row in figures.explore(options, algorithm, passed, target, work)]
    shown.close()
    store_figures(options, found)
    return 1 if failed or any(figure.metric == "failed" for figure in found) else 0


def chosen(options: argparse.Namespace, algorithm: Algorithm) -> list[Design]:
    """Returns the designs that the arguments name. Prints which points of the grid are illegal.

    Raises:
        GridError, DesignError: There are no such designs.
    """
    root = options.root.absolute()
    if options.module:
        if not options.bits:
            raise design.DesignError(f"--module {options.module} needs --bits, the bits that it makes per clock")
        found = [design.part(root, algorithm, options.module, options.bits)]
    else:
        points, illegal = grid.expand(algorithm, options.grid)
        for each in illegal:
            print(f"left out, {len(each.points)}: {each.rule}: {', '.join(each.points)}", file=sys.stderr)
        found = design.cores(root, algorithm, points, options.top)
    settings = [tuple(text.partition("=")[::2]) for text in options.set]
    return [design.changed(root, each, settings, options.copies) for each in found]


def gate_of(options: argparse.Namespace, algorithm: Algorithm, kept: store.Store) -> gate.Gate:
    """Returns the gate, whose tests let designs in."""
    unit_bits = algorithm.sizes.get("block_bits") or algorithm.sizes["word_bits"]
    retry = getattr(options, "retry", False)
    return gate.Gate(options.root.absolute(), kept, algorithm.name, unit_bits, options.jobs, retry)


def open_pool(options: argparse.Namespace) -> executors.Pool:
    """Opens the pool in which the steps run."""
    if options.cluster:
        return executors.Cluster(options.cluster)
    return executors.Local(options.jobs, options.memory or executors.available_mib())


def known_algorithm(options: argparse.Namespace) -> Algorithm:
    """Returns the algorithm that the arguments name.

    Raises:
        DesignError: It does not exist, or has no RTL.
    """
    algorithms = {algorithm.name: algorithm for algorithm in facts.load_cores(options.root)}
    with_rtl = [name for name, algorithm in algorithms.items() if algorithm.architectures]
    if options.algorithm not in algorithms:
        raise design.DesignError(f"no algorithm {options.algorithm!r}; there are {', '.join(sorted(with_rtl))}")
    if options.algorithm not in with_rtl:
        raise design.DesignError(f"{options.algorithm} has no RTL; {', '.join(sorted(with_rtl))} have")
    return algorithms[options.algorithm]


def store_figures(options: argparse.Namespace, found: list[Figure]) -> None:
    """Shows figures, and stores them as the arguments say."""
    designs: dict[tuple[object, ...], list[Figure]] = {}
    for figure in found:
        designs.setdefault(figure.design, []).append(figure)
    for figures_of in designs.values():
        first = figures_of[0]
        settings = " ".join(f"{name}={word}" for name, word in first.settings.items())
        print(f"{first.algorithm} {first.what}, {first.target}, {first.engine} {settings}".rstrip())
        for line in figures_of:
            metric = f"{line.metric} to {line.to}" if line.to else line.metric
            print(f"    {metric:40} {line.value:10.3f} {line.unit:14} {line.note}")
    if options.json:
        rows.add(options.json, found)
    if options.record and found:
        print("\n".join(f"wrote {path}" for path in results.record(options.root, found)))


def add_storing(parser: argparse.ArgumentParser) -> None:
    """The arguments that say where figures go."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, in place of the same designs'")
    parser.add_argument("--record", action="store_true", help="store the figures in a new file under results/")


def check_storing(options: argparse.Namespace) -> None:
    """Checks before long work that the figures can be stored.

    Raises:
        EdaError: The file is something else.
        RecordError: The tree has changes that no commit has.
    """
    if options.json:
        rows.read(options.json)
    if options.record:
        results.require_recordable(options.root)
