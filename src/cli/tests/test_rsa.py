"""`tandem rsa`: signatures and messages go both ways with openssl; nothing comes of those that are wrong."""

import base64
import os
import re
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, Sandbox, available_engines, random_bytes
from processes import Conversation
from rsa_sandbox import ALTERED, SECRET, TEXT, RsaSandbox, private_pem, public_pem, rsa_sandbox, write_keys

USAGE, KEY, INPUT, OUTPUT, ENGINE, NO_MATCH = 2, 3, 4, 5, 6, 7
HASHES = {"sha224": 28, "sha256": 32, "sha384": 48, "sha512": 64}


@pytest.fixture
def place(sandbox: Sandbox) -> RsaSandbox:
    return rsa_sandbox(sandbox)


def signature_options(hash_name: str, padding: str, salt: object = "digest") -> list[str]:
    """Returns options of `openssl pkeyutl`."""
    options = ["-rawin", "-in", "in", "-digest", hash_name, "-pkeyopt", f"rsa_padding_mode:{padding}"]
    return options + (["-pkeyopt", f"rsa_pss_saltlen:{salt}"] if padding == "pss" else [])


def oaep_options(hash_name: str, label: str = "") -> list[str]:
    options = ["rsa_padding_mode:oaep", f"rsa_oaep_md:{hash_name}", f"rsa_mgf1_md:{hash_name}"]
    options += [f"rsa_oaep_label:{label.encode().hex()}"] if label else []
    return [word for option in options for word in ("-pkeyopt", option)]


# ---------------------------------------------------------------------------------------------------------- both ways


@pytest.mark.parametrize("hash_name", HASHES)
@pytest.mark.parametrize("padding", ["pss", "pkcs1"])
def test_signatures_go_both_ways(place: RsaSandbox, padding: str, hash_name: str) -> None:
    ours = place.sign("--padding", padding, "--hash", hash_name)
    options = signature_options(hash_name, padding)
    assert place.openssl_verifies(ours, *options)
    theirs = place.signed_by_openssl(*options)
    assert place.verifies(theirs, "--padding", padding, "--hash", hash_name)
    # The padding of PSS has random salt, the other one has nothing random.
    assert (ours == theirs) == (padding == "pkcs1")


@pytest.mark.parametrize("salt", [0, 20, 222])
def test_salts_of_any_length(place: RsaSandbox, salt: int) -> None:
    options = signature_options("sha256", "pss", salt)
    theirs = place.signed_by_openssl(*options)
    assert place.verifies(theirs, "--salt", str(salt))
    assert not place.verifies(theirs)
    assert place.openssl_verifies(place.sign("--salt", str(salt)), *options)


@pytest.mark.parametrize("label", ["", "for the tests"])
@pytest.mark.parametrize("hash_name", HASHES)
def test_messages_go_both_ways(place: RsaSandbox, hash_name: str, label: str) -> None:
    ours = ["--hash", hash_name, *(["--label", label] if label else [])]
    options = oaep_options(hash_name, label)
    for size in (1, 16, 256 - 2 - 2 * HASHES[hash_name]):
        message = random_bytes(size)
        place.file("short", message)
        sealed = place.encrypt(*ours)
        assert place.openssl("pkeyutl", "-decrypt", "-inkey", "rsa.pem", *options, content=sealed) == message
        place.file("sealed", place.sealed_by_openssl(message, *options))
        assert place.rsa("decrypt", *ours, "sealed").stdout == message


def test_an_empty_message(place: RsaSandbox) -> None:
    place.file("short", b"")
    place.file("sealed", place.encrypt())
    assert place.rsa("decrypt", "-o", "out", "sealed").returncode == 0
    assert (place.path / "out").read_bytes() == b""
    place.file("in", b"")
    assert place.verifies(place.sign())


def test_sha1_is_read_and_not_written(place: RsaSandbox, expect_failure: Callable) -> None:
    theirs = place.signed_by_openssl(*signature_options("sha1", "pss"))
    assert place.verifies(theirs, "--hash", "sha1")
    place.file(
        "sealed", place.openssl("pkeyutl", "-encrypt", "-pubin", "-inkey", "pub.pem", *oaep_options("sha1"), content=SECRET)
    )
    assert place.rsa("decrypt", "--hash", "sha1", "sealed").stdout == SECRET
    for action in ("sign", "encrypt"):
        expect_failure(place.rsa(action, "--hash", "sha1", "short"), USAGE, "sha1 is broken")


