"""Builds a design, runs the C natively, and plays what it did to the RTL."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tandem_hls import native, simulate
from tandem_hls.assemble import argument_names
from tandem_hls.errors import HlsError
from tandem_hls.flow import Design, compile_c
from tandem_hls.ir import Memory
from tandem_hls.streams import PRINT
from tandem_hls.undefined import undefined


@dataclass
class Result:
    """A test: what the native program did, and how the hardware compares.

    `beside`: all that was compared is in the second design, which shows what is printed.
    """

    trace: native.Trace
    outcome: simulate.Outcome
    seconds: float
    compared: list[str]
    beside: bool = False


def interface_of(design: Design) -> native.Interface:
    """Returns the inputs and outputs of a call."""
    names = argument_names(design.assembly)
    scalars = [(name, each) for name, each in names if not isinstance(each, Memory)]
    by_memory = {each: name for name, each in names if isinstance(each, Memory)}
    memories = [(by_memory.get(memory, design.assembly.names[memory]), memory) for memory in design.assembly.interface()]
    known, kept = design.front.raw.globals, design.front.module.globals
    # LLVM may keep a variable in another form, such as one bit for its two values.
    statics = [memory for memory in design.assembly.statics()
               if memory.symbol in known and known[memory.symbol].type == kept[memory.symbol].type]  # fmt: skip
    for memory in statics:
        memory.gaps = frozenset(known[memory.symbol].type.gaps())
    return native.Interface(
        scalars, memories, design.program.functions[design.program.top].width, design.directives.data_bits, statics,
        PRINT in design.assembly.streams,
    )  # fmt: skip


def check(design: Design, *, random: int = 0, seed: int = 1, simulator: str = "verilator", folder: Path | None = None,
          say: Callable[[str], None] = lambda _: None, most_cycles: int = 100_000_000,
          steady: bool = False, prints: bool = True) -> Result:  # fmt: skip
    """Compares the hardware with the C. Streams pause at random, unless they are `steady`.

    What the program prints is compared in a second design, which has a port for it, unless `prints` is false.

    Raises:
        HlsError: The native program crashes or never calls the top, nothing was compared, or a tool is missing.
    """
    result = _one(design, random, seed, simulator, folder, say, most_cycles, steady=steady)
    if prints and result.outcome.agrees and design.front.prints and not design.program.channels:
        shown = compile_c(design.front.source, design.program.top, design.directives, prints=True)
        if PRINT in shown.assembly.streams:
            place = folder / "prints" if folder else None
            second = _one(shown, random, seed, simulator, place, say, most_cycles, steady=steady)
            result.outcome.differences += second.outcome.differences
            result.beside = not result.compared
            kinds = {each.split(" (")[0]: each for each in [*result.compared, *second.compared]}
            result.compared = list(kinds.values())
    if result.outcome.agrees and not result.compared:
        raise HlsError(f"nothing was compared: '{design.program.top}' returns nothing that depends on what it computes, and "
                       "writes no memory that its hardware keeps", design.program.functions[design.program.top].place,
                       "a result, or a pointer as an argument for what it computes", code=3)  # fmt: skip
    return result


def _compared(design: Design, interface: native.Interface, trace: native.Trace) -> list[str]:
    """Returns what the test bench compares, in words."""
    found = ["the return value"] if interface.width and design.front.returns else []
    written = [name for name, memory in interface.memories if design.assembly.written(memory)]
    statics = [memory.name for number, memory in enumerate(interface.statics) if number not in trace.touched]
    found += [f"memories ({', '.join(written)})"] if written else []
    found += [f"static memories ({', '.join(statics)})"] if statics else []
    found += ["streams"] if design.assembly.streams - {PRINT} else []
    return found + (["what it prints"] if trace.most_prints else [])


def _one(design: Design, random: int, seed: int, simulator: str, folder: Path | None, say: Callable[[str], None],
         most_cycles: int, *, steady: bool) -> Result:  # fmt: skip
    """One design against the C."""
    began = time.monotonic()
    whole = design.program.top == "main"
    interface = interface_of(design)
    with tempfile.TemporaryDirectory() as temporary:
        place = folder or Path(temporary)
        place.mkdir(parents=True, exist_ok=True)
        say("the native program runs")
        trace = native.record(
            design.front, interface, design.program.arguments, place, random=0 if whole else random, seed=seed
        )
        if not trace.calls:
            raise HlsError(f"the program's main never calls '{design.program.top}', so nothing was compared",
                           instead=f"a main that calls {design.program.top}, or --random 100", code=3)  # fmt: skip
        say(f"{simulator} builds and runs the hardware")
        outcome = simulate.run(
            design.assembly,
            interface,
            trace,
            place,
            whole=whole,
            simulator=simulator,
            most_cycles=most_cycles,
            steady=steady,
        )
        if not outcome.agrees and (said := undefined(design, interface, place, random=0 if whole else random)):
            outcome.differences.append(said)
    if outcome.agrees and outcome.calls != trace.calls:
        outcome.differences.append(f"{outcome.calls} of {trace.calls} calls were simulated")
    if not outcome.agrees and trace.shared:
        outcome.differences.append(trace.shared)
    return Result(trace, outcome, time.monotonic() - began, _compared(design, interface, trace))
