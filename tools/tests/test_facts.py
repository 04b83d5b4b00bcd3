"""Reading algorithm.toml: what is accepted, and what each mistake is told."""

from pathlib import Path

import pytest
from toy import FUNCTIONS, edit

from tandem_tools.generate import facts
from tandem_tools.generate.schema import FactsError

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
