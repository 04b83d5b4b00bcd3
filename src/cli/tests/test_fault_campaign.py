"""Faults and kills at random places: whatever happens, what is under the output's name is complete, or what was there
before; no temporary name is left; and the exit status is the documented one.

A share of the campaign runs in `make test-deep`, all of it in `make test-all`. The seed is in the name of the test;
TANDEM_SEED sets it.
"""

import contextlib
import os
import pathlib
import random
import re
import signal
import stat
import subprocess
import time
from collections.abc import Iterator

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import bind_mounted, small_file_system
from test_system_faults import library  # noqa: F401, the fixture

KEY, INPUT, OUTPUT, NO_SPACE = 3, 4, 5, 9
ALL = bool(os.environ.get("TANDEM_ALL"))
# Processes of one run agree on it.
SEED = int(os.environ.get("TANDEM_SEED", random.Random(os.environ.get("PYTEST_XDIST_TESTRUNUID")).randrange(10**6)))
FAULTS, KILLS = (204, 108) if ALL else (24, 12)
JOBS = [1, 2, 8]

# More than a few of the pipeline's chunks, and an end that fills none.
PLAIN = random.Random(SEED).randbytes(1_200_000) + bytes(300_000) + random.Random(SEED + 1).randbytes(500_003)
COMMANDS = {
    "encrypt": ["encrypt", "-R", "friends", "-o", "out", "in"],
    "encrypt-stream": ["encrypt", "-R", "friends", "-o", "out"],
    "armor": ["encrypt", "-a", "-R", "friends", "-o", "out", "in"],
    "decrypt": ["decrypt", "-i", "key", "-o", "out", "in.age"],
    "decrypt-stream": ["decrypt", "-i", "key", "-o", "out"],
    "decrypt-sparse": ["decrypt", "--sparse", "-i", "key", "-o", "out", "in.age"],
}
TO_A_PIPE = {
    "encrypt-to-a-pipe": ["encrypt", "-R", "friends", "in"],
    "decrypt-to-a-pipe": ["decrypt", "-i", "key", "in.age"],
    "decrypt-stream-to-a-pipe": ["decrypt", "-i", "key"],
}
READS = {"read", "readv", "pread", "pread64", "preadv", "preadv64"}
NAMING = {"link", "linkat", "rename", "renameat2", "tmpfile"}
WRITES = {"pwritev", "pwritev64", "fsync", "fsyncdir", "fchmod", "ftruncate", "fallocate", *NAMING}
# Ways in which the output gets its name: from no name at all, from a temporary one, over an old file, and in place of
# the content of an old file that cannot be replaced.
WAYS = {
    "nameless": ("", []),
    "temporary": ("tmpfile:*:EOPNOTSUPP ", []),
    "replace": ("", ["--force"]),
    "overwrite": ("", ["--force"]),
}
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


