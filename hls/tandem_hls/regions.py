"""Larger blocks: what a branch leads to is computed beside it, and happens only if the branch is taken.

A block that only one other leads to is merged into that one. Its effects get the branch's condition as a guard, and the
branch gets its targets; a join becomes selections. So loops with branches inside become single blocks, which can be
pipelined.
"""

from collections import Counter
from collections.abc import Callable

from tandem_hls.build import Builder, const
from tandem_hls.ir import EFFECTS, Block, Function, Memory, Op

# Blocks merge only while they have no more operations than this, and lead to no more blocks.
LIMIT = 600
WAYS = 16


def merge_blocks(function: Function, steps: Callable[[Block], int], *, budget: int) -> None:
    """Merges blocks if that is free, or wastes little: at most `budget` clocks in innermost loops.

    A block that stays says why in `apart`.
    """
    _open_switches(function)
    gone: dict[Op, Op] = {}
    changed = True
    while changed:
        changed = False
        depth, innermost = loops(function)
        for block in function.blocks:
            most = budget if depth.get(block) is not None and innermost.get(block, False) else 2
            for target in dict.fromkeys(block.targets):
                obstacle = _obstacle(block, target, depth, steps, most)
                if obstacle is not None:
                    target.apart = obstacle
                    continue
                _merge(block, target, gone)
                function.blocks.remove(target)
                function.link()
                changed = True
                break
            if changed:
                break
    _replace(function, gone)


def _open_switches(function: Function) -> None:
    """Makes conditions of the switches of innermost loops, so that what they lead to can be merged."""
    _, innermost = loops(function)
    for block in function.blocks:
        if block.end != "switch" or not innermost.get(block, False) or _switch_obstacle(block):
            continue
        assert block.value is not None
        build = Builder(block.ops, block.line, block)
        guards: dict[Block, Op] = {}
        for case, target in zip(block.cases, block.targets, strict=False):
            here = build.op("eq", 1, block.value, const(case, block.value.width))
            guards[target] = build.op("or", 1, guards[target], here) if target in guards else here
        guards.pop(block.targets[-1], None)
        block.end, block.guards, block.targets = "multi", list(guards.values()), [*guards, block.targets[-1]]
        block.value, block.cases = None, []
    function.link()


def _switch_obstacle(block: Block) -> str:
    """Returns why a switch stays one: its cases would not be shorter side by side. Empty if they would."""
    targets = set(block.targets)
    if len(targets) > WAYS:
        return _said(block, f"a switch of {len(targets)} ways, more than {WAYS}", "a table, or fewer cases")
    accesses = Counter((op.memory or op.callee, op.kind) for target in targets for op in target.ops
                       if op.kind in ("load", "store", "read", "write"))  # fmt: skip
    for (what, kind), count in accesses.items():
        ports = 1
        if isinstance(what, Memory):
            ports = what.read_ports if kind == "load" else what.write_ports
        if count > 2 * ports:
            name = what.name if isinstance(what, Memory) else f"stream {what}"
            verb = "read" if kind in ("load", "read") else "write"
            return _said(block, f"a switch whose cases {verb} {name} {count} times",
                         "one access behind the switch, of what its cases have chosen")  # fmt: skip
    return ""


def _replace(function: Function, gone: dict[Op, Op]) -> None:
    """Reads what phis of merged blocks stood for."""
    if not gone:
        return
    final: dict[Op, Op] = {}
    for phi in gone:
        value = phi
        while value in gone:
            value = gone[value]
        final[phi] = value
    for op in function.ops():
        op.replace(final)
    for block in function.blocks:
        block.value = final.get(block.value, block.value) if block.value is not None else None
        block.guards = [final.get(guard, guard) for guard in block.guards]


