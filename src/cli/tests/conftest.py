"""The program under test and what its tests need around it.

TANDEM_BINARY names the program; without it, the release build's.
"""

import json
import os
import pathlib
import random
import secrets
import signal
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass

import pytest

# The program leaves signals ignored that it finds ignored, as after nohup or in a shell's background; its tests send them.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)

# Measurements at first use are kept there, not in the home of who runs the tests.
CACHE = tempfile.TemporaryDirectory()
os.environ["XDG_CACHE_HOME"] = CACHE.name

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
BINARY = pathlib.Path(os.environ.get("TANDEM_BINARY", REPOSITORY / "build/release/bin/tandem"))

# No run takes more than a moment on a quiet machine; a longer one hangs.
TIMEOUT_S = 600
NONCE = "000102030405060708090a0b"
# Bytes of content in a chunk of an age file.
MESSAGE = 64 * 1024


def random_bytes(size: int) -> bytes:
    """Returns so many bytes, the same in every run."""
    return random.Random(size).randbytes(size)


def available_engines(kind: str, algorithm: str = "chacha20") -> list[str]:
    """Returns the names of the engines of that kind for an algorithm that this machine and build have."""
    listed = subprocess.run([BINARY, "engines", "--json"], stdout=subprocess.PIPE, check=True, timeout=TIMEOUT_S)
    wanted = {"kind": kind, "algorithm": algorithm, "available": True}
    return [engine["name"] for engine in json.loads(listed.stdout) if wanted.items() <= engine.items()]


@dataclass
class Sandbox:
    """A directory with a key file, in which a test runs the program."""

    path: pathlib.Path
    key: bytes

    def file(self, name: str, content: bytes) -> pathlib.Path:
        path = self.path / name
        path.write_bytes(content)
        return path

    def xor_arguments(self, *arguments: object) -> list[str]:
        """Returns the arguments of `tandem xor`: key and nonce, then `arguments`."""
        return [str(BINARY), "xor", "--key-file", "key", "--nonce", NONCE, *map(str, arguments)]

    def run(self, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
        """Runs `tandem` with arguments."""
        return subprocess.run(
            [str(BINARY), *map(str, arguments)],
            cwd=self.path,
            timeout=TIMEOUT_S,
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options,
        )

    def xor(self, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
        """Runs `tandem xor` with key and nonce."""
        return self.run(*self.xor_arguments(*arguments)[1:], **options)

    def openssl(self, content: bytes, counter: int = 0) -> bytes:
        """Returns what `openssl enc -chacha20` makes of content."""
        iv = counter.to_bytes(4, "little").hex() + NONCE
        command = ["openssl", "enc", "-chacha20", "-K", self.key.hex(), "-iv", iv]
        return subprocess.run(command, input=content, stdout=subprocess.PIPE, check=True, timeout=TIMEOUT_S).stdout

    def names(self) -> set[str]:
        """Returns everything in the directory but the key."""
        return {entry.name for entry in self.path.iterdir()} - {"key"}


@pytest.fixture
def sandbox(tmp_path: pathlib.Path) -> Sandbox:
    key = secrets.token_bytes(32)
    path = tmp_path / "key"
    path.write_bytes(key)
    path.chmod(0o600)
    return Sandbox(tmp_path, key)


@dataclass
class AgeSandbox(Sandbox):
    """A directory with an identity file, in which a test runs `tandem encrypt`, `tandem decrypt` and `age`."""

    recipient: str

    def encrypt(self, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
        """Runs `tandem encrypt` for the identity."""
        return self.run("encrypt", "-r", self.recipient, *arguments, **options)

    def decrypt(self, *arguments: object, **options) -> subprocess.CompletedProcess[bytes]:
        """Runs `tandem decrypt` with the identity."""
        return self.run("decrypt", "-i", "key", *arguments, **options)

    def age(self, *arguments: object, content: bytes = b"") -> bytes:
        """Returns what `age` makes of content."""
        command = ["age", *map(str, arguments)]
        options = {"cwd": self.path, "timeout": TIMEOUT_S, "check": True}
        return subprocess.run(command, input=content, stdout=subprocess.PIPE, **options).stdout

    def age_encrypt(self, content: bytes, *arguments: object) -> bytes:
        """Encrypts with `age` for the identity."""
        return self.age("-r", self.recipient, *arguments, content=content)

    def age_decrypt(self, content: bytes) -> bytes:
        """Decrypts with `age` and the identity."""
        return self.age("-d", "-i", "key", content=content)


def new_identity(path: pathlib.Path) -> str:
    """Makes an identity file and returns its recipient."""
    subprocess.run(["age-keygen", "-o", path], stderr=subprocess.DEVNULL, check=True, timeout=TIMEOUT_S)
    command = ["age-keygen", "-y", path]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=TIMEOUT_S).stdout.decode().strip()


@pytest.fixture
def age_sandbox(tmp_path: pathlib.Path) -> AgeSandbox:
    recipient = new_identity(tmp_path / "key")
    return AgeSandbox(tmp_path, b"", recipient)


@pytest.fixture
def expect_failure() -> Callable[..., None]:
    """Checks that a run failed as documented: exit status, one error message that contains all of `texts`."""

    def check(done: subprocess.CompletedProcess[bytes], code: int, *texts: str) -> None:
        message = done.stderr.decode()
        assert done.returncode == code, message
        errors = [line for line in message.splitlines() if line.startswith("tandem: error: ")]
        assert len(errors) == 1, message
        for text in texts:
            assert text in errors[0]

    return check
