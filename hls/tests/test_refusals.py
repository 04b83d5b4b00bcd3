"""A program that cannot become hardware is refused with file, line and what to write instead."""

from pathlib import Path

import pytest

from tandem_hls import directives, flow
from tandem_hls.errors import HlsError

CASES = {
    "recursion": ("int f(int n) { return n < 2 ? 1 : f(n - 1) * f(n - 2) + n; }", "f", r"c:1: error: recursion: f -> f"),
    "name that is not ASCII": ("int größe(int x) { return x; }", "größe", "a function with an ASCII name that calls it"),
    "mutual recursion": ("int g(int);\n__attribute__((noinline)) int f(int n) { return n ? g(n - 1) + n * g(n - 2) : 0; }\n"
                         "__attribute__((noinline)) int g(int n) { return f(n) ^ n; }", "f", "f -> g -> f"),
    "malloc": ("#include <stdlib.h>\nint f(int n) {\n  int* p = malloc(n);\n  return *p;\n}", "f", r"c:3: error: malloc"),
    "pointer to a function": ("int a(int x) { return x; }\nint b(int x) { return -x; }\n"
                              "static int (*const p[])(int) = {a, b};\nint f(int x) {\n  return p[x & 1](x);\n}", "f",
                              r"c:5: error: a call through a function pointer"),
    "floating point": ("double d;\nint f(int x) {\n  d = d * x;\n  return 0;\n}", "f", r"c:3: error: floating-point"),
    "no definition": ("int other(int);\nint f(int x) {\n  return other(x);\n}", "f",
                      r"c:3: error: 'other' has no definition"),
    "size at run time": ("int f(int n) {\n  int a[n];\n  for (int i = 0; i < n; i++) a[i] = i;\n  return a[1];\n}", "f",
                         "size is known only at run time"),
    "pointer without size": ("int f(int* p, int i) { return p[i]; }", "f", r"\[arguments.p\] size"),
    "division by zero": ("int f(int x) {\n  return x / 0;\n}", "f", "division by zero"),
    "past the end": ("int a[4];\nint f(void) {\n  return a[5];\n}", "f", "past the end"),
    "assembler": ('int f(int x) {\n  __asm__ volatile("nop");\n  return x;\n}', "f", "assembler"),
    "no such function": ("int f(int x) { return x; }", "g", "defines no function 'g'; it defines f"),
    "syntax": ("int f(int x) { return x }", "f", "expected ';'"),
    "variable arguments": ("#include <stdarg.h>\n"
                           "int f(int n, ...) { va_list l; va_start(l, n); return va_arg(l, int); }\n"
                           "int g(int x) { return f(1, x); }", "g", "variable number of arguments"),
    "jump to a number": ("int f(int x) { void* t[] = {&&a, &&b};\n  goto *t[x & 1];\na: return 3;\nb: return x;\n}", "f",
                         r"c:\d: error: indirectbr"),
    "address of a function": ("int a(int x) { return x; }\nvoid* p[2];\nint f(int x, void* q) {\n  return q == a;\n}", "f",
                              r"c:4: error: the address of function 'a'"),
    "declared only": ("extern int t[9];\nint f(int x) {\n  return t[x];\n}", "f", r"c:3: error: 't' is declared but not"),
    "pointers outside": ("int a[4];\nint* p = a;\nint f(int x) {\n  return *p++ + x;\n}", "f",
                         r"c:4: error: 'p' is a memory"),
    "pointer as a result": ("static int a[4];\nint* f(int i) { return &a[i & 3]; }", "f",
                            "c:2: error: 'f' returns a pointer"),
    "wide result": ("struct s { long a; int b; };\nstruct s f(int x) { return (struct s){x, 2}; }", "f", "more than 64"),
    "struct by value": ("struct s { int a[9]; };\nint f(struct s x, int i) { return x.a[i]; }", "f",
                        r"c:2: error.*more than 64"),
    "size that is an argument": ("int f(int n, int a[n]) {\n  return a[n / 2];\n}", "f", r"c:2: error: argument 'a' of 'f'"),
    "command line": ("int main(int argc, char** argv) {\n  return argv[0][0];\n}", "main",
                     r"c:2: error: 'argv' of main: hardware"),
    "too large": ("static int a[1 << 25];\nint f(int i) { a[i] = i; return a[i / 2]; }", "f", "more than any device"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_refused(name: str, tmp_path: Path) -> None:
    text, top, message = CASES[name]
    source = tmp_path / "program.c"
    source.write_text(text + "\n")
    with pytest.raises(HlsError, match=message):
        flow.compile_c(source, top, directives.load(source, None))


DIRECTIVES = {
    "unknown key": ("speed = 3", "'speed' is not known"),
    "no such loop": ("[loops.rounds]\nunroll = 'full'", "names no loop"),
    "no such line": ("[loops.'program.c:7']\nunroll = 'full'", "names no loop; loops begin in lines"),
    "no such place": ("[arrays.a]\nplace = 'moon'", "place is one of registers, lut, block"),
    "no such target": ("target = 'moon'", "no delays for target 'moon'"),
    "clock that is none": ("clock_mhz = 0", "clock_mhz must be a number of MHz"),
    "clock that is text": ("clock_mhz = 'fast'", "some.toml: error: clock_mhz must be a number of MHz"),
    "no table": ("loops = 1", r"loops must be a table, \[loops.NAME\]"),
    "nothing said": ("[functions.f]", "functions.f: inline must be true or false"),
    "ports that are none": ("[arrays.a]\nports = 0", "arrays.a: ports must be a number from 1 on"),
    "no size": ("[arguments.n]", "arguments.n: size must be a number from 1 on"),
    "too many copies": ("[loops.'program.c:4']\nunroll = 1000000", "unroll must be a number from 1 to 4096"),
    "clang is no list": ("clang = '-DN=3'", "clang must be a list of arguments"),
    "predicate": ("predicate = -1", "predicate must be a number from 0 on"),
    "no module's name": ("core = { module = 'a b' }", "'a b' cannot name a module"),
    "not TOML": ("[", "at line 1"),
}


@pytest.mark.parametrize("name", DIRECTIVES)
def test_directives_refused(name: str, tmp_path: Path) -> None:
    text, message = DIRECTIVES[name]
    source = tmp_path / "program.c"
    source.write_text(
        "int a[4];\nint f(int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s += a[i & 3];\n  return s;\n}\n"
    )
    file = tmp_path / "some.toml"
    file.write_text(text + "\n")
    with pytest.raises(HlsError, match=message):
        flow.compile_c(source, "f", directives.load(source, file))
