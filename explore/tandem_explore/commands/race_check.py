"""`race-check`: shows how well races do, by replaying them with placements from the store."""

import argparse
import random
from functools import partial
from statistics import mean, median
from typing import Any

from tandem_eda import eda, store
from tandem_eda.design import Design
from tandem_eda.flows import targets
from tandem_explore.commands import run
from tandem_explore.figures import rows
from tandem_explore.figures.placed_figures import Placed
from tandem_explore.run import plan, race, racing
from tandem_tools.results import Figure

REPLAYS = 2000
NEAR = 0.01


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "race-check", help="show what races would have lost, from placements in the store", description=__doc__
    )
    run.add_designs(parser)
    parser.add_argument("--target", required=True, metavar="NAME", help="an FPGA that is placed")
    parser.add_argument("--seeds", type=run.positive, default=10, help="seeds of the whole sweep (default: %(default)s)")
    run.add_storing(parser)
    run.common(parser)
    parser.set_defaults(command=check)


def check(options: argparse.Namespace) -> int:
    """Replays races by both objectives. Returns the exit code."""
    algorithm = run.known_algorithm(options)
    target = targets.find(options.target)
    if not isinstance(target, targets.PlacedTarget):
        raise eda.EdaError(f"{target.name} is not placed: a race needs seeds")
    if not target.device.family.timed:
        raise eda.EdaError(f"{target.name} has no clocks to race by")
    run.check_storing(options)
    kept = run.open_store(options)
    designs, failed = run.gate_of(options, algorithm, kept).let_in(run.chosen(options, algorithm))
    placings = [_from_store(options, target, each, kept) for each in designs]
    found: list[Figure] = []
    of: rows.Fields = {"algorithm": algorithm.name, "what": "race", "target": target.device.title}
    of["parameters"] = {"designs": len(designs), "seeds": options.seeds}
    for objective in racing.OBJECTIVES:
        guesses = [racing.guess(target, each, netlist, objective) for each, netlist in placings]
        exhaustive = [[racing.value(each, mhz, objective) for mhz in each.clocks] for each, _ in placings]
        fields = of | {"engine": f"race by {objective}"}
        values = _replay(guesses, exhaustive)
        found += rows.rows(options.root, fields, values, "race-check", tools=target.tools, suite="explorer")
    run.store_figures(options, found)
    return 1 if failed else 0


def _from_store(
    options: argparse.Namespace, target: targets.PlacedTarget, each: Design, kept: store.Store
) -> tuple[Placed, store.Kept]:
    """A design with all its placements.

    Raises:
        EdaError: The store lacks some of them.
    """
    (synthesis,) = plan.syntheses(options.root.absolute(), target, [each])
    netlist = kept.kept(synthesis.inputs())
    found = Placed(each, netlist.result if netlist else None)
    for seed in range(1, options.seeds + 1):
        placement = plan.placement(target, each, netlist, plan.USUAL_MHZ, seed) if netlist and netlist.result else None
        placed = kept.kept(placement.inputs()) if placement else None
        if placed is None or placed.result is None:
            raise eda.EdaError(f"the store lacks placements of {each}: `tandem-explore run` the same grid first")
        found.add(plan.USUAL_MHZ, seed, placed)
    assert netlist is not None
    return found, netlist


def _drawn(orders: list[list[float]], chosen: list[int], seed: int) -> list[float | None]:
    return [orders[k][seed - 1] for k in chosen]


def _replay(guesses: list[float], exhaustive: list[list[float]]) -> list[rows.Value]:
    """Races with seeds in other orders, against the medians of all seeds."""
    draw = random.Random(0)
    medians = [median(values) for values in exhaustive]
    seeds = len(exhaustive[0])
    losses, shares = [], []
    for _ in range(REPLAYS):
        orders = [draw.sample(values, seeds) for values in exhaustive]
        outcome = race.race(guesses, seeds, partial(_drawn, orders))
        losses.append(1 - medians[outcome.winner] / max(medians))
        shares.append(outcome.runs / (seeds * len(exhaustive)))
    near = sum(loss <= NEAR for loss in losses) / REPLAYS
    note = f"{REPLAYS} races with the seeds in other orders"
    return [
        rows.Value("placements", "% of all", 100 * max(shares), f"the most; {note}"),
        rows.Value("placements, mean", "% of all", 100 * mean(shares), note),
        rows.Value("races within 1 % of the exhaustive winner", "%", 100 * near, note),
        rows.Value("lost to the exhaustive winner, mean", "%", 100 * mean(losses), note),
        rows.Value("lost to the exhaustive winner, most", "%", 100 * max(losses), note),
    ]
