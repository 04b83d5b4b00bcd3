"""`tandem encrypt` makes a passphrase and writes it where an option says: to a new file, or a descriptor."""

import os
import pathlib
import re
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, AgeSandbox
from processes import Conversation

USAGE, OUTPUT, NO_SPACE = 2, 5, 9
WORDS = re.compile(rb"[02-9ac-hj-np-z]{5}(-[02-9ac-hj-np-z]{5}){4}\n")


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", b"text")
    return age_sandbox


def encrypt(place: AgeSandbox, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
    """Runs `tandem encrypt` where there is no terminal to ask at."""
    return place.run("encrypt", *arguments, start_new_session=True, **options)


def decrypted(place: AgeSandbox, words: bytes, name: str) -> bytes:
    return place.run("decrypt", "--passphrase-fd", "0", name, stdin=None, input=words).stdout


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_a_new_file_that_only_its_owner_can_read(place: AgeSandbox, umask: int) -> None:
    done = encrypt(place, "--new-passphrase-file", "words", "-o", "in.age", "in", umask=umask)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    words = place.path / "words"
    assert words.stat().st_mode & 0o777 == 0o600
    assert WORDS.fullmatch(words.read_bytes())
    done = place.run("decrypt", "--passphrase-file", "words", "in.age")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")


def test_a_descriptor(place: AgeSandbox) -> None:
    """The command runs as in `words=$(tandem encrypt --new-passphrase-fd 3 -o in.age in 3>&1)`."""
    made = set()
    for name in ("a.age", "b.age"):
        command = f'"{BINARY}" encrypt -p --new-passphrase-fd 3 -o {name} in 3>&1'
        done = subprocess.run(["sh", "-c", command], cwd=place.path, capture_output=True, start_new_session=True)
        assert (done.returncode, done.stderr) == (0, b"") and WORDS.fullmatch(done.stdout)
        assert decrypted(place, done.stdout, name) == b"text"
        made.add(done.stdout)
    assert len(made) == 2
    theirs = Conversation(place.path, "age", "-d", "-o", "out", "b.age")
    theirs.answer("passphrase", done.stdout.decode())
    assert theirs.end() == 0, theirs.shown
    assert (place.path / "out").read_bytes() == b"text"


def test_an_existing_file_is_kept(place: AgeSandbox, expect_failure: Callable) -> None:
    """The file may hold the passphrase of another file."""
    place.file("words", b"of another file\n")
    for force in ([], ["--force"]):
        done = encrypt(place, *force, "--new-passphrase-file", "words", "-o", "in.age", "in")
        expect_failure(done, OUTPUT, "'words' exists, and is not replaced; name another file, or remove it first")
    assert (place.path / "words").read_bytes() == b"of another file\n"
    assert not (place.path / "in.age").exists()


def test_what_cannot_be_written_leaves_no_output(place: AgeSandbox, expect_failure: Callable) -> None:
    def with_descriptor(path: str, flags: int) -> subprocess.CompletedProcess[bytes]:
        fd = os.open(path, flags)
        try:
            return encrypt(place, "--new-passphrase-fd", fd, "-o", "in.age", "in", pass_fds=[fd])
        finally:
            os.close(fd)

    expect_failure(with_descriptor("/dev/full", os.O_WRONLY), NO_SPACE, "No space left")
    expect_failure(with_descriptor("/dev/null", os.O_RDONLY), OUTPUT, "/dev/fd/", "open for reading")
    expect_failure(encrypt(place, "--new-passphrase-fd", "99", "-o", "in.age", "in"), OUTPUT, "'/dev/fd/99'")
    expect_failure(encrypt(place, "--new-passphrase-file", "no/where", "-o", "in.age", "in"), OUTPUT, "'no/where'")
    assert place.names() == {"in"}


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--new-passphrase-fd", "1", "-a"], "would go to one place"),
        (["--new-passphrase-fd", "1", "-o", "/dev/stdout"], "would go to one place"),
        (["--new-passphrase-file", "./out", "-o", "out"], "would go to one place"),
        (["--new-passphrase-file", "link/out", "-o", "out"], "would go to one place"),
        (["--new-passphrase-fd", "1", "--new-passphrase-file", "words"], "name two places for one passphrase"),
        (["--new-passphrase-fd", "-1"], "-1 is no file descriptor"),
        (["--new-passphrase-file", "words", "--passphrase-file", "other"], "leave out either"),
        (["--new-passphrase-file", "words", "-i", "key"], "--new-passphrase-... stands alone"),
        (["--new-passphrase-file", "words", "-R", "in"], "--new-passphrase-... stands alone"),
    ],
)
def test_wrong_uses(place: AgeSandbox, expect_failure: Callable, options: list[str], text: str) -> None:
    (place.path / "link").symlink_to(place.path)
    output = [] if "-o" in options or "-a" in options else ["-o", "out"]
    done = encrypt(place, *options, *output, "in")
    expect_failure(done, USAGE, text)
    assert done.stdout == b""
    assert place.names() == {"in", "link"}


def test_it_is_shown_nowhere_else(place: AgeSandbox) -> None:
    done = encrypt(place, "-v", "--new-passphrase-file", "words", "-o", "in.age", "in")
    words = pathlib.Path(place.path / "words").read_bytes().strip()
    assert done.returncode == 0 and len(words) == 29
    assert words not in done.stderr + done.stdout
