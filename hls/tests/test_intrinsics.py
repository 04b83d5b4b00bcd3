"""Intrinsics that LLVM makes of plain C become hardware; others are refused."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.errors import HlsError

# Each returns 0 from main if the C is right.
PROGRAMS = {
    "comparisons with three results": """\
static int with_sign(int a, int b) { return (a > b) - (a < b); }
static int without(unsigned a, unsigned b) { return (a > b) - (a < b); }
int f(int a, int b) { return with_sign(a, b) * 4 + without(a, b); }
int main(void) { return f(3, 5) != -5 || f(5, 3) != 5 || f(-4, -4) != 0 || f(-4, 2) != -3; }
""",
    "a copy between places of different alignment": """\
struct body { unsigned words[6]; };
static struct { unsigned tag; struct body body; } rows[2] = {{1, {{2, 3, 4, 5, 6, 7}}}, {8, {{9, 10, 11, 12, 13, 14}}}};
static struct body out __attribute__((aligned(8)));
unsigned f(unsigned i) {
  out = rows[i & 1].body;
  return out.words[i & 3] * 16 + out.words[5];
}
int main(void) { return f(1) != 174 || f(2) != 71; }
""",
}
FILL = """\
static struct { unsigned long words[8]; } out;
unsigned long f(unsigned long i) {
  out.words[i & 7] = i;
  out = (__typeof__(out)){{0}};
  out.words[i & 3] += 5;
  return out.words[1];
}
int main(void) { return f(1) != 5; }
"""


def _checked(folder: Path, text: str) -> check.Result:
    source = folder / "program.c"
    source.write_text(text)
    result = check.check(flow.compile_c(source, "f", directives.load(source, None)), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences
    return result


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees(name: str, tmp_path: Path) -> None:
    _checked(tmp_path, PROGRAMS[name])


def test_aligned_memory_is_filled_in_words(tmp_path: Path) -> None:
    assert _checked(tmp_path, FILL).outcome.cycles < 64  # bytes


def test_an_unknown_intrinsic_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HlsError, match="c:2: error: LLVM's 'llvm.returnaddress.*' cannot become hardware"):
        _checked(tmp_path, "unsigned long f(void) {\n  return (unsigned long)__builtin_return_address(0) + 1;\n}\n")
