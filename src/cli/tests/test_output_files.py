"""Tests where outputs of `tandem encrypt` and `tandem decrypt` go, and how: terminals, files, directories, holes, memory."""

import os
import pty
import re
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, MESSAGE, TIMEOUT_S, AgeSandbox, random_bytes
from processes import Conversation, peak_memory_kib


def test_text_is_shown_on_a_terminal(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in.age", age_sandbox.age_encrypt("first\tline\nGrüße\n".encode()))
    talk = Conversation(age_sandbox.path, BINARY, "decrypt", "-i", "key", "in.age")
    assert talk.end() == 0
    assert talk.shown.decode() == "first\tline\r\nGrüße\r\n"


@pytest.mark.parametrize("content", [b"\x1b[2J", b"\x00", b"a\x7f", b"\xc2\x9b2J", b"x" * ((1 << 20) + 1)])
def test_what_is_no_short_text_stays_off_a_terminal(age_sandbox: AgeSandbox, content: bytes) -> None:
    age_sandbox.file("in.age", age_sandbox.age_encrypt(content))
    talk = Conversation(age_sandbox.path, BINARY, "decrypt", "-i", "key", "in.age")
    assert talk.end() == 2
    assert re.search(rb"the output is (no text|too long)", talk.shown)
    assert content not in talk.shown
    if len(content) < 10:
        talk = Conversation(age_sandbox.path, BINARY, "decrypt", "--force", "-i", "key", "in.age")
        assert talk.end() == 0
        assert content in talk.shown


def test_altered_text_is_not_shown_at_all(age_sandbox: AgeSandbox) -> None:
    encrypted = bytearray(age_sandbox.age_encrypt(b"a" * MESSAGE + b"b"))
    encrypted[-1] ^= 1
    age_sandbox.file("in.age", bytes(encrypted))
    talk = Conversation(age_sandbox.path, BINARY, "decrypt", "-i", "key", "in.age")
    assert talk.end() == 11
    assert b"aaaa" not in talk.shown


def test_only_armor_goes_to_a_terminal(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in", b"text")
    arguments = ["encrypt", "-r", age_sandbox.recipient]
    talk = Conversation(age_sandbox.path, BINARY, *arguments, "in")
    assert talk.end() == 2
    assert b"binary data on a terminal" in talk.shown
    talk = Conversation(age_sandbox.path, BINARY, *arguments, "-a", "in")
    assert talk.end() == 0
    assert age_sandbox.age_decrypt(talk.shown.replace(b"\r\n", b"\n")) == b"text"


def test_progress_only_on_a_terminal(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("in", random_bytes(12 * MESSAGE))
    assert age_sandbox.encrypt("-o", "in.age", "in").stderr == b""
    for quiet in ([], ["--quiet"]):
        ours, theirs = pty.openpty()
        assert age_sandbox.encrypt("--force", *quiet, "-o", "out", "in", stderr=theirs).returncode == 0
        os.close(theirs)
        shown = os.read(ours, 65536) if not quiet else b""
        os.close(ours)
        assert (b"100.0%  768 KiB of 768 KiB" in shown) == (not quiet)


def test_permissions_of_outputs(age_sandbox: AgeSandbox) -> None:
    """New files have the permissions that the umask leaves; replaced ones keep theirs."""
    age_sandbox.file("in", b"text")
    mask = {"preexec_fn": lambda: os.umask(0o027)}
    assert age_sandbox.encrypt("-o", "in.age", "in", **mask).returncode == 0
    assert age_sandbox.decrypt("-o", "out", "in.age", **mask).returncode == 0
    assert [(age_sandbox.path / name).stat().st_mode & 0o777 for name in ("in.age", "out")] == [0o640, 0o640]
    (age_sandbox.path / "out").chmod(0o600)
    assert age_sandbox.decrypt("--force", "-o", "out", "in.age", **mask).returncode == 0
    assert (age_sandbox.path / "out").stat().st_mode & 0o777 == 0o600


def test_force_onto_the_input_is_safe(age_sandbox: AgeSandbox) -> None:
    data = random_bytes(37 * MESSAGE)
    age_sandbox.file("file", data)
    assert age_sandbox.encrypt("--force", "-o", "file", "file").returncode == 0
    assert age_sandbox.age_decrypt((age_sandbox.path / "file").read_bytes()) == data
    assert age_sandbox.decrypt("--force", "-o", "file", "file").returncode == 0
    assert (age_sandbox.path / "file").read_bytes() == data


def test_directories_by_tar(age_sandbox: AgeSandbox) -> None:
    """The way is the one that the help names."""
    (age_sandbox.path / "photos").mkdir()
    age_sandbox.file("photos/one", random_bytes(100_000))
    pipeline = f"tar c photos | {BINARY} encrypt -r {age_sandbox.recipient} > photos.age && rm -r photos"
    back = f"{BINARY} decrypt -i key photos.age | tar x"
    subprocess.run(["sh", "-c", f"{pipeline} && {back}"], cwd=age_sandbox.path, check=True, timeout=TIMEOUT_S)
    assert (age_sandbox.path / "photos/one").read_bytes() == random_bytes(100_000)


@pytest.mark.parametrize("jobs", [1, 8])
def test_memory_does_not_depend_on_the_size(age_sandbox: AgeSandbox, jobs: int) -> None:
    """A file of 256 MiB (a hole) takes less than 64 MiB, both ways, by file and by pipe, armored and not."""
    with open(age_sandbox.path / "in", "wb") as file:
        file.truncate(256 << 20)
    encrypt = [BINARY, "encrypt", "-r", age_sandbox.recipient, "--jobs", jobs]
    decrypt = [BINARY, "decrypt", "-i", "key", "--jobs", jobs]
    assert peak_memory_kib(age_sandbox.path, [*encrypt, "-o", "in.age", "in"], subprocess.DEVNULL) < 64 * 1024
    assert peak_memory_kib(age_sandbox.path, [*decrypt, "-o", "/dev/null", "in.age"], subprocess.DEVNULL) < 64 * 1024
    for name, command in (("in", [*encrypt, "-a"]), ("in.age", decrypt)):
        with subprocess.Popen(["cat", name], cwd=age_sandbox.path, stdout=subprocess.PIPE) as cat:
            assert peak_memory_kib(age_sandbox.path, command, cat.stdout) < 64 * 1024


def test_holes_are_kept_by_option(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    """The file is an image of a disk: data here and there, and nothing behind them."""
    size, places = 40 * MESSAGE + 5000, (0, 7 * MESSAGE + 100, 31 * MESSAGE - 4096)
    with open(age_sandbox.path / "in", "wb") as image:
        for place in places:
            image.seek(place)
            image.write(b"data" * 1000)
        image.truncate(size)
    assert age_sandbox.encrypt("-o", "in.age", "in").returncode == 0
    assert age_sandbox.decrypt("--sparse", "-o", "sparse", "in.age").returncode == 0
    assert age_sandbox.decrypt("-o", "full", "in.age").returncode == 0
    original, sparse, full = ((age_sandbox.path / name) for name in ("in", "sparse", "full"))
    assert sparse.read_bytes() == original.read_bytes() == full.read_bytes()
    assert full.stat().st_blocks * 512 >= size
    assert sparse.stat().st_blocks * 512 <= len(places) * 3 * 4096
    assert age_sandbox.decrypt("--sparse", "--range", "5-2000000", "-o", "part", "in.age").returncode == 0
    assert (age_sandbox.path / "part").read_bytes() == original.read_bytes()[5:2000001]
    expect_failure(age_sandbox.decrypt("--sparse", "in.age"), 2, "only a new file can have holes; name one with -o")
