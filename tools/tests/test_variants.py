"""Variants and core configurations that count as run, and those that fail the run."""

import subprocess
import sys
from pathlib import Path

import pytest

import toy
from tandem_facts import facts
from tandem_facts.algorithm import MANY_POINTS
from tandem_tools import variants

REPORT = """\
<testsuites><testsuite name="Variants/ToyTest">
  <testcase name="Vectors/{variant}" status="{status}" result="{result}" classname="Variants/ToyTest">{body}</testcase>
</testsuite></testsuites>
"""


def put(reports: Path, preset: str, result: str, variant: str = "reference", program: str = "toy_test") -> None:
    status = "run" if result != "suppressed" else "notrun"
    body = '<failure message="no"/>' if result == "failed" else ""
    path = reports / preset / f"{program}.xml"
    path.parent.mkdir(parents=True, exist_ok=True)
    outcome = "completed" if result == "failed" else result
    path.write_text(REPORT.format(variant=variant, status=status, result=outcome, body=body))


def verdict(
    repository: Path, capsys: pytest.CaptureFixture[str], name: str = "toy.reference", require_all: bool = False
) -> str:
    """The line that the report prints about `name`."""
    cases = list(variants.Case.read_all(repository / "reports"))
    emulated = [step for step in variants.EMULATED if (repository / f"reports/{step}.remembered").exists()]
    failures = variants.report(facts.load_all(repository), cases, require_all, emulated=emulated)
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("FAILED") for line in lines) == failures
    (line,) = (line for line in lines if line.split()[1] == name)
    return " ".join(line.split())


def test_a_passed_case_counts_with_every_preset(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(repository / "reports", "release", "completed")
    put(repository / "reports", "armhf", "completed")
    assert verdict(repository, capsys) == "ok toy.reference ran in armhf, release"


@pytest.mark.parametrize(
    ("result", "variant", "program"),
    [
        ("failed", "reference", "toy_test"),
        ("completed", "other_reference", "toy_test"),
        ("completed", "reference", "another_test"),
    ],
)
def test_a_variant_that_no_test_ran_fails(
    repository: Path, capsys: pytest.CaptureFixture[str], result: str, variant: str, program: str
) -> None:
    put(repository / "reports", "release", result, variant, program)
    assert verdict(repository, capsys) == "FAILED toy.reference no test has run it"


def test_a_variant_that_the_machine_lacks_is_reported(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(repository / "reports", "release", "skipped")
    assert verdict(repository, capsys) == "absent toy.reference not run: this machine lacks any CPU"
    assert verdict(repository, capsys, require_all=True).startswith("FAILED")


def test_a_variant_of_an_emulated_machine_may_be_remembered(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "reports").mkdir()
    (repository / "reports/aarch64.remembered").touch()
    assert verdict(repository, capsys) == "ok toy.reference remembered with aarch64"
    assert verdict(repository, capsys, "toy.plain").startswith("FAILED"), "not the configurations of a core"
    put(repository / "reports", "release", "failed")
    assert verdict(repository, capsys).startswith("FAILED")


def test_a_program_counts_for_the_longest_name_that_fits() -> None:
    names = ["toy", "toy_box", "other"]
    cases = [variants.Case("release", program, "All/X/reference", "passed") for program in ("toy_test", "toy_box_test")]
    assert [case.program for case in variants.cases_of(cases, "toy", names)] == ["toy_test"]
    assert [case.program for case in variants.cases_of(cases, "toy_box", names)] == ["toy_box_test"]
    assert variants.cases_of(cases, "other", names) == []


def test_every_configuration_of_the_core_must_run(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (algorithm,) = facts.load_all(repository)
    assert list(variants.configurations(algorithm)) == ["plain", "deep_fine", "deep_coarse"]
    put(repository / "reports", "release", "completed", "deep_fine", "toy_core_test")
    assert verdict(repository, capsys, "toy.deep_fine") == "ok toy.deep_fine ran in release"
    assert verdict(repository, capsys, "toy.deep_coarse") == "FAILED toy.deep_coarse no test has run it"


def test_of_many_configurations_every_value_must_run(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toy.add_depths(repository, MANY_POINTS)
    put(repository / "reports", "release", "completed", "deep5_fine", "toy_core_test")
    for name in ("toy.deep/Cut=1", "toy.deep/Depth=5"):
        assert verdict(repository, capsys, name) == f"ok {name} ran in release"
    for name in ("toy.deep/Cut=2", "toy.deep/Depth=6"):
        assert verdict(repository, capsys, name) == f"FAILED {name} no test has run it"


def test_numbers_stand_behind_the_architecture(repository: Path) -> None:
    toy.edit(repository / "algorithms/toy/algorithm.toml", 'labels = ["fine", "coarse"]\n', "")
    (algorithm,) = facts.load_all(repository)
    assert list(variants.configurations(algorithm)) == ["plain", "deep1", "deep2"]


def test_command_without_reports_fails(repository: Path) -> None:
    command = [sys.executable, "-m", "tandem_tools.variants", "--root", str(repository), str(repository / "reports")]
    result = subprocess.run(command, cwd=toy.REPOSITORY / "tools", capture_output=True, text=True)
    assert result.returncode == 1
    assert "toy.reference" in result.stdout
