"""A scheduled function as a SystemVerilog module: one state for each clock of each block, and the datapath in wires."""

import re
from collections import defaultdict

from tandem_hls.delays import is_free
from tandem_hls.expressions import expression, literal
from tandem_hls.ir import Block, Function, Memory, Op
from tandem_hls.schedule import Plan, is_synchronous

_KEYWORDS = frozenset("""
    accept_on alias always and assert assign assume automatic before begin bind bins bit break buf byte case cell chandle
    checker class clocking config const constraint context continue cover cross deassign default defparam design disable
    dist do edge else end endcase enum event expect export extends extern final first_match for force forever fork
    function generate genvar global if iff ifnone implements import in include initial inout input inside instance int
    integer interface intersect join large let liblist library local localparam logic longint macromodule matches medium
    modport module nand negedge nettype new nexttime nmos nor not null or output package packed parameter pmos posedge
    primitive priority program property protected pull0 pull1 pure rand randc real realtime ref reg reject_on release
    repeat restrict return rnmos scalared sequence shortint shortreal signed small soft solve specify static string strong
    struct super supply0 supply1 switch sync table tagged task this throughout time timeprecision timeunit tran tri trior
    type typedef union unique unique0 unsigned until untyped use uwire var vectored virtual void wait wand weak while
    wildcard wire with within wor xnor xor start_i done_o clk_i rst_ni state_q done_q return_q return_o idle_o
""".split())  # fmt: skip


ZERO = "1'b0"
# In place of a clock: behind a pipeline.
EXIT = -1


