"""Runs clang, and what it says."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tandem_hls.errors import HlsError, Place
from tandem_hls.llvm_reader import Reader
from tandem_hls.llvm_types import Type

# The C is read as the machine's own compiler reads it, with signed overflow that wraps and without assumptions by type.
# The library's headers leave functions of one character as calls, which runtime.c defines.
INCLUDE = Path(__file__).with_name("include")
DIALECT = (f"-I{INCLUDE}", "-std=gnu11", "-fwrapv", "-fno-strict-aliasing", "-fno-builtin", "-fno-stack-protector",
           "-D__NO_CTYPE", "-D__NO_INLINE__")  # fmt: skip
_OLD_HABITS = ("implicit-function-declaration", "implicit-int", "int-conversion", "incompatible-function-pointer-types",
               "return-type", "incompatible-pointer-types")  # fmt: skip
_UNDEFINED = ("array-bounds", "division-by-zero", "shift-count-overflow", "shift-count-negative", "uninitialized",
              "return-stack-address", "null-dereference")  # fmt: skip
_QUIET = ("unknown-pragmas", "unused-value", "parentheses", "format", "pointer-sign", "main-return-type", "main",
          "deprecated-non-prototype", "implicit-function-declaration", "implicit-int", "constant-conversion",
          "unused-but-set-variable", "unused-variable", "unused-function", "strict-prototypes", "format-security",
          "unused-label", "dangling-else", "missing-braces", "sometimes-uninitialized", "tautological-compare",
          "pointer-to-int-cast", "int-to-pointer-cast", "ignored-attributes", "comment", "builtin-requires-header",
          "incompatible-library-redeclaration", "self-assign", "misleading-indentation", "bitwise-op-parentheses",
          "logical-op-parentheses", "shift-op-parentheses", "empty-body", "overflow", "literal-conversion",
          "implicit-const-int-float-conversion", "switch", "char-subscripts",
          "unused-const-variable", "trigraphs")  # fmt: skip
_LINE_MARKER = re.compile(r'# (\d+) "([^"]*)"([ \d]*)$')
LENIENT = ("-w", *(f"-Wno-error={name}" for name in _OLD_HABITS))
WARNINGS = (
    *(f"-Wno-error={name}" for name in _OLD_HABITS),
    *(f"-Werror={name}" for name in _UNDEFINED),
    *(f"-Wno-{name}" for name in _QUIET),
)


def program() -> str:
    """The compiler.

    Raises:
        HlsError: It is not installed.
    """
    for name in ("clang-16", "clang-19", "clang-18", "clang-17", "clang"):
        found = shutil.which(name)
        if found:
            return found
    raise HlsError("clang is not installed", instead="tools/bootstrap.sh hls   # or: apt-get install clang-16")


def run(arguments: Sequence[str]) -> str:
    """Runs clang. Returns what it warned of.

    Raises:
        HlsError: The program is not C, or has undefined behaviour that clang can see; its own words say where.
    """
    return _run(arguments).stderr


def _run(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([program(), *arguments], capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise HlsError("clang does not accept the program\n" + done.stderr.strip())
    return done


def lines(source: Path, options: Sequence[str] = ()) -> list[tuple[Place, str]]:
    """Returns the lines of `source` and its includes that the preprocessor leaves, with their places; no system headers.

    Raises:
        HlsError: An included file is not there.
    """
    found = []
    place, system = Place(str(source), 0), False
    for line in _run(["-E", *DIALECT, *LENIENT, *options, "-x", "c", str(source)]).stdout.split("\n"):
        marker = _LINE_MARKER.match(line)
        if marker:
            place, system = Place(marker.group(2), int(marker.group(1))), "3" in marker.group(3).split()
            continue
        if line.strip() and not system:
            found.append((place, line))
        place = Place(place.file, place.line + 1)
    return found


def to_ir(source: Path, options: Sequence[str] = (), *, more: Sequence[Path] = (), checked: bool = True) -> tuple[str, str]:
    """The program as LLVM IR before any pass, and clang's warnings. `more`: files in C that are linked to `source`."""
    common = [*DIALECT, *(WARNINGS if checked else LENIENT), "-O2", "-Xclang", "-disable-llvm-passes",
              "-fno-discard-value-names", "-gline-tables-only", "-emit-llvm", *options, "-x", "c"]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "program.ll"
        warnings, linked = "", list[str]()
        for number, each in enumerate(more):
            bitcode = str(Path(folder) / f"{number}.bc")
            warnings += run([*common, "-c", str(each), "-o", bitcode])
            linked += ["-Xclang", "-mlink-bitcode-file", "-Xclang", bitcode]
        warnings = run([*common, *linked, "-S", str(source), "-o", str(output)]) + warnings
        text = output.read_text()
        if _FOLDED.search(text):
            text = _unfolded(output)
        return text, warnings


# A constant expression that today's LLVM no longer has: it becomes instructions.
_FOLDED = re.compile(r"\b(?:[if]cmp \w+|select|[sz]ext|trunc|shl|[la]shr|and|or|xor|mul|[su]div|[su]rem"
                     r"|uitofp|sitofp|fpto[su]i|fpext|fptrunc)(?: (?:nuw|nsw|exact))* \(")  # fmt: skip

# A variable with its first value: name, kind, and both.
_INITIAL = re.compile(r'(@(?:"[^"]*"|[-\w$.]+)) = (?:[a-z_]+ )*?(global|constant) (.*)$')


def _unfolded(program: Path) -> str:
    """Returns the program with instructions in place of the constant expressions in its functions.

    clang can do that, but not beside initial values that have some, so these are left out meanwhile.
    """
    lines, kept = program.read_text().split("\n"), dict[str, str]()
    for at, line in enumerate(lines):
        found = _INITIAL.match(line)
        if found and " (" in line:
            kept[found.group(1)] = line
            reader = Reader(found.group(3), lambda name: Type("struct"))
            reader.type()
            lines[at] = f"{found.group(1)} = external {found.group(2)} {' '.join(reader.tokens[: reader.at])}"
    bare, bitcode, output = (program.with_name(name) for name in ("bare.ll", "bare.bc", "unfolded.ll"))
    bare.write_text("\n".join(lines))
    plain = ["-w", "-O2", "-Xclang", "-disable-llvm-passes", "-emit-llvm"]
    run([*plain, "-c", str(bare), "-o", str(bitcode)])
    run([*plain, "-S", "-mllvm", "-expand-constant-exprs", str(bitcode), "-o", str(output)])
    return "\n".join(kept.get(line.partition(" = ")[0], line) for line in output.read_text().split("\n"))


def optimised(text: str, options: Sequence[str]) -> str:
    """LLVM IR after clang's own passes."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "before.ll", Path(folder) / "after.ll"
        before.write_text(text)
        run(["-w", *options, "-S", "-emit-llvm", str(before), "-o", str(after)])
        return after.read_text()
