"""Streams a sparse file of any size through `tandem encrypt` into a decryptor and checks every byte that comes out.

    build/venv/bin/python -m tandem_tools.long_stream --gib 300 --record

Shows that memory stays constant and that the counters of an age payload are right over millions of chunks. The input
takes no space: it is one hole but for a mark at the beginning of every GiB with its number.
"""

import argparse
import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tandem_tools import repository, results
from tandem_tools.results import Figure, Origin

GIB = 1 << 30
BLOCK = 1 << 20  # bytes compared at a time; divides a GiB
WATCH_S = 0.02


@dataclass(frozen=True)
class Outcome:
    """The time and memory that one program took for the stream."""

    program: str
    status: int
    cpu_seconds: float
    peak_mib: float


def mark(gib: int) -> bytes:
    """The mark at the beginning of GiB number `gib`."""
    return f"GiB {gib}\n".encode()


def write_input(path: Path, gib: int) -> None:
    """Writes the sparse input of `gib` GiB."""
    with path.open("wb") as file:
        file.truncate(gib * GIB)
        for index in range(gib):
            file.seek(index * GIB)
            file.write(mark(index))


def expected_block(offset: int) -> bytes:
    """The `BLOCK` bytes of the input at `offset`, a multiple of `BLOCK`."""
    head = mark(offset // GIB) if offset % GIB == 0 else b""
    return head + bytes(BLOCK - len(head))


def check_output(pipe: int, gib: int) -> int:
    """Compares the output of `pipe` with the input. Returns the number of bytes, which is the input's.

    Returns the number of bytes, which is that of the input.

    Raises:
        ValueError: at the first block that differs, or if there are more or fewer bytes.
    """
    holes = bytes(BLOCK)
    offset = 0
    start = time.monotonic()
    with open(pipe, "rb", buffering=4 * BLOCK) as stream:
        while block := stream.read(BLOCK):
            if offset >= gib * GIB:
                raise ValueError(f"the output has more than {gib} GiB")
            if block != (holes if offset % GIB else expected_block(offset)):
                raise ValueError(f"the output differs from the input in the MiB at byte {offset}")
            offset += len(block)
            if offset % GIB == 0 and sys.stderr.isatty():
                rate = offset / (1 << 20) / (time.monotonic() - start)
                print(f"\r{offset // GIB} of {gib} GiB, {rate:.0f} MiB/s ", end="", file=sys.stderr, flush=True)
    if offset != gib * GIB:
        raise ValueError(f"the output has only {offset} bytes, not {gib} GiB")
    return offset


class Peak(threading.Thread):
    """Watches the peak memory of a program. The value in rusage begins with the memory of this process."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.status = Path(f"/proc/{pid}/status")
        self.mib = 0.0
        self.start()

    def run(self) -> None:
        with contextlib.suppress(OSError):
            while found := re.search(r"^VmHWM:\s+(\d+) kB$", self.status.read_text(), re.MULTILINE):
                self.mib = int(found[1]) / 1024
                time.sleep(WATCH_S)


def wait_for(process: subprocess.Popen[bytes], program: str, peak: Peak) -> Outcome:
    """Waits for the end of a program."""
    peak.join()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Outcome(program, process.returncode, usage.ru_utime + usage.ru_stime, peak.mib)


def stream(binary: Path, decryptor: list[str], gib: int, directory: Path) -> tuple[float, list[Outcome]]:
    """Runs the stream; returns its seconds and what each program took.

    Raises:
        ValueError: if the output is not the input, or a program fails.
    """
    source = directory / "input"
    identity = directory / "identity"
    write_input(source, gib)
    subprocess.run([binary, "keygen", "-o", identity], check=True, stderr=subprocess.DEVNULL)
    shown = subprocess.run([binary, "keygen", "-y", identity], check=True, capture_output=True, text=True)
    recipient = shown.stdout.strip()

    start = time.monotonic()
    with source.open("rb") as file:
        # The input comes through cat, so its length is not known before the end.
        feeder = subprocess.Popen(["cat"], stdin=file, stdout=subprocess.PIPE)
    encrypt = subprocess.Popen([binary, "encrypt", "-r", recipient], stdin=feeder.stdout, stdout=subprocess.PIPE)
    decrypt = subprocess.Popen([*decryptor, "-i", identity], stdin=encrypt.stdout, stdout=subprocess.PIPE)
    peaks = [Peak(process.pid) for process in (encrypt, decrypt)]
    for process in (feeder, encrypt):
        assert process.stdout is not None
        process.stdout.close()
    assert decrypt.stdout is not None
    failure = None
    try:
        check_output(os.dup(decrypt.stdout.fileno()), gib)
    except ValueError as error:
        failure = error
    decrypt.stdout.close()
    outcomes = [wait_for(encrypt, "tandem encrypt", peaks[0]), wait_for(decrypt, shlex.join(decryptor), peaks[1])]
    feeder.wait()
    for outcome in outcomes:
        if outcome.status != 0:
            raise ValueError(f"{outcome.program} ends with status {outcome.status}")
    if failure is not None:
        raise failure
    return time.monotonic() - start, outcomes


def figures(gib: int, seconds: float, outcomes: list[Outcome], run: Origin) -> list[Figure]:
    """The figures."""
    of: dict[str, Any] = {"what": "sparse input through a pipe", "bytes": gib * GIB, "kind": "measured", "run": run}
    whole: dict[str, Any] = of | {"engine": "the whole stream"}
    chunks = gib * GIB // (1 << 16)
    found = [
        Figure(**whole, metric="rate", unit="MiB/s", value=gib * 1024 / seconds, note="every byte of the output compared"),
        Figure(**whole, metric="chunks", unit="chunks", value=chunks, note="of 64 KiB, each with its counter"),
    ]
    for outcome in outcomes:
        found.append(Figure(**of, engine=outcome.program, metric="CPU time", unit="s", value=outcome.cpu_seconds))
        found.append(Figure(**of, engine=outcome.program, metric="peak memory", unit="MiB", value=outcome.peak_mib))
    return found


def default_decryptor(binary: Path) -> str:
    """Returns another implementation if there is one, so that both are checked."""
    return "age -d" if shutil.which("age") else f"{binary} decrypt"


def main() -> int:
    """Parses arguments and runs the stream."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--gib", type=int, default=300, help="size of the input (default: %(default)s)")
    parser.add_argument("--binary", type=Path, default=Path("build/release/bin/tandem"))
    parser.add_argument("--decryptor", help="command that takes -i IDENTITY and reads a pipe (default: age -d)")
    parser.add_argument("--directory", type=Path, help="folder of the sparse input (default: the system's)")
    parser.add_argument("--record", action="store_true", help="store the figures in a new file under results/")
    repository.add_argument(parser)
    options = parser.parse_args()
    decryptor = shlex.split(options.decryptor or default_decryptor(options.binary))
    if options.record and not results.recordable(options.root, options.binary):
        return 1
    with tempfile.TemporaryDirectory(prefix="tandem-stream-", dir=options.directory) as directory:
        try:
            seconds, outcomes = stream(options.binary.resolve(), decryptor, options.gib, Path(directory))
        except (ValueError, OSError, subprocess.CalledProcessError) as error:
            print(f"error: {error}", file=sys.stderr)
            return 1
    command = f"python -m tandem_tools.long_stream {shlex.join(sys.argv[1:])}"
    found = figures(options.gib, seconds, outcomes, results.origin(options.root, "stream", command))
    for figure in found:
        print(f"{figure.engine:20} {figure.metric:12} {figure.value:>12.1f} {figure.unit}")
    if options.record:
        print(*results.record(options.root, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
