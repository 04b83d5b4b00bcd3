"""The same sources give the same bytes: packages of two builds, in folders with names of different lengths, are equal.

In `make test-deep` the builds may take objects from the compiler's cache, and leave out the program in one file; in
`make test-all` they do neither.
"""

import os
import pathlib
import shutil
import subprocess

from conftest import REPOSITORY, run

ALL = bool(os.environ.get("TANDEM_ALL"))


def copy_of_sources(folder: pathlib.Path) -> pathlib.Path:
    """The working tree as it is, without what builds have made and without its history."""
    listing = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=REPOSITORY)
    for name in listing.split("\0"):
        source = REPOSITORY / name
        if name and source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, folder / name)
    return folder


def built(folder: pathlib.Path, **environment: str) -> dict[str, bytes]:
    """Returns the output of `make package` in a copy of the sources."""
    copy_of_sources(folder)
    how = {"CCACHE_DISABLE": "1"} if ALL else {"TANDEM_STATIC_TOO": "0"}
    done = subprocess.run(
        [folder / "tools/package.sh"], env={**os.environ, "SOURCE_DATE_EPOCH": "1767225600", **how, **environment},
        capture_output=True, timeout=7200,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    return {path.name: path.read_bytes() for path in (folder / "build/packages").iterdir()}


def test_two_builds_in_two_folders_are_equal(tmp_path: pathlib.Path) -> None:
    one = built(tmp_path / "a", TZ="Asia/Tokyo")
    other = built(tmp_path / "another folder, with a longer name", TZ="America/New_York")
    assert set(one) == set(other) and len(one) == (6 if ALL else 5)
    assert [name for name in one if one[name] != other[name]] == []
