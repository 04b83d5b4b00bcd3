"""Writer for the generated block of sizes in docs/how-to/bare-metal.md."""

from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

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
    values = {(figure.what, figure.engine, figure.metric): figure for figure in stored}
    lines = ["| program | core | text | data | bss | stack | compiler |", "|---|---|--:|--:|--:|--:|---|"]
    for program, core in dict.fromkeys((figure.what, figure.engine) for figure in stored):
        of = [values[program, core, metric] for metric in METRICS]
        cells = " | ".join(f"{figure.value:,.0f}" for figure in of)
        ((compiler, version),) = of[0].run.tools.items()
        lines.append(f"| `{program}` | {core} | {cells} | {compiler} {version} |")
    run = stored[0].run
    machines = " and ".join(dict.fromkeys(figure.run.machine for figure in stored))
    return [*lines, "", f"Measured: `{run.command}` at {run.commit}, {run.date}, {machines}."]
