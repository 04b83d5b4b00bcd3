"""Makes operations, and folds what is constant on the way."""

from tandem_hls.errors import Place
from tandem_hls.ir import Block, Op

_COMMUTES = frozenset(["add", "mul", "and", "or", "xor", "eq", "ne"])
COMPARES = frozenset(["eq", "ne", "ult", "ule", "slt", "sle"])


def const(value: int, width: int) -> Op:
    """A constant."""
    return Op("const", width, value=value & ((1 << width) - 1))


def signed(value: int, width: int) -> int:
    """A number of `width` bits in two's complement."""
    return value - (1 << width) if value >> (width - 1) & 1 else value


def fold(kind: str, width: int, values: list[int], widths: list[int]) -> int | None:
    """Returns the result of an operation for constants; None if it has no value."""
    a = values[0]
    b = values[1] if len(values) > 1 else 0
    inner = widths[0]
    if kind in ("udiv", "urem", "sdiv", "srem"):
        if b == 0:
            return None
        if kind in ("sdiv", "srem"):
            x, y = signed(a, inner), signed(b, inner)
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return quotient if kind == "sdiv" else x - quotient * y
        return a // b if kind == "udiv" else a % b
    if kind == "cat":
        value = 0
        for each, bits in zip(values, widths, strict=True):
            value = value << bits | each
        return value
    if kind in ("shl", "lshr", "ashr"):
        b = min(b, inner)
        return a << b if kind == "shl" else a >> b if kind == "lshr" else signed(a, inner) >> b
    return {
        "add": a + b, "sub": a - b, "mul": a * b, "and": a & b, "or": a | b, "xor": a ^ b,
        "eq": int(a == b), "ne": int(a != b), "ult": int(a < b), "ule": int(a <= b),
        "slt": int(signed(a, inner) < signed(b, inner)), "sle": int(signed(a, inner) <= signed(b, inner)),
        "zext": a, "trunc": a, "sext": signed(a, inner),
        "select": b if a else (values[2] if len(values) > 2 else 0),
    }[kind]  # fmt: skip


def zeros(op: Op) -> int:
    """Returns how many of the lowest bits are known to be 0."""
    if op.kind == "const":
        return (op.value & -op.value).bit_length() - 1 if op.value else op.width
    if op.kind == "shl" and op.args[1].kind == "const":
        return min(op.width, zeros(op.args[0]) + op.args[1].value)
    if op.kind in ("add", "sub"):
        return min(zeros(op.args[0]), zeros(op.args[1]))
    if op.kind == "mul":
        return min(op.width, zeros(op.args[0]) + zeros(op.args[1]))
    if op.kind in ("zext", "sext", "trunc"):
        return min(zeros(op.args[0]), op.width)
    return 0


