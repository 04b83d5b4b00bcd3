"""A scheduled function as a SystemVerilog module: one state for each clock of each block, and the datapath in wires."""

import re
from collections import defaultdict

from tandem_hls.control import EXIT, again, indent, leave, skipped
from tandem_hls.delays import is_free
from tandem_hls.expressions import expression, literal
from tandem_hls.ir import Block, Function, Memory, Op, Unit
from tandem_hls.names import Names, vector
from tandem_hls.ports import header, port_wires, stream_port
from tandem_hls.schedule import Plan, is_synchronous, stages
from tandem_hls.sharing import operand


class ModuleWriter:
    """Writes one function."""

    def __init__(self, function: Function, plans: dict[Block, Plan], module: str, widths: dict[str, int],
                 memory_names: dict[Memory, str], callee_names: dict[str, str]) -> None:  # fmt: skip
        self.function = function
        self.plans = plans
        self.module = module
        self.names = Names()
        self.widths = widths
        self.memory_names = memory_names
        self._callee_names = callee_names
        for name in memory_names.values():
            self.names.new(name)
        for op in function.ops():
            if op.memory is not None:
                self.names.reserve(memory=memory_names[op.memory])
            elif op.kind == "call":
                self.names.reserve(callee=self.callee_name(op.callee))
        self._wires: list[str] = []
        self._wire_of: dict[object, str] = {}
        self._base: dict[Op, str] = {}
        self._registers: dict[Op, str] = {}
        self._state: dict[tuple[Block, int], str] = {}
        self._states: list[str] = ["S_IDLE"]
        self.reads: dict[tuple[Memory, int], list[tuple[str, str]]] = defaultdict(list)
        self.writes: dict[Memory, list[tuple[str, str, str, str, str]]] = defaultdict(list)
        self.calls: dict[str, list[tuple[str, list[str]]]] = defaultdict(list)
        self.call_widths: dict[str, list[int]] = {}
        self._captures: dict[str, list[str]] = defaultdict(list)
        self._wait_captures: dict[str, list[str]] = defaultdict(list)
        self._stages: dict[tuple[Op, int], str] = {}
        self._stage_lines: list[str] = []
        self._valid: dict[Block, str] = {}
        self._pending: list[tuple[Op, int]] = []
        self.streams: dict[str, list[tuple[str, list[str]]]] = defaultdict(list)
        self.stream_widths: dict[str, list[int]] = {}
        self.stream_reads = {op.callee for op in function.ops() if op.kind == "read"}
        for callee in dict.fromkeys(op.callee for op in function.ops() if op.kind in ("read", "write")):
            for signal in ("valid", "ready", "data"):
                self.names.new(f"{stream_port(callee, callee in self.stream_reads)}_{signal}")
        self.products: dict[str, tuple[Unit, list[tuple[str, str, str]]]] = {}
        self._multipliers: dict[tuple[Unit, int], str] = {}
        for arg in function.args:
            self._base[arg] = self.names.new(arg.name.removesuffix(".i").replace(".", "_"), port=True)

    # names

    def base(self, op: Op) -> str:
        """The name of a value."""
        if op not in self._base:
            named = op.name and not op.name.isdigit()
            wish = op.name if named else f"{op.kind}_{op.line.line}" if op.line else op.kind
            self._base[op] = self.names.new(wish.removesuffix(".i").replace(".", "_"))
        return self._base[op]

    def at(self, op: Op, block: Block, step: int) -> str:
        """The name of a value as it is seen in one clock of a block."""
        if op.kind == "const":
            return literal(op.value, op.width)
        if op.kind == "arg":
            return f"{self.base(op)}_q"
        if op.kind == "phi":
            plan = self.plans[block]
            if op.block is block and plan.interval and step != EXIT:
                return self.stage(op, plan, (step - plan.capture[op] - 1 + plan.interval) // plan.interval)
            return self.register(op)
        if is_free(op):
            names = [self.at(arg, block, step) for arg in op.args]
            key = (op, tuple(names))
            if key not in self._wire_of:
                self._wire_of[key] = self._wire(op, expression(op, names), variant=(op, 0) in self._wire_of)
                self._wire_of[(op, 0)] = ""
            return self._wire_of[key]
        plan = self.plans[block]
        if op.block is block and plan.interval and step != EXIT:
            return (
                self.now(op)
                if plan.ready[op] == step
                else self.stage(op, plan, (step - plan.ready[op] - 1) // plan.interval)
            )
        if op.block is block and op.kind != "call" and plan.ready[op] == step:
            return self.now(op)
        return self.register(op)

    def register(self, op: Op) -> str:
        """The register of a value."""
        if op not in self._registers:
            self._registers[op] = f"{self.base(op)}_q"
            self._pending.append((op, -1))
        return self._registers[op]

    def _settle(self) -> None:
        """Says what registers take that were named since; a register may be named before its value has an expression."""
        while self._pending:
            op, stage = self._pending.pop(0)
            block = op.block
            assert block is not None
            plan = self.plans[block]
            if stage >= 0:
                self._stage_capture(op, block, plan, stage)
            elif plan.interval:
                self._last(op, block, plan)
            elif op.kind not in ("phi", "call"):
                self._captures[self.state(block, plan.ready[op])].append(f"{self.base(op)}_q <= {self.now(op)};")

    def stage(self, op: Op, plan: Plan, number: int) -> str:
        """A value of a pipeline, as an iteration that is `number` intervals farther than its register sees it."""
        del plan
        for each in range(number + 1):
            if (op, each) not in self._stages:
                name = self._stages[op, each] = self.names.new(f"{self.base(op)}_p{each}")
                self._stage_lines.append(f"  logic {vector(op.width)} {name};")
                self._pending.append((op, each))
        return self._stages[op, number]

    def _stage_capture(self, op: Op, block: Block, plan: Plan, stage: int) -> None:
        name = self._stages[op, stage]
        moment = plan.capture[op] if op.kind == "phi" else plan.ready[op]
        if stage:
            line = f"{name} <= {self._stages[op, stage - 1]};"
        elif op.kind == "phi":
            line = f"{name} <= {self.at(op.args[block.preds.index(block)], block, moment)};"
            if moment >= plan.interval:
                line = f"if ({self.valid(block)}[{moment // plan.interval}]) {line}"
        else:
            line = f"{name} <= {self.now(op)};"
        self._captures[self.state(block, moment % plan.interval)].append(line)

    def _last(self, op: Op, block: Block, plan: Plan) -> None:
        """Keeps what the last iteration leaves behind for the blocks after the loop."""
        step = max(0, plan.capture[op] + 1 - plan.interval) if op.kind == "phi" else plan.ready[op]
        value = self.at(op, block, step)
        valid = f"{self.valid(block)}[{step // plan.interval}]"
        state = self.state(block, step % plan.interval)
        self._captures[state].append(f"if ({valid}) {self.base(op)}_q <= {value};")

    def valid(self, block: Block) -> str:
        """The register that says which stages of a pipeline have an iteration."""
        if block not in self._valid:
            self._valid[block] = self.names.new(f"{block.name}_valid") + "_q"
        return self._valid[block]

    def now(self, op: Op) -> str:
        """The wire of a value, in the clock in which it is made."""
        if op in self._wire_of:
            return self._wire_of[op]
        block = op.block
        assert block
        plan = self.plans[block]
        step = plan.step[op]
        if op.kind == "read":
            text = f"{stream_port(op.callee, reads=True)}_data_i"
        elif op.kind == "load":
            assert op.memory
            index = self.at(op.args[0], block, step)
            memory = self.memory_names[op.memory]
            if op.memory.place == "registers":
                text = f"{memory}_q[{index}]"
            else:
                port = plan.port[op]
                self.reads[op.memory, port].append((self.state(block, step), index))
                text = f"{memory}_rdata{port}_i"
        elif op.unit is not None:
            text = self._product(op, self.state(block, step), [self.at(arg, block, step) for arg in op.args], plan.port[op])
        else:
            text = expression(op, [self.at(arg, block, step) for arg in op.args])
        self._wire_of[op] = self._wire(op, text)
        return self._wire_of[op]

    def _product(self, op: Op, state: str, names: list[str], port: int) -> str:
        """The low bits of what a shared multiplier makes in this state."""
        assert op.unit
        name = self._multipliers.get((op.unit, port))
        if name is None:
            name = self._multipliers[op.unit, port] = self.names.new(f"{'signed_' if op.unit.signed else ''}product_{port}")
            self.products[name] = (op.unit, [])
        both = [operand(op, arg, each) for arg, each in zip(op.args, names, strict=True)]
        self.products[name][1].append((state, both[0], both[1]))
        return f"{name}[{op.width - 1}:0]"

    def _wire(self, op: Op, text: str, *, variant: bool = False) -> str:
        name = self.names.new(self.base(op)) if variant else self.base(op)
        if not variant and op in self._registers:
            name = self.base(op)
        place = f"  // {op.line}" if op.line else ""
        self._wires.append(f"  wire {vector(op.width)} {name} = {text};{place}")
        return name

    # states

    def state(self, block: Block, step: int) -> str:
        """The state of one clock of a block; in a pipeline, of one clock of its interval."""
        interval = self.plans[block].interval
        return self._state[block, step % interval if interval and step != EXIT else step]

    def _number_states(self) -> None:
        for number, block in enumerate(self.function.blocks):
            if skipped(self, block):
                continue
            plan = self.plans[block]
            if plan.interval:
                self._state[block, EXIT] = f"S_{number}_EXIT"
                self._states.append(f"S_{number}_EXIT")
            for step in range(plan.interval or plan.steps):
                name = f"S_{number}_{step}"
                self._state[block, step] = name
                self._states.append(name)
                if self._calls_at(block, step):
                    self._states.append(f"{name}_WAIT")

    def _calls_at(self, block: Block, step: int) -> list[Op]:
        return [op for op in block.ops if op.kind == "call" and self.plans[block].step[op] == step]

    # the module

    def write(self) -> str:
        """The text of the module."""
        self._number_states()
        steps: dict[str, list[str]] = {}
        comments: dict[str, str] = {}
        for block in self.function.blocks:
            if skipped(self, block):
                continue
            plan = self.plans[block]
            for op in block.ops:
                self._effect(op, block, plan)
            if plan.interval:
                steps[self.state(block, plan.interval - 1)] = again(self, block, plan)
                steps[self.state(block, EXIT)] = leave(self, block)
                comments[self.state(block, EXIT)] = f"{block.name}, when the last iteration has left the pipeline"
            else:
                steps[self.state(block, plan.steps - 1)] = leave(self, block)
            for step in range(plan.interval or plan.steps):
                at = {op.line.line for op in block.ops if op.line and plan.step[op] % (plan.interval or 1 << 30) == step}
                lines = sorted(at)
                comments[self.state(block, step)] = f"{block.name}" + (f", lines {_ranges(lines)}" if lines else "")
        self._settle()
        body = self._sequence(steps, comments)
        wires = port_wires(self)
        return "\n".join([
            f"// {self.function.name}, from {self.function.place}.",
            f"module {self.module} (", ",\n".join(header(self)), ");", "",
            f"  typedef enum logic [{max(1, (len(self._states) - 1).bit_length()) - 1}:0] {{",
            ",\n".join(f"    {name}" for name in self._states), "  } state_t;", "  state_t state_q;", "",
            *self._declarations(), "", *self._wires, "", *wires, *body, "endmodule", "",
        ])  # fmt: skip

    def _effect(self, op: Op, block: Block, plan: Plan) -> None:
        step = plan.step[op]
        state = self.state(block, step)
        if op.kind == "store":
            assert op.memory
            guard = self.at(op.guard, block, step) if op.guard is not None else ""
            if plan.interval:
                valid = f"{self.valid(block)}[{step // plan.interval}]"
                guard = f"{guard} && {valid}" if guard else valid
            lanes = self.at(op.lanes, block, step) if op.lanes is not None else ""
            index, data = (self.at(arg, block, step) for arg in op.args)
            if op.memory.place == "registers":
                self._register_write(op, state, guard, lanes, index, data)
            else:
                self.writes[op.memory].append((state, guard, lanes, index, data))
        elif op.kind == "call":
            self.calls[op.callee].append((state, [self.at(arg, block, step) for arg in op.args]))
            self.call_widths[op.callee] = [arg.width for arg in op.args]
            if op.width:
                self._wait_captures[state].append(f"{self.register(op)} <= {self.returned(op)};")
        elif op.kind == "load" and is_synchronous(op):
            self.now(op)
        elif op.kind in ("read", "write"):
            condition = f"state_q == {state}"
            for more in (self.at(op.guard, block, step) if op.guard is not None else "",
                         f"{self.valid(block)}[{step // plan.interval}]" if plan.interval else ""):  # fmt: skip
                condition += f" && {more}" if more else ""
            self.streams[op.callee].append((condition, [self.at(arg, block, step) for arg in op.args]))
            self.stream_widths[op.callee] = [arg.width for arg in op.args] if op.kind == "write" else [op.width]

    def returned(self, op: Op) -> str:
        """What a callee gives back."""
        return f"{self.callee_name(op.callee)}_return_i"

    def callee_name(self, callee: str) -> str:
        """The prefix of the signals of a callee."""
        return self._callee_names[callee]

    def _register_write(self, op: Op, state: str, guard: str, lanes: str, index: str, data: str) -> None:
        assert op.memory
        memory = op.memory
        name = f"{self.memory_names[memory]}_q[{index}]"
        if not lanes:
            line = f"{name} <= {data};"
            self._captures[state].append(f"if ({guard}) {line}" if guard else line)
            return
        bits = 8 * memory.lane_bytes
        for lane in range(memory.lanes):
            condition = f"{lanes}[{lane}]" + (f" && {guard}" if guard else "")
            part = f"[{lane * bits} +: {bits}]"
            if not re.fullmatch(r"[A-Za-z_]\w*", data):
                data = self.constant_wire(data, memory.word_bits)
            if not re.fullmatch(r"[A-Za-z_]\w*", lanes):
                lanes = self.constant_wire(lanes, memory.lanes)
                condition = f"{lanes}[{lane}]" + (f" && {guard}" if guard else "")
            self._captures[state].append(f"if ({condition}) {name}{part} <= {data}{part};")

    def constant_wire(self, text: str, width: int) -> str:
        """A wire for an expression, the same for the same text."""
        if text not in self._wire_of:
            self._wire_of[text] = self.names.new("constant")
            self._wires.append(f"  wire {vector(width)} {self._wire_of[text]} = {text};")
        return self._wire_of[text]

    def _declarations(self) -> list[str]:
        lines = ["  logic done_q;"]
        if self.function.width:
            lines.append(f"  logic {vector(self.function.width)} return_q;")
            lines.append("  assign return_o = return_q;")
        lines.append("  assign done_o = done_q;")
        lines += [f"  logic {vector(arg.width)} {self.base(arg)}_q;" for arg in self.function.args]
        for op, name in self._registers.items():
            place = f"  // {op.line}" if op.line else ""
            lines.append(f"  logic {vector(op.width)} {name};{place}")
        for name, (unit, _) in self.products.items():
            lines += [f"  wire {vector(2 * unit.width)} {name};", f"  wire {vector(unit.width)} {name}_a, {name}_b;"]
        lines += self._stage_lines
        lines += [f"  logic {callee}_ended_q;" for callee in self._beside()]
        lines += [f"  logic {vector(stages(self.plans[block]))} {name};" for block, name in self._valid.items()]
        for memory in self.register_files():
            name = self.memory_names[memory]
            lines.append(f"  (* mem2reg *) logic {vector(memory.word_bits)} {name}_q [{1 << memory.index_bits}];")
            lines.append("  initial begin")
            words = memory.words()
            words += [0] * ((1 << memory.index_bits) - len(words))
            lines += [f"    {name}_q[{at}] = {literal(word, memory.word_bits)};" for at, word in enumerate(words)]
            lines.append("  end")
        return lines

    def register_files(self) -> list[Memory]:
        """Arrays in registers of this function."""
        return list(dict.fromkeys(op.memory for op in self.function.ops() if op.memory and op.memory.place == "registers"))

    def _wait(self, calls: list[str], onward: list[str]) -> list[str]:
        """Goes on when all callees are done, each of which says so for one clock."""
        if len(calls) == 1:
            return [f"        if ({calls[0]}_done_i) begin", *indent(onward, 5), "        end"]
        done = " && ".join(f"({call}_done_i || {call}_ended_q)" for call in calls)
        lines = [f"        if ({call}_done_i) {call}_ended_q <= 1'b1;" for call in calls]
        return [*lines, f"        if ({done}) begin", *(f"          {call}_ended_q <= 1'b0;" for call in calls),
                *indent(onward, 5), "        end"]  # fmt: skip

    def _beside(self) -> list[str]:
        """Callees that run beside others."""
        return [self.callee_name(op.callee) for op in self.function.ops() if op.beside]

    def _sequence(self, steps: dict[str, list[str]], comments: dict[str, str]) -> list[str]:
        first = self.state(self.function.blocks[0], 0)
        lines = ["  always_ff @(posedge clk_i) begin", "    done_q <= 1'b0;",
                 "    if (!stall) case (state_q)" if self.streams else "    case (state_q)",
                 "      S_IDLE: if (start_i) begin", f"        state_q <= {first};"]  # fmt: skip
        lines += [f"        {self.base(arg)}_q <= {self.base(arg)}_i;" for arg in self.function.args]
        lines.append("      end")
        for block in self.function.blocks:
            if skipped(self, block):
                continue
            plan = self.plans[block]
            for step in [*range(plan.interval or plan.steps), *([EXIT] if plan.interval else [])]:
                state = self.state(block, step)
                lines.append(f"      {state}: begin  // {comments[state]}")
                lines += indent(self._captures[state], 4)
                onward = steps.get(state) or [f"state_q <= {self.state(block, step + 1)};"]
                calls = self._calls_at(block, step)
                if calls:
                    lines += [f"        state_q <= {state}_WAIT;", "      end", f"      {state}_WAIT: begin"]
                    lines += self._wait([self.callee_name(call.callee) for call in calls], self._wait_captures[state] + onward)
                else:
                    lines += indent(onward, 4)
                lines.append("      end")
        lines += ["      default: state_q <= S_IDLE;", "    endcase", "    if (!rst_ni) begin", "      state_q <= S_IDLE;",
                  "      done_q <= 1'b0;", *(f"      {callee}_ended_q <= 1'b0;" for callee in self._beside()), "    end", "  end"]  # fmt: skip
        return lines


def _ranges(lines: list[int]) -> str:
    found: list[str] = []
    at = 0
    while at < len(lines):
        end = at
        while end + 1 < len(lines) and lines[end + 1] == lines[end] + 1:
            end += 1
        found.append(f"{lines[at]}" if at == end else f"{lines[at]}-{lines[end]}")
        at = end + 1
    return ", ".join(found)
