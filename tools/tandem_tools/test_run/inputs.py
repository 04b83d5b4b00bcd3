"""Compares a step's files with those with which it last passed, on this machine or on any."""

import fnmatch
import os
import time
from pathlib import Path

from tandem_tools import cores, remembered, repository
from tandem_tools.remembered import Campaign
from tandem_tools.test_run.steps import Step

FOLDER = "build/logs"


class Stamps:
    """The keys of steps that passed, beside their logs; those of steps that depend on no machine, in remembered.py.

    A key is taken before a step begins and compared when it has passed: what changed meanwhile has not passed.
    """

    def __init__(self, root: Path, steps: list[Step], *, partial: bool = False) -> None:
        """Takes the keys of remembered steps now, before anything is built that they run.

        In a `partial` run steps that a deep run has, too, run a part of what they are: that they pass is not noted.
        """
        self._partial = partial
        self._root = root
        self._began = int(os.environ.get("TANDEM_BEGAN") or time.time_ns())
        self._keys: dict[str, str] = {}
        self._campaigns = {step.name: self._campaigns_of(step) for step in steps if step.tools}

    def begin(self, step: Step) -> None:
        """Takes the key of a step that is about to run. A step without inputs has none."""
        self._keys[step.name] = self._key(step)

    def unchanged(self, step: Step) -> bool:
        """Returns whether the step has passed here with the files that there were when it began."""
        key = self._keys[step.name]
        return key != "" and self._file(step).is_file() and self._file(step).read_text() == key

    def remembered(self, step: Step) -> bool:
        """Returns whether the step has passed with these files, tools and known answers anywhere; no if it has no tools."""
        return bool(step.tools) and all(campaign.has_passed() for campaign in self._campaigns[step.name])

    def passed(self, step: Step) -> None:
        """Notes that the step passed with the files that there were when it began, if they have not changed."""
        if self._partial and step.deep:
            return
        same = self._key(step) == self._keys[step.name] and not self._written(step)
        self._file(step).write_text(self._keys[step.name] if same else "")
        log = self._root / FOLDER / f"{step.name}.log"
        skipped = log.is_file() and "\nSKIPPED:" in "\n" + log.read_text(errors="replace")
        if step.tools and not skipped:
            for campaign in self._campaigns[step.name]:
                campaign.passed()

    def _file(self, step: Step) -> Path:
        return self._root / FOLDER / f"{step.name}.passed"

    def _key(self, step: Step) -> str:
        if not step.inputs:
            return ""
        built = [path for pattern in step.inputs if pattern.startswith("build/") for path in self._root.glob(pattern)]
        # Formatters and linters read comments, too.
        return remembered.key(self._root, [*self.files(step), *built], step.script, whole=True)

    def _written(self, step: Step) -> bool:
        """Returns whether a source was written since the run began: the programs that it ran may be of another version."""
        return bool(step.inputs) and any((self._root / file).stat().st_ctime_ns > self._began for file in self.files(step))

    def files(self, step: Step) -> list[Path]:
        """The files of the repository that it depends on."""
        files = [Path(line) for line in repository.files(self._root)]
        chosen = [file for file in files if any(file.match(pattern) for pattern in step.inputs)]
        return [file for file in chosen if not any(fnmatch.fnmatchcase(str(file), pattern) for pattern in step.outside)]

    def _campaigns_of(self, step: Step) -> list[Campaign]:
        """Returns the campaigns of a step: one without known answers, and one with them if they are there."""

        def named(more: str, answers: list[Path]) -> Campaign:
            def files() -> list[Path]:
                return [*self.files(step), *answers]

            return Campaign(self._root, f"step {step.name}{more}", files, step.script, debian=step.tools)

        answers = cores.vectors()
        return [named("", []), *([named(", known answers", answers)] if answers else [])]
