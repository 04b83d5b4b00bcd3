"""Which names in a document must exist."""

from pathlib import Path

import pytest

from tandem_tools import docs


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("[one](../README.md) and [two](glossary.md#word)", ["glossary.md"]),
        ("[site](https://example.org/x.md)", []),
        ("`src/engine/task.h` and `src/engine/tusk.h`", ["src/engine/tusk.h"]),
        ("`src/*/task.h`, `src/<layer>/task.h`, `src/engine/`, `src/*/tusk.h`", ["src/*/tusk.h"]),
        ("`make test`, `build/release`, `task.h`", []),
        ("```\n`src/nowhere`\n[a](b)\n```\n", []),
    ],
)
def test_broken(tmp_path: Path, text: str, missing: list[str]) -> None:
    for name in ("README.md", "docs/guide.md", "src/engine/task.h"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    assert docs.broken(tmp_path, "docs/guide.md", text) == missing
