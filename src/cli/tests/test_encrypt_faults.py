"""Tests what goes wrong with age files: each has its exit status and message, and nothing under the final name."""

import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox, new_identity
from processes import (
    Conversation,
    finish,
    holds_unnamed_file,
    sleeps_and_catches_interrupts,
    small_file_system,
    started,
    wait_until,
)

USAGE, KEY, INPUT, OUTPUT, NO_MATCH, BAD_HEADER, NO_SPACE = 2, 3, 4, 5, 7, 8, 9
BAD_MAC, BAD_PAYLOAD, BAD_ARMOR = 10, 11, 12
MESSAGE = 64 * 1024
SEALED = MESSAGE + 16

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


# --------------------------------------------------------------------------------------------------- command line


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (["encrypt", "in"], USAGE, "name a recipient (-r age1..., -R FILE)"),
        (["encrypt", "-r", "age1nobody", "in"], USAGE, "--recipient: 'age1nobody' "),
        (["encrypt", "-p", "-i", "key", "in"], USAGE, "--passphrase stands alone"),
        (["encrypt", "-R", "nowhere", "in"], KEY, "cannot open recipient file 'nowhere': No such file"),
        (["encrypt", "-i", "key", "-R", "-"], USAGE, "standard input cannot be two things at once"),
        (["encrypt", "-i", "key", "--engine", "stub", "in"], USAGE, "stub does not encrypt"),
        (["encrypt", "-i", "key", "--engine", "gpu", "in"], USAGE, "no engine is called 'gpu'"),
        (["encrypt", "-i", "key", "nowhere"], INPUT, "cannot open input 'nowhere': No such file"),
        (["encrypt", "-i", "key", "in", "in"], USAGE, "in"),
        (["decrypt", "-i", "nowhere", "in"], KEY, "cannot open identity file 'nowhere': No such file"),
        (["decrypt", "-i", "-"], USAGE, "standard input cannot be two things at once"),
        (["decrypt", "-i", "key", "nowhere"], INPUT, "cannot open input 'nowhere': No such file"),
        (["decrypt", "-i", "key", "."], INPUT, "it is a directory"),
        (["decrypt", "-i", "key", "--range", "5-4", "in"], USAGE, "--range: '5-4' is not a range"),
        (["decrypt", "-i", "key", "--range", "5", "in"], USAGE, "--range: '5' is not a range"),
        (["decrypt", "-i", "key", "--range", "-5", "in"], USAGE, "--range: '-5' is not a range"),
        (["decrypt", "-i", "key", "--range", "1-2x", "in"], USAGE, "--range: '1-2x' is not a range"),
        (["decrypt", "-i", "key", "--range", "1-99999999999999999999", "in"], USAGE, "is not a range"),
    ],
)
def test_usage(age_sandbox: AgeSandbox, expect_failure: Callable, arguments: list[str], code: int, text: str) -> None:
    age_sandbox.file("in", b"content")
    done = age_sandbox.run(*arguments, *(["-o", "out"] if len(arguments) > 2 else []))
    expect_failure(done, code, text)
    assert done.stdout == b""
    assert age_sandbox.names() == {"in"}


# --------------------------------------------------------------------------------------------- what does not open


def test_wrong_identity(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    new_identity(age_sandbox.path / "other")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"secret"))
    done = age_sandbox.run("decrypt", "-i", "other", "-o", "out", "in.age")
    expect_failure(done, NO_MATCH, "no identity opens 'in.age'")
    assert age_sandbox.names() == {"other", "in.age"}


