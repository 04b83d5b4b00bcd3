"""Operations that nothing needs."""

from tandem_hls.ir import EFFECTS, Function, Op


def sweep(function: Function) -> None:
    """Drops operations that nothing needs."""
    live: set[Op] = set()
    stack: list[Op] = []
    for block in function.blocks:
        stack += [op for op in block.ops if op.kind in EFFECTS]
        stack += block.decides()
    while stack:
        op = stack.pop()
        if op not in live:
            live.add(op)
            stack += op.inputs()
    for block in function.blocks:
        block.ops = [op for op in block.ops if op in live]
        block.phis = [op for op in block.phis if op in live]
