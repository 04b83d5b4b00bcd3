"""Keys and messages of other programs, and keys with something around them: each is called what it is."""

import subprocess
from collections.abc import Callable

import pytest

from conftest import TIMEOUT_S, AgeSandbox

USAGE, KEY, BAD_HEADER = 2, 3, 8
PGP_MESSAGE = b"-----BEGIN PGP MESSAGE-----\n\nhQEMA0Jz8hG4xW2mAQf/\n=Xk3a\n-----END PGP MESSAGE-----\n"
PGP_KEY = b"-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF\n=Xk3a\n-----END PGP PUBLIC KEY BLOCK-----\n"


def openssl(*arguments: str, content: bytes = b"") -> bytes:
    return subprocess.run(["openssl", *arguments], input=content, capture_output=True, check=True, timeout=TIMEOUT_S).stdout


@pytest.mark.parametrize("command", ["decrypt", "verify", "inspect"])
def test_a_message_of_pgp_is_named(age_sandbox: AgeSandbox, expect_failure: Callable, command: str) -> None:
    age_sandbox.file("in.asc", PGP_MESSAGE)
    identity = [] if command == "inspect" else ["-i", "key"]
    done = age_sandbox.run(command, *identity, "in.asc")
    expect_failure(done, BAD_HEADER, "input 'in.asc' is text of PGP, which gpg reads")


def test_keys_of_pgp_are_named(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    age_sandbox.file("other", PGP_KEY).chmod(0o600)
    for option in ("-R", "-i"):
        done = age_sandbox.run("encrypt", option, "other", "-o", "out", "in")
        expect_failure(done, KEY, "'other': line 1 belongs to PGP, whose keys encrypt no age files", "tandem keygen")


def test_x25519_in_pem_is_named(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    secret = openssl("genpkey", "-algorithm", "X25519")
    age_sandbox.file("secret", secret).chmod(0o600)
    age_sandbox.file("public", openssl("pkey", "-pubout", content=secret))
    for option, file in (("-R", "public"), ("-R", "secret"), ("-i", "secret"), ("-i", "public")):
        done = age_sandbox.run("encrypt", option, file, "-o", "out", "in")
        expect_failure(done, KEY, f"'{file}': line 1 is an X25519 key in PEM", "tandem keygen")
        assert secret.splitlines()[1][-20:] not in done.stderr


def test_public_keys_in_pem_are_no_secret_keys(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    public = openssl("pkey", "-pubout", content=openssl("genrsa", "2048"))
    age_sandbox.file("public", public)
    done = age_sandbox.run("encrypt", "-R", "public", "in")
    expect_failure(done, KEY, "line 1 is a public key in PEM", "ssh-keygen -i -m PKCS8")
    done = age_sandbox.run("encrypt", "-i", "public", "in")
    expect_failure(done, KEY, "line 1 is a public key, and its secret key belongs here")


def test_a_comment_behind_a_key_is_named(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    line = f"{age_sandbox.recipient} # of somebody"
    text = "is a key with something behind it; a comment has a line of its own, which begins with #"
    expect_failure(age_sandbox.run("encrypt", "-r", line, "in"), USAGE, text)
    age_sandbox.file("friends", f"# all\n{line}\n".encode())
    expect_failure(age_sandbox.run("encrypt", "-R", "friends", "in"), KEY, f"'friends': line 2 {text}")
    identity = (age_sandbox.path / "key").read_text().splitlines()[-1]
    age_sandbox.file("mine", f"{identity} mine\n".encode()).chmod(0o600)
    expect_failure(age_sandbox.run("encrypt", "-i", "mine", "in"), KEY, f"'mine': line 1 {text}")


def test_a_line_end_in_a_recipient_is_named(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    """A second recipient would be lost behind a comment of SSH, too."""
    age_sandbox.file("in", b"text")
    ssh = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHsKLqeplhpW+uObz5dvMgjz1OxfM/XXUB+VHtZ6isGN me"
    one = age_sandbox.recipient
    for words in (f"{one}\n", f"{one}\n{one}", f"{ssh}\n{one}"):
        done = age_sandbox.run("encrypt", "-r", words, "in")
        expect_failure(done, USAGE, "has a line end in it; a recipient is one line, and -R reads a file of them")
