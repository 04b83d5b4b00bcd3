"""Functions that run at the same time, with channels between them: the results of the C, in the time of the slowest."""

import re
from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.errors import HlsError
from tandem_hls.explain import explain

PROGRAM = """\
#include <stdint.h>
#include <stdio.h>
#include "tandem_channel.h"
static tandem_channel raw, mixed, sums;
static const uint8_t box[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
static uint32_t produce(const uint32_t a[64], uint32_t n) {
  uint32_t s = 0;
  for (uint32_t i = 0; i < n; i++) {
    tandem_put(&raw, a[i] * 3 + box[i & 15]);
    s ^= a[i] % 7;
  }
  return s;
}
static void mix(uint32_t n) {
  uint32_t s = 1;
  for (uint32_t i = 0; i < n; i++) {
    s = s * 5 + (uint32_t)tandem_get(&raw) + box[s & 15];
    if (s & 1) tandem_put(&mixed, (uint16_t)s);
    else tandem_put(&mixed, 7);
  }
  tandem_put(&sums, s | 1ull << 63);
}
static uint64_t collect(uint32_t n, uint32_t b[64]) {
  uint64_t s = 0;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t x = (uint32_t)tandem_get(&mixed);
    b[i] = x;
    s += x;
  }
  return s * 3 + tandem_get(&sums);
}
uint64_t f(const uint32_t a[64], uint32_t b[64], uint32_t n) {
  uint64_t s = 0;
  for (uint32_t m = n % 65; m > 60; m--) s += b[m - 60];
  n = n % 65;
  uint32_t left = produce(a, n);
  mix(n);
  return s + collect(n, b) + left;
}
int main(void) {
  uint32_t a[64], b[64] = {0};
  for (uint32_t r = 0; r < 20; r++) {
    for (int i = 0; i < 64; i++) a[i] = i * 77777 + r;
    printf("%llu\\n", (unsigned long long)f(a, b, r * 7));
  }
  return 0;
}
"""
CORE = """\
#include "tandem_core.h"
#include "tandem_channel.h"
#include <stdio.h>
static tandem_channel keys;
static void make(uint64_t key, uint32_t words) {
  uint32_t x = (uint32_t)key | 1;
  for (uint32_t i = 0; i < words; i++) {
    for (int j = 0; j < 3; j++) x = x * 1664525 + 1013904223;
    tandem_put(&keys, x >> 3);
  }
}
static uint64_t apply(uint32_t words, uint32_t bytes) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < words; i++) {
    uint32_t y = (uint32_t)tandem_read() ^ (uint32_t)tandem_get(&keys);
    sum += y;
    tandem_write(y, i + 1 == words ? bytes - 4 * i : 0);
  }
  return sum;
}
uint64_t mask(uint64_t key0, uint32_t len_bits) {
  uint32_t bytes = len_bits / 8, words = (bytes + 3) / 4;
  make(key0, words);
  return apply(words, bytes);
}
int main(void) {
  uint8_t text[40], out[40];
  for (uint32_t n = 1; n < 40; n += 3) {
    for (uint32_t i = 0; i < n; i++) text[i] = i * 7 + n;
    tandem_feed(text, n, 4);
    printf("%llx %d\\n", (unsigned long long)mask(n * 12345, 8 * n), tandem_take(out, n));
  }
  return 0;
}
"""


def _design(folder: Path, program: str = PROGRAM, more: str = "", top: str = "f") -> flow.Design:
    source = folder / "program.c"
    source.write_text(program)
    source.with_suffix(".toml").write_text(more)
    return flow.compile_c(source, top, directives.load(source, None))


@pytest.mark.parametrize("simulator", ["iverilog", "verilator"])
@pytest.mark.parametrize("depth", [1, 2, 5, 64])
def test_agrees(depth: int, simulator: str, tmp_path: Path) -> None:
    more = "".join(f"[channels.{name}]\ndepth = {depth}\n" for name in ("raw", "mixed", "sums"))
    outcome = check.check(_design(tmp_path, more=more), random=30, simulator=simulator).outcome
    assert outcome.agrees, outcome.differences


def test_functions_take_the_time_of_the_slowest(tmp_path: Path) -> None:
    design = _design(tmp_path)
    outcome = check.check(design).outcome
    words = sum(r * 7 % 65 for r in range(20))
    assert outcome.agrees and outcome.calls == 20
    assert words < outcome.cycles < 1.5 * words + 20 * 30  # one after another: 3 * words


