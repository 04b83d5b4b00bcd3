"""The record of one function's hardware: wires, registers, states, and accesses of what lies outside its module.

Passes fill it, `verilog` prints it. Values, conditions and assignments are expressions and statements of SystemVerilog.
Lists keep the order in which passes add to them, which is the order of the text.
"""

from dataclasses import dataclass, field

from tandem_hls.errors import Place
from tandem_hls.ir import Memory, Op, Unit


@dataclass
class Wire:
    """A wire, and the expression that it has in every clock."""

    name: str
    width: int
    value: str
    line: Place | None = None


@dataclass
class Register:
    """A register. States say what it takes."""

    name: str
    width: int
    line: Place | None = None


@dataclass
class State:
    """One clock of a block; in a pipeline, one clock of its interval.

    takes: assignments in this clock, whatever comes next.
    onward: the assignment of the next state, and what registers take on the way.
    callees: functions that this state starts. It is followed by a second state, NAME_WAIT, which lasts until all of them
        are done; then `returned` (assignments of their results) and `onward` happen.
    """

    name: str
    comment: str
    takes: list[str] = field(default_factory=list)
    onward: list[str] = field(default_factory=list)
    callees: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)


@dataclass
class Read:
    """The index that a read port of a memory has in one state."""

    state: str
    index: str


@dataclass
class Write:
    """A write to a memory in one state. An empty guard always holds; empty lanes are all lanes."""

    state: str
    guard: str
    lanes: str
    index: str
    data: str


@dataclass
class Callee:
    """Another module that this one starts: a function or a divider. `returns`: bits of its result, 0 for none.

    calls: state and arguments of each call.
    """

    name: str
    returns: int
    widths: list[int] = field(default_factory=list)
    calls: list[tuple[str, list[str]]] = field(default_factory=list)


@dataclass
class Stream:
    """A stream of the core, or one end of a channel. `name` is the prefix of its signals.

    accesses: condition and values of each access; a read has no values.
    """

    name: str
    reads: bool
    widths: list[int] = field(default_factory=list)
    accesses: list[tuple[str, list[str]]] = field(default_factory=list)


@dataclass
class Multiplier:
    """A multiplier that several products share. `products`: state and the two factors of each."""

    unit: Unit
    products: list[tuple[str, str, str]] = field(default_factory=list)


@dataclass
class Machine:
    """One function as a module: a state machine, and the datapath that it steers.

    width: bits of the return value, 0 for none.
    arguments: the name of each argument, whose port is NAME_i and whose register is NAME_q.
    memories: the name of every memory of the design.
    files: arrays in registers. stages: registers of pipelines, one for each interval that a value is kept.
    valid: for each pipeline, which of its stages have an iteration.
    states: in the order of the text. encoding: names of all states in the order of their numbers.
    beside: callees that run beside others.
    """

    function: str
    place: Place | None
    module: str
    width: int
    memories: dict[Memory, str]
    arguments: dict[Op, str] = field(default_factory=dict)
    wires: list[Wire] = field(default_factory=list)
    registers: list[Register] = field(default_factory=list)
    stages: list[Register] = field(default_factory=list)
    valid: list[Register] = field(default_factory=list)
    files: list[Memory] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    encoding: list[str] = field(default_factory=lambda: ["S_IDLE"])
    reads: dict[tuple[Memory, int], list[Read]] = field(default_factory=dict)
    writes: dict[Memory, list[Write]] = field(default_factory=dict)
    callees: dict[str, Callee] = field(default_factory=dict)
    beside: list[str] = field(default_factory=list)
    streams: dict[str, Stream] = field(default_factory=dict)
    multipliers: dict[str, Multiplier] = field(default_factory=dict)
