"""Every reader of known answers, on small files that use all that their schema has: references, lengths in bits, keys, ivs
and tags of other lengths, results that are invalid or uncertain. Whatever they hold is checked, or counted with a reason.

The files are made of those in the directory TANDEM_VECTORS.
"""

import copy
import json
import os
import pathlib
import subprocess
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from conftest import BINARY, REPOSITORY

Test = dict[str, Any]

# Programs, and their cases that read answers; those of cores and simulators are not in every build.
PROGRAMS = {
    "aes256_known_answer_test": "*",
    "aes_gcm_known_answer_test": "*",
    "aes_known_answer_test": "*",
    "chacha20_known_answer_test": "*",
    "chacha20_poly1305_known_answer_test": "*",
    "modexp_known_answer_test": "*",
    "poly1305_known_answer_test": "*",
    "sha3_known_answer_test": "*",
    "snow3g_known_answer_test": "*",
    "snow5g_known_answer_test": "*",
    "zuc_known_answer_test": "*",
    "rsa_known_answer_test": "*",
    "conformance_test": "*ComputesTheKnownAnswers*",
    "aes256_core_test": "*KnownAnswers*",
    "aes_core_test": "*KnownAnswers*",
    "aes_gcm_core_test": "*SharedSet*",
    "chacha20_core_test": "*SharedSet*",
    "chacha20_poly1305_core_test": "*SharedSet*",
    "modexp_core_test": "*KnownAnswers*",
    "sha3_core_test": "*KnownAnswers*",
    "snow3g_core_test": "*KnownAnswers*",
    "snow5g_core_test": "*KnownAnswers*",
    "zuc_core_test": "*KnownAnswers*",
}
MAX_TESTS = 10  # of a file, each in all its forms
MAX_NUMBERS = 4  # of RSA: they take cores long
ANSWERS = ("ct", "tag", "md", "ks", "sig", "out")
# Lists of what Monte Carlo tests come to.
OUTPUTS = ("cts", "mds")


def chosen(tests: list[Test], most: int) -> list[Test]:
    """Returns some tests of a file, as different as possible."""
    kinds = {}
    for test in tests:
        lengths = [test.get(f"{field}_bits") for field in ("key", "iv", "tag", "md")]
        kinds.setdefault(json.dumps([*lengths, test.get("result"), test.get("op"), test.get("variant")]), test)
    rest = [test for test in tests if test not in kinds.values()]
    return (list(kinds.values()) + rest)[:most]


def fields(test: Test) -> list[str]:
    """Returns those that have bytes."""
    return [name for name in test if f"{name}_bits" in test and isinstance(test[name], str)]


def is_valid(test: Test) -> bool:
    return test.get("result", "valid") == "valid"


