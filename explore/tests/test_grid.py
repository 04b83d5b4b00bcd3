"""Grids: their words, what they leave out, and what is wrong with them."""

from pathlib import Path

import pytest

import toy
from tandem_eda.design import Design
from tandem_explore.grid import design, grid
from tandem_facts import facts, sources
from tandem_facts.algorithm import Algorithm
from tandem_facts.schema import FactsError

EXCLUDED = '[[excluded]]\nvalues = { Cut = [1] }\nreason = "too fine"\n[bench]\n'
ALIASES = 'aliases = ["slice"]\nvalue_aliases = { thick = "coarse" }\n'


def named(algorithm: Algorithm, text: str) -> list[str]:
    return [grid.words(algorithm, point) for point in grid.expand(algorithm, text)[0]]


@pytest.fixture
def algorithm(repository: Path) -> Algorithm:
    doc = 'doc = "Where it is cut."\n'
    toy.edit(repository / "algorithms/toy/algorithm.toml", doc, doc + ALIASES)
    return facts.load_all(repository)[0]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", ["plain", "deep Cut=coarse"]),
        ("cut=*", ["plain", "deep Cut=fine", "deep Cut=coarse"]),
        ("CUT=Fine", ["plain", "deep Cut=fine"]),
        ("slice=thick,fine architecture=deep", ["deep Cut=fine", "deep Cut=coarse"]),
        ("architecture=plain", ["plain"]),
        ("cut=fine architecture=deep; cut=*", ["deep Cut=fine", "plain", "deep Cut=coarse"]),
    ],
)
def test_points(algorithm: Algorithm, text: str, points: list[str]) -> None:
    assert named(algorithm, text) == points


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("depth=1", "toy has no axis 'depth'; it has architecture, Cut or slice"),
        ("cut=round", "cut has no value 'round'; it has fine, coarse, thick"),
        ("cut=7..9", "cut has no value '7..9'"),
        ("architecture=flat", "architecture has no value 'flat'; it has plain, deep"),
        ("cut", "'cut' is not an axis with values"),
        ("cut=", "'cut=' is not an axis with values"),
        ("cut=fine slice=coarse", "slice occurs twice"),
    ],
)
def test_what_is_wrong_with_a_grid(algorithm: Algorithm, text: str, says: str) -> None:
    with pytest.raises(grid.GridError, match=says):
        grid.expand(algorithm, text)


def test_illegal_points_are_told_with_their_rule(repository: Path) -> None:
    toy.edit(repository / "algorithms/toy/algorithm.toml", "[bench]\n", EXCLUDED)
    (algorithm,) = facts.load_all(repository)
    points, illegal = grid.expand(algorithm, "cut=*")
    assert [grid.words(algorithm, point) for point in points] == ["plain", "deep Cut=coarse"]
    assert illegal == [grid.Illegal("too fine", ["deep Cut=fine"])]
    with pytest.raises(grid.GridError, match="no point of this grid is legal: too fine"):
        grid.expand(algorithm, "cut=fine architecture=deep")


def test_ranges_are_the_legal_values_between(repository: Path) -> None:
    toy.edit(repository / "algorithms/toy/algorithm.toml", 'labels = ["fine", "coarse"]\n', "")
    (algorithm,) = facts.load_all(repository)
    assert named(algorithm, "cut=2..9 architecture=deep") == ["deep Cut=2"]


def test_an_alias_of_nothing_is_an_error(repository: Path) -> None:
    wrong = 'doc = "Where it is cut."\nvalue_aliases = { thick = "round" }\n'
    toy.edit(repository / "algorithms/toy/algorithm.toml", 'doc = "Where it is cut."\n', wrong)
    with pytest.raises(FactsError, match="value alias 'thick' of 'round': the values are fine, coarse"):
        facts.load_all(repository)


def test_designs_are_the_cores_of_points(repository: Path) -> None:
    (algorithm,) = facts.load_all(repository)
    (repository / "algorithms/toy/rtl/sources.f").write_text(
        "algorithms/toy/rtl/tnd_toy_core_plain.sv\nalgorithms/toy/rtl/tnd_toy_core_deep.sv\n"
    )
    points, _ = grid.expand(algorithm, "cut=*")
    with pytest.raises(design.DesignError, match="no word_bits"):
        design.cores(repository, algorithm, points)
    algorithm.sizes["word_bits"] = 8
    plain, fine, _ = design.cores(repository, algorithm, points)
    assert (str(plain), plain.point, plain.parameters) == ("plain", "plain", ())
    assert (str(fine), fine.point, fine.parameters) == ("deep Cut=fine", "deep_fine", (("Cut", 1),))


