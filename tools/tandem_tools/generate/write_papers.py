"""Writer of the page that has every item of the documents that Tandem stands on, with its state."""

import os
from collections import Counter

from tandem_facts.papers import STATES, WORKS, Item, Paper
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.papers import records
from tandem_tools.results import Figure

DOCUMENT = "docs/papers.md"
BEGIN = "<!-- generated: papers -->"
BEGIN_STATED = "<!-- generated: stated -->"


def with_tables(text: str, papers: list[Paper], figures: list[Figure]) -> str:
    """The document with its block replaced: how many items have which state, then the items of each document.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    tables = [counts(papers), *(section(paper, figures) for paper in papers)]
    return with_block(DOCUMENT, text, BEGIN, [line for table in tables for line in (*table, "")][:-1])


def counts(papers: list[Paper]) -> list[str]:
    """A line per document, and one for all."""
    lines = [f"| document | year | items | {' | '.join(STATES)} |", f"|---|--:|--:|{'--:|' * len(STATES)}"]
    total: Counter[str] = Counter()
    for paper in papers:
        states = Counter(item.state for item in paper.items)
        total += states
        lines.append(f"| [{paper.title}]({_link(paper.page)}) | {paper.year} | {_cells(states)} |")
    return [*lines, f"| all | | {_cells(total)} |"]


def _cells(states: Counter[str]) -> str:
    return " | ".join(str(count) for count in (states.total(), *(states[state] for state in STATES)))


def section(paper: Paper, figures: list[Figure]) -> list[str]:
    """The items of a document, by kind in their order."""
    lines = [f"## {paper.title}", "", f"{paper.authors}, {paper.year}. What it built, and its figures beside ours: "]
    lines[-1] += f"[{paper.page.rpartition('/')[2]}]({_link(paper.page)})."
    lines += ["", "| | item | place | state | command | page |", "|---|---|---|---|---|---|"]
    lines += [_line(item, figures) for item in paper.items]
    stale = any(figure.stale for item in paper.items for figure in _records(item, figures))
    return lines + (["", f"{marks.DAGGER} The RTL has changed since."] if stale else [])


def stated(where: str, text: str, paper: Paper) -> str:
    """The page of a document with the figures that no table of the document has.

    Raises:
        FactsError: As of `with_tables`.
    """
    lines = ["| in the text | value | place |", "|---|---|---|"]
    lines += [f"| {one.name} | {one.value} | {one.place} |" for one in paper.stated]
    return with_block(where, text, BEGIN_STATED, lines)


def _line(item: Item, figures: list[Figure]) -> str:
    kind = f"{item.kind} {item.number}".strip()
    command = f"`{item.command}`" if item.command else ""
    page = f"[{item.page.rpartition('/')[2]}]({_link(item.page)})" if item.page else ""
    return f"| {kind} | {item.name} | {item.place} | {_state(item, figures)} | {command} | {page} |"


def _state(item: Item, figures: list[Figure]) -> str:
    """The state with its reason; of what works, when the newest figures that show it were stored, and at which commit."""
    if item.state != WORKS:
        return f"**{item.state}**: {item.because}"
    words = [item.state, *(["tested"] if item.tests else [])]
    if stored := _records(item, figures):
        newest = max(stored, key=lambda figure: figure.run.date)
        words.append(f"stored {newest.run.date} at {newest.run.commit}{marks.mark(newest)}")
    return ", ".join(words)


def _records(item: Item, figures: list[Figure]) -> list[Figure]:
    return [figure for record in item.records for figure in records.found(record, figures)]


def _link(page: str) -> str:
    return os.path.relpath(page, "docs")
