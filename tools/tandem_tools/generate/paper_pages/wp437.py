"""Tables of `tandem bench wp437`: the figures of Xilinx white paper 437 beside ours, by length of a block."""

from tandem_facts.algorithm import Algorithm
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.generate.paper_pages import wp437_areas
from tandem_tools.results import Figure

DOCUMENT = "docs/wp437.md"
BEGIN = "<!-- generated: wp437 -->"
SUITES = ("wp437-table5", "wp437-table2")


def with_tables(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The document with its block replaced: rates, then areas and clocks.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    found = [table for of in (tables, wp437_areas.markdown) for each in algorithms for table in of(each, figures)]
    return with_block(DOCUMENT, text, BEGIN, [line for table in found for line in (*table, "")][:-1])


def tables(algorithm: Algorithm, figures: list[Figure]) -> list[list[str]]:
    """One table per suite and function of the algorithm; none without figures."""
    found = []
    for suite in SUITES:
        stored = [f for f in figures if f.suite == suite and f.metric == "throughput"]
        by_function = [[f for f in stored if f.function == function.name] for function in algorithm.functions]
        some = [_table(of) for of in by_function if of]
        ours = next((f for of in by_function for f in of if f.kind != "published"), None)
        if not some or ours is None:
            continue
        some[-1] += ["", f"{ours.kind.capitalize()}: {ours.origin}{marks.footnote(stored)}"]
        found += some
    return found


def _table(figures: list[Figure]) -> list[str]:
    """A line per engine, with the kind of its figures; a column per length."""
    lengths = list(dict.fromkeys(f.bytes for f in figures))
    engines = {(_name(f), f.kind): f for f in figures}
    values = {(_name(f), f.bytes): f"{f.value:.0f}" if f.value >= 100 else f"{f.value:.1f}" for f in figures}
    heads = " | ".join(f"{8 * length} bits" for length in lengths)
    head = f"| WP437, {figures[0].function.upper()}, {figures[0].unit}, blocks of | | {heads} |"
    lines = [head, "|---|---|" + "--:|" * len(lengths)]
    for (engine, kind), figure in engines.items():
        cells = " | ".join(values.get((engine, length), "") for length in lengths)
        lines.append(f"| {engine}{marks.mark(figure)} | {kind} | {cells} |")
    return lines


def _name(figure: Figure) -> str:
    """An engine, with the depth of its ring."""
    keys = ["keys in slots"] if "keys" in figure.parameters else []
    return ", ".join([figure.engine, *([f"ring of {figure.depth}"] if figure.depth else []), *keys])
