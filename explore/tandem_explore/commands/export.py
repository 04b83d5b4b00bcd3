"""`export`: writes a point as IP: one source file, file list, FuseSoC core, constraints."""

import argparse
from pathlib import Path
from typing import Any

from tandem_explore import ip
from tandem_explore.grid import design, pointing
from tandem_explore.report.stored import figures, figures_of
from tandem_facts import facts
from tandem_tools import repository
from tandem_tools.ip import flatten

USUAL_MHZ = 100.0
EXAMPLES = """\
Makes NAME.sv (all sources in one file, packages first, the point's values as the defaults of its parameters), NAME.f,
NAME.core for FuseSoC, the licence, and the clock as NAME.lpf, NAME.xdc and NAME.sdc. That clock is the
stored result of place and route, if there is one; --clock sets another. NAME_ecp5.py changes yosys' netlist for ECP5 as
the explorer does.

    tandem-explore export aes/UF10-PP2B --out ip/
    tandem-explore export zuc/interleaved8 --out ip/ --clock 250
"""


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "export", help="export a point as IP for other projects", description=f"{__doc__}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("point", metavar="POINT", help=pointing.HELP)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="target folder; created if missing")
    parser.add_argument("--clock", type=float, default=0, metavar="MHZ", help="clock to constrain (default: the stored one)")
    repository.add_argument(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Exports. Returns the exit code."""
    named = pointing.find(facts.load_cores(options.root), options.point)
    (chosen,) = design.cores(options.root.absolute(), named.algorithm, [named.point])
    mhz, note = _clock(options, named)
    title = f"Tandem {named.algorithm.title} core, {chosen}{f' ({named.label})' if named.label else ''}"
    command = f"tandem-explore export {named.algorithm.name}/{named.name}"
    origin = flatten.origin(options.root, command, named.algorithm.standard)
    core = ip.Core(f"tnd_{named.algorithm.name}_{named.name}", title, chosen, mhz, note, origin)
    for path in ip.write(core, options.root, options.out):
        print(path)
    return 0


def _clock(options: argparse.Namespace, named: pointing.Named) -> tuple[float, str]:
    """Returns the clock for the constraints in MHz, and the note about it."""
    if options.clock:
        return options.clock, "The clock that was asked for."
    targets = figures_of(figures(options.root, []), named)
    clocks = [(target, metrics["clock"]) for target, metrics in targets.items() if "clock" in metrics]
    found = [(target, clock) for target, clock in clocks if clock.seeds]
    if not found:
        return USUAL_MHZ, f"No clock of this point is stored: {USUAL_MHZ:g} MHz stand here. {ip.PERIOD_NOTE}"
    target, figure = max(found, key=lambda each: each[1].value)
    return figure.value, f"Median over seeds of place and route on {target.split(', ')[1]}, an estimate. {ip.PERIOD_NOTE}"
