"""Compiles C to LLVM IR that is ready to become hardware: clang, checks, LLVM's passes."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

from tandem_hls import clang
from tandem_hls.directive_types import Directives
from tandem_hls.errors import HlsError, Place
from tandem_hls.idle import idle_loops
from tandem_hls.llvm_ir import Function, Operand
from tandem_hls.llvm_text import Module
from tandem_hls.prints import DROPPED, bare, shown, split

RUNTIME = Path(__file__).with_name("runtime.c")
# Calls that end the program.
ENDS = frozenset(["exit", "_Exit", "_exit", "abort", "__assert_fail"])
# Attribute groups of our own have numbers with more digits than clang's.
FRESH = 6
# Calls of tandem_channel.h.
CHANNEL_CALLS = frozenset(["tandem_put", "tandem_get"])
# Copies of functions that may end the program, all of which are inlined.
MAX_ENDING = 2000
HEAP = frozenset(["malloc", "calloc", "realloc", "free", "alloca", "strdup"])


@dataclass
class Frontend:
    """A program as clang and LLVM leave it. `before` is the IR that no pass has seen, for the native program."""

    source: Path
    top: str
    before: str
    module: Module
    raw: Module
    warnings: list[str] = field(default_factory=list)
    prints: int = 0
    returns: bool = True


def read(source: Path, top: str, directives: Directives, *, prints: bool = False) -> Frontend:
    """Compiles `source` for the hardware of function `top`. With `prints`, hardware shows what the program prints.

    Raises:
        HlsError: The file is not there, not C, has no such function, or uses what cannot become hardware.
    """
    if not source.is_file():
        raise HlsError(f"there is no file {source}", code=2)
    before, said = clang.to_ir(source, directives.clang_options, more=directives.files)
    raw = Module(before)
    if top not in raw.functions or not raw.functions[top].blocks:
        known = ", ".join(name for name, function in raw.functions.items() if function.blocks)
        raise HlsError(f"{source} defines no function '{top}'; it defines {known or 'none'}", code=2)
    warnings = [line for line in said.splitlines() if ": warning: " in line]
    reached = _reached(raw, top)
    warnings += _dropped(raw, reached) + idle_loops(raw, reached) + directives.foreign
    warnings += _statics_of_others(raw, reached)
    warnings += _names_of_nothing(raw, top, directives)
    calls = sum(called in DROPPED for name in reached for called, _ in _calls(raw.functions[name]))
    if prints:
        before = shown(before, raw, set(reached))
    runtime, _ = clang.to_ir(RUNTIME, checked=False)
    text = _prepare(before, raw, top, directives, reached, warnings)
    module = Module(_optimise(text, runtime, top))
    _refuse_recursion(module, top)
    return Frontend(source, top, before, module, raw, warnings, calls, _returns(raw, reached))


def _names_of_nothing(raw: Module, top: str, directives: Directives) -> list[str]:
    """Warns of directives for arrays and functions that the program does not have or does not use.

    Raises:
        HlsError: A directive names an argument that the top does not have.
    """
    pointers = [param.name for param in raw.functions[top].params if param.type.kind == "ptr"]
    for name in directives.arguments:
        if name not in pointers and top != "main":
            raise HlsError(f"arguments.{name}: '{top}' has no such pointer; it has {', '.join(pointers) or 'none'}", code=2)
    functions = {name for name, function in raw.functions.items() if function.blocks}
    insts = (inst for name in functions for block in raw.functions[name].blocks for inst in block.insts)
    local = {inst.name for inst in insts if inst.op == "alloca"}
    arrays = set(raw.globals) | {name.rpartition(".")[2] for name in raw.globals} | local | set(pointers)
    return [
        f"warning: {what}.{name}: the program has no {word} of that name"
        for what, word, asked, known in (
            ("arrays", "array", directives.arrays, arrays),
            ("functions", "function", directives.functions, functions),
        )
        for name in asked
        if name not in known
    ]


def _calls(function: Function) -> list[tuple[str, int]]:
    return [(inst.predicate, inst.dbg) for block in function.blocks for inst in block.insts if inst.op == "call"]


def _reached(module: Module, top: str) -> list[str]:
    """Functions that the top calls, directly or not, or whose address it may have; it included, and first."""
    found = dict.fromkeys([top])
    globals_seen: set[str] = set()
    queue = [top]
    while queue:
        named: set[str] = set()
        for inst in (inst for block in module.functions[queue.pop()].blocks for inst in block.insts):
            named |= {inst.predicate} if inst.op == "call" else set()
            named = named.union(*map(_globals_in, inst.args))
        while tables := [module.globals[name] for name in named - globals_seen if name in module.globals]:
            globals_seen |= {each.name for each in tables}
            named = named.union(*(_globals_in(each.initial) for each in tables if each.initial))
        for name in sorted(named):
            if name in module.functions and name not in found and module.functions[name].blocks:
                found[name] = None
                queue.append(name)
    return list(found)


def _returns(raw: Module, reached: list[str]) -> bool:
    """Returns whether the result of the top can vary: whether the C has more than one constant for it."""
    if any(called in ENDS for name in reached for called, _ in _calls(raw.functions[name])):
        return True
    insts = [inst for block in raw.functions[reached[0]].blocks for inst in block.insts]
    made = {inst.name: inst for inst in insts}
    seen: set[int] = set()
    for result in (arg for inst in insts if inst.op == "ret" for arg in inst.args):
        values = [result]
        load = made.get(result.name) if result.kind == "local" else None
        if load and load.op == "load":  # clang keeps the results of several returns together
            place = load.args[0].name
            users = [inst for inst in insts if any(arg.name == place and arg.kind == "local" for arg in inst.args)]
            if made.get(place, load).op != "alloca" or any(inst.op not in ("load", "store") for inst in users):
                return True
            values = [inst.args[0] for inst in users if inst.op == "store"]
        if not all(value.kind in ("const", "zero", "undef") for value in values):
            return True
        seen |= {value.value for value in values}
    return len(seen) > 1


def _dropped(module: Module, reached: list[str]) -> list[str]:
    """Warns of calls that hardware leaves out."""
    warnings = []
    for name in reached:
        function = module.functions[name]
        for called, dbg in _calls(function):
            if called in DROPPED:
                at = dbg if module.line(dbg) else function.dbg
                place = Place(module.file(at), module.line(at))
                warnings.append(f"{place}: warning: the call of {called} is left out of the hardware")
    return list(dict.fromkeys(warnings))


def _globals_in(operand: Operand) -> set[str]:
    return {operand.name} if operand.kind == "global" else set().union(*map(_globals_in, operand.parts))


def _statics_of_others(module: Module, reached: list[str]) -> list[str]:
    """Warns of static variables that the hardware uses and the rest of the program may write."""
    used: set[str] = set()
    written: dict[str, str] = {}
    for function in module.functions.values():
        locals_of: dict[str, set[str]] = {}
        for inst in (inst for block in function.blocks for inst in block.insts):
            named = set().union(*(locals_of.get(arg.name, set()) if arg.kind == "local" else _globals_in(arg)
                                  for arg in inst.args))  # fmt: skip
            if inst.op == "getelementptr":
                locals_of[inst.name] = named
            if function.name in reached:
                used |= named
            elif inst.op in ("store", "call"):
                written.update(dict.fromkeys(named - set(written), function.name))
    top = module.functions[reached[0]]
    place = Place(module.file(top.dbg), module.line(top.dbg))
    return [f"{place}: warning: '{name}' is static and '{written[name]}', which is not in the hardware, may write it; the "
            "hardware has its own copy; write instead: no static, then it is a memory outside"
            for name, each in module.globals.items()
            if each.internal and not each.constant and name in used and name in written]  # fmt: skip


def _refuse_recursion(module: Module, top: str) -> None:
    """Refuses the recursion that LLVM's passes have left.

    Raises:
        HlsError: A function calls itself, directly or not.
    """
    done: set[str] = set()

    def visit(name: str, path: dict[str, None]) -> None:
        for called, dbg in _calls(module.functions[name]):
            if called in path:
                names = list(path)
                ring = " -> ".join([*names[names.index(called) :], called])
                raise HlsError(f"recursion: {ring}", Place(module.file(module.functions[name].dbg), module.line(dbg)),
                               "a loop with an array as its stack")  # fmt: skip
            if called in module.functions and called not in done:
                visit(called, {**path, called: None})
        done.add(name)

    visit(top, {top: None})


def _prepare(text: str, raw: Module, top: str, directives: Directives, reached: list[str], warnings: list[str]) -> str:
    """Makes all but the top internal, says how wide the machine is, and marks loops and functions by directives."""
    text = _plain_machine(text)
    keep = directives.interface_globals(raw, top)
    ending = _ending(raw, reached)
    groups = dict(re.findall(r"^attributes (#\d+) = \{(.*)\}$", text, re.M))
    lines = []
    for line in text.split("\n"):
        if line.startswith("define "):
            name = re.search(r'@("[^"]*"|[-\w$.]+)\(', line)
            assert name
            plain = name.group(1).strip('"')
            if plain == top:
                line = line.replace("define internal ", "define ", 1)  # static in the C, and kept all the same
            else:
                line = re.sub(r"^define (?:weak |linkonce_odr |dso_local |internal )*", "define internal ", line)
                inline = directives.inlined(plain, default=True if plain in ending else _is_process(raw, plain))
                if " byval(" in line:  # what is called gets a copy, which inlining makes
                    inline = True
                if inline is not None:
                    line = _inlined(line, groups, inline=inline)
        elif line.startswith("@") and " external " not in line:
            name = re.match(r'@("[^"]*"|[-\w$.]+) = ', line)
            if name and name.group(1).strip('"') not in keep:
                line = re.sub(r" = (?:weak |common |dso_local |internal |private )*", " = internal ", line, count=1)
        lines.append(line)
    lines += [f"attributes {number} = {{{body}}}" for number, body in groups.items() if len(number) > FRESH]
    return directives.mark_loops("\n".join(lines), raw, warnings)


def _inlined(line: str, groups: dict[str, str], *, inline: bool) -> str:
    """The head of a function that is always inlined, or never, whatever its own attributes say."""
    found = re.search(r"\) (?:local_unnamed_addr |unnamed_addr )?(#\d+)", line)
    if not found:
        return line
    words = re.sub(r"(?<![\w\"-])(?:noinline|alwaysinline|optnone|inlinehint)(?![\w\"-])", "", groups[found.group(1)])
    number = f"#{10 ** FRESH + len(groups)}"
    groups[number] = f"{words} {'alwaysinline' if inline else 'noinline'} "
    return line[: found.start(1)] + number + line[found.end(1) :]


def _ending(raw: Module, reached: list[str]) -> set[str]:
    """Functions in which a call may end the program, their own or one of what they call.

    Raises:
        HlsError: To inline all of them makes too many copies.
    """
    callers: dict[str, set[str]] = {}
    for name in reached:
        for called, _ in _calls(raw.functions[name]):
            callers.setdefault(called, set()).add(name)
    found: set[str] = set()
    queue = [each for name in ENDS for each in callers.get(name, ())]
    while queue:
        name = queue.pop()
        if name not in found:
            found.add(name)
            queue += callers.get(name, ())
    copies: dict[str, int] = {}

    def count(name: str, path: dict[str, None]) -> int:
        if name not in copies:
            inner = [called for called, _ in _calls(raw.functions[name]) if called in found and called not in path]
            copies[name] = 1 + sum(count(called, {**path, called: None}) for called in inner)
        return copies[name]

    if reached[0] in found and count(reached[0], {reached[0]: None}) > MAX_ENDING:
        function = raw.functions[reached[0]]
        raise HlsError(f"exit, abort or assert in what '{reached[0]}' calls: {copies[reached[0]]:,} copies of functions, "
                       "since those that may end the program are inlined",
                       Place(raw.file(function.dbg), raw.line(function.dbg)),
                       "return a status, and exit in the top")  # fmt: skip
    return found


def _is_process(raw: Module, name: str) -> bool | None:
    """False, which keeps it a module, if the function uses channels."""
    return False if any(called in CHANNEL_CALLS for called, _ in _calls(raw.functions[name])) else None


def _plain_machine(text: str) -> str:
    """Returns a machine whose widest integers have 32 bits, so that indices stay narrow; it is no real CPU."""
    text = re.sub(r"n8:16:32:64", "n8:16:32", text)
    return re.sub(r'"target-(cpu|features)"="[^"]*"|"tune-cpu"="[^"]*"', "", text)


def _link(text: str, runtime: str) -> llvm.ModuleRef:
    module = _parsed(text)
    other = llvm.parse_assembly(_plain_machine(runtime))
    module.link_in(other)
    return module


def _parsed(text: str) -> llvm.ModuleRef:
    """Returns the module, as read by llvmlite's LLVM.

    Raises:
        HlsError: This LLVM does not accept the output of clang's; its message has the line.
    """
    try:
        return llvm.parse_assembly(text)
    except RuntimeError as error:
        raise HlsError(f"LLVM does not accept the program\n{str(error).strip()}") from None


def _internal(text: str, top: str) -> str:
    lines = []
    for line in text.split("\n"):
        if line.startswith("define weak ") or (line.startswith("@") and " = weak " in line):
            line = line.replace("weak dso_local", "internal", 1).replace("weak ", "internal ", 1)
        lines.append(line)
    return "\n".join(lines)


def _optimise(text: str, runtime: str, top: str) -> str:
    """Links the runtime and runs LLVM's passes, twice: what they make of memcpy becomes loops in between."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    text = _internal(str(_link(text, runtime)), top)
    text = _passes(text)
    replaced = _replace_memory_calls(text)
    if replaced != text:
        text = _passes(_internal(str(_link(replaced, runtime)), top))
    return text


