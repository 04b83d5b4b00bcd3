"""Names of the C become names of one scope each: arguments, arrays, functions and channels may be called anything."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.names import Names

SIGNALS = ("start", "clk", "rst_n", "done", "idle", "return_", "state", "busy", "stall", "S_IDLE", "S_0_0",
           "state_t", "wants_in")  # fmt: skip
KEYWORDS = ("begin", "module", "wire", "input", "logic", "table", "end", "always", "reg", "bit")


def _agrees(folder: Path, text: str, top: str = "kernel") -> None:
    source = folder / "program.c"
    source.write_text(text)
    design = flow.compile_c(source, top, directives.load(source, None))
    result = check.check(design, simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


@pytest.mark.parametrize("names", [SIGNALS, KEYWORDS], ids=["signals", "keywords"])
def test_arguments(names: tuple[str, ...], tmp_path: Path) -> None:
    wanted = sum(number * number for number in range(1, len(names) + 1))
    params = ", ".join(f"unsigned {name}" for name in names)
    total = " + ".join(f"{name} * {number}" for number, name in enumerate(names, 1))
    given = ", ".join(str(number) for number in range(1, len(names) + 1))
    _agrees(tmp_path, f"unsigned kernel({params}) {{ return {total}; }}\n"
                      f"int main(void) {{ return kernel({given}) != {wanted}; }}\n")  # fmt: skip


PROGRAMS = {
    "arguments that are called as ports of a memory": """\
unsigned kernel(unsigned mem[4], unsigned mem_rdata, unsigned mem_rdata0, unsigned mem_we, unsigned mem_raddr0_o) {
  mem[mem_we & 3] += mem_rdata * mem_rdata0;
  return mem[mem_raddr0_o & 3];
}
int main(void) { unsigned m[4] = {1, 2, 3, 4}; return kernel(m, 5, 6, 1, 1) != 32; }
""",
    "an argument and a variable with the end of a port": """\
unsigned kernel(unsigned x, unsigned n) {
  unsigned x_i = 0, x_q = 1;
  for (unsigned i = 0; i < n; i++) { x_i += x ^ i; x_q = x_q * 3 + x_i; }
  return x_i + x_q;
}
int main(void) { return kernel(5, 3) != 131; }
""",
    "functions that are called as parts": """\
static unsigned x[16];
__attribute__((noinline)) static unsigned divide(unsigned a, unsigned b) { return b ? a / b : 0; }
__attribute__((noinline)) static unsigned mem_x(unsigned a) { x[a & 15] += a; return x[a * 3 & 15]; }
__attribute__((noinline)) static unsigned div_32_udiv(unsigned a) { return a / (a ^ 5) + divide(a, 3); }
__attribute__((noinline)) static unsigned machine(unsigned a) { return a * 3 ^ mem_x(a + 1); }
__attribute__((noinline)) static unsigned begin(unsigned a) { return a + div_32_udiv(a + 9); }
unsigned kernel(unsigned n) { return divide(n, 7) + mem_x(n) + div_32_udiv(n) + machine(n) + begin(n); }
int main(void) { return kernel(100) != 485; }
""",
    "names that are joined in two ways": """\
static unsigned c[8], b__c[8];
__attribute__((noinline)) static unsigned a(unsigned n) { b__c[n & 7] += n; return b__c[n * 5 & 7]; }
__attribute__((noinline)) static unsigned a__b(unsigned n) { c[n & 7] += n * 3; return c[n * 7 & 7]; }
unsigned kernel(unsigned n) { return a(n) + a__b(n) + a(n + 1) + a__b(n * 3) + a(n + 2) + a__b(n); }
int main(void) { return kernel(8) != 258; }
""",
    "names outside of ASCII": """\
static unsigned größe[4] = {1, 2, 3, 4};
__attribute__((noinline)) static unsigned fläche(unsigned größe_2) {
  größe[größe_2 & 3] += größe_2;
  return größe[größe_2 >> 1 & 3];
}
__attribute__((noinline)) static unsigned fl_che(unsigned ñ) { return ñ / (ñ ^ 7); }
unsigned kernel(unsigned breite, unsigned höhe, unsigned h_he) {
  return fläche(breite) * höhe + fl_che(h_he) + fläche(höhe);
}
int main(void) { return kernel(2, 3, 5) != 10; }
""",
    "channels that are called as parts, and one in a function": """\
#include "tandem_channel.h"
static tandem_channel channel;
__attribute__((noinline)) static void put(unsigned n, tandem_channel* unused) {
  for (unsigned i = 0; i < n; i++) tandem_put(&channel, i * i);
}
__attribute__((noinline)) static unsigned get(unsigned n, unsigned channel_get_valid) {
  unsigned s = channel_get_valid;
  for (unsigned i = 0; i < n; i++) s = s * 3 + (unsigned)tandem_get(&channel);
  return s;
}
unsigned kernel(unsigned n) { put(n, 0); return get(n, 7); }
int main(void) { return kernel(5) != 1807; }
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str, tmp_path: Path) -> None:
    _agrees(tmp_path, PROGRAMS[name])


def test_a_scope_gives_each_name_once() -> None:
    names = Names()
    names.reserve(memory="x", callee="f")
    wishes = ("x_rdata0", "x_rdata", "f_start", "f_arg3", "start", "y", "y", "stall", "S_3_WAIT")
    given = [names.new(wish) for wish in wishes]
    given += [names.new(wish, port=True) for wish in ("start", "clk", "y")]
    assert len(set(given)) == len(given)
    ports = {f"{name}_i" for name in given[-3:]}
    assert not ports & {"start_i", "clk_i", "x_rdata0_i", "f_done_i"}
    assert not {"x_rdata0", "x_rdata", "f_start", "f_arg3", "stall", "S_3_WAIT"} & set(given)
