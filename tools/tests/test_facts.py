"""Reading algorithm.toml: what is accepted, and what each mistake is told."""

from pathlib import Path

import pytest

from tandem_tools.generate import facts
from tandem_tools.generate.schema import FactsError
from toy import FUNCTIONS, add_depths, edit

TOML = "algorithms/toy/algorithm.toml"


def test_reads_every_fact(repository: Path) -> None:
    (toy,) = facts.load_all(repository)
    assert (toy.id, toy.name, toy.sizes) == (7, "toy", {"key_bits": 128})
    assert [variant.name for variant in toy.variants] == ["reference"]
    plain, deep = toy.architectures
    assert toy.parameters_of(plain) == []
    assert [parameter.values for parameter in toy.parameters_of(deep)] == [(1, 2)]
    assert toy.bench.message_bytes == (64,)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("id = 7", 'id = "7"', r"toml\.id: expected an integer, found a string '7'"),
        ("id = 7", "id = true", r"toml\.id: expected an integer"),
        ('title = "Toy"', 'titel = "Toy"', "unknown key 'titel'"),
        ('needs = "any CPU"', "", r"variants\[0\]: missing key 'needs'"),
        ('name = "toy"', 'name = "toy2"', "the folder's name is 'toy'"),
        ("default = 2", "default = 3", "default 3 is not among the values"),
        ('labels = ["fine", "coarse"]', 'labels = ["fine"]', "2 values but 1 labels"),
        ("values = [1, 2]", "values = [2, 2]", "value 2 occurs more than once"),
        ('parameters = ["Cut"]', 'parameters = ["Cat"]', r"no \[\[parameters\]\] block for 'Cat'"),
        ('name = "deep"', 'name = "plain"', "architecture name 'plain' occurs more than once"),
        ("id = 1\n", "id = 0\n", "architecture id 0 occurs more than once"),
        ("[sizes]", "[sizes", "algorithms/toy/algorithm.toml: .*line 5"),
    ],
)
def test_names_the_mistake(repository: Path, old: str, new: str, complaint: str) -> None:
    edit(repository / TOML, old, new)
    with pytest.raises(FactsError, match=complaint):
        facts.load_all(repository)


EXCLUDED = """
[[excluded]]
values = { Cut = [1] }
reason = "too fine"
"""


def test_points_leave_out_what_is_excluded(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{EXCLUDED}[bench]")
    (toy,) = facts.load_all(repository)
    plain, deep = toy.architectures
    assert toy.points_of(plain) == [{}]
    assert toy.points_of(deep) == toy.usual_points_of(deep) == [{"Cut": 2}]
    assert toy.why_excluded({"Cut": 1}) == "too fine"
    assert toy.point_name(deep, {"Cut": 2}) == "deep_coarse"


def test_of_many_points_those_next_to_the_default_are_usual(repository: Path) -> None:
    add_depths(repository, facts.MANY_POINTS)
    (toy,) = facts.load_all(repository)
    deep = toy.architectures[1]
    assert len(toy.points_of(deep)) == 2 * facts.MANY_POINTS
    usual = toy.usual_points_of(deep)
    assert len(usual) == facts.MANY_POINTS + 1
    assert {"Cut": 1, "Depth": 5} in usual
    assert {"Cut": 1, "Depth": 6} not in usual


def test_what_is_excluded_must_be_a_value(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{EXCLUDED.replace('[1]', '[7]')}[bench]")
    with pytest.raises(FactsError, match=r"excluded: Cut has no values \(7,\)"):
        facts.load_all(repository)


def test_reads_functions(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{FUNCTIONS}[bench]")
    (toy,) = facts.load_all(repository)
    assert [(f.id, f.name, f.aliases) for f in toy.functions] == [(16, "toy_crypt", ("crypt",)), (17, "toy_mac", ())]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("id = 17", "id = 16", "id 16 occurs more than once"),
        ("id = 17", "id = 7", "id 7 occurs more than once"),
        ('name = "toy_mac"', 'name = "toy"', "name 'toy' occurs more than once"),
        ("aliases = []", 'aliases = ["crypt"]', "name 'crypt' occurs more than once"),
        ("aliases = []\n", "", r"functions\[1\]: missing key 'aliases'"),
    ],
)
def test_functions_are_told_apart(repository: Path, old: str, new: str, complaint: str) -> None:
    edit(repository / TOML, "[bench]", f"{FUNCTIONS.replace(old, new)}[bench]")
    with pytest.raises(FactsError, match=complaint):
        facts.load_all(repository)


def test_two_algorithms_with_one_id(repository: Path) -> None:
    other = repository / "algorithms/other/algorithm.toml"
    other.parent.mkdir()
    other.write_text((repository / TOML).read_text().replace('name = "toy"', 'name = "other"'))
    with pytest.raises(FactsError, match="id 7 occurs more than once"):
        facts.load_all(repository)


PUBLISHED = """
[[published]]
name = "Theirs"
technology = "an FPGA"
source = "a paper"
rate_gbit_s = 8
@more@
"""


def test_reads_the_cores_of_others(repository: Path) -> None:
    file = repository / "algorithms/toy/published.toml"
    file.write_text(PUBLISHED.replace("@more@", 'point = "deep_fine"'))
    (toy,) = facts.load_all(repository)
    assert [(core.name, core.rate_gbit_s, core.point) for core in toy.others.published] == [("Theirs", 8, "deep_fine")]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("rate = 1", r"toy/published\.toml\.published\[0\]: unknown key 'rate'"),
        ('point = "deep_round"', "Theirs: toy has no point 'deep_round'"),
        ("[", "toy/published.toml: .*line 7"),
    ],
)
def test_names_the_mistake_in_the_cores_of_others(repository: Path, more: str, complaint: str) -> None:
    (repository / "algorithms/toy/published.toml").write_text(PUBLISHED.replace("@more@", more))
    with pytest.raises(FactsError, match=complaint):
        facts.load_all(repository)


def test_cores_of_others_have_a_file_of_their_own(repository: Path) -> None:
    edit(repository / TOML, "[bench]", "[others]\n[bench]")
    with pytest.raises(FactsError, match="published.toml"):
        facts.load_all(repository)


def test_points_are_called_as_a_paper_calls_its_own(repository: Path) -> None:
    file = repository / "algorithms/toy/published.toml"
    file.write_text('label = "T-{Cut}"\n[letters]\nfine = "F"\n')
    (toy,) = facts.load_all(repository)
    plain, deep = toy.architectures
    assert [toy.label_of(deep, point) for point in toy.points_of(deep)] == ["T-F", "T-coarse"]
    assert toy.label_of(plain, {}) == ""
    file.write_text('label = "T"\n')
    assert facts.load_all(repository)[0].label_of(deep, {"Cut": 2}) == ""
