"""An emulated board and, beside it, the process that is its accelerators."""

import json
import os
import selectors
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

# The last line that the program prints begins with this; its exit status follows.
MARK = "@@"
RAM_BYTES = 64 << 20
START_SECONDS = 20


class Unavailable(Exception):
    """The test cannot run on this machine; the text says why and what to do."""


@dataclass(frozen=True)
class Board:
    """A machine that QEMU emulates; addresses and interrupts are from src/bus/bare/board."""

    preset: str
    core: str
    qemu: str
    machine: str
    isa: str
    compiler: str
    library: str
    packages: str
    # Type of the interrupt controller in QEMU's tree of objects; its input of the first accelerator.
    controller: str
    first_input: int
    first_address: int
    # The console is that serial port.
    serial: int

    def accelerator(self, model: str, number: int) -> str:
        """An accelerator as tandem_debug_port_device takes it."""
        return f"{model}:{self.first_address + 0x10000 * number:x}:{self.first_input + number}"


BOARDS = (
    Board(
        preset="cortex-a9",
        core="Cortex-A9",
        qemu="qemu-system-arm",
        machine="xilinx-zynq-a9",
        isa="arm",
        compiler="arm-none-eabi-g++",
        library="libstdc++.a",
        packages="gcc-arm-none-eabi libstdc++-arm-none-eabi-newlib qemu-system-arm",
        controller="a9mpcore_priv",
        first_input=29,
        first_address=0x43C00000,
        serial=1,
    ),
    Board(
        preset="cortex-a53",
        core="Cortex-A53",
        qemu="qemu-system-aarch64",
        machine="xlnx-zcu102,virtualization=on",
        isa="aarch64",
        compiler="aarch64-linux-gnu-g++",
        library="/usr/lib/picolibc/aarch64-linux-gnu/lib/release/libc.a",
        packages="g++-aarch64-linux-gnu picolibc-aarch64-linux-gnu qemu-system-arm",
        controller="arm_gic",
        first_input=89,
        first_address=0xA0000000,
        serial=0,
    ),
)


def require(board: Board) -> None:
    """Checks that this machine can build for a board and emulate it.

    Raises:
        Unavailable: It cannot.
    """
    for program in (board.qemu, board.compiler):
        if shutil.which(program) is None:
            raise Unavailable(f"{program} is missing: apt-get install {board.packages}")
    # The compiler answers with only the name if it does not find the file.
    command = [board.compiler, f"-print-file-name={board.library}"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    if not Path(found).is_absolute() or not Path(found).exists():
        raise Unavailable(f"{board.library} is missing: apt-get install {board.packages}")


class Qmp:
    """QEMU's own control port."""

    def __init__(self, path: Path) -> None:
        """Connects, waiting for the socket to appear.

        Raises:
            TimeoutError: It does not.
        """
        self._socket = connect(path)
        self._lines = self._socket.makefile("r")
        self._lines.readline()
        self.execute("qmp_capabilities")

    def execute(self, command: str, **arguments: object) -> object:
        """Runs a command and returns its result.

        Raises:
            TimeoutError: QEMU has ended.
        """
        request = json.dumps({"execute": command, "arguments": arguments})
        self._socket.sendall(request.encode() + b"\n")
        while line := self._lines.readline():
            answer = json.loads(line)
            if "return" in answer or "error" in answer:
                return answer.get("return")
        raise TimeoutError("QEMU has ended")

    def find(self, kind: str, path: str = "/machine") -> str | None:
        """The path of the first object of type `kind`, or None."""
        children = self.execute("qom-list", path=path)
        assert isinstance(children, list)
        names = [child["name"] for child in children if child["type"].startswith("child<")]
        for child in children:
            if child["type"] == f"child<{kind}>":
                return f"{path}/{child['name']}"
        for name in names:
            # Deeper, only where boards put their parts.
            if path == "/machine" and name in ("soc", "unattached") and (found := self.find(kind, f"{path}/{name}")):
                return found
        return None

    def close(self) -> None:
        """Ends the connection."""
        self._lines.close()
        self._socket.close()


def connect(path: Path) -> socket.socket:
    """Connects to a Unix socket, waiting for it to appear.

    Raises:
        TimeoutError: It does not.
    """
    deadline = time.monotonic() + START_SECONDS
    while True:
        result = socket.socket(socket.AF_UNIX)
        try:
            result.connect(str(path))
            return result
        except OSError:
            result.close()
            if time.monotonic() > deadline:
                raise TimeoutError(f"QEMU does not listen at {path}") from None
            time.sleep(0.02)


def arguments(board: Board, program: Path, work: Path) -> list[str]:
    """QEMU's command line: the processor stands at the program's beginning."""
    serial = [argument for port in range(2) for argument in ("-serial", "stdio" if port == board.serial else "null")]
    return [
        *(board.qemu, "-machine", f"{board.machine},memory-backend=ram", "-m", f"{RAM_BYTES >> 20}M"),
        *("-object", f"memory-backend-file,id=ram,size={RAM_BYTES},mem-path={work / 'ram'},share=on"),
        *("-accel", "tcg", "-display", "none", "-nic", "none", "-monitor", "none", *serial),
        *("-kernel", str(program), "-S"),
        *("-chardev", f"socket,id=debug,path={work / 'debug'},server=on,wait=off", "-gdb", "chardev:debug"),
        *("-qtest", f"unix:{work / 'qtest'},server=on,wait=off", "-qtest-log", "none"),
        *("-qmp", f"unix:{work / 'qmp'},server=on,wait=off"),
    ]


@contextmanager
def started(board: Board, program: Path, device: Path, models: list[str], work: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A running board with accelerators; yields QEMU's process, whose output is the console.

    Raises:
        TimeoutError: QEMU does not start.
    """
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    processes = []
    try:
        with (work / "qemu.log").open("wb") as log:
            qemu = subprocess.Popen(
                arguments(board, program, work),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "QEMU_AUDIO_DRV": "none"},
            )
            processes.append(qemu)
            qmp = Qmp(work / "qmp")
            controller = qmp.find(board.controller)
            qmp.close()
            if controller is None:
                raise TimeoutError(f"QEMU's {board.machine} has no {board.controller}")
            windows = [board.accelerator(model, number) for number, model in enumerate(models)]
            sockets = [str(work / "debug"), str(work / "qtest"), controller, str(work / "ram")]
            processes.append(subprocess.Popen([device, *sockets, board.isa, *windows], stderr=log))
        yield qemu
    except ConnectionError as error:
        raise TimeoutError(f"QEMU has ended: {error}") from error
    finally:
        for process in processes:
            process.kill()
            process.wait()
        (work / "ram").unlink(missing_ok=True)


def console(qemu: subprocess.Popen[bytes], seconds: float) -> str:
    """Returns the output of the program up to its last line.

    Raises:
        TimeoutError: That line does not come in time, or QEMU ends.
    """
    assert qemu.stdout
    os.set_blocking(qemu.stdout.fileno(), False)
    deadline = time.monotonic() + seconds
    seen = b""
    with selectors.DefaultSelector() as selector:
        selector.register(qemu.stdout, selectors.EVENT_READ)
        while not (MARK.encode() in seen and seen.endswith(b"\n")):
            if time.monotonic() > deadline or qemu.poll() is not None:
                raise TimeoutError(f"the program did not end; its last output:\n{seen[-2000:].decode(errors='replace')}")
            if selector.select(0.5):
                seen += qemu.stdout.read() or b""
    return seen.decode(errors="replace").replace("\r", "")
