"""System calls that fail, move less than they were asked for, or are interrupted: testing/faults, loaded before the
C library."""

import os
import pathlib
import signal
import stat
import subprocess

import pytest

from conftest import BINARY, NONCE, REPOSITORY, AgeSandbox
from processes import bind_mounted, finish, sleeps_and_catches_interrupts, started, wait_until

OUTPUT, NO_SPACE = 5, 9
# More than one of the pipeline's chunks, and an end that fills none.
PLAIN = os.urandom(700_001)
WRITES = "write,writev,pwritev,pwritev64"
READ_CALLS = ("read", "pread")
READS = "read,readv,pread,pread64,preadv,preadv64"

COMMANDS = {
    "encrypt": ["encrypt", "--quiet", "-R", "friends", "-o", "out", "in"],
    "encrypt-stream": ["encrypt", "--quiet", "-R", "friends", "-o", "out"],
    "decrypt": ["decrypt", "--quiet", "-i", "key", "-o", "out", "in.age"],
    "xor": ["xor", "--quiet", "--key-file", "raw", "--nonce", NONCE, "-o", "out", "in"],
    "keygen": ["keygen", "-o", "out"],
}
TO_A_PIPE = {"decrypt to a pipe": ["decrypt", "--quiet", "-i", "key", "in.age"]}


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    built = tmp_path_factory.mktemp("faults") / "faults.so"
    source = REPOSITORY / "testing/faults/faults.c"
    flags = ["-std=gnu11", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", *flags, "-o", built, source, "-ldl"], check=True)
    return built


class Faulty:
    """Runs commands under faults."""

    def __init__(self, sandbox: AgeSandbox, library: pathlib.Path) -> None:
        self.sandbox = sandbox
        self.out = sandbox.path / "out"
        self._library = library
        self._log = sandbox.path.parent / f"{sandbox.path.name}.log"

    def environment(self, faults: str) -> dict[str, str]:
        variables = {"LD_PRELOAD": self._library, "TANDEM_FAULTS": faults, "TANDEM_FAULT_LOG": self._log}
        return os.environ | {name: str(value) for name, value in variables.items()}

    def run_a_way(self, name: str, way: str, faults: str = "") -> subprocess.CompletedProcess[bytes]:
        """Runs a command under the faults of a way and others; if the way replaces a file, there is one."""
        of_way, arguments = WAYS[way]
        if way == "replace":
            self.out.write_bytes(b"old")
        return self.run(name, of_way + faults, *arguments)

    def run(self, name: str, faults: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        self._log.unlink(missing_ok=True)
        with open(self.sandbox.path / "in", "rb") as stdin:
            command = (COMMANDS | TO_A_PIPE)[name]
            return self.sandbox.run(*command, *arguments, env=self.environment(faults), stdin=stdin)

    def calls(self) -> list[str]:
        """Returns what was called, what its descriptor is, and what came of it."""
        return self._log.read_text().splitlines()

    def check_output(self, name: str) -> None:
        content = self.out.read_bytes()
        if name.startswith("encrypt"):
            assert self.sandbox.age_decrypt(content) == PLAIN
        elif name == "decrypt":
            assert content == PLAIN
        elif name == "xor":
            assert content == self.sandbox.openssl(PLAIN)
        else:
            assert content.count(b"AGE-SECRET-KEY-1") == 1
            assert content.count(b"\n") == 3


@pytest.fixture
def faulty(age_sandbox: AgeSandbox, library: pathlib.Path) -> Faulty:
    age_sandbox.file("in", PLAIN)
    age_sandbox.file("friends", age_sandbox.recipient.encode() + b"\n")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(PLAIN))
    age_sandbox.key = os.urandom(32)
    age_sandbox.file("raw", age_sandbox.key).chmod(0o600)
    return Faulty(age_sandbox, library)


every_command = pytest.mark.parametrize("name", COMMANDS)
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")
# Ways in which outputs get their names: from no name at all, from a temporary one, and over an old file.
WAYS = {"nameless": ("", []), "temporary": ("tmpfile:*:EOPNOTSUPP ", []), "replace": ("", ["--force"])}
every_way = pytest.mark.parametrize("way", WAYS)


@every_way
@every_command
def test_data_are_durable_before_the_name_and_the_name_before_the_end(faulty: Faulty, name: str, way: str) -> None:
    done = faulty.run_a_way(name, way)
    assert done.returncode == 0, done.stderr
    faulty.check_output(name)
    calls = faulty.calls()
    last_write = max(i for i, call in enumerate(calls) if call.split()[0] in WRITES.split(",") and "file" in call)
    naming = [i for i, call in enumerate(calls) if call.split()[0] in ("link", "linkat", "rename", "renameat2")]
    assert last_write < calls.index("fsync file ok") < naming[0]
    assert naming[-1] < calls.index("fsyncdir directory ok")


@as_root
@every_command
def test_a_file_that_is_overwritten_in_place_is_durable_at_the_end(faulty: Faulty, name: str) -> None:
    mounted = faulty.sandbox.file("mounted", b"old")
    faulty.out.write_bytes(b"below")
    with bind_mounted(faulty.out, mounted):
        assert faulty.run(name, "", "--force").returncode == 0
        faulty.check_output(name)
    # Messages follow; nothing is written to files any more.
    assert [call for call in faulty.calls() if " file " in call and not call.startswith(READ_CALLS)][-1] == "fsync file ok"


@every_command
@pytest.mark.parametrize("what", ["short", "again"])
@pytest.mark.parametrize("calls", [READS, WRITES, f"{READS},{WRITES}"])
def test_short_and_interrupted_transfers_lose_nothing(faulty: Faulty, name: str, calls: str, what: str) -> None:
    done = faulty.run(name, f"{calls}:*:{what}")
    assert done.returncode == 0, done.stderr
    struck = {line.split()[0] for line in faulty.calls() if line.endswith(("short", "EINTR"))}
    assert struck or name == "keygen"
    if name == "encrypt" and calls == READS:
        assert struck & {"preadv", "preadv64"}
    faulty.check_output(name)


@pytest.mark.parametrize("what", ["short", "again"])
def test_short_and_interrupted_writes_to_a_pipe_lose_nothing(faulty: Faulty, what: str) -> None:
    done = faulty.run("decrypt to a pipe", f"{WRITES}:*:{what}")
    assert done.returncode == 0, done.stderr
    assert done.stdout == PLAIN


PIPES = {
    "encrypt": ["encrypt", "--quiet", "-R", "friends"],
    "decrypt": ["decrypt", "--quiet", "-i", "key"],
    "xor": ["xor", "--quiet", "--key-file", "raw", "--nonce", NONCE],
}


@pytest.mark.parametrize("name", PIPES)
@pytest.mark.parametrize("calls", ["readv", "writev"])
def test_a_pipe_that_is_not_ready_after_all_is_asked_again(faulty: Faulty, name: str, calls: str) -> None:
    """Another reader may have taken its data between poll and read."""
    text = (faulty.sandbox.path / "in.age").read_bytes() if name == "decrypt" else PLAIN
    done = faulty.sandbox.run(*PIPES[name], stdin=None, input=text, env=faulty.environment(f"{calls}:*:later"))
    assert done.returncode == 0, done.stderr
    assert f"{calls} other EAGAIN" in faulty.calls()
    faulty.out.write_bytes(done.stdout)
    faulty.check_output(name)


def test_a_key_from_a_pipe_that_is_not_ready_after_all_is_read_whole(faulty: Faulty) -> None:
    key = (faulty.sandbox.path / "key").read_bytes()
    command = ["decrypt", "--quiet", "-i", "-", "in.age"]
    done = faulty.sandbox.run(*command, stdin=None, input=key, env=faulty.environment("read:*:later"))
    assert done.returncode == 0, done.stderr
    assert "read other EAGAIN" in faulty.calls()
    assert done.stdout == PLAIN


@pytest.mark.parametrize("name", [*COMMANDS, "decrypt to a pipe"])
def test_an_output_that_takes_nothing_is_not_asked_for_ever(faulty: Faulty, name: str) -> None:
    done = faulty.run(name, f"{'pwritev,pwritev64' if name in COMMANDS else 'writev'}:*:nothing")
    assert done.returncode == OUTPUT, done.stderr
    assert b"Input/output error" in done.stderr
    assert not faulty.out.exists()


@pytest.mark.parametrize(("error", "status"), [("EIO", OUTPUT), ("ENOSPC", NO_SPACE), ("EDQUOT", NO_SPACE)])
@pytest.mark.parametrize("call", ["pwritev,pwritev64:1", "fsync:1", "fchmod:1", "linkat:1"])
@every_command
def test_a_failing_call_leaves_nothing(faulty: Faulty, name: str, call: str, error: str, status: int) -> None:
    before = faulty.sandbox.names()
    done = faulty.run(name, f"{call}:{error}")
    assert done.returncode == status, done.stderr
    assert b"tandem: error: cannot write output 'out': " in done.stderr
    assert faulty.sandbox.names() == before


@pytest.mark.parametrize("call", ["pwritev,pwritev64:1", "fsync:1", "fchmod:1", "linkat:1", "renameat2:1"])
@every_command
def test_a_failing_call_leaves_the_old_file(faulty: Faulty, name: str, call: str) -> None:
    faulty.out.write_bytes(b"old")
    before = faulty.sandbox.names()
    done = faulty.run(name, f"{call}:EIO", "--force")
    assert done.returncode == OUTPUT, done.stderr
    assert faulty.out.read_bytes() == b"old"
    assert faulty.sandbox.names() == before


@every_way
@every_command
def test_a_directory_that_cannot_be_synced_is_said(faulty: Faulty, name: str, way: str) -> None:
    done = faulty.run_a_way(name, way, "fsyncdir:1:EIO")
    assert done.returncode == OUTPUT
    assert b"output 'out' is complete, but its directory cannot be synced: Input/output error" in done.stderr
    faulty.check_output(name)


@every_command
def test_a_file_system_that_cannot_sync_directories_is_no_error(faulty: Faulty, name: str) -> None:
    assert faulty.run(name, "fsyncdir:1:EINVAL").returncode == 0
    faulty.check_output(name)


@pytest.mark.parametrize("name", ["encrypt", "decrypt", "xor"])
def test_input_that_is_longer_than_its_size_is_read_to_its_end(faulty: Faulty, name: str) -> None:
    """The file grows, or is one that the kernel makes as it is read."""
    done = faulty.run(name, "fstat:*:short")
    assert done.returncode == 0, done.stderr
    assert "fstat file short" in faulty.calls()
    faulty.check_output(name)


@every_way
@every_command
def test_no_descriptor_is_left_to_other_programs(faulty: Faulty, name: str, way: str) -> None:
    assert faulty.run_a_way(name, way).returncode == 0
    assert [call for call in faulty.calls() if call.startswith("inherited")] == []


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "keygen"])
def test_unreadable_input_is_said(faulty: Faulty, name: str) -> None:
    before = faulty.sandbox.names()
    # The first two look whether the file ends where its size says.
    done = faulty.run(name, "preadv,preadv64:3:EIO")
    assert done.returncode in (3, 4)
    assert b"Input/output error" in done.stderr
    assert faulty.sandbox.names() == before


