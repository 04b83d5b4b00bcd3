"""The steps of the test in the machine."""

import time

from tandem_tools.linux_test.machine import Machine, Outcome
from tandem_tools.linux_test.platform import Step

RANDOM_FILE = (
    "dd if=/dev/urandom of=in bs=1k count=200 2>/dev/null && "
    "dd if=/dev/urandom of=key bs=32 count=1 2>/dev/null && chmod 600 key"
)
XOR = "tandem xor --quiet --key-file key --nonce 000102030405060708090a0b"

STEPS = (
    Step("engines: the devices and what they run", "tandem engines --all | grep uio", ("uio0", "chacha20", "eea3", "eia3")),
    Step("selftest: every function of every device", "tandem selftest --engine uio --tasks 60", ("0 failed",)),
    Step(
        "xor: a file through the device, the same as on the CPU",
        f"{RANDOM_FILE} && {XOR} --engine uio in -o a && {XOR} --engine cpu in -o b && cmp a b && echo same",
        ("same",),
    ),
    Step(
        "conformance suite over bus/uio",
        "conformance_test --gtest_color=no --gtest_filter='*uio*' ",
        ("PASSED",),
        seconds=1800,
    ),
    Step(
        "faults and 10,000 interrupts",
        "uio_guest_test --gtest_color=no --gtest_brief=1",
        ("PASSED", "interrupts"),
        seconds=600,
    ),
    Step(
        "a second process is refused",
        "tandem selftest chacha20 --engine uio --tasks 100000 >/dev/null & sleep 1; tandem selftest chacha20 --engine uio; "
        "s=$?; kill %1; wait %1; (exit $s)",
        ("another process drives the device",),
        status=6,
    ),
    Step(
        "a process killed in the middle of its tasks, then the next one",
        "tandem selftest eea3 --engine uio --tasks 100000 >/dev/null & sleep 1; kill -9 %1; wait %1; "
        "tandem selftest eea3 --engine uio --tasks 50",
        ("0 failed",),
    ),
)


def run(guest: Machine, before: tuple[Step, ...], wanted: str = "") -> int:
    """Runs `before` and every step, or those with `wanted` in their titles. Returns 0 if each step passed, else 1."""
    results = [report(step, *timed(guest, step)) for step in (*before, *STEPS) if wanted in step.title]
    if wanted in LAST.title:
        results.append(report(LAST, *timed_last(guest)))
    print(f"{len(results)} steps, {results.count(False)} failed")
    return 0 if all(results) and results else 1


def timed(guest: Machine, step: Step) -> tuple[Outcome, float]:
    """Runs a step and says how long it took."""
    begin = time.monotonic()
    return guest.command(step.command, step.seconds), time.monotonic() - begin


LAST = Step("the accelerators taken away in the middle: an error, not a hang", "", ("FAILED",), status=6)


def timed_last(guest: Machine) -> tuple[Outcome, float]:
    """Ends the simulation under a running process."""
    begin = time.monotonic()
    guest.command("tandem selftest eea3 --engine uio --tasks 100000 >out 2>&1 & sleep 1", 30)
    guest.kill_device()
    return guest.command("wait %1; s=$?; cat out; (exit $s)", 60), time.monotonic() - begin


def report(step: Step, outcome: Outcome, seconds: float) -> bool:
    """Prints how a step went. Returns whether it did what it must."""
    good = outcome.status == step.status and all(text in outcome.text for text in step.says)
    print(f"{step.title:64} {seconds:5.1f} s  {'ok' if good else 'FAILED'}", flush=True)
    if not good:
        print(f"    exit status {outcome.status}, not {step.status}, or one of {step.says} missing:")
    for line in outcome.text.splitlines()[-40 if not good else -3 :]:
        print(f"    {line}")
    return good
