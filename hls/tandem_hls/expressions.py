"""Operations as expressions of SystemVerilog; every operand has a name and exactly the width that is meant."""

from tandem_hls.build import signed
from tandem_hls.ir import Op

_BINARY = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "eq": "==", "ne": "!=", "ult": "<", "ule": "<=",
           "slt": "<", "sle": "<=", "shl": "<<", "lshr": ">>"}  # fmt: skip


def literal(value: int, width: int) -> str:
    """A constant."""
    return f"{width}'d{value}" if value < 10 else f"{width}'h{value:x}"


def wider(name: str, by: int) -> str:
    """Zeros above."""
    return f"{{{by}'d0, {name}}}" if by > 0 else name


def _slice(name: str, high: int, low: int, whole: int) -> str:
    if low == 0 and high == whole - 1:
        return name
    return f"{name}[{high}]" if high == low else f"{name}[{high}:{low}]"


def expression(op: Op, names: list[str]) -> str:
    """Returns an expression for `op` over operands of these names."""
    kind, width = op.kind, op.width
    a = names[0]
    inner = op.args[0].width
    if kind in ("shl", "lshr", "ashr") and op.args[1].kind == "const":
        by = min(op.args[1].value, width)
        if kind == "shl":
            return f"{{{_slice(a, width - 1 - by, 0, inner)}, {by}'d0}}" if by < width else literal(0, width)
        if kind == "lshr":
            return wider(_slice(a, width - 1, by, inner), by) if by < width else literal(0, width)
        by = min(by, width - 1)
        return f"{{{{{by}{{{_slice(a, width - 1, width - 1, inner)}}}}}, {_slice(a, width - 1, by, inner)}}}"
    if kind in _BINARY:
        if kind in ("slt", "sle"):
            return f"$signed({a}) {_BINARY[kind]} $signed({names[1]})"
        return f"{a} {_BINARY[kind]} {names[1]}"
    if kind == "ashr":
        return f"$signed({a}) >>> {names[1]}"
    if kind in ("mul", "smul"):
        both = []
        for arg, name in zip(op.args, names, strict=True):
            if arg.width >= width:
                both.append(
                    _slice(name, width - 1, 0, arg.width)
                    if arg.kind != "const"
                    else literal(arg.value & (1 << width) - 1, width)
                )
            elif arg.kind == "const":
                both.append(
                    literal((signed(arg.value, arg.width) if kind == "smul" else arg.value) & (1 << width) - 1, width)
                )
            elif kind == "mul":
                both.append(wider(name, width - arg.width))
            else:
                both.append(
                    f"{{{{{width - arg.width}{{{_slice(name, arg.width - 1, arg.width - 1, arg.width)}}}}}, {name}}}"
                )
        return " * ".join(both)
    if kind == "select":
        return f"{a} ? {names[1]} : {names[2]}"
    if kind == "zext":
        return wider(a, width - inner)
    if kind == "sext":
        return f"{{{{{width - inner}{{{_slice(a, inner - 1, inner - 1, inner)}}}}}, {a}}}"
    if kind == "trunc":
        return _slice(a, width - 1, 0, inner)
    if kind == "cat":
        return "{" + ", ".join(names) + "}"
    raise AssertionError(kind)
