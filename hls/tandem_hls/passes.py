"""The passes from operations to hardware, in their order: each is one function with a name and a description.

`OPERATIONS` change the operations of the program until each has its clock. `HARDWARE` makes wires, registers and states
of them, which `verilog` prints.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tandem_hls import banks, channels, memory
from tandem_hls.balance import balance
from tandem_hls.captures import capture_values
from tandem_hls.datapath import Datapath
from tandem_hls.delays import Delays
from tandem_hls.design_names import DesignNames, design_names
from tandem_hls.directive_types import Directives
from tandem_hls.effects import place_effects
from tandem_hls.ir import Block, Function, Program
from tandem_hls.narrow import narrow
from tandem_hls.plan import plan_function
from tandem_hls.regions import merge_blocks
from tandem_hls.schedule import Plan, plan_block
from tandem_hls.sharing import share
from tandem_hls.states import number_states
from tandem_hls.sweep import sweep
from tandem_hls.verify import verifier


@dataclass
class Compilation:
    """A program on its way to hardware: what passes read and change.

    module: the name of the design. plans: clocks of operations by function, from `schedule` on. design, datapaths: names
    and hardware of the functions, from `names` on.
    """

    program: Program
    directives: Directives
    delays: Delays
    module: str
    plans: dict[str, dict[Block, Plan]] = field(default_factory=dict)
    design: DesignNames | None = None
    datapaths: dict[str, Datapath] = field(default_factory=dict)

    @property
    def period(self) -> float:
        """Nanoseconds of a clock."""
        return 1000.0 / self.directives.clock_mhz


@dataclass(frozen=True)
class Pass:
    """One step of the compiler."""

    name: str
    description: str
    run: Callable[[Compilation], None]


def run(compilation: Compilation) -> None:
    """Runs all passes. An active verifier checks every function after each pass that changes operations.

    Raises:
        HlsError: The program cannot become hardware.
    """
    verify(compilation.program, "lower")
    for each in OPERATIONS:
        each.run(compilation)
        verify(compilation.program, each.name)
    for each in HARDWARE:
        each.run(compilation)


def verify(program: Program, after: str) -> None:
    """Checks every function after a pass, if the verifier is active."""
    for function in program.functions.values():
        verifier.check(function, after)


def _functions(change: Callable[[Function], None]) -> Callable[[Compilation], None]:
    """A pass that changes one function after another."""

    def change_all(compilation: Compilation) -> None:
        for function in compilation.program.functions.values():
            change(function)

    return change_all


def _datapaths(change: Callable[[Datapath], None]) -> Callable[[Compilation], None]:
    """A pass over the hardware of one function after another."""

    def change_all(compilation: Compilation) -> None:
        for path in compilation.datapaths.values():
            change(path)

    return change_all


def _tidy(functions: Iterable[Function]) -> None:
    """Leaves nothing that is not needed, in operations or in bits."""
    for function in functions:
        sweep(function)
        narrow(function)
        sweep(function)


def _memories(compilation: Compilation) -> None:
    memory.resolve(compilation.program, compilation.directives)


def _banks(compilation: Compilation) -> None:
    if any(array.banks > 1 for array in compilation.directives.arrays.values()):
        _tidy(compilation.program.functions.values())
        banks.split(compilation.program, compilation.directives)


def _channels(compilation: Compilation) -> None:
    channels.connect(compilation.program, compilation.directives)


def _merge(compilation: Compilation) -> None:
    known: dict[tuple[Block, int], int] = {}

    def steps(block: Block) -> int:
        key = (block, len(block.ops))
        if key not in known:
            known[key] = plan_block(block, compilation.delays, compilation.period).steps
        return known[key]

    for function in compilation.program.functions.values():
        merge_blocks(function, steps, budget=compilation.directives.predicate)


def _balance(compilation: Compilation) -> None:
    for function in compilation.program.functions.values():
        balance(function, compilation.delays)


def _narrow_channels(compilation: Compilation) -> None:
    _tidy(channels.narrow(compilation.program))


def _settle(compilation: Compilation) -> None:
    memory.settle(compilation.program)


def _share(compilation: Compilation) -> None:
    if compilation.directives.multipliers:
        for function in compilation.program.functions.values():
            share(function, compilation.directives.multipliers)


def _schedule(compilation: Compilation) -> None:
    program = compilation.program
    for name, function in program.functions.items():
        compilation.plans[name] = plan_function(
            function, compilation.directives, compilation.delays, compilation.period, program.warnings
        )
    channels.check(program, compilation.plans)


def _names(compilation: Compilation) -> None:
    program = compilation.program
    design = design_names(program, compilation.module, compilation.directives.data_bits)
    compilation.design = design
    compilation.datapaths = {
        name: Datapath(function, compilation.plans[name], design) for name, function in program.functions.items()
    }


_SWEEP = Pass("sweep", "drops operations that nothing needs", _functions(sweep))
_TIDY = (_SWEEP, Pass("narrow", "drops bits that nothing needs, and what is constant or there twice", _functions(narrow)),
         _SWEEP)  # fmt: skip

OPERATIONS = (
    Pass("memories", "cuts objects into words, and turns addresses into accesses of words", _memories),
    Pass("banks", "makes several memories of an array that a directive cuts", _banks),
    Pass("channels", "finds channels and the functions that run at the same time", _channels),
    *_TIDY,
    Pass("merge", "makes larger blocks: branches are computed, and their effects get a guard", _merge),
    *_TIDY,
    Pass("balance", "makes trees of sums of many terms, and of their like", _balance),
    *_TIDY,
    Pass("narrow channels", "makes each channel as wide as what is put into it", _narrow_channels),
    Pass("settle", "moves arrays that several functions use out of registers", _settle),
    Pass("share", "lets products share as many multipliers as asked for", _share),
    Pass("schedule", "gives each operation its clock, and makes pipelines of loops", _schedule),
)

HARDWARE = (
    Pass("names", "names memories, functions, modules and ports", _names),
    Pass("states", "makes a state of each clock of each block, and a wait behind calls", _datapaths(number_states)),
    Pass("effects", "puts writes, calls, streams and the next state into states, with the wires of their values",
         _datapaths(place_effects)),
    Pass("captures", "lets registers take the values that later states name", _datapaths(capture_values)),
)  # fmt: skip

PASSES = OPERATIONS + HARDWARE
