"""Runs the tests of everyday work, deeper ones, or the steps named, side by side; ends with a summary of what ran.

Without an option (`make test`) it builds the program and runs unit tests, whole commands, the tools' tests, a simulated
accelerator of each kind and some proofs, all for real. --deep (`make test-deep`) runs the other steps, and these in full;
proofs and random campaigns whose sources have passed before are left out (results/remembered.json). --all (`make test-all`)
runs everything and leaves out nothing.

Each step's output goes to build/logs/<step>.log; its end is shown when the step fails. A failed step stops only the steps
that need its results.
"""

import argparse
import os
import random
import re
import shutil
import signal
import sys
import time
from pathlib import Path

from tandem_tools import remembered, repository
from tandem_tools.test_run import cases, inputs, left_out, schedule, steps, trace

ENVIRONMENT = """\
environment:
  JOBS                  parallel work (default: all processors)
  CONSTANT_TIME_EFFORT  length of the constant-time step (default: 1; results/ records longer runs)
  TANDEM_SIM_SEED       chooses the first contents of simulated registers (default: any number; a step's log has it)
  TANDEM_TEST_SEED      chooses the random cases of test programs (default: any number; a step's log has it)
  TANDEM_VECTORS        folder with the large test vector sets; without it the tests that need them are skipped
"""
SHOWN_LINES = 40


def main() -> int:
    """Runs what is asked for. Returns the exit code."""
    options = _parser().parse_args()
    root: Path = options.root
    try:
        todo = steps.chosen(options.steps, options.mode)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    os.environ["TANDEM_BEGAN"] = str(time.time_ns())
    (root / "build/logs").mkdir(parents=True, exist_ok=True)
    shutil.rmtree(root / remembered.NOTES, ignore_errors=True)
    if not options.steps:
        shutil.rmtree(root / "build/reports", ignore_errors=True)
    (root / "build/reports/python").mkdir(parents=True, exist_ok=True)
    for seed in ("TANDEM_SIM_SEED", "TANDEM_TEST_SEED"):
        os.environ.setdefault(seed, str(random.randrange(1, 1 << 15)))
    os.environ |= steps.SETTINGS[options.mode]

    at_a_time, jobs = schedule.lanes(options.jobs)
    # A quick run soon has only one step left, which then should have every processor.
    check = options.mode == "check"
    alone = len(todo) == 1 or check
    stamps = inputs.Stamps(root, todo, partial=options.mode == "first")
    environment = steps.environment(str(root), options.jobs if alone else jobs)
    run = schedule.Run(root, environment, _watch(root, stamps) if options.mode == "all" else None)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: run.abort())
    began = time.monotonic()

    def need_not_run(step: steps.Step) -> bool:
        stamps.begin(step)
        return (check and stamps.unchanged(step)) or _remembered(root, step, stamps)

    print(f"{_steps(len(todo))}, {at_a_time} at a time: {' '.join(step.name for step in todo)}", flush=True)
    outcomes = run.run(todo, at_a_time, lambda outcome: _say(root, outcome, stamps), need_not_run, _begins)
    if run.aborted:
        _interrupted(todo, outcomes)
        if options.mode != "first":
            remembered.merge(root, whole=False)
        return 130
    failed = [outcome for outcome in outcomes if not outcome.ok]
    cpu_seconds = sum(outcome.cpu_seconds for outcome in outcomes)
    took = f"{time.monotonic() - began:.0f} s, {cpu_seconds:.0f} s CPU"
    print(f"\n{_steps(len(outcomes))} in {took}, {len(failed)} failed", *(outcome.step.name for outcome in failed))
    _summary(root, outcomes, options.mode, whole=options.mode == "all" and not options.steps and not failed)
    # Once more, for readers who have only the end of the output.
    for outcome in failed:
        print(f"\nfailed: {outcome.step.name}: {outcome.log.relative_to(root)}")
        print(*(f"    | {line}" for line in outcome.reasons()), sep="\n")
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="tandem_tools.test_run", description=__doc__, epilog=ENVIRONMENT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    repository.add_argument(result)
    result.add_argument("steps", nargs="*", help="steps to run, with those that they need (default: all of the mode)")
    modes = result.add_mutually_exclusive_group()
    for mode, meaning in (
        ("deep", "the slow steps, without what has passed before with the same sources"),
        ("all", "everything, even if it has passed before"),
        ("check", "the quick steps, without those whose files are unchanged"),
    ):
        modes.add_argument(f"--{mode}", dest="mode", action="store_const", const=mode, default="first", help=meaning)
    jobs = int(os.environ.get("JOBS") or os.cpu_count() or 1)
    result.add_argument("--jobs", type=int, default=jobs, help="parallel work (default: processors)")
    return result


