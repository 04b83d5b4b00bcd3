"""Boots a stock Debian kernel in a stock QEMU and runs the driver over the kernel's UIO.

    python -m tandem_tools.linux_test                           everything; under five minutes
    python -m tandem_tools.linux_test --u-dma-buf u-dma-buf.ko  with memory from that module, built for this kernel

The accelerators are simulated, cycle by cycle, in a process beside QEMU; they reach the machine's memory and raise its
interrupts. The kernel's own uio_pdrv_genirq drives them, and the programs are the very ones of build/release. What this
cannot show: timing, caches that are not coherent, barriers, other masters on the memory (docs/how-to/bring-up.md).
"""

import argparse
import sys
import time
from pathlib import Path

from tandem_tools.linux_test import kernel, machine, scenario
from tandem_tools.linux_test.initramfs import Initramfs

MODELS = ["chacha20.iterative", "zuc.interleaved"]
BUSYBOX = Path("/bin/busybox")
PROGRAMS = ["tandem", "conformance_test", "uio_guest_test"]
BOOT_SECONDS = 120
INIT = """#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev; mount -t tmpfs tmp /tmp
stty -echo
for module in {modules}; do insmod /modules/$module || echo "cannot load $module"; done
export PATH=/bin PS1= PS2=
cd /tmp
echo @@0@@
exec setsid cttyhack sh 2>&1
"""


def main() -> int:
    """Runs the test. Returns 0 when all went well, 1 when not; what this machine cannot run is said and is no error."""
    options = parser().parse_args()
    work = options.root / "build/linux"
    work.mkdir(parents=True, exist_ok=True)
    try:
        stock = kernel.prepare(options.root, work)
        archive = work / "initramfs.cpio"
        make_initramfs(stock, options.root / "build" / options.preset / "bin", options.u_dma_buf).write(archive)
        device = options.root / "build" / options.preset / "bin/tandem_pci_device"
        begin = time.monotonic()
        with machine.started(stock, archive, device, MODELS, work) as guest:
            guest.wait_for(machine.MARK, BOOT_SECONDS)
            print(f"Linux {stock.release} booted in {time.monotonic() - begin:.0f} s, with {' and '.join(MODELS)}")
            return scenario.run(guest, options.step)
    except kernel.Unavailable as reason:
        print(f"SKIPPED: the Linux driver path was not tested: {reason}")
        return 0
    except TimeoutError as error:
        print(f"error: {error}\nwhole console: {work / 'console.log'}", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    result = argparse.ArgumentParser(
        prog="tandem_tools.linux_test", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    result.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: current directory)")
    result.add_argument("--preset", default="release", help="whose programs run (default: %(default)s)")
    result.add_argument("--step", default="", metavar="TEXT", help="only the steps whose title has this in it")
    result.add_argument(
        "--u-dma-buf", type=Path, metavar="FILE.ko", help="memory from this module instead of the shim's own"
    )
    return result


def make_initramfs(stock: kernel.Kernel, programs: Path, u_dma_buf: Path | None) -> Initramfs:
    """The machine's file system.

    Raises:
        Unavailable: A program is missing.
    """
    if not BUSYBOX.exists():
        raise kernel.Unavailable("/bin/busybox is missing: apt-get install busybox-static")
    result = Initramfs()
    for folder in ("proc", "sys", "dev", "tmp", "bin"):
        result.folder(folder)
    result.program("bin/busybox", BUSYBOX)
    loads = []
    for module in stock.modules:
        shim = module.stem == "tandem_pci_shim"
        loads.append(f"'{module.name}{' dma_bytes=0' if shim and u_dma_buf else ''}'")
        result.file(f"modules/{module.name}", module.read_bytes())
    if u_dma_buf:
        result.file(f"modules/{u_dma_buf.name}", u_dma_buf.read_bytes())
        loads.insert(0, f"'{u_dma_buf.name} udmabuf0=4194304 udmabuf1=4194304'")
    for name in PROGRAMS:
        if not (programs / name).exists():
            raise kernel.Unavailable(f"{programs / name} is not built: tools/test.sh release")
        result.program(f"bin/{name}", programs / name)
    result.file("init", INIT.format(modules=" ".join(loads)).encode(), 0o755)
    return result


if __name__ == "__main__":
    sys.exit(main())
