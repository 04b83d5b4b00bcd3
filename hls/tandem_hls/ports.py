"""The ports of a function's module: arguments, memories, callees and streams, and what is on them in each state."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tandem_hls.names import vector
from tandem_hls.sharing import multiplier

if TYPE_CHECKING:
    from tandem_hls.emit import ModuleWriter

ZERO = "1'b0"


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


def stream_ports(writer: ModuleWriter) -> list[str]:
    """The ports of a core's streams."""
    lines = []
    if "in" in writer.streams:
        lines += ["  input  logic data_in_valid_i", "  output logic data_in_ready_o",
                  f"  input  logic {vector(writer.stream_widths['in'][0])} data_in_data_i"]  # fmt: skip
    if "out" in writer.streams:
        data, last = writer.stream_widths["out"]
        lines += ["  output logic data_out_valid_o", "  input  logic data_out_ready_i",
                  f"  output logic {vector(data)} data_out_data_o",
                  f"  output logic {vector(last)} data_out_last_o"]  # fmt: skip
    if "status" in writer.streams:
        lines += ["  output logic status_valid_o", "  output logic [7:0] status_o"]
    return lines


def _stream_wires(writer: ModuleWriter) -> list[str]:
    """When streams are accessed, and that all stands still while one is not ready."""
    lines = []
    wanted = {name: " || ".join(f"({condition})" for condition, _ in sites) for name, sites in writer.streams.items()}
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
            width = writer.stream_widths["out"][number]
            parts = [f"({{{width}{{({condition})}}}} & {args[number]})" for condition, args in writer.streams["out"]]
            lines.append(f"  assign {name} = " + " | ".join(parts) + ";")
    if "status" in wanted:
        lines.append("  assign status_valid_o = wants_status && !stall;")
        lines.append(
            "  assign status_o = "
            + " | ".join(f"({{8{{({condition})}}}} & {args[0]})" for condition, args in writer.streams["status"])
            + ";"
        )
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
