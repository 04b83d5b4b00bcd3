"""The progress of a sweep: a line per step that ended, and on a terminal one with the time that is left."""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TextIO

from tandem_eda.steps import Step
from tandem_eda.store import Kept
from tandem_explore.run.estimate import Estimates


@dataclass
class Progress:
    """Counts of a sweep. `capacity` steps run at a time; `out` may be a terminal."""

    estimates: Estimates
    capacity: int
    out: TextIO = field(default_factory=lambda: sys.stderr)
    total: int = 0
    done: int = 0
    hits: int = 0
    failures: int = 0
    _left_s: dict[str, float] = field(default_factory=dict)
    _start: float = field(default_factory=time.monotonic)
    _ran_s: float = 0
    _guessed_s: float = 0

    def expect(self, steps: Sequence[Step]) -> None:
        """More steps are coming."""
        self.total += len(steps)
        for step in steps:
            self._left_s[step.name] = self.estimates.of(step).seconds

    def found(self, step: Step, kept: Kept) -> None:
        """The store had it."""
        self.done += 1
        self.hits += 1
        self._left_s.pop(step.name, None)
        if kept.failure:
            self._failed(step, kept, "kept")

    def ended(self, step: Step, kept: Kept) -> None:
        """It has run."""
        self.done += 1
        guess = self._left_s.pop(step.name, 0.0)
        if guess:
            self._ran_s += kept.seconds
            self._guessed_s += guess
        if kept.failure:
            self._failed(step, kept, f"{kept.seconds:.0f} s")
        elif kept.result is not None:
            self._line(f"[{self.done}/{self.total}] {step.name}: {step.tell(kept.result)} ({kept.seconds:.0f} s)")

    def _failed(self, step: Step, kept: Kept, how: str) -> None:
        self.failures += 1
        assert kept.failure is not None
        said = kept.failure.said.strip().splitlines()
        self._line(f"[{self.done}/{self.total}] {step.name}: {kept.failure.kind}: {said[0]} ({how}; {kept.folder}/)")
        for line in said[1:] if not kept.found else []:
            self._line(f"    {line}")

    def show(self, at_work: int) -> None:
        """The live line, if there is a terminal."""
        if self.out.isatty():
            left = self.left_s()
            eta = f", about {duration(left)} left" if left else ""
            text = f"{self.done} of {self.total} steps, {self.hits} from the store, {at_work} at work{eta}"
            self.out.write(f"\r\x1b[K{text}")
            self.out.flush()

    def left_s(self) -> float:
        """Returns the time of the remaining steps, corrected by the errors of this sweep's guesses; 0 if there is none."""
        factor = self._ran_s / self._guessed_s if self._guessed_s else 1.0
        return factor * sum(self._left_s.values()) / self.capacity

    def close(self) -> None:
        """Ends the live line, and says what there was."""
        took = duration(time.monotonic() - self._start)
        failed = f", {self.failures} failed" if self.failures else ""
        self._line(f"{self.done} of {self.total} steps in {took}, {self.hits} of them from the store{failed}")

    def _line(self, text: str) -> None:
        clear = "\r\x1b[K" if self.out.isatty() else ""
        print(f"{clear}{text}", file=self.out, flush=True)


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3.4 h`."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
