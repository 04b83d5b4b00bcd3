"""ChaCha20 in plain Python, written from RFC 8439 for the tests alone: the independent side of every comparison."""

from __future__ import annotations

MASK = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
STAGES_ROUNDS, STAGES_SUMMATION, STAGES_XOR = range(3)


def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for p, q, r, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[p] = (x[p] + x[q]) & MASK
        value = x[r] ^ x[p]
        x[r] = ((value << left) | (value >> (32 - left))) & MASK


def block(key: bytes, iv: bytes, counter: int, summation: bool = True) -> bytes:
    """Returns the 64 bytes of a block; `iv` is the 12-byte nonce."""
    words = [int.from_bytes((key + counter.to_bytes(4, "little") + iv)[i : i + 4], "little") for i in range(0, 48, 4)]
    state = [*CONSTANTS, *words]
    x = list(state)
    for _ in range(10):
        for column in range(4):
            _quarter(x, column, column + 4, column + 8, column + 12)
        for column in range(4):
            _quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    if summation:
        x = [(a + b) & MASK for a, b in zip(x, state, strict=True)]
    return b"".join(word.to_bytes(4, "little") for word in x)


def output(key: bytes, iv: bytes, source: bytes | None, len_bits: int, stages: int = STAGES_XOR) -> bytes:
    """Returns what the accelerator writes for a task.

    Args:
        key: 32 bytes.
        iv: 16 bytes, state words 12..15.
        source: the message, or None for pads.
        len_bits: at least 1; bits past it in the last byte become 0.
        stages: the core's parameter Stages.
    """
    length = (len_bits + 7) // 8
    counter = int.from_bytes(iv[:4], "little")
    pads = b"".join(
        block(key, iv[4:], counter + i, stages != STAGES_ROUNDS) for i in range((length + 63) // 64)
    )
    result = bytearray(p ^ s for p, s in zip(pads, source or bytes(length), strict=False))
    if len_bits % 8:
        result[-1] &= 0xFF << (8 - len_bits % 8) & 0xFF
    return bytes(result)
