"""The fuzzers' corpus: seeds as files, finds packed."""

import re
from pathlib import Path

import pytest

from tandem_tools import fuzz_corpus
from toy import REPOSITORY

CORPUS = REPOSITORY / "src/container/fuzz/corpus"
TARGETS = sorted(path for path in CORPUS.iterdir() if path.is_dir())


def test_what_is_packed_comes_back(tmp_path: Path) -> None:
    seeds, finds, found, back = (tmp_path / name for name in ("seeds", "target.finds", "found", "back"))
    for folder, contents in ((seeds, [b"seed"]), (found, [b"seed", b"", b"\0\xff\n", b"text"])):
        folder.mkdir()
        for number, content in enumerate(contents):
            (folder / f"input-{number}").write_bytes(content)
    assert fuzz_corpus.pack(seeds, finds, found) == 3
    assert finds.read_text() == "\n00ff0a\n74657874\n"
    assert fuzz_corpus.unpack(seeds, finds, back) == 4
    assert {path.read_bytes() for path in back.iterdir()} == {path.read_bytes() for path in found.iterdir()}
    assert (back / "input-0").read_bytes() == b"seed"
    before = finds.read_text()
    fuzz_corpus.pack(seeds, finds, back)
    assert finds.read_text() == before


@pytest.mark.parametrize("target", TARGETS, ids=lambda path: path.name)
def test_finds_are_packed_once_and_seeds_have_names(target: Path) -> None:
    seeds = {path.name: path.read_bytes().hex() for path in target.iterdir()}
    assert not [name for name in seeds if re.fullmatch("[0-9a-f]{40}", name)], "pack them: `tools/fuzz.sh --keep`"
    finds = (REPOSITORY / f"results/fuzz/{target.name}.finds").read_text().splitlines()
    assert finds == sorted(set(finds) - set(seeds.values())) != []
