"""Names of files in documents must exist, and the table of tests must name every test."""

import subprocess
from pathlib import Path

import pytest

from tandem_tools import docs, named_files


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


def test_a_long_readme_of_an_algorithm_is_reported(tmp_path: Path) -> None:
    for name, lines in (("long", 201), ("short", 200)):
        (tmp_path / "algorithms" / name).mkdir(parents=True)
        (tmp_path / "algorithms" / name / "README.md").write_text("line\n" * lines)
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    (complaint,) = docs.long(tmp_path)
    assert complaint.startswith("algorithms/long/README.md has 201 lines")


def test_every_test_of_the_tree_is_found(tmp_path: Path) -> None:
    found = ["a/b/proofs.toml", "a/it_fuzz.cpp", "a/it_test.cpp", "a/it_test.sh", "a/tests/test_it.py", "test_top.py"]
    for name in (*found, "a/it.cpp", "a/test_run/steps.py", "a/ignored_test.cpp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / ".gitignore").write_text("ignored*\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    assert sorted(docs.files(tmp_path, *docs.TESTS)) == found


@pytest.mark.parametrize(
    ("source", "text", "missing"),
    [
        ("src/it.cpp", "// Checked by task_test.cpp, engine/task.h\nint a;  // tusk.h\n", [(2, "tusk.h")]),
        ("src/it.cpp", '#include "nowhere.h"\nconst char* url = "a//nowhere.h";\n', []),
        ("src/it.h", "/// See ../engine/task.h and ../task.h.\n", [(1, "../task.h")]),
        ("src/it.sv", "/* One\n   and two: task.sv. */\n", [(2, "task.sv")]),
        ("src/it.sv", "// ../README.md, ../../README.md, ../*.md, <name>.h, FOLDER/NAME.cpp\n", [(1, "../../README.md")]),
        ("it.py", '"""One: pin.py.\n\nTwo: pan.py."""\na = "pot.py"\n', [(1, "pin.py"), (3, "pan.py")]),
        ("it.py", 'a = "pot.py"  # pit.py\n', [(1, "pit.py")]),
        ("it.toml", 'source = "a.cpp"  # b.cpp\n', [(1, "b.cpp")]),
        ("it.c", "// crypto/arm_arch.h, of OpenSSL; docs/it.rst; gdbstub.c\n", []),
    ],
)  # fmt: skip
def test_files_that_comments_name(tmp_path: Path, source: str, text: str, missing: list[tuple[int, str]]) -> None:
    names = ("README.md", "engine/task.h", "engine/task_test.cpp")
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "src").mkdir()
    assert named_files.missing(tmp_path, source, text, named_files.endings(names)) == missing
