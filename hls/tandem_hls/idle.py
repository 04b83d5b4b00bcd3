"""Loops of the C that have no effect: C11 (6.8.5, paragraph 6) lets compilers delete them, and so does this one."""

from tandem_hls.errors import Place
from tandem_hls.llvm_ir import Block, Function, Inst
from tandem_hls.llvm_text import Module


def idle_loops(module: Module, functions: list[str]) -> list[str]:
    """A warning for each loop that waits for what nothing in it changes, or only takes time."""
    found = []
    for name in functions:
        function = module.functions[name]
        by_name = {block.name: block for block in function.blocks}
        for latch in function.blocks:
            end = latch.insts[-1]
            if end.op != "br" or "mustprogress" not in _said(module, end):
                continue
            body = _body(function, by_name, latch)
            if not body or _effect(function, body):
                continue
            dbg = next((inst.dbg for block in body for inst in block.insts if module.line(inst.dbg)), function.dbg)
            place = Place(module.file(dbg), module.line(dbg))
            found.append(f"{place}: warning: this loop has no effect, and C11 lets compilers delete it: hardware neither "
                         "waits nor takes time; write instead: volatile for what it waits for, or a counter that is "
                         "used")  # fmt: skip
    return list(dict.fromkeys(found))


def _said(module: Module, inst: Inst) -> str:
    """Returns the metadata of a loop, with those that it names."""
    text = module.metadata.get(inst.loop, "") if inst.loop >= 0 else ""
    return text + "".join(module.metadata.get(int(part), "") for part in _numbers(text))


def _numbers(text: str) -> list[str]:
    return [part.strip(" !{},") for part in text.split("!") if part.strip(" !{},").isdigit()]


def _body(function: Function, by_name: dict[str, Block], latch: Block) -> list[Block]:
    """The blocks of the loop that `latch` leads back to the beginning of."""
    order = {block.name: number for number, block in enumerate(function.blocks)}
    heads = [label for label in latch.insts[-1].labels if order[label] <= order[latch.name]]
    if len(heads) != 1:
        return []
    before: dict[str, list[str]] = {}
    for block in function.blocks:
        for label in block.insts[-1].labels if block.insts[-1].op in ("br", "switch") else []:
            before.setdefault(label, []).append(block.name)
    inside, queue = {heads[0]}, [latch.name]
    while queue:
        name = queue.pop()
        if name not in inside:
            inside.add(name)
            queue += before.get(name, [])
    return [by_name[name] for name in sorted(inside, key=order.__getitem__)]


def _effect(function: Function, body: list[Block]) -> bool:
    """Returns whether any effect of the loop can be seen outside of it."""
    inner = {id(inst) for block in body for inst in block.insts}
    stored: set[str] = set()
    for block in body:
        for inst in block.insts:
            if inst.op in ("ret", "unreachable", "unsupported") or inst.volatile:
                return True
            if inst.op == "call" and not inst.predicate.startswith(("llvm.dbg", "llvm.lifetime")):
                return True
            if inst.op == "store":
                stored.add(inst.args[1].name if inst.args[1].kind == "local" else "@")
    local = {inst.name for block in function.blocks for inst in block.insts if inst.op == "alloca"}
    if not stored <= local:
        return True
    for inst in (inst for block in function.blocks for inst in block.insts if id(inst) not in inner):
        used = {arg.name for arg in inst.args if arg.kind == "local"} & stored
        if used and not (inst.op == "store" and inst.args[0].name not in stored) and inst.op != "call":
            return True
        if used and inst.op == "call" and not inst.predicate.startswith(("llvm.dbg", "llvm.lifetime")):
            return True
    return False
