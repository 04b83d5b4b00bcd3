"""A new algorithm costs its own folder: nothing outside it and generated/ changes, and what is there compiles.

The algorithm is that of CONTRIBUTING's example, made by its command in a copy of the tree.
"""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_facts.schema import FactsError
from tandem_tools import new_algorithm, spread
from tandem_tools.generate import outputs

REPOSITORY = Path(__file__).resolve().parents[2]
MAX_FILES = 7
# Tests of the tools that read the tree and its facts, and build nothing.
OF_THE_TREE = ("checks", "facts", "layers", "members", "outputs", "readme", "rtl", "speed", "spread", "tops", "variants")


def example() -> list[str]:
    """The words of the command in CONTRIBUTING, behind its name."""
    (command,) = re.findall(r"`tools/new-algorithm ([^`]+)`", (REPOSITORY / "CONTRIBUTING.md").read_text())
    return shlex.split(command)


def contents(root: Path) -> dict[str, bytes]:
    """All files of a tree but git's own and caches."""
    paths = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    names = {path.relative_to(root).as_posix(): path for path in paths}
    return {
        name: path.read_bytes() for name, path in names.items() if not re.search(r"^\.git/|__pycache__|\.pyc$", name)
    }


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
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


@pytest.fixture(scope="module")
def before(clone: Path) -> dict[str, bytes]:
    return contents(clone)


@pytest.fixture(scope="module")
def name(clone: Path, before: dict[str, bytes]) -> Iterator[str]:
    """The new algorithm, which is there until the last test; then it is removed, and the tree is as before."""
    command = [sys.executable, "-m", "tandem_tools.new_algorithm", "--root", str(clone), *example()]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    name = example()[0]
    assert f"algorithms/{name} builds" in made.stdout
    yield name
    shutil.rmtree(clone / "algorithms" / name)
    outputs.update(clone, outputs.read_sources(clone))
    assert contents(clone) == before


@pytest.fixture(scope="module")
def written(clone: Path, before: dict[str, bytes], name: str) -> list[str]:
    """Returns the files that the command wrote or changed."""
    del name
    after = contents(clone)
    assert not before.keys() - after.keys()
    return sorted(file for file, content in after.items() if before.get(file) != content)


def test_nothing_changes_outside_its_folder(clone: Path, name: str, written: list[str]) -> None:
    own = [file for file in written if file.startswith(f"algorithms/{name}/")]
    assert f"algorithms/{name}/sw/{name}.h" in own
    assert len(own) <= MAX_FILES
    assert [file for file in written if file not in own and not file.startswith("generated/")] == []
    # RTL of others is what it was: their figures stay.
    assert not [file for file in written if file.endswith(".sv")]
    # Only documents, which have it as an example, and the command's own help name it elsewhere.
    wired = [named.file for named in spread.find(clone)[name] if named.kind != "documents"]
    assert wired == ["tools/tandem_tools/new_algorithm.py"]


def test_the_tests_of_the_tools_pass_with_it(clone: Path, name: str) -> None:
    assert name in {algorithm.name for algorithm in facts.load_all(clone)}
    tests = [f"tools/tests/test_{each}.py" for each in OF_THE_TREE]
    environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "PYTHONPATH": f"{clone}/tools", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]


def test_what_it_writes_compiles_without_a_warning(clone: Path, name: str, written: list[str]) -> None:
    flags = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", "-fsyntax-only", f"-I{clone}",
             f"-I{clone}/src", "-isystem", "/usr/src/googletest/googletest/include",
             f'-DTANDEM_ALGORITHM="{name}"']  # fmt: skip
    sources = [file for file in written if file.endswith(".cpp")]
    assert len(sources) == 3
    program = clone / "all.cpp"
    program.write_text(
        "".join(f'#include "{file}"\n' for file in (*sources, "testing/engines/any_algorithm_test.cpp"))
        + '#include "generated/algorithms/constant_time.h"\n#include "generated/algorithms/jobs.h"\n'
        + f"static_assert(tandem::facts::operation(tandem::Algorithm::{name}).key_bytes == 16);\n"
    )
    try:
        subprocess.run(["g++", *flags, program], check=True)
    finally:
        program.unlink()
    own = [clone / file for file in written if file.endswith((".cpp", ".h")) and file.startswith("algorithms/")]
    subprocess.run(["clang-format-16", "--dry-run", "--Werror", *own], cwd=clone, check=True)


@pytest.mark.parametrize("wrong", ["Zuc", "zuc", "eea3", "3des", "a-b", "../x", ""])
def test_a_name_that_is_none_or_taken_is_refused(clone: Path, wrong: str) -> None:
    with pytest.raises(FactsError, match=r"cannot name|already"):
        new_algorithm.begin(clone, wrong, "x")
