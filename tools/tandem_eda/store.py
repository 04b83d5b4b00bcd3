"""Steps of flows, kept under the hash of what they depend on, so that no step runs twice: see docs/adr/0007-store.md.

A store is a folder with a folder per step, `<step>-<hash>`, or `failed-<step>-<hash>` of one that failed: what the step
wrote, its `inputs.json`, its `result.json` or `failure.json`, and `run.json`: what it took, where and when. A folder is
made under another name and gets its own when it is complete; it is never written again. A process that works on a step holds
`claim-<step>-<hash>`, on this machine or on another that shares the folder.
"""

import errno
import hashlib
import json
import math
import os
import re
import shutil
import socket
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tandem_eda import claims, eda
from tandem_facts.schema import FactsError, parse, read_json

T = TypeVar("T")

# A step depends on its name, texts or hashes of what it reads, options, version of its tool. JSON values only.
Inputs = dict[str, Any]
Result = dict[str, Any]
Work = Callable[[eda.Run], Result]

RESULT = "result.json"
FAILURE = "failure.json"
INPUTS = "inputs.json"
RUN = "run.json"
# Results have these numbers at any depth; `cells` are numbers by the name of a type.
NUMBERS = (
    "area_ge", "block_rams", "clock_mhz", "clocks_per_block", "flip_flops", "latency_clocks", "luts", "sequential_ge",
)  # fmt: skip
CELLS = "cells"
MARKER = "tandem-explore.store"
FORMAT = "1"
# Stores also hold files of steps at work, and of older versions.
STEP = re.compile(r"(failed-)?(?!claim-)[a-z]\w*-[0-9a-f]{20}")
NAMES = re.compile(r"(failed-|claim-)?[a-z]\w*-[0-9a-f]{20}|unfinished-.*|gate-\w+|" + re.escape(MARKER))


class StoreError(Exception):
    """The folder is not a store, or a damaged one; the message says what to do. Nothing in it was changed."""


class Stored(Result):
    """A result that was read from a store: what is not in it is damage, not a mistake of who asks."""

    def __init__(self, folder: Path, found: Result) -> None:
        """Takes the content of the file.

        Raises:
            StoreError: A value that is a number in every result is not a number.
        """
        super().__init__(found)
        self.folder = folder
        counts = found.get(CELLS, {})
        numbers = [found[name] for name in NUMBERS if name in found]
        if not isinstance(counts, dict) or not all(map(_is_number, [*numbers, *counts.values()])):
            raise damaged(folder, f"{RESULT} does not have a number where it should have one")

    def __missing__(self, key: str) -> Any:
        raise damaged(self.folder, f"{RESULT} does not say {key}")


class BusyError(Exception):
    """Somebody else works on the step."""


@dataclass(frozen=True)
class Failure:
    """A failure of a step: `kind` is error, timeout, memory, no fit or garbage; its limits; the place of its logs."""

    kind: str
    said: str
    seconds_limit: float = 0
    memory_limit_mib: int = 0
    log: str = ""


@dataclass(frozen=True)
class Kept:
    """The store's record of a step: its result or its failure; seconds and CPU seconds that it took, 0 if unknown."""

    folder: Path
    result: Result | None
    failure: Failure | None
    found: bool
    seconds: float = 0
    cpu_s: float = 0

    @staticmethod
    def read(folder: Path, name: str, inputs: Inputs) -> "Kept":
        """A folder's result or failure.

        Raises:
            StoreError: It is not what was written for these inputs.
        """
        taken = Taken.read(folder)
        found = _load(folder, name, inputs, taken)
        if name == RESULT:
            return Kept(folder, Stored(folder, found), None, True, taken.seconds, taken.cpu_s)
        return Kept(folder, None, _parsed(folder, name, Failure, found), True, taken.seconds, taken.cpu_s)

    def check_files(self) -> None:
        """Reads every file that the step wrote.

        Raises:
            StoreError: One is not as it was written, or is gone.
        """
        for name, digest in Taken.read(self.folder).files.items():
            _check_file(self.folder, name, digest)

    def file(self, name: str) -> tuple[Path, str]:
        """A file that the step wrote, and its hash.

        Raises:
            StoreError: It is not there.
        """
        path = self.folder / name
        if not path.is_file():
            raise damaged(self.folder, f"{name} is missing")
        known = Taken.read(self.folder).files.get(name)
        return path, str(known) if known else file_hash(path)