@every_way
@every_command
def test_a_file_system_without_locks_is_no_error(faulty: Faulty, name: str, way: str) -> None:
    done = faulty.run_a_way(name, way, "flock:*:EOPNOTSUPP")
    assert done.returncode == 0, done.stderr
    faulty.check_output(name)


@pytest.mark.parametrize(("way", "follows"), [("temporary", WRITES.split(",")), ("replace", ["linkat"])])
@every_command
def test_a_temporary_name_is_of_a_file_that_is_locked(faulty: Faulty, name: str, way: str, follows: list[str]) -> None:
    """Otherwise another program, which removes what killed ones have left, takes it for such a file."""
    assert faulty.run_a_way(name, way).returncode == 0
    calls = [call for call in faulty.calls() if call.split()[1] != "directory"]
    of_file = [call.split()[0] for call in calls if " file " in call or call.startswith("linkat")]
    assert of_file.index("flock") < min(of_file.index(call) for call in follows if call in of_file)


# ------------------------------------------------------------------------------------------------- what a kill leaves

NAMING = {"temporary": "tmpfile:*:EOPNOTSUPP fsync:1:kill", "replace": "renameat2:1:kill"}


def temporary_files(directory: pathlib.Path) -> list[pathlib.Path]:
    return list(directory.glob(".tandem-*"))


