"""Figures from placements: one set per design."""

from dataclasses import dataclass, field

from tandem_eda.design import Design
from tandem_eda.flows.placed import Device
from tandem_eda.flows.registers import BLOCK_RAM, MULTIPLIER
from tandem_eda.store import Kept, Result
from tandem_explore.figures import spread
from tandem_explore.figures.rows import Value, failed, latency
from tandem_tools.results import Setting


@dataclass
class Placed:
    """A design on a device: the resources of one copy, the clock of each seed by request in MHz, and the failures.

    `routed` are placements that have no clock, because nextpnr knows too little of the device.
    """

    design: Design
    counts: Result | None
    clocks_mhz: dict[int, dict[int, float]] = field(default_factory=dict)
    failures: list[Kept] = field(default_factory=list)
    routed: int = 0

    def add(self, freq_mhz: int, seed: int, kept: Kept) -> None:
        """Adds the outcome of a placement."""
        if kept.result is None:
            self.failures.append(kept)
        elif "clock_mhz" in kept.result:
            self.clocks_mhz.setdefault(freq_mhz, {})[seed] = kept.result["clock_mhz"]
        else:
            self.routed += 1

    @property
    def fits_not(self) -> bool:
        """True if the design has turned out to be too large for the device."""
        return any(kept.failure is not None and kept.failure.kind == "no fit" for kept in self.failures)

    @property
    def request_mhz(self) -> int:
        """The request with the highest median."""
        return max(self.clocks_mhz, key=lambda freq: (spread.of(self._at(freq)).median, -freq))

    @property
    def clocks(self) -> list[float]:
        """The clocks of that request, in MHz, by seed."""
        return self._at(self.request_mhz)

    def _at(self, freq_mhz: int) -> list[float]:
        return [mhz for _, mhz in sorted(self.clocks_mhz[freq_mhz].items())]

    def rate_gbit_s(self, clock_mhz: float) -> float:
        """Returns the rate at a clock, all copies together."""
        return clock_mhz * self.design.bits_per_clock * self.design.copies / 1000

    def count(self, what: str) -> int:
        """LUTs, flip-flops or block RAMs of all copies."""
        assert self.counts is not None
        return int(self.counts[what]) * self.design.copies


def values(placed: Placed, base: Placed | None, device: Device) -> list[Value]:
    """The figures of a design; `base` is what its rate is compared with."""
    return [*_area(placed, device), *_latency(placed), *_speed(placed, base, device), *failed(placed.failures)]


def _area(placed: Placed, device: Device) -> list[Value]:
    if placed.counts is None:
        return []
    family, block_rams = device.family, placed.count("block_rams")
    rams = [Value("block RAM", "/".join(family.block_rams), block_rams)] if block_rams else []
    routed = f"; placed and routed {placed.routed} times, no clock is known" if placed.routed else ""
    number = placed.counts.get("cells", {}).get(MULTIPLIER, 0) * placed.design.copies
    return [
        *rams,
        *([Value("multipliers", MULTIPLIER, number, "the flip-flops that they take in are counted, too")] if number else []),
        Value("LUT", "LUT", placed.count("luts"), f"{family.lut_note}, without the harness{routed}"),
        Value("FF", "FF", placed.count("flip_flops"), "without the harness"),
    ]


def _latency(placed: Placed) -> list[Value]:
    return latency(placed.design.latency_clocks, spread.of(placed.clocks).median) if placed.clocks_mhz else []


def _speed(placed: Placed, base: Placed | None, device: Device) -> list[Value]:
    if placed.counts is None or not placed.clocks_mhz:
        return []
    clock = spread.of(placed.clocks)
    sure = spread.median_bounds([placed._at(freq) for freq in placed.clocks_mhz])
    rate = placed.rate_gbit_s(clock.median)
    return [
        _clock(placed, device),
        Value("lowest clock", "MHz", clock.low, "of the seeds"),
        Value("highest clock", "MHz", clock.high, "of the seeds"),
        Value("lower bound of the clock", "MHz", sure.low, "95 % confidence of the median, bootstrap over seeds"),
        Value("upper bound of the clock", "MHz", sure.high, "95 % confidence of the median, bootstrap over seeds"),
        Value("rate", "Gb/s", rate, "at the median", details={"bits_per_clock": 1000 * placed.rate_gbit_s(1)}),
        Value("rate per area", "Gb/s per kLUT", 1000 * rate / placed.count("luts")),
        *(_ratio(placed, base) if base is not None and base.counts is not None and base.clocks_mhz else []),
    ]


def _netlist(placed: Placed, device: Device) -> str:
    """Returns what was done to the netlist between synthesis and placement."""
    assert placed.counts is not None
    cells = placed.counts.get("cells", {})
    done = {BLOCK_RAM: "flip-flops into block RAMs", MULTIPLIER: "flip-flops into multipliers"}
    steps = [text for name, text in done.items() if device.rewrites and cells.get(name)]
    if device.multipliers and cells.get(MULTIPLIER):
        steps.append("arrays of multipliers in rows")
    return ", ".join(steps) or "as synthesised"


def _clock(placed: Placed, device: Device) -> Value:
    """The median of the seeds at the best request, with the clock of each."""
    freq, others = placed.request_mhz, sorted(placed.clocks_mhz)
    details: dict[str, Setting] = {"stage": "placed and routed", "netlist": _netlist(placed, device)}
    if len(others) > 1:
        details |= {"request_mhz": freq, "requests_mhz": ", ".join(map(str, others))}
    seeds = {str(seed): round(mhz, 1) for seed, mhz in sorted(placed.clocks_mhz[freq].items())}
    note = "place-and-route estimate, no board"
    return Value("clock", "MHz", spread.of(placed.clocks).median, note, seeds=seeds, details=details)


def _ratio(placed: Placed, base: Placed) -> list[Value]:
    itself = placed.design == base.design
    ratio = spread.of([1.0]) if itself else spread.ratio(placed.clocks, base.clocks)
    scale = placed.rate_gbit_s(1) / base.rate_gbit_s(1)
    to = ratio.median * scale
    return [
        Value("ratio", "x", to, "ratio of medians over seeds", str(base.design)),
        Value("lowest ratio", "x", ratio.low * scale, "95 % confidence, bootstrap over seeds"),
        Value("highest ratio", "x", ratio.high * scale, "95 % confidence, bootstrap over seeds"),
        Value("ratio per area", "x", to * base.count("luts") / placed.count("luts"), "", str(base.design)),
    ]
