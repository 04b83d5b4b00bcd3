"""Finds the objects that addresses may mean, cuts them into words, and turns accesses of addresses into those of words."""

from dataclasses import dataclass

from tandem_hls.build import Builder, const
from tandem_hls.directive_types import Directives
from tandem_hls.errors import HlsError, Place
from tandem_hls.ir import Function, Memory, Op, Program

_PASSES = frozenset(["add", "and", "or", "xor", "shl", "lshr", "ashr", "phi", "zext", "sext", "trunc", "cat"])


def resolve(program: Program, directives: Directives) -> None:
    """Turns `pload` and `pstore` into `load` and `store` of memories.

    If an address may mean several objects, a load reads all of them and takes the one that is meant, and a store writes
    each only if it is meant. An address is the object's number above 32 bits of offset.

    Raises:
        HlsError: A pointer argument of the top without a size.
    """
    points = _PointsTo(program)
    points.run()
    _shape(program, points)
    _promise_sizes(program)
    _lay_out(program)
    _place(program, directives)
    for function in program.functions.values():
        _rewrite(function, points, program)
    used = {op.memory for function in program.functions.values() for op in function.ops() if op.kind in ("load", "store")}
    program.memories = [memory for memory in program.memories if memory in used or (memory.interface and memory.size)]


class _PointsTo:
    """Sets of objects as bit masks: what each value may point to, and what lies in each object."""

    def __init__(self, program: Program) -> None:
        self.of: dict[Op, int] = {}
        self.inside: dict[Memory, int] = dict.fromkeys(program.memories, 0)
        self.memories = program.memories
        self._program = program
        self._returned: dict[str, int] = {}

    def objects(self, op: Op) -> list[Memory]:
        """Returns the objects that an address may mean."""
        mask = self._mask(op)
        return [memory for memory in self.memories if mask >> memory.number & 1]

    def _mask(self, op: Op) -> int:
        if op.kind == "addr":
            assert op.memory
            return 1 << op.memory.number
        return self.of.get(op, 0)

    def _inside(self, mask: int) -> int:
        found = 0
        for memory in self.memories:
            if mask >> memory.number & 1:
                found |= self.inside[memory]
        return found

    def run(self) -> None:
        """Repeats until nothing is added."""
        for memory in self.memories:
            for other, _ in memory.pointers.values():
                self.inside[memory] |= 1 << other.number
        changed = True
        while changed:
            changed = False
            for function in self._program.functions.values():
                for op in function.ops():
                    changed |= self._visit(op)
                for block in function.blocks:
                    if block.end == "ret" and block.value is not None:
                        before = self._returned.get(function.name, 0)
                        self._returned[function.name] = before | self._mask(block.value)
                        changed |= self._returned[function.name] != before

    def _visit(self, op: Op) -> bool:
        before = self.of.get(op, 0)
        mask = before
        if op.kind in _PASSES:
            for arg in op.args:
                mask |= self._mask(arg)
        elif op.kind == "sub":
            if not self._mask(op.args[1]):
                mask |= self._mask(op.args[0])
        elif op.kind == "select":
            mask |= self._mask(op.args[1]) | self._mask(op.args[2])
        elif op.kind == "pload":
            mask |= self._inside(self._mask(op.args[0]))
        elif op.kind == "pstore":
            value = self._mask(op.args[1])
            if value:
                where = self._mask(op.args[0])
                added = False
                for memory in self.memories:
                    if where >> memory.number & 1 and self.inside[memory] | value != self.inside[memory]:
                        self.inside[memory] |= value
                        added = True
                return added
            return False
        elif op.kind == "call":
            added = False
            callee = self._program.functions[op.callee]
            for param, arg in zip(callee.args, op.args, strict=False):
                old = self.of.get(param, 0)
                new = old | self._mask(arg)
                if new != old:
                    self.of[param] = new
                    added = True
            mask |= self._returned.get(op.callee, 0)
            if mask != before:
                self.of[op] = mask
            return added or mask != before
        if mask != before:
            self.of[op] = mask
            return True
        return False


