"""ChaCha20-Poly1305 in plain Python, written from RFC 8439 for the tests alone."""

from __future__ import annotations

import chacha20_model

P = (1 << 130) - 5
R_MASK = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF


def poly1305(key: bytes, message: bytes) -> bytes:
    """Returns the tag of section 2.5; key: r, then s."""
    r = int.from_bytes(key[:16], "little") & R_MASK
    total = 0
    for at in range(0, len(message), 16):
        total = (total + int.from_bytes(message[at : at + 16] + b"\x01", "little")) * r % P
    return ((total + int.from_bytes(key[16:], "little")) % (1 << 128)).to_bytes(16, "little")


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 16)


def crypt(key: bytes, nonce: bytes, aad: bytes, source: bytes, decrypt: bool) -> tuple[bytes, bytes]:
    """Returns the output and the tag that the message has, of section 2.8; the nonce has 12 bytes."""
    output = b""
    if source:
        output = chacha20_model.output(key, (1).to_bytes(4, "little") + nonce, source, 8 * len(source))
    ciphertext = source if decrypt else output
    lengths = len(aad).to_bytes(8, "little") + len(source).to_bytes(8, "little")
    one_time = chacha20_model.block(key, nonce, 0)[:32]
    return output, poly1305(one_time, _padded(aad) + _padded(ciphertext) + lengths)
