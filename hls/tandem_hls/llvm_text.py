"""Reads LLVM IR as llvmlite prints it (LLVM 22).

llvmlite runs LLVM's passes, but its interface says neither predicates nor types of addresses nor lines of the source, and
each question prints a whole function. The text has all of it.
"""

import re
from pathlib import Path

from tandem_hls.llvm_instructions import read_blocks
from tandem_hls.llvm_ir import Function, Global, Operand
from tandem_hls.llvm_reader import Reader, unquote, unreadable
from tandem_hls.llvm_types import Type


class Module:
    """The contents of a file of LLVM IR."""

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
                try:
                    self._global(line)
                except (ValueError, KeyError, IndexError, AttributeError):
                    raise unreadable(line) from None
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
            self.types[name] = Type("void") if body == "opaque" else Reader(body, self.named_type).type()
        return self.types[name]

    def line(self, dbg: int) -> int:
        """The line of a location in the source, 0 if it has none: where inlined code stands, not where it is called."""
        return _number(self.metadata.get(dbg, ""), "line: ")

    def file(self, dbg: int) -> str:
        """The file of a location: as it was named to clang, or from the current folder on where that holds it.

        Of a path and the current folder clang cuts off what they begin with alike, and calls that the directory.
        """
        seen = 0
        while seen < 50:
            text = self.metadata.get(dbg, "")
            found = re.search(r'DIFile\(filename: "([^"]*)", directory: "([^"]*)"', text)
            if found:
                name, directory = found.groups()
                return name if directory == str(Path.cwd()) else str(Path(directory, name))
            link = re.search(r"(?:file|scope): !(\d+)", text)
            if not link:
                return ""
            dbg, seen = int(link.group(1)), seen + 1
        return ""

    def _global(self, line: str) -> None:
        reader = Reader(line, self.named_type)
        name = unquote(reader.next()[1:])
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
        reader = Reader(header, self.named_type)
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
        name = unquote(reader.next()[1:])
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
            params.append(Operand("local", param_type, unquote(local)))
            if reader.peek() == ",":
                reader.next()
        found_dbg = re.search(r"!dbg !(\d+)", header)
        assert kind is not None
        self.functions[name] = Function(name, kind, params, read_blocks(body, self.named_type, len(params)),
                                        int(found_dbg.group(1)) if found_dbg else -1, internal, varargs, sizes,
                                        " byval(" in header or " sret(" in header)  # fmt: skip


def _number(text: str, before: str) -> int:
    found = re.search(before + r"(\d+)", text)
    return int(found.group(1)) if found else 0
