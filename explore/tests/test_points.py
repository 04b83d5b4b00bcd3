"""Commands on single points: naming them, comparing, exporting and verifying."""

import re
import subprocess
from pathlib import Path

import pytest

import explored_toy
from tandem_eda import eda, programs, store
from tandem_eda.flows import placed, targets
from tandem_eda.programs import verilator_root
from tandem_explore.__main__ import main
from tandem_explore.commands import compare
from tandem_explore.grid import design, gate, grid, pointing
from tandem_explore.run import plan
from tandem_facts import facts

REPOSITORY = Path(__file__).resolve().parents[2]
PASSED = """#!/bin/sh
for argument; do case $argument in --gtest_output=json:*) report=${argument#--gtest_output=json:} ;; esac; done
echo '{"testsuites": [{"testsuite": [{"name": "Rate", "clocks_per_word": "0.8", "latency_clocks": "40"}]}]}' > "$report"
"""
RTL = """\
module tnd_toy_core_deep #(
  parameter int unsigned Cut = 2
) (
  input  logic       clk_i,
  input  logic [7:0] in_i,
  output logic [7:0] out_o
);
  always_ff @(posedge clk_i) out_o <= {in_i[7-Cut:0], in_i[7:8-Cut]};
endmodule
"""


@pytest.fixture
def explored(repository: Path) -> Path:
    """A repository with stored figures and a core that can be built from files."""
    explored_toy.store(repository)
    (repository / "algorithms/toy/rtl/tnd_toy_core_deep.sv").write_text(RTL)
    (repository / "algorithms/toy/rtl/sources.f").write_text("algorithms/toy/rtl/tnd_toy_core_deep.sv\n")
    (repository / "algorithms/toy/tb").mkdir(exist_ok=True)
    (repository / "LICENSE").write_text("a licence\n")
    path = repository / "algorithms/toy/algorithm.toml"
    path.write_text(path.read_text().replace("[sizes]", "[sizes]\nword_bits = 8"))
    return repository


def run(monkeypatch: pytest.MonkeyPatch, root: Path, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["tandem-explore", *arguments, "--root", str(root)])
    monkeypatch.chdir(root)
    return main()


def test_points_have_two_names(explored: Path) -> None:
    algorithms = facts.load_all(explored)
    for text in ("toy/deep_fine", "toy/T-F", "toy/t-f"):
        assert pointing.find(algorithms, text).point.values == {"Cut": 1}
    assert pointing.find(algorithms, "toy/plain").label == ""
    aes = pointing.find(facts.load_all(REPOSITORY), "aes/UF5-PP3B")
    assert aes.name == "rounds5_3_128_ram_online"
    assert pointing.find(facts.load_all(REPOSITORY), "aes/rounds2_1_256_table_online").label == "UF2-PP1D KeyBits=256"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("toy", "'toy' is not a point: write ALGORITHM/POINT, such as toy/plain"),
        ("tea/plain", "'tea/plain' is not a point"),
        ("toy/deep", "toy has no point 'deep'; it has plain, T-F, deep_fine, T-coarse, deep_coarse"),
    ],
)
@pytest.mark.parametrize("command", [["compare", "toy/plain"], ["verify"], ["export", "--out", "ip"]])
def test_unknown_points_are_told_what_there_is(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    command: list[str], text: str, complaint: str,
) -> None:  # fmt: skip
    assert run(monkeypatch, explored, *command, text) == 1
    assert complaint in capsys.readouterr().err


def test_of_many_points_the_nearest_are_named() -> None:
    with pytest.raises(design.DesignError, match="nearest are UF10-PP2[BDLM].*Parameters, in this order: Unroll 1, 2"):
        pointing.find(facts.load_all(REPOSITORY), "aes/UF10-PP2")


def test_points_are_compared_seed_by_seed(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, explored, "compare", "toy/plain", "toy/T-F") == 0
    said = capsys.readouterr().out
    assert "core, ECP5 LFE5U-12F-6: toy/plain against toy/T-F" in said
    assert "clock: 102.00 against 300.00 MHz; over 3 seeds in common the second is higher" in said
    assert "median of the differences +200 MHz (+196.1 %), 95 % confidence +188 to +206" in said
    assert "higher in 3, lower in 0 seeds: p = 0.25 (sign test, two-sided)" in said
    assert "rate: 1.02 against 3.00 Gb/s" in said and "+2 Gb/s" in said
    assert "LUT: 1000 against 4000 LUT (+3000, +300.0 %)" in said
    assert "core, toylib, small" in said and "no seeds in common to pair" in said


