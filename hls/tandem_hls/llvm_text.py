"""Reads LLVM IR as llvmlite prints it (LLVM 22).

llvmlite runs LLVM's passes, but its interface says neither predicates nor types of addresses nor lines of the source, and
each question prints a whole function. The text has all of it.
"""

import re
import struct
from dataclasses import dataclass, field
from functools import lru_cache

from tandem_hls.errors import HlsError
from tandem_hls.llvm_types import PTR, Type, simple

_TOKEN = re.compile(
    r"""\s*(?:(c"(?:[^"\\]|\\.)*")|([%@!](?:"[^"]*"|[-a-zA-Z$._0-9]+))|("[^"]*")|(\#\d+)
    |(-?\d+\.\d+(?:e[+-]\d+)?|0x[KLMHR]?[0-9A-Fa-f]+|f0x[0-9A-Fa-f]+|-?\d+)|(\.\.\.|[a-zA-Z_][\w.]*)|(;.*)|(.))""",
    re.X,
)
_CONSTANTS = frozenset(
    ["true", "false", "null", "undef", "poison", "zeroinitializer", "none", "splat", "asm", "blockaddress"]
)
_EXPRESSIONS = frozenset(
    ["getelementptr", "ptrtoint", "inttoptr", "bitcast", "trunc", "add", "sub", "xor", "ptrtoaddr", "mul"]
)
_CASTS = frozenset(["trunc", "zext", "sext", "ptrtoint", "inttoptr", "bitcast", "fptrunc", "fpext", "fptoui", "fptosi",
                    "uitofp", "sitofp", "addrspacecast", "ptrtoaddr"])  # fmt: skip
_BINARY = frozenset(["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
                     "fadd", "fsub", "fmul", "fdiv", "frem"])  # fmt: skip


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


@dataclass
class Global:
    """A global object; `initial` is None if it is only declared."""

    name: str
    type: Type
    constant: bool
    initial: Operand | None
    internal: bool
    dbg: int = -1


class Module:
    """What a file of LLVM IR contains."""

    def __init__(self, text: str) -> None:
        self.types: dict[str, Type] = {}
        self.globals: dict[str, Global] = {}
        self.functions: dict[str, Function] = {}
        self.metadata: dict[int, str] = {}
        self._type_lines: dict[str, str] = {}
        lines = text.split("\n")
        for line in lines:
            if line.startswith("%") and " = type " in line:
                name, _, body = line.partition(" = type ")
                self._type_lines[name] = body
            elif line.startswith("!") and line[1:2].isdigit():
                name, _, body = line.partition(" = ")
                self.metadata[int(name[1:])] = body
        at = 0
        while at < len(lines):
            line = lines[at]
            if line.startswith("@") and " = " in line:
                self._global(line)
            elif line.startswith(("define ", "declare ")):
                end = at
                if line.startswith("define "):
                    while lines[end] != "}":
                        end += 1
                self._function(line, lines[at + 1 : end])
                at = end
            at += 1

    def named_type(self, name: str) -> Type:
        """The struct of this name."""
        if name not in self.types:
            body = self._type_lines.get(name, "opaque")
            self.types[name] = Type("void") if body == "opaque" else Reader(body, self).type()
        return self.types[name]

    def line(self, dbg: int) -> int:
        """The line of a location in the source, 0 if it has none: where inlined code stands, not where it is called."""
        return _number(self.metadata.get(dbg, ""), "line: ")

    def file(self, dbg: int) -> str:
        """The file of a location, as it was named to clang."""
        seen = 0
        while seen < 50:
            text = self.metadata.get(dbg, "")
            found = re.search(r"DIFile\(filename: \"([^\"]*)\"", text)
            if found:
                return found.group(1)
            link = re.search(r"(?:file|scope): !(\d+)", text)
            if not link:
                return ""
            dbg, seen = int(link.group(1)), seen + 1
        return ""

    def _global(self, line: str) -> None:
        reader = Reader(line, self)
        name = reader.next()[1:]
        reader.next()
        words = []
        while (word := reader.next()) not in ("global", "constant", "alias", "ifunc", ""):
            words.append(word)
            if reader.peek() == "(":
                reader.skip_group()
        if word not in ("global", "constant"):
            return
        kind = reader.type()
        external = any(each in ("external", "extern_weak") for each in words)
        initial = None if external else reader.constant(kind)
        internal = any(each in ("internal", "private") for each in words)
        found = re.search(r", !dbg !(\d+)", line)
        self.globals[name] = Global(name, kind, word == "constant", initial, internal, int(found.group(1)) if found else -1)

    def _function(self, header: str, body: list[str]) -> None:
        reader = Reader(header, self)
        reader.next()
        kind: Type | None = None
        internal = False
        while not reader.peek().startswith("@"):
            word = reader.peek()
            internal |= word in ("internal", "private")
            found = reader.maybe_type()
            if found is not None:
                kind = found
            else:
                reader.next()
                if reader.peek() == "(":
                    reader.skip_group()
        name = _unquote(reader.next()[1:])
        reader.expect("(")
        params: list[Operand] = []
        sizes: list[int] = []
        varargs = False
        while reader.peek() != ")":
            if reader.peek() == "...":
                varargs = bool(reader.next())
                continue
            begin = reader.at
            param_type = reader.type()
            reader.attributes()
            found_size = re.search(r"dereferenceable \( (\d+) \)", " ".join(reader.tokens[begin : reader.at]))
            sizes.append(int(found_size.group(1)) if found_size else 0)
            local = reader.next()[1:] if reader.peek().startswith("%") else f"{len(params)}"
            params.append(Operand("local", param_type, _unquote(local)))
            if reader.peek() == ",":
                reader.next()
        found_dbg = re.search(r"!dbg !(\d+)", header)
        assert kind is not None
        self.functions[name] = Function(name, kind, params, _blocks(body, self, len(params)),
                                        int(found_dbg.group(1)) if found_dbg else -1, internal, varargs, sizes)  # fmt: skip


