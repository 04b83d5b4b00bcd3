"""However a program is started: standard descriptors that are closed, full or a pipe that is closed, for every command.

No state of standard error changes what a command does. What it needs of the other two and does not get is an error with
the documented status. Nothing hangs, and no message lands in a file.
"""

import itertools
import os
import pathlib
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache

import pytest

from conftest import BINARY, NONCE, TIMEOUT_S, AgeSandbox, random_bytes
from rsa_sandbox import openssl, write_keys

DONE, USAGE, KEY, INPUT, OUTPUT, NO_SPACE = 0, 2, 3, 4, 5, 9
PLAIN = bytes(range(256)) * 300


@dataclass(frozen=True)
class Command:
    """A command line, and what it says when a descriptor fails it."""

    line: str
    no_input: int = DONE  # the status where standard input is closed; 0: it is not read
    writes: bool = False  # to standard output
    stdin: str = "in"


COMMANDS = [
    Command("encrypt -v -R friends -o out in"),
    Command("encrypt -v -R friends in", writes=True),
    Command("encrypt -R friends -a in", writes=True),
    Command("encrypt -R friends -o out", no_input=INPUT),
    Command("encrypt -R - -o out in", no_input=KEY, stdin="friends"),
    Command("encrypt -i - -o out in", no_input=KEY, stdin="key"),
    Command("decrypt -v -i key -o out in.age"),
    Command("decrypt -v -i key in.age", writes=True),
    Command("decrypt -i key -o out", no_input=INPUT, stdin="in.age"),
    Command("decrypt -i - -o out in.age", no_input=KEY, stdin="key"),
    Command(f"xor -v --key-file raw --nonce {NONCE} -o out in"),
    Command(f"xor -v --key-file raw --nonce {NONCE} in", writes=True),
    Command(f"xor --key-file raw --nonce {NONCE} -o out", no_input=INPUT),
    Command("keygen -o out"),
    Command("keygen", writes=True),
    Command("keygen -y -o out", no_input=KEY, stdin="key"),
    Command("keygen -y key", writes=True),
    Command("rsa sign -v -i rsa.pem -o out in"),
    Command("rsa sign -i rsa.pem in", writes=True),
    Command("rsa sign -i rsa.pem -o out", no_input=INPUT),
    Command("rsa sign -i - -o out in", no_input=KEY, stdin="rsa.pem"),
    Command("rsa verify -i pub.pem -s in.sig in", writes=True),
    Command("rsa verify -i pub.pem -s - in", no_input=INPUT, writes=True, stdin="in.sig"),
    Command("rsa encrypt -i pub.pem -o out friends"),
    Command("rsa decrypt -i rsa.pem friends.rsa", writes=True),
    Command("engines", writes=True),
    Command("engines --json", writes=True),
    Command("selftest chacha20 --engine cpu.ref --tasks 1", writes=True),
    Command("explain --help", writes=True),
    Command("--help", writes=True),
    Command("--version", writes=True),
]
IDS = [command.line.replace(NONCE, "NONCE") for command in COMMANDS]


@pytest.fixture
def sandbox(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", PLAIN)
    age_sandbox.file("friends", age_sandbox.recipient.encode() + b"\n")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(PLAIN))
    age_sandbox.file("raw", bytes(32)).chmod(0o600)
    write_keys(age_sandbox.path)
    for name, content in rsa_files(age_sandbox.recipient).items():
        age_sandbox.file(name, content)
    return age_sandbox


