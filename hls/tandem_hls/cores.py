"""Cores of algorithms that are made of C: `python -m tandem_hls.cores` writes their RTL, `--check` compares it.

Each algorithms/ALGORITHM/c/BUILD.toml is a core: the function ALGORITHM of BUILD.c, or of ALGORITHM.c where there is no such
file, by these directives. Its RTL is generated/from_c/MODULE.sv, which is committed: nothing but this needs clang.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from tandem_facts.digest import MADE
from tandem_hls import directives
from tandem_hls.assemble import Assembly
from tandem_hls.errors import HlsError
from tandem_hls.flow import Design, compile_c
from tandem_tools import repository


@dataclass(frozen=True)
class Core:
    """A core in C: paths relative to the repository."""

    algorithm: str
    source: Path
    directives: Path

    @property
    def name(self) -> str:
        """Algorithm and file of directives: `ALGORITHM/BUILD`."""
        return f"{self.algorithm}/{self.directives.stem}"

    def design(self, root: Path) -> Design:
        """Makes the hardware of the core.

        Raises:
            HlsError: It cannot become hardware.
        """
        return compile_c(root / self.source, self.algorithm, directives.load(root / self.source, root / self.directives))


def cores(root: Path) -> list[Core]:
    """Returns all cores in C, by name."""
    found = []
    for file in sorted(root.glob("algorithms/*/c/*.toml")):
        algorithm, own = file.parents[1].name, file.with_suffix(".c")
        source = own if own.is_file() else file.with_name(f"{algorithm}.c")
        found.append(Core(algorithm, source.relative_to(root), file.relative_to(root)))
    return found


def file_of(root: Path, assembly: Assembly) -> Path:
    """Returns the file of a core's RTL."""
    return root / MADE / f"{assembly.prefix}.sv"


def main() -> int:
    """Writes or compares. Returns the exit code."""
    sys.setrecursionlimit(100_000)
    parser = argparse.ArgumentParser(prog="tandem_hls.cores", description="Makes the RTL of the cores in C.")
    repository.add_argument(parser)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    options = parser.parse_args()
    root: Path = options.root
    wanted = {}
    for core in cores(root):
        try:
            assembly = core.design(root).assembly
        except HlsError as error:
            print(error, file=sys.stderr)
            return error.code
        wanted[file_of(root, assembly)] = assembly.text()
    there = {file: file.read_text() for file in (root / MADE).glob("*.sv")}
    changed = sorted(file for file in wanted.keys() | there.keys() if wanted.get(file) != there.get(file))
    for file in changed:
        print(f"{file.relative_to(root)}{' does not match its C; run `make from-c`' if options.check else ''}")
        if not options.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[file]) if file in wanted else file.unlink()
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
