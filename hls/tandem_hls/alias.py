"""Decides whether two accesses of one memory may mean one word."""

from tandem_hls.build import signed
from tandem_hls.ir import Op


def linear(op: Op, depth: int = 0) -> tuple[dict[Op, int], int]:
    """An index as a sum: coefficients of operations, and a constant, modulo two to its width."""
    if op.kind == "const":
        return {}, op.value
    if depth < 12:
        if op.kind in ("add", "sub"):
            left, a = linear(op.args[0], depth + 1)
            right, b = linear(op.args[1], depth + 1)
            sign = 1 if op.kind == "add" else -1
            terms = dict(left)
            for each, factor in right.items():
                terms[each] = terms.get(each, 0) + sign * factor
            return {each: factor for each, factor in terms.items() if factor}, a + sign * b
        if op.kind == "shl" and op.args[1].kind == "const":
            terms, a = linear(op.args[0], depth + 1)
            return {each: factor << op.args[1].value for each, factor in terms.items()}, a << op.args[1].value
        if op.kind == "trunc":  # a sum modulo a smaller power
            return linear(op.args[0], depth + 1)
    return {op: 1}, 0


def difference(first: Op, second: Op) -> int | None:
    """Returns second - first if that is constant, as a signed number of their width; else None."""
    left, a = linear(first)
    right, b = linear(second)
    if left != right:
        return None
    width = first.width
    return signed((b - a) & ((1 << width) - 1), width)


def may_alias(first: Op, second: Op) -> bool:
    """Returns False only if two accesses in one run through a block never mean one word, or mean different lanes of it."""
    if first.memory is not second.memory:
        return False
    a, b = first.args[0], second.args[0]
    if a is b:
        return not _other_lanes(first, second)
    gap = difference(a, b)
    return gap is None or gap == 0


def _other_lanes(first: Op, second: Op) -> bool:
    a, b = first.lanes, second.lanes
    return a is not None and b is not None and a.kind == b.kind == "const" and not a.value & b.value and False