class Builder:
    """Appends operations to a list."""

    def __init__(self, ops: list[Op], line: Place | None = None, block: Block | None = None) -> None:
        self.ops = ops
        self.line = line
        self.block = block
        self.name = ""

    def put(self, op: Op) -> Op:
        """Appends a finished operation."""
        op.line = op.line or self.line
        op.block = self.block
        if self.name and not op.name:
            op.name = self.name
        self.ops.append(op)
        return op

    def op(self, kind: str, width: int, *args: Op) -> Op:
        """An operation, folded where its operands allow it."""
        items = list(args)
        if all(arg.kind == "const" for arg in items):
            value = fold(kind, width, [arg.value for arg in items], [arg.width for arg in items])
            return const(value if value is not None else 0, width)
        if kind in _COMMUTES and items[0].kind == "const":
            items.reverse()
        a = items[0]
        b = items[1] if len(items) > 1 else a
        ones = (1 << width) - 1
        if b.kind == "const" and kind != "select" and kind != "cat":
            if kind in ("add", "sub", "or", "xor", "shl", "lshr", "ashr") and b.value == 0:
                return a
            if kind == "sub":
                return self.op("add", width, a, const(-b.value, width))
            if kind in ("and", "mul") and b.value == 0:
                return const(0, width)
            if kind == "and" and b.value == ones:
                return a
            if kind == "and" and b.value & (b.value + 1) == 0:
                return self.zext(self.trunc(a, b.value.bit_length()), width)
            if kind in ("mul", "udiv") and b.value == 1:
                return a
            if kind == "mul" and b.value & (b.value - 1) == 0:
                return self.op("shl", width, a, const(b.value.bit_length() - 1, width))
            if kind == "add" and a.kind == "add" and a.args[1].kind == "const":
                return self.op("add", width, a.args[0], const(a.args[1].value + b.value, width))
            if kind == "add" and a.kind == "addr":
                return Op("addr", width, value=a.value + signed(b.value, width), memory=a.memory)
            if kind in ("shl", "lshr") and b.value >= width:
                return const(0, width)
            if kind == "udiv" and b.value and b.value & (b.value - 1) == 0:
                return self.op("lshr", width, a, const(b.value.bit_length() - 1, width))
            if kind == "urem" and b.value and b.value & (b.value - 1) == 0:
                return self.op("and", width, a, const(b.value - 1, width))
        if kind == "add" and b.kind == "addr" and a.kind == "const":
            return Op("addr", width, value=b.value + signed(a.value, width), memory=b.memory)
        if kind == "select":
            if a.kind == "const":
                return items[1] if a.value else items[2]
            if items[1] is items[2]:
                return items[1]
            if width == 1 and items[1].kind == items[2].kind == "const" and items[1].value != items[2].value:
                return a if items[1].value else self.inverted(a)
        if kind in ("zext", "sext", "trunc") and a.width == width:
            return a
        if kind == "cat" and len(items) == 1:
            return a
        if kind in ("xor", "sub") and len(items) == 2 and a is b:
            return const(0, width)
        if kind in ("and", "or") and a is b:
            return a
        return self.put(Op(kind, width, items))

    def zext(self, a: Op, width: int) -> Op:
        """Zeros above, or the low bits."""
        if a.width > width:
            return self.trunc(a, width)
        if a.kind == "zext":
            a = a.args[0]
        return self.op("zext", width, a)

    def sext(self, a: Op, width: int) -> Op:
        """Copies of the sign above, or the low bits."""
        return self.trunc(a, width) if a.width > width else self.op("sext", width, a)

    def trunc(self, a: Op, width: int) -> Op:
        """The low bits."""
        if a.kind in ("zext", "sext", "trunc"):
            inner = a.args[0]
            if a.kind == "trunc" or inner.width >= width:
                return self.trunc(inner, width) if inner.width != width else inner
            return self.op(a.kind, width, inner)
        return self.op("trunc", width, a)

    def bits(self, a: Op, low: int, width: int) -> Op:
        """Bits from `low` on, computed from no more than is needed of what `a` is computed from."""
        if a.kind == "const":
            return const(a.value >> low, width)
        if low + width > a.width:
            return self.zext(self.bits(a, low, a.width - low), width)
        if a.kind in ("add", "sub") and low and all(zeros(arg) >= low for arg in a.args):
            return self.op(a.kind, width, self.bits(a.args[0], low, width), self.bits(a.args[1], low, width))
        if a.kind in ("and", "or", "xor") and a.args[1].kind == "const":
            return self.op(a.kind, width, self.bits(a.args[0], low, width), const(a.args[1].value >> low, width))
        if a.kind == "shl" and a.args[1].kind == "const":
            by = a.args[1].value
            if by >= low + width:
                return const(0, width)
            if by >= low:
                return self.op("shl", width, self.bits(a.args[0], 0, width), const(by - low, width))
            return self.bits(a.args[0], low - by, width)
        if a.kind == "lshr" and a.args[1].kind == "const" and low + a.args[1].value < a.width:
            return self.bits(a.args[0], low + a.args[1].value, width)
        if a.kind == "mul" and a.args[1].kind == "const" and low and zeros(a.args[1]) >= low and a.args[0].width == a.width:
            return self.op("mul", width, self.bits(a.args[0], 0, width), const(a.args[1].value >> low, width))
        if a.kind == "zext":
            return self.bits(a.args[0], low, width) if low < a.args[0].width else const(0, width)
        if a.kind in ("trunc", "sext") and low + width <= min(a.args[0].width, a.width):
            return self.bits(a.args[0], low, width)
        if low == 0:
            return self.zext(a, width)
        return self.trunc(self.op("lshr", a.width, a, const(low, a.width)), width)

    def inverted(self, a: Op) -> Op:
        """The complement of every bit."""
        if a.kind == "xor" and a.args[1].kind == "const" and a.args[1].value == (1 << a.width) - 1:
            return a.args[0]
        return self.op("xor", a.width, a, const(-1, a.width))

    def both(self, a: Op | None, b: Op | None) -> Op | None:
        """Returns the condition that both hold; None always holds."""
        if a is None or b is None:
            return a or b
        return self.op("and", 1, a, b)

    def negative(self, a: Op) -> Op:
        """Returns 0 - a."""
        return self.op("sub", a.width, const(0, a.width), a)

    def sign(self, a: Op) -> Op:
        """The uppermost bit."""
        return self.bits(a, a.width - 1, 1)

    def select(self, a: Op, b: Op, c: Op) -> Op:
        """b if a, else c."""
        return self.op("select", b.width, a, b, c)
