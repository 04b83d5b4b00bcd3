"""Runs steps side by side, each after the steps that it waits for."""

import os
import re
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.test_run import processes
from tandem_tools.test_run.steps import Step

REASON = re.compile(r"failed|error\b|failure\b|traceback|timed out", re.IGNORECASE)
REASON_LINES = 12


@dataclass(frozen=True)
class Outcome:
    """The end of a step; `missing` is a step that it needs and that failed, `unchanged` means that it need not run.

    A step that was `stopped` with the run has neither passed nor failed. `seconds` are of wall time, `cpu_seconds` of all
    processors: what it and the programs that it waited for took.
    """

    step: Step
    ok: bool
    seconds: float
    log: Path
    missing: str = ""
    unchanged: bool = False
    cpu_seconds: float = 0
    stopped: bool = False

    def reasons(self) -> list[str]:
        """Returns why the step failed: the last lines of its output that tell of a failure, or its last lines if none do."""
        if self.missing:
            return [f"needs {self.missing}"]
        lines = self.log.read_text(errors="replace").splitlines()
        return ([line for line in lines if REASON.search(line)] or lines)[-REASON_LINES:]


def lanes(processors: int) -> tuple[int, int]:
    """Returns how many steps run at a time, and how many jobs each has.

    Two, because many have only one process for a part of their time; not more, because each needs memory.
    """
    return (1, 1) if processors == 1 else (2, max(1, processors // 2))


def ways(steps: list[Step]) -> dict[str, int]:
    """Returns for each step the weight of the heaviest chain that begins with it."""
    result: dict[str, int] = {}

    def way(step: Step) -> int:
        if step.name not in result:
            next_ones = [other for other in steps if step.name in (*other.needs, *other.behind)]
            result[step.name] = step.weight + max(map(way, next_ones), default=0)
        return result[step.name]

    for step in steps:
        way(step)
    return result


class Watch:
    """Watches over what steps do; this one lets them do everything."""

    def command(self, step: Step) -> list[str]:
        """Returns what stands before the command of a step."""
        return []

    def environment(self, step: Step) -> Mapping[str, str]:
        """Settings for it."""
        return {}

    def complaints(self, step: Step) -> list[str]:
        """Returns the faults of a step that has passed: if there are any, it has failed."""
        return []


class Run:
    """One run; `abort` may be called from a signal handler."""

    def __init__(self, root: Path, environment: Mapping[str, str], watch: Watch | None = None) -> None:
        self._root = root
        self._watch = watch or Watch()
        self._environment = environment
        self._lock = threading.RLock()  # a second signal may interrupt the handler of the first
        self.aborted = False

    def abort(self) -> None:
        """Ends all running steps, with all that they have started; no other begins. The second call kills at once."""
        with self._lock:
            grace_s = 0.0 if self.aborted else processes.GRACE_S
            self.aborted = True
        processes.stop_all(grace_s)

    def run(
        self, steps: list[Step], at_a_time: int, ended: Callable[[Outcome], None],
        unchanged: Callable[[Step], bool] = lambda _: False,
        begins: Callable[[Step, list[Step], int], None] = lambda *_: None,
    ) -> list[Outcome]:  # fmt: skip
        """Runs the steps and calls `ended` as each ends; what is not among them is not waited for.

        A step that is `unchanged` when its turn has come is left out. `begins` gets a step that begins, all that then run,
        and how many have yet to begin. After `abort` the steps that had not begun are not among the outcomes.
        """
        processes.adopt_orphans()
        names = {step.name for step in steps}
        order = ways(steps)
        todo = sorted(steps, key=lambda step: -order[step.name])
        outcomes: dict[str, Outcome] = {}
        running: dict[Future[Outcome], Step] = {}
        with ThreadPoolExecutor(at_a_time) as pool:
            while running or (todo and not self.aborted):
                for step in [] if self.aborted else list(todo):
                    waits = [name for name in (*step.needs, *step.behind) if name in names]
                    bad = next((name for name in step.needs if name in outcomes and not outcomes[name].ok), "")
                    if bad:
                        outcomes[step.name] = Outcome(step, False, 0, self.log(step), bad)
                        ended(outcomes[step.name])
                        todo.remove(step)
                    elif len(running) < at_a_time and all(name in outcomes for name in waits):
                        running[pool.submit(self._one, step, unchanged)] = step
                        todo.remove(step)
                        begins(step, list(running.values()), len(todo))
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    outcomes[running.pop(future).name] = future.result()
                    ended(future.result())
        return list(outcomes.values())

    def log(self, step: Step) -> Path:
        """Returns the file for the output of a step."""
        return self._root / f"build/logs/{step.name}.log"

    def _one(self, step: Step, unchanged: Callable[[Step], bool]) -> Outcome:
        began = time.monotonic()
        if unchanged(step):
            return Outcome(step, True, time.monotonic() - began, self.log(step), unchanged=True)
        before = self._watch.command(step)
        with self.log(step).open("wb") as log:
            with self._lock:
                if self.aborted:
                    return Outcome(step, False, 0, self.log(step), stopped=True)
                # Each step has its own session: Ctrl-C reaches this program alone, which then ends the steps.
                process = subprocess.Popen(
                    [*before, "bash", "-euo", "pipefail", "-c", step.script], cwd=self._root,
                    env={**self._environment, **self._watch.environment(step)},
                    stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                )  # fmt: skip
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            ok = process.returncode == 0
            wrong = self._watch.complaints(step) if ok else []
            log.write("".join(f"error: {line}\n" for line in wrong).encode())
            ok = not wrong and ok
        cpu_seconds = usage.ru_utime + usage.ru_stime
        seconds = time.monotonic() - began
        stopped = self.aborted and not ok
        return Outcome(step, ok, seconds, self.log(step), cpu_seconds=cpu_seconds, stopped=stopped)
