"""Constants and addresses of LLVM IR, and its globals as memories."""

from tandem_hls.build import Builder, const
from tandem_hls.errors import HlsError, Place
from tandem_hls.ir import Memory, Op
from tandem_hls.llvm_ir import Operand
from tandem_hls.llvm_text import Module
from tandem_hls.llvm_types import Type

# The number of the first function whose address is kept; memories have smaller ones.
FUNCTIONS = 1 << 31
# A constant expression may compute these of numbers.
COMPUTED = frozenset(["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "zext", "sext", "select"])


class Objects:
    """Globals as memories, made when they are first named."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._found: dict[str, Memory] = {}
        self._functions: dict[str, int] = {}
        self.memories: list[Memory] = []

    def add(self, memory: Memory) -> Memory:
        """Numbers a memory."""
        self.memories.append(memory)
        memory.number = len(self.memories)
        return memory

    def named(self, name: str, place: Place | None = None) -> Memory:
        """The memory of a global."""
        if name not in self._found:
            each = self._module.globals.get(name)
            if each is None:
                raise HlsError(f"'{name}' is a function whose address is taken, or has no definition",
                               place, "a switch that calls each function by its name")  # fmt: skip
            if each.initial is None:
                raise HlsError(
                    f"'{name}' is declared but not defined in this file", place, "#include the file that defines it"
                )
            memory = self.add(Memory(name, each.type.size, constant=each.constant, symbol=name, initialised=True))
            self._found[name] = memory
            memory.interface = not each.internal and not each.constant
            image = bytearray(each.type.size)
            self._fill(memory, image, 0, each.initial)
            if memory.interface and (memory.pointers or _element(each.type).kind == "ptr"):
                raise HlsError(f"'{name}' is a memory outside and has pointers, which mean nothing there", place,
                               "static, or const if nothing writes it; or indices in place of the pointers")  # fmt: skip
            memory.image = bytes(image)
        return self._found[name]

    def _function(self, name: str) -> int:
        """The number of a function whose address is kept: no memory has it, and no other function."""
        return FUNCTIONS + self._functions.setdefault(name, len(self._functions))

    def _fill(self, memory: Memory, image: bytearray, at: int, value: Operand) -> None:
        kind = value.type
        if value.kind in ("zero", "undef"):
            return
        if value.kind == "const":
            size = -(-kind.width // 8)
            image[at : at + size] = value.value.to_bytes(size, "little")
        elif value.kind == "bytes":
            image[at : at + kind.size] = value.value.to_bytes(kind.size, "little")
        elif value.kind == "parts":
            for number, part in enumerate(value.parts):
                offset = kind.offsets[number] if kind.kind == "struct" else number * kind.fields[0].size
                self._fill(memory, image, at + offset, part)
        else:
            found = self.constant(value)
            if found.kind == "addr":
                assert found.memory
                memory.pointers[at] = (found.memory, found.value)
            elif found.kind != "const":
                raise HlsError(
                    f"'{memory.name}' begins with a number that is made of an address", instead="set it in the program"
                )
            else:
                size = -(-kind.width // 8)
                image[at : at + size] = found.value.to_bytes(size, "little")

    def constant(self, value: Operand, build: Builder | None = None) -> Op:
        """A constant, an address, or what `build` appends to compute with one."""
        width = value.type.width
        if value.kind == "const":
            return const(value.value, width)
        if value.kind in ("zero", "undef"):
            return const(0, width)
        if value.kind == "global":
            if value.name in self._module.functions:
                return const(self._function(value.name) << 32, 64)
            return Op("addr", 64, memory=self.named(value.name, build.line if build else None))
        if value.kind == "bytes":
            return const(value.value, width)
        if value.kind == "parts":
            total = 0
            for part in reversed(value.parts):
                inner = self.constant(part, build)
                total = total << part.type.width | inner.value
            return const(total, width)
        builder = build or Builder([])
        parts = [self.constant(part, build) for part in value.parts]
        if value.name == "getelementptr":
            assert value.source
            return address(builder, parts, value.source)
        if value.name in ("ptrtoint", "inttoptr", "bitcast", "trunc", "ptrtoaddr"):
            return parts[0] if parts[0].kind == "addr" and width == 64 else builder.zext(parts[0], width)
        if value.name == "sub" and parts[0].kind == parts[1].kind == "addr" and parts[0].memory is parts[1].memory:
            return const(parts[0].value - parts[1].value, width)
        if value.name not in COMPUTED:
            raise HlsError(f"a constant that LLVM's '{value.name}' makes of an address", build.line if build else None,
                           "an expression in a function")  # fmt: skip
        return builder.op(value.name, width, *parts)


def _element(kind: Type) -> Type:
    """Returns the type of an array's elements."""
    return _element(kind.fields[0]) if kind.kind == "array" else kind


def address(build: Builder, parts: list[Op], source: Type) -> Op:
    """Returns the address that getelementptr computes, in bytes, from a base and its indices."""
    total = parts[0]
    kind = source
    for number, index in enumerate(parts[1:]):
        if number:
            if kind.kind == "struct":
                assert index.kind == "const"
                total = build.op("add", 64, total, const(kind.offsets[index.value], 64))
                kind = kind.fields[index.value]
                continue
            kind = kind.fields[0]
        wide = build.sext(index, 64)
        total = build.op("add", 64, total, build.op("mul", 64, wide, const(kind.size, 64)))
    return total
