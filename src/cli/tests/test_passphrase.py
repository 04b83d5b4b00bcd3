"""Passphrases are asked for at the terminal, unseen; the identity files that they open are age's own."""

import os
import pty
import re
import select
import subprocess
import termios
import time
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, Sandbox

KEY, NO_MATCH, NOT_AUTHENTIC, INTERRUPTED = 3, 7, 8, 130


class Conversation:
    """A program with a terminal of its own that the test types on."""

    def __init__(self, folder: os.PathLike[str], *command: object) -> None:
        self._pid, self._terminal = pty.fork()
        if self._pid == 0:
            os.chdir(folder)
            os.execvp(str(command[0]), [str(word) for word in command])
        self._deadline = time.monotonic() + TIMEOUT_S
        self.shown = ""

    def _read(self) -> bool:
        """Reads what comes next; False if nobody has the terminal open any more."""
        ready, _, _ = select.select([self._terminal], [], [], max(0, self._deadline - time.monotonic()))
        assert ready, f"no answer within {TIMEOUT_S} s: {self.shown}"
        try:
            data = os.read(self._terminal, 4096)
        except OSError:  # EIO
            return False
        self.shown += data.decode()
        return bool(data)

    def answer(self, prompt: str, text: str) -> None:
        """Waits until the program asks, and does not show what is typed, then types `text`."""
        start = len(self.shown)
        while prompt not in self.shown[start:]:
            assert self._read(), self.shown
        while termios.tcgetattr(self._terminal)[3] & termios.ECHO:
            assert time.monotonic() < self._deadline, self.shown
            time.sleep(0.01)
        os.write(self._terminal, text.encode())

    def end(self) -> int:
        """Reads until the program ends; its exit status."""
        while self._read():
            pass
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])


def keygen(sandbox: Sandbox, *arguments: str) -> Conversation:
    return Conversation(sandbox.path, BINARY, "keygen", *arguments)


@pytest.fixture(scope="module", params=[[], ["-a"]], ids=["binary", "armored"])
def encrypted_identity(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """An identity file that age has encrypted with the passphrase "secret words", and its recipient."""
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
    """A character in the payload is another one; where it is armor, that is still well formed."""
    at = len(content) - 120
    return content[:at] + (b"B" if content[at : at + 1] == b"A" else b"A") + content[at + 1 :]


def test_passphrase_is_asked_for_and_hidden(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    content, recipient = encrypted_identity
    sandbox.file("id", content)
    talk = keygen(sandbox, "-y", "-o", "out", "id")
    talk.answer("Passphrase of identity file 'id': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (sandbox.path / "out").read_text() == recipient
    assert "secret" not in talk.shown


def test_wrong_passphrase(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", encrypted_identity[0])
    talk = keygen(sandbox, "-y", "id")
    talk.answer("Passphrase of", "secret word\n")
    assert talk.end() == NO_MATCH
    assert "the passphrase does not open identity file 'id'" in talk.shown


def test_altered_identity_file(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", altered(encrypted_identity[0]))
    talk = keygen(sandbox, "-y", "-o", "out", "id")
    talk.answer("Passphrase of", "secret words\n")
    assert talk.end() == NOT_AUTHENTIC
    assert "identity file 'id' was altered" in talk.shown
    assert not (sandbox.path / "out").exists()


def test_truncated_identity_file(
    sandbox: Sandbox, expect_failure: Callable, encrypted_identity: tuple[bytes, str]
) -> None:
    content = encrypted_identity[0]
    sandbox.file("id", content[:100])
    expect_failure(sandbox.run("keygen", "-y", "id"), NOT_AUTHENTIC, "identity file 'id' ends")


def test_interrupt_at_the_question(sandbox: Sandbox, encrypted_identity: tuple[bytes, str]) -> None:
    """Ctrl-C ends the program, and the terminal shows again what is typed."""
    sandbox.file("id", encrypted_identity[0])
    # A shell keeps the terminal open, so that it can be looked at afterwards.
    talk = Conversation(sandbox.path, "bash", "-c", f"trap : INT; '{BINARY}' keygen -y id; echo status $?; stty -a")
    talk.answer("Passphrase of", "half\x03")
    assert talk.end() == 0, talk.shown
    before, _, after = talk.shown.partition(f"status {INTERRUPTED}")
    assert "interrupted" in before
    assert "half" not in talk.shown
    assert re.search(r"(?<!-)\becho\b", after), after
    assert re.search(r"quit = \^\\; ", after) and re.search(r"susp = \^Z;", after), after


def test_no_terminal(sandbox: Sandbox, expect_failure: Callable, encrypted_identity: tuple[bytes, str]) -> None:
    sandbox.file("id", encrypted_identity[0])
    done = sandbox.run("keygen", "-y", "id", start_new_session=True)
    expect_failure(done, KEY, "there is no terminal to ask for the passphrase of identity file 'id'")
