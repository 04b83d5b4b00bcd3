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
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees(name: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAMS[name])
    design = flow.compile_c(source, "main", directives.load(source, None))
    result = check.check(design, simulator="iverilog")
    assert result.trace.status == 0
    assert result.outcome.agrees, result.outcome.differences
