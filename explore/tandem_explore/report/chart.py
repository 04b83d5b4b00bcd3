"""The chart of one group as a picture, for documents in which no script runs."""

import math
import re
from dataclasses import dataclass
from html import escape

from tandem_explore.report.points import Axis, Group, Point
from tandem_facts.schema import FactsError
from tandem_tools.front import front
from tandem_tools.page import SHARED

WIDTH, HEIGHT = 960, 520
LEFT, RIGHT, TOP, BOTTOM = 64, WIDTH - 16, 52, HEIGHT - 52
LETTER = 6.4  # pixels that a letter takes, about
# An axis is logarithmic above this ratio of the largest to the smallest value.
LOGARITHMIC = 6
SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-4.4-4.4h8.8v8.8h-8.8z",
    "M0-6L5.5 4h-11z",
    "M0-6.2L6.2 0 0 6.2-6.2 0z",
    "M0 6L5.5-4h-11z",
    "M-2-5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z",
    "M-3-5h6l2.8 5-2.8 5h-6l-2.8-5z",
    "M-5.5-3.2h11v6.4h-11z",
)


@dataclass(frozen=True)
class Scale:
    """Maps values between `low` and `high` to pixels."""

    low: float
    high: float
    start: float
    end: float
    log: bool

    def at(self, value: float) -> float:
        """Returns the place of a value."""
        if self.log:
            part = math.log(value / self.low) / math.log(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Values with a line, some four to ten."""
        if self.log:
            decades = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
            steps = (1, 2, 5) if math.log10(self.high / self.low) < 4 else (1,)
            found = [step * 10.0**power for power in decades for step in steps]
            return [tick for tick in found if self.low <= tick <= self.high]
        rough = (self.high - self.low) / 6
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
        first = math.ceil(self.low / step)
        return [round(i * step, 10) for i in range(first, math.floor(self.high / step) + 1)]


def scale(values: list[float], start: float, end: float) -> Scale:
    """A scale with some room around the values."""
    low, high = min(values), max(values)
    if low > 0 and high / low > LOGARITHMIC:
        room = (high / low) ** 0.06
        return Scale(low / room, high * room, start, end, True)
    room = 0.08 * ((high - low) or abs(high) or 1)
    return Scale(max(0, low - room) if low >= 0 else low - room, high + room, start, end, False)


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
    sx = scale([_number(p, x) for p in points], LEFT, RIGHT)
    sy = scale([v for p in points for v in _spread(p, y)], BOTTOM, TOP)
    places = {id(p): (sx.at(_number(p, x)), sy.at(_number(p, y))) for p in points}
    kinds = _kinds(group)
    marks = [
        _mark(p, *places[id(p)], sy, y, kinds[_kind(group, p)], p in best) for p in sorted(points, key=best.__contains__)
    ]
    parts = [
        *_frame(sx, sy, across, up),
        _staircase([places[id(p)] for p in best], across),
        *marks,
        *_names(group, best, places),
        *_legend(kinds),
        _text(
            LEFT - 50,
            18,
            f"{group.title} {group.what}, {group.target}",
            'fill="var(--ink)" font-weight="600" font-size="14"',
        ),
    ]
    title = f"{group.title} {group.what} on {group.target}: {up.title} over {across.title}, {len(points)} points, modelled"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, sans-serif" '
        f'font-size="12" role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f"<style>{_colours()}</style>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="var(--card)"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


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


def _colours() -> str:
    """The colours of the page, in both schemes."""
    css = (SHARED / "page.css").read_text()
    blocks = re.findall(r":root \{(.*?)\}", css, re.DOTALL)
    light, dark = (" ".join(re.findall(r"--(?:card|ink|muted|line|grid|accent|c\d): #\w+;", block)) for block in blocks)
    return f"svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}"


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


def _frame(sx: Scale, sy: Scale, across: Axis, up: Axis) -> list[str]:
    parts = []
    for tick in sx.ticks():
        parts.append(f'<path d="M{sx.at(tick):.1f} {TOP}V{BOTTOM}" stroke="var(--grid)"/>')
        parts.append(_text(sx.at(tick), BOTTOM + 18, f"{tick:,g}", 'text-anchor="middle" fill="var(--muted)"'))
    for tick in sy.ticks():
        parts.append(f'<path d="M{LEFT} {sy.at(tick):.1f}H{RIGHT}" stroke="var(--grid)"/>')
        parts.append(_text(LEFT - 8, sy.at(tick) + 4, f"{tick:,g}", 'text-anchor="end" fill="var(--muted)"'))
    parts.append(f'<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}" fill="none" stroke="var(--line)"/>')
    parts.append(_text(RIGHT, BOTTOM + 40, f"{across.title}, {across.unit} →", 'text-anchor="end" fill="var(--ink)"'))
    parts.append(_text(LEFT - 50, TOP - 12, f"↑ {up.title}, {up.unit}", 'fill="var(--ink)"'))
    return parts


def _text(x: float, y: float, words: str, attributes: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{escape(words)}</text>'


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
            if free and left >= LEFT and box[2] <= RIGHT:
                taken.append(box)
                at = left + wide if anchor == "end" else left
                parts.append(_text(at, base, words, f'text-anchor="{anchor}" fill="var(--ink)" font-size="11"'))
                break
    return parts


def _legend(kinds: dict[str, int]) -> list[str]:
    parts = []
    x = RIGHT - sum(24 + LETTER * len(name) for name in kinds)
    for name, kind in kinds.items():
        parts.append(f'<path d="{SHAPES[kind]}" transform="translate({x + 6:.1f} {TOP - 16})" fill="var(--c{kind})"/>')
        parts.append(_text(x + 15, TOP - 12, name, 'fill="var(--ink)"'))
        x += 24 + LETTER * len(name)
    return parts
