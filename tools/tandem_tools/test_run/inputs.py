"""Whether the files that a step depends on are what they were when it last passed on this machine."""

from pathlib import Path

from tandem_tools import remembered, repository
from tandem_tools.test_run.steps import Step

FOLDER = "build/logs"


class Stamps:
    """The keys of steps that passed, beside their logs."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._keys: dict[str, str] = {}

    def unchanged(self, step: Step) -> bool:
        """Whether the step has passed with the files that there are now. A step without inputs always runs."""
        key = self._keys[step.name] = self._key(step)
        return key != "" and self._file(step).is_file() and self._file(step).read_text() == key

    def passed(self, step: Step) -> None:
        """Says that it passed with the files that there were when it began, or are now if that was not asked."""
        self._file(step).write_text(self._keys.get(step.name) or self._key(step))

    def _file(self, step: Step) -> Path:
        return self._root / FOLDER / f"{step.name}.passed"

    def _key(self, step: Step) -> str:
        if not step.inputs:
            return ""
        files = [Path(line) for line in repository.files(self._root)]
        chosen = [file for file in files if any(file.match(pattern) for pattern in step.inputs)]
        built = [path for pattern in step.inputs if pattern.startswith("build/") for path in self._root.glob(pattern)]
        return remembered.key(self._root, [*chosen, *built], step.script)
