"""Files and keys made by strangers to cost time: a limit on the CPU's time ends what would take long, and fails the test."""

import base64
import os
import random
import resource
import signal
import string
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import open_files, started, wait_until

KEY, NO_MATCH = 3, 7
# Seconds of CPU. What is tested here takes a fraction of one; before it had a bound, half a minute to hours.
MAX_CPU_S = 12
MAX_HEADER = 1 << 20
WORDS = "secret words"


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MAX_CPU_S, MAX_CPU_S))


def run(place: AgeSandbox, *arguments: object) -> subprocess.CompletedProcess[bytes]:
    return place.run(*arguments, preexec_fn=limit)


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", b"text")
    age_sandbox.file("words", f"{WORDS}\n".encode()).chmod(0o600)
    return age_sandbox


# ------------------------------------------------------------------------------------------------------------- headers


def header_of(stanza: Callable[[int], bytes]) -> bytes:
    """Returns a header full of stanzas, with a MAC that is wrong; nonce and an empty payload are behind it."""
    begin, end = b"age-encryption.org/v1\n", b"--- " + b"A" * 43 + b"\n"
    parts = []
    room = MAX_HEADER - len(begin) - len(end)
    for index in range(MAX_HEADER):
        parts.append(stanza(index))
        room -= len(parts[-1])
        if room < 0:
            break
    return begin + b"".join(parts[:-1]) + end + bytes(32)


