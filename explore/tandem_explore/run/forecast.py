"""Forecasts the runs of a sweep and their time, from the costs of earlier steps."""

from dataclasses import dataclass
from pathlib import Path

from tandem_eda.design import Design
from tandem_eda.flows.targets import PlacedTarget, Target
from tandem_eda.store import Store
from tandem_explore.run import plan
from tandem_explore.run.estimate import Estimate, Estimates
from tandem_explore.run.progress import duration


@dataclass
class Count:
    """The steps of one kind: all of them, those to run, and the CPU time of those with an estimate."""

    what: str
    total: int = 0
    to_run: int = 0
    unknown: int = 0
    cpu_s: float = 0

    def run(self, guess: Estimate, times: int = 1) -> None:
        """Some of them have to run."""
        self.to_run += times
        self.cpu_s += times * guess.cpu_s
        self.unknown += 0 if guess.known else times

    def __str__(self) -> str:
        if not self.to_run:
            return f"{self.total} {self.what}, all in the store"
        guess = f"about {duration(self.cpu_s)} of CPU time" if self.to_run > self.unknown else "time unknown"
        rest = f", {self.unknown} of them unknown" if 0 < self.unknown < self.to_run else ""
        return f"{self.total} {self.what}, {self.to_run} to run: {guess}{rest}"


@dataclass(frozen=True)
class Wanted:
    """The request for a sweep: designs, and the clocks and seeds of those that are placed."""

    root: Path
    designs: list[Design]
    clocks_mhz: tuple[int, ...]
    seeds: int


def forecast(wanted: Wanted, targets: list[Target], jobs: int, store: Store) -> list[str]:
    """Returns the lines of the forecast, with the sum at the end."""
    estimates = Estimates.read(store)
    counts = [(target.name, count) for target in targets for count in _counts(wanted, target, store, estimates)]
    cpu_s = sum(count.cpu_s for _, count in counts)
    to_run = sum(count.to_run for _, count in counts)
    unknown = sum(count.unknown for _, count in counts)
    lines = [f"{name}: {count}" for name, count in counts]
    rest = f", and {unknown} of unknown time" if unknown else ""
    time = f"{duration(cpu_s)} of CPU time, {duration(cpu_s / jobs)} on {jobs} processors{rest}"
    return [*lines, f"together {to_run} runs: {time}" if to_run else "nothing to do"]


def _counts(wanted: Wanted, target: Target, store: Store, estimates: Estimates) -> list[Count]:
    if isinstance(target, PlacedTarget):
        return _placed(wanted, target, store, estimates)
    count = Count("runs")
    for *_, step in plan.mappings(wanted.root, target, wanted.designs):
        count.total += 1
        if store.kept(step.inputs()) is None:
            count.run(estimates.of(step))
    return [count]


def _placed(wanted: Wanted, target: PlacedTarget, store: Store, estimates: Estimates) -> list[Count]:
    first, second = Count("syntheses"), Count("placements")
    usual = estimates.usual(f"nextpnr_{target.device.family.name}")
    for step in plan.syntheses(wanted.root, target, wanted.designs):
        first.total += 1
        second.total += wanted.seeds * len(wanted.clocks_mhz)
        netlist = store.kept(step.inputs())
        if netlist is None:
            first.run(estimates.of(step))
            second.run(usual, wanted.seeds * len(wanted.clocks_mhz))
        elif netlist.result is not None:
            for freq in wanted.clocks_mhz:
                for seed in range(1, wanted.seeds + 1):
                    place = plan.placement(target, step.design, netlist, freq, seed)
                    if store.kept(place.inputs()) is None:
                        second.run(estimates.of(place))
    return [first, second]
