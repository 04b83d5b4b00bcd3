"""A generated block in a document that is written by hand: the lines between two markers."""

from collections.abc import Iterable

from tandem_facts.schema import FactsError

END = "<!-- end -->"


def with_block(where: str, text: str, begin: str, lines: Iterable[str]) -> str:
    """The document `text` with `lines` between the marker `begin` and the next end marker.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order; the message begins with `where`.
    """
    before, found, rest = text.partition(begin)
    _, end, after = rest.partition(END)
    if not found or not end or begin in rest:
        raise FactsError(f"{where}: expected one block between the lines {begin!r} and {END!r}")
    block = "".join(f"{line}\n" for line in lines)
    return f"{before}{begin}\n{block}{END}{after}"
