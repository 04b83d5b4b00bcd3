"""Proofs and random campaigns whose sources have passed before, so that they need not run again.

`results/remembered.json` has for each campaign the hash of its inputs: what tools see of its sources (source_text.py),
parameters, versions of tools. A run leaves out campaigns whose hash is the same, says how many (`line`), and notes those
that it ran and that passed; the file is committed with the sources. TANDEM_FORGET=1 (`make test`, `make test-all`) leaves
out none.

A campaign is noted only if its inputs were the same when it began and when it had passed, and if none of its files was
written in between: TANDEM_BEGAN is when the whole run began, so that an edit before the programs under test are built
counts, too.
"""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path

from tandem_tools import packages, source_text

FILE = "results/remembered.json"
# Processes of a run leave here what has passed, a file each, and what they have left out, until the run's end.
NOTES = "build/passed"
COARSE_NS = 1_000_000_000
# Digests by path and state of the file: a run asks for the same ones again and again.
_digests: dict[tuple[str, int, int, int], bytes] = {}


class Campaign:
    """One thing that is remembered. Its inputs are hashed when this is made, and again when it has passed."""

    def __init__(
        self, root: Path, name: str, files: Callable[[], Iterable[str | Path]], *facts: object,
        tools: Iterable[str] = (), debian: Iterable[str] = (),
    ) -> None:  # fmt: skip
        """Takes the key; the campaign begins after that.

        Args:
            root: The repository.
            name: The campaign's name, the same in every run.
            files: Lists its files; called again at the end, so that a new file counts.
            facts: Whatever else decides, such as parameters.
            tools: Packages of the Python environment that it runs.
            debian: Debian packages that it runs (packages.py follows compilers).
        """
        self._began = int(os.environ.get("TANDEM_BEGAN") or time.time_ns())
        self._root, self.name, self._files = root, name, files
        self._facts, self._tools, self._debian = facts, tuple(tools), tuple(debian)
        self.key = self._key()
        if folder := os.environ.get("TANDEM_TRACE"):
            _declare(Path(folder), root, name, files(), self._debian)

    def _key(self) -> str:
        return key(self._root, self._files(), *self._facts, *packages.versions(self._debian), tools=self._tools)

    def has_passed(self) -> bool:
        """Returns whether it has passed with these inputs, unless this run repeats all; if so, it counts as left out."""
        if forgets() or load(self._root).get(self.name) != self.key:
            return False
        _file(self._root, self.name, "left").write_text(self.name)
        return True

    def passed(self) -> bool:
        """Notes that it has passed, unless its inputs changed meanwhile; then that is printed. Returns whether it noted."""
        changed = self.changed()
        if changed:
            print(f"not remembered: {self.name}: {changed}", flush=True)
            return False
        _file(self._root, self.name, "json").write_text(json.dumps({self.name: self.key}))
        return True

    def changed(self) -> str:
        """Returns how the inputs have changed since the run began; empty if they have not."""
        for path in sorted(_paths(self._root, self._files())):
            if not path.is_file():
                return f"{_name(self._root, path)} is gone"
            if path.stat().st_ctime_ns > self._began:
                return f"{_name(self._root, path)} was written while it ran"
        return "" if self._key() == self.key else "its sources or tools changed while it ran"


def key(
    root: Path, files: Iterable[str | Path], *facts: object, tools: Iterable[str] = (), whole: bool = False
) -> str:
    """The hash of what tools see of files, their names in the repository, versions of Python packages, and other facts.

    With `whole` every byte of the files counts.
    """
    digest = hashlib.sha256()
    for fact in (*facts, *(f"{tool} {version(tool)}" for tool in tools)):
        digest.update(f"{fact}\n".encode())
    # Files outside the repository come first, so that the order is the same wherever it lies.
    for path in sorted(_paths(root, files), key=lambda path: (path.is_relative_to(root), path)):
        content = hashlib.sha256(path.read_bytes()).digest() if whole else _digest(path)
        digest.update(f"{_name(root, path)}\n".encode() + content)
    return digest.hexdigest()[:32]


def _paths(root: Path, files: Iterable[str | Path]) -> set[Path]:
    return {Path(os.path.normpath(root / file)) for file in files}


def _name(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def _digest(path: Path) -> bytes:
    state = path.stat()
    known = (str(path), state.st_size, state.st_mtime_ns, state.st_ctime_ns)
    if known in _digests:
        return _digests[known]
    digest = hashlib.sha256(source_text.seen(path.name, path.read_bytes())).digest()
    # The clock of files is coarse: a file that was written just now may be written again at the same time.
    if time.time_ns() - state.st_ctime_ns > COARSE_NS:
        _digests[known] = digest
    return digest


def _declare(folder: Path, root: Path, name: str, files: Iterable[str | Path], debian: tuple[str, ...]) -> None:
    """Writes down what a campaign says that it depends on, for test_run/trace.py."""
    declared = {"files": sorted(_name(root, path) for path in _paths(root, files)), "packages": list(debian)}
    (folder / f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.declared").write_text(json.dumps(declared))


def forgets() -> bool:
    """Returns whether everything is to run, whatever has passed before."""
    return os.environ.get("TANDEM_FORGET", "") not in ("", "0")


def line(ran: int, of: int, what: str = "") -> str:
    """Returns a line about things that a step may leave out; test_run/left_out.py finds it in the step's log."""
    return f"remembered: {ran} of {of} {what + ' ' if what else ''}run"


def counts(root: Path, kind: str) -> tuple[int, int]:
    """Returns how many campaigns whose names begin with `kind` have passed in this run, and how many were left out."""
    notes = [json.loads(file.read_text()) for file in (root / NOTES).glob("*.json")]
    left = [file.read_text() for file in (root / NOTES).glob("*.left")]
    ran = [campaign for note in notes for campaign in note]
    return sum(name.startswith(f"{kind} ") for name in ran), sum(name.startswith(f"{kind} ") for name in left)


def _file(root: Path, campaign: str, ending: str) -> Path:
    folder = root / NOTES
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{hashlib.sha256(campaign.encode()).hexdigest()[:16]}.{ending}"


def load(root: Path) -> dict[str, str]:
    """Campaigns and their keys."""
    file = root / FILE
    content = json.loads(file.read_text()) if file.is_file() else {}
    return {str(campaign): str(its_key) for campaign, its_key in content.items()}


def merge(root: Path, *, whole: bool) -> int:
    """Takes the notes into the file, and forgets what it had if `whole`. Returns how many it did not have."""
    before = load(root)
    notes = sorted((root / NOTES).glob("*.json"))
    found: dict[str, str] = {}
    for file in notes:
        found |= json.loads(file.read_text())
        file.unlink()
    after = found if whole else before | found
    if after != before:
        (root / FILE).parent.mkdir(exist_ok=True)
        (root / FILE).write_text(json.dumps(dict(sorted(after.items())), indent=0) + "\n")
    return len(found.items() - before.items())
