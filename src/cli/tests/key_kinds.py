"""Keys of every kind, and the programs that files are exchanged with."""

import os
import pathlib
import shutil
import subprocess
from dataclasses import dataclass, field

from conftest import BINARY, REPOSITORY, TIMEOUT_S
from processes import Conversation

INTEROP = REPOSITORY / "build/interop"
TAG_RECIPIENTS = pathlib.Path(__file__).parent / "tag_recipients.txt"
WORDS = "secret words"

# Plugins of the newest age are found by all programs.
ENVIRONMENT = os.environ | {"PATH": f"{os.environ['PATH']}:{INTEROP / 'bin'}", "AGE_PASSPHRASE": WORDS}


def program(name: str) -> str | None:
    """Returns where a program is: "age" is the distribution's, "newest" age as tools/interop.sh installs it."""
    if name == "age":
        return shutil.which("age")
    built = INTEROP / "bin" / {"newest": "age"}.get(name, name)
    return str(built) if built.exists() else shutil.which(name) if name == "rage" else None


@dataclass(frozen=True)
class Kind:
    """A kind of key: options of all programs, and what they ask for."""

    encrypt: tuple[str, ...]
    decrypt: tuple[str, ...]
    asks: tuple[bool, bool] = (False, False)  # for a passphrase, to encrypt and to decrypt
    programs: tuple[str, ...] = ("age", "newest", "rage")
    needs: tuple[str, ...] = ()  # programs
    mode: tuple[str, ...] = field(default=())  # of encryption, as age wants it


KINDS = {
    "X25519": Kind(("-r", "{x25519}"), ("-i", "x25519")),
    "own X25519": Kind(("-i", "x25519"), ("-i", "x25519"), mode=("-e",)),
    "passphrase": Kind(("-p",), (), asks=(True, True)),
    "ssh-ed25519": Kind(("-R", "ed25519.pub"), ("-i", "ed25519")),
    "ssh-ed25519, text": Kind(("-r", "{ed25519}"), ("-i", "ed25519")),
    "ssh-ed25519, encrypted": Kind(("-R", "ed25519-words.pub"), ("-i", "ed25519-words"), asks=(False, True)),
    "ssh-rsa": Kind(("-R", "rsa.pub"), ("-i", "rsa")),
    "ssh-rsa, 4096 bits": Kind(("-R", "rsa4096.pub"), ("-i", "rsa4096")),
    "ssh-rsa, encrypted": Kind(("-R", "rsa-words.pub"), ("-i", "rsa-words"), asks=(False, True)),
    "ssh-rsa, PEM": Kind(("-R", "rsa.pub"), ("-i", "rsa.pem")),
    "ssh-rsa, PKCS8": Kind(("-R", "rsa.pub"), ("-i", "rsa.pkcs8"), programs=("age", "newest")),
    "mixed": Kind(("-r", "{x25519}", "-R", "rsa.pub", "-R", "ed25519.pub"), ("-i", "ed25519")),
    "hybrid": Kind(("-r", "{hybrid}"), ("-i", "hybrid"), programs=("newest",)),
    "own hybrid": Kind(("-i", "hybrid"), ("-i", "hybrid"), programs=("newest",), mode=("-e",)),
    "hybrid by plugin": Kind(("-r", "{hybrid}"), ("-i", "hybrid-plugin"), needs=("age-plugin-pq",)),
    "tag": Kind(("-r", "{tag}"), ("-j", "tagtest"), needs=("age-plugin-tagtest", "age-plugin-tag")),
    "hybrid tag": Kind(("-r", "{tagpq}"), ("-j", "tagtest"), needs=("age-plugin-tagtest", "age-plugin-tagpq")),
    "batchpass": Kind(
        ("-j", "batchpass"), ("-j", "batchpass"), programs=("newest",), needs=("age-plugin-batchpass",), mode=("-e",)
    ),
}


def make_keys(folder: pathlib.Path) -> dict[str, str]:
    """Makes all that the options name. Returns what their placeholders stand for."""

    def run(*command: object) -> str:
        words = [str(word) for word in command]
        done = subprocess.run(words, cwd=folder, capture_output=True, check=True, timeout=TIMEOUT_S, env=ENVIRONMENT)
        return done.stdout.decode().strip()

    run(BINARY, "keygen", "-o", "x25519")
    run(BINARY, "keygen", "--pq", "-o", "hybrid")
    for name, options in {
        "ed25519": ["-t", "ed25519", "-N", ""],
        "ed25519-words": ["-t", "ed25519", "-N", WORDS, "-a", "4"],
        "rsa": ["-t", "rsa", "-b", "2048", "-N", ""],
        "rsa4096": ["-t", "rsa", "-b", "4096", "-N", ""],
        "rsa-words": ["-t", "rsa", "-b", "2048", "-N", WORDS, "-a", "4"],
        "ecdsa": ["-t", "ecdsa", "-N", ""],
        "rsa1024": ["-t", "rsa", "-b", "1024", "-N", ""],
    }.items():
        run("ssh-keygen", "-q", *options, "-f", name)
    for name, format_of in {"rsa.pem": "PEM", "rsa.pkcs8": "PKCS8"}.items():
        shutil.copy(folder / "rsa", folder / name)
        run("ssh-keygen", "-q", "-p", "-N", "", "-m", format_of, "-f", name)
    if (INTEROP / "bin/age-plugin-pq").exists():
        run("age-plugin-pq", "-identity", "-o", "hybrid-plugin", "hybrid")
    words = folder / "words"
    words.write_text(WORDS + "\n")
    words.chmod(0o600)
    tag, tagpq = TAG_RECIPIENTS.read_text().splitlines()[1:]
    keys = {name: run(BINARY, "keygen", "-y", name) for name in ("x25519", "hybrid", "ed25519")}
    return keys | {"tag": tag, "tagpq": tagpq}


def run_theirs(folder: pathlib.Path, command: list[str], answers: int) -> None:
    """Runs another program, which asks so many times for the passphrase on a terminal."""
    if answers == 0:
        subprocess.run(command, cwd=folder, check=True, timeout=TIMEOUT_S, env=ENVIRONMENT, capture_output=True)
        return
    # rage asks by itself if there is no program for it.
    talk = Conversation(folder, "env", "PINENTRY_PROGRAM=", *command)
    for _ in range(answers):
        talk.answer("assphrase", WORDS + "\n")
    assert talk.end() == 0, talk.shown


def run_ours(folder: pathlib.Path, *arguments: str, answers: bool) -> None:
    """Runs `tandem`, which takes the passphrase from a file."""
    words = ["--passphrase-file", "words"] if answers else []
    command = [str(BINARY), arguments[0], "--quiet", *words, *arguments[1:]]
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=TIMEOUT_S, env=ENVIRONMENT)
    assert (done.returncode, done.stderr) == (0, b""), done.stderr
