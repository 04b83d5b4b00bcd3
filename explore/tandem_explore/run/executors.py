"""Pools in which steps run: processes of this machine, or workers of a Dask cluster. The store alone has the results."""

import importlib
import os
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tandem_eda import eda
from tandem_eda.steps import Step, Terms, perform
from tandem_eda.store import Kept, StoreError

# A step counts with this memory if the store has none like it.
USUAL_MIB = 1200


class Pool(Protocol):
    """Does steps. `capacity` at a time are worth sending; `memory_mib` is what they share here, 0 where others watch."""

    capacity: int
    memory_mib: int

    def submit(self, step: Step, root: Path, terms: Terms) -> "Future[Kept]":
        """Begins a step, which ends as `perform` does."""

    def close(self) -> None:
        """Kills what runs, if it can."""


@dataclass
class Local:
    """Programs of this machine, `capacity` at a time as long as their memory allows."""

    capacity: int
    memory_mib: int

    def __post_init__(self) -> None:
        self._threads: Executor = ThreadPoolExecutor(self.capacity)

    def submit(self, step: Step, root: Path, terms: Terms) -> "Future[Kept]":
        return self._threads.submit(perform, step, root, terms)

    def close(self) -> None:
        eda.stop()
        self._threads.shutdown(cancel_futures=True)


class Cluster:
    """The workers of a Dask scheduler. They need the repository, the programs and the store under the same paths."""

    memory_mib = 0

    def __init__(self, address: str) -> None:
        """Connects to the scheduler.

        Raises:
            EdaError: The scheduler does not answer or has no workers, or Dask is not installed.
        """
        try:
            distributed: Any = importlib.import_module("distributed")
        except ImportError:
            raise eda.EdaError(f"Dask is not installed: {eda.ADVICE}") from None
        try:
            self._client = distributed.Client(address, timeout=10, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise eda.EdaError(
                f"no Dask scheduler answers at {address} ({error}): start one with `build/venv/bin/dask scheduler`, "
                "and workers as docs/how-to/explore-architectures.md says"
            ) from None
        self.capacity = sum(self._client.nthreads().values())
        if not self.capacity:
            raise eda.EdaError(f"the scheduler at {address} has no workers: start some with `dask worker {address}`")
        try:
            self._client.run(_ready)
        except Exception as error:
            self._client.close()
            raise eda.EdaError(
                f"the workers at {address} cannot run the explorer ({type(error).__name__}: {error}): start them in the "
                "repository with build/venv/bin/dask, as docs/how-to/explore-architectures.md says"
            ) from None
        self._pool = self._client.get_executor(pure=False)

    def submit(self, step: Step, root: Path, terms: Terms) -> "Future[Kept]":
        future: Future[Kept] = self._pool.submit(_on_worker, step, str(root.absolute()), terms)
        return future

    def close(self) -> None:
        self._client.close()


def _ready() -> bool:
    """Returns True; a worker that lacks a part of the explorer fails before."""
    return True


def _on_worker(step: Step, root: str, terms: Terms) -> Kept:
    if not (Path(root) / "tandem-explore.store").is_file():
        raise StoreError(f"a worker does not see the store {root}: it must be in a folder that all machines share")
    return perform(step, Path(root), terms)


def available_mib() -> int:
    """Memory that this machine has left."""
    for line in Path("/proc/meminfo").read_text().splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) >> 10
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 20
