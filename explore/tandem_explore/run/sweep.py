"""Runs many steps: takes results from the store at no cost, and runs as many of the others at a time as fit."""

import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field

from tandem_eda import eda, store
from tandem_eda.steps import Step, Terms
from tandem_eda.store import Kept, Store
from tandem_explore.run import executors
from tandem_explore.run.budget import Budget
from tandem_explore.run.estimate import Estimates
from tandem_explore.run.progress import Progress

BUSY_S = 2.0


@dataclass
class Sweep:
    """One sweep: where its steps run and are kept, under which terms, and what it may cost."""

    store: Store
    pool: executors.Pool
    estimates: Estimates
    progress: Progress
    terms: Terms = Terms()
    budget: Budget = field(default_factory=Budget)

    def run(self, steps: Sequence[Step]) -> list[Kept | None]:
        """Does the steps, begun in their order; returns what the store has of each, None where the budget ended before.

        Raises:
            StoreError: The store is damaged.
        """
        results: list[Kept | None] = [None] * len(steps)
        waiting = deque(range(len(steps)))
        running: dict[Future[Kept], int] = {}
        others: list[int] = []  # what somebody else is doing, to be asked for again
        ask = 0.0
        self.progress.expect(steps)
        try:
            while waiting or running or others:
                if others and time.monotonic() >= ask:
                    waiting.extend(others)
                    others.clear()
                self._begin(steps, waiting, running, results)
                if waiting and not running:
                    break  # the budget has ended
                self.progress.show(len(running))
                if not running:
                    time.sleep(BUSY_S if others else 0)
                for future in wait(running, timeout=BUSY_S, return_when=FIRST_COMPLETED).done if running else ():
                    at = running.pop(future)
                    try:
                        results[at] = self._ended(steps[at], future)
                    except store.BusyError:
                        others.append(at)
                        ask = time.monotonic() + BUSY_S
        except BaseException:
            self.pool.close()
            raise
        return results

    def _begin(
        self, steps: Sequence[Step], waiting: deque[int], running: dict[Future[Kept], int], results: list[Kept | None]
    ) -> None:
        """Begins as many steps as fit; a step in the store is answered at once."""
        while waiting:
            step = steps[waiting[0]]
            kept = self.store.kept(step.inputs())
            if kept and not store.again(kept, self.terms.limits, self.terms.retry):
                results[waiting.popleft()] = kept
                self.progress.found(step, kept)
                continue
            at_work = [steps[k] for k in running.values()]
            if not self._room(at_work, step) or not self.budget.allows(at_work, step, self.estimates):
                return
            running[self.pool.submit(step, self.store.root, self.terms)] = waiting.popleft()

    def _room(self, at_work: list[Step], step: Step) -> bool:
        if not at_work:
            return True
        if len(at_work) >= self.pool.capacity:
            return False
        needed = sum(self.estimates.of(each).memory_mib for each in [*at_work, step])
        return not self.pool.memory_mib or needed <= self.pool.memory_mib

    def _ended(self, step: Step, future: "Future[Kept]") -> Kept:
        """Returns the outcome of a step that ended. If its worker died, the step has failed."""
        try:
            kept = future.result()
        except Exception as error:
            if type(error).__name__ != "KilledWorker":
                raise
            said = f"the workers that had it died: {error}"

            def died(_: eda.Run) -> store.Result:
                raise eda.EdaError(said, "memory")

            kept = self.store.get(step.inputs(), died)
        self.budget.spend(kept)
        self.progress.ended(step, kept)
        return kept