def _obstacle(block: Block, target: Block, depth: dict[Block, object], steps: Callable[[Block], int],
              most: int) -> str | None:  # fmt: skip
    """Returns why a block is not merged into the one before: None if it can be, empty if the program's flow forbids it."""
    if target is block or target.preds != [block]:
        return ""
    if block.end == "switch":
        return _switch_obstacle(block)
    if block.end == "br":
        return None if target.end in ("br", "cond", "multi", "ret", "halt", "switch") else ""
    if target.end not in ("br", "cond", "multi") or depth.get(block) is not depth.get(target):
        return ""
    call = next((op.callee for op in target.ops if op.kind == "call"), "")
    if call:
        return _said(block, f"a branch {'divides' if call.startswith('div:') else f'calls {call}'}",
                     "a division by a constant" if call.startswith("div:") else f"#pragma tandem inline {call}")  # fmt: skip
    if len(block.ops) + len(target.ops) > LIMIT:
        return _said(block, f"{len(block.ops) + len(target.ops)} operations with this branch, more than {LIMIT}",
                     "less in the loop: two loops one after the other, or fewer copies in unrolled loops")  # fmt: skip
    if len(block.targets) > WAYS:
        return _said(block, f"branches of {len(block.targets)} ways, more than {WAYS}", "a table, or fewer branches")
    clocks = steps(target)
    if clocks > most:
        return _said(block, f"a branch takes {clocks} clocks, more than {most}", f"predicate = {clocks} in the directives")
    return None


def why_apart(latch: Block, body: list[Block], *, inner: bool) -> list[str]:
    """Returns why a loop is not one block with a test at its end, and what to write instead, a line for each reason.

    `inner` is true if there is no loop inside.
    """
    if not inner:
        return [_said(latch, "a loop is inside", "#pragma tandem unroll in front of that, or one loop for both")]
    if len(body) == 1:
        return [_switch_obstacle(latch) or _said(latch, "the loop does not end", "a condition that ends it")]
    found = sorted({block.apart for block in body if block.apart})
    return found or [_said(latch, "ways through the loop cross", "fewer of goto, break and continue")]


def _said(block: Block, what: str, instead: str) -> str:
    place = block.line or next((op.line for op in reversed(block.ops) if op.line), None)
    return f"{f'{place}: ' if place else ''}{what}; write instead: {instead}"


def loops(function: Function) -> tuple[dict[Block, object], dict[Block, bool]]:
    """The header of the innermost loop around each block, and whether that loop has no loop inside."""
    above = dominators(function)
    bodies: dict[Block, set[Block]] = {}
    for block in function.blocks:
        for target in block.targets:
            if _dominates(target, block, above):
                body = bodies.setdefault(target, {target})
                stack = [block]
                while stack:
                    each = stack.pop()
                    if each not in body:
                        body.add(each)
                        stack += each.preds
    header: dict[Block, object] = {}
    for head, body in sorted(bodies.items(), key=lambda each: -len(each[1])):
        for block in body:
            header[block] = head
    inner = {head: all(header[block] is head for block in body) for head, body in bodies.items()}
    return header, {block: inner[head] for block, head in header.items() if isinstance(head, Block)}


def _reverse_postorder(function: Function) -> list[Block]:
    done: list[Block] = []
    seen: set[Block] = set()
    stack: list[tuple[Block, bool]] = [(function.blocks[0], False)]
    while stack:
        block, finished = stack.pop()
        if finished:
            done.append(block)
        elif block not in seen:
            seen.add(block)
            stack.append((block, True))
            stack += [(target, False) for target in block.targets]
    return done[::-1]


def dominators(function: Function) -> dict[Block, Block]:
    """The immediate dominator of each block."""
    order = {block: number for number, block in enumerate(_reverse_postorder(function))}
    root = function.blocks[0]
    found: dict[Block, Block] = {root: root}
    blocks = sorted(function.blocks, key=lambda block: order[block])
    changed = True
    while changed:
        changed = False
        for block in blocks[1:]:
            new: Block | None = None
            for pred in block.preds:
                if pred in found:
                    new = pred if new is None else _meet(pred, new, found, order)
            if new is not None and found.get(block) is not new:
                found[block] = new
                changed = True
    return found


def _meet(a: Block, b: Block, found: dict[Block, Block], order: dict[Block, int]) -> Block:
    while a is not b:
        while order[a] > order[b]:
            a = found[a]
        while order[b] > order[a]:
            b = found[b]
    return a


def _dominates(a: Block, b: Block, found: dict[Block, Block]) -> bool:
    while True:
        if a is b:
            return True
        if found[b] is b:
            return False
        b = found[b]


