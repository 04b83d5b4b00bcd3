"""What packages hold is linked and compiled against attacks: at random addresses, with nothing that can be both written and
run, and, where it reads what others made, with guarded return addresses and checked sizes."""

import pathlib
import re

import pytest

from conftest import run


@pytest.fixture(scope="module")
def binaries(packages: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, pathlib.Path]:
    """The program and the library of the packages, and the program in one file."""
    folder = tmp_path_factory.mktemp("unpacked")
    for package in packages.glob("*.deb"):
        run("dpkg-deb", "-x", package, folder)
    (library,) = (path for path in folder.rglob("libtandem.so.*") if not path.is_symlink())
    (alone,) = packages.glob("tandem-*-linux-*")
    return {"program": folder / "usr/bin/tandem", "library": library, "static": alone}


@pytest.mark.parametrize("which", ["program", "library", "static"])
def test_addresses_are_random_and_nothing_is_written_and_run(binaries: dict[str, pathlib.Path], which: str) -> None:
    segments = run("readelf", "-Wl", binaries[which])
    assert "Elf file type is DYN" in segments
    flags = re.findall(r"^ +(\S+) +(?:0x\w+ +){5}([RWE ]{3}) ", segments, re.MULTILINE)
    assert "LOAD" in dict(flags)
    assert [name for name, allowed in flags if "W" in allowed and "E" in allowed] == []
    assert dict(flags)["GNU_STACK"] == "RW "
    assert dict(flags)["GNU_RELRO"] == "R  "
    dynamic = run("readelf", "-Wd", binaries[which])
    assert ("(NEEDED)" in dynamic) == (which != "static")
    assert ("Flags: NOW" in dynamic) or which == "static", "what is looked up later could be written till then"
    assert bool(re.search(r"\(FLAGS_1\).*PIE", dynamic)) == (which != "library")
    assert "TEXTREL" not in dynamic and "RPATH" not in dynamic and "RUNPATH" not in dynamic


def test_the_program_guards_its_stack_and_checks_sizes(binaries: dict[str, pathlib.Path]) -> None:
    needed = run("readelf", "-W", "--dyn-syms", binaries["program"])
    assert " __stack_chk_fail@" in needed
    assert re.search(r" __(memcpy|read|poll|realpath|snprintf|vsnprintf|memset|readlink|memmove)_chk@", needed)
