"""`tandem keygen` makes and reads the identity files that age-keygen makes and reads."""

import os
import pty
import re
import stat
import subprocess
from collections.abc import Callable

import pytest

from conftest import TIMEOUT_S, Sandbox

USAGE, KEY, OUTPUT, NO_SPACE = 2, 3, 5, 9

IDENTITY_FILE = re.compile(
    r"# created: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d\n"
    r"# public key: (age1[02-9ac-hj-np-z]{58})\n"
    r"(AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})\n"
)


def age(*arguments: object, text: str = "") -> str:
    """Returns the output of age or age-keygen."""
    command = [str(argument) for argument in arguments]
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=TIMEOUT_S)
    return done.stdout


# ------------------------------------------------------------------------------------------------------ new identities


def test_identity_on_standard_output(sandbox: Sandbox) -> None:
    done = sandbox.run("keygen")
    assert done.returncode == 0
    match = IDENTITY_FILE.fullmatch(done.stdout.decode())
    assert match, done.stdout
    assert done.stderr.decode() == f"Public key: {match[1]}\n"


def test_age_keygen_finds_the_same_public_key(sandbox: Sandbox) -> None:
    for _ in range(5):
        text = sandbox.run("keygen").stdout.decode()
        match = IDENTITY_FILE.fullmatch(text)
        assert match
        assert age("age-keygen", "-y", text=text) == match[1] + "\n"


def test_keys_are_never_the_same(sandbox: Sandbox) -> None:
    assert len({sandbox.run("keygen").stdout for _ in range(20)}) == 20


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_file_is_private_whatever_the_umask(sandbox: Sandbox, umask: int) -> None:
    done = sandbox.run("keygen", "-o", "id", umask=umask)
    assert done.returncode == 0
    assert done.stdout == b""
    assert stat.S_IMODE((sandbox.path / "id").stat().st_mode) == 0o600
    match = IDENTITY_FILE.fullmatch((sandbox.path / "id").read_text())
    assert match
    assert done.stderr.decode() == f"Public key: {match[1]}\n"


def test_an_existing_file_is_kept(sandbox: Sandbox, expect_failure: Callable) -> None:
    old = sandbox.file("id", b"old")
    old.chmod(0o666)
    expect_failure(sandbox.run("keygen", "-o", "id"), OUTPUT, "'id' exists", "--force")
    assert old.read_bytes() == b"old"
    assert sandbox.run("keygen", "--force", "-o", "id").returncode == 0
    assert IDENTITY_FILE.fullmatch(old.read_text())
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_a_dangling_link_is_not_followed(sandbox: Sandbox, expect_failure: Callable) -> None:
    (sandbox.path / "id").symlink_to("nowhere")
    expect_failure(sandbox.run("keygen", "-o", "id"), OUTPUT, "'id' exists")


def test_output_that_cannot_be_written(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.run("keygen", "-o", "no/where"), OUTPUT, "'no/where'", "No such file or directory")
    expect_failure(sandbox.run("keygen", "-o", "."), OUTPUT, "'.'", "directory")
    with open("/dev/full", "wb") as full:
        expect_failure(sandbox.run("keygen", stdout=full), NO_SPACE, "standard output", "No space left")
    assert sandbox.names() == set()


def test_warns_where_others_can_read(sandbox: Sandbox) -> None:
    for mode, warns in ((0o644, True), (0o600, False)):
        path = sandbox.file("out", b"")
        path.chmod(mode)
        with open(path, "wb") as out:
            done = sandbox.run("keygen", stdout=out)
        assert ("warning: others can read the file" in done.stderr.decode()) == warns


def test_warns_on_a_terminal(sandbox: Sandbox) -> None:
    ours, theirs = pty.openpty()
    done = sandbox.run("keygen", stdout=theirs)
    os.close(theirs)
    shown = os.read(ours, 4096).decode().replace("\r\n", "\n")
    os.close(ours)
    assert IDENTITY_FILE.fullmatch(shown)
    assert "warning: the secret key is shown on the terminal" in done.stderr.decode()
    assert "Public key" not in done.stderr.decode()


def test_input_needs_convert(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.run("keygen", "id"), USAGE, "-y")


# ---------------------------------------------------------------------------------------------------------- conversion


def test_recipients_of_identities(sandbox: Sandbox) -> None:
    texts = [age("age-keygen") for _ in range(3)]
    expected = "".join(age("age-keygen", "-y", text=text) for text in texts)
    path = sandbox.file("ids", ("# three\n\n" + "\r\n".join("\n".join(texts).split("\n"))).encode())
    path.chmod(0o600)
    done = sandbox.run("keygen", "-y", "ids")
    assert done.stdout.decode() == expected
    assert done.stderr == b""
    assert sandbox.run("keygen", "-y", stdin=None, input=path.read_bytes()).stdout.decode() == expected
    assert sandbox.run("keygen", "-y", "-o", "out", "ids", umask=0o022).returncode == 0
    assert (sandbox.path / "out").read_text() == expected
    assert stat.S_IMODE((sandbox.path / "out").stat().st_mode) == 0o644