def stages(plan: Plan) -> int:
    """How many iterations a pipeline holds."""
    return -(-plan.steps // plan.interval)


class Names:
    """Identifiers, each given once."""

    def __init__(self) -> None:
        self._taken: set[str] = set(_KEYWORDS)

    def new(self, wish: str) -> str:
        """An identifier like `wish` that is not taken, nor with `_q` behind it."""
        base = re.sub(r"[^A-Za-z0-9_]", "_", wish).strip("_") or "t"
        if base[0].isdigit():
            base = f"t{base}"
        base = base[:40]
        name, number = base, 1
        while name in self._taken or f"{name}_q" in self._taken:
            name, number = f"{base}_{number}", number + 1
        self._taken |= {name, f"{name}_q"}
        return name


def vector(width: int) -> str:
    """The packed dimension of a signal."""
    return f"[{width - 1}:0]"


class ModuleWriter:
    """Writes one function."""

    def __init__(self, function: Function, plans: dict[Block, Plan], module: str, widths: dict[str, int],
                 memory_names: dict[Memory, str]) -> None:  # fmt: skip
        self.function = function
        self.plans = plans
        self.module = module
        self.names = Names()
        self._widths = widths
        self.memory_names = memory_names
        for name in memory_names.values():
            self.names.new(name)
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
                return self._stage(op, plan, (step - plan.capture[op] - 1 + plan.interval) // plan.interval)
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
                else self._stage(op, plan, (step - plan.ready[op] - 1) // plan.interval)
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

    def _stage(self, op: Op, plan: Plan, number: int) -> str:
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
            text = "data_in_data_i"
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
        else:
            text = expression(op, [self.at(arg, block, step) for arg in op.args])
        self._wire_of[op] = self._wire(op, text)
        return self._wire_of[op]

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
            if self._skipped(block):
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

    def _skipped(self, block: Block) -> bool:
        """Whether a block takes no time: it only leads on, or only returns."""
        if block.ops or block is self.function.blocks[0]:
            return False
        return block.end == "ret" or (block.end == "br" and not block.phis and block.targets[0] is not block)

    def _go(self, source: Block, target: Block, context: tuple[Block, int]) -> list[str]:
        """What happens on the way to a block: its phis, its state."""
        lines: list[str] = []
        hops = 0
        while self._skipped(target):
            if target.end == "ret":
                value = target.value
                if value is not None and value in target.phis:
                    value = value.args[target.preds.index(source)]
                return lines + self._return(value, context)
            source, target = target, target.targets[0]
            hops += 1
            if hops > len(self.function.blocks):
                break
        plan = self.plans[target]
        for phi in target.phis:
            value = phi.args[target.preds.index(source)]
            if value is not phi or plan.interval:
                place = self._stage(phi, plan, 0) if plan.interval else self.register(phi)
                lines.append(f"{place} <= {self.at(value, *context)};")
        if plan.interval:
            lines.append(f"{self.valid(target)} <= {literal(1, stages(plan))};")
        return [f"state_q <= {self.state(target, 0)};", *lines]

    def _return(self, value: Op | None, context: tuple[Block, int]) -> list[str]:
        lines = ["state_q <= S_IDLE;", "done_q <= 1'b1;"]
        if value is not None and self.function.width:
            lines.append(f"return_q <= {self.at(value, *context)};")
        return lines

    def _again(self, block: Block, plan: Plan) -> list[str]:
        """The end of an interval: all iterations move on, and another begins if there is one more."""
        context = (block, plan.interval - 1)
        if block.end == "cond":
            assert block.value is not None
            value = self.at(block.value, *context)
            more = value if block.targets[0] is block else f"!{value}"
        else:
            more = "1'b1" if block.targets[-1] is block else "1'b0"
            for guard, target in reversed(list(zip(block.guards, block.targets, strict=False))):
                more = f"({self.at(guard, *context)} ? {int(target is block)}'b{int(target is block)} : {more})".replace(
                    "0'b0", "1'b0"
                )
        valid, count = self.valid(block), stages(plan)
        kept = f"{valid}[{count - 2}:0]" if count > 1 else ""
        first = f"{valid}[0] && {more}"
        moved = f"{{{kept}, {first}}}" if kept else first
        name = self._constant_wire(moved, count)
        return [f"{valid} <= {name};",
                f"state_q <= ({name} == {literal(0, count)}) ? {self.state(block, EXIT)} : {self.state(block, 0)};"]  # fmt: skip

    def _leave(self, block: Block) -> list[str]:
        plan = self.plans[block]
        context = (block, EXIT if plan.interval else plan.steps - 1)
        if block.end in ("ret", "halt"):
            return self._return(block.value if block.end == "ret" else None, context)
        if block.end == "br":
            return self._go(block, block.targets[0], context)
        if plan.interval and len({target for target in block.targets if target is not block}) == 1:
            return self._go(block, next(target for target in block.targets if target is not block), context)
        if block.end == "multi":
            lines = []
            for number, target in enumerate(block.targets):
                if plan.interval and target is block:  # it has left
                    target = next(each for each in block.targets if each is not block)
                guard = f"if ({self.at(block.guards[number], *context)}) " if number < len(block.guards) else ""
                lines += [f"{'end else ' if number else ''}{guard}begin", *_indent(self._go(block, target, context))]
            return [*lines, "end"]
        assert block.value
        value = self.at(block.value, *context)
        ways = [self._go(block, target, context) for target in block.targets]
        if block.end == "cond":
            return [f"if ({value}) begin", *_indent(ways[0]), "end else begin", *_indent(ways[1]), "end"]
        lines = [f"case ({value})"]
        groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for case, way in zip(block.cases, ways, strict=False):
            groups[tuple(way)].append(case)
        for group, cases in groups.items():
            labels = ", ".join(literal(case, block.value.width) for case in cases)
            lines += [f"  {labels}: begin", *_indent(list(group), 2), "  end"]
        return [*lines, "  default: begin", *_indent(ways[-1], 2), "  end", "endcase"]

    # the module

    def write(self) -> str:
        """The text of the module."""
        self._number_states()
        steps: dict[str, list[str]] = {}
        comments: dict[str, str] = {}
        for block in self.function.blocks:
            if self._skipped(block):
                continue
            plan = self.plans[block]
            for op in block.ops:
                self._effect(op, block, plan)
            if plan.interval:
                steps[self.state(block, plan.interval - 1)] = self._again(block, plan)
                steps[self.state(block, EXIT)] = self._leave(block)
                comments[self.state(block, EXIT)] = f"{block.name}, when the last iteration has left the pipeline"
            else:
                steps[self.state(block, plan.steps - 1)] = self._leave(block)
            for step in range(plan.interval or plan.steps):
                at = {op.line.line for op in block.ops if op.line and plan.step[op] % (plan.interval or 1 << 30) == step}
                lines = sorted(at)
                comments[self.state(block, step)] = f"{block.name}" + (f", lines {_ranges(lines)}" if lines else "")
        self._settle()
        body = self._sequence(steps, comments)
        ports = self._ports()
        return "\n".join([
            f"// {self.function.name}, from {self.function.place}.",
            f"module {self.module} (", ",\n".join(self._header()), ");", "",
            f"  typedef enum logic [{max(1, (len(self._states) - 1).bit_length()) - 1}:0] {{",
            ",\n".join(f"    {name}" for name in self._states), "  } state_t;", "  state_t state_q;", "",
            *self._declarations(), "", *self._wires, "", *ports, *body, "endmodule", "",
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
        return re.sub(r"[^A-Za-z0-9_]", "_", callee)

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
                data = self._constant_wire(data, memory.word_bits)
            if not re.fullmatch(r"[A-Za-z_]\w*", lanes):
                lanes = self._constant_wire(lanes, memory.lanes)
                condition = f"{lanes}[{lane}]" + (f" && {guard}" if guard else "")
            self._captures[state].append(f"if ({condition}) {name}{part} <= {data}{part};")

    def _constant_wire(self, text: str, width: int) -> str:
        if text not in self._wire_of:
            self._wire_of[text] = self.names.new("constant")
            self._wires.append(f"  wire {vector(width)} {self._wire_of[text]} = {text};")
        return self._wire_of[text]

    def _header(self) -> list[str]:
        lines = ["  input  logic clk_i", "  input  logic rst_ni", "  input  logic start_i", "  output logic done_o"]
        lines += [f"  input  logic {vector(arg.width)} {self.base(arg)}_i" for arg in self.function.args]
        if self.function.width:
            lines.append(f"  output logic {vector(self.function.width)} return_o")
        for (memory, port), _ in sorted(self.reads.items(), key=lambda each: (self.memory_names[each[0][0]], each[0][1])):
            name = self.memory_names[memory]
            lines.append(f"  output logic {vector(memory.index_bits)} {name}_raddr{port}_o")
            lines.append(f"  output logic {name}_re{port}_o")
            lines.append(f"  input  logic {vector(memory.word_bits)} {name}_rdata{port}_i")
        for memory in self.writes:
            name = self.memory_names[memory]
            lines.append(f"  output logic {vector(memory.index_bits)} {name}_waddr_o")
            lines.append(f"  output logic {vector(memory.word_bits)} {name}_wdata_o")
            lines.append(f"  output logic {vector(memory.lanes)} {name}_we_o")
        lines += self.stream_ports()
        for callee, sites in self.calls.items():
            name = self.callee_name(callee)
            lines.append(f"  output logic {name}_start_o")
            lines.append(f"  input  logic {name}_done_i")
            for number in range(len(sites[0][1])):
                lines.append(f"  output logic {vector(self.call_widths[callee][number])} {name}_arg{number}_o")
            if self._widths.get(callee, 0):
                lines.append(f"  input  logic {vector(self._widths[callee])} {name}_return_i")
        return lines

    def stream_ports(self) -> list[str]:
        """The ports of a core's streams."""
        lines = []
        if "in" in self.streams:
            lines += ["  input  logic data_in_valid_i", "  output logic data_in_ready_o",
                      f"  input  logic {vector(self.stream_widths['in'][0])} data_in_data_i"]  # fmt: skip
        if "out" in self.streams:
            data, last = self.stream_widths["out"]
            lines += ["  output logic data_out_valid_o", "  input  logic data_out_ready_i", f"  output logic {vector(data)} data_out_data_o",
                      f"  output logic {vector(last)} data_out_last_o"]  # fmt: skip
        if "status" in self.streams:
            lines += ["  output logic status_valid_o", "  output logic [7:0] status_o"]
        return lines

    def _stream_wires(self) -> list[str]:
        """When streams are accessed, and that all stands still while one is not ready."""
        lines = []
        wanted = {name: " || ".join(f"({condition})" for condition, _ in sites) for name, sites in self.streams.items()}
        lines += [f"  wire wants_{name} = {when};" for name, when in wanted.items()]
        waits = (["(wants_in && !data_in_valid_i)"] if "in" in wanted else []) + (
            ["(wants_out && !data_out_ready_i)"] if "out" in wanted else []
        )
        lines.append(f"  wire stall = {' || '.join(waits) or ZERO};")
        if "in" in wanted:
            lines.append(
                f"  assign data_in_ready_o = wants_in{' && !(wants_out && !data_out_ready_i)' if 'out' in wanted else ''};"
            )
        if "out" in wanted:
            lines.append(
                f"  assign data_out_valid_o = wants_out{' && !(wants_in && !data_in_valid_i)' if 'in' in wanted else ''};"
            )
            for number, name in enumerate(("data_out_data_o", "data_out_last_o")):
                width = self.stream_widths["out"][number]
                parts = [f"({{{width}{{({condition})}}}} & {args[number]})" for condition, args in self.streams["out"]]
                lines.append(f"  assign {name} = " + " | ".join(parts) + ";")
        if "status" in wanted:
            lines.append("  assign status_valid_o = wants_status && !stall;")
            lines.append(
                "  assign status_o = "
                + " | ".join(f"({{8{{({condition})}}}} & {args[0]})" for condition, args in self.streams["status"])
                + ";"
            )
        return lines

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
        lines += self._stage_lines
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

    def _ports(self) -> list[str]:
        """What memories and callees see: in each state that uses them its own values, otherwise 0."""
        lines: list[str] = self._stream_wires() if self.streams else []
        go = " && !stall" if self.streams else ""
        for (memory, port), sites in self.reads.items():
            name = f"{self.memory_names[memory]}_r"
            lines += _joined(f"{name}addr{port}_o", memory.index_bits, sites)
            lines += _joined(f"{name[:-1]}re{port}_o", 1, [(state + go, "1'b1") for state, _ in sites])
        for memory, writes in self.writes.items():
            name = self.memory_names[memory]
            lines += _joined(f"{name}_waddr_o", memory.index_bits, [(each[0], each[3]) for each in writes])
            lines += _joined(f"{name}_wdata_o", memory.word_bits, [(each[0], each[4]) for each in writes])
            enables = []
            for state, guard, lanes, _, _ in writes:
                every = lanes or f"{memory.lanes}'b{'1' * memory.lanes}"
                enables.append((state + go, f"{{{memory.lanes}{{{guard}}}}} & {every}" if guard else every))
            lines += _joined(f"{name}_we_o", memory.lanes, enables)
        for callee, calls in self.calls.items():
            name = self.callee_name(callee)
            lines += _joined(f"{name}_start_o", 1, [(state + go, "1'b1") for state, _ in calls])
            for number, width in enumerate(self.call_widths[callee]):
                lines += _joined(f"{name}_arg{number}_o", width, [(state, args[number]) for state, args in calls])
        return [*lines, ""]

    def _sequence(self, steps: dict[str, list[str]], comments: dict[str, str]) -> list[str]:
        first = self.state(self.function.blocks[0], 0)
        lines = ["  always_ff @(posedge clk_i) begin", "    done_q <= 1'b0;",
                 "    if (!stall) case (state_q)" if self.streams else "    case (state_q)",
                 "      S_IDLE: if (start_i) begin", f"        state_q <= {first};"]  # fmt: skip
        lines += [f"        {self.base(arg)}_q <= {self.base(arg)}_i;" for arg in self.function.args]
        lines.append("      end")
        for block in self.function.blocks:
            if self._skipped(block):
                continue
            plan = self.plans[block]
            for step in [*range(plan.interval or plan.steps), *([EXIT] if plan.interval else [])]:
                state = self.state(block, step)
                lines.append(f"      {state}: begin  // {comments[state]}")
                lines += _indent(self._captures[state], 4)
                onward = steps.get(state) or [f"state_q <= {self.state(block, step + 1)};"]
                calls = self._calls_at(block, step)
                if calls:
                    lines += [f"        state_q <= {state}_WAIT;", "      end", f"      {state}_WAIT: begin"]
                    done = f"{self.callee_name(calls[0].callee)}_done_i"
                    lines += [
                        f"        if ({done}) begin",
                        *_indent(self._wait_captures[state], 5),
                        *_indent(onward, 5),
                        "        end",
                    ]
                else:
                    lines += _indent(onward, 4)
                lines.append("      end")
        lines += ["      default: state_q <= S_IDLE;", "    endcase", "    if (!rst_ni) begin", "      state_q <= S_IDLE;",
                  "      done_q <= 1'b0;", "    end", "  end"]  # fmt: skip
        return lines


def _joined(name: str, width: int, sites: list[tuple[str, str]]) -> list[str]:
    """A signal that has a value in each of these states, and is 0 in others."""
    groups: dict[str, list[str]] = defaultdict(list)
    for state, value in sites:
        groups[value].append(f"state_q == {state}")
    parts = []
    for value, states in groups.items():
        when = " || ".join(f"({each})" for each in states) if len(states) > 1 else states[0]
        if width == 1:
            parts.append(f"({when})" if value == "1'b1" else f"(({when}) && ({value}))")
        else:
            parts.append(
                f"({{{width}{{{when}}}}} & ({value}))" if len(states) == 1 else f"({{{width}{{({when})}}}} & ({value}))"
            )
    return [f"  assign {name} = " + "\n    | ".join(parts) + ";"]


def _indent(lines: list[str], by: int = 1) -> list[str]:
    return ["  " * by + line for line in lines]


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
