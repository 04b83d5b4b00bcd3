"""Tests what a person sees who types and pastes at a terminal: only what belongs there, and nothing that is secret."""

import os
import pathlib
import re
import signal

import pytest

from conftest import BINARY, AgeSandbox
from processes import Conversation, finish, sleeps_and_catches_interrupts, started, wait_until

KEY, BAD_ARMOR = 3, 12
END = b"-----END AGE ENCRYPTED FILE-----\n"
CTRL_D, CTRL_Z, CTRL_BACKSLASH = "\x04", "\x1a", "\x1c"
ERASE = b"\x1b[K"  # what the progress line ends with


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("words", b"secret words\n").chmod(0o600)
    age_sandbox.file("in", b"the text\n")
    return age_sandbox


def armor(place: AgeSandbox, content: bytes = b"the text\n") -> bytes:
    return place.encrypt("-a", stdin=None, input=content).stdout


def locked(place: AgeSandbox, content: bytes = b"the text\n") -> bytes:
    """Returns armor that a passphrase opens."""
    return place.run("encrypt", "-a", "--passphrase-file", "words", stdin=None, input=content).stdout


# ------------------------------------------------------------------------------------------------------- pasted armor

READERS = {
    "decrypt": (["decrypt", "-i", "key"], b"the text\r\n"),
    "verify": (["verify", "-i", "key"], b"standard input: authentic, 9 bytes"),
    "inspect": (["inspect"], b"1  X25519"),
}


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("line_end", [b"\n", b"\r"])
def test_pasted_armor_ends_with_its_last_line(place: AgeSandbox, command: str, line_end: bytes) -> None:
    arguments, expected = READERS[command]
    talk = Conversation(place.path, BINARY, *arguments)
    talk.type(armor(place).replace(b"\n", line_end))
    assert talk.end() == 0, talk.shown
    assert expected in talk.shown.partition(b"-----END")[2]


@pytest.mark.parametrize("command", READERS)
def test_one_ctrl_d_ends_what_is_pasted(place: AgeSandbox, command: str) -> None:
    """The end may be missing, and a last line may have no line end."""
    arguments, expected = READERS[command]
    talk = Conversation(place.path, BINARY, *arguments)
    talk.type(armor(place).removesuffix(END).decode() + CTRL_D)
    assert talk.end() == BAD_ARMOR, talk.shown
    talk = Conversation(place.path, BINARY, *arguments)
    talk.type(armor(place).removesuffix(b"\n").decode() + CTRL_D)
    assert talk.end() == 0, talk.shown
    assert expected in talk.shown


