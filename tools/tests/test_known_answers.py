"""The account of known answers at the end of the test run."""

import json
from pathlib import Path

from tandem_tools import known_answers


def write_report(path: Path, *values: str) -> None:
    cases = "".join(
        f'<testcase name="c"><properties><property name="kat a.json" value="{value}"/></properties></testcase>'
        for value in values
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")


def test_the_test_that_checked_most_counts(tmp_path: Path) -> None:
    write_report(tmp_path / "release/one.xml", "3 of 9 checked: 6 with another key", "7 of 9 checked: 2 of decryption")
    write_report(tmp_path / "asan/one.xml", "5 of 9 checked: 4 of decryption")
    found = known_answers.accounts(tmp_path)
    assert found == {"a.json": known_answers.Account(7, 9, "2 of decryption")}
    (line,) = known_answers.lines(found, None)
    assert line.split() == "unchecked a.json 7 of 9 checked; not 2 of decryption".split()


def test_a_file_that_no_test_reads_is_named(tmp_path: Path) -> None:
    write_report(tmp_path / "reports/release/one.xml", "9 of 9 checked")
    vectors = tmp_path / "vectors"
    vectors.mkdir()
    for name in ("a.json", "b.json"):
        (vectors / name).write_text(json.dumps({"schema": "kat-1", "tests": []}))
    (vectors / "MANIFEST.json").write_text("{}")
    (vectors / "damaged.json").write_text("{")
    found = known_answers.lines(known_answers.accounts(tmp_path / "reports"), vectors)
    assert [line.split()[:2] for line in found] == [["ok", "a.json"], ["unchecked", "b.json"]]
