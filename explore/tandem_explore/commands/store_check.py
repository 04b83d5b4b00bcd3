"""`store`: lists the contents of a store, and checks that they are as they were written."""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from tandem_eda import store
from tandem_explore.commands import run
from tandem_explore.run import progress


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser("store", help="list the contents of a store and check them", description=__doc__)
    run.common(parser)
    parser.set_defaults(command=check)


def check(options: argparse.Namespace) -> int:
    """Reads every step. Returns the exit code: 1 if one is damaged."""
    kept = run.open_store(options)
    count: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    cpu_s, damaged = 0.0, 0
    for folder in sorted(path for path in kept.root.iterdir() if store.is_step(path.name)):
        try:
            step = _check(kept, folder)
        except store.StoreError as error:
            damaged += 1
            print(f"error: {error}")
            continue
        count[folder.name.removeprefix("failed-").rpartition("-")[0]] += 1
        cpu_s += step.cpu_s
        if step.failure:
            failures[step.failure.kind] += 1
    for kind, number in sorted(count.items()):
        print(f"{number:6} {kind}")
    for kind, number in sorted(failures.items()):
        print(f"{number:6} of them failed: {kind}")
    print(f"{progress.duration(cpu_s)} of CPU time are known to be in it; {damaged} steps are damaged")
    return 1 if damaged else 0


def _check(kept: store.Store, folder: Path) -> store.Kept:
    """Reads one step, with the files that it wrote."""
    inputs = store.read_object(folder, store.INPUTS)
    named = folder.name.removeprefix("failed-")
    if not isinstance(inputs.get("step"), str) or kept.folder(inputs).name != named:
        raise store.damaged(folder, f"{store.INPUTS} does not say what the folder's name stands for")
    failed = folder.name != named
    found = store.Kept.read(folder, store.FAILURE if failed else store.RESULT, inputs)
    found.check_files()
    return found
