"""Checks what remembered steps say that they depend on against the files that they open (`make test-all`).

A traced step runs under strace. Every file of the repository that it opens must be one of its inputs, and every program
that it runs must be in a Debian package that it names, or else a change of that file or package repeats nothing. What is
excepted, and why, is in AROUND. A step whose processes must not be traced, as with LeakSanitizer, is left out.
"""

import fnmatch
import functools
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tandem_tools import packages, repository
from tandem_tools.test_run import schedule
from tandem_tools.test_run.steps import Step

FOLDER = "build/trace"
# Steps whose campaigns declare their inputs themselves (remembered.Campaign); others have `tools`.
BY_CAMPAIGN = ("formal", "rtl-lint", "rtl", "cores", "constant-time")
# Files that steps open and that decide nothing by themselves.
AROUND = (
    # The memory, and what begins steps.
    "tools/tandem_tools/remembered.py", "tools/tandem_tools/source_text.py", "tools/tandem_tools/packages.py",
    "tools/tandem_tools/test_run/*", "tools/test.sh", "pyproject.toml", ".git*", "*/.gitignore",
    # Facts, lists of sources and their readers: they choose what runs, and what they say is in the key.
    "tools/tandem_tools/__init__.py", "tools/tandem_tools/repository.py", "tools/tandem_tools/rtl_lint.py",
    "tools/tandem_tools/generate/*", "*/algorithm.toml", "*.rdl", "*/proofs.toml", "*.f",
    # Descriptions of other targets; CMake reads them with a step's own.
    "CMakeLists.txt", "*/CMakeLists.txt", "*.cmake", "*.in", "CMakePresets.json",
    # Documents that packages and installed trees get.
    "LICENSE", "*.md",
)  # fmt: skip
# Packages that start, order and copy; which version does it decides nothing. Essential ones are excepted, too.
AROUND_PACKAGES = (
    "ca-certificates", "ccache", "cmake", "git", "libc-bin", "make", "ninja-build", "openssh-client", "perl", "pkg-config",
    "pkgconf*", "procps", "python3*", "strace", "sudo", "tar", "util-linux*", "xz-utils",
)  # fmt: skip
# A call that others come between is in two lines; the second has the result.
_CALL = re.compile(
    r'(?:\d+ +)?(?:execve\("(?P<program>[^"]*)"|(?:open(?:at)?\(|<\.\.\. open(?:at)? resumed>).*= \d+<(?P<opened>[^>]*)>)'
)


@dataclass(frozen=True)
class Declared:
    """The inputs that a step declares: names of files in the repository, and Debian packages."""

    files: frozenset[str]
    debian: tuple[str, ...]


def why_not() -> str:
    """Returns why nothing can be traced here; empty if it can."""
    if shutil.which("strace") is None:
        return "strace is missing: tools/bootstrap.sh deep"
    done = subprocess.run(["strace", "-f", "-qq", "-o", "/dev/null", "true"], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stderr.strip() or "strace fails"


def is_traced(step: Step) -> bool:
    """Returns whether a step is remembered, and can be traced."""
    return bool(step.tools) or step.name in BY_CAMPAIGN


def folder(root: Path, step: Step) -> Path:
    """Returns the folder for the trace of a step and for the declarations of its campaigns."""
    return root / FOLDER / step.name


def command(root: Path, step: Step) -> list[str]:
    """Returns what to put before the command of a step; makes its folder anew."""
    own = folder(root, step)
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir(parents=True)
    collector = shlex.join([sys.executable, "-m", "tandem_tools.test_run.trace", f"{own}/seen.json"])
    calls = ["-e", "trace=execve,open,openat", "--successful-only", "--decode-fds=path"]
    return ["strace", "-f", "--seccomp-bpf", "-qq", *calls, "-e", "signal=none", "-o", f"|{collector}"]


def collect(lines: Iterable[str]) -> dict[str, list[str]]:
    """The files that were opened and the programs that were run, from the output of strace."""
    found: dict[str, set[str]] = {"opened": set(), "executed": set()}
    for line in lines:
        if match := _CALL.match(line):
            found["executed" if match["program"] else "opened"].add(match["program"] or match["opened"])
    return {kind: sorted(paths) for kind, paths in found.items()}


def declared(root: Path, step: Step, inputs: Iterable[Path]) -> Declared:
    """Returns what a step declares: its `inputs` and `tools`, or the files that its campaigns have left."""
    files, debian = {path.as_posix() for path in inputs}, list(step.tools)
    for file in folder(root, step).glob("*.declared"):
        content = json.loads(file.read_text())
        files |= set(content["files"])
        debian += content["packages"]
    return Declared(frozenset(files), tuple(dict.fromkeys(debian)))


def complaints(root: Path, seen: dict[str, list[str]], known: Declared) -> list[str]:
    """The files and packages that a step used and did not declare."""
    found = []
    tracked = set(repository.files(root))
    for path in seen["opened"]:
        name = path.removeprefix(f"{root}/")
        if name in tracked and name not in known.files and not _matches(name, AROUND):
            found.append(f"{name} is opened, but is no input")
    real = set(packages.real(known.debian))
    owners: dict[str, str] = {}
    for program in seen["executed"]:
        file = Path(program)
        if file.is_absolute() and not file.is_relative_to(root) and (owner := owner_of(file.resolve())):
            owners.setdefault(owner, program)
    installed = packages.installed()
    for owner, program in sorted(owners.items()):
        essential = owner in installed and installed[owner].essential
        if not (essential or owner in real or _matches(owner, AROUND_PACKAGES)):
            found.append(f"{program} is run, but its package {owner} is not named")
    return found


def check(root: Path, step: Step, inputs: Iterable[Path]) -> list[str]:
    """The complaints about a step that has run with `command`."""
    file = folder(root, step) / "seen.json"
    if not file.is_file():
        return ["strace has left nothing"]
    return complaints(root, json.loads(file.read_text()), declared(root, step, inputs))


class Tracing(schedule.Watch):
    """Traces remembered steps, whose inputs `files` lists, and complains of what they do not declare."""

    def __init__(self, root: Path, files: Callable[[Step], Iterable[Path]]) -> None:
        self._root, self._files = root, files

    def command(self, step: Step) -> list[str]:
        """strace, for a step that is traced."""
        return command(self._root, step) if is_traced(step) else []

    def environment(self, step: Step) -> Mapping[str, str]:
        """Makes campaigns write down what they declare."""
        return {"TANDEM_TRACE": str(folder(self._root, step))} if is_traced(step) else {}

    def complaints(self, step: Step) -> list[str]:
        """Returns the files that a step used and did not declare."""
        if not is_traced(step):
            return []
        return check(self._root, step, self._files(step) if step.tools else ())


@functools.cache
def owner_of(program: Path) -> str:
    """Returns the Debian package that has a file; empty if none has. Debian knows files of /usr/bin also as /bin."""
    for name in (str(program), str(program).removeprefix("/usr")):
        done = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True)
        if done.returncode == 0:
            return done.stdout.split(":")[0].split(",")[0]
    return ""


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


if __name__ == "__main__":
    # strace writes into this program.
    Path(sys.argv[1]).write_text(json.dumps(collect(sys.stdin), indent=0))
