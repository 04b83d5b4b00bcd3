"""Programs that once became wrong hardware, as small as they could be made."""

from pathlib import Path

import pytest

from tandem_hls import check, directives, flow

PROGRAMS = {
    "a lane of a table whose records are several words": """\
static const struct { const char* text; unsigned first; } t[] = {{"abc", 0xa9993e36}, {"abcd", 0x84983e44}, {"", 5}};
static unsigned d = 0xa9993e36u;
int main(void) {
  for (int i = 0; i < 2; i++) {
    if (d != t[i].first) return i + 10;
    d = t[i].text[3] ? 5 : 0x84983e44u;
  }
  return 0;
}
""",
    "a struct by value, in a function that is not inlined": """\
struct p { int x, y, z, w[5]; };
#pragma tandem noinline g
static int g(struct p a, int k) {
  a.x += k;
  for (int i = 0; i < 5; i++) a.y += a.w[i] * k;
  return a.x + a.y;
}
static struct p q = {1, 2, 3, {4}};
volatile int three = 3;
int main(void) { return g(q, three) + g(q, three + 1) + q.x != 42; }
""",
    "main with a command line": """\
int n = 3;
int main(int argc, char** argv) {
  if (argc != 1) return 1;
  return n != 3;
}
""",
    "the library's headers": """\
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
char s[40] = " 12 Hello-x";
int main(void) {
  int t = 0;
  for (char* p = s; *p; p++)
    t = t * 3 + (isalpha(*p) ? toupper(*p) : isdigit(*p) ? *p - '0' : ispunct(*p) ? 2 : 3) + !!isxdigit(*p) + tolower(*p)
        + 4 * !isprint(*p) + 8 * !!iscntrl(*p) + 16 * !!isgraph(*p);
  strcat(s, ".");
  t += atoi(s) + (int)labs(-5L) + (int)(strchr(s, 'H') - s) + (int)(strrchr(s, 'l') - s) + (memchr(s, 'e', 9) != 0);
  return t != 4124035;
}
""",
}  # fmt: skip


def test_words_of_a_pointer_argument_do_not_matter(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(
        "void f(int* __restrict to, register int x, const char s[static 4]) { to[0] = s[3] + x; }\n"
        "int main(void) { int r; f(&r, 3, \"abcd\"); return r != 103; }\n"
    )
    result = check.check(flow.compile_c(source, "f", directives.load(source, None)), simulator="iverilog")
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees(name: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAMS[name])
    design = flow.compile_c(source, "main", directives.load(source, None))
    result = check.check(design, simulator="iverilog")
    assert result.trace.status == 0
    assert result.outcome.agrees, result.outcome.differences
