"""Drawings for documents, where no script runs: scales, axes, marks, and the colours of the pages."""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from tandem_tools.page import SHARED

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
class Box:
    """The part of a picture of `width` by `height` pixels that shows values."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int


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


def picture(box: Box, title: str, parts: Iterable[str]) -> str:
    """The file: light or dark as the reader has it. `title` is for those who do not see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box.width} {box.height}" '
        f'font-family="system-ui, sans-serif" '
        f'font-size="12" role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f"<style>{_colours()}</style>\n"
        f'<rect width="{box.width}" height="{box.height}" rx="10" fill="var(--card)"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _colours() -> str:
    """The colours of the page, in both schemes."""
    css = (SHARED / "page.css").read_text()
    blocks = re.findall(r":root \{(.*?)\}", css, re.DOTALL)
    light, dark = (" ".join(re.findall(r"--(?:card|ink|muted|line|grid|accent|c\d): #\w+;", block)) for block in blocks)
    return f"svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}"


def axes(box: Box, sx: Scale, sy: Scale, across: str, up: str, ticks: Iterable[float] | None = None) -> list[str]:
    """Both axes with their lines; the words say what they show. `ticks`: values across, if not those of the scale."""
    parts = []
    for tick in sx.ticks() if ticks is None else ticks:
        parts.append(f'<path d="M{sx.at(tick):.1f} {box.top}V{box.bottom}" stroke="var(--grid)"/>')
        parts.append(text(sx.at(tick), box.bottom + 18, f"{tick:,.10g}", 'text-anchor="middle" fill="var(--muted)"'))
    parts += lines_up(box, sy)
    parts.append(text(box.right, box.bottom + 40, f"{across} →", 'text-anchor="end" fill="var(--ink)"'))
    parts.append(text(box.left - 50, box.top - 12, f"↑ {up}", 'fill="var(--ink)"'))
    return parts


def lines_up(box: Box, sy: Scale) -> list[str]:
    """The lines of the axis that goes up, and both axes."""
    parts = []
    for tick in sy.ticks():
        parts.append(f'<path d="M{box.left} {sy.at(tick):.1f}H{box.right}" stroke="var(--grid)"/>')
        parts.append(text(box.left - 8, sy.at(tick) + 4, f"{tick:,g}", 'text-anchor="end" fill="var(--muted)"'))
    parts.append(f'<path d="M{box.left} {box.top}V{box.bottom}H{box.right}" fill="none" stroke="var(--line)"/>')
    return parts


def text(x: float, y: float, words: str, attributes: str) -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{escape(words)}</text>'


def heading(box: Box, words: str) -> str:
    """The title above the chart."""
    return text(box.left - 50, 18, words, 'fill="var(--ink)" font-weight="600" font-size="14"')
