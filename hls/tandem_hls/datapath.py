"""The names of values in each clock, and their wires and registers, which are made when they are first named."""

from tandem_hls.delays import is_free
from tandem_hls.design_names import DesignNames
from tandem_hls.expressions import expression, literal
from tandem_hls.ir import Block, Function, Op, Unit
from tandem_hls.machine import Machine, Multiplier, Read, Register, State, Wire
from tandem_hls.names import Names
from tandem_hls.schedule import Plan, stages
from tandem_hls.sharing import operand
from tandem_hls.streams import stream_port

# The step of a pipelined block after its last iteration, in place of a clock.
EXIT = -1


class Datapath:
    """Adds the wires and registers of one function to its `machine`.

    A register may be named before its value has an expression, so `pending` keeps registers whose assignment no state has
    yet: a value with the number of its pipeline stage, or None for the register outside of pipelines.
    """

    def __init__(self, function: Function, plans: dict[Block, Plan], design: DesignNames) -> None:
        self.function = function
        self.plans = plans
        self.design = design
        self.machine = Machine(function.name, function.place, design.modules[function.name], function.width, design.memories)
        self.machine.beside = [design.tags[op.callee] for op in function.ops() if op.beside]
        self.machine.files = list(
            dict.fromkeys(op.memory for op in function.ops() if op.memory and op.memory.place == "registers")
        )
        self.pending: list[tuple[Op, int | None]] = []
        self._names = Names()
        self._base: dict[Op, str] = {}
        self._states: dict[tuple[Block, int], State] = {}
        self._now: dict[Op, str] = {}
        self._free: dict[Op, dict[tuple[str, ...], str]] = {}
        self._constants: dict[str, str] = {}
        self._registers: dict[Op, str] = {}
        self._stages: dict[Op, list[str]] = {}
        self._valid: dict[Block, str] = {}
        self._multipliers: dict[tuple[Unit, int], str] = {}
        self._keep_names()

    def _keep_names(self) -> None:
        """Takes the names of ports, so that no value gets one of them."""
        for name in self.design.memories.values():
            self._names.new(name)
        accesses: dict[str, bool] = {}
        for op in self.function.ops():
            if op.memory is not None:
                self._names.reserve(memory=self.design.memories[op.memory])
            elif op.kind == "call":
                self._names.reserve(callee=self.design.tags[op.callee])
            elif op.kind in ("read", "write"):
                accesses[op.callee] = accesses.get(op.callee, False) or op.kind == "read"
        for callee, reads in accesses.items():
            for signal in ("valid", "ready", "data"):
                self._names.new(f"{stream_port(callee, reads)}_{signal}")
        for arg in self.function.args:
            self._base[arg] = self._names.new(arg.name.removesuffix(".i").replace(".", "_"), port=True)
        self.machine.arguments = {arg: self._base[arg] for arg in self.function.args}

    def base(self, op: Op) -> str:
        """The name of a value."""
        if op not in self._base:
            named = op.name and not op.name.isdigit()
            wish = op.name if named else f"{op.kind}_{op.line.line}" if op.line else op.kind
            self._base[op] = self._names.new(wish.removesuffix(".i").replace(".", "_"))
        return self._base[op]

    def add_state(self, block: Block, step: int, state: State) -> None:
        """Makes `state` the state of one clock of a block."""
        self._states[block, step] = state
        self.machine.states.append(state)

    def state(self, block: Block, step: int) -> State:
        """The state of one clock of a block; in a pipeline, of one clock of its interval."""
        interval = self.plans[block].interval
        return self._states[block, step % interval if interval and step != EXIT else step]

    def at(self, op: Op, block: Block, step: int) -> str:
        """The name of a value as it is seen in one clock of a block."""
        if op.kind == "const":
            return literal(op.value, op.width)
        if op.kind == "arg":
            return f"{self.base(op)}_q"
        plan = self.plans[block]
        if op.kind == "phi":
            if op.block is block and plan.interval and step != EXIT:
                return self.stage(op, (step - plan.capture[op] - 1 + plan.interval) // plan.interval)
            return self.register(op)
        if is_free(op):
            return self._free_wire(op, [self.at(arg, block, step) for arg in op.args])
        if op.block is not block:
            return self.register(op)
        if plan.interval and step != EXIT:
            late = step - plan.ready[op]
            return self.stage(op, (late - 1) // plan.interval) if late else self.now(op)
        return self.now(op) if op.kind != "call" and plan.ready[op] == step else self.register(op)

    def _free_wire(self, op: Op, names: list[str]) -> str:
        """The wire of an operation that takes no time: one for each clock in which its operands have other names."""
        found = self._free.setdefault(op, {})
        key = tuple(names)
        if key not in found:
            text = expression(op, names)
            name = self._names.new(self.base(op)) if found else self.base(op)
            found[key] = self._wire(name, op, text)
        return found[key]

    def now(self, op: Op) -> str:
        """The wire of a value, in the clock in which it is made."""
        if op not in self._now:
            text = self._made(op)
            self._now[op] = self._wire(self.base(op), op, text)
        return self._now[op]

    def _made(self, op: Op) -> str:
        """The expression of a value in the clock in which it is made."""
        block = op.block
        assert block
        plan = self.plans[block]
        step = plan.step[op]
        if op.kind == "read":
            return f"{stream_port(op.callee, reads=True)}_data_i"
        names = [self.at(arg, block, step) for arg in op.args]
        if op.kind == "load":
            return self._word(op, plan, self.state(block, step).name, names[0])
        if op.unit is not None:
            return self._product(op, self.state(block, step).name, names, plan.port[op])
        return expression(op, names)

    def _word(self, op: Op, plan: Plan, state: str, index: str) -> str:
        """The word that a memory gives in this state."""
        assert op.memory
        name = self.design.memories[op.memory]
        if op.memory.place == "registers":
            return f"{name}_q[{index}]"
        port = plan.port[op]
        self.machine.reads.setdefault((op.memory, port), []).append(Read(state, index))
        return f"{name}_rdata{port}_i"

    def _product(self, op: Op, state: str, names: list[str], port: int) -> str:
        """The low bits of what a shared multiplier makes in this state."""
        assert op.unit
        name = self._multipliers.get((op.unit, port))
        if name is None:
            name = self._multipliers[op.unit, port] = self._names.new(f"{'signed_' if op.unit.signed else ''}product_{port}")
            self.machine.multipliers[name] = Multiplier(op.unit)
        first, second = (operand(op, arg, each) for arg, each in zip(op.args, names, strict=True))
        self.machine.multipliers[name].products.append((state, first, second))
        return f"{name}[{op.width - 1}:0]"

    def _wire(self, name: str, op: Op, text: str) -> str:
        self.machine.wires.append(Wire(name, op.width, text, op.line))
        return name

    def constant_wire(self, text: str, width: int) -> str:
        """A wire for an expression, the same for the same text."""
        if text not in self._constants:
            self._constants[text] = self._names.new("constant")
            self.machine.wires.append(Wire(self._constants[text], width, text))
        return self._constants[text]

    def register(self, op: Op) -> str:
        """The register of a value."""
        if op not in self._registers:
            self._registers[op] = f"{self.base(op)}_q"
            self.machine.registers.append(Register(self._registers[op], op.width, op.line))
            self.pending.append((op, None))
        return self._registers[op]

    def stage(self, op: Op, number: int) -> str:
        """A value of a pipeline, as an iteration that is `number` intervals farther than its register sees it."""
        found = self._stages.setdefault(op, [])
        while len(found) <= number:
            name = self._names.new(f"{self.base(op)}_p{len(found)}")
            self.machine.stages.append(Register(name, op.width))
            self.pending.append((op, len(found)))
            found.append(name)
        return found[number]

    def valid(self, block: Block) -> str:
        """The register that says which stages of a pipeline have an iteration."""
        if block not in self._valid:
            self._valid[block] = self._names.new(f"{block.name}_valid") + "_q"
            self.machine.valid.append(Register(self._valid[block], stages(self.plans[block])))
        return self._valid[block]