def _escaped(match: re.Match[bytes]) -> bytes:
    return b"\\" if match.group(1) == b"\\" else bytes([int(match.group(1), 16)])


def _number(text: str, before: str) -> int:
    found = re.search(before + r"(\d+)", text)
    return int(found.group(1)) if found else 0


@lru_cache(maxsize=100_000)
def _unquote(name: str) -> str:
    return name[1:-1] if name.startswith('"') else name


def _blocks(lines: list[str], module: Module, params: int) -> list[Block]:
    blocks: list[Block] = []
    pending = ""
    for line in lines:
        if pending:
            pending += " " + line.strip()
            if line.strip().startswith("]"):
                line, pending = "  " + pending, ""
            else:
                continue
        if not line or line.startswith((";", "    #dbg")):
            continue
        if not line.startswith(" "):
            label = line.partition(":")[0] if not line.startswith('"') else line[: line.index('"', 1) + 1]
            blocks.append(Block(_unquote(label)))
            continue
        if not blocks:
            blocks.append(Block(str(params)))
        stripped = line.strip()
        if stripped.startswith("switch ") and "]" not in stripped:
            pending = stripped
            continue
        blocks[-1].insts.append(_instruction(stripped, module))
    return blocks


def _instruction(text: str, module: Module) -> Inst:
    dbg = loop = -1
    at = text.find(", !")
    if at >= 0:
        dbg = _tag(text[at:], "!dbg !")
        loop = _tag(text[at:], "!llvm.loop !")
        text = text[:at]
    reader = Reader(text, module)
    name = ""
    if reader.peek().startswith("%"):
        name = _unquote(reader.next()[1:])
        reader.next()
    inst = _parse(reader, name)
    inst.dbg, inst.loop = dbg, loop
    return inst


def _tag(text: str, word: str) -> int:
    at = text.find(word)
    if at < 0:
        return -1
    found = re.match(r"\d+", text[at + len(word) :])
    return int(found.group()) if found else -1


