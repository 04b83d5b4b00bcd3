"""Widths of values: which high bits are known to be 0, and which low bits anyone needs."""

from collections import defaultdict

from tandem_hls.build import const, signed
from tandem_hls.ir import EFFECTS, Function, Op


def sizes_of(function: Function) -> dict[Op, int]:
    """Returns how many low bits of each value may be other than 0."""
    size: dict[Op, int] = {}
    users: dict[Op, list[Op]] = defaultdict(list)
    ops = list(function.ops())
    bound = _bounds(function)
    for op in ops:
        for arg in op.args:
            users[arg].append(op)
    for op in ops:
        size[op] = 0
    queue = dict.fromkeys(ops)
    rounds = 0
    limit = 80 * len(ops) + 1000
    while queue:
        op = next(iter(queue))
        del queue[op]
        rounds += 1
        found = min(op.width, _size(op, size), *([_of(bound[op], size)] if op in bound else []))
        if rounds > limit:
            found = op.width
        if found > size[op]:
            size[op] = found
            queue.update(dict.fromkeys(users[op]))
    return size


def _of(op: Op, size: dict[Op, int]) -> int:
    if op.kind == "const":
        return op.value.bit_length()
    return size.get(op, op.width)


def _bounds(function: Function) -> dict[Op, Op]:
    """Phis of loops that count up while they are below something: that bounds them, too."""
    found: dict[Op, Op] = {}
    for block in function.blocks:
        for phi in block.phis:
            for at, latch in enumerate(block.preds):
                step = phi.args[at]
                if not (step.kind == "add" and step.args[0] is phi and step.args[1].kind == "const"):
                    continue
                if len(block.preds) != 2 or signed(step.args[1].value, step.width) <= 0:
                    continue
                first = phi.args[1 - at]
                test = latch.value
                if latch.end != "cond" or test is None or first.kind != "const":
                    continue
                again = latch.targets[0] is block
                if latch.targets[0] is latch.targets[1]:
                    continue
                limit = None
                if test.kind in ("eq", "ne") and test.args[0] is step and test.args[1].kind == "const":
                    end = test.args[1].value
                    counts = first.value < end and (end - first.value) % step.args[1].value == 0
                    if counts and again == (test.kind == "ne"):
                        limit = test.args[1]
                elif test.kind == "ult" and again and test.args[0] in (step, phi) and test.args[1].kind == "const":
                    limit = const(test.args[1].value + 2 * step.args[1].value, test.args[1].width + 2)
                elif test.kind == "ult" and not again and test.args[1] in (step, phi) and test.args[0].kind == "const":
                    limit = const(test.args[0].value + 2 * step.args[1].value, test.args[0].width + 2)
                if limit is not None and limit.value < 1 << (phi.width - 1) and first.value <= limit.value:
                    found[phi] = found[step] = limit
    return found


def _size(op: Op, size: dict[Op, int]) -> int:
    kind = op.kind
    if kind in ("arg", "call", "store", "pload", "pstore", "write", "read"):
        return op.width
    if kind == "load":
        assert op.memory
        if op.memory.constant:
            return max(word.bit_length() for word in op.memory.words())
        return op.width
    sizes = [_of(arg, size) for arg in op.args]
    if kind == "phi":
        return max(sizes, default=0)
    a = sizes[0]
    b = sizes[1] if len(sizes) > 1 else 0
    if kind == "add":
        return max(a, b) + 1 if a and b else max(a, b)
    if kind == "mul":
        return a + b if a and b else 0
    if kind == "and":
        return min(a, b)
    if kind in ("or", "xor"):
        return max(a, b)
    if kind == "select":
        return max(b, sizes[2])
    if kind == "shl":
        return (a + op.args[1].value if a else 0) if op.args[1].kind == "const" else op.width if a else 0
    if kind == "lshr":
        return max(0, a - op.args[1].value) if op.args[1].kind == "const" else a
    if kind == "ashr":
        if a == op.width:
            return op.width
        return max(0, a - op.args[1].value) if op.args[1].kind == "const" else a
    if kind in ("zext", "trunc", "udiv"):
        return a
    if kind == "sext":
        return a if a < op.args[0].width else op.width
    if kind == "urem":
        return min(a, b)
    if kind == "cat":
        below = sum(arg.width for arg in op.args[1:])
        return below + a  # zeros inside count
    return op.width


def needs_of(function: Function, size: dict[Op, int]) -> dict[Op, int]:
    """Returns how many low bits of each value decide anything."""
    need: dict[Op, int] = defaultdict(int)
    queue: list[Op] = []

    def ask(op: Op | None, bits: int) -> None:
        if op is None or op.kind == "const":
            return
        bits = min(bits, op.width)
        if bits > need[op]:
            need[op] = bits
            queue.append(op)

    for block in function.blocks:
        for each in block.decides():
            ask(each, 1 << 20)
        for op in block.ops:
            if op.kind in EFFECTS:
                ask(op, max(1, op.width))
                for arg in op.inputs():
                    ask(arg, 1 << 20)
    while queue:
        op = queue.pop()
        if op.kind not in ("arg",):
            for arg, bits in zip(op.args, _asks(op, need[op], size), strict=True):
                ask(arg, bits)
        if op.kind not in EFFECTS and op.guard is not None:
            ask(op.guard, 1)
    return need


def _asks(op: Op, bits: int, size: dict[Op, int]) -> list[int]:
    """Returns how many bits of each operand an operation needs for `bits` bits of its result."""
    kind = op.kind
    every = 1 << 20
    if kind == "and" and op.args[1].kind == "const":
        return [min(bits, op.args[1].value.bit_length()), bits]
    if kind in ("add", "sub", "mul", "and", "or", "xor", "phi", "zext", "trunc"):
        return [bits] * len(op.args)
    if kind == "sext":
        return [min(bits, op.args[0].width)]
    if kind == "select":
        return [1, bits, bits]
    if kind == "shl":
        if op.args[1].kind == "const":
            return [max(0, bits - op.args[1].value), every]
        return [bits, every]
    if kind in ("lshr", "ashr") and op.args[1].kind == "const":
        return [min(op.width, bits + op.args[1].value), every]
    if kind == "cat":
        asked, low = [], 0
        for arg in reversed(op.args):
            asked.append(max(0, min(arg.width, bits - low)))
            low += arg.width
        return asked[::-1]
    return [every] * len(op.args)
