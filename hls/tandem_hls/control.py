"""Where a function goes from each of its blocks: the next state, and what registers take on the way."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tandem_hls.expressions import literal
from tandem_hls.ir import Block, Op
from tandem_hls.schedule import Plan, stages

if TYPE_CHECKING:
    from tandem_hls.emit import ModuleWriter

# In place of a clock: behind a pipeline.
EXIT = -1


def skipped(writer: ModuleWriter, block: Block) -> bool:
    """Whether a block takes no time: it only leads on, or only returns."""
    if block.ops or block is writer.function.blocks[0]:
        return False
    return block.end == "ret" or (block.end == "br" and not block.phis and block.targets[0] is not block)


def _go(writer: ModuleWriter, source: Block, target: Block, context: tuple[Block, int]) -> list[str]:
    """What happens on the way to a block: its phis, its state."""
    lines: list[str] = []
    hops = 0
    while skipped(writer, target):
        if target.end == "ret":
            value = target.value
            if value is not None and value in target.phis:
                value = value.args[target.preds.index(source)]
            return lines + _return(writer, value, context)
        source, target = target, target.targets[0]
        hops += 1
        if hops > len(writer.function.blocks):
            break
    plan = writer.plans[target]
    for phi in target.phis:
        value = phi.args[target.preds.index(source)]
        if value is not phi or plan.interval:
            place = writer.stage(phi, plan, 0) if plan.interval else writer.register(phi)
            lines.append(f"{place} <= {writer.at(value, *context)};")
    if plan.interval:
        lines.append(f"{writer.valid(target)} <= {literal(1, stages(plan))};")
    return [f"state_q <= {writer.state(target, 0)};", *lines]


def _return(writer: ModuleWriter, value: Op | None, context: tuple[Block, int]) -> list[str]:
    lines = ["state_q <= S_IDLE;", "done_q <= 1'b1;"]
    if value is not None and writer.function.width:
        lines.append(f"return_q <= {writer.at(value, *context)};")
    return lines


def again(writer: ModuleWriter, block: Block, plan: Plan) -> list[str]:
    """The end of an interval: all iterations move on, and another begins if there is one more."""
    context = (block, plan.interval - 1)
    if block.end == "cond":
        assert block.value is not None
        value = writer.at(block.value, *context)
        more = value if block.targets[0] is block else f"!{value}"
    else:
        more = "1'b1" if block.targets[-1] is block else "1'b0"
        for guard, target in reversed(list(zip(block.guards, block.targets, strict=False))):
            more = f"({writer.at(guard, *context)} ? {int(target is block)}'b{int(target is block)} : {more})".replace(
                "0'b0", "1'b0"
            )
    valid, count = writer.valid(block), stages(plan)
    kept = f"{valid}[{count - 2}:0]" if count > 1 else ""
    first = f"{valid}[0] && {more}"
    moved = f"{{{kept}, {first}}}" if kept else first
    name = writer.constant_wire(moved, count)
    onward = f"{writer.state(block, EXIT)} : {writer.state(block, 0)}"
    return [f"{valid} <= {name};", f"state_q <= ({name} == {literal(0, count)}) ? {onward};"]


def leave(writer: ModuleWriter, block: Block) -> list[str]:
    """What happens in the last clock of a block."""
    plan = writer.plans[block]
    context = (block, EXIT if plan.interval else plan.steps - 1)
    if block.end in ("ret", "halt"):
        return _return(writer, block.value if block.end == "ret" else None, context)
    if block.end == "br":
        return _go(writer, block, block.targets[0], context)
    if plan.interval and len({target for target in block.targets if target is not block}) == 1:
        return _go(writer, block, next(target for target in block.targets if target is not block), context)
    if block.end == "multi":
        lines = []
        for number, target in enumerate(block.targets):
            if plan.interval and target is block:  # it has left
                target = next(each for each in block.targets if each is not block)
            guard = f"if ({writer.at(block.guards[number], *context)}) " if number < len(block.guards) else ""
            lines += [f"{'end else ' if number else ''}{guard}begin", *indent(_go(writer, block, target, context))]
        return [*lines, "end"]
    assert block.value
    value = writer.at(block.value, *context)
    ways = [_go(writer, block, target, context) for target in block.targets]
    if block.end == "cond":
        return [f"if ({value}) begin", *indent(ways[0]), "end else begin", *indent(ways[1]), "end"]
    lines = [f"case ({value})"]
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for case, way in zip(block.cases, ways, strict=False):
        groups[tuple(way)].append(case)
    for group, cases in groups.items():
        labels = ", ".join(literal(case, block.value.width) for case in cases)
        lines += [f"  {labels}: begin", *indent(list(group), 2), "  end"]
    return [*lines, "  default: begin", *indent(ways[-1], 2), "  end", "endcase"]


def indent(lines: list[str], by: int = 1) -> list[str]:
    """Lines farther to the right."""
    return ["  " * by + line for line in lines]
