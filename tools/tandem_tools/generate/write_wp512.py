"""Writer for the generated block of README.md: what Xilinx white paper 512 prints, beside ours."""

from tandem_tools.generate.block import with_block
from tandem_tools.generate.figures import Figure

DOCUMENT = "README.md"
BEGIN = "<!-- generated: wp512 -->"

# What a line shows: its title, the table without an operating system, and the row in it. That under Linux is 4 on.
LINES = (
    *((f"AES-GCM-256 encryption, {size} B, MB/s", 1, f"{size} B") for size in (16, 1024, 15888)),
    *((f"AES-GCM-256 decryption, {size} B, MB/s", 2, f"{size} B") for size in (16, 1024, 15888)),
    *((f"SHA3-384, {size} B, MB/s", 3, f"{size} B") for size in (16, 1024, 15888)),
    *((f"RSA-{bits} private, ms", 4, f"RSA private {bits}") for bits in (2048, 4096)),
)
LINUX = 4
# A modelled figure contains what the driver does for a task, measured by the run that models.
KINDS = {"modelled": "modelled, the driver measured here"}
# Columns: title, engine as it is stored, and whether the table under Linux has it.
COLUMNS = (
    ("A53", "A53 software", False),
    ("A53, extension", "A53 extension", False),
    ("CSU", "CSU", False),
    ("CSU, Linux", "CSU", True),
    ("our core", "our core", False),
    ("our core, ring of 64", "our core, ring of 64", False),
    ("here, portable", "here, portable", False),
    ("here, best", "here, best", False),
)


def with_tables(text: str, figures: list[Figure]) -> str:
    """README.md with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    return with_block(DOCUMENT, text, BEGIN, table(figures))


def table(figures: list[Figure]) -> list[str]:
    """A line per operation and size, the kind of each column under its title; empty without figures."""
    stored = {(figure.row, figure.engine): figure for figure in figures if figure.suite == "wp512"}
    if not stored:
        return []
    kinds = {figure.engine: figure.kind for figure in stored.values()}
    columns = [column for column in COLUMNS if column[1] in kinds]
    titles = [f"{title}, {KINDS.get(kinds[engine], kinds[engine])}" for title, engine, _ in columns]
    lines = [f"| WP512 | {' | '.join(titles)} |"]
    lines.append("|---|" + "--:|" * len(columns))
    for title, number, row in LINES:
        found = [stored.get((f"table {number + LINUX * linux}, {row}", engine)) for _, engine, linux in columns]
        if any(found):
            cells = [_text(figure) for figure in found]
            lines.append(f"| {title} | {' | '.join(cells)} |")
    return [*lines, "", *_provenance(list(stored.values()))]


def _provenance(figures: list[Figure]) -> list[str]:
    """What made the figures: the measured ones, and the modelled ones, which may be of another run."""
    made = {figure.kind: figure for figure in figures if figure.kind in ("modelled", "measured")}
    lines = {kind: f"`{one.command}` at {one.commit}, {one.date}, {one.machine}." for kind, one in made.items()}
    if len(set(lines.values())) < 2:
        return list(lines.values())[:1]
    return [f"{kind.capitalize()} by {line}" for kind, line in sorted(lines.items())]


def _text(figure: Figure | None) -> str:
    if figure is None:
        return ""
    return f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}"
