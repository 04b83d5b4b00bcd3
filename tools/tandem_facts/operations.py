"""The `[[operations]]` of an algorithm, which tasks name: typed, and checked for contradictions."""

from dataclasses import dataclass, field

from tandem_facts.schema import FactsError

# Bytes that a task and a descriptor have room for: key, iv, and the tag in a completion record.
KEY_BYTES = 32
IV_BYTES = 16
TAG_BYTES = 16
# Lengths of keys that cores may have: the register KEY_LENGTHS has a bit for each.
CORE_KEY_BYTES = (16, 24, 32)
# Bytes of the longest digest that tests and measurements have room for.
DIGEST_BYTES = 64
# Operations that a core may have: the register OPERATIONS has a bit for each.
CODES = 32

UNIT_BITS = {"bit": 1, "byte": 8}
DIRECTIONS = ("encrypt", "decrypt")
RESULTS = ("message", "tag", "digest", "modulus")


@dataclass(frozen=True)
class Iv:
    """The rules for an iv: `bytes` bytes; the first `zeros` of them are 0, the last has only the bits of `last_mask`.

    Byte 0 has only the bits of `first_mask`. All bytes after the iv are 0. `doc` says what the iv contains.
    """

    bytes: int
    doc: str
    zeros: int = 0
    last_mask: int = 0xFF
    first_mask: int = 0xFF

    @property
    def mask(self) -> tuple[int, ...]:
        """The bits that may be other than 0, byte by byte."""
        if self.bytes == 0:
            return (0,) * IV_BYTES
        used = [0] * self.zeros + [0xFF] * (self.bytes - self.zeros - 1) + [self.last_mask]
        used[0] &= self.first_mask
        return (*used, *[0] * (IV_BYTES - self.bytes))


@dataclass(frozen=True)
class Lengths:
    """The length of a message: `least` to `most` of `unit`, which is bit or byte."""

    unit: str
    least: int
    most: int

    @property
    def unit_bits(self) -> int:
        """Bits of a unit."""
        return UNIT_BITS[self.unit]


@dataclass(frozen=True)
class Codes:
    """A core's codes for the operation: the first byte of a descriptor, by direction; -1 if there is none.

    `key_bytes` is the key length that they are for, if there are several. `builds` are the parameter values of cores that
    have these codes, for every parameter; every core has `pads`, which makes only the keystream.
    """

    encrypt: int = -1
    decrypt: int = -1
    pads: int = -1
    key_bytes: int = 0
    builds: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def whole(self) -> set[int]:
        """The codes of the whole operation."""
        return {self.encrypt, self.decrypt} - {-1}

    @property
    def all(self) -> set[int]:
        """The codes of the whole operation and of its pads."""
        return (self.whole | {self.pads}) - {-1}


@dataclass(frozen=True)
class Operation:
    """One way of a standard to use an algorithm, with an id and engines; a task names it.

    `key_bytes` and `tag_bytes` are all valid lengths, the usual one first; with `any_tag`, a digest has any length but 0.
    `result` is the output: a message as long as the input, with a tag if there is one; a tag or a digest alone; or as many
    bytes as the modulus. `codes` are the cores' codes; there are none if no core has the operation.
    """

    id: int
    name: str
    title: str
    standard: str
    message: Lengths
    result: str
    aliases: tuple[str, ...] = ()
    key_bytes: tuple[int, ...] = ()
    key_in_message: bool = False
    iv: Iv = Iv(bytes=0, doc="all zero")
    aad: bool = False
    tag_bytes: tuple[int, ...] = ()
    any_tag: bool = False
    directions: tuple[str, ...] = DIRECTIONS
    codes: tuple[Codes, ...] = ()

    def is_in(self, ops: int) -> bool:
        """Returns whether a core has the whole operation, or at least its pads; bit n of `ops` stands for code n."""
        return any(ops >> code & 1 for codes in self.codes for code in codes.all)

    def key_bytes_of(self, codes: Codes) -> int:
        """Returns the key length that these codes are for; 0 if the operation has no key."""
        return codes.key_bytes or (self.key_bytes[0] if self.key_bytes else 0)


def check(where: str, operation: Operation, parameters: dict[str, tuple[int, ...]]) -> None:
    """Checks that an operation does not contradict itself.

    Args:
        where: Every complaint begins with it.
        operation: The operation.
        parameters: The values that parameters of cores have.

    Raises:
        FactsError: It does; the message says what contradicts what.
    """
    where = f"{where}: operation {operation.name}"
    _known(where, "result", [operation.result], RESULTS)
    _known(where, "direction", list(operation.directions), DIRECTIONS)
    if not operation.directions or len(set(operation.directions)) != len(operation.directions):
        raise FactsError(f"{where}: directions are one or both of {', '.join(DIRECTIONS)}")
    _check_message(where, operation.message)
    _check_key(where, operation)
    _check_tag(where, operation)
    _check_iv(where, operation.iv)
    for codes in operation.codes:
        _check_codes(where, operation, codes, parameters)


