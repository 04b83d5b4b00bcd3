"""Tables of what design-space exploration found of an algorithm's cores, and of what others published of theirs."""

from dataclasses import dataclass
from itertools import groupby

from tandem_tools.generate.facts import Algorithm, Published
from tandem_tools.generate.figures import Figure
from tandem_tools.generate.front import front

Designs = dict[str, dict[str, Figure]]  # engine -> metric -> figure

# A table with more designs has only those that no other of them beats.
LONG = 16


@dataclass(frozen=True)
class _Cost:
    """What an FPGA's designs are compared by."""

    engine: str
    rate: float
    luts: float
    block_rams: float


def tables(algorithm: Algorithm, figures: list[Figure]) -> list[list[str]]:
    """One table per FPGA and per cell library of each command that explored, then the published cores; none without either.

    What failed, or did not fit, is not in the tables.
    """
    explored = [f for f in figures if f.suite == "explore" and f.row.startswith(f"{algorithm.name} ")]
    fpgas, libraries = [], []
    for (row, _), group in groupby(explored, key=lambda f: (f.row, f.command)):
        designs: Designs = {}
        for figure in group:
            designs.setdefault(figure.engine, {})[figure.metric] = figure
        timed = {engine: of for engine, of in designs.items() if "clock" in of}
        untimed = {engine: of for engine, of in designs.items() if "clock" not in of and "LUT" in of}
        if any("LUT" in of for of in timed.values()):
            fpgas.append(_fpga(row, timed))
        elif timed:
            libraries.append(_cells(row, timed))
        elif untimed:
            fpgas.append(_areas(row, untimed))
    return fpgas + libraries + ([_published(algorithm.others.published)] if algorithm.others.published else [])


def _fpga(row: str, designs: Designs) -> list[str]:
    first = next(iter(designs.values()))
    to = next(metric for metric in first if metric.startswith("rate to "))
    title, base = row.partition(" ")[2], to.removeprefix("rate to ")
    extra = [metric for metric in ("block RAM", "latency") if any(metric in of for of in designs.values())]
    # The tests of the core measure it: an accelerator's tasks wait for memory, too.
    latency = "latency of the core alone, ns" if " accelerator," in row else "latency, ns"
    heads = "".join(f" {latency if metric == 'latency' else metric} |" for metric in extra)
    lines = [f"| {title} | LUT | FF |{heads} MHz, median (range) | Gb/s | Gb/s per kLUT | {to} (95 %) |"]
    lines.append(f"|---|--:|--:|{'--:|' * len(extra)}--:|--:|--:|--:|")
    shown = _unbeaten(designs) if len(designs) > LONG else designs
    for engine, of in shown.items():
        more = "".join(f" {of[metric].value:.0f} |" if metric in of else " |" for metric in extra)
        clock, low, high = (of[metric].value for metric in ("clock", "lowest clock", "highest clock"))
        least, most = (of[metric].value for metric in ("lowest ratio", "highest ratio"))
        spread = f" ({least:.2f}-{most:.2f})" if least < most else ""
        ratio = f"{of[to].value:.2f}x{spread}" if engine != base else "1"
        lines.append(
            f"| {_design(engine)} | {of['LUT'].value:.0f} | {of['FF'].value:.0f} |{more} {clock:.1f} ({low:.1f}-{high:.1f}) "
            f"| {_rate(of['rate'].value)} | {_rate(of['rate per area'].value)} | {ratio} |"
        )
    notes = [_origin(first["clock"]), f"Clock: {first['clock'].note.partition(':')[0]}.", f"LUT: {first['LUT'].note}."]
    if len(shown) < len(designs):
        which = f"{len(shown)} of {len(designs)} designs: those that no other beats in rate, LUT and block RAM"
        notes.append(f"{which}; all are in the [report](../../results/explore.html).")
    return [*lines, "", " ".join(notes)]


