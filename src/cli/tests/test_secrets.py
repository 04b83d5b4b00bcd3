"""A secret key in any argument, in any line of a file, or in the environment is in no message, and nothing else is taken
for one; and memory is private."""

import base64
import hashlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Callable

import pytest

from conftest import BINARY, NONCE, REPOSITORY, TIMEOUT_S, AgeSandbox, Sandbox
from processes import started, wait_until
from rsa_sandbox import write_keys

USAGE, KEY, INPUT = 2, 3, 4
SECRET = "GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX"
PEM = (
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW\n"
    "-----END OPENSSH PRIVATE KEY-----"
)
SECRETS = {
    "identity": "AGE-SECRET-KEY-1" + SECRET,
    "lower": "age-secret-key-1" + SECRET.lower(),
    "hybrid": "AGE-SECRET-KEY-PQ-1" + SECRET,
    "plugin": "AGE-PLUGIN-YUBIKEY-1" + SECRET,
    "mistyped": "AGE-SECRET-KEY-1" + SECRET[:40] + "b_" + SECRET[42:],
    "file": f"# created: now\n# public key: age1...\nAGE-SECRET-KEY-1{SECRET}\n",
    "pem": PEM,
}
# A run of so many characters of a secret gives it away.
TELLTALE = 12

COMMANDS = {
    "xor": ["--key-file", "key32", "--nonce", NONCE, "--force", "-o", "out", "in"],
    "encrypt": ["-i", "key", "--force", "-o", "out", "in"],
    "decrypt": ["-i", "key", "--force", "-o", "out", "in.age"],
    "inspect": ["in.age"],
    "verify": ["-i", "key", "in.age"],
    "keygen": ["--force", "-o", "out"],
    "keygen --pq": ["--force", "-o", "out"],
    "keygen -y": ["key"],
    "rsa sign": ["-i", "rsa.pem", "--force", "-o", "out", "in"],
    "rsa verify": ["-i", "pub.pem", "-s", "in", "in"],
    "engines": ["chacha20"],
    "selftest": ["chacha20", "--engine", "cpu.reference", "--tasks", "1"],
    # A run that would take long ends before it begins.
    "calibrate": ["--quiet", "--clock-mhz", "0"],
    "explain": ["chacha20", "64"],
    "whatif": ["aes_gcm", "1024", "--profile", "zynqmp-linux", "--board-only"],
    "report": ["--force", "-o", "page.html"],
    "ip": [],
    "bench pdcp": ["--json", "no/where"],
    "bench file": ["--json", "no/where"],
    "bench age": ["--json", "no/where"],
    "bench auto": ["--json", "no/where"],
    "bench wp437": ["--json", "no/where"],
    "bench wp512": ["--json", "no/where"],
    "bench peers zuc": ["--json", "no/where"],
    "bench peers aes_gcm": ["--json", "no/where"],
}


