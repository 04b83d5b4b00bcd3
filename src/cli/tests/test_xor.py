"""`tandem xor` makes the bytes that `openssl enc -chacha20` makes, whatever the way in and out."""

import os
import pty
import random
import subprocess

import pytest

from conftest import NONCE, Sandbox, available_engines
from processes import peak_memory_kib

CHUNK = 256 * 1024
SIZES = [0, 1, 63, 64, 65, 4097, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK + 12345]


def random_bytes(size: int) -> bytes:
    return random.Random(size).randbytes(size)


@pytest.mark.parametrize("size", SIZES)
def test_file_to_file(sandbox: Sandbox, size: int) -> None:
    data = random_bytes(size)
    sandbox.file("in", data)
    done = sandbox.xor("-o", "out", "in")
    assert done.returncode == 0, done.stderr
    assert done.stdout == b""
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(data)
    assert sandbox.names() == {"in", "out"}


@pytest.mark.parametrize("size", SIZES)
def test_pipe_to_pipe(sandbox: Sandbox, size: int) -> None:
    data = random_bytes(size)
    done = sandbox.xor(stdin=None, input=data)
    assert done.returncode == 0, done.stderr
    assert done.stdout == sandbox.openssl(data)


@pytest.mark.parametrize("size", [0, 1, 3 * CHUNK + 1])
def test_file_to_pipe_and_pipe_to_file(sandbox: Sandbox, size: int) -> None:
    data = random_bytes(size)
    sandbox.file("in", data)
    expected = sandbox.openssl(data)
    assert sandbox.xor("in").stdout == expected
    assert sandbox.xor("-o", "out", "-", stdin=None, input=data).returncode == 0
    assert (sandbox.path / "out").read_bytes() == expected


