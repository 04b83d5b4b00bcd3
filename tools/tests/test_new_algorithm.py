"""A new algorithm costs its own folder: nothing outside it and generated/ changes, and what is there compiles."""

import subprocess
from pathlib import Path

import pytest

from tandem_facts.schema import FactsError
from tandem_tools import new_algorithm

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is in the repository, or new in it."""
    root = tmp_path_factory.mktemp("clone")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    names = subprocess.run(listing, cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout.split("\0")
    present = "\0".join(name for name in names if name and (REPOSITORY / name).is_file())
    packed = subprocess.run(["tar", "-c", "--null", "-T", "-"], cwd=REPOSITORY, input=present.encode(),
                            check=True, capture_output=True).stdout  # fmt: skip
    subprocess.run(["tar", "-x"], cwd=root, input=packed, check=True)
    return root


@pytest.fixture(scope="module")
def written(clone: Path) -> list[str]:
    return new_algorithm.begin(clone, "sample_cipher", "Sample cipher")


def test_nothing_changes_outside_its_folder(clone: Path, written: list[str]) -> None:
    del clone
    outside = [name for name in written if not name.startswith(("algorithms/sample_cipher/", "generated/"))]
    assert outside == []
    assert "algorithms/sample_cipher/sw/sample_cipher.h" in written
    # RTL of others is what it was: their figures stay.
    assert not [name for name in written if name.endswith(".sv")]


def test_what_it_writes_compiles_without_a_warning(clone: Path, written: list[str]) -> None:
    flags = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", "-fsyntax-only", f"-I{clone}",
             f"-I{clone}/src", "-I/usr/src/googletest/googletest/include"]  # fmt: skip
    sources = [name for name in written if name.endswith(".cpp")]
    assert len(sources) == 5
    program = clone / "all.cpp"
    program.write_text(
        "".join(f'#include "{name}"\n' for name in sources)
        + '#include "generated/algorithms/jobs.h"\n'
        + "static_assert(tandem::facts::operation(tandem::Algorithm::sample_cipher).key_bytes == 16);\n"
    )
    subprocess.run(["g++", *flags, program], check=True)
    style = ["clang-format-16", "--dry-run", "--Werror", *(clone / name for name in written if name.endswith((".cpp", ".h"))
             and name.startswith("algorithms/"))]  # fmt: skip
    subprocess.run(style, cwd=clone, check=True)


@pytest.mark.parametrize("name", ["Zuc", "zuc", "eea3", "3des", "a-b", "../x", ""])
def test_a_name_that_is_none_or_taken_is_refused(clone: Path, name: str) -> None:
    with pytest.raises(FactsError, match=r"is no name|already"):
        new_algorithm.begin(clone, name, "x")
