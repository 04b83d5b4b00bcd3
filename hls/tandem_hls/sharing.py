"""Products that share multipliers: so many for a function, whose operands are chosen by state."""

from tandem_hls.expressions import literal, wider
from tandem_hls.ir import Function, Op, Unit
from tandem_hls.narrow import FACTOR


def share(function: Function, count: int) -> None:
    """Lets all products of a function share `count` multipliers, if there are more products than that.

    Signed and unsigned ones share the same if one more bit for the sign fits a multiplier of a device; else each their own.
    """
    kinds = [[op for op in function.ops() if op.kind == kind] for kind in ("mul", "smul")]
    together = [op for kind in kinds for op in kind]
    if all(kinds) and max(arg.width + 1 for op in kinds[0] for arg in op.args) <= FACTOR:
        _share(together, count)
    else:
        for products in kinds:
            _share(products, count)


def _share(products: list[Op], count: int) -> None:
    if len(products) <= count:
        return
    signed = any(op.kind == "smul" for op in products)
    widths = [arg.width + (signed and op.kind == "mul") for op in products for arg in op.args if arg.kind != "const"]
    widths += [arg.value.bit_length() + signed for op in products for arg in op.args if arg.kind == "const"]
    unit = Unit(count, max(widths), signed)
    for op in products:
        op.unit = unit


def operand(op: Op, arg: Op, name: str) -> str:
    """An operand of a product, as wide as its multiplier takes it."""
    assert op.unit
    if arg.kind == "const":
        negative = op.kind == "smul" and arg.value >> arg.width - 1
        value = arg.value - (1 << arg.width) if negative else arg.value
        return literal(value & (1 << op.unit.width) - 1, op.unit.width)
    more = op.unit.width - arg.width
    if op.kind == "smul" and more:
        return f"{{{{{more}{{{name}{f'[{arg.width - 1}]' if arg.width > 1 else ''}}}}}, {name}}}"
    return wider(name, more)


def multiplier(unit: Unit, name: str) -> list[str]:
    """The product of the two factors of one multiplier."""
    factors = [f"{name}_{each}" for each in "ab"]
    if unit.signed:
        both = [f"{{{{{unit.width}{{{each}[{unit.width - 1}]}}}}, {each}}}" for each in factors]
    else:
        both = [wider(each, unit.width) for each in factors]
    return [f"  assign {name} = " + " * ".join(both) + ";"]
