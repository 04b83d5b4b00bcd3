"""Functions that run at the same time, with channels between them (tandem_channel.h).

A function that writes to a channel or reads from one is a process. The function that calls processes starts all those of
a block together, and continues when the last one is done. Each channel has one process at each end and carries the words
of one call alone, so the results equal those of the C, in which one process runs after another.
"""

from collections import defaultdict
from dataclasses import replace

from tandem_hls.build import const
from tandem_hls.directive_types import Directives
from tandem_hls.errors import HlsError
from tandem_hls.ir import PREFIX, Block, Channel, Function, Memory, Op, Program
from tandem_hls.names import Names
from tandem_hls.schedule import Plan
from tandem_hls.streams import PRINT

DEPTH = 16  # words, without a directive


def connect(program: Program, directives: Directives) -> None:
    """Finds channels and processes, marks their calls, and gives each process its own copy of tables.

    Raises:
        HlsError: A channel has not one function at each end, or its functions cannot run at the same time.
    """
    users: dict[tuple[str, str], dict[str, Op]] = defaultdict(dict)
    for function in program.functions.values():
        for op in function.ops():
            if op.kind in ("read", "write") and op.callee != PRINT:
                users[op.callee, op.kind].setdefault(function.name, op)
    for (callee, kind), functions in users.items():
        if len(functions) > 1:
            first, second, *_ = functions
            verb = {"read": "reads", "write": "writes"}[kind]
            raise HlsError(f"'{second}' {verb} '{callee.removeprefix(PREFIX)}', as '{first}' does", functions[second].line,
                           "one function at each end; #pragma tandem inline copies one into its callers")  # fmt: skip
    for callee in dict.fromkeys(callee for callee, _ in users if callee.startswith(PREFIX)):
        program.channels.append(_channel(callee, users[callee, "write"], users[callee, "read"], directives))
    known = {channel.name for channel in program.channels}
    _identify(program)
    program.warnings += [f"warning: channels.{name}: the program has no channel of that name"
                         for name in directives.channels if name not in known]  # fmt: skip
    if program.channels:
        _mark(program)


def _identify(program: Program) -> None:
    """Gives each channel a name that its ports can have."""
    names, found = Names(), dict[str, str]()
    for channel in program.channels:
        before, channel.name = channel.callee, names.exact(channel.name)
        found[before] = channel.callee
    for op in (op for function in program.functions.values() for op in function.ops()):
        op.callee = found.get(op.callee, op.callee)


def _channel(callee: str, writers: dict[str, Op], readers: dict[str, Op], directives: Directives) -> Channel:
    name = callee.removeprefix(PREFIX)
    for functions, others, verb in ((writers, readers, "writes"), (readers, writers, "reads")):
        if not functions:
            raise HlsError(f"no function {verb} channel '{name}'", next(iter(others.values())).line)
    [writer], [reader] = writers, readers
    if writer == reader:
        raise HlsError(f"'{writer}' is at both ends of channel '{name}'", readers[reader].line, "an array, or two functions")
    return Channel(name, writer, reader, directives.channels.get(name, DEPTH))


def _mark(program: Program) -> None:
    """Finds the call of each process."""
    processes = {end for channel in program.channels for end in (channel.writer, channel.reader)}
    called: dict[str, Block] = {}
    together: dict[Block, list[str]] = defaultdict(list)
    for function in program.functions.values():
        for block in function.blocks:
            for op in (op for op in block.ops if op.kind == "call" and op.callee in processes):
                if function.name in processes:
                    raise HlsError(f"'{function.name}' uses channels, and calls '{op.callee}', which uses some", op.line,
                                   "calls of both in the function above")  # fmt: skip
                if op.callee in called:
                    raise HlsError(f"'{op.callee}' uses channels, and is called in two places", op.line, "two functions")
                called[op.callee] = block
                op.beside = True
                together[block].append(op.callee)
    for channel in program.channels:
        for end in (channel.writer, channel.reader):
            if end not in called:
                raise HlsError(f"'{end}' uses channel '{channel.name}', and nothing calls it", program.functions[end].place,
                               "a top that calls the functions at both of its ends")  # fmt: skip
        if called[channel.writer] is not called[channel.reader]:
            raise HlsError(f"'{channel.writer}' and '{channel.reader}' use channel '{channel.name}', and are not called "
                           "side by side", program.functions[channel.reader].place,
                           "both calls in one function, without a branch between them")  # fmt: skip
    for names in together.values():
        _separate(program, names)


