"""The hash of a figure's RTL depends on the contents of its design, and on nothing else."""

from pathlib import Path

import pytest

from tandem_facts import digest, facts
from tandem_facts.digest import Rtl
from tandem_tools import rtl_hashes

BY_HAND, FROM_C = "algorithms/toy/rtl/tnd_toy_core.sv", "generated/from_c/tnd_toy_c_toy.sv"


def hash_of(root: Path, *, from_c: bool) -> str:
    return Rtl("tnd_toy_core", (("Architecture", 1),), (BY_HAND, FROM_C), from_c).digest(root)


@pytest.mark.parametrize("from_c", [False, True])
def test_what_is_made_from_c_counts_where_it_is_used(from_c: bool, tmp_path: Path) -> None:
    for name in (BY_HAND, FROM_C):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(f"module {Path(name).stem}; endmodule\n")
    before = hash_of(tmp_path, from_c=from_c)
    (tmp_path / FROM_C).write_text("// another comment\nmodule  tnd_toy_c_toy;\nendmodule\n")
    assert hash_of(tmp_path, from_c=from_c) == before
    (tmp_path / FROM_C).write_text("module tnd_toy_c_toy (input logic clk_i); endmodule\n")
    assert (hash_of(tmp_path, from_c=from_c) != before) == from_c
    (tmp_path / BY_HAND).write_text("module tnd_toy_core (input logic clk_i); endmodule\n")
    assert hash_of(tmp_path, from_c=from_c) != before


def test_an_accelerator_has_what_its_architecture_has() -> None:
    root = Path(__file__).parents[2]
    algorithm = next(each for each in facts.load_cores(root) if each.name == "chacha20")
    for architecture in algorithm.architectures:
        found = digest.of_top(root, algorithm, {"Architecture": architecture.id})
        assert found.from_c == (architecture.name == "from_c")
        assert any(source.startswith("generated/from_c/") for source in found.sources)


def test_hashes_follow_the_sources_of_what_is_built(tmp_path: Path) -> None:
    (tmp_path / BY_HAND).parent.mkdir(parents=True)
    (tmp_path / BY_HAND).write_text("module tnd_toy_core; endmodule\n")
    found = Rtl("tnd_toy_core", (), (BY_HAND,))
    headers = tmp_path / "build/hashes"
    assert rtl_hashes.write(headers, {"toy.plain": found.digest(tmp_path)}) == ["toy.plain"]
    assert rtl_hashes.write(headers, {"toy.plain": found.digest(tmp_path)}) == []
    (tmp_path / BY_HAND).write_text("module tnd_toy_core (input logic clk_i); endmodule\n")
    assert rtl_hashes.write(headers, {"toy.plain": found.digest(tmp_path)}) == ["toy.plain"]
    assert f'"{found.digest(tmp_path)}"' in (headers / "toy.plain.h").read_text()
