"""Says which known answers no test of the run has checked, and why.

Reads GoogleTest's XML reports: `<reports>/<preset>/<program>.xml`. A test that reads a file of answers records the
property `kat <file>`: `<checked> of <all> checked: <count> <reason>, ...` (testing/known_answers.h). For each file the
test that checked most counts. Files in the directory TANDEM_VECTORS that no test reads are named, too.
"""

import argparse
import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

PREFIX = "kat "
ACCOUNT = re.compile(r"(\d+) of (\d+) checked(?:: (.*))?")


@dataclass(frozen=True)
class Account:
    """The part of a file that one test has checked."""

    checked: int
    total: int
    reasons: str


def accounts(reports: Path) -> dict[str, Account]:
    """Returns for each file the account of the test that checked most of it."""
    best: dict[str, Account] = {}
    for report in sorted(reports.glob("*/*.xml")):
        for entry in ElementTree.parse(report).iter("property"):
            name = entry.get("name", "")
            found = ACCOUNT.fullmatch(entry.get("value", "")) if name.startswith(PREFIX) else None
            if found is None:
                continue
            file = name.removeprefix(PREFIX)
            account = Account(int(found[1]), int(found[2]), found[3] or "")
            if file not in best or account.checked > best[file].checked:
                best[file] = account
    return best


def is_file_of_answers(path: Path) -> bool:
    """Returns whether a file has the schema that the tests read."""
    try:
        content = json.loads(path.read_text())
    except (OSError, ValueError):
        return False
    return isinstance(content, dict) and content.get("schema") == "kat-1"


def lines(found: dict[str, Account], directory: Path | None) -> list[str]:
    """Returns a line per file; a line about answers that were not checked begins with `unchecked`."""
    result = []
    for file, account in sorted(found.items()):
        whole = account.checked == account.total
        text = f"{account.checked} of {account.total} checked" + (f"; not {account.reasons}" if not whole else "")
        result.append(f"{'ok' if whole else 'unchecked':10}{file:24} {text}")
    for path in sorted(directory.glob("*.json")) if directory else []:
        if path.name not in found and is_file_of_answers(path):
            result.append(f"{'unchecked':10}{path.name:24} no test reads it")
    return result


def main() -> int:
    """Prints the account of all files. Returns 0: missing answers are reported, but no failure."""
    parser = argparse.ArgumentParser(
        prog="tandem_tools.known_answers", description="Says which known answers no test has checked, and why."
    )
    parser.add_argument("reports", type=Path, help="folder with a folder of GoogleTest reports per preset")
    arguments = parser.parse_args()
    directory = os.environ.get("TANDEM_VECTORS")
    for line in lines(accounts(arguments.reports), Path(directory) if directory else None):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