@cache
def rsa_files(recipient: str) -> dict[str, bytes]:
    """A signature of `in`, and `friends` encrypted."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_keys(folder)
        signature = ["pkeyutl", "-sign", "-inkey", "rsa.pem", "-rawin", "-in", "in", "-digest", "sha256"]
        (folder / "in").write_bytes(PLAIN)
        pss = ["-pkeyopt", "rsa_padding_mode:pss", "-pkeyopt", "rsa_pss_saltlen:digest"]
        oaep = ["-pkeyopt", "rsa_padding_mode:oaep", "-pkeyopt", "rsa_oaep_md:sha256"]
        sealing = ["pkeyutl", "-encrypt", "-pubin", "-inkey", "pub.pem", *oaep]
        return {
            "in.sig": openssl(*signature, *pss, folder=folder),
            "friends.rsa": openssl(*sealing, content=recipient.encode() + b"\n", folder=folder),
        }


def run(path: pathlib.Path, command: Command, redirections: str) -> subprocess.CompletedProcess[bytes]:
    """Runs it with standard output and standard error in files, then `redirections` of a shell."""
    with open(path / command.stdin, "rb") as stdin, open(path / "stdout", "wb") as out, open(path / "stderr", "wb") as err:
        return subprocess.run(
            ["sh", "-c", f'exec "$0" "$@" {redirections}', str(BINARY), *command.line.split()],
            cwd=path,
            stdin=stdin,
            stdout=out,
            stderr=err,
            timeout=TIMEOUT_S,
        )


def check_output(sandbox: AgeSandbox, command: Command) -> None:
    """The file `out` is what the command should make, with nothing in it that belongs elsewhere."""
    content = (sandbox.path / "out").read_bytes()
    name = command.line.split()[0]
    if name == "encrypt":
        assert sandbox.age_decrypt(content) == PLAIN
    elif name == "decrypt":
        assert content == PLAIN
    elif name == "xor":
        assert len(content) == len(PLAIN)
    elif name == "rsa":
        assert len(content) == 256
    elif "-y" in command.line:
        assert content.decode() == sandbox.recipient + "\n"
    else:
        assert content.startswith(b"# created: ")
        assert content.endswith(b"\n")
        assert content.count(b"\n") == 3


CLOSED = ["".join(part) for part in itertools.product(("", " <&-"), (" ", " >&- "), ("", "2>&-"))]


@pytest.mark.parametrize("closed", CLOSED, ids=[closed.strip() or "open" for closed in CLOSED])
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_closed_descriptors(sandbox: AgeSandbox, command: Command, closed: str) -> None:
    done = run(sandbox.path, command, closed)
    expected = DONE
    if "<&-" in closed and command.no_input:
        expected = command.no_input
    elif ">&- " in closed and command.writes:
        expected = OUTPUT
    message = (sandbox.path / "stderr").read_text()
    assert done.returncode == expected, message
    makes_file = "-o out" in command.line
    assert (sandbox.path / "out").exists() == (makes_file and expected == DONE)
    if makes_file and expected == DONE:
        check_output(sandbox, command)
    if expected != DONE and "2>&-" not in closed:
        assert "tandem: error: " in message
        assert "standard" in message


FULL = [">/dev/full", "2>/dev/full", ">/dev/full 2>/dev/full"]


@pytest.mark.parametrize("full", FULL)
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_full_devices(sandbox: AgeSandbox, command: Command, full: str) -> None:
    done = run(sandbox.path, command, full)
    fails = command.writes and full.startswith(">")
    assert done.returncode in ((OUTPUT, NO_SPACE) if fails else (DONE,)), (sandbox.path / "stderr").read_text()
    if "-o out" in command.line:
        check_output(sandbox, command)


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_closed_pipes(sandbox: AgeSandbox, command: Command, stream: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | {stream: writer}
    try:
        with open(sandbox.path / command.stdin, "rb") as stdin:
            arguments = [BINARY, *command.line.split()]
            done = subprocess.run(arguments, cwd=sandbox.path, stdin=stdin, timeout=TIMEOUT_S, **streams)
    finally:
        os.close(writer)
    assert done.returncode == (OUTPUT if command.writes and stream == "stdout" else DONE)
    if "-o out" in command.line:
        check_output(sandbox, command)


# ------------------------------------------------------------------------------------- names that mean a descriptor


@pytest.mark.parametrize("force", ["", "--force"])
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/fd/3", "link"])
@pytest.mark.parametrize("line", ["encrypt -a -R friends {} -o {} in", "keygen {} -o {}", "decrypt -i key {} -o {} in.age"])
def test_output_to_a_descriptor_that_is_a_file(sandbox: AgeSandbox, line: str, name: str, force: str) -> None:
    """The name is as good as `-o -`: what stands in the file already stays, and what follows comes behind it."""
    (sandbox.path / "link").symlink_to("/dev/stdout")
    fd = 3 if name.endswith("3") else 1
    program = f'exec {fd}>log; echo before >&{fd}; "$0" {line.format(force, name)} || exit; echo after >&{fd}'
    subprocess.run(["sh", "-c", program, str(BINARY)], cwd=sandbox.path, check=True, timeout=TIMEOUT_S)
    log = (sandbox.path / "log").read_bytes()
    assert log.startswith(b"before\n")
    assert log.endswith(b"after\n")
    written = log.removeprefix(b"before\n").removesuffix(b"after\n")
    if line.startswith("encrypt"):
        assert sandbox.age_decrypt(written) == PLAIN
    elif line.startswith("decrypt"):
        assert written == PLAIN
    else:
        assert b"AGE-SECRET-KEY-1" in written


def test_input_from_a_descriptor_goes_on_where_that_is(sandbox: AgeSandbox) -> None:
    sandbox.file("two", b"first line\n" + PLAIN)
    program = 'read -r line; exec "$0" encrypt -R friends -o out /dev/stdin'
    command = ["bash", "-c", program, str(BINARY)]
    with open(sandbox.path / "two", "rb") as stdin:
        subprocess.run(command, cwd=sandbox.path, stdin=stdin, check=True, timeout=TIMEOUT_S)
    assert sandbox.age_decrypt((sandbox.path / "out").read_bytes()) == PLAIN


@pytest.mark.parametrize("line", ["encrypt -R friends -o /dev/fd/9 in", "encrypt -R friends -o /dev/fd/4 in"])
def test_a_descriptor_that_was_not_given_is_closed(sandbox: AgeSandbox, line: str) -> None:
    """The program may have opened one with that number itself."""
    done = sandbox.run(*line.split())
    assert done.returncode == OUTPUT
    assert "it is closed, or open for reading" in done.stderr.decode()


@pytest.mark.parametrize("path", ["/sys/class/net/lo/mtu", "/proc/version", "/sys/kernel/mm/transparent_hugepage/enabled"])
def test_files_with_another_size_than_they_say(sandbox: AgeSandbox, path: str) -> None:
    """Files of the kernel say 4,096 bytes or none."""
    if not pathlib.Path(path).exists():
        pytest.skip(f"there is no {path} here")
    assert sandbox.encrypt("-o", "out", path).returncode == DONE
    assert sandbox.age_decrypt((sandbox.path / "out").read_bytes()) == pathlib.Path(path).read_bytes()


# ------------------------------------------------------------------------------------------- where a descriptor is left


def left_at(place: AgeSandbox, name: str, *arguments: str, begin: int = 0) -> int:
    """Returns where in a file on standard input the next reader goes on: `(tandem ...; cat) < file`."""
    with (place.path / name).open("rb") as file:
        file.seek(begin)
        done = place.run(*arguments, stdin=file)
        assert done.returncode == 0, done.stderr
        return os.lseek(file.fileno(), 0, os.SEEK_CUR)


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_a_file_is_left_behind_what_was_read(age_sandbox: AgeSandbox, name: str) -> None:
    content = random_bytes(300_000)
    age_sandbox.file("in", content)
    age_sandbox.file("armored", age_sandbox.age_encrypt(content, "-a"))
    sealed = age_sandbox.age_encrypt(content)
    age_sandbox.file("in.age", sealed)
    age_sandbox.file("behind", b"three" + sealed)
    assert left_at(age_sandbox, "in", "encrypt", "-r", age_sandbox.recipient, name) == len(content)
    assert left_at(age_sandbox, "in", "encrypt", "-r", age_sandbox.recipient, name, begin=7) == len(content)
    assert left_at(age_sandbox, "in.age", "decrypt", "-i", "key", name) == len(sealed)
    assert left_at(age_sandbox, "behind", "decrypt", "-i", "key", name, begin=5) == 5 + len(sealed)
    assert left_at(age_sandbox, "in.age", "verify", "-i", "key", name) == len(sealed)
    armored = (age_sandbox.path / "armored").stat().st_size
    assert left_at(age_sandbox, "armored", "decrypt", "-i", "key", name) == armored
    # The last chunk is read for any range, and the header alone to inspect it.
    assert left_at(age_sandbox, "in.age", "decrypt", "-i", "key", "--range", "0-9", name) == len(sealed)
    assert 0 < left_at(age_sandbox, "in.age", "inspect", name) < len(sealed)


def test_what_follows_in_a_file_is_for_the_next_program(age_sandbox: AgeSandbox) -> None:
    """Nothing is left if all has been read: it is not read twice."""
    age_sandbox.file("in", b"text")
    script = f"('{BINARY}' encrypt -r {age_sandbox.recipient} -o out; cat) < in"
    done = subprocess.run(["sh", "-c", script], cwd=age_sandbox.path, capture_output=True, timeout=TIMEOUT_S)
    assert (done.returncode, done.stdout) == (0, b""), done.stderr
