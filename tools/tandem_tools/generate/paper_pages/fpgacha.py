"""Tables of the page on FpgaCha: the thesis' experiments beside ours, and what it prints of other cores."""

from collections.abc import Iterable

from tandem_facts.algorithm import Algorithm
from tandem_facts.published import Published
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

DOCUMENT = "docs/fpgacha.md"
BEGIN = "<!-- generated: fpgacha -->"
SOURCE, SUITE = "Semenov 2020", "thesis"
PUBLISHED, MODELLED = "thesis", "sim.iterative_rounds"
MIB_PER_GBIT = 1e9 / 8 / 2**20


def with_tables(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The page with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    cores = [(algorithm.title, core) for algorithm in algorithms for core in algorithm.others.published]
    theirs = [(title, core) for title, core in cores if core.source.startswith(SOURCE)]
    tables = [experiments([figure for figure in figures if figure.suite == SUITE]), others(theirs)]
    return with_block(DOCUMENT, text, BEGIN, [line for table in tables if table for line in (*table, "")][:-1])


def experiments(figures: list[Figure]) -> list[str]:
    """A line per experiment: published, modelled as FpgaCha is, and what was measured on another machine."""
    if not figures:
        return []
    lines = [
        "| experiment | Cyclone V, published, MiB/s | ours, modelled | to published | what limits ours | x86, measured |"
    ]
    lines.append("|---|--:|--:|--:|---|--:|")
    for name in dict.fromkeys(figure.what for figure in figures):
        rows = {figure.engine if figure.kind != "measured" else "": figure for figure in figures if figure.what == name}
        published, modelled, measured = rows[PUBLISHED], rows.get(MODELLED), rows.get("")
        cells = ["", "", ""]
        if modelled:
            limit = modelled.note.partition(";")[0]
            cells = [_rate(modelled.value) + marks.mark(modelled), f"{modelled.value / published.value:.2f}x", limit]
        words = f"{name}: {published.note}"
        lines.append(
            f"| {words} | {published.value:.1f} | {' | '.join(cells)} | {_rate(measured.value) if measured else ''} |"
        )
    ours = next(figure for figure in figures if figure.kind != "published")
    modelled = next((figure for figure in figures if figure.engine == MODELLED), ours)
    assumed = modelled.note.partition("; ")[2]
    return [*lines, "", f"`{MODELLED}` at 50 MHz; {assumed}. {ours.origin}{marks.footnote(figures)}"]


def others(cores: Iterable[tuple[str, Published]]) -> list[str]:
    """Tables 3.1, 3.2, 5.2 and 5.4 in one: a line per core, with where its cells are from."""
    lines = ["| core, published | algorithm | platform | MHz | MiB/s | registers | logic | source |"]
    lines.append("|---|---|---|--:|--:|--:|---|---|")
    for title, core in cores:
        area = f"{core.area:,g} {core.area_unit}" if core.area else core.area_unit
        logic = f"{area}, {core.block_rams} block RAMs" if core.block_rams else area
        cells = [
            core.technology, f"{core.clock_mhz:g}" if core.clock_mhz else "",
            _rate(core.rate_gbit_s * MIB_PER_GBIT) if core.rate_gbit_s else "",
            f"{core.registers:,}" if core.registers else "", logic,
        ]  # fmt: skip
        lines.append(f"| {core.name} | {title} | {' | '.join(cells)} | {core.source.removeprefix(f'{SOURCE}, ')} |")
    return lines


def _rate(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
