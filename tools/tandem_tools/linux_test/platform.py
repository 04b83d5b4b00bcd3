"""The facts of a virtual machine that the test needs, whatever its architecture."""

from dataclasses import dataclass
from pathlib import Path

from tandem_tools.linux_test.kernel import Kernel

MODELS = ("chacha20.iterative", "zuc.interleaved")


@dataclass(frozen=True)
class Step:
    """A command that must end with `status` and say all of `says`."""

    title: str
    command: str
    says: tuple[str, ...] = ()
    status: int = 0
    seconds: float = 120


@dataclass(frozen=True)
class Place:
    """The place of a simulated accelerator: its slot of the root bus, and its input of the interrupt controller."""

    slot: int
    input: int


@dataclass(frozen=True)
class Platform:
    """A virtual machine with one place for each of MODELS, and what runs in it.

    `arguments` are QEMU's, `kernel_arguments` Linux'. `controller` is the interrupt controller's path in QEMU's tree of
    objects. `programs` is the folder of the programs, `libraries` those of the shared libraries that they load. `begin` is
    what the shell does before modules are loaded, `steps` what is tested only here.
    """

    kernel: Kernel
    qemu: str
    arguments: tuple[str, ...]
    kernel_arguments: str
    controller: str
    places: tuple[Place, ...]
    busybox: Path
    programs: Path
    libraries: tuple[Path, ...]
    module_arguments: dict[str, str]
    begin: str = "true"
    steps: tuple[Step, ...] = ()