def test_without_a_common_target_nothing_is_compared(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = explored / explored_toy.FILE
    path.write_text(path.read_text().replace('"Cut":"coarse"', '"Cut":"fine"'))
    assert run(monkeypatch, explored, "compare", "toy/plain", "toy/deep_coarse") == 1
    said = capsys.readouterr().err
    assert (
        "no target has figures of both points: toy/plain has them on core, ECP5" in said and "toy/T-coarse on none" in said
    )
    assert run(monkeypatch, explored, "compare", "toy/plain", "toy/T-F", "--results", "none.json") == 1
    assert "no file none.json" in capsys.readouterr().err


def test_statistics_of_pairs() -> None:
    assert compare.sign_test(10, 0) == pytest.approx(2 / 1024)
    assert compare.sign_test(5, 5) == compare.sign_test(0, 0) == 1
    assert compare.sign_test(1, 6) == compare.sign_test(6, 1) == pytest.approx(2 * 8 / 128)
    assert compare.paired_bounds([2.0] * 5) == (2, 2, 2)
    low, middle, high = compare.paired_bounds([-3.0, -1.0, 1.0, 2.0, 4.0])
    assert low < 0 < middle == 1 < high
    assert compare.paired_bounds([1.0, 2.0, 3.0]) == compare.paired_bounds([1.0, 2.0, 3.0])


def lint(folder: Path, top: str) -> str:
    """Returns Verilator's messages about the exported file alone."""
    verilator = verilator_root()
    command = [
        str(verilator / "bin/verilator_bin"),
        "--lint-only",
        "-Wall",
        "-Wno-DECLFILENAME",
        "-Wno-UNUSEDPARAM",
        "--no-timing",
    ]
    files = [line for path in folder.glob("*.f") for line in path.read_text().split()]
    done = subprocess.run(
        [*command, "--top-module", top, *files],
        cwd=folder,
        env={"VERILATOR_ROOT": str(verilator)},
        capture_output=True,
        text=True,
    )
    return done.stderr if done.returncode else ""


@pytest.mark.parametrize(
    ("point", "top", "parameters"),
    [
        ("aes/UF10-PP2B", "tnd_aes_core_rounds", ["Unroll = 10", "Partition = 2", "SboxForm = 2", "KeyBits = 128"]),
        ("zuc/interleaved8", "tnd_zuc_core_interleaved", ["Streams = 8"]),
        ("zuc/hpaz_logic", "tnd_zuc_core_hpaz", ["SboxForm = 1"]),
        ("chacha20/iterative_xor", "tnd_chacha20_core", ["Stages = 2"]),
    ],
)
def test_exported_cores_stand_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, point: str, top: str, parameters: list[str]
) -> None:
    assert run(monkeypatch, REPOSITORY, "export", point, "--out", str(tmp_path), "--clock", "200") == 0
    assert lint(tmp_path, top) == ""
    (source,) = tmp_path.glob("*.sv")
    text = re.sub(r" +", " ", source.read_text())
    assert all(f"parameter int unsigned {each}" in text for each in parameters)
    (described,) = tmp_path.glob("*.core")
    assert f"toplevel: {top}" in described.read_text() and f'files: ["{source.name}"]' in described.read_text()
    assert "create_clock -name clk_i -period 5.000 [get_ports clk_i]" in next(tmp_path.glob("*.xdc")).read_text()
    assert 'FREQUENCY PORT "clk_i" 200.000 MHZ;' in next(tmp_path.glob("*.lpf")).read_text()


