"""Tests `tandem inspect` and `tandem verify`: what a file is, and whether it is authentic, without a plaintext."""

import json
import random
from collections.abc import Callable

import pytest

from conftest import BINARY, AgeSandbox
from processes import Conversation

INPUT, NO_MATCH, BAD_HEADER, BAD_MAC, BAD_PAYLOAD, BAD_ARMOR = 4, 7, 8, 10, 11, 12
MESSAGE = 65536
SIZES = [0, 1, MESSAGE - 1, MESSAGE, MESSAGE + 1, 3 * MESSAGE + 500]
SALT = "A" * 22


def inspect(sandbox: AgeSandbox, *arguments: object, code: int = 0, **options) -> dict:
    done = sandbox.run("inspect", "--json", *arguments, **options)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def header(*stanzas: str) -> bytes:
    """Returns a file's start whose MAC is wrong, and an empty last chunk that nothing opens."""
    lines = ["age-encryption.org/v1", *stanzas, "--- " + "A" * 43]
    return ("\n".join(lines) + "\n").encode() + bytes(16) + bytes(16)


@pytest.mark.parametrize("size", SIZES)
def test_sizes_add_up(age_sandbox: AgeSandbox, size: int) -> None:
    content = random.Random(size).randbytes(size)
    plain = age_sandbox.age_encrypt(content, "-r", age_sandbox.recipient)
    armored = age_sandbox.age_encrypt(content, "-a")
    age_sandbox.file("in.age", plain)
    of_file = inspect(age_sandbox, "in.age")
    of_pipe = inspect(age_sandbox, stdin=None, input=plain)
    assert {**of_file, "name": ""} == {**of_pipe, "name": ""}
    assert of_file["file_bytes"] == len(plain)
    assert of_file["content_bytes"] == size
    assert of_file["chunks"] == max(1, -(-size // MESSAGE))
    assert of_file["armored"] is False and of_file["armor_bytes"] is None
    (recipients,) = of_file["recipients"]
    assert (recipients["type"], recipients["count"]) == ("X25519", 2)
    of_armor = inspect(age_sandbox, stdin=None, input=armored)
    assert of_armor["armored"] is True and of_armor["armor_bytes"] == len(armored)
    assert of_armor["content_bytes"] == size
    shown = age_sandbox.run("inspect", "in.age").stdout.decode()
    assert f" {size}  in " in shown and "2  X25519  age keys" in shown


@pytest.mark.parametrize(
    ("stanza", "title", "post_quantum"),
    [
        ("ssh-ed25519 abcd", "SSH keys (ssh-ed25519)", "no"),
        ("ssh-rsa abcd", "SSH keys (ssh-rsa)", "no"),
        ("mlkem768x25519 " + "A" * 1494, "post-quantum age keys (age1pq1...)", "yes"),
        ("p256tag abcd", "keys in hardware (age1tag1...), opened by a plugin", "no"),
        ("mlkem768p256tag abcd", "post-quantum keys in hardware (age1tagpq1...), opened by a plugin", "yes"),
        ("piv-p256 abcd", "keys in hardware, opened by age-plugin-yubikey or its like", "no"),
        ("somebody abcd", "unknown, maybe of a plugin", "unknown"),
    ],
)
def test_every_kind_of_recipient_is_named(age_sandbox: AgeSandbox, stanza: str, title: str, post_quantum: str) -> None:
    found = inspect(age_sandbox, stdin=None, input=header(f"-> {stanza}", "A" * 43, "-> x-grease", ""))
    assert [one["type"] for one in found["recipients"]] == [stanza.split()[0], "x-grease"]
    assert found["recipients"][0]["title"] == title
    assert found["post_quantum"] == post_quantum


@pytest.mark.parametrize(
    ("factor", "text"),
    [("18", "2^18: 256 MiB of memory\n"), ("30", "2^30: 1 TiB of memory; more than"), ("99999999999", "no machine can do")],
)
def test_the_work_of_a_passphrase_is_said(age_sandbox: AgeSandbox, factor: str, text: str) -> None:
    data = header(f"-> scrypt {SALT} {factor}", "A" * 43)
    assert text in age_sandbox.run("inspect", stdin=None, input=data).stdout.decode()
    assert inspect(age_sandbox, stdin=None, input=data)["work_factor"] == min(int(factor), 1000)


def test_damage_is_said_behind_what_is_known(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    data = age_sandbox.age_encrypt(bytes(MESSAGE))
    age_sandbox.file("cut", data[: -MESSAGE - 1])
    assert inspect(age_sandbox, "cut", code=BAD_PAYLOAD)["payload_length_possible"] is False
    done = age_sandbox.run("inspect", "cut")
    expect_failure(done, BAD_PAYLOAD, "input 'cut' is truncated")
    assert b"no payload has this length" in done.stdout
    assert inspect(age_sandbox, stdin=None, input=header("-> X25519 short", ""), code=BAD_HEADER)["status"] == "bad_header"
    expect_failure(age_sandbox.run("inspect", stdin=None, input=b"no age file"), BAD_HEADER, "is no age file")
    armor = age_sandbox.age_encrypt(bytes(200_000), "-a")
    expect_failure(age_sandbox.run("inspect", stdin=None, input=armor[:150_000]), BAD_ARMOR, "armor")
    expect_failure(age_sandbox.run("inspect", "nowhere"), INPUT, "cannot open input 'nowhere'")


def test_foreign_text_reaches_the_terminal_cut_and_in_one_line(age_sandbox: AgeSandbox) -> None:
    shown = age_sandbox.run("inspect", stdin=None, input=header(f"-> {'x' * 500} y", "")).stdout.decode()
    assert "x" * 37 + "..." in shown and "x" * 38 not in shown
    many = header(*(f"-> t{i}\n" for i in range(3000)))
    lines = age_sandbox.run("inspect", stdin=None, input=many).stdout.decode().splitlines()
    assert "        and 2980 more kinds" in lines and len(lines) < 50


# -------------------------------------------------------------------------------------------------------------- verify


@pytest.mark.parametrize("armor", [[], ["-a"]], ids=["binary", "armored"])
@pytest.mark.parametrize("size", SIZES)
def test_verify_says_how_long_the_content_is(age_sandbox: AgeSandbox, size: int, armor: list[str]) -> None:
    data = age_sandbox.age_encrypt(random.Random(size).randbytes(size), *armor)
    age_sandbox.file("in.age", data)
    before = age_sandbox.names()
    assert age_sandbox.run("verify", "-i", "key", "in.age").stdout.decode() == f"in.age: authentic, {size} bytes\n"
    done = age_sandbox.run("verify", "-i", "key", "--jobs", "1", stdin=None, input=data)
    assert done.stdout.decode() == f"standard input: authentic, {size} bytes\n"
    assert age_sandbox.run("verify", "-i", "key", "--quiet", "in.age").stdout == b""
    assert age_sandbox.names() == before


def test_verify_refuses_what_decrypt_refuses_with_the_same_words(age_sandbox: AgeSandbox) -> None:
    data = age_sandbox.age_encrypt(random.Random(1).randbytes(2 * MESSAGE + 9))
    mac = data.index(b"--- ") + 10
    changes = [data[:60], data[:-1], data + b"x", data[: -MESSAGE // 2], data[:mac] + b"AAAA" + data[mac + 4 :]]
    statuses = set()
    for changed in changes:
        age_sandbox.file("in.age", changed)
        theirs = age_sandbox.decrypt("-o", "out", "in.age")
        ours = age_sandbox.run("verify", "-i", "key", "in.age")
        assert (ours.returncode, ours.stderr) == (theirs.returncode, theirs.stderr)
        assert ours.stdout == b""
        statuses.add(ours.returncode)
    assert statuses == {BAD_HEADER, BAD_MAC, BAD_PAYLOAD}


def test_verify_with_a_passphrase_and_without_the_right_key(age_sandbox: AgeSandbox, expect_failure: Callable) -> None:
    age_sandbox.file("in", b"text")
    talk = Conversation(age_sandbox.path, BINARY, "encrypt", "-p", "-o", "in.age", "in")
    talk.answer("New passphrase", "secret\n")
    talk.answer("again", "secret\n")
    assert talk.end() == 0
    talk = Conversation(age_sandbox.path, BINARY, "verify", "in.age")
    talk.answer("Passphrase of", "secret\n")
    assert talk.end() == 0
    assert b"in.age: authentic, 4 bytes" in talk.shown
    age_sandbox.run("keygen", "-o", "other")
    age_sandbox.file("in.age", age_sandbox.age_encrypt(b"text"))
    expect_failure(age_sandbox.run("verify", "-i", "other", "in.age"), NO_MATCH, "no identity opens 'in.age'")
