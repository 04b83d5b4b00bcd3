"""Every change of the C interface is noticed and gets the right verdict."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tandem_tools import abi
from toy import REPOSITORY

HEADER = (REPOSITORY / abi.HEADER).read_text()


def lines(folder: Path, old: str = "", new: str = "") -> list[str]:
    """The interface of tandem.h with one thing in it changed."""
    assert HEADER.count(old) == 1 or not old
    header = folder / "tandem.h"
    header.write_text(HEADER.replace(old, new) if old else HEADER)
    return abi.of_header(header)


def test_the_record_is_that_of_the_header(tmp_path: Path) -> None:
    recorded = [line for line in abi.read(REPOSITORY / abi.RECORD) if not line.startswith(("library ", "symbol "))]
    assert lines(tmp_path) == recorded
    assert "struct tandem_pdu.key: const uint8_t * at 32, 28" in recorded


@pytest.mark.parametrize(
    ("old", "new", "meaning"),
    [
        ("TANDEM_API const char* tandem_version(void);", "", "Incompatible"),
        ("TANDEM_IN_FLIGHT = 32,", "TANDEM_IN_FLIGHT = 33,", "Incompatible"),
        ("  uint8_t bearer;\n  uint8_t direction;\n", "  uint8_t direction;\n  uint8_t bearer;\n", "Incompatible"),
        ("  uint32_t count;\n  uint8_t bearer;", "  uint64_t count;\n  uint8_t bearer;", "Incompatible"),
        ("  void* user;            ///<", "  const void* user;  ///<", "Incompatible"),
        ("int tandem_mac_equal(const uint8_t* a, const", "int tandem_mac_equal(const int8_t* a, const", "Incompatible"),
        ("  const char* zuc;     ///< of EEA3 and EIA3, NEA6, NIA6 and NCA6\n", "", "Incompatible"),
        ("  size_t size;\n  const char* snow3g;", "  const char* snow3g;\n  size_t size;", "Incompatible"),
        ("#ifdef __cplusplus\n}", "TANDEM_API int tandem_more(int x);\n#ifdef __cplusplus\n}", "Compatible"),
        ("TANDEM_NOT_FOUND = 38,", "TANDEM_NOT_FOUND = 38, TANDEM_MORE = 65,", "Compatible"),
        ("} tandem_batch_options;", "  const char* more;\n} tandem_batch_options;", "Compatible"),  # it says how long it is
        ("/// Returns the version of the library", "/// The version of the library", ""),
    ],
)  # fmt: skip
def test_what_a_change_means(tmp_path: Path, old: str, new: str, meaning: str) -> None:
    said = abi.verdict(lines(tmp_path), lines(tmp_path, old, new))
    assert re.search(rf"^{meaning}: ", said, re.MULTILINE) if meaning else said == ""


def test_a_structure_without_its_size_may_not_grow() -> None:
    old = ["struct s: size 8, 8; alignment 4, 4", "struct s.a: int at 0, 0", "struct s.b: int at 4, 4"]
    new = ["struct s: size 12, 12; alignment 4, 4", *old[1:], "struct s.c: int at 8, 8"]
    assert abi.verdict(old, new).count("Incompatible") == 1


def build(folder: Path, source: str, soname: str = "libtandem.so.0") -> Path:
    (folder / "it.c").write_text(source)
    command = ["cc", "-shared", "-fPIC", f"-Wl,-soname,{soname}", "-o", "libtandem.so", "it.c"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "libtandem.so"


def test_header_and_library_have_the_same_functions(tmp_path: Path) -> None:
    (tmp_path / "t.h").write_text("int tandem_one(void);\nint tandem_two(void);\n")
    library = build(tmp_path, "int tandem_one(void) { return 1; }\nint stray;\n")
    found = abi.of_header(tmp_path / "t.h") + abi.of_library(library)
    assert abi.apart(found) == ["tandem_two is declared and not exported", "stray is exported and not declared"]


def test_what_is_gone_is_recorded_only_with_another_soname(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(source: str, *arguments: str, soname: str = "libtandem.so.0") -> int:
        header = re.sub(r" \{.*?\}", ";", source)
        (repository / "src/capi").mkdir(parents=True, exist_ok=True)
        (repository / abi.HEADER).write_text(header)
        library = build(tmp_path, source, soname)
        monkeypatch.setattr("sys.argv", ["abi", "--root", str(repository), str(library), *arguments])
        return abi.main()

    two = "int tandem_one(void) { return 1; }\nint tandem_two(void) { return 2; }\n"
    one = two.splitlines()[0] + "\n"
    assert run(two, "--write") == 0 and run(two) == 0
    assert run(one) == 1
    assert "- symbol tandem_two\nIncompatible: " in capsys.readouterr().err
    assert run(one, "--write") == 1
    assert "not recorded" in capsys.readouterr().err
    assert run(one, "--write", soname="libtandem.so.1") == 0
    assert run(two, soname="libtandem.so.1") == 1
    assert "+ symbol tandem_two\nCompatible: " in capsys.readouterr().err
    assert run(two, "--write", soname="libtandem.so.1") == 0


def test_what_cannot_be_read_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "t.h").write_text("unknown tandem_one(void);\n")
    with pytest.raises(abi.AbiError, match="unknown type name 'unknown'"):
        abi.of_header(tmp_path / "t.h")
    library = tmp_path / "plain.so"
    shutil.copy(build(tmp_path, "int x;\n"), library)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, tmp_path / "it.c"], check=True)
    with pytest.raises(abi.AbiError, match="no SONAME"):
        abi.of_library(library)
    monkeypatch.setattr(abi, "CLANG", "clang-0")
    with pytest.raises(abi.AbiError, match="make bootstrap-test"):
        abi.of_header(tmp_path / "t.h")
