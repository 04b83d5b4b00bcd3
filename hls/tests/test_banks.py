"""Arrays cut into banks: the same results, more accesses in a clock where the bank is known, and what cannot be cut."""

from pathlib import Path

import pytest

from tandem_hls import banks, check, directives, flow
from tandem_hls.build import const
from tandem_hls.explain import explain
from tandem_hls.ir import Block, Function, Op

PROGRAM = """\
#include <stdint.h>
#include <stdio.h>
static int32_t line[50];
static const uint16_t table[20] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4};
int32_t f(int32_t x, uint32_t n) {
  for (int i = 49; i > 0; i--) line[i] = line[i - 1] ^ x;
  line[0] = x;
  if (n & 1) line[n % 50] += table[n % 20];
  int32_t s = 0;
fours:
  for (int i = 0; i < 48; i += 4) s ^= line[i] ^ line[i + 1] ^ line[i + 2] ^ line[i + 3];
halves:
  for (int i = 0; i < 16; i++) s ^= line[i] - line[i + 32];
  return s + line[n % 50] + table[n / 7 % 20];
}
int main(void) {
  int32_t s = 0;
  for (int i = 0; i < 30; i++) { s = f(s + i, (uint32_t)i * 11); printf("%d\\n", s); }
  return 0;
}
"""


def _design(folder: Path, more: str) -> flow.Design:
    source = folder / "program.c"
    source.write_text(PROGRAM)
    source.with_suffix(".toml").write_text(more)
    return flow.compile_c(source, "f", directives.load(source, None))


@pytest.mark.parametrize("cut", ["cyclic", "block"])
@pytest.mark.parametrize("place", ["block", "lut"])
@pytest.mark.parametrize("banks", [2, 4, 16])
def test_agrees(banks: int, place: str, cut: str, tmp_path: Path) -> None:
    both = "".join(f'[arrays.{name}]\nplace = "{place}"\nbanks = {banks}\ncut = "{cut}"\n' for name in ("line", "table"))
    design = _design(tmp_path, both)
    assert {memory.name for memory in design.program.memories} >= {f"line_{banks - 1}", f"table_{banks - 1}"}
    outcome = check.check(design, simulator="iverilog").outcome
    assert outcome.agrees, outcome.differences


@pytest.mark.parametrize(("banks", "interval"), [(1, 4), (2, 2), (4, 1)])
def test_each_bank_has_a_port(banks: int, interval: int, tmp_path: Path) -> None:
    text = explain(_design(tmp_path, f'[arrays.line]\nplace = "block"\nbanks = {banks}\n'))
    assert f"loop program.c:11: pipeline, interval {interval}," in text


def test_halves_are_read_side_by_side(tmp_path: Path) -> None:
    text = explain(_design(tmp_path, '[arrays.line]\nplace = "block"\nbanks = 2\ncut = "block"\n'))
    assert "loop program.c:13: pipeline, interval 1," in text


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        ("table]\nbanks = 32", "'table' has 20 words of 16 bits: banks = 16, and not 32"),
        ('line]\nplace = "registers"\nbanks = 2', "'line' is in registers, read at any time: it is not cut into banks"),
    ],
)
def test_what_cannot_be_cut_is_said(arrays: str, said: str, tmp_path: Path) -> None:
    assert any(said in warning for warning in _design(tmp_path, f"[arrays.{arrays}\n").warnings)


def test_a_memory_outside_is_not_cut(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text("#pragma tandem banks a 2 block\nint f(const int a[16], int n) { return a[n & 15] + a[n >> 4]; }\n")
    design = flow.compile_c(source, "f", directives.load(source, None))
    assert any("'a' is a memory outside, whose ports are given" in warning for warning in design.warnings)


def test_bits_above_a_value_are_not_known() -> None:
    width = 7
    total = Op("add", width, [const(127, width), const(1, width)])
    half = Op("lshr", width, [total, const(1, width)])
    block = Block("entry", ops=[total, half])
    known = banks.LowBits(Function("f", [], 0, [block]))
    assert known.of(total) == (7, 0)
    assert known.of(half) == (6, 0)
