"""Builds and runs the tests of bare cores in simulation, in algorithms/*/tb and hw/top/*/tb, whose sources have changed.

What a bench depends on is found by its `#include`s and by the core's list of sources. Its known answers are part of it
where TANDEM_VECTORS names them.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tandem_facts import facts, sources
from tandem_facts.algorithm import Algorithm
from tandem_tools import remembered, repository
from tandem_tools.generate import write_cores

PRESET = "cores"
INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.MULTILINE)
# These tests run as many tasks as TANDEM_CORE_TASKS says.
RANDOM_TASKS = "*RandomTasksUnderPauses*"
# A bench is built with these files, beside its sources and the core's.
MAKING = (
    "CMakeLists.txt",
    "CMakePresets.json",
    "cmake/Ccache.cmake",
    "cmake/CoreTest.cmake",
    "cmake/KnownAnswers.cmake",
    "cmake/Tandem.cmake",
    "cmake/Verilate.cmake",
    "cmake/verilated_unit.sh",
    "src/bus/sim/model/power_up_bits.h",
    "tools/tandem_tools/cores.py",
)


def benches(root: Path) -> dict[str, Algorithm]:
    """Returns the algorithms whose core has a bench, by name."""
    return {each.name: each for each in sorted(facts.load_cores(root), key=lambda each: each.name) if each.tested}


def has_random_tasks(root: Path, algorithm: Algorithm) -> bool:
    """Returns whether a bench has tests with a number of random tasks that can be set."""
    benches = (path for path in files_of(root, algorithm) if "/tb/" in path.as_posix())
    return any("TANDEM_CORE_TASKS" in path.read_text() for path in benches)


def programs(algorithm: Algorithm) -> list[str]:
    """The test programs of a bench."""
    return [f"{algorithm.name}_{block.module}_test" for block in algorithm.tested]


def files_of(root: Path, algorithm: Algorithm) -> set[Path]:
    """All files that decide whether the tests of a bench pass."""
    listed = sources.read_list(root, algorithm.source_list)
    found = {root / name for name in (*listed, *MAKING, write_cores.path(algorithm.name))}
    todo = [path for each in (f"{algorithm.folder}/tb", "hw/tb/core") for path in (root / each).iterdir()]
    while todo:
        path = todo.pop()
        if path in found or not path.is_file() or (path.parent.name == "sw" and path.stem.endswith("_test")):
            continue
        found.add(path)
        todo += _beside(root, path)
    return {path for path in found if path.is_file()}


def _beside(root: Path, source: Path) -> Iterator[Path]:
    """The headers that a source includes, and what may define what they declare: of an algorithm's software all of it."""
    for name in INCLUDE.findall(source.read_text(errors="replace")):
        for header in (root / name, root / "src" / name, source.parent / name):
            if header.is_file():
                yield header
                whole = header.parent.name == "sw"
                yield from (path for path in header.parent.glob("*.cpp") if whole or path.stem == header.stem)
                break


def vectors() -> list[Path]:
    """The files of known answers."""
    folder = os.environ.get("TANDEM_VECTORS", "")
    return sorted(Path(folder).glob("*.json")) if folder else []


def campaigns(root: Path, algorithm: Algorithm, tasks: int = 0) -> list[remembered.Campaign]:
    """The campaigns that one run of a bench is: without known answers, and with them.

    With `tasks` it is one of so many random tasks.
    """

    def named(more: str, answers: Sequence[Path] = ()) -> remembered.Campaign:
        def files() -> list[Path]:
            return [*files_of(root, algorithm), *answers]

        return remembered.Campaign(root, f"cores {algorithm.name}{more}", files, tools=("verilator",), debian=("g++",))

    if tasks:
        return [named(f", {tasks} random tasks")]
    answers = vectors()
    return [named(""), *([named(", known answers", answers)] if answers else [])]


def run(root: Path, algorithm: Algorithm, jobs: int, tasks: int = 0) -> bool:
    """Builds and runs the tests of one bench; with `tasks`, only those of random tasks. Returns whether they passed."""
    names = programs(algorithm)
    build = ["cmake", "--build", f"build/{PRESET}", "-j", str(jobs), "--target", *names]
    if subprocess.run(build, cwd=root).returncode != 0:
        return False
    if tasks:
        return all(run_long(root, name, jobs, tasks) for name in names)
    chosen = f"^({'|'.join(names)})(_[0-9]+)?$"
    test = ["ctest", "--preset", PRESET, "-j", str(jobs), "-R", chosen]
    environment = os.environ | {"GTEST_OUTPUT": f"xml:{root}/build/reports/{PRESET}/"}
    return subprocess.run(test, cwd=root, env=environment).returncode == 0


def run_long(root: Path, name: str, jobs: int, tasks: int) -> bool:
    """Runs the tests of random tasks of one program in `jobs` parts at a time. They have no time limit, unlike CTest's."""
    running = []
    for part in range(jobs):
        environment = os.environ | {
            "TANDEM_CORE_TASKS": str(tasks),
            "GTEST_FILTER": RANDOM_TASKS,
            "GTEST_TOTAL_SHARDS": str(jobs),
            "GTEST_SHARD_INDEX": str(part),
            "GTEST_OUTPUT": f"xml:{root}/build/reports/{PRESET}/{name}_{part}.xml",
        }
        running.append(subprocess.Popen([f"build/{PRESET}/bin/{name}"], cwd=root, env=environment))
    statuses = [process.wait() for process in running]
    return not any(statuses)


def main() -> int:
    """Runs the tests of all benches, or of the named ones. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.cores", description="Tests bare cores in simulation.")
    parser.add_argument("algorithms", nargs="*", help="algorithms to test (default: those whose sources have changed)")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="parallel work (default: processors)")
    parser.add_argument(
        "--tasks", type=int, default=0, metavar="N", help="run only N random tasks of each core, with random pauses"
    )
    options = parser.parse_args()
    root: Path = options.root
    known = {name: each for name, each in benches(root).items() if not options.tasks or has_random_tasks(root, each)}
    if unknown := set(options.algorithms) - known.keys():
        parser.error(f"no bench of {', '.join(sorted(unknown))}; there are {', '.join(known)}")

    reports = root / "build/reports" / PRESET
    for report in reports.glob("*"):
        report.unlink()
    reports.mkdir(parents=True, exist_ok=True)
    failed = False
    ran = 0
    for algorithm in (known[name] for name in options.algorithms or known):
        found = campaigns(root, algorithm, options.tasks)
        if not options.algorithms and found[-1].has_passed():
            print(f"{algorithm.name}: remembered, its sources have passed before", flush=True)
            (reports / f"{algorithm.name}.remembered").touch()
            continue
        ran += 1
        if not (root / f"build/{PRESET}/build.ninja").is_file():
            subprocess.run(["cmake", "--preset", PRESET], cwd=root, check=True)
        if run(root, algorithm, options.jobs, options.tasks):
            for campaign in found:
                campaign.passed()
        else:
            failed = True
    print(remembered.line(ran, len(options.algorithms or known), "benches"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
