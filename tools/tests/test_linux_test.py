"""tandem_tools.linux_test: what can be tested without the machine."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tandem_tools.linux_test import kernel
from tandem_tools.linux_test.initramfs import Initramfs, libraries


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


def test_a_program_brings_its_libraries() -> None:
    found = libraries(Path(shutil.which("openssl") or "/bin/sh"))
    assert any(path.name.startswith("libc.so") for path in found)
    assert any(path.name.startswith("ld-linux") for path in found)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel, "HEADERS", tmp_path)
    with pytest.raises(kernel.Unavailable, match="apt-get install linux-headers-amd64"):
        kernel.prepare(tmp_path, tmp_path)
    with pytest.raises(kernel.Unavailable, match="no-such-program is missing"):
        kernel.run(["no-such-program"])


def test_the_newest_headers_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for release in ("6.1.0-9-amd64", "6.1.0-56-amd64"):
        (tmp_path / f"linux-headers-{release}").mkdir()
    monkeypatch.setattr(kernel, "HEADERS", tmp_path)
    monkeypatch.setattr(kernel, "run", lambda command: f"version of {command[-1]}")
    assert kernel.installed_headers() == ("6.1.0-56-amd64", "version of linux-headers-6.1.0-56-amd64")
