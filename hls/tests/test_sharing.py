"""Products that share multipliers: the same results with as few as are asked for, and loops that wait for them."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.errors import HlsError
from tandem_hls.explain import explain

PROGRAM = """\
#include <stdint.h>
#include <stdio.h>
static int16_t c[8] = {3, -5, 7, 11, -13, 17, 19, -23};
int64_t f(int32_t x, uint16_t y, int64_t z) {
  int64_t s = 0;
  for (int i = 0; i < 8; i++) s += (int64_t)c[i] * (x + i) * (y + (i ^ 3));
  s += (uint64_t)(uint16_t)x * y * 12345 + z * x;
  return s ^ (int64_t)(int16_t)x * (int16_t)y;
}
int main(void) {
  int64_t s = 0;
  for (int i = 0; i < 20; i++) {
    s = f((int32_t)(s * 77 + i * 123457), (uint16_t)(i * 3111), s - i);
    printf("%lld\\n", (long long)s);
  }
  return 0;
}
"""
LOOP = """\
#pragma tandem multipliers {count}
int f(const short a[16], const short b[16], short x, short y) {{
  int s = 0;
  for (int i = 0; i < 16; i++) s ^= a[i] * x ^ b[i] * y;
  return s;
}}
"""


def _design(folder: Path, program: str, more: str = "") -> flow.Design:
    source = folder / "program.c"
    source.write_text(program)
    source.with_suffix(".toml").write_text(more)
    return flow.compile_c(source, "f", directives.load(source, None))


@pytest.mark.parametrize("simulator", ["iverilog", "verilator"])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_agrees(count: int, simulator: str, tmp_path: Path) -> None:
    design = _design(tmp_path, PROGRAM, f"multipliers = {count}\n")
    # Only factors multiply, not the address or index behind each.
    assert design.assembly.text().count(" * ") <= 2 * count
    outcome = check.check(design, random=20, simulator=simulator).outcome
    assert outcome.agrees, outcome.differences


@pytest.mark.parametrize(
    ("count", "interval", "why"),
    [
        (0, 1, "limited by nothing"),
        (1, 2, "limited by 2 products, for which there is one multiplier"),
        (2, 1, "limited by nothing"),
    ],
)
def test_a_loop_waits_for_multipliers(count: int, interval: int, why: str, tmp_path: Path) -> None:
    if not count:
        program = LOOP.replace("#pragma tandem multipliers {count}\n", "").format()
    else:
        program = LOOP.format(count=count)
    text = explain(_design(tmp_path, program))
    assert f"pipeline, interval {interval}," in text and why in text


@pytest.mark.parametrize("value", ["-1", "1.5", '"two"'])
def test_a_number_that_is_none_is_refused(value: str, tmp_path: Path) -> None:
    with pytest.raises(HlsError, match="multipliers must be a number from 0 on"):
        _design(tmp_path, PROGRAM, f"multipliers = {value}\n")


def test_a_pragma_without_a_number_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HlsError, match="program.c:1: error: .*multipliers must be a number from 1 on"):
        _design(tmp_path, "#pragma tandem multipliers\n" + PROGRAM)
