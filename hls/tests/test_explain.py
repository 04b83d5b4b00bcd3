"""The report, and the page, say with file and line why a loop is no pipeline, and what to write instead."""

import html
from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.explain import explain
from tandem_hls.report import page

HEAD = """\
#include <stdint.h>
static uint32_t t[64];
__attribute__((noinline)) static uint32_t call(uint32_t x) { t[x & 63] += x; return t[x >> 6 & 63]; }
uint32_t f(const uint32_t a[64]) {
  uint32_t s = 1;
#pragma tandem pipeline
  for (int i = 0; i < 64; i++) {
    uint32_t x = a[i];
"""
TAIL = """
  }
  call(s);
  return s;
}
int main(void) {
  uint32_t a[64];
  for (uint32_t i = 0; i < 64; i++) a[i] = i * 0x9e3779b9;
  return f(a) & 0;
}
"""
LONG = "x ^= x << 13; x ^= x >> 17; x ^= x << 5; "
MANY = " ".join(f"case {n}: s {'+-^|'[n % 4]}= x >> {n} ^ t[{n}]; break;" for n in range(20))
# The body of the loop, and what is said of it.
CASES = {
    "many ways": (f"switch (x & 31) {{ {MANY} }}",
                  ":9: a switch of 21 ways, more than 16; write instead: a table, or fewer cases"),
    "cases that write": ("switch (x & 7) { case 0: t[x >> 3 & 63] = s; break; case 1: t[x >> 9 & 63] = x; break;"
                         " case 2: t[s & 63] = s + x; }",
                         ":9: a switch whose cases write t 3 times; write instead: one access behind the switch"),
    "a large branch": (f"if (x & 1) {{ {LONG * 110} s += x; }} else s ^= t[x >> 26];",
                       "operations with this branch, more than 600; write instead: less in the loop"),
    "a long branch": (f"if (x & 1) {{ {LONG * 40} t[x & 7] = x; }} else s ^= t[x >> 26];",
                      ":9: a branch takes 14 clocks, more than 8; write instead: predicate = 14 in the directives"),
    "a call": ("if (x & 1) s += call(x);", ":9: a branch calls call; write instead: #pragma tandem inline call"),
    "a division": ("if (x & 1) s += t[x & 63] / (s | 1);",
                   ":9: a branch divides; write instead: a division by a constant"),
    "a loop inside": ("for (uint32_t j = 0; j < (x & 7); j++) s += t[j];",
                      ":7: a loop is inside; write instead: #pragma tandem unroll in front of that"),
}  # fmt: skip


def _design(folder: Path, body: str) -> flow.Design:
    source = folder / "program.c"
    source.write_text(HEAD + body + TAIL)
    return flow.compile_c(source, "f", directives.load(source, None))


@pytest.mark.parametrize("name", CASES)
def test_no_pipeline(name: str, tmp_path: Path) -> None:
    body, reason = CASES[name]
    design = _design(tmp_path, body)
    said = explain(design)
    assert "loop program.c:7: " in said and "no pipeline:\n" in said
    assert f"{tmp_path}/program.c" in next(line for line in said.split("\n") if reason in line)
    assert html.escape(reason) in page(design)
    assert reason in next(text for text in design.warnings if "program.c:7: warning: the loop is no pipeline" in text)


def test_a_file_is_named_whole_wherever_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    folder = tmp_path / "there"
    folder.mkdir()
    body, reason = CASES["a call"]
    assert f"{folder}/program.c:" in next(line for line in explain(_design(folder, body)).split("\n") if reason in line)
    monkeypatch.chdir(folder)
    assert "      program.c:" in next(line for line in explain(_design(folder, body)).split("\n") if reason in line)


def test_a_longer_predicate_helps_as_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "program.toml").write_text("predicate = 14\n")
    assert "no pipeline" not in explain(_design(tmp_path, CASES["a long branch"][0]))


def test_a_switch_is_no_obstacle(tmp_path: Path) -> None:
    body = "switch (x & 7) { case 0: s += x; break; case 2: t[x >> 3 & 63] = s; break; default: s -= t[s & 63]; case 5: ; }"
    design = _design(tmp_path, body)
    assert "loop program.c:7: pipeline, interval 2" in explain(design)
    assert check.check(design, simulator="iverilog").outcome.agrees


ARRAYS = """\
static int f(int n) {
  int own[33];
  for (int i = 0; i < 33; i++) own[i] = n ^ i;
  return own[n % 33] + own[(n + 1) % 33];
}
__attribute__((noinline)) static int g(int n) { static int kept[8]; kept[n & 7] += n; return kept[n >> 3 & 7]; }
int kernel(int n) { return f(n) + f(n + 1) + g(n); }
int main(void) { return kernel(3) == 0; }
"""


def test_arrays_are_named_as_directives_take_them(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(ARRAYS)
    said = explain(flow.compile_c(source, "kernel", directives.load(source, None)))
    names = [line.split(":")[0].strip() for line in said.split("memories\n")[1].split("\n")]
    assert names == ["own in kernel", "own in kernel", "kept in g"]
    for name in ("own", "kept"):
        source.write_text(f"#pragma tandem array {name} registers\n#pragma tandem banks {name} 2\n{ARRAYS}")
        design = flow.compile_c(source, "kernel", directives.load(source, None))
        assert not [text for text in design.warnings if "no array" in text]
        placed = [line for line in explain(design).split("\n") if "in registers" in line]
        assert len(placed) == names.count(next(each for each in names if each.startswith(name))), explain(design)
