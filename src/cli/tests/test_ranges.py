"""`tandem decrypt --range`: a part of a file, wherever it lies, and nothing read that it does not need."""

import pytest

from conftest import MESSAGE, AgeSandbox, random_bytes

RANGE_SIZE = 9 * MESSAGE + 1000


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (0, 0),
        (0, RANGE_SIZE - 1),
        (10, 19),
        (MESSAGE - 1, MESSAGE),
        (MESSAGE, 2 * MESSAGE - 1),
        (3 * MESSAGE + 5, 8 * MESSAGE + 4),
        (9 * MESSAGE, RANGE_SIZE - 1),
        (RANGE_SIZE - 1, RANGE_SIZE - 1),
        (9 * MESSAGE - 1, 10**15),
        (5, None),
    ],
)
def test_range(age_sandbox: AgeSandbox, first: int, last: int | None) -> None:
    data = random_bytes(RANGE_SIZE)
    age_sandbox.file("in.age", age_sandbox.age_encrypt(data))
    wanted = data[first:] if last is None else data[first : last + 1]
    argument = f"{first}-{'' if last is None else last}"
    assert age_sandbox.decrypt("--range", argument, "in.age").stdout == wanted
    assert age_sandbox.decrypt("--range", argument, "-o", "out", "in.age").returncode == 0
    assert (age_sandbox.path / "out").read_bytes() == wanted


def test_range_reads_only_what_it_needs(age_sandbox: AgeSandbox) -> None:
    """The chunks around it are destroyed; only the last one, which proves the length, counts besides."""
    data = random_bytes(RANGE_SIZE)
    encrypted = bytearray(age_sandbox.age_encrypt(data))
    payload = len(encrypted) - RANGE_SIZE - 10 * 16
    for message in (0, 1, 2, 5, 6, 7, 8):
        encrypted[payload + message * (MESSAGE + 16) + 7] ^= 1
    age_sandbox.file("in.age", bytes(encrypted))
    done = age_sandbox.decrypt("--range", f"{3 * MESSAGE}-{5 * MESSAGE - 1}", "in.age")
    assert done.stdout == data[3 * MESSAGE : 5 * MESSAGE]
    assert age_sandbox.decrypt("--range", f"{3 * MESSAGE}-{5 * MESSAGE}", "in.age").returncode == 11


def test_range_of_a_redirected_file(age_sandbox: AgeSandbox) -> None:
    data = random_bytes(RANGE_SIZE)
    age_sandbox.file("in.age", age_sandbox.age_encrypt(data))
    with open(age_sandbox.path / "in.age", "rb") as source:
        assert age_sandbox.decrypt("--range", "70000-70009", stdin=source).stdout == data[70000:70010]
