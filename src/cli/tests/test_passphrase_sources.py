"""Passphrases from files and descriptors, wherever one would be asked for at a terminal."""

import os
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import Conversation

USAGE, KEY, OUTPUT, NO_MATCH = 2, 3, 5, 7


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", b"text")
    age_sandbox.file("words", b"secret words\n").chmod(0o600)
    return age_sandbox


def with_descriptor(place: AgeSandbox, words: bytes, *arguments: str, **options) -> subprocess.CompletedProcess[bytes]:
    """Runs `tandem` with a pipe as descriptor; "{}" in the arguments stands for its number."""
    reading, writing = os.pipe()
    os.write(writing, words)
    os.close(writing)
    try:
        command = [argument.format(reading) for argument in arguments]
        return place.run(*command, pass_fds=[reading], start_new_session=True, **options)
    finally:
        os.close(reading)


def test_there_and_back(place: AgeSandbox) -> None:
    done = place.run("encrypt", "--passphrase-file", "words", "in", start_new_session=True)
    assert (done.returncode, done.stderr) == (0, b"")
    place.file("in.age", done.stdout)
    for place_of in (["--passphrase-file", "words"], ["--passphrase-file=words"]):
        done = place.run("decrypt", *place_of, "in.age", start_new_session=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")
    made = with_descriptor(place, b"secret words", "encrypt", "-p", "--passphrase-fd", "{}", "in")
    assert (made.returncode, made.stderr) == (0, b"")
    place.file("in.age", made.stdout)
    done = with_descriptor(place, b"secret words\r\n", "decrypt", "--passphrase-fd", "{}", "in.age")
    assert (done.returncode, done.stdout) == (0, b"text")
    # These words answer age at the terminal.
    theirs = Conversation(place.path, "age", "-d", "-o", "out", "in.age")
    theirs.answer("passphrase", "secret words\n")
    assert theirs.end() == 0, theirs.shown
    assert (place.path / "out").read_bytes() == b"text"


def test_a_passphrase_that_nothing_takes_is_said(place: AgeSandbox, expect_failure: Callable) -> None:
    words = ["--passphrase-file", "words"]
    alone = b"tandem: warning: the passphrase is not used: the output is for the recipients alone\n"
    for arguments, said in (
        (["-r", place.recipient], alone),
        (["-r", place.recipient, "--quiet"], b""),
        (["-r", place.recipient, "-i", "key"], alone),
    ):
        done = place.run("encrypt", *arguments, *words, "in", start_new_session=True)
        assert (done.returncode, done.stderr) == (0, said)
        assert place.age_decrypt(done.stdout) == b"text"
    place.file("in.age", done.stdout)
    none = b"tandem: warning: the passphrase is not used: no identity takes one\n"
    for command in (["decrypt", "-i", "key", "in.age"], ["verify", "-i", "key", "in.age"], ["keygen", "-y", "key"]):
        done = place.run(*command, *words, start_new_session=True)
        assert (done.returncode, done.stderr) == (0, none)
        if command[0] != "keygen":
            assert place.run(*command, *words, "--quiet").stderr == b""
    # This command may take one.
    place.file("locked", place.run("encrypt", *words, "key").stdout).chmod(0o600)
    done = place.run("decrypt", "-i", "key", "-i", "locked", *words, "in.age")
    assert (done.returncode, done.stderr) == (0, b"")
    expect_failure(place.run("keygen", *words, "-o", "new"), USAGE, "a new identity has no passphrase; leave them out")
    assert "new" not in place.names()


def test_standard_input(place: AgeSandbox, expect_failure: Callable) -> None:
    for option in (["--passphrase-fd", "0"], ["--passphrase-file", "-"]):
        done = place.run("encrypt", *option, "-o", "out", "--force", "in", stdin=None, input=b"secret words\n")
        assert done.returncode == 0, done.stderr
        done = place.run("decrypt", *option, "out", stdin=None, input=b"secret words\n")
        assert done.stdout == b"text", done.stderr
        for other in (["encrypt"], ["decrypt"], ["decrypt", "-i", "-", "out"], ["verify"], ["keygen", "-y"]):
            done = place.run(*other, *option, stdin=None, input=b"secret words\n")
            expect_failure(done, USAGE, "standard input cannot be two things at once")


def test_encrypted_identities(place: AgeSandbox) -> None:
    key = (place.path / "key").read_bytes()
    place.file("id", place.run("encrypt", "--passphrase-file", "words", stdin=None, input=key).stdout)
    place.file("in.age", place.age_encrypt(b"text"))
    for command, expected in {
        ("decrypt", "-i", "id", "in.age"): b"text",
        ("keygen", "-y", "id"): place.recipient.encode() + b"\n",
    }.items():
        done = place.run(command[0], "--passphrase-file", "words", *command[1:], start_new_session=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, expected, b"")
    done = place.run("encrypt", "--passphrase-file", "words", "-i", "id", "in", start_new_session=True)
    assert place.age_decrypt(done.stdout) == b"text"
    assert place.run("verify", "--passphrase-file", "words", "-i", "id", "in.age").returncode == 0


def test_one_descriptor_for_several_files(place: AgeSandbox) -> None:
    """A descriptor can be read once, and is needed twice."""
    key = (place.path / "key").read_bytes()
    other = subprocess.run(["age-keygen"], capture_output=True, check=True, timeout=TIMEOUT_S).stdout
    for name, content in {"id": other, "id2": key}.items():
        place.file(name, place.run("encrypt", "--passphrase-file", "words", stdin=None, input=content).stdout)
    place.file("in.age", place.age_encrypt(b"text"))
    arguments = ["decrypt", "-i", "id", "-i", "id2", "--passphrase-fd", "{}", "in.age"]
    done = with_descriptor(place, b"secret words\n", *arguments)
    assert (done.returncode, done.stdout) == (0, b"text"), done.stderr


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "is empty"),
        (b"\n", "is empty"),
        (b"\r\n", "is empty"),
        (b"one\ntwo\n", "has more than one line"),
        (b"one\n\n", "has more than one line"),
        (b"x" * 5000, "is longer than 4096 bytes"),
    ],
)
def test_what_is_no_passphrase(place: AgeSandbox, expect_failure: Callable, content: bytes, text: str) -> None:
    place.file("bad", content).chmod(0o600)
    expect_failure(place.run("encrypt", "--passphrase-file", "bad", "-o", "out", "in"), KEY, "passphrase file 'bad'", text)
    done = with_descriptor(place, content, "encrypt", "--passphrase-fd", "{}", "-o", "out", "in")
    expect_failure(done, KEY, "passphrase file '/dev/fd/", text)
    assert not (place.path / "out").exists()


