"""Writer for the generated block that shows an answer of `tandem explain`."""

import itertools
import sys
import tomllib
from pathlib import Path

from tandem_tools import results
from tandem_tools.generate.block import with_block

DOCUMENT = "docs/how-to/choose-an-engine.md"
BEGIN = "<!-- generated: choice -->"
FOLDER = "results/choice"


def latest(root: Path) -> Path | None:
    """The folder of the newest stored run, or None: results/choice/<machine>-<date>, or with a number behind."""
    profiles = (root / FOLDER).glob("*/profile.toml")
    dated = [(tomllib.loads(path.read_text())["date"], path.parent.name, path.parent) for path in profiles]
    return max(dated)[2] if dated else None


def new_folder(root: Path, profile: Path) -> Path:
    """Returns the folder for a run with that profile; no other run has it."""
    made = tomllib.loads(profile.read_text())
    name = f"{results.slug(made['machine'])}-{made['date']}"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(root / FOLDER / each for each in names if not (root / FOLDER / each).exists())


def with_answer(text: str, root: Path) -> str:
    """The document with its block replaced by the first question of the newest answers; empty without them.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    folder = latest(root)
    block = answer(folder / "explain.txt", folder / "profile.toml") if folder else []
    return with_block(DOCUMENT, text, BEGIN, block)


def answer(answers: Path, profile: Path) -> list[str]:
    """The first question of a transcript with its answer, as a block of Markdown, and what made it."""
    if not answers.is_file():
        return []
    _, first, *_ = answers.read_text().split("$ tandem ")
    made = tomllib.loads(profile.read_text())
    source = f"`make bench SUITES=choice` at {made['build']}, {made['date']}, {made['machine']}."
    return ["```text", f"$ tandem {first.strip()}", "```", "", source]


if __name__ == "__main__":
    print(new_folder(Path(), Path(sys.argv[1])))
