"""Sums of many terms, and their like, as trees: the deepest terms go in last."""

import heapq
from collections import defaultdict

from tandem_hls.build import Builder
from tandem_hls.delays import Delays
from tandem_hls.ir import Block, Function, Op

_ASSOCIATIVE = frozenset(["add", "xor", "or", "and"])


def balance(function: Function, delays: Delays) -> None:
    """Rebuilds chains of one operation, of three terms or more, whose inner results nothing else needs."""
    uses: dict[Op, int] = defaultdict(int)
    for op in function.ops():
        for arg in op.inputs():
            uses[arg] += 1
    for block in function.blocks:
        for op in block.decides():
            uses[op] += 1
    found: dict[Op, Op] = {}
    for block in function.blocks:
        found |= _block(block, uses, delays)
    for op in function.ops():
        op.replace(found)
    for block in function.blocks:
        block.value = found.get(block.value, block.value) if block.value is not None else None
        block.guards = [found.get(guard, guard) for guard in block.guards]


def _block(block: Block, uses: dict[Op, int], delays: Delays) -> dict[Op, Op]:
    inner: set[Op] = set()
    for op in block.ops:
        if op.kind in _ASSOCIATIVE:
            inner |= {arg for arg in op.args if _joins(arg, op, block, uses)}
    depth: dict[Op, float] = {}
    found: dict[Op, Op] = {}
    old = block.ops
    block.ops = []
    build = Builder(block.ops, block=block)
    for op in old:
        op.replace(found)
        if op.kind in _ASSOCIATIVE and op not in inner:
            leaves = _leaves(op, op, block, inner)
            if len(leaves) > 2:
                build.line, build.name = op.line, op.name
                found[op] = _tree(op, leaves, depth, build, delays)
                continue
        depth[op] = delays.of(op) + max((depth.get(arg, 0.0) for arg in op.inputs()), default=0.0)
        block.ops.append(op)
    return found


def _joins(arg: Op, op: Op, block: Block, uses: dict[Op, int]) -> bool:
    return arg.kind == op.kind and arg.width == op.width and arg.block is block and uses[arg] == 1


def _leaves(op: Op, root: Op, block: Block, inner: set[Op]) -> list[Op]:
    found = []
    for arg in op.args:
        if arg in inner and arg.kind == root.kind and arg.width == root.width:
            found += _leaves(arg, root, block, inner)
        else:
            found.append(arg)
    return found


def _tree(op: Op, leaves: list[Op], depth: dict[Op, float], build: Builder, delays: Delays) -> Op:
    heap = [(depth.get(leaf, 0.0), number, leaf) for number, leaf in enumerate(leaves)]
    heapq.heapify(heap)
    serial = len(leaves)
    while len(heap) > 1:
        (a, _, first), (b, _, second) = heapq.heappop(heap), heapq.heappop(heap)
        joined = build.op(op.kind, op.width, first, second)
        depth[joined] = max(a, b) + (delays.of(joined) if joined.kind not in ("const", "arg", "phi") else 0.0)
        serial += 1
        heapq.heappush(heap, (depth[joined], serial, joined))
    return heap[0][2]
