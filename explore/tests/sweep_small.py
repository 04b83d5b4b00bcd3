"""A sweep of the small core as a separate program: ROOT, with the core's source, and the number of seeds."""

import sys
from pathlib import Path

import small
from tandem_eda import store
from tandem_eda.flows import targets
from tandem_explore.run import estimate, executors, plan, progress, sweep


def run(root: Path, kept: store.Store, pool: executors.Pool, seeds: int) -> dict[int, float]:
    """Places the core; returns the clock of each seed."""
    target = targets.find("ecp5-12k")
    assert isinstance(target, targets.PlacedTarget)
    estimates = estimate.Estimates.read(kept)
    shown = progress.Progress(estimates, pool.capacity)
    work = sweep.Sweep(kept, pool, estimates, shown)
    (found,), netlists = plan.synthesise(root, target, [small.make(root)], work)
    plan.place(target, [found], netlists, (300,), range(1, seeds + 1), work)
    shown.close()
    return found.clocks_mhz[300]


if __name__ == "__main__":
    kept = store.Store(Path(sys.argv[1]) / "store")
    kept.open()
    print(run(Path(sys.argv[1]), kept, executors.Local(2, executors.available_mib()), int(sys.argv[2])))
