"""Checks that branches and addresses are independent of keys and messages, in every variant that may be chosen.

Runs build/valgrind/bin/constant_time_check under valgrind, and build/msan/bin/constant_time_check, which has
MemorySanitizer inside, for what valgrind does not execute: AVX-512. What secrets pass through in src/container runs as
GCC and clang make it at four levels of optimisation (constant_time_container); with --all-levels everything does.
Each case that is not in constant time, toys among them, must be reported, or the check proves nothing; no other may be.
A case that this machine has and no tool ran fails the check, unless the facts of the variant say why (`unwatched`).
"""

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools import remembered, repository, results
from tandem_tools.results import Figure, Origin

PROGRAM = "constant_time_check"
# Compilers and the builds that have constant_time_container of them; levels of optimisation.
COMPILERS = {"gcc": "valgrind", "clang": "valgrind-clang"}
LEVELS = ("O1", "Os", "O2", "O3")
# Compilers, the tools that watch, and libraries that secrets pass through.
PACKAGES = ("g++", "clang-16", "libclang-rt-16-dev", "valgrind", "libssl3", "libssl3t64", "libipsec-mb1", "libipsec-mb-dev")
# Both tools exit with this status if they have something to report.
REPORTED = 99
TIMEOUT_S = 3000

# Operations of the CPU that MemorySanitizer follows bit by bit: shifts by a constant, BZHI.
FOLLOWED = re.compile(r"llvm\.x86\.(sse2|avx2|avx512)\.p(sll|srl|sra)i\.|llvm\.x86\.bmi\.bzhi\.")
# Functions of the compiler's own headers have internal linkage; their names begin like this.
HEADER = tuple(f"_ZL{digits}_mm" for digits in range(100))


@dataclass(frozen=True)
class Case:
    """One line of the program's list."""

    name: str
    constant_time: bool
    available: bool


@dataclass(frozen=True)
class Tool:
    """One way to watch; `command` precedes the program, a file."""

    name: str
    program: Path
    command: tuple[str, ...]
    environment: dict[str, str]

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Runs the program under the tool."""
        command = [*self.command, str(self.program), *arguments]
        environment = {**os.environ, **self.environment}
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=TIMEOUT_S)

    def cases(self) -> list[Case]:
        """Returns the cases that the program can run under this tool.

        Raises:
            RuntimeError: The program does not list them.
        """
        done = self.run("list")
        if done.returncode != 0:
            raise RuntimeError(f"{self.name}: {done.stderr or done.stdout}")
        return parse_cases(done.stdout)


def tools(root: Path, *, all_levels: bool = False) -> list[Tool]:
    """All, in the order in which they run."""
    sanitizer = {"MSAN_OPTIONS": f"exit_code={REPORTED}:poison_in_malloc=0:poison_in_free=0"}
    watch = ("valgrind", "--quiet", f"--error-exitcode={REPORTED}", "--num-callers=20")
    build = root / "build"
    found = [
        Tool("valgrind", build / "valgrind/bin" / PROGRAM, watch, {}),
        Tool("msan", build / "msan/bin" / PROGRAM, (), sanitizer),
    ]
    for compiler, folder in COMPILERS.items():
        for level in LEVELS:
            program = build / folder / f"bin/constant_time_container_{level}"
            if all_levels:
                program = build / f"valgrind-{compiler}-{level}/bin" / PROGRAM
            found.append(Tool(f"{compiler}-{level}", program, watch, {}))
    return found


# The names of all tools.
TOOLS = tuple(tool.name for tool in tools(Path()))


def parse_cases(text: str) -> list[Case]:
    """The program's list: name, whether in constant time, whether available."""
    cases = []
    for line in text.splitlines():
        name, constant_time, available = line.split()
        cases.append(Case(name, constant_time == "1", available == "1"))
    return cases


def verdict(case: Case, code: int) -> str:
    """Returns what is wrong with the exit status of a case; empty if nothing is."""
    if code not in (0, REPORTED):
        return f"ended with {code}"
    if case.constant_time and code == REPORTED:
        return "depends on secrets"
    if not case.constant_time and code == 0:
        return "was not reported, though it depends on secrets"
    return ""


@dataclass(frozen=True)
class Outcome:
    """A case under a tool; `problem` is empty if all is as it must be, `tool` if no tool could run it."""

    case: Case
    tool: str
    code: int
    problem: str
    unwatched: str = ""

    @property
    def text(self) -> str:
        """The outcome, for people to read."""
        if not self.tool:
            return f"not run by any tool: {self.unwatched or 'unknown'}"
        return self.problem or ("silent" if self.case.constant_time else "reported, as it must be")


