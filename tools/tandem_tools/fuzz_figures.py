"""Stores what fuzz runs came to, from libFuzzer's logs, in results/fuzz.json. Called by tools/fuzz.sh."""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import time
from pathlib import Path

from tandem_tools.long_stream import cpu_name

# A line of progress: "#1234	NEW    cov: 56 ft: 78 corp: 9/1Kb ...".
PROGRESS = re.compile(r"^#\d+\s.*\bcov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)
EXECUTIONS = re.compile(r"^stat::number_of_executed_units:\s+(\d+)", re.MULTILINE)
DONE = re.compile(r"^Done \d+ runs in (\d+) second", re.MULTILINE)


def figures(log: str, status: int) -> list[tuple[str, str, float, str]]:
    """Metric, unit, value and note of each figure in the log of one run.

    Raises:
        ValueError: the log is not that of a run that got as far as its first input.
    """
    progress = PROGRESS.findall(log)
    executions = EXECUTIONS.search(log)
    if not progress or not executions:
        raise ValueError("the log shows no executions")
    edges, features, inputs = progress[-1]
    done = DONE.search(log)
    found = [
        ("exit status", "", float(status), "clean" if status == 0 else "a finding"),
        ("executions", "", float(executions[1]), ""),
        ("code edges reached", "", float(edges), f"{features} features by {inputs} inputs"),
    ]
    if done:
        found.append(("time", "s", float(done[1]), "one process"))
    return found


def rows(target: str, log: str, status: int, seconds: int) -> list[dict[str, object]]:
    """The figures of one run, in the form of all results."""
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False)
    common = {
        "suite": "fuzz",
        "row": f"{target}, address and undefined-behaviour sanitizers",
        "engine": "libFuzzer",
        "kind": "measured",
        "command": f"FUZZ_SECONDS={seconds} tools/fuzz.sh",
        "commit": commit.stdout.strip() or "unknown",
        "machine": f"{platform.machine()} {cpu_name()}, {os.cpu_count()} CPUs, Linux {platform.release().partition('-')[0]}",
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }
    return [
        {**common, "metric": metric, "unit": unit, "value": value, "note": note}
        for metric, unit, value, note in figures(log, status)
    ]


def main() -> int:
    """Reads the logs and writes the figures. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.fuzz_figures", description="Stores what fuzz runs came to.")
    parser.add_argument("outcomes", nargs="+", metavar="TARGET=STATUS", help="a run and its exit status")
    parser.add_argument("--seconds", type=int, required=True, help="time per target")
    parser.add_argument("--logs", type=Path, default=Path("build/logs"))
    parser.add_argument("--json", type=Path, default=Path("results/fuzz.json"))
    options = parser.parse_args()
    found: list[dict[str, object]] = []
    for outcome in options.outcomes:
        target, _, status = outcome.partition("=")
        log = options.logs / f"fuzz-{target}.log"
        try:
            found += rows(target, log.read_text(errors="replace"), int(status), options.seconds)
        except ValueError as error:
            print(f"error: {log}: {error}", file=sys.stderr)
            return 1
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in found)
    options.json.write_text(f"[\n{lines}\n]\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
