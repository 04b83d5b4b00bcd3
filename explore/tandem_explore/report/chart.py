"""The chart of one group as a picture, for documents in which no script runs."""

import re

from tandem_explore.report.points import Axis, Group, Point
from tandem_facts.schema import FactsError
from tandem_tools import drawing
from tandem_tools.drawing import LETTER, SHAPES, Scale
from tandem_tools.front import front

BOX = drawing.Box(width=960, height=520, left=64, right=944, top=52, bottom=468)


def draw(group: Group, x: str = "area", y: str = "rate") -> str:
    """Returns the points of a group on two of its axes, with the front; light or dark as the reader's browser.

    Raises:
        FactsError: No point has both figures.
    """
    across, up = (next(axis for axis in group.axes if axis.key == key) for key in (x, y))
    points = [point for point in group.points if _value(point, x) is not None and _value(point, y) is not None]
    if not points:
        raise FactsError(f"{group.row}: no point has figures on both axes, {across.title} and {up.title}")
    best = sorted(front(points, [(x, across.better), (y, up.better)]), key=lambda p: (_value(p, x), _value(p, y)))
    sx = drawing.scale([_number(p, x) for p in points], BOX.left, BOX.right)
    sy = drawing.scale([v for p in points for v in _spread(p, y)], BOX.bottom, BOX.top)
    places = {id(p): (sx.at(_number(p, x)), sy.at(_number(p, y))) for p in points}
    kinds = _kinds(group)
    marks = [
        _mark(p, *places[id(p)], sy, y, kinds[_kind(group, p)], p in best) for p in sorted(points, key=best.__contains__)
    ]
    parts = [
        *drawing.axes(BOX, sx, sy, f"{across.title}, {across.unit}", f"{up.title}, {up.unit}"),
        _staircase([places[id(p)] for p in best], across),
        *marks,
        *_names(group, best, places),
        *_legend(kinds),
        drawing.heading(BOX, f"{group.title} {group.what}, {group.target}"),
    ]
    title = f"{group.title} {group.what} on {group.target}: {up.title} over {across.title}, {len(points)} points, modelled"
    return drawing.picture(BOX, title, parts)


def _value(point: Point, key: str) -> float | None:
    value: float | None = getattr(point, key)
    return value


def _number(point: Point, key: str) -> float:
    return float(getattr(point, key))


def _spread(point: Point, key: str) -> list[float]:
    """Returns a figure, with its range over seeds if it depends on the clock."""
    value = _number(point, key)
    if key not in ("rate", "clock", "efficiency") or not (point.clock and point.clock_low and point.clock_high):
        return [value]
    return [value, value * point.clock_low / point.clock, value * point.clock_high / point.clock]


def facet(group: Group) -> str:
    """Returns what tells the points apart: the architecture, or the last parameter of few values."""
    if len({p.architecture for p in group.points}) > 1:
        return "architecture"
    names = list(dict.fromkeys(name for p in group.points for name in p.parameters))
    several = [name for name in names if 1 < len({p.parameters.get(name) for p in group.points}) <= len(SHAPES)]
    return several[-1] if several else "architecture"


def _kind(group: Group, point: Point) -> str:
    name = facet(group)
    return point.architecture if name == "architecture" else point.parameters.get(name, "")


def _kinds(group: Group) -> dict[str, int]:
    return {value: i % len(SHAPES) for i, value in enumerate(dict.fromkeys(_kind(group, p) for p in group.points))}


def _staircase(places: list[tuple[float, float]], across: Axis) -> str:
    """The front, with its corners on the side that is not reached."""
    path = f"M{places[0][0]:.1f} {places[0][1]:.1f}"
    for x, y in places[1:]:
        path += f"H{x:.1f}V{y:.1f}" if across.better == "low" else f"V{y:.1f}H{x:.1f}"
    return f'<path d="{path}" fill="none" stroke="var(--accent)" stroke-width="1.6"/>'


def _mark(point: Point, x: float, y: float, sy: Scale, key: str, kind: int, best: bool) -> str:
    spread = _spread(point, key)
    colour = f"var(--c{kind})"
    whisker = ""
    if len(spread) > 1:
        whisker = (
            f'<path d="M{x:.1f} {sy.at(spread[2]):.1f}V{sy.at(spread[1]):.1f}" stroke="{colour}" stroke-opacity=".55"/>'
        )
    size, opacity = ("", "") if best else (" scale(.75)", ' fill-opacity=".7"')
    move = f"translate({x:.1f} {y:.1f}){size}"
    return f'{whisker}<path d="{SHAPES[kind]}" transform="{move}" fill="{colour}"{opacity} stroke="var(--card)"/>'


def _names(group: Group, best: list[Point], places: dict[int, tuple[float, float]]) -> list[str]:
    """Names beside the points of the front, as far as they cover nothing."""
    taken = [(x - 5, y - 5, x + 5, y + 5) for x, y in places.values()]
    parts = []
    for point in best:
        words = point.label or re.sub(r" \w+=", " ", point.title)
        (x, y), wide = places[id(point)], LETTER * len(words)
        for anchor, left, base in (("end", x - 9 - wide, y - 5), ("start", x + 9, y + 13), ("start", x + 9, y - 5)):
            box = (left, base - 10, left + wide, base + 3)
            free = all(box[2] < t[0] or t[2] < box[0] or box[3] < t[1] or t[3] < box[1] for t in taken)
            if free and left >= BOX.left and box[2] <= BOX.right:
                taken.append(box)
                at = left + wide if anchor == "end" else left
                parts.append(drawing.text(at, base, words, f'text-anchor="{anchor}" fill="var(--ink)" font-size="11"'))
                break
    return parts


def _legend(kinds: dict[str, int]) -> list[str]:
    parts = []
    x = BOX.right - sum(24 + LETTER * len(name) for name in kinds)
    for name, kind in kinds.items():
        parts.append(f'<path d="{SHAPES[kind]}" transform="translate({x + 6:.1f} {BOX.top - 16})" fill="var(--c{kind})"/>')
        parts.append(drawing.text(x + 15, BOX.top - 12, name, 'fill="var(--ink)"'))
        x += 24 + LETTER * len(name)
    return parts
