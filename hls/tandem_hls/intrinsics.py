"""LLVM's intrinsics as operations."""

from typing import Any

from tandem_hls.build import Builder, const
from tandem_hls.ir import Op

_NOTHING = ("lifetime", "dbg", "assume", "experimental.noalias", "stacksave", "stackrestore", "donothing", "trap",
            "prefetch",
            "invariant", "sideeffect", "var.annotation", "pseudoprobe", "ubsantrap")  # fmt: skip


def intrinsic(build: Builder, name: str, args: list[Op], width: int) -> Any:
    """Returns the result; None if it has none, NotImplemented if the intrinsic is unknown."""
    words = name.removeprefix("llvm.").split(".")
    word = words[0]
    if any(name.removeprefix("llvm.").startswith(each) for each in _NOTHING):
        return const(0, width) if width else None
    if not args:
        return NotImplemented
    a = args[0]
    b = args[1] if len(args) > 1 else a
    if word in ("expect", "launder", "strip", "annotation", "ssa"):
        return a
    if word in ("smax", "smin", "umax", "umin"):
        less = build.op("slt" if word[0] == "s" else "ult", 1, a, b)
        return build.select(less, b, a) if word.endswith("max") else build.select(less, a, b)
    if word == "abs":
        return build.select(build.sign(a), build.negative(a), a)
    if word in ("fshl", "fshr"):
        return _funnel(build, word, args, width)
    if word == "bswap":
        return build.op("cat", width, *(build.bits(a, at, 8) for at in range(0, width, 8)))
    if word == "bitreverse":
        return build.op("cat", width, *(build.bits(a, at, 1) for at in range(width)))
    if word == "ctpop":
        return _population(build, [build.zext(build.bits(a, at, 1), width) for at in range(width)], width)
    if word in ("ctlz", "cttz"):
        return _zeros(build, a, width, leading=word == "ctlz")
    if word == "fabs":
        return build.op("and", width, a, const((1 << (width - 1)) - 1, width))
    if word == "is" and words[1] == "constant":
        return const(0, 1)
    if word == "objectsize":
        return const(-1, width)
    if word in ("uadd", "usub", "sadd", "ssub", "umul", "smul"):
        return _checked(build, word, a, b, overflow="overflow" in name)
    if word in ("ucmp", "scmp"):
        kind = "slt" if word[0] == "s" else "ult"
        less, more = build.op(kind, 1, a, b), build.op(kind, 1, b, a)
        return build.select(less, const(-1, width), build.zext(more, width))
    return NotImplemented


def _funnel(build: Builder, word: str, args: list[Op], width: int) -> Op:
    a, b, amount = args
    if amount.kind == "const":
        by = amount.value % width
        if word == "fshr":
            by = width - by
        if by in (0, width):
            return a if by == (0 if word == "fshl" else width) or (word == "fshl" and by == 0) else b
        return build.op("cat", width, build.trunc(a, width - by), build.bits(b, width - by, by))
    if width & (width - 1) == 0:
        turn = build.op("and", width, amount, const(width - 1, width))
    else:
        turn = build.op("urem", width, amount, const(width, width))
    double = build.op("cat", 2 * width, a, b)
    if word == "fshr":
        return build.trunc(build.op("lshr", 2 * width, double, build.zext(turn, 2 * width)), width)
    return build.bits(build.op("shl", 2 * width, double, build.zext(turn, 2 * width)), width, width)


def _population(build: Builder, parts: list[Op], width: int) -> Op:
    while len(parts) > 1:
        sums = [build.op("add", width, *parts[at : at + 2]) for at in range(0, len(parts) - 1, 2)]
        parts = sums + parts[len(sums) * 2 :]
    return parts[0]


def _zeros(build: Builder, a: Op, width: int, *, leading: bool) -> Op:
    """Counts zeros from one end: halves, quarters and so on."""
    size = 1 << (width - 1).bit_length()
    if leading:
        value = build.op("shl", size, build.zext(a, size), const(size - width, size))
    else:
        value = build.zext(a, size)
    counts: list[Op] = []
    half = size // 2
    rest = value
    while half:
        upper, lower = build.bits(rest, half, half), build.trunc(rest, half)
        empty = build.op("eq", 1, upper if leading else lower, const(0, half))
        rest = build.select(empty, lower, upper) if leading else build.select(empty, upper, lower)
        counts.append(empty)
        half //= 2
    count = build.op("cat", len(counts), *counts) if len(counts) > 1 else counts[0]
    return build.select(build.op("eq", 1, a, const(0, width)), const(width, width), build.zext(count, width))


def _checked(build: Builder, word: str, a: Op, b: Op, *, overflow: bool) -> Op:
    """Sums and products in one bit more, or double: whether they fit, or the nearest value that does."""
    width = a.width
    is_signed = word[0] == "s"
    kind = word[1:]
    wide = 2 * width if kind == "mul" else width + 1
    extend = build.sext if is_signed else build.zext
    result = build.op(kind, wide, extend(a, wide), extend(b, wide))
    low = build.trunc(result, width)
    lost = build.op("ne", 1, extend(low, wide), result)
    if overflow:
        return build.op("cat", width + 1, lost, low)
    if is_signed:
        least, most = const(1 << (width - 1), width), const((1 << (width - 1)) - 1, width)
        limit = build.select(build.sign(result), least, most)
    else:
        limit = const(0 if kind == "sub" else -1, width)
    return build.select(lost, limit, low)
