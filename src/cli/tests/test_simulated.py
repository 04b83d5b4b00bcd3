"""`tandem xor` on simulated accelerators: the same bytes, and a clear end whatever the device does."""

import pathlib
import random
import re
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, Sandbox, available_engines

CHUNK = 256 * 1024
SIMULATED = available_engines("simulated")

pytestmark = pytest.mark.skipif(not SIMULATED, reason="built without the simulator")


@pytest.mark.parametrize("engine", SIMULATED)
@pytest.mark.parametrize("size", [1, 64, 10_007])
def test_same_bytes(sandbox: Sandbox, engine: str, size: int) -> None:
    data = random.Random(size).randbytes(size)
    sandbox.file("in", data)
    done = sandbox.xor("-v", "--counter", 7, "--engine", engine, "-o", "out", "in")
    assert done.returncode == 0, done.stderr
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(data, 7)
    assert f"tandem: {engine}*1: {size} bytes in 1 chunk, " in done.stderr.decode()
    assert " device cycles" in done.stderr.decode()


def test_shares_a_stream_with_the_cpu_in_order(sandbox: Sandbox) -> None:
    data = random.Random(1).randbytes(12 * CHUNK + 1)
    done = sandbox.xor("-v", "--engine", "sim.pipelined*2,cpu.reference*1", stdin=None, input=data)
    assert done.returncode == 0, done.stderr
    assert done.stdout == sandbox.openssl(data)


def test_counter_border(sandbox: Sandbox, expect_failure: Callable) -> None:
    last = 2**32 - 2
    sandbox.file("in", bytes(128))
    assert sandbox.xor("--engine", "sim", "--counter", last, "in").stdout == sandbox.openssl(bytes(128), last)
    sandbox.file("in", bytes(129))
    expect_failure(sandbox.xor("--engine", "sim", "--counter", last, "-o", "out", "in"), 3, "longer than the 128 bytes")


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("read-error", "at byte 0: the device got an error while reading memory"),
        ("read-error@800", f"at byte {CHUNK}: the device got an error while reading memory"),
        ("write-error", "at byte 0: the device got an error while writing memory"),
        ("no-answer", "at byte 0: the device stopped answering, or answers nonsense, and was reset"),
        ("stuck-ready", "at byte 0: the device stopped answering, or answers nonsense, and was reset"),
        ("reset@3000", "at byte 0: the device stopped answering, or answers nonsense, and was reset"),
        ("dead-registers", "at byte 0: the device stopped answering, or answers nonsense, and was reset"),
    ],
)
def test_injected_fault(sandbox: Sandbox, expect_failure: Callable, fault: str, text: str) -> None:
    sandbox.file("in", bytes(3 * CHUNK))
    done = sandbox.xor("--engine", "sim.pipelined", "--fault", fault, "-o", "out", "in")
    expect_failure(done, 6, f"engine sim.pipelined failed {text}")
    assert sandbox.names() == {"in"}


def test_fault_of_one_engine_ends_the_run_of_all(sandbox: Sandbox, expect_failure: Callable) -> None:
    with open("/dev/zero", "rb") as zeros:
        done = sandbox.xor("--engine", "cpu,sim.pipelined", "--fault", "no-answer", "-o", "/dev/null", stdin=zeros)
    expect_failure(done, 6, "engine sim.pipelined failed at byte ", "the device stopped answering")


def test_lost_interrupts_cost_only_time(sandbox: Sandbox) -> None:
    data = random.Random(2).randbytes(2 * CHUNK)
    sandbox.file("in", data)
    done = sandbox.xor("-v", "--engine", "sim.pipelined", "--fault", "lost-interrupts", "in")
    assert done.returncode == 0, done.stderr
    assert done.stdout == sandbox.openssl(data)
    assert re.search(r" device cycles, 1 key load, 0 interrupts and [1-9]\d* lost$", done.stderr.decode(), re.MULTILINE)


def test_waveform(sandbox: Sandbox) -> None:
    sandbox.file("in", bytes(64))
    done = sandbox.xor("--engine", "sim", "--waveform", "wave.vcd", "-o", "out", "in")
    assert done.returncode == 0, done.stderr
    wave = (sandbox.path / "wave.vcd").read_text()
    assert "$timescale" in wave
    assert "s_axi_ctrl_awvalid" in wave
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(bytes(64))


def test_waveform_that_cannot_be_written(sandbox: Sandbox, expect_failure: Callable) -> None:
    arguments = ["--engine", "sim", "-o", "out", "--waveform"]
    expect_failure(sandbox.xor(*arguments, "nowhere/w.vcd"), 5, "cannot write waveform 'nowhere/w.vcd': No such file")
    old = sandbox.file("old.vcd", b"old")
    expect_failure(sandbox.xor(*arguments, "old.vcd"), 5, "cannot write waveform 'old.vcd': File exists; --force")
    assert old.read_bytes() == b"old"
    assert sandbox.names() == {"old.vcd"}


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--fault", "no-answer"], "--fault is for simulated engines; --engine has none"),
        (["--engine", "sim", "--fault", "fire"], "no fault is called 'fire'; known: read-error[@N] "),
        (["--waveform", "w.vcd"], "--waveform is for exactly one simulated engine; --engine has 0"),
        (["--engine", "sim*2", "--waveform", "w.vcd"], "--waveform is for exactly one simulated engine; --engine has 2"),
    ],
)
def test_usage(sandbox: Sandbox, expect_failure: Callable, arguments: list[str], text: str) -> None:
    expect_failure(sandbox.xor(*arguments, "-o", "out"), 2, text)
    assert sandbox.names() == set()


def test_force_spares_the_input_from_the_waveform(sandbox: Sandbox, expect_failure: Callable) -> None:
    sandbox.file("in", b"x" * 100)
    done = sandbox.xor("--engine", "sim", "--waveform", "in", "--force", "-o", "out", "in")
    expect_failure(done, 5, "'in' is the input")
    assert (sandbox.path / "in").read_bytes() == b"x" * 100


def test_failed_run_leaves_no_waveform(sandbox: Sandbox, expect_failure: Callable) -> None:
    sandbox.file("in", b"x" * 100)
    sandbox.file("out", b"old")
    done = sandbox.xor("--engine", "sim", "--waveform", "w.vcd", "-o", "out", "in")
    expect_failure(done, 5, "output 'out' exists")
    assert not (sandbox.path / "w.vcd").exists()


def test_accelerators_are_installed_without_what_they_are_built_from(tmp_path: pathlib.Path) -> None:
    script = BINARY.parent.parent / "src/cli/cmake_install.cmake"
    if not script.exists():
        pytest.skip("not run: the program is not where it was built")
    settings = [f"-DCMAKE_INSTALL_PREFIX={tmp_path}", "-DCMAKE_INSTALL_COMPONENT=models"]
    subprocess.run(["cmake", *settings, "-P", script], stdout=subprocess.DEVNULL, check=True, cwd=tmp_path)
    installed = list((tmp_path / "lib/tandem/models").iterdir())
    assert installed and all(path.suffix == ".so" for path in installed)
