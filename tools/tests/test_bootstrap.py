"""tools/bootstrap.sh says what it installs before it does, with the size, and `make test` needs no gigabyte."""

import os
import re
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from toy import REPOSITORY

SCRIPT = (REPOSITORY / "tools/bootstrap.sh").read_text()
MEGABYTES = {lock: int(size) for lock, size in re.findall(r"\[(requirements[\w.-]*\.lock)\]=(\d+)", SCRIPT)}
# These sizes are of programs compiled from WebAssembly, not of the packages.
COMPILED_MB = {"requirements-test.lock": 210, "requirements-explore.lock": 260}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The script with its lists, and programs that install nothing but write down how they are called."""
    (tmp_path / "tools").mkdir()
    for path in (REPOSITORY / "tools").glob("apt-packages*.txt"):
        shutil.copy(path, tmp_path / "tools")
    shutil.copy(REPOSITORY / "tools/bootstrap.sh", tmp_path / "tools")
    for lock in REPOSITORY.glob("requirements*.lock"):
        shutil.copy(lock, tmp_path)
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, script in {
        "dpkg-query": "exit 1",
        "id": "echo 0",
        "apt-get": """
          case "$*" in
            *--assume-no*) echo 'After this operation, 123 MB of additional disk space will be used.'; exit 1 ;;
            install*) echo "installs" >>apt.log; echo "INSTALLED" >&2 ;;
          esac""",
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    return tmp_path


def run(clone: Path, *arguments: str) -> list[str]:
    environment = os.environ | {"PATH": f"{clone / 'programs'}:{os.environ['PATH']}"}
    command = ["tools/bootstrap.sh", *arguments]
    done = subprocess.run(
        command, cwd=clone, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True
    )
    return done.stdout.splitlines()


def test_packages_and_size_are_said_before_they_are_installed(clone: Path) -> None:
    packages, size, installed = run(clone, "build")
    assert packages.startswith("installing Debian packages: ") and " cmake " in packages
    assert size == "  on disk: 123 MB of additional disk space will be used."
    assert installed == "INSTALLED"


def test_a_dry_run_installs_nothing(clone: Path) -> None:
    said = run(clone, "--dry-run", "test")
    assert said[-2:] == [
        f"installing Python packages of {lock} into build/venv; on disk: about {MEGABYTES[lock]} MB"
        for lock in ("requirements.lock", "requirements-test.lock")
    ]
    assert not (clone / "apt.log").exists() and not (clone / "build").exists()


def test_only_the_deep_run_needs_large_packages(clone: Path) -> None:
    test, deep = (run(clone, "--dry-run", word)[0].split() for word in ("test", "deep"))
    large = {"libstdc++-arm-none-eabi-newlib", "gcc-arm-none-eabi", "qemu-user", "clang-16", "strace"}
    assert large.isdisjoint(test) and large <= set(deep) and set(test) <= set(deep)
    assert {"z3", "berkeley-abc", "clang-format-16"} <= set(test)


def test_python_packages_are_as_large_as_is_said() -> None:
    base = names("requirements.lock")
    for lock, said in MEGABYTES.items():
        own = names(lock) - (base if lock != "requirements.lock" else set())
        try:
            measured = sum(megabytes(name) for name in own) + COMPILED_MB.get(lock, 0)
        except PackageNotFoundError:
            continue  # it is not installed here
        if lock == "requirements.lock":
            measured += megabytes("pip")
        assert abs(measured - said) <= 0.2 * said, f"{lock}: {measured:.0f} MB"


def names(lock: str) -> set[str]:
    return set(re.findall(r"^([\w.-]+)==", (REPOSITORY / lock).read_text(), re.MULTILINE))


def megabytes(name: str) -> float:
    files = (Path(str(file.locate())) for file in distribution(name).files or ())
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def test_a_test_run_installs_less_than_a_gigabyte_beside_a_build() -> None:
    """Debian packages with all that they depend on, and Python packages."""
    command = ["dpkg-query", "--show", "--showformat=${Package}\t${Installed-Size}\t${Pre-Depends}, ${Depends}\n"]
    sizes, depends = dict[str, int](), dict[str, list[str]]()
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        name, size, needed = line.split("\t")
        sizes[name] = int(size or 0)
        depends[name] = [part.split("(")[0].split(":")[0].strip() for part in re.split(r"[,|]", needed)]

    def closure(*lists: str) -> set[str]:
        words = [line.split() for each in lists for line in (REPOSITORY / "tools" / each).read_text().splitlines()]
        todo = [own[0] for own in words if own and own[0] != "#"]
        found: set[str] = set()
        while todo:
            if (name := todo.pop()) in sizes and name not in found:
                found.add(name)
                todo += depends[name]
        return found

    more = closure("apt-packages.txt", "apt-packages-test.txt") - closure("apt-packages.txt")
    debian_mb = sum(sizes[name] for name in more) / 1000
    assert debian_mb + MEGABYTES["requirements.lock"] + MEGABYTES["requirements-test.lock"] < 1000
