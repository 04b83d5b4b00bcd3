"""Prints the hardware of a function as a module of SystemVerilog."""

from collections import defaultdict

from tandem_hls.errors import Place
from tandem_hls.expressions import literal
from tandem_hls.ir import Memory
from tandem_hls.machine import Machine, Register, State, Stream, Write
from tandem_hls.names import vector
from tandem_hls.ports import Port, in_order, ports
from tandem_hls.sharing import multiplier
from tandem_hls.streams import ALWAYS

ZERO = "1'b0"


def module(machine: Machine) -> str:
    """The text of the module."""
    return "\n".join([
        f"// {machine.function}, from {machine.place}.",
        f"module {machine.module} (", ",\n".join(declaration(port) for port in ports(machine)), ");", "",
        f"  typedef enum logic [{max(1, (len(machine.encoding) - 1).bit_length()) - 1}:0] {{",
        ",\n".join(f"    {name}" for name in machine.encoding), "  } state_t;", "  state_t state_q;", "",
        *_declarations(machine), "",
        *(f"  wire {vector(wire.width)} {wire.name} = {wire.value};{_comment(wire.line)}" for wire in machine.wires), "",
        *_connections(machine), "", *_sequence(machine), "endmodule", "",
    ])  # fmt: skip


def declaration(port: Port) -> str:
    """A port in the head of a module."""
    dimension = "" if port.width is None else f"{vector(port.width)} "
    return f"  {'output' if port.output else 'input '} logic {dimension}{port.name}"


def _comment(line: Place | None) -> str:
    return f"  // {line}" if line else ""


def _declarations(machine: Machine) -> list[str]:
    lines = ["  logic done_q;"]
    if machine.width:
        lines += [f"  logic {vector(machine.width)} return_q;", "  assign return_o = return_q;"]
    lines.append("  assign done_o = done_q;")
    lines += [f"  logic {vector(arg.width)} {name}_q;" for arg, name in machine.arguments.items()]
    lines += [_register(register) for register in machine.registers]
    for name, shared in machine.multipliers.items():
        width = shared.unit.width
        lines += [f"  wire {vector(2 * width)} {name};", f"  wire {vector(width)} {name}_a, {name}_b;"]
    lines += [_register(register) for register in machine.stages]
    lines += [f"  logic {callee}_ended_q;" for callee in machine.beside]
    lines += [_register(register) for register in machine.valid]
    for memory in machine.files:
        lines += _file(memory, machine.memories[memory])
    return lines


def _register(register: Register) -> str:
    return f"  logic {vector(register.width)} {register.name};{_comment(register.line)}"


def _file(memory: Memory, name: str) -> list[str]:
    """An array in registers, and what is in it at first."""
    size = 1 << memory.index_bits
    words = memory.words()
    words += [0] * (size - len(words))
    lines = [f"    {name}_q[{at}] = {literal(word, memory.word_bits)};" for at, word in enumerate(words)]
    return [f"  (* mem2reg *) logic {vector(memory.word_bits)} {name}_q [{size}];", "  initial begin", *lines, "  end"]


def _connections(machine: Machine) -> list[str]:
    """Signals to memories and callees: each state that uses them gives its own values, other states give 0."""
    lines = _streams(machine) if machine.streams else []
    go = " && !stall" if machine.streams else ""
    for (memory, port), reads in machine.reads.items():
        name = machine.memories[memory]
        lines += _joined(f"{name}_raddr{port}_o", memory.index_bits, [(read.state, read.index) for read in reads])
        lines += _joined(f"{name}_re{port}_o", 1, [(read.state + go, "1'b1") for read in reads])
    for memory, writes in machine.writes.items():
        name = machine.memories[memory]
        lines += _joined(f"{name}_waddr_o", memory.index_bits, [(write.state, write.index) for write in writes])
        lines += _joined(f"{name}_wdata_o", memory.word_bits, [(write.state, write.data) for write in writes])
        enables = [(write.state + go, _enable(write, memory.lanes)) for write in writes]
        lines += _joined(f"{name}_we_o", memory.lanes, enables)
    for callee in machine.callees.values():
        lines += _joined(f"{callee.name}_start_o", 1, [(state + go, "1'b1") for state, _ in callee.calls])
        for number, width in enumerate(callee.widths):
            given = [(state, arguments[number]) for state, arguments in callee.calls]
            lines += _joined(f"{callee.name}_arg{number}_o", width, given)
    for name, shared in machine.multipliers.items():
        lines += _joined(f"{name}_a", shared.unit.width, [(state, a) for state, a, _ in shared.products])
        lines += _joined(f"{name}_b", shared.unit.width, [(state, b) for state, _, b in shared.products])
        lines += multiplier(shared.unit, name)
    return lines


