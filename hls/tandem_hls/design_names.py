"""Names that all modules of a design share: memories, functions, and the modules themselves."""

from dataclasses import dataclass

from tandem_hls.ir import Memory, Program
from tandem_hls.names import Names
from tandem_hls.units import division


@dataclass(frozen=True)
class DesignNames:
    """The names of one design. `tags` and `returns` have functions and divisions by callee.

    prefix: the module of the design. machine: the module of the C, which is the same unless a core is around it.
    tags: prefixes of the signals of callees. returns: bits of their results, 0 for none.
    """

    prefix: str
    machine: str
    memories: dict[Memory, str]
    tags: dict[str, str]
    returns: dict[str, int]
    modules: dict[str, str]
    memory_modules: dict[Memory, str]
    divider: str
    queue: str


def design_names(program: Program, prefix: str, data_bits: int) -> DesignNames:
    """Gives the names. `data_bits`: the width of a core's streams, 0 for a design without core ports."""
    names, tags, modules = Names(), Names(), Names()
    memories = {memory: names.new(memory.name.replace(".", "_")) for memory in program.memories}
    returns = {name: function.width for name, function in program.functions.items()}
    for function in program.functions.values():
        for op in function.ops():
            if op.kind == "call" and division(op.callee):
                returns[op.callee] = op.width
    tag_of = {name: tags.exact(name) for name in returns}
    machine = f"{prefix}_machine" if data_bits else prefix
    for name in (prefix, machine, *(f"{prefix}_skid_{side}" for side in ("in", "out") if data_bits)):
        modules.exact(name)
    return DesignNames(
        prefix, machine, memories, tag_of, returns,
        modules={name: modules.exact(f"{prefix}_{tag_of[name]}") for name in program.functions},
        memory_modules={memory: modules.exact(f"{prefix}_mem_{name}") for memory, name in memories.items()},
        divider=modules.exact(f"{prefix}_divide"), queue=modules.exact(f"{prefix}_channel"),
    )  # fmt: skip
