"""Limits of the system and the user: a command says which it has met, and what to try."""

import os
import pathlib
import re
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox

UNEXPECTED, KEY, INPUT, OUTPUT = 1, 3, 4, 5
ANYONE = 54_321  # a user without files or processes
MIB = 1 << 20


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    age_sandbox.file("in", bytes(MIB))
    age_sandbox.file("words", b"secret words\n").chmod(0o600)
    return age_sandbox


def within(limit: int, most: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(limit, (most, most))


def test_a_file_above_the_limit_is_no_signal(place: AgeSandbox, expect_failure: Callable) -> None:
    limited = {"preexec_fn": within(resource.RLIMIT_FSIZE, 100_000)}
    done = place.encrypt("-o", "out", "in", **limited)
    expect_failure(done, OUTPUT, "cannot write output 'out': File too large; `ulimit -f`")
    with open(place.path / "out", "wb") as out:
        done = place.encrypt("in", stdout=out, **limited)
    expect_failure(done, OUTPUT, "cannot write standard output: File too large; `ulimit -f`")


@pytest.mark.parametrize(
    ("descriptors", "code", "text"),
    [(4, INPUT, "cannot open input 'in': "), (5, OUTPUT, "cannot write output 'out': "), (6, KEY, "cannot open identity")],
)
def test_too_few_descriptors_are_named(
    place: AgeSandbox, expect_failure: Callable, descriptors: int, code: int, text: str
) -> None:
    done = place.run("encrypt", "-i", "key", "-o", "out", "in", preexec_fn=within(resource.RLIMIT_NOFILE, descriptors))
    expect_failure(done, code, text, "Too many open files; `ulimit -n`")
    assert not (place.path / "out").exists()


def test_too_little_memory_for_a_passphrase_is_named(place: AgeSandbox, expect_failure: Callable) -> None:
    done = place.run(
        "encrypt", "--passphrase-file", "words", "-o", "out", "in", preexec_fn=within(resource.RLIMIT_AS, 150 * MIB)
    )
    expect_failure(done, UNEXPECTED, "256 MiB of memory, which is not there", "`ulimit -v`")


def run_until_it_ends(command: list[object], **options) -> subprocess.CompletedProcess[bytes]:
    """The program waits for input that does not come: so no thread ends before the last one has begun."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    with subprocess.Popen([str(word) for word in command], **pipes, **options) as process:
        assert process.stderr is not None
        said = process.stderr.read()
        return subprocess.CompletedProcess(command, process.wait(timeout=TIMEOUT_S), b"", said)


def test_too_little_memory_for_threads_names_jobs(place: AgeSandbox, expect_failure: Callable) -> None:
    """Each thread wants room for a stack."""
    words = f"ulimit -s 65536 -v 400000; exec '{BINARY}' encrypt -i key --engine cpu --jobs 64 -o out"
    done = run_until_it_ends(["bash", "-c", words], cwd=place.path)
    expect_failure(done, UNEXPECTED, "cannot start a thread: ", "`ulimit -u`", "--jobs 1 takes the fewest")
    assert not (place.path / "out").exists()


@pytest.fixture
def open_folder() -> Iterator[pathlib.Path]:
    """Returns a folder that every user may enter, with the program."""
    folder = pathlib.Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    shutil.copy(BINARY, folder / "tandem")
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root: to be a user without other processes")
def test_too_few_threads_name_jobs(place: AgeSandbox, open_folder: pathlib.Path, expect_failure: Callable) -> None:
    command = [open_folder / "tandem", "encrypt", "-r", place.recipient, "--engine", "cpu", "--jobs"]
    as_anyone = {"user": ANYONE, "group": ANYONE, "extra_groups": [], "cwd": "/"}
    limited = as_anyone | {"preexec_fn": within(resource.RLIMIT_NPROC, 4)}
    done = run_until_it_ends([*command, 16], **limited)
    expect_failure(done, UNEXPECTED, "cannot start a thread: ", "`ulimit -u`", "--jobs 1 takes the fewest")
    # The suggestion of the message helps.
    done = subprocess.run([*command, "1"], input=bytes(MIB), capture_output=True, timeout=TIMEOUT_S, **limited)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
@pytest.mark.parametrize("processors", [1, 2])
def test_there_are_as_many_workers_as_it_may_run_on(place: AgeSandbox, processors: int) -> None:
    mine = sorted(os.sched_getaffinity(0))[:processors]
    done = place.run("encrypt", "-v", "-i", "key", "-o", "out", "in", preexec_fn=lambda: os.sched_setaffinity(0, mine))
    assert done.returncode == 0, done.stderr
    (workers,) = re.findall(r"^tandem: cpu\.[\w.]+\*(\d+): ", done.stderr.decode(), re.M)
    assert int(workers) == processors