@dataclass(frozen=True)
class Selection:
    """The selected part of the check; by default all. Toys always run, because they show that a tool reports."""

    tools: tuple[str, ...] = TOOLS
    cases: tuple[str, ...] = ()  # beginnings of names
    all_levels: bool = False

    def takes(self, case: Case) -> bool:
        """Returns whether a case is selected; no tool may be able to run it."""
        return not self.cases or case.name.startswith(("toy.", *self.cases))

    def command(self, effort: int) -> str:
        """Returns a command that repeats this run."""
        if self == Selection():
            return f"CONSTANT_TIME_EFFORT={effort} make test-deep STEPS=constant-time"
        options = "".join(f" --cases {prefix}" for prefix in self.cases)
        options += "".join(f" --tool {name}" for name in self.tools if self.tools != TOOLS)
        options += " --all-levels" if self.all_levels else ""
        return f"python -m tandem_tools.constant_time --effort {effort}{options}"


def check_tool(tool: Tool, effort: int, selection: Selection) -> Iterator[Outcome]:
    """Runs every case under one tool and yields the outcomes."""
    for case in tool.cases():
        if not case.available or not selection.takes(case):
            continue
        done = tool.run("run", case.name, str(effort))
        outcome = Outcome(case, tool.name, done.returncode, verdict(case, done.returncode))
        print(f"{'FAILED' if outcome.problem else 'ok':8}{tool.name:10}{case.name:32} {outcome.text}", flush=True)
        if outcome.problem:
            print("\n".join((done.stdout + done.stderr).splitlines()[:40]))
        yield outcome


def unfollowed(assembly: str) -> dict[str, set[str]]:
    """Operations in LLVM's text that MemorySanitizer does not follow, with the functions that use them.

    Functions of the compiler's own header stand for the operations inside them: their callers use these. What
    taint_intrinsics.h wraps (opaque_...) is as it must be.
    """
    operations: dict[str, set[str]] = defaultdict(set)
    callers: dict[str, set[str]] = defaultdict(set)
    function = ""
    for line in assembly.splitlines():
        if line.startswith("define "):
            function = _name(line)
        elif " call " in line:
            callee = _name(line)
            callers[callee].add(function)
            if callee.startswith("llvm.x86.") and not FOLLOWED.match(callee):
                operations[callee].add(function)

    def outside(user: str) -> set[str]:
        if "opaque" in user:
            return set()
        return set().union(*map(outside, callers[user])) if user.startswith(HEADER) else {user}

    found = {operation: set().union(*map(outside, users)) for operation, users in operations.items()}
    return {operation: users for operation, users in found.items() if users}


def _name(line: str) -> str:
    match = re.search(r'@"?([\w.$]+)"?\(', line)
    return match.group(1) if match else ""


def check_intrinsics(build: Path, algorithms: list[Algorithm]) -> int:
    """Looks for operations that MemorySanitizer would not follow in the kernels of `build`; returns how many.

    Algorithms with a variant that no tool watches are left out.
    """
    watched = "|".join(a.name for a in algorithms if not any(variant.unwatched for variant in a.variants))
    kernels = re.compile(rf"/(algorithms/({watched}|gcm_sst)/sw|engine/lanes)/[^/]*(?<!_test)\.cpp$")
    found: dict[str, set[str]] = defaultdict(set)
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if not kernels.search(entry["file"]):
            continue
        arguments = shlex.split(entry["command"])
        arguments = arguments[next(i for i, word in enumerate(arguments) if "clang" in word) :]
        output = arguments.index("-o")
        arguments[output : output + 2] = ["-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-g0", "-o", "-"]
        done = subprocess.run(arguments, cwd=entry["directory"], capture_output=True, text=True, check=True)
        for operation, users in unfollowed(done.stdout).items():
            found[operation] |= {f"{Path(entry['file']).name}: {user}" for user in users}
    for operation, users in sorted(found.items()):
        print(f"FAILED  msan      {operation} is not followed; wrap it in taint_intrinsics.h: {', '.join(sorted(users))}")
    if not found:
        print("ok      msan      every operation of the kernels is followed or wrapped")
    return len(found)


def native(root: Path) -> Tool:
    """The program with all cases, without anything that watches: it says what the machine itself can run."""
    return Tool("none", root / "build/valgrind/bin" / PROGRAM, (), {})


