"""The report names what hardware leaves out or ignores: loops without effect, foreign pragmas, reads outside of arrays."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow

IDLE = {
    "a wait": ("static int flag;\nint kernel(int n) {\n  while (!flag) {\n  }\n  return n;\n}", 3),
    "a wait for a register": ("int kernel(int* p, int n) {\n  do {\n  } while (*p != 3);\n  return n;\n}", 3),
    "a delay": ("int kernel(int n) {\n  for (int i = 0; i < 1000; i++)\n    ;\n  return n;\n}", 2),
}
BUSY = {
    "volatile": "static volatile int flag = 1;\nint kernel(int n) {\n  while (!flag) {\n  }\n  return n;\n}",
    "a counter that is used": "int kernel(int n) {\n  int i = 0;\n  while (i < n) i++;\n  return i;\n}",
    "a volatile counter": "int kernel(int n) {\n  for (volatile int i = 0; i < 10; i++) {\n  }\n  return n;\n}",
    "work": "static int a[4];\nint kernel(int n) {\n  for (int i = 0; i < n; i++) a[i & 3] += i;\n  return a[n & 3];\n}",
    "a search": "int kernel(int n) {\n  for (int i = 0; i < 9; i++)\n    if (i * i == n) return i;\n  return -1;\n}",
}


def _design(folder: Path, text: str) -> flow.Design:
    source = folder / "program.c"
    source.write_text(text + "\n")
    return flow.compile_c(source, "kernel", directives.load(source, None))


@pytest.mark.parametrize("name", IDLE)
def test_a_loop_without_effect_is_named(name: str, tmp_path: Path) -> None:
    text, line = IDLE[name]
    said = [each for each in _design(tmp_path, text).warnings if "has no effect" in each]
    assert len(said) == 1 and f"program.c:{line}: " in said[0], said


@pytest.mark.parametrize("name", BUSY)
def test_a_loop_with_an_effect_is_not(name: str, tmp_path: Path) -> None:
    assert not [each for each in _design(tmp_path, BUSY[name]).warnings if "has no effect" in each]


def test_pragmas_of_other_tools_are_named(tmp_path: Path) -> None:
    text = ("int kernel(int n) {\n#pragma HLS INTERFACE s_axilite port=n\n  int s = 0;\n  for (int i = 0; i < n; i++) {\n"
            "#pragma HLS PIPELINE II=1\n    s += i ^ n;\n  }\n#pragma once_upon_a_time\n  return s;\n}")  # fmt: skip
    said = [each for each in _design(tmp_path, text).warnings if "another tool" in each]
    assert len(said) == 2 and "program.c:2: " in said[0] and "program.c:5: " in said[1]
    assert "write instead: #pragma tandem pipeline N" in said[1]


OUTSIDE = """\
static int before[4] = {7, 7, 7, 7}, a[4] = {1, 2, 3, 4}, behind[4] = {9, 9, 9, 9};
int kernel(int i) { before[i & 3] += 1; behind[i & 3] -= 1; a[i & 3] += i; return a[i]; }
int main(void) { return kernel(3) + kernel(@index@) & 0; }
"""


def test_a_read_outside_is_named_behind_a_difference(tmp_path: Path) -> None:
    differences = check.check(_design(tmp_path, OUTSIDE.replace("@index@", "5")), simulator="iverilog").outcome.differences
    assert differences and "outside" in differences[-1] and "program.c:2" in differences[-1], differences


PACKED = """\
struct __attribute__((packed)) record { unsigned char kind; int value; };
static struct record r;
static int* volatile p = &r.value;
int kernel(int i) { *p = i; return r.value; }
int main(void) { return kernel(0x12345678) & 0; }
"""


def test_an_address_that_does_not_fit_the_type_is_named_behind_a_difference(tmp_path: Path) -> None:
    differences = check.check(_design(tmp_path, PACKED), simulator="iverilog").outcome.differences
    assert differences and "program.c:4, store to misaligned address for type 'int'" in differences[-1], differences


def test_nothing_is_said_of_a_difference_without_one(tmp_path: Path) -> None:
    design = _design(tmp_path, OUTSIDE.replace("@index@", "1"))
    assert check.check(design, simulator="iverilog").outcome.agrees
    design.assembly.texts["kernel"] = design.assembly.texts["kernel"].replace(" + ", " - ", 1)
    differences = check.check(design, simulator="iverilog").outcome.differences
    assert differences and not [each for each in differences if "C does not say" in each]
