"""Stores what fuzz runs came to, from libFuzzer's logs, under results/fuzz. Called by tools/fuzz.sh."""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from tandem_tools import repository, results
from tandem_tools.results import Figure, Origin

# A line of progress: "#1234	NEW    cov: 56 ft: 78 corp: 9/1Kb ...".
PROGRESS = re.compile(r"^#\d+\s.*\bcov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)
EXECUTIONS = re.compile(r"^stat::number_of_executed_units:\s+(\d+)", re.MULTILINE)
DONE = re.compile(r"^Done \d+ runs in (\d+) second", re.MULTILINE)


def figures(log: str, status: int) -> list[tuple[str, str, float, str]]:
    """Returns metric, unit, value and note of each figure in the log of one run.

    Raises:
        ValueError: The run of the log did not reach its first input.
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


def figures_of(target: str, log: str, status: int, run: Origin) -> list[Figure]:
    """The figures of one run of a target.

    Raises:
        ValueError: as `figures` does.
    """
    sanitizers = {"sanitizers": "address, undefined behaviour"}
    of: dict[str, Any] = {"what": target, "parameters": sanitizers, "engine": "libFuzzer"}
    return [
        Figure(**of, metric=metric, unit=unit, value=value, kind="measured", note=note, run=run)
        for metric, unit, value, note in figures(log, status)
    ]


def main() -> int:
    """Reads the logs and stores the figures; without any, only asks whether it could. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.fuzz_figures", description="Stores the outcomes of fuzz runs.")
    parser.add_argument("outcomes", nargs="*", metavar="TARGET=STATUS", help="a run and its exit status")
    parser.add_argument("--seconds", type=int, required=True, help="time per target")
    parser.add_argument("--logs", type=Path, default=Path("build/logs"))
    repository.add_argument(parser)
    options = parser.parse_args()
    run = results.origin(options.root, "fuzz", f"FUZZ_RECORD=1 FUZZ_SECONDS={options.seconds} tools/fuzz.sh")
    found: list[Figure] = []
    try:
        results.require_recordable(options.root)
        for outcome in options.outcomes:
            target, _, status = outcome.partition("=")
            log = options.logs / f"fuzz-{target}.log"
            found += figures_of(target, log.read_text(errors="replace"), int(status), run)
    except (ValueError, results.RecordError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(*results.record(options.root, found), sep="\n", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
