"""The gate: what a program of tests says, and what it does not say."""

from pathlib import Path

import pytest

from tandem_explore import design, eda, gate, store

PASSED = """#!/bin/sh
for argument; do case $argument in --gtest_output=json:*) report=${argument#--gtest_output=json:} ;; esac; done
echo '{"testsuites": [{"testsuite": [{"name": "Rate"@measured@}]}]}' > "$report"
"""


@pytest.fixture
def core(tmp_path: Path) -> design.Design:
    (tmp_path / "core.sv").write_text("module core; endmodule\n")
    (tmp_path / "algorithms/toy/tb").mkdir(parents=True)
    return design.Design("plain", (), "core", (), ("core.sv",), 0, point="plain_coarse")


def gate_with(root: Path, program: str, monkeypatch: pytest.MonkeyPatch) -> gate.Gate:
    """A gate whose tests are built already: `program`."""
    tests = gate.Gate(root, store.Store(root / "store"), "toy", 1)
    path = root / "store/gate-toy/bin/toy_core_test"
    path.parent.mkdir(parents=True)
    path.write_text(program)
    path.chmod(0o755)
    monkeypatch.setattr(gate.Gate, "_build", lambda *_: None)
    return tests


def test_rate_and_latency_are_measured(tmp_path: Path, core: design.Design, monkeypatch: pytest.MonkeyPatch) -> None:
    program = PASSED.replace("@measured@", ', "clocks_per_block": "2.5", "latency_clocks": "11"')
    (found,) = gate_with(tmp_path, program, monkeypatch).let_in([core], 128)
    assert (found.bits_per_clock, found.latency_clocks) == (51.2, 11)


def test_no_figures_without_a_test(tmp_path: Path, core: design.Design, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = gate_with(tmp_path, PASSED.replace("@measured@", ""), monkeypatch)
    with pytest.raises(eda.EdaError, match="no test of plain_coarse"):
        tests.let_in([core], 128)


def test_a_core_that_fails_is_not_let_in(tmp_path: Path, core: design.Design, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = gate_with(tmp_path, "#!/bin/sh\necho wrong block\nexit 1\n", monkeypatch)
    with pytest.raises(eda.EdaError, match="ended with 1:\nwrong block"):
        tests.let_in([core], 128)
