"""Checks that branches and addresses are independent of keys and messages, in every variant that may be chosen.

Runs build/valgrind/bin/constant_time_check under valgrind, and build/msan/bin/constant_time_check, which has
MemorySanitizer inside, for what valgrind does not execute: AVX-512. Each case that is not in constant time, toys
among them, must be reported, or the check proves nothing; no other may be. A case that this machine has and neither
tool ran fails the check, unless UNCHECKED says why.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

PROGRAM = "bin/constant_time_check"
# What both tools exit with when they have something to report.
REPORTED = 99
TIMEOUT_S = 3000

# Cases that neither tool can run, and why.
UNCHECKED = {
    "poly1305.avx512": "one source with poly1305.avx2; MemorySanitizer does not follow it",
    "chacha20_poly1305.avx512": "one source with chacha20_poly1305.avx2; MemorySanitizer does not follow it",
}

# Operations of the CPU that MemorySanitizer follows bit by bit: shifts by a constant, BZHI.
FOLLOWED = re.compile(r"llvm\.x86\.(sse2|avx2|avx512)\.p(sll|srl|sra)i\.|llvm\.x86\.bmi\.bzhi\.")
# How the functions of the compiler's own header are called, which have internal linkage.
HEADER = tuple(f"_ZL{digits}_mm" for digits in range(100))
KERNELS = re.compile(r"/(algorithms/(chacha20|snow3g|zuc)/sw|src/lanes)/[^/]*(?<!_test)\.cpp$")


@dataclass(frozen=True)
class Case:
    """One line of the program's list."""

    name: str
    constant_time: bool
    available: bool


@dataclass(frozen=True)
class Tool:
    """One way to watch; `command` precedes the program."""

    name: str
    build: Path
    command: tuple[str, ...]
    environment: dict[str, str]

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Runs the program under the tool."""
        command = [*self.command, str(self.build / PROGRAM), *arguments]
        environment = {**os.environ, **self.environment}
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=TIMEOUT_S)

    def cases(self) -> list[Case]:
        """What the program can run under this tool.

        Raises:
            RuntimeError: It does not even list them.
        """
        done = self.run("list")
        if done.returncode != 0:
            raise RuntimeError(f"{self.name}: {done.stderr or done.stdout}")
        return parse_cases(done.stdout)


def tools(root: Path) -> list[Tool]:
    """The two, in the order in which they run."""
    sanitizer = {"MSAN_OPTIONS": f"exit_code={REPORTED}:poison_in_malloc=0:poison_in_free=0"}
    watch = ("valgrind", "--quiet", f"--error-exitcode={REPORTED}", "--num-callers=20")
    return [Tool("valgrind", root / "build/valgrind", watch, {}), Tool("msan", root / "build/msan", (), sanitizer)]


def parse_cases(text: str) -> list[Case]:
    """The program's list: name, whether in constant time, whether available."""
    cases = []
    for line in text.splitlines():
        name, constant_time, available = line.split()
        cases.append(Case(name, constant_time == "1", available == "1"))
    return cases


def verdict(case: Case, code: int) -> str:
    """What the exit code means for a case; empty where it is as it must be."""
    if code not in (0, REPORTED):
        return f"ended with {code}"
    if case.constant_time and code == REPORTED:
        return "depends on secrets"
    if not case.constant_time and code == 0:
        return "was not reported, though it depends on secrets"
    return ""


def check_tool(tool: Tool, effort: int) -> tuple[set[str], int]:
    """Runs every case under one tool; returns the names of those that ran, and how many failed."""
    ran, failures = set(), 0
    for case in tool.cases():
        if not case.available:
            continue
        done = tool.run("run", case.name, str(effort))
        problem = verdict(case, done.returncode)
        expected = "silent" if case.constant_time else "reported, as it must be"
        print(f"{'FAILED' if problem else 'ok':8}{tool.name:10}{case.name:32} {problem or expected}", flush=True)
        if problem:
            print("\n".join((done.stdout + done.stderr).splitlines()[:40]))
        ran.add(case.name)
        failures += bool(problem)
    return ran, failures


def unfollowed(assembly: str) -> dict[str, set[str]]:
    """Operations in LLVM's text that MemorySanitizer does not follow, with the functions that use them.

    Functions of the compiler's own header stand for the operations inside them: whoever calls them uses these. What
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


def check_intrinsics(build: Path) -> int:
    """Looks for operations that MemorySanitizer would not follow in every kernel of `build`; returns how many."""
    found: dict[str, set[str]] = defaultdict(set)
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if not KERNELS.search(entry["file"]):
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


def check(root: Path, effort: int) -> int:
    """The whole check; returns how many failures there are."""
    ran, failures = set(), check_intrinsics(root / "build/msan")
    for tool in tools(root):
        names, failed = check_tool(tool, effort)
        ran |= names
        failures += failed
    native = Tool("none", root / "build/valgrind", (), {})
    for case in native.cases():
        if not case.available or case.name in ran:
            continue
        reason = UNCHECKED.get(case.name)
        print(f"{'absent' if reason else 'FAILED':8}{'':10}{case.name:32} not run by any tool: {reason or 'unknown'}")
        failures += reason is None
    return failures


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.constant_time", description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: current directory)")
    parser.add_argument("--effort", type=int, default=1, help="how much every case runs (default: 1, a short test)")
    arguments = parser.parse_args()
    return 1 if check(arguments.root, arguments.effort) else 0


if __name__ == "__main__":
    sys.exit(main())
