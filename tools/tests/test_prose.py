"""Comments that open without a subject are found, and sentences and labels are left alone."""

import subprocess
from pathlib import Path

import pytest

from tandem_tools import prose

NO_SUBJECT = [
    ("a.py", '"""What the test needs."""\n'),
    ("a.py", 'def f() -> bool:\n    """Whether it passed."""\n'),
    ("a.py", 'def f() -> bool:\n    r"""Whether it passed.\n\n    More, and a comma.\n    """\n'),
    ("a.py", "# Of each\n# net: readers, and a driver.\na = 1\n"),
    ("a.py", '"""A module."""\n# Which files there are.\n'),
    ("a.toml", "# For small boards.\n[[builds]]\n"),
    ("CMakeLists.txt", "# How tests are compiled.\n"),
    ("a.sh", "#!/bin/sh\n# Under another name; then it is moved, too.\n"),
    ("a.h", "/// Whether this machine has it.\nbool available();\n"),
    ("a.h.in", "  /// As in a.toml.\n"),
    ("a.cpp", "int a;\n\n// Where a chunk begins and where it ends.\n"),
    ("a.c", "/* What a call does. */\n"),
    ("a.c", "/*\n * What a call does,\n * and why.\n */\n"),
    ("a.sv", "  // Only what is read.\n  logic a;\n"),
]
SENTENCES = [
    ("a.py", '"""Returns what the test needs."""\n'),
    ("a.py", "# At reset, both pointers are equal.\n"),
    ("a.py", "# Whatever the order, the result is the same. What else.\n"),
    ("a.py", "#!/usr/bin/env python3\n"),
    ("a.py", "a = 1  # What follows code is a label\n"),
    ("a.py", 'a = """What is no docstring."""\n'),
    ("a.py", "# what begins in lower case is a label\n"),
    ("a.py", '"""A module.\n\nWhat follows."""\n'),
    ("a.toml", 'doc = "# What a text says."\n'),
    ("a.h", "int a;\n  ///< What a member is.\nint b;\n"),
    ("a.h", "// Variants.\n//\n// Without      caches\n// Order  any\n"),
    ("a.sv", "// With tags      yes, two\nmodule a;\n"),
    ("a.cpp", 'auto a = "\\n// What a text says.";\n'),
    ("a.cpp", "// FOR loops, Of_names and Notes are other words.\n"),
]


@pytest.mark.parametrize(("name", "text"), NO_SUBJECT)
def test_an_opening_without_a_subject_is_found(name: str, text: str) -> None:
    assert [each for each in prose.openings(name, text) if each.has_no_subject()]


@pytest.mark.parametrize(("name", "text"), SENTENCES)
def test_sentences_and_labels_are_left_alone(name: str, text: str) -> None:
    assert not [each for each in prose.openings(name, text) if each.has_no_subject()]


def test_lines_that_follow_one_another_are_one_comment() -> None:
    text = "int a;\n\n// A sentence goes on\n// Of course.\n/// Another mark\nint b;\n// a third\n"
    assert prose.openings("a.cpp", text) == [
        prose.Opening(3, "A sentence goes on Of course."),
        prose.Opening(5, "Another mark"),
        prose.Opening(7, "a third"),
    ]


def test_the_command_prints_place_and_opening_and_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    facts = tmp_path / "algorithms/toy/algorithm.toml"
    facts.parent.mkdir(parents=True)
    facts.write_text("# For tests.\n")
    for folder in ("clean", "faulty", "generated"):
        (tmp_path / folder).mkdir()
    (tmp_path / "clean/a.py").write_text('"""Adds."""\n')
    (tmp_path / "faulty/a.py").write_text('"""Why\nit is. And more."""\n\n\ndef f() -> None:\n    """Adds."""\n')
    (tmp_path / "generated/a.py").write_text('"""What a program wrote."""\n')
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    command = ["prose", "--root", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*command, "clean"])
    assert prose.main() == 0
    assert capsys.readouterr().out == "0 of 1 comments open without a subject\n"
    monkeypatch.setattr("sys.argv", [*command, "clean", "faulty/"])
    assert prose.main() == 1
    assert capsys.readouterr().out == "faulty/a.py:1: Why it is.\n1 of 3 comments open without a subject\n"
