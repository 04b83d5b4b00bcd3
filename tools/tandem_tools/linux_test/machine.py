"""The virtual machine and, beside it, the process that is its accelerators."""

import os
import re
import selectors
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.linux_test.platform import MODELS, Platform
from tandem_tools.linux_test.run import Unavailable

# The console prints this when the machine is ready, and after each command, with its exit status.
MARK = re.compile(rb"@@(\d+)@@")


@dataclass
class Outcome:
    """The output of one step in the machine, and its exit status."""

    status: int
    text: str


class Machine:
    """A running machine, driven through its console: a shell command at a time."""

    def __init__(self, qemu: subprocess.Popen[bytes], device: subprocess.Popen[bytes], log: Path) -> None:
        """Takes two processes that have just started; `log` takes all that the console says."""
        self._qemu = qemu
        self._device = device
        self._log = log.open("wb")
        self._seen = bytearray()
        assert qemu.stdout
        os.set_blocking(qemu.stdout.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(qemu.stdout, selectors.EVENT_READ)

    def wait_for(self, mark: re.Pattern[bytes], seconds: float) -> tuple[bytes, int]:
        """Reads the console until `mark` comes, of at most 16 bytes. Returns what came before it, and the mark's number.

        Raises:
            TimeoutError: It does not come in time, or the machine ends.
        """
        deadline = time.monotonic() + seconds
        looked_at = 0
        while True:
            if match := mark.search(self._seen, max(looked_at - 16, 0)):
                before, number = bytes(self._seen[: match.start()]), int(match[1])
                del self._seen[: match.end()]
                return before, number
            looked_at = len(self._seen)
            left = deadline - time.monotonic()
            if left <= 0 or self._qemu.poll() is not None:
                said = self._seen[-3000:].decode(errors="replace")
                raise TimeoutError(f"the machine does not answer; its last output:\n{said}")
            for key, _ in self._selector.select(min(left, 0.5)):
                data = os.read(key.fd, 65536)
                self._log.write(data)
                self._log.flush()
                self._seen += data

    def command(self, text: str, seconds: float) -> Outcome:
        """Runs a shell command in the machine.

        Raises:
            TimeoutError: It does not end in time.
        """
        assert self._qemu.stdin
        self._qemu.stdin.write(f"{text}; echo @@$?@@\n".encode())
        self._qemu.stdin.flush()
        said, status = self.wait_for(MARK, seconds)
        return Outcome(status, said.decode(errors="replace").replace("\r", "").strip())

    def kill_device(self) -> None:
        """Ends the process of the accelerators, as if the logic had been taken away."""
        self._device.kill()
        self._device.wait()

    @property
    def device_runs(self) -> bool:
        """Returns whether the process of the accelerators is there."""
        return self._device.poll() is None

    def stop(self) -> None:
        """Ends both processes."""
        for process in (self._qemu, self._device):
            if process.poll() is None:
                process.kill()
            process.wait()
        self._log.close()


@contextmanager
def started(platform: Platform, initramfs: Path, device: Path, work: Path) -> Iterator[Machine]:
    """A machine with its accelerators, which are the program `device`.

    Raises:
        Unavailable: QEMU is missing, or cannot have its device in another process.
    """
    if shutil.which(platform.qemu) is None:
        raise Unavailable(f"{platform.qemu} is missing: tools/bootstrap.sh deep")
    help_text = subprocess.run([platform.qemu, "-device", "help"], capture_output=True, text=True, check=False).stdout
    if "x-pci-proxy-dev" not in help_text:
        raise Unavailable(f"this {platform.qemu} is built without x-pci-proxy-dev (--enable-multiprocess)")
    qtest = work / "qtest.sock"
    qtest.unlink(missing_ok=True)
    # fmt: off
    command = [
        platform.qemu, *platform.arguments, "-m", "512M", "-object", "memory-backend-memfd,id=mem,size=512M,share=on",
        "-nodefaults", "-no-reboot", "-display", "none", "-serial", "stdio", "-monitor", "none",
        "-kernel", str(platform.kernel.image), "-initrd", str(initramfs),
        "-append", f"quiet panic=-1 rdinit=/init {platform.kernel_arguments}",
        "-qtest", f"unix:{qtest},server=on,wait=off", "-qtest-log", "none",
    ]
    # fmt: on
    with ExitStack() as stack:
        places = []
        inherited = []
        ours = []
        for model, place in zip(MODELS, platform.places, strict=True):
            near, far = (stack.enter_context(end) for end in socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM))
            command += ["-device", f"x-pci-proxy-dev,id=tandem{place.slot},fd={far.fileno()},addr={place.slot:#x}"]
            places.append(f"{model}:{near.fileno()}:{place.input}")
            inherited.append(far.fileno())
            ours.append(near.fileno())
        qemu = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, pass_fds=inherited
        )
        arguments = [str(qtest), platform.controller, *places]
        process = subprocess.Popen([device, *arguments], pass_fds=ours, stderr=(work / "device.log").open("wb"))
    machine = Machine(qemu, process, work / "console.log")
    try:
        yield machine
    finally:
        machine.stop()
