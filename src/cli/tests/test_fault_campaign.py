"""Faults and kills at random places: whatever happens, what is under the output's name is complete, or what was there
before; no temporary name is left; and the exit status is the documented one.

A share of the campaign runs in `make test`, all of it in `make test-all`. The seed is in the name of the test; TANDEM_SEED
sets it.
"""

import os
import pathlib
import random
import re
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox
from processes import small_file_system
from test_system_faults import library  # noqa: F401, the fixture

KEY, INPUT, OUTPUT, NO_SPACE = 3, 4, 5, 9
ALL = bool(os.environ.get("TANDEM_ALL"))
SEED = int(os.environ.get("TANDEM_SEED", random.SystemRandom().randrange(10**6)))
FAULTS, KILLS = (204, 108) if ALL else (24, 12)
JOBS = [1, 2, 8]

# More than a few of the pipeline's chunks, and an end that fills none.
PLAIN = random.Random(SEED).randbytes(2_000_003)
COMMANDS = {
    "encrypt": ["encrypt", "-R", "friends", "-o", "out", "in"],
    "encrypt-stream": ["encrypt", "-R", "friends", "-o", "out"],
    "armor": ["encrypt", "-a", "-R", "friends", "-o", "out", "in"],
    "decrypt": ["decrypt", "-i", "key", "-o", "out", "in.age"],
    "decrypt-stream": ["decrypt", "-i", "key", "-o", "out"],
}
READS = {"read", "readv", "pread", "pread64", "preadv", "preadv64"}
NAMING = {"link", "linkat", "rename", "renameat2", "tmpfile"}
WRITES = {"pwritev", "pwritev64", "fsync", "fsyncdir", "fchmod", "ftruncate", *NAMING}
# How the output gets its name: from no name at all, from a temporary one, and over an old file.
WAYS = {"nameless": ("", []), "temporary": ("tmpfile:*:EOPNOTSUPP ", []), "replace": ("", ["--force"])}


class Campaign:
    """Runs of one directory's commands, and what may be left of them."""

    def __init__(self, sandbox: AgeSandbox, faults: pathlib.Path) -> None:
        self.sandbox = sandbox
        self.out = sandbox.path / "out"
        self._faults = faults
        self._log = sandbox.path.parent / f"{sandbox.path.name}.log"
        sandbox.file("in", PLAIN)
        sandbox.file("friends", sandbox.recipient.encode() + b"\n")
        sandbox.file("in.age", sandbox.age_encrypt(PLAIN))
        self._calls: dict[tuple[str, str, int], list[str]] = {}

    def start(self, name: str, way: str, jobs: int, faults: str = "") -> subprocess.Popen[bytes]:
        """Begins a command where nothing is under the output's name, or the old file that it is to replace."""
        self._log.unlink(missing_ok=True)
        self.out.unlink(missing_ok=True)
        if way == "replace":
            self.out.write_bytes(b"old")
        rules = WAYS[way][0] + faults
        variables = {"LD_PRELOAD": str(self._faults), "TANDEM_FAULTS": rules, "TANDEM_FAULT_LOG": str(self._log)}
        command = [BINARY, *COMMANDS[name], "--quiet", "--jobs", str(jobs), *WAYS[way][1]]
        with open(self.sandbox.path / ("in.age" if name == "decrypt-stream" else "in"), "rb") as stdin:
            pipe = subprocess.Popen(["cat"], stdin=stdin, stdout=subprocess.PIPE)
        options = {"cwd": self.sandbox.path, "env": os.environ | variables, "stderr": subprocess.PIPE}
        process = subprocess.Popen(command, stdin=pipe.stdout, **options)
        assert pipe.stdout is not None
        pipe.stdout.close()
        return process

    def run(self, name: str, way: str, jobs: int, faults: str = "") -> tuple[int, str]:
        """Exit status and messages of a command under faults."""
        process = self.start(name, way, jobs, faults)
        _, said = process.communicate(timeout=TIMEOUT_S)
        return process.returncode, said.decode()

    def calls(self, name: str, way: str, jobs: int) -> list[str]:
        """The calls to files of a run without faults, in order, as "CALL:N" each."""
        known = self._calls.get((name, way, jobs))
        if known is not None:
            return known
        assert self.run(name, way, jobs) == (0, "")
        counts: dict[str, int] = {}
        found = []
        for line in self._log.read_text().splitlines():
            call, kind, _ = line.split()
            counts[call] = counts.get(call, 0) + 1
            of_files = call in WRITES or (call in READS and kind == "file") or (call == "readv" and kind == "other")
            if of_files:
                found.append(f"{call}:{counts[call]}")
        self._calls[name, way, jobs] = found
        return found

    def is_complete(self, name: str) -> bool:
        """Whether what is under the output's name is all of it."""
        content = self.out.read_bytes()
        if name.startswith("decrypt"):
            return content == PLAIN
        return self.sandbox.age_decrypt(content) == PLAIN

    def temporary_names(self) -> list[str]:
        return [path.name for path in self.sandbox.path.glob(".tandem-*")]

    def check_left(self, name: str, way: str, done: bool) -> None:
        """Nothing but a complete file, or what was there before; `done`: a complete one."""
        if not self.out.exists():
            assert way != "replace" and not done
        elif way == "replace" and self.out.read_bytes() == b"old":
            assert not done
        else:
            assert self.is_complete(name)


