"""Private keys of SSH in every form that OpenSSH and OpenSSL write, and lists of public ones. Files that age and rage
make for them: test_key_kinds.py."""

import base64
import pathlib
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import Conversation

USAGE, KEY, NO_MATCH = 2, 3, 7
WORDS = "secret words"
UNKNOWN_CIPHERS = ["3des-cbc"]


def make(place: AgeSandbox, name: str, *options: str, words: str = "") -> pathlib.Path:
    """Makes a key of SSH; its public half is in NAME.pub."""
    command = ["ssh-keygen", "-q", "-N", words, "-f", str(place.path / name), *options]
    subprocess.run(command, check=True, timeout=TIMEOUT_S, capture_output=True)
    return place.path / name


def openssl(*command: object) -> None:
    subprocess.run(["openssl", *map(str, command)], check=True, timeout=TIMEOUT_S, capture_output=True)


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", b"text")
    age_sandbox.file("words", f"{WORDS}\n".encode()).chmod(0o600)
    age_sandbox.file("wrong", b"other words\n").chmod(0o600)
    return age_sandbox


def opens(place: AgeSandbox, key: str, public: str, *, words: str = "") -> None:
    place.file("in.age", place.run("encrypt", "-R", public, "in").stdout)
    given = ("--passphrase-file", words) if words else ()
    done = place.run("decrypt", *given, "-i", key, "in.age")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"text", b"")


# ------------------------------------------------------------------------------------------------------- private keys

TAGGED_CIPHERS = ["chacha20-poly1305@openssh.com", "aes256-gcm@openssh.com", "aes128-gcm@openssh.com"]
CIPHERS = ["aes256-ctr", "aes256-cbc", "aes192-ctr", "aes192-cbc", "aes128-ctr", "aes128-cbc", *TAGGED_CIPHERS]


@pytest.mark.parametrize("cipher", CIPHERS)
@pytest.mark.parametrize("kind", ["ed25519", "rsa"])
def test_encrypted_by_every_cipher(place: AgeSandbox, expect_failure: Callable, kind: str, cipher: str) -> None:
    make(place, "id", "-t", kind, "-Z", cipher, "-a", "2", words=WORDS)
    opens(place, "id", "id.pub", words="words")
    # The key says whose it is without its passphrase.
    public = place.run("keygen", "-y", "id", start_new_session=True).stdout.split()
    assert public == (place.path / "id.pub").read_bytes().split()[:2]
    done = place.run("decrypt", "--passphrase-file", "wrong", "-i", "id", "in.age")
    expect_failure(done, NO_MATCH, "the passphrase does not open the SSH key in identity file 'id'")


@pytest.mark.parametrize("cipher", UNKNOWN_CIPHERS)
def test_other_ciphers_are_named(place: AgeSandbox, expect_failure: Callable, cipher: str) -> None:
    make(place, "id", "-t", "ed25519", "-Z", cipher, "-a", "2", words=WORDS)
    expect_failure(place.run("encrypt", "-i", "id", "in"), KEY, "ssh-keygen -p -Z aes256-ctr -f FILE")


def test_pem(place: AgeSandbox, expect_failure: Callable) -> None:
    """OpenSSL writes keys so: PKCS 1 and 8, encrypted in the old way and the new one, and Ed25519."""
    make(place, "rsa", "-t", "rsa", "-b", "2048", "-m", "PEM")
    path = place.path
    openssl("pkcs8", "-topk8", "-nocrypt", "-in", path / "rsa", "-out", path / "rsa8")
    openssl("pkcs8", "-topk8", "-in", path / "rsa", "-passout", f"pass:{WORDS}", "-out", path / "rsa8-words")
    openssl("rsa", "-traditional", "-aes128", "-in", path / "rsa", "-passout", f"pass:{WORDS}", "-out", path / "rsa1-words")
    openssl("genpkey", "-algorithm", "ed25519", "-out", path / "ed25519")
    openssl("pkey", "-in", path / "ed25519", "-aes256", "-passout", f"pass:{WORDS}", "-out", path / "ed25519-words")
    for name in ("rsa", "rsa8", "rsa8-words", "rsa1-words", "ed25519", "ed25519-words"):
        (path / name).chmod(0o600)
    place.file("ed25519.pub", place.run("keygen", "-y", "ed25519").stdout)
    for name in ("rsa", "rsa8", "rsa8-words", "rsa1-words"):
        opens(place, name, "rsa.pub", words="words" if name.endswith("words") else "")
    for name in ("ed25519", "ed25519-words"):
        opens(place, name, "ed25519.pub", words="words" if name.endswith("words") else "")
    for name in ("rsa8-words", "rsa1-words"):
        place.file("in.age", place.run("encrypt", "-R", "rsa.pub", "in").stdout)
        done = place.run("decrypt", "--passphrase-file", "wrong", "-i", name, "in.age")
        expect_failure(done, NO_MATCH, "the passphrase does not open the SSH key")
        public = place.run("keygen", "-y", "--passphrase-file", "words", name).stdout.split()
        assert public == (path / "rsa.pub").read_bytes().split()[:2]


