"""The conformance and fault cases of simulated accelerators, which pass again while accelerators and driver are the same.

They take most of the time of steps `release` and `asan`. Like proofs they are remembered: by the hash of everything but
what is named here, which they do not depend on. Of software they need the references alone.
"""

import fnmatch
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tandem_tools import cores, remembered, repository

# Their cases are remembered. Under ThreadSanitizer there are none.
PRESETS = ("release", "asan")
# GoogleTest's names of the cases: each is named after an engine and its form.
CASES = "*_direct*:*_ring*"
# Every program that loads accelerators for the simulator contains this.
LOADS_MODELS = b"tandem_make_top"
INDEPENDENT_OF = (
    ".*", "LICENSE", "Makefile", "*.md", "docs/*", "results/*", "profiles/*", "examples/*", "explore/*", "hls/*",
    "packaging/*", "tools/*", "*requirements*.lock", "bench/*",
    "generated/bench/*", "algorithms/*/bench/*", "algorithms/*/tb/*",
    "algorithms/*/formal/*", "algorithms/*/sw/*", "hw/tb/*", "hw/*/tb/*", "hw/*/formal/*", "hw/top/boards/*",
    "src/calibrate/*", "src/capi/*", "src/choose/*", "src/cli/*", "src/console/*", "src/container/*", "src/pipeline/*",
    "testing/qemu/*", "testing/bare_selftest/*", "testing/constant_time/*",
)  # fmt: skip
REFERENCES = ("algorithms/*/sw/reference.cpp", "algorithms/gcm_sst/sw/*", "algorithms/*/sw/*_iv.h")


def sources(root: Path) -> list[str]:
    """Returns the files that the cases depend on."""
    return [name for name in repository.files(root) if _counts(name)]


def campaigns(root: Path, preset: str) -> list[remembered.Campaign]:
    """The campaigns that their cases are in this build tree: without the large sets, and with them."""
    if preset not in PRESETS:
        return []

    def named(more: str, answers: Sequence[Path] = ()) -> remembered.Campaign:
        def files() -> list[str | Path]:
            return [*sources(root), *answers]

        name = f"simulated accelerators, {preset}{more}"
        return remembered.Campaign(root, name, files, tools=("verilator",), debian=("g++",))

    answers = cores.vectors()
    return [named(""), *([named(", known answers", answers)] if answers else [])]


def have_passed(known: Sequence[remembered.Campaign]) -> bool:
    """Returns whether the campaigns need not run."""
    return bool(known) and all(campaign.has_passed() for campaign in known)


def count(program: Path) -> int:
    """Returns the number of these cases in a test program."""
    if LOADS_MODELS not in program.read_bytes():
        return 0
    command = [str(program), "--gtest_list_tests", f"--gtest_filter={CASES}"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return sum(line.startswith("  ") for line in listed.splitlines())


def _counts(name: str) -> bool:
    if any(fnmatch.fnmatchcase(name, pattern) for pattern in REFERENCES):
        return True
    return not any(fnmatch.fnmatchcase(name, pattern) for pattern in INDEPENDENT_OF)
