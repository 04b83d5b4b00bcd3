"""Identities that cannot be used beside one that can, the kinds of recipients of a file, many of both, and Ctrl-C."""

import base64
import contextlib
import os
import pathlib
import re
import secrets
import signal
from collections.abc import Callable

import pytest

from conftest import BINARY, AgeSandbox
from processes import Conversation, started, wait_until

USAGE, KEY, NO_MATCH, INTERRUPTED = 2, 3, 7, 130
PEM = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5v\nbmU=\n-----END OPENSSH PRIVATE KEY-----"
OTHERS = {
    "ssh": (PEM, "begins as an SSH key does, but is none"),
    "plugin": ("AGE-PLUGIN-YUBIKEY-1QQQQQQQQQQ", "mistyped"),
    "hybrid": ("AGE-SECRET-KEY-PQ-1QQQQQQQQQQ", "mistyped"),
    "mistyped": ("AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEY", "mistyped"),
    "recipient": ("age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj", "is a public key"),
    "garbage": ("secret", "is no key"),
}


@pytest.mark.parametrize(("other", "text"), OTHERS.values(), ids=OTHERS)
@pytest.mark.parametrize("first", [True, False])
def test_an_unusable_identity_blocks_no_other(
    age_sandbox: AgeSandbox, expect_failure: Callable, other: str, text: str, first: bool
) -> None:
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    good = (age_sandbox.path / "key").read_text()
    age_sandbox.file("both", (f"{other}\n{good}" if first else f"{good}{other}\n").encode()).chmod(0o600)
    age_sandbox.file("other", other.encode()).chmod(0o600)
    line = 1 if first else good.count("\n") + 1
    names = ["-i", "other", "-i", "key"] if first else ["-i", "key", "-i", "other"]
    for files, where in ((["-i", "both"], f"'both': line {line} "), (names, "'other': line 1 ")):
        done = age_sandbox.run("decrypt", *files, "in.age")
        assert (done.returncode, done.stdout) == (0, b"text"), done.stderr
        (warning,) = done.stderr.decode().splitlines()
        assert re.fullmatch(f"tandem: warning: identity file {where}.*{text}.*; it is left out", warning)
        assert age_sandbox.run("decrypt", "--quiet", *files, "in.age").stderr == b""
    alone = age_sandbox.run("decrypt", "-i", "other", "in.age")
    expect_failure(alone, KEY, "'other': line 1 ", text, "the recipients of 'in.age' are: 1 X25519")
    # Encryption fails: a user who encrypts for an identity means it.
    expect_failure(age_sandbox.run("encrypt", "-i", "both", "in.age"), KEY, f"'both': line {line} ", text)