@dataclass(frozen=True)
class Taken:
    """The costs of a step in `run.json`: what it took, where and when, the hash of every file. Older versions wrote none."""

    seconds: float = 0.0
    cpu_s: float = 0.0
    memory_mib: int = 0
    size: int = 0
    host: str = ""
    started: str = ""
    files: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def read(folder: Path) -> "Taken":
        """Reads the costs of a step; they are empty without the file.

        Raises:
            StoreError: It is damaged.
        """
        if not os.path.lexists(folder / RUN):
            return Taken()
        taken = _parsed(folder, RUN, Taken, read_object(folder, RUN))
        if INPUTS not in taken.files:
            raise damaged(folder, f"{RUN} does not have the hash of {INPUTS}")
        return taken


def is_step(name: str) -> bool:
    """Returns whether a name in a store is that of a step, done or failed."""
    return bool(STEP.fullmatch(name))


@dataclass(frozen=True)
class Store:
    """A folder of steps. Opening a damaged folder, or one that is no store, changes nothing in it."""

    root: Path

    def open(self) -> None:
        """Creates the folder or checks it, and clears away the remains of dead processes.

        Raises:
            StoreError: It is not a store, or of another version.
        """
        if self.root.exists() and not self.root.is_dir():
            raise StoreError(f"{self.root} is a file: give --store a folder")
        try:
            self._open()
        except OSError as error:
            raise StoreError(f"{self.root} cannot be used as a store ({error}): give another --store") from error

    def _open(self) -> None:
        self.root.mkdir(parents=True, exist_ok=True)
        marker = self.root / MARKER
        if marker.exists():
            if marker.read_text(errors="replace").strip() != FORMAT:
                raise StoreError(f"{marker} is not of version {FORMAT}, or damaged; give another --store")
            claims.clear(self.root)
            return
        strangers = [path.name for path in self.root.iterdir() if not NAMES.fullmatch(path.name)]
        if strangers:
            raise StoreError(f"{self.root} is not a store, because it contains {sorted(strangers)[0]}: use a new folder")
        marker.write_text(f"{FORMAT}\n")

    def folder(self, inputs: Inputs) -> Path:
        """Returns the folder of the step with these inputs, whether it exists or not."""
        digest = hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()
        return self.root / f"{inputs['step']}-{digest[:20]}"

    def kept(self, inputs: Inputs) -> Kept | None:
        """Returns the step, if it is in the store; a failure counts only if there is no result.

        Raises:
            StoreError: Its folder is damaged.
        """
        folder = self.folder(inputs)
        failed = folder.with_name(f"failed-{folder.name}")
        if os.path.lexists(folder):
            return Kept.read(folder, RESULT, inputs)
        return Kept.read(failed, FAILURE, inputs) if os.path.lexists(failed) else None

    def get(
        self, inputs: Inputs, work: Work, limits: eda.Limits = eda.Limits(), retry: bool = False, size: int = 0
    ) -> Kept:
        """Returns the step, from the store if it is there; a failure only if it met no limit below `limits`.

        `work` does the step in an empty folder and returns the result; `size` is stored for later estimates.

        Raises:
            BusyError: Another process does it now.
            StoreError: The stored step is damaged.
            eda.Interrupted: The user ended the run; nothing of the step is left.
        """
        kept = self.kept(inputs)
        if kept and not again(kept, limits, retry):
            return kept
        name = self.folder(inputs).name
        with claims.hold(self.root, name) as mine:
            if not mine:
                raise BusyError(name)
            kept = self.kept(inputs)  # it may have ended before the claim was ours
            if kept and not again(kept, limits, retry):
                return kept
            return self._work(inputs, work, limits, kept, size)

    def _work(self, inputs: Inputs, work: Work, limits: eda.Limits, before: Kept | None, size: int) -> Kept:
        started = datetime.now(UTC)
        temporary = Path(tempfile.mkdtemp(prefix=claims.unfinished(), dir=self.root))
        run = eda.Run(temporary, limits)
        try:
            result, failure = _outcome(work, run, limits)
            seconds = (datetime.now(UTC) - started).total_seconds()
            where = (socket.gethostname(), started.isoformat(timespec="seconds"))
            _write(temporary / INPUTS, inputs)
            _write(temporary / (RESULT if failure is None else FAILURE), result if failure is None else asdict(failure))
            hashes = {p.name: file_hash(p) for p in sorted(temporary.iterdir()) if p.is_file()}
            _write(temporary / RUN, asdict(Taken(seconds, run.cpu_s, run.memory_mib, size, *where, hashes)))
            folder = self.folder(inputs)
            if failure is not None:
                folder = folder.with_name(f"failed-{folder.name}")
            if before is not None:
                shutil.rmtree(before.folder)
            try:
                os.rename(temporary, folder)
            except OSError as error:
                # Another process took the claim while this one stood still, and ended first: the first result counts.
                first = self.kept(inputs) if error.errno in (errno.EEXIST, errno.ENOTEMPTY) else None
                if first is None:
                    raise
                return first
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
        return Kept(folder, result, failure, False, seconds, run.cpu_s)


