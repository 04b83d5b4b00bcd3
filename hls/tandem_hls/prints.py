"""The output of a program, for a test to compare: calls of printf and its kind become values at a port of the hardware.

Hardware that is built leaves them out.
"""

import re

from tandem_hls.llvm_ir import Operand
from tandem_hls.llvm_text import Module

# Calls that hardware leaves out; runtime.c has their empty definitions.
DROPPED = frozenset(["printf", "fprintf", "puts", "fputs", "putchar", "putc", "fputc", "fflush", "perror"])
_CALL = re.compile(r"^  (?:%\S+ = )?(?:tail |musttail |notail )?call [^@]*@(\w+)\((.*)\)[^)]*$")
_CONVERSION = re.compile(r"%[-+ #0]*(\*|\d+)?(\.(?:\*|\d+)?)?(?:hh|h|ll|l|j|z|t|L)?([a-zA-Z%])")


def shown(text: str, module: Module, functions: set[str]) -> str:
    """Returns LLVM IR in which these functions show each value before they print it, after a number for the place."""
    lines: list[str] = []
    inside, sites = False, 0
    for line in text.split("\n"):
        if line.startswith("define "):
            found = re.search(r'@(?:"([^"]*)"|([-\w$.]+))\(', line)
            inside = bool(found and (found.group(1) or found.group(2)) in functions)
        call = _CALL.match(line) if inside and " call " in line else None
        if call and call.group(1) in DROPPED:
            sites += 1
            place = re.search(r", !dbg !\d+", line)
            lines += _values(call.group(1), split(call.group(2)), sites, place.group() if place else "", module)
        lines.append(line)
    return "\n".join([*lines, "declare void @tandem_print(i64)", "declare void @tandem_print_text(ptr)"])


def _values(name: str, arguments: list[str], site: int, dbg: str, module: Module) -> list[str]:
    """Calls that show the arguments of a call: numbers, and texts that are no constants."""
    texts = _texts(name, arguments, module)
    lines = [f"  call void @tandem_print(i64 {site}){dbg}"]
    for number, argument in enumerate(arguments):
        kind, value = bare(argument).split(" ", 1)
        wire = f"%tandem.print.{site}.{number}"
        if kind == "ptr":
            if number in texts and not _is_constant(value, module):
                lines.append(f"  call void @tandem_print_text(ptr {value}){dbg}")
            continue
        if kind == "double":
            lines.append(f"  {wire} = bitcast double {value} to i64{dbg}")
        elif kind[0] == "i" and kind[1:].isdigit() and int(kind[1:]) < 64:
            lines.append(f"  {wire} = zext {kind} {value} to i64{dbg}")
        elif kind == "i64":
            wire = value
        else:
            continue
        lines.append(f"  call void @tandem_print(i64 {wire}){dbg}")
    return lines


def _texts(name: str, arguments: list[str], module: Module) -> set[int]:
    """Arguments that are texts up to their end, and not a file or an address."""
    if name in ("puts", "fputs", "perror"):
        return {0}
    first = {"printf": 0, "fprintf": 1}.get(name)
    if first is None:
        return set()
    form = _constant(bare(arguments[first]).split(" ", 1)[1], module)
    if form is None:
        return set()
    found, at = set(), first + 1
    for width, precision, kind in _CONVERSION.findall(form):
        if kind == "%":
            continue
        at += (width == "*") + (precision == ".*")
        if kind == "s" and not precision:
            found.add(at)
        at += 1
    return found


def _constant(value: str, module: Module) -> str | None:
    """Returns the text of a constant; None if it is not a text."""
    each = module.globals.get(value[1:].strip('"')) if value.startswith("@") else None
    if each is None or not each.constant or not isinstance(each.initial, Operand) or each.initial.kind != "bytes":
        return None
    data = each.initial.value.to_bytes(each.type.size, "little")
    return data.split(b"\0")[0].decode("latin-1")


def _is_constant(value: str, module: Module) -> bool:
    each = module.globals.get(value[1:].strip('"')) if value.startswith("@") else None
    return each is not None and each.constant


def split(arguments: str) -> list[str]:
    """Arguments of a call, each with its type and attributes."""
    parts, depth, begin = [], 0, 0
    for at, char in enumerate(arguments):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append(arguments[begin:at].strip())
            begin = at + 1
    return [*parts, arguments[begin:].strip()]


def bare(argument: str) -> str:
    """A typed argument without attributes."""
    kind, rest = argument.split(" ", 1)
    while True:
        found = re.match(
            r"(?:align \d+|[a-z]+\([^)]*\)|(?:noundef|nonnull|writeonly|readonly|noalias|nocapture|zeroext|signext))\s+",
            rest,
        )
        if not found:
            return f"{kind} {rest}"
        rest = rest[found.end() :]
