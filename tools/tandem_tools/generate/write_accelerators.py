"""Writer for the generated block of the page on accelerators: what each one placed takes of an FPGA, and its rates there."""

from collections.abc import Iterator
from dataclasses import dataclass

from tandem_facts.algorithm import Algorithm, Build
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.generate.placed import is_accelerator
from tandem_tools.results import ACCELERATOR, PART, Figure

DOCUMENT = "docs/accelerators.md"
BEGIN = "<!-- generated: accelerators -->"
SHELL = "tnd_shell"
AREAS = ("LUT", "FF", "block RAM", "multipliers")
MEMORY = "unloaded"

# A design is its figures by metric.
Metrics = dict[str, Figure]


@dataclass(frozen=True)
class _Placed:
    """An accelerator, or the shell alone; the rates in bytes per clock are by messages' bytes and tasks in the ring."""

    name: str
    design: Metrics
    operation: str
    rates: dict[tuple[int, int], Figure]

    @property
    def clock(self) -> Figure:
        return self.design["clock"]


def with_tables(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The document with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    placed = [found for algorithm in algorithms for found in _of(algorithm, figures)]
    placed.sort(key=lambda one: one.clock.what != PART)  # what all others have in them first
    parts = [areas(placed), rates([one for one in placed if one.rates])]
    return with_block(DOCUMENT, text, BEGIN, [line for part in parts if part for line in (*part, "")][:-1])


def areas(placed: list[_Placed]) -> list[str]:
    """A line per design: what it takes, and its clock; empty without any."""
    if not placed:
        return []
    lines = ["| accelerator | FPGA | LUT | FF | block RAM | multipliers | MHz, median (range) | seeds |"]
    lines.append("|---|---|--:|--:|--:|--:|--:|--:|")
    for one in placed:
        taken = " | ".join(f"{one.design[metric].value:.0f}" if metric in one.design else "" for metric in AREAS)
        clock, low, high = (one.design[metric].value for metric in ("clock", "lowest clock", "highest clock"))
        spread = f" ({low:.1f}-{high:.1f})" if low < high else ""
        name = f"{one.name}{marks.mark(one.clock)}{marks.changed_mark(one.design)} | {one.clock.target}"
        lines.append(f"| {name} | {taken} | {clock:.1f}{spread} | {len(one.clock.seeds)} |")
    shown = [figure for one in placed for figure in one.design.values()]
    first = placed[0].design["LUT"]
    where = "in results/explore and in figures.md of each algorithm"
    how = f"Modelled: {placed[0].clock.note}; the commands are {where}. LUT: {first.note}."
    return [*lines, "", f"{how}{marks.footnote(shown)}{marks.changed_note(one.design for one in placed)}"]


def rates(placed: list[_Placed]) -> list[str]:
    """A line per design that is simulated in the same form; in each cell the rates with more and more tasks in the ring."""
    if not placed:
        return []
    lengths, depths = (sorted(set(values)) for values in zip(*(at for one in placed for at in one.rates), strict=True))
    heads = " | ".join(f"{length:,} B" for length in lengths)
    lines = [f"| Gb/s at that clock, messages of | | MHz | {heads} |", f"|---|---|--:|{'--:|' * len(lengths)}"]
    for one in placed:
        clock = one.clock.value
        gbit_s = {at: _rate(figure.value * 8 * clock / 1000) for at, figure in one.rates.items()}
        cells = (" / ".join(gbit_s[length, depth] for depth in depths if (length, depth) in gbit_s) for length in lengths)
        stale = marks.mark(next(iter(one.rates.values())))
        lines.append(f"| {one.name}{stale} | {one.operation} | {clock:.1f} | {' | '.join(cells)} |")
    shown = [figure for one in placed for figure in one.rates.values()]
    commands = dict.fromkeys(f"`{figure.run.command}` at {figure.run.commit}" for figure in shown)
    tasks = f"{', '.join(map(str, depths[:-1]))} and {depths[-1]}" if depths[1:] else f"{depths[0]}"
    return [
        *lines,
        "",
        f"With {tasks} tasks in the ring. Modelled: RTL cycles times the clock above; memory is never in the way; no cost "
        f"of host software. {'; '.join(commands)}.{marks.footnote(shown)}",
    ]


def _of(algorithm: Algorithm, figures: list[Figure]) -> Iterator[_Placed]:
    designs: dict[tuple[object, ...], Metrics] = {}
    for figure in figures:
        if figure.suite == "explore" and figure.algorithm == algorithm.name and _shown(figure):
            designs.setdefault(figure.design, {})[figure.metric] = figure
    for design in designs.values():
        if "clock" in design and "LUT" in design:
            yield _placed(algorithm, design, figures)


def _shown(figure: Figure) -> bool:
    return figure.what == ACCELERATOR or (figure.what == PART and figure.engine == SHELL)


def _placed(algorithm: Algorithm, design: Metrics, figures: list[Figure]) -> _Placed:
    clock = design["clock"]
    settings = ", ".join(f"{name} {word}" for name, word in clock.settings.items())
    if clock.what == PART:
        return _Placed(f"shell alone, {settings}", design, "", {})
    link = f"[{algorithm.title}](../{algorithm.folder}/README.md)"
    build = next((one for one in algorithm.builds if is_accelerator(algorithm, one, clock)), None)
    if build is None:
        return _Placed(f"{link}, `{clock.engine}`, {settings}", design, "", {})
    return _Placed(f"{link}, `sim.{build.name}`", design, *_rates(algorithm, build, figures))


def _rates(algorithm: Algorithm, build: Build, figures: list[Figure]) -> tuple[str, dict[tuple[int, int], Figure]]:
    """The first of its operations that is stored with rates by messages, and these."""
    of_build = [f for f in figures if f.algorithm == algorithm.name and f.engine == f"sim.{build.name}"]
    of_build = [f for f in of_build if (f.metric, f.unit) == ("rate", "bytes/clock")]
    of_build = [f for f in of_build if f.parameters.get("memory") == MEMORY and f.direction != "decrypt"]
    for operation in algorithm.operations:
        rows = {(f.bytes, f.depth): f for f in of_build if f.suite == f"sim-{operation.name}"}
        if rows:
            return operation.title, rows
    return "", {}


def _rate(gbit_s: float) -> str:
    return f"{gbit_s:.2f}" if gbit_s < 10 else f"{gbit_s:.1f}"
