"""Reading what the tools say about constant time."""

import pathlib

import pytest

from tandem_tools import constant_time
from tandem_tools.constant_time import Case, Selection, parse_cases, unfollowed, verdict
from tandem_tools.results import Origin


def test_reads_the_list() -> None:
    assert parse_cases("toy.table 0 1\neea3.avx512 1 0\n") == [
        Case("toy.table", False, True),
        Case("eea3.avx512", True, False),
    ]


@pytest.mark.parametrize(
    ("in_constant_time", "code", "problem"),
    [
        (True, 0, ""),
        (True, constant_time.REPORTED, "depends on secrets"),
        (False, constant_time.REPORTED, ""),
        (False, 0, "was not reported, though it depends on secrets"),
        (True, 3, "ended with 3"),
        (False, -11, "ended with -11"),
    ],
)
def test_silence_and_reports_mean_what_the_case_says(in_constant_time: bool, code: int, problem: str) -> None:
    assert verdict(Case("a", in_constant_time, True), code) == problem


def test_records_what_every_tool_said() -> None:
    case = Case("eea3.avx2", True, True)
    outcomes = [
        constant_time.Outcome(case, "valgrind", 0, ""),
        constant_time.Outcome(Case("toy.table", False, True), "msan", constant_time.REPORTED, ""),
        constant_time.Outcome(Case("poly1305.avx512", True, True), "", 0, ""),
    ]
    run = Origin("constant-time", Selection().command(7), "abc", "machine", "2026-01-02")
    found = constant_time.figures(outcomes, run)
    assert [(figure.what, figure.engine, figure.value, figure.note) for figure in found] == [
        ("eea3.avx2", "valgrind", 0.0, "silent"),
        ("toy.table", "msan", 99.0, "reported, as it must be"),
    ]
    assert found[0].run.command == "CONSTANT_TIME_EFFORT=7 make test-deep STEPS=constant-time"


def test_a_part_is_recorded_by_the_command_that_runs_it() -> None:
    part = Selection(("valgrind",), ("aes_gcm.", "sha3."))
    cases = [Case(name, True, True) for name in ("toy.table", "aes_gcm.openssl", "sha3.avx2", "eea3.avx2")]
    assert [part.takes(case) for case in cases] == [True, True, True, False]
    assert part.command(4) == (
        "python -m tandem_tools.constant_time --effort 4 --cases aes_gcm. --cases sha3. --tool valgrind"
    )


def test_every_compiler_and_level_has_a_tool() -> None:
    levels = [f"{compiler}-{level}" for compiler in ("gcc", "clang") for level in ("O1", "Os", "O2", "O3")]
    assert constant_time.TOOLS == ("valgrind", "msan", *levels)
    root = pathlib.Path("here")
    programs = {tool.name: str(tool.program) for tool in constant_time.tools(root)}
    assert programs["clang-Os"] == "here/build/valgrind-clang/bin/constant_time_container_Os"
    programs = {tool.name: str(tool.program) for tool in constant_time.tools(root, all_levels=True)}
    assert programs["clang-Os"] == "here/build/valgrind-clang-Os/bin/constant_time_check"
    assert programs["valgrind"] == "here/build/valgrind/bin/constant_time_check"
    assert Selection(all_levels=True).command(1) == "python -m tandem_tools.constant_time --effort 1 --all-levels"


ASSEMBLY = """\
define internal <8 x i64> @_ZL20_mm512_aesenc_epi128Dv8_xS_(<8 x i64> %a) {
  %1 = call <8 x i64> @llvm.x86.aesni.aesenc.512(<8 x i64> %a)
}
define linkonce <8 x i64> @_Z27opaque_mm512_aesenc_epi128Dv8_xS_(<8 x i64> %a) {
  %1 = call <8 x i64> @_ZL20_mm512_aesenc_epi128Dv8_xS_(<8 x i64> %a)
}
define void @kernel() {
  %1 = call <8 x i64> @_Z27opaque_mm512_aesenc_epi128Dv8_xS_(<8 x i64> %a)
  %2 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %b, i32 7)
@more@
}
"""


def test_wrapped_and_followed_operations_are_no_matter() -> None:
    assert unfollowed(ASSEMBLY.replace("@more@", "")) == {}


@pytest.mark.parametrize(
    "call",
    [
        "  %3 = call <8 x i64> @_ZL20_mm512_aesenc_epi128Dv8_xS_(<8 x i64> %a)",
        "  %3 = call <8 x i64> @llvm.x86.aesni.aesenc.512(<8 x i64> %a)",
    ],
)
def test_an_operation_outside_its_wrapper_is_found(call: str) -> None:
    assert unfollowed(ASSEMBLY.replace("@more@", call)) == {"llvm.x86.aesni.aesenc.512": {"kernel"}}
