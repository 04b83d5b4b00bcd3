"""The effects of a function in each of its clocks: writes, calls, accesses of streams."""

import re

from tandem_hls.control import finish
from tandem_hls.datapath import Datapath
from tandem_hls.ir import Block, Op
from tandem_hls.machine import Callee, State, Stream, Write
from tandem_hls.schedule import Plan, is_synchronous
from tandem_hls.states import skipped
from tandem_hls.streams import stream_port


def place_effects(path: Datapath) -> None:
    """Puts the effects of each block into its states, followed by the transition to the next block."""
    for block in path.function.blocks:
        if skipped(path.function, block):
            continue
        plan = path.plans[block]
        for op in block.ops:
            if op.kind == "store":
                _store(path, op, block, plan)
            elif op.kind == "call":
                _call(path, op, block, plan.step[op])
            elif op.kind in ("read", "write"):
                _access(path, op, block, plan)
            elif is_synchronous(op):
                path.now(op)
        finish(path, block, plan)


def _store(path: Datapath, op: Op, block: Block, plan: Plan) -> None:
    assert op.memory
    step = plan.step[op]
    state = path.state(block, step)
    guard = path.at(op.guard, block, step) if op.guard is not None else ""
    if plan.interval:
        valid = f"{path.valid(block)}[{step // plan.interval}]"
        guard = f"{guard} && {valid}" if guard else valid
    lanes = path.at(op.lanes, block, step) if op.lanes is not None else ""
    index, data = (path.at(arg, block, step) for arg in op.args)
    write = Write(state.name, guard, lanes, index, data)
    if op.memory.place == "registers":
        _register_write(path, op, state, write)
    else:
        path.machine.writes.setdefault(op.memory, []).append(write)


def _register_write(path: Datapath, op: Op, state: State, write: Write) -> None:
    assert op.memory
    memory, guard = op.memory, write.guard
    name = f"{path.design.memories[memory]}_q[{write.index}]"
    if not write.lanes:
        line = f"{name} <= {write.data};"
        state.takes.append(f"if ({guard}) {line}" if guard else line)
        return
    data = _selectable(path, write.data, memory.word_bits)
    lanes = _selectable(path, write.lanes, memory.lanes)
    bits = 8 * memory.lane_bytes
    for lane in range(memory.lanes):
        condition = f"{lanes}[{lane}]" + (f" && {guard}" if guard else "")
        part = f"[{lane * bits} +: {bits}]"
        state.takes.append(f"if ({condition}) {name}{part} <= {data}{part};")


def _selectable(path: Datapath, text: str, width: int) -> str:
    """Returns a name whose bits can be selected; the bits of an expression cannot."""
    return text if re.fullmatch(r"[A-Za-z_]\w*", text) else path.constant_wire(text, width)


def _call(path: Datapath, op: Op, block: Block, step: int) -> None:
    state = path.state(block, step)
    arguments = [path.at(arg, block, step) for arg in op.args]
    tag = path.design.tags[op.callee]
    callee = path.machine.callees.setdefault(op.callee, Callee(tag, path.design.returns[op.callee]))
    callee.calls.append((state.name, arguments))
    callee.widths = [arg.width for arg in op.args]
    if op.width:
        state.returned.append(f"{path.register(op)} <= {tag}_return_i;")


def _access(path: Datapath, op: Op, block: Block, plan: Plan) -> None:
    step = plan.step[op]
    parts = [f"state_q == {path.state(block, step).name}"]
    if op.guard is not None:
        parts.append(path.at(op.guard, block, step))
    if plan.interval:
        parts.append(f"{path.valid(block)}[{step // plan.interval}]")
    values = [path.at(arg, block, step) for arg in op.args]
    if op.callee not in path.machine.streams:
        reads = any(other.kind == "read" and other.callee == op.callee for other in path.function.ops())
        path.machine.streams[op.callee] = Stream(stream_port(op.callee, reads), reads)
    stream = path.machine.streams[op.callee]
    stream.accesses.append((" && ".join(parts), values))
    stream.widths = [arg.width for arg in op.args] if op.kind == "write" else [op.width]
