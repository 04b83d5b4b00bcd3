"""Each disagreement between facts, folders, C++ and RTL is found and named."""

from pathlib import Path

import pytest

from tandem_tools.generate import checks, outputs
from toy import edit

TOY = "algorithms/toy"


def complaints(root: Path) -> list[str]:
    sources = outputs.read_sources(root)
    return checks.check_all(root, sources.algorithms, sources.register_map.status_codes)


def test_a_consistent_repository_has_no_complaints(repository: Path) -> None:
    assert complaints(repository) == []


@pytest.mark.parametrize("file", ["sw/reference.cpp", "rtl/tnd_toy_core_deep.sv", "rtl/tnd_toy_core.sv", "README.md"])
def test_a_named_file_is_missing(repository: Path, file: str) -> None:
    (repository / TOY / file).unlink()
    assert complaints(repository) == [f"{TOY}/{file} does not exist"]


def test_a_core_is_not_named(repository: Path) -> None:
    (repository / TOY / "rtl/tnd_toy_core_new.sv").write_text("")
    assert complaints(repository) == [f"{TOY}/rtl/tnd_toy_core_new.sv is no architecture of algorithm.toml"]


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("engine/status.h", "bad_iv = 3", "bad_iv = 30", "engine/status.h: Status::bad_iv is 30, the facts say 3"),
        (
            "engine/status.h",
            "would_block = 32",
            "would_block = 31",
            "engine/status.h: Status::would_block is 31, the facts say None",
        ),
        (
            "hw/shell/parameters.toml",
            "default = 16",
            "default = 8",
            "hw/shell/tnd_shell.sv: parameter MaxBurst is 16, hw/shell/parameters.toml says 8",
        ),
        (
            "hw/shell/tnd_shell.sv",
            "HasRing       = 1'b1",
            "HasRing       = 1'b0",
            "hw/shell/tnd_shell.sv: parameter HasRing is 0, hw/shell/parameters.toml says 1",
        ),
        (
            f"{TOY}/rtl/tnd_toy_core_deep.sv",
            "Cut = 2",
            "Cut = 1",
            f"{TOY}/rtl/tnd_toy_core_deep.sv: parameter Cut is 1, algorithm.toml says 2",
        ),
        (
            f"{TOY}/rtl/tnd_toy_core.sv",
            "CutCoarse",
            "CutFine",
            f"{TOY}/rtl/tnd_toy_core.sv: parameter Cut is 1, algorithm.toml says 2",
        ),
        (
            f"{TOY}/rtl/tnd_toy_core_deep.sv",
            "Cut = 2",
            "Cat = 2",
            f"{TOY}/rtl/tnd_toy_core_deep.sv: parameter Cat is 2, algorithm.toml says None",
        ),
    ],
)
def test_a_disagreement_is_named(repository: Path, file: str, old: str, new: str, complaint: str) -> None:
    edit(repository / file, old, new)
    assert complaint in complaints(repository)


def test_an_enum_that_is_not_found_is_a_complaint(repository: Path) -> None:
    edit(repository / "engine/status.h", "Status : std", "State : std")
    assert "engine/status.h: Status::bad_iv is None, the facts say 3" in complaints(repository)


def test_points_of_cores_leave_no_value_of_a_parameter_out(repository: Path) -> None:
    edit(repository / TOY / "algorithm.toml", "[bench]", '[[cores]]\npoints = ["plain", "deep_fine"]\n\n[bench]')
    assert complaints(repository) == [f"{TOY}/algorithm.toml: no point in [[cores]] has deep_coarse"]
