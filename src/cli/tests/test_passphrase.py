"""Passphrases are asked for at the terminal, unseen; the identity files that they open are age's own."""

import re
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox, Sandbox
from processes import Conversation

KEY, NO_MATCH, BAD_HEADER, BAD_PAYLOAD, BAD_ARMOR, INTERRUPTED = 3, 7, 8, 11, 12, 130


def keygen(sandbox: Sandbox, *arguments: str) -> Conversation:
    return Conversation(sandbox.path, BINARY, "keygen", *arguments)


@pytest.fixture(scope="module", params=[[], ["-a"]], ids=["binary", "armored"])
def encrypted_identity(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """Makes an identity file that age has encrypted with the passphrase "secret words"; returns its recipient."""
    folder = tmp_path_factory.mktemp("identity")
    (folder / "plain").write_bytes(run("age-keygen"))
    talk = Conversation(folder, "age", "-p", *request.param, "-o", "encrypted", "plain")
    talk.answer("passphrase", "secret words\n")
    talk.answer("onfirm passphrase", "secret words\n")
    assert talk.end() == 0, talk.shown
    return (folder / "encrypted").read_bytes(), run("age-keygen", "-y", folder / "plain").decode()


def run(*command: object) -> bytes:
    words = [str(word) for word in command]
    return subprocess.run(words, stdout=subprocess.PIPE, check=True, timeout=TIMEOUT_S).stdout


def altered(content: bytes) -> bytes:
    """Returns text with another character in the payload; if it is armor, that is still well formed."""
    at = len(content) - 120
    return content[:at] + (b"B" if content[at : at + 1] == b"A" else b"A") + content[at + 1 :]


def test_passphrase_is_asked_for_and_hidden(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    content, recipient = encrypted_identity
    sandbox.file("id", content)
    talk = keygen(sandbox, "-y", "-o", "out", "id")
    talk.answer("Passphrase of identity file 'id': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (sandbox.path / "out").read_text() == recipient
    assert b"secret" not in talk.shown
    # The answer is typed behind the question; the line ends when it is there.
    assert talk.shown.count(b"\r\n") == 1 and b"'id': \r\n" in talk.shown, talk.shown


def test_wrong_passphrase(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", encrypted_identity[0])
    talk = keygen(sandbox, "-y", "id")
    talk.answer("Passphrase of", "secret word\n")
    assert talk.end() == NO_MATCH
    assert b"the passphrase does not open identity file 'id'" in talk.shown


def test_altered_identity_file(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", altered(encrypted_identity[0]))
    talk = keygen(sandbox, "-y", "-o", "out", "id")
    talk.answer("Passphrase of", "secret words\n")
    assert talk.end() == BAD_PAYLOAD
    assert b"identity file 'id' was altered" in talk.shown
    assert not (sandbox.path / "out").exists()


def test_truncated_identity_file(sandbox: Sandbox, expect_failure: Callable, encrypted_identity: tuple[bytes, str]) -> None:
    content = encrypted_identity[0]
    sandbox.file("id", content[:100])
    status = BAD_ARMOR if content.startswith(b"-----BEGIN") else BAD_HEADER
    expect_failure(sandbox.run("keygen", "-y", "id"), status, "identity file 'id' ends")


def test_interrupt_at_the_question(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    """Ctrl-C ends the program, and the terminal shows again what is typed."""
    sandbox.file("id", encrypted_identity[0])
    # A shell keeps the terminal open, so that it can be looked at afterwards.
    talk = Conversation(sandbox.path, "bash", "-c", f"trap : INT; '{BINARY}' keygen -y id; echo status $?; stty -a")
    talk.answer("Passphrase of", "half\x03")
    assert talk.end() == 0, talk.shown
    before, _, after = talk.shown.decode().partition(f"status {INTERRUPTED}")
    assert "interrupted" in before
    assert b"half" not in talk.shown
    assert re.search(r"(?<!-)\becho\b", after), after
    assert re.search(r"quit = \^\\; ", after) and re.search(r"susp = \^Z;", after), after


def test_no_terminal(sandbox: Sandbox, expect_failure: Callable, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", encrypted_identity[0])
    done = sandbox.run("keygen", "-y", "id", start_new_session=True)
    question = "there is no terminal to ask for the passphrase of identity file 'id'"
    expect_failure(done, KEY, question, "--passphrase-file FILE")


# ------------------------------------------------------------------------------------------------- encrypt and decrypt


def test_generated_passphrase(age_sandbox: AgeSandbox) -> None:
    """An empty answer makes one, shows it, and asks no more."""
    age_sandbox.file("in", b"text")
    generated = set()
    for name in ("a", "b"):
        talk = Conversation(age_sandbox.path, BINARY, "encrypt", "-p", "-o", name, "in")
        talk.answer("New passphrase", "\n")
        assert talk.end() == 0, talk.shown
        match = re.search(rb"The passphrase is ([02-9ac-hj-np-z]{5}(?:-[02-9ac-hj-np-z]{5}){4})\r\n", talk.shown)
        assert match, talk.shown
        generated.add(match[1].decode())
    assert len(generated) == 2
    theirs = Conversation(age_sandbox.path, "age", "-d", "-o", "out", "b")
    theirs.answer("passphrase", match[1].decode() + "\n")
    assert theirs.end() == 0, theirs.shown
    assert (age_sandbox.path / "out").read_bytes() == b"text"


def test_passphrases_that_differ(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in", b"text")
    talk = Conversation(age_sandbox.path, BINARY, "encrypt", "-p", "-o", "out", "in")
    talk.answer("New passphrase", "one\n")
    talk.answer("The same again", "two\n")
    assert talk.end() == KEY
    assert b"the two passphrases differ" in talk.shown
    assert age_sandbox.names() == {"in"}


def test_encrypted_identity_decrypts(age_sandbox: AgeSandbox, encrypted_identity: tuple[bytes, str]) -> None:
    content, recipient = encrypted_identity
    age_sandbox.file("id", content)
    age_sandbox.file("in.age", age_sandbox.age("-r", recipient.strip(), content=b"text"))
    talk = Conversation(age_sandbox.path, BINARY, "decrypt", "-i", "key", "-i", "id", "-o", "out", "in.age")
    talk.answer("Passphrase of identity file 'id': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (age_sandbox.path / "out").read_bytes() == b"text"


def test_nothing_is_asked_that_is_not_needed(age_sandbox: AgeSandbox, encrypted_identity: tuple[bytes, str]) -> None:
    """Another identity fits: the encrypted one stays closed. There is no terminal to ask."""
    age_sandbox.file("id", encrypted_identity[0])
    data = age_sandbox.age_encrypt(b"text")
    done = age_sandbox.run("decrypt", "-i", "id", "-i", "key", stdin=None, input=data, start_new_session=True)
    assert done.stdout == b"text", done.stderr


def test_encrypts_for_the_recipient_of_an_encrypted_identity(
    age_sandbox: AgeSandbox, encrypted_identity: tuple[bytes, str]
) -> None:
    content, _ = encrypted_identity
    age_sandbox.file("id", content)
    age_sandbox.file("in", b"text")
    talk = Conversation(age_sandbox.path, BINARY, "encrypt", "-i", "id", "-o", "out", "in")
    talk.answer("Passphrase of identity file 'id': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    theirs = Conversation(age_sandbox.path, "age", "-d", "-i", "id", "-o", "again", "out")
    theirs.answer("passphrase", "secret words\n")
    assert theirs.end() == 0, theirs.shown
    assert (age_sandbox.path / "again").read_bytes() == b"text"


def test_passphrase_and_identities_are_told_apart(
    age_sandbox: AgeSandbox, expect_failure: Callable, encrypted_identity: tuple[bytes, str]
) -> None:
    sealed = age_sandbox.file("sealed", encrypted_identity[0])
    done = age_sandbox.decrypt("-o", "out", sealed)
    expect_failure(done, NO_MATCH, "takes a passphrase and no identity; run again without -i")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    done = age_sandbox.run("decrypt", "-o", "out", "in.age", start_new_session=True)
    expect_failure(done, NO_MATCH, "is for identities and takes no passphrase; name an identity file with -i")
    assert not (age_sandbox.path / "out").exists()
