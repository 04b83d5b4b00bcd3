"""Tables of what design-space exploration found of an algorithm's cores, and of what others published of theirs."""

from dataclasses import dataclass

from tandem_facts.algorithm import Algorithm
from tandem_facts.published import Published
from tandem_tools.front import front
from tandem_tools.generate import marks
from tandem_tools.results import ACCELERATOR, Figure

# A design is its figures by metric.
Metrics = dict[str, Figure]
RECIPE = "recipe"

# A table with more designs has only those that no other of them beats.
LONG = 16


@dataclass(frozen=True)
class _Cost:
    """The criterion by which an FPGA's designs are compared."""

    design: Metrics
    rate: float
    luts: float
    block_rams: float


def tables(algorithm: Algorithm, figures: list[Figure]) -> list[list[str]]:
    """One table per FPGA and per cell library of each command that explored, then the published cores; none without either.

    What failed, or did not fit, is not in the tables.
    """
    groups: dict[tuple[str, ...], dict[tuple[object, ...], Metrics]] = {}
    for figure in figures:
        if figure.suite == "explore" and figure.algorithm == algorithm.name:
            place = (figure.what, figure.target, figure.run.command, figure.run.commit, figure.run.date)
            groups.setdefault(place, {}).setdefault(figure.design, {})[figure.metric] = figure
    fpgas, libraries = [], []
    for designs in groups.values():
        timed = [of for of in designs.values() if "clock" in of]
        untimed = [of for of in designs.values() if "clock" not in of and "LUT" in of]
        if any("LUT" in of for of in timed):
            fpgas.append(_fpga(timed))
        elif timed:
            libraries.append(_cells(timed))
        elif untimed:
            fpgas.append(_areas(untimed))
    return fpgas + libraries + ([_published(algorithm.others.published)] if algorithm.others.published else [])


def _fpga(designs: list[Metrics]) -> list[str]:
    first = designs[0]["clock"]
    base = designs[0]["ratio"].to
    extra = [metric for metric in ("block RAM", "latency") if any(metric in of for of in designs)]
    # The tests of the core measure it: an accelerator's tasks wait for memory, too.
    latency = "latency of the core alone, ns" if first.what == ACCELERATOR else "latency, ns"
    heads = "".join(f" {latency if metric == 'latency' else metric} |" for metric in extra)
    title = f"{first.what}, {first.target}"
    lines = [f"| {title} | LUT | FF |{heads} MHz, median (range) | Gb/s | Gb/s per kLUT | rate to {base} (95 %) |"]
    lines.append(f"|---|--:|--:|{'--:|' * len(extra)}--:|--:|--:|--:|")
    shown = _unbeaten(designs) if len(designs) > LONG else designs
    for of in shown:
        more = "".join(f" {of[metric].value:.0f} |" if metric in of else " |" for metric in extra)
        clock, low, high = (of[metric].value for metric in ("clock", "lowest clock", "highest clock"))
        least, most = (of[metric].value for metric in ("lowest ratio", "highest ratio"))
        spread = f" ({least:.2f}-{most:.2f})" if least < most else ""
        ratio = f"{of['ratio'].value:.2f}x{spread}" if _words(of["clock"]) != base else "1"
        lines.append(
            f"| {_design(of)} | {of['LUT'].value:.0f} | {of['FF'].value:.0f} |{more} {clock:.1f} ({low:.1f}-{high:.1f}) "
            f"| {_rate(of['rate'].value)} | {_rate(of['rate per area'].value)} | {ratio} |"
        )
    luts = designs[0]["LUT"]
    notes = [_origin(first), f"Clock: {first.note}; median of the seeds {_seeds(first)}."]
    notes.append(f"LUT: {luts.note}; {_tools(luts)}.")
    if len(shown) < len(designs):
        which = f"{len(shown)} of {len(designs)} designs: those that no other beats in rate, LUT and block RAM"
        notes.append(f"{which}; all are in the [report](../../docs/how-to/explore-architectures.md#the-report).")
    return [*lines, "", " ".join(notes) + _footnote(shown)]


def _unbeaten(designs: list[Metrics]) -> list[Metrics]:
    """The designs that no other beats, the slowest first."""
    costs = [
        _Cost(of, of["rate"].value, of["LUT"].value, of["block RAM"].value if "block RAM" in of else 0) for of in designs
    ]
    best = front(costs, [("rate", "high"), ("luts", "low"), ("block_rams", "low")])
    return [cost.design for cost in sorted(best, key=lambda cost: cost.rate)]


