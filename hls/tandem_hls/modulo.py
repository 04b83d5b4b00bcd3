"""Loops as pipelines: an iteration begins every `interval` clocks, while earlier ones are still under way.

Every value of an iteration that lives longer than an interval moves through a chain of registers. An iteration begins only
when the one before has decided that there is one more, so nothing is done in vain.
"""

from dataclasses import dataclass

from tandem_hls.alias import linear
from tandem_hls.delays import Delays
from tandem_hls.ir import Block, Op
from tandem_hls.schedule import Plan, Ports, distance, list_schedule

ROUNDS = 60
FARTHEST = 256


@dataclass(frozen=True)
class Carried:
    """`after`, `iterations` later, begins at least `clocks` after `before`; `why` says it in words."""

    before: Op
    after: Op
    iterations: int
    clocks: int
    why: str


def is_loop(block: Block) -> bool:
    """Returns whether a block is a loop by itself."""
    return block in block.targets and block.end in ("cond", "multi")


def pipeline(block: Block, delays: Delays, period: float, sequential: Plan, *, least: int = 0) -> tuple[Plan | None, str]:
    """The pipeline with the smallest interval that is shorter than an iteration, if there is one; and what limits it.

    `least`: the smallest interval that is asked for.
    """
    if any(op.kind == "call" for op in block.ops):
        callee = next(op.callee for op in block.ops if op.kind == "call")
        what = "a division" if callee.startswith("div:") else f"the call of {callee}"
        return None, f"{what} takes as long as it takes"
    carried = _memory(block)
    reason = "nothing"
    least_by_ports, ports_reason = _by_ports(block)
    if least_by_ports > 1:
        reason = ports_reason
    if least > least_by_ports:
        reason = "the directive"
    for interval in range(max(1, least, least_by_ports), sequential.steps):
        plan, why = _attempt(block, delays, period, interval, carried, sequential.steps)
        if plan is not None:
            plan.reason = reason
            return plan, reason
        reason = why
    return None, reason


