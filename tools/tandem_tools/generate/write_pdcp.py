"""Writer for the generated block of the PDCP accelerator's page: the load of a cell, and what place and route give."""

from tandem_facts.algorithm import Algorithm
from tandem_tools.generate import marks, write_explored
from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

DOCUMENT = "hw/top/pdcp/README.md"
BEGIN = "<!-- generated: pdcp -->"

SUITE = "pdcp-accelerator"
# The metrics of the table's columns, and how many digits they have behind the point.
COLUMNS = (("throughput", 0), ("latency p50", 0), ("latency p99", 0), ("latency p99, us", 1))
BUSY = "busy "


def with_tables(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The document with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    placed = [table for algorithm in algorithms for table in write_explored.tables(algorithm, figures)]
    lines = [line for table in (loads(figures), *placed) if table for line in (*table, "")]
    return with_block(DOCUMENT, text, BEGIN, lines[:-1])


def loads(figures: list[Figure]) -> list[str]:
    """A line per set of functions and load, and what gave them; empty without figures."""
    runs: dict[tuple[str, str], dict[str, Figure]] = {}
    for figure in (figure for figure in figures if figure.suite == SUITE):
        name = f"{figure.metric}, us" if figure.unit == "us" else figure.metric
        runs.setdefault((figure.settings["functions"], _load(figure)), {})[name] = figure
    if not runs:
        return []
    cores = [name for name in next(iter(runs.values())) if name.startswith(BUSY)]
    titles = f"| functions | load | Mb/s | p50, clocks | p99, clocks | p99, us | busy: {_names(cores)}, % |"
    lines = [titles, "|---|---|--:|--:|--:|--:|---|"]
    for (functions, load), of in runs.items():
        cells = [f"{of[name].value:.{digits}f}" for name, digits in COLUMNS]
        busy = ", ".join(f"{of[core].value:.0f}" if of[core].value else "-" for core in cores)
        lines.append(f"| {functions} | {load} | {' | '.join(cells)} | {busy} |")
    shown = [figure for of in runs.values() for figure in of.values()]
    first = shown[0]
    clock, memory = first.settings["clock_mhz"], first.settings["memory"]
    how = f"RTL cycles at a stated clock of {clock} MHz; memory {memory}; no cost of host software"
    return [*lines, "", f"{first.kind.capitalize()}: {how}. {first.origin}{marks.footnote(shown)}"]


def _load(figure: Figure) -> str:
    rate = figure.settings.get("rate_mb_s")
    return f"{rate} Mb/s given" if rate else f"{figure.depth} PDUs always in flight"


def _names(cores: list[str]) -> str:
    return ", ".join(core.removeprefix(BUSY) for core in cores)
