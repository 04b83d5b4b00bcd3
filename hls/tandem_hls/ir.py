"""The program between LLVM and SystemVerilog: operations on bit vectors of any width, in basic blocks, in SSA form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tandem_hls.errors import Place


class Op:
    """One value. `kind` says what it is:

    const       `value`
    addr        address of `memory` plus `value` bytes, until memories are resolved
    arg, phi    phis: one operand for each of `block.preds`
    add sub mul and or xor shl lshr ashr udiv urem sdiv srem
    eq ne ult ule slt sle (one bit), select, zext, sext
    trunc       the low `width` bits
    cat         operands side by side, the first one uppermost
    pload, pstore     at an address in bytes, until memories are resolved
    load        word `args[0]` of `memory`
    store       word `args[0]` of `memory` becomes `args[1]` where `lanes` (bytes, or all) are set
    call        function `callee`; udiv and its kind become calls of a unit
    read, write streams of a core, and channels (`callee` with PREFIX)
    mul, smul   of a `unit`, if they share multipliers
    `beside`: a call that begins together with others.
    `guard`: it happens only if this operation is 1 (stores, stream accesses).
    """

    __slots__ = (
        "args",
        "beside",
        "block",
        "callee",
        "dead",
        "guard",
        "kind",
        "lanes",
        "line",
        "memory",
        "name",
        "number",
        "unit",
        "value",
        "width",
    )
    _count = 0

    def __init__(self, kind: str, width: int, args: list[Op] | None = None, *, value: int = 0, name: str = "",
                 line: Place | None = None, memory: Memory | None = None) -> None:  # fmt: skip
        Op._count += 1
        self.number = Op._count
        self.kind = kind
        self.width = width
        self.args: list[Op] = args or []
        self.value = value
        self.name = name
        self.line = line
        self.memory = memory
        self.block: Block | None = None
        self.callee = ""
        self.guard: Op | None = None
        self.lanes: Op | None = None
        self.unit: Unit | None = None
        self.beside = False
        self.dead = False

    def inputs(self) -> list[Op]:
        """Every operation that it reads, guard and lanes included."""
        more = [each for each in (self.guard, self.lanes) if each is not None]
        return [*self.args, *more] if more else self.args

    def replace(self, found: dict[Op, Op]) -> None:
        """Reads what `found` says in place of operations that it names."""
        self.args = [found.get(arg, arg) for arg in self.args]
        self.guard = found.get(self.guard, self.guard) if self.guard else None
        self.lanes = found.get(self.lanes, self.lanes) if self.lanes else None

    def __repr__(self) -> str:
        text = f"%{self.number}:{self.width}={self.kind}"
        if self.kind in ("const", "addr"):
            return f"{self.memory.name + '+' if self.memory else ''}{self.value}:{self.width}"
        return text + "(" + ",".join(f"%{a.number}" if a.kind != "const" else str(a.value) for a in self.args) + ")"


PREFIX = "channel:"  # of a callee that is a channel, and no stream of a core
EFFECTS = frozenset(["store", "pstore", "call", "read", "write"])


@dataclass(eq=False)
class Block:
    """A basic block.

    `end`: br, cond (targets if 1, if 0), switch (by `cases`, the last target otherwise), multi (the target of the first of
    `guards` that is 1, the last target otherwise), ret, halt.
    """

    name: str
    phis: list[Op] = field(default_factory=list)
    ops: list[Op] = field(default_factory=list)
    end: str = "ret"
    value: Op | None = None
    cases: list[int] = field(default_factory=list)
    guards: list[Op] = field(default_factory=list)
    targets: list[Block] = field(default_factory=list)
    preds: list[Block] = field(default_factory=list)
    line: Place | None = None
    loop: Place | None = None
    apart: str = ""

    def decides(self) -> list[Op]:
        """The operations that the end of the block reads."""
        return [*self.guards, *([self.value] if self.value is not None else [])]

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(eq=False)
class Memory:
    """An object of the program: a global, a local array, or the target of a pointer argument of the top.

    `bank` is the number of the bank, -1 if the array is not cut.
    `pointing`: an address may be kept in it. `gaps`: bytes between members, which have no value.
    Words have `word_bytes` bytes. `image` are its first bytes, `pointers` addresses in it by offset. `place`: registers,
    lut or block.
    """

    name: str
    size: int
    number: int = 0
    constant: bool = False
    image: bytes = b""
    pointers: dict[int, tuple[Memory, int]] = field(default_factory=dict)
    interface: bool = False
    readable: bool = True
    word_bytes: int = 0
    lane_bytes: int = 0
    place: str = ""
    read_ports: int = 1
    write_ports: int = 1
    line: Place | None = None
    written: bool = False
    read: bool = False
    symbol: str = ""
    initialised: bool = False
    pointing: bool = False
    gaps: frozenset[int] = frozenset()
    bank: int = -1

    @property
    def word_bits(self) -> int:
        """Bits of a word."""
        return 8 * self.word_bytes

    @property
    def depth(self) -> int:
        """Words."""
        return max(1, -(-self.size // self.word_bytes))

    @property
    def index_bits(self) -> int:
        """Bits of a word's number."""
        return max(1, (self.depth - 1).bit_length())

    @property
    def lanes(self) -> int:
        """Parts of a word that can be written alone."""
        return self.word_bytes // self.lane_bytes

    def words(self) -> list[int]:
        """Returns the content when the program begins."""
        data = bytearray(self.image.ljust(self.depth * self.word_bytes, b"\0"))
        for offset, (memory, inner) in self.pointers.items():
            data[offset : offset + 8] = ((memory.number << 32) + inner & (1 << 64) - 1).to_bytes(8, "little")
        size = self.word_bytes
        return [int.from_bytes(data[at * size : (at + 1) * size], "little") for at in range(self.depth)]


