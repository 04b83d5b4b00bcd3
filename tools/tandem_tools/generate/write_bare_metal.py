"""Writer for the generated block of sizes in docs/how-to/bare-metal.md."""

from tandem_tools.generate.block import with_block
from tandem_tools.generate.figures import Figure

DOCUMENT = "docs/how-to/bare-metal.md"
BEGIN = "<!-- generated: sizes -->"
METRICS = ("text", "data", "bss", "stack")


def with_sizes(text: str, figures: list[Figure]) -> str:
    """The document `text` with the lines between its markers replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    return with_block(DOCUMENT, text, BEGIN, sizes(figures))


def sizes(figures: list[Figure]) -> list[str]:
    """A table of bytes: a line per program and core; empty without figures."""
    stored = [figure for figure in figures if figure.suite == "bare-metal"]
    if not stored:
        return []
    values = {(figure.row, figure.engine, figure.metric): figure for figure in stored}
    lines = ["| program | core | text | data | bss | stack | compiler |", "|---|---|--:|--:|--:|--:|---|"]
    for program, core in dict.fromkeys((figure.row, figure.engine) for figure in stored):
        of = [values[program, core, metric] for metric in METRICS]
        cells = " | ".join(f"{figure.value:,.0f}" for figure in of)
        lines.append(f"| `{program}` | {core} | {cells} | {of[0].note} |")
    first = stored[0]
    machines = " and ".join(dict.fromkeys(figure.machine for figure in stored))
    return [*lines, "", f"Measured: `{first.command}` at {first.commit}, {first.date}, {machines}."]