@pytest.mark.parametrize("way", NAMING)
@every_command
def test_what_a_kill_leaves_is_the_owners_alone_and_the_next_run_removes_it(faulty: Faulty, name: str, way: str) -> None:
    if way == "replace":
        faulty.out.write_bytes(b"old")
        faulty.out.chmod(0o644)
    done = faulty.run(name, NAMING[way], *WAYS[way][1])
    assert done.returncode == -signal.SIGKILL
    (left,) = temporary_files(faulty.sandbox.path)
    assert way == "replace" or stat.S_IMODE(left.stat().st_mode) == 0o600
    assert faulty.out.read_bytes() == b"old" if way == "replace" else not faulty.out.exists()
    assert faulty.run(name, "", *WAYS[way][1]).returncode == 0
    assert temporary_files(faulty.sandbox.path) == []
    faulty.check_output(name)


def test_a_file_that_another_program_is_writing_is_not_removed(faulty: Faulty) -> None:
    path = faulty.sandbox.path
    command = [str(BINARY), *COMMANDS["encrypt-stream"]]
    environment = faulty.environment("tmpfile:*:EOPNOTSUPP")
    with started(command, path, environment) as process:
        wait_until(lambda: bool(temporary_files(path)) and sleeps_and_catches_interrupts(process))
        (file,) = temporary_files(path)
        assert faulty.sandbox.encrypt("-o", "other", "in").returncode == 0
        assert temporary_files(path) == [file]
        assert process.stdin is not None
        process.stdin.write(PLAIN)
        assert finish(process).returncode == 0
    assert temporary_files(path) == []
    faulty.check_output("encrypt-stream")
