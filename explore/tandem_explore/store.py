"""Steps of flows, kept under the hash of what they depend on, so that no step runs twice: see docs/adr/0007-store.md.

A store is a folder with a folder per step, `<step>-<hash>`, or `failed-<step>-<hash>` of one that failed: what the step
wrote, its `inputs.json`, its `result.json` or `failure.json`, and `run.json`: what it took, where and when. A folder is
made under another name and gets its own when it is complete; it is never written again. Whoever works on a step holds
`claim-<step>-<hash>`, on this machine or on another that shares the folder.
"""

import hashlib
import json
import os
import re
import shutil
import socket
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from tandem_explore import claims, eda

# What a step depends on: its name, texts or hashes of what it reads, options, version of its tool. JSON values only.
Inputs = dict[str, Any]
Result = dict[str, Any]
Work = Callable[[eda.Run], Result]

RESULT = "result.json"
FAILURE = "failure.json"
INPUTS = "inputs.json"
RUN = "run.json"
MARKER = "tandem-explore.store"
FORMAT = "1"
# What else is in stores: of steps at work, and of older versions.
STEP = re.compile(r"(failed-)?(?!claim-)[a-z]\w*-[0-9a-f]{20}")
NAMES = re.compile(r"(failed-|claim-)?[a-z]\w*-[0-9a-f]{20}|unfinished-.*|gate-\w+|" + re.escape(MARKER))


class StoreError(Exception):
    """The folder is no store, or a damaged one; the message says what to do. Nothing in it was changed."""


class BusyError(Exception):
    """Somebody else works on the step."""


@dataclass(frozen=True)
class Failure:
    """How a step failed: `kind` is error, timeout, memory, no fit or garbage; under which limits; where its logs are."""

    kind: str
    said: str
    seconds_limit: float = 0
    memory_limit_mib: int = 0
    log: str = ""


@dataclass(frozen=True)
class Kept:
    """What the store has of a step: its result or its failure; seconds and CPU seconds that it took, 0 if unknown."""

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
        taken = _taken(folder)
        found = _load(folder, name, inputs)
        result, failure = (found, None) if name == RESULT else (None, Failure(**found))
        return Kept(folder, result, failure, True, taken["seconds"], taken["cpu_s"])

    def check_files(self) -> None:
        """Reads every file that the step wrote.

        Raises:
            StoreError: One is not as it was written, or is gone.
        """
        for name, digest in _taken(self.folder)["files"].items():
            path = self.folder / name
            if not path.is_file() or file_hash(path) != digest:
                raise damaged(self.folder, f"{name} is not what was written")

    def file(self, name: str) -> tuple[Path, str]:
        """A file that the step wrote, and its hash.

        Raises:
            StoreError: It is not there.
        """
        path = self.folder / name
        if not path.is_file():
            raise damaged(self.folder, f"{name} is missing")
        known = _taken(self.folder)["files"].get(name)
        return path, str(known) if known else file_hash(path)


def is_step(name: str) -> bool:
    """Whether a name in a store is that of a step, done or failed."""
    return bool(STEP.fullmatch(name))


