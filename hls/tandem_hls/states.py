"""The states of a function: one for each clock of each block, and one more for a wait."""

from tandem_hls.datapath import EXIT, Datapath
from tandem_hls.ir import Block, Function
from tandem_hls.machine import State


def skipped(function: Function, block: Block) -> bool:
    """True if a block takes no time, because it only leads on or only returns."""
    if block.ops or block is function.blocks[0]:
        return False
    return block.end == "ret" or (block.end == "br" and not block.phis and block.targets[0] is not block)


def number_states(path: Datapath) -> None:
    """Names and numbers the states; each but the last of a block goes on to the next one."""
    for number, block in enumerate(path.function.blocks):
        if skipped(path.function, block):
            continue
        plan = path.plans[block]
        clocks = plan.interval or plan.steps
        if plan.interval:
            path.machine.encoding.append(f"S_{number}_EXIT")
        for step in range(clocks):
            state = State(f"S_{number}_{step}", _comment(path, block, step))
            if step + 1 < clocks:
                state.onward = [f"state_q <= S_{number}_{step + 1};"]
            calls = [op for op in block.ops if op.kind == "call" and plan.step[op] == step]
            state.callees = [path.design.tags[call.callee] for call in calls]
            path.machine.encoding += [state.name, f"{state.name}_WAIT"] if calls else [state.name]
            path.add_state(block, step, state)
        if plan.interval:
            comment = f"{block.name}, when the last iteration has left the pipeline"
            path.add_state(block, EXIT, State(f"S_{number}_EXIT", comment))


def _comment(path: Datapath, block: Block, step: int) -> str:
    """The block, and the lines of the C that begin in this clock."""
    plan = path.plans[block]
    lines = {op.line.line for op in block.ops if op.line and plan.step[op] % (plan.interval or 1 << 30) == step}
    return f"{block.name}, lines {_ranges(sorted(lines))}" if lines else block.name


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
