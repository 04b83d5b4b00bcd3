"""Reports which software variants the tests ran, and fails for one that was forgotten.

Reads GoogleTest's XML reports: `<reports>/<preset>/<program>.xml`. A variant has run where a passed test case is named
after it (`.../avx2`) in a program named after its algorithm (`chacha20_test`).
"""

import argparse
import os
import sys
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.generate import facts


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
            for case in xml.parse(report).iter("testcase"):
                failed = case.find("failure") is not None
                passed = case.get("result") == "completed"
                result = "failed" if failed else "passed" if passed else "skipped"
                yield Case(report.parent.name, report.stem, case.get("name", ""), result)


def presets(cases: list[Case], algorithm: str, variant: str, result: str) -> list[str]:
    """The presets in which a case of that variant ended with `result`."""
    return sorted(
        {
            case.preset
            for case in cases
            if case.program.startswith(algorithm) and case.name.endswith(f"/{variant}") and case.result == result
        }
    )


def report(algorithms: list[facts.Algorithm], cases: list[Case], require_all: bool) -> int:
    """Prints a line per variant; returns how many of them fail the run."""
    failures = 0
    for algorithm in algorithms:
        for variant in algorithm.variants:
            passed = presets(cases, algorithm.name, variant.name, "passed")
            skipped = presets(cases, algorithm.name, variant.name, "skipped")
            if passed:
                verdict = f"ran in {', '.join(passed)}"
            elif skipped and not require_all:
                verdict = f"not run: this machine lacks {variant.needs}"
            elif skipped:
                verdict = f"FAILED: this machine lacks {variant.needs}, and TANDEM_REQUIRE_VARIANTS is set"
                failures += 1
            else:
                verdict = "FAILED: no test has run it"
                failures += 1
            print(f"{algorithm.name}.{variant.name:<16} {verdict}")
    return failures


def main() -> int:
    """Reports on the variants of the repository. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.variants", description="Reports which variants were tested.")
    parser.add_argument("reports", type=Path, help="folder with a folder of GoogleTest reports per preset")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: current directory)")
    arguments = parser.parse_args()
    cases = list(Case.read_all(arguments.reports))
    require_all = os.environ.get("TANDEM_REQUIRE_VARIANTS", "") != ""
    return 1 if report(facts.load_all(arguments.root), cases, require_all) else 0


if __name__ == "__main__":
    sys.exit(main())
