"""Running programs as they are in tests of faults and interrupts: watched, on a terminal, on a small disk."""

import contextlib
import os
import pathlib
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator

TIMEOUT_S = 120


@contextlib.contextmanager
def started(
    arguments: list[str], path: pathlib.Path, environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A program with pipes to and from it; killed at the end if it still runs."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(arguments, cwd=path, env=environment, **pipes) as process:
        try:
            yield process
        finally:
            process.kill()


def finish(process: subprocess.Popen[bytes]) -> subprocess.CompletedProcess[bytes]:
    """Closes its input and waits for its end."""
    out, err = process.communicate(timeout=TIMEOUT_S)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def wait_until(condition: Callable[[], bool]) -> None:
    """Waits for something that another process does."""
    end = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < end, "never came true"
        time.sleep(0.01)


def open_files(process: subprocess.Popen[bytes]) -> list[str]:
    """Returns what its file descriptors are."""
    files = []
    for fd in pathlib.Path(f"/proc/{process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            files.append(os.readlink(fd))
    return files


def holds_unnamed_file(process: subprocess.Popen[bytes]) -> bool:
    """Returns whether it has created its output, which has no name yet."""
    return any("(deleted)" in name for name in open_files(process))


def sleeps_and_catches_interrupts(process: "subprocess.Popen[bytes] | Conversation") -> bool:
    """Returns whether it waits for something and would notice Ctrl-C."""
    lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
    status = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
    return status["State"].startswith("S") and bool(int(status["SigCgt"], 16) & 1 << (signal.SIGINT - 1))


@contextlib.contextmanager
def small_file_system(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """Mounts a file system of 1 MiB in a directory of `path`. Needs root."""
    small = path / "small"
    small.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", small], check=True)
    try:
        yield small
    finally:
        subprocess.run(["umount", small], check=True)


@contextlib.contextmanager
def bind_mounted(path: pathlib.Path, source: pathlib.Path) -> Iterator[None]:
    """Mounts the file `source` in place of `path`, as containers mount single files. Needs root."""
    subprocess.run(["mount", "--bind", source, path], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", path], check=True)


class Conversation:
    """A program on a terminal for input, output and passphrases, on which the test types."""

    def __init__(self, path: pathlib.Path, *arguments: object) -> None:
        command = [str(argument) for argument in arguments]
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.chdir(path)
            os.execvp(command[0], command)
        self.shown = b""
        self._seen = 0

    def answer(self, prompt: str, text: str) -> None:
        """Waits until the program shows `prompt` once more, and hides what is typed; then types `text`."""
        self.wait_for(prompt)
        wait_until(lambda: not self.echoes())
        self.type(text)

    def answer_openly(self, prompt: str, text: str) -> None:
        """Types an answer that is shown while it is typed."""
        self.wait_for(prompt)
        wait_until(self.echoes)
        self.type(text)

    def echoes(self) -> bool:
        """Returns whether the terminal shows what is typed."""
        return bool(termios.tcgetattr(self._terminal)[3] & termios.ECHO)

    def foreground(self) -> int:
        """Returns the job that the terminal's keys send signals to."""
        return os.tcgetpgrp(self._terminal)

    def type(self, text: str | bytes) -> None:
        """Types text, as fast as the program reads; what is shown meanwhile is kept."""
        rest = text.encode() if isinstance(text, str) else text
        os.set_blocking(self._terminal, False)
        while rest:
            readable, writable, _ = select.select([self._terminal], [self._terminal], [], TIMEOUT_S)
            assert readable or writable, self.shown
            if readable:
                self.shown += os.read(self._terminal, 65536)
            if writable:
                with contextlib.suppress(BlockingIOError):
                    rest = rest[os.write(self._terminal, rest[:1024]) :]
        os.set_blocking(self._terminal, True)

    def wait_for(self, text: str) -> None:
        """Waits until a text is shown once more, behind what was waited for before."""
        end = time.monotonic() + TIMEOUT_S
        while (at := self.shown.find(text.encode(), self._seen)) < 0:
            assert select.select([self._terminal], [], [], max(0, end - time.monotonic()))[0], self.shown
            self.shown += os.read(self._terminal, 4096)
        self._seen = at + len(text.encode())

    def end(self) -> int:
        """Reads what is shown until the program ends; returns its exit status, negative for a signal."""
        # EIO: no process has the terminal open any more.
        with contextlib.suppress(OSError):
            while True:
                assert select.select([self._terminal], [], [], TIMEOUT_S)[0], self.shown
                if not (data := os.read(self._terminal, 65536)):
                    break
                self.shown += data
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


# Runs its arguments and prints the peak memory of that program in KiB on standard error.
MEASURE = (
    "import resource, subprocess, sys; done = subprocess.run(sys.argv[1:]);"
    "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr); sys.exit(done.returncode)"
)


def peak_memory_kib(path: pathlib.Path, command: list[object], stdin: int) -> int:
    """Resident memory of a program at most; its output is thrown away.

    What the kernel counts includes the process that starts the program, so a small one does.
    """
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *(str(part) for part in command)],
        cwd=path,
        stdin=stdin,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
    )
    return int(done.stderr.split()[-1])
