"""Steps of a flow whose results are kept under the hash of what they depend on, so that no step runs twice."""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# What a step depends on: its name, texts or hashes of what it reads, options, version of its tool. JSON values only.
Inputs = dict[str, Any]
Result = dict[str, Any]

RESULT = "result.json"


@dataclass(frozen=True)
class Store:
    """A folder with one folder per step: what the step wrote, its inputs, and its result."""

    root: Path

    def folder(self, inputs: Inputs) -> Path:
        """Where the step with these inputs is, or would be."""
        digest = hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()
        return self.root / f"{inputs['step']}-{digest[:20]}"

    def get(self, inputs: Inputs, run: Callable[[Path], Result]) -> Result:
        """The result of a step, from the store if it is there.

        `run` does the work in an empty folder and returns the result. A folder gets its name when it is complete, so
        a step that was interrupted or has failed leaves nothing behind that counts.
        """
        folder = self.folder(inputs)
        if (folder / RESULT).is_file():
            return load(folder)
        self.root.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix="unfinished-", dir=self.root))
        try:
            result = run(work)
            (work / "inputs.json").write_text(json.dumps(inputs, indent=1, sort_keys=True) + "\n")
            (work / RESULT).write_text(json.dumps(result, indent=1, sort_keys=True) + "\n")
            try:
                os.rename(work, folder)
            except OSError:  # another process was faster
                if not (folder / RESULT).is_file():
                    raise
        finally:
            shutil.rmtree(work, ignore_errors=True)
        return load(folder)


def load(folder: Path) -> Result:
    """The result of a complete step."""
    result: Result = json.loads((folder / RESULT).read_text())
    return result


def file_hash(path: Path) -> str:
    """SHA-256 of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
