"""Programs of the usual kinds: each is what it was in C, in both simulators, and says so itself."""

import sys
from pathlib import Path

import pytest

from tandem_hls import check, directives, flow
from tandem_hls.__main__ import main

PROGRAMS = sorted(file for file in (Path(__file__).parents[1] / "programs").glob("*.c") if not file.stem.endswith("_part"))


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda source: source.stem)
def test_agrees(source: Path, tmp_path: Path) -> None:
    sys.setrecursionlimit(100_000)
    design = flow.compile_c(source, "main", directives.load(source, None))
    result = check.check(design, simulator="iverilog", folder=tmp_path)
    assert result.trace.status == 0
    assert result.outcome.agrees, result.outcome.differences


def test_command_in_verilator(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", str(PROGRAMS[0]), "--top", "main", "--quiet"]) == 0
    assert "agrees with the native program" in capsys.readouterr().out


def test_a_table_in_block_ram_has_a_copy_for_every_two_readers(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(
        "static const unsigned char t[256] = {" + ", ".join(str(37 * at + 11 & 255) for at in range(256)) + "};\n"
        "#pragma tandem array t block 3\n"
        "unsigned f(unsigned x) { return t[x & 255] ^ t[x >> 8 & 255] << 8 ^ t[x >> 16 & 255] << 16; }\n"
        "int main(void) { return f(0x30201) != 0x7a5530; }\n"
    )
    design = flow.compile_c(source, "f", directives.load(source, None))
    result = check.check(design, random=20)
    assert result.trace.status == 0 and result.outcome.agrees, result.outcome.differences
    assert design.assembly.text().count("f_hls_mem_t u_mem_t_copy") == 2


def test_a_wrong_design_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text("unsigned f(unsigned x) { return x * 3 + 1; }\nint main(void) { return f(5) != 16; }\n")
    design = flow.compile_c(source, "f", directives.load(source, None))
    assert check.check(design, simulator="iverilog").outcome.agrees
    design.assembly.texts["f"] = design.assembly.texts["f"].replace(" + ", " - ", 1)
    outcome = check.check(design, simulator="iverilog").outcome
    assert not outcome.agrees
    assert "native 00000010" in outcome.differences[0]
