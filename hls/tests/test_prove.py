"""A right function is proven, a wrong one refuted by a call that really differs, and what is out of reach is said."""

from pathlib import Path

import pytest

from tandem_hls import directives, flow
from tandem_hls.__main__ import main
from tandem_hls.prove import prove

TURN = "#include <stdint.h>\nuint16_t turn(uint16_t x, uint8_t n) { return n & 1 ? (uint16_t)(x << 3 | x >> 13) : x + n; }\n"
MIX = """\
#include <stdint.h>
static const uint8_t table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
static uint8_t next(uint8_t s) { return s ^ table[s & 7]; }
int8_t mix(uint8_t a, uint8_t n, uint8_t t[3]) {
  uint8_t seen[4] = {1};
  for (int i = 0; i < 3; i++) {
    a = next(a) + t[i];
    seen[i + 1] = a;
    if (a & 1) t[i] = a;
  }
  switch (n & 7) {
    case 0: return seen[2];
    case 3: return a >> (n >> 4);
    case 4: return -seen[n >> 6];
    default: return n / 3;
  }
}
"""


def _write(folder: Path, text: str) -> Path:
    (folder / "program.c").write_text(text)
    return folder / "program.c"


@pytest.mark.parametrize(("top", "text"), [("turn", TURN), ("mix", MIX)])
def test_proven(top: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", str(_write(tmp_path, text)), "--top", top, "--quiet"]) == 0
    assert f"'{top}' is proven: all calls give what the C gives, within " in capsys.readouterr().out


def _design(source: Path, top: str) -> flow.Design:
    return flow.compile_c(source, top, directives.load(source, None))


def test_a_wrong_result_is_refuted(tmp_path: Path) -> None:
    design = _design(_write(tmp_path, TURN), "turn")
    design.assembly.texts["turn"] = design.assembly.texts["turn"].replace(" + ", " - ", 1)
    verdict = prove(design)
    assert verdict.kind == "differs" and verdict.said[0] == "return value differs"
    call = {name: value for name, _, value in (line.split(maxsplit=2) for line in verdict.said[1:3])}
    x, n = int(call["x"], 16), int(call["n"], 16)
    assert verdict.said[3] == f"  returned {(x - n) & 0xFFFF:#x}, {(x + n) & 0xFFFF:#x} in C" and not n & 1


def test_a_wrong_memory_and_a_hang_are_refuted(tmp_path: Path) -> None:
    source = _write(tmp_path, "void f(unsigned char a[4], int i) { a[i & 3] ^= 1; a[0]++; }\n")
    design = _design(source, "f")
    text = design.assembly.texts["f"]
    design.assembly.texts["f"] = text.replace("done_q <= 1'b1;", "done_q <= 1'b0;")
    assert prove(design, clocks=12).kind == "late"
    at = text.index("assign a_wdata_o")
    design.assembly.texts["f"] = text[:at] + text[at:].replace("a_we_o = ", "a_we_o = a_raddr0_o[0] & ", 1)
    verdict = prove(design)
    assert verdict.kind == "differs" and verdict.said[0] == "memory a differs"


OUT_OF_REACH = {
    "loop": ("int f(int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s ^= s + i;\n  return s;\n}", [], 1,
             "c:3: error: not proven: a loop without a constant number of iterations"),
    "state": ("static int s;\nint f(int n) {\n  s += n;\n  return s;\n}", [], 1,
              "c:3: error: not proven: 's' keeps its value from call to call"),
    "several objects": ("int f(int a[2], int b[2], int n) {\n  int* p = n ? a : b;\n  return p[n & 1];\n}", [], 1,
                        "not proven: an address that may be in several objects"),
    "large": ("int f(int a[4096], int i) { return a[i & 4095]; }", [], 1, "16384 bytes of arrays and tables"),
    "no end": ("int f(int n) {\n  int d = n & 0;\n  return 1 / d;\n}", [], 1, "c:3: error: not proven: it never returns"),
    "undefined": ("int f(int a[4], int i) { return a[(i & 3) + 4]; }", [], 1, "the C defines no result"),
    "clocks": ("int f(int a[8]) {\n  int s = 0;\n  for (int i = 0; i < 8; i++) s ^= a[i];\n  return s;\n}",
               ["--clocks", "5"], 4, "a call takes more than 5 clocks"),
    "whole": ("int f(void) { return 1; }\nint main(void) { return f(); }", ["--top", "main"], 1, "a whole program"),
}  # fmt: skip


@pytest.mark.parametrize("name", OUT_OF_REACH)
def test_what_is_not_proven_is_said(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, more, code, said = OUT_OF_REACH[name]
    assert main(["prove", str(_write(tmp_path, text + "\n")), "--top", "f", "--quiet", *more]) == code
    output = capsys.readouterr()
    assert said in output.out + output.err
