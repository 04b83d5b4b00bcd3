"""Exchanges files of many kinds with another program for age files, both ways, and records the outcomes.

    build/venv/bin/python -m tandem_tools.interop --peer rage --record

The same with Debian's `age` runs in every test run (src/cli/tests/test_encrypt.py); this is for programs that are not in
distributions. The peer must take the options of age: -r, -R, -i, -p, -a, -d, -o. Passphrases are typed on a terminal.
"""

import argparse
import contextlib
import os
import pty
import random
import select
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tandem_tools import repository, results
from tandem_tools.results import Figure

MESSAGE = 1 << 16
SIZES = (0, 1, MESSAGE - 1, MESSAGE, MESSAGE + 1, 5 * MESSAGE, 20 << 20)
TIMEOUT_S = 120
PASSPHRASE = "correct horse battery staple"


@dataclass(frozen=True)
class Program:
    """A program for age files: how its command lines begin."""

    name: str
    encrypt: tuple[str, ...]
    decrypt: tuple[str, ...]


@dataclass(frozen=True)
class Case:
    """One kind of file. Placeholders: {r0} a recipient, {k0} its identity file, {R} a file of both recipients."""

    name: str
    size: int
    encrypt: tuple[str, ...]
    decrypt: tuple[str, ...]


def cases() -> Iterator[Case]:
    """Every kind of file that is exchanged."""
    for size in SIZES:
        yield Case("X25519", size, ("-r", "{r0}"), ("-i", "{k0}"))
        yield Case("X25519, armor", size, ("-a", "-r", "{r0}"), ("-i", "{k0}"))
    for key in ("{k0}", "{k1}"):
        yield Case("two recipients", MESSAGE + 1, ("-r", "{r0}", "-r", "{r1}"), ("-i", key))
        yield Case("recipients of a file", MESSAGE + 1, ("-R", "{R}"), ("-i", key))
    for size in (0, MESSAGE):
        yield Case("passphrase", size, ("-p",), ())
        yield Case("passphrase, armor", size, ("-p", "-a"), ())


def run_answering(command: list[str]) -> None:
    """Runs a command on a new terminal, on which every question is answered with the passphrase.

    Raises:
        RuntimeError: it failed.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["PINENTRY_PROGRAM"] = ""  # rage then asks by itself
        os.execvp(command[0], command)
    shown = b""
    answered = 0
    with contextlib.suppress(OSError):  # EIO: no process has the terminal open any more
        while select.select([terminal], [], [], TIMEOUT_S)[0] and (data := os.read(terminal, 4096)):
            shown += data
            # A question ends with a colon and leaves the cursor behind it.
            if shown.rstrip(b" ").endswith(b":") and len(shown) > answered:
                answered = len(shown)
                os.write(terminal, PASSPHRASE.encode() + b"\n")
    os.close(terminal)
    if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != 0:
        raise RuntimeError(f"`{shlex.join(command)}` failed: {shown.decode(errors='replace').strip()}")


def exchange(case: Case, writer: Program, reader: Program, keys: dict[str, str], directory: Path) -> None:
    """One file from one program to the other.

    Raises:
        RuntimeError: a program failed, or what came out is not what went in.
    """
    plain, encrypted, opened = (directory / name for name in ("plain", "encrypted", "opened"))
    data = random.Random(case.size).randbytes(case.size)
    plain.write_bytes(data)
    encrypted.unlink(missing_ok=True)
    opened.unlink(missing_ok=True)
    run_answering([*writer.encrypt, *(part.format(**keys) for part in case.encrypt), "-o", str(encrypted), str(plain)])
    run_answering([*reader.decrypt, *(part.format(**keys) for part in case.decrypt), "-o", str(opened), str(encrypted)])
    # Some programs create no file for no content.
    if (opened.read_bytes() if opened.exists() else b"") != data:
        raise RuntimeError(f"{case.name}, {case.size} bytes, {writer.name} to {reader.name}: another content")


def make_keys(binary: Path, directory: Path) -> dict[str, str]:
    """Two identities, and what the placeholders of cases stand for."""
    keys = {"R": str(directory / "recipients")}
    recipients = []
    for index in range(2):
        path = directory / f"key{index}"
        command = [str(binary), "keygen", "-o", str(path)]
        done = subprocess.run(command, capture_output=True, check=True, text=True, timeout=TIMEOUT_S)
        recipients.append((done.stdout + done.stderr).split("Public key: ")[1].split()[0])
        keys |= {f"r{index}": recipients[index], f"k{index}": str(path)}
    Path(keys["R"]).write_text("\n".join(recipients) + "\n")
    return keys


def main() -> int:
    """Parses arguments and exchanges the files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--peer", default="rage", help="the other program (default: %(default)s)")
    parser.add_argument("--binary", type=Path, default=Path("build/release/bin/tandem"))
    parser.add_argument("--record", action="store_true", help="store the outcomes in a new file under results/")
    repository.add_argument(parser)
    options = parser.parse_args()
    if options.record and not results.recordable(options.root, options.binary):
        return 1
    shown = subprocess.run([options.peer, "--version"], capture_output=True, check=True, text=True).stdout.strip()
    name, version = Path(options.peer).name, shown.split()[-1].removeprefix("v")
    tandem = Program("tandem", (str(options.binary), "encrypt"), (str(options.binary), "decrypt"))
    peer = Program(name, (options.peer,), (options.peer, "-d"))
    command = f"python -m tandem_tools.interop {shlex.join(sys.argv[1:])}"
    run = results.origin(options.root, f"interop-{name}", command, {name: version})
    found: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="tandem-interop-") as directory:
        keys = make_keys(options.binary, Path(directory))
        for case in cases():
            for writer, reader in ((tandem, peer), (peer, tandem)):
                outcome = "ok"
                try:
                    exchange(case, writer, reader, keys, Path(directory))
                except RuntimeError as error:
                    outcome = str(error)
                found.append(
                    Figure(
                        what=case.name, bytes=case.size, engine=writer.name, to=reader.name, metric="files that come back",
                        unit="files", value=float(outcome == "ok"), kind="measured", note=outcome, run=run,
                    )
                )  # fmt: skip
    good = sum(figure.value == 1 for figure in found)
    for figure in found:
        print(f"{f'{figure.what}, {figure.bytes} bytes':36} {f'{figure.engine} to {figure.to}':24} {figure.note}")
    print(f"{good} of {len(found)} are right")
    if options.record:
        print(*results.record(options.root, found))
    return 0 if good == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