@dataclass(eq=False)
class Unit:
    """Multipliers that products share: `count` of them, with factors of `width` bits."""

    count: int
    width: int
    signed: bool


@dataclass(eq=False)
class Channel:
    """A queue of `depth` words from one function to another."""

    name: str
    writer: str
    reader: str
    depth: int
    width: int = 64

    @property
    def callee(self) -> str:
        """The name in its accesses."""
        return PREFIX + self.name


@dataclass(eq=False)
class Function:
    """A function that becomes a module."""

    name: str
    args: list[Op]
    width: int
    blocks: list[Block] = field(default_factory=list)
    place: Place | None = None

    def ops(self) -> Iterator[Op]:
        """Every operation in a block, phis included."""
        for block in self.blocks:
            yield from block.phis
            yield from block.ops

    def link(self) -> None:
        """Finds who comes before each block, drops what is never reached, and the operands of phis for it."""
        order: list[Block] = []
        seen = {self.blocks[0]}
        stack = [self.blocks[0]]
        while stack:
            block = stack.pop()
            order.append(block)
            for target in reversed(block.targets):
                if target not in seen:
                    seen.add(target)
                    stack.append(target)
        preds: dict[Block, list[Block]] = {block: [] for block in order}
        for block in order:
            for target in dict.fromkeys(block.targets):
                preds[target].append(block)
        for block in order:
            if block.phis and block.preds and block.preds != preds[block]:
                places = [block.preds.index(each) for each in preds[block]]
                for phi in block.phis:
                    phi.args = [phi.args[at] for at in places]
            block.preds = preds[block]
        self.blocks = order


@dataclass
class Program:
    """All functions, the top first, and all memories."""

    top: str
    functions: dict[str, Function]
    memories: list[Memory]
    warnings: list[str] = field(default_factory=list)
    arguments: list[Memory | Op] = field(default_factory=list)
    channels: list[Channel] = field(default_factory=list)