def _by_ports(block: Block) -> tuple[int, str]:
    """The interval that ports of memories and shared multipliers allow."""
    worst, reason = 1, "nothing"
    counts: dict[tuple[object, str], int] = {}
    for op in block.ops:
        if op.kind in ("load", "store"):
            assert op.memory
            limit = op.memory.read_ports if op.kind == "load" else op.memory.write_ports
            key: tuple[object, str] = (op.memory, op.kind)
            counts[key] = counts.get(key, 0) + 1
            need = -(-counts[key] // limit)
            if need > worst:
                what = "reads" if op.kind == "load" else "writes"
                ports = "one port" if limit == 1 else f"{limit} ports"
                worst, reason = need, f"{counts[key]} {what} of {op.memory.name}, which has {ports} for them"
        elif op.unit is not None:
            key = (op.unit, "mul")
            counts[key] = counts.get(key, 0) + 1
            need = -(-counts[key] // op.unit.count)
            if need > worst:
                there = "is one multiplier" if op.unit.count == 1 else f"are {op.unit.count} multipliers"
                worst, reason = need, f"{counts[key]} products, for which there {there}"
        elif op.kind in ("read", "write"):
            key = (op.callee, op.kind)
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > worst:
                worst, reason = counts[key], f"{counts[key]} times {op.kind} of stream {op.callee}"
    return worst, reason


def _attempt(block: Block, delays: Delays, period: float, interval: int, carried: list[Carried],
             sequential: int) -> tuple[Plan | None, str]:  # fmt: skip
    bounds = dict.fromkeys(block.ops, 0)
    most = 4 * sequential + 32
    inside = set(block.ops)
    latch = block.preds.index(block)
    for _ in range(ROUNDS):
        plan = list_schedule(block, delays, period, bounds, Ports(interval))
        if plan is None:
            return None, "the ports of a memory, or multipliers"
        plan.interval = interval
        for decision in block.decides():
            if decision in inside and plan.ready[decision] >= interval:
                clocks = plan.ready[decision] + 1
                return None, f"the test whether there is one more iteration takes {clocks} clocks" + _at(decision)
        capture = captures(block, plan, latch)
        raised = False
        for op in block.ops:
            for arg in op.inputs():
                if arg.kind == "phi" and arg.block is block:
                    need = capture[arg] + 1 - interval
                    if plan.step[op] < need:
                        bounds[op], raised = max(bounds[op], need), True
                        if need > most:
                            return None, f"each iteration needs {_named(arg)} of the one before" + _at(op)
        for edge in carried:
            need = plan.step[edge.before] + edge.clocks - edge.iterations * interval
            if plan.step[edge.after] < need:
                bounds[edge.after], raised = max(bounds[edge.after], need), True
                if need > most:
                    return None, edge.why
        if not raised:
            plan.capture = capture
            return plan, ""
    recurrence = [phi for phi in block.phis if phi.args[latch] is not phi]
    what = _named(max(recurrence, key=lambda phi: capture[phi])) if recurrence else "memory"
    return None, f"each iteration needs {what} of the one before" + (_at(recurrence[0]) if recurrence else "")


def _named(op: Op) -> str:
    return op.name.removesuffix(".i") if op.name else "a value"


def _at(op: Op) -> str:
    return f" (line {op.line.line})" if op.line else ""


def captures(block: Block, plan: Plan, latch: int) -> dict[Op, int]:
    """The clock of an iteration at whose end each phi takes its value for the next one."""
    found = dict.fromkeys(block.phis, plan.interval - 1)
    changed = True
    rounds = 0
    while changed and rounds < 100:
        changed, rounds = False, rounds + 1
        for phi in block.phis:
            value = phi.args[latch]
            if value.kind == "phi" and value.block is block:
                ready = max(0, found[value] + 1 - plan.interval)
            else:
                ready = plan.ready.get(value, 0)
            least = max(ready, plan.interval - 1)
            if least > found[phi]:
                found[phi], changed = least, True
    return found


def _memory(block: Block) -> list[Carried]:
    """Returns the waits of one iteration's accesses for those of earlier ones."""
    found = []
    steps = _counters(block)
    accesses = [op for op in block.ops if op.kind in ("load", "store")]
    for before in accesses:
        for after in accesses:
            if before.memory is not after.memory or before.kind == after.kind == "load" or before is after:
                continue
            iterations = _iterations(before, after, block, steps)
            if iterations:
                assert before.memory
                why = f"{after.kind} of {before.memory.name} after {before.kind} {_ago(iterations)}" + _at(after)
                found.append(Carried(before, after, iterations, distance(before, after), why))
    streams = [op for op in block.ops if op.kind in ("read", "write")]
    for before in streams:
        for after in streams:
            if before.callee == after.callee and before is not after:
                found.append(Carried(before, after, 1, 1, f"the order of accesses of stream {before.callee}"))
    return found


def _ago(iterations: int) -> str:
    return "in the iteration before" if iterations == 1 else f"{iterations} iterations before"


def _counters(block: Block) -> dict[Op, int]:
    """Phis that grow by a constant."""
    latch = block.preds.index(block)
    found = {}
    for phi in block.phis:
        value = phi.args[latch]
        if value.kind == "add" and value.args[0] is phi and value.args[1].kind == "const":
            found[phi] = value.args[1].value
    return found


def _iterations(before: Op, after: Op, block: Block, steps: dict[Op, int]) -> int:
    """The least number of iterations, at least one, after which the second may mean the word of the first; 0: never."""
    left, a, bits = _expanded(before.args[0])
    right, b, other = _expanded(after.args[0])
    if left != right:
        return 1
    bits = min(bits, other)
    advance = 0
    for term, factor in left.items():
        if term in steps:
            advance += factor * steps[term]
        elif term.block is block:
            return 1
    modulus = (1 << bits) - 1
    for iterations in range(1, FARTHEST):
        if (b - a + advance * iterations) & modulus == 0:
            return iterations
    return 0


def _expanded(index: Op) -> tuple[dict[Op, int], int, int]:
    """An index as a sum, also through extensions: modulo two to the last number."""
    terms, constant = linear(index)
    bits = index.width
    while any(term.kind == "zext" for term in terms):
        found: dict[Op, int] = {}
        for term, factor in terms.items():
            if term.kind == "zext":
                bits = min(bits, term.args[0].width)
                inner, more = linear(term.args[0])
                constant += factor * more
                for each, times in inner.items():
                    found[each] = found.get(each, 0) + factor * times
            else:
                found[term] = found.get(term, 0) + factor
        terms = {term: factor for term, factor in found.items() if factor}
    return terms, constant, bits