def _areas(designs: list[Metrics]) -> list[str]:
    """A line per design that has no clock: it was only synthesised, or nextpnr has no delays of the device."""
    metrics = list(dict.fromkeys(metric for of in designs for metric in of if metric != "failed"))
    first = designs[0]["LUT"]
    stage = "placed and routed, no clock" if "placed and routed" in first.note else "synthesis only"
    lines = [f"| {first.what}, {first.target}, {stage} | {' | '.join(metrics)} |", f"|---|{'--:|' * len(metrics)}"]
    for of in designs:
        found = " | ".join(f"{of[metric].value:.0f}" if metric in of else "" for metric in metrics)
        lines.append(f"| {_design(of)} | {found} |")
    return [*lines, "", f"{_origin(first)} LUT: {first.note}; {_tools(first)}.{_footnote(designs)}"]


def _cells(designs: list[Metrics]) -> list[str]:
    """A line per design: its fastest recipe, and the one with the highest rate per area."""
    first = designs[0]
    title = f"{first['clock'].what}, {first['clock'].target}"
    lines = [f"| {title}, pre-layout | MHz | kGE | Gb/s | highest Gb/s per kGE |", "|---|--:|--:|--:|--:|"]
    by_name: dict[str, list[Metrics]] = {}
    for of in designs:
        by_name.setdefault(_design(of), []).append(of)
    for name, recipes in by_name.items():
        best = max(recipes, key=lambda of: of["rate"].value)
        dense = max(recipes, key=lambda of: of["rate per area"].value)["rate per area"]
        lines.append(
            f"| {name} | {best['clock'].value:.0f} | {best['area'].value:.1f} | {best['rate'].value:.2f} "
            f"| {dense.value:.3f} ({dense.settings[RECIPE]}) |"
        )
    note = f"Clock: {first['clock'].note}. Area: {first['area'].note}; {_tools(first['area'])}."
    return [*lines, "", f"{_origin(first['clock'])} {note}{_footnote(designs)}"]


def _published(cores: tuple[Published, ...]) -> list[str]:
    latencies = any(core.latency_ns for core in cores)
    head = " latency, ns |" if latencies else ""
    lines = [f"| published | technology | MHz | area | Gb/s |{head} Mb/s per slice, LUT or gate | source |"]
    lines.append(f"|---|---|--:|--:|--:|{'--:|' * latencies}--:|---|")
    for core in cores:
        clock = f"{core.clock_mhz:g}" if core.clock_mhz else ""
        latency = f" {core.latency_ns:g} |" if core.latency_ns else " |" if latencies else ""
        per_area = _digits(1000 * core.rate_gbit_s / core.area) if core.area and core.rate_gbit_s else ""
        rate = _rate(core.rate_gbit_s) if core.rate_gbit_s else ""
        lines.append(
            f"| {core.name} | {core.technology} | {clock} | {_area(core)} | {rate} |{latency} {per_area} "
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


def _words(figure: Figure) -> str:
    """A design as ratios to it name it."""
    return " ".join([figure.engine, *(f"{name}={word}" for name, word in figure.settings.items())])


def _design(of: Metrics) -> str:
    """Architecture and parameters of a design, without the recipe that mapped it: `hpaz`, SboxForm table."""
    figure = next(iter(of.values()))
    settings = [f"{name} {word}" for name, word in figure.settings.items() if name != RECIPE]
    return ", ".join([f"`{figure.engine}`", *settings]) + marks.mark(figure) + marks.changed_mark(of)


def _seeds(clock: Figure) -> str:
    seeds = list(clock.seeds)
    return f"1 to {len(seeds)}" if seeds == [str(1 + i) for i in range(len(seeds))] else ", ".join(seeds)


def _tools(figure: Figure) -> str:
    return ", ".join(f"{name} {number}" for name, number in figure.run.tools.items())


def _footnote(designs: list[Metrics]) -> str:
    return marks.footnote(figure for of in designs for figure in of.values()) + marks.changed_note(designs)


def _origin(figure: Figure) -> str:
    return f"{figure.kind.capitalize()}: `{figure.run.command}` at {figure.run.commit}, {figure.run.date}."
