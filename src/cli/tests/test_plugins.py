"""Tests a plugin of our own that does all that the protocol has, and all that it forbids. Real ones: test_key_kinds.py."""

import base64
import os
import pathlib
import signal
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import Conversation, started, wait_until

USAGE, KEY, NO_MATCH, INTERRUPTED = 2, 3, 7, 130
PLUGINS = pathlib.Path(__file__).parent / "plugins"
PROGRAM = "age-plugin-tandemtest"
ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
GENERATOR = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)


def bech32(prefix: str, data: bytes) -> str:
    """Encodes text in Bech32. Source: BIP 173."""
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    values = [int(bits[at : at + 5], 2) for at in range(0, len(bits), 5)]
    checksum = 1
    expanded = [ord(c) >> 5 for c in prefix] + [0] + [ord(c) & 31 for c in prefix]
    for value in expanded + values + [0] * 6:
        top = checksum >> 25
        checksum = (checksum & 0x1FFFFFF) << 5 ^ value
        for i, constant in enumerate(GENERATOR):
            checksum ^= constant if top >> i & 1 else 0
    values += [(checksum ^ 1) >> 5 * (5 - i) & 31 for i in range(6)]
    return prefix + "1" + "".join(ALPHABET[value] for value in values)


RECIPIENT = bech32("age1tandemtest", b"some key")
IDENTITY = bech32("age-plugin-tandemtest-", b"some key").upper()
OTHER = bech32("age-plugin-tandemtest-", b"another").upper()


def environment(place: AgeSandbox, behaviour: str = "", **more: str) -> dict[str, str]:
    own = {"PATH": f"{os.environ['PATH']}:{PLUGINS}", "TANDEMTEST": behaviour, "TANDEMTEST_LOG": str(place.path / "log")}
    return os.environ | own | {"TANDEMTEST_FOLDER": str(place.path)} | more


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", b"text")
    age_sandbox.file("id", f"# a plugin's\n{IDENTITY}\n".encode()).chmod(0o600)
    age_sandbox.file("other", OTHER.encode()).chmod(0o600)
    done = age_sandbox.run("encrypt", "-r", RECIPIENT, "-o", "in.age", "in", env=environment(age_sandbox))
    assert done.returncode == 0, done.stderr
    return age_sandbox


def seal(place: AgeSandbox, *arguments: str, behaviour: str = "", **options) -> subprocess.CompletedProcess[bytes]:
    return place.run("encrypt", *(arguments or ("-r", RECIPIENT)), "in", env=environment(place, behaviour), **options)


def unseal(place: AgeSandbox, *arguments: str, behaviour: str = "", **options) -> subprocess.CompletedProcess[bytes]:
    return place.run("decrypt", *(arguments or ("-i", "id")), "in.age", env=environment(place, behaviour), **options)


# ------------------------------------------------------------------------------------------------------ both directions


def test_files_come_back(place: AgeSandbox) -> None:
    assert b"-> tandemtest " in (place.path / "in.age").read_bytes()
    done = unseal(place)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")


def test_age_runs_the_same_plugin(place: AgeSandbox) -> None:
    """The plugin keeps to the protocol as the first program understands it."""
    run = {"cwd": place.path, "env": environment(place), "capture_output": True, "timeout": TIMEOUT_S}
    theirs = subprocess.run(["age", "-d", "-i", "id", "in.age"], **run)
    assert (theirs.returncode, theirs.stdout) == (0, b"text"), theirs.stderr
    made = subprocess.run(["age", "-r", RECIPIENT, "in"], **run).stdout
    place.file("in.age", made)
    assert unseal(place).stdout == b"text"


def test_beside_other_keys(place: AgeSandbox) -> None:
    place.file("in.age", seal(place, "-r", RECIPIENT, "-r", place.recipient, behaviour="twice").stdout)
    assert unseal(place).stdout == b"text"
    # A key that asks for nothing is tried first: no plugin runs.
    done = unseal(place, "-i", "id", "-i", "key", behaviour="exit-early")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")


def test_encrypts_for_an_identity(place: AgeSandbox) -> None:
    place.file("in.age", seal(place, "-i", "id").stdout)
    assert unseal(place).stdout == b"text"


def test_a_name_is_enough(place: AgeSandbox) -> None:
    place.file("in.age", seal(place, "-j", "tandemtest").stdout)
    assert unseal(place, "-j", "tandemtest").stdout == b"text"


def test_another_identity(place: AgeSandbox, expect_failure: Callable) -> None:
    expect_failure(unseal(place, "-i", "other"), NO_MATCH, "no identity opens 'in.age'; its recipients are: 1 tandemtest")
    assert unseal(place, "-i", "other", "-i", "id").stdout == b"text"


