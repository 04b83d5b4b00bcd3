"""Readers of known answers, on files that are made here with all that the schema allows and published sets may have.

Expected values come from arithmetic in Python, written from the standards. Every reader must check what is right, reject
what is wrong, and give a reason for each test that it skips.
"""

import hashlib
import itertools
import json
import os
import pathlib
import random
import subprocess
from typing import Any
from xml.etree import ElementTree

import pytest

import keccak
from conftest import BINARY

Test = dict[str, Any]
Json = dict[str, Any]

RANDOM = random.Random(202)


def write(directory: pathlib.Path, name: str, tests: list[Test], **others: Any) -> None:
    """Writes a file of the schema; tests without a name get a number."""
    named = [{"id": str(number)} | test for number, test in enumerate(tests)]
    content = {"schema": "kat-1", "bit_order": "msb", "tests": named} | others
    (directory / f"{name}.json").write_text(json.dumps(content))


def read(program: str, cases: str, vectors: pathlib.Path) -> dict[str, list[str]]:
    """Runs a program's readers; returns the accounts of each file. Fails if the program does."""
    path = BINARY.parent / program
    if not path.exists():
        pytest.skip(f"{program} is not built")
    report = vectors / "report.xml"
    done = subprocess.run(
        [path, f"--gtest_filter={cases}", f"--gtest_output=xml:{report}", "--gtest_brief=1"],
        env=os.environ | {"TANDEM_VECTORS": str(vectors)},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    accounts: dict[str, list[str]] = {}
    for entry in ElementTree.parse(report).iter("property"):
        if entry.attrib["name"].startswith("kat "):
            accounts.setdefault(entry.attrib["name"].removeprefix("kat "), []).append(entry.attrib["value"])
    return accounts


def fails(program: str, cases: str, vectors: pathlib.Path) -> bool:
    """Returns whether a program's readers find something wrong."""
    with pytest.raises(AssertionError):
        read(program, cases, vectors)
    return True


# --- SHA-3 ---


def bit_message(bits: int) -> Test:
    value = RANDOM.getrandbits(bits) if bits else 0
    return {"msg": value.to_bytes((bits + 7) // 8, "little").hex(), "msg_bits": bits}


def sha3_test(function: str, bits: int, digest_bits: int) -> Test:
    test = bit_message(bits)
    message = int.from_bytes(bytes.fromhex(test["msg"]), "little")
    return test | {"md": keccak.digest(function, message, bits, digest_bits).hex(), "md_bits": digest_bits}


def sha3_monte_carlo(directory: pathlib.Path) -> None:
    """Returns a file with one output of one function; the readers of the others' files want one."""
    seed = message = RANDOM.randbytes(32)
    for _ in range(1000):
        message = hashlib.sha3_256(message).digest()
    write(directory, "sha3-mct", [{"hash": "SHA3-256", "seed": seed.hex(), "seed_bits": 256, "mds": [message.hex()]}])


def test_sha3_takes_messages_that_end_anywhere_in_a_block(tmp_path: pathlib.Path) -> None:
    for function, (rate_bytes, size, _, _) in keccak.FUNCTIONS.items():
        rate = 8 * rate_bytes
        lengths = [*range(10), *range(rate - 12, rate + 4), *range(2 * rate - 9, 2 * rate + 2)]
        tests = [sha3_test(function, bits, size or RANDOM.randrange(1, 300)) for bits in lengths]
        write(tmp_path, function, tests, bit_order="lsb")
    accounts = read("sha3_known_answer_test", "*ShortAndLongMessages*", tmp_path)
    assert set(accounts) == {f"{function}.json" for function in keccak.FUNCTIONS}
    for file, values in accounts.items():
        total = len(json.loads((tmp_path / file).read_text())["tests"])
        assert f"{total} of {total} checked" in values, (file, values)


# --- RSA ---


def is_prime(number: int) -> bool:
    """Tests a number by Miller and Rabin, with bases enough for random numbers."""
    odd = number - 1
    twos = (odd & -odd).bit_length() - 1
    odd >>= twos
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and all((power := power * power % number) != number - 1 for _ in range(twos - 1)):
            return False
    return True


def prime(bits: int, e: int) -> int:
    while True:
        number = RANDOM.getrandbits(bits) | 3 << bits - 2 | 1
        if number % e != 1 and is_prime(number):
            return number


def octets(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8 or 1)


class Key:
    """A key of RSA."""

    def __init__(self, bits: int) -> None:
        self.bits, self.e = bits, 65537
        self.p, self.q = prime(bits // 2, self.e), prime(bits // 2, self.e)
        self.n = self.p * self.q
        self.d = pow(self.e, -1, (self.p - 1) * (self.q - 1))

    def json(self, *parts: str) -> dict[str, str]:
        return {part: octets(getattr(self, part)).hex() for part in parts}

    def padded(self, number: int) -> str:
        return number.to_bytes(self.bits // 8).hex()


@pytest.fixture(scope="module")
def key() -> Key:
    return Key(1024)


def power(key: Key, base: int, exponent: int) -> Test:
    return {
        "base": key.padded(base),
        "base_bits": key.bits,
        "out": key.padded(pow(base, exponent, key.n)),
        "out_bits": key.bits,
    }


MODEXP_READERS = [
    ("modexp_known_answer_test", "*"),
    ("conformance_test", "*RsaConformance.ComputesTheKnownAnswers*"),
    ("modexp_core_test", "*KnownAnswers*"),
]


@pytest.mark.parametrize(("program", "cases"), MODEXP_READERS)
def test_powers_take_numbers_inline_and_of_keys(tmp_path: pathlib.Path, key: Key, program: str, cases: str) -> None:
    keys = {"whole": key.json("n", "e", "d", "p", "q"), "short": key.json("n", "e", "d")}
    tests: list[Test] = []
    for name, exponent in itertools.product(keys, ("e", "d")):
        base = RANDOM.randrange(key.n)
        tests.append({"key_id": name, "exp_of_key": exponent} | power(key, base, getattr(key, exponent)))
    for exponent in (key.e, key.d, 3, 1, 2, RANDOM.getrandbits(700), RANDOM.getrandbits(1020)):
        inline = power(key, RANDOM.randrange(key.n), exponent) | {"exp": octets(exponent).hex()}
        tests.append(inline | key.json("n"))
        tests.append(inline | {"n": "00" + octets(key.n).hex(), "exp": "0000" + inline["exp"]})
        tests.append(inline | {"key_id": "short"})
        tests.append(inline | key.json("n") | {"result": "invalid", "out": key.padded(5)})
    for test in (key.json("n") | {"exp": "03"}, {"key_id": "short", "exp_of_key": "d"}):
        tests.append(test | {"base": key.padded(key.n + 1), "base_bits": key.bits, "result": "invalid"})
    others = [test | {"result": "acceptable", "out": key.padded(7)} for test in tests if "out" in test]
    write(tmp_path, "rsa-modexp", tests + others, keys=keys)
    values = read(program, cases, tmp_path)["rsa-modexp.json"]
    if program == "modexp_known_answer_test":
        assert all(value.startswith(f"{len(tests)} of {len(tests) + len(others)} checked") for value in values), values
        assert all("may be refused or not" in value for value in values), values
    assert any("checked" in value and not value.startswith("0 ") for value in values)


def test_powers_that_are_wrong_are_found(tmp_path: pathlib.Path, key: Key) -> None:
    wrong = key.json("n") | {"exp": "010001"} | power(key, 1234567, 3)
    write(tmp_path, "rsa-modexp", [wrong])
    assert fails("modexp_known_answer_test", "*", tmp_path)


def mask(hash_name: str, seed: bytes, size: int) -> bytes:
    """Returns MGF1 (RFC 8017, B.2.1)."""
    parts = (hashlib.new(hash_name, seed + counter.to_bytes(4)).digest() for counter in itertools.count())
    output = b""
    while len(output) < size:
        output += next(parts)
    return output[:size]


def xor(one: bytes, two: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, two, strict=True))


def encode_oaep(message: bytes, label: bytes, size: int, hash_name: str, mgf_hash: str) -> bytes:
    """Returns EME-OAEP (RFC 8017, 7.1.1)."""
    label_hash = hashlib.new(hash_name, label).digest()
    block = label_hash + bytes(size - len(message) - 2 * len(label_hash) - 2) + b"\1" + message
    seed = RANDOM.randbytes(len(label_hash))
    masked = xor(block, mask(mgf_hash, seed, len(block)))
    return b"\0" + xor(seed, mask(mgf_hash, masked, len(seed))) + masked


def field(name: str, value: bytes) -> Test:
    return {name: value.hex(), f"{name}_bits": 8 * len(value)}


HASHES = {"SHA-1": "sha1", "SHA-224": "sha224", "SHA-256": "sha256", "SHA-384": "sha384"}


def oaep_tests(key: Key) -> list[Test]:
    tests = []
    size = key.bits // 8
    for (hash_name, mgf_hash), name in itertools.product(itertools.product(HASHES, HASHES), ("whole", "short")):
        longest = size - 2 - 2 * hashlib.new(HASHES[hash_name]).digest_size
        for length, label in ((0, b""), (longest, b"a label"), (longest // 2, b"")):
            message = RANDOM.randbytes(length)
            encoded = encode_oaep(message, label, size, HASHES[hash_name], HASHES[mgf_hash])
            about = {"op": "decrypt", "hash": hash_name, "mgf_hash": mgf_hash, "key_id": name} | field("label", label)
            encrypted = pow(int.from_bytes(encoded), key.e, key.n)
            good = field("ct", encrypted.to_bytes(size))
            tests.append(about | field("msg", message) | good | {"result": "valid"})
            tests.append(about | field("label", b"other") | good | {"result": "invalid"})
            damaged = encoded[:1] + bytes([encoded[1] ^ 1]) + encoded[2:]
            bad = field("ct", pow(int.from_bytes(damaged), key.e, key.n).to_bytes(size))
            tests.append(about | bad | {"result": "invalid"})
    about = {"op": "decrypt", "hash": "SHA-256", "mgf_hash": "SHA-256", "key_id": "whole"} | field("label", b"")
    for refused in (key.n.to_bytes(size), bytes(size), b"", bytes(size - 1), bytes(size + 1)):
        tests.append(about | field("ct", refused) | {"result": "invalid"})
    del about["mgf_hash"]  # the same as for the label
    encoded = encode_oaep(b"none named", b"", size, "sha256", "sha256")
    tests.append(
        about | field("msg", b"none named") | field("ct", pow(int.from_bytes(encoded), key.e, key.n).to_bytes(size))
    )
    return tests


def pkcs1_tests(key: Key) -> list[Test]:
    tests = []
    size = key.bits // 8

    def blocks(message: bytes) -> tuple[bytes, list[bytes]]:
        filler = bytes(RANDOM.randrange(1, 256) for _ in range(size - len(message) - 3))
        good = b"\0\2" + filler + b"\0" + message
        bad = [b"\1" + good[1:], b"\0\1" + good[2:], b"\0\2" + filler[:7] + b"\0" + good[10:]]
        return good, [*bad, b"\0\2" + bytes([5]) * (size - 2)]

    for name, length in itertools.product(("whole", "short"), (0, 1, 48, size - 11)):
        message = RANDOM.randbytes(length)
        good, bad = blocks(message)
        about = {"op": "decrypt", "key_id": name}
        encrypted = pow(int.from_bytes(good), key.e, key.n).to_bytes(size)
        tests.append(about | field("msg", message) | field("ct", encrypted) | {"result": "valid"})
        for block in bad:
            encrypted = pow(int.from_bytes(block) % key.n, key.e, key.n).to_bytes(size)
            tests.append(about | field("ct", encrypted) | {"result": "invalid"})
    for refused in (key.n.to_bytes(size), b"", bytes(size - 1), bytes(size + 1)):
        tests.append({"op": "decrypt", "key_id": "whole"} | field("ct", refused) | {"result": "invalid"})
    return tests


def encode_pss(message: bytes, salt: bytes, bits: int, hash_name: str, mgf_hash: str) -> bytes:
    """Returns EMSA-PSS (RFC 8017, 9.1.1) for a modulus of `bits` bits, a multiple of 8."""
    digest = hashlib.new(hash_name, message).digest()
    salted = hashlib.new(hash_name, bytes(8) + digest + salt).digest()
    block = bytes(bits // 8 - len(salted) - len(salt) - 2) + b"\1" + salt
    masked = xor(block, mask(mgf_hash, salted, len(block)))
    return bytes([masked[0] & 0x7F]) + masked[1:] + salted + b"\xbc"


def pss_tests(key: Key) -> list[Test]:
    tests = []
    for hash_name, mgf_hash, salt in itertools.product(HASHES, HASHES, (0, 20)):
        message = RANDOM.randbytes(50)
        encoded = encode_pss(message, RANDOM.randbytes(salt), key.bits, HASHES[hash_name], HASHES[mgf_hash])
        signature = pow(int.from_bytes(encoded), key.d, key.n).to_bytes(key.bits // 8)
        about = {"op": "verify", "hash": hash_name, "mgf_hash": mgf_hash, "key_id": "public", "salt_bits": 8 * salt}
        tests.append(about | field("msg", message) | field("sig", signature) | {"result": "valid"})
        tests.append(about | field("msg", b"other") | field("sig", signature) | {"result": "invalid"})
        tests.append(about | field("msg", message) | field("sig", signature[1:]) | {"result": "invalid"})
        tests.append(about | field("msg", message) | field("sig", key.n.to_bytes(key.bits // 8)) | {"result": "invalid"})
    return tests


PADDINGS = {
    "rsa-oaep": (oaep_tests, "*KnownAnswers.DecryptionOaep*"),
    "rsa-pkcs1-dec": (pkcs1_tests, "*KnownAnswers.DecryptionPkcs1*"),
    "rsa-pss": (pss_tests, "*KnownAnswers.SignaturesOfPss*"),
}


@pytest.mark.parametrize("file", PADDINGS)
def test_padding_is_read(tmp_path: pathlib.Path, key: Key, file: str) -> None:
    keys = {
        "whole": key.json("n", "e", "d", "p", "q"),
        "short": key.json("n", "e", "d"),
        "public": key.json("n", "e"),
    }
    make, cases = PADDINGS[file]
    tests = make(key)
    write(tmp_path, file, tests, keys=keys)
    values = read("rsa_known_answer_test", cases, tmp_path)[f"{file}.json"]
    assert all(value == f"{len(tests)} of {len(tests)} checked" for value in values), values
    for damage in ({"result": "invalid"}, {"msg": "00" * 48, "msg_bits": 384}):
        changed = [test | damage for test in tests if test.get("result") == "valid"]
        write(tmp_path, file, changed[:1], keys=keys)
        assert fails("rsa_known_answer_test", cases, tmp_path)


# --- SNOW 3G and ZUC ---

# TS 35.216, 4.3, 4.4; ZUC 1.6, Document 3, 3.3: key, iv and the first 64 bits of keystream.
KEYSTREAMS = {
    "snow3g-keystream": ("2BD6459F82C5B300952C49104881FF48", "EA024714AD5C4D84DF1F9B251C0BF45F", "ABEE97047AC31373"),
    "zuc128-keystream": ("3d4c4be96a82fdaeb58f641db17b455b", "84319aa8de6915ca1f6bda6bfbd8c766", "14f1c2723279c419"),
}


@pytest.mark.parametrize("file", KEYSTREAMS)
def test_keystreams_of_any_bits_are_read(tmp_path: pathlib.Path, file: str) -> None:
    key, iv, stream = KEYSTREAMS[file]
    tests = []
    for offset, bits in itertools.product((0, 1, 13, 32, 37), (1, 5, 8, 24, 27)):
        value = int(stream, 16) >> 64 - offset - bits & (1 << bits) - 1
        wanted = (value << -bits % 8).to_bytes((bits + 7) // 8).hex()
        test = {"key": key, "key_bits": 128, "iv": iv, "iv_bits": 128, "ks_bits": bits}
        tests.append(test | {"ks": wanted, "ks_offset_bits": offset})
        wrong = f"{int(wanted[:2], 16) ^ 0x80:02x}{wanted[2:]}"
        tests.append(test | {"ks": wrong, "ks_offset_bits": offset, "result": "invalid"})
        if offset == 0:
            tests.append(test | {"ks": wanted})
    write(tmp_path, file, tests)
    program = "snow3g_known_answer_test" if file.startswith("snow3g") else "zuc_known_answer_test"
    values = read(program, "*KnownAnswers.Keystream*", tmp_path)[f"{file}.json"]
    assert values and all(value == f"{len(tests)} of {len(tests)} checked" for value in values), values