def test_a_core_of_parts_is_explored_as_a_whole(repository: Path) -> None:
    toml = repository / "algorithms/toy/algorithm.toml"
    toy.edit(toml, "[sizes]\n", 'core = "tnd_toy_core"\n[sizes]\nword_bits = 8\n')
    (repository / "algorithms/toy/rtl/sources.f").write_text("algorithms/toy/rtl/tnd_toy_core.sv\n")
    (algorithm,) = facts.load_all(repository)
    plain, fine, _ = design.cores(repository, algorithm, grid.expand(algorithm, "cut=*")[0])
    assert (plain.module, plain.parameters) == ("tnd_toy_core", (("Architecture", 0),))
    assert (fine.module, fine.parameters) == ("tnd_toy_core", (("Architecture", 1), ("Cut", 1)))


def test_what_is_explored_is_what_the_tests_run() -> None:
    """A core whose file has more in it than the architecture: what is explored has it, too."""
    root = Path(__file__).resolve().parents[2]
    for algorithm in facts.load_all(root):
        # Keystreams are explored as such, and tnd_aes_core is nothing but a choice.
        if not algorithm.architectures or algorithm.name in ("zuc", "snow3g", "snow5g", "aes"):
            continue
        tested = {f"tnd_{algorithm.name}_{block.module}" for block in algorithm.tested}
        explored = {each.module for each in design.cores(root, algorithm, grid.expand(algorithm, "")[0])}
        assert explored == tested, algorithm.name


def test_a_part_is_a_module_by_itself(repository: Path) -> None:
    (algorithm,) = facts.load_all(repository)
    (repository / "algorithms/toy/rtl/sources.f").write_text("turn.sv\nother.sv\n")
    (repository / "turn.sv").write_text("module turn; endmodule\n")
    (repository / "hw").mkdir(exist_ok=True)
    (repository / "hw/sources.f").write_text("")
    found = design.part(repository, algorithm, "turn", 64)
    assert (found.module, found.parameters, found.sources, found.bits_per_clock) == ("turn", (), ("turn.sv",), 64)
    with pytest.raises(FactsError, match="the sources have no file core.sv"):
        design.part(repository, algorithm, "core", 64)


def test_other_parameters_are_set_by_number_and_not_twice(tmp_path: Path, core: Design) -> None:
    file = tmp_path / next(name for name in core.sources if Path(name).stem == core.module)
    file.parent.mkdir(parents=True, exist_ok=True)
    declared = "#(\n  parameter int unsigned Cut = 1,\n  parameter int unsigned Width = 32\n) (\n);"
    file.write_text(f"module {core.module} {declared}\nendmodule\n")
    wide = design.changed(tmp_path, core, [("Width", "64")], 1)
    assert (str(wide), wide.parameters) == ("plain Cut=coarse Width=64", (("Cut", 3), ("Width", 64)))
    assert str(design.changed(tmp_path, core, [], 2)) == "plain Cut=coarse copies=2"
    with pytest.raises(design.DesignError, match="--set Width=wide: the value must be a number"):
        design.changed(tmp_path, core, [("Width", "wide")], 1)
    with pytest.raises(design.DesignError, match="choose its values with --grid"):
        design.changed(tmp_path, core, [("Cut", "1")], 1)
    with pytest.raises(design.DesignError, match=f"--set Widths: {core.module} has no such parameter; it has Cut, Width"):
        design.changed(tmp_path, core, [("Widths", "64")], 1)


def test_a_top_is_the_accelerator_around_every_core(repository: Path) -> None:
    (algorithm,) = facts.load_all(repository)
    algorithm.sizes["word_bits"] = 8
    files = {
        "hw/sources.f": "shell.sv\n", "shell.sv": "module shell; endmodule\n",
        "algorithms/toy/rtl/sources.f": "algorithms/toy/rtl/tnd_toy_core.sv\n",
        "generated/tops/tnd_toy_top.sv": "module tnd_toy_top; shell s(); tnd_toy_core c(); endmodule\n",
    }  # fmt: skip
    for name, text in files.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text)
    plain, fine, _ = design.cores(repository, algorithm, grid.expand(algorithm, "cut=*")[0], top=True)
    assert (plain.module, plain.clock, plain.parameters) == ("tnd_toy_top", "aclk", (("Architecture", 0),))
    assert fine.parameters == (("Architecture", 1), ("Cut", 1))
    assert plain.sources[0] == "shell.sv" and plain.sources[-1] == "generated/tops/tnd_toy_top.sv"


def test_only_what_the_top_names_is_read(tmp_path: Path, core: Design) -> None:
    (tmp_path / "tnd_toy_core_deep.sv").write_text("module tnd_toy_core_deep; endmodule\n")
    (tmp_path / "pkg.sv").write_text("package pkg; endpackage\n")
    path = tmp_path / core.sources[0]
    path.write_text(path.read_text().replace("logic [7:0] sum_q", "pkg::word_t sum_q"))
    listed = ("tnd_toy_core_deep.sv", "pkg.vlt", "pkg.sv", "tnd_toy_core_plain.sv")
    assert sources.needed(tmp_path, listed, "tnd_toy_core_plain") == ("pkg.sv", "tnd_toy_core_plain.sv")