@pytest.mark.parametrize("size", [9, 100_000])
def test_the_passphrase_of_pasted_armor_is_asked_for_and_hidden(place: AgeSandbox, size: int) -> None:
    """There may be more of it than the header, and than a terminal holds."""
    content = b"x" * (size - 1) + b"\n"
    talk = Conversation(place.path, BINARY, "decrypt", "-o", "out")
    # Lines behind the armor, as of a mail, are no answer.
    talk.type(locked(place, content) + b"\nregards\n")
    talk.answer("Passphrase of standard input: ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert b"secret" not in talk.shown
    assert (place.path / "out").read_bytes() == content


def test_ctrl_d_out_of_habit_is_no_answer(place: AgeSandbox) -> None:
    talk = Conversation(place.path, BINARY, "decrypt")
    talk.type(locked(place))
    talk.answer("Passphrase of standard input: ", CTRL_D)
    talk.answer("Passphrase of standard input: ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert b"the text" in talk.shown and b"secret" not in talk.shown
    talk = Conversation(place.path, BINARY, "decrypt")
    talk.type(locked(place))
    for _ in range(2):
        talk.answer("Passphrase of standard input: ", CTRL_D)
    assert talk.end() == KEY, talk.shown
    assert b"the terminal gave no answer" in talk.shown


# ---------------------------------------------------------------------------------------------------------- typed text


def test_armor_is_shown_behind_the_text_that_is_typed(place: AgeSandbox) -> None:
    talk = Conversation(place.path, BINARY, "encrypt", "-a", "-i", "key")
    wait_until(lambda: sleeps_and_catches_interrupts(talk))
    talk.type("hello there\nand more\n" + CTRL_D)
    assert talk.end() == 0, talk.shown
    typed, begin, rest = talk.shown.replace(b"\r", b"").partition(b"-----BEGIN AGE ENCRYPTED FILE-----\n")
    assert typed.endswith(b"hello there\nand more\n")
    assert place.age_decrypt(begin + rest) == b"hello there\nand more\n"


@pytest.mark.parametrize("command", ["encrypt", "xor"])
def test_one_ctrl_d_ends_what_is_typed(place: AgeSandbox, command: str) -> None:
    place.file("raw", bytes(32)).chmod(0o600)
    keys = {"encrypt": ["-i", "key"], "xor": ["--key-file", "raw", "--nonce", "0" * 24]}
    talk = Conversation(place.path, BINARY, command, *keys[command], "-o", "out")
    talk.type("hello there\n" + CTRL_D)
    assert talk.end() == 0, talk.shown
    assert (place.path / "out").exists()


# ------------------------------------------------------------------------------------------------------------ progress


def test_no_progress_is_drawn_over_what_is_typed(place: AgeSandbox) -> None:
    talk = Conversation(place.path, BINARY, "encrypt", "-i", "key", "-o", "out")
    talk.type("hello there\n" + CTRL_D)
    assert talk.end() == 0
    assert talk.shown.replace(b"\b", b"").replace(b"^D", b"") == b"hello there\r\n"


def test_no_progress_is_drawn_before_there_is_any(place: AgeSandbox) -> None:
    """The program before a pipe may be the one that is typed to."""
    talk = Conversation(place.path, "bash", "-c", f"cat | '{BINARY}' encrypt -i key -o out")
    talk.type(CTRL_D)
    assert talk.end() == 0
    assert ERASE not in talk.shown


@pytest.mark.parametrize("columns", [24, 40, 80])
def test_progress_fits_the_terminal(place: AgeSandbox, columns: int) -> None:
    place.file("large", os.urandom(1 << 20))
    talk = Conversation(place.path, "sh", "-c", f"stty columns {columns}; exec '{BINARY}' encrypt -i key -o out large")
    assert talk.end() == 0, talk.shown
    lines = [part.removesuffix(ERASE) for part in talk.shown.split(b"\r") if part.endswith(ERASE)]
    assert any(b"100.0%" in line for line in lines), talk.shown
    assert max(len(line) for line in lines) < columns


def test_no_progress_is_drawn_in_the_background(place: AgeSandbox) -> None:
    place.file("large", os.urandom(1 << 20))
    talk = Conversation(place.path, "bash", "-c", f"set -m; '{BINARY}' encrypt -i key -o out large & wait $!")
    assert talk.end() == 0, talk.shown
    assert ERASE not in talk.shown


# ----------------------------------------------------------------------------------------------------- keys at a prompt


def shell(place: AgeSandbox, *commands: str) -> Conversation:
    """A shell with jobs that runs `tandem decrypt` on an armored file that a passphrase opens, then these commands."""
    place.file("locked.age", locked(place))
    words = "; ".join(["set -m", f"'{BINARY}' decrypt locked.age", *commands])
    return Conversation(place.path, "bash", "-c", words)


def settings(shown: bytes) -> str:
    """Returns what `stty -a` has said."""
    return shown.decode().split("speed")[1]


def test_ctrl_z_at_a_prompt_stops_and_asks_again(place: AgeSandbox) -> None:
    talk = shell(place, "echo status $?", "stty -a", "fg")
    talk.answer("Passphrase of 'locked.age': ", "half" + CTRL_Z)
    talk.wait_for(f"status {128 + signal.SIGTSTP}")
    talk.answer("Passphrase of 'locked.age': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert re.search(r"(?<!-)\becho\b", settings(talk.shown)) and "susp = ^Z" in settings(talk.shown)
    assert b"the text" in talk.shown
    assert b"half" not in talk.shown and b"secret" not in talk.shown


def test_a_program_that_was_stopped_hides_again_what_is_typed(place: AgeSandbox) -> None:
    """A signal that it cannot notice stops it, so that the shell shows what is typed meanwhile."""
    talk = shell(place, "echo status $?", "stty echo", "fg")
    talk.wait_for("Passphrase of 'locked.age': ")
    wait_until(lambda: not talk.echoes())
    os.killpg(talk.foreground(), signal.SIGSTOP)
    talk.wait_for(f"status {128 + signal.SIGSTOP}")
    talk.answer("Passphrase of 'locked.age': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert b"the text" in talk.shown and b"secret" not in talk.shown


def test_ctrl_z_where_nothing_can_stop_asks_again(place: AgeSandbox) -> None:
    """The system stops no program without a shell that would let it go on."""
    place.file("locked.age", locked(place))
    talk = Conversation(place.path, BINARY, "decrypt", "locked.age")
    talk.answer("Passphrase of 'locked.age': ", "half" + CTRL_Z)
    talk.answer("Passphrase of 'locked.age': ", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert b"the text" in talk.shown


def test_ctrl_backslash_at_a_prompt_ends_the_program(place: AgeSandbox) -> None:
    talk = shell(place, "echo status $?", "stty -a")
    talk.answer("Passphrase of 'locked.age': ", "half" + CTRL_BACKSLASH)
    assert talk.end() == 0, talk.shown
    assert f"status {128 + signal.SIGQUIT}".encode() in talk.shown
    assert re.search(r"(?<!-)\becho\b", settings(talk.shown)) and "quit = ^\\" in settings(talk.shown)


# ---------------------------------------------------------------------------------------------------------- interrupts


def interrupted(place: AgeSandbox, *arguments: str) -> str:
    """Returns what a program says that is interrupted while it tries a passphrase."""
    with started([str(BINARY), *arguments], place.path) as process:
        wait_until(lambda: resident_mib(process.pid) > 100)
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    return done.stderr.decode()


def resident_mib(pid: int) -> int:
    """Returns the memory that a process has touched, in MiB; a passphrase takes 256 MiB while it is tried."""
    return int(pathlib.Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 >> 20


def test_an_interrupt_says_what_was_done(place: AgeSandbox) -> None:
    place.file("locked.age", locked(place))
    arguments = ["--passphrase-file", "words"]
    said = interrupted(place, "encrypt", *arguments, "-o", "out", "in")
    assert "interrupted while the file's key was encrypted for its recipients" in said
    said = interrupted(place, "decrypt", *arguments, "-o", "out", "locked.age")
    assert "interrupted while the passphrase was tried" in said
