"""Tokens of a line of LLVM IR, with the types and constants that they name."""

import re
import struct
from collections.abc import Callable
from functools import lru_cache

from tandem_hls.errors import HlsError
from tandem_hls.llvm_ir import Operand
from tandem_hls.llvm_types import Type, simple

_TOKEN = re.compile(
    r"""\s*(?:(c"(?:[^"\\]|\\.)*")|([%@!](?:"[^"]*"|[-a-zA-Z$._0-9]+))|("[^"]*")|(\#\d+)
    |(-?\d+\.\d+(?:e[+-]\d+)?|0x[KLMHR]?[0-9A-Fa-f]+|f0x[0-9A-Fa-f]+|-?\d+)|(\.\.\.|[a-zA-Z_][\w.]*)|(;.*)|(.))""",
    re.X,
)
_CONSTANTS = frozenset(
    ["true", "false", "null", "undef", "poison", "zeroinitializer", "none", "splat", "asm", "blockaddress"]
)
_EXPRESSIONS = frozenset(
    ["getelementptr", "ptrtoint", "inttoptr", "bitcast", "trunc", "add", "sub", "xor", "ptrtoaddr", "mul", "icmp", "select",
     "zext", "sext", "shl", "lshr", "ashr", "and", "or", "udiv", "sdiv", "urem", "srem", "fcmp", "addrspacecast"]
)


