"""Writer for the generated block that shows an answer of `tandem explain`."""

import tomllib
from pathlib import Path

from tandem_tools.generate.block import with_block

DOCUMENT = "docs/how-to/choose-an-engine.md"
BEGIN = "<!-- generated: choice -->"
ANSWERS = "results/choice/explain.txt"
PROFILE = "results/choice/profile.toml"


def with_answer(text: str, root: Path) -> str:
    """The document with its block replaced by the first question of the stored answers; empty without them.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    return with_block(DOCUMENT, text, BEGIN, answer(root / ANSWERS, root / PROFILE))


def answer(answers: Path, profile: Path) -> list[str]:
    """The first question of a transcript with its answer, as a block of Markdown, and what made it."""
    if not answers.is_file():
        return []
    _, first, *_ = answers.read_text().split("$ tandem ")
    made = tomllib.loads(profile.read_text())
    source = f"`make bench SUITES=choice` at {made['build']}, {made['date']}, {made['machine']}."
    return ["```text", f"$ tandem {first.strip()}", "```", "", source]