def check(root: Path, effort: int, selection: Selection) -> tuple[list[Outcome], int]:
    """The check; returns what came out and how many failures there are."""
    algorithms = facts.load_all(root)
    reasons = {f"{a.name}.{v.name}": v.unwatched for a in algorithms for v in a.variants}
    unwrapped = check_intrinsics(root / "build/msan", algorithms) if "msan" in selection.tools else 0
    watching = [tool for tool in tools(root, all_levels=selection.all_levels) if tool.name in selection.tools]
    outcomes = [outcome for tool in watching for outcome in check_tool(tool, effort, selection)]
    ran = {outcome.case.name for outcome in outcomes}
    for case in native(root).cases():
        if case.available and selection.takes(case) and case.name not in ran:
            why = reasons.get(case.name, "")
            outcomes.append(Outcome(case, "", 0, "" if why else "not run", why))
            print(f"{'FAILED' if outcomes[-1].problem else 'absent':8}{'':10}{case.name:32} {outcomes[-1].text}")
    return outcomes, unwrapped + sum(bool(outcome.problem) for outcome in outcomes)


def figures(outcomes: list[Outcome], run: Origin) -> list[Figure]:
    """Returns the exit status of every case under every tool, as figures."""
    return [
        Figure(
            what=o.case.name, engine=o.tool, metric="exit status", value=float(o.code), kind="measured", note=o.text, run=run
        )
        for o in outcomes if o.tool
    ]  # fmt: skip


def campaign(root: Path) -> remembered.Campaign:
    """The short check of everything, on machines with the CPU of this one."""
    folders = [
        "engine",
        "engine/lanes",
        "engine/libraries",
        "engine/software",
        "testing",
        "testing/constant_time",
        "src/driver",
        "src/bus",
    ]


    def files() -> list[Path]:
        sources = [
            *root.glob("algorithms/*/sw/*"),
            *root.glob("algorithms/*/check/*"),
            *root.glob("algorithms/*/algorithm.toml"),
            *root.glob("src/container/*"),
            root / "cmake/Tandem.cmake",
            root / "CMakePresets.json",
            Path(__file__),
        ]
        sources += [path for folder in folders for path in root.glob(f"{folder}/*")]
        return [path for path in sources if path.is_file() and not path.stem.endswith("_test")]

    flags = re.search(r"^flags\s*: (.*)", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    machine = hashlib.sha256((flags[1] if flags else "").encode()).hexdigest()[:8]
    return remembered.Campaign(root, f"constant time, CPU {machine}", files, debian=PACKAGES)


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="tandem_tools.constant_time", description="Looks for branches and addresses that depend on secrets."
    )
    repository.add_argument(parser)
    parser.add_argument("--effort", type=int, default=1, help="length of every case (default: 1, a short test)")
    parser.add_argument(
        "--record", action="store_true", help="store the outcomes in a new file under results/, if nothing failed"
    )
    parser.add_argument(
        "--cases", action="append", default=[], help="run only cases whose names begin with this, and toys; may be repeated"
    )
    parser.add_argument("--tool", action="append", choices=TOOLS, help="run only under this tool (default: all)")
    parser.add_argument(
        "--all-levels", action="store_true",
        help="also run kernels at every level of optimisation, in builds called valgrind-<compiler>-<level>",
    )  # fmt: skip
    parser.add_argument("--passed", action="store_true", help="run nothing; print whether this passed with these sources")
    arguments = parser.parse_args()
    selection = Selection(tuple(arguments.tool or TOOLS), tuple(arguments.cases), arguments.all_levels)
    whole = (arguments.effort, arguments.record, selection.tools, selection.cases) == (1, False, TOOLS, ())
    whole_check = campaign(arguments.root)
    if arguments.passed:
        passed = whole_check.has_passed()
        print(remembered.line(0, 1) if passed else "it has not passed with these sources")
        return 0 if passed else 1
    if arguments.record and not results.recordable(arguments.root):
        return 1
    outcomes, failures = check(arguments.root, arguments.effort, selection)
    if arguments.record and not failures:
        run = results.origin(arguments.root, "constant-time", selection.command(arguments.effort))
        print(*results.record(arguments.root, figures(outcomes, run)))
    failed = [f"{outcome.case.name} ({outcome.tool or 'not run'})" for outcome in outcomes if outcome.problem]
    print(f"{len(outcomes)} runs of cases, {failures} failures{': ' if failed else ''}{', '.join(failed)}")
    if whole and not failures:
        whole_check.passed()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