def test_spaces_and_any_bytes_count(place: AgeSandbox) -> None:
    for number, words in enumerate([b" a ", b"\xff\x00b", b"a\rb", "wörter".encode()]):
        place.file("other", words + b"\n").chmod(0o600)
        place.file("in.age", place.run("encrypt", "--passphrase-file", "other", "in").stdout)
        assert place.run("decrypt", "--passphrase-file", "other", "in.age").stdout == b"text", number
        place.file("other", words.strip(b" \xff") + b"\n")
        wrong = place.run("decrypt", "--passphrase-file", "other", "in.age")
        assert wrong.returncode == (NO_MATCH if words.strip(b" \xff") != words else 0)


def test_wrong_uses(place: AgeSandbox, expect_failure: Callable) -> None:
    both = place.run("encrypt", "--passphrase-file", "words", "--passphrase-fd", "3", "in")
    expect_failure(both, USAGE, "name two places for one passphrase")
    expect_failure(place.run("encrypt", "--passphrase-file", "nowhere", "in"), KEY, "'nowhere': No such file")
    expect_failure(place.run("encrypt", "--passphrase-fd", "99", "in"), KEY, "'/dev/fd/99'")
    expect_failure(place.run("encrypt", "--passphrase-fd", "-1", "in"), USAGE, "-1 is no file descriptor")
    assert place.run("encrypt", "--passphrase-fd", "x", "in").returncode == USAGE
    done = place.run("encrypt", "--passphrase-file", "words", "-o", "words", "--force", "in")
    expect_failure(done, OUTPUT, "'words' is the passphrase file")
    assert (place.path / "words").read_bytes() == b"secret words\n"


def test_others_may_read_it(place: AgeSandbox) -> None:
    (place.path / "words").chmod(0o644)
    done = place.run("encrypt", "--passphrase-file", "words", "in")
    assert b"warning: others can read passphrase file 'words'; chmod 600 keeps it private" in done.stderr
    assert place.run("encrypt", "--quiet", "--passphrase-file", "words", "in").stderr == b""


def test_it_is_in_no_message(place: AgeSandbox) -> None:
    place.file("in.age", place.run("encrypt", "--passphrase-file", "words", "in").stdout)
    place.file("other", b"unusualwords\n").chmod(0o600)
    done = place.run("decrypt", "--passphrase-file", "other", "-v", "in.age")
    assert done.returncode == NO_MATCH and b"unusual" not in done.stderr
    assert str(BINARY) not in done.stderr.decode()
