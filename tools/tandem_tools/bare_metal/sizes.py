"""Sizes of programs: what the linker placed, and how deep the stack was."""

import json
import re
import subprocess
import time
from pathlib import Path

from tandem_tools.bare_metal.machine import Board

Row = dict[str, object]
COMMAND = "python -m tandem_tools.bare_metal --record"
STACK = re.compile(r"^stack (\d+)$", re.MULTILINE)
# What does not belong to a program's data: tables of the memory management unit, and the room for stacks.
SECTIONS = {"text": (".text", ".rodata", ".init_array"), "data": (".data",), "bss": (".bss",)}


def stack_bytes(said: str) -> int:
    """The most that the stack held, as a program's console says; 0 if it does not."""
    found = STACK.search(said)
    return int(found[1]) if found else 0


def section_bytes(listing: str) -> dict[str, int]:
    """Bytes by kind, from what `size -A` prints: code with constants, initialised and zeroed data."""
    found = dict(re.findall(r"^(\.\S+)\s+(\d+)", listing, re.MULTILINE))
    return {kind: sum(int(found.get(name, 0)) for name in names) for kind, names in SECTIONS.items()}


def measure(board: Board, program: str, elf: Path, stack: int) -> list[Row]:
    """The figures of one program, in the form of all results."""
    listing = subprocess.run(["size", "-A", elf], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([board.compiler, "--version"], capture_output=True, text=True, check=True).stdout
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False)
    common: Row = {
        "suite": "bare-metal",
        "kind": "measured",
        "command": COMMAND,
        "commit": commit.stdout.strip() or "unknown",
        "machine": f"{board.core} in QEMU, {board.machine.partition(',')[0]}",
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "unit": "bytes",
        "row": program,
        "engine": board.core,
        "note": version.partition("\n")[0],
    }
    values = {**section_bytes(listing), "stack": stack}
    return [{**common, "metric": metric, "value": float(value)} for metric, value in values.items()]


def table(rows: list[Row]) -> str:
    """The figures for people."""
    lines = []
    for program, core in dict.fromkeys((row["row"], row["engine"]) for row in rows):
        of = [row for row in rows if (row["row"], row["engine"]) == (program, core)]
        lines.append(f"{core} {program}: " + ", ".join(f"{row['metric']} {row['value']:.0f}" for row in of) + " bytes")
    return "\n".join(lines)


def store(path: Path, rows: list[Row]) -> None:
    """Writes the figures."""
    path.write_text("[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n")
