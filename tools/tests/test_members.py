"""Cores made of several algorithms' cores: whose operations they have, under which codes, and in which builds."""

from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_facts.schema import FactsError
from tandem_tools.generate import write_algorithms, write_operations
from toy import OPERATIONS, TOP, edit

TOML = "algorithms/toy/algorithm.toml"
PAIR = """
id = 9
name = "pair"
title = "Pair"
standard = "none"
variants = []
[sizes]
block_bits = 128
[members]
cores = ["toy", "other"]
builds = { 16 = { Sets = [1, 3] }, 32 = { Sets = [2, 3] } }
[[architectures]]
name = "beside"
id = 0
file = "rtl/tnd_pair_core.sv"
parameters = ["Sets"]
[[parameters]]
name = "Sets"
values = [1, 2, 3]
default = 3
doc = "Which keys."
[bench]
message_bytes = []
"""
OTHER = """
id = 40
name = "other"
title = "Other"
standard = "none"
variants = []
[sizes]
[[operations]]
id = 41
name = "other_mac"
title = "Other-MAC"
standard = "none"
key_bytes = [16]
message = { unit = "bit", least = 1, most = 100 }
result = "tag"
tag_bytes = [4]
codes = [{ encrypt = 1, decrypt = 1 }]
[[architectures]]
name = "one"
id = 0
file = "rtl/tnd_other_core.sv"
parameters = []
[bench]
message_bytes = []
"""


@pytest.fixture
def pair(repository: Path) -> Path:
    """A repository with a core made of two; returns its facts."""
    edit(repository / TOML, "[bench]", f"{OPERATIONS}{TOP}[bench]")
    for path, text in (("algorithms/other/algorithm.toml", OTHER), ("hw/top/pair/algorithm.toml", PAIR)):
        (repository / path).parent.mkdir(parents=True, exist_ok=True)
        (repository / path).write_text(text)
    return repository / "hw/top/pair/algorithm.toml"


def test_operations_stand_one_core_s_behind_the_other_s(repository: Path, pair: Path) -> None:
    algorithms = facts.load_all(repository)
    (found,) = facts.load_composed(repository, algorithms)
    assert (found.folder, algorithms[0].folder) == ("hw/top/pair", "algorithms/toy")
    first = 1 + max(code for operation in algorithms[0].operations for codes in operation.codes for code in codes.all)
    mac = next(operation for operation in found.operations if operation.name == "other_mac")
    assert [(codes.encrypt, codes.builds) for codes in mac.codes] == [(first + 1, {"Sets": (1, 3)})]
    own = [operation for operation in found.operations if operation.name != "other_mac"]
    before = algorithms[0].operations
    assert [[codes.all for codes in o.codes] for o in own] == [[codes.all for codes in o.codes] for o in before]
    assert {codes.builds["Sets"] for o in own for codes in o.codes} == {(2, 3), (1, 3)}
    package = write_algorithms.sv_package(found, algorithms)
    assert f"First[3] = '{{0, {first}, {first + 2}}};" in package and "Other       = 1;" in package
    table = write_operations.cpp_table(algorithms, [found])
    assert f"kWithin_other[] = {{{{tandem::Algorithm::pair, {first}}}}};" in table


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"other"]', '"others"]', "members: no core is called 'others'"),
        ("16 = { Sets = [1, 3] }, ", "", "builds do not say which have the keys of 16 bytes"),
        ("[1, 3]", "[1, 4]", "builds: Sets has no values"),
        ("id = 9", "id = 40", "id 40 occurs more than once"),
        ("id = 9", "id = 41", "id 41 occurs more than once"),
        ("[sizes]", '[[operations]]\nid = 50\nname = "more"\ntitle = ""\nstandard = ""\nresult = "message"\n'
         'message = { unit = "bit", least = 1, most = 1 }\n[sizes]', "operations follow from the members"),
    ],
)  # fmt: skip
def test_names_the_mistake(repository: Path, pair: Path, old: str, new: str, complaint: str) -> None:
    edit(pair, old, new)
    with pytest.raises(FactsError, match=complaint):
        facts.load_cores(repository)
