"""Makes an accelerator of a C function, and checks it against the C.

    tandem-hls build fir.c --top fir              # writes TOP_hls.sv
    tandem-hls test fir.c --top fir               # the program's own main against the RTL; prints the clocks
    tandem-hls prove fir.c --top fir              # a small function against the C for all arguments, by yosys and z3
    tandem-hls explain fir.c --top fir            # states of each loop, its interval, and what limits it
    tandem-hls explore fir.c --top fir --axis loops.taps.unroll=1,2,4    # area against time, directive by directive
    tandem-hls report fir.c --top fir             # the schedule beside the source, as a page
    tandem-hls new fir                            # a C core to begin with: function, test bench, directives

`tandem-hls COMMAND --help` says more; docs/how-to/from-c-to-accelerator.md is the guide.
Exit status: 0; 1: the program cannot become hardware; 2: wrong arguments; 3: the hardware differs, or nothing was compared;
4: no proof within the given clocks or time; 130: interrupted.
"""

import argparse
import sys
from pathlib import Path

from tandem_hls import check as checking
from tandem_hls import directive_values, directives
from tandem_hls.errors import HlsError
from tandem_hls.explain import explain
from tandem_hls.explore import command as explore
from tandem_hls.flow import Design, compile_c
from tandem_hls.prove import prove
from tandem_hls.report import page
from tandem_hls.scaffold import scaffold
from tandem_hls.simulate import lint
from tandem_hls.verify import verifier

_PROVEN = """\
Proven is: for all arguments, all contents of memories and whatever registers held before, a call of the RTL ends within
the clocks that are said, returns what the C returns, and leaves in memories outside what the C leaves there. Undefined
behaviour is left out: shifts by too much, divisions by zero, accesses outside of an array.

Not proven, but relied on: that clang and its LLVM translate the C rightly, that yosys and z3 are right. The C is taken as
clang's IR without loops and calls; the RTL as yosys reads it.

Refused, with status 1: loops without a constant number of iterations, static variables that are written, addresses that
may be in several objects, more than 1,024 bytes of arrays, cores with streams, whole programs. Products of wide numbers
and divisions may take the solver too long (status 4). `tandem-hls test` compares single calls of all of these."""


