"""Cores that tests simulate: which there are, and what the benches are told of them."""

import subprocess
from pathlib import Path

import pytest

from tandem_facts import cores, facts
from tandem_facts.schema import FactsError
from tandem_tools import cores as runner
from tandem_tools.generate import write_cores
from toy import OPERATIONS, REPOSITORY, TOP, edit, make_software_only

TOML = "algorithms/toy/algorithm.toml"
CORES = """
[[cores]]
[cores.others]
deep_fine = { Cut = "fine", Architecture = "deep", Slots = 4 }
deep_other = { Architecture = "deep", Key = "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f" }
[[cores]]
module = "pdu"
points = ["plain"]
"""


def lines(root: Path, more: str = "") -> list[str]:
    edit(root / TOML, "[bench]", f"{more}[bench]")
    listed = write_cores.files(facts.load_all(root))["generated/cores/toy.cmake"]
    return [line for line in listed.splitlines() if not line.startswith("#")]


def test_every_point_where_nothing_is_said(repository: Path) -> None:
    assert lines(repository) == [
        'tandem_core(core plain "Architecture=0" [[.architecture = kPlain]])',
        'tandem_core(core deep_fine "Architecture=1;Cut=1" [[.architecture = kDeep, .cut = kCutFine]])',
        'tandem_core(core deep_coarse "Architecture=1;Cut=2" [[.architecture = kDeep, .cut = kCutCoarse]])',
    ]


def test_others_and_other_modules(repository: Path) -> None:
    """Another core with the name of a point replaces it; members stand in the order of the parameters."""
    fine, other = lines(repository, OPERATIONS + TOP + CORES)[1:4:2]
    assert fine == (
        'tandem_core(core deep_fine "Architecture=1;Cut=1;Slots=4" [[.architecture = kDeep, .cut = kCutFine, .slots = 4]])'
    )
    key = "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    literal = "256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a090807060504030201ff"
    members = f'.architecture = kDeep, .key = "{key}"'
    assert other == f'tandem_core(core deep_other "Architecture=1;Key={literal}" [[{members}]])'
    assert lines(repository)[4:] == ['tandem_core(pdu plain "Architecture=0" [[.architecture = kPlain]])']
    (toy,) = runner.benches(repository).values()
    assert runner.programs(toy) == ["toy_core_test", "toy_pdu_test"]


def test_an_architecture_of_another_module_is_in_the_tests_of_that(repository: Path) -> None:
    edit(repository / TOML, 'name = "deep"', 'name = "deep"\nmodule = "pdu"')
    assert [line.split()[:2] for line in lines(repository, '[[cores]]\n[[cores]]\nmodule = "pdu"\n')] == [
        ["tandem_core(core", "plain"], ["tandem_core(pdu", "deep_fine"], ["tandem_core(pdu", "deep_coarse"],
    ]  # fmt: skip


def test_without_hardware_there_are_none(repository: Path) -> None:
    make_software_only(repository)
    assert write_cores.files(facts.load_all(repository)) == {}
    assert runner.benches(repository) == {}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('points = ["plain"]', 'points = ["plane"]', "cores of pdu: toy has no point 'plane'"),
        ('Cut = "fine"', 'Cut = "finer"', "cores of core: deep_fine: Cut has no value 'finer'"),
        ('Cut = "fine"', "Cut = 3", "deep_fine: Cut has no value 3"),
        ("Slots = 4", "Slots = 5", "deep_fine: Slots has no value 5"),
        ("Slots = 4", "Depth = 5", "deep_fine: Depth has no value 5"),
        ("1d1e1f", "1d1e", "deep_other: Key: a key has 32 bytes, in 64 hexadecimal digits"),
        ('module = "pdu"', "", "module of cores 'core' occurs more than once"),
    ],
)
def test_names_the_mistake(repository: Path, old: str, new: str, complaint: str) -> None:
    assert CORES.count(old) == 1
    with pytest.raises(FactsError, match=complaint):
        lines(repository, OPERATIONS + TOP + CORES.replace(old, new))


