"""Cores that others made: what `algorithms/*/published.toml` says, typed."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Published:
    """A core that somebody else made, as the paper `source` gives its figures; what it does not give is 0.

    `area_unit` is slices, LUTs or gates, or the area in words where it is no number. `point` names the point of ours that
    has the same architecture, if one has.
    """

    name: str
    technology: str
    source: str
    rate_gbit_s: float
    clock_mhz: float = 0.0
    area: float = 0.0
    area_unit: str = ""
    block_rams: int = 0
    latency_ns: float = 0.0
    point: str = ""


@dataclass(frozen=True)
class Slice:
    """What is in a slice of an FPGA: how many LUTs, of how many inputs."""

    luts: int
    inputs: int


@dataclass(frozen=True)
class PublishedCores:
    """One `published.toml`; `slices` by how the name of their technology begins.

    `label` is what a paper would call a point of ours, with parameters in braces; `letters` stand for their values there.
    """

    published: tuple[Published, ...] = ()
    slices: dict[str, Slice] = field(default_factory=dict)
    label: str = ""
    letters: dict[str, str] = field(default_factory=dict)
