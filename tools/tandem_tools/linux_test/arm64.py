"""The machine with 64-bit Arm: a QEMU built here, Debian's kernel, and the device tree's own nodes as the devices.

No module of this project is in it. The PCI functions behind which the simulated accelerators are give addresses alone: Linux
assigns them in the order of slots, from the bottom of the window that QEMU's machine has for PCI below 4 GiB, and the nodes
say the same addresses, as they do on a board.
"""

import json
import os
import subprocess
from pathlib import Path

from tandem_tools.linux_test import device_tree, kernel, qemu_build
from tandem_tools.linux_test.packages import PrivateApt, unpack
from tandem_tools.linux_test.platform import MODELS, Place, Platform, Step
from tandem_tools.linux_test.run import Unavailable, run

ARCHITECTURE = "arm64"
# The processor of Zynq UltraScale+, with its interrupt controller. PCI as 32-bit kernels want it: all below 4 GiB.
MACHINE = "virt,gic-version=2,highmem=off,accel=tcg,memory-backend=mem"
ARGUMENTS = ("-M", MACHINE, "-cpu", "cortex-a53")
WITHOUT_DEVICES = ("-m", "512M", "-object", "memory-backend-ram,id=mem,size=512M", "-nodefaults", "-display", "none")
CONTROLLER = "child<arm_gic>"
# Shared peripheral interrupts that no device of the machine has.
PLACES = (Place(0x1, 200), Place(0x2, 201))
# QEMU 7.2, hw/arm/virt.c: VIRT_PCIE_MMIO; each accelerator takes two pages, of registers and of faults.
WINDOW = 0x10000000
WINDOW_STEP = 0x2000
# The end of the machine's memory.
DMA_BYTES = 4 << 20
DMA_MEMORY = 0x60000000 - len(PLACES) * DMA_BYTES
# The programs are built with these, beside the packages of the cross compiler.
LIBRARY_PACKAGES = (
    "libcli11-dev",
    "libfmt-dev",
    "libssl-dev",
    "libtomlplusplus-dev",
    "nlohmann-json3-dev",
)
CROSS_LIBRARIES = Path("/usr/aarch64-linux-gnu/lib")
ENABLE = "for function in /sys/bus/pci/devices/*; do [ $(cat $function/device) = 0x544e ] && echo 1 > $function/enable; done"
NODES = (
    "for uio in /sys/class/uio/*; do "
    "echo $(readlink $uio/device/of_node | sed s:.*devicetree/base::) at $(cat $uio/maps/*/addr); done"
)


def prepare(root: Path, work: Path, jobs: int) -> Platform:
    """Fetches and builds what is missing. The first time takes minutes, most of them for QEMU.

    Raises:
        Unavailable: This machine cannot run it.
    """
    apt = PrivateApt(work / "apt", ARCHITECTURE)
    stock = kernel.prepare(work, apt, architecture=ARCHITECTURE)
    busybox = fetch_busybox(work, apt)
    fetch_libraries(work / "sysroot", apt)
    qemu = str(qemu_build.build(root / "build/qemu-arm64", apt, jobs))
    tree = work / "virt.dtb"
    nodes = make_tree(root, qemu, tree)
    said = [f"{node} at 0x{registers_of(i):016x} 0x{memory_of(i):016x}" for i, node in enumerate(nodes)]
    return Platform(
        kernel=stock,
        qemu=qemu,
        arguments=(*ARGUMENTS, "-dtb", str(tree)),
        kernel_arguments="console=ttyAMA0 uio_pdrv_genirq.of_id=generic-uio",
        controller=find_controller(qemu),
        places=PLACES,
        busybox=busybox,
        programs=root / "build/aarch64-linux/bin",
        libraries=(work / "sysroot/usr/lib/aarch64-linux-gnu", CROSS_LIBRARIES),
        module_arguments={},
        begin=ENABLE,
        steps=(Step("device tree: the shipped nodes are the devices", NODES, tuple(said)),),
    )


def registers_of(index: int) -> int:
    """The address of the registers of accelerator `index`."""
    return WINDOW + index * WINDOW_STEP


def memory_of(index: int) -> int:
    """The address of the DMA memory of accelerator `index`."""
    return DMA_MEMORY + index * DMA_BYTES


def make_tree(root: Path, qemu: str, target: Path) -> list[str]:
    """Writes the machine's device tree. Returns the paths of the accelerators' nodes.

    Raises:
        Unavailable: dtc is missing.
    """
    own = target.with_name("machine.dtb")
    run([qemu, *with_dump(own), *ARGUMENTS[2:], *WITHOUT_DEVICES])
    paths = []
    additions = []
    for index, (model, place) in enumerate(zip(MODELS, PLACES, strict=True)):
        algorithm = model.partition(".")[0]
        paths.append(device_tree.node_path(algorithm, registers_of(index)))
        additions.append(device_tree.shipped(root, algorithm, registers_of(index), place.input))
        additions.append(device_tree.own_memory(paths[-1], registers_of(index), memory_of(index), DMA_BYTES))
    device_tree.merge(own, additions, target)
    return paths


def with_dump(target: Path) -> tuple[str, str]:
    """QEMU's arguments for the machine, with which it writes its device tree and ends."""
    return "-M", f"{MACHINE},dumpdtb={target}"


def find_controller(qemu: str) -> str:
    """The interrupt controller's path in QEMU's tree of objects: it has a number there, for it has no name.

    Raises:
        Unavailable: QEMU does not say.
    """
    objects = {"execute": "qom-list", "arguments": {"path": "/machine/unattached"}}
    ask = [{"execute": "qmp_capabilities"}, objects, {"execute": "quit"}]
    command = [qemu, *ARGUMENTS, *WITHOUT_DEVICES, "-S", "-qmp", "stdio"]
    text = "".join(f"{json.dumps(question)}\n" for question in ask)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=60)
    for line in done.stdout.splitlines():
        found = json.loads(line).get("return")
        if isinstance(found, list):
            return next(f"/machine/unattached/{item['name']}" for item in found if item["type"] == CONTROLLER)
    raise Unavailable(f"{qemu} names no interrupt controller: {done.stderr.strip()[-500:]}")


def fetch_busybox(work: Path, apt: PrivateApt) -> Path:
    """The shell and the tools of the machine."""
    busybox = work / "busybox/bin/busybox"
    if not busybox.exists():
        unpack(apt.fetch("busybox-static", work), work / "busybox", ["./bin/busybox"])
    return busybox


def fetch_libraries(target: Path, apt: PrivateApt) -> None:
    """Headers and libraries of the programs, as their toolchain file expects them."""
    if target.exists():
        return
    # The folder has another name until it is complete.
    part = target.with_name("sysroot.part")
    for package in (*LIBRARY_PACKAGES, *apt.libraries_of(LIBRARY_PACKAGES)):
        unpack(apt.fetch(package, part.parent), part)
    os.replace(part, target)
