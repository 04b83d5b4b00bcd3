"""Bad input and faults: each has a clear message, an exit status, nothing under the final name, and no hang."""

import contextlib
import os
import resource
import signal
import socket
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, NONCE, TIMEOUT_S, Sandbox
from processes import (
    finish,
    holds_unnamed_file,
    sleeps_and_catches_interrupts,
    small_file_system,
    started,
    wait_until,
)

USAGE, KEY, INPUT, OUTPUT, ENGINE, NO_SPACE = 2, 3, 4, 5, 6, 9
CHUNK = 256 * 1024

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


# --------------------------------------------------------------------------------------------------- command line


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "a command is missing"),
        (["frobnicate"], "frobnicate"),
        (["xor", "--nonce", NONCE], "--key-file is missing"),
        (["xor", "--key-file", "key"], "--nonce is missing"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--frobnicate"], "--frobnicate"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--counter", "4294967296"], "--counter"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--counter", "-1"], "--counter"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--jobs", "0"], "--jobs"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--engine", "gpu"], "no engine is called 'gpu'; known: cpu, sim"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--engine", "cpu*x"], "after * comes a number"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "--engine", "cpu,stub"], "stub does not encrypt"),
        (["xor", "--key-file", "key", "--nonce", NONCE, "a", "b"], "b"),
    ],
)
def test_usage(sandbox: Sandbox, expect_failure: Callable, arguments: list[str], text: str) -> None:
    done = sandbox.run(*arguments)
    expect_failure(done, USAGE, text)
    assert done.stdout == b""
    assert sandbox.names() == set()


# ------------------------------------------------------------------------------------------- key, nonce and counter


def test_missing_key_file(sandbox: Sandbox, expect_failure: Callable) -> None:
    done = sandbox.run("xor", "--key-file", "nowhere", "--nonce", NONCE, "-o", "out")
    expect_failure(done, KEY, "cannot open key file 'nowhere': No such file or directory")
    assert sandbox.names() == set()


def test_key_file_is_a_directory(sandbox: Sandbox, expect_failure: Callable) -> None:
    done = sandbox.run("xor", "--key-file", ".", "--nonce", NONCE, "-o", "out")
    expect_failure(done, KEY, "cannot read key file '.': Is a directory")


@pytest.mark.parametrize(
    ("content", "size"),
    [
        (b"", "0"),
        (b"k" * 31, "31"),
        (b"k" * 33, "33"),
        (b"0" * 63, "63"),
        (b"0" * 65, "65"),
        (b"0" * 64 + b"\n\n", "66"),
        (b"0" * 100_000, "more than 66"),
    ],
)
def test_wrong_key_file(sandbox: Sandbox, expect_failure: Callable, content: bytes, size: str) -> None:
    sandbox.file("wrong", content)
    done = sandbox.run("xor", "--key-file", "wrong", "--nonce", NONCE, "-o", "out")
    expect_failure(done, KEY, f"key file 'wrong' holds {size} bytes; a key is 32 bytes, or 64 hexadecimal digits")
    assert sandbox.names() == {"wrong"}


@pytest.mark.parametrize("content", [b"0" * 63 + b"g", b"g" + b"0" * 63 + b"\r\n"])
def test_key_file_that_is_not_all_digits(sandbox: Sandbox, expect_failure: Callable, content: bytes) -> None:
    sandbox.file("wrong", content)
    done = sandbox.run("xor", "--key-file", "wrong", "--nonce", NONCE, "-o", "out")
    expect_failure(done, KEY, "key file 'wrong' holds other characters than hexadecimal digits; a key is 32 bytes, or 64")
    assert sandbox.names() == {"wrong"}


@pytest.mark.parametrize(("nonce", "place"), [(NONCE[:-1] + "g", 24), ("0x" + NONCE[:-2], 2)])
def test_nonce_that_is_not_all_digits(sandbox: Sandbox, expect_failure: Callable, nonce: str, place: int) -> None:
    done = sandbox.run("xor", "--key-file", "key", "--nonce", nonce, "-o", "out")
    expect_failure(done, KEY, f"character {place} of the nonce is no hexadecimal digit; a nonce is 24 hexadecimal digits")
    assert nonce.encode() not in done.stderr
    assert sandbox.names() == set()


