"""`verify`: checks that a point is right, and that its stored figures match the flows."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Any

from tandem_eda import store
from tandem_eda.design import Design
from tandem_eda.flows import targets
from tandem_explore.commands.run import add_cells, add_store, cell_names, open_store
from tandem_explore.grid import design, gate, pointing
from tandem_explore.report import lookup
from tandem_explore.report.stored import figures, figures_of
from tandem_facts import facts
from tandem_tools import repository

EXAMPLES = """\
Runs the point's tests again in Verilator (published vectors and 10,000 random blocks), and compares the stored figures with
the results, and with the store's steps under today's sources and tools. A missing step is named, not guessed.

    tandem-explore verify aes/UF10-PP2B
    tandem-explore verify zuc/hpaz_table --results zuc.json

The exit code is 1 if a test fails or a figure differs.
"""


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "verify", help="check a point's tests and stored figures again", description=f"{__doc__}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("point", metavar="POINT", help=pointing.HELP)
    parser.add_argument(
        "--results", action="append", type=Path, default=[], metavar="FILE",
        help="stored figures; may be repeated (default: results/explore)",
    )  # fmt: skip
    parser.add_argument(
        "--liberty",
        action="append",
        type=Path,
        default=[],
        metavar="FILE",
        help="library of the stored figures in standard cells; may be repeated",
    )
    add_cells(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="parallel compilers (default: processors)")
    add_store(parser)
    repository.add_argument(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Verifies. Returns the exit code."""
    named = pointing.find(facts.load_cores(options.root), options.point)
    root = options.root.absolute()
    (core,) = design.cores(root, named.algorithm, [named.point])
    libraries = [targets.find(f"{targets.CELLS}{path}", cell_names(options)) for path in options.liberty]
    passed = _tested(root, named, core, options.jobs)
    if passed is None:
        return 1
    measured = f"{passed.bits_per_clock:g} bits per clock, {passed.latency_clocks} clocks of latency, measured"
    print(f"{named}: passes its tests; {measured}")
    found = figures_of(figures(root, options.results), named)
    if not found:
        print(f"    no stored figures; `tandem-explore run {named.algorithm.name} ... --json FILE` stores some")
    kept = open_store(options)
    wrong = 0
    for key, metrics in found.items():
        outcome = lookup.check(root, kept, passed, key, metrics, libraries)
        wrong += len(outcome.wrong)
        print("\n".join([f"{key}: {outcome.summary}", *(f"    {line}" for line in (*outcome.wrong, *outcome.missing))]))
    return 1 if wrong else 0


def _tested(root: Path, named: pointing.Named, core: Design, jobs: int) -> Design | None:
    """The design with what its tests measure in a new run: nothing is taken from the store. None if one failed."""
    sizes = named.algorithm.sizes
    with tempfile.TemporaryDirectory() as folder:
        fresh = store.Store(Path(folder) / "store")
        fresh.open()
        tests = gate.Gate(root, fresh, named.algorithm.name, sizes.get("block_bits") or sizes["word_bits"], jobs)
        passed, failed = tests.let_in([core])
        for _, kept in failed:
            assert kept.failure is not None
            print(f"{named}: FAILED its tests\n{kept.failure.said}")
    return passed[0] if passed else None
