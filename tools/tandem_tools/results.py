"""Stored figures: what the files under `results/` say, typed, and how they are written. Format: docs/formats/results.md.

Nothing else in Python reads or writes such files, or says what made a figure.
"""

import contextlib
import dataclasses
import json
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tandem_facts.schema import FactsError, parse, read_json

FORMAT = 1
KINDS = ("measured", "modelled", "published")
# In these suites, every run adds to the older ones. In the others only the newest run counts: rates of two
# machines, or of two days, are not compared with one another.
CUMULATIVE = ("bare-metal", "constant-time", "explore", "explorer")

# Classes of machine: those of a class run the same variants of software. The name of a suite ends with HELD if it holds a
# machine with AVX-512 to AVX2.
AVX512, AVX2 = "AVX-512", "AVX2"
HELD = "-avx2"

# Explored figures may be of these, beside a core.
PART = "part"
ACCELERATOR = "accelerator"
# Parameters of explored figures that belong to the flow, not to the RTL.
OF_FLOW = ("copies", "recipe")
# The names of simulated engines begin with this.
SIMULATED = "sim."

Setting = str | float


class RecordError(Exception):
    """Figures of this tree cannot be stored; the message says what to do."""


@dataclass(frozen=True)
class Origin:
    """The origin of a run's figures; `tools` are versions of programs that they depend on."""

    suite: str
    command: str
    commit: str
    machine: str
    date: str
    tools: dict[str, str] = field(default_factory=dict)


