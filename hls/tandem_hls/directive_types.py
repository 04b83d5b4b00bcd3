"""Directives as data: directives of loops, of arrays and of the whole build."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tandem_hls.errors import HlsError, Place
from tandem_hls.llvm_text import Module


@dataclass
class Loop:
    """Directives for one loop. `unroll`: 0 fully, 1 not at all, n copies; `pipeline`: the interval, 0 the best."""

    key: str
    unroll: int | None = None
    pipeline: int | None = None
    line: int = 0
    file: str = ""
    pragma: Place | None = None


@dataclass
class Array:
    """Directives for one array. `banks`: a power of two; `cut`: which words are in one."""

    name: str
    place: str = ""
    ports: int = 0
    banks: int = 0
    cut: str = "cyclic"


@dataclass
class Directives:
    """All directives of one build."""

    clock_mhz: float = 100.0
    target: str = "ecp5"
    interface: str = "plain"
    clang_options: list[str] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    functions: dict[str, bool] = field(default_factory=dict)
    loops: dict[str, Loop] = field(default_factory=dict)
    arrays: dict[str, Array] = field(default_factory=dict)
    arguments: dict[str, int] = field(default_factory=dict)
    channels: dict[str, int] = field(default_factory=dict)
    pipeline: bool = True
    predicate: int = 8
    multipliers: int = 0
    data_bits: int = 0
    module: str = ""
    foreign: list[str] = field(default_factory=list)  # warnings of pragmas of other tools

    def inlined(self, function: str, default: bool | None) -> bool | None:
        """True: always, False: never, None: as LLVM decides."""
        return self.functions.get(function, default)

    def array(self, name: str) -> Array | None:
        """Directives for an array, by its whole name or by that without its function."""
        return self.arrays.get(name) or self.arrays.get(name.rpartition(".")[2])

    def interface_globals(self, raw: Module, top: str) -> set[str]:
        """Globals that the world around the hardware reads and writes: none of a whole program."""
        if top == "main" or self.interface == "core":
            return set()
        return {
            name
            for name, each in raw.globals.items()
            if not each.internal and each.initial is not None and not each.constant
        }

    def loop_at(self, file: str, line: int) -> Loop | None:
        """Directives for the loop that begins in this line."""
        for loop in self.loops.values():
            if loop.line == line and (not loop.file or Path(loop.file).name == Path(file).name):
                return loop
        return None

    def mark_loops(self, text: str, raw: Module, warnings: list[str]) -> str:
        """Adds what LLVM knows of these directives, unrolling, to the metadata of the loops."""
        extra: list[str] = []
        number = max(raw.metadata, default=0) + 1
        lines = text.split("\n")
        seen: set[str] = set()
        for at, line in enumerate(lines):
            found = re.match(r"^!(\d+) = distinct !\{!\1, !(\d+), !(\d+)", line)
            if not found:
                continue
            begin = int(found.group(2))
            loop = self.loop_at(raw.file(begin), raw.line(begin))
            if loop is None:
                continue
            seen.add(loop.key)
            if loop.unroll is not None:
                what = {0: '!"llvm.loop.unroll.full"', 1: '!"llvm.loop.unroll.disable"'}.get(
                    loop.unroll, f'!"llvm.loop.unroll.count", i32 {loop.unroll}')  # fmt: skip
                extra.append(f"!{number} = !{{{what}}}")
                lines[at] = line[:-1] + f", !{number}}}"
                number += 1
        missing = [loop for loop in self.loops.values() if loop.key not in seen]
        # The IR has only functions that are used; an included file may have others.
        warnings += [f"{loop.pragma}: warning: the program does not use the loop in line {loop.line}" for loop in missing
                     if loop.pragma]  # fmt: skip
        missing = [loop for loop in missing if not loop.pragma]
        if missing:
            known = sorted({raw.line(int(m.group(1))) for m in re.finditer(r"= distinct !\{!\d+, !(\d+), !\d+", text)} - {0})
            raise HlsError(f"directive '{missing[0].key}' names no loop; loops begin in lines {known}",
                           Place(missing[0].file, missing[0].line) if missing[0].file else None, code=2)  # fmt: skip
        return "\n".join([*lines, *extra])