def _passes(text: str) -> str:
    module = _parsed(text)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_unrolling = False
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    tuning.loop_interleaving = False
    builder = llvm.create_pass_builder(_machine(), tuning)
    passes = builder.getModulePassManager()
    passes.run(module, builder)
    result = str(module)
    passes.close()  # each before what it refers to
    builder.close()
    return result


@lru_cache(maxsize=1)
def _machine() -> llvm.TargetMachine:
    return llvm.Target.from_default_triple().create_target_machine()


_MEMORY_CALL = re.compile(
    r"(?:tail |musttail )?call void @llvm\.(memcpy|memmove|memset)\.(?:inline\.)?p0\.(?:p0\.)?i64\((.*), i1 \w+\)(.*)"
)


def _replace_memory_calls(text: str) -> str:
    """Turns intrinsics that move memory into calls of runtime.c, in pieces as wide as the alignment of both sides allows."""
    needed: set[str] = set()

    def replace(match: re.Match[str]) -> str:
        kind, arguments, rest = match.groups()
        sides = split(arguments)
        alignments = [int(found.group(1)) if (found := re.search(r"\balign (\d+)", side)) else 1 for side in sides[:-1]]
        if kind == "memset":
            alignments = alignments[:1]
        size = re.search(r"(\d+)$", sides[-1].strip()) if "%" not in sides[-1] else None
        unit = min([8, *alignments[:2]])
        while size and int(size.group(1)) % unit:
            unit //= 2
        if not size:
            unit = 1
        name = f"tandem_{kind}_{unit}"
        needed.add(name)
        return f"call void @{name}({', '.join(bare(side) for side in sides)}){re.sub(r'#[0-9]+', '', rest)}"

    text = _MEMORY_CALL.sub(replace, text)
    for name in sorted(needed):
        if not re.search(rf"^(define|declare)[^\n]*@{name}\(", text, re.M):
            middle = "i8" if "memset" in name else "ptr"
            text = f"{text}\ndeclare void @{name}(ptr, {middle}, i64)\n"
    return text
