"""Reports which software variants and which core configurations the tests ran, and fails for one that was forgotten.

Reads GoogleTest's XML reports: `<reports>/<preset>/<program>.xml`. A variant or configuration has run where a passed
test case is named after it (`.../avx2`, `.../pipelined4_xor`) in a program named after its algorithm
(`chacha20_test`, `chacha20_core_test`); of two names that fit, the longer counts (`chacha20_poly1305_test`). A core with few
points must have run in every one; one with many in every value of every parameter. Of a core whose tests have passed before
with the same sources (`<reports>/cores/<algorithm>.remembered`), that is enough; so it is of the variants of an emulated
machine whose step has (`<reports>/<preset>.remembered`), which are those that nothing has run or skipped here.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tandem_facts import facts
from tandem_facts.algorithm import MANY_POINTS, Algorithm
from tandem_tools import repository

# Steps that test variants on an emulated machine.
EMULATED = ("aarch64", "armhf")


@dataclass(frozen=True)
class Case:
    """One test case of one report."""

    preset: str
    program: str
    name: str
    result: str

    @staticmethod
    def read_all(reports: Path) -> "Iterator[Case]":
        """Every case under `reports`; `result` is passed, failed or skipped."""
        for report in sorted(reports.glob("*/*.xml")):
            for case in ElementTree.parse(report).iter("testcase"):
                failed = case.find("failure") is not None
                passed = case.get("result") == "completed"
                result = "failed" if failed else "passed" if passed else "skipped"
                yield Case(report.parent.name, report.stem, case.get("name", ""), result)


def configurations(algorithm: Algorithm) -> dict[str, set[str]]:
    """Returns the parts of the core that must have run, with the points that show it, as the core's tests spell them.

    For an architecture with few points each of them; for one with many each value of each parameter, in any point.
    """
    wanted: dict[str, set[str]] = {}
    for architecture in algorithm.architectures:
        points = algorithm.points_of(architecture)
        named = [(algorithm.point_name(architecture, point), point) for point in points]
        if len(points) <= MANY_POINTS:
            wanted.update({name: {name} for name, _ in named})
            continue
        for name, point in named:
            for parameter, value in point.items():
                wanted.setdefault(f"{architecture.name}/{parameter}={value}", set()).add(name)
    return wanted


def cases_of(cases: list[Case], algorithm: str, algorithms: list[str]) -> list[Case]:
    """The cases of the programs named after `algorithm`, and not after another of `algorithms` with a longer name."""
    longer = tuple(f"{other}_" for other in algorithms if other.startswith(f"{algorithm}_"))
    return [c for c in cases if c.program.startswith(f"{algorithm}_") and not c.program.startswith(longer)]


def presets(cases: list[Case], names: set[str], result: str) -> list[str]:
    """The presets in which a case named as one of `names` ended with `result`."""
    return sorted({c.preset for c in cases if c.name.rpartition("/")[2] in names and c.result == result})


def report(
    algorithms: list[Algorithm],
    cases: list[Case],
    require_all: bool,
    remembered: frozenset[str] = frozenset(),
    emulated: Sequence[str] = (),
) -> int:
    """Prints a line per variant and configuration; returns how many of them fail the run.

    `remembered` are the algorithms whose cores need not have run, `emulated` the steps of emulated machines that need not.
    """
    failures = 0
    for algorithm in algorithms:
        own = cases_of(cases, algorithm.name, [other.name for other in algorithms])
        ways = [(variant.name, {variant.name}, variant.needs, emulated) for variant in algorithm.variants]
        if algorithm.name in remembered:
            print(f"ok      {algorithm.name}: the core's tests are remembered")
        else:
            ways += [(name, points, "a simulator", ()) for name, points in configurations(algorithm).items()]
        for name, names, needs, others in ways:
            passed = presets(own, names, "passed")
            skipped = presets(own, names, "skipped")
            elsewhere = bool(others) and not (passed or skipped or presets(own, names, "failed"))
            failed = not passed and not elsewhere and (require_all or not skipped)
            if elsewhere:
                verdict = f"remembered with {', '.join(others)}"
            elif passed:
                verdict = f"ran in {', '.join(passed)}"
            elif skipped:
                verdict = f"not run: this machine lacks {needs}"
            else:
                verdict = "no test has run it"
            word = "FAILED" if failed else "ok" if passed or elsewhere else "absent"
            print(f"{word:8}{algorithm.name}.{name:24} {verdict}")
            failures += failed
    return failures


def main() -> int:
    """Reports on the variants of the repository. Returns the exit code."""
    description = "Reports which variants and configurations were tested."
    parser = argparse.ArgumentParser(prog="tandem_tools.variants", description=description)
    parser.add_argument("reports", type=Path, help="folder with a folder of GoogleTest reports per preset")
    repository.add_argument(parser)
    arguments = parser.parse_args()
    cases = list(Case.read_all(arguments.reports))
    require_all = os.environ.get("TANDEM_REQUIRE_VARIANTS", "") != ""
    remembered = frozenset(path.stem for path in arguments.reports.glob("cores/*.remembered"))
    emulated = [step for step in EMULATED if (arguments.reports / f"{step}.remembered").exists()]
    return 1 if report(facts.load_all(arguments.root), cases, require_all, remembered, emulated) else 0


if __name__ == "__main__":
    sys.exit(main())
