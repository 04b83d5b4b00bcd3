"""Proofs and random campaigns whose sources have passed before, so that they need not run again.

`tools/remembered.json` has for each campaign the hash of all that it depends on: sources, parameters, tools. A run leaves
out those whose hash is the same, says how many (`line`), and writes down those that it ran and that passed; the file is
committed with the sources. TANDEM_ALL=1 (`make test-all`) leaves out none; then the file has only those of that run.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

FILE = "tools/remembered.json"
# Where processes of a run leave what has passed, a file each, and what they have left out, until the run's end.
NOTES = "build/passed"


def key(root: Path, files: Iterable[str | Path], *facts: object, tools: Iterable[str] = ()) -> str:
    """The hash of files by content and name (in the repository), of versions of Python packages, and of other facts."""
    digest = hashlib.sha256()
    for fact in (*facts, *(f"{tool} {version(tool)}" for tool in tools)):
        digest.update(f"{fact}\n".encode())
    paths = {Path(os.path.normpath(root / file)) for file in files}
    # Those outside first, so that the order is the same wherever the repository lies.
    for path in sorted(paths, key=lambda path: (path.is_relative_to(root), path)):
        name = path.relative_to(root) if path.is_relative_to(root) else path.name
        digest.update(f"{name}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]


def has_passed(root: Path, campaign: str, its_key: str) -> bool:
    """Whether it has passed with this key, and this run is not one of all. Then it is counted as left out."""
    if runs_all() or load(root).get(campaign) != its_key:
        return False
    _file(root, campaign, "left").write_text(campaign)
    return True


def runs_all() -> bool:
    """Whether everything is to run."""
    return os.environ.get("TANDEM_ALL", "") not in ("", "0")


def line(ran: int, of: int, what: str = "") -> str:
    """What a step's log says of things that it may leave out, for the summary of the run (test_run/left_out.py)."""
    return f"remembered: {ran} of {of} {what + ' ' if what else ''}run"


def note(root: Path, campaign: str, its_key: str) -> None:
    """Says that it has passed."""
    _file(root, campaign, "json").write_text(json.dumps({campaign: its_key}))


def counts(root: Path, kind: str) -> tuple[int, int]:
    """How many campaigns of this run, whose names begin with a word, have run and passed, and how many were left out."""
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
        (root / FILE).write_text(json.dumps(dict(sorted(after.items())), indent=0) + "\n")
    return len(found.items() - before.items())
