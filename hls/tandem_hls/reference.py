"""A C function as logic without a clock: LLVM IR without loops and calls, one wire for each value.

Nothing here is used to make hardware but the reader of LLVM IR, so a proof that both are equal says something.
"""

import re
from dataclasses import dataclass

from tandem_hls import clang
from tandem_hls.errors import HlsError, Place
from tandem_hls.flow import Design
from tandem_hls.llvm_ir import Block, Inst, Operand
from tandem_hls.llvm_text import Module
from tandem_hls.llvm_types import Type
from tandem_hls.objects import Objects
from tandem_hls.prints import DROPPED

# Undefined behaviour becomes ways to a trap; then loops and calls are dissolved.
_SANITIZED = ("-fsanitize=shift-exponent,integer-divide-by-zero,array-bounds", "-fsanitize-trap=all")
_FLAT = ("-O2", "-fno-vectorize", "-fno-slp-vectorize", "-mllvm", "-unroll-threshold=1000000",
         "-mllvm", "-unroll-full-max-count=10000", "-mllvm", "-inline-threshold=1000000")  # fmt: skip
# Bytes of all objects of a function.
MAX_BYTES = 1024
_BINARY = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^", "shl": "<<", "lshr": ">>", "udiv": "/",
           "urem": "%"}  # fmt: skip
