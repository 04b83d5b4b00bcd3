"""The binaries in packages are linked and compiled against attacks, like everything that is built."""

import pathlib

import pytest

from conftest import run
from tandem_tools import hardening


@pytest.fixture(scope="module")
def binaries(packages: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, pathlib.Path]:
    """The program and the library of the packages, and the program in one file."""
    folder = tmp_path_factory.mktemp("unpacked")
    for package in packages.glob("*.deb"):
        run("dpkg-deb", "-x", package, folder)
    (library,) = (path for path in folder.rglob("libtandem.so.*") if not path.is_symlink())
    (alone,) = packages.glob("tandem-*-linux-*")
    return {"program": folder / "usr/bin/tandem", "library": library, "static": alone}


@pytest.mark.parametrize("kind", ["program", "library", "static"])
def test_binaries_lack_no_protection(binaries: dict[str, pathlib.Path], kind: str) -> None:
    assert list(hardening.of_binary(binaries[kind], kind)) == []