@pytest.mark.parametrize("seed", range(8))
def test_random_sizes_counters_and_engines(sandbox: Sandbox, seed: int) -> None:
    choose = random.Random(seed)
    data = choose.randbytes(choose.randrange(1, 3 << choose.randrange(1, 21)))
    counter = choose.randrange(0, 2**32 - len(data) // 64 - 1)
    known = available_engines("software")
    engines = ",".join(choose.sample(known, choose.randrange(1, len(known) + 1)))
    sandbox.file("in", data)
    done = sandbox.xor("--counter", counter, "--engine", engines, "--jobs", choose.randrange(1, 5), "-o", "out", "in")
    assert done.returncode == 0, done.stderr
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(data, counter)


@pytest.mark.parametrize("engine", available_engines("software"))
def test_every_software_engine(sandbox: Sandbox, engine: str) -> None:
    data = random_bytes(2 * CHUNK + 77)
    sandbox.file("in", data)
    done = sandbox.xor("-v", "--engine", engine, "in")
    assert done.stdout == sandbox.openssl(data)
    assert f"tandem: {engine}*" in done.stderr.decode()


def test_twice_is_the_original(sandbox: Sandbox) -> None:
    data = random_bytes(CHUNK + 5)
    sandbox.file("in", data)
    assert sandbox.xor("-o", "once", "in").returncode == 0
    assert sandbox.xor("-o", "twice", "once").returncode == 0
    assert (sandbox.path / "twice").read_bytes() == data


def test_redirected_files(sandbox: Sandbox) -> None:
    """Standard input is read from its current position on; standard output continues after what is there already."""
    data = random_bytes(2 * CHUNK + 3)
    sandbox.file("in", data)
    out = sandbox.file("out", b"header")
    with open(sandbox.path / "in", "rb") as source, open(out, "ab") as sink:
        os.lseek(source.fileno(), 100, os.SEEK_SET)
        assert sandbox.xor(stdin=source, stdout=sink).returncode == 0
    assert out.read_bytes() == b"header" + sandbox.openssl(data[100:])


def test_files_without_a_size(sandbox: Sandbox) -> None:
    """Files of /proc say that they are empty and are not."""
    with open("/proc/version", "rb") as file:
        version = file.read()
    assert sandbox.xor("/proc/version").stdout == sandbox.openssl(version)


def test_named_pipes(sandbox: Sandbox) -> None:
    data = random_bytes(CHUNK + 1)
    sandbox.file("in", data)
    os.mkfifo(sandbox.path / "fifo_in")
    os.mkfifo(sandbox.path / "fifo_out")
    with (
        subprocess.Popen(["dd", "if=in", "of=fifo_in", "status=none"], cwd=sandbox.path) as feeder,
        subprocess.Popen(["dd", "if=fifo_out", "of=out", "status=none"], cwd=sandbox.path) as reader,
    ):
        done = sandbox.xor("-o", "fifo_out", "fifo_in")
    assert done.returncode == 0, done.stderr
    assert feeder.returncode == reader.returncode == 0
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(data)


@pytest.mark.parametrize("suffix", ["", "\n", "\r\n"])
def test_key_in_hexadecimal(sandbox: Sandbox, suffix: str) -> None:
    sandbox.file("hex", (sandbox.key.hex().upper() + suffix).encode())
    done = sandbox.run("xor", "--key-file", "hex", "--nonce", NONCE.upper(), stdin=None, input=b"text")
    assert done.stdout == sandbox.openssl(b"text")


def test_key_from_a_pipe(sandbox: Sandbox) -> None:
    read_end, write_end = os.pipe()
    os.write(write_end, sandbox.key)
    os.close(write_end)
    arguments = ["xor", "--key-file", f"/dev/fd/{read_end}", "--nonce", NONCE]
    done = sandbox.run(*arguments, stdin=None, input=b"text", pass_fds=[read_end])
    os.close(read_end)
    assert done.stdout == sandbox.openssl(b"text")


def test_force_replaces_and_keeps_permissions(sandbox: Sandbox) -> None:
    sandbox.file("in", b"new")
    out = sandbox.file("out", b"something old")
    out.chmod(0o640)
    assert sandbox.xor("--force", "-o", "out", "in").returncode == 0
    assert out.read_bytes() == sandbox.openssl(b"new")
    assert out.stat().st_mode & 0o777 == 0o640


def test_force_onto_the_input_is_safe(sandbox: Sandbox) -> None:
    data = random_bytes(9 * CHUNK)
    sandbox.file("file", data)
    assert sandbox.xor("--force", "-o", "file", "file").returncode == 0
    assert (sandbox.path / "file").read_bytes() == sandbox.openssl(data)


def test_warns_that_nothing_is_authenticated(sandbox: Sandbox) -> None:
    assert "warning: xor does not authenticate" in sandbox.xor().stderr.decode()
    assert sandbox.xor("--quiet").stderr == b""


def test_warns_of_a_key_that_others_can_read(sandbox: Sandbox) -> None:
    (sandbox.path / "key").chmod(0o644)
    assert "warning: others can read key file 'key'" in sandbox.xor().stderr.decode()
    assert sandbox.xor("--quiet").stderr == b""


def test_verbose_says_which_engine_did_how_much(sandbox: Sandbox) -> None:
    sandbox.file("in", random_bytes(3 * CHUNK + 1))
    lines = sandbox.xor("--quiet", "-v", "--engine", "cpu.reference*3", "-o", "out", "in").stderr.decode().splitlines()
    assert lines[0] == f"tandem: cpu.reference*3: {3 * CHUNK + 1} bytes in 4 chunks"
    assert lines[1].startswith(f"tandem: {3 * CHUNK + 1} bytes in ")


def test_progress_only_on_a_terminal(sandbox: Sandbox) -> None:
    sandbox.file("in", random_bytes(3 * CHUNK))
    assert b"\r" not in sandbox.xor("-o", "out", "in").stderr
    for quiet in ([], ["--quiet"]):
        ours, theirs = pty.openpty()
        done = sandbox.xor("--force", *quiet, "-o", "out", "in", stderr=theirs)
        os.close(theirs)
        shown = os.read(ours, 65536) if not quiet else b""
        os.close(ours)
        assert done.returncode == 0
        assert (b"100.0%  768 KiB of 768 KiB" in shown) == (not quiet)


def test_memory_does_not_depend_on_the_size(sandbox: Sandbox) -> None:
    """A file of 512 MiB (a hole) takes less than 64 MiB, by file and by pipe."""
    with open(sandbox.path / "in", "wb") as file:
        file.truncate(512 << 20)
    command = sandbox.xor_arguments("--quiet", "--jobs", 8, "-o", "/dev/null")
    assert peak_memory_kib(sandbox.path, [*command, "in"], subprocess.DEVNULL) < 64 * 1024
    with subprocess.Popen(["cat", "in"], cwd=sandbox.path, stdout=subprocess.PIPE) as cat:
        assert peak_memory_kib(sandbox.path, [*command, "-"], cat.stdout) < 64 * 1024
