"""Runs the test programs of a build tree, or only those that have changed since they last passed.

Cases of simulated accelerators that have passed with the same sources are left out (test_run/simulated.py).
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tandem_tools import remembered, repository
from tandem_tools.test_run import simulated


def tests(root: Path, preset: str) -> dict[str, Path]:
    """The program of each test of CTest."""
    shown = subprocess.run(
        ["ctest", "--preset", preset, "--show-only=json-v1"], cwd=root, check=True, capture_output=True, text=True
    ).stdout
    found = {}
    for test in json.loads(shown)["tests"]:
        files = [Path(word) for word in test["command"] if word.startswith(str(root)) and Path(word).is_file()]
        if files:
            found[test["name"]] = files[0]
    return found


def key(root: Path, program: Path) -> str:
    """Returns what decides whether a program passes: itself, and the models that it may load."""
    models = (root / "build/models").glob("*.so") if simulated.LOADS_MODELS in program.read_bytes() else ()
    return remembered.key(root, [program, *models], whole=True)


def main() -> int:
    """Runs them. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.test_run.programs", description=__doc__)
    parser.add_argument("preset")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--changed", action="store_true", help="leave out programs that have passed unchanged")
    which.add_argument("--first", action="store_true", help="leave out programs labelled deep, and simulated accelerators")
    options = parser.parse_args()
    root: Path = options.root

    stamps = root / "build" / options.preset / "passed.json"
    passed = json.loads(stamps.read_text()) if stamps.is_file() else {}
    if options.first:
        environment = os.environ | {"GTEST_FILTER": f"-{simulated.CASES}"}
        command = ["ctest", "--preset", options.preset, "-j", str(options.jobs), "--label-exclude", "^deep$"]
        return subprocess.run(command, cwd=root, env=environment).returncode
    programs = tests(root, options.preset)
    keys = {name: key(root, program) for name, program in programs.items()}
    todo = [name for name, its_key in keys.items() if not (options.changed and passed.get(name) == its_key)]
    print(f"{len(keys) - len(todo)} of {len(keys)} test programs have passed as they are", flush=True)
    chosen = ["-R", f"^({'|'.join(map(re.escape, todo))})$"] if options.changed else []
    environment = dict(os.environ)
    campaigns = simulated.campaigns(root, options.preset)
    if known := simulated.have_passed(campaigns):
        cases = sum(simulated.count(program) for program in programs.values())
        print(remembered.line(0, cases, "cases of simulated accelerators"), flush=True)
        environment["GTEST_FILTER"] = f"-{simulated.CASES}"
    command = ["ctest", "--preset", options.preset, "-j", str(options.jobs), *chosen]
    if todo and subprocess.run(command, cwd=root, env=environment).returncode != 0:
        return 1
    if not known:
        for campaign in campaigns:
            campaign.passed()
    stamps.write_text(json.dumps({name: keys[name] for name in todo} if not options.changed else passed | keys))
    return 0


if __name__ == "__main__":
    sys.exit(main())
