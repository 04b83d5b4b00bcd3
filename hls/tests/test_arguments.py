"""Sizes of what pointer arguments point to, wherever the declaration stands and whatever it is made of."""

from pathlib import Path

import pytest

from tandem_hls import check, clang, directives, flow
from tandem_hls.arguments import argument_sizes
from tandem_hls.llvm_text import Module

HEADER = """\
#define TYPE int
#define ROW(name) name[SIZE / 4]
enum { SIZE = 16 };
typedef struct { short x, y; } point;
int kernel(TYPE first[SIZE], point [3], const char*, long long (*)[2]);
"""
# The definition of the top, and what its arguments have in bytes.
CASES = {
    "a macro": ("int kernel(TYPE a[SIZE], point* q, const char* s, long long (*m)[2]) { return a[3]; }",
                {"a": 64}),
    "a macro for the whole": ("int top(TYPE ROW(a), point ROW(q)) { return a[1] + q[2].x; }", {"a": 16, "q": 16}),
    "of the prototype alone": ("int kernel(TYPE* a, point* q, const char* s, long long (*m)[2]) { return a[5]; }",
                               {"a": 64}),
    "with words inside": ("int top(TYPE a[const restrict static SIZE], const char s[static 5]) { return a[1] + s[2]; }",
                          {"a": 64, "s": 5}),
    "the old style": ("int top(a, n, q) TYPE a[SIZE * 2]; int n; point ROW(q); { return a[n] + q[1].y; }",
                      {"a": 128, "q": 16}),
    "two dimensions": ("int top(TYPE a[3][SIZE], TYPE (*b)[4], int n, TYPE c[n]) { return a[1][2] + b[0][1]; }",
                       {"a": 192}),
    "a size of a type": ("int top(char a[sizeof(point) * 3], unsigned _BitInt(17) b[2]) { return a[1] + b[1]; }",
                         {"a": 12, "b": 8}),
}  # fmt: skip


@pytest.mark.parametrize("included", [False, True], ids=["here", "included"])
@pytest.mark.parametrize("name", CASES)
def test_sizes(name: str, included: bool, tmp_path: Path) -> None:
    definition, wanted = CASES[name]
    top = "kernel" if "kernel(" in definition else "top"
    source = tmp_path / "program.c"
    (tmp_path / "types.h").write_text(HEADER)
    (tmp_path / "part.h").write_text(definition + "\n")
    source.write_text('#include "types.h"\n' + ('#include "part.h"\n' if included else definition + "\n")
                      + "int kernel_of_another(int* a) { return a[0]; }\n")  # fmt: skip
    found = directives.load(source, None)
    sizes = argument_sizes(source, top, Module(clang.to_ir(source, found.clang_options)[0]), found)
    assert {argument: size for argument, size in sizes.items() if size} == wanted


def test_a_top_in_an_included_file_agrees(tmp_path: Path) -> None:
    (tmp_path / "sum.h").write_text(
        "#define T int\nint kernel(T a[16]) { int s = 0; for (int i = 0; i < 16; i++) s += a[i]; return s; }\n"
    )
    source = tmp_path / "program.c"
    source.write_text('#include "sum.h"\nint main(void) { static int a[16] = {1, 2}; return kernel(a) != 3; }\n')
    result = check.check(flow.compile_c(source, "kernel", directives.load(source, None)), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences
