"""The way from each block of a function to the next: the next state, and what registers take on the way."""

from collections import defaultdict

from tandem_hls.datapath import EXIT, Datapath
from tandem_hls.expressions import literal
from tandem_hls.ir import Block, Op
from tandem_hls.schedule import Plan, stages
from tandem_hls.states import skipped


def finish(path: Datapath, block: Block, plan: Plan) -> None:
    """Gives the last state of a block its next state; in a pipeline, also the state after the loop."""
    if plan.interval:
        path.state(block, plan.interval - 1).onward = _again(path, block, plan)
        path.state(block, EXIT).onward = _leave(path, block)
    else:
        path.state(block, plan.steps - 1).onward = _leave(path, block)


def _go(path: Datapath, source: Block, target: Block, context: tuple[Block, int]) -> list[str]:
    """Assignments on the way to a block: its phis and its state."""
    lines: list[str] = []
    hops = 0
    while skipped(path.function, target):
        if target.end == "ret":
            value = target.value
            if value is not None and value in target.phis:
                value = value.args[target.preds.index(source)]
            return lines + _return(path, value, context)
        source, target = target, target.targets[0]
        hops += 1
        if hops > len(path.function.blocks):
            break
    plan = path.plans[target]
    for phi in target.phis:
        value = phi.args[target.preds.index(source)]
        if value is not phi or plan.interval:
            place = path.stage(phi, 0) if plan.interval else path.register(phi)
            lines.append(f"{place} <= {path.at(value, *context)};")
    if plan.interval:
        lines.append(f"{path.valid(target)} <= {literal(1, stages(plan))};")
    return [f"state_q <= {path.state(target, 0).name};", *lines]


def _return(path: Datapath, value: Op | None, context: tuple[Block, int]) -> list[str]:
    lines = ["state_q <= S_IDLE;", "done_q <= 1'b1;"]
    if value is not None and path.function.width:
        lines.append(f"return_q <= {path.at(value, *context)};")
    return lines


def _again(path: Datapath, block: Block, plan: Plan) -> list[str]:
    """The end of an interval: all iterations move on, and another begins if there is one more."""
    context = (block, plan.interval - 1)
    if block.end == "cond":
        assert block.value is not None
        value = path.at(block.value, *context)
        more = value if block.targets[0] is block else f"!{value}"
    else:
        more = "1'b1" if block.targets[-1] is block else "1'b0"
        for guard, target in reversed(list(zip(block.guards, block.targets, strict=False))):
            more = f"({path.at(guard, *context)} ? {int(target is block)}'b{int(target is block)} : {more})".replace(
                "0'b0", "1'b0"
            )
    valid, count = path.valid(block), stages(plan)
    kept = f"{valid}[{count - 2}:0]" if count > 1 else ""
    first = f"{valid}[0] && {more}"
    moved = f"{{{kept}, {first}}}" if kept else first
    name = path.constant_wire(moved, count)
    onward = f"{path.state(block, EXIT).name} : {path.state(block, 0).name}"
    return [f"{valid} <= {name};", f"state_q <= ({name} == {literal(0, count)}) ? {onward};"]


def _leave(path: Datapath, block: Block) -> list[str]:
    """Assignments in the last clock of a block."""
    plan = path.plans[block]
    context = (block, EXIT if plan.interval else plan.steps - 1)
    if block.end in ("ret", "halt"):
        return _return(path, block.value if block.end == "ret" else None, context)
    if block.end == "br":
        return _go(path, block, block.targets[0], context)
    if plan.interval and len({target for target in block.targets if target is not block}) == 1:
        return _go(path, block, next(target for target in block.targets if target is not block), context)
    if block.end == "multi":
        lines = []
        for number, target in enumerate(block.targets):
            if plan.interval and target is block:  # it has left
                target = next(each for each in block.targets if each is not block)
            guard = f"if ({path.at(block.guards[number], *context)}) " if number < len(block.guards) else ""
            lines += [f"{'end else ' if number else ''}{guard}begin", *_indent(_go(path, block, target, context))]
        return [*lines, "end"]
    assert block.value
    value = path.at(block.value, *context)
    ways = [_go(path, block, target, context) for target in block.targets]
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


def _indent(lines: list[str], by: int = 1) -> list[str]:
    """Lines farther to the right."""
    return ["  " * by + line for line in lines]