def _separate(program: Program, names: list[str]) -> None:
    """Processes share no function and no memory; of a table each gets a copy."""
    functions: dict[str, str] = {}
    memories: dict[Memory, str] = {}
    for name in names:
        reached = _reached(program, name)
        for other in reached:
            if functions.setdefault(other, name) != name:
                raise HlsError(f"'{name}' and '{functions[other]}' run at the same time, and both call '{other}'",
                               program.functions[other].place, f"#pragma tandem inline {other}")  # fmt: skip
        copies: dict[Memory, Memory] = {}
        for op in (op for other in reached for op in program.functions[other].ops() if op.memory):
            assert op.memory
            first = memories.setdefault(op.memory, name)
            if first == name:
                continue
            if not op.memory.constant:
                raise HlsError(f"'{name}' and '{first}' run at the same time, and both use '{op.memory.name}'", op.line,
                               "a channel for its words")  # fmt: skip
            if op.memory not in copies:
                copies[op.memory] = replace(op.memory, name=f"{op.memory.name}.{name}")
                program.memories.append(copies[op.memory])
                memories[copies[op.memory]] = name
            op.memory = copies[op.memory]


def _reached(program: Program, name: str) -> list[str]:
    found, queue = [name], [name]
    while queue:
        for op in program.functions[queue.pop()].ops():
            if op.kind == "call" and op.callee in program.functions and op.callee not in found:
                found.append(op.callee)
                queue.append(op.callee)
    return found


def narrow(program: Program) -> list[Function]:
    """Makes each channel as wide as what is put into it. Returns the functions that this changes."""
    changed: list[Function] = []
    for channel in program.channels:
        writer, reader = program.functions[channel.writer], program.functions[channel.reader]
        puts = [op for op in writer.ops() if op.callee == channel.callee]
        channel.width = max([1, *(_bits(op.args[0]) for op in puts)])
        for op in puts:
            op.args = [_fitted(op, op.args[0], channel.width)]
        _widen(reader, channel)
        changed += [writer, reader]
    return list(dict.fromkeys(changed))


def _bits(op: Op) -> int:
    return op.value.bit_length() if op.kind == "const" else op.args[0].width if op.kind == "zext" else op.width


def _fitted(user: Op, value: Op, width: int) -> Op:
    """The value in so many bits, which hold all of it."""
    if value.kind == "const":
        return const(value.value, width)
    inner = value.args[0] if value.kind == "zext" else value
    if inner.width == width:
        return inner
    assert user.block
    wider = Op("zext", width, [inner], line=user.line)
    wider.block = user.block
    user.block.ops.insert(user.block.ops.index(user), wider)
    return wider


def _widen(reader: Function, channel: Channel) -> None:
    """Narrows the words that `reader` gets from a channel; all users get them extended with zeros."""
    found: dict[Op, Op] = {}
    for block in reader.blocks:
        reads = [op for op in block.ops if op.kind == "read" and op.callee == channel.callee]
        for op in (op for op in reads if op.width != channel.width):
            whole = found[op] = Op("zext", op.width, [op], line=op.line)
            whole.block = block
            op.width = channel.width
            block.ops.insert(block.ops.index(op) + 1, whole)
    whole_ops = set(found.values())
    for op in reader.ops():
        if op not in whole_ops:
            op.replace(found)
    for block in reader.blocks:
        block.value = found.get(block.value, block.value) if block.value is not None else None
        block.guards = [found.get(guard, guard) for guard in block.guards]


def check(program: Program, plans: dict[str, dict[Block, Plan]]) -> None:
    """Processes that are joined begin in the same clock.

    Raises:
        HlsError: Something stands between their calls.
    """
    for name in program.functions:
        for block, plan in plans[name].items():
            calls = [op for op in block.ops if op.beside]
            late = next((op for op in calls if plan.step[op] != plan.step[calls[0]]), None)
            if late:
                raise HlsError(f"'{late.callee}' cannot begin with '{calls[0].callee}': it needs its result, or an array "
                               "is used between the two calls", late.line,
                               "arguments that are there before both; a channel for what one tells the other")  # fmt: skip
