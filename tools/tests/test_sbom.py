"""Notices of what binaries contain."""

import pathlib

import pytest

from tandem_tools.sbom import Package, notices

PACKAGES = [
    Package("libfast-dev", "1.2", "highway", ""),
    Package("libgcc-dev", "12.2", "gcc-12", ""),
    Package("libstdc++-dev", "12.2", "gcc-12", ""),
]


def copyright_files(folder: pathlib.Path, texts: dict[str, str]) -> pathlib.Path:
    for name, text in texts.items():
        (folder / name).mkdir()
        (folder / name / "copyright").write_text(text)
    return folder


def test_every_package_is_listed_and_equal_texts_stand_once(tmp_path: pathlib.Path) -> None:
    gcc = "of GCC, see /usr/share/common-licenses/GPL-3."
    documents = copyright_files(tmp_path, {"libfast-dev": "of Highway", "libgcc-dev": gcc, "libstdc++-dev": gcc})
    text = notices(PACKAGES, documents)
    assert "  libfast-dev 1.2 (Apache-2.0 OR BSD-3-Clause)\n" in text
    assert text.count("of GCC") == text.count("of Highway") == 1
    assert "libgcc-dev 12.2, libstdc++-dev 12.2\n" in text
    licenses = tmp_path / "licenses"
    licenses.mkdir()
    (licenses / "GPL-3").write_text("The GNU General Public License")
    assert "The GNU General Public License" not in text
    assert "The GNU General Public License" in notices(PACKAGES, documents, licenses)


def test_a_package_without_a_notice_is_an_error(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError):
        notices(PACKAGES, copyright_files(tmp_path, {"libfast-dev": "of Highway"}))