NOWHERE = Origin("", "", "", "", "")


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure. What does not say anything of it is empty, or 0; docs/formats/results.md has every field.

    `run` is what made it. `stale` says that its sources have changed since; both are not in files as fields of a figure.
    """

    algorithm: str = ""
    function: str = ""
    direction: str = ""
    what: str = ""
    bytes: int = 0
    depth: int = 0
    parameters: dict[str, Setting] = field(default_factory=dict)
    target: str = ""
    engine: str = ""
    metric: str
    to: str = ""
    unit: str = ""
    value: float
    range: tuple[float, ...] = ()
    rounds: int = 0
    seeds: dict[str, float] = field(default_factory=dict)
    kind: str
    details: dict[str, Setting] = field(default_factory=dict)
    rtl: str = ""
    note: str = ""
    run: Origin = NOWHERE
    stale: bool = False

    @property
    def suite(self) -> str:
        """The suite; figures of one suite can be compared."""
        return self.run.suite

    @property
    def design(self) -> tuple[object, ...]:
        """The design that the figure is of, whatever the metric."""
        settings = tuple(sorted(self.parameters.items(), key=str))
        named = (self.suite, self.algorithm, self.function, self.direction, self.what, self.bytes, self.depth)
        return (*named, settings, self.target, self.engine)

    @property
    def settings(self) -> dict[str, str]:
        """Its parameters as words."""
        return {name: word(value) for name, value in self.parameters.items()}

    @property
    def origin(self) -> str:
        """The origin of the figure, for documents."""
        return f"`{self.run.command}` at {self.run.commit}, {self.run.date}, {self.run.machine}."


@dataclass(frozen=True)
class Run(Origin):
    """A run in the form of a file."""

    figures: tuple[Figure, ...] = ()


@dataclass(frozen=True)
class File:
    """One file."""

    format: int
    runs: tuple[Run, ...]


def load(path: Path) -> tuple[Figure, ...]:
    """Reads one file.

    Raises:
        FactsError: It is not a file of figures.
    """
    where = f"results/{path.parent.name}/{path.name}" if path.parent.name != "results" else f"results/{path.name}"
    try:
        content = read_json(path)
    except FactsError as error:
        raise FactsError(f"{where}: {error}") from error
    file = parse(File, content, where)
    if file.format != FORMAT:
        raise FactsError(f"{where}: format {file.format} is not known, only {FORMAT}")
    found = []
    for run in file.runs:
        origin = Origin(run.suite, run.command, run.commit, run.machine, run.date, run.tools)
        for figure in run.figures:
            if figure.kind not in KINDS:
                raise FactsError(f"{where}: {figure.metric}: unknown kind {figure.kind!r}; kinds are {', '.join(KINDS)}")
            found.append(replace(figure, run=origin))
    return tuple(found)


def files(root: Path, suite: str = "*") -> list[Path]:
    """The files of a suite, or of all, the oldest of each suite first."""
    return sorted(root.glob(f"results/{suite}/*.json"), key=_age)


def _age(path: Path) -> tuple[str, str, int, str]:
    found = re.search(r"(\d{4}-\d\d-\d\d)(?:-(\d+))?$", path.stem)
    date, number = (found[1], int(found[2] or 1)) if found else ("", 0)
    return path.parent.name, date, number, path.name


def current(root: Path, suite: str = "*") -> list[Figure]:
    """The figures of a suite, or of all, that no newer ones replace.

    Raises:
        FactsError: A file is wrong.
    """
    newest: dict[str, tuple[Figure, ...]] = {}
    for path in files(root, suite):
        name, found = path.parent.name, load(path)
        if name in CUMULATIVE:
            fresh = {figure.design for figure in found}
            found = (*(figure for figure in newest.get(name, ()) if figure.design not in fresh), *found)
        newest[name] = found
    return [figure for found in newest.values() for figure in found]


def newest_day(root: Path, suite: str) -> list[Figure]:
    """The figures of a suite that every machine gave on the last day on which any did.

    Raises:
        FactsError: A file is wrong.
    """
    found = files(root, suite)
    last: dict[str, tuple[Figure, ...]] = {}
    for path in found:
        if _age(path)[1] == _age(found[-1])[1] and (figures := load(path)):
            last[figures[0].run.machine] = figures
    return [figure for figures in last.values() for figure in figures]


def cpu_name() -> str:
    """Returns the processor's name and numbers, as far as the system tells; src/choose/machine.cpp does the same."""
    with contextlib.suppress(OSError):
        found = dict(re.findall(r"^(\S[^\t:]*?)\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE))
        if "model name" in found:
            numbers = " ".join(f"{what} {found.get(key, '?')}" for what, key in _NUMBERS)
            return f"{found['model name']} ({numbers})"
    return platform.machine()


_NUMBERS = (("family", "cpu family"), ("model", "model"), ("stepping", "stepping"))


def origin(root: Path, suite: str, command: str, tools: dict[str, str] | None = None, machine: str = "") -> Origin:
    """Returns the origin of a run made from the repository at `root`, on this machine unless another is named."""
    here = f"{platform.machine()} {cpu_name()}, {os.cpu_count()} CPUs, Linux {platform.release().partition('-')[0]}"
    return Origin(suite, command, commit(root), machine or here, time.strftime("%Y-%m-%d", time.gmtime()), tools or {})


def commit(root: Path) -> str:
    """The commit that figures come from; see tools/commit.sh."""
    script = root / "tools/commit.sh"
    if not script.is_file():
        return "unknown"
    return subprocess.run([script], capture_output=True, text=True, check=False).stdout.strip() or "unknown"


def require_recordable(root: Path, binary: Path | None = None) -> None:
    """Checks, before long work, that its figures may be stored. `binary` is a program that they are of.

    Raises:
        RecordError: The tree has changes that no commit has, or the program is not built from it.
    """
    now = commit(root)
    if not re.fullmatch("[0-9a-f]{12}", now):
        why = "this is no git repository" if now == "unknown" else "files have changes that no commit has"
        raise RecordError(f"figures cannot be stored: {why}; commit them first, or store none")
    if binary is not None:
        content = binary.read_bytes()
        if now.encode() not in content or f"{now}-dirty".encode() in content:
            raise RecordError(f"figures cannot be stored: {binary} is not built from {now}; run `make build` again")


def recordable(root: Path, binary: Path | None = None) -> bool:
    """Returns what require_recordable decides, with a message on stderr instead of the error."""
    try:
        require_recordable(root, binary)
    except RecordError as error:
        print(f"error: {error}", file=sys.stderr)
        return False
    return True


def record(root: Path, figures: Iterable[Figure]) -> list[Path]:
    """Stores figures: a new file for each suite, machine and date. Nothing is overwritten. Returns the files."""
    places: dict[tuple[str, str, str], list[Figure]] = {}
    for figure in figures:
        places.setdefault((figure.suite, slug(figure.run.machine), figure.run.date), []).append(figure)
    made = []
    for (suite, machine, date), found in places.items():
        that_day = [number for _, day, number, _ in map(_age, files(root, suite)) if day == date]
        number = max(that_day, default=0) + 1
        path = root / "results" / suite / file_name(machine, date, number)
        write(path, found)
        made.append(path)
    return made


def file_name(machine: str, date: str, number: int) -> str:
    """The name of the file of a machine, by its slug, and a day; `number` counts the suite's files of that day from 1."""
    return f"{machine}-{date}{f'-{number}' if number > 1 else ''}.json"


def write(path: Path, figures: Iterable[Figure]) -> None:
    """Writes a file whole, in place of what was there. One figure per line, so that two runs compare well."""
    runs: list[tuple[Origin, list[Figure]]] = []
    for figure in figures:
        of = next((found for run, found in runs if run == figure.run), None)
        if of is None:
            runs.append((figure.run, of := []))
        of.append(figure)
    texts = []
    for run, found in runs:
        head = _line({name: value for name, value in vars(run).items() if value != {}})
        lines = ",\n".join(_line(row(figure)) for figure in found)
        texts.append(f'{head[:-1]},"figures":[\n{lines}\n]}}')
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_text(f'{{"format":{FORMAT},"runs":[\n' + ",\n".join(texts) + "\n]}\n")
    part.replace(path)


def row(figure: Figure) -> dict[str, Any]:
    """Returns a figure in the form of a file: the fields that are set."""
    found = {}
    for each in dataclasses.fields(figure):
        value = getattr(figure, each.name)
        if each.name in ("run", "stale") or (each.name not in ("metric", "value", "kind") and value in ("", 0, (), {})):
            continue
        found[each.name] = {key: _short(of) for key, of in value.items()} if isinstance(value, dict) else value
    return found


def word(value: Setting) -> str:
    """A parameter's value as a word."""
    return value if isinstance(value, str) else f"{value:g}"


def _short(value: Setting) -> Setting:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def slug(machine: str) -> str:
    """A machine as file names have it: its processor, without what all say."""
    words = re.sub(r"\((R|TM)\)|\b(Processor|CPU|family|model|stepping)\b", " ", machine.partition(",")[0])
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