def test_wrong_passphrase(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in", b"secret")
    theirs = Conversation(age_sandbox.path, "age", "-p", "-o", "in.age", "in")
    theirs.answer("passphrase", "right\n")
    theirs.answer("passphrase", "right\n")
    assert theirs.end() == 0
    ours = Conversation(age_sandbox.path, BINARY, "decrypt", "-o", "out", "in.age")
    ours.answer("assphrase", "wrong\n")
    assert ours.end() == NO_MATCH
    assert b"the passphrase does not open 'in.age'" in ours.shown
    assert age_sandbox.names() == {"in", "in.age"}


@pytest.mark.parametrize("content", [b"", b"no age file", b"\x00" * 100_000, b" " * 5000, b"age-encryption.org/v1\n"])
def test_no_age_file(age_sandbox: AgeSandbox, expect_failure: Callable, content: bytes) -> None:
    age_sandbox.file("in.age", content)
    expect_failure(age_sandbox.decrypt("-o", "out", "in.age"), BAD_HEADER, "input 'in.age' ")
    expect_failure(age_sandbox.decrypt("-o", "out", stdin=None, input=content), BAD_HEADER, "input standard input ")
    assert age_sandbox.names() == {"in.age"}


class Altered:
    """An encrypted file of several messages, and what becomes of altered forms of it."""

    def __init__(self, sandbox: AgeSandbox, expect_failure: Callable, size: int) -> None:
        self.sandbox = sandbox
        self.expect_failure = expect_failure
        self.data = random.Random(size).randbytes(size)
        self.encrypted = sandbox.age_encrypt(self.data)
        self.payload = len(self.encrypted) - size - 16 * max(1, -(-size // MESSAGE))

    def expect_refused(self, altered: bytes, sound: int) -> None:
        """Expects a refusal from a file and a pipe; a pipe gets the `sound` bytes before the damage and no more."""
        self.sandbox.file("in.age", altered)
        status = BAD_HEADER if len(altered) < self.payload else BAD_PAYLOAD
        self.expect_failure(self.sandbox.decrypt("-o", "out", "in.age"), status, "input 'in.age' ")
        assert self.sandbox.names() == {"in.age"}
        for done in (self.sandbox.decrypt("in.age"), self.sandbox.decrypt(stdin=None, input=altered)):
            self.expect_failure(done, status)
            assert done.stdout == self.data[:sound]


@pytest.mark.parametrize("messages", [1, 4, 5, 9])
def test_truncated_at_every_border(age_sandbox: AgeSandbox, expect_failure: Callable, messages: int) -> None:
    altered = Altered(age_sandbox, expect_failure, messages * MESSAGE)
    encrypted, payload = altered.encrypted, altered.payload
    for message in range(messages + 1):
        end = payload + message * SEALED
        before = max(message - 1, 0) * MESSAGE
        if message < messages:
            altered.expect_refused(encrypted[:end], before)
            altered.expect_refused(encrypted[: end + 15], message * MESSAGE)
            altered.expect_refused(encrypted[: end + 17], message * MESSAGE)
        altered.expect_refused(encrypted[: end - 1], before)
    for end in (payload - 16, payload - 17, payload // 2):
        altered.expect_refused(encrypted[:end], 0)


def test_altered_anywhere(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    altered = Altered(age_sandbox, expect_failure, 9 * MESSAGE + 50)
    places = [altered.payload - 1, altered.payload, len(altered.encrypted) - 1]
    places += [altered.payload + message * SEALED + offset for message in range(10) for offset in (0, 49, 60)]
    for place in places:
        changed = bytearray(altered.encrypted)
        changed[place] ^= 0x10
        altered.expect_refused(bytes(changed), max(place - altered.payload, 0) // SEALED * MESSAGE)


def test_altered_header(age_sandbox: AgeSandbox) -> None:
    """Nothing comes out wherever the header is changed: it is no age file, none of ours, or not authentic."""
    altered = Altered(age_sandbox, lambda *_: None, 100)
    statuses = set()
    for place in range(altered.payload - 16):
        changed = bytearray(altered.encrypted)
        changed[place] ^= 0x01
        done = age_sandbox.decrypt(stdin=None, input=bytes(changed))
        assert done.returncode in (NO_MATCH, BAD_HEADER, BAD_MAC), (place, done)
        assert done.stdout == b""
        statuses.add(done.returncode)
    assert statuses == {NO_MATCH, BAD_HEADER, BAD_MAC}


@pytest.mark.parametrize("size", [0, 100, MESSAGE, 4 * MESSAGE])
def test_appended(age_sandbox: AgeSandbox, expect_failure: Callable, size: int) -> None:
    altered = Altered(age_sandbox, expect_failure, size)
    for extra in (b"x", bytes(16), bytes(SEALED), altered.encrypted):
        # The former last message has something behind it, and so is not authentic.
        altered.expect_refused(altered.encrypted + extra, max(-(-size // MESSAGE) - 1, 0) * MESSAGE)


def test_reordered(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    altered = Altered(age_sandbox, expect_failure, 8 * MESSAGE)
    start, payload = altered.encrypted[: altered.payload], altered.encrypted[altered.payload :]
    messages = [payload[i : i + SEALED] for i in range(0, len(payload), SEALED)]
    for i, j in ((0, 1), (2, 6), (3, 4), (6, 7)):
        swapped = list(messages)
        swapped[i], swapped[j] = swapped[j], swapped[i]
        altered.expect_refused(start + b"".join(swapped), i * MESSAGE)


def test_damaged_armor(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    text = age_sandbox.age_encrypt(random.Random(1).randbytes(5 * MESSAGE), "-a")
    for damaged in (
        text[:-1].rstrip(b"-"),
        text[: len(text) // 2],
        text.replace(b"END AGE", b"END OF"),
        text[:100_000] + b"?" + text[100_001:],
        text + b"trailing",
        text[:40_000] + b"\n" + text[40_000:],
    ):
        expect_failure(age_sandbox.decrypt("-o", "out", stdin=None, input=damaged), BAD_ARMOR, "armor")
        assert age_sandbox.names() == set()


@pytest.mark.parametrize("cut", [1, 17, SEALED])
def test_range_of_a_truncated_file(age_sandbox: AgeSandbox, expect_failure: Callable, cut: int) -> None:
    """The range itself is sound, but what lies behind it may be missing."""
    age_sandbox.file("in.age", age_sandbox.age_encrypt(bytes(5 * MESSAGE))[:-cut])
    done = age_sandbox.decrypt("--range", "0-9", "-o", "out", "in.age")
    expect_failure(done, BAD_PAYLOAD, "input 'in.age' was altered or truncated: from byte ")
    assert age_sandbox.names() == {"in.age"}


def test_range_that_cannot_be(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in.age", age_sandbox.age_encrypt(bytes(100)))
    done = age_sandbox.decrypt("--range", "100-", "-o", "out", "in.age")
    expect_failure(done, USAGE, "--range begins at byte 100, and 'in.age' contains 100")
    done = age_sandbox.decrypt("--range", "0-1", stdin=None, input=b"")
    expect_failure(done, BAD_HEADER)
    done = age_sandbox.decrypt("--range", "0-1", stdin=None, input=age_sandbox.age_encrypt(b"text"))
    expect_failure(done, USAGE, "--range needs a file that can be read at any place; standard input is a stream")
    age_sandbox.file("armored", age_sandbox.age_encrypt(b"text", "-a"))
    done = age_sandbox.decrypt("--range", "0-1", "armored")
    expect_failure(done, USAGE, "--range needs a file that can be read at any place; 'armored' is armored")
    age_sandbox.file("empty.age", age_sandbox.age_encrypt(b""))
    done = age_sandbox.decrypt("--range", "0-1", "empty.age")
    expect_failure(done, USAGE, "--range begins at byte 0, and 'empty.age' contains 0")
    assert done.stdout == b""


# ----------------------------------------------------------------------------------------------------------- outputs


def commands(sandbox: AgeSandbox, size: int) -> list[tuple[list[object], bytes]]:
    """Returns both commands with something to do, and their input."""
    data = bytes(size)
    return [
        (["encrypt", "-r", sandbox.recipient], data),
        (["decrypt", "-i", "key"], sandbox.age_encrypt(data)),
    ]


def test_existing_output(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    for command, data in commands(age_sandbox, 100):
        age_sandbox.file("in", data)
        out = age_sandbox.file("out", b"old")
        expect_failure(age_sandbox.run(*command, "-o", "out", "in"), OUTPUT, "output 'out' exists; --force replaces")
        expect_failure(age_sandbox.run(*command, "-o", "in", "in"), OUTPUT, "output 'in' exists")
        assert out.read_bytes() == b"old"


def test_force_spares_keys(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    key = (age_sandbox.path / "key").read_bytes()
    friends = age_sandbox.file("friends", age_sandbox.recipient.encode())
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    for what, arguments in {
        "'key' is the identity file": ["decrypt", "-i", "key", "--force", "-o", "key", "in.age"],
        "'./key' is the identity file": ["encrypt", "-i", "key", "--force", "-o", "./key", "in.age"],
        "'friends' is the recipient file": ["encrypt", "-R", "friends", "--force", "-o", "friends", "in.age"],
    }.items():
        expect_failure(age_sandbox.run(*arguments), OUTPUT, what)
    assert (age_sandbox.path / "key").read_bytes() == key
    assert friends.read_bytes() == age_sandbox.recipient.encode()


@as_root
@pytest.mark.parametrize("by_pipe", [False, True])
def test_full_disk(age_sandbox: AgeSandbox, expect_failure: Callable, by_pipe: bool) -> None:
    for command, data in commands(age_sandbox, 40 * MESSAGE):
        age_sandbox.file("in", data)
        with small_file_system(age_sandbox.path) as small:
            options = {"stdin": None, "input": data} if by_pipe else {}
            done = age_sandbox.run(*command, "-o", "small/out", *([] if by_pipe else ["in"]), **options)
            assert list(small.iterdir()) == []
            assert os.statvfs(small).f_bfree == os.statvfs(small).f_blocks
        expect_failure(done, NO_SPACE, "cannot write output 'small/out': No space left on device; make room")
        small.rmdir()


def test_full_device(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    for command, data in commands(age_sandbox, 1000):
        done = age_sandbox.run(*command, "-o", "/dev/full", stdin=None, input=data)
        expect_failure(done, NO_SPACE, "No space left on device")
    done = age_sandbox.encrypt("-a", "-o", "/dev/full", stdin=None, input=b"x")
    expect_failure(done, NO_SPACE, "No space left on device")


def test_file_size_limit(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (5 * MESSAGE, 5 * MESSAGE))

    for command, data in commands(age_sandbox, 20 * MESSAGE):
        age_sandbox.file("in", data)
        done = age_sandbox.run(*command, "-o", "out", "in", preexec_fn=limit)
        expect_failure(done, OUTPUT, "cannot write output 'out': File too large")
        assert age_sandbox.names() == {"in"}


def test_closed_pipe(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    for command, data in commands(age_sandbox, 40 * MESSAGE):
        read_end, write_end = os.pipe()
        os.close(read_end)
        done = age_sandbox.run(*command, stdin=None, input=data, stdout=write_end)
        os.close(write_end)
        expect_failure(done, OUTPUT, "cannot write standard output: the program that reads it has closed the pipe")


# -------------------------------------------------------------------------------------------------------- interrupts


def test_interrupt_while_the_input_is_silent(age_sandbox: AgeSandbox) -> None:
    for command, data in commands(age_sandbox, 40 * MESSAGE):
        arguments = [str(part) for part in (BINARY, *command, "-o", "out")]
        with started(arguments, age_sandbox.path) as process:
            process.stdin.write(data[:-1])
            process.stdin.flush()
            wait_until(lambda: holds_unnamed_file(process))
            process.send_signal(signal.SIGINT)
            assert process.wait(TIMEOUT_S) == 130
            assert "interrupted" in process.stderr.read().decode()
        assert age_sandbox.names() == set()


def test_interrupt_while_a_header_does_not_come(age_sandbox: AgeSandbox) -> None:
    arguments = [str(BINARY), "decrypt", "-i", "key", "-o", "out"]
    with started(arguments, age_sandbox.path) as process:
        process.stdin.write(b"age-encryption.org/v1\n")
        process.stdin.flush()
        wait_until(lambda: sleeps_and_catches_interrupts(process))
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert done.returncode == 130
    assert age_sandbox.names() == set()


def test_killed_while_it_works(age_sandbox: AgeSandbox) -> None:
    """It is killed 25 times each way, after a random part of the input, and leaves no incomplete file."""
    choose = random.Random(5)
    for command, data in commands(age_sandbox, 100 * MESSAGE):
        arguments = [str(part) for part in (BINARY, *command, "-o", "out")]
        for _ in range(25):
            with started(arguments, age_sandbox.path) as process:
                process.stdin.write(data[: choose.randrange(len(data))])
                process.stdin.flush()
                process.kill()
                assert process.wait(TIMEOUT_S) == -signal.SIGKILL
            assert age_sandbox.names() == set()


def test_killed_at_random_moments(age_sandbox: AgeSandbox) -> None:
    """It is killed 25 times each way, from the first moment to after the end, and leaves nothing or the complete file."""
    data = random.Random(6).randbytes(64 << 20)
    age_sandbox.file("in", data)
    age_sandbox.file("in.age", age_sandbox.age_encrypt(data))
    choose = random.Random(7)
    for command in (["encrypt", "-r", age_sandbox.recipient], ["decrypt", "-i", "key"]):
        source = "in" if command[0] == "encrypt" else "in.age"
        arguments = [str(part) for part in (BINARY, *command, "-o", "out", source)]
        begin = time.monotonic()
        subprocess.run(arguments, cwd=age_sandbox.path, check=True, timeout=TIMEOUT_S)
        duration = time.monotonic() - begin
        for _ in range(25):
            (age_sandbox.path / "out").unlink(missing_ok=True)
            with started(arguments, age_sandbox.path) as process:
                time.sleep(choose.uniform(0, 1.1 * duration))
                process.kill()
                process.wait(TIMEOUT_S)
            assert age_sandbox.names() <= {"in", "in.age", "out"}
            if (age_sandbox.path / "out").exists():
                content = (age_sandbox.path / "out").read_bytes()
                assert (age_sandbox.age_decrypt(content) if command[0] == "encrypt" else content) == data
        (age_sandbox.path / "out").unlink(missing_ok=True)
