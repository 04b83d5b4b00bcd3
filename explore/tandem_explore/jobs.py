"""Running many steps, some at a time, with a line for each that ends."""

import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Generic, TypeVar

from tandem_explore.eda import EdaError

T = TypeVar("T")


@dataclass(frozen=True)
class Job(Generic[T]):
    """A step under the name that its line of progress shows; `tell` says in a few words what came out."""

    name: str
    run: Callable[[], T]
    tell: Callable[[T], str]


def run_all(jobs: list[Job[T]], at_once: int) -> list[T]:
    """Runs every job, `at_once` at a time, begun in the order of the list; returns their results in that order.

    When one fails those that have begun still end, and what they made is in the store; no other is begun.

    Raises:
        EdaError: What the first one said that failed.
    """
    lock = threading.Lock()
    stop = threading.Event()
    done = 0

    def run(job: Job[T]) -> T | None:
        nonlocal done
        if stop.is_set():
            return None
        start = time.monotonic()
        try:
            result = job.run()
        except EdaError as error:
            stop.set()
            raise EdaError(f"{job.name}: {error}") from error
        with lock:
            done += 1
            seconds = time.monotonic() - start
            print(f"[{done}/{len(jobs)}] {job.name}: {job.tell(result)} ({seconds:.0f} s)", file=sys.stderr, flush=True)
        return result

    with ThreadPoolExecutor(at_once) as pool:
        futures = [pool.submit(run, job) for job in jobs]
        try:
            results = [future.result() for future in futures]
        except BaseException:
            stop.set()
            raise
    return [result for result in results if result is not None]
