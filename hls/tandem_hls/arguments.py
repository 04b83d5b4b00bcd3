"""The number of bytes that a function's pointer arguments point to, from its declaration."""

import contextlib
import re
import subprocess
import tempfile
from pathlib import Path

from tandem_hls import clang
from tandem_hls.directive_types import Directives
from tandem_hls.errors import HlsError
from tandem_hls.llvm_text import Module


def argument_sizes(source: Path, top: str, raw: Module, directives: Directives) -> dict[str, int]:
    """Bytes by argument: from the directives, or from `type name[N]` in the definition. 0 where neither says it."""
    function = raw.functions[top]
    pointers = [param.name for param in function.params if param.type.kind == "ptr"]
    if not pointers or top == "main":  # a command line has no size
        return {}
    found = dict.fromkeys(pointers, 0)
    found.update({name: size for name, size in _declared(source, top, directives).items() if name in found})
    found.update({name: size for name, size in directives.arguments.items() if name in found})
    return found


def _declared(source: Path, top: str, directives: Directives) -> dict[str, int]:
    """The sizes that declarations say: what depends on other arguments, `int n, int a[n]`, says none."""
    files = ((file, _texts(file, top, directives)) for file in [source, *directives.files])
    source, texts = next((each for each in files if each[1]), (source, {}))
    try:
        return _sizes(source, texts, directives) if texts else {}
    except HlsError:
        found = {}
        for name, text in texts.items():
            with contextlib.suppress(HlsError):
                found.update(_sizes(source, {name: text}, directives))
        return found


def _sizes(source: Path, texts: dict[str, str], directives: Directives) -> dict[str, int]:
    """Asks clang for the size of a field with the argument's declaration; a pointer would have none."""
    lines = [f'#include "{source.resolve()}"']
    for name, text in texts.items():
        declaration = re.sub(r"\b(?:static|register|(?:__)?restrict(?:__)?)\b", "", text)
        declaration = re.sub(r"\[\s*(?:const|volatile)\b", "[", declaration)
        lines.append(f"struct tandem_argument_{name} {{ {declaration}; }};")
        field = f"((struct tandem_argument_{name}*)0)->{name}"
        pointer = f"__builtin_types_compatible_p(__typeof__({field}), __typeof__(&{field}[0]))"
        lines.append(f"unsigned long tandem_size_{name} = {pointer} ? 0 : sizeof {field};")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sizes.c"
        file.write_text("\n".join(lines) + "\n")
        module = Module(clang.to_ir(file, [*directives.clang_options, f"-I{source.resolve().parent}"], checked=False)[0])
    sizes = {}
    for name in texts:
        each = module.globals.get(f"tandem_size_{name}")
        if each and each.initial:
            sizes[name] = each.initial.value
    return sizes


_TYPE_WORDS = frozenset("char short int long signed unsigned float double _Bool void const volatile restrict".split())


def _texts(source: Path, top: str, directives: Directives) -> dict[str, str]:
    """The declarations of pointer arguments as clang has read them, wherever they stand: macros are replaced.

    A prototype may say a size that the definition does not; its arguments may have other names.
    """
    shown = ["-fsyntax-only", "-Xclang", "-ast-print", "-Xclang", f"-ast-dump-filter={top}"]
    command = [clang.program(), *clang.DIALECT, *clang.LENIENT, *directives.clang_options, *shown, "-x", "c", str(source)]
    text = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False).stdout
    found: list[list[str]] = []
    defined = False
    for part in re.split(r"^Printing \S+:$", text, flags=re.M):
        head = re.search(rf"(?<![\w.]){re.escape(top)}\(", part)
        if head and "{" not in part[: head.start()] and ";" not in part[: head.start()]:
            inner, rest = _group(part[head.end() :])
            params = _apart(inner, ",")
            old = re.match(r"\s*\n((?:[^{};]+;\s*)+)\{", rest)  # int f(a) int a[4]; { ... }
            if old:
                by_name = {_name(each): each for each in _apart(old.group(1), ";")}
                params = [by_name.get(name, name) for name in params]
            defined |= rest.lstrip().startswith("{") or old is not None
            is_definition = rest.lstrip().startswith("{") or old is not None
            found.insert(0 if is_definition else len(found), params)
    if not defined:
        return {}
    texts = {}
    for number, param in enumerate(found[0]):
        ways = [each[number] for each in found if number < len(each)]
        said = next((each for each in ways if _name(each) and re.search(r"\[[^\]]*\w[^\]]*\]", each)), param)
        if name := _name(param):
            texts[name] = said if _name(said) == name else re.sub(rf"\b{re.escape(_name(said))}\b", name, said)
    return {name: each for name, each in texts.items() if re.search(r"[*\[]", each)}


def _name(declaration: str) -> str:
    """The name that a declaration of one argument gives."""
    before = re.sub(r"\[.*", "", declaration, flags=re.S).rstrip(") ")
    words = re.findall(r"\w+", before)
    if not words or words[-1] in _TYPE_WORDS or not set(words[:-1]) - {"const", "volatile"}:
        return "" if len(words) != 1 or "[" in declaration else words[0]  # a type alone, or the old style's name alone
    return "" if words[-2] in ("struct", "union", "enum") else words[-1]


def _group(text: str) -> tuple[str, str]:
    """Returns the text up to the parenthesis that closes the group, and the text after it."""
    depth = 1
    for at, char in enumerate(text):
        depth += (char in "([{") - (char in ")]}")
        if not depth:
            return text[:at], text[at + 1 :]
    return text, ""


def _apart(text: str, by: str) -> list[str]:
    """Declarations, split where no parenthesis is open."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == by and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
