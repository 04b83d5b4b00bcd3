"""Key files of `tandem rsa`: every form that openssl writes, and what is said about other files."""

import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, Sandbox
from processes import Conversation
from rsa_sandbox import SECRET, RsaSandbox, private_pem, public_pem, rsa_sandbox, write_keys

KEY, NO_MATCH = 3, 7
WORDS = "secret words"


@pytest.fixture
def place(sandbox: Sandbox) -> RsaSandbox:
    return rsa_sandbox(sandbox)


def keys_of_every_form(place: RsaSandbox) -> list[str]:
    place.openssl("rsa", "-in", "rsa.pem", "-traditional", "-out", "pkcs1")
    place.openssl("pkcs8", "-topk8", "-in", "rsa.pem", "-nocrypt", "-out", "pkcs8")
    place.openssl("pkcs8", "-topk8", "-in", "rsa.pem", "-passout", f"pass:{WORDS}", "-out", "pkcs8-words")
    place.openssl("rsa", "-traditional", "-aes128", "-in", "rsa.pem", "-passout", f"pass:{WORDS}", "-out", "pkcs1-words")
    return ["pkcs1", "pkcs8", "pkcs8-words", "pkcs1-words"]


def test_private_keys_of_every_form(place: RsaSandbox, expect_failure: Callable) -> None:
    expected = place.sign("--padding", "pkcs1")
    place.file("words", f"{WORDS}\n".encode()).chmod(0o600)
    place.file("wrong", b"other words\n").chmod(0o600)
    for name in keys_of_every_form(place):
        (place.path / name).chmod(0o600)
        locked = name.endswith("words")
        options = ["-i", name, "--padding", "pkcs1", *(["--passphrase-file", "words"] if locked else [])]
        done = place.run("rsa", "sign", *options, "in")
        assert (done.returncode, done.stdout, done.stderr) == (0, expected, b"")
        if locked:
            done = place.run("rsa", "sign", "-i", name, "--passphrase-file", "wrong", "in")
            expect_failure(done, NO_MATCH, f"the passphrase does not open key file '{name}'")
            done = place.run("rsa", "sign", "-i", name, "in", start_new_session=True)
            expect_failure(done, KEY, "passphrase", "--passphrase-file")


def test_public_keys_of_every_form(place: RsaSandbox) -> None:
    place.openssl("rsa", "-in", "rsa.pem", "-RSAPublicKey_out", "-out", "pkcs1")
    place.file("sealed", place.run("rsa", "encrypt", "-i", "pkcs1", "short").stdout)
    assert place.rsa("decrypt", "sealed").stdout == SECRET
    place.file("sig", place.sign())
    assert place.run("rsa", "verify", "-i", "pkcs1", "-s", "sig", "in").returncode == 0


def test_a_passphrase_is_asked_for(place: RsaSandbox) -> None:
    keys_of_every_form(place)
    talk = Conversation(place.path, BINARY, "rsa", "sign", "-i", "pkcs8-words", "-o", "out", "in")
    talk.answer("Passphrase of key file 'pkcs8-words': ", WORDS + "\n")
    assert talk.end() == 0, talk.shown
    assert WORDS.encode() not in talk.shown
    assert place.verifies((place.path / "out").read_bytes())


def test_files_that_are_not_the_key(place: RsaSandbox, expect_failure: Callable) -> None:
    place.file("curve", place.openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"))
    place.openssl("req", "-x509", "-key", "rsa.pem", "-subj", "/CN=x", "-out", "certificate")
    command = ["ssh-keygen", "-q", "-N", "", "-t", "rsa", "-b", "2048", "-f", str(place.path / "id")]
    subprocess.run(command, check=True, timeout=TIMEOUT_S)
    place.file("nothing", b"")
    place.file("half", private_pem()[:800])
    private, public = "holds no private key of RSA in PEM", "holds no public key of RSA in PEM"
    cases = {
        ("sign", "pub.pem"): "holds a public key; sign and decrypt need the private one",
        ("verify", "rsa.pem"): "`openssl pkey -pubout` writes it",
        ("sign", "curve"): private,
        ("sign", "certificate"): private,
        ("verify", "certificate"): public,
        ("sign", "id"): "`ssh-keygen -p -m PEM -f FILE` rewrites it as PEM",
        ("encrypt", "id.pub"): "`ssh-keygen -e -m PKCS8 -f FILE` writes it as PEM",
        ("sign", "nothing"): private,
        ("sign", "half"): private,
        ("encrypt", "short"): public,
        ("decrypt", "nowhere"): "cannot open key file 'nowhere': No such file or directory",
    }
    for (action, name), text in cases.items():
        more = ["-s", "short"] if action == "verify" else []
        expect_failure(place.run("rsa", action, "-i", name, *more, "short"), KEY, text, f"key file '{name}'")
    # The commands that the messages name work.
    subprocess.run([*command[:3], "", "-p", "-m", "PEM", *command[-2:]], check=True, timeout=TIMEOUT_S)
    assert place.run("rsa", "sign", "-i", "id", "in").returncode == 0
    subprocess.run(["sh", "-c", "ssh-keygen -e -m PKCS8 -f id.pub > id.pem"], check=True, cwd=place.path)
    assert place.run("rsa", "encrypt", "-i", "id.pem", "short").returncode == 0


def test_keys_of_other_sizes(place: RsaSandbox, expect_failure: Callable) -> None:
    place.file("odd", private_pem(1088))
    place.file("odd.pub", public_pem(private_pem(1088)))
    place.file("three", private_pem(2048, 0, "-primes", "3"))
    for action, name in (("sign", "odd"), ("encrypt", "odd.pub"), ("decrypt", "three")):
        expect_failure(place.run("rsa", action, "-i", name, "short"), KEY, "in steps of 256, with two primes")
    write_keys(place.path, 1024)
    done = place.run("rsa", "encrypt", "-i", "pub.pem", "short")
    assert done.returncode == 0
    assert b"warning: an RSA key of 1024 bits can be broken" in done.stderr
    expect_failure(place.rsa("sign", "--hash", "sha512", "in"), KEY, "with sha512 and 64 bytes of salt")
    assert place.rsa("sign", "--hash", "sha512", "--salt", "62", "in").returncode == 0
    expect_failure(place.rsa("encrypt", "--hash", "sha512", "short"), KEY, "too short for sha512")


def test_warnings_about_key_files(place: RsaSandbox) -> None:
    (place.path / "rsa.pem").chmod(0o644)
    place.file("words", b"words\n").chmod(0o600)
    said = place.run("rsa", "sign", "-i", "rsa.pem", "--passphrase-file", "words", "in").stderr.decode()
    assert "warning: others can read key file 'rsa.pem'; chmod 600 keeps it private" in said
    assert "warning: the passphrase is not used: the key is not encrypted" in said
    assert place.rsa("sign", "--passphrase-file", "words", "in").stderr == b""
