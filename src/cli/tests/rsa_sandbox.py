"""Keys of RSA, which `openssl` takes a while to make, and a directory with some."""

import pathlib
import subprocess
from dataclasses import dataclass
from functools import cache

from conftest import TIMEOUT_S, Sandbox, random_bytes

ALTERED = 11
TEXT = random_bytes(300_000)
SECRET = b"a short message"


def openssl(*arguments: object, content: bytes = b"", folder: pathlib.Path | None = None) -> bytes:
    """Returns what `openssl` makes of content."""
    command = ["openssl", *map(str, arguments)]
    options = {"input": content, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": folder}
    return subprocess.run(command, check=True, timeout=TIMEOUT_S, **options).stdout


@cache
def _made(bits: int, _number: int, options: tuple[str, ...]) -> bytes:
    return openssl("genrsa", *options, bits)


def private_pem(bits: int = 2048, number: int = 0, *options: str) -> bytes:
    """Returns a private key in PKCS #8: the same for the same arguments."""
    return _made(bits, number, options)


def public_pem(private: bytes) -> bytes:
    return openssl("pkey", "-pubout", content=private)


def write_keys(folder: pathlib.Path, bits: int = 2048) -> None:
    """Writes rsa.pem and pub.pem."""
    (folder / "rsa.pem").write_bytes(private_pem(bits))
    (folder / "rsa.pem").chmod(0o600)
    (folder / "pub.pem").write_bytes(public_pem(private_pem(bits)))


@dataclass
class RsaSandbox(Sandbox):
    """A directory with the files rsa.pem, pub.pem, in and short."""

    def rsa(self, action: str, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
        """Runs `tandem rsa` with the key that the action takes; quietly: it may be a short one."""
        key = "rsa.pem" if action in ("sign", "decrypt") else "pub.pem"
        return self.run("rsa", action, "-i", key, "--quiet", *arguments, **options)

    def sign(self, *options: str) -> bytes:
        done = self.rsa("sign", *options, "in")
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    def encrypt(self, *options: str) -> bytes:
        done = self.rsa("encrypt", *options, "short")
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    def verifies(self, signature: bytes, *options: str) -> bool:
        done = self.rsa("verify", "-s", self.file("sig", signature), *options, "in")
        assert done.returncode in (0, ALTERED), done.stderr
        return done.returncode == 0

    def openssl(self, *arguments: object, content: bytes = b"") -> bytes:
        return openssl(*arguments, content=content, folder=self.path)

    def signed_by_openssl(self, *options: str) -> bytes:
        return self.openssl("pkeyutl", "-sign", "-inkey", "rsa.pem", *options)

    def openssl_verifies(self, signature: bytes, *options: str) -> bool:
        self.file("ours", signature)
        return b"Success" in self.openssl("pkeyutl", "-verify", "-pubin", "-inkey", "pub.pem", "-sigfile", "ours", *options)

    def sealed_by_openssl(self, message: bytes, *options: str) -> bytes:
        """Encrypts with padding of PKCS 1 v1.5, if the options name no other."""
        return self.openssl("pkeyutl", "-encrypt", "-pubin", "-inkey", "pub.pem", *options, content=message)


def rsa_sandbox(sandbox: Sandbox) -> RsaSandbox:
    write_keys(sandbox.path)
    sandbox.file("in", TEXT)
    sandbox.file("short", SECRET)
    return RsaSandbox(sandbox.path, sandbox.key)
