"""Types of LLVM IR, with the sizes and alignments that they have in memory on x86-64."""

from dataclasses import dataclass
from functools import cached_property


def round_up(value: int, unit: int) -> int:
    """The least multiple of `unit` that is not less than `value`."""
    return -(-value // unit) * unit


@dataclass(frozen=True)
class Type:
    """One type. `kind`: int, ptr, void, float, double, fp80, array, vector, struct, label, metadata, function."""

    kind: str
    bits: int = 0
    count: int = 0
    fields: tuple["Type", ...] = ()
    packed: bool = False

    @cached_property
    def width(self) -> int:
        """The bits of a value; an aggregate has the bits of all fields side by side."""
        if self.kind in ("array", "vector"):
            return self.count * self.fields[0].width
        if self.kind == "struct":
            return sum(field.width for field in self.fields)
        return {"ptr": 64, "float": 32, "double": 64, "fp80": 80}.get(self.kind, self.bits)

    @cached_property
    def align(self) -> int:
        """Alignment in bytes."""
        if self.kind == "int":
            return min(8, 1 << max(0, (self.bits - 1).bit_length() - 3))
        if self.kind == "array":
            return self.fields[0].align
        if self.kind == "struct":
            return 1 if self.packed else max((field.align for field in self.fields), default=1)
        if self.kind == "vector":
            return 1 << (max(1, self.width // 8) - 1).bit_length()
        return {"float": 4, "fp80": 16}.get(self.kind, 8)

    @cached_property
    def size(self) -> int:
        """Bytes from one element of an array to the next."""
        if self.kind == "array":
            return self.count * self.fields[0].size
        if self.kind == "struct":
            end = self.offsets[-1] + self.fields[-1].size if self.fields else 0
            return round_up(end, self.align)
        return round_up(-(-self.width // 8), self.align)

    @cached_property
    def offsets(self) -> tuple[int, ...]:
        """The offset of each field of a struct, in bytes."""
        at, found = 0, []
        for field in self.fields:
            at = at if self.packed else round_up(at, field.align)
            found.append(at)
            at += field.size
        return tuple(found)

    @cached_property
    def has_pointer(self) -> bool:
        """True if the type contains a pointer."""
        return self.kind == "ptr" or any(field.has_pointer for field in self.fields)

    def gaps(self) -> set[int]:
        """Bytes that no member of it has: a copy may leave them as they are."""
        if self.kind == "array":
            one = self.fields[0].gaps()
            return {at * self.fields[0].size + gap for at in range(self.count) for gap in one} if one else set()
        if self.kind == "struct":
            kept = {offset + at for offset, each in zip(self.offsets, self.fields, strict=True)
                    for at in set(range(each.size)) - each.gaps()}  # fmt: skip
            return set(range(self.size)) - kept
        return set(range(-(-self.width // 8), self.size))

    def __str__(self) -> str:
        if self.kind == "int":
            return f"i{self.bits}"
        if self.kind == "array":
            return f"[{self.count} x {self.fields[0]}]"
        return self.kind


VOID, PTR, LABEL, METADATA = Type("void"), Type("ptr"), Type("label"), Type("metadata")
_SIMPLE = {
    "void": VOID, "ptr": PTR, "label": LABEL, "metadata": METADATA, "float": Type("float"), "double": Type("double"),
    "x86_fp80": Type("fp80"), "half": Type("half", 16), "token": Type("token"), "fp128": Type("fp128", 128),
    "bfloat": Type("half", 16),
}  # fmt: skip


def simple(word: str) -> Type | None:
    """The type that one word names, or None."""
    if word[0] == "i" and word[1:].isdigit():
        return Type("int", int(word[1:]))
    return _SIMPLE.get(word)
