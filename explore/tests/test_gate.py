"""The gate: what a program of tests says, and what it does not say."""

from dataclasses import replace
from pathlib import Path

import pytest

import toy
from tandem_eda import eda, store
from tandem_eda.design import Design
from tandem_explore.grid import gate

PASSED = """#!/bin/sh
for argument; do case $argument in --gtest_output=json:*) report=${argument#--gtest_output=json:} ;; esac; done
echo '{"testsuites": [{"testsuite": [{"name": "Rate"@measured@}]}]}' > "$report"
"""


@pytest.fixture
def core(tmp_path: Path) -> Design:
    (tmp_path / "core.sv").write_text("module core; endmodule\n")
    toy.make(tmp_path)
    (tmp_path / "algorithms/toy/tb").mkdir()
    return Design("deep", (), "core", (), ("core.sv",), 0, point="deep_coarse")


def gate_with(root: Path, kept: store.Store, program: str, monkeypatch: pytest.MonkeyPatch) -> gate.Gate:
    """A gate whose tests are built already: `program`."""
    tests = gate.Gate(root, kept, "toy", 128, 1)
    path = tests.tree / "bin/toy_core_test"
    path.parent.mkdir(parents=True)
    path.write_text(program)
    path.chmod(0o755)
    monkeypatch.setattr(gate.Gate, "_build", lambda *_: None)
    return tests


@pytest.mark.parametrize("unit", ["block", "word"])
def test_rate_and_latency_are_measured(
    tmp_path: Path, kept: store.Store, core: Design, monkeypatch: pytest.MonkeyPatch, unit: str
) -> None:
    program = PASSED.replace("@measured@", f', "clocks_per_{unit}": "2.5", "latency_clocks": "11"')
    tests = gate_with(tmp_path, kept, program, monkeypatch)
    (found,), failed = tests.let_in([core])
    assert (found.bits_per_clock, found.latency_clocks, failed) == (51.2, 11, [])
    # An accelerator's latency begins before the core's, and the tests know the core's alone.
    (found,), _ = tests.let_in([replace(core, accelerator=True)])
    assert (found.bits_per_clock, found.latency_clocks) == (51.2, 0)


@pytest.mark.parametrize(
    ("program", "says"),
    [
        (PASSED.replace("@measured@", ""), "no test of deep_coarse that measures its rate"),
        ("#!/bin/sh\necho wrong block\nexit 1\n", "ended with 1:\nwrong block"),
    ],
)
def test_a_core_that_fails_is_not_let_in(
    tmp_path: Path, kept: store.Store, core: Design, monkeypatch: pytest.MonkeyPatch, program: str, says: str
) -> None:
    passed, ((refused, why),) = gate_with(tmp_path, kept, program, monkeypatch).let_in([core])
    assert passed == [] and refused == core
    assert why.failure is not None and says in why.failure.said


def test_known_answers_and_skipped_tests_are_counted(
    tmp_path: Path, kept: store.Store, core: Design, monkeypatch: pytest.MonkeyPatch
) -> None:
    vectors = tmp_path / "vectors"
    vectors.mkdir()
    (vectors / "toy-blocks.json").write_text("[]")
    (vectors / "other.json").write_text("[]")
    rate = '"clocks_per_block": "1", "latency_clocks": "2"}, {"known_answers": "750"}, {"result": "SKIPPED"'
    tests = gate_with(tmp_path, kept, PASSED.replace("@measured@", ", " + rate), monkeypatch)
    monkeypatch.delenv("TANDEM_VECTORS", raising=False)
    without = tests._inputs(core)
    monkeypatch.setenv("TANDEM_VECTORS", str(vectors))
    assert list(gate.known_answers("toy")) == ["toy-blocks.json"]
    assert tests._inputs(core) != without
    tests.let_in([core])
    known = kept.kept(tests._inputs(core))
    assert known is not None and known.result is not None
    assert (known.result["tests"], known.result["skipped"], known.result["known_answers"]) == (3, 1, 750)


def test_the_tests_are_built_for_the_points_that_are_asked_for(
    tmp_path: Path, kept: store.Store, core: Design, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(eda.Run, "call", lambda _, program, arguments: called.append([str(program.path), *arguments]))
    tests = gate.Gate(tmp_path, kept, "toy", 128, 1)
    tests.tree.mkdir(parents=True)
    before = tests._inputs(core)
    tests._build([core, replace(core, point="plain")])
    listed = tests.tree / "cores.cmake"
    assert f"-DTANDEM_CORES_toy={listed}" in called[0] and called[1][-1] == "toy_core_test"
    assert [line for line in listed.read_text().splitlines() if line.startswith("tandem_core(")] == [
        'tandem_core(core deep_coarse "Architecture=1;Cut=2" [[.architecture = kDeep, .cut = kCutCoarse]])',
        'tandem_core(core plain "Architecture=0" [[.architecture = kPlain]])',
    ]
    # Each in the tests of its architecture's module.
    facts_file = tmp_path / "algorithms/toy/algorithm.toml"
    toy.edit(facts_file, 'name = "deep"', 'name = "deep"\nmodule = "pdu"')
    toy.edit(facts_file, "[bench]", '[[cores]]\n[[cores]]\nmodule = "pdu"\n[bench]')
    tests = gate.Gate(tmp_path, kept, "toy", 128, 1)
    tests._build([core, replace(core, name="plain", point="plain")])
    assert called[-1][-2:] == ["toy_core_test", "toy_pdu_test"] and "tandem_core(pdu deep_coarse" in listed.read_text()
    toy.edit(facts_file, '[[cores]]\n[[cores]]\nmodule = "pdu"\n', "")
    toy.edit(facts_file, '\nmodule = "pdu"', "")
    # The facts about a core at a point are part of the inputs.
    other = '[[cores]]\n[cores.others]\ndeep_coarse = { Architecture = "deep", Cut = "fine" }\n'
    toy.edit(tmp_path / "algorithms/toy/algorithm.toml", "[bench]", f"{other}[bench]")
    assert gate.Gate(tmp_path, kept, "toy", 128, 1)._inputs(core) != before
