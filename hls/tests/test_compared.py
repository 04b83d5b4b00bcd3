"""A test says "agrees" only about what it has compared: results, memories, static memories, printed values."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.__main__ import main
from tandem_hls.errors import HlsError

PRINTS = """\
#include <stdio.h>
static char text[8];
__attribute__((noinline)) static unsigned step(unsigned h, unsigned i) {
  if (i % 20 == 3) printf("%u of %s at %p\\n", h, text, (void*)text);
  return h * 31 + i;
}
int main(void) {
  unsigned h = 1;
  for (int i = 0; i < 3; i++) text[i] = (char)('a' + i);
  for (unsigned i = 0; i < 50; i++) { h = step(h, i); putchar('.'); }
  printf("%llx %d%%\\n", (unsigned long long)h << 20, (signed char)h);
  puts("end");
  return 0;
}
"""
STATIC = """\
static struct { char tag; int sum; } s[4];
static unsigned long calls;
#pragma tandem array calls registers
void kernel(int n) { s[n & 3].sum += n + s[n + 1 & 3].sum; s[n & 3].tag = (char)n; calls = calls * 3 + s[n & 3].tag; }
int main(void) { for (int i = 0; i < 9; i++) kernel(i * 5); return 0; }
"""
# Nothing is compared of these; how the status ends.
VACUOUS = {
    "a static array that is never read": ("""\
static int out[4];
void kernel(int n) { for (int i = 0; i < 4; i++) out[i] = n * i; }
int main(void) { kernel(3); return out[2] != 6; }
""", "kernel"),
    "a constant": ("""\
static int a[4];
int kernel(int n) { a[n & 3] = n; return 0; }
int main(void) { return kernel(3); }
""", "kernel"),
    "a program that returns 0": ("""\
static int a[9];
int main(void) { for (int i = 0; i < 9; i++) a[i] = i; return 0; }
""", "main"),
    "a memory that is only read": ("""\
static int s;
void kernel(int a[4]) { s = a[1] + a[2]; }
int main(void) { int a[4] = {1, 2, 3, 4}; kernel(a); return s != 5; }
""", "kernel"),
}  # fmt: skip


def _design(folder: Path, text: str, top: str, *, prints: bool = False) -> flow.Design:
    source = folder / "program.c"
    source.write_text(text)
    return flow.compile_c(source, top, directives.load(source, None), prints=prints)


@pytest.mark.parametrize("simulator", ["iverilog", "verilator"])
def test_printed_values(simulator: str, tmp_path: Path) -> None:
    result = check.check(_design(tmp_path, PRINTS, "main"), simulator=simulator)
    assert result.outcome.agrees, result.outcome.differences
    assert "what it prints" in result.compared and "the return value" not in result.compared


def test_that_only_prints_are_compared_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "program.c"
    source.write_text(PRINTS)
    assert main(["test", str(source), "--top", "main", "--simulator", "iverilog", "--quiet"]) == 0
    said = capsys.readouterr().out
    assert "compared: " in said and "note: a second design was compared" in said
    source.write_text(PRINTS.replace("return 0;", "return (int)h & 63;"))
    assert main(["test", str(source), "--top", "main", "--simulator", "iverilog", "--quiet"]) == 0
    assert "second design" not in capsys.readouterr().out


def test_a_wrong_printed_value_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    design = _design(tmp_path, PRINTS, "main")
    wrong = _design(tmp_path, PRINTS, "main", prints=True)
    wrong.assembly.texts["step"] = wrong.assembly.texts["step"].replace(" + ", " - ", 1)
    monkeypatch.setattr(check, "compile_c", lambda *arguments, **more: wrong)
    differences = check.check(design, simulator="iverilog").outcome.differences
    assert differences and "printed" in differences[0], differences


@pytest.mark.parametrize("simulator", ["iverilog", "verilator"])
def test_static_memories(simulator: str, tmp_path: Path) -> None:
    design = _design(tmp_path, STATIC, "kernel")
    result = check.check(design, simulator=simulator)
    assert result.outcome.agrees, result.outcome.differences
    assert result.compared == ["static memories (s, calls)"]


def test_a_wrong_static_memory_is_found(tmp_path: Path) -> None:
    design = _design(tmp_path, STATIC, "kernel")
    text = design.assembly.texts["kernel"]
    design.assembly.texts["kernel"] = text.replace(" + ", " - ", 1)
    assert text != design.assembly.texts["kernel"]
    differences = check.check(design, simulator="iverilog").outcome.differences
    assert differences and "static s[" in differences[0], differences


def test_a_static_that_the_bench_writes_is_not_compared(tmp_path: Path) -> None:
    text = STATIC.replace("kernel(i * 5);", "{ kernel(i * 5); calls = 7; }")
    result = check.check(_design(tmp_path, text, "kernel"), simulator="iverilog")
    assert result.outcome.agrees and result.compared == ["static memories (s)"], result.outcome.differences


@pytest.mark.parametrize("name", VACUOUS)
def test_nothing_is_compared(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, top = VACUOUS[name]
    source = tmp_path / "program.c"
    source.write_text(text)
    assert main(["test", str(source), "--top", top, "--simulator", "iverilog"]) == 3
    said = capsys.readouterr()
    assert "nothing was compared" in said.err and "agrees" not in said.out


RESULTS = {
    "a struct": "struct s { int a, b; };\nstruct s kernel(int n) { return (struct s){n, n * 2}; }\n"
                "int main(void) { return kernel(2).b != 4; }\n",
    "a word of a table": "static const int t[4] = {1, 2, 3, 4};\nint kernel(int n) { return t[n & 3]; }\n"
                         "int main(void) { return kernel(2) != 3; }\n",
    "one of two constants": "int kernel(int n) { if (n > 3) return 1; return 0; }\nint main(void) { return kernel(2); }\n",
    "a program that may end": "#include <stdlib.h>\nint kernel(int n) { if (n > 3) abort(); return 0; }\n"
                              "int main(void) { return kernel(2); }\n",
}  # fmt: skip


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_that_depends_on_the_call_is_compared(name: str, tmp_path: Path) -> None:
    result = check.check(_design(tmp_path, RESULTS[name], "kernel"), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees and "the return value" in result.compared


def test_a_static_of_two_values_may_be_one_bit(tmp_path: Path) -> None:
    text = """\
static signed char g = -91;
static int t[4];
int kernel(int n) { if (n > 3) g = 0; t[n & 3] += n; return g + t[n >> 2 & 3]; }
int main(void) { return kernel(1) != -91 || kernel(5) != 6; }
"""
    result = check.check(_design(tmp_path, text, "kernel"), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


def test_a_static_without_a_call(tmp_path: Path) -> None:
    text = "int kernel(int n) { return n + 1; }\nint main(void) { return 0; }\n"
    with pytest.raises(HlsError, match="main never calls 'kernel', so nothing was compared"):
        check.check(_design(tmp_path, text, "kernel"), simulator="iverilog")