@pytest.mark.parametrize("nonce", ["00", NONCE[:-1], NONCE + "0"])
def test_wrong_nonce(sandbox: Sandbox, expect_failure: Callable, nonce: str) -> None:
    done = sandbox.run("xor", "--key-file", "key", "--nonce", nonce, "-o", "out")
    expect_failure(done, KEY, f"nonce '{nonce}' has {len(nonce)} characters; a nonce is 24 hexadecimal digits")
    assert sandbox.names() == set()


def test_file_longer_than_the_counter_allows(sandbox: Sandbox, expect_failure: Callable) -> None:
    """It is refused before anything is read; one block less goes through."""
    last = 2**32 - 1
    sandbox.file("in", bytes(129))
    expect_failure(sandbox.xor("--counter", last - 1, "-o", "out", "in"), KEY, "longer than the 128 bytes", "'in'")
    assert sandbox.names() == {"in"}
    sandbox.file("in", bytes(128))
    assert sandbox.xor("--counter", last - 1, "-o", "out", "in").returncode == 0
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(bytes(128), last - 1)


def test_stream_longer_than_the_counter_allows(sandbox: Sandbox, expect_failure: Callable) -> None:
    done = sandbox.xor("--counter", 2**32 - 1, "-o", "out", stdin=None, input=bytes(65))
    expect_failure(done, KEY, "input standard input is longer than the 64 bytes")
    assert sandbox.names() == set()
    done = sandbox.xor("--counter", 2**32 - 1, stdin=None, input=bytes(64))
    assert done.stdout == sandbox.openssl(bytes(64), 2**32 - 1)


