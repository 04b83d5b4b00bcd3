"""Accelerators as IP for block designs: sources, IP-XACT, scripts for Vivado and Quartus, device trees, a bring-up page.

    tandem ip list
    tandem ip export zuc --out ip/
    tandem ip check ip/

`tandem ip COMMAND --help` says more; docs/how-to/export-an-accelerator.md is the guide.

Exit status: 0 done, 1 a check failed or a tool is missing, 2 the command line is wrong, 5 the folder is not empty.
"""

import argparse
import sys
from pathlib import Path

from systemrdl.messages import RDLCompileError

from tandem_facts.schema import FactsError
from tandem_tools.ip import accelerator, boards, check, export, flatten, pages, programs
from tandem_tools.ip.flatten import IpError
from tandem_tools.ip.order import Order

FAILED, USAGE, OUTPUT = 1, 2, 5
USUAL_MHZ = 100.0
REPOSITORY = Path(__file__).resolve().parents[3]
EXPORT = """\
Writes the package into a folder, checks it with the tools that are there, and says in its README.md which those were.

    tandem ip export zuc --out ip/
    tandem ip export zuc --out ip/ --set Architecture=interleaved --set Streams=8 --set KeyBits=256
    tandem ip export zuc --out ip/ --build optimised
    tandem ip export zuc --out ip/b --name zuc_b --board zynqmp --address 0xa0010000 --irq 90 --buffer udmabuf1=64M
"""
CHECK = """\
Runs every check on a package: lint, FuseSoC, IP-XACT's schema, device trees, Tcl scripts. A missing tool is a failure here.

    tandem ip check ip/
"""