@dataclass
class _Shape:
    widest: int = 0
    narrowest: int = 0


def _shape(program: Program, points: _PointsTo) -> None:
    """The widest and the narrowest access of each object are its word and its lane."""
    shapes: dict[Memory, _Shape] = {}
    for function in program.functions.values():
        for op in function.ops():
            if op.kind not in ("pload", "pstore"):
                continue
            size = (op.width if op.kind == "pload" else op.args[1].width) // 8
            for memory in points.objects(op.args[0]):
                shape = shapes.setdefault(memory, _Shape(size, size))
                shape.widest = max(shape.widest, size)
                shape.narrowest = min(shape.narrowest, size)
                memory.read |= op.kind == "pload"
                memory.written |= op.kind == "pstore"
                memory.line = memory.line or op.line
                offset = op.args[0].value if op.args[0].kind == "addr" and op.args[0].memory is memory else -1
                if memory.interface and memory.symbol.startswith("*"):
                    memory.initialised |= offset < 0
                    if offset >= 0:
                        memory.read_ports = max(memory.read_ports, offset + size)
    for memory in program.memories:
        memory.pointing = bool(points.inside[memory])
        shape = shapes.get(memory, _Shape(1, 1))
        memory.word_bytes, memory.lane_bytes = shape.widest, shape.narrowest


def _promise_sizes(program: Program) -> None:
    """A pointer argument without a size is one element, if it is used as one."""
    for memory in program.memories:
        if not memory.symbol.startswith("*"):
            continue
        if program.top == "main" and (memory.read or memory.written):
            raise HlsError(f"'{memory.name}' of main: hardware has no command line",
                           _line(memory, program),
                           "constants, or a function with arguments as the top")  # fmt: skip
        if not memory.size and (memory.read or memory.written):
            if memory.initialised:
                name = memory.name
                raise HlsError(
                    f"argument '{name}' of '{program.top}' is a pointer, and nothing says to how many bytes",
                    _line(memory, program),
                    f"an array with a size, {name}[N], or [arguments.{name}] size = BYTES in the directives",
                )
            memory.size = memory.read_ports
        memory.read_ports = 1
        memory.initialised = False


def _line(memory: Memory, program: Program) -> Place | None:
    """Returns the place where an argument is used; the place of the top if that is in the C library."""
    known = memory.line is not None and not memory.line.file.endswith("tandem_hls/runtime.c")
    return memory.line if known else program.functions[program.top].place


def _lay_out(program: Program) -> None:
    for memory in program.memories:
        if memory.read and not memory.written and not memory.interface:
            memory.constant = True
        if memory.size > 1 << 24:
            raise HlsError(f"'{memory.name}' has {memory.size} bytes, more than any device here has",
                           memory.line, "a smaller array, or a stream")  # fmt: skip


def _place(program: Program, directives: Directives) -> None:
    """Registers for what is tiny, tables in LUTs and small arrays in LUTs, block RAM for the rest; directives come first."""
    for memory in program.memories:
        bits = memory.depth * memory.word_bits
        asked = directives.array(memory.name)
        if asked and asked.place:
            memory.place = asked.place
        elif memory.constant:
            memory.place = "lut" if memory.depth <= 256 and bits <= 8192 else "block"
        elif memory.interface:
            memory.place = "block"
        else:
            memory.place = "lut" if memory.depth <= 64 else "block"
        memory.read_ports = max(1, asked.ports) if asked and asked.ports else 2 if memory.constant else 1
        if memory.place == "registers":
            memory.read_ports = memory.write_ports = 1 << 20
        if memory.interface:
            memory.read_ports = 1