_EXPLORED = """\
An axis is a directive as a file of directives has it, or the files themselves:

    --axis loops.words.unroll=1,2,full --axis clock_mhz=80,120 --axis arrays.sbox.place=lut,block
    --axis directives=baseline.toml,optimised.toml             # beside FILE.c

Each combination is built, and simulated against the program's own main, whose streams do not pause; its clocks are those of
a call. yosys counts LUT, flip-flops and block RAM; with --seeds nextpnr places it. What was done before is in the store.
Exit status 1: no combination became hardware; 3: one differs from the C."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command. Returns the exit code."""
    sys.setrecursionlimit(100_000)
    parser = argparse.ArgumentParser(
        prog="tandem-hls", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = _source(commands, "build", "make SystemVerilog of a C function", _build)
    build.add_argument("-o", "--output", type=Path, help="output file (default: NAME.sv here)")
    build.add_argument("--name", default="", help="name of the module (default: the function's name with _hls)")
    test = _source(commands, "test", "compare the hardware with the C program's own main", _test)
    test.add_argument("--random", type=_count, default=0, metavar="N", help="N calls with random arguments in place of main")
    test.add_argument("--seed", type=_count, default=1, help="seed of the random arguments")
    test.add_argument("--simulator", choices=("verilator", "iverilog"), default="verilator")
    test.add_argument("--keep", type=Path, metavar="FOLDER", help="keep design, test bench and record there")
    test.add_argument(
        "--max-cycles", type=_count, default=100_000_000, metavar="N", help="clocks after which a call counts as hanging"
    )
    proof = _source(commands, "prove", "prove that the hardware of a small function equals the C", _prove, _PROVEN)
    proof.add_argument("--clocks", type=_count, default=64, metavar="N", help="clocks of the longest call (default: 64)")
    proof.add_argument("--timeout", type=float, default=600, metavar="S", help="seconds for the solver (default: 600)")
    proof.add_argument("--keep", type=Path, metavar="FOLDER", help="keep design, reference, frame and waveform there")
    explored = _source(commands, "explore", "try every combination of directives: area against time", explore, _EXPLORED)
    explored.add_argument("--axis", action="append", required=True, metavar="DIRECTIVE=VALUE,VALUE...",
                          help="values of one directive, named as in TOML; may be repeated")  # fmt: skip
    explored.add_argument("--target", default="ecp5-um5g-85k", metavar="NAME",
                          help="an FPGA that is placed (default: %(default)s)")  # fmt: skip
    explored.add_argument("--seeds", type=int, default=0, metavar="N", help="place with seeds 1 to N (default: not placed)")
    explored.add_argument("--jobs", type=int, default=0, metavar="N", help="tools at a time (default: processors)")
    explored.add_argument("--svg", type=Path, metavar="FILE", help="draw time against area")
    explored.add_argument("--store", type=Path, default=Path("build/explore"), metavar="FOLDER",
                          help="store of finished steps, as in tandem-explore (default: %(default)s)")  # fmt: skip
    _source(commands, "explain", "explain each loop: its states, its interval, and what limits it", _explain)
    shown = _source(commands, "report", "write a page with the schedule beside the source", _report)
    shown.add_argument("-o", "--output", type=Path, help="output file (default: FUNCTION.html here)")
    new = commands.add_parser(
        "new", help="begin a C core: function, test bench, directives", description="Begin a C core in a new folder."
    )
    new.add_argument("name", metavar="NAME")
    new.add_argument("--in", dest="folder", type=Path, default=Path(), metavar="FOLDER", help="where (default: here)")
    new.add_argument("--kind", choices=("core", "plain"), default="core",
                     help="core: streams and Tandem's core ports; plain: arguments and memories")  # fmt: skip
    new.set_defaults(command=_new)
    options = parser.parse_args(arguments)
    try:
        code: int = options.command(options)
        return code
    except HlsError as error:
        print(error, file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"error: {error.filename}: {error.strerror}" if error.filename else f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _count(text: str) -> int:
    """A number from 1 on, as an argument."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of 1 or more")
    return int(text)


def _source(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, text: str, command: object, more: str = ""
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".", epilog=more,
                                 formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE.c")
    if name != "explore":
        parser.add_argument("more", type=Path, nargs="*", metavar="MORE.c", help="further files of the program")
    parser.add_argument(
        "--top", required=True, metavar="FUNCTION", help="the function that becomes hardware; main: the whole program"
    )
    parser.add_argument(
        "--directives", type=Path, metavar="FILE.toml", help="directives (default: FILE.toml beside FILE.c, if it exists)"
    )
    parser.add_argument(
        "--clock", type=float, metavar="MHZ", help="clock to schedule for (default: the directives' clock, or 100)"
    )
    parser.add_argument("--quiet", action="store_true", help="print no warnings")
    parser.add_argument("--verify", action="store_true", help="check the compiler's own data between its passes")
    parser.set_defaults(command=command)
    return parser


def _design(options: argparse.Namespace, name: str = "") -> Design:
    found = directives.load(options.file, options.directives, files=options.more)
    if options.clock is not None:
        found.clock_mhz = directive_values.clock(options.clock, "--clock")
    verifier.active |= options.verify
    design = compile_c(options.file, options.top, found, name)
    if not options.quiet:
        for warning in design.warnings:
            print(warning, file=sys.stderr)
    return design


def _build(options: argparse.Namespace) -> int:
    design = _design(options, options.name)
    lint(design.assembly)
    output = options.output or Path(f"{design.assembly.prefix}.sv")
    output.write_text(design.assembly.text())
    states = sum(plan.steps for plans in design.plans.values() for plan in plans.values())
    print(f"{output}: module {design.assembly.prefix}, {len(design.program.functions)} functions, {states} states")
    return 0


def _test(options: argparse.Namespace) -> int:
    design = _design(options)
    result = checking.check(
        design,
        random=options.random,
        seed=options.seed,
        simulator=options.simulator,
        folder=options.keep,
        say=lambda text: print(f"{text} ...", file=sys.stderr) if sys.stderr.isatty() else None,
        most_cycles=options.max_cycles,
    )
    for difference in result.outcome.differences:
        print(difference)
    outcome = result.outcome
    if not outcome.agrees:
        print(f"{options.file}: '{options.top}' DIFFERS from the native program")
        return 3
    each = f", {outcome.cycles / outcome.calls:.1f} a call" if outcome.calls > 1 else ""
    calls = "1 call" if outcome.calls == 1 else f"{outcome.calls} calls"
    print(f"{options.file}: '{options.top}' agrees with the native program in {calls}; {outcome.cycles} cycles{each}")
    print(f"compared: {', '.join(result.compared)}")
    if result.beside:
        print("note: a second design was compared, with a port for the output of printf; hardware that is built has none, "
              "and leaves out all that only serves to print")  # fmt: skip
    if result.trace.status:
        print(f"note: the program's main returned {result.trace.status}; if it counts errors, the C itself is wrong")
    return 0


def _prove(options: argparse.Namespace) -> int:
    verdict = prove(_design(options), clocks=options.clocks, timeout=options.timeout, folder=options.keep)
    if verdict.kind == "proven":
        print(f"{options.file}: '{options.top}' is proven: all calls give what the C gives, within {verdict.clocks} clocks")
        return 0
    print("\n".join(verdict.said))
    if verdict.kind == "differs":
        print(f"{options.file}: '{options.top}' DIFFERS from the C")
        return 3
    print(f"{options.file}: '{options.top}' is not proven; try more {'--clocks' if verdict.kind == 'late' else '--timeout'}")
    return 4


def _explain(options: argparse.Namespace) -> int:
    print(explain(_design(options)))
    return 0


def _report(options: argparse.Namespace) -> int:
    output = options.output or Path(f"{options.top}.html")
    output.write_text(page(_design(options)))
    print(output)
    return 0


def _new(options: argparse.Namespace) -> int:
    files = scaffold(options.name, options.folder, options.kind)
    for file in files:
        print(file)
    print(f"next: tandem-hls test {files[0]} --top {options.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