def cut(test: Test, field: str, bits: int) -> None:
    """Takes the last bits of a field away; what is left of its last byte stays as it is."""
    test[f"{field}_bits"] -= bits
    test[field] = test[field][: (test[f"{field}_bits"] + 7) // 8 * 2]


def change(test: Test) -> None:
    """Makes the answer, and every check of it, wrong."""
    for field in ANSWERS:
        if test.get(field):
            test[field] = f"{int(test[field][:2], 16) ^ 0x41:02x}" + test[field][2:]


def forms(test: Test, is_number: bool) -> Iterator[tuple[str, Test]]:
    """Yields a test in all forms of the schema, with their names. is_number: of RSA, whose other answers are not invalid."""

    def another() -> Test:
        return copy.deepcopy(test)

    answers = [field for field in ANSWERS if test.get(field)]
    yield "as it is", another()
    upper = another()
    for field in fields(test):
        upper[field] = test[field].upper()
    yield "in capitals", upper
    uncertain = another()
    uncertain["result"] = "acceptable"
    change(uncertain)
    yield "uncertain", uncertain
    if is_number and is_valid(test):
        forward = another()
        forward |= {"exp_of_key": "e", "base": test["out"], "base_bits": test["out_bits"]}
        forward |= {"out": test["base"], "out_bits": test["base_bits"]}
        yield "with the other exponent", forward
    if is_number:
        return
    if answers and is_valid(test):
        forged = another()
        forged["result"] = "invalid"
        change(forged)
        yield "forged", forged
    for field in ("key", "iv", "tag"):
        if test.get(field):
            shorter = another()
            cut(shorter, field, 8)
            if field != "tag":
                shorter["result"] = "invalid"
            yield f"with a shorter {field}", shorter
            longer = another()
            longer[field] += "00"
            longer[f"{field}_bits"] += 8
            longer["result"] = "invalid"
            yield f"with a longer {field}", longer
    for field in ("tag", "md", "ks"):
        if test.get(field):
            bits = another()
            cut(bits, field, 3)
            yield f"with a {field} in bits", bits
    if test.get("msg_bits", 0) > 8 and answers:
        odd = another()
        cut(odd, "msg", 3)
        if test.get("ct"):
            cut(odd, "ct", 3)
        if answers != ["ct"]:
            odd["result"] = "invalid"
        yield "with a message in bits", odd


def clear_unused_bits(test: Test, is_lsb: bool) -> None:
    for field in fields(test):
        if bits := test[f"{field}_bits"] % 8:
            mask = (1 << bits) - 1 if is_lsb else 0xFF00 >> bits & 0xFF
            test[field] = test[field][:-2] + f"{int(test[field][-2:], 16) & mask:02x}"


def with_references(test: Test, buffers: dict[str, str]) -> Test:
    """Returns the test with all bytes in buffers, which have names and numbers."""
    moved = {}
    for name, value in test.items():
        if name in fields(test):
            buffer: str | int = len(buffers) if len(buffers) % 2 else f"b{len(buffers)}"
            buffers[str(buffer)] = "c0ffee" + value + "5a"
            moved[f"{name}_ref"] = [buffer, 3]
        else:
            moved[name] = value
    return moved


def write(source: pathlib.Path, target: pathlib.Path, damaged: bool) -> dict[str, int]:
    """Makes the files, and says how many tests each has. damaged: valid ones by reference have a wrong answer."""
    counts = {}
    for path in sorted(source.glob("*.json")):
        content = json.loads(path.read_text())
        if content.get("schema") != "kat-1":
            continue
        tests = []
        buffers: dict[str, str] = {}
        is_number = path.name == "rsa-modexp.json"
        for test in chosen(content["tests"], MAX_NUMBERS if is_number else MAX_TESTS):
            for outputs in OUTPUTS:
                if outputs in test:
                    test[outputs] = test[outputs][:1]
            for form, made in forms(test, is_number):
                clear_unused_bits(made, content.get("bit_order") == "lsb")
                made["id"] = f"{test['id']}, {form}"
                referred = copy.deepcopy(made)
                referred["id"] += ", by reference"
                if damaged and is_valid(referred):
                    change(referred)
                tests += [made, with_references(referred, buffers)]
        (target / path.name).write_text(json.dumps(content | {"tests": tests, "buffers": buffers}))
        counts[path.name] = len(tests)
    return counts


def run(program: str, vectors: pathlib.Path, report: pathlib.Path) -> subprocess.CompletedProcess[str]:
    path = BINARY.parent / program
    if not path.exists():
        pytest.skip(f"{program} is not built")
    command = [path, f"--gtest_filter={PROGRAMS[program]}", f"--gtest_output=xml:{report}", "--gtest_brief=1"]
    return subprocess.run(
        command, env=os.environ | {"TANDEM_VECTORS": str(vectors)}, capture_output=True, text=True, timeout=600
    )


@pytest.fixture(scope="module")
def source() -> pathlib.Path:
    directory = os.environ.get("TANDEM_VECTORS")
    if not directory:
        pytest.skip("TANDEM_VECTORS names no directory")
    return pathlib.Path(directory)


def test_every_reader_of_software_is_tested() -> None:
    folders = [REPOSITORY / "algorithms", REPOSITORY / "src"]
    readers = {path.stem for folder in folders for path in folder.rglob("*_known_answer_test.cpp")}
    assert {name for name in readers if not name.startswith("core_")} <= PROGRAMS.keys()


@pytest.mark.parametrize("program", PROGRAMS)
def test_takes_all_of_the_schema(source: pathlib.Path, tmp_path: pathlib.Path, program: str) -> None:
    vectors = tmp_path / "vectors"
    vectors.mkdir()
    counts = write(source, vectors, damaged=False)
    done = run(program, vectors, tmp_path / "report.xml")
    assert done.returncode == 0, done.stdout[-4000:]
    accounts = [
        (entry.attrib["name"].removeprefix("kat "), entry.attrib["value"])
        for entry in ElementTree.parse(tmp_path / "report.xml").iter("property")
        if entry.attrib["name"].startswith("kat ")
    ]
    assert accounts
    for file, account in accounts:
        assert f" of {counts[file]} checked" in account, (file, account)


@pytest.mark.parametrize("program", PROGRAMS)
def test_fails_where_answers_are_wrong(source: pathlib.Path, tmp_path: pathlib.Path, program: str) -> None:
    vectors = tmp_path / "vectors"
    vectors.mkdir()
    write(source, vectors, damaged=True)
    done = run(program, vectors, tmp_path / "report.xml")
    assert done.returncode == 1, done.stdout[-4000:]
