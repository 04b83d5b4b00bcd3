"""Runs the conformance suite on a few simulated accelerators: one of each kind of interface that tasks can have.

    python -m tandem_tools.test_run.accelerators --build    builds their models
    python -m tandem_tools.test_run.accelerators            runs the cases; reports go to $REPORTS/accelerators

All accelerators, with more messages, are a part of steps `models` and `release` of `make test-deep`.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools import repository

MAX_MESSAGES = "5"  # random ones of each class of lengths


def kinds(algorithms: Iterable[Algorithm]) -> dict[str, tuple[str, ...]]:
    """Models of accelerators and the patterns of their cases.

    The models have every kind of result that operations have (message, tag, digest, modulus), and additional data. Tasks
    come through a ring in memory, those of the first model also through registers.
    """
    seen: set[tuple[str, bool]] = set()
    found: dict[str, tuple[str, ...]] = {}
    for algorithm in (each for each in algorithms if each.builds):
        build = algorithm.builds[0].name
        ways = ("ring",) if found else ("ring", "direct")
        for operation in algorithm.operations:
            kind = (operation.result, operation.aad)
            if kind not in seen:
                seen.add(kind)
                name = "_".join(dict.fromkeys((operation.name, algorithm.name, build)))
                cases = tuple(f"*/{name}_{way}" for way in ways)
                model = f"{algorithm.name}.{build}"
                found[model] = (*found.get(model, ()), *cases)
    return found


def count(program: Path, patterns: tuple[str, ...]) -> int:
    """Returns how many cases of a test program match the patterns."""
    command = [str(program), "--gtest_list_tests", f"--gtest_filter={':'.join(patterns)}"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return sum(line.startswith("  ") for line in listed.splitlines())


def main() -> int:
    """Builds or runs them. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.test_run.accelerators", description=__doc__.split("\n")[0])
    repository.add_argument(parser)
    parser.add_argument("--build", action="store_true", help="build the models and run nothing")
    options = parser.parse_args()
    root: Path = options.root
    chosen = kinds(facts.load_cores(root))
    if options.build:
        return subprocess.run(["tools/models.sh", *chosen], cwd=root).returncode
    program = root / "build/release/bin/conformance_test"
    for model, patterns in chosen.items():
        if count(program, patterns) == 0:
            print(f"error: {program.name} has no case called {' or '.join(patterns)}, which {model} should have")
            return 1
        environment = os.environ | {
            "GTEST_OUTPUT": f"xml:{os.environ.get('REPORTS', root / 'build/reports')}/accelerators/{model}.xml",
            "TANDEM_MAX_MESSAGES": MAX_MESSAGES,
        }
        command = [str(program), f"--gtest_filter={':'.join(patterns)}", "--gtest_brief=1"]
        if subprocess.run(command, cwd=root, env=environment).returncode != 0:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
