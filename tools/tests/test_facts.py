"""Reading algorithm.toml: what is accepted, and what each mistake is told."""

from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_facts.algorithm import MANY_POINTS
from tandem_facts.schema import FactsError
from tandem_tools.generate import write_builds
from toy import OPERATIONS, add_depths, edit, make_software_only

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
        ('name = "deep"', 'name = "deep"\nmodule = "pdu"', r"architecture deep: no \[\[cores\]\] block for 'pdu'"),
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
    add_depths(repository, MANY_POINTS)
    (toy,) = facts.load_all(repository)
    deep = toy.architectures[1]
    assert len(toy.points_of(deep)) == 2 * MANY_POINTS
    usual = toy.usual_points_of(deep)
    assert len(usual) == MANY_POINTS + 1
    assert {"Cut": 1, "Depth": 5} in usual
    assert {"Cut": 1, "Depth": 6} not in usual


def test_what_is_excluded_must_be_a_value(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{EXCLUDED.replace('[1]', '[7]')}[bench]")
    with pytest.raises(FactsError, match=r"excluded: Cut has no values \(7,\)"):
        facts.load_all(repository)


def test_reads_operations(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{OPERATIONS}[bench]")
    (toy,) = facts.load_all(repository)
    crypt, mac = toy.operations
    assert (crypt.id, crypt.name, crypt.aliases) == (16, "toy_crypt", ("crypt",))
    assert crypt.iv.mask == (0, 0, 0, 0, 0xFF, 0xF0, *[0] * 10)
    assert [crypt.key_bytes_of(codes) for codes in crypt.codes] == [32, 16]
    assert [crypt.is_in(ops) for ops in (0b0001, 0b1000, 0b110000, 0)] == [True, True, False, False]
    assert (mac.id, mac.name, mac.aliases, mac.iv.mask) == (17, "toy_mac", (), (0,) * 16)
    assert (mac.key_bytes_of(mac.codes[0]), mac.codes[0].whole, mac.codes[0].all) == (16, {4}, {4, 5})
    assert toy.functions == toy.operations


def test_an_operation_may_be_the_algorithm(repository: Path) -> None:
    itself = OPERATIONS.replace("id = 17", "id = 7").replace('name = "toy_mac"', 'name = "toy"')
    edit(repository / TOML, "[bench]", f"{itself}[bench]")
    (toy,) = facts.load_all(repository)
    assert [operation.name for operation in toy.functions] == ["toy_crypt"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("id = 17", "id = 16", "id 16 occurs more than once"),
        ("id = 17", "id = 7", "id 7 occurs more than once"),
        ('name = "toy_mac"', 'name = "toy"', "name 'toy' occurs more than once"),
        ('name = "toy_mac"', 'name = "toy_mac"\naliases = ["crypt"]', "name 'crypt' occurs more than once"),
        ('title = "Toy-MAC"\n', "", r"operations\[1\]: missing key 'title'"),
        ('result = "tag"', 'result = "text"', "operation toy_mac: unknown result 'text'; known are message, tag,"),
        ('"bit"', '"word"', "unknown unit 'word'; known are bit, byte"),
        ("least = 1", "least = 1001", "no message can have 1001 to 1000 bits"),
        ("most = 100 ", f"most = {1 << 62} ", "a task counts bits in 64 bits"),
        ("key_bytes = [16]", "key_bytes = [33]", "key_bytes 33: a task has room for 1 to 32"),
        ("key_bytes = [16]", "key_bytes = [16, 16]", r"key_bytes \[16, 16\]: a length occurs more than once"),
        ("key_bytes = [16]", "key_bytes = [16]\nkey_in_message = true", "key_in_message and key_bytes are mutually"),
        ("tag_bytes = [4]", "", "its result is a tag, but it has no tag_bytes"),
        ("tag_bytes = [4]", "tag_bytes = [17]", "tag_bytes 17: a task has room for 1 to 16"),
        ("tag_bytes = [4]", "tag_bytes = [4]\nany_tag = true", "any_tag is for a digest, its result is a tag"),
        ("tag_bytes = [4]", "tag_bytes = [4]\naad = true", "aad is authenticated beside a message"),
        ('"tag"\ntag_bytes = [4]', '"digest"\ntag_bytes = [4, 8]', "a digest has one length, or any_tag"),
        ("bytes = 6", "bytes = 17", "iv of 17 bytes: a task has room for 16"),
        ("zeros = 4", "zeros = 6", "iv: 6 zero bytes leave nothing of 6"),
        ("0xf0", "0", "iv: last_mask 0x0 must be a byte other than 0"),
        ("last_mask = 0xf0", "first_mask = 256", "iv: first_mask 0x100 must be a byte other than 0"),
        ("encrypt = 4, ", "encrypt = 32, ", "code 32: a core has operations 0 to 31"),
        ("encrypt = 4, ", "", "codes must be given for encrypt and decrypt"),
        ("key_bytes = [16]", "key_bytes = [8]", "keys of cores have 16, 24, 32 bytes"),
        ("pads = 5", "pads = 3", "code of a core's operation 3 occurs more than once"),
        ("decrypt = 1, key_bytes = 32", "decrypt = 1", r"codes: key_bytes must be one of \[32, 16\]"),
        ("decrypt = 1, key_bytes = 32", "decrypt = 1, key_bytes = 24", "codes: there are no keys of 24 bytes"),
        ("Cut = [1, 2]", "Cut = [3]", r"builds: Cut has no values \(3,\)"),
        ("Cut = [1, 2]", "Depth = [1]", r"builds: Depth has no values \(1,\)"),
    ],
)
def test_an_operation_must_not_contradict_itself(repository: Path, old: str, new: str, complaint: str) -> None:
    assert OPERATIONS.count(old) == 1
    edit(repository / TOML, "[bench]", f"{OPERATIONS.replace(old, new)}[bench]")
    with pytest.raises(FactsError, match=complaint):
        facts.load_all(repository)


def test_without_a_core_there_are_no_codes(repository: Path) -> None:
    make_software_only(repository)
    alone = OPERATIONS.split("codes = [\n")[0] + OPERATIONS[OPERATIONS.index("[[operations]]\nid = 17") :]
    edit(repository / TOML, "[bench]", f"{alone}[bench]")
    with pytest.raises(FactsError, match="codes need a core, but there is none"):
        facts.load_all(repository)


BUILDS = """
[top]
data_bits = "8"
in_flight = { value = "4" }
[[builds]]
name = "usual"
title = "with what is the default"
parameters = { Architecture = "deep" }
[[builds]]
name = "fine"
title = "cut finely"
parameters = { Architecture = "deep", Cut = "fine" }
"""


def test_a_build_has_the_operations_of_its_parameters(repository: Path) -> None:
    edit(repository / TOML, "[bench]", f"{OPERATIONS}{BUILDS}[bench]")
    (toy,) = facts.load_all(repository)
    crypt, mac = toy.operations
    usual, fine = toy.builds
    assert [codes.key_bytes for codes in toy.codes_of(usual, crypt)] == [32, 16]
    assert [codes.key_bytes for codes in toy.codes_of(fine, crypt)] == [16]
    assert toy.codes_of(fine, mac) == list(mac.codes)
    table = write_builds.cpp_table([toy])
    assert table.count(".algorithm = Algorithm::toy_crypt") == table.count(".algorithm = Algorithm::toy_mac") == 2
    assert table.count(".key_bytes = 16") == 1 and ".pads_only" not in table


def test_a_build_without_the_whole_operation_makes_pads(repository: Path) -> None:
    some = OPERATIONS.replace("pads = 5 }", "pads = 5, builds = { Cut = [2] } }").replace("Cut = [1, 2]", "Cut = [2]")
    edit(repository / TOML, "[bench]", f"{some}{BUILDS}[bench]")
    table = write_builds.cpp_table(facts.load_all(repository))
    assert table.count(".algorithm = Algorithm::toy_crypt") == 1
    assert table.count(".algorithm = Algorithm::toy_mac") == 2 and table.count(".pads_only = true") == 1


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
