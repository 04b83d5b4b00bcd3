"""The parts of a file of LLVM IR, as `llvm_text` reads it."""

from dataclasses import dataclass, field

from tandem_hls.llvm_types import Type


@dataclass(frozen=True)
class Operand:
    """A value as it is named: `kind` is local, global, const (bits in `value`), undef, zero, parts, bytes or expr."""

    kind: str
    type: Type
    name: str = ""
    value: int = 0
    parts: tuple["Operand", ...] = ()
    source: Type | None = None


@dataclass
class Inst:
    """One instruction. What `extra` holds depends on `op`: predicate, labels, cases, alignment, callee."""

    op: str
    type: Type
    name: str
    args: list[Operand]
    source: Type | None = None
    labels: list[str] = field(default_factory=list)
    predicate: str = ""
    align: int = 1
    dbg: int = -1
    loop: int = -1
    volatile: bool = False


@dataclass
class Block:
    """A basic block; its last instruction ends it."""

    name: str
    insts: list[Inst] = field(default_factory=list)


@dataclass
class Function:
    """A function; without blocks it is only declared."""

    name: str
    type: Type
    params: list[Operand]
    blocks: list[Block]
    dbg: int = -1
    internal: bool = False
    varargs: bool = False
    dereferenceable: list[int] = field(default_factory=list)
    by_value: bool = False


@dataclass
class Global:
    """A global object; `initial` is None if it is only declared."""

    name: str
    type: Type
    constant: bool
    initial: Operand | None
    internal: bool
    dbg: int = -1
