"""Table of the page on the AES design space: the paper's twenty points, and ours that are called the same."""

from tandem_facts.algorithm import Algorithm
from tandem_facts.published import Published
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

DOCUMENT = "docs/aes-area-delay.md"
BEGIN = "<!-- generated: aes-area-delay -->"
ALGORITHM, SOURCE = "aes", "Zambreno et al., FPL 2004, table 1"
TARGET, WHAT, ARCHITECTURE = "ECP5 LFE5UM5G-85F-8", "core", "rounds"
# All points of the paper have these values; a point with others, or with more parameters, is none of them.
COMMON = {"KeySchedule": "online", "KeyBits": "128"}
NAMED = {"Unroll", "Partition", "SboxForm"}
Metrics = dict[str, Figure]


def with_table(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The page with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    aes = next(algorithm for algorithm in algorithms if algorithm.name == ALGORITHM)
    return with_block(DOCUMENT, text, BEGIN, table(aes, figures))


def table(aes: Algorithm, figures: list[Figure]) -> list[str]:
    """A line per point of the paper, with our figures where they are stored."""
    ours = placed(aes, figures)
    columns = ("MHz", "Gb/s", "latency, ns")
    heads = " | ".join(f"{column}, {kind}" for column in columns for kind in ("published", "ours"))
    lines = [f"| point | {heads} | slices, published | LUT, ours | block RAMs, published | ours "]
    lines[0] += "| Mb/s per slice, published | Mb/s per LUT, ours | seeds |"
    lines.append(f"|---|{'--:|' * 13}")
    cores = [core for core in aes.others.published if core.source == SOURCE]
    shown = [ours[core.name] for core in cores if core.name in ours]
    lines += [_line(core, ours.get(core.name)) for core in cores]
    made = dict.fromkeys(f"{of['clock'].run.date}, {of['clock'].run.commit}" for of in shown)
    notes = (
        f"Published: Virtex-II XC2V4000, {SOURCE}. Ours: modelled, {TARGET}, stored {'; '.join(made)}; LUTs of four inputs,"
    )
    notes += " block RAMs of 18 Kbit on both sides; commands are in [figures](../algorithms/aes/figures.md)."
    clocks = [of["clock"] for of in shown]
    return [*lines, "", f"{notes}{marks.footnote(clocks)}{marks.changed_note(shown)}"]


def placed(aes: Algorithm, figures: list[Figure]) -> dict[str, Metrics]:
    """Returns the figures of our points that have a clock, by the paper's name."""
    found: dict[str, Metrics] = {}
    for figure in figures:
        settings = figure.settings
        named = figure.suite == "explore" and figure.algorithm == ALGORITHM and figure.engine == ARCHITECTURE
        if named and figure.what == WHAT and figure.target == TARGET and settings.keys() == COMMON.keys() | NAMED:
            if all(settings[name] == word for name, word in COMMON.items()):
                words = {name: aes.others.letters.get(word, word) for name, word in settings.items()}
                found.setdefault(aes.others.label.format(**words), {})[figure.metric] = figure
    return {label: of for label, of in found.items() if "clock" in of}


def _line(core: Published, ours: Metrics | None) -> str:
    values = {name: figure.value for name, figure in ours.items()} if ours else {}
    mark = marks.mark(ours["clock"]) + marks.changed_mark(ours) if ours else ""

    def cell(metric: str, digits: int) -> str:
        return f"{values[metric]:,.{digits}f}" if metric in values else ""

    per_lut = f"{1000 * values['rate'] / values['LUT']:.2f}" if ours else ""
    cells = [
        f"{core.clock_mhz:g}", cell("clock", 1), f"{core.rate_gbit_s:.2f}", cell("rate", 2), f"{core.latency_ns:g}",
        cell("latency", 1), f"{core.area:,.0f}", cell("LUT", 0), f"{core.block_rams or ''}", cell("block RAM", 0),
        f"{core.rate_per_area:g}", per_lut, f"{len(ours['clock'].seeds)}" if ours else "not stored",
    ]  # fmt: skip
    return f"| {core.name}{mark} | {' | '.join(cells)} |"