def test_the_passphrase_is_asked_for_where_it_is_needed(place: AgeSandbox) -> None:
    make(place, "id", "-t", "ed25519", "-a", "2", words=WORDS)
    make(place, "id2", "-t", "ed25519", "-a", "2", words=WORDS)
    place.file("in.age", place.run("encrypt", "-R", "id.pub", "in").stdout)
    talk = Conversation(place.path, BINARY, "decrypt", "-i", "id2", "-i", "id", "-o", "out", "in.age")
    talk.answer("Passphrase of the SSH key in identity file 'id': ", WORDS + "\n")
    assert talk.end() == 0, talk.shown
    assert b"id2" not in talk.shown and WORDS.encode() not in talk.shown
    assert (place.path / "out").read_bytes() == b"text"
    # Another key opens it: nothing is asked.
    place.file("in.age", place.run("encrypt", "-R", "id.pub", "-r", place.recipient, "in").stdout)
    assert place.run("decrypt", "-i", "id", "-i", "key", "in.age", start_new_session=True).stdout == b"text"


def test_keys_of_kinds_that_only_sign(place: AgeSandbox, expect_failure: Callable) -> None:
    make(place, "id", "-t", "ecdsa")
    make(place, "short", "-t", "rsa", "-b", "1024")
    expect_failure(place.run("encrypt", "-i", "id", "in"), KEY, "line 1 is an SSH key that can only sign")
    expect_failure(place.run("encrypt", "-i", "short", "in"), KEY, "line 1 is an RSA key of less than 2048 bits")


def pem(data: bytes) -> bytes:
    text = base64.b64encode(data)
    lines = b"\n".join(text[at : at + 70] for at in range(0, len(text), 70))
    return b"-----BEGIN OPENSSH PRIVATE KEY-----\n" + lines + b"\n-----END OPENSSH PRIVATE KEY-----\n"


@pytest.mark.parametrize("kind", ["ed25519", "rsa"])
def test_an_altered_key_is_no_key(place: AgeSandbox, kind: str) -> None:
    """Any byte of the key is refused if it is altered, or, if nothing depends on it, taken as it was."""
    text = make(place, "id", "-t", kind, "-C", "").read_text()
    opens(place, "id", "id.pub")
    data = base64.b64decode("".join(text.splitlines()[1:-1]))
    taken = 0
    step = 1 if kind == "ed25519" else 23
    for at in range(0, len(data), step):
        place.file("altered", pem(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])).chmod(0o600)
        done = place.run("decrypt", "-i", "altered", "in.age")
        assert done.returncode in (0, KEY, NO_MATCH), done.stderr
        assert done.stdout == (b"text" if done.returncode == 0 else b"")
        taken += done.returncode == 0
    assert taken <= (0 if kind == "ed25519" else 20)
    for length in range(0, len(data), step):
        place.file("altered", pem(data[:length])).chmod(0o600)
        assert place.run("decrypt", "-i", "altered", "in.age").returncode == KEY


@pytest.mark.parametrize("cipher", TAGGED_CIPHERS)
def test_a_tag_is_checked_and_as_long_as_its_cipher_says(place: AgeSandbox, expect_failure: Callable, cipher: str) -> None:
    text = make(place, "id", "-t", "ed25519", "-Z", cipher, "-a", "1", words=WORDS).read_text()
    opens(place, "id", "id.pub", words="words")
    data = base64.b64decode("".join(text.splitlines()[1:-1]))
    opening = ["decrypt", "--passphrase-file", "words", "-i", "altered", "in.age"]
    # The tag is altered, and behind the length what it is the tag of.
    sealed = data.index(base64.b64decode((place.path / "id.pub").read_text().split()[1])) + 51 + 4
    for at in [*range(sealed, len(data), 16), *range(len(data) - 16, len(data))]:
        place.file("altered", pem(data[:at] + bytes([data[at] ^ 0x80]) + data[at + 1 :])).chmod(0o600)
        expect_failure(place.run(*opening), NO_MATCH, "the passphrase does not open the SSH key")
    for other in (data[:-1], data[:-16], data + b"\0", data + data[-16:]):
        place.file("altered", pem(other)).chmod(0o600)
        expect_failure(place.run(*opening), KEY, "begins as an SSH key does, but is none")


# -------------------------------------------------------------------------------------------------------- public keys