@dataclass(frozen=True)
class Store:
    """A folder of steps. Opening one that is damaged, or that is none, changes nothing in it."""

    root: Path

    def open(self) -> None:
        """Makes the folder if there is none, checks it if there is, and clears away what dead processes left.

        Raises:
            StoreError: It is something else, or of another version.
        """
        if self.root.exists() and not self.root.is_dir():
            raise StoreError(f"{self.root} is a file: give --store a folder")
        self.root.mkdir(parents=True, exist_ok=True)
        marker = self.root / MARKER
        if marker.exists():
            if marker.read_text(errors="replace").strip() != FORMAT:
                raise StoreError(f"{marker} does not say {FORMAT}: another version, or damaged; give another --store")
            claims.clear(self.root)
            return
        strangers = [path.name for path in self.root.iterdir() if not NAMES.fullmatch(path.name)]
        if strangers:
            raise StoreError(f"{self.root} is no store, there is {sorted(strangers)[0]} in it: give --store a new folder")
        marker.write_text(f"{FORMAT}\n")

    def folder(self, inputs: Inputs) -> Path:
        """Where the step with these inputs is, or would be."""
        digest = hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()
        return self.root / f"{inputs['step']}-{digest[:20]}"

    def kept(self, inputs: Inputs) -> Kept | None:
        """The step, if it is in the store; a failure counts only where there is no result.

        Raises:
            StoreError: Its folder is damaged.
        """
        folder = self.folder(inputs)
        failed = folder.with_name(f"failed-{folder.name}")
        if folder.exists():
            return Kept.read(folder, RESULT, inputs)
        return Kept.read(failed, FAILURE, inputs) if failed.exists() else None

    def get(
        self, inputs: Inputs, work: Work, limits: eda.Limits = eda.Limits(), retry: bool = False, size: int = 0
    ) -> Kept:
        """The step, from the store if it is there. A failure is there, too, unless it met a limit lower than `limits`.

        `work` does it in an empty folder and returns the result; `size` goes with what it took, for later estimates.

        Raises:
            BusyError: Another process does it now.
            StoreError: What is there is damaged.
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
            taken = {"seconds": seconds, "cpu_s": run.cpu_s, "memory_mib": run.memory_mib, "size": size}
            where = {"host": socket.gethostname(), "started": started.isoformat(timespec="seconds")}
            _write(temporary / INPUTS, inputs)
            _write(temporary / (RESULT if failure is None else FAILURE), result if failure is None else asdict(failure))
            hashes = {p.name: file_hash(p) for p in sorted(temporary.iterdir()) if p.is_file()}
            _write(temporary / RUN, taken | where | {"files": hashes})
            folder = self.folder(inputs)
            if failure is not None:
                folder = folder.with_name(f"failed-{folder.name}")
            if before is not None:
                shutil.rmtree(before.folder)
            os.rename(temporary, folder)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
        return Kept(folder, result, failure, False, seconds, run.cpu_s)


def _outcome(work: Work, run: eda.Run, limits: eda.Limits) -> tuple[Result | None, Failure | None]:
    """What the work comes to. What a program wrote and nobody can read is a failure of that program."""
    try:
        return work(run), None
    except eda.EdaError as error:
        kind, said = error.kind, str(error)
    except (LookupError, ValueError, TypeError, FileNotFoundError) as error:
        if not run.calls:
            raise
        kind, said = "garbage", f"what {run.calls[-1]} wrote cannot be read: {type(error).__name__}: {error}"
    if eda.STOPPING.is_set():
        raise eda.Interrupted
    logs = ", ".join(sorted(path.name for path in run.folder.glob("*.log")))
    return None, Failure(kind, said, limits.seconds, limits.memory_mib, logs)


def again(kept: Kept, limits: eda.Limits, retry: bool) -> bool:
    """Whether to do a step again: a failure that met a limit which is higher now, or every failure."""
    failure = kept.failure
    if failure is None or retry:
        return failure is not None
    if failure.kind == "timeout":
        return limits.seconds == 0 or limits.seconds > failure.seconds_limit
    return failure.kind == "memory" and limits.memory_mib > failure.memory_limit_mib > 0


def _load(folder: Path, name: str, inputs: Inputs) -> dict[str, Any]:
    """The JSON object in a folder's file, which must be what was written there for these inputs."""
    found = read_object(folder, name)
    if read_object(folder, INPUTS) != inputs:
        raise damaged(folder, f"{INPUTS} does not say what the folder's name stands for")
    written = _taken(folder)["files"].get(name)
    if written and written != file_hash(folder / name):
        raise damaged(folder, f"{name} is not what was written")
    return found


def _taken(folder: Path) -> dict[str, Any]:
    """What `run.json` says; the steps of older versions have none."""
    nothing: dict[str, Any] = {"seconds": 0.0, "cpu_s": 0.0, "files": {}}
    return nothing | read_object(folder, RUN) if (folder / RUN).is_file() else nothing


def read_object(folder: Path, name: str) -> dict[str, Any]:
    """A JSON object in a folder of the store.

    Raises:
        StoreError: There is none.
    """
    try:
        found = json.loads((folder / name).read_text())
    except FileNotFoundError:
        raise damaged(folder, f"{name} is missing") from None
    except (ValueError, OSError) as error:
        raise damaged(folder, f"{name} cannot be read: {error}") from error
    if not isinstance(found, dict):
        raise damaged(folder, f"{name} is no JSON object")
    return found


def damaged(folder: Path, why: str) -> StoreError:
    """The error for a folder of the store that is not as it was written."""
    advice = "Nothing was changed; move the folder away to make the step anew"
    return StoreError(f"the store is damaged: {folder}: {why}. {advice}")


def _write(path: Path, content: Any) -> None:
    """Writes a JSON file that is on the disk when this returns."""
    with path.open("w") as file:
        file.write(json.dumps(content, indent=1, sort_keys=True) + "\n")
        file.flush()
        os.fsync(file.fileno())


def file_hash(path: Path) -> str:
    """SHA-256 of a file's content; one that has not changed since is not read again."""
    is_now = path.stat()
    return _hash(path, is_now.st_ino, is_now.st_size, is_now.st_mtime_ns)


@cache
def _hash(path: Path, *_: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