@pytest.mark.parametrize("engine", ["auto", *available_engines("software", "rsa_private")])
def test_every_engine_of_the_cpu(place: RsaSandbox, engine: str) -> None:
    write_keys(place.path, 1024)  # which the reference does soon
    signature = place.sign("--engine", engine)
    assert place.verifies(signature, "--engine", engine)
    assert not place.verifies(signature[:-1] + bytes([signature[-1] ^ 1]), "--engine", engine)
    place.file("sealed", place.encrypt("--engine", engine))
    done = place.run("rsa", "decrypt", "-v", "-i", "rsa.pem", "--engine", engine, "sealed")
    assert done.stdout == SECRET
    assert f"tandem: engine {engine}" in done.stderr.decode()


@pytest.mark.parametrize("engine", available_engines("simulated", "rsa_private")[:1])
def test_an_accelerator(place: RsaSandbox, engine: str) -> None:
    write_keys(place.path, 512)
    ours = place.sign("--padding", "pkcs1", "--engine", engine)
    assert ours == place.signed_by_openssl(*signature_options("sha256", "pkcs1"))
    assert place.verifies(ours, "--padding", "pkcs1", "--engine", engine)
    assert not place.verifies(bytes(64), "--padding", "pkcs1", "--engine", engine)


# ------------------------------------------------------------------------------------------------------ nothing is given


def test_wrong_signatures(place: RsaSandbox) -> None:
    for options in ((), ("--padding", "pkcs1")):
        good = place.sign(*options)
        assert place.verifies(good, *options)
        for at in (0, 1, 100, 255):
            assert not place.verifies(good[:at] + bytes([good[at] ^ 0x10]) + good[at + 1 :], *options)
        for other in (b"", good[:-1], good[1:], good + b"\n", b"\0" + good, bytes(256), b"\xff" * 256, good * 1000):
            assert not place.verifies(other, *options)
        assert not place.verifies(good, *options, "--hash", "sha384")
        assert not place.verifies(good, *(("--padding", "pkcs1") if not options else ()))
        place.file("pub.pem", public_pem(private_pem(2048, 1)))
        assert not place.verifies(good, *options)
        write_keys(place.path)
        place.file("in", TEXT[:-1])
        assert not place.verifies(good, *options)
        place.file("in", TEXT)


def test_what_verify_says(place: RsaSandbox, expect_failure: Callable) -> None:
    place.file("sig", place.sign())
    done = place.run("rsa", "verify", "-i", "pub.pem", "-s", "sig", "in")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"in: the signature is right\n", b"")
    done = place.run("rsa", "verify", "-i", "pub.pem", "-s", "sig", "short")
    expect_failure(done, ALTERED, "the signature is wrong: input 'short'")
    assert done.stdout == b""


def test_messages_that_do_not_decrypt(place: RsaSandbox) -> None:
    """All of them fail alike, whatever is wrong with them: nobody learns about the padding."""
    good = place.encrypt("--label", "label")
    v15 = place.sealed_by_openssl(SECRET)
    other = place.sealed_by_openssl(SECRET, *oaep_options("sha384"))
    altered = [good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :] for at in (0, 1, 128, 255)]
    lengths = [b"", good[:-1], good[1:], good + b"\0", b"\0" + good, good * 100]
    numbers = [bytes(256), bytes(255) + b"\1", b"\xff" * 256]
    said = set()
    for sealed in (*altered, *lengths, *numbers, v15, other):
        place.file("sealed", sealed)
        done = place.rsa("decrypt", "--label", "label", "-o", "out", "sealed")
        said.add((done.returncode, done.stdout, done.stderr))
    place.file("sealed", good)
    for options in ((), ("--label", "Label"), ("--label", "label", "--hash", "sha384")):
        done = place.rsa("decrypt", *options, "-o", "out", "sealed")
        said.add((done.returncode, done.stdout, done.stderr))
    place.file("rsa.pem", private_pem(2048, 1))
    done = place.rsa("decrypt", "--label", "label", "-o", "out", "sealed")
    said.add((done.returncode, done.stdout, done.stderr))
    ((code, output, message),) = said
    assert (code, output) == (NO_MATCH, b"")
    assert b"input 'sealed' does not decrypt" in message
    assert not (place.path / "out").exists()