def _enable(write: Write, lanes: int) -> str:
    chosen = write.lanes or f"{lanes}'b{'1' * lanes}"
    return f"{{{lanes}{{{write.guard}}}}} & {chosen}" if write.guard else chosen


def _streams(machine: Machine) -> list[str]:
    """Signals of streams, and `stall`, which stops the function while a stream that it accesses is not ready."""
    lines: list[str] = []
    waits: dict[str, str] = {}
    for callee, stream in machine.streams.items():
        wants = _wants(stream)
        lines.append(f"  wire {wants} = {' || '.join(f'({condition})' for condition, _ in stream.accesses)};")
        if callee not in ALWAYS:
            waits[callee] = f"({wants} && !{stream.name}_{'valid' if stream.reads else 'ready'}_i)"
    ordered = in_order(machine)
    lines.append(f"  wire stall = {' || '.join(waits[callee] for callee in ordered if callee in waits) or ZERO};")
    for callee, stream in ordered.items():
        if callee in ALWAYS:
            lines += [f"  assign {callee}_valid_o = {_wants(stream)} && !stall;",
                      f"  assign {callee}_o = {_chosen(stream, 0, ALWAYS[callee])};"]  # fmt: skip
            continue
        others = "".join(f" && !{waits[other]}" for other in ordered if other in waits and other != callee)
        lines.append(f"  assign {stream.name}_{'ready' if stream.reads else 'valid'}_o = {_wants(stream)}{others};")
        for number, width in enumerate([] if stream.reads else stream.widths):
            lines.append(f"  assign {stream.name}_{('data', 'last')[number]}_o = {_chosen(stream, number, width)};")
    return lines


def _wants(stream: Stream) -> str:
    """The wire that is 1 while the function accesses a stream."""
    return f"wants_{stream.name.removeprefix('data_')}"


def _chosen(stream: Stream, number: int, width: int) -> str:
    """The value that is written to a stream, by the access that happens."""
    return " | ".join(f"({{{width}{{({condition})}}}} & {values[number]})" for condition, values in stream.accesses)


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


def _sequence(machine: Machine) -> list[str]:
    """The process: in each state what registers take, and the next state."""
    lines = ["  always_ff @(posedge clk_i) begin", "    done_q <= 1'b0;",
             "    if (!stall) case (state_q)" if machine.streams else "    case (state_q)",
             "      S_IDLE: if (start_i) begin", f"        state_q <= {machine.states[0].name};",
             *(f"        {name}_q <= {name}_i;" for name in machine.arguments.values()), "      end"]  # fmt: skip
    for state in machine.states:
        lines += _state(state)
    lines += ["      default: state_q <= S_IDLE;", "    endcase", "    if (!rst_ni) begin", "      state_q <= S_IDLE;",
              "      done_q <= 1'b0;"]  # fmt: skip
    lines += [f"      {callee}_ended_q <= 1'b0;" for callee in machine.beside]
    return [*lines, "    end", "  end"]


def _state(state: State) -> list[str]:
    lines = [f"      {state.name}: begin  // {state.comment}", *_indented(state.takes, 8)]
    if state.callees:
        lines += [f"        state_q <= {state.name}_WAIT;", "      end", f"      {state.name}_WAIT: begin"]
        lines += _wait(state.callees, [*state.returned, *state.onward])
    else:
        lines += _indented(state.onward, 8)
    return [*lines, "      end"]


def _wait(callees: list[str], onward: list[str]) -> list[str]:
    """Continues when all callees are done; each says so for one clock."""
    if len(callees) == 1:
        return [f"        if ({callees[0]}_done_i) begin", *_indented(onward, 10), "        end"]
    done = " && ".join(f"({callee}_done_i || {callee}_ended_q)" for callee in callees)
    lines = [f"        if ({callee}_done_i) {callee}_ended_q <= 1'b1;" for callee in callees]
    return [*lines, f"        if ({done}) begin", *(f"          {callee}_ended_q <= 1'b0;" for callee in callees),
            *_indented(onward, 10), "        end"]  # fmt: skip


def _indented(lines: list[str], columns: int) -> list[str]:
    return [" " * columns + line for line in lines]
