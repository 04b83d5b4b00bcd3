"""Charts of rows that say of what kind they are: lines over sizes, and marks one below the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tandem_tools import drawing
from tandem_tools.drawing import SHAPES, Box

KINDS = ("published", "modelled", "measured")
DASHES = {"published": "", "modelled": ' stroke-dasharray="7 4"', "measured": ' stroke-dasharray="2 3"'}
LINES = Box(width=960, height=520, left=72, right=640, top=52, bottom=468)
ROW, HEAD, FOOT = 24, 52, 56  # pixels, of the marks below one another


@dataclass(frozen=True)
class Curve:
    """Values of one engine by size."""

    name: str
    kind: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Chart:
    """A figure of a document: `across` says what sizes are; without it each curve is one value, and so one row."""

    title: str
    up: str
    curves: tuple[Curve, ...]
    across: str = ""


def draw(chart: Chart) -> str:
    """The picture; curves and rows of a kind stand together."""
    ordered = sorted(chart.curves, key=lambda curve: KINDS.index(curve.kind))
    return _lines(chart, ordered) if chart.across else _rows(chart, ordered)


def _words(chart: Chart) -> str:
    kinds = [kind for kind in KINDS if any(curve.kind == kind for curve in chart.curves)]
    return f"{chart.title}: {chart.up}; {', '.join(kinds)}"


def _lines(chart: Chart, curves: Sequence[Curve]) -> str:
    box = LINES
    sizes = sorted({size for curve in curves for size, _ in curve.points})
    sx = drawing.scale(sizes, box.left, box.right)
    sy = drawing.scale([value for curve in curves for _, value in curve.points], box.bottom, box.top)
    parts = drawing.axes(box, sx, sy, chart.across, chart.up, ticks=_apart(sx, sizes))
    y, last = box.top, ""
    for number, curve in enumerate(curves):
        colour, shape = f"var(--c{number % len(SHAPES)})", SHAPES[number % len(SHAPES)]
        places = [(sx.at(size), sy.at(value)) for size, value in curve.points]
        path = "L".join(f"{left:.1f} {top:.1f}" for left, top in places)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.6"{DASHES[curve.kind]}/>')
        marks = [*places, (box.right + 34, y + 14 + 20 * (curve.kind != last))]
        if curve.kind != last:
            y, last = y + 20, curve.kind
            parts.append(drawing.text(box.right + 24, y - 2, curve.kind, 'fill="var(--muted)" font-weight="600"'))
        y += 20
        parts += [_mark(left, top, shape, colour) for left, top in marks]
        parts.append(drawing.text(box.right + 46, y - 2, curve.name, 'fill="var(--ink)"'))
    return drawing.picture(box, _words(chart), [*parts, drawing.heading(box, chart.title)])


def _apart(sx: drawing.Scale, sizes: Sequence[float]) -> list[float]:
    """Those of the sizes whose names do not cover one another."""
    shown: list[float] = []
    for size in sizes:
        if not shown or sx.at(size) - sx.at(shown[-1]) > drawing.LETTER * len(f"{size:,.10g}") + 12:
            shown.append(size)
    return shown


def _rows(chart: Chart, curves: Sequence[Curve]) -> str:
    """A row per curve, with its value; the axis is logarithmic where values differ much, so rows have marks, not bars."""
    bottom = HEAD + ROW * len(curves)
    box = Box(width=960, height=bottom + FOOT, left=400, right=880, top=HEAD, bottom=bottom)
    sx = drawing.scale([curve.points[0][1] for curve in curves], box.left, box.right)
    parts = []
    for tick in sx.ticks():
        parts.append(f'<path d="M{sx.at(tick):.1f} {box.top}V{box.bottom}" stroke="var(--grid)"/>')
        parts.append(drawing.text(sx.at(tick), box.bottom + 18, f"{tick:,g}", 'text-anchor="middle" fill="var(--muted)"'))
    parts.append(f'<path d="M{box.left} {box.top}V{box.bottom}H{box.right}" fill="none" stroke="var(--line)"/>')
    parts.append(drawing.text(box.right, box.bottom + 40, f"{chart.up} →", 'text-anchor="end" fill="var(--ink)"'))
    for number, curve in enumerate(curves):
        kind, y = KINDS.index(curve.kind), HEAD + ROW * number + ROW / 2
        x = sx.at(curve.points[0][1])
        parts.append(f'<path d="M{box.left} {y:.1f}H{x:.1f}" stroke="var(--c{kind})"{DASHES[curve.kind]}/>')
        parts.append(_mark(x, y, SHAPES[kind], f"var(--c{kind})"))
        parts.append(drawing.text(x + 10, y + 4, _short(curve.points[0][1]), 'fill="var(--ink)"'))
        parts.append(
            drawing.text(box.left - 10, y + 4, f"{curve.name}, {curve.kind}", 'text-anchor="end" fill="var(--ink)"')
        )
    heading = drawing.text(14, 18, chart.title, 'fill="var(--ink)" font-weight="600" font-size="14"')
    return drawing.picture(box, _words(chart), [*parts, heading])


def _mark(x: float, y: float, shape: str, colour: str) -> str:
    return f'<path d="{escape(shape)}" transform="translate({x:.1f} {y:.1f})" fill="{colour}" stroke="var(--card)"/>'


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
