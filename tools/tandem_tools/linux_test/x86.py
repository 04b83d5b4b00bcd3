"""The machine with x86-64: the distribution's QEMU, and a module that makes PCI functions platform devices."""

from pathlib import Path

from tandem_tools.linux_test import kernel
from tandem_tools.linux_test.packages import Apt
from tandem_tools.linux_test.platform import Place, Platform
from tandem_tools.linux_test.run import Unavailable

SHIM = Path("testing/qemu/linux/tandem_pci_shim.c")
BUSYBOX = Path("/bin/busybox")
# Input of the I/O APIC that the chipset gives pin INTA of a function in these slots of the root bus.
PLACES = (Place(0x4, 20), Place(0x5, 21))
LIBRARIES = ("/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/local/lib")


def prepare(root: Path, work: Path, own_memory: bool) -> Platform:
    """Fetches and builds what is missing. `own_memory`: the devices have dedicated DMA memory.

    Raises:
        Unavailable: This machine cannot run it.
    """
    if not BUSYBOX.exists():
        raise Unavailable("/bin/busybox is missing: apt-get install busybox-static")
    return Platform(
        kernel=kernel.prepare(work, Apt(), (root / SHIM,)),
        qemu="qemu-system-x86_64",
        arguments=("-M", "q35,accel=tcg,memory-backend=mem"),
        # The kernel counts timer interrupts against its own loops, so on a busy host it would take the timer for broken.
        kernel_arguments="console=ttyS0 no_timer_check",
        controller="/machine/q35/ioapic",
        places=PLACES,
        busybox=BUSYBOX,
        programs=root / "build/release/bin",
        libraries=tuple(map(Path, LIBRARIES)),
        module_arguments={} if own_memory else {SHIM.stem: "dma_bytes=0"},
    )
