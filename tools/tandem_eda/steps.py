"""The steps that executors run; any machine with the repository, the programs and the store can do them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tandem_eda import eda
from tandem_eda.store import Inputs, Kept, Result, Store


class Step(Protocol):
    """One step of a flow. It is sent to other processes, so it consists of plain data."""

    @property
    def name(self) -> str:
        """The name in the line of progress."""

    @property
    def size(self) -> int:
        """The size of the step's design, from which its time is guessed; 0 if unknown."""

    def inputs(self) -> Inputs:
        """Returns all that the result depends on."""

    def work(self, run: eda.Run) -> Result:
        """Does the step. Its programs read and write in the run's folder."""

    def tell(self, result: Result) -> str:
        """Returns the result in a few words."""


@dataclass(frozen=True)
class Terms:
    """The terms under which steps are done."""

    limits: eda.Limits = eda.Limits()
    retry: bool = False


def perform(step: Step, root: Path, terms: Terms) -> Kept:
    """Does a step, unless the store at `root` has it.

    Raises:
        BusyError, StoreError, eda.Interrupted: As in `Store.get`.
    """
    return Store(root).get(step.inputs(), step.work, terms.limits, terms.retry, step.size)
