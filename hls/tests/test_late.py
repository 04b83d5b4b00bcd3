"""A program is not refused for parts that LLVM's passes remove; for other parts it is, with a sentence."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.errors import HlsError

# Each returns 0 from main if the C is right.
PROGRAMS = {
    "a tail that calls itself, through an argument that is a function": """\
typedef unsigned (*op)(unsigned, unsigned);
static unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
static unsigned fold(const unsigned* p, int n, op f) {
  unsigned s = p[0];
  for (int i = 1; i < n; i++) s = f(s, p[i]);
  return s;
}
unsigned kernel(unsigned a[4]) { return fold(a, 4, gcd); }
int main(void) { unsigned a[4] = {36, 84, 120, 9}; return kernel(a) != 3; }
""",
    "a factorial, a table of one function and a pointer that is never written": """\
static int twice(int x) { return 2 * x; }
static int (*const table[])(int) = {twice};
static int (*chosen)(int) = twice;
static int product(int n) { return n < 2 ? 1 : n * product(n - 1); }
int kernel(int n) { return product(n) + table[0](n) + chosen(1); }
int main(void) { return kernel(5) != 132; }
""",
    "memory that is taken and not used": """\
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int kernel(unsigned n) { int a[n ? 4 : 4]; a[n & 3] = 5; return even(n) + a[n & 3]; }
int main(void) { return kernel(6) != 6; }
""",
    "noinline with a struct by value, one that is returned, and an end of the program": """\
#include <stdlib.h>
struct big { unsigned a[5]; };
__attribute__((noinline)) static unsigned last(struct big b) { b.a[0] = 9; return b.a[4]; }
__attribute__((noinline, optnone)) static struct big made(unsigned n) { struct big b = {{n, 1, 2, 3, n + 1}}; return b; }
__attribute__((noinline)) static unsigned checked(unsigned n) { if (n > 90) exit(3); return last(made(n)) + n; }
int main(void) { struct big b = made(7); return checked(4) != 9 || last(b) != 8 || b.a[0] != 7; }
""",
    "addresses that are compared": """\
static int a[5], b, *p = &a[2];
static int (*const none[2])(int) = {0, 0};
int kernel(int n) {
  int* q = n & 1 ? &a[n & 3] : &b;
  return (&a[3] == &b) + (p == &a[n & 3]) * 2 + (q != &b) * 4 + (none[n & 1] == 0) * 8
         + ((&a[1] < &a[4]) << 4) + (!p ? 32 : 0);
}
int main(void) { return kernel(2) != 26 || kernel(1) != 28; }
""",
    "a table of functions that is only asked whether it has one": """\
static int f(int x) { return x; }
static int (*const have[4])(int) = {f, 0, f, 0};
int kernel(int n) { return have[n & 3] ? n + 1 : 0; }
int main(void) { return kernel(2) != 3 || kernel(1) != 0; }
""",
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees(name: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAMS[name])
    top = "kernel" if "kernel(" in PROGRAMS[name] else "main"
    result = check.check(flow.compile_c(source, top, directives.load(source, None)), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


def _calls(depth: int, last: str) -> str:
    """A function that calls the next one twice, and so on: 2 to the power of `depth` ways."""
    text = f"#include <stdlib.h>\nstatic int f{depth}(int x) {{ {last} return x * 3 + 1; }}\n"
    for at in range(depth - 1, -1, -1):
        text += f"static int f{at}(int x) {{ return x & {at + 1} ? f{at + 1}(x + 1) : f{at + 1}(x ^ {at}); }}\n"
    return text + "int kernel(int x) { return f0(x); }\nint main(void) { return kernel(3) == 0; }\n"


def test_a_call_graph_is_walked_once(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(_calls(60, ""))
    result = check.check(flow.compile_c(source, "kernel", directives.load(source, None)), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


def test_ends_of_the_program_are_not_inlined_without_limit(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(_calls(60, "if (x > 5) exit(1);"))
    with pytest.raises(HlsError, match="copies of functions, since those that may end the program are inlined"):
        flow.compile_c(source, "kernel", directives.load(source, None))


REFUSED = {
    "recursion that stays": ("static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n"
                             "int kernel(int n) { return fib(n); }", "program.c:1: error: recursion: fib -> fib"),
    "a table of functions": ("static int f(int x) { return x; }\nstatic int g(int x) { return -x; }\n"
                             "static int (*const t[])(int) = {f, g};\nint kernel(int n) { return t[n & 1](n); }",
                             "program.c:4: error: a call through a function pointer"),
    "a number made of an address": ("static int a[4];\nstatic long b = (long)a * 3;\nint kernel(int n) { return b + n; }",
                                    "not a compile-time constant"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str, tmp_path: Path) -> None:
    text, message = REFUSED[name]
    source = tmp_path / "program.c"
    source.write_text(text + "\n")
    with pytest.raises(HlsError, match=message):
        flow.compile_c(source, "kernel", directives.load(source, None))
