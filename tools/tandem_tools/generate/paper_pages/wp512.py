"""Writer for the generated block that has what Xilinx white paper 512 prints, beside ours."""

from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

DOCUMENT = "docs/wp512.md"
BEGIN = "<!-- generated: wp512 -->"

# A line has a title, the number of the table without an operating system, and a size in bytes or in bits of a key. The
# table under Linux has 4 added to the number.
LINES = (
    *((f"AES-GCM-256 encryption, {size} B, MB/s", 1, "aes_gcm", size) for size in (16, 1024, 15888)),
    *((f"AES-GCM-256 decryption, {size} B, MB/s", 2, "aes_gcm", size) for size in (16, 1024, 15888)),
    *((f"SHA3-384, {size} B, MB/s", 3, "sha3_384", size) for size in (16, 1024, 15888)),
    *((f"RSA-{bits} private, ms", 4, "rsa_private", bits) for bits in (2048, 4096)),
)
LINUX = 4
# A modelled figure contains what the driver does for a task, measured by the run that models.
KINDS = {"modelled": "modelled, the driver measured here"}
# Columns: title, what is stored of it, and whether the table under Linux has it.
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
    """The document with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    return with_block(DOCUMENT, text, BEGIN, table(figures))


def table(figures: list[Figure]) -> list[str]:
    """A line per operation and size, the kind of each column under its title; empty without figures."""
    stored = {_place(figure): figure for figure in figures if figure.suite == "wp512"}
    if not stored:
        return []
    kinds = {_column(figure): figure.kind for figure in stored.values()}
    columns = [column for column in COLUMNS if column[1] in kinds]
    titles = [f"{title}, {KINDS.get(kinds[column], kinds[column])}" for title, column, _ in columns]
    lines = [f"| WP512 | {' | '.join(titles)} |"]
    lines.append("|---|" + "--:|" * len(columns))
    shown = []
    for title, number, operation, size in LINES:
        found = [stored.get((f"table {number + LINUX * linux}", operation, size, column)) for _, column, linux in columns]
        shown += [figure for figure in found if figure]
        if any(found):
            cells = [_text(figure) for figure in found]
            lines.append(f"| {title} | {' | '.join(cells)} |")
    return [*lines, "", *_provenance(list(stored.values())), *filter(None, [marks.footnote(shown).strip()])]


def _column(figure: Figure) -> str:
    return figure.settings.get("column", figure.engine)


def _place(figure: Figure) -> tuple[str, str, float, str]:
    size = figure.bytes or float(figure.settings.get("modulus_bits", "0"))
    return figure.what, figure.function or figure.algorithm, size, _column(figure)


def _provenance(figures: list[Figure]) -> list[str]:
    """Returns the origin of the measured figures and of the modelled ones, which may be of another run."""
    lines = {figure.kind: figure.origin for figure in figures if figure.kind in ("modelled", "measured")}
    if len(set(lines.values())) < 2:
        return list(lines.values())[:1]
    return [f"{kind.capitalize()} by {line}" for kind, line in sorted(lines.items())]


def _text(figure: Figure | None) -> str:
    if figure is None:
        return ""
    return (f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}") + marks.mark(figure)
