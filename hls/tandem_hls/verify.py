"""Checks that the operations of a function keep the rules of `ir`; tests do after every pass, users with `--verify`."""

from tandem_hls.build import COMPARES
from tandem_hls.errors import HlsError
from tandem_hls.ir import Block, Function, Op
from tandem_hls.regions import dominators

_SAME = frozenset(["add", "sub", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"])
_KINDS = _SAME | COMPARES | {"mul", "smul", "select", "zext", "sext", "trunc", "cat", "phi", "pload", "pstore", "load",
                             "store", "call", "read", "write"}  # fmt: skip
_ENDS = {"br": 1, "cond": 2, "ret": 0, "halt": 0}
_COUNTS = {"select": 3, "zext": 1, "sext": 1, "trunc": 1, "pload": 1, "pstore": 2, "load": 1, "store": 2, "read": 0}


class Verifier:
    """Checks functions after passes, if it is `active`."""

    active = False

    def check(self, function: Function, after: str) -> None:
        """Raises what is wrong with a function after a pass.

        Raises:
            HlsError: A rule is broken, which is a fault of tandem-hls and not of the program.
        """
        if not self.active:
            return
        for said in faults(function):
            raise HlsError(f"tandem-hls has a fault: after '{after}', in '{function.name}': {said}", function.place,
                           "less of the program, to find out which part it is", code=3)  # fmt: skip


verifier = Verifier()


def faults(function: Function) -> list[str]:
    """Returns the faults in words; empty if there are none."""
    found = _blocks(function)
    if found:
        return found
    place: dict[Op, tuple[Block, int]] = {}
    for block in function.blocks:
        for at, op in enumerate([*block.phis, *block.ops]):
            if op in place:
                found.append(f"{op} is there twice")
            place[op] = (block, at)
    above = dominators(function)
    for block in function.blocks:
        for phi in block.phis:
            found += _phi(phi, block, place, above)
        for op in block.ops:
            found += _op(op)
            found += [f"{op} reads {arg}, which is not there yet" for arg in op.inputs()
                      if not _there(arg, block, place[op][1], place, above)]  # fmt: skip
        end = len(block.phis) + len(block.ops)
        found += [f"the end of {block} reads {op}, which is not there" for op in block.decides()
                  if not _there(op, block, end, place, above)]  # fmt: skip
    return found


def _blocks(function: Function) -> list[str]:
    """Ends, targets and what leads where."""
    found = []
    known = set(function.blocks)
    for block in function.blocks:
        found += [f"{block} leads to {target}, which is not there" for target in block.targets if target not in known]
        wanted = [other for other in function.blocks if block in other.targets]
        if sorted(map(id, wanted)) != sorted(map(id, block.preds)):
            found.append(f"{block} is reached from {wanted}, and not from {block.preds}")
        if block.end in _ENDS and len(block.targets) != _ENDS[block.end]:
            found.append(f"{block} ends with {block.end} and {len(block.targets)} targets")
        if block.end == "cond" and (block.value is None or block.value.width != 1):
            found.append(f"{block} ends with a condition that is {block.value}")
        if block.end == "switch" and (block.value is None or len(block.cases) != len(block.targets) - 1):
            found.append(f"{block} ends with a switch of {len(block.cases)} cases and {len(block.targets)} targets")
        if block.end == "multi" and len(block.guards) != len(block.targets) - 1:
            found.append(f"{block} ends with {len(block.guards)} guards and {len(block.targets)} targets")
        found += [f"{block} has a guard {guard}" for guard in block.guards if guard.width != 1]
        if block.end == "ret" and function.width and (block.value is None or block.value.width != function.width):
            found.append(f"{block} returns {block.value}, and not {function.width} bits")
    return found


def _there(op: Op, block: Block, at: int, place: dict[Op, tuple[Block, int]], above: dict[Block, Block]) -> bool:
    """Returns whether a value has been computed before place `at` of a block."""
    if op.kind in ("const", "arg", "addr"):
        return True
    if op not in place:
        return False
    home, number = place[op]
    return number < at if home is block else _above(home, block, above)


def _above(a: Block, b: Block, above: dict[Block, Block]) -> bool:
    while b is not a:
        if above[b] is b:
            return False
        b = above[b]
    return True


def _phi(phi: Op, block: Block, place: dict[Op, tuple[Block, int]], above: dict[Block, Block]) -> list[str]:
    if phi.kind != "phi" or phi.block is not block:
        return [f"{phi} is among the phis of {block}"]
    if len(phi.args) != len(block.preds):
        return [f"{phi} has {len(phi.args)} values for {len(block.preds)} ways"]
    found = [f"{phi} takes {arg}" for arg in phi.args if arg.width != phi.width]
    ways = zip(block.preds, phi.args, strict=True)
    return found + [f"{phi} takes {arg} from {pred}, where it is not there" for pred, arg in ways
                    if not _there(arg, pred, 1 << 40, place, above)]  # fmt: skip


def _op(op: Op) -> list[str]:
    """Widths of one operation and of what it reads."""
    kind, widths = op.kind, [arg.width for arg in op.args]
    found = []
    if kind not in _KINDS or (op.width < 1 and kind not in ("store", "pstore", "write", "call")):
        found.append(f"{op} is no operation")
    if kind in _COUNTS and len(widths) != _COUNTS[kind]:
        return [f"{op} has {len(widths)} operands"]
    if kind in _SAME and widths[0] != op.width:
        found.append(f"{op} has an operand of {widths[0]} bits")
    if kind in ("add", "sub", "and", "or", "xor") and widths[0] != widths[1]:
        found.append(f"{op} has operands of {widths} bits")
    if kind in COMPARES and (op.width != 1 or widths[0] != widths[1]):
        found.append(f"{op} compares {widths} bits")
    if kind == "select" and (widths[0] != 1 or set(widths[1:]) != {op.width}):
        found.append(f"{op} selects from {widths} bits")
    if kind in ("zext", "sext") and widths[0] >= op.width:
        found.append(f"{op} extends {widths[0]} bits")
    if kind == "trunc" and widths[0] <= op.width:
        found.append(f"{op} cuts {widths[0]} bits")
    if kind == "cat" and sum(widths) != op.width:
        found.append(f"{op} joins {widths} bits")
    if op.guard is not None and op.guard.width != 1:
        found.append(f"{op} has a guard of {op.guard.width} bits")
    return found + (_access(op, widths) if kind in ("load", "store") else [])


def _access(op: Op, widths: list[int]) -> list[str]:
    memory = op.memory
    if memory is None:
        return [f"{op} has no memory"]
    found = [f"{op} has an index of {widths[0]} bits for {memory.depth} words"] if widths[0] > memory.index_bits else []
    if (op.width if op.kind == "load" else widths[1]) != memory.word_bits:
        found.append(f"{op} moves what is no word of {memory.word_bits} bits")
    if op.lanes is not None and op.lanes.width != memory.lanes:
        found.append(f"{op} has {op.lanes.width} lanes for {memory.lanes}")
    return found
