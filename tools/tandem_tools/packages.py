"""The versions of the installed Debian packages that contain a tool.

A package such as `g++` or `tcl` holds only a link; the program is in a package that it depends on (`tcl8.6`), or in several
(`g++-12`, `gcc-12`, `cpp-12`, `binutils-x86-64-linux-gnu`). `versions` follows such dependencies by their names.
"""

import functools
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

STATUS = Path("/var/lib/dpkg/status")
# Packages that are a part of a compiler: programs, headers and libraries of its language, binary utilities.
OF_COMPILER = re.compile(r"lib(stdc\+\+|gcc|llvm|clang|binutils)|g\+\+|gcc|cpp|clang|llvm|binutils")
_FORMAT = "${Package}\t${Version}\t${Essential}\t${Pre-Depends}, ${Depends}\n"


@dataclass(frozen=True)
class Package:
    """An installed package; `depends` are names without versions, alternatives in their order."""

    version: str
    essential: bool
    depends: tuple[str, ...]


def installed() -> dict[str, Package]:
    """All installed packages by name. The list is read again when dpkg has changed it."""
    return _installed(STATUS.stat().st_mtime_ns if STATUS.is_file() else 0)


@functools.lru_cache(maxsize=1)
def _installed(_changed: int) -> dict[str, Package]:
    command = ["dpkg-query", "--show", f"--showformat={_FORMAT}"]
    found = {}
    for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines():
        name, version, essential, depends = line.split("\t")
        if version:
            names = (part.split("(")[0].split(":")[0].strip() for part in re.split(r"[,|]", depends))
            found[name] = Package(version, essential == "yes", tuple(filter(None, names)))
    return found


def real(names: Iterable[str]) -> list[str]:
    """Returns these packages and, for compilers, the packages with their programs and headers; sorted."""
    known = installed()
    todo, found = list(names), set[str]()
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            depends = known[name].depends if name in known else ()
            todo += [each for each in depends if each in known and (each.startswith(name) or OF_COMPILER.match(each))]
    return sorted(found)


def versions(names: Iterable[str]) -> list[str]:
    """Name and version of each of the `real` packages; a missing one is named, too."""
    known = installed()
    return [f"{name} {known[name].version if name in known else 'is not installed'}" for name in real(names)]
