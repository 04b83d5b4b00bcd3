"""The check of a long stream must see what is wrong with it."""

import os
import subprocess
import threading
from pathlib import Path

import pytest

from tandem_tools import long_stream


def check(data: bytes, gib: int) -> int:
    """Runs check_output over a pipe that carries `data`."""
    read, write = os.pipe()

    def feed() -> None:
        with open(write, "wb") as pipe:
            try:
                pipe.write(data)
            except BrokenPipeError:
                pass

    feeder = threading.Thread(target=feed)
    feeder.start()
    try:
        return long_stream.check_output(read, gib)
    finally:
        feeder.join()


@pytest.fixture(autouse=True)
def small_gib(monkeypatch: pytest.MonkeyPatch) -> None:
    """A "GiB" of 4 MiB, so that the tests are quick."""
    monkeypatch.setattr(long_stream, "GIB", 4 << 20)


def sparse_input(directory: Path, gib: int) -> bytes:
    path = directory / "input"
    long_stream.write_input(path, gib)
    return path.read_bytes()


def test_input_is_sparse_and_marked(tmp_path: Path) -> None:
    data = sparse_input(tmp_path, 3)
    assert len(data) == 12 << 20
    assert data[8 << 20 :].startswith(b"GiB 2\n")
    assert (tmp_path / "input").stat().st_blocks * 512 < 1 << 20


def test_accepts_what_equals_the_input(tmp_path: Path) -> None:
    assert check(sparse_input(tmp_path, 2), 2) == 8 << 20


@pytest.mark.parametrize("position", [0, 5, 1 << 20, (8 << 20) - 1])
def test_refuses_a_changed_byte(tmp_path: Path, position: int) -> None:
    data = bytearray(sparse_input(tmp_path, 2))
    data[position] ^= 1
    with pytest.raises(ValueError, match="differs"):
        check(bytes(data), 2)


def test_refuses_another_length(tmp_path: Path) -> None:
    data = sparse_input(tmp_path, 2)
    with pytest.raises(ValueError, match="only"):
        check(data[: 7 << 20], 2)
    with pytest.raises(ValueError, match="more"):
        check(data + bytes(10), 2)


def test_refuses_swapped_parts(tmp_path: Path) -> None:
    data = sparse_input(tmp_path, 2)
    with pytest.raises(ValueError, match="differs"):
        check(data[4 << 20 :] + data[: 4 << 20], 2)


def test_peak_memory_is_the_programs_own() -> None:
    mine = bytearray(96 << 20)  # of zeros that are written to
    mine[:: 1 << 12] = b"x" * (96 << 8)
    for command, low, high in (("sleep 0.2", 0.1, 24), ("dd if=/dev/zero of=/dev/null bs=64M count=9 status=none", 64, 90)):
        process = subprocess.Popen(command.split())
        outcome = long_stream.wait_for(process, command, long_stream.Peak(process.pid))
        assert outcome.status == 0 and low < outcome.peak_mib < high
    assert len(mine) == 96 << 20
