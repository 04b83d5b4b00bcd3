"""From a C file to SystemVerilog, in one call."""

from dataclasses import dataclass
from pathlib import Path

from tandem_hls import banks, channels, delays, frontend, lower, memory, passes
from tandem_hls.arguments import argument_sizes
from tandem_hls.assemble import Assembly
from tandem_hls.captures import capture_values
from tandem_hls.datapath import Datapath
from tandem_hls.design_names import design_names
from tandem_hls.directive_types import Directives
from tandem_hls.effects import place_effects
from tandem_hls.errors import HlsError
from tandem_hls.ir import Block, Program
from tandem_hls.names import identifier
from tandem_hls.plan import plan_function
from tandem_hls.schedule import Plan
from tandem_hls.sharing import share
from tandem_hls.states import number_states
from tandem_hls.verify import verifier


@dataclass
class Design:
    """A design, and how it came to be."""

    front: frontend.Frontend
    program: Program
    plans: dict[str, dict[Block, Plan]]
    assembly: Assembly
    directives: Directives

    @property
    def warnings(self) -> list[str]:
        """What the user should know."""
        return list(dict.fromkeys(self.program.warnings))


def compile_c(source: Path, top: str, directives: Directives, name: str = "", *, prints: bool = False) -> Design:
    """Makes hardware of the function `top` in `source`. The module is called `name`, by default as the function.

    With `prints`, the hardware has a port for what the program prints.

    Raises:
        HlsError: Something in the program or in the directives cannot become hardware.
    """
    if not top.isascii():
        wrapper = "a function with an ASCII name that calls it"
        raise HlsError(f"the top '{top}' has letters that are not ASCII", instead=wrapper, code=2)
    module = name or directives.module or f"{top}_hls"
    if not identifier(module):
        raise HlsError(f"'{module}' is no name for a module: letters, digits and _, and no keyword", code=2)
    front = frontend.read(source, top, directives, prints=prints)
    program = lower.lower(front, argument_sizes(source, top, front.raw, directives), directives.data_bits)
    for function in program.functions.values():
        verifier.check(function, "operations of LLVM")
    memory.resolve(program, directives)
    if any(array.banks > 1 for array in directives.arrays.values()):
        for function in program.functions.values():
            passes.tidy(function)
        banks.split(program, directives)
    channels.connect(program, directives)
    table = delays.load(directives.target)
    period = 1000.0 / directives.clock_mhz
    plans = {}
    for function in program.functions.values():
        passes.improve(function, directives, table, period)
    for function in channels.narrow(program):
        passes.tidy(function)
    memory.settle(program)
    for function in program.functions.values():
        if directives.multipliers:
            share(function, directives.multipliers)
        verifier.check(function, "the last pass")
        plans[function.name] = plan_function(function, directives, table, period, program.warnings)
    channels.check(program, plans)
    design = design_names(program, module, directives.data_bits)
    machines = {}
    for name, function in program.functions.items():
        path = Datapath(function, plans[name], design)
        number_states(path)
        place_effects(path)
        capture_values(path)
        machines[name] = path.machine
    assembly = Assembly(program, machines, design, f"{source.name}, function {top}", directives.data_bits)
    return Design(front, program, plans, assembly, directives)
