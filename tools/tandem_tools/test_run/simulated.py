"""The conformance and fault cases of simulated accelerators, which pass again while accelerators and driver are the same.

They take most of the time of steps `release` and `asan`. Like proofs they are remembered: by the hash of everything but
what is named here, which they do not depend on. Of software they need the references alone.
"""

import fnmatch
import subprocess
from pathlib import Path

from tandem_tools import cores, remembered, repository

# Whose cases are remembered. Under ThreadSanitizer there are none.
PRESETS = ("release", "asan")
# What GoogleTest calls them: each is named after an engine and its form.
CASES = "*_direct*:*_ring*"
# What a program contains that loads accelerators for the simulator.
LOADS_MODELS = b"tandem_make_top"
INDEPENDENT_OF = (
    ".*", "LICENSE", "Makefile", "*.md", "docs/*", "results/*", "profiles/*", "examples/*", "explore/*", "hls/*",
    "packaging/*", "tools/*", "*requirements*.lock", "bench/*",
    "generated/bench/*", "algorithms/*/bench/*", "algorithms/*/tb/*",
    "algorithms/*/formal/*", "algorithms/*/sw/*", "hw/tb/*", "hw/*/tb/*", "hw/*/formal/*", "hw/top/boards/*",
    "src/calibrate/*", "src/capi/*", "src/choose/*", "src/cli/*", "src/console/*", "src/container/*", "src/pipeline/*",
    "testing/qemu/*", "testing/bare_selftest/*", "testing/constant_time/*",
)  # fmt: skip
REFERENCES = "algorithms/*/sw/reference.cpp"


def sources(root: Path) -> list[str]:
    """What they depend on."""
    return [name for name in repository.files(root) if _counts(name)]


def campaigns(root: Path, preset: str) -> dict[str, str]:
    """The campaigns that their cases are in this build tree, and their keys: without the large sets, and with them."""
    if preset not in PRESETS:
        return {}
    plain = remembered.key(root, sources(root), tools=("verilator",))
    result = {f"simulated accelerators, {preset}": plain}
    if answers := cores.vectors():
        result[f"simulated accelerators, {preset}, known answers"] = remembered.key(root, answers, plain)
    return result


def have_passed(root: Path, preset: str) -> bool:
    """Whether they need not run."""
    known = campaigns(root, preset)
    return bool(known) and all(remembered.has_passed(root, name, key) for name, key in known.items())


def count(program: Path) -> int:
    """How many of their cases a test program has."""
    if LOADS_MODELS not in program.read_bytes():
        return 0
    command = [str(program), "--gtest_list_tests", f"--gtest_filter={CASES}"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return sum(line.startswith("  ") for line in listed.splitlines())


def note(root: Path, preset: str) -> None:
    """Says that they have passed."""
    for name, key in campaigns(root, preset).items():
        remembered.note(root, name, key)


def _counts(name: str) -> bool:
    if fnmatch.fnmatchcase(name, REFERENCES):
        return True
    return not any(fnmatch.fnmatchcase(name, pattern) for pattern in INDEPENDENT_OF)
