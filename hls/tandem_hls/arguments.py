"""How many bytes the pointer arguments of a function point to, as its declaration says."""

import contextlib
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tandem_hls import clang
from tandem_hls.directives import Directives
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
    texts = _texts(source, top, directives)
    try:
        return _sizes(source, texts, directives) if texts else {}
    except HlsError:
        found = {}
        for name, text in texts.items():
            with contextlib.suppress(HlsError):
                found.update(_sizes(source, {name: text}, directives))
        return found


def _sizes(source: Path, texts: dict[str, str], directives: Directives) -> dict[str, int]:
    """Asks clang for the size of a field that is declared as the argument is; a pointer says nothing."""
    lines = [f'#include "{source.resolve()}"']
    for name, text in texts.items():
        declaration = re.sub(r"\b(?:static|register|(?:__)?restrict(?:__)?)\b", "", text)
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


def _texts(source: Path, top: str, directives: Directives) -> dict[str, str]:
    """The declarations of pointer arguments, as they are written."""
    dump = ["-fsyntax-only", "-Xclang", "-ast-dump=json", "-Xclang", f"-ast-dump-filter={top}"]
    command = [clang.program(), *clang.DIALECT, *clang.LENIENT, *directives.clang_options, *dump, "-x", "c", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    decoder, at, text = json.JSONDecoder(), 0, done.stdout
    found: dict[str, str] = {}
    data = source.read_bytes()
    while (at := text.find("{", at)) >= 0:
        node, at = decoder.raw_decode(text, at)
        if node.get("kind") != "FunctionDecl" or node.get("name") != top:
            continue
        for param in node.get("inner", []):
            if param.get("kind") == "ParmVarDecl" and "name" in param and "*" in param["type"]["qualType"]:
                begin, end = _offset(param["range"]["begin"]), _offset(param["range"]["end"], end=True)
                if 0 <= begin < end and param["name"].encode() in data[begin:end]:
                    found[param["name"]] = data[begin:end].decode(errors="replace")
    return found


def _offset(place: dict[str, Any], *, end: bool = False) -> int:
    if "offset" not in place or "includedFrom" in place:
        return -1
    return int(place["offset"]) + (int(place.get("tokLen", 0)) if end else 0)
