"""Writer for the generated block of README.md that shows an answer of `tandem explain`."""

from pathlib import Path

from tandem_tools.generate.block import with_block

DOCUMENT = "README.md"
BEGIN = "<!-- generated: choice -->"
ANSWERS = "results/choice/explain.txt"


def with_answer(text: str, root: Path) -> str:
    """README.md with its block replaced by the first question of the stored answers; empty without them.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    return with_block(DOCUMENT, text, BEGIN, answer(root / ANSWERS))


def answer(path: Path) -> list[str]:
    """The first question of a transcript with its answer, as a block of Markdown."""
    if not path.is_file():
        return []
    _, first, *_ = path.read_text().split("$ tandem ")
    return ["```", f"$ tandem {first.strip()}", "```"]