@pytest.fixture
def campaign(age_sandbox: AgeSandbox, library: pathlib.Path) -> Campaign:  # noqa: F811
    return Campaign(age_sandbox, library)


def parts(number: int) -> Iterator[int]:
    """The numbers of the tests of a campaign, twelve trials each."""
    yield from range(number // 12)


@pytest.mark.parametrize("part", [*parts(FAULTS)], ids=lambda part: f"{SEED}-{part}")
def test_random_faults(campaign: Campaign, part: int) -> None:
    choose = random.Random(SEED * 1000 + part)
    name = choose.choice([*COMMANDS])
    for trial in range(12):
        way, jobs = choose.choice([*WAYS]), JOBS[trial % 3]
        call = choose.choice(campaign.calls(name, way, jobs))
        error = choose.choice(["EIO", "ENOSPC", "EDQUOT", "EPERM", "EBUSY", "short", "EINTR"])
        if error in ("short", "EINTR") and call.split(":")[0] not in READS | {"pwritev", "pwritev64"}:
            error = "EIO"
        status, said = campaign.run(name, way, jobs, f"{call}:{error}")
        trace = (SEED, part, trial, name, way, jobs, call, error, status, said)
        errors = re.findall(r"^tandem: error: .+$", said, re.MULTILINE)
        assert len(errors) == (status != 0), trace
        assert campaign.temporary_names() == [], trace
        complete = "is complete" in said
        campaign.check_left(name, way, done=status == 0 or complete)
        if error in ("short", "EINTR"):
            assert status == 0, trace
        elif status != 0:
            no_room = error in ("ENOSPC", "EDQUOT") and not complete
            expected = {KEY, INPUT} if call.split(":")[0] in READS else {NO_SPACE if no_room else OUTPUT}
            assert status in expected, trace
            if "stream" in name and call.startswith("readv"):
                assert status == INPUT, trace


@pytest.mark.parametrize("part", [*parts(KILLS)], ids=lambda part: f"{SEED}-{part}")
def test_random_kills(campaign: Campaign, part: int) -> None:
    choose = random.Random(SEED * 2000 + part)
    name = choose.choice([*COMMANDS])
    begin = time.monotonic()
    assert campaign.run(name, "nameless", 2) == (0, "")
    usual_s = time.monotonic() - begin
    for trial in range(12):
        way, jobs = choose.choice(["nameless", "replace"]), JOBS[trial % 3]
        by_call = choose.random() < 0.5
        before = set(campaign.temporary_names())  # of a kill while a file was being replaced
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
        if way == "nameless" or status >= 0:
            assert set(campaign.temporary_names()) <= before, trace
    # Only replacing has a moment with a temporary name, which the next run in the directory removes.
    assert campaign.run(name, "nameless", 2) == (0, "")
    assert campaign.temporary_names() == []


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root")
@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk(campaign: Campaign, name: str, jobs: int) -> None:
    with small_file_system(campaign.sandbox.path) as small:
        for old in (None, b"old"):
            if old is not None:
                (small / "out").write_bytes(old)
            source = campaign.sandbox.path / ("in.age" if name == "decrypt-stream" else "in")
            command = [part if part != "out" else "small/out" for part in COMMANDS[name]]
            with open(source, "rb") as stdin:
                arguments = [*command, "--force", "--jobs", jobs, "--quiet"]
                done = campaign.sandbox.run(*arguments, stdin=stdin)
            assert done.returncode == NO_SPACE, done.stderr
            error = rb"tandem: error: cannot write output 'small/out': [^\n]+; make room and run again\n"
            assert re.fullmatch(error, done.stderr)
            assert {path.name: path.read_bytes() for path in small.iterdir()} == ({"out": old} if old else {})
