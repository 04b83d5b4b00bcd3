"""The first undefined behaviour of the C, looked for when hardware and C differ: C does not say what it gives.

The native program runs once more, with clang's sanitizers for addresses and for undefined behaviour.
"""

import re
import subprocess
from pathlib import Path

from tandem_hls import clang, native
from tandem_hls.errors import HlsError
from tandem_hls.flow import Design

_SANITIZED = ("-fsanitize=alignment,shift-exponent,integer-divide-by-zero", "-fno-sanitize-recover=all")
_RUNTIME_ERROR = re.compile(r"^(\S+?):(\d+):\d+: runtime error: (.*)$", re.M)
_ADDRESS = re.compile(r" (?:for )?0x[0-9a-f]+")
_DEFINE = re.compile(r"^(define .*\))((?: local_unnamed_addr| unnamed_addr)?)([^()]*\{)$", re.M)
_ACCESS = re.compile(r"^(READ|WRITE) of size (\d+)", re.M)
_OBJECT = re.compile(r"(?:global variable '([^']*)'|'([^']*)' \(line \d+\) <==)")
_FRAME = re.compile(r"^ *#\d+ 0x\S+ .*?\((\S+)\+(0x[0-9a-f]+)\)|^ *#\d+ 0x\S+ in \S+ (\S+?):(\d+)", re.M)


def undefined(design: Design, interface: native.Interface, folder: Path, *, random: int = 0, timeout: float = 120) -> str:
    """Returns in words the first undefined behaviour of the program that was recorded in `folder`; empty if there is none.

    It sees accesses outside of an object and at addresses that do not fit the type, shifts by too much, and divisions by 0.
    """
    options = [*design.directives.clang_options, *_SANITIZED]
    text, _ = clang.to_ir(design.front.source, options, more=design.directives.files, checked=False)
    text = native.wrapped(text, design.front, interface, design.program.arguments, random)
    (folder / "undefined.ll").write_text(_DEFINE.sub(r"\1\2 sanitize_address\3", text))
    program = folder / "undefined"
    try:
        clang.run(["-O1", "-g", "-w", "-fsanitize=address,undefined", "-o", str(program), str(folder / "undefined.ll"),
                   str(folder / "harness.c"), "-lm"])  # fmt: skip
    except HlsError:
        return "to find out whether the C has undefined behaviour, install libclang-rt-16-dev"
    env = {"TANDEM_TRACE": str((folder / "undefined.txt").resolve()), "PATH": "/usr/bin:/bin",
           "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0:symbolize=0"}  # fmt: skip
    try:
        done = subprocess.run([str(program.resolve())], env=env, capture_output=True, text=True, errors="replace",
                              timeout=timeout, check=False, stdin=subprocess.DEVNULL)  # fmt: skip
    except subprocess.TimeoutExpired:
        return ""
    if error := _RUNTIME_ERROR.search(done.stderr):
        file, line, what = error.groups()
        return f"the C has undefined behaviour in {file}:{line}, {_ADDRESS.sub('', what)}; C does not say what that gives"
    access = _ACCESS.search(done.stderr)
    if not access:
        return ""
    known = _OBJECT.search(done.stderr)
    name = f" of '{known.group(1) or known.group(2)}'" if known else " of an object"
    verb = {"READ": "reads", "WRITE": "writes"}[access.group(1)]
    place = _place(done.stderr[access.end() :])
    return f"the C {verb} outside{name}{place}, and C does not say what that gives"


def _place(report: str) -> str:
    """Returns the place of the access: the first frame whose line is known."""
    for binary, offset, file, line in _FRAME.findall(report)[:6]:
        if file:
            return f" in {file}:{line}"
        done = subprocess.run(["addr2line", "-e", binary, offset], capture_output=True, text=True, check=False)
        found = re.match(r"(\S+\.[ch]):(\d+)", done.stdout)
        if found and "harness.c" not in found.group(1):
            return f" in {found.group(1)}:{found.group(2)}"
    return ""
