"""The ports of a function's module: arguments, memories, callees and streams, and what is on them in each state."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tandem_hls.ir import PREFIX
from tandem_hls.names import vector
from tandem_hls.sharing import multiplier

if TYPE_CHECKING:
    from tandem_hls.emit import ModuleWriter

ZERO = "1'b0"
# Outputs that never wait: the status of a core's task, and what the program prints, in a design that only a test has.
PRINT = "print"
ALWAYS = {"status": 8, PRINT: 64}


def header(writer: ModuleWriter) -> list[str]:
    """The declarations of all ports."""
    lines = ["  input  logic clk_i", "  input  logic rst_ni", "  input  logic start_i", "  output logic done_o"]
    lines += [f"  input  logic {vector(arg.width)} {writer.base(arg)}_i" for arg in writer.function.args]
    if writer.function.width:
        lines.append(f"  output logic {vector(writer.function.width)} return_o")
    for (memory, port), _ in sorted(writer.reads.items(), key=lambda each: (writer.memory_names[each[0][0]], each[0][1])):
        name = writer.memory_names[memory]
        lines.append(f"  output logic {vector(memory.index_bits)} {name}_raddr{port}_o")
        lines.append(f"  output logic {name}_re{port}_o")
        lines.append(f"  input  logic {vector(memory.word_bits)} {name}_rdata{port}_i")
    for memory in writer.writes:
        name = writer.memory_names[memory]
        lines.append(f"  output logic {vector(memory.index_bits)} {name}_waddr_o")
        lines.append(f"  output logic {vector(memory.word_bits)} {name}_wdata_o")
        lines.append(f"  output logic {vector(memory.lanes)} {name}_we_o")
    lines += stream_ports(writer)
    for callee, sites in writer.calls.items():
        name = writer.callee_name(callee)
        lines.append(f"  output logic {name}_start_o")
        lines.append(f"  input  logic {name}_done_i")
        for number in range(len(sites[0][1])):
            lines.append(f"  output logic {vector(writer.call_widths[callee][number])} {name}_arg{number}_o")
        if writer.widths.get(callee, 0):
            lines.append(f"  input  logic {vector(writer.widths[callee])} {name}_return_i")
    return lines


def stream_port(callee: str, reads: bool) -> str:
    """The prefix of the signals of a stream: data_in and data_out of a core, NAME_get and NAME_put of a channel."""
    if callee.startswith(PREFIX):
        return f"{callee.removeprefix(PREFIX)}_{'get' if reads else 'put'}"
    return callee if callee in ALWAYS else f"data_{callee}"


def _in_order(writer: ModuleWriter) -> list[str]:
    """Streams of a core first, then channels."""
    core = ["in", "out", *ALWAYS]
    found = [callee for callee in core if callee in writer.streams]
    return found + [callee for callee in writer.streams if callee not in core]


def stream_ports(writer: ModuleWriter, channels: bool = True) -> list[str]:
    """The ports of a core's streams, and of channels."""
    lines = []
    for callee in _in_order(writer):
        widths = writer.stream_widths[callee]
        name = stream_port(callee, callee in writer.stream_reads)
        if callee in ALWAYS:
            lines += [f"  output logic {callee}_valid_o", f"  output logic {vector(ALWAYS[callee])} {callee}_o"]
        elif callee in writer.stream_reads and (channels or callee == "in"):
            lines += [f"  input  logic {name}_valid_i", f"  output logic {name}_ready_o",
                      f"  input  logic {vector(widths[0])} {name}_data_i"]  # fmt: skip
        elif channels or callee == "out":
            lines += [f"  output logic {name}_valid_o", f"  input  logic {name}_ready_i",
                      f"  output logic {vector(widths[0])} {name}_data_o"]  # fmt: skip
        if callee == "out":
            lines.append(f"  output logic {vector(widths[1])} {name}_last_o")
    return lines


def _stream_wires(writer: ModuleWriter) -> list[str]:
    """When streams are accessed, and that all stands still while one is not ready."""
    lines: list[str] = []
    waits: dict[str, str] = {}
    for callee in writer.streams:
        name = stream_port(callee, callee in writer.stream_reads)
        wants = f"wants_{name.removeprefix('data_')}"
        lines.append(f"  wire {wants} = {' || '.join(f'({condition})' for condition, _ in writer.streams[callee])};")
        if callee not in ALWAYS:
            waits[callee] = f"({wants} && !{name}_{'valid' if callee in writer.stream_reads else 'ready'}_i)"
    order = _in_order(writer)
    lines.append(f"  wire stall = {' || '.join(waits[callee] for callee in order if callee in waits) or ZERO};")
    for callee in order:
        sites = writer.streams[callee]
        if callee in ALWAYS:
            parts = [f"({{{ALWAYS[callee]}{{({condition})}}}} & {args[0]})" for condition, args in sites]
            lines += [f"  assign {callee}_valid_o = wants_{callee} && !stall;",
                      f"  assign {callee}_o = {' | '.join(parts)};"]  # fmt: skip
            continue
        reads = callee in writer.stream_reads
        name = stream_port(callee, reads)
        others = "".join(f" && !{waits[other]}" for other in order if other in waits and other != callee)
        lines.append(f"  assign {name}_{'ready' if reads else 'valid'}_o = wants_{name.removeprefix('data_')}{others};")
        for number, width in enumerate([] if reads else writer.stream_widths[callee]):
            parts = [f"({{{width}{{({condition})}}}} & {args[number]})" for condition, args in sites]
            lines.append(f"  assign {name}_{('data', 'last')[number]}_o = " + " | ".join(parts) + ";")
    return lines


def port_wires(writer: ModuleWriter) -> list[str]:
    """What memories and callees see: in each state that uses them its own values, otherwise 0."""
    lines: list[str] = _stream_wires(writer) if writer.streams else []
    go = " && !stall" if writer.streams else ""
    for (memory, port), sites in writer.reads.items():
        name = f"{writer.memory_names[memory]}_r"
        lines += _joined(f"{name}addr{port}_o", memory.index_bits, sites)
        lines += _joined(f"{name[:-1]}re{port}_o", 1, [(state + go, "1'b1") for state, _ in sites])
    for memory, writes in writer.writes.items():
        name = writer.memory_names[memory]
        lines += _joined(f"{name}_waddr_o", memory.index_bits, [(each[0], each[3]) for each in writes])
        lines += _joined(f"{name}_wdata_o", memory.word_bits, [(each[0], each[4]) for each in writes])
        enables = []
        for state, guard, lanes, _, _ in writes:
            every = lanes or f"{memory.lanes}'b{'1' * memory.lanes}"
            enables.append((state + go, f"{{{memory.lanes}{{{guard}}}}} & {every}" if guard else every))
        lines += _joined(f"{name}_we_o", memory.lanes, enables)
    for callee, calls in writer.calls.items():
        name = writer.callee_name(callee)
        lines += _joined(f"{name}_start_o", 1, [(state + go, "1'b1") for state, _ in calls])
        for number, width in enumerate(writer.call_widths[callee]):
            lines += _joined(f"{name}_arg{number}_o", width, [(state, args[number]) for state, args in calls])
    for name, (unit, products) in writer.products.items():
        lines += _joined(f"{name}_a", unit.width, [(state, a) for state, a, _ in products])
        lines += _joined(f"{name}_b", unit.width, [(state, b) for state, _, b in products])
        lines += multiplier(unit, name)
    return [*lines, ""]


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