_COMPARED = {"eq": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
_NOTHING = ("llvm.lifetime", "llvm.dbg", "llvm.assume", "llvm.experimental.noalias", "llvm.trap", "llvm.ubsantrap")


@dataclass(frozen=True)
class Pointer:
    """An address: an object, and a wire of 64 bits that has the offset in bytes."""

    memory: str
    offset: str


def reference(design: Design, module: str) -> str:
    """A module with inputs arg_ARG and mem_MEMORY, and outputs `result`, after_MEMORY and `defined`: 0 where C says nothing.

    Raises:
        HlsError: The function has what this cannot say: the message says what.
    """
    top = design.program.top
    options = [*design.directives.clang_options, *_SANITIZED]
    text, _ = clang.to_ir(design.front.source, options, more=design.directives.files, checked=False)
    text = re.sub(rf"^define internal (.*@{re.escape(top)}\()", r"define \1", text.replace(" noinline ", " "), flags=re.M)
    return _Reference(Module(clang.optimised(text, _FLAT)), design).module(module)


class _Reference:
    def __init__(self, source: Module, design: Design) -> None:
        self.source = source
        self.function = source.functions[design.program.top]
        self.design = design
        self.objects = Objects(source)
        self.wires: list[str] = []
        self.values: dict[str, str | Pointer] = {}
        self.sizes: dict[str, int] = {}
        self.first: dict[str, str] = {}  # what objects hold at the beginning
        self.now: dict[str, str] = {}
        self.undefined: list[str] = []
        self.place = design.program.functions[design.program.top].place

    def module(self, name: str) -> str:
        width = self.design.program.functions[self.function.name].width
        interface = {memory.symbol: memory.size for memory in self.design.program.memories if memory.interface}
        ports = []
        for param in self.function.params:
            if param.type.kind == "ptr":
                self._object(param.name, interface.get(f"*{param.name}", 0), f"\\mem_{param.name} ")
                self.values[param.name] = Pointer(param.name, "64'd0")
            else:
                ports.append(f"  input [{param.type.width - 1}:0] \\arg_{param.name} ")
                self.values[param.name] = f"\\arg_{param.name} "
        for symbol, size in interface.items():
            if not symbol.startswith("*"):
                self._object(symbol, size, f"\\mem_{symbol} ")
        outside = [memory for memory in self.sizes if self.sizes[memory]]
        ports += [f"  input [{8 * self.sizes[memory] - 1}:0] \\mem_{memory} " for memory in outside]
        results = self._blocks()
        if width:
            ports.append(f"  output [{width - 1}:0] result")
            self.wires.append(f"  assign result = {self._chosen([(when, value) for when, value, _ in results])};")
        for memory in outside:
            ports.append(f"  output [{8 * self.sizes[memory] - 1}:0] \\after_{memory} ")
            after = self._chosen([(when, state[memory]) for when, _, state in results])
            self.wires.append(f"  assign \\after_{memory} = {after};")
        if sum(self.sizes.values()) > MAX_BYTES:
            raise self._refuse(f"{sum(self.sizes.values())} bytes of arrays and tables, more than {MAX_BYTES}")
        self.wires.append(f"  assign defined = ~({' | '.join(self.undefined) or ZERO});")
        body = "\n".join(self.wires)
        return f"module {name} (\n" + ",\n".join([*ports, "  output defined"]) + f"\n);\n{body}\nendmodule\n"

    def _refuse(self, what: str) -> HlsError:
        return HlsError(f"not proven: {what}; `tandem-hls test` compares single calls", self.place)

    def _object(self, name: str, size: int, first: str) -> None:
        self.sizes[name], self.first[name], self.now[name] = size, first, first

    def _wire(self, width: int, text: str) -> str:
        name = f"w{len(self.wires)}"
        self.wires.append(f"  wire [{width - 1}:0] {name} = {text};")
        return name

    def _chosen(self, ways: list[tuple[str, str]]) -> str:
        """The value of the way that is taken."""
        if len({value for _, value in ways}) == 1:
            return ways[0][1]
        return " : ".join([*(f"{when} ? {value}" for when, value in ways[:-1]), ways[-1][1]])

    def _blocks(self) -> list[tuple[str, str, dict[str, str]]]:
        """Every block, with what holds when it runs. Returns the ways to end: when, the value, and what objects hold."""
        edges: dict[str, dict[str, str]] = {block.name: {} for block in self.function.blocks}
        left: dict[str, dict[str, str]] = {}
        results = []
        for block in self._ordered():
            self.now = dict(self.first)
            into = edges[block.name]
            self.here = self._wire(1, " | ".join(into.values())) if into else "1'b1"
            if into:
                for memory in {memory for pred in into for memory in left[pred]}:
                    ways = [(when, left[pred].get(memory, self.first[memory])) for pred, when in into.items()]
                    self.now[memory] = self._wire(max(1, 8 * self.sizes[memory]), self._chosen(ways))
            for inst in block.insts[:-1]:
                self.place = self._line(inst) or self.place
                result = self._phi(inst, into) if inst.op == "phi" else self._instruction(inst)
                if result is not None:
                    self.values[inst.name] = result
            left[block.name] = self.now
            last = block.insts[-1]
            self.place = self._line(last) or self.place
            if last.op == "ret":
                results.append((self.here, self._number(last.args[0]) if last.args else "", self.now))
            elif last.op == "unreachable":
                self.undefined.append(self.here)
            else:
                for target, when in self._ways(last).items():
                    edges[target][block.name] = self._wire(1, f"{self.here} & ({when})")
        if not results:
            raise self._refuse("it never returns")
        return results

    def _ordered(self) -> list[Block]:
        """Returns blocks, each after the blocks that lead to it.

        Raises:
            HlsError: There is a loop.
        """
        by_name = {block.name: block for block in self.function.blocks}
        done: list[Block] = []
        state: dict[str, int] = {}

        def visit(name: str) -> None:
            state[name] = 1
            last = by_name[name].insts[-1]
            for label in last.labels if last.op in ("br", "switch") else []:
                if state.get(label) == 1:
                    self.place = self._line(last) or self.place
                    raise self._refuse("a loop without a constant number of iterations")
                if label not in state:
                    visit(label)
            state[name] = 2
            done.append(by_name[name])

        visit(self.function.blocks[0].name)
        return done[::-1]

    def _line(self, inst: Inst) -> Place | None:
        line = self.source.line(inst.dbg)
        return Place(self.source.file(inst.dbg), line) if line else None

    def _ways(self, last: Inst) -> dict[str, str]:
        """Returns the targets of a block, each with its condition."""
        if not last.args:
            return {last.labels[0]: "1'b1"}
        value = self._number(last.args[0])
        if last.op == "br":
            pairs = [(last.labels[0], value), (last.labels[1], f"~{value}")]
        else:
            equal = [f"({value} == {self._number(case)})" for case in last.args[1:]]
            pairs = [(last.labels[0], f"~({' | '.join(equal) or ZERO})"), *zip(last.labels[1:], equal, strict=True)]
        found: dict[str, str] = {}
        for label, when in pairs:
            found[label] = f"{found[label]} | {when}" if label in found else when
        return found

    # values

    def _value(self, operand: Operand) -> str | Pointer:
        if operand.kind == "local":
            return self.values[operand.name]
        if operand.kind == "const":
            return f"{operand.type.width}'d{operand.value}"
        if operand.kind in ("zero", "undef") and operand.type.kind == "int":
            return f"{operand.type.width}'d0"
        if operand.kind == "expr" and operand.name == "getelementptr" and operand.source:
            return self._address(list(operand.parts), operand.source)
        if operand.kind != "global" or operand.name in self.source.functions:
            raise self._refuse("an address that is a number")
        if operand.name not in self.sizes:
            memory = self.objects.named(operand.name)
            if not memory.constant or memory.pointers:
                raise self._refuse(f"'{operand.name}' keeps its value from call to call, or has addresses in it")
            image = int.from_bytes(memory.image, "little")
            self._object(operand.name, memory.size, f"{8 * memory.size}'h{image:x}")
        return Pointer(operand.name, "64'd0")

    def _number(self, operand: Operand) -> str:
        found = self._value(operand)
        if isinstance(found, Pointer):
            raise self._refuse("an address that is a number")
        return found

    def _pointer(self, operand: Operand) -> Pointer:
        found = self._value(operand)
        if not isinstance(found, Pointer):
            raise self._refuse("a number that is an address")
        return found

    def _either(self, ways: list[tuple[str, str | Pointer]], width: int) -> str | Pointer:
        """A value, or an address in one object."""
        memories = {each.memory for _, each in ways if isinstance(each, Pointer)}
        if not memories:
            return self._wire(width, self._chosen([(when, str(each)) for when, each in ways]))
        if len(memories) > 1 or any(isinstance(each, str) for _, each in ways):
            raise self._refuse("an address that may be in several objects")
        offsets = [(when, each.offset) for when, each in ways if isinstance(each, Pointer)]
        return Pointer(memories.pop(), self._wire(64, self._chosen(offsets)))

    def _phi(self, inst: Inst, into: dict[str, str]) -> str | Pointer:
        by_label = dict(zip(inst.labels, inst.args, strict=True))
        return self._either([(when, self._value(by_label[pred])) for pred, when in into.items()], inst.type.width)

    def _instruction(self, inst: Inst) -> str | Pointer | None:
        op, width = inst.op, inst.type.width
        if op == "alloca":
            assert inst.source
            self._object(f"{inst.name}.local", inst.source.size, f"{8 * inst.source.size}'d0")
            return Pointer(f"{inst.name}.local", "64'd0")
        if op == "getelementptr":
            assert inst.source
            return self._address(inst.args, inst.source)
        if op == "select":
            when = self._number(inst.args[0])
            return self._either([(when, self._value(inst.args[1])), ("", self._value(inst.args[2]))], width)
        if op == "load" and inst.type.kind == "int":
            return self._load(self._pointer(inst.args[0]), width)
        if op == "store" and inst.args[0].type.kind == "int":
            self._store(self._pointer(inst.args[1]), self._number(inst.args[0]), inst.args[0].type.width)
            return None
        if op == "call":
            return self._call(inst)
        if any(arg.type.kind != "int" for arg in inst.args):
            raise self._refuse(f"LLVM's '{op}' of what is no number")
        names = [self._number(arg) for arg in inst.args]
        text = self._expression(inst, names)
        if text is None:
            raise self._refuse(f"LLVM's '{op}'")
        return self._wire(width, text)

    def _expression(self, inst: Inst, names: list[str]) -> str | None:
        op, a, b = inst.op, names[0], names[-1]
        inner, width = inst.args[0].type.width, inst.type.width
        if op in ("udiv", "urem", "sdiv", "srem"):
            self.undefined.append(self._wire(1, f"{self.here} & ({b} == 0)"))
        if op in ("sdiv", "srem"):
            least, ones = f"{width}'h{1 << (width - 1):x}", f"{{{width}{{1'b1}}}}"
            self.undefined.append(self._wire(1, f"{self.here} & ({a} == {least}) & ({b} == {ones})"))
            return f"$signed({a}) {'/' if op == 'sdiv' else '%'} $signed({b})"
        if op in _BINARY:
            return f"{a} {_BINARY[op]} {b}"
        if op == "ashr":
            return f"$signed({a}) >>> {b}"
        if op == "icmp":
            if inst.predicate[0] == "s":
                a, b = f"$signed({a})", f"$signed({b})"
            return f"{a} {_COMPARED[inst.predicate[-2:]]} {b}"
        if op in ("zext", "freeze", "trunc"):
            return a  # an assignment pads with zeros, or cuts off
        if op == "sext":
            return f"{{{{{width - inner}{{{self._sign(a, inner)}}}}}, {a}}}"
        return None

    def _sign(self, a: str, width: int) -> str:
        return f"{self._wire(1, f'{a} >> {width - 1}')}"

    # memory

    def _address(self, parts: list[Operand], source: Type) -> Pointer:
        base, kind = self._pointer(parts[0]), source
        terms = [base.offset]
        for number, index in enumerate(parts[1:]):
            if number and kind.kind == "struct":
                terms.append(f"64'd{kind.offsets[index.value]}")
                kind = kind.fields[index.value]
                continue
            kind = kind.fields[0] if number else kind
            name, width = self._number(index), index.type.width
            wide = name if width == 64 else f"{{{{{64 - width}{{{self._sign(name, width)}}}}}, {name}}}"
            terms.append(f"{wide} * 64'd{kind.size}")
        return Pointer(base.memory, self._wire(64, " + ".join(terms)))

    def _inside(self, where: Pointer, size: int) -> None:
        last = self.sizes[where.memory] - size
        self.undefined.append(self._wire(1, f"{self.here} & ({where.offset} > 64'd{last})") if last >= 0 else self.here)

    def _load(self, where: Pointer, width: int) -> str:
        self._inside(where, -(-width // 8))
        return self._wire(width, f"{self.now[where.memory]} >> {{{where.offset}, 3'd0}}")

    def _store(self, where: Pointer, value: str, width: int) -> None:
        self._inside(where, -(-width // 8))
        bits = 8 * self.sizes[where.memory]
        if not bits:
            return
        mask = self._wire(bits, f"{bits}'h{(1 << 8 * -(-width // 8)) - 1:x} << {{{where.offset}, 3'd0}}")
        moved = self._wire(bits, f"{{{bits}'d0, {value}}} << {{{where.offset}, 3'd0}}")
        self.now[where.memory] = self._wire(bits, f"({self.now[where.memory]} & ~{mask}) | {moved}")

    # calls

    def _call(self, inst: Inst) -> str | None:
        name, width = inst.predicate, inst.type.width
        if name.startswith(_NOTHING):
            return None
        if name in DROPPED:
            return f"{width}'d0" if width else None
        kind = name.split(".")[1] if name.startswith("llvm.") else ""
        if kind in ("memcpy", "memmove", "memset") and inst.args[2].kind == "const":
            size = inst.args[2].value
            if kind == "memset":
                self._store(self._pointer(inst.args[0]), f"{{{size}{{{self._number(inst.args[1])}}}}}", 8 * size)
            elif size:
                self._store(self._pointer(inst.args[0]), self._load(self._pointer(inst.args[1]), 8 * size), 8 * size)
            return None
        text = self._intrinsic(kind, [self._number(arg) for arg in inst.args], width) if kind else None
        if text is None:
            raise self._refuse(f"a call of {name or 'what a pointer says'}")
        return self._wire(width, text)

    def _intrinsic(self, kind: str, names: list[str], width: int) -> str | None:
        a, b = names[0], names[1] if len(names) > 1 else names[0]
        ones, bits = range(width), [self._wire(1, f"{a} >> {at}") for at in range(width)] if kind[:2] in ("ct", "bi") else []
        if kind in ("umax", "umin"):
            return f"{a} {'>' if kind == 'umax' else '<'} {b} ? {a} : {b}"
        if kind in ("smax", "smin"):
            return f"$signed({a}) {'>' if kind == 'smax' else '<'} $signed({b}) ? {a} : {b}"
        if kind == "abs":
            return f"{self._sign(a, width)} ? -{a} : {a}"
        if kind in ("fshl", "fshr"):
            turn = f"({names[2]} % {width}'d{width})" if width & (width - 1) else f"({names[2]} & {width}'d{width - 1})"
            shifted = self._wire(2 * width, f"{{{a}, {b}}} {'<<' if kind == 'fshl' else '>>'} {turn}")
            return f"{shifted} >> {width}" if kind == "fshl" else shifted
        if kind == "bswap":
            return f"{{{', '.join(self._wire(8, f'{a} >> {at}') for at in range(0, width, 8))}}}"
        if kind == "bitreverse":
            return f"{{{', '.join(bits)}}}"
        if kind == "ctpop":
            return " + ".join(f"{{{width}'d0, {bit}}}" for bit in bits)
        if kind == "cttz":
            return " : ".join([*(f"{bits[at]} ? {width}'d{at}" for at in ones), f"{width}'d{width}"])
        if kind == "ctlz":
            return " : ".join([*(f"{bits[at]} ? {width}'d{width - 1 - at}" for at in reversed(ones)), f"{width}'d{width}"])
        return None


ZERO = "1'b0"
