"""What is done to the operations of a function before they are scheduled."""

from tandem_hls.balance import balance
from tandem_hls.delays import Delays
from tandem_hls.directive_types import Directives
from tandem_hls.ir import EFFECTS, Block, Function, Op
from tandem_hls.narrow import narrow
from tandem_hls.regions import merge_blocks
from tandem_hls.schedule import plan_block
from tandem_hls.verify import verifier


def improve(function: Function, directives: Directives, delays: Delays, period: float) -> None:
    """All passes, in order."""
    verifier.check(function, "accesses of memories")
    tidy(function)
    known: dict[tuple[Block, int], int] = {}

    def steps(block: Block) -> int:
        key = (block, len(block.ops))
        if key not in known:
            known[key] = plan_block(block, delays, period).steps
        return known[key]

    merge_blocks(function, steps, budget=directives.predicate)
    verifier.check(function, "merge blocks")
    tidy(function)
    balance(function, delays)
    verifier.check(function, "balance")
    tidy(function)


def tidy(function: Function) -> None:
    """Nothing that is not needed, in operations or in bits."""
    sweep(function)
    narrow(function)
    verifier.check(function, "narrow")
    sweep(function)


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