def _parse(reader: "Reader", name: str) -> Inst:
    op = reader.next()
    if op in ("tail", "musttail", "notail"):
        op = reader.next()
    void = Type("void")
    if op in _BINARY or op in ("icmp", "fcmp", "fneg", "freeze"):
        words = reader.words()
        kind = reader.type()
        args = [reader.value(kind)]
        while reader.peek() == ",":
            reader.next()
            args.append(reader.value(kind))
        result = Type("int", 1) if op in ("icmp", "fcmp") else kind
        return Inst(op, result, name, args, predicate=words[-1] if words else "")
    if op in _CASTS:
        reader.words()
        value = reader.typed()
        reader.expect("to")
        return Inst(op, reader.type(), name, [value])
    if op == "getelementptr":
        reader.words()
        source = reader.type()
        args = []
        while reader.peek() == ",":
            reader.next()
            args.append(reader.typed())
        return Inst(op, PTR, name, args, source=source)
    if op == "load":
        reader.words()
        kind = reader.type()
        reader.expect(",")
        return Inst(op, kind, name, [reader.typed()], align=reader.alignment())
    if op == "store":
        reader.words()
        value = reader.typed()
        reader.expect(",")
        return Inst(op, void, name, [value, reader.typed()], align=reader.alignment())
    if op == "alloca":
        reader.words()
        kind = reader.type()
        args = []
        if reader.peek() == "," and reader.peek(1) != "align":
            reader.next()
            args.append(reader.typed())
        return Inst(op, PTR, name, args, source=kind, align=reader.alignment())
    if op == "phi":
        reader.words()
        kind = reader.type()
        inst = Inst(op, kind, name, [])
        while reader.peek() == "[":
            reader.next()
            inst.args.append(reader.value(kind))
            reader.expect(",")
            inst.labels.append(_unquote(reader.next()[1:]))
            reader.expect("]")
            if reader.peek() == ",":
                reader.next()
        return inst
    if op == "select":
        reader.words()
        args = [reader.typed()]
        for _ in range(2):
            reader.expect(",")
            args.append(reader.typed())
        return Inst(op, args[1].type, name, args)
    if op == "br":
        args, labels = [], []
        if reader.peek() != "label":
            args.append(reader.typed())
            reader.expect(",")
        while reader.peek() == "label":
            reader.next()
            labels.append(_unquote(reader.next()[1:]))
            if reader.peek() == ",":
                reader.next()
        return Inst(op, void, name, args, labels=labels)
    if op == "switch":
        args = [reader.typed()]
        reader.expect(",")
        reader.expect("label")
        labels = [_unquote(reader.next()[1:])]
        reader.expect("[")
        while reader.peek() != "]":
            args.append(reader.typed())
            reader.expect(",")
            reader.expect("label")
            labels.append(_unquote(reader.next()[1:]))
        return Inst(op, void, name, args, labels=labels)
    if op == "ret":
        return Inst(op, void, name, [] if reader.peek() == "void" else [reader.typed()])
    if op == "unreachable":
        return Inst(op, void, name, [])
    if op == "extractvalue":
        value = reader.typed()
        indices = reader.indices()
        kind = value.type
        for index in indices:
            kind = kind.fields[int(index) if kind.kind == "struct" else 0]
        return Inst(op, kind, name, [value], labels=indices)
    if op == "insertvalue":
        value = reader.typed()
        reader.expect(",")
        return Inst(op, value.type, name, [value, reader.typed()], labels=reader.indices())
    if op == "call":
        return _call(reader, name)
    return Inst("unsupported", void, name, [], predicate=op)


def _call(reader: "Reader", name: str) -> Inst:
    kind: Type | None = None
    while True:
        token = reader.peek()
        if token[0] in "@%" and kind is not None:
            break
        if token == "asm":
            return Inst("unsupported", kind or Type("void"), name, [], predicate="inline assembler")
        if token == "(" and kind is not None:  # a function's type, before what is called
            reader.skip_group()
            continue
        found = reader.maybe_type()
        if found is not None:
            kind = found
            continue
        reader.next()
        if reader.peek() == "(" and kind is None:
            reader.skip_group()
    callee = reader.next()
    args = []
    reader.expect("(")
    while reader.peek() != ")":
        arg_type = reader.type()
        if arg_type.kind == "metadata":
            while reader.peek() not in (",", ")"):
                reader.next()
        else:
            reader.attributes()
            args.append(reader.value(arg_type))
        if reader.peek() == ",":
            reader.next()
    direct = callee.startswith("@")
    return Inst(
        "call", kind, name, args, predicate=_unquote(callee[1:]) if direct else "", labels=[] if direct else [callee]
    )


class Reader:
    """The tokens of one line."""

    def __init__(self, text: str, module: Module) -> None:
        self.tokens = [m.group().strip() for m in _TOKEN.finditer(text) if m.group(7) is None]
        self.at = 0
        self._module = module

    def peek(self, ahead: int = 0) -> str:
        """A token that stays; empty behind the last."""
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def next(self) -> str:
        """The next token."""
        self.at += 1
        return self.tokens[self.at - 1] if self.at <= len(self.tokens) else ""

    def expect(self, token: str) -> None:
        """Takes this token."""
        found = self.next()
        if found != token:
            raise HlsError(
                f"LLVM IR that this version cannot read: '{found}' for '{token}' in: {' '.join(self.tokens)[:200]}"
            )

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
            return self.type() if self._module.named_type(token).kind != "void" else None
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
            return self._module.named_type(token)
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
            raise HlsError(f"LLVM IR that this version cannot read: no type at '{token}' in: {' '.join(self.tokens)[:200]}")
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
            return Operand("local", kind, _unquote(self.next()[1:]))
        return self.constant(kind)

    def constant(self, kind: Type) -> Operand:
        """Takes a constant of this type."""
        token = self.next()
        if token.startswith("@"):
            return Operand("global", kind, _unquote(token[1:]))
        if token in ("true", "false"):
            return Operand("const", kind, value=int(token == "true"))
        if token in ("null", "zeroinitializer", "none"):
            return Operand("zero", kind)
        if token in ("undef", "poison"):
            return Operand("undef", kind)
        if token.startswith('c"'):
            data = re.sub(rb"\\(\\|[0-9A-Fa-f]{2})", _escaped, token[2:-1].encode("latin-1"))
            return Operand("bytes", kind, value=int.from_bytes(data, "little"))
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