def test_lists_as_code_hosts_publish_them(place: AgeSandbox) -> None:
    """A list has comments, CRLF, kinds that cannot be encrypted for, and keys with no comment behind them."""
    for name, options in {"a": ["ed25519"], "b": ["rsa"], "c": ["ecdsa"], "d": ["rsa", "-b", "1024"]}.items():
        make(place, name, "-t", *options)
    keys = [(place.path / f"{name}.pub").read_text().split() for name in "cadb"]
    lines = [
        "# people",
        "",
        " ".join(keys[0]),
        " ".join(keys[1][:2]),
        " ".join(keys[2]),
        "\t".join([*keys[3][:2], "two words"]),
    ]
    place.file("people", "\r\n".join(lines).encode())
    done = place.run("encrypt", "-R", "people", "in")
    assert done.returncode == 0, done.stderr
    warnings = done.stderr.decode().splitlines()
    assert len(warnings) == 2
    assert "'people': line 3 is an SSH key that can only sign" in warnings[0] and "it is left out" in warnings[0]
    assert "'people': line 5 is an RSA key of less than 2048 bits" in warnings[1]
    place.file("in.age", done.stdout)
    for name in "ab":
        assert place.run("decrypt", "-i", name, "in.age").stdout == b"text"
    assert place.run("encrypt", "--quiet", "-R", "people", "in").stderr == b""


def test_a_list_of_nothing_else(place: AgeSandbox, expect_failure: Callable) -> None:
    make(place, "id", "-t", "ecdsa")
    expect_failure(place.run("encrypt", "-R", "id.pub", "in"), KEY, "line 1 is an SSH key that can only sign")


def data_of(path: pathlib.Path) -> bytes:
    return base64.b64decode("".join(path.read_text().splitlines()[1:-1]))


@pytest.mark.parametrize("words", ["", WORDS], ids=["plain", "encrypted"])
@pytest.mark.parametrize("kind", ["ed25519", "rsa"])
def test_the_public_half_of_another_key(place: AgeSandbox, expect_failure: Callable, kind: str, words: str) -> None:
    """A file says twice whose it is; outside of what is encrypted, anyone can change it."""
    size = ["-b", "2048"] if kind == "rsa" else []
    make(place, "id", "-t", kind, *size, "-C", "", "-a", "2", words=words)
    make(place, "other", "-t", kind, *size, "-C", "")
    opens(place, "id", "id.pub", words="words" if words else "")
    own, others = (base64.b64decode((place.path / f"{name}.pub").read_text().split()[1]) for name in ("id", "other"))
    data = data_of(place.path / "id")
    assert own in data and len(own) == len(others)
    place.file("altered", pem(data.replace(own, others, 1))).chmod(0o600)
    place.file("in.age", place.run("encrypt", "-R", "id.pub", "-R", "other.pub", "in").stdout)
    done = place.run("decrypt", "--passphrase-file", "words", "-i", "altered", "in.age")
    expect_failure(done, KEY, "begins as an SSH key does, but is none")


@pytest.mark.parametrize("words", ["", WORDS], ids=["plain", "encrypted"])
@pytest.mark.parametrize("more", [b"\0", bytes(16)])
def test_nothing_is_behind_a_private_key(place: AgeSandbox, expect_failure: Callable, words: str, more: bytes) -> None:
    make(place, "id", "-t", "ed25519", "-C", "", "-a", "2", words=words)
    opens(place, "id", "id.pub", words="words" if words else "")
    place.file("altered", pem(data_of(place.path / "id") + more)).chmod(0o600)
    done = place.run("decrypt", "--passphrase-file", "words", "-i", "altered", "in.age")
    expect_failure(done, KEY, "begins as an SSH key does, but is none")


@pytest.mark.parametrize("order", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_a_mark_is_explained(place: AgeSandbox, expect_failure: Callable, order: str) -> None:
    place.file("people", (place.recipient + "\n").encode(order))
    expect_failure(
        place.run("encrypt", "-R", "people", "in"), KEY, "'people' begins with a byte order mark, or is in UTF-16"
    )
    place.file("id", (place.path / "key").read_text().encode(order)).chmod(0o600)
    expect_failure(place.run("encrypt", "-i", "id", "in"), KEY, "'id' begins with a byte order mark, or is in UTF-16")


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"])
def test_a_byte_order_mark_is_explained(place: AgeSandbox, expect_failure: Callable, mark: bytes) -> None:
    text = place.recipient if len(mark) == 3 else place.recipient.encode("utf-16-le").decode("latin1")
    place.file("people", mark + text.encode("latin1") + b"\n")
    done = place.run("encrypt", "-R", "people", "in")
    expect_failure(
        done, KEY, "recipient file 'people' begins with a byte order mark", "save the file as UTF-8 without the mark"
    )
    place.file("id", mark + (place.path / "key").read_bytes()).chmod(0o600)
    expect_failure(place.run("encrypt", "-i", "id", "in"), KEY, "identity file 'id' begins with a byte order mark")


@pytest.mark.parametrize("changed", ["{} ", " {}", "\t{}", "{}\t"])
def test_white_space_is_explained(place: AgeSandbox, expect_failure: Callable, changed: str) -> None:
    recipient = changed.format(place.recipient)
    expect_failure(place.run("encrypt", "-r", recipient, "in"), USAGE, "is a key with white space before or behind it")
    identity = (place.path / "key").read_text().splitlines()[-1]
    place.file("id", changed.format(identity).encode()).chmod(0o600)
    expect_failure(place.run("encrypt", "-i", "id", "in"), KEY, "line 1 is a key with white space before or behind it")
