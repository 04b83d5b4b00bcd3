"""The test cases that steps have left reports of: how many, and which took longest."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

PLACE = re.compile(r"\S+:\d+")


@dataclass(frozen=True)
class Case:
    """One case of a report in the format of JUnit or GoogleTest."""

    suite: str  # what its step is called in build/reports
    name: str
    seconds: float
    skipped: bool
    reason: str = ""  # why it was skipped


def read(reports: Path) -> Iterator[Case]:
    """Every case of the reports, `<preset>/<program>.xml` and `python/<step>.xml`."""
    for file in sorted(reports.glob("*/*.xml")):
        python = file.parent.name == "python"
        suite = file.stem if python else file.parent.name
        for case in ElementTree.parse(file).iter("testcase"):
            said = case.find("skipped")
            skipped = said is not None or case.get("result") in ("skipped", "suppressed")
            name = f"{case.get('classname', '')}.{case.get('name', '')}"
            yield Case(suite, name, float(case.get("time", "0")), skipped, _reason(said) if skipped else "")


def counts(cases: list[Case]) -> dict[str, tuple[int, int]]:
    """Returns for each suite how many cases ran, and how many were skipped."""
    result: dict[str, tuple[int, int]] = {}
    for case in cases:
        ran, skipped = result.get(case.suite, (0, 0))
        result[case.suite] = (ran + (not case.skipped), skipped + case.skipped)
    return result


def reasons(cases: list[Case]) -> dict[str, int]:
    """Returns the reasons why cases were skipped, each with its number of cases, the most frequent first."""
    return dict(Counter(case.reason for case in cases if case.skipped).most_common())


def _reason(said: ElementTree.Element | None) -> str:
    """The words of a report in one line; GoogleTest's begin with a line that says where they stand."""
    lines = (said.get("message", "") if said is not None else "").splitlines()
    if len(lines) > 1 and PLACE.fullmatch(lines[0]):
        del lines[0]
    return " ".join(" ".join(lines).split()) or "no reason is given"


def slowest(cases: list[Case], number: int = 10) -> list[Case]:
    """Returns the cases that took longest, the longest first."""
    return sorted(cases, key=lambda case: -case.seconds)[:number]
