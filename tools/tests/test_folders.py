"""A clone may lie in any folder, and a wheel has the packages and nothing else."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from toy import REPOSITORY

FOLDERS = ["it's", "a [b] 'c' é"]


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tree(target: Path, *paths: str) -> Path:
    """Copies the tracked files of the repository, or those under some paths, to another folder."""
    listed = run(["git", "ls-files", "-z", "--", *paths], REPOSITORY).split("\0")
    for name in filter(None, listed):
        if (REPOSITORY / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(REPOSITORY / name, target / name)
    return target


@pytest.mark.parametrize("name", FOLDERS)
def test_a_clone_builds_in_any_folder(tmp_path: Path, name: str) -> None:
    """The build includes simulation: Verilator is found, and every kind of command that CMake writes runs once."""
    clone = tree(tmp_path / name, ":!results", ":!docs")
    (clone / "build").mkdir()
    (clone / "build/venv").symlink_to(Path(sys.prefix))
    run(["cmake", "--preset", "cores", "-B", "build/it", "--log-level=WARNING"], clone)
    targets = ["tandem_commit", "tandem_engine", "tnd_chacha20_core_iterative_xor"]
    run(["cmake", "--build", "build/it", "--target", *targets, "-j", "1"], clone)
    assert (clone / "build/it/generated/commit.h").is_file()
    if name == FOLDERS[-1]:
        run(["tools/models.sh", "chacha20.iterative"], clone)
        assert [path.name for path in (clone / "build/models").glob("chacha20.*.so")] == ["chacha20.iterative.so"]
    shown = run(["ctest", "--test-dir", "build/it", "--show-only=json-v1"], clone)
    tests = [test["command"] for test in json.loads(shown)["tests"] if test.get("command")]
    shells = [command for command in tests if command[1] == "-c"]
    # The program is a word by itself: the shell does not read its path.
    assert shells and all(str(clone) not in command[2] and command[3].startswith(str(clone)) for command in shells)


def test_a_wheel_has_the_packages_and_what_they_read(tmp_path: Path) -> None:
    source = tree(tmp_path / "source", "pyproject.toml", "README.md", "tools", "explore")
    setup = "import setuptools; setuptools.setup()"
    run([sys.executable, "-c", setup, "-q", "build", "--build-lib", str(tmp_path / "lib")], source)
    packages = ["tools/tandem_eda", "explore/tandem_explore", "tools/tandem_facts", "tools/tandem_tools"]
    assert sorted(path.name for path in (tmp_path / "lib").iterdir()) == [package.split("/")[1] for package in packages]
    for package in packages:
        top = source / package.split("/")[0]
        files = [path.relative_to(top) for path in (source / package).rglob("*") if path.is_file()]
        assert files and [path for path in files if not (tmp_path / "lib" / path).is_file()] == []
