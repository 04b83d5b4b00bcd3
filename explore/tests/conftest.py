"""Fixtures of the explorer's tests."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import small
import toy
from tandem_eda import eda, steps, store
from tandem_eda.design import Design
from tandem_explore.run import estimate, executors, progress, sweep
from tandem_explore.run.budget import Budget


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Root of a consistent miniature repository, the one of the tools' tests."""
    toy.make(tmp_path)
    return tmp_path


@pytest.fixture
def core(tmp_path: Path) -> Design:
    """A small design whose source is in `tmp_path`."""
    return small.make(tmp_path)


@pytest.fixture
def kept(tmp_path: Path) -> store.Store:
    """An empty store."""
    found = store.Store(tmp_path / "store")
    found.open()
    return found


Sweeps = Callable[..., sweep.Sweep]


@pytest.fixture
def new_sweep(kept: store.Store) -> Iterator[Sweeps]:
    """Makes sweeps on this machine; `out` of a sweep's progress is a string."""

    def make(jobs: int = 2, terms: steps.Terms = steps.Terms(), budget: Budget | None = None) -> sweep.Sweep:
        pool = executors.Local(jobs, executors.available_mib())
        estimates = estimate.Estimates.read(kept)
        shown = progress.Progress(estimates, jobs, io.StringIO())
        return sweep.Sweep(kept, pool, estimates, shown, terms, budget or Budget())

    yield make
    eda.STOPPING.clear()
