"""Which names in a document must exist, and which tests the table of tests must name."""

import subprocess
from pathlib import Path

import pytest

from tandem_tools import docs


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("[one](../README.md) and [two](glossary.md#word)", ["glossary.md"]),
        ("[site](https://example.org/x.md)", []),
        ("`engine/task.h` and `engine/tusk.h`", ["engine/tusk.h"]),
        ("`src/*/pin.h`, `src/<layer>/pin.h`, `engine/`, `src/*/pan.h`", ["src/*/pan.h"]),
        ("`make test`, `build/release`, `task.h`", []),
        ("```\n`src/nowhere`\n[a](b)\n```\n", []),
    ],
)
def test_broken(tmp_path: Path, text: str, missing: list[str]) -> None:
    for name in ("README.md", "docs/guide.md", "engine/task.h", "src/bus/pin.h"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    assert docs.broken(tmp_path, "docs/guide.md", text) == missing


@pytest.mark.parametrize(
    ("table", "left"),
    [
        ("| it works | `engine/task_test.cpp`, `src/*/pin_test.cpp` |", []),
        ("| it works | `engine/task_test.cpp` |", ["src/bus/pin_test.cpp"]),
        ("engine/task_test.cpp, without backticks; `src/*/p*.cpp`", ["engine/task_test.cpp"]),
        ("| a folder is no test | `engine/`, `src/bus` |", ["engine/task_test.cpp", "src/bus/pin_test.cpp"]),
    ],
)
def test_untold(tmp_path: Path, table: str, left: list[str]) -> None:
    tests = ["engine/task_test.cpp", "src/bus/pin_test.cpp"]
    for name in tests:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    assert docs.untold(tmp_path, table, tests) == left


def test_every_test_of_the_tree_is_found(tmp_path: Path) -> None:
    found = ["a/b/proofs.toml", "a/it_fuzz.cpp", "a/it_test.cpp", "a/it_test.sh", "a/tests/test_it.py", "test_top.py"]
    for name in (*found, "a/it.cpp", "a/test_run/steps.py", "a/ignored_test.cpp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / ".gitignore").write_text("ignored*\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    assert sorted(docs.files(tmp_path, *docs.TESTS)) == found
