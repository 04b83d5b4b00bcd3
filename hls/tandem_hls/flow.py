"""Turns a C file into SystemVerilog, in one call."""

from dataclasses import dataclass
from pathlib import Path

from tandem_hls import delays, frontend, lower, passes
from tandem_hls.arguments import argument_sizes
from tandem_hls.assemble import Assembly
from tandem_hls.directive_types import Directives
from tandem_hls.errors import HlsError
from tandem_hls.ir import Block, Program
from tandem_hls.names import identifier
from tandem_hls.passes import Compilation
from tandem_hls.schedule import Plan


@dataclass
class Design:
    """A design, and the stages that it has passed through."""

    front: frontend.Frontend
    program: Program
    plans: dict[str, dict[Block, Plan]]
    assembly: Assembly
    directives: Directives

    @property
    def warnings(self) -> list[str]:
        """Warnings for the user, each once."""
        return list(dict.fromkeys(self.program.warnings))


def compile_c(source: Path, top: str, directives: Directives, name: str = "", *, prints: bool = False) -> Design:
    """Makes hardware of the function `top` in `source`. The module is called `name`, by default like the function.

    With `prints`, the hardware has a port for what the program prints.

    Raises:
        HlsError: Something in the program or in the directives cannot become hardware.
    """
    if not top.isascii():
        wrapper = "a function with an ASCII name that calls it"
        raise HlsError(f"the top '{top}' has letters that are not ASCII", instead=wrapper, code=2)
    module = name or directives.module or f"{top}_hls"
    if not identifier(module):
        raise HlsError(f"'{module}' cannot name a module: write letters, digits and _, and no keyword", code=2)
    front = frontend.read(source, top, directives, prints=prints)
    program = lower.lower(front, argument_sizes(source, top, front.raw, directives), directives.data_bits)
    compilation = Compilation(program, directives, delays.load(directives.target), module)
    passes.run(compilation)
    assert compilation.design
    machines = {name: path.machine for name, path in compilation.datapaths.items()}
    assembly = Assembly(program, machines, compilation.design, f"{source.name}, function {top}", directives.data_bits)
    return Design(front, program, compilation.plans, assembly, directives)