class Reader:
    """The tokens of one line."""

    def __init__(self, text: str, named: Callable[[str], Type]) -> None:
        self.tokens = [m.group().strip() for m in _TOKEN.finditer(text) if m.group(7) is None]
        self.at = 0
        self._named = named

    def peek(self, ahead: int = 0) -> str:
        """Returns the next token and leaves it there; empty at the end."""
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def next(self) -> str:
        """The next token."""
        self.at += 1
        return self.tokens[self.at - 1] if self.at <= len(self.tokens) else ""

    def expect(self, token: str) -> None:
        """Takes this token."""
        found = self.next()
        if found != token:
            raise unreadable(" ".join(self.tokens), f"'{found}' for '{token}'")

    def skip_group(self) -> None:
        """Takes a group in parentheses."""
        depth = 0
        while True:
            token = self.next()
            depth += (token == "(") - (token == ")")
            if depth == 0 or not token:
                return

    def words(self) -> list[str]:
        """Takes flags and predicates, up to a type."""
        found = []
        while self.peek() and self._type_ahead() is False:
            found.append(self.next())
            if self.peek() == "(":
                self.skip_group()
        return found

    def alignment(self) -> int:
        """The alignment at the end of the line, 1 if none is there."""
        while self.peek():
            if self.next() == "align":
                return int(self.next())
        return 1

    def indices(self) -> list[str]:
        """Constant indices at the end of the line."""
        found = []
        while self.peek() == ",":
            self.next()
            found.append(self.next())
        return found

    def attributes(self) -> None:
        """Takes attributes of a parameter."""
        while True:
            token = self.peek()
            if not token or token[0] in "%@,)" or token in _CONSTANTS or token in _EXPRESSIONS or token[0] in "[{<c-":
                if not (token and token[0] == "c" and not token.startswith('c"')):
                    return
            if token[0].isdigit() or token.startswith(("0x", "f0x")):
                return
            self.next()
            if token == "align" and self.peek().isdigit():
                self.next()
            if self.peek() == "(":
                self.skip_group()

    def _type_ahead(self) -> bool:
        token = self.peek()
        return token[0] in "[{<%" or simple(token) is not None

    def maybe_type(self) -> Type | None:
        """A type, if one is next. `%x` counts as one only if a struct has that name."""
        token = self.peek()
        if not token:
            return None
        if token[0] == "%":
            return self.type() if self._named(token).kind != "void" else None
        return self.type() if self._type_ahead() else None

    def type(self) -> Type:
        """Takes a type."""
        token = self.next()
        found = simple(token)
        if found is not None:
            if found.kind == "ptr" and self.peek() == "addrspace":
                self.next()
                self.skip_group()
            return found
        if token.startswith("%"):
            return self._named(token)
        if token == "[":
            count = int(self.next())
            self.expect("x")
            element = self.type()
            self.expect("]")
            return Type("array", count=count, fields=(element,))
        if token == "<" and self.peek() != "{":
            count = int(self.next())
            self.expect("x")
            element = self.type()
            self.expect(">")
            return Type("vector", count=count, fields=(element,))
        packed = token == "<"
        if packed:
            token = self.next()
        if token != "{":
            raise unreadable(" ".join(self.tokens), f"no type at '{token}'")
        fields = []
        while self.peek() != "}":
            fields.append(self.type())
            if self.peek() == ",":
                self.next()
        self.next()
        if packed:
            self.expect(">")
        return Type("struct", fields=tuple(fields), packed=packed)

    def typed(self) -> Operand:
        """Takes a type and a value of it."""
        kind = self.type()
        self.attributes()
        return self.value(kind)

    def value(self, kind: Type) -> Operand:
        """Takes a value."""
        token = self.peek()
        if token.startswith("%"):
            return Operand("local", kind, unquote(self.next()[1:]))
        return self.constant(kind)

    def constant(self, kind: Type) -> Operand:
        """Takes a constant of this type."""
        token = self.next()
        if token.startswith("@"):
            return Operand("global", kind, unquote(token[1:]))
        if token in ("true", "false"):
            return Operand("const", kind, value=int(token == "true"))
        if token in ("null", "zeroinitializer", "none"):
            return Operand("zero", kind)
        if token in ("undef", "poison"):
            return Operand("undef", kind)
        if token.startswith('c"'):
            data = re.sub(rb"\\(\\|[0-9A-Fa-f]{2})", _escaped, token[2:-1].encode("latin-1"))
            return Operand("bytes", kind, value=int.from_bytes(data, "little"))
        if token == "blockaddress":  # of a label; what jumps there is refused
            self.skip_group()
            return Operand("undef", kind)
        if token == "splat":
            self.expect("(")
            element = self.typed()
            self.expect(")")
            return Operand("parts", kind, parts=(element,) * kind.count)
        if token in ("[", "{", "<"):
            if token == "<" and self.peek() == "{":
                self.next()
            parts = []
            while self.peek() not in ("]", "}", ">"):
                parts.append(self.typed())
                if self.peek() == ",":
                    self.next()
            if self.next() == "}" and self.peek() == ">" and kind.packed:
                self.next()
            return Operand("parts", kind, parts=tuple(parts))
        if token in _EXPRESSIONS:
            return self._expression(token, kind)
        if re.fullmatch(r"-?\d+", token):
            return Operand("const", kind, value=int(token) & ((1 << kind.width) - 1))
        return Operand("const", kind, value=_float_bits(token, kind))

    def _expression(self, token: str, kind: Type) -> Operand:
        while self.peek() != "(":
            self.next()
            if self.peek() == "(" and self.tokens[self.at - 1] in ("inrange",):
                self.skip_group()
        self.next()
        source = None
        if token == "getelementptr":
            source = self.type()
            self.expect(",")
        parts = [self.typed()]
        while self.peek() == ",":
            self.next()
            parts.append(self.typed())
        if self.peek() == "to":
            self.next()
            self.type()
        self.expect(")")
        return Operand("expr", kind, name=token, parts=tuple(parts), source=source)


def unreadable(line: str, why: str = "") -> HlsError:
    """The error for a line of LLVM IR that is not understood."""
    return HlsError(f"LLVM IR that this version cannot read{f', {why}' if why else ''}: {line.strip()[:300]}")


def _float_bits(token: str, kind: Type) -> int:
    """The bits of a floating-point constant."""
    if token.startswith("f0x"):
        return int(token[3:], 16)
    if token.startswith("0x"):
        digits = token[2:].lstrip("KLMHR")
        bits = int(digits, 16)
        if kind.kind == "float":  # printed as the double of the same value
            return int.from_bytes(struct.pack("<f", struct.unpack("<d", bits.to_bytes(8, "little"))[0]), "little")
        return bits
    number = float(token)
    return int.from_bytes(struct.pack("<f" if kind.kind == "float" else "<d", number), "little")


def _escaped(match: re.Match[bytes]) -> bytes:
    return b"\\" if match.group(1) == b"\\" else bytes([int(match.group(1), 16)])


@lru_cache(maxsize=100_000)
def unquote(name: str) -> str:
    return name[1:-1] if name.startswith('"') else name