def main() -> int:
    """Runs one command. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="tandem ip", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, help_, description, command in (
        ("list", "the accelerators, their parameters and builds", "Lists the accelerators, with their parameters.", _list),
        ("export", "write the package of an accelerator", EXPORT, _export),
        ("check", "check a package", CHECK, _check),
    ):
        added = parsers.add_parser(
            name, help=help_, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        added.add_argument(
            "--root", type=Path, default=REPOSITORY, help="Tandem's repository (default: the one of this program)"
        )
        added.set_defaults(command=command)
        if name == "export":
            added.add_argument("accelerator", metavar="ACCELERATOR", help="its name; `tandem ip list` lists them")
            added.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="target folder; created if missing")
            added.add_argument("--build", default="", metavar="NAME", help="begin with a simulated build; --set changes it")
            added.add_argument(
                "--name", default="", metavar="NAME",
                help="its name in tools: NAME or VENDOR:LIBRARY:NAME:VERSION (default: tandem:ip:tnd_ACCELERATOR);"
                " two packages of one accelerator need two names",
            )  # fmt: skip
            added.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a parameter of its top")
            added.add_argument(
                "--clock", type=float, default=USUAL_MHZ, metavar="MHZ", help="clock of the constraints (default: 100)"
            )
            added.add_argument("--board", default="", metavar="NAME", help="write files for this board (default: all)")
            added.add_argument(
                "--address", type=_number, metavar="ADDRESS", help="address of the registers at the board's processor"
            )
            added.add_argument(
                "--irq", type=_number, metavar="NUMBER", help="shared peripheral interrupt, as device trees count"
            )
            added.add_argument(
                "--buffer", default="", metavar="NAME[=SIZE]", help="its u-dma-buf buffer, e.g. udmabuf1=64M (default: 16M)"
            )
            added.add_argument(
                "--flat", action="store_true", help="also write one file of Verilog-2005, for tools without SystemVerilog"
            )
            added.add_argument(
                "--force", action="store_true", help="write into a folder that is not empty, in place of a package there"
            )
        if name == "check":
            added.add_argument("folder", type=Path, metavar="FOLDER", help="the package")
    options = parser.parse_args()
    options.root = options.root.absolute()
    try:
        code: int = options.command(options)
        return code
    except (IpError, FactsError) as error:
        print(f"error: {error}", file=sys.stderr)
        return USAGE
    except (programs.Missing, programs.Refused, RDLCompileError) as error:
        print(f"error: {error}", file=sys.stderr)
        return FAILED


def _list(options: argparse.Namespace) -> int:
    lines = []
    for name in accelerator.names(options.root):
        found = accelerator.load(options.root, name)
        lines.append(f"{name}: {found.algorithm.title}")
        lines += [f"    {each.name:14} {each.value:<4} {each.legal}" for each in found.parameters]
        for build in found.algorithm.builds:
            values = found.algorithm.values_of(build)
            lines.append(f"    --build {build.name}: {' '.join(f'{key}={value}' for key, value in values.items())}")
    print("\n".join(lines))
    return 0


def _export(options: argparse.Namespace) -> int:
    chosen = accelerator.load(options.root, options.accelerator)
    builds = {
        build.name: {name: str(value) for name, value in chosen.algorithm.values_of(build).items()}
        for build in chosen.algorithm.builds
    }
    if options.build and options.build not in builds:
        raise IpError(f"{options.accelerator} has no build {options.build!r}; it has {', '.join(builds)}")
    chosen = chosen.at(builds.get(options.build, {}) | _settings(options.set))
    if options.name:
        chosen = chosen.called(accelerator.Vlnv.parse(options.name))
    if not options.clock > 0:
        raise IpError(f"--clock {options.clock:g}: the clock must be above 0 MHz")
    if options.out.exists() and (not options.out.is_dir() or any(options.out.iterdir())) and not options.force:
        print(
            f"error: {options.out} is not an empty folder; give another --out, or --force to write over it", file=sys.stderr
        )
        return OUTPUT
    order = Order(
        chosen,
        _boards(options),
        boards.Buffer.parse(options.buffer) if options.buffer else boards.Buffer.of(chosen),
        options.clock,
        flatten.origin(options.root, _command(options), chosen.algorithm.standard),
        options.flat,
    )
    try:
        export.write(export.package(order, options.root), options.out)
        results = check.check(options.out, options.root)
        (options.out / "README.md").write_text(pages.readme(order, "\n".join(f"- {result}" for result in results)))
    except OSError as error:
        print(f"error: {error}", file=sys.stderr)
        return OUTPUT
    print(f"{options.out}: begin with README.md and bring-up.md")
    return _report(results, missing_fails=False)


def _boards(options: argparse.Namespace) -> tuple[boards.Board, ...]:
    """The boards that were asked for, with the accelerator where it was asked for."""
    known = boards.load_all(options.root)
    if not options.board:
        if options.address is not None or options.irq is not None:
            names = ", ".join(board.name for board in known)
            raise IpError(f"--address and --irq need --board; the boards are {names}")
        return tuple(known)
    found = tuple(board.at(options.address, options.irq) for board in known if board.name == options.board)
    if not found:
        raise IpError(f"there is no board {options.board!r}; there are {', '.join(board.name for board in known)}")
    return found


def _command(options: argparse.Namespace) -> str:
    """The command again, as far as what it writes depends on it."""
    given = [("--name", options.name), ("--build", options.build), *(("--set", each) for each in options.set)]
    given += [("--board", options.board), ("--address", "" if options.address is None else f"{options.address:#x}")]
    given += [("--irq", "" if options.irq is None else str(options.irq)), ("--buffer", options.buffer)]
    given += [("--clock", "" if options.clock == USUAL_MHZ else f"{options.clock:g}")]
    words = [f"{option} {value}" for option, value in given if value] + ["--flat"] * options.flat
    return " ".join(["tandem ip export", options.accelerator, *words])


def _number(text: str) -> int:
    """A number of the command line, decimal or as 0x...; argparse says what is wrong with another."""
    return int(text, 0)


_number.__name__ = "number"


def _settings(given: list[str]) -> dict[str, str]:
    pairs = [each.partition("=") for each in given]
    wrong = next((name for name, equals, value in pairs if not (name and equals and value)), None)
    if wrong is not None:
        raise IpError(f"--set {wrong}: write NAME=VALUE, as in --set MemDataWidth=64")
    return {name: value for name, _, value in pairs}


def _check(options: argparse.Namespace) -> int:
    return _report(check.check(options.folder, options.root), missing_fails=True)


def _report(results: list[check.Result], missing_fails: bool) -> int:
    """Prints what the checks came to. Returns the exit code."""
    for result in results:
        print(result)
        if result.wrong:
            print(result.wrong, file=sys.stderr)
    return FAILED if any(result.wrong or (result.missing and missing_fails) for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
