"""Accesses of the C outside of its arrays, looked for when hardware and C differ: C does not say what they give.

AddressSanitizer runs the native program once more.
"""

import re
import subprocess
from pathlib import Path

from tandem_hls import clang
from tandem_hls.errors import HlsError

_DEFINE = re.compile(r"^(define .*\))((?: local_unnamed_addr| unnamed_addr)?)([^()]*\{)$", re.M)
_ACCESS = re.compile(r"^(READ|WRITE) of size (\d+)", re.M)
_OBJECT = re.compile(r"(?:global variable '([^']*)'|'([^']*)' \(line \d+\) <==)")
_FRAME = re.compile(r"^ *#\d+ 0x\S+ .*?\((\S+)\+(0x[0-9a-f]+)\)|^ *#\d+ 0x\S+ in \S+ (\S+?):(\d+)", re.M)


def outside(folder: Path, timeout: float = 120) -> str:
    """The first access outside of an object by the recorded program in `folder`, in words; empty if there is none."""
    text = _DEFINE.sub(r"\1\2 sanitize_address\3", (folder / "native.ll").read_text())
    (folder / "outside.ll").write_text(text)
    program = folder / "outside"
    try:
        clang.run(["-O1", "-g", "-w", "-fsanitize=address", "-o", str(program), str(folder / "outside.ll"),
                   str(folder / "harness.c"), "-lm"])  # fmt: skip
    except HlsError:
        return "to find out whether the C reads or writes outside of its arrays, install libclang-rt-16-dev"
    env = {"TANDEM_TRACE": str((folder / "outside.txt").resolve()), "PATH": "/usr/bin:/bin",
           "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0:symbolize=0"}  # fmt: skip
    try:
        done = subprocess.run([str(program.resolve())], env=env, capture_output=True, text=True, errors="replace",
                              timeout=timeout, check=False, stdin=subprocess.DEVNULL)  # fmt: skip
    except subprocess.TimeoutExpired:
        return ""
    access = _ACCESS.search(done.stderr)
    if not access:
        return ""
    known = _OBJECT.search(done.stderr)
    name = f" of '{known.group(1) or known.group(2)}'" if known else " of an object"
    verb = {"READ": "reads", "WRITE": "writes"}[access.group(1)]
    place = _place(done.stderr[access.end() :])
    return f"the C {verb} outside{name}{place}, and C does not say what that gives"


def _place(report: str) -> str:
    """Where the access is: the first frame whose line is known."""
    for binary, offset, file, line in _FRAME.findall(report)[:6]:
        if file:
            return f" in {file}:{line}"
        done = subprocess.run(["addr2line", "-e", binary, offset], capture_output=True, text=True, check=False)
        found = re.match(r"(\S+\.[ch]):(\d+)", done.stdout)
        if found and "harness.c" not in found.group(1):
            return f" in {found.group(1)}:{found.group(2)}"
    return ""