def test_endless_stream_stops_at_the_last_block(sandbox: Sandbox, expect_failure: Callable) -> None:
    with open("/dev/zero", "rb") as zeros:
        done = sandbox.xor("--counter", 2**32 - 3 * CHUNK // 64, "-o", "out", stdin=zeros)
    expect_failure(done, KEY, f"longer than the {3 * CHUNK} bytes")
    assert sandbox.names() == set()


# ------------------------------------------------------------------------------------------------------------ input


def test_missing_input(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.xor("-o", "out", "nowhere"), INPUT, "cannot open input 'nowhere': No such file or directory")
    assert sandbox.names() == set()


def test_directory_as_input(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.xor("-o", "out", "."), INPUT, "cannot read input '.': it is a directory")
    assert sandbox.names() == set()


@as_root
def test_unreadable_input(sandbox: Sandbox, expect_failure: Callable) -> None:
    """The program runs as the user nobody, since root may read everything."""
    for path in (sandbox.path, *sandbox.path.parents):
        if path.stat().st_mode & 0o005 != 0o005 and path.owner() == "root":
            path.chmod(path.stat().st_mode | 0o005)
    (sandbox.path / "key").chmod(0o644)
    sandbox.path.chmod(0o777)
    sandbox.file("in", b"secret").chmod(0o000)
    done = sandbox.xor("--quiet", "-o", "out", "in", user=65534, group=65534, extra_groups=[])
    expect_failure(done, INPUT, "cannot open input 'in': Permission denied")
    assert sandbox.names() == {"in"}


def test_input_that_fails_in_the_middle(sandbox: Sandbox, expect_failure: Callable) -> None:
    """/proc/self/mem can be opened, but its first page cannot be read."""
    done = sandbox.xor("-o", "out", "/proc/self/mem")
    expect_failure(done, INPUT, "cannot read input '/proc/self/mem' at byte 0: Input/output error")
    assert sandbox.names() == set()


# ----------------------------------------------------------------------------------------------------------- output


def test_existing_output(sandbox: Sandbox, expect_failure: Callable) -> None:
    sandbox.file("in", b"new")
    out = sandbox.file("out", b"old")
    expect_failure(sandbox.xor("-o", "out", "in"), OUTPUT, "output 'out' exists; --force replaces it")
    assert out.read_bytes() == b"old"
    assert sandbox.names() == {"in", "out"}


def test_existing_output_appears_during_the_run(sandbox: Sandbox, expect_failure: Callable) -> None:
    with start(sandbox, "-o", "out") as process:
        wait_until(lambda: holds_unnamed_file(process))
        sandbox.file("out", b"old")
        done = finish(process)
    expect_failure(done, OUTPUT, "output 'out' exists; --force replaces it")
    assert (sandbox.path / "out").read_bytes() == b"old"
    assert sandbox.names() == {"out"}


def test_output_is_the_input(sandbox: Sandbox, expect_failure: Callable) -> None:
    file = sandbox.file("file", b"content")
    expect_failure(sandbox.xor("-o", "file", "file"), OUTPUT, "output 'file' exists")
    with open(file, "ab") as sink:
        expect_failure(sandbox.xor("file", stdout=sink), OUTPUT, "standard output is the input file itself")
    assert file.read_bytes() == b"content"


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_directory_as_output(sandbox: Sandbox, expect_failure: Callable, force: list[str]) -> None:
    expect_failure(sandbox.xor(*force, "-o", "."), OUTPUT, "cannot write output '.': Is a directory")


def test_output_in_a_missing_directory(sandbox: Sandbox, expect_failure: Callable) -> None:
    done = sandbox.xor("-o", "nowhere/out")
    expect_failure(done, OUTPUT, "cannot write output 'nowhere/out': No such file or directory")


def test_terminal_as_output(sandbox: Sandbox, expect_failure: Callable) -> None:
    ours, theirs = os.openpty()
    expect_failure(sandbox.xor(stdout=theirs), USAGE, "binary data on a terminal")
    assert sandbox.xor("--force", stdout=theirs, stdin=None, input=b"text").returncode == 0
    assert len(os.read(ours, 100)) >= 4
    os.close(theirs)
    os.close(ours)


@as_root
@pytest.mark.parametrize("by_pipe", [False, True])
def test_full_disk(sandbox: Sandbox, expect_failure: Callable, by_pipe: bool) -> None:
    data = bytes(8 * CHUNK)
    sandbox.file("in", data)
    with small_file_system(sandbox.path) as small:
        if by_pipe:
            done = sandbox.xor("-o", "small/out", stdin=None, input=data)
        else:
            done = sandbox.xor("-o", "small/out", "in")
        assert list(small.iterdir()) == []
        # The space of what was written is given back.
        assert os.statvfs(small).f_bfree == os.statvfs(small).f_blocks
    expect_failure(done, NO_SPACE, "cannot write output 'small/out': No space left on device; make room")


def test_file_size_limit(sandbox: Sandbox, expect_failure: Callable) -> None:
    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (CHUNK + 1, CHUNK + 1))

    sandbox.file("in", bytes(4 * CHUNK))
    done = sandbox.xor("-o", "out", "in", preexec_fn=limit)
    expect_failure(done, OUTPUT, "cannot write output 'out': File too large")
    assert sandbox.names() == {"in"}


def test_full_device(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.xor("-o", "/dev/full", stdin=None, input=b"x"), NO_SPACE, "No space left on device")
    assert os.path.exists("/dev/full")


def test_closed_pipe(sandbox: Sandbox, expect_failure: Callable) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = sandbox.xor(stdin=None, input=bytes(10 * CHUNK), stdout=write_end)
    os.close(write_end)
    expect_failure(done, OUTPUT, "cannot write standard output: the program that reads it has closed the pipe")


def test_pipe_closed_in_the_middle_while_the_input_is_silent(sandbox: Sandbox, expect_failure: Callable) -> None:
    """The case is `(cat big; sleep forever) | tandem xor | head -c 1`; a pipe holds 4 chunks."""
    with start(sandbox) as process:
        process.stdin.write(bytes(8 * CHUNK))
        process.stdin.flush()
        assert len(process.stdout.read(1)) == 1
        process.stdout.close()
        assert process.wait(TIMEOUT_S) == OUTPUT
        assert "closed the pipe" in process.stderr.read().decode()


