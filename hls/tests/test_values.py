"""Values of unusual widths: bit fields, integers of any width in memory, divisions of one bit."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow

FIELDS = """\
struct @attribute@ { @before@unsigned long long a : @bits@; unsigned char b; } t[3];
static struct @attribute@ { @before@long long a : @bits@; signed char b; } u[3];
long long kernel(int i, long long n) {
  t[i & 1].b = 7;
  u[i & 1].b = -3;
  t[i & 1].a = n;
  u[i & 1].a = n >> 1;
  t[i & 1].a += 5;
  return (long long)(t[i & 1].a * 3) + t[i & 1].b * 65536 + u[i & 1].b + u[i & 1].a + t[2].b + u[2].b;
}
int main(void) {
  return kernel(1, 0x123456789abcdefLL) == 0 || t[1].b != 7 || u[1].b != -3 || kernel(0, -5) == 0 || t[1].b != 7;
}
"""
PROGRAMS = {
    "integers of three bytes between others": """\
#pragma pack(1)
static struct { char x; unsigned _BitInt(17) a; char y; _BitInt(23) b; char z; } s[2];
int kernel(int n) {
  s[1].x = 1; s[1].y = 2; s[1].z = 3;
  s[n & 1].a = n; s[n & 1].b = -n;
  return s[1].a + s[1].b * 3 + s[1].x + s[1].y * 10 + s[1].z * 100 + s[0].x + s[0].y + s[0].z;
}
int main(void) { return kernel(7) != 321 - 14 || kernel(4) != 321 - 14; }
""",
    "divisions of what tables keep to one bit": """\
static const unsigned char n[8] = {1, 0, 0, 1, 1, 0, 1, 1}, d[8] = {1, 1, 0, 1, 0, 0, 1, 1};
unsigned kernel(unsigned i, unsigned j) { return d[j & 7] ? n[i & 7] / d[j & 7] * 2 + n[i & 7] % d[j & 7] + 4 : 9; }
int main(void) { return kernel(0, 1) != 6 || kernel(1, 3) != 4 || kernel(6, 7) != 6 || kernel(3, 2) != 9; }
""",
    "divisions of two bits, with sign": """\
int kernel(int a, int b) {
  _BitInt(2) e = a, f = b;
  _BitInt(3) g = a, h = b;
  return f ? (int)(e / f) * 10 + (int)(e % f) + (h ? (int)(g / h) * 100 + (int)(g % h) * 1000 : 0) : 7;
}
int main(void) { return kernel(-2, 1) != -220 || kernel(1, -1) != -110 || kernel(3, 2) != 1099 || kernel(1, 4) != 7; }
""",
}


def _agrees(folder: Path, text: str, *, random: int = 0) -> None:
    source = folder / "program.c"
    source.write_text(text)
    design = flow.compile_c(source, "kernel", directives.load(source, None))
    result = check.check(design, simulator="iverilog", random=random)
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


@pytest.mark.parametrize("attribute", ["", "__attribute__((packed))"], ids=["aligned", "packed"])
@pytest.mark.parametrize("bits", [20, 24, 33, 40, 47, 48, 55])
def test_a_bit_field_leaves_its_neighbours(bits: int, attribute: str, tmp_path: Path) -> None:
    for before in ("", "char c; "):
        _agrees(tmp_path, FIELDS.replace("@bits@", str(bits)).replace("@before@", before).replace("@attribute@", attribute))


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees(name: str, tmp_path: Path) -> None:
    _agrees(tmp_path, PROGRAMS[name])


def test_bytes_behind_an_integer_stay(tmp_path: Path) -> None:
    _agrees(tmp_path, "long kernel(unsigned _BitInt(24) a[4], _BitInt(40) b[4], int i) {\n"
                      "  a[i & 3] += 9; b[i & 3] ^= a[i & 3];\n"
                      "  return (long)(a[i >> 2 & 3] + b[i >> 4 & 3]);\n}\n", random=30)  # fmt: skip
