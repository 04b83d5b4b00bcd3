"""Builds the programs without an operating system for two Arm cores and runs them in a stock QEMU.

    python -m tandem_tools.bare_metal                    builds and runs everything; about a minute
    python -m tandem_tools.bare_metal --core cortex-a53  one core
    python -m tandem_tools.bare_metal --record           also stores the sizes, in new files under results/

The accelerators are simulated, cycle by cycle, in a process beside QEMU. QEMU stops the processor before each load or store
of their registers; they read and write its memory, and raise its interrupts. What this cannot show: timing, caches,
barriers (docs/how-to/bare-metal.md).
"""

import argparse
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tandem_tools import repository, results
from tandem_tools.bare_metal import machine, sizes

MODELS = ["chacha20.iterative", "chacha20_poly1305.iterative", "zuc.interleaved"]
PROGRAM_SECONDS = 300


@dataclass(frozen=True)
class Program:
    """An ELF file, and what its console must say."""

    name: str
    says: tuple[str, ...]


PROGRAMS = (
    Program("bare_example", ("keystream of RFC 8439", "agree on every byte")),
    Program("bare_selftest", ("cpu.neon eea3", "device.ring eia3", "device.direct chacha20_poly1305", "0 failures")),
)


def main() -> int:
    """Runs the test. Returns 0 if all went well, else 1; says what this machine cannot run, which is no error."""
    options = parser().parse_args()
    device = options.root / "build/release/bin/tandem_debug_port_device"
    figures: list[results.Figure] = []
    if options.record and not results.recordable(options.root):
        return 1
    failed = 0
    for board in machine.BOARDS:
        if options.core not in (None, board.preset):
            continue
        try:
            machine.require(board)
        except machine.Unavailable as reason:
            print(f"SKIPPED: bare metal on {board.core}: {reason}")
            continue
        if not build(board, options.root, options.jobs):
            return 1
        for program in PROGRAMS:
            right, stack = run(board, program, device, options.root)
            failed += not right
            elf = options.root / "build" / board.preset / "bin" / f"{program.name}.elf"
            figures += sizes.measure(options.root, board, program.name, elf, stack)
    print(sizes.table(figures))
    if options.record and not failed:
        print(*results.record(options.root, figures), sep="\n")
    return 1 if failed else 0


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    result = argparse.ArgumentParser(
        prog="tandem_tools.bare_metal", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    repository.add_argument(result)
    result.add_argument("--core", choices=[board.preset for board in machine.BOARDS], help="only one core")
    result.add_argument("--jobs", type=int, default=2, help="parallel compilers (default: %(default)s)")
    result.add_argument("--record", action="store_true", help="store the sizes in new files under results/")
    return result


def build(board: machine.Board, root: Path, jobs: int) -> bool:
    """Builds the programs for a board. Returns whether that went well."""
    commands = [["cmake", "--build", f"build/{board.preset}", "-j", str(jobs), "--target", *(p.name for p in PROGRAMS)]]
    if not (root / "build" / board.preset / "build.ninja").exists():
        commands.insert(0, ["cmake", "--preset", board.preset, "--log-level=WARNING"])
    return all(subprocess.run(command, cwd=root, check=False).returncode == 0 for command in commands)


def run(board: machine.Board, program: Program, device: Path, root: Path) -> tuple[bool, int]:
    """Runs a program, and prints how that went. Returns whether it said what it must, and how much stack it used."""
    begin = time.monotonic()
    work = root / "build/bare-metal" / f"{board.preset}-{program.name}"
    elf = root / "build" / board.preset / "bin" / f"{program.name}.elf"
    try:
        with machine.started(board, elf, device, MODELS, work) as qemu:
            said = machine.console(qemu, PROGRAM_SECONDS)
    except TimeoutError as error:
        said = f"{error}\n{(work / 'qemu.log').read_text(errors='replace')[-2000:]}"
    (work / "console.log").write_text(said)
    missing = complaints(said, program.says)
    print(f"{board.core} {program.name}: {'FAILED' if missing else 'ok'}, {time.monotonic() - begin:.0f} s")
    if missing:
        print(f"{said}\nmissing: {', '.join(missing)}", file=sys.stderr)
    return not missing, sizes.stack_bytes(said)


def complaints(said: str, says: tuple[str, ...]) -> list[str]:
    """Returns the texts that the console should have printed and has not, an end with status 0 among them."""
    return [text for text in (*says, f"{machine.MARK}exit 0\n") if text not in said]


if __name__ == "__main__":
    sys.exit(main())
