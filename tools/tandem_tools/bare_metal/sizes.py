"""Sizes of programs: what the linker placed, and how deep the stack was."""

import re
import subprocess
from pathlib import Path

from tandem_tools import results
from tandem_tools.bare_metal.machine import Board
from tandem_tools.results import Figure

COMMAND = "python -m tandem_tools.bare_metal --record"
STACK = re.compile(r"^stack (\d+)$", re.MULTILINE)
# The tables of the memory management unit and the room for stacks do not belong to a program's data.
SECTIONS = {"text": (".text", ".rodata", ".init_array"), "data": (".data",), "bss": (".bss",)}


def stack_bytes(said: str) -> int:
    """Returns the largest size of the stack, from a program's console; 0 if it prints none."""
    found = STACK.search(said)
    return int(found[1]) if found else 0


def section_bytes(listing: str) -> dict[str, int]:
    """Bytes by kind, from what `size -A` prints: code with constants, initialised and zeroed data."""
    found = dict(re.findall(r"^(\.\S+)\s+(\d+)", listing, re.MULTILINE))
    return {kind: sum(int(found.get(name, 0)) for name in names) for kind, names in SECTIONS.items()}


def measure(root: Path, board: Board, program: str, elf: Path, stack: int) -> list[Figure]:
    """The figures of one program."""
    listing = subprocess.run(["size", "-A", elf], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([board.compiler, "--version"], capture_output=True, text=True, check=True).stdout
    compiler, _, number = version.partition("\n")[0].partition(" ")
    machine = f"{board.core} in QEMU, {board.machine.partition(',')[0]}"
    run = results.origin(root, "bare-metal", COMMAND, {compiler: number}, machine)
    values = {**section_bytes(listing), "stack": stack}
    return [
        Figure(what=program, engine=board.core, metric=metric, unit="bytes", value=value, kind="measured", run=run)
        for metric, value in values.items()
    ]


def table(figures: list[Figure]) -> str:
    """The figures for people."""
    lines = []
    for program, core in dict.fromkeys((figure.what, figure.engine) for figure in figures):
        of = [figure for figure in figures if (figure.what, figure.engine) == (program, core)]
        lines.append(f"{core} {program}: " + ", ".join(f"{figure.metric} {figure.value:.0f}" for figure in of) + " bytes")
    return "\n".join(lines)
