"""Pieces of C++ and names, for the writers."""

from collections.abc import Iterable


def array(kind: str, name: str, items: Iterable[str]) -> str:
    """Returns an array definition, or an empty span if there are no items (C++ has no empty arrays)."""
    text = list(items)
    if not text:
        return f"inline constexpr std::span<const {kind}> {name}{{}};"
    return f"inline constexpr {kind} {name}[] = {{{', '.join(text)}}};"


def quote(text: str) -> str:
    """A C++ string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def camel(name: str) -> str:
    """`key_bits` -> `KeyBits`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))
