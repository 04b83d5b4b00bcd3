"""Values of directives, from TOML and from pragmas alike: each function checks one and returns it, or says what it must be.

`where` names the directive in the message, `place` is its file and line. Every function raises HlsError with code 2.
"""

from typing import Any

from tandem_hls.errors import HlsError, Place

MAX_COPIES = 4096  # of a loop's body; LLVM does not end on many more
MAX_DEPTH = 65536  # words in a channel
PLACEMENTS = ("registers", "lut", "block")
CUTS = ("cyclic", "block")


def clock(value: Any, where: str, place: Place | None = None) -> float:
    """Returns the MHz to schedule for.

    Raises:
        HlsError: It is not a number, or no clock can have it.
    """
    try:
        mhz = 0.0 if isinstance(value, bool) else float(value)
    except (TypeError, ValueError):
        mhz = 0.0
    if not 0.001 <= mhz <= 10_000:
        raise HlsError(f"{where} must be a number of MHz from 0.001 to 10000, not {value!r}", place, code=2)
    return mhz


def whole(value: Any, where: str, place: Place, least: int = 1, most: int = 1 << 31) -> int:
    """Returns a number from `least` to `most`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        upper = f" to {most}" if most < 1 << 31 else " on"
        raise HlsError(f"{where} must be a number from {least}{upper}, not {value!r}", place, code=2)
    return value


def power(value: Any, where: str, place: Place) -> int:
    """A power of two."""
    if whole(value, where, place) & value - 1:
        raise HlsError(f"{where} must be a power of two, not {value}", place, code=2)
    return int(value)


def deep(value: Any, where: str, place: Place) -> int:
    """Words that a channel holds."""
    return whole(value, where, place, 1, MAX_DEPTH)


def cut(value: Any, where: str, place: Place) -> str:
    """The way an array is cut into banks: cyclic or block."""
    if value not in CUTS:
        raise HlsError(f"{where}: an array is cut {' or '.join(CUTS)}, not {value!r}", place, code=2)
    return str(value)


def digits(text: str, where: str, place: Place) -> int:
    """A number in decimal digits, as in a pragma."""
    return whole(int(text) if text.isdecimal() else text, where, place)


def yes(value: Any, where: str, place: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise HlsError(f"{where} must be true or false, not {value!r}", place, code=2)
    return value


def number(value: Any, word: str, on: int, off: int, where: str, place: Place, most: int = 1 << 31) -> int:
    """A number from 1 on; `word` or true stand for `on`, "off" or false for `off`."""
    if value in (word, "off") or isinstance(value, bool):
        return on if value in (word, True) else off
    if not isinstance(value, int) or value < 1:
        raise HlsError(f'{where} must be a number from 1 on, "{word}" or "off", not {value!r}', place, code=2)
    return whole(value, where, place, 1, most)


def only(each: Any, known: set[str], where: str, place: Place) -> None:
    """Checks that a table has no other keys than these."""
    if not isinstance(each, dict) or not set(each) <= known:
        raise HlsError(f"{where} takes {', '.join(sorted(known))}", place, code=2)
