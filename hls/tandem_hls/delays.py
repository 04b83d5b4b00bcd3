"""The delays of operations on a target, in nanoseconds: the scheduler puts so much between two registers."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tandem_hls.errors import HlsError
from tandem_hls.ir import Memory, Op

TABLE = Path(__file__).with_name("delays.toml")
FREE = frozenset(["zext", "sext", "trunc", "cat"])
SHIFTS = frozenset(["shl", "lshr", "ashr"])


def is_free(op: Op) -> bool:
    """Returns whether an operation consists of wires alone."""
    return op.kind in FREE or (op.kind in SHIFTS and op.args[1].kind == "const")


@dataclass(frozen=True)
class Delays:
    """The delays of one target. Each kind of operation has `fixed` and `per_bit` nanoseconds; for a selection, `per_bit` is
    of its condition alone."""

    target: str
    register: float
    kinds: dict[str, tuple[float, float]]

    def of(self, op: Op) -> float:
        """Returns the delay of an operation, with the wire after it."""
        if is_free(op) or op.kind in ("const", "arg", "phi", "addr", "call"):
            return 0.0
        kind = op.kind
        width = op.width
        if kind in ("eq", "ne"):
            kind, width = "eq", op.args[0].width
            if op.args[1].kind == "const":
                kind = "eq_const"
        elif kind in ("ult", "ule", "slt", "sle"):
            kind, width = "less", op.args[0].width
        elif kind == "sub":
            kind = "add"
        elif kind in ("and", "or", "xor"):
            if op.args[1].kind == "const":
                return self.kinds["invert"][0] if kind == "xor" else 0.0
            kind = "logic"
        elif kind in SHIFTS:
            kind, width = "shift", max(1, (op.args[0].width - 1).bit_length())
        elif kind == "smul":
            kind = "mul"
        elif kind == "load":
            assert op.memory
            return self.read(op.memory)
        elif kind == "store":
            kind = "store"
        fixed, per_bit = self.kinds.get(kind, self.kinds["logic"])
        if kind == "select":
            per_bit = 0.0
        chosen = self.kinds["logic"][0] if op.unit is not None else 0.0  # its operands, by state
        return fixed + per_bit * width + chosen

    def fan_out(self, op: Op, arg: Op) -> float:
        """Returns the extra delay of the wire to an operand: one condition drives all bits of a selection."""
        return self.kinds["select"][1] * op.width if op.kind == "select" and arg is op.args[0] else 0.0

    def read(self, memory: Memory) -> float:
        """Returns the delay from an address to the word, or for a block RAM from the clock to the word."""
        if memory.place == "block":
            return self.kinds["block"][0]
        fixed, per_bit = self.kinds["table" if memory.constant else "lut_ram"]
        return fixed + per_bit * max(0, memory.index_bits - 4)


@lru_cache(maxsize=8)
def load(target: str) -> Delays:
    """Returns the table of a target.

    Raises:
        HlsError: There is no table of that name.
    """
    tables = tomllib.loads(TABLE.read_text())
    if target not in tables:
        raise HlsError(f"there are no delays for target '{target}'; there are: {', '.join(tables)}", code=2)
    table = tables[target]
    kinds = {name: (float(each[0]), float(each[1])) for name, each in table["kinds"].items()}
    return Delays(target, float(table["register"]), kinds)
