"""A qemu-system-aarch64 whose PCI functions may be other processes, built from the distribution's source package.

Debian builds QEMU's multiprocess support only for x86, since QEMU's Kconfig ties it to KVM, which it does not need. All
that is built otherwise is the `virt` machine on emulated processors.
"""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from tandem_tools.linux_test.packages import Apt
from tandem_tools.linux_test.run import Unavailable, run

PROGRAM = "qemu-system-aarch64"
PACKAGES = "tools/bootstrap.sh arm64 installs what building QEMU needs"
KCONFIG = "hw/remote/Kconfig"
DEVICES = "configs/devices/aarch64-softmmu/tandem.mak"
# The machine and what it is for; and two parts without which the processors do not link.
NEEDED = "CONFIG_ARM_VIRT=y\nCONFIG_MULTIPROCESS=y\nCONFIG_ARM_V7M=y\nCONFIG_ARM_COMPATIBLE_SEMIHOSTING=y\n"
# fmt: off
CONFIGURE = [
    "--target-list=aarch64-softmmu", "--without-default-features", "--without-default-devices",
    "--with-devices-aarch64=tandem", "--enable-tcg", "--enable-fdt=system", "--enable-multiprocess",
    "--disable-docs", "--disable-tools", "--disable-guest-agent", "--disable-install-blobs", "--disable-werror",
]
# fmt: on
# Ninja says how far it is: [12/1206].
PROGRESS = re.compile(r"\[(\d+)/(\d+)\]")
SHOWN_PERCENT = 5


def build(folder: Path, apt: Apt, jobs: int) -> Path:
    """The program; built if `folder` does not hold one. A build that was cut off goes on where it was.

    Raises:
        Unavailable: The source cannot be had, a package is missing, or the build fails.
    """
    built = sorted(folder.glob(f"*/{PROGRAM}"))
    if built:
        return built[-1]
    version = apt.source_version("qemu")
    source = folder / version / "source"
    objects = folder / version / "build"
    if not source.exists():
        print(f"QEMU {version}: fetching its source", flush=True)
        apt.fetch_source("qemu", source)
    untie_from_kvm(source)
    objects.mkdir(exist_ok=True)
    if not (objects / "build.ninja").exists():
        run([str(source.absolute() / "configure"), *CONFIGURE], objects, f"QEMU cannot be configured; {PACKAGES}")
    compile_it(objects, version, jobs)
    program = folder / version / PROGRAM
    shutil.copy2(objects / PROGRAM, program)
    return program


def untie_from_kvm(source: Path) -> None:
    """Lets the multiprocess support be built without KVM, and names the devices that are wanted.

    Raises:
        Unavailable: The file has not the line that is to change.
    """
    kconfig = source / KCONFIG
    text = kconfig.read_text()
    changed = re.sub(r"(config MULTIPROCESS\n\s+bool\n\s+depends on PCI && PCI_EXPRESS) && KVM\n", r"\1\n", text)
    devices = source / DEVICES
    if devices.exists():
        return
    if changed == text:
        raise Unavailable(f"this QEMU's {KCONFIG} is not as expected")
    kconfig.write_text(changed)
    devices.write_text(NEEDED)


def compile_it(objects: Path, version: str, jobs: int) -> None:
    """Runs Ninja, and says now and then how far it is.

    Raises:
        Unavailable: It fails.
    """
    begin = time.monotonic()
    shown = -SHOWN_PERCENT
    said: list[str] = []
    command = ["ninja", f"-j{jobs}", PROGRAM]
    with subprocess.Popen(
        command, cwd=objects, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=lambda: os.nice(5)
    ) as ninja:
        assert ninja.stdout
        for line in ninja.stdout:
            said = [*said[-40:], line]
            if match := PROGRESS.match(line):
                percent = 100 * int(match[1]) // int(match[2])
                if percent >= shown + SHOWN_PERCENT:
                    shown = percent
                    print(f"QEMU {version}: {percent:3} % built after {time.monotonic() - begin:.0f} s", flush=True)
    if ninja.returncode != 0:
        raise Unavailable(f"QEMU cannot be built:\n{''.join(said)}")