class Campaign:
    """Runs of one directory's commands, and what may be left of them."""

    def __init__(self, sandbox: AgeSandbox, faults: pathlib.Path) -> None:
        self.sandbox = sandbox
        self.out = sandbox.path / "out"
        self.temporary = sandbox.path / "temporary"  # the folder for temporary files
        self.temporary.mkdir()
        self.piped: bytes = b""
        self._faults = faults
        self._log = sandbox.path.parent / f"{sandbox.path.name}.log"
        sandbox.file("in", PLAIN)
        sandbox.file("friends", sandbox.recipient.encode() + b"\n")
        sandbox.file("in.age", sandbox.age_encrypt(PLAIN))
        self._calls: dict[tuple[str, str, int], list[str]] = {}

    def faults(self, rules: str) -> dict[str, str]:
        """Returns the variables of a program that runs under faults."""
        return {
            "LD_PRELOAD": str(self._faults),
            "TANDEM_FAULTS": rules,
            "TANDEM_FAULT_LOG": str(self._log),
            "TMPDIR": str(self.temporary),
        }

    def start(self, name: str, way: str, jobs: int, faults: str = "") -> subprocess.Popen[bytes]:
        """Begins a command where nothing is under the output's name, or the old file that it is to replace."""
        self._log.unlink(missing_ok=True)
        if way == "overwrite":
            self.out.write_bytes(b"old")
        else:
            self.out.unlink(missing_ok=True)
            if way == "replace":
                self.out.write_bytes(b"old")
        variables = self.faults(WAYS[way][0] + faults)
        command = [BINARY, *(COMMANDS | TO_A_PIPE)[name], "--quiet", "--jobs", str(jobs), *WAYS[way][1]]
        with open(self.sandbox.path / ("in.age" if name.startswith("decrypt") else "in"), "rb") as stdin:
            pipe = subprocess.Popen(["cat"], stdin=stdin, stdout=subprocess.PIPE)
        options = {"cwd": self.sandbox.path, "env": os.environ | variables, "stderr": subprocess.PIPE}
        if name in TO_A_PIPE:
            options["stdout"] = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe.stdout, **options)
        assert pipe.stdout is not None
        pipe.stdout.close()
        return process

    def run(self, name: str, way: str, jobs: int, faults: str = "") -> tuple[int, str]:
        """Returns exit status and messages of a command under faults; `piped` is what a pipe got."""
        process = self.start(name, way, jobs, faults)
        self.piped, said = process.communicate(timeout=TIMEOUT_S)
        return process.returncode, said.decode()

    @contextlib.contextmanager
    def place(self, way: str) -> Iterator[None]:
        """Mounts a file under the output's name if the way overwrites."""
        if way == "overwrite":
            self.out.write_bytes(b"below")
            with bind_mounted(self.out, self.sandbox.file("mounted", b"old")):
                yield
        else:
            yield

    def calls(self, name: str, way: str, jobs: int) -> list[str]:
        """Returns the calls to files of a run without faults, in order, as "CALL:N" each."""
        known = self._calls.get((name, way, jobs))
        if known is not None:
            return known
        assert self.run(name, way, jobs) == (0, "")
        counts: dict[str, int] = {}
        found = []
        for line in self._log.read_text().splitlines():
            call, kind, _ = line.split()
            counts[call] = counts.get(call, 0) + 1
            of_files = (
                call in WRITES or (call in READS and kind == "file") or (call in ("readv", "writev") and kind == "other")
            )
            if of_files:
                found.append(f"{call}:{counts[call]}")
        self._calls[name, way, jobs] = found
        return found

    def is_complete(self, name: str) -> bool:
        """Returns whether the content under the output's name is complete."""
        content = self.out.read_bytes()
        if name.startswith("decrypt"):
            return content == PLAIN
        return self.sandbox.age_decrypt(content) == PLAIN

    def temporary_names(self) -> list[str]:
        return [path.name for path in (*self.sandbox.path.glob(".tandem-*"), *self.temporary.iterdir())]

    def check_left(self, name: str, way: str, done: bool) -> None:
        """Checks that there is nothing but a complete file, or what was there before; `done`: a complete one."""
        over_old = way in ("replace", "overwrite")
        if not self.out.exists():
            assert not over_old and not done
        elif over_old and self.out.read_bytes() == b"old":
            assert not done
        else:
            assert self.is_complete(name)


@pytest.fixture
def campaign(age_sandbox: AgeSandbox, library: pathlib.Path) -> Campaign:  # noqa: F811
    return Campaign(age_sandbox, library)


