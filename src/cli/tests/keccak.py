"""SHA-3 and SHAKE of messages in bits, written from FIPS 202 alone: expected digests of the readers' tests.

Bits are counted from the least significant one of a byte (B.1). Slow; for short messages.
"""

MASK = (1 << 64) - 1
# Each has the bytes of a block; the bits of the digest, 0: any; the bits that follow the message, the first one lowest;
# and their number.
FUNCTIONS = {
    "sha3-224": (144, 224, 0b10, 2),
    "sha3-256": (136, 256, 0b10, 2),
    "sha3-384": (104, 384, 0b10, 2),
    "sha3-512": (72, 512, 0b10, 2),
    "shake128": (168, 0, 0b1111, 4),
    "shake256": (136, 0, 0b1111, 4),
}


def round_constants() -> list[int]:
    """Returns the bits of a shift register with the polynomial x^8 + x^6 + x^5 + x^4 + 1. Source: section 3.2.5."""
    constants = []
    register = 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            if register & 1:
                constant |= 1 << (1 << j) - 1
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        constants.append(constant)
    return constants


CONSTANTS = round_constants()


def rotated(word: int, count: int) -> int:
    """Returns the word, rotated to the left by any count."""
    count %= 64
    return (word << count | word >> 64 - count) & MASK


def permute(a: list[int]) -> list[int]:
    """Permutes 25 words by Keccak-f[1600] (section 3.2); word x + 5 y is lane (x, y)."""
    for constant in CONSTANTS:
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        d = [c[(x - 1) % 5] ^ rotated(c[(x + 1) % 5], 1) for x in range(5)]
        a = [a[i] ^ d[i % 5] for i in range(25)]
        turned = [a[0]] + [0] * 24
        x, y = 1, 0
        for t in range(24):
            turned[x + 5 * y] = rotated(a[x + 5 * y], (t + 1) * (t + 2) // 2)
            x, y = y, (2 * x + 3 * y) % 5
        moved = [turned[(x + 3 * y) % 5 + 5 * x] for y in range(5) for x in range(5)]
        a = [moved[i] ^ (~moved[i - i % 5 + (i + 1) % 5] & MASK & moved[i - i % 5 + (i + 2) % 5]) for i in range(25)]
        a[0] ^= constant
    return a


def digest(name: str, message: int, bits: int, digest_bits: int) -> bytes:
    """Returns the digest of the number's lowest `bits` bits; unused bits of its last byte are 0."""
    rate_bytes, _, suffix, suffix_bits = FUNCTIONS[name]
    rate = 8 * rate_bytes
    padded = message | suffix << bits | 1 << bits + suffix_bits
    blocks = (bits + suffix_bits + 1) // rate + 1  # the padding has two bits at least
    padded |= 1 << blocks * rate - 1
    state = [0] * 25
    for block in range(blocks):
        part = padded >> block * rate
        state = permute([state[i] ^ (part >> 64 * i & MASK if i < rate // 64 else 0) for i in range(25)])
    output = 0
    have = 0
    while True:
        for word in state[: rate // 64]:
            output |= word << have
            have += 64
        if have >= digest_bits:
            break
        state = permute(state)
    return (output & (1 << digest_bits) - 1).to_bytes((digest_bits + 7) // 8, "little")