def test_keygen_says_who_knows_the_recipient(place: AgeSandbox, expect_failure: Callable) -> None:
    expect_failure(place.run("keygen", "-y", "id"), KEY, "only age-plugin-tandemtest knows the recipients")


# --------------------------------------------------------------------------------------------------------- what it asks


def test_messages_and_questions(place: AgeSandbox) -> None:
    arguments = ["decrypt", "-i", "id", "-o", "out", "in.age"]
    settings = environment(place, "message secret public confirm unknown")
    changed = [f"{name}={settings[name]}" for name in ("PATH", "TANDEMTEST", "TANDEMTEST_LOG", "TANDEMTEST_FOLDER")]
    talk = Conversation(place.path, "env", *changed, BINARY, *arguments)
    talk.answer(f"{PROGRAM}: PIN: ", "1234\n")
    talk.answer_openly(f"{PROGRAM}: name: ", "somebody\n")
    talk.answer_openly(f"{PROGRAM}: really (1: sure, 2: never) ", "x\n")
    talk.answer_openly(f"{PROGRAM}: really (1: sure, 2: never) ", "2\n")
    assert talk.end() == 0, talk.shown
    assert b"1234" not in talk.shown
    # No character of the plugin's acts on the terminal.
    assert rb"touch it\x1b[2J" in talk.shown
    assert (place.path / "log").read_text() == "ok \nok 1234\nok somebody\nok no \nunsupported \n"
    assert (place.path / "out").read_bytes() == b"text"


def test_without_a_terminal_the_plugin_is_told(place: AgeSandbox) -> None:
    done = unseal(place, behaviour="secret confirm message", start_new_session=True)
    assert (done.returncode, done.stdout) == (0, b"text")
    assert b"there is no terminal to ask for what age-plugin-tandemtest wants to know" in done.stderr
    assert (place.path / "log").read_text() == "ok \nfail \nfail \n"


def test_standard_error_is_shown_on_demand(place: AgeSandbox) -> None:
    assert b"a note of the plugin" not in unseal(place).stderr
    done = place.run("decrypt", "-i", "id", "in.age", env=environment(place, AGEDEBUG="plugin"))
    assert b"a note of the plugin" in done.stderr


# -------------------------------------------------------------------------------------------------- what goes wrong

BROKEN = "does not keep to the protocol"


@pytest.mark.parametrize(
    ("behaviour", "text"),
    [
        ("error-late", "age-plugin-tandemtest says: the token is lost"),
        ("error-early", "age-plugin-tandemtest says: the token is lost"),
        ("exit-early", BROKEN),
        ("exit-late", BROKEN),
        ("garbage-early", BROKEN),
        ("garbage-late", BROKEN),
        ("flood-late", BROKEN),
        ("long-late", BROKEN),
        ("errors-late", BROKEN),
        ("stanzas-late", BROKEN),
        ("unread-early", BROKEN),
        ("unread-late", BROKEN),
    ],
)
def test_a_plugin_that_fails(place: AgeSandbox, expect_failure: Callable, behaviour: str, text: str) -> None:
    for done in (seal(place, "-r", RECIPIENT, "-o", "out", behaviour=behaviour), unseal(place, behaviour=behaviour)):
        expect_failure(done, KEY, text)
        assert done.stdout == b""
    assert not (place.path / "out").exists()
    # Another identity opens the file all the same.
    place.file("in.age", seal(place, "-r", RECIPIENT, "-r", place.recipient).stdout)
    done = unseal(place, "-i", "id", "-j", "tandemtest", "-i", "key", behaviour=behaviour)
    assert (done.returncode, done.stdout) == (0, b"text")


@pytest.mark.parametrize("moment", ["early", "late"])
def test_a_child_of_a_plugin_is_not_waited_for(place: AgeSandbox, expect_failure: Callable, moment: str) -> None:
    for run in (seal, unseal):
        done = run(place, behaviour=f"child-{moment}")
        child = int((place.path / "log").read_text())
        try:
            expect_failure(done, KEY, BROKEN)
            assert pathlib.Path(f"/proc/{child}").exists()
        finally:
            os.kill(child, signal.SIGKILL)


SHARE = base64.b64encode(b"x" * 32).decode().rstrip("=")
MALFORMED = ["X25519 AAAA", "X25519", f"X25519 {SHARE} x", "X25519 " + "A" * 43, "mlkem768x25519 AAAA", "scrypt AAAA 10"]
MALFORMED += [
    "ssh-ed25519 AAAAAA AAAA",
    f"ssh-ed25519 {SHARE}",
    "ssh-ed25519 AAAAAA " + "A" * 43,
    "ssh-rsa",
    "p256tag AAAAAA AAAA",
]


