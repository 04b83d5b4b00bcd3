"""The fuzzers' corpus: seeds with names, finds packed."""

import re
from pathlib import Path

import pytest

from tandem_tools import fuzz_corpus
from toy import REPOSITORY

SEEDS = sorted((REPOSITORY / "src/container/fuzz/corpus").iterdir())
CONTENTS = {"text": b"two\nlines\n", "no line end": b"a\\", "empty": b"", "bytes": b"\0\n\xff \\x41\\", "a line": b"\n"}
WRITTEN = ["[text]", "  two", "  lines", "[no line end]", r"  a\\" + "\\", "[empty]", "[bytes]", r"  \x00",
           r"  \xff \\x41\\" + "\\", "[a line]", "  "]  # fmt: skip


def test_seeds_are_read_as_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "seeds").write_text("\n".join(WRITTEN) + "\n")
    assert fuzz_corpus.read_seeds(tmp_path / "seeds") == CONTENTS


@pytest.mark.parametrize("text", ["  text\n", "[a]\ntext\n", "[a]\n[a]\n", "[a\n"])
def test_a_line_of_no_seed_is_an_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "seeds").write_text(text)
    with pytest.raises(ValueError, match="no seed's"):
        fuzz_corpus.read_seeds(tmp_path / "seeds")


def test_what_is_packed_comes_back(tmp_path: Path) -> None:
    seeds, finds, found, back = (tmp_path / name for name in ("seeds", "finds", "found", "back"))
    seeds.write_text("[input]\n  seed\\\n")
    found.mkdir()
    for number, content in enumerate([b"seed", b"", b"\0\xff\n", b"text"]):
        (found / f"input-{number}").write_bytes(content)
    assert fuzz_corpus.pack(seeds, finds, found) == 3
    assert finds.read_text() == "\n00ff0a\n74657874\n"
    assert fuzz_corpus.unpack(seeds, finds, back) == 4
    assert {path.read_bytes() for path in back.iterdir()} == {path.read_bytes() for path in found.iterdir()}
    assert (back / "input").read_bytes() == b"seed"
    before = finds.read_text()
    fuzz_corpus.pack(seeds, finds, back)
    assert finds.read_text() == before


@pytest.mark.parametrize("path", SEEDS, ids=lambda path: path.stem)
def test_finds_are_packed_once_and_seeds_have_names(path: Path) -> None:
    seeds = {name: content.hex() for name, content in fuzz_corpus.read_seeds(path).items()}
    assert not [name for name in seeds if re.fullmatch("[0-9a-f]{40}", name)], "pack them: `tools/fuzz.sh --keep`"
    finds = (REPOSITORY / f"results/fuzz/{path.stem}.finds").read_text().splitlines()
    assert finds == sorted(set(finds) - set(seeds.values())) != []
