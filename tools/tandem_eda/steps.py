"""What executors run: steps, which any machine with the repository, the programs and the store can do."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tandem_eda import eda
from tandem_eda.store import Inputs, Kept, Result, Store


class Step(Protocol):
    """One step of a flow. It is sent to other processes, so it consists of plain data."""

    @property
    def name(self) -> str:
        """What its line of progress shows."""

    @property
    def size(self) -> int:
        """How large what it works on is, to guess how long it takes; 0 if unknown."""

    def inputs(self) -> Inputs:
        """All that the result depends on."""

    def work(self, run: eda.Run) -> Result:
        """Does it. What programs write and read is in the run's folder."""

    def tell(self, result: Result) -> str:
        """What came out, in a few words."""


@dataclass(frozen=True)
class Terms:
    """Under which terms steps are done."""

    limits: eda.Limits = eda.Limits()
    retry: bool = False


def perform(step: Step, root: Path, terms: Terms) -> Kept:
    """Does a step, unless the store at `root` has it.

    Raises:
        BusyError, StoreError, eda.Interrupted: As in `Store.get`.
    """
    return Store(root).get(step.inputs(), step.work, terms.limits, terms.retry, step.size)
