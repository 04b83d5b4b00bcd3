"""Boots a stock Debian kernel in QEMU and runs the driver over the kernel's UIO.

    python -m tandem_tools.linux_test                           on x86-64, in Debian's QEMU; under five minutes
    python -m tandem_tools.linux_test --architecture arm64      on 64-bit Arm, with the shipped device tree; builds QEMU once
    python -m tandem_tools.linux_test --u-dma-buf u-dma-buf.ko  with memory from that module, built for this kernel

The accelerators are simulated, cycle by cycle, in a process beside QEMU; they reach the machine's memory and raise its
interrupts. The kernel's own uio_pdrv_genirq drives them, and the programs are the very ones of the build. What this
cannot show: timing, caches that are not coherent, barriers, other masters on the memory (docs/how-to/bring-up.md).
"""

import argparse
import sys
import time
from pathlib import Path

from tandem_tools import repository
from tandem_tools.linux_test import arm64, machine, scenario, x86
from tandem_tools.linux_test.initramfs import Initramfs
from tandem_tools.linux_test.platform import MODELS, Platform
from tandem_tools.linux_test.run import Unavailable

PROGRAMS = ["tandem", "conformance_test", "uio_guest_test"]
BOOT_SECONDS = 120
# This exit status tells the caller that there is nothing to run.
SKIPPED = 77
INIT = """#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev; mount -t tmpfs tmp /tmp
stty -echo
{begin}
for module in {modules}; do modprobe $module || echo "cannot load $module"; done
export PATH=/bin PS1= PS2= TANDEM_DMA_BUFFER={buffers}
cd /tmp
echo @@0@@
exec setsid cttyhack sh 2>&1
"""


def main() -> int:
    """Runs the test. Returns 0 if all went well, else 1; says what this machine cannot run, which is no error."""
    arguments = parser()
    options = arguments.parse_args()
    if options.u_dma_buf and options.architecture != "x86-64":
        arguments.error("--u-dma-buf is only for x86-64")
    try:
        platform, work = prepare(options)
        if options.prepare:
            return 0
        archive = work / "initramfs.cpio"
        make_initramfs(platform, options.u_dma_buf).write(archive)
        device = options.root / "build/release/bin/tandem_pci_device"
        begin = time.monotonic()
        with machine.started(platform, archive, device, work) as guest:
            guest.wait_for(machine.MARK, BOOT_SECONDS)
            print(f"Linux {platform.kernel.release} booted in {time.monotonic() - begin:.0f} s, with {' and '.join(MODELS)}")
            return scenario.run(guest, platform.steps, options.step)
    except Unavailable as reason:
        print(f"SKIPPED: the Linux driver path on {options.architecture} was not tested: {reason}")
        return SKIPPED if options.prepare else 0
    except TimeoutError as error:
        print(f"error: {error}\nwhole console: {work / 'console.log'}", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    result = argparse.ArgumentParser(
        prog="tandem_tools.linux_test", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    repository.add_argument(result)
    result.add_argument("--architecture", choices=["x86-64", "arm64"], default="x86-64", help="default: %(default)s")
    result.add_argument("--step", default="", metavar="TEXT", help="run only the steps whose title contains this")
    result.add_argument(
        "--prepare", action="store_true", help=f"only fetch and build; exit status {SKIPPED} if impossible"
    )
    result.add_argument("--jobs", type=int, default=2, help="parallel compilers of QEMU (default: %(default)s)")
    result.add_argument(
        "--u-dma-buf", type=Path, metavar="FILE.ko", help="take memory from this module instead of the shim's own"
    )
    return result


def prepare(options: argparse.Namespace) -> tuple[Platform, Path]:
    """The machine that is asked for, and the folder of what belongs to it.

    Raises:
        Unavailable: This machine cannot run it.
    """
    root = options.root.absolute()
    work = root / "build" / {"x86-64": "linux", "arm64": "linux-arm64"}[options.architecture]
    work.mkdir(parents=True, exist_ok=True)
    if options.architecture == "arm64":
        return arm64.prepare(root, work, options.jobs), work
    return x86.prepare(root, work, own_memory=options.u_dma_buf is None), work


def make_initramfs(platform: Platform, u_dma_buf: Path | None) -> Initramfs:
    """The machine's file system.

    Raises:
        Unavailable: A program is missing.
    """
    result = Initramfs()
    for folder in ("proc", "sys", "dev", "tmp", "bin"):
        result.folder(folder)
    result.program("bin/busybox", platform.busybox)
    loads = []
    buffers = ""
    folder = f"lib/modules/{platform.kernel.release}"
    for module in platform.kernel.modules:
        result.file(f"{folder}/{module.name}", module.read_bytes())
        loads.append(f"'{module.stem} {platform.module_arguments.get(module.stem, '')}'")
    if u_dma_buf:
        result.file(f"{folder}/{u_dma_buf.name}", u_dma_buf.read_bytes())
        loads.insert(0, f"'{u_dma_buf.stem} udmabuf0=4194304 udmabuf1=4194304'")
        buffers = "uio0=udmabuf0,uio1=udmabuf1"
    names = [module.name for module in platform.kernel.modules] + ([u_dma_buf.name] if u_dma_buf else [])
    # They load in order, so none need know of another.
    result.file(f"{folder}/modules.dep", "".join(f"{name}:\n" for name in names).encode())
    for name in PROGRAMS:
        if not (platform.programs / name).exists():
            raise Unavailable(f"{platform.programs / name} is not built: tools/test.sh builds it")
        result.program(f"bin/{name}", platform.programs / name, platform.libraries)
    result.file("init", INIT.format(begin=platform.begin, modules=" ".join(loads), buffers=buffers).encode(), 0o755)
    return result


if __name__ == "__main__":
    sys.exit(main())
