"""Reads the instructions of a function of LLVM IR, one line each."""

import re
from collections.abc import Callable

from tandem_hls.llvm_ir import Block, Inst
from tandem_hls.llvm_reader import Reader, unquote, unreadable
from tandem_hls.llvm_types import PTR, Type

_CASTS = frozenset(["trunc", "zext", "sext", "ptrtoint", "inttoptr", "bitcast", "fptrunc", "fpext", "fptoui", "fptosi",
                    "uitofp", "sitofp", "addrspacecast", "ptrtoaddr"])  # fmt: skip
_BINARY = frozenset(["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
                     "fadd", "fsub", "fmul", "fdiv", "frem"])  # fmt: skip


def read_blocks(lines: list[str], named: Callable[[str], Type], params: int) -> list[Block]:
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
            blocks.append(Block(unquote(label)))
            continue
        if not blocks:
            blocks.append(Block(str(params)))
        stripped = line.strip()
        if stripped.startswith("switch ") and "]" not in stripped:
            pending = stripped
            continue
        blocks[-1].insts.append(_instruction(stripped, named))
    return blocks


def _instruction(text: str, named: Callable[[str], Type]) -> Inst:
    dbg = loop = -1
    at = text.find(", !")
    if at >= 0:
        dbg = _tag(text[at:], "!dbg !")
        loop = _tag(text[at:], "!llvm.loop !")
        text = text[:at]
    reader = Reader(text, named)
    name = ""
    try:
        if reader.peek().startswith("%"):
            name = unquote(reader.next()[1:])
            reader.next()
        inst = _parse(reader, name)
    except (ValueError, KeyError, IndexError, AttributeError):
        raise unreadable(text) from None
    inst.dbg, inst.loop = dbg, loop
    return inst


def _tag(text: str, word: str) -> int:
    at = text.find(word)
    if at < 0:
        return -1
    found = re.match(r"\d+", text[at + len(word) :])
    return int(found.group()) if found else -1


def _parse(reader: Reader, name: str) -> Inst:
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
        volatile = "volatile" in reader.words()
        kind = reader.type()
        reader.expect(",")
        return Inst(op, kind, name, [reader.typed()], align=reader.alignment(), volatile=volatile)
    if op == "store":
        volatile = "volatile" in reader.words()
        value = reader.typed()
        reader.expect(",")
        return Inst(op, void, name, [value, reader.typed()], align=reader.alignment(), volatile=volatile)
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
            inst.labels.append(unquote(reader.next()[1:]))
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
            labels.append(unquote(reader.next()[1:]))
            if reader.peek() == ",":
                reader.next()
        return Inst(op, void, name, args, labels=labels)
    if op == "switch":
        args = [reader.typed()]
        reader.expect(",")
        reader.expect("label")
        labels = [unquote(reader.next()[1:])]
        reader.expect("[")
        while reader.peek() != "]":
            args.append(reader.typed())
            reader.expect(",")
            reader.expect("label")
            labels.append(unquote(reader.next()[1:]))
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


def _call(reader: Reader, name: str) -> Inst:
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
        "call", kind, name, args, predicate=unquote(callee[1:]) if direct else "", labels=[] if direct else [callee]
    )
