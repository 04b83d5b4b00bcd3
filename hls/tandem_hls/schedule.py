"""Gives each operation of a block its clock: list scheduling with chains of operations in a clock."""

import heapq
from collections import defaultdict
from dataclasses import dataclass, field

from tandem_hls.alias import may_alias
from tandem_hls.delays import Delays
from tandem_hls.ir import Block, Memory, Op


@dataclass(eq=False)
class Plan:
    """A block in time. `step` is when an operation begins, `ready` when its value is there.

    `apart`: at the end of a loop that is more than this block, or has no end, what keeps it from being a pipeline.
    """

    block: Block
    steps: int = 1
    step: dict[Op, int] = field(default_factory=dict)
    ready: dict[Op, int] = field(default_factory=dict)
    finish: dict[Op, float] = field(default_factory=dict)
    port: dict[Op, int] = field(default_factory=dict)
    interval: int = 0
    reason: str = ""
    apart: list[str] = field(default_factory=list)
    capture: dict[Op, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Edge:
    """`after` begins at least `steps` clocks after `before`."""

    before: Op
    after: Op
    steps: int


def stages(plan: Plan) -> int:
    """Returns how many iterations a pipeline holds."""
    return -(-plan.steps // plan.interval)


def is_synchronous(op: Op) -> bool:
    """Returns whether the value is there one clock later."""
    return op.kind == "load" and op.memory is not None and op.memory.place == "block"


def memory_edges(ops: list[Op]) -> list[Edge]:
    """Returns the edges by which accesses of memories and calls wait."""
    edges = []
    by_memory: dict[Memory, list[Op]] = defaultdict(list)
    barrier: Op | None = None
    since: list[Op] = []
    streams: Op | None = None
    for op in ops:
        if op.kind in ("load", "store"):
            assert op.memory
            before = by_memory[op.memory]
            for other in before:
                if op.kind == "load" and other.kind == "load":
                    continue
                if may_alias(other, op):
                    edges.append(Edge(other, op, distance(other, op)))
            before.append(op)
            if barrier is not None:
                edges.append(Edge(barrier, op, 1))
            since.append(op)
        elif op.kind == "call" and op.beside and barrier is not None and barrier.beside and not since:
            edges += [Edge(each.before, op, each.steps) for each in edges if each.after is barrier]
            edges.append(Edge(barrier, op, 0))
            barrier = op
        elif op.kind == "call":
            edges += [Edge(other, op, 1) for other in since]
            if barrier is not None:
                edges.append(Edge(barrier, op, 1))
            barrier, since = op, []
            by_memory.clear()
        elif op.kind in ("read", "write"):
            if streams is not None:
                edges.append(Edge(streams, op, 1 if streams.callee == op.callee else 0))
            if barrier is not None:
                edges.append(Edge(barrier, op, 1))
            streams = op
            since.append(op)
    return edges


def distance(before: Op, after: Op) -> int:
    """Clocks between two accesses of one word."""
    assert before.memory
    if before.kind == "store":
        return 1
    return 1 if before.memory.place == "block" else 0


def plan_block(block: Block, delays: Delays, period: float) -> Plan:
    """Schedules one block as early as possible."""
    plan = list_schedule(block, delays, period, {}, Ports())
    assert plan is not None
    beside = [op for op in block.ops if op.beside]
    latest = max((plan.step[op] for op in beside), default=0)
    if any(plan.step[op] < latest for op in beside):  # the first ones wait for the arguments of the last
        plan = list_schedule(block, delays, period, dict.fromkeys(beside, latest), Ports())
        assert plan is not None
    return plan


def list_schedule(block: Block, delays: Delays, period: float, bounds: dict[Op, int], ports: "Ports") -> Plan | None:
    """Plans operations as early as possible after `bounds`; the one with the longest way to the end goes first.

    None if an operation finds no port.
    """
    ops = block.ops
    inside = set(ops)
    follows: dict[Op, list[tuple[Op, int]]] = defaultdict(list)
    waiting: dict[Op, int] = dict.fromkeys(ops, 0)
    earliest: dict[Op, int] = {op: bounds.get(op, 0) for op in ops}
    for op in ops:
        for arg in dict.fromkeys(op.inputs()):
            if arg in inside:
                follows[arg].append((op, -1))
                waiting[op] += 1
    for edge in memory_edges(ops):
        follows[edge.before].append((edge.after, edge.steps))
        waiting[edge.after] += 1
    height: dict[Op, float] = {}
    for op in reversed(ops):
        own = delays.of(op) + (period if is_synchronous(op) or op.kind == "call" else 0)
        height[op] = own + max((height[other] + max(0, steps) * period for other, steps in follows[op]), default=0.0)
    plan = Plan(block)
    budget = period - delays.register
    heap = [(-height[op], op.number, op) for op in ops if not waiting[op]]
    heapq.heapify(heap)
    while heap:
        _, _, op = heapq.heappop(heap)
        if not _put(plan, op, earliest[op], delays, budget, ports):
            return None
        for other, steps in follows[op]:
            if steps >= 0:
                earliest[other] = max(earliest[other], plan.step[op] + steps)
            waiting[other] -= 1
            if not waiting[other]:
                heapq.heappush(heap, (-height[other], other.number, other))
    plan.steps = max((plan.ready[op] for op in ops), default=0) + 1
    return plan


class Ports:
    """The ports of memories and shared multipliers that are taken in each clock, modulo an interval if there is one."""

    def __init__(self, interval: int = 0) -> None:
        self.interval = interval
        self._used: dict[tuple[object, str, int], int] = defaultdict(int)
        self._calls: dict[int, Op] = {}

    def slot(self, step: int) -> int:
        """The clock in the interval."""
        return step % self.interval if self.interval else step

    def take(self, op: Op, step: int, first: int = 0) -> int:
        """Takes a port for it, from number `first` on. Returns its number, or -1 if none is free."""
        slot = self.slot(step)
        if op.kind == "call":
            if slot in self._calls and not (op.beside and self._calls[slot].beside):
                return -1
            self._calls[slot] = op
            return 0
        if op.kind in ("read", "write"):
            key: tuple[object, str, int] = (op.callee, op.kind, slot)
            if self._used[key]:
                return -1
            self._used[key] = 1
            return 0
        if op.unit is not None:
            key, limit = (op.unit, "mul", slot), op.unit.count
        else:
            assert op.memory
            key = (op.memory, op.kind, slot)
            limit = op.memory.read_ports if op.kind == "load" else op.memory.write_ports
        used = max(self._used[key], first)
        if used >= limit:
            return -1
        self._used[key] = used + 1
        return used


def _put(plan: Plan, op: Op, earliest: int, delays: Delays, budget: float, ports: Ports) -> bool:
    step, offset = earliest, 0.0
    delay = delays.of(op)
    chained: list[Op] = []
    for arg in op.inputs():
        if arg not in plan.ready:
            continue
        at = plan.ready[arg]
        if at > step:
            step, offset = at, 0.0
    for arg in op.inputs():
        if plan.ready.get(arg) == step:
            offset = max(offset, plan.finish[arg] + delays.fan_out(op, arg))
            chained.append(arg)
    synchronous = is_synchronous(op)
    own = delays.kinds["store"][0] if synchronous else delay
    if offset > 0 and offset + own > budget:
        step, offset = step + 1, 0.0
        chained = []
    if not chained:
        offset = max((delays.fan_out(op, arg) for arg in op.inputs()), default=0.0)
    if op.kind in ("load", "store", "call", "read", "write") or op.unit is not None:
        first = 0
        if _serves_others(op) and chained and any(_through_shared(plan, arg, step) for arg in chained):
            step, offset = step + 1, 0.0
        tries = 0
        while (port := ports.take(op, step, first)) < 0:
            step, offset = step + 1, 0.0
            tries += 1
            if ports.interval and tries > ports.interval:
                return False
        plan.port[op] = port
    plan.step[op] = step
    if op.kind == "call":
        plan.ready[op], plan.finish[op] = step + 1, 0.0
    elif synchronous:
        plan.ready[op], plan.finish[op] = step + 1, delay
    else:
        plan.ready[op], plan.finish[op] = step, offset + delay
    return True


def _serves_others(op: Op) -> bool:
    """Returns whether a shared part without a clock makes this value: a memory's port, or a multiplier."""
    read = op.kind == "load" and op.memory is not None and op.memory.place not in ("block", "registers")
    return read or op.unit is not None


def _through_shared(plan: Plan, op: Op, step: int) -> bool:
    """Returns whether a value comes through such a part in this clock: two of them in a row could become a loop."""
    queue, seen = [op], {op}
    while queue:
        each = queue.pop()
        if plan.ready.get(each) != step:
            continue
        if _serves_others(each) and plan.step[each] == step:
            return True
        for arg in each.inputs():
            if arg not in seen:
                seen.add(arg)
                queue.append(arg)
    return False