# -------------------------------------------------------------------------------------------------------- interrupts


def start(sandbox: Sandbox, *arguments: object) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    """`tandem xor` reading from a pipe that stays open."""
    return started(sandbox.xor_arguments(*arguments), sandbox.path)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signal_while_the_input_is_silent(sandbox: Sandbox, expect_failure: Callable, number: signal.Signals) -> None:
    with start(sandbox, "-o", "out") as process:
        process.stdin.write(bytes(3 * CHUNK))
        process.stdin.flush()
        wait_until(lambda: holds_unnamed_file(process))
        process.send_signal(number)
        assert process.wait(TIMEOUT_S) == 128 + number
        message = process.stderr.read().decode()
    assert "tandem: error: interrupted; output 'out' is not complete" in message
    assert sandbox.names() == set()


def test_interrupt_while_nobody_reads_the_output(sandbox: Sandbox) -> None:
    sandbox.file("in", bytes(20 * CHUNK))
    with start(sandbox, "in") as process:
        assert len(process.stdout.read(1)) == 1
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT_S) == 130
        assert "interrupted; output standard output is not complete" in process.stderr.read().decode()


def test_interrupt_while_a_named_pipe_has_no_other_end(sandbox: Sandbox) -> None:
    os.mkfifo(sandbox.path / "fifo")
    with start(sandbox, "-o", "out", "fifo") as process:
        wait_until(lambda: sleeps_and_catches_interrupts(process))
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT_S) == 130
    assert sandbox.names() == {"fifo"}


def test_interrupt_while_the_key_does_not_come(sandbox: Sandbox) -> None:
    read_end, write_end = os.pipe()
    arguments = ["xor", "--key-file", f"/dev/fd/{read_end}", "--nonce", NONCE]
    with subprocess.Popen([BINARY, *arguments], stderr=subprocess.PIPE, pass_fds=[read_end]) as process:
        wait_until(lambda: sleeps_and_catches_interrupts(process))
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT_S) == 130
    os.close(read_end)
    os.close(write_end)


def test_ignored_interrupt_stays_ignored(sandbox: Sandbox) -> None:
    """Programs start so under nohup."""
    arguments = sandbox.xor_arguments("-o", "out")
    ignore = {"preexec_fn": lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)}
    with subprocess.Popen(arguments, cwd=sandbox.path, stdin=subprocess.PIPE, stderr=subprocess.PIPE, **ignore) as process:
        wait_until(lambda: holds_unnamed_file(process))
        process.send_signal(signal.SIGHUP)
        process.communicate(b"text", timeout=TIMEOUT_S)
    assert process.returncode == 0
    assert (sandbox.path / "out").read_bytes() == sandbox.openssl(b"text")


# ------------------------------------------------------------------------------------------- what --force must spare


def test_force_spares_the_key_file(sandbox: Sandbox, expect_failure: Callable) -> None:
    sandbox.file("in", b"x" * 100)
    done = sandbox.xor("--force", "-o", "key", "in")
    expect_failure(done, OUTPUT, "'key' is the key file")
    assert (sandbox.path / "key").read_bytes() == sandbox.key


def test_force_spares_a_special_file(sandbox: Sandbox, expect_failure: Callable) -> None:
    sandbox.file("in", b"x" * 100)
    with contextlib.closing(socket.socket(socket.AF_UNIX)) as listener:
        listener.bind(str(sandbox.path / "socket"))
        done = sandbox.xor("--force", "-o", "socket", "in")
    expect_failure(done, OUTPUT, "cannot write output 'socket'")
    assert (sandbox.path / "socket").is_socket()


def test_dangling_link_is_refused_at_once(sandbox: Sandbox, expect_failure: Callable) -> None:
    (sandbox.path / "link").symlink_to("nowhere")
    sandbox.file("in", b"x" * 100)
    done = sandbox.xor("-o", "link", "in")
    expect_failure(done, OUTPUT, "output 'link' exists")
    assert (sandbox.path / "link").is_symlink()