def test_only_a_file_with_secrets_should_be_private(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    recipient = age_sandbox.file("recipient", age_sandbox.recipient.encode())
    secret = age_sandbox.file("secret", (age_sandbox.path / "key").read_bytes())
    for path in (recipient, secret):
        path.chmod(0o644)
    for command in ("encrypt", "decrypt"):
        done = age_sandbox.run(command, "-i", "recipient", "in.age")
        expect_failure(done, KEY, "'recipient': line 1 is a public key, and its secret key belongs here")
        assert b"chmod" not in done.stderr
        done = age_sandbox.run(command, "-i", "secret", "in.age")
        assert (done.returncode, done.stderr.count(b"others can read identity file 'secret'; chmod 600")) == (0, 1)


def test_what_takes_a_secret_key_among_recipients_is_said(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    done = age_sandbox.run("encrypt", "-R", "key", "in")
    expect_failure(done, KEY, "is a secret key", "`tandem encrypt -i` takes the file")


@pytest.mark.parametrize("arguments", [["decrypt", "-i"], ["encrypt", "-i"], ["encrypt", "-R"]], ids=" ".join)
def test_a_recipient_in_the_place_of_a_file(age_sandbox: AgeSandbox, expect_failure: Callable, arguments: list[str]) -> None:
    done = age_sandbox.run(*arguments, age_sandbox.recipient)
    expect_failure(done, KEY, "that is a recipient, not a file: `tandem encrypt -r` takes it")


def test_says_for_whom_a_file_is(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    body = base64.b64encode(bytes(32)).decode().rstrip("=")
    mine = f"-> X25519 {base64.b64encode(secrets.token_bytes(32)).decode().rstrip('=')}\n{body}\n"
    ssh, grease, long = f"-> ssh-rsa abc\n{body}\n", f"-> x-grease a\n{body}\n", f"-> {'t' * 100}\n{body}\n"
    header = "age-encryption.org/v1\n" + mine + ssh + mine + grease + long + f"--- {body}\n"
    age_sandbox.file("in.age", header.encode() + bytes(32))
    kinds = f"2 X25519, 1 ssh-rsa, 1 {'t' * 40}... (of a plugin, or unknown)"
    expect_failure(age_sandbox.decrypt("in.age"), NO_MATCH, f"no identity opens 'in.age'; its recipients are: {kinds}")


def test_a_wrong_passphrase_blocks_no_other_file(age_sandbox: AgeSandbox) -> None:
    for name in ("id", "id2"):
        talk = Conversation(age_sandbox.path, "age", "-p", "-o", name, "key")
        talk.answer("passphrase", "words\n")
        talk.answer("onfirm passphrase", "words\n")
        assert talk.end() == 0
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    talk = Conversation(age_sandbox.path, BINARY, "decrypt", "-i", "id", "-i", "id2", "-o", "out", "in.age")
    talk.answer("Passphrase of identity file 'id': ", "wrong\n")
    talk.answer("Passphrase of identity file 'id2': ", "words\n")
    assert talk.end() == 0, talk.shown
    assert b"warning: the passphrase does not open identity file 'id'; it is left out" in talk.shown
    assert (age_sandbox.path / "out").read_bytes() == b"text"


# ---------------------------------------------------------------------------------------------------------------- many


def test_recipients_are_counted_before_the_first_is_sealed_for(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    age_sandbox.file("friends", f"{age_sandbox.recipient}\n".encode() * 200_000)
    done = age_sandbox.run("encrypt", "-R", "friends", "-o", "out", "in")
    expect_failure(done, USAGE, "200000 recipients are too many for one file: it has room for 10699")
    assert age_sandbox.names() == {"in", "friends"}


@pytest.mark.parametrize("count", [1024, 1025])
def test_warns_of_more_recipients_than_others_take(age_sandbox: AgeSandbox, count: int) -> None:
    age_sandbox.file("in", b"text")
    age_sandbox.file("friends", f"{age_sandbox.recipient}\n".encode() * count)
    done = age_sandbox.run("encrypt", "-R", "friends", "in")
    assert (b"warning: 1025 recipients" in done.stderr) == (count == 1025)
    assert age_sandbox.decrypt(stdin=None, input=done.stdout).stdout == b"text"
    assert age_sandbox.run("encrypt", "--quiet", "-R", "friends", "in").stderr == b""


# ----------------------------------------------------------------------------------------------------------- interrupt


def cpu_ticks(pid: int) -> int:
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return int(fields[11]) + int(fields[12])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupt_while_many_keys_are_tried(age_sandbox: AgeSandbox, number: int) -> None:
    """Two million pairs of identity and stanza, none of which fit, take minutes."""
    body = base64.b64encode(bytes(32)).decode().rstrip("=")
    stanzas = [f"-> X25519 {base64.b64encode(secrets.token_bytes(32)).decode()[:-1]}\n{body}\n" for _ in range(5000)]
    age_sandbox.file("in.age", f"age-encryption.org/v1\n{''.join(stanzas)}--- {body}\n".encode() + bytes(32))
    identity = (age_sandbox.path / "key").read_text().splitlines()[-1]
    age_sandbox.file("ids", f"{identity}\n".encode() * 400).chmod(0o600)
    with started([str(BINARY), "decrypt", "-i", "ids", "in.age"], age_sandbox.path) as process:
        wait_until(lambda: cpu_ticks(process.pid) >= 0.5 * os.sysconf("SC_CLK_TCK"))
        process.send_signal(number)
        assert process.wait(timeout=60) == 128 + number
        assert b"interrupted" in process.stderr.read()


def test_interrupt_while_a_passphrase_is_stretched(age_sandbox: AgeSandbox) -> None:
    """2^20 is five seconds of work; its end would say that the passphrase does not fit."""
    body = base64.b64encode(bytes(32)).decode().rstrip("=")
    salt = base64.b64encode(bytes(16)).decode().rstrip("=")
    age_sandbox.file("in.age", f"age-encryption.org/v1\n-> scrypt {salt} 20\n{body}\n--- {body}\n".encode() + bytes(32))
    # The shell says the number of the program that takes its place.
    shell = f"echo $$ > pid; exec '{BINARY}' decrypt -o out in.age"
    talk = Conversation(age_sandbox.path, "bash", "-c", shell)
    talk.answer("Passphrase of", "words\n")
    pid = int((age_sandbox.path / "pid").read_text())
    wait_until(lambda: cpu_ticks(pid) >= 0.3 * os.sysconf("SC_CLK_TCK"))
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGINT)
    assert talk.end() == INTERRUPTED, talk.shown
    assert b"interrupted" in talk.shown
