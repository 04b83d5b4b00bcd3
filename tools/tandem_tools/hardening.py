"""Checks how binaries are protected against attacks, in a build or in packages, with `readelf`.

Programs and libraries: random addresses, nothing that can be both written and run, tables of addresses read-only before
`main`, guarded return addresses, checked sizes, marks for shadow stacks. Objects of every folder: marks for the CPU's
checks of jumps and returns, guarded return addresses.
"""

import argparse
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tandem_tools import extensions, repository

CHECKED = r" __(memcpy|read|poll|realpath|snprintf|vsnprintf|memset|readlink|memmove)_chk\b"
RUNTIME = "Scrt1.o"


def _readelf(option: str, path: Path) -> str:
    return subprocess.run(["readelf", "-W", option, path], capture_output=True, text=True, check=True).stdout


def marks(path: Path) -> set[str]:
    """Returns the CPU's checks that a file's code supports, by its own marks: IBT, SHSTK."""
    found = re.search(r"x86 feature: ([A-Z, ]+)", _readelf("-n", path))
    return set(found[1].split(", ")) if found else set()


def runtime_marks() -> set[str]:
    """Returns the marks of the C runtime's part in every program: a program has no mark that this part lacks."""
    done = subprocess.run(["cc", f"-print-file-name={RUNTIME}"], capture_output=True, text=True, check=True)
    return marks(Path(done.stdout.strip()))


def of_binary(path: Path, kind: str) -> Iterator[str]:
    """Yields the protections that a binary lacks.

    Args:
        path: An executable or a shared library, for Linux.
        kind: program, library, or static for a program without shared libraries.
    """
    segments = _readelf("-l", path)
    flags = re.findall(r"^ +(\S+) +(?:0x\w+ +){5}([RWE ]{3}) ", segments, re.MULTILINE)
    dynamic = _readelf("-d", path)
    symbols = _readelf("--dyn-syms", path) if kind != "static" else ""
    x86 = "X86-64" in _readelf("-h", path)
    lacks = {
        "random addresses": "Elf file type is DYN" not in segments
        or bool(re.search(r"\(FLAGS_1\).*PIE", dynamic)) == (kind == "library"),
        "segments": "LOAD" not in dict(flags),
        "memory that is not both written and run": any("W" in allowed and "E" in allowed for _, allowed in flags),
        "a stack that is not run": dict(flags).get("GNU_STACK") != "RW ",
        "tables that are read-only": dict(flags).get("GNU_RELRO") != "R  ",
        "addresses that are all looked up at the start": "NOW" not in dynamic and kind != "static",
        "code without relocations, and paths to no libraries": bool(re.search("TEXTREL|RPATH|RUNPATH", dynamic)),
        "the expected libraries": ("(NEEDED)" in dynamic) == (kind == "static"),
        "guarded return addresses": kind != "static" and " __stack_chk_fail@" not in symbols,
        "checked sizes": kind == "program" and not re.search(CHECKED, symbols),
        "marks for shadow stacks": x86 and kind != "static" and "SHSTK" not in marks(path),
        "marks for checked jumps": x86 and kind != "static" and "IBT" in runtime_marks() - marks(path),
    }
    return (what for what, missing in lacks.items() if missing)


def of_objects(root: Path, build: Path) -> Iterator[str]:
    """Yields the protections that the objects of a build lack, folder by folder."""
    guarded: dict[Path, bool] = defaultdict(bool)
    for path, source in extensions.objects(root, build):
        if missing := {"IBT", "SHSTK"} - marks(path):
            yield f"{source} lacks marks: {', '.join(sorted(missing))}"
        guarded[source.parent] |= " __stack_chk_fail" in _readelf("-s", path)
    for folder in KERNELS:
        if not any(guard for path, guard in guarded.items() if path.match(folder)):
            yield f"{folder}: no function guards its return address"


# These folders have functions that keep an array on the stack.
KERNELS = ("algorithms/zuc/sw", "algorithms/chacha20/sw", "algorithms/modexp/sw", "engine/lanes", "src/capi", "src/cli")


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.hardening", description=__doc__)
    parser.add_argument("build", type=Path, help="a build folder with the program and the library")
    repository.add_argument(parser)
    arguments = parser.parse_args()
    build = arguments.build
    findings: list[str] = []
    for path, kind in ((build / "bin/tandem", "program"), (build / "src/capi/libtandem.so", "library")):
        findings += [f"{path} lacks {what}" for what in of_binary(path, kind)]
    if "x86_64" in _machine():
        findings += of_objects(arguments.root, build)
    for finding in findings:
        print(f"FAILED  {finding}")
    print(f"{len(findings)} findings")
    return 1 if findings else 0


def _machine() -> str:
    return subprocess.run(["uname", "-m"], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