def _known(where: str, what: str, values: list[str], known: tuple[str, ...]) -> None:
    for value in values:
        if value not in known:
            raise FactsError(f"{where}: unknown {what} {value!r}; known are {', '.join(known)}")


def _check_message(where: str, message: Lengths) -> None:
    _known(where, "unit", [message.unit], tuple(UNIT_BITS))
    if not 0 <= message.least <= message.most:
        raise FactsError(f"{where}: no message can have {message.least} to {message.most} {message.unit}s")
    if message.most * message.unit_bits >= 1 << 64:
        raise FactsError(f"{where}: {message.most} {message.unit}s are too many: a task counts bits in 64 bits")


def _check_key(where: str, operation: Operation) -> None:
    if operation.key_in_message and operation.key_bytes:
        raise FactsError(f"{where}: key_in_message and key_bytes are mutually exclusive")
    _check_lengths(where, "key_bytes", operation.key_bytes, KEY_BYTES)


def _check_tag(where: str, operation: Operation) -> None:
    alone = operation.result in ("tag", "digest")
    _check_lengths(where, "tag_bytes", operation.tag_bytes, DIGEST_BYTES if operation.result == "digest" else TAG_BYTES)
    if alone and not operation.tag_bytes:
        raise FactsError(f"{where}: its result is a {operation.result}, but it has no tag_bytes")
    if operation.result == "digest" and len(operation.tag_bytes) > 1:
        raise FactsError(f"{where}: a digest has one length, or any_tag")
    if operation.any_tag and operation.result != "digest":
        raise FactsError(f"{where}: any_tag is for a digest, its result is a {operation.result}")
    if operation.aad and (alone or not operation.tag_bytes):
        raise FactsError(f"{where}: aad is authenticated beside a message: it needs a tag, and a message as result")


def _check_lengths(where: str, what: str, lengths: tuple[int, ...], most: int) -> None:
    for length in lengths:
        if not 1 <= length <= most:
            raise FactsError(f"{where}: {what} {length}: a task has room for 1 to {most}")
    if len(set(lengths)) != len(lengths):
        raise FactsError(f"{where}: {what} {list(lengths)}: a length occurs more than once")


def _check_iv(where: str, iv: Iv) -> None:
    if not 0 <= iv.bytes <= IV_BYTES:
        raise FactsError(f"{where}: iv of {iv.bytes} bytes: a task has room for {IV_BYTES}")
    if iv.zeros < 0 or iv.zeros >= max(iv.bytes, 1):
        raise FactsError(f"{where}: iv: {iv.zeros} zero bytes leave nothing of {iv.bytes}")
    for name, mask in (("first_mask", iv.first_mask), ("last_mask", iv.last_mask)):
        if not 1 <= mask <= 0xFF:
            raise FactsError(f"{where}: iv: {name} {mask:#x} must be a byte other than 0")


def _check_codes(where: str, operation: Operation, codes: Codes, parameters: dict[str, tuple[int, ...]]) -> None:
    for code in (codes.encrypt, codes.decrypt, codes.pads):
        if not -1 <= code < CODES:
            raise FactsError(f"{where}: code {code}: a core has operations 0 to {CODES - 1}")
    for direction in DIRECTIONS:
        if (getattr(codes, direction) >= 0) != (direction in operation.directions):
            raise FactsError(f"{where}: codes must be given for {' and '.join(operation.directions)}")
    if len(operation.key_bytes) > 1 and codes.key_bytes == 0:
        raise FactsError(f"{where}: codes: key_bytes must be one of {list(operation.key_bytes)}")
    if codes.key_bytes and codes.key_bytes not in operation.key_bytes:
        raise FactsError(f"{where}: codes: there are no keys of {codes.key_bytes} bytes")
    if operation.key_bytes_of(codes) not in (0, *CORE_KEY_BYTES):
        raise FactsError(f"{where}: codes: keys of cores have {', '.join(map(str, CORE_KEY_BYTES))} bytes")
    for name, values in codes.builds.items():
        if not values or not set(values) <= set(parameters.get(name, ())):
            raise FactsError(f"{where}: builds: {name} has no values {values}")
