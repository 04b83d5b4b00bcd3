"""Directives in the C, and in included files, reach what they name."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.errors import HlsError
from tandem_hls.explain import explain

LOOP = """\
int f(const int a[16]) {{
  int s = 0;
#pragma tandem pipeline {wanted}
  for (int i = 0; i < 16; i++) s += a[i] * a[i];
  return s;
}}
"""


@pytest.mark.parametrize(
    ("wanted", "said"),
    [("", "pipeline, interval 1,"),
     ("2", "pipeline, interval 2, 3 clocks an iteration in 2 stages; limited by the directive"),
     ("off", "3 states an iteration")],
)  # fmt: skip
def test_a_loop_is_the_pipeline_that_it_shall_be(wanted: str, said: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(LOOP.format(wanted=wanted))
    design = flow.compile_c(source, "f", directives.load(source, None))
    assert said in explain(design)
    assert not design.warnings


PART = """\
#pragma once
#define EACH for (int i = 0; i < 16; i++)
#if 0
#pragma tandem unroll 7
  for (;;) {}
#endif
static int part(const int* a) {
  int s = 0;
#pragma tandem pipeline off  // one state after the other
  EACH s += a[i] * a[i];
words:
  EACH s ^= a[i];
  return s;
}
static int other(int n) {
#pragma tandem unroll
  for (int i = 0; i < 4; i++) n += n >> i;
  return n;
}
#pragma tandem array kept lut 3
"""
TOP = """\
#include <stdint.h>
#include "inc/part.h"
static int kept[64];
int f(const int a[16]) { int s = part(a); kept[s & 63] = s; return kept[s >> 6 & 63]; }
"""


def _program(folder: Path, part: str = PART) -> Path:
    (folder / "inc").mkdir()
    (folder / "inc/part.h").write_text(part)
    source = folder / "top.c"
    source.write_text(TOP)
    return source


def test_pragmas_of_an_included_file_count(tmp_path: Path) -> None:
    source = _program(tmp_path)
    found = directives.load(source, None)
    assert {key: (loop.unroll, loop.pipeline) for key, loop in found.loops.items()} == {
        "part.h:10": (None, -1), "part.h:17": (0, None)}  # fmt: skip
    design = flow.compile_c(source, "f", found)
    assert "loop part.h:10: 3 states an iteration\n" in explain(design)
    assert "3 to read" in explain(design)
    assert [text for text in design.warnings if "unroll" not in text] == [
        f"{tmp_path}/inc/part.h:16: warning: the program does not use the loop in line 17"]  # fmt: skip
    plain = flow.compile_c(_program_without_pragmas(source), "f", directives.load(source, None))
    assert "loop part.h:10: pipeline, interval 1" in explain(plain)


def _program_without_pragmas(source: Path) -> Path:
    part = source.parent / "inc/part.h"
    part.write_text("\n".join("" if "tandem" in line else line for line in PART.split("\n")))
    return source


def test_a_label_of_an_included_file_names_its_loop(tmp_path: Path) -> None:
    source = _program(tmp_path)
    (tmp_path / "top.toml").write_text("[loops.words]\nunroll = 'full'\n")
    design = flow.compile_c(source, "f", directives.load(source, None))
    assert "part.h:12" not in explain(design)


WRONG = {
    "not known": ("#pragma tandem fast", r"part.h:1: error: '#pragma tandem fast' is not known"),
    "no loop behind it": ("#pragma tandem unroll", r"part.h:1: error: #pragma tandem unroll has no loop behind it"),
    "no number": ("#pragma tandem unroll N\nfor", r"part.h:1: error: '#pragma tandem unroll N': a number in digits"),
    "no copies": ("#pragma tandem unroll 0\nfor", r"part.h:1: error: '#pragma tandem unroll 0': a number in digits"),
    "no clock": ("#pragma tandem clock", r"part.h:1: error: #pragma tandem clock must be a number of MHz"),
    "no ports": ("#pragma tandem array a lut x", r"part.h:1: error: .*ports must be a number from 1 on, not 'x'"),
    "no placement": ("#pragma tandem array a moon", r"part.h:1: error: .*placed in registers, lut, block"),
    "no number of banks": ("#pragma tandem banks a", r"part.h:1: error: .*a name, how many banks, and cyclic or block"),
    "no power of two": ("#pragma tandem banks a 3", r"part.h:1: error: .*banks must be a power of two, not 3"),
    "no cut": ("#pragma tandem banks a 4 odd", r"part.h:1: error: .*an array is cut cyclic or block, not 'odd'"),
    "no file": ('#include "none.h"', "none.h"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_refused(name: str, tmp_path: Path) -> None:
    part, message = WRONG[name]
    with pytest.raises(HlsError, match=message):
        directives.load(_program(tmp_path, part + "\n"), None)


@pytest.mark.parametrize(
    ("unroll", "clocks"), [('"full"', False), ("true", False), ('"off"', True), ("false", True), ("1", True), ("16", False)]
)
def test_a_loop_is_unrolled_as_toml_says(unroll: str, clocks: bool, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(LOOP.replace("#pragma", "each: //").format(wanted=""))
    source.with_suffix(".toml").write_text(f"[loops.each]\nunroll = {unroll}\n")
    assert ("interval" in explain(flow.compile_c(source, "f", directives.load(source, None)))) is clocks


@pytest.mark.parametrize("line", ["unroll = 0", "unroll = -2", 'unroll = "fast"', "pipeline = 1.5", 'pipeline = "full"'])
def test_a_value_that_is_none_is_refused(line: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(LOOP.replace("#pragma", "each: //").format(wanted=""))
    source.with_suffix(".toml").write_text(f"[loops.each]\n{line}\n")
    with pytest.raises(HlsError, match="must be a number from 1 on") as caught:
        directives.load(source, None)
    assert caught.value.code == 2


def test_a_static_function_may_be_the_top(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text("static int f(int a) { return a * 5; }\nint main(void) { return f(1) + f(2) != 15; }\n")
    design = flow.compile_c(source, "f", directives.load(source, None))
    assert check.check(design, simulator="iverilog").outcome.calls == 2


def test_a_static_variable_that_the_test_bench_writes_gives_a_warning(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text("static int s[4], t[4], u;\nint f(int i) { return u++ + s[i & 3] + t[i & 3]; }\n"
                      "int main(void) { s[1] = 5; return f(t[1]); }\n")  # fmt: skip
    found = [text for text in flow.compile_c(source, "f", directives.load(source, None)).warnings if "is static" in text]
    assert len(found) == 1
    assert "program.c:2: warning: 's' is static and 'main'" in found[0]


NAMES = """\
#include <stdint.h>
static const uint8_t table[4] = {1, 2, 3, 4};
static int twice(int x) { return 2 * x; }
int f(const uint8_t* a, int n) {
  static int seen[2];
  int kept[4] = {n, n + 1, n + 2, n + 3};
  seen[n & 1] += n;
  return twice(a[n & 3]) + table[n & 3] + kept[seen[0] & 3];
}
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("arrays.tabel.place = 'lut'", "arrays.tabel: the program has no array of that name"),
        ("functions.thrice.inline = true", "functions.thrice: the program has no function of that name"),
        ("arrays = { table = { place = 'lut' }, seen = { place = 'registers' }, kept = { place = 'lut' } }", ""),
        ("functions.twice.inline = false", ""),
    ],
)
def test_a_name_that_nothing_has_gives_a_warning(line: str, said: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(NAMES)
    source.with_suffix(".toml").write_text(f"{line}\narguments.a.size = 4\n")
    warnings = flow.compile_c(source, "f", directives.load(source, None)).warnings
    assert [each for each in warnings if "of that name" in each] == ([f"warning: {said}"] if said else [])


def test_an_argument_that_the_top_does_not_have_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(NAMES)
    source.with_suffix(".toml").write_text("arguments.b.size = 4\n")
    with pytest.raises(HlsError, match="arguments.b: 'f' has no such pointer; it has a") as caught:
        flow.compile_c(source, "f", directives.load(source, None))
    assert caught.value.code == 2