def run(sandbox: Sandbox, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the program without standard input; its profile is the sandbox's."""
    return sandbox.run(*arguments, env=os.environ | {"TANDEM_PROFILE": str(sandbox.path / "profile")} | environment)


def skip_if_not_built(command: str) -> None:
    """Skips a test of `tandem bench` where its program is not built, as `make test` leaves it."""
    if command.startswith("bench ") and not (BINARY.parent / "tandem-bench").exists():
        pytest.skip("not run: tandem-bench is not built; `make bench-program` builds it")


def options_with_a_value(command: str) -> list[str]:
    """Returns the options as the help says them."""
    text = subprocess.run([BINARY, *command.split(), "--help"], capture_output=True, timeout=TIMEOUT_S).stdout.decode()
    return re.findall(r"^ +(?:-\w, )?(--?[a-z-]+) [A-Z]+\b", text, re.MULTILINE)


def assert_kept(done: subprocess.CompletedProcess[bytes], secret: str) -> None:
    """Checks that none of the secret is in what the program says."""
    said = (done.stdout + done.stderr).decode(errors="replace").casefold()
    assert done.returncode >= 0, said
    kept = secret.replace(PEM[:35], "").replace("-----END OPENSSH PRIVATE KEY-----", "")
    kept = re.sub(r"# .*\n|AGE-SECRET-KEY-(PQ-)?1|AGE-PLUGIN-YUBIKEY-1|\n", "", kept, flags=re.IGNORECASE).casefold()
    assert len(kept) > 2 * TELLTALE
    for begin in range(len(kept) - TELLTALE):
        assert kept[begin : begin + TELLTALE] not in said, (done.args, said)


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    """Makes a directory with all that the commands need."""
    age_sandbox.file("key32", b"k" * 32)
    age_sandbox.file("in", b"text")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    write_keys(age_sandbox.path)
    return age_sandbox


@pytest.mark.parametrize("command", COMMANDS)
def test_no_argument_is_repeated(place: AgeSandbox, command: str) -> None:
    skip_if_not_built(command)
    words = command.split()
    options = options_with_a_value(command)
    assert options or command in ("ip", "engines", "inspect", "keygen -y")
    for secret in SECRETS.values():
        for option in options:
            assert_kept(run(place, *words, *COMMANDS[command], option, secret), secret)
            assert_kept(run(place, *words, *COMMANDS[command], f"{option}={secret}"), secret)
            assert_kept(run(place, *words, *COMMANDS[command], option, f"no/{secret}/x"), secret)
        for more in ([secret], [secret, secret], ["-" + secret], ["--" + secret], ["--no=" + secret]):
            assert_kept(run(place, *words, *COMMANDS[command], *more), secret)
            assert_kept(run(place, *words, *more), secret)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
def test_no_word_is_repeated(place: AgeSandbox, secret: str) -> None:
    for words in ([secret], ["bench", secret], ["bench", "peers", secret], ["--" + secret], ["-" + secret]):
        assert_kept(run(place, *words), secret)
    for command in (["encrypt", "-r"], ["encrypt", "-R"], ["encrypt", "-i"], ["decrypt", "-i"]):
        assert_kept(run(place, *command, secret), secret)
        assert_kept(run(place, command[0], command[1] + secret), secret)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
def test_no_line_of_a_file_is_repeated(place: AgeSandbox, secret: str) -> None:
    for line in (secret, "x" + secret, f"{secret} {secret}", secret + "\nsecond", secret[:-1]):
        place.file("lines", line.encode())
        for command in (["encrypt", "-R"], ["encrypt", "-i"], ["decrypt", "-i"], ["keygen", "-y"]):
            assert_kept(run(place, *command, "lines", "in.age" if command[0] == "decrypt" else "in"), secret)
        assert_kept(run(place, "decrypt", "-i", "lines", "-i", "key", "in.age"), secret)
        assert_kept(run(place, "decrypt", "-i", "key", "lines"), secret)
        assert_kept(run(place, "rsa", "sign", "-i", "lines", "in"), secret)
        assert_kept(run(place, "rsa", "encrypt", "-i", "lines", "in"), secret)
        assert_kept(run(place, "xor", "--key-file", "lines", "--nonce", NONCE, "in"), secret) if len(line) != 64 else None
    assert_kept(run(place, "encrypt", "--engine", "auto", "-i", "key", "in", TANDEM_PROFILE=secret), secret)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
def test_no_profile_is_repeated(place: AgeSandbox, secret: str) -> None:
    board = (REPOSITORY / "profiles/zynqmp-linux.toml").read_text()
    quoted = '"' + secret.replace("\n", "\\n") + '"'
    texts = [secret, f"{secret} = 1", f"[{secret}]", f"title = {secret}", f"format = {quoted}", f"title = {quoted} x"]
    texts.append(re.sub(r"^title = .*$", lambda _: f"title = {quoted}", board, flags=re.MULTILINE))
    texts.append(re.sub(r"^engine = .*$", lambda _: f"engine = {quoted}", board, flags=re.MULTILINE))
    texts.append(re.sub(r"^algorithm = .*$", lambda _: f"algorithm = {quoted}", board, flags=re.MULTILINE))
    assert len(set(texts)) == len(texts)
    for text in texts:
        place.file("profile", text.encode())
        assert_kept(run(place, "whatif", "--profile", "profile"), secret)
        assert_kept(run(place, "explain", "aes_gcm", "1024"), secret)
        assert_kept(run(place, "report"), secret)
        assert_kept(run(place, "encrypt", "--engine", "auto", "-i", "key", "in"), secret)


@pytest.mark.parametrize("option", ["-i", "-R"])
def test_says_what_to_do_instead(place: AgeSandbox, expect_failure: Callable, option: str) -> None:
    done = run(place, "encrypt", option, SECRETS["identity"])
    expect_failure(done, KEY, "'AGE-SECRET-KEY-1...'", "keep keys in files that only you can read", "name the file")
    expect_failure(run(place, "encrypt", option, "nowhere"), KEY, "'nowhere': No such file or directory")
    assert b"keep keys" not in run(place, "encrypt", option, "nowhere").stderr


# ----------------------------------------------------------------------------------------- what only looks like a secret

DIGITS = hashlib.sha256(b"text").hexdigest()
NAMES = {
    "SHA-256": DIGITS,
    "git-annex": f"SHA256E-s3--{DIGITS}.tar",
    "SHA-512": hashlib.sha512(b"text").hexdigest(),
    "Bech32": "qpzry9x8gf2tvdw0s3jn54khce6mua7lqpzry9x8gf2tvdw0s3jn54khce",
    "laptop": "age-secret-key-1-of-my-old-laptop.age",
    "recipient": "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_of_files_are_said_as_they_are(place: AgeSandbox, expect_failure: Callable, name: str) -> None:
    sealed = (place.path / "in.age").read_bytes()
    place.file(name, sealed)
    inspected = place.run("inspect", "--json", name)
    assert json.loads(inspected.stdout)["name"] == name, inspected.stderr
    assert place.run("inspect", name).stdout.startswith(f"{name}: age file".encode())
    assert place.decrypt("-o", "/dev/null", name, "--force").returncode in (0, 5)
    assert place.run("verify", "-i", "key", name).stdout.startswith(name.encode())
    place.file(name, sealed + b"x")
    done = place.run("verify", "-i", "key", name)
    expect_failure(done, 11, f"input '{name}' was altered")
    assert b"secret key" not in done.stderr
    missing = place.run("verify", "-i", "key", "no/" + name)
    expect_failure(missing, INPUT, f"'no/{name}'")
    assert b"secret key" not in missing.stderr


def test_who_can_read_an_identity_file_is_said_with_its_name(place: AgeSandbox) -> None:
    place.file(DIGITS, (place.path / "key").read_bytes()).chmod(0o644)
    assert f"chmod 600 '{DIGITS}'" in place.run("decrypt", "-i", DIGITS, "in.age").stderr.decode()


def test_a_recipient_in_the_word_of_its_option_is_public(place: AgeSandbox) -> None:
    done = place.run("encrypt", f"-r{place.recipient}", "missing")
    assert done.returncode == INPUT
    assert b"secret key" not in done.stderr


@pytest.mark.parametrize("name", ["a\u202eb", "a\x7fb", "\N{GREEK SMALL LETTER ALPHA}", "AGE-SECRET-KEY-1" + SECRET])
def test_json_has_names_as_they_are(place: AgeSandbox, name: str) -> None:
    """Names that would act on a terminal are no exception."""
    place.file(name, (place.path / "in.age").read_bytes())
    text = place.run("inspect", "--json", name).stdout
    assert json.loads(text)["name"] == name
    assert not re.search(rb"[^\n -~]", text)


def test_a_key_in_the_place_of_its_file_is_not_repeated(place: AgeSandbox, expect_failure: Callable) -> None:
    """`tandem xor` takes keys as hexadecimal digits; a name of as many digits is there taken for one."""
    done = run(place, "xor", "--key-file", DIGITS, "--nonce", NONCE, "in")
    expect_failure(done, KEY, "its name is 64 hexadecimal digits, as a key is")
    assert_kept(done, DIGITS)
    place.file(DIGITS, b"k" * 32)
    assert run(place, "xor", "--key-file", DIGITS, "--nonce", NONCE, "in").returncode == 0


# ------------------------------------------------------------------------------------------------- control characters

CONTROLS = {"escape": ("a\x1b[2Jb", r"a\x1b[2Jb"), "lines": ("a\ntandem: b", r"a\ntandem: b"), "c1": ("\x9b", r"\x9b")}
CONTROLS |= {"direction": ("\u202egpj", r"\u{202e}gpj"), "latin1": (b"\xe4", r"\xe4")}


@pytest.mark.parametrize(("name", "shown"), CONTROLS.values(), ids=CONTROLS)
def test_control_characters_are_escaped(place: AgeSandbox, expect_failure: Callable, name: str, shown: str) -> None:
    for command in (["encrypt", "-i", "key"], ["decrypt", "-i"], ["keygen", "-y"], ["report", "--profile"]):
        done = subprocess.run([BINARY, *command, name], cwd=place.path, capture_output=True, timeout=TIMEOUT_S)
        expect_failure(done, INPUT if command[0] in ("encrypt", "report") else KEY, shown)
        assert not re.search(rb"[\x00-\x09\x0b-\x1f\x7f]", done.stderr)


def test_text_of_others_moves_no_cursor(place: AgeSandbox) -> None:
    """A board's title is text of its author."""
    board = (REPOSITORY / "profiles/zynqmp-linux.toml").read_text()
    place.file("board", re.sub(r"^title = .*$", r'title = "a\\u001b[2Jb"', board, flags=re.MULTILINE).encode())
    done = run(place, "whatif", "--profile", "board")
    assert done.stdout.startswith(rb"a\x1b[2Jb" + b"\n"), done.stdout


@pytest.mark.parametrize("command", ["", *(command for command in COMMANDS if command not in ("ip", "keygen -y"))])
def test_help_is_text(sandbox: Sandbox, command: str) -> None:
    skip_if_not_built(command)
    text = sandbox.run(*command.split(), "--help").stdout
    assert b"Usage: " in text
    assert not re.search(rb"[\x00-\x09\x0b-\x1f\x7f]|\\x", text)


# -------------------------------------------------------------------------------------------------------------- memory

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


def scalar_of(identity: str) -> bytes:
    """Returns the 32 bytes of AGE-SECRET-KEY-1... (BIP 173)."""
    bits = 0
    for character in identity.lower().removeprefix("age-secret-key-1")[:-6]:
        bits = bits << 5 | "qpzry9x8gf2tvdw0s3jn54khce6mua7l".index(character)
    return (bits >> 4).to_bytes(32, "big")


def memory_of(process: subprocess.Popen[bytes]) -> bytes:
    """Returns all memory that it could write to."""
    pieces = []
    with open(f"/proc/{process.pid}/mem", "rb") as memory:
        for line in pathlib.Path(f"/proc/{process.pid}/maps").read_text().splitlines():
            begin, end = (int(number, 16) for number in line.split()[0].split("-"))
            if line.split()[1].startswith("rw"):
                memory.seek(begin)
                pieces.append(memory.read(end - begin))
    return b"".join(pieces)


def has_threads(process: subprocess.Popen[bytes]) -> bool:
    """Returns whether it moves data, which is done in threads."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"^Threads:\t(\d+)$", status, re.MULTILINE)
    return found is not None and int(found[1]) > 1


def secrets_of(place: AgeSandbox, kind: str) -> tuple[list[str], list[str], list[bytes]]:
    """Makes a key. Returns options to encrypt and to decrypt with, and what must not stay in memory."""
    path = place.path
    ssh = ["ssh-keygen", "-q", "-C", "", "-f", path / "ssh", "-N"]
    if kind == "X25519":
        identity = (path / "key").read_text().splitlines()[-1]
        return ["-i", "key"], ["-i", "key"], [identity.encode(), scalar_of(identity)]
    if kind == "hybrid":
        assert run(place, "keygen", "--pq", "-o", "pq").returncode == 0
        identity = (path / "pq").read_text().splitlines()[-1]
        seed = scalar_of(identity.replace("-PQ-", "-"))
        stretched = hashlib.shake_256(seed).digest(96)
        return ["-i", "pq"], ["-i", "pq"], [identity.encode(), seed, stretched[:32], stretched[32:64], stretched[64:]]
    if kind == "passphrase":
        place.file("words", b"most secret words\n").chmod(0o600)
        options = ["--passphrase-file", "words"]
        return options, options, [b"most secret words"]
    if kind in ("ed25519", "ed25519 with words"):
        words = "most secret words" if "words" in kind else ""
        subprocess.run([*ssh, words, "-t", "ed25519", "-a", "2"], check=True, timeout=TIMEOUT_S)
        place.file("words", b"most secret words\n").chmod(0o600)
        options = ["--passphrase-file", "words"] if words else []
        needles = [words.encode()] if words else []
        if not words:
            data = base64.b64decode("".join((path / "ssh").read_text().splitlines()[1:-1]))
            seed = data[data.rindex(bytes([0, 0, 0, 64])) + 4 :][:32]
            needles = [seed, hashlib.sha512(seed).digest()[:32], base64.b64encode(seed)[4:36]]
        return ["-i", "ssh"], [*options, "-i", "ssh"], needles
    assert kind == "rsa"
    subprocess.run([*ssh, "", "-t", "rsa", "-b", "2048"], check=True, timeout=TIMEOUT_S)
    data = base64.b64decode("".join((path / "ssh").read_text().splitlines()[1:-1]))
    strings = []
    at = data.rindex(b"ssh-rsa") + 7
    for _ in range(6):
        length = int.from_bytes(data[at : at + 4], "big")
        strings.append(data[at + 4 : at + 4 + length].lstrip(b"\x00"))
        at += 4 + length
    secret = strings[2:]  # d, the coefficient, p, q; libcrypto keeps them with the last byte first
    return ["-i", "ssh"], ["-i", "ssh"], [part[8:40] for number in secret for part in (number, number[::-1])]


KINDS = ["X25519", "hybrid", "passphrase", "ed25519", "ed25519 with words", "rsa"]


@as_root
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", ["decrypt", "encrypt"])
def test_identities_are_wiped_before_data_moves(place: AgeSandbox, command: str, kind: str) -> None:
    encrypt, decrypt, needles = secrets_of(place, kind)
    assert needles and all(len(needle) >= TELLTALE for needle in needles)
    place.file("long", bytes(100_000))
    sealed = run(place, "encrypt", *encrypt, "long").stdout
    with started([str(BINARY), command, *(decrypt if command == "decrypt" else encrypt)], place.path) as process:
        if command == "decrypt":
            process.stdin.write(sealed[:-1])
            process.stdin.flush()
        wait_until(lambda: has_threads(process))
        memory = memory_of(process)
    assert b"tandem" in memory
    assert [needle for needle in needles if needle in memory] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["decrypt", "-i", "-", "/dev/null"],
        ["encrypt", "-i", "-", "/dev/null"],
        ["keygen", "-y", "-"],
        ["xor", "--key-file", "key", "--nonce", NONCE],
        ["rsa", "sign", "-i", "-", "/dev/null"],
    ],
)
def test_processes_with_keys_are_private(arguments: list[str]) -> None:
    """Their files in /proc belong to root, whatever user runs them: no core dump, no debugger of the same user."""
    user = 65534 if os.geteuid() == 0 else os.geteuid()
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with open(BINARY, "rb") as program, tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder).chmod(0o755)
        (pathlib.Path(folder) / "key").write_bytes(b"k" * 32)
        command = [f"/proc/self/fd/{program.fileno()}", *arguments]
        options = {"pass_fds": [program.fileno()], "user": user, "cwd": folder}
        with subprocess.Popen(command, **pipes, **options) as process:
            status = pathlib.Path(f"/proc/{process.pid}/status")
            try:
                wait_until(lambda: re.search(r"^State:\tS", status.read_text(), re.MULTILINE) is not None)
                assert f"Uid:\t{user}\t" in status.read_text()
                assert status.stat().st_uid == 0
            finally:
                process.kill()