def test_recipients_do_not_replace_their_identities(sandbox: Sandbox, expect_failure: Callable) -> None:
    text = age("age-keygen").encode()
    sandbox.file("id", text).chmod(0o600)
    sandbox.file("words", b"words\n").chmod(0o600)
    os.symlink("id", sandbox.path / "link")
    for output in ("id", "./id", "link"):
        done = sandbox.run("keygen", "-y", "--force", "-o", output, "id")
        expect_failure(done, OUTPUT, f"'{output}' is the identity file; writing it would destroy that")
    with open(sandbox.path / "id", "rb") as stdin:
        expect_failure(sandbox.run("keygen", "-y", "--force", "-o", "id", stdin=stdin), OUTPUT, "is the identity file")
    done = sandbox.run("keygen", "-y", "--force", "--passphrase-file", "words", "-o", "words", "id")
    expect_failure(done, OUTPUT, "'words' is the passphrase file")
    assert (sandbox.path / "id").read_bytes() == text
    assert (sandbox.path / "words").read_bytes() == b"words\n"


def test_warns_of_an_identity_file_that_others_can_read(sandbox: Sandbox) -> None:
    sandbox.file("id", age("age-keygen").encode()).chmod(0o640)
    done = sandbox.run("keygen", "-y", "id")
    assert done.returncode == 0
    assert "warning: others can read identity file 'id'; chmod 600 'id'" in done.stderr.decode()


@pytest.mark.parametrize(
    ("content", "texts"),
    [
        ("", ["identity file 'id' has no keys"]),
        ("# nothing\n", ["has no keys"]),
        ("# a\nsecret\n", ["line 2 is no key"]),
        ("AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEY\n", ["line 1 is a mistyped key"]),
        ("age-secret-key-1gfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpq4egaex\n", ["line 1 begins as a key does"]),
        ("age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj\n", ["line 1 is a public key"]),
        ("-----BEGIN OPENSSH PRIVATE KEY-----\n", ["begins as an SSH key does, but is none"]),
        ("AGE-PLUGIN-YUBIKEY-1QQQQ\n", ["part of it is missing"]),
        ("AGE-SECRET-KEY-PQ-1QQQQ\n", ["part of it is missing"]),
    ],
)
def test_identity_files_that_cannot_be_used(
    sandbox: Sandbox, expect_failure: Callable, content: str, texts: list[str]
) -> None:
    sandbox.file("id", content.encode()).chmod(0o600)
    expect_failure(sandbox.run("keygen", "-y", "id"), KEY, *texts)


def test_identity_file_that_cannot_be_read(sandbox: Sandbox, expect_failure: Callable) -> None:
    expect_failure(sandbox.run("keygen", "-y", "nowhere"), KEY, "cannot open identity file 'nowhere'")
    expect_failure(sandbox.run("keygen", "-y", "."), KEY, "cannot read identity file '.'")
    with open("/dev/zero", "rb") as zeros:
        expect_failure(sandbox.run("keygen", "-y", stdin=zeros), KEY, "is longer than 16777216 bytes")


# -------------------------------------------------------------------------------------------------------- post-quantum


def test_post_quantum_identity(sandbox: Sandbox, expect_failure: Callable) -> None:
    """The test in test_key_kinds.py has age 1.3 open its files."""
    done = sandbox.run("keygen", "--pq", "-o", "pq")
    assert done.returncode == 0, done.stderr
    path = sandbox.path / "pq"
    assert path.stat().st_mode & 0o777 == 0o600
    found = re.fullmatch(
        r"# created: \S+\n# public key: (age1pq1[a-z0-9]{1952})\nAGE-SECRET-KEY-PQ-1[A-Z0-9]{58}\n", path.read_text()
    )
    assert found
    assert f"Public key: {found[1]}\n".encode() in done.stderr
    assert sandbox.run("keygen", "-y", "pq").stdout.decode() == found[1] + "\n"
    expect_failure(sandbox.run("keygen", "--pq", "-y", "pq"), USAGE, "--pq says what to make; -y only reads")


def test_post_quantum_recipients_go_alone(sandbox: Sandbox, expect_failure: Callable) -> None:
    for name, options in {"pq": ["--pq"], "pq2": ["--pq"], "other": []}.items():
        assert sandbox.run("keygen", *options, "-o", name).returncode == 0
    sandbox.file("in", b"text")
    for order in (["pq", "other"], ["other", "pq"]):
        done = sandbox.run("encrypt", "-i", order[0], "-i", order[1], "-o", "out", "in")
        expect_failure(done, USAGE, "post-quantum recipients", "go with their like only")
    assert "out" not in sandbox.names()
    sandbox.file("out", sandbox.run("encrypt", "-i", "pq", "-i", "pq2", "in").stdout)
    for name in ("pq", "pq2"):
        assert sandbox.run("decrypt", "-i", name, "out").stdout == b"text"
    # A header has room for 673 of them.
    recipient = sandbox.run("keygen", "-y", "pq").stdout
    sandbox.file("many", recipient * 674)
    done = sandbox.run("encrypt", "-R", "many", "in")
    expect_failure(done, USAGE, "674 recipients are too many for one file: it has room for 673")