def test_what_is_excluded_cannot_be_tested(repository: Path) -> None:
    excluded = '[[excluded]]\nvalues = { Cut = [1] }\nreason = "too fine"\n'
    with pytest.raises(FactsError, match="deep_fine: too fine"):
        lines(repository, OPERATIONS + TOP + CORES + excluded)


def test_what_benches_include_compiles_and_has_the_defaults(repository: Path, tmp_path: Path) -> None:
    edit(repository / TOML, "[bench]", f"{OPERATIONS}{TOP}[bench]")
    header = repository / "generated/cores/toy.h"
    header.parent.mkdir(parents=True)
    header.write_text(write_cores.files(facts.load_all(repository))["generated/cores/toy.h"])
    program = tmp_path / "check.cpp"
    program.write_text(
        '#include "generated/cores/toy.h"\n'
        "using namespace tandem::toy::tb;\n"
        'constexpr CoreParameters usual{.name = "usual"};\n'
        "static_assert(usual.architecture == kPlain && usual.cut == kCutCoarse && usual.slots == 8);\n"
        'static_assert(usual.key.substr(0, 6) == "000102" && kDeep == 1 && kCutFine == 1);\n'
    )
    flags = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["g++", *flags, f"-I{repository}", program], check=True)


def test_every_bench_has_the_files_that_its_core_is_made_with() -> None:
    for name, algorithm in runner.benches(REPOSITORY).items():
        assert (REPOSITORY / algorithm.folder / "tb/CMakeLists.txt").is_file()
        names = {path.relative_to(REPOSITORY).as_posix() for path in runner.files_of(REPOSITORY, algorithm)}
        assert {f"generated/cores/{name}.cmake", f"generated/cores/{name}.h", "cmake/CoreTest.cmake"} <= names


def test_a_core_of_several_has_the_files_of_all_of_them() -> None:
    pdcp = runner.benches(REPOSITORY)["pdcp"]
    names = {path.relative_to(REPOSITORY).as_posix() for path in runner.files_of(REPOSITORY, pdcp)}
    cores = {f"algorithms/{name}/rtl/tnd_{name}_core.sv" for name in ("snow3g", "zuc", "snow5g", "aes256")}
    assert cores | {"hw/top/pdcp/rtl/tnd_pdcp_core.sv", "hw/top/pdcp/tb/core_test.cpp"} <= names


def test_the_explorer_finds_a_core_at_every_point() -> None:
    for algorithm in facts.load_cores(REPOSITORY):
        for architecture in algorithm.architectures:
            for point in algorithm.usual_points_of(architecture):
                name = algorithm.point_name(architecture, point)
                (found,) = cores.at_points(algorithm, algorithm.tested_with(architecture), [name])
                assert found.name == name and found.values["Architecture"] == architecture.id
                assert all(found.values.get(key, value) == value for key, value in point.items())


def test_long_runs_are_dealt_to_parts_and_fail_with_any_of_them(tmp_path: Path) -> None:
    program = tmp_path / "build/cores/bin/toy_core_test"
    program.parent.mkdir(parents=True)
    program.write_text(
        "#!/bin/sh\n"
        'echo "$TANDEM_CORE_TASKS of $GTEST_TOTAL_SHARDS $GTEST_FILTER" > part$GTEST_SHARD_INDEX\n'
        "[ ! -e fail$GTEST_SHARD_INDEX ]\n"
    )
    program.chmod(0o755)
    assert runner.run_long(tmp_path, "toy_core_test", jobs=2, tasks=300)
    assert [path.read_text() for path in sorted(tmp_path.glob("part*"))] == ["300 of 2 *RandomTasksUnderPauses*\n"] * 2
    (tmp_path / "fail1").touch()
    assert not runner.run_long(tmp_path, "toy_core_test", jobs=2, tasks=300)
