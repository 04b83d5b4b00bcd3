"""Builds a design, runs the C natively, and plays what it did to the RTL."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tandem_hls import native, simulate
from tandem_hls.assemble import argument_names
from tandem_hls.errors import HlsError
from tandem_hls.flow import Design
from tandem_hls.ir import Memory


@dataclass
class Result:
    """A test: what the native program did, and how the hardware compares."""

    trace: native.Trace
    outcome: simulate.Outcome
    seconds: float


def interface_of(design: Design) -> native.Interface:
    """What goes in and out of a call."""
    names = argument_names(design.assembly)
    scalars = [(name, each) for name, each in names if not isinstance(each, Memory)]
    by_memory = {each: name for name, each in names if isinstance(each, Memory)}
    memories = [(by_memory.get(memory, design.assembly.names[memory]), memory) for memory in design.assembly.interface()]
    return native.Interface(
        scalars, memories, design.program.functions[design.program.top].width, design.directives.data_bits
    )


def check(design: Design, *, random: int = 0, seed: int = 1, simulator: str = "verilator", folder: Path | None = None,
          say: Callable[[str], None] = lambda _: None, most_cycles: int = 100_000_000,
          steady: bool = False) -> Result:  # fmt: skip
    """Compares the hardware with the C. Streams pause at random, unless they are `steady`.

    Raises:
        HlsError: The native program crashes or never calls the top, or a tool is missing.
    """
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
    if outcome.agrees and outcome.calls != trace.calls:
        outcome.differences.append(f"{outcome.calls} of {trace.calls} calls were simulated")
    if not outcome.agrees and trace.shared:
        outcome.differences.append(trace.shared)
    return Result(trace, outcome, time.monotonic() - began)
