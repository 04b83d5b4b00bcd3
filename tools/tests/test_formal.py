"""The right proofs run, and a proof that does not notice a mutant fails."""

import sys
from pathlib import Path

import pytest

from tandem_tools import formal, remembered

REPOSITORY = Path(__file__).parents[2]


def test_parameters_with_several_values_are_combined() -> None:
    assert formal.combinations({"A": 1, "B": [0, 1]}) == [(("A", 1), ("B", 0)), (("A", 1), ("B", 1))]


def test_every_proof_has_a_mutant_of_its_own_sources() -> None:
    proofs = formal.load(REPOSITORY)
    assert proofs
    for proof in proofs:
        assert proof.mutants, proof.name
        sources = proof.sources + (proof.taint.sources if proof.taint else ())
        for mutant in proof.mutants:
            assert mutant.file in sources
            assert (REPOSITORY / mutant.file).read_text().count(mutant.was) == 1, f"{proof.name}: {mutant.was}"


def test_long_cases_may_have_a_bound_of_their_own() -> None:
    case, long = (("Streams", 2),), (("Streams", 4),)
    proof = formal.Proof("toy", "dut", (), (case,), (long,), "abc", 0, 0, 120, None, ())
    assert [run.depth for run in formal.runs([proof], long=True)] == [120, 0]
    assert str(formal.Run(proof, long)) == "toy Streams=4 for 120 clocks"
    assert str(formal.Run(proof, case)) == "toy Streams=2"


def test_verdicts(tmp_path: Path) -> None:
    (tmp_path / "dut.sv").write_text(
        "module dut (input logic [3:0] a_i);\n  always_comb assert (a_i + 4'd1 != a_i);\nendmodule\n"
    )
    noticed = formal.Mutant("dut.sv", "4'd1", "4'd0", ())
    unnoticed = formal.Mutant("dut.sv", "4'd1", "4'd2", ())
    proof = formal.Proof(
        name="toy",
        top="dut",
        sources=("dut.sv",),
        cases=((),),
        long_cases=(),
        engine="z3",
        induction=0,
        depth=1,
        long_depth=0,
        taint=None,
        mutants=(noticed, unnoticed),
    )
    assert formal.execute(tmp_path, formal.Run(proof, ()), Path("out")) == ""
    assert formal.execute(tmp_path, formal.Run(proof, (), noticed), Path("out")) == ""
    assert formal.execute(tmp_path, formal.Run(proof, (), unnoticed), Path("out")) == "the proof does not notice"


def test_a_cover_that_no_run_reaches_disproves(tmp_path: Path) -> None:
    dut = "module dut (input logic a_i);\n  always_comb begin assume (a_i); assert (a_i); cover ({}a_i); end\nendmodule\n"
    for reached, source in ((True, dut.format("")), (False, dut.format("!"))):
        (tmp_path / "dut.sv").write_text(source)
        proof = formal.Proof("toy", "dut", ("dut.sv",), ((),), (), "z3", 0, 1, 0, None, (), covers=1)
        assert (formal.execute(tmp_path, formal.Run(proof, ()), Path("out")) == "") == reached


@pytest.mark.parametrize("edited", [False, True])
def test_a_source_that_is_mended_while_its_proof_runs_is_not_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edited: bool
) -> None:
    """The key was of the broken source, and the run read the mended one: the broken one counted as proven."""
    for name in ("TANDEM_ALL", "TANDEM_BEGAN", "TANDEM_FORGET", "TANDEM_TRACE"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "algorithms/toy/formal").mkdir(parents=True)
    (tmp_path / "algorithms/toy/algorithm.toml").touch()
    (tmp_path / formal.TAINT_CELLS).parent.mkdir(parents=True)
    (tmp_path / formal.TAINT_CELLS).touch()
    (tmp_path / "dut.sv").write_text("broken")
    (tmp_path / "algorithms/toy/formal/proofs.toml").write_text(
        '[[proofs]]\nname = "toy"\ntop = "dut"\nsources = ["dut.sv"]\ndepth = 1\nmutants = []\n'
    )

    def execute(root: Path, run: formal.Run, folder: Path) -> str:
        if edited:
            (root / "dut.sv").write_text("mended")
        return ""

    monkeypatch.setattr(formal, "execute", execute)
    monkeypatch.setattr(formal, "call", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["formal", "--root", str(tmp_path), "--jobs", "1"])
    assert formal.main() == 0
    remembered.merge(tmp_path, whole=False)
    assert list(remembered.load(tmp_path)) == ([] if edited else ["formal toy"])
