"""Compiles the SystemRDL register description, and models it as plain data for the writers."""

from dataclasses import dataclass
from pathlib import Path

from systemrdl.compiler import RDLCompiler
from systemrdl.node import AddrmapNode, FieldNode, RegNode

RDL = "hw/shell/regs/tandem.rdl"


@dataclass(frozen=True)
class Field:
    """Bits `high`..`low` of a register. `reset` is None where only hardware gives the value.

    `volatile`: hardware changes it while it runs.
    """

    name: str
    high: int
    low: int
    access: str
    reset: int | None
    volatile: bool
    doc: str

    @property
    def width(self) -> int:
        """Width in bits."""
        return self.high - self.low + 1

    @property
    def mask(self) -> int:
        """A mask with ones at the field's place in its register."""
        return ((1 << self.width) - 1) << self.low


@dataclass(frozen=True)
class Register:
    """A 32-bit register at byte `offset`, or `count` of them, one after the other."""

    name: str
    offset: int
    count: int
    doc: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Code:
    """A named value that the registers carry."""

    name: str
    value: int
    doc: str


@dataclass(frozen=True)
class RegisterMap:
    """The register block: `bytes` long, registers by offset, status codes by value."""

    title: str
    bytes: int
    registers: tuple[Register, ...]
    status_codes: tuple[Code, ...]


def elaborate(root: Path) -> AddrmapNode:
    """Compiles the register description of the repository at `root`.

    Raises:
        RDLCompileError: The description is wrong; the compiler has printed where.
    """
    compiler = RDLCompiler()
    compiler.compile_file(str(root / RDL))
    return compiler.elaborate().top


def model(top: AddrmapNode) -> RegisterMap:
    """Extracts what the writers need."""
    nodes = list(top.registers(unroll=False))
    encodings = (field.get_property("encode") for node in nodes for field in node.fields())
    status = next(encoding for encoding in encodings if encoding is not None)
    return RegisterMap(
        title=top.get_property("name"),
        bytes=top.size,
        registers=tuple(sorted(map(_register, nodes), key=lambda register: register.offset)),
        status_codes=tuple(Code(code.name, int(code.value), code.rdl_desc or "") for code in status),
    )


def _register(node: RegNode) -> Register:
    return Register(
        name=node.inst_name,
        offset=node.raw_address_offset,
        count=node.array_dimensions[0] if node.array_dimensions else 1,
        doc=node.get_property("name"),
        fields=tuple(_field(field) for field in node.fields()),
    )


def _field(node: FieldNode) -> Field:
    reset = node.get_property("reset")
    return Field(
        name=node.inst_name,
        high=node.high,
        low=node.low,
        access=_access(node),
        reset=reset if isinstance(reset, int) else None,
        volatile=bool(node.is_volatile) and not node.get_property("build_constant", default=False),
        doc=node.get_property("desc") or "",
    )


def _access(node: FieldNode) -> str:
    onwrite = node.get_property("onwrite")
    if onwrite is not None:
        return {"woclr": "write 1 to clear", "wclr": "read, write clears"}[onwrite.name]
    if not node.is_sw_readable:
        return "write"
    return "read, write" if node.is_sw_writable else "read"
