"""Turns LLVM IR into the operations of `ir`: one LLVM instruction becomes a few of them."""

import re
from dataclasses import dataclass, field

from tandem_hls.build import Builder, const
from tandem_hls.errors import HlsError, Place
from tandem_hls.frontend import CHANNEL_CALLS, ENDS, HEAP, Frontend
from tandem_hls.intrinsics import intrinsic
from tandem_hls.ir import PREFIX, Block, Function, Memory, Op, Program
from tandem_hls.llvm_ir import Block as SourceBlock
from tandem_hls.llvm_ir import Function as Source
from tandem_hls.llvm_ir import Inst, Operand
from tandem_hls.llvm_text import Module
from tandem_hls.llvm_types import Type
from tandem_hls.objects import Objects, address
from tandem_hls.streams import PRINT

_SAME = frozenset(["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"])
_PREDICATES = {
    "eq": ("eq", False), "ne": ("ne", False), "ult": ("ult", False), "ule": ("ule", False), "ugt": ("ult", True),
    "uge": ("ule", True), "slt": ("slt", False), "sle": ("sle", False), "sgt": ("slt", True), "sge": ("sle", True),
}  # fmt: skip
_FLOATS = frozenset(
    ["fadd", "fsub", "fmul", "fdiv", "frem", "fcmp", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"]
)


def lower(front: Frontend, argument_sizes: dict[str, int], data_bits: int = 0) -> Program:
    """Returns every function that the top reaches, as operations with addresses in bytes.

    `argument_sizes`: bytes that pointer arguments of the top point to, by name; 0 if the source does not say.
    `data_bits`: the width of a core's streams, 0 without streams.

    Raises:
        HlsError: An instruction, a type or a call that cannot become hardware.
    """
    objects = Objects(front.module)
    program = Program(front.top, {}, objects.memories, list(front.warnings))
    queue = [front.top]
    while queue:
        name = queue.pop(0)
        if name in program.functions:
            continue
        lowering = _Lowering(
            front.module, objects, front.module.functions[name], front.top, argument_sizes, data_bits=data_bits
        )
        program.functions[name] = lowering.run()
        if name == front.top:
            program.arguments = lowering.interface
        queue += lowering.called
    return program


@dataclass
class _Lowering:
    module: Module
    objects: Objects
    source: Source
    top: str
    argument_sizes: dict[str, int]
    called: list[str] = field(default_factory=list)
    interface: list[Memory | Op] = field(default_factory=list)
    data_bits: int = 0
    last_read: Op | None = None

    def run(self) -> Function:
        source = self.source
        self.place = Place(self.module.file(source.dbg), self.module.line(source.dbg))
        self.values: dict[str, Op] = {}
        width = 0 if source.type.kind == "void" else source.type.width
        wide = source.by_value or max([width, *(param.type.width for param in source.params)]) > 64
        if source.name == self.top and source.type.kind == "ptr":
            raise HlsError(f"'{source.name}' returns a pointer, which means nothing outside of the hardware", self.place,
                           "an index")  # fmt: skip
        if source.name == self.top and wide:
            raise HlsError(f"'{source.name}' returns or takes a value of more than 64 bits", self.place,
                           "a pointer to it as an argument")  # fmt: skip
        function = Function(source.name, [], width, place=self.place)
        for number, param in enumerate(source.params):
            self._parameter(function, number, param)
        self.blocks = {block.name: Block(block.name) for block in source.blocks}
        phis: list[tuple[Op, Inst]] = []
        for each in source.blocks:
            block = self.blocks[each.name]
            for inst in each.insts:
                if inst.op == "phi":
                    phi = Op("phi", inst.type.width, name=inst.name, line=self._line(inst))
                    phi.block = block
                    block.phis.append(phi)
                    self.values[inst.name] = phi
                    phis.append((phi, inst))
        for each in self._in_order():
            block = self.blocks[each.name]
            build = self.build = Builder(block.ops, block=block)
            for inst in each.insts:
                if inst.op != "phi":
                    build.line = self._line(inst)
                    build.name = inst.name
                    self._instruction(build, block, inst)
                    if block.end in ("halt", "exit"):
                        break
        function.blocks = list(self.blocks.values())
        exits = [block for block in function.blocks if block.end == "exit"]
        for block in exits:
            block.end = "ret"
        for block in function.blocks:
            block.preds = []
        for block in function.blocks:
            for target in dict.fromkeys(block.targets):
                target.preds.append(block)
        for phi, inst in phis:
            assert phi.block
            by_label = dict(zip(inst.labels, inst.args, strict=True))
            phi.args = []
            for pred in phi.block.preds:
                self.build = Builder(pred.ops, block=pred)
                phi.args.append(self._value(by_label[pred.name]))
        function.link()
        return function

    def _in_order(self) -> list[SourceBlock]:
        """Blocks so that every definition comes before its uses, phis apart: reverse postorder."""
        by_name = {block.name: block for block in self.source.blocks}
        done: list[SourceBlock] = []
        seen: set[str] = set()
        stack = [(self.source.blocks[0].name, False)]
        while stack:
            name, finished = stack.pop()
            if finished:
                done.append(by_name[name])
                continue
            if name in seen:
                continue
            seen.add(name)
            stack.append((name, True))
            last = by_name[name].insts[-1]
            stack += [(label, False) for label in last.labels if last.op in ("br", "switch")]
        return done[::-1]

    def _parameter(self, function: Function, number: int, param: Operand) -> None:
        if self.source.name == self.top and param.type.kind == "ptr":
            size = self.argument_sizes.get(param.name, 0)
            memory = self.objects.add(Memory(param.name, size, interface=True, symbol=f"*{param.name}"))
            self.values[param.name] = Op("addr", 64, memory=memory)
            self.interface.append(memory)
            return
        arg = Op("arg", param.type.width, name=param.name, value=number)
        function.args.append(arg)
        self.values[param.name] = arg
        if self.source.name == self.top:
            self.interface.append(arg)

    def _line(self, inst: Inst) -> Place | None:
        line = self.module.line(inst.dbg)
        return Place(self.module.file(inst.dbg), line) if line else None

    def _value(self, operand: Operand) -> Op:
        if operand.kind == "local":
            return self.values[operand.name]
        if operand.kind == "global":
            if operand.name in self.module.functions:
                raise HlsError(f"the address of function '{operand.name}'", self.build.line or self.place,
                               "a number for each function, and a switch")  # fmt: skip
            return Op("addr", 64, memory=self.objects.named(operand.name, self.build.line or self.place))
        return self.objects.constant(operand, self.build)

    def _refuse(self, what: str, inst: Inst, instead: str = "") -> HlsError:
        return HlsError(what, self._line(inst) or self.place, instead)

    def _instruction(self, build: Builder, block: Block, inst: Inst) -> None:
        op, width = inst.op, inst.type.width
        if inst.type.kind == "vector" or any(arg.type.kind == "vector" for arg in inst.args):
            raise self._refuse("vectors cannot become hardware", inst, "a loop over an array")
        if op in ("br", "switch", "ret", "unreachable"):
            self._end(build, block, inst)
            return
        if op in _FLOATS:
            raise self._refuse("floating-point arithmetic cannot become hardware; a value can only be moved", inst,
                               "integers, in fixed point or as software floating point")  # fmt: skip
        if op == "unsupported":
            jump = inst.predicate == "indirectbr"
            raise self._refuse(f"{inst.predicate} cannot become hardware", inst, "a switch" if jump else "plain C")
        if op == "call":
            self._call(build, block, inst)
            return
        if op == "alloca":
            self._local(inst)
            return
        args = [self._value(arg) for arg in inst.args]
        if op in _SAME:
            result = build.op(op, width, *args)
        elif op == "icmp":
            kind, swap = _PREDICATES[inst.predicate]
            result = build.op(kind, 1, *(args[::-1] if swap else args))
        elif op == "select":
            result = build.op("select", width, *args)
        elif op in ("zext", "trunc", "ptrtoint", "inttoptr", "bitcast", "ptrtoaddr", "addrspacecast"):
            result = args[0] if args[0].width == width else build.zext(args[0], width)
        elif op == "sext":
            result = build.sext(args[0], width)
        elif op == "freeze":
            result = args[0]
        elif op == "fneg":
            result = build.op("xor", width, args[0], const(1 << (width - 1), width))
        elif op == "getelementptr":
            assert inst.source
            result = address(build, args, inst.source)
        elif op == "load":
            result = self._load(build, args[0], width, inst.align)
        elif op == "store":
            self._store(build, args[1], args[0], inst.align)
            return
        elif op == "extractvalue":
            low, bits = _field(inst.args[0].type, [int(each) for each in inst.labels])
            result = build.bits(args[0], low, bits)
        elif op == "insertvalue":
            low, bits = _field(inst.type, [int(each) for each in inst.labels])
            mask = ((1 << bits) - 1) << low
            cleared = build.op("and", width, args[0], const(~mask, width))
            result = build.op("or", width, cleared, build.op("shl", width, build.zext(args[1], width), const(low, width)))
        else:
            raise self._refuse(f"LLVM's '{op}' cannot become hardware", inst, "plain C")
        self.values[inst.name] = result

    def _local(self, inst: Inst) -> None:
        assert inst.source
        count = self._value(inst.args[0]) if inst.args else const(1, 32)
        if count.kind != "const":
            raise self._refuse("an array whose size is known only at run time", inst, "an array of its greatest size")
        name = re.sub(r"(?:\.i\d*)+$", "", inst.name)
        memory = self.objects.add(Memory(f"{self.source.name}.{name}", inst.source.size * count.value))
        self.values[inst.name] = Op("addr", 64, memory=memory)

    def _pieces(self, width: int, align: int, *, beyond: bool) -> list[tuple[int, int]]:
        """Returns (offset, bytes) of the accesses of a value: powers of two that its alignment allows.

        `beyond`: one access may include bytes after the value. A read may; a store would clear them.
        """
        size = -(-width // 8)
        whole = 1 << (size - 1).bit_length()
        if whole <= align and whole <= 16 and (beyond or whole == size):
            return [(0, whole)]
        found, at = [], 0
        while at < size:
            piece = min(align & -align, 8, 1 << ((size - at).bit_length() - 1))
            if at:
                piece = min(piece, at & -at)
            found.append((at, piece))
            at += piece
        return found

    def _load(self, build: Builder, pointer: Op, width: int, align: int) -> Op:
        parts = []
        for offset, size in self._pieces(width, align, beyond=True):
            where = build.op("add", 64, pointer, const(offset, 64))
            parts.append(build.put(Op("pload", 8 * size, [where])))
        parts.reverse()
        whole = parts[0] if len(parts) == 1 else build.op("cat", sum(part.width for part in parts), *parts)
        return build.zext(whole, width)

    def _store(self, build: Builder, pointer: Op, value: Op, align: int) -> None:
        for offset, size in self._pieces(value.width, align, beyond=False):
            where = build.op("add", 64, pointer, const(offset, 64))
            part = build.op("lshr", value.width, value, const(8 * offset, value.width))
            build.put(Op("pstore", 0, [where, build.zext(part, 8 * size)]))

    def _end(self, build: Builder, block: Block, inst: Inst) -> None:
        block.line = self._line(inst)
        targets = [self.blocks[label] for label in inst.labels]
        if inst.op == "ret":
            block.end = "ret"
            block.value = self._value(inst.args[0]) if inst.args else None
        elif inst.op == "unreachable":
            block.end = "halt"
        elif inst.op == "switch":
            cases = [self.objects.constant(arg).value for arg in inst.args[1:]]
            block.end, block.value, block.cases = "switch", self._value(inst.args[0]), cases
            block.targets = [*targets[1:], targets[0]]
        elif len(targets) == 2:
            block.end, block.value, block.targets = "cond", self._value(inst.args[0]), targets
            if targets[0] is targets[1]:
                block.end, block.value, block.targets = "br", None, targets[:1]
        else:
            block.end, block.targets = "br", targets
        begin = self.module.metadata.get(inst.loop, "") if inst.loop >= 0 else ""
        found = re.match(r"distinct !\{!\d+, !(\d+)", begin)  # the loop itself, then where it begins
        if found and self.module.line(int(found.group(1))):
            block.loop = Place(self.module.file(int(found.group(1))), self.module.line(int(found.group(1))))

    def _stream(self, build: Builder, inst: Inst, name: str) -> None:
        """Accesses of a core's streams: a read has all bits of a word, a write the word and how many bytes of it count."""
        if name == "tandem_print":
            build.put(Op("write", 0, [self._value(inst.args[0])])).callee = PRINT
            return
        if not self.data_bits:
            raise self._refuse(f"{name} outside a core", inst, 'interface = "core" in the directives')
        args = [self._value(arg) for arg in inst.args]
        if name == "tandem_read":
            self.last_read = build.put(Op("read", self.data_bits, []))
            self.last_read.callee = "in"
            self.values[inst.name] = build.zext(self.last_read, 64)
        elif name == "tandem_part":
            if self.last_read is None or args[0].kind != "const" or self.last_read.block is not build.block:
                raise self._refuse("tandem_part without tandem_read before it, or of a part that is no constant", inst)
            self.values[inst.name] = build.bits(self.last_read, 64 * args[0].value, 64)
        elif name == "tandem_status":
            build.put(Op("write", 0, [build.zext(args[0], 8)])).callee = "status"
        else:
            word = args[0] if len(args) == 2 else build.op("cat", 64 * (len(args) - 1), *args[-2::-1])
            last_bits = (self.data_bits // 8).bit_length()
            build.put(Op("write", 0, [build.zext(word, self.data_bits), build.zext(args[-1], last_bits)])).callee = "out"

    def _channel(self, build: Builder, inst: Inst, name: str) -> None:
        """A word into a channel or out of one."""
        channel = inst.args[0]
        if channel.kind != "global":
            raise self._refuse(f"{name} of what is no single channel", inst, "static tandem_channel NAME; and &NAME")
        if name == "tandem_get":
            word = self.values[inst.name] = build.put(Op("read", 64, []))
        else:
            word = build.put(Op("write", 0, [self._value(inst.args[1])]))
        word.callee = PREFIX + channel.name

    def _call(self, build: Builder, block: Block, inst: Inst) -> None:
        name = inst.predicate
        if not name:
            raise self._refuse("a call through a function pointer", inst, "a switch that calls each function by its name")
        if name in HEAP:
            raise self._refuse(f"{name} has no memory to take from in hardware", inst, "a static array of the greatest size")
        if name.startswith(("llvm.va_start", "llvm.va_arg", "llvm.va_copy")):
            what = f"'{self.source.name}' takes a variable number of arguments"
            raise self._refuse(what, inst, "a function for each number")
        if name.startswith("llvm."):
            args = [self._value(arg) for arg in inst.args]
            found = intrinsic(build, name, args, inst.type.width)
            if found is NotImplemented:
                raise self._refuse(f"LLVM's '{name}' cannot become hardware", inst, "plain C")
            if name == "llvm.trap":
                block.end = "halt"
            if found is not None:
                self.values[inst.name] = found
            return
        if name in ENDS:
            if self.source.name != self.top:
                raise self._refuse(f"{name} in '{self.source.name}', which is not inlined", inst, "return a status")
            block.end, block.targets = "exit", []
            value = self._value(inst.args[0]) if name in ("exit", "_exit", "_Exit") else const(134, 32)
            width = 0 if self.source.type.kind == "void" else self.source.type.width
            block.value = build.zext(value, width) if width else None
            block.line = self._line(inst)
            return
        if name in STREAMS:
            self._stream(build, inst, name)
            return
        if name in CHANNEL_CALLS:
            self._channel(build, inst, name)
            return
        callee = self.module.functions.get(name)
        if callee is None or not callee.blocks:
            raise self._refuse(f"'{name}' has no definition in this program", inst,
                               f"define {name}, or #include the file that does")  # fmt: skip
        args = [self._value(arg) for arg in inst.args]
        call = Op("call", inst.type.width if inst.type.kind != "void" else 0, args[: len(callee.params)])
        call.callee = name
        build.put(call)
        self.called.append(name)
        if inst.type.kind != "void":
            self.values[inst.name] = call


# Calls of tandem_core.h, and what stands for a call of printf in a test.
STREAMS = frozenset(["tandem_read", "tandem_part", "tandem_write", "tandem_write128", "tandem_write512", "tandem_status",
                     "tandem_print"])  # fmt: skip


def _field(kind: Type, indices: list[int]) -> tuple[int, int]:
    """Returns the place of a field in the bits of an aggregate: lowest bit, and number of bits."""
    low = 0
    for index in indices:
        if kind.kind == "struct":
            low += sum(each.width for each in kind.fields[:index])
            kind = kind.fields[index]
        else:
            kind = kind.fields[0]
            low += index * kind.width
    return low, kind.width
