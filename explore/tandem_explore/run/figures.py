"""The stored figures of a sweep over one target."""

import argparse
import sys

from tandem_eda.design import Design
from tandem_eda.eda import EdaError
from tandem_eda.flows.targets import CellsTarget, PlacedTarget, Target
from tandem_explore.figures import mapped_figures, placed_figures, rows
from tandem_explore.figures.placed_figures import Placed
from tandem_explore.run import plan, racing
from tandem_explore.run.sweep import Sweep
from tandem_facts.algorithm import Algorithm
from tandem_tools.results import ACCELERATOR, PART, Figure


def explore(
    options: argparse.Namespace, algorithm: Algorithm, designs: list[Design], target: Target, work: Sweep
) -> list[Figure]:
    """Runs one target over the designs. Returns the figures."""
    core = "keystream" if {"word_bits", "key_bits"} <= algorithm.sizes.keys() else "core"
    what = PART if options.module else ACCELERATOR if options.top else core
    of: rows.Fields = {"algorithm": algorithm.name, "what": what}
    if isinstance(target, PlacedTarget):
        return _placed(options, algorithm, of | {"target": target.device.title}, designs, target, work)
    of["target"] = target.library.name if isinstance(target, CellsTarget) else "Xilinx 7-series"
    chosen = plan.mappings(options.root.absolute(), target, designs)
    found: list[Figure] = []
    for (design, recipe, _), kept in zip(chosen, work.run([step for *_, step in chosen]), strict=True):
        if kept is not None:
            values = mapped_figures.values(design, kept, target)
            fields = of | rows.of_design(options.root, design, recipe)
            found += rows.rows(options.root, fields, values, "run", tools=target.tools)
    return found


def _placed(
    options: argparse.Namespace, algorithm: Algorithm, of: rows.Fields, designs: list[Design],
    target: PlacedTarget, work: Sweep,
) -> list[Figure]:  # fmt: skip
    if options.race and not target.device.family.timed:
        raise EdaError(f"--race: {target.name} has no clocks to race by")
    placings, netlists = plan.synthesise(options.root.absolute(), target, designs, work)
    if options.race:
        try:
            outcome = racing.run(target, placings, netlists, options.clocks, options.seeds, options.race, work)
            print(f"race by {options.race}: {outcome.runs} of {options.seeds * len(placings)} placements", file=sys.stderr)
        except ValueError as error:
            print(f"race by {options.race}: {error}", file=sys.stderr)
    else:
        plan.place(target, placings, netlists, options.clocks, range(1, options.seeds + 1), work)
    base = _baseline(placings, options.baseline or algorithm.baseline)
    found: list[Figure] = []
    for each in placings:
        values = placed_figures.values(each, base, target.device)
        fields = of | rows.of_design(options.root, each.design)
        found += rows.rows(options.root, fields, values, "run", tools=target.tools)
    return found


def _baseline(found: list[Placed], name: str) -> Placed | None:
    """Returns the design that rates are compared with: the first of an architecture, or the first of all."""
    usable = [each for each in found if each.counts is not None and each.clocks_mhz]
    return next((each for each in usable if each.design.name == name), next(iter(usable), None))
