"""Arrays cut into banks, so that several accesses can be in one clock: each bank is a memory with ports of its own.

`cyclic`: word i is in bank i mod N; `block`: each bank has words that follow one another. An access whose bank is known,
as in a loop with N copies of its body, takes a port of that bank alone. Any other reads all banks and chooses, or writes the
one that is meant.
"""

from tandem_hls.build import Builder, const
from tandem_hls.directive_types import Directives
from tandem_hls.ir import Function, Memory, Op, Program
from tandem_hls.widths import sizes_of

_ALL = 64  # low bits of a constant that are known: no number is wider where it matters


def split(program: Program, directives: Directives) -> None:
    """Cuts the arrays that directives name; a warning says which of them cannot be cut, or not so often."""
    banks: dict[Memory, _Banks] = {}
    for memory in program.memories:
        asked = directives.array(memory.name)
        if asked is None or asked.banks < 2:
            continue
        if memory.interface or memory.place == "registers":
            why = "is a memory outside, whose ports are given" if memory.interface else "is in registers, read at any time"
            program.warnings.append(f"{memory.line}: warning: '{memory.name}' {why}: it is not cut into banks")
            continue
        count = min(asked.banks, 1 << memory.depth.bit_length() - 1)
        if count < asked.banks:
            words = f"{memory.depth} words of {memory.word_bits} bits"
            program.warnings.append(
                f"{memory.line}: warning: '{memory.name}' has {words}: banks = {count}, and not {asked.banks}"
            )
        if count > 1:
            banks[memory] = _Banks(memory, count, asked.cut == "cyclic")
    parts = [banks[memory].parts if memory in banks else [memory] for memory in program.memories]
    program.memories = [part for each in parts for part in each]
    for function in program.functions.values():
        _rewrite(function, banks)