@pytest.mark.parametrize("stanza", MALFORMED)
def test_malformed_stanzas_of_known_types(place: AgeSandbox, expect_failure: Callable, stanza: str) -> None:
    """Other recipients could not open the file."""
    arguments = ["encrypt", "-r", RECIPIENT, "-r", place.recipient, "-o", "out", "in"]
    done = place.run(*arguments, env=environment(place, TANDEMTEST_STANZA=stanza))
    expect_failure(done, KEY, BROKEN, "a stanza of its is malformed")
    assert not (place.path / "out").exists()


def test_stanzas_of_known_types_as_they_should_be(place: AgeSandbox) -> None:
    """Everyone else opens the file."""
    for stanza in (f"X25519 {SHARE}", f"ssh-ed25519 AAAAAA {SHARE}", "x25519 AAAA"):
        arguments = ["encrypt", "-r", RECIPIENT, "-r", place.recipient, "in"]
        done = place.run(*arguments, env=environment(place, TANDEMTEST_STANZA=stanza))
        assert done.returncode == 0, done.stderr
        place.file("in.age", done.stdout)
        assert place.decrypt("in.age").stdout == b"text"
        assert place.age_decrypt(done.stdout) == b"text"


@pytest.mark.parametrize("behaviour", ["short", "again"])
def test_a_file_key_is_one_of_16_bytes(place: AgeSandbox, expect_failure: Callable, behaviour: str) -> None:
    expect_failure(unseal(place, behaviour=behaviour), KEY, BROKEN)


def test_stanzas_are_for_the_one_file(place: AgeSandbox, expect_failure: Callable) -> None:
    expect_failure(seal(place, behaviour="wrong-file"), KEY, BROKEN)


def test_labels_keep_weaker_recipients_away(place: AgeSandbox, expect_failure: Callable) -> None:
    hybrid = place.run("keygen", "--pq", "-o", "hybrid")
    assert hybrid.returncode == 0
    mixed = ["-r", RECIPIENT, "-i", "hybrid"]
    assert seal(place, *mixed, behaviour="postquantum").returncode == 0
    expect_failure(seal(place, *mixed), USAGE, "post-quantum recipients")
    expect_failure(seal(place, "-r", RECIPIENT, "-r", place.recipient, behaviour="postquantum"), USAGE, "post-quantum")
    # A passphrase's stanza stands alone, whoever made it.
    expect_failure(seal(place, "-r", RECIPIENT, "-r", place.recipient, behaviour="scrypt"), USAGE, "with a passphrase")
    assert b"quantum" not in seal(place, "-r", RECIPIENT, "-r", place.recipient, behaviour="scrypt").stderr
    assert seal(place, behaviour="scrypt").returncode == 0


def test_a_plugin_that_is_not_there(place: AgeSandbox, expect_failure: Callable) -> None:
    missing = place.run("decrypt", "-i", "id", "in.age")
    expect_failure(
        missing, KEY, "there is no program age-plugin-tandemtest on PATH", "1 tandemtest (of a plugin, or unknown)"
    )
    # Nothing runs that happens to lie where the user is.
    (place.path / PROGRAM).symlink_to(PLUGINS / PROGRAM)
    for path in (".", "", str(place.path.relative_to("/"))):
        done = place.run("decrypt", "-i", "id", "in.age", env=environment(place) | {"PATH": f"{path}:/usr/bin:/bin"})
        expect_failure(done, KEY, "there is no program")
    for name in ("../tandemtest", "a b", "", "x/y"):
        expect_failure(unseal(place, "-j", name), USAGE, "--plugin: ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("command", ["encrypt", "decrypt"])
def test_interrupt_while_a_plugin_waits(place: AgeSandbox, command: str, number: int) -> None:
    """The plugin takes no notice of it, and is killed."""
    keys = ["-r", RECIPIENT, "-o", "out", "in"] if command == "encrypt" else ["-i", "id", "in.age"]
    with started([str(BINARY), command, *keys], place.path, environment(place, "hang-late")) as process:
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")
        wait_until(lambda: children.read_text() != "")
        child = int(children.read_text().split()[0])
        wait_until(lambda: "do_select\n" in f"{wchan(child)}\n" or "nanosleep" in wchan(child))
        process.send_signal(number)
        assert process.wait(timeout=60) == 128 + number
        assert b"interrupted while age-plugin-tandemtest was at work" in process.stderr.read()
    assert not pathlib.Path(f"/proc/{child}").exists()
    assert not (place.path / "out").exists()


def wchan(pid: int) -> str:
    """Returns what a process waits for in the kernel."""
    return pathlib.Path(f"/proc/{pid}/wchan").read_text()