def _remembered(root: Path, step: steps.Step, stamps: inputs.Stamps) -> bool:
    """Returns whether a step need not run; then its log says so, and a mark beside its reports (variants.py)."""
    if not stamps.remembered(step):
        return False
    (root / f"build/logs/{step.name}.log").write_text(remembered.line(0, 1) + "\n")
    (root / f"build/reports/{step.name}.remembered").touch()
    return True


def _watch(root: Path, stamps: inputs.Stamps) -> schedule.Watch:
    if reason := trace.why_not():
        print(f"not checked: which files steps open: {reason}")
        return schedule.Watch()
    return trace.Tracing(root, stamps.files)


def _begins(step: steps.Step, running: list[steps.Step], remaining: int) -> None:
    others = [each.name for each in running if each is not step]
    beside = f", beside {' '.join(others)}" if others else ""
    print(f"{step.name:14}begins{beside}; {_steps(remaining)} to go", flush=True)


def _steps(number: int) -> str:
    return f"{number} step{'' if number == 1 else 's'}"


def _interrupted(todo: list[steps.Step], outcomes: list[schedule.Outcome]) -> None:
    """Says what was stopped and what never began."""
    begun = {outcome.step.name for outcome in outcomes}
    stopped = [outcome.step.name for outcome in outcomes if outcome.stopped]
    waiting = [step.name for step in todo if step.name not in begun]
    failed = [outcome.step.name for outcome in outcomes if not outcome.ok and not outcome.stopped]
    for word, names in (("stopped", stopped), ("not begun", waiting), ("failed", failed)):
        if names:
            print(f"{word}: {' '.join(names)}")
    print("interrupted; every process that it began has ended")


def _say(root: Path, outcome: schedule.Outcome, stamps: inputs.Stamps) -> None:
    if outcome.ok and not outcome.unchanged:
        stamps.passed(outcome.step)
    if outcome.ok:
        said = left_out.said(root, outcome.step.name, outcome.log)
        result = said or ("unchanged, not run" if outcome.unchanged else "ok")
    elif outcome.stopped:
        result = "stopped"
    else:
        result = f"not run: {outcome.missing} failed" if outcome.missing else "FAILED"
    print(f"{outcome.step.name:14}{outcome.seconds:5.0f} s {outcome.cpu_seconds:5.0f} s CPU  {result}", flush=True)
    if result == "FAILED":
        lines = outcome.log.read_text(errors="replace").splitlines()[-SHOWN_LINES:]
        print(*(f"    | {line}" for line in lines), sep="\n")
        print(f"    whole output: {outcome.log.relative_to(root)}", flush=True)


def _summary(root: Path, outcomes: list[schedule.Outcome], mode: str, *, whole: bool) -> None:
    found = list(cases.read(root / "build/reports"))
    for suite, (ran, skipped) in cases.counts(found).items():
        print(f"{suite:14}{ran:6} cases" + (f", {skipped} skipped" if skipped else ""))
    for reason, number in cases.reasons(found).items():
        print(f"skipped: {number} cases: {reason}")
    for outcome in outcomes:
        if said := left_out.said(root, outcome.step.name, outcome.log):
            print(f"{outcome.step.name}: {said}")
    if found:
        print("the slowest:")
    for case in cases.slowest(found):
        print(f"{case.seconds:8.1f} s  {case.suite}: {case.name}")
    if not os.environ.get("TANDEM_VECTORS"):
        print("not run: the large vector sets (TANDEM_VECTORS is not set)")
    names = {outcome.step.name for outcome in outcomes}
    for line in _lines(root, "variants") if "variants" in names else ():
        if found_line := re.match(r"(absent|unchecked) +(.*)", line):
            print(("known answers: " if found_line[1] == "unchecked" else "") + found_line[2])
    if mode == "first":
        print("not run: sanitizers, other processors, all proofs and campaigns, packages: make test-deep runs them")
        return
    new = remembered.merge(root, whole=whole)
    if not remembered.forgets():
        known = len(remembered.load(root))
        print(f"remembered: {known} proofs and campaigns run again only when their sources change, or with `make test-all`")
    if new:
        print(f"{new} new ones are in {remembered.FILE}: commit it with your change")


def _lines(root: Path, step: str) -> list[str]:
    log = root / f"build/logs/{step}.log"
    return log.read_text(errors="replace").splitlines() if log.is_file() else []


if __name__ == "__main__":
    sys.exit(main())
