"""Whether the files that a step depends on are what they were when it last passed, on this machine or on any."""

import fnmatch
import subprocess
from pathlib import Path

from tandem_tools import cores, remembered, repository
from tandem_tools.test_run.steps import Step

FOLDER = "build/logs"


class Stamps:
    """The keys of steps that passed, beside their logs; of those that depend on no machine, in remembered.py."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._keys: dict[str, str] = {}

    def unchanged(self, step: Step) -> bool:
        """Whether the step has passed here with the files that there are now. A step without inputs always runs."""
        key = self._keys[step.name] = self._key(step)
        return key != "" and self._file(step).is_file() and self._file(step).read_text() == key

    def remembered(self, step: Step) -> bool:
        """Whether it has passed with these files, tools and known answers wherever it ran; never without tools."""
        return bool(step.tools) and all(
            remembered.has_passed(self._root, campaign, key) for campaign, key in self._campaigns(step).items()
        )

    def passed(self, step: Step) -> None:
        """Says that it passed with the files that there were when it began, or are now if that was not asked."""
        self._file(step).write_text(self._keys.get(step.name) or self._key(step))
        log = self._root / FOLDER / f"{step.name}.log"
        skipped = log.is_file() and "\nSKIPPED:" in "\n" + log.read_text(errors="replace")
        if step.tools and not skipped:
            for campaign, key in self._campaigns(step).items():
                remembered.note(self._root, campaign, key)

    def _file(self, step: Step) -> Path:
        return self._root / FOLDER / f"{step.name}.passed"

    def _key(self, step: Step) -> str:
        if not step.inputs:
            return ""
        built = [path for pattern in step.inputs if pattern.startswith("build/") for path in self._root.glob(pattern)]
        return remembered.key(self._root, [*self._files(step), *built], step.script)

    def _files(self, step: Step) -> list[Path]:
        files = [Path(line) for line in repository.files(self._root)]
        chosen = [file for file in files if any(file.match(pattern) for pattern in step.inputs)]
        return [file for file in chosen if not any(fnmatch.fnmatchcase(str(file), pattern) for pattern in step.outside)]

    def _campaigns(self, step: Step) -> dict[str, str]:
        plain = remembered.key(self._root, self._files(step), step.script, *_versions(step.tools))
        campaigns = {f"step {step.name}": plain}
        if answers := cores.vectors():
            campaigns[f"step {step.name}, known answers"] = remembered.key(self._root, answers, plain)
        return campaigns


def _versions(packages: tuple[str, ...]) -> list[str]:
    """What Debian's packages are called with their versions; nothing of one that is not installed."""
    command = ["dpkg-query", "--show", "--showformat=${Package} ${Version}\n", *packages]
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
