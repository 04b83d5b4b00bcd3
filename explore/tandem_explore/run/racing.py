"""Races of designs on an FPGA: what the guesses and the values are."""

from tandem_eda.flows import depth, netlist, placed
from tandem_eda.flows.targets import PlacedTarget
from tandem_eda.store import Kept
from tandem_explore.figures.placed_figures import Placed
from tandem_explore.run import plan, race
from tandem_explore.run.sweep import Sweep

RATE, RATE_PER_AREA = "rate", "rate-per-area"
OBJECTIVES = (RATE, RATE_PER_AREA)


def value(design: Placed, clock_mhz: float, objective: str) -> float:
    """Returns the value of a design at a clock: Gb/s, or Gb/s per LUT."""
    rate = design.rate_gbit_s(clock_mhz)
    return rate if objective == RATE else rate / design.count("luts")


def guess(target: PlacedTarget, design: Placed, kept: Kept, objective: str) -> float:
    """Returns the value of a design at the clock that its netlist promises."""
    path, _ = kept.file(placed.HARNESS)
    return value(design, depth.guess_mhz(netlist.read(path, "harness"), target.device.family), objective)


def run(
    target: PlacedTarget, placings: list[Placed], netlists: plan.Netlists, clocks_mhz: tuple[int, ...], seeds: int,
    objective: str, work: Sweep,
) -> race.Outcome:  # fmt: skip
    """Places as many seeds of each design as the race gives it.

    Raises:
        ValueError: None of them could be placed.
    """
    runners = [each for each in placings if each.counts is not None]
    if not runners:
        raise ValueError("no design was synthesised")

    def place(chosen: list[int], seed: int) -> list[float | None]:
        plan.place(target, [runners[k] for k in chosen], netlists, clocks_mhz, range(seed, seed + 1), work)
        return [_best(runners[k], seed, objective) for k in chosen]

    guesses = [guess(target, each, netlists[each.design], objective) for each in runners]
    return race.race(guesses, seeds, place)


def _best(design: Placed, seed: int, objective: str) -> float | None:
    """The value of a seed, at the best request."""
    clocks = [by_seed[seed] for by_seed in design.clocks_mhz.values() if seed in by_seed]
    return value(design, max(clocks), objective) if clocks else None
