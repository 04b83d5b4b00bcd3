"""The budget of a sweep: a number of runs, or CPU time."""

import re
from dataclasses import dataclass

from tandem_eda.steps import Step
from tandem_eda.store import Kept
from tandem_explore.run.estimate import Estimates

UNITS = {"h": 3600.0, "m": 60.0, "s": 1.0}


@dataclass
class Budget:
    """A number of runs of steps, and CPU seconds; 0 is no limit. Steps in the store cost nothing."""

    runs: int = 0
    cpu_s: float = 0
    spent_runs: int = 0
    spent_cpu_s: float = 0

    @staticmethod
    def parse(text: str) -> "Budget":
        """`200` runs, or CPU time as in `2.5h`, `40m`, `90s`.

        Raises:
            ValueError: It is neither.
        """
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([hms]?)", text.strip())
        if not found or float(found[1]) <= 0 or (not found[2] and "." in found[1]):
            raise ValueError(f"{text!r} is not a budget: give a number of runs, or CPU time like 2.5h, 40m, 90s")
        if not found[2]:
            return Budget(runs=int(found[1]))
        return Budget(cpu_s=float(found[1]) * UNITS[found[2]])

    def allows(self, at_work: list[Step], step: Step, estimates: Estimates) -> bool:
        """Returns whether another step may begin while some are at work."""
        if self.runs and self.spent_runs + len(at_work) >= self.runs:
            return False
        if not self.cpu_s:
            return True
        coming = sum(estimates.of(each).cpu_s for each in [*at_work, step])
        return self.spent_cpu_s + coming <= self.cpu_s

    def spend(self, kept: Kept) -> None:
        """Counts a step that ended."""
        if not kept.found:
            self.spent_runs += 1
            self.spent_cpu_s += kept.cpu_s
