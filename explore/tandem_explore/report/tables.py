"""The points as tables to go on with: CSV for programs, LaTeX for papers."""

import csv
import io
import re
from collections.abc import Callable

from tandem_explore.report.points import Group, Point, Report

HEAD = (
    "algorithm", "target", "point", "label", "design", "kind", "marks", "area", "area unit", "FF", "block RAMs",
    "clock MHz", "lowest clock MHz", "highest clock MHz", "rate Gb/s", "latency ns", "latency clocks", "rate per area",
    "front", "command", "commit", "date", "tools",
)  # fmt: skip
# LaTeX takes these for commands.
SPECIAL = re.compile(r"([&%$#_{}])")


def as_csv(report: Report) -> str:
    """Every point of every group, a line each; what a flow does not say is empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for group in report.groups:
        unit = next((axis.unit for axis in group.axes if axis.key == "area"), "")
        for p in group.points:
            source = report.sources[p.source]
            cells = [group.algorithm, group.target, p.name, p.label, p.title, p.kind, "; ".join(p.marks), p.area, unit]
            cells += [p.flip_flops, p.block_rams, p.clock, p.clock_low, p.clock_high, p.rate, p.latency, p.latency_clocks]
            cells += [p.efficiency, "yes" if p.front else "", p.command, source.commit, source.date, source.tools]
            writer.writerow([_plain(cell) for cell in cells])
    return out.getvalue()


def _plain(cell: object) -> object:
    return f"{cell:.6g}" if isinstance(cell, float) else "" if cell is None else cell


Column = tuple[str, Callable[[Point], str]]


def as_latex(report: Report) -> str:
    """A table per group, of the points on the front, for the packages booktabs and siunitx."""
    return "\n".join(_tabular(group, report) for group in report.groups if any(point.front for point in group.points))


def _tabular(group: Group, report: Report) -> str:
    units = {axis.key: axis.unit for axis in group.axes}
    points = sorted((p for p in group.points if p.front), key=lambda p: -(p.rate or 0))
    columns: list[Column] = [(f"area ({units['area']})", lambda p: _digits(p.area))]
    if any(p.block_rams for p in points):
        columns.append(("RAM", lambda p: _digits(p.block_rams)))
    if "clock" in units:
        columns.append(("clock (MHz)", lambda p: _digits(p.clock)))
    if "rate" in units:
        columns.append(("rate (Gb/s)", lambda p: _digits(p.rate)))
    if "latency" in units:
        columns.append(("latency (ns)", lambda p: _digits(p.latency)))
    if "efficiency" in units:
        columns.append((f"rate/area ({units['efficiency']})", lambda p: _digits(p.efficiency)))
    head = " & ".join(["design", *(f"{{{title}}}" for title, _ in columns)])
    lines = [" & ".join([_escaped(p.label or p.title), *(text(p) for _, text in columns)]) for p in points]
    used = [report.sources[i] for i in sorted({p.source for p in points})]
    kinds = ", ".join(sorted({p.kind for p in points}))
    notes = [f"% {kinds}: {source.command} at {source.commit}, {source.date}; {source.tools}" for source in used]
    return "\n".join([
        f"% {group.title} {group.what} on {group.target}: the points that no other beats.",
        *notes,
        f"\\begin{{tabular}}{{l{'S' * len(columns)}}}",
        "\\toprule",
        f"{_escaped(head, keep='&{}')} \\\\",
        "\\midrule",
        *(f"{line} \\\\" for line in lines),
        "\\bottomrule",
        "\\end{tabular}",
        "",
    ])  # fmt: skip


def _digits(value: float | None) -> str:
    """Four digits that count; braces keep siunitx from an empty number."""
    if value is None:
        return "{--}"
    return f"{value:.0f}" if value >= 1000 or value == int(value) else f"{value:.4g}"


def _escaped(text: str, keep: str = "") -> str:
    return SPECIAL.sub(lambda found: found[0] if found[0] in keep else f"\\{found[0]}", text)
