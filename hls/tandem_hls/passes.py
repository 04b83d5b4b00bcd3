"""What is done to the operations of a function before they are scheduled."""

from tandem_hls.directives import Directives
from tandem_hls.ir import EFFECTS, Function, Op
from tandem_hls.narrow import narrow


def improve(function: Function, directives: Directives) -> None:
    """All passes, in order."""
    del directives
    sweep(function)
    narrow(function)
    sweep(function)
    narrow(function)
    sweep(function)


def sweep(function: Function) -> None:
    """Drops operations that nothing needs."""
    live: set[Op] = set()
    stack: list[Op] = []
    for block in function.blocks:
        stack += [op for op in block.ops if op.kind in EFFECTS]
        if block.value is not None:
            stack.append(block.value)
    while stack:
        op = stack.pop()
        if op not in live:
            live.add(op)
            stack += op.inputs()
    for block in function.blocks:
        block.ops = [op for op in block.ops if op in live]
        block.phis = [op for op in block.phis if op in live]