def parts(number: int) -> Iterator[int]:
    """Returns the numbers of the tests of a campaign, twelve trials each."""
    yield from range(number // 12)


ERRORS = ["EIO", "ENOSPC", "EDQUOT", "EPERM", "EBUSY", "short", "EINTR", "nothing"]


def fitting(choose: random.Random, call: str) -> str:
    """Returns an error that may happen at a call."""
    error = choose.choice(ERRORS)
    transfers = call in {*READS, "pwritev", "pwritev64", "writev"}
    # A read of nothing is the end of the file, which the tests of truncated files are about.
    if (error in ("short", "EINTR") and not transfers) or (error == "nothing" and (not transfers or call in READS)):
        error = "EIO"
    return error


@pytest.mark.parametrize("part", [*parts(FAULTS)], ids=lambda part: f"{SEED}-{part}")
def test_random_faults(campaign: Campaign, part: int) -> None:
    choose = random.Random(SEED * 1000 + part)
    name = choose.choice([*COMMANDS])
    ways = [way for way in WAYS if way != "overwrite" or os.geteuid() == 0]
    for trial in range(12):
        way, jobs = choose.choice(ways), JOBS[trial % 3]
        with campaign.place(way):
            one_fault(campaign, choose, (SEED, part, trial, name, way, jobs))


def one_fault(campaign: Campaign, choose: random.Random, trial: tuple) -> None:
    *_, name, way, jobs = trial
    call = choose.choice(campaign.calls(name, way, jobs))
    error = fitting(choose, call.split(":")[0])
    status, said = campaign.run(name, way, jobs, f"{call}:{error}")
    trace = (*trial, call, error, status, said)
    errors = re.findall(r"^tandem: error: .+$", said, re.MULTILINE)
    assert len(errors) == (status != 0), trace
    assert campaign.temporary_names() == [], trace
    complete, damaged = "is complete" in said, "is damaged" in said
    if damaged:
        assert way == "overwrite", trace
    else:
        campaign.check_left(name, way, done=status == 0 or complete)
    if error in ("short", "EINTR"):
        assert status == 0, trace
    elif status != 0:
        no_room = error in ("ENOSPC", "EDQUOT") and not complete
        read = call.split(":")[0] in READS and not damaged
        expected = {KEY, INPUT} if read else {NO_SPACE if no_room else OUTPUT}
        assert status in expected, trace
        if "stream" in name and call.startswith("readv"):
            assert status == INPUT, trace


@pytest.mark.parametrize("name", TO_A_PIPE)
def test_random_faults_of_a_pipe(campaign: Campaign, name: str) -> None:
    """Checks a decryption: what has come out is the beginning of the content, and all of it if the status is 0."""
    choose = random.Random(f"{SEED} {name}")
    for trial in range(FAULTS // 4):
        jobs = JOBS[trial % 3]
        call = choose.choice(campaign.calls(name, "nameless", jobs))
        error = fitting(choose, call.split(":")[0])
        status, said = campaign.run(name, "nameless", jobs, f"{call}:{error}")
        trace = (SEED, trial, name, jobs, call, error, status, said)
        assert len(re.findall(r"^tandem: error: .+$", said, re.MULTILINE)) == (status != 0), trace
        if name.startswith("decrypt"):
            assert PLAIN.startswith(campaign.piped), trace
            assert (campaign.piped == PLAIN) or status != 0, trace
        elif status == 0:
            assert campaign.sandbox.age_decrypt(campaign.piped) == PLAIN, trace
        if error in ("short", "EINTR"):
            assert status == 0, trace
        elif status != 0:
            no_room = error in ("ENOSPC", "EDQUOT")
            assert status in ({KEY, INPUT} if call.split(":")[0] in READS else {NO_SPACE if no_room else OUTPUT}), trace


@pytest.mark.parametrize("part", [*parts(KILLS)], ids=lambda part: f"{SEED}-{part}")
def test_random_kills(campaign: Campaign, part: int) -> None:
    choose = random.Random(SEED * 2000 + part)
    name = choose.choice([*COMMANDS])
    begin = time.monotonic()
    assert campaign.run(name, "nameless", 2) == (0, "")
    usual_s = time.monotonic() - begin
    for trial in range(12):
        way, jobs = choose.choice(["nameless", "temporary", "replace"]), JOBS[trial % 3]
        by_call = choose.random() < 0.5
        before = set(campaign.temporary_names())  # of a kill while a file had a temporary name
        sent = choose.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
        if by_call:
            sent = signal.SIGKILL
            process = campaign.start(name, way, jobs, f"{choose.choice(campaign.calls(name, way, jobs))}:kill")
        else:
            process = campaign.start(name, way, jobs)
            time.sleep(choose.uniform(0, usual_s))
            process.send_signal(sent)
        said = process.communicate(timeout=TIMEOUT_S)[1].decode()
        status = process.returncode
        trace = (SEED, part, trial, name, way, jobs, by_call, sent, status, said)
        # Before it watches for signals, and once it is done, the program ends as any does.
        assert status in (0, -sent, 128 + sent), trace
        campaign.check_left(name, way, done=status == 0)
        new = set(campaign.temporary_names()) - before
        if way == "nameless" or status >= 0:
            assert new == set(), trace
        assert len(new) <= 1, trace
        for left in new:
            # At the moment before the final name it has the permissions of a new file, as the input has.
            usual, found = ((campaign.sandbox.path / path).stat().st_mode for path in ("in", left))
            assert stat.S_IMODE(found) in (0o600, stat.S_IMODE(usual)), trace
    # Where a file has a temporary name, if only while it replaces another, the next run in the directory removes it.
    assert campaign.run(name, "nameless", 2) == (0, "")
    assert campaign.temporary_names() == []


@as_root
@pytest.mark.parametrize("way", ["nameless", "temporary"])
@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk(campaign: Campaign, name: str, jobs: int, way: str) -> None:
    with small_file_system(campaign.sandbox.path) as small:
        for old in (None, b"old"):
            if old is not None:
                (small / "out").write_bytes(old)
            source = campaign.sandbox.path / ("in.age" if name == "decrypt-stream" else "in")
            command = [part if part != "out" else "small/out" for part in COMMANDS[name]]
            with open(source, "rb") as stdin:
                arguments = [*command, "--force", "--jobs", jobs, "--quiet"]
                done = campaign.sandbox.run(*arguments, stdin=stdin, env=os.environ | campaign.faults(WAYS[way][0]))
            assert done.returncode == NO_SPACE, done.stderr
            error = rb"tandem: error: cannot write output 'small/out': [^\n]+; make room and run again\n"
            assert re.fullmatch(error, done.stderr)
            assert {path.name: path.read_bytes() for path in small.iterdir()} == ({"out": old} if old else {})