def _unbeaten(designs: Designs) -> Designs:
    """The designs that no other beats, the slowest first."""
    costs = [
        _Cost(engine, of["rate"].value, of["LUT"].value, of["block RAM"].value if "block RAM" in of else 0)
        for engine, of in designs.items()
    ]
    best = front(costs, [("rate", "high"), ("luts", "low"), ("block_rams", "low")])
    return {cost.engine: designs[cost.engine] for cost in sorted(best, key=lambda cost: cost.rate)}


def _areas(row: str, designs: Designs) -> list[str]:
    """A line per design that was only synthesised."""
    metrics = list(dict.fromkeys(metric for of in designs.values() for metric in of if metric != "failed"))
    lines = [f"| {row.partition(' ')[2]}, synthesis only | {' | '.join(metrics)} |", f"|---|{'--:|' * len(metrics)}"]
    for engine, of in designs.items():
        found = " | ".join(f"{of[metric].value:.0f}" if metric in of else "" for metric in metrics)
        lines.append(f"| {_design(engine)} | {found} |")
    first = next(iter(designs.values()))["LUT"]
    return [*lines, "", f"{_origin(first)} LUT: {first.note}."]


def _cells(row: str, designs: Designs) -> list[str]:
    """A line per design: its fastest recipe, and the one with the highest rate per area."""
    title = row.partition(" ")[2]
    lines = [f"| {title}, pre-layout | MHz | kGE | Gb/s | highest Gb/s per kGE |", "|---|--:|--:|--:|--:|"]
    for name, group in groupby(designs, key=lambda engine: engine.rpartition(" ")[0]):
        recipes = {engine.rpartition(" ")[2]: designs[engine] for engine in group}
        best = max(recipes.values(), key=lambda of: of["rate"].value)
        dense = max(recipes, key=lambda recipe: recipes[recipe]["rate per area"].value)
        lines.append(
            f"| {_design(name)} | {best['clock'].value:.0f} | {best['area'].value:.1f} | {best['rate'].value:.2f} "
            f"| {recipes[dense]['rate per area'].value:.3f} ({dense}) |"
        )
    first = next(iter(designs.values()))
    note = f"Clock: {first['clock'].note}. Area: {first['area'].note}."
    return [*lines, "", f"{_origin(first['clock'])} {note}"]


def _published(cores: tuple[Published, ...]) -> list[str]:
    latencies = any(core.latency_ns for core in cores)
    head = " latency, ns |" if latencies else ""
    lines = [f"| published | technology | MHz | area | Gb/s |{head} Mb/s per slice, LUT or gate | source |"]
    lines.append(f"|---|---|--:|--:|--:|{'--:|' * latencies}--:|---|")
    for core in cores:
        clock = f"{core.clock_mhz:g}" if core.clock_mhz else ""
        latency = f" {core.latency_ns:g} |" if core.latency_ns else " |" if latencies else ""
        per_area = _digits(1000 * core.rate_gbit_s / core.area) if core.area else ""
        lines.append(
            f"| {core.name} | {core.technology} | {clock} | {_area(core)} | {_rate(core.rate_gbit_s)} |{latency} {per_area} "
            f"| {core.source} |"
        )
    return lines


def _rate(gbit_s: float) -> str:
    return f"{gbit_s:.2f}" if gbit_s >= 0.1 else f"{gbit_s:.2g}"


def _area(core: Published) -> str:
    area = f"{core.area:g} {core.area_unit}" if core.area else core.area_unit
    return f"{area}, {core.block_rams} block RAMs" if core.block_rams else area


def _digits(value: float) -> str:
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def _design(engine: str) -> str:
    """`hpaz SboxForm=table` -> `hpaz`, SboxForm table."""
    name, *parameters = engine.split()
    return ", ".join([f"`{name}`", *(parameter.replace("=", " ") for parameter in parameters)])


def _origin(figure: Figure) -> str:
    return f"{figure.kind.capitalize()}: `{figure.command}` at {figure.commit}, {figure.date}."
