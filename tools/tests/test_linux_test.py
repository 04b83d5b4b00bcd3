"""tandem_tools.linux_test: what can be tested without the machine."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tandem_tools.linux_test import arm64, device_tree, kernel, packages, qemu_build
from tandem_tools.linux_test.initramfs import Initramfs, libraries
from tandem_tools.linux_test.run import Unavailable, run
from tandem_tools.linux_test.x86 import LIBRARIES

ROOT = Path(__file__).parents[2]
NATIVE = tuple(map(Path, LIBRARIES))
ARM = Path("/usr/aarch64-linux-gnu/lib")


@pytest.mark.skipif(shutil.which("busybox") is None, reason="busybox unpacks the archive")
def test_the_archive_holds_files_folders_and_modes(tmp_path: Path) -> None:
    archive = Initramfs()
    archive.file("etc/name", b"tandem\n")
    archive.file("/init", b"#!/bin/sh\n", 0o755)
    archive.write(tmp_path / "archive")
    unpacked = tmp_path / "root"
    unpacked.mkdir()
    with (tmp_path / "archive").open("rb") as data:
        subprocess.run(["busybox", "cpio", "-i", "--quiet"], stdin=data, cwd=unpacked, check=True)
    assert (unpacked / "etc/name").read_bytes() == b"tandem\n"
    assert (unpacked / "init").stat().st_mode & 0o777 == 0o755


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="the folders are those of x86-64")
def test_a_program_brings_its_libraries_and_theirs() -> None:
    program = Path(shutil.which("openssl") or "/bin/sh")
    found = libraries(program, NATIVE)
    listed = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    names = {Path(line.split()[0]).name for line in listed.splitlines() if "linux-vdso" not in line}
    assert {Path(place).name for place in found} == names
    assert any(place.startswith("/lib64/ld-linux") for place in found)
    assert all(source.exists() for source in found.values())


def test_a_library_that_is_nowhere_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=f"needs .*, which is not in {tmp_path}"):
        libraries(Path("/bin/sh"), (tmp_path,))


@pytest.mark.skipif(not ARM.exists(), reason="the cross compiler's libraries are not installed")
def test_programs_of_another_architecture_bring_theirs() -> None:
    found = libraries(ARM / "libstdc++.so.6", (ARM,))
    assert {"/lib/libc.so.6", "/lib/libm.so.6", "/lib/libgcc_s.so.1"} <= found.keys()


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel, "HEADERS", tmp_path)
    with pytest.raises(Unavailable, match="apt-get install linux-headers-amd64"):
        kernel.prepare(tmp_path, packages.Apt())
    with pytest.raises(Unavailable, match="no-such-program is missing"):
        run(["no-such-program"])


def test_the_newest_headers_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for release in ("6.1.0-9-amd64", "6.1.0-56-amd64"):
        (tmp_path / f"linux-headers-{release}").mkdir()
    monkeypatch.setattr(kernel, "HEADERS", tmp_path)
    monkeypatch.setattr(kernel, "run", lambda command: f"version of {command[-1]}")
    assert kernel.installed_headers() == ("6.1.0-56-amd64", "version of linux-headers-6.1.0-56-amd64")


def test_another_architecture_is_built_across() -> None:
    assert kernel.cross("amd64") == []
    assert kernel.cross("arm64") == ["DEB_BUILD_ARCH=amd64", "DEB_HOST_ARCH=arm64", "DEB_HOST_GNU_TYPE=aarch64-linux-gnu"]


def test_sources_come_from_the_archives_of_this_machine() -> None:
    listed = (
        "Debian|http://archive/debian/|bookworm|main|/usr/share/keyrings/key.gpg\n"
        "Debian|http://archive/debian/|bookworm|main|/usr/share/keyrings/key.gpg\n"
        "Debian|http://archive/security/|bookworm-security|main|$(SIGNED_BY)\n"
        "Somebody|http://elsewhere/|stable|main|$(SIGNED_BY)\n"
    )
    assert packages.source_lines(listed, "debian", "arm64").splitlines() == [
        "deb [arch=arm64 signed-by=/usr/share/keyrings/key.gpg] http://archive/debian/ bookworm main",
        "deb-src [signed-by=/usr/share/keyrings/key.gpg] http://archive/debian/ bookworm main",
        "deb [arch=arm64] http://archive/security/ bookworm-security main",
        "deb-src http://archive/security/ bookworm-security main",
    ]
    with pytest.raises(Unavailable, match="apt-get update"):
        packages.source_lines(listed, "fedora", "arm64")


def qemu_source(folder: Path, depends: str) -> Path:
    """Writes the parts of QEMU's source that the build changes."""
    kconfig = folder / qemu_build.KCONFIG
    kconfig.parent.mkdir(parents=True)
    kconfig.write_text(f"config MULTIPROCESS\n    bool\n    depends on {depends}\n    select REMOTE_PCIHOST\n")
    (folder / qemu_build.DEVICES).parent.mkdir(parents=True)
    return kconfig


