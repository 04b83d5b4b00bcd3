"""Builds and runs the tests of bare cores in simulation, in algorithms/*/tb and hw/top/pdcp/tb, whose sources have changed.

What a bench depends on is found by its `#include`s and by the core's list of sources. Its known answers are part of it
where TANDEM_VECTORS names them.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tandem_tools import remembered, repository, rtl_lint
from tandem_tools.generate import facts, write_cores

PRESET = "cores"
INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.MULTILINE)
# What makes a bench of sources and cores.
MAKING = ("cmake/CoreTest.cmake", "cmake/Verilate.cmake", "cmake/verilated_unit.sh")


# A core of several algorithms' cores, which is in no algorithm's folder.
PDCP = "pdcp"


def benches(root: Path) -> list[str]:
    """The algorithms whose core has a bench, and the PDCP core."""
    found = [algorithm.name for algorithm in facts.load_all(root) if algorithm.tested]
    return sorted([*found, PDCP] if (root / rtl_lint.PDCP_LISTS).is_file() else found)


def programs(root: Path, algorithm: str) -> list[str]:
    """The test programs of a bench."""
    if algorithm == PDCP:
        return ["pdcp_core_test"]
    found = facts.load(root / f"algorithms/{algorithm}/algorithm.toml")
    return [f"{algorithm}_{block.module}_test" for block in found.tested]


def files_of(root: Path, algorithm: str) -> set[Path]:
    """All files that decide whether the tests of a bench pass."""
    if algorithm == PDCP:
        folder, listed, cores = "hw/top/pdcp", rtl_lint.pdcp_sources(root), rtl_lint.PDCP_LISTS
    else:
        folder, cores = f"algorithms/{algorithm}", write_cores.path(algorithm)
        listed = rtl_lint.read_list(root, f"{folder}/rtl/sources.f")
    found = {root / name for name in (*listed, *MAKING, cores)}
    todo = [path for each in (f"{folder}/tb", "hw/tb/core") for path in (root / each).iterdir()]
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


def keys(root: Path, algorithm: str) -> dict[str, str]:
    """The campaigns that one run of a bench is, and their keys: without known answers, and with them."""
    files = files_of(root, algorithm)
    plain = remembered.key(root, files, tools=("verilator",))
    campaigns = {f"cores {algorithm}": plain}
    if answers := vectors():
        campaigns[f"cores {algorithm}, known answers"] = remembered.key(root, answers, plain)
    return campaigns


def run(root: Path, algorithm: str, jobs: int) -> bool:
    """Builds and runs the tests of one bench. Returns whether they passed."""
    names = programs(root, algorithm)
    chosen = f"^({'|'.join(names)})(_[0-9]+)?$"
    build = ["cmake", "--build", f"build/{PRESET}", "-j", str(jobs), "--target", *names]
    test = ["ctest", "--preset", PRESET, "-j", str(jobs), "-R", chosen]
    environment = os.environ | {"GTEST_OUTPUT": f"xml:{root}/build/reports/{PRESET}/"}
    return all(subprocess.run(command, cwd=root, env=environment).returncode == 0 for command in (build, test))


def main() -> int:
    """Runs the tests of all benches, or of those named. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.cores", description="Tests bare cores in simulation.")
    parser.add_argument("algorithms", nargs="*", help="whose core (default: all whose sources have changed)")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="parallel work (default: processors)")
    options = parser.parse_args()
    root: Path = options.root
    if unknown := set(options.algorithms) - set(benches(root)):
        parser.error(f"no bench of {', '.join(sorted(unknown))}; there are {', '.join(benches(root))}")

    reports = root / "build/reports" / PRESET
    for report in reports.glob("*"):
        report.unlink()
    reports.mkdir(parents=True, exist_ok=True)
    failed = False
    for algorithm in options.algorithms or benches(root):
        campaigns = keys(root, algorithm)
        whole = list(campaigns.items())[-1]
        if not options.algorithms and remembered.has_passed(root, *whole):
            print(f"{algorithm}: remembered, its sources have passed before", flush=True)
            (reports / f"{algorithm}.remembered").touch()
            continue
        if not (root / f"build/{PRESET}/build.ninja").is_file():
            subprocess.run(["cmake", "--preset", PRESET], cwd=root, check=True)
        if run(root, algorithm, options.jobs):
            for campaign, its_key in campaigns.items():
                remembered.note(root, campaign, its_key)
        else:
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