def _merge(block: Block, target: Block, gone: dict[Op, Op]) -> None:
    """Moves `target` into `block`, its only predecessor."""
    build = Builder(block.ops, block=block)
    gone.update({phi: phi.args[0] for phi in target.phis})
    taken = _taken(build, block, target)
    for op in target.ops:
        op.block = block
        block.ops.append(op)
        if taken is not None and op.kind in EFFECTS:
            op.guard = build.both(op.guard, taken)
            if op.guard is not None and block.ops[-1] is not op:  # the guard was made behind it
                block.ops.remove(op)
                block.ops.append(op)
    value, guards = target.value, list(target.guards)
    for after in dict.fromkeys(target.targets):
        both = block in after.preds
        for phi in after.phis:
            mine = phi.args[after.preds.index(target)]
            if both and taken is not None:
                other = phi.args[after.preds.index(block)]
                mine = build.select(taken, mine, other)
                phi.args[after.preds.index(block)] = mine
            else:
                phi.args[after.preds.index(target)] = mine
        if both:
            place = after.preds.index(target)
            for phi in after.phis:
                del phi.args[place]
            after.preds.remove(target)
        else:
            after.preds[after.preds.index(target)] = block
    block.loop = block.loop or target.loop
    block.line = block.line or target.line
    if block.end == "br":
        block.end, block.value, block.guards, block.cases, block.targets = (
            target.end,
            value,
            guards,
            target.cases,
            target.targets,
        )
        block.loop, block.line = target.loop, target.line
        return
    _join_ends(build, block, target, value, guards)


def _entries(build: Builder, block: Block) -> list[tuple[Op | None, Block]]:
    """Returns the targets of a block: the first whose condition holds is taken; the last has none."""
    if block.end == "br":
        return [(None, block.targets[0])]
    if block.end == "cond":
        assert block.value is not None
        return [(block.value, block.targets[0]), (None, block.targets[1])]
    assert block.end == "multi"
    return [*zip(block.guards, block.targets, strict=False), (None, block.targets[-1])]


def _taken(build: Builder, block: Block, target: Block) -> Op | None:
    """Returns the condition for going to the target; None if it always does."""
    if block.end == "br":
        return None
    before: Op | None = None
    result: Op = const(0, 1)
    for guard, each in _entries(build, block):
        if each is target:
            here = guard if before is None else before if guard is None else build.op("and", 1, before, guard)
            assert here is not None
            result = here if result.kind == "const" and not result.value else build.op("or", 1, result, here)
        if guard is not None:
            off = build.inverted(guard)
            before = off if before is None else build.op("and", 1, before, off)
    return result


def _join_ends(build: Builder, block: Block, target: Block, value: Op | None, guards: list[Op]) -> None:
    inner = Block("")
    inner.end, inner.value, inner.guards, inner.targets = target.end, value, guards, target.targets
    inside = _entries(build, inner)
    entries: list[tuple[Op | None, Block]] = []
    for guard, each in _entries(build, block):
        if each is not target:
            entries.append((guard, each))
            continue
        for second, after in inside:
            if guard is None or second is None:
                entries.append((guard if second is None else second, after))
            else:
                entries.append((build.op("and", 1, guard, second), after))
    while len(entries) > 1 and entries[-2][1] is entries[-1][1]:
        entries = [*entries[:-2], (None, entries[-1][1])]
    at = 0
    while at + 2 < len(entries):
        (first, one), (second, other) = entries[at], entries[at + 1]
        if one is other and first is not None and second is not None:
            entries[at : at + 2] = [(build.op("or", 1, first, second), one)]
        else:
            at += 1
    block.targets = [each for _, each in entries]
    conditions = [guard for guard, _ in entries if guard is not None]
    block.cases, block.guards, block.value = [], [], None
    if not conditions:
        block.end = "br"
    elif len(conditions) == 1:
        block.end, block.value = "cond", conditions[0]
        if conditions[0].kind == "const":
            block.end, block.targets, block.value = "br", [block.targets[0 if conditions[0].value else 1]], None
    else:
        block.end, block.guards = "multi", conditions
