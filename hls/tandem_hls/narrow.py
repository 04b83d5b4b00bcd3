"""Fewer bits: which low bits of a value anyone needs, which high bits are known to be 0, and operations of just that width.

The function is rebuilt: constants fold again, what is computed twice in a block is computed once, products become products
that a multiplier of a device takes, and divisions by constants become products.
"""

from tandem_hls.build import Builder, const, signed
from tandem_hls.ir import EFFECTS, Block, Function, Op
from tandem_hls.widths import needs_of, sizes_of

_DIVISIONS = frozenset(["udiv", "urem", "sdiv", "srem"])
# Bits of an unsigned factor of one multiplier.
FACTOR = 18


def narrow(function: Function) -> None:
    """Rebuilds the function."""
    size = sizes_of(function)
    need = needs_of(function, size)
    _Rebuild(function, size, need).run()


class _Rebuild:
    def __init__(self, function: Function, size: dict[Op, int], need: dict[Op, int]) -> None:
        self._function = function
        self._size = size
        self._need = need
        self._new: dict[Op, Op] = {}
        self._known: dict[tuple[object, ...], Op] = {}
        self._build = Builder([])

    def run(self) -> None:
        for arg in self._function.args:
            self._new[arg] = arg
        for block in self._function.blocks:
            for phi in block.phis:
                new = Op("phi", self._width(phi), name=phi.name, line=phi.line)
                new.block = block
                self._new[phi] = new
        old_phis = {block: block.phis for block in self._function.blocks}
        for block in _dominance_order(self._function):
            self._block(block)
        for block in self._function.blocks:
            for phi in old_phis[block]:
                new = self._new[phi]
                if new.kind == "phi":
                    new.args = [
                        self._phi_argument(pred, arg, new.width) for pred, arg in zip(block.preds, phi.args, strict=True)
                    ]
            block.phis = [new for phi in old_phis[block] if (new := self._new[phi]).kind == "phi"]

    def _phi_argument(self, pred: Block, arg: Op, width: int) -> Op:
        self._build = Builder(pred.ops, block=pred)
        return self._get(arg, width)

    def _width(self, op: Op) -> int:
        return max(1, min(op.width, self._need[op], self._size.get(op, op.width)))

    def _get(self, op: Op, width: int) -> Op:
        """Returns the low `width` bits of an old value; bits above those that were kept are 0, or not needed."""
        if op.kind == "const":
            return const(op.value, width)
        return self._build.zext(self._new[op], width)

    def _block(self, block: Block) -> None:
        old = block.ops
        block.ops = []
        self._build = Builder(block.ops, block=block)
        for op in old:
            self._build.line, self._build.name = op.line, op.name
            if op.kind in EFFECTS or op.kind == "load":
                op.args = [self._get(arg, arg.width) for arg in op.args]
                op.guard = self._get(op.guard, 1) if op.guard is not None else None
                op.lanes = self._get(op.lanes, op.lanes.width) if op.lanes is not None else None
                self._new[op] = op
                if op.kind == "load" and op.memory:
                    op.args = [self._build.zext(op.args[0], op.memory.index_bits)]
                if not (op.guard is not None and op.guard.kind == "const" and not op.guard.value):
                    block.ops.append(op)
                if op.guard is not None and op.guard.kind == "const" and op.guard.value:
                    op.guard = None
                continue
            if not self._need[op]:
                self._new[op] = const(0, 1)
                continue
            self._new[op] = self._build.trunc(self._make(op), self._width(op))
        _unique(block, self._new)
        if block.value is not None:
            block.value = self._get(block.value, block.value.width)
        block.guards = [self._get(guard, 1) for guard in block.guards]
        _unique(block, self._new)

    def _make(self, op: Op) -> Op:
        build, kind = self._build, op.kind
        width = self._width(op)
        if kind in ("add", "sub", "and", "or", "xor"):
            return build.op(kind, width, *(self._get(arg, width) for arg in op.args))
        if kind == "mul":
            return self._product(op, width)
        if kind == "smul":
            return build.trunc(self._plain("smul", op.width, [self._get(arg, arg.width) for arg in op.args]), width)
        if kind == "select":
            return build.select(self._get(op.args[0], 1), self._get(op.args[1], width), self._get(op.args[2], width))
        if kind in ("zext", "trunc"):
            return self._get(op.args[0], width)
        if kind == "sext":
            inner = op.args[0]
            if width <= inner.width or self._size.get(inner, inner.width) < inner.width:
                return self._get(inner, width)
            return build.sext(self._get(inner, inner.width), width)
        if kind == "cat":
            parts, low = [], 0
            for arg in reversed(op.args):
                if low >= width:
                    break
                parts.append(self._get(arg, min(arg.width, width - low)))
                low += arg.width
            return self._join(parts[::-1], width)
        if kind == "shl" and op.args[1].kind == "const":
            by = op.args[1].value
            if by >= width:
                return const(0, width)
            return build.op("shl", width, self._get(op.args[0], width), const(by, width))
        if kind in ("lshr", "ashr") and op.args[1].kind == "const":
            by, inner = op.args[1].value, op.args[0]
            if kind == "ashr" and self._size.get(inner, inner.width) == inner.width:
                if by + width > inner.width:
                    value = self._get(inner, inner.width)
                    by = min(by, inner.width - 1)
                    return build.sext(build.bits(value, by, inner.width - by), width)
            if by >= inner.width:
                return const(0, width)
            take = min(inner.width - by, width)
            return build.zext(build.bits(self._get(inner, by + take), by, take), width)
        if kind in ("shl", "lshr", "ashr"):
            full = width if kind == "shl" else max(width, self._needed_for_shift(op))
            amount = self._amount(op.args[1], full)
            return build.trunc(build.op(kind, full, self._get(op.args[0], full), amount), width)
        if kind in ("eq", "ne", "ult", "ule", "slt", "sle"):
            return self._comparison(op)
        if kind in _DIVISIONS:
            return self._division(op)
        raise AssertionError(kind)

    def _needed_for_shift(self, op: Op) -> int:
        inner = op.args[0]
        size = self._size.get(inner, inner.width)
        return inner.width if op.kind == "ashr" else max(1, size)

    def _amount(self, op: Op, width: int) -> Op:
        """Returns a shift's amount in as few bits as it has; an amount that is too great stays too great."""
        bits = max(1, min(op.width, self._size.get(op, op.width)))
        del width
        return self._get(op, bits)

    def _join(self, parts: list[Op], width: int) -> Op:
        """Parts side by side; zeros above become an extension."""
        while len(parts) > 1 and parts[0].kind == "const" and not parts[0].value:
            parts = parts[1:]
        whole = self._build.op("cat", sum(part.width for part in parts), *parts)
        return self._build.zext(whole, width)

    def _comparison(self, op: Op) -> Op:
        a, b = op.args
        sizes = [self._size.get(arg, arg.width) if arg.kind != "const" else arg.value.bit_length() for arg in op.args]
        kind = op.kind
        width = a.width
        if kind in ("slt", "sle") and max(sizes) < width:
            kind = "u" + kind[1:]
        if kind in ("slt", "sle"):
            extended = self._both_extended(a, b)
            if extended is not None:
                return self._build.op(kind, 1, *extended)
        else:
            width = max(1, *sizes)
        return self._build.op(kind, 1, self._get(a, width), self._get(b, width))

    def _both_extended(self, a: Op, b: Op) -> list[Op] | None:
        """Operands of a comparison with sign before they were widened."""
        bits = [_signed_bits(arg) for arg in (a, b)]
        width = max(bits)
        if width >= a.width:
            return None
        return [self._build.trunc(self._get(arg, arg.width), width) for arg in (a, b)]

    def _product(self, op: Op, width: int) -> Op:
        a, b = op.args
        sizes = [
            min(width, self._size.get(arg, arg.width) if arg.kind != "const" else arg.value.bit_length()) for arg in op.args
        ]
        if 0 in sizes:
            return const(0, width)
        if b.kind == "const" and _few_bits(b.value & (1 << width) - 1, width):
            return self._sum_of_shifts(self._get(a, width), b.value & (1 << width) - 1, width)
        narrow = [_signed_bits(arg) for arg in op.args]
        if max(sizes) > FACTOR and max(narrow) <= FACTOR:
            factors = [self._build.trunc(self._get(arg, arg.width), bits) for arg, bits in zip(op.args, narrow, strict=True)]
            whole = min(width, sum(narrow))
            product = self._plain("smul", whole, factors)
            return self._build.sext(product, width)
        return self._partial(self._get(a, sizes[0]), self._get(b, sizes[1]), width)

    def _plain(self, kind: str, width: int, factors: list[Op]) -> Op:
        if all(each.kind == "const" for each in factors):
            values = [signed(each.value, each.width) if kind == "smul" else each.value for each in factors]
            return const(values[0] * values[1], width)
        if factors[0].kind == "const":
            factors = factors[::-1]
        return self._build.put(Op(kind, width, factors))

    def _partial(self, a: Op, b: Op, width: int) -> Op:
        """A product as a sum of products of halves that fit a multiplier."""
        build = self._build
        if (a.kind == "const" and a.value == 0) or (b.kind == "const" and b.value == 0):
            return const(0, width)
        if a.width <= FACTOR and b.width <= FACTOR:
            whole = min(width, a.width + b.width)
            return build.zext(
                self._plain("mul", whole, [build.trunc(a, min(a.width, whole)), build.trunc(b, min(b.width, whole))]), width
            )
        terms: list[Op] = []
        for low_a in range(0, a.width, FACTOR):
            for low_b in range(0, b.width, FACTOR):
                low = low_a + low_b
                if low >= width:
                    continue
                x = build.bits(a, low_a, min(FACTOR, a.width - low_a, width - low))
                y = build.bits(b, low_b, min(FACTOR, b.width - low_b, width - low))
                if any(each.kind == "const" and each.value == 0 for each in (x, y)):
                    continue
                part = self._plain("mul", min(width - low, x.width + y.width), [x, y])
                terms.append(build.op("shl", width, build.zext(part, width), const(low, width)))
        while len(terms) > 1:
            sums = [build.op("add", width, *terms[at : at + 2]) for at in range(0, len(terms) - 1, 2)]
            terms = sums + terms[len(sums) * 2 :]
        return terms[0] if terms else const(0, width)

    def _sum_of_shifts(self, a: Op, value: int, width: int) -> Op:
        """A product with a constant of few bits."""
        build = self._build
        total: Op | None = None
        for low, sign in _digits(value, width):
            term = build.op("shl", width, a, const(low, width))
            if total is None:
                total = term if sign > 0 else build.negative(term)
            else:
                total = build.op("add" if sign > 0 else "sub", width, total, term)
        return total if total is not None else const(0, width)

    def _division(self, op: Op) -> Op:
        build, kind = self._build, op.kind
        a, b = op.args
        width = op.width
        sizes = [self._size.get(arg, arg.width) if arg.kind != "const" else arg.value.bit_length() for arg in op.args]
        if kind[0] == "s" and max(sizes) < width:
            kind = "u" + kind[1:]
        if b.kind == "const" and b.value and width <= 33:
            return self._by_constant(op, kind, sizes[0])
        inner = max(1, *sizes) if kind[0] == "u" else width
        if inner == 1:  # the divisor is 1, or there is no result
            return build.zext(self._get(a, 1), width) if kind.endswith("div") else const(0, width)
        call = Op("call", inner, [self._get(a, inner), self._get(b, inner)])
        call.callee = f"div:{inner}:{kind}"
        return build.zext(build.put(call), max(width, inner))

    def _by_constant(self, op: Op, kind: str, size: int) -> Op:
        build, width = self._build, op.width
        value = self._get(op.args[0], width)
        divisor = op.args[1].value
        if kind[0] == "u":
            quotient = self._quotient(build.trunc(value, max(1, min(size, width))), divisor, width)
            if kind == "udiv":
                return quotient
            return build.op("sub", width, value, self._times(quotient, divisor, width))
        number = signed(divisor, width)
        sign = build.sign(value)
        size_of = build.select(sign, build.negative(value), value)
        quotient = self._quotient(size_of, abs(number), width)
        if kind == "srem":
            rest = build.op("sub", width, size_of, self._times(quotient, abs(number), width))
            return build.select(sign, build.negative(rest), rest)
        negated = sign if number > 0 else build.inverted(sign)
        return build.select(negated, build.negative(quotient), quotient)

    def _times(self, a: Op, value: int, width: int) -> Op:
        if _few_bits(value, width):
            return self._sum_of_shifts(a, value, width)
        return self._partial(a, const(value, max(1, value.bit_length())), width)

    def _quotient(self, a: Op, divisor: int, width: int) -> Op:
        """a / divisor as a product: ceil(2^k / divisor) with k large enough for every a."""
        build = self._build
        if divisor & (divisor - 1) == 0:
            by = divisor.bit_length() - 1
            return build.zext(build.bits(a, by, a.width - by), width) if by < a.width else const(0, width)
        shift = a.width + (divisor - 1).bit_length()
        factor = -(-(1 << shift) // divisor)
        while shift and not factor & 1:  # the same quotient with a smaller factor, if one divides evenly
            factor, shift = factor >> 1, shift - 1
        product = self._partial(a, const(factor, factor.bit_length()), a.width + factor.bit_length())
        if shift >= product.width:
            return const(0, width)
        return build.zext(build.bits(product, shift, product.width - shift), width)


def _signed_bits(op: Op) -> int:
    """Returns the number of bits that hold the value in two's complement."""
    if op.kind == "const":
        value = signed(op.value, op.width)
        return (value if value >= 0 else ~value).bit_length() + 1
    if op.kind == "sext":
        return op.args[0].width
    if op.kind == "zext":
        return op.args[0].width + 1
    return op.width


def _digits(value: int, width: int) -> list[tuple[int, int]]:
    """A constant as a sum of powers of two with signs, no two of them beside each other."""
    found = []
    low = 0
    value = signed(value, width)
    while value:
        if value & 1:
            sign = 2 - (value & 3)
            found.append((low, sign))
            value -= sign
        value >>= 1
        low += 1
    found.sort(key=lambda each: -each[1])
    return [each for each in found if each[0] < width]


def _few_bits(value: int, width: int) -> bool:
    return len(_digits(value, width)) <= 2


def _unique(block: Block, new: dict[Op, Op]) -> None:
    """Joins operations of a block that compute the same."""
    known: dict[tuple[object, ...], Op] = {}
    found: dict[Op, Op] = {}
    kept = []
    for op in block.ops:
        op.replace(found)
        if op.kind in EFFECTS or op.kind in ("load", "read"):
            kept.append(op)
            continue
        key = (op.kind, op.width, *(arg if arg.kind != "const" else (arg.value, arg.width) for arg in op.args))
        if key in known:
            found[op] = known[key]
        else:
            known[key] = op
            kept.append(op)
    if found:
        block.ops[:] = kept
        for old, op in new.items():
            if op in found:
                new[old] = found[op]
        if block.value is not None:
            block.value = found.get(block.value, block.value)
        block.guards = [found.get(guard, guard) for guard in block.guards]


def _dominance_order(function: Function) -> list[Block]:
    """Reverse postorder: every definition before its uses, phis apart."""
    done: list[Block] = []
    seen: set[Block] = set()
    stack: list[tuple[Block, bool]] = [(function.blocks[0], False)]
    while stack:
        block, finished = stack.pop()
        if finished:
            done.append(block)
            continue
        if block in seen:
            continue
        seen.add(block)
        stack.append((block, True))
        stack += [(target, False) for target in block.targets]
    return done[::-1]
