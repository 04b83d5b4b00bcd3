"""A program of several files: they are linked, with statics, macros and pragmas of their own."""

from pathlib import Path

import pytest

from tandem_hls.__main__ import main

PART = """\
#include "part.h"
#define STEP 2
static int kept = 2;
#pragma tandem array table lut 1
static const int table[4] = {1, 4, 9, 16};
int shared = 5;
int twice(int n) { kept += STEP; return kept * n + table[n & 3]; }
"""
TOP = """\
#include "part.h"
#define STEP 1
static int kept = 3;
int kernel(int n, T t[COUNT]) { kept += STEP; return twice(n) + t[n & 7] + kept * shared; }
"""
BENCH = """\
#include "part.h"
int main(void) { T t[COUNT] = {1, 2, 3}; return kernel(1, t) != 30; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "part.h").write_text(
        "#define T short\n#define COUNT 8\nint twice(int n);\nint kernel(int n, T t[COUNT]);\nextern int shared;\n"
    )
    for name, text in (("part", PART), ("top", TOP), ("bench", BENCH)):
        (tmp_path / f"{name}.c").write_text(text)
    return tmp_path


def test_files_on_the_command_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(folder / f"{name}.c") for name in ("bench", "top", "part")]
    assert main(["test", *files, "--top", "kernel", "--simulator", "iverilog"]) == 0
    said = capsys.readouterr().out
    assert "agrees" in said and "static memories" in said and "note:" not in said
    assert main(["build", *files, "--top", "kernel", "-o", str(folder / "k.sv")]) == 0
    assert main(["explain", *files, "--top", "kernel"]) == 0
    assert "table: table of 4 x 32 bits in LUTs, 1 to read" in capsys.readouterr().out


def test_files_in_the_directives(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "top.toml").write_text('files = ["bench.c", "part.c"]\n')
    assert main(["test", str(folder / "top.c"), "--top", "kernel", "--simulator", "iverilog"]) == 0
    assert "agrees" in capsys.readouterr().out
    (folder / "top.toml").write_text('files = ["none.c"]\n')
    assert main(["test", str(folder / "top.c"), "--top", "kernel"]) == 2
    assert "there is no file" in capsys.readouterr().err