def number_of(name: str, text: str) -> bytes:
    """Returns a number that `openssl rsa -text` shows."""
    (digits,) = re.findall(rf"^{name}:\n((?: +[0-9a-f:]+\n)+)", text, re.MULTILINE)
    return bytes.fromhex(re.sub(r"[\s:]", "", digits)).lstrip(b"\0")


@pytest.mark.parametrize("number", ["exponent1", "exponent2", "coefficient"])
@pytest.mark.parametrize("engine", available_engines("software", "rsa_private"))
def test_the_result_of_a_damaged_key_is_not_given(
    place: RsaSandbox, expect_failure: Callable, engine: str, number: str
) -> None:
    """A wrong number acts as a fault in half of the operation does: its result would give the primes away."""
    write_keys(place.path, 1024)
    place.file("sealed", place.encrypt())
    place.openssl("rsa", "-in", "rsa.pem", "-traditional", "-out", "pkcs1")
    der = base64.b64decode(b"".join((place.path / "pkcs1").read_bytes().splitlines()[1:-1]))
    found = number_of(number, place.openssl("rsa", "-in", "pkcs1", "-noout", "-text").decode())
    assert der.count(found) == 1
    damaged = base64.encodebytes(der.replace(found, found[:-1] + bytes([found[-1] ^ 2])))
    place.file("rsa.pem", b"-----BEGIN RSA PRIVATE KEY-----\n" + damaged + b"-----END RSA PRIVATE KEY-----\n")
    for action, name in (("sign", "in"), ("decrypt", "sealed")):
        done = place.rsa(action, "--engine", engine, name)
        if engine == "cpu.openssl" and done.returncode == 0:  # it computes the result again, without the primes
            assert place.verifies(done.stdout) if action == "sign" else done.stdout == SECRET
            continue
        expect_failure(done, ENGINE, "is wrong, and was discarded", "'rsa.pem'")
        assert done.stdout == b""


# ------------------------------------------------------------------------------------------------------------ the files


def test_longest_message(place: RsaSandbox, expect_failure: Callable) -> None:
    place.file("short", bytes(190))
    place.encrypt()
    place.file("short", bytes(191))
    expect_failure(place.rsa("encrypt", "-o", "out", "short"), INPUT, "longer than 190 bytes", "`tandem encrypt`")
    expect_failure(place.rsa("encrypt", "-o", "out", stdin=None, input=TEXT), INPUT, "input standard input is longer")
    assert not (place.path / "out").exists()


def test_streams(place: RsaSandbox) -> None:
    signature = place.rsa("sign", stdin=None, input=TEXT).stdout
    done = place.run("rsa", "verify", "-i", "pub.pem", "-s", place.file("sig", signature), stdin=None, input=TEXT)
    assert (done.returncode, done.stdout) == (0, b"standard input: the signature is right\n")
    done = place.run("rsa", "sign", "-i", "-", "in", stdin=None, input=private_pem())
    assert place.verifies(done.stdout)
    done = place.run("rsa", "verify", "-i", "pub.pem", "-s", "-", "in", stdin=None, input=signature)
    assert done.returncode == 0
    sealed = place.rsa("encrypt", stdin=None, input=SECRET).stdout
    assert place.rsa("decrypt", stdin=None, input=sealed).stdout == SECRET