def _rewrite(function: Function, points: _PointsTo, program: Program) -> None:
    found: dict[Op, Op] = {}
    for block in function.blocks:
        old = block.ops
        block.ops = []
        build = Builder(block.ops, block=block)
        for op in old:
            objects = points.objects(op.args[0]) if op.kind in ("pload", "pstore") else []
            op.replace(found)
            build.line = op.line
            if op.kind == "pload":
                build.name = op.name
                found[op] = _load(build, op, objects, program)
            elif op.kind == "pstore":
                _store(build, op, objects, program)
            else:
                block.ops.append(op)
    final: dict[Op, Op] = {}
    for op in function.ops():
        op.replace(found)
        op.args = [_number(arg, final) for arg in op.args]
    for block in function.blocks:
        if block.value is not None:
            block.value = _number(found.get(block.value, block.value), final)


def _number(op: Op, final: dict[Op, Op]) -> Op:
    """An address as a number."""
    if op.kind != "addr":
        return op
    if op not in final:
        assert op.memory
        final[op] = const((op.memory.number << 32) + op.value, 64)
    return final[op]


def _where(build: Builder, memory: Memory, pointer: Op) -> tuple[Op, Op]:
    """The number of the word, and the number of the lane in it."""
    final: dict[Op, Op] = {}
    address = _number(pointer, final)
    shift = memory.word_bytes.bit_length() - 1
    lane_shift = memory.lane_bytes.bit_length() - 1
    index = build.bits(address, shift, memory.index_bits)
    lane = build.bits(address, lane_shift, shift - lane_shift) if shift > lane_shift else const(0, 1)
    return index, lane


def _meant(build: Builder, memory: Memory, pointer: Op) -> Op:
    return build.op("eq", 1, build.bits(pointer, 32, 32), const(memory.number, 32))


def _load(build: Builder, op: Op, objects: list[Memory], program: Program) -> Op:
    pointer, result = op.args[0], None
    if not objects:
        program.warnings.append(f"{op.line}: warning: an address that points to nothing is read")
        return const(0, op.width)
    for memory in objects:
        index, lane = _where(build, memory, pointer)
        word = build.put(Op("load", memory.word_bits, [index], memory=memory))
        if memory.word_bits > op.width:
            by = memory.lane_bytes * 8
            amount = build.op("mul", memory.word_bits, build.zext(lane, memory.word_bits), const(by, memory.word_bits))
            aligned = build.op("and", memory.word_bits, amount, const(memory.word_bits - op.width, memory.word_bits))
            value = build.trunc(build.op("lshr", memory.word_bits, word, aligned), op.width)
        else:
            value = word
        result = value if result is None else build.select(_meant(build, memory, pointer), value, result)
    assert result
    return result


def _store(build: Builder, op: Op, objects: list[Memory], program: Program) -> None:
    pointer, data = op.args
    if not objects:
        program.warnings.append(f"{op.line}: warning: an address that points to nothing is written")
    for memory in objects:
        index, lane = _where(build, memory, pointer)
        lanes = None
        value = data
        if memory.word_bits > data.width:
            copies = memory.word_bits // data.width
            value = build.op("cat", memory.word_bits, *[data] * copies)
        if memory.lanes > 1 and memory.word_bits > data.width:
            each = data.width // 8 // memory.lane_bytes
            count = memory.lanes
            first = (
                build.op("and", count, build.zext(lane, count), const(count - each, count))
                if each > 1
                else build.zext(lane, count)
            )
            lanes = build.op("shl", count, const((1 << each) - 1, count), first)
        guard = _meant(build, memory, pointer) if len(objects) > 1 else None
        store = build.put(Op("store", 0, [index, value], memory=memory))
        store.lanes, store.guard = lanes, guard


def settle(program: Program) -> None:
    """Arrays in registers belong to one function; others become LUT RAM, with a warning."""
    for memory in program.memories:
        users = [name for name, function in program.functions.items() if any(op.memory is memory for op in function.ops())]
        if memory.place == "registers" and len(users) > 1:
            memory.place = "lut"
            memory.read_ports, memory.write_ports = 2, 1
            program.warnings.append(
                f"{memory.line}: warning: '{memory.name}' is used by {', '.join(users)}, so it is not in registers"
            )
        if memory.interface and memory.place == "registers":
            memory.place, memory.read_ports, memory.write_ports = "block", 1, 1