def _outcome(work: Work, run: eda.Run, limits: eda.Limits) -> tuple[Result | None, Failure | None]:
    """Returns the result or the failure of the work. Unreadable output of a program is a failure of that program."""
    try:
        return work(run), None
    except eda.EdaError as error:
        kind, said = error.kind, str(error)
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError, FileNotFoundError) as error:
        if not run.calls:
            raise
        kind, said = "garbage", f"what {run.calls[-1]} wrote cannot be read: {type(error).__name__}: {error}"
    if eda.STOPPING.is_set():
        raise eda.Interrupted
    logs = ", ".join(sorted(path.name for path in run.folder.glob("*.log")))
    return None, Failure(kind, said, limits.seconds, limits.memory_mib, logs)


def again(kept: Kept, limits: eda.Limits, retry: bool) -> bool:
    """Returns whether to repeat a step: after a failure at a limit that is higher now, or after any failure if `retry`."""
    failure = kept.failure
    if failure is None or retry:
        return failure is not None
    if failure.kind == "timeout":
        return limits.seconds == 0 or limits.seconds > failure.seconds_limit
    return failure.kind == "memory" and limits.memory_mib > failure.memory_limit_mib > 0


def _load(folder: Path, name: str, inputs: Inputs, taken: Taken) -> dict[str, Any]:
    """The JSON object in a folder's file, which must be what was written there for these inputs."""
    found = read_object(folder, name)
    if read_object(folder, INPUTS) != inputs:
        raise damaged(folder, f"{INPUTS} does not say what the folder's name stands for")
    if taken.files:
        _check_file(folder, name, taken.files.get(name, "none"))
    return found


def _check_file(folder: Path, name: str, digest: str) -> None:
    path = folder / name
    try:
        sound = Path(name).name == name and path.is_file() and file_hash(path) == digest
    except (OSError, ValueError) as error:
        raise damaged(folder, f"{name} cannot be read: {error}") from error
    if not sound:
        raise damaged(folder, f"{name} is not what was written")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _parsed(folder: Path, name: str, kind: type[T], found: dict[str, Any]) -> T:
    try:
        return parse(kind, found, name)
    except FactsError as error:
        raise damaged(folder, str(error)) from None


def read_object(folder: Path, name: str) -> dict[str, Any]:
    """Returns a JSON object in a folder of the store.

    Raises:
        StoreError: There is none.
    """
    if not os.path.lexists(folder / name):
        raise damaged(folder, f"{name} is missing")
    try:
        found = read_json(folder / name)
    except FactsError as error:
        raise damaged(folder, f"{name} cannot be read: {error}") from error
    if not isinstance(found, dict):
        raise damaged(folder, f"{name} is no JSON object")
    return found


def damaged(folder: Path, why: str) -> StoreError:
    """The error for a folder of the store that is not as it was written."""
    advice = "Nothing was changed; move the folder away to repeat the step"
    return StoreError(f"the store is damaged: {folder}: {why}. {advice}")


def _write(path: Path, content: Any) -> None:
    """Writes a JSON file that is on the disk when this returns."""
    with path.open("w") as file:
        file.write(json.dumps(content, indent=1, sort_keys=True) + "\n")
        file.flush()
        os.fsync(file.fileno())


def file_hash(path: Path) -> str:
    """Returns the SHA-256 of a file's content; a file that has not changed since is not read again."""
    is_now = path.stat()
    return _hash(path, is_now.st_ino, is_now.st_size, is_now.st_mtime_ns)


@cache
def _hash(path: Path, *_: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