class _Banks:
    """The banks of one memory, and where in them a word is."""

    def __init__(self, memory: Memory, count: int, cyclic: bool) -> None:
        self.count = count
        self.cyclic = cyclic
        bits = self.count.bit_length() - 1
        each = -(-memory.depth // self.count)
        self.within = max(1, memory.index_bits - bits if self.cyclic else (each - 1).bit_length())
        self.bits = bits
        words = memory.words()
        per_bank = 1 << self.within  # of `block`
        self.parts = []
        for number in range(self.count):
            own = words[number :: self.count] if self.cyclic else words[number * per_bank : (number + 1) * per_bank]
            size = memory.word_bytes
            image = b"".join(word.to_bytes(size, "little") for word in own)
            self.parts.append(Memory(f"{memory.name}_{number}", max(1, len(own)) * size, memory.number, memory.constant,
                                     image, readable=memory.readable, word_bytes=size, lane_bytes=memory.lane_bytes,
                                     place=memory.place, read_ports=memory.read_ports, write_ports=memory.write_ports,
                                     line=memory.line, written=memory.written, read=memory.read,
                                     initialised=memory.initialised, bank=number))  # fmt: skip

    def known(self, index: Op, low: "LowBits", size: dict[Op, int]) -> int | None:
        """The bank of every word that this index may be, if there is one."""
        if self.cyclic:
            count, value = low.of(index)
            return value & (self.count - 1) if count >= self.bits else None
        if index.kind == "const":
            return index.value >> self.within & (self.count - 1)
        if size.get(index, index.width) <= self.within:
            return 0
        if index.kind in ("add", "or") and index.args[1].kind == "const":
            first, offset = index.args[0], index.args[1].value
            if size.get(first, first.width) <= self.within and offset % (1 << self.within) == 0:
                return offset >> self.within & (self.count - 1)
        return None

    def place(self, build: Builder, index: Op) -> tuple[Op, Op]:
        """The bank of a word, and its number there."""
        wide = build.zext(index, self.bits + self.within) if index.width < self.bits + self.within else index
        low, high = build.bits(wide, 0, self.bits), build.bits(wide, self.bits, self.within)
        if self.cyclic:
            return low, high
        return build.bits(wide, self.within, self.bits), build.bits(wide, 0, self.within)


class LowBits:
    """The low bits of values that are known: their number, and their value."""

    def __init__(self, function: Function) -> None:
        self._of: dict[Op, tuple[int, int]] = {}
        ops = list(function.ops())
        changed = True
        while changed:  # from all bits known downwards
            changed = False
            for op in ops:
                found = self._visit(op)
                if found is not None and self._of.get(op) != found:
                    self._of[op] = found
                    changed = True

    def of(self, op: Op) -> tuple[int, int]:
        """The number of bits, and their value."""
        return (_ALL, op.value) if op.kind == "const" else self._of.get(op, (0, 0))

    def _visit(self, op: Op) -> tuple[int, int] | None:
        if op.kind in ("phi", "select"):
            values = op.args if op.kind == "phi" else op.args[1:]
            return _common(op.width, [self.of(arg) for arg in values if arg.kind == "const" or arg in self._of])
        if any(arg.kind != "const" and arg not in self._of and arg.kind != "arg" for arg in op.args) and op.kind != "load":
            return None  # not before its operands
        count, value = 0, 0
        args = [self.of(arg) for arg in op.args]
        if op.kind in ("add", "sub", "xor"):
            count = min(each for each, _ in args)
            (_, a), (_, b) = args
            value = a + b if op.kind == "add" else a - b if op.kind == "sub" else a ^ b
        elif op.kind in ("and", "or"):
            count, value = _bitwise(op.kind, args)
        elif op.kind == "mul":
            (first, a), (second, b) = args
            count, value = min(first + _zeros(second, b), second + _zeros(first, a)), a * b
        elif op.kind == "shl" and op.args[1].kind == "const":
            count, value = args[0][0] + op.args[1].value, args[0][1] << op.args[1].value
        elif op.kind == "lshr" and op.args[1].kind == "const":
            count, value = max(0, args[0][0] - op.args[1].value), args[0][1] >> op.args[1].value
        elif op.kind in ("zext", "sext", "trunc"):
            count, value = min(args[0][0], op.args[0].width), args[0][1]
        elif op.kind == "cat":
            count, value = min(args[-1][0], op.args[-1].width), args[-1][1]
        count = min(count, op.width)
        return count, value & (1 << count) - 1


def _common(width: int, found: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The low bits that all have."""
    if not found:
        return None
    count = min(width, *(each for each, _ in found))
    first = found[0][1]
    for _, value in found:
        count = min(count, _zeros(_ALL, value ^ first))
    return count, first & (1 << count) - 1


def _zeros(count: int, value: int) -> int:
    """Returns how many low bits are known to be 0."""
    value &= (1 << count) - 1
    return (value & -value).bit_length() - 1 if value else count


def _bitwise(kind: str, args: list[tuple[int, int]]) -> tuple[int, int]:
    (first, a), (second, b) = args
    decides = 0 if kind == "and" else 1
    count = 0
    while count < _ALL and (
        (count < first and count < second)
        or (count < first and a >> count & 1 == decides)
        or (count < second and b >> count & 1 == decides)
    ):
        count += 1
    return count, a & b if kind == "and" else a | b


def _rewrite(function: Function, banks: dict[Memory, _Banks]) -> None:
    low, size = LowBits(function), sizes_of(function)
    found: dict[Op, Op] = {}
    for block in function.blocks:
        old, block.ops = block.ops, []
        build = Builder(block.ops, block=block)
        for op in old:
            op.replace(found)
            if op.memory not in banks:
                block.ops.append(op)
                continue
            own = banks[op.memory]
            build.line, build.name = op.line, op.name
            bank = own.known(op.args[0], low, size)
            number, within = own.place(build, op.args[0])
            meant = {bank: own.parts[bank]} if bank is not None else dict(enumerate(own.parts))
            if op.kind == "load":
                result: Op | None = None
                for at, part in meant.items():
                    word = build.put(Op("load", part.word_bits, [build.zext(within, part.index_bits)], memory=part))
                    here = build.op("eq", 1, number, const(at, own.bits))
                    result = word if result is None else build.select(here, word, result)
                assert result
                found[op] = result
            else:
                for at, part in meant.items():
                    store = Op("store", 0, [build.zext(within, part.index_bits), op.args[1]], memory=part)
                    store.lanes, store.guard = op.lanes, op.guard
                    if bank is None:
                        here = build.op("eq", 1, number, const(at, own.bits))
                        store.guard = build.op("and", 1, op.guard, here) if op.guard else here
                    build.put(store)
    for op in function.ops():
        op.replace(found)
    for block in function.blocks:
        block.value = found.get(block.value, block.value) if block.value is not None else None
        block.guards = [found.get(guard, guard) for guard in block.guards]
