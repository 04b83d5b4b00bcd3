"""Compares the C interface, header and library, with the record src/capi/tandem.abi, and says what a change means.

The record has every function of tandem.h with its parameters, every value of its enumerations, every public structure with
the place of each member on 64-bit and 32-bit machines, and the library's SONAME and symbols. --write records the interface
as it is; it refuses if something is gone and the library still has the same SONAME.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tandem_tools import repository

HEADER = "src/capi/tandem.h"
RECORD = "src/capi/tandem.abi"
CLANG = "clang-16"
# Machines with 64-bit and with 32-bit pointers; the header needs only the compiler's own headers.
TARGETS = ("x86_64-linux-gnu", "armv7a-linux-gnueabihf")
HEAD = f"""\
# The interface of libtandem as programs know it: {HEADER}, and what the library exports.
# Offsets and sizes: bytes where pointers have 64 bits, and where they have 32.
# Written by `python -m tandem_tools.abi LIBRARY --write`; compared by the test run.
"""
LAYOUT = re.compile(r"Type: struct (\w+)\n.*?Size:(\d+)\n.*?Alignment:(\d+)\n\s+FieldOffsets: \[([\d, ]*)\]", re.DOTALL)


class AbiError(Exception):
    """The interface cannot be read; the text says why, and what to try."""


def of_header(header: Path) -> list[str]:
    """Returns one line for each function, value, structure and member that the header declares.

    Raises:
        AbiError: The header does not compile.
    """
    tree = json.loads(_run(CLANG, "-ffreestanding", "-fsyntax-only", "-Xclang", "-ast-dump=json", str(header)))
    layouts = [_layouts(header, target) for target in TARGETS]
    return [line for node in tree["inner"] for line in _lines(node, layouts)]


def _lines(node: dict[str, Any], layouts: list[dict[str, tuple[int, int, list[int]]]]) -> Iterator[str]:
    name = node.get("name", "")
    inner = node.get("inner", [])
    if not name.lower().startswith("tandem"):
        return
    if node["kind"] == "FunctionDecl":
        parameters = [_named(one["type"]["qualType"], one.get("name", "")) for one in inner if one["kind"] == "ParmVarDecl"]
        # The type lacks the names of parameters: "tandem_status (const uint8_t *)".
        result = node["type"]["qualType"].split("(")[0].strip()
        yield f"function {_named(result, name)}({', '.join(parameters) or 'void'})"
    elif node["kind"] == "EnumDecl":
        value = -1
        for one in inner:
            if one["kind"] == "EnumConstantDecl":
                value = int(one["inner"][0]["value"]) if "inner" in one else value + 1
                yield f"enum {name} {one['name']} = {value}"
    elif node["kind"] == "RecordDecl" and node.get("completeDefinition"):
        of_targets = [layout[name] for layout in layouts]
        sizes, alignments = (", ".join(str(layout[i]) for layout in of_targets) for i in (0, 1))
        yield f"struct {name}: size {sizes}; alignment {alignments}"
        members = [one for one in inner if one["kind"] == "FieldDecl"]
        for i, one in enumerate(members):
            places = ", ".join(str(layout[2][i]) for layout in of_targets)
            yield f"struct {name}.{one['name']}: {one['type']['qualType']} at {places}"
    elif node["kind"] == "TypedefDecl":
        yield f"typedef {node['type']['qualType']} {name}"


def _named(type_name: str, name: str) -> str:
    return f"{type_name}{'' if type_name.endswith('*') else ' '}{name}"


def _layouts(header: Path, target: str) -> dict[str, tuple[int, int, list[int]]]:
    """Size, alignment and the members' offsets of every structure, in bytes."""
    with tempfile.NamedTemporaryFile("w", suffix=".c") as source:
        source.write(f'#include "{header.resolve()}"\n')
        source.flush()
        dump = ("-Xclang", "-fdump-record-layouts-simple", "-Xclang", "-fdump-record-layouts-complete")
        said = _run(CLANG, f"--target={target}", "-ffreestanding", "-fsyntax-only", *dump, source.name)
    return {
        name: (int(size) // 8, int(alignment) // 8, [int(offset) // 8 for offset in offsets.split(",") if offset])
        for name, size, alignment, offsets in LAYOUT.findall(said)
    }


def of_library(library: Path) -> list[str]:
    """Returns the SONAME, and the symbols that programs can link with, with their versions if they have any.

    Raises:
        AbiError: The file is not a shared library.
    """
    soname = re.search(r"SONAME.*\[(.*)\]", _run("readelf", "--dynamic", "--wide", str(library)))
    if not soname:
        raise AbiError(f"{library} has no SONAME: it has to be libtandem.so, from the target tandem_shared")
    listed = _run("nm", "-D", "--defined-only", "--with-symbol-versions", str(library)).splitlines()
    return [f"library {soname[1]}", *sorted(f"symbol {line.split()[-1]}" for line in listed)]


def apart(lines: list[str]) -> list[str]:
    """Returns the names that only the header or only the library has."""
    declared = {found[1] for line in lines if (found := re.match(r"function .*?(\w+)\(", line))}
    exported = {line.removeprefix("symbol ").split("@")[0] for line in lines if line.startswith("symbol ")}
    return [f"{name} is declared and not exported" for name in sorted(declared - exported)] + [
        f"{name} is exported and not declared" for name in sorted(exported - declared)
    ]


def gone(old: list[str], new: list[str]) -> list[str]:
    """Returns the lines that programs may rely on and that are no longer true.

    A structure whose first member is its size may grow: a program built earlier passes the size that it knows.
    """
    left = set(new)
    sized = {line.split(".")[0] for line in new if re.match(r"struct \w+\.size: size_t at 0, 0$", line)}
    return [line for line in old if line not in left and not (line.split(":")[0] in sized and _grew(line, new))]


def _grew(line: str, new: list[str]) -> bool:
    start = line.split(":")[0] + ": size "
    now = next((other for other in new if other.startswith(start)), "")
    before, after = ([int(number) for number in re.findall(r"\b\d+\b", text.partition(":")[2])] for text in (line, now))
    return len(after) == len(before) and after[2:] == before[2:] and all(b <= a for b, a in zip(before, after, strict=True))


def verdict(old: list[str], new: list[str]) -> str:
    """Returns the changes from one interface to another and what they mean; empty if there are none."""
    lost = gone(old, new)
    changed = [f"- {line}" for line in old if line not in new] + [f"+ {line}" for line in new if line not in old]
    if not changed:
        return ""
    if lost:
        meaning = (
            "Incompatible: programs that were built with the earlier header or library may break. Keep the old\n"
            "interface and add the new one beside it. If it has to go, raise the major version in CMakeLists.txt (the\n"
            "SONAME follows from it), say so in CHANGELOG.md, and record the interface"
        )
    else:
        meaning = (
            "Compatible: programs that were built before still run. With the next release, raise the minor version in\n"
            "CMakeLists.txt, name the additions in CHANGELOG.md, and record the interface"
        )
    return "\n".join(changed) + f"\n{meaning}: python -m tandem_tools.abi LIBRARY --write\n"


def read(record: Path) -> list[str]:
    """The lines of a record."""
    return [line for line in record.read_text().splitlines() if line and not line.startswith("#")]


def _run(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise AbiError(f"{command[0]} cannot be run ({error.strerror}): `make bootstrap-test` installs it") from error
    if done.returncode != 0:
        raise AbiError(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def main() -> int:
    """Compares, or records. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="tandem_tools.abi", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    repository.add_argument(parser)
    parser.add_argument("library", type=Path, metavar="LIBRARY", help="e.g. build/release/src/capi/libtandem.so")
    parser.add_argument("--header", type=Path, help=f"another header (default: {HEADER})")
    parser.add_argument("--write", action="store_true", help="record the interface as it is")
    options = parser.parse_args()
    record: Path = options.root / RECORD
    try:
        now = of_header(options.header or options.root / HEADER) + of_library(options.library)
    except AbiError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    for complaint in (disagreements := apart(now)):
        print(f"error: {complaint}", file=sys.stderr)
    old = read(record) if record.is_file() else []
    if options.write and not disagreements:
        if gone(old, now) and {line for line in old if line.startswith("library ")} <= set(now):
            print(f"error: not recorded\n{verdict(old, now)}", file=sys.stderr)
            return 1
        record.write_text(HEAD + "\n".join(now) + "\n")
        return 0
    if said := verdict(old, now):
        print(f"error: the C interface is not what {RECORD} records\n{said}", file=sys.stderr)
    return 1 if said or disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
