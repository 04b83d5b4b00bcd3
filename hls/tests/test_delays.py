"""The scheduler's use of the table of delays: a condition pays for the bits that it selects, values do not."""

from itertools import pairwise

import pytest

from tandem_hls.delays import load
from tandem_hls.ir import Block, Op
from tandem_hls.measure import operation
from tandem_hls.schedule import plan_block

TABLE = load("ecp5")
MHZ = 125


def _steps(ops: list[Op]) -> int:
    block = Block("b")
    block.ops = ops
    for op in ops:
        op.block = block
    return plan_block(block, TABLE, 1000 / MHZ).steps


@pytest.mark.parametrize(("width", "steps"), [(16, 1), (64, 2)])
def test_a_late_condition_waits_if_it_selects_many_bits(width: int, steps: int) -> None:
    test, chosen = operation("ult", 64), operation("select", width)
    chosen.args[0] = test
    assert _steps([test, chosen]) == steps


def test_a_late_value_does_not() -> None:
    values = [operation("select", 64) for _ in range(4)]
    for before, after in pairwise(values):
        after.args[1] = before
    assert _steps(values) == 1
    late = TABLE.register + sum(TABLE.of(op) for op in values) + 4 * TABLE.fan_out(values[0], values[0].args[0])
    assert late > 1000 / MHZ