def word(index: int) -> bytes:
    digits = string.ascii_letters
    return "".join(digits[index // len(digits) ** place % len(digits)] for place in range(3)).encode()


STANZAS = {
    "types": lambda index: b"-> " + word(index) + b"\n\n",
    "one type": lambda _: b"-> a\n\n",
    "arguments": lambda _: b"->" + b" a" * 30_000 + b"\n\n",
    "long type": lambda index: b"-> " + b"a" * 1000 + word(index) + b"\n\n",
    "ssh": lambda _: b"-> ssh-rsa AAAAAA\nAA\n",
}


@pytest.mark.parametrize("kind", STANZAS)
def test_a_header_costs_little(place: AgeSandbox, expect_failure: Callable, kind: str) -> None:
    place.file("in.age", header_of(STANZAS[kind]))
    done = run(place, "decrypt", "-i", "key", "in.age")
    expect_failure(done, NO_MATCH, "no identity opens 'in.age'; its recipients are: ")
    inspected = run(place, "inspect", "--json", "in.age")
    assert inspected.returncode == 0, inspected.stderr


def test_stanzas_for_an_rsa_key_are_as_long_as_it(place: AgeSandbox, expect_failure: Callable) -> None:
    """Whoever knows a public key can say that 50,000 short stanzas are for it; none costs an operation of RSA."""
    subprocess.run(["ssh-keygen", "-q", "-t", "rsa", "-b", "4096", "-N", "", "-f", place.path / "id"], check=True)
    sealed = place.run("encrypt", "-R", "id.pub", "in").stdout
    mark = sealed.split(b"\n")[1]
    place.file("in.age", header_of(lambda _: mark + b"\nAA\n"))
    expect_failure(run(place, "decrypt", "-i", "id", "in.age"), NO_MATCH, "no identity opens 'in.age'")


def test_ctrl_c_while_recipients_are_read(place: AgeSandbox) -> None:
    """A long list takes a while, since each point is computed; the end of the list is not waited for."""
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", place.path / "id"], check=True)
    os.mkfifo(place.path / "people")
    with started([str(BINARY), "encrypt", "-R", "people", "-o", "out", "in"], place.path) as process:

        def reads() -> bool:
            return any(name.endswith("/people") for name in open_files(process))

        with (place.path / "people").open("wb") as pipe:
            pipe.write((place.path / "id.pub").read_bytes() * 100_000)
            assert reads()
        wait_until(lambda: not reads())
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=TIMEOUT_S) == 128 + signal.SIGINT, process.stderr.read()
    assert not (place.path / "out").exists()


# ---------------------------------------------------------------------------------------------------------------- keys


def armored(label: str, data: bytes) -> bytes:
    text = base64.b64encode(data)
    lines = b"\n".join(text[at : at + 64] for at in range(0, len(text), 64))
    return f"-----BEGIN {label}-----\n".encode() + lines + f"\n-----END {label}-----\n".encode()


def wire(*parts: bytes) -> bytes:
    """Returns strings as SSH sends them."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def number(value: int) -> bytes:
    return value.to_bytes(value.bit_length() // 8 + 1, "big")


def strings_of(data: bytes) -> list[bytes]:
    parts = []
    while data:
        length = int.from_bytes(data[:4], "big")
        parts.append(data[4 : 4 + length])
        data = data[4 + length :]
    return parts


def refuses(place: AgeSandbox, name: str, *texts: str) -> None:
    """The key is refused whatever it is for, and also with a passphrase."""
    words = ("--passphrase-file", "words")
    place.file("in.age", place.age_encrypt(b"text"))
    for command in (["encrypt", "-i", name, "in"], ["decrypt", "-i", name, "in.age"], ["keygen", "-y", name]):
        done = run(place, *command, *words)
        assert done.returncode == KEY, done.stderr
        for text in texts:
            assert text in done.stderr.decode()


@pytest.mark.parametrize("rounds", [4097, 2**32 - 1])
def test_rounds_of_bcrypt_are_limited(place: AgeSandbox, rounds: int) -> None:
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-a", "2", "-N", WORDS, "-f", place.path / "id"], check=True)
    data = base64.b64decode("".join((place.path / "id").read_text().splitlines()[1:-1]))
    options = data.index(b"bcrypt") + 6 + 4
    salt = strings_of(data[options : options + 20])[0]
    for wanted in (4096, rounds):
        altered = data[: options + 20] + wanted.to_bytes(4, "big") + data[options + 24 :]
        assert len(salt) == 16 and len(altered) == len(data)
        place.file("altered", armored("OPENSSH PRIVATE KEY", altered)).chmod(0o600)
        if wanted == 4096:
            # The key says whose it is without its passphrase.
            assert place.run("keygen", "-y", "altered").stdout.split() == (place.path / "id.pub").read_bytes().split()[:2]
    refuses(place, "altered", "takes more rounds to try than are accepted here", "ssh-keygen -p -a 100 -f FILE")


def der(tag: int, *parts: bytes) -> bytes:
    body = b"".join(parts)
    size = len(body).to_bytes((len(body).bit_length() + 7) // 8, "big")
    length = bytes([len(body)]) if len(body) < 128 else bytes([0x80 + len(size)]) + size
    return bytes([tag]) + length + body


def oid(text: str) -> bytes:
    first, second, *rest = map(int, text.split("."))
    encoded = bytes([40 * first + second])
    for value in rest:
        groups = [value >> shift & 127 for shift in range(28, -1, -7)]
        while len(groups) > 1 and groups[0] == 0:
            groups.pop(0)
        encoded += bytes([group | 128 for group in groups[:-1]] + groups[-1:])
    return der(6, encoded)


def pkcs8(derivation: bytes) -> bytes:
    """Returns a private key encrypted by PBES2 with AES-256-CBC; of the key there is only noise."""
    cipher = der(0x30, oid("2.16.840.1.101.3.4.1.42"), der(4, bytes(16)))
    scheme = der(0x30, oid("1.2.840.113549.1.5.13"), der(0x30, derivation, cipher))
    return armored("ENCRYPTED PRIVATE KEY", der(0x30, scheme, der(4, random.Random(1).randbytes(64))))


def pbkdf2(rounds: int) -> bytes:
    sha256 = der(0x30, oid("1.2.840.113549.2.9"), der(5))
    return der(0x30, oid("1.2.840.113549.1.5.12"), der(0x30, der(4, b"saltsalt"), der(2, number(rounds)), sha256))


def scrypt(cost: int, block: int, parallel: int) -> bytes:
    numbers = [der(2, number(value)) for value in (cost, block, parallel)]
    return der(0x30, oid("1.3.6.1.4.1.11591.4.11"), der(0x30, der(4, b"saltsalt"), *numbers))


def pkcs5(rounds: int) -> bytes:
    """Returns a private key encrypted by pbeWithSHA1And3-KeyTripleDES-CBC of PKCS 12."""
    scheme = der(0x30, oid("1.2.840.113549.1.12.1.3"), der(0x30, der(4, b"saltsalt"), der(2, number(rounds))))
    return armored("ENCRYPTED PRIVATE KEY", der(0x30, scheme, der(4, random.Random(1).randbytes(64))))


COSTLY = {
    "PBKDF2": pkcs8(pbkdf2(2**31 - 1)),
    "PBKDF2, just too many": pkcs8(pbkdf2(10_000_001)),
    "scrypt": pkcs8(scrypt(2**14, 1, 2**16)),
    "PKCS 12": pkcs5(2**31 - 1),
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_rounds_of_pem_are_limited(place: AgeSandbox, text: bytes) -> None:
    place.file("id", text).chmod(0o600)
    refuses(place, "id", "takes more rounds to try than are accepted here")


@pytest.mark.parametrize(
    "text", [pkcs8(pbkdf2(2048)), pkcs8(scrypt(2**14, 8, 1)), pkcs5(2048)], ids=["PBKDF2", "scrypt", "PKCS 12"]
)
def test_usual_rounds_of_pem_are_tried(place: AgeSandbox, expect_failure: Callable, text: bytes) -> None:
    place.file("id", text).chmod(0o600)
    done = place.run("encrypt", "-i", "id", "--passphrase-file", "words", "in")
    expect_failure(done, NO_MATCH, "the passphrase does not open the SSH key")


def rsa_key(place: AgeSandbox, *, words: str = "") -> tuple[bytes, list[bytes]]:
    """Returns an RSA key as OpenSSH writes it, decoded; then the strings of its private part."""
    (place.path / "rsa").unlink(missing_ok=True)
    options = ["-q", "-t", "rsa", "-b", "2048", "-C", "", "-N", words, "-f", str(place.path / "rsa")]
    subprocess.run(["ssh-keygen", *options], check=True, input=b"y\n")
    data = base64.b64decode("".join((place.path / "rsa").read_text().splitlines()[1:-1]))
    return data, strings_of(data[data.rindex(b"ssh-rsa") - 4 :])[:7]


def test_numbers_of_a_private_key_are_no_longer_than_its_modulus(place: AgeSandbox) -> None:
    """The numbers are checked before anything is computed with them."""
    data, (kind, modulus, exponent, private, inverse, p, q) = rsa_key(place)
    head = data[: data.rindex(b"ssh-rsa") - 4 - 8 - 4]
    long = number(random.Random(2).getrandbits(8 * 3_000_000) | 1)
    for secrets in ([private, inverse, long, long], [long, inverse, p, q], [private, long, p, q]):
        secret = bytes(8) + wire(kind, modulus, exponent, *secrets, b"")
        secret += bytes(range(1, 1 + -len(secret) % 8))
        place.file("long", armored("OPENSSH PRIVATE KEY", head + wire(secret))).chmod(0o600)
        refuses(place, "long", "begins as an SSH key does, but is none")
    # A file put together so is a key if it has the numbers as they were.
    secret = bytes(8) + wire(kind, modulus, exponent, private, inverse, p, q, b"")
    secret += bytes(range(1, 1 + -len(secret) % 8))
    place.file("same", armored("OPENSSH PRIVATE KEY", head + wire(secret))).chmod(0o600)
    assert place.run("keygen", "-y", "same").stdout.split() == (place.path / "rsa.pub").read_bytes().split()[:2]
