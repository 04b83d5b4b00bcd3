"""A paper's designs beside the same architectures here, and beside what beats those."""

from dataclasses import dataclass

from tandem_explore.report.points import Group, Point
from tandem_facts.published import Published
from tandem_tools.front import Direction, dominates

BETTER: tuple[tuple[str, Direction], ...] = (("rate", "high"), ("area", "low"), ("block_rams", "low"))


@dataclass(frozen=True)
class Pair:
    """A published design with our point of the same architecture, and the best of ours that beats that point.

    That one is of the same class: with block RAMs if the point has some, without if not. `longer` says that a block takes
    longer through it.
    """

    published: Published
    ours: Point | None
    better: Point | None
    longer: bool


def pairs(group: Group, published: tuple[Published, ...]) -> list[Pair]:
    """A pair for every published design of the papers of which a design is here, too.

    None where the group has no such point.
    """
    found = [_pair(group.points, core) for core in published]
    papers = {pair.published.source for pair in found if pair.ours}
    return [pair for pair in found if pair.published.source in papers]


def _pair(points: list[Point], core: Published) -> Pair:
    ours = next((p for p in points if not p.recipe and (core.point == p.name or core.name == p.label)), None)
    if ours is None or any(getattr(ours, key) is None for key, _ in BETTER):
        return Pair(core, ours, None, False)
    beating = [
        p for p in points if _complete(p) and bool(p.block_rams) == bool(ours.block_rams) and dominates(p, ours, BETTER)
    ]
    if not beating:
        return Pair(core, ours, None, False)
    quick = [p for p in beating if not _longer(p, ours)]
    best = max(quick or beating, key=lambda p: (p.rate, -(p.area or 0)))
    return Pair(core, ours, best, not quick)


def _complete(point: Point) -> bool:
    return all(getattr(point, key) is not None for key, _ in BETTER)


def _longer(point: Point, than: Point) -> bool:
    return point.latency is not None and than.latency is not None and point.latency > than.latency