def test_a_channel_is_as_wide_as_its_words(tmp_path: Path) -> None:
    text = explain(_design(tmp_path, more="[channels.raw]\ndepth = 40\n"))
    assert "raw: 40 x 32 bits, from produce to mix, which begin together" in text
    assert "mixed: 16 x 16 bits, from mix to collect" in text
    assert "sums: 16 x 64 bits" in text


def test_a_word_of_few_bits_has_no_sign(tmp_path: Path) -> None:
    program = """\
#include <stdint.h>
#include "tandem_channel.h"
static tandem_channel bytes;
static void produce(uint32_t n) {
  for (uint32_t i = 0; i < n; i++) tandem_put(&bytes, (uint8_t)(i * 77 + 3));
}
static uint64_t collect(uint32_t n) {
  uint64_t below = 0;
  for (uint32_t i = 0; i < n; i++) below += (int64_t)tandem_get(&bytes) < i;
  return below;
}
uint64_t f(uint32_t n) {
  produce(n & 15);
  return collect(n & 15);
}
int main(void) { return f(9) != 0; }
"""
    design = _design(tmp_path, program)
    assert "bytes: 16 x 8 bits" in explain(design)
    result = check.check(design, simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


@pytest.mark.parametrize("depth", [1, 16])
def test_streams_of_a_core_belong_to_any_one_function(depth: int, tmp_path: Path) -> None:
    more = f'interface = "core"\ncore = {{ data_bits = 32 }}\n[channels.keys]\ndepth = {depth}\n'
    outcome = check.check(_design(tmp_path, CORE, more, "mask")).outcome
    assert outcome.agrees, outcome.differences


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("  mix(n);\n", "  mix(n);\n  mix(n);\n", "'mix' uses channels, and is called in two places"),
        ("tandem_get(&sums)", "3", "no function reads channel 'sums'"),
        ("  b[i] = x;", "  b[i] = x; tandem_put(&sums, x);", "'collect' writes 'sums', as 'mix' does"),
        ("s ^= a[i] % 7;", "s ^= (uint32_t)tandem_get(&raw);", "'mix' reads 'raw', as 'produce' does"),
        ("  mix(n);", "  mix(n ^ left);", "'mix' cannot begin with 'produce': it needs its result"),
        ("  mix(n);", "  if (n & 1) mix(n);", "are not called side by side"),
        ("  tandem_put(&sums, s | 1ull << 63);", "  tandem_put(&sums, tandem_get(&sums));",
         "'collect' reads 'sums', as 'mix' does"),
        ("static const uint8_t box", "static uint8_t box", "both use 'box'"),
        ("  mix(n);", "  mix(n); tandem_put(&raw, 1);", "'produce' writes 'raw', as 'f' does"),
        ("tandem_get(&sums)", "tandem_get(n & 1 ? &sums : &mixed)", "of what is no single channel"),
    ],
)  # fmt: skip
def test_what_cannot_run_at_the_same_time_is_refused(was: str, becomes: str, said: str, tmp_path: Path) -> None:
    assert was in PROGRAM
    program = PROGRAM.replace(was, becomes, 1)
    if "static uint8_t box" in becomes:
        program = program.replace("s ^= a[i] % 7;", "box[i & 15] += 3;")
    with pytest.raises(HlsError, match=said) as error:
        _design(tmp_path, program)
    assert re.search(r"program\.c:[1-9]\d*: error: ", str(error.value))


def test_an_empty_channel_ends_the_native_program(tmp_path: Path) -> None:
    first = "  uint32_t left = produce(a, n);\n"
    program = PROGRAM.replace(f"{first}  mix(n);\n", f"  mix(n);\n{first}")
    with pytest.raises(HlsError, match="tandem_get: the channel is empty"):
        check.check(_design(tmp_path, program))


@pytest.mark.parametrize("depth", ["", "0", "x"])
def test_a_depth_that_is_none_is_refused(depth: str, tmp_path: Path) -> None:
    with pytest.raises(HlsError, match="program.c:1: error: .*channel raw"):
        _design(tmp_path, f"#pragma tandem channel raw {depth}\n{PROGRAM}")


def test_a_name_of_no_channel_gives_a_warning(tmp_path: Path) -> None:
    assert "warning: channels.cooked: the program has no channel of that name" in _design(
        tmp_path, more="[channels.cooked]\ndepth = 4\n").warnings  # fmt: skip