def test_constraints_have_the_stored_clock(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, explored, "export", "toy/T-F", "--out", "ip") == 0
    text = (explored / "ip/tnd_toy_deep_fine.sdc").read_text()
    assert "Median over seeds of place and route on ECP5 LFE5U-12F-6" in text and "-period 3.333" in text
    assert "parameter int unsigned Cut = 1" in (explored / "ip/tnd_toy_deep_fine.sv").read_text()
    assert lint(explored / "ip", "tnd_toy_core_deep") == ""
    (explored / explored_toy.FILE).unlink()
    assert run(monkeypatch, explored, "export", "toy/T-F", "--out", "ip") == 0
    assert "100 MHz stand here" in (explored / "ip/tnd_toy_deep_fine.sdc").read_text()
    assert run(monkeypatch, explored, "export", "toy/deep_coarse", "--out", "ip") == 1
    assert "give --out a new folder" in capsys.readouterr().err


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are found and never run: everything is in the store."""
    monkeypatch.setattr(programs, "find", lambda tool, _: eda.Program(Path(tool.native), f"{tool.native} 1.0"))


def with_tests(root: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Puts a program of tests where the gate builds one."""
    path = root / "build/gate-toy/bin/toy_core_test"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(program)
    path.chmod(0o755)
    monkeypatch.setattr(gate.Gate, "_build", lambda *_: None)


def fill(root: Path, clocks: dict[int, float], luts: int) -> None:
    """Puts the results of synthesis and placements of deep_fine into the store."""
    kept = store.Store(root / "build/explore")
    kept.open()
    algorithm = facts.load_all(root)[0]
    (core,) = design.cores(root, algorithm, [grid.Point(algorithm.architectures[1], {"Cut": 1})])
    target = targets.find("ecp5-12k")
    assert isinstance(target, targets.PlacedTarget)

    def synthesis(step_run: eda.Run) -> store.Result:
        (step_run.folder / placed.HARNESS).write_text("{}")
        return {"luts": luts, "flip_flops": 1200, "block_rams": 0, "cells": {}}

    (step,) = plan.syntheses(root, target, [core])
    netlist = kept.get(step.inputs(), synthesis)
    for seed, mhz in clocks.items():
        placement = plan.placement(target, core, netlist, plan.USUAL_MHZ, seed)
        kept.get(placement.inputs(), lambda _, found=mhz: {"clock_mhz": found})  # type: ignore[misc]


CLOCKS = {1: 300.0, 2: 310.0, 3: 290.0}


@pytest.mark.usefixtures("no_tools")
@pytest.mark.parametrize(
    ("clocks", "luts", "code", "says"),
    [
        (CLOCKS, 4000, 0, ["8 figures are the same\n"]),
        (
            CLOCKS | {3: 295.0},
            4000,
            1,
            ["7 figures are the same, 1 are not", "lowest clock: stored is 290 MHz, the flow says 295"],
        ),
        (CLOCKS, 4100, 1, ["LUT: stored is 4000 LUT, the flow says 4100", "rate per area: stored is 0.75"]),
        ({1: 300.0}, 4000, 0, ["2 figures are the same, some not in the store", "placements with the seeds 2, 3"]),
        ({}, 0, 0, ["0 figures are the same, some not in the store", "its synthesis by yosys 1.0"]),
    ],
)
def test_stored_figures_are_looked_up_anew(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    clocks: dict[int, float], luts: int, code: int, says: list[str],
) -> None:  # fmt: skip
    with_tests(explored, monkeypatch, PASSED)
    if luts:
        fill(explored, clocks, luts)
    assert run(monkeypatch, explored, "verify", "toy/T-F") == code
    said = capsys.readouterr().out
    assert "toy/T-F: passes its tests; 10 bits per clock, 40 clocks of latency, measured" in said
    assert all(each in said for each in says), said
    assert "the library is not known: give its file with --liberty, toylib.lib" in said


@pytest.mark.usefixtures("no_tools")
def test_a_point_that_fails_its_tests_is_not_verified(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_tests(explored, monkeypatch, "#!/bin/sh\necho wrong word\nexit 1\n")
    fill(explored, CLOCKS, 4000)
    assert run(monkeypatch, explored, "verify", "toy/T-F") == 1
    said = capsys.readouterr().out
    assert "toy/T-F: FAILED its tests" in said and "wrong word" in said and "the same" not in said


@pytest.mark.usefixtures("no_tools")
def test_another_latency_and_rate_are_noticed(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_tests(explored, monkeypatch, PASSED.replace('"0.8"', '"1.6"').replace('"40"', '"80"'))
    fill(explored, CLOCKS, 4000)
    assert run(monkeypatch, explored, "verify", "toy/T-F") == 1
    said = capsys.readouterr().out
    assert (
        "latency: stored is 133.333 ns, the flow says 266.667" in said
        and "rate: stored is 3 Gb/s, the flow says 1.5" in said
    )
