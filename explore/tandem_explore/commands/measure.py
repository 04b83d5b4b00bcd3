"""`measure`: measures the explorer itself: finding steps in the store, and placements by one and by two workers."""

import argparse
import importlib
import tempfile
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from tandem_eda import eda, steps, store
from tandem_eda.design import Design
from tandem_eda.flows import targets
from tandem_eda.flows.placed import Placement
from tandem_explore.commands import run
from tandem_explore.figures import rows
from tandem_explore.run import estimate, executors, plan, progress, sweep


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser("measure", help="measure the speed of the explorer itself", description=__doc__)
    parser.add_argument("what", choices=("hit", "scaling"), help="hit: time of steps in the store; scaling: 1 and 2 workers")
    run.add_designs(parser)
    parser.add_argument("--target", required=True, metavar="NAME", help="an FPGA that is placed")
    parser.add_argument("--seeds", type=run.positive, default=10, help="placements of each design (default: %(default)s)")
    parser.add_argument("--dask", action="store_true", help="scaling: workers of a Dask cluster on this machine")
    run.add_storing(parser)
    run.common(parser)
    parser.set_defaults(command=measure)


def measure(options: argparse.Namespace) -> int:
    """Measures. Returns the exit code."""
    algorithm = run.known_algorithm(options)
    target = targets.find(options.target)
    if not isinstance(target, targets.PlacedTarget):
        raise eda.EdaError(f"{target.name} is not placed")
    run.check_storing(options)
    kept = run.open_store(options)
    designs = run.chosen(options, algorithm)
    if options.what == "hit":
        values, engine = _hits(options, target, designs, kept), "store"
    else:
        values, engine = _scaling(options, target, designs[0], kept), "Dask workers" if options.dask else "local workers"
    of: rows.Fields = {"algorithm": algorithm.name, "what": options.what, "target": target.device.title, "engine": engine}
    found = rows.rows(options.root, of, values, "measure", tools=target.tools, suite="explorer", kind="measured")
    run.store_figures(options, found)
    return 0


def _hits(
    options: argparse.Namespace, target: targets.PlacedTarget, designs: list[Design], kept: store.Store
) -> list[rows.Value]:
    """Times of what the store has, from the step's description to its result."""
    took: list[float] = []
    for synthesis in plan.syntheses(options.root.absolute(), target, designs):
        found = _timed(synthesis, kept, took)
        for seed in range(1, options.seeds + 1) if found and found.result else ():
            assert found is not None
            start = time.perf_counter()
            placement = plan.placement(target, synthesis.design, found, plan.USUAL_MHZ, seed)
            _timed(placement, kept, took, start)
    if not took:
        raise eda.EdaError("the store has no step of these designs: `tandem-explore run` them first")
    note = f"of {len(took)} steps, hashing of sources included"
    return [
        rows.Value("cache hit, median", "ms", 1000 * median(took), note),
        rows.Value("cache hit, slowest", "ms", 1000 * max(took), note),
    ]


def _timed(step: steps.Step, kept: store.Store, took: list[float], start: float = 0) -> store.Kept | None:
    start = start or time.perf_counter()
    found = kept.kept(step.inputs())
    if found is not None:
        took.append(time.perf_counter() - start)
    return found


def _scaling(
    options: argparse.Namespace, target: targets.PlacedTarget, one: Design, kept: store.Store
) -> list[rows.Value]:
    """Placements of one design with one worker and with two, in separate stores."""
    synthesis = steps.perform(plan.syntheses(options.root.absolute(), target, [one])[0], kept.root, steps.Terms())
    if synthesis.result is None:
        raise eda.EdaError(f"{one} cannot be synthesised, see {synthesis.folder}/")
    usual = plan.placement(target, one, synthesis, plan.USUAL_MHZ, 1)
    usual = replace(usual, harness=usual.harness.absolute())
    rates = [_placements_per_hour(options, kept.root, usual, workers) for workers in (1, 2)]
    note = f"{one}, {options.seeds} seeds"
    return [
        rows.Value("1 worker", "placements per hour", rates[0], note),
        rows.Value("2 workers", "placements per hour", rates[1], note),
        rows.Value("ratio of 2 workers", "x", rates[1] / rates[0], note, "1 worker"),
    ]


def _placements_per_hour(options: argparse.Namespace, folder: Path, usual: Placement, workers: int) -> float:
    with ExitStack() as stack:
        fresh = store.Store(Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder))) / "store")
        fresh.open()
        pool: executors.Pool = executors.Local(workers, 0)
        if options.dask:
            cluster = importlib.import_module("distributed").LocalCluster
            running = stack.enter_context(cluster(n_workers=workers, threads_per_worker=1, dashboard_address=None))
            pool = executors.Cluster(running.scheduler_address)
        estimates = estimate.Estimates()
        work = sweep.Sweep(fresh, pool, estimates, progress.Progress(estimates, workers))
        work.run([usual])  # a tool's first run may compile it
        start = time.monotonic()
        work.run([replace(usual, seed=seed) for seed in range(2, options.seeds + 2)])
        took: float = time.monotonic() - start
        if options.dask:
            pool.close()
    return int(options.seeds) * 3600 / took
