"""`tandem encrypt` and `tandem decrypt` exchange files with `age`, whatever the way in and out."""

import hashlib
import os
import random
import subprocess

import pytest

from conftest import BINARY, MESSAGE, AgeSandbox, available_engines, new_identity, random_bytes
from processes import Conversation

SIZES = [0, 1, MESSAGE - 1, MESSAGE, MESSAGE + 1, 4 * MESSAGE - 1, 4 * MESSAGE, 4 * MESSAGE + 1, 33 * MESSAGE + 77]
SIMULATED = available_engines("simulated", "chacha20_poly1305")
SOFTWARE = available_engines("software", "chacha20_poly1305")
PASSPHRASE = "correct horse battery staple"


# ---------------------------------------------------------------------------------------------------- sizes and ways


@pytest.mark.parametrize("size", SIZES)
def test_age_decrypts_files(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    age_sandbox.file("in", data)
    done = age_sandbox.encrypt("-o", "in.age", "in")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert age_sandbox.age_decrypt((age_sandbox.path / "in.age").read_bytes()) == data
    assert age_sandbox.names() == {"in", "in.age"}


@pytest.mark.parametrize("size", SIZES)
def test_age_decrypts_streams(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    done = age_sandbox.encrypt(stdin=None, input=data)
    assert done.returncode == 0, done.stderr
    assert age_sandbox.age_decrypt(done.stdout) == data


@pytest.mark.parametrize("size", SIZES)
def test_decrypts_files_of_age(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    age_sandbox.file("in.age", age_sandbox.age_encrypt(data))
    done = age_sandbox.decrypt("-o", "out", "in.age")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (age_sandbox.path / "out").read_bytes() == data
    assert age_sandbox.names() == {"in.age", "out"}


@pytest.mark.parametrize("size", SIZES)
def test_decrypts_streams_of_age(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    done = age_sandbox.decrypt(stdin=None, input=age_sandbox.age_encrypt(data))
    assert done.returncode == 0, done.stderr
    assert done.stdout == data


@pytest.mark.parametrize("size", [0, 1, 9 * MESSAGE + 5])
def test_file_to_pipe_and_pipe_to_file(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    age_sandbox.file("in", data)
    encrypted = age_sandbox.encrypt("in").stdout
    assert age_sandbox.age_decrypt(encrypted) == data
    assert age_sandbox.encrypt("-o", "piped.age", stdin=None, input=data).returncode == 0
    assert age_sandbox.decrypt("piped.age").stdout == data
    assert age_sandbox.decrypt("-o", "out", "-", stdin=None, input=encrypted).returncode == 0
    assert (age_sandbox.path / "out").read_bytes() == data


@pytest.mark.parametrize("size", SIZES)
def test_armor(age_sandbox: AgeSandbox, size: int) -> None:
    data = random_bytes(size)
    age_sandbox.file("in", data)
    ours = age_sandbox.encrypt("-a", "in").stdout
    assert ours.startswith(b"-----BEGIN AGE ENCRYPTED FILE-----\n")
    assert ours.endswith(b"-----END AGE ENCRYPTED FILE-----\n")
    assert age_sandbox.age_decrypt(ours) == data
    assert age_sandbox.encrypt("-a", "-o", "armored", stdin=None, input=data).returncode == 0
    assert age_sandbox.decrypt("armored").stdout == data
    theirs = age_sandbox.age_encrypt(data, "-a")
    assert age_sandbox.decrypt(stdin=None, input=theirs).stdout == data
    assert age_sandbox.decrypt(stdin=None, input=b"\n \n" + theirs + b"\n").stdout == data


def test_300_mib_through_files_and_pipes(age_sandbox: AgeSandbox) -> None:
    """Every MiB is different, so that none can take the place of another."""
    block = random_bytes(1 << 20)
    digest = hashlib.sha256()
    with open(age_sandbox.path / "in", "wb") as file:
        for number in range(300):
            stamped = number.to_bytes(8, "little") + block[8:]
            file.write(stamped)
            digest.update(stamped)

    def decrypted_digest(command: list[str]) -> str:
        with subprocess.Popen(command, cwd=age_sandbox.path, stdout=subprocess.PIPE) as process:
            seen = hashlib.sha256()
            while piece := process.stdout.read(1 << 20):
                seen.update(piece)
        assert process.returncode == 0
        return seen.hexdigest()

    assert age_sandbox.encrypt("-o", "file.age", "in").returncode == 0
    assert decrypted_digest(["age", "-d", "-i", "key", "file.age"]) == digest.hexdigest()
    with open(age_sandbox.path / "in", "rb") as source, open(age_sandbox.path / "piped.age", "wb") as sink:
        with subprocess.Popen(["cat"], stdin=source, stdout=subprocess.PIPE) as cat:
            assert age_sandbox.encrypt(stdin=cat.stdout, stdout=sink).returncode == 0
    (age_sandbox.path / "file.age").unlink()
    assert decrypted_digest([str(BINARY), "decrypt", "-i", "key", "piped.age"]) == digest.hexdigest()
    (age_sandbox.path / "piped.age").unlink()
    age_sandbox.age("-r", age_sandbox.recipient, "-o", "theirs.age", "in")
    assert age_sandbox.decrypt("-o", "out", "theirs.age").returncode == 0
    assert decrypted_digest(["cat", "out"]) == digest.hexdigest()


def test_redirected_files(age_sandbox: AgeSandbox) -> None:
    """Standard input is read from its current position on; standard output continues after what is there already."""
    data = random_bytes(6 * MESSAGE + 3)
    age_sandbox.file("in", data)
    age_sandbox.file("out", b"12345")
    with open(age_sandbox.path / "in", "rb") as source, open(age_sandbox.path / "out", "ab") as sink:
        os.lseek(source.fileno(), 100, os.SEEK_SET)
        assert age_sandbox.encrypt(stdin=source, stdout=sink).returncode == 0
    with open(age_sandbox.path / "out", "rb") as encrypted:
        os.lseek(encrypted.fileno(), 5, os.SEEK_SET)
        assert age_sandbox.decrypt(stdin=encrypted).stdout == data[100:]


# --------------------------------------------------------------------------------------------------------- recipients


def test_several_recipients(age_sandbox: AgeSandbox) -> None:
    """Recipients named by -r, -R and -i all decrypt, with either program."""
    data = random_bytes(MESSAGE + 1)
    others = [new_identity(age_sandbox.path / f"key{i}") for i in range(4)]
    age_sandbox.file("friends", f"# friends\n{others[1]}\n\n{others[2]}\n".encode())
    done = age_sandbox.encrypt("-r", others[0], "-R", "friends", "-i", "key3", stdin=None, input=data)
    assert done.returncode == 0, done.stderr
    for key in ("key", "key0", "key1", "key2", "key3"):
        assert age_sandbox.age("-d", "-i", key, content=done.stdout) == data
        assert age_sandbox.run("decrypt", "-i", key, stdin=None, input=done.stdout).stdout == data
    theirs = age_sandbox.age("-r", others[0], "-r", others[3], content=data)
    assert age_sandbox.run("decrypt", "-i", "key", "-i", "key3", stdin=None, input=theirs).stdout == data


def test_passphrase_of_ours_opens_with_age(age_sandbox: AgeSandbox) -> None:
    data = random_bytes(2 * MESSAGE)
    age_sandbox.file("in", data)
    ours = Conversation(age_sandbox.path, BINARY, "encrypt", "-p", "-o", "in.age", "in")
    ours.answer("passphrase", PASSPHRASE + "\n")
    ours.answer("again", PASSPHRASE + "\n")
    assert ours.end() == 0, ours.shown
    assert PASSPHRASE.encode() not in ours.shown
    theirs = Conversation(age_sandbox.path, "age", "-d", "-o", "out", "in.age")
    theirs.answer("passphrase", PASSPHRASE + "\n")
    assert theirs.end() == 0, theirs.shown
    assert (age_sandbox.path / "out").read_bytes() == data


def test_passphrase_of_age_opens_with_ours(age_sandbox: AgeSandbox) -> None:
    data = random_bytes(2 * MESSAGE)
    age_sandbox.file("in", data)
    theirs = Conversation(age_sandbox.path, "age", "-p", "-a", "-o", "in.age", "in")
    theirs.answer("passphrase", PASSPHRASE + "\n")
    theirs.answer("passphrase", PASSPHRASE + "\n")
    assert theirs.end() == 0, theirs.shown
    ours = Conversation(age_sandbox.path, BINARY, "decrypt", "-o", "out", "in.age")
    ours.answer("assphrase", PASSPHRASE + "\n")
    assert ours.end() == 0, ours.shown
    assert (age_sandbox.path / "out").read_bytes() == data


# ------------------------------------------------------------------------------------------------------------ engines


@pytest.mark.parametrize("engine", SOFTWARE)
def test_every_software_engine(age_sandbox: AgeSandbox, engine: str) -> None:
    data = random_bytes(9 * MESSAGE + 77)
    age_sandbox.file("in", data)
    done = age_sandbox.encrypt("-v", "--engine", engine, "in")
    assert age_sandbox.age_decrypt(done.stdout) == data
    assert f"tandem: {engine}*" in done.stderr.decode()
    done = age_sandbox.decrypt("-v", "--engine", engine, stdin=None, input=done.stdout)
    assert done.stdout == data
    assert f"tandem: {engine}*" in done.stderr.decode()


@pytest.mark.parametrize("engine", SIMULATED)
def test_every_simulated_engine(age_sandbox: AgeSandbox, engine: str) -> None:
    data = random_bytes(MESSAGE + 300)
    done = age_sandbox.encrypt("-v", "--engine", engine, stdin=None, input=data)
    assert age_sandbox.age_decrypt(done.stdout) == data
    assert " device cycles" in done.stderr.decode()
    assert age_sandbox.decrypt("--engine", engine, stdin=None, input=done.stdout).stdout == data
    altered = bytearray(done.stdout)
    altered[-1] ^= 1
    refused = age_sandbox.decrypt("--engine", engine, stdin=None, input=bytes(altered))
    assert (refused.returncode, refused.stdout) == (11, data[:MESSAGE])


@pytest.mark.parametrize("seed", range(6))
def test_random_sizes_and_engines(age_sandbox: AgeSandbox, seed: int) -> None:
    choose = random.Random(seed)
    data = choose.randbytes(choose.randrange(1, 3 << choose.randrange(1, 21)))
    age_sandbox.file("in", data)
    engines = ",".join(choose.sample(SOFTWARE, choose.randrange(1, len(SOFTWARE) + 1)))
    arguments = ["--engine", engines, "--jobs", choose.randrange(1, 5)]
    assert age_sandbox.encrypt(*arguments, "-o", "in.age", "in").returncode == 0
    assert age_sandbox.age_decrypt((age_sandbox.path / "in.age").read_bytes()) == data
    assert age_sandbox.decrypt(*arguments, "-o", "out", "in.age").returncode == 0
    assert (age_sandbox.path / "out").read_bytes() == data


@pytest.mark.skipif(not SIMULATED, reason="built without the simulator")
def test_engines_share_a_stream_in_order(age_sandbox: AgeSandbox) -> None:
    data = random_bytes(40 * MESSAGE + 1)
    engines = f"{SIMULATED[-1]},{SOFTWARE[0]}*1"
    done = age_sandbox.encrypt("--engine", engines, stdin=None, input=data)
    assert age_sandbox.age_decrypt(done.stdout) == data
    assert age_sandbox.decrypt("--engine", engines, stdin=None, input=done.stdout).stdout == data


def test_verbose_says_which_engine_did_how_much(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in", bytes(9 * MESSAGE))
    lines = age_sandbox.encrypt("-v", "--engine", "cpu.reference*3", "in").stderr.decode().splitlines()
    assert lines[0] == f"tandem: cpu.reference*3: {9 * MESSAGE} bytes in 3 chunks"
    assert lines[1].startswith(f"tandem: {9 * MESSAGE} bytes in ")