def test_qemu_is_built_without_kvm(tmp_path: Path) -> None:
    kconfig = qemu_source(tmp_path, "PCI && PCI_EXPRESS && KVM")
    qemu_build.untie_from_kvm(tmp_path)
    assert "depends on PCI && PCI_EXPRESS\n    select" in kconfig.read_text()
    assert "CONFIG_MULTIPROCESS=y" in (tmp_path / qemu_build.DEVICES).read_text()
    # Once more, as after a build that was cut off.
    changed = kconfig.stat().st_mtime_ns
    qemu_build.untie_from_kvm(tmp_path)
    assert kconfig.stat().st_mtime_ns == changed


def test_another_qemu_is_noticed(tmp_path: Path) -> None:
    qemu_source(tmp_path, "PCI && SOMETHING")
    with pytest.raises(Unavailable, match="is not as expected"):
        qemu_build.untie_from_kvm(tmp_path)


def test_a_qemu_that_is_there_is_taken(tmp_path: Path) -> None:
    program = tmp_path / "7.2" / qemu_build.PROGRAM
    program.parent.mkdir()
    program.touch()
    assert qemu_build.build(tmp_path, packages.Apt(), 1) == program


@pytest.mark.skipif(shutil.which("dtc") is None, reason="dtc compiles the device tree")
def test_the_shipped_nodes_are_in_the_tree_with_memory_of_their_own(tmp_path: Path) -> None:
    base = tmp_path / "machine.dts"
    base.write_text(
        "/dts-v1/;\n/ {\n\t#address-cells = <2>;\n\t#size-cells = <2>;\n"
        "\tintc@8000000 {\n\t\tphandle = <0x8002>;\n\t\tinterrupt-controller;\n\t\t#interrupt-cells = <3>;\n\t};\n};\n"
    )
    own = tmp_path / "machine.dtb"
    run(["dtc", "-q", "-I", "dts", "-O", "dtb", "-o", str(own), str(base)])
    additions = []
    for index, algorithm in enumerate(("chacha20", "zuc")):
        path = device_tree.node_path(algorithm, arm64.registers_of(index))
        additions.append(device_tree.shipped(ROOT, algorithm, arm64.registers_of(index), 200 + index))
        memory = arm64.memory_of(index)
        additions.append(device_tree.own_memory(path, arm64.registers_of(index), memory, arm64.DMA_BYTES))
    merged = tmp_path / "merged.dtb"
    device_tree.merge(own, additions, merged)

    def value(path: str, name: str, kind: str = "-tx") -> str:
        return run(["fdtget", kind, str(merged), path, name])

    node = "/tandem-logic/tandem-zuc@10002000"
    assert value(node, "compatible", "-ts") == "generic-uio"
    assert value(node, "reg-names", "-ts") == "registers dma"
    assert value(node, "reg") == "0 10002000 0 1000 0 5fc00000 0 400000"
    assert value(node, "interrupts") == "0 c9 4"
    assert value(node, "interrupt-parent") == "8002"
    assert value("/reserved-memory/tandem-dma@5fc00000", "reg") == "0 5fc00000 0 400000"
    assert value("/tandem-logic/tandem-chacha20@10000000", "reg") == "0 10000000 0 1000 0 5f800000 0 400000"
