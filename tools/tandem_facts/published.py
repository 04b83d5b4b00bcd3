"""Cores that others made: the contents of `algorithms/*/published.toml`, typed."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Published:
    """A core that somebody else made, with the figures of the paper `source`; those that it does not give are 0.

    `area_unit` is slices, LUTs or gates, or the area in words if it is no number. `rate_per_area` is in Mb/s, as the paper
    prints it. `point` names our point with the same architecture, if there is one.
    """

    name: str
    technology: str
    source: str
    rate_gbit_s: float = 0.0
    clock_mhz: float = 0.0
    area: float = 0.0
    area_unit: str = ""
    block_rams: int = 0
    registers: int = 0
    rate_per_area: float = 0.0
    latency_ns: float = 0.0
    point: str = ""


@dataclass(frozen=True)
class Slice:
    """The contents of an FPGA's slice: the number of LUTs, and the inputs of each."""

    luts: int
    inputs: int


@dataclass(frozen=True)
class PublishedCores:
    """One `published.toml`; the keys of `slices` are how names of technologies begin.

    `label` is a paper's name for one of our points, with parameters in braces; `letters` stand for their values in it.
    """

    published: tuple[Published, ...] = ()
    slices: dict[str, Slice] = field(default_factory=dict)
    label: str = ""
    letters: dict[str, str] = field(default_factory=dict)
