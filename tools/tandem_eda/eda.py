"""Runs EDA programs within limits, and ends them with this program."""

import os
import re
import shutil
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ADVICE = "run `make explore` or `tools/bootstrap.sh explore`, which installs it"

# Programs say this when they run out of memory; those in WebAssembly have 4 GiB.
MEMORY_ENDED = re.compile(r"std::bad_alloc|out of memory|memory allocation (?:of|failed)|cannot allocate memory", re.I)
# Programs of nextpnr say this when the device is too small.
NO_FIT = re.compile(r"no BELs? remaining|utilisation limit|unable to find (?:a )?legal placement|no legal location", re.I)
SETPRIV = shutil.which("setpriv")
MEMORY_CHECK_S = 0.5


class EdaError(Exception):
    """A program is missing, or has failed; the message says what to do or what it said. `kind` sorts failures of runs."""

    def __init__(self, message: str, kind: str = "error") -> None:
        super().__init__(message)
        self.kind = kind


class Interrupted(Exception):
    """The user ended the run; the step has neither passed nor failed."""


@dataclass(frozen=True)
class Program:
    """A program that was found; `version` is its own line about its version."""

    path: Path
    version: str


@dataclass(frozen=True)
class Limits:
    """The limits of one run of a program; 0 is no limit."""

    seconds: float = 0
    memory_mib: int = 0


@dataclass
class Run:
    """The work on one step: its folder, and what the programs that it calls take together."""

    folder: Path
    limits: Limits = Limits()
    cpu_s: float = 0.0
    memory_mib: int = 0
    calls: list[str] = field(default_factory=list)

    def call(self, program: Program, arguments: list[str], environment: dict[str, str] | None = None) -> str:
        """Runs a program in the folder and returns what it printed, which is also in `<program>.log` there.

        It has a separate process group, which is killed at a limit, at `stop`, and when this process dies.
        Paths in the arguments must be relative to the folder: programs in WebAssembly see no others everywhere.

        Raises:
            EdaError: It failed, or met a limit.
            Interrupted: `stop` was called.
        """
        guard = [SETPRIV, "--pdeathsig", "KILL", "--"] if SETPRIV else []
        log = self.folder / f"{program.path.name}.log"
        self.calls.append(program.path.name)
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*guard, str(program.path), *arguments],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                start_new_session=True, env=os.environ | (environment or {}),
            )  # fmt: skip
            with _running(process.pid):
                reason, status = self._wait(process)
        said = log.read_text(errors="replace")
        if reason is not None:
            raise EdaError(f"{program.path.name}: {reason[1]}", reason[0])
        if STOPPING.is_set() and status != 0:
            raise Interrupted
        if status != 0:
            raise _failure(program, status, said)
        return said

    def _wait(self, process: "subprocess.Popen[bytes]") -> tuple[tuple[str, str] | None, int]:
        """Waits for the end, or makes one at a limit. Returns that limit's kind and words, and the exit status."""
        start = time.monotonic()
        pause, checked, reason = 0.005, start, None
        while True:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if ended:
                process.returncode = os.waitstatus_to_exitcode(status)
                self.cpu_s += usage.ru_utime + usage.ru_stime
                self.memory_mib = max(self.memory_mib, usage.ru_maxrss // 1024)
                return reason, process.returncode
            now = time.monotonic()
            if reason is None and self.limits.seconds and now - start > self.limits.seconds:
                reason = "timeout", f"not done after {self.limits.seconds:g} s (--timeout)"
            if reason is None and self.limits.memory_mib and now - checked > MEMORY_CHECK_S:
                checked = now
                if _group_mib(process.pid) > self.limits.memory_mib:
                    reason = "memory", f"took more than {self.limits.memory_mib} MiB (--memory-limit)"
            if reason is not None or STOPPING.is_set():
                _kill(process.pid)
            time.sleep(pause)
            pause = min(2 * pause, 0.1)


def _failure(program: Program, status: int, said: str) -> EdaError:
    """Returns the error for a program that ended with this status and output."""
    end = "\n".join(said.strip().splitlines()[-8:])
    name = program.path.name
    if status == -signal.SIGKILL:
        return EdaError(f"{name} was killed, probably out of memory\n{end}", "memory")
    if MEMORY_ENDED.search(said):
        return EdaError(f"{name} ran out of memory\n{end}", "memory")
    if NO_FIT.search(said):
        return EdaError(f"{name}: the design does not fit the device\n{end}", "no fit")
    return EdaError(f"{name} ended with {status}:\n{end}")


# --- process groups of this process, so that none outlives it
STOPPING = threading.Event()
_GROUPS: set[int] = set()
_GROUPS_LOCK = threading.Lock()


class _running:  # noqa: N801 (a context manager that reads like a statement)
    def __init__(self, pid: int) -> None:
        self.pid = pid

    def __enter__(self) -> None:
        with _GROUPS_LOCK:
            _GROUPS.add(self.pid)

    def __exit__(self, *_: object) -> None:
        with _GROUPS_LOCK:
            _GROUPS.discard(self.pid)


def stop() -> None:
    """Kills every running program. Its callers raise Interrupted, and no other program begins."""
    STOPPING.set()
    with _GROUPS_LOCK:
        for pid in _GROUPS:
            _kill(pid)


def _kill(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass


def _group_mib(group: int) -> int:
    """Resident memory of a process group, as /proc has it."""
    pages = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            pages += int(fields[21])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20
