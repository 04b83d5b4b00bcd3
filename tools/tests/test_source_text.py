"""Versions of a file that count as the same for tools, and versions that do not."""

import time
from pathlib import Path

import pytest

from tandem_tools.source_text import seen

REPOSITORY = Path(__file__).resolve().parents[2]

SAME = [
    ("a.sv", "assign a = b; // why\n", "assign  a=b;\n"),
    ("a.sv", "/* what\n   for */ assign a = 4'd1;", "assign a = 4'd1 ;"),
    ("a.sv", "module m (\n  input logic a // in\n);", "module m(input logic a);"),
    ("a.cpp", "int f( int a ) { return a+1; } // one\n", "/// Doc.\nint f(int a) {\n  return a + 1;\n}\n"),
    ("a.h", "#define A(x) \\\n  (x) /* that */\nint b;\n", "#define A(x) (x)\nint  b;\n"),
    ("a.c", "int a = 'x'; // '\nint b;", "int a = 'x';\nint b;"),
    ("a.c", 'f("it\'s"); // "quoted\n', 'f("it\'s");\n'),
    ("a.cpp", "auto n = 1'000'000; // 'n\nint m;", "auto n = 1'000'000;\nint m;"),
    ("a.py", "def f(a):  # say\n    return [a,\n            1]\n", "def f(a):\n\n    # more\n    return [a, 1]\n"),
    ("a.py", "x = 1  # it's\ny = 'a'\n", "x = 1\ny = 'a'\n"),
]
DIFFERENT = [
    ("a.sv", "assign a = b;", "assign a = c;"),
    ("a.sv", "// verilator lint_off WIDTH\nassign a = b;", "assign a = b;"),
    ("a.sv", "assign a = b; // synthesis translate_off", "assign a = b;"),
    ("a.sv", '(* ram_style = "block" *) logic a;', '(* ram_style = "distributed" *) logic a;'),
    ("a.sv", '$display("a // b");', '$display("a // c");'),
    ("a.sv", "always @(*) a = 1;", "always @( * ) a = 1;"),
    ("a.sv", "`define A 1\nwire a;", "`define A 1 wire a;"),
    ("a.sv", "assign \\a+b = c;", "assign \\a +b = c;"),
    ("a.cpp", "a + +b;", "a ++b;"),
    ("a.cpp", "int a;", "inta;"),
    ("a.cpp", 'f("a  b");', 'f("a b");'),
    ("a.cpp", 'f("/* a */");', 'f("/* b */");'),
    ("a.cpp", 'f(R"x(a // b\n)x");', 'f(R"x(a // c\n)x");'),
    ("a.cpp", "f('\"'); // \" \ng();", "f('\"');\nh();"),
    ("a.cpp", "case 1: f();\n// fall through\ncase 2:", "case 1: f();\ncase 2:"),
    ("a.cpp", "f(); // NOLINT\ng();", "f();\ng();"),
    ("a.cpp", "f(); // NOLINT\ng();", "f();\n// NOLINT\ng();"),
    ("a.h", "#define A(x) x", "#define A (x) x"),
    ("a.h", "#define A 1\nint b;", "#define A 1 int b;"),
    ("a.h", "#pragma once\n", "\n"),
    ("a.c", "#pragma HLS unroll\nfor (;;) {}", "#pragma HLS pipeline\nfor (;;) {}"),
    ("a.py", "if a:\n    b()\nc()\n", "if a:\n    b()\n    c()\n"),
    ("a.py", "x = 1  # type: ignore\n", "x = 1\n"),
    ("a.py", "x = 1  # noqa: E501\ny = 2\n", "x = 1\n# noqa: E501\ny = 2\n"),
    ("a.py", "x = '#1'\n", "x = '#2'\n"),
    ("a.py", 'x = """a\n# b\n"""\n', 'x = """a\n# c\n"""\n'),
    ("a.py", "x = 1\ny = 2\n", "x = 1 \\\ny = 2\n"),
    ("a.txt", "a  b", "a b"),
    ("a.toml", "a = 1 # one", "a = 1"),
]


@pytest.mark.parametrize(("name", "one", "other"), SAME)
def test_comments_and_blank_space_do_not_count(name: str, one: str, other: str) -> None:
    assert seen(name, one.encode()) == seen(name, other.encode())


@pytest.mark.parametrize(("name", "one", "other"), DIFFERENT)
def test_code_strings_and_comments_for_tools_count(name: str, one: str, other: str) -> None:
    assert seen(name, one.encode()) != seen(name, other.encode())


def test_no_text_counts_byte_by_byte() -> None:
    assert seen("a.c", b"\xff // a\n") == b"\xff // a\n"


def test_what_is_seen_is_code_like_the_file() -> None:
    """Python that has lost its comments still parses to the same tree; that is true of every file of the tools."""
    import ast

    for path in (REPOSITORY / "tools").rglob("*.py"):
        content = path.read_bytes()
        assert ast.dump(ast.parse(seen("a.py", content))) == ast.dump(ast.parse(content)), path


def test_every_source_is_read_in_reasonable_time() -> None:
    """A pattern that goes back and forth would take minutes for the largest file."""
    began = time.process_time()
    for pattern in ("hw/**/*.sv", "engine/**/*.cpp", "hls/**/*.py"):
        for path in REPOSITORY.glob(pattern):
            assert seen(path.name, path.read_bytes())
    assert time.process_time() - began < 60