def test_outputs(place: RsaSandbox, expect_failure: Callable) -> None:
    place.file("out", b"old")
    expect_failure(place.rsa("sign", "-o", "out", "in"), OUTPUT, "output 'out' exists; --force replaces it")
    assert (place.path / "out").read_bytes() == b"old"
    expect_failure(place.rsa("decrypt", "--force", "-o", "out", "in"), NO_MATCH)
    assert (place.path / "out").read_bytes() == b"old"
    assert place.rsa("sign", "--force", "-o", "out", "in").returncode == 0
    assert place.verifies((place.path / "out").read_bytes())
    done = place.run("rsa", "sign", "-i", "rsa.pem", "--force", "-o", "rsa.pem", "in")
    expect_failure(done, OUTPUT, "'rsa.pem' is the key file")
    expect_failure(place.rsa("sign", "nowhere"), INPUT, "cannot open input 'nowhere'")
    expect_failure(place.rsa("verify", "-s", "nowhere", "in"), INPUT, "cannot open input 'nowhere'")
    assert place.rsa("encrypt", "--force", "-o", "short", "short").returncode == 0
    assert place.rsa("decrypt", "short").stdout == SECRET


def test_a_terminal_gets_text_only(place: RsaSandbox) -> None:
    talk = Conversation(place.path, BINARY, "rsa", "sign", "-i", "rsa.pem", "in")
    assert talk.end() == USAGE
    for message, code in ((SECRET, 0), (b"\x1b[2J", USAGE)):
        place.file("short", message)
        place.file("sealed", place.encrypt())
        talk = Conversation(place.path, BINARY, "rsa", "decrypt", "-i", "rsa.pem", "sealed")
        assert talk.end() == code, talk.shown
        assert (message in talk.shown) == (code == 0)


def test_interrupted_while_reading(place: RsaSandbox) -> None:
    reader, writer = os.pipe()
    command = [str(BINARY), "rsa", "sign", "-i", "rsa.pem", "-o", "out"]
    with subprocess.Popen(command, stdin=reader, stderr=subprocess.PIPE, cwd=place.path) as process:
        os.close(reader)
        os.write(writer, TEXT[:1000])
        process.terminate()
        assert b"interrupted" in process.communicate(timeout=TIMEOUT_S)[1] or process.returncode == -15
        os.close(writer)
        assert process.returncode in (128 + 15, -15)
    assert not (place.path / "out").exists()


# ------------------------------------------------------------------------------------------------------ the command line

WRONG = [
    ("sign -i rsa.pem -s sig in", "--signature is for verify"),
    ("verify -i pub.pem in", "verify needs --signature"),
    ("verify -i pub.pem -s sig -o out in", "verify writes no file"),
    ("verify -i pub.pem -s sig --force in", "verify writes no file"),
    ("encrypt -i pub.pem --padding pkcs1 in", "tells right from wrong, gives messages away"),
    ("decrypt -i rsa.pem --padding pkcs1 in", "tells right from wrong, gives messages away"),
    ("decrypt -i rsa.pem --padding pss in", "pss is for sign and verify"),
    ("sign -i rsa.pem --padding oaep in", "oaep is for encrypt and decrypt"),
    ("sign -i rsa.pem --padding pkcs1 --salt 8 in", "--salt is for the padding pss"),
    ("encrypt -i pub.pem --salt 8 in", "--salt is for the padding pss"),
    ("sign -i rsa.pem --salt 513 in", "--salt: Value 513 not in range 0 to 512"),
    ("sign -i rsa.pem --label x in", "--label is for encrypt and decrypt"),
    ("encrypt -i pub.pem --passphrase-file words in", "a public key takes no passphrase"),
    ("sign -i - in", "standard input"),
    ("sign -i -", "standard input cannot be two things at once"),
    ("verify -i - -s - in", "standard input cannot be two things at once"),
    ("sign -i rsa.pem --engine cpu,cpu in", "name one"),
    ("sign -i rsa.pem --engine cpu*2 in", "name one"),
    ("sign -i rsa.pem --engine nothing in", "--engine: "),
    ("sign -i rsa.pem --hash md5 in", "md5"),
    ("sign in", "--key is missing: Key file in PEM"),
    ("sing -i rsa.pem in", "sing not in"),
    ("", "ACTION is missing: What to do"),
]


@pytest.mark.parametrize(("line", "text"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_command_lines(place: RsaSandbox, expect_failure: Callable, line: str, text: str) -> None:
    done = place.run("rsa", *line.split())
    expect_failure(done, KEY if line == "sign -i - in" else USAGE, text)
    assert not (place.path / "out").exists()
