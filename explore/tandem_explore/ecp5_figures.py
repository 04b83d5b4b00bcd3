"""What the ECP5 flow comes to: many designs, many seeds, one set of figures per design."""

from dataclasses import dataclass
from pathlib import Path

from tandem_explore import ecp5, spread
from tandem_explore.design import Design
from tandem_explore.jobs import Job, run_all
from tandem_explore.rows import Value
from tandem_explore.store import Result


@dataclass(frozen=True)
class Outcome:
    """A design on the device, with all copies of it: LUTs, flip-flops, block RAMs, and the clock of each seed, in MHz."""

    design: Design
    luts: int
    flip_flops: int
    block_rams: int
    clocks_mhz: list[float]

    def rate_gbit_s(self, clock_mhz: float) -> float:
        """What it makes at a clock, all copies together."""
        return clock_mhz * self.design.bits_per_clock * self.design.copies / 1000


def run(flow: ecp5.Flow, designs: list[Design], seeds: int, jobs: int) -> list[Outcome]:
    """Synthesises every design, then places and routes each with the seeds 1 to `seeds`: one seed of all, then the next.

    Raises:
        EdaError: A program failed.
    """
    synthesised = run_all([_synthesis(flow, design) for design in designs], jobs)
    pairs = [(seed, k) for seed in range(1, seeds + 1) for k in range(len(designs))]
    placed = run_all([_placement(flow, designs[k], synthesised[k], seed) for seed, k in pairs], jobs)
    clocks: list[list[float]] = [[] for _ in designs]
    for (_, k), result in zip(pairs, placed, strict=True):
        clocks[k].append(result["clock_mhz"])
    return [
        Outcome(design, n * result["luts"], n * result["flip_flops"], n * result["block_rams"], found)
        for design, n, result, found in zip(designs, (each.copies for each in designs), synthesised, clocks, strict=True)
    ]


def _synthesis(flow: ecp5.Flow, design: Design) -> Job[Result]:
    return Job(f"{design}, synthesis", lambda: flow.synthesise(design), lambda r: f"{r['luts']} LUT, {r['flip_flops']} FF")


def _placement(flow: ecp5.Flow, design: Design, core: Result, seed: int) -> Job[Result]:
    harness = Path(core["folder"]) / ecp5.HARNESS
    return Job(
        f"{design}, seed {seed}",
        lambda: flow.place_and_route(harness, seed, design.copies),
        lambda r: f"{r['clock_mhz']:.1f} MHz",
    )


def values(outcome: Outcome, base: Outcome, tools: str) -> list[Value]:
    """The figures of one design; `base` is the design that its rate is compared with, `tools` the programs' versions."""
    clock = spread.of(outcome.clocks_mhz)
    rate = outcome.rate_gbit_s(clock.median)
    per_kluts = 1000 * rate / outcome.luts
    itself = outcome.design == base.design
    ratio = spread.of([1.0]) if itself else spread.ratio(outcome.clocks_mhz, base.clocks_mhz)
    scale = outcome.rate_gbit_s(1) / base.rate_gbit_s(1)
    to, per_area = ratio.median * scale, ratio.median * scale * base.luts / outcome.luts
    seeds = ", ".join(f"{mhz:.1f}" for mhz in outcome.clocks_mhz)
    extra = [Value("block RAM", "DP16KD", outcome.block_rams)] if outcome.block_rams else []
    if outcome.design.latency_clocks:
        latency = 1000 * outcome.design.latency_clocks / clock.median
        extra.append(Value("latency", "ns", latency, f"{outcome.design.latency_clocks} clocks, measured in simulation"))
    return [
        *extra,
        Value("LUT", "LUT", outcome.luts, f"LUT4 + 2 CCU2C + 6 TRELLIS_DPR16X4, without the harness; {tools}"),
        Value("FF", "FF", outcome.flip_flops, "without the harness"),
        Value("clock", "MHz", clock.median, f"place-and-route estimate, no board; median of the seeds 1 to "
              f"{len(outcome.clocks_mhz)}: {seeds}"),
        Value("lowest clock", "MHz", clock.low, "of the seeds"),
        Value("highest clock", "MHz", clock.high, "of the seeds"),
        Value("rate", "Gb/s", rate, f"{1000 * outcome.rate_gbit_s(1):g} bits per clock at the median"),
        Value("rate per area", "Gb/s per kLUT", per_kluts),
        Value(f"rate to {base.design}", "x", to, "ratio of medians over seeds"),
        Value("lowest ratio", "x", ratio.low * scale, "95 % confidence, bootstrap over seeds"),
        Value("highest ratio", "x", ratio.high * scale, "95 % confidence, bootstrap over seeds"),
        Value(f"rate per area to {base.design}", "x", per_area),
    ]  # fmt: skip
