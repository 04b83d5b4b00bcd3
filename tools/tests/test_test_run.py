"""The test run itself: order of steps, what is remembered, what reports say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tandem_tools import cores, remembered
from tandem_tools.test_run import cases, inputs, left_out, schedule, simulated, steps
from tandem_tools.test_run.steps import Step

REPOSITORY = Path(__file__).resolve().parents[2]
BENCHES = cores.benches(REPOSITORY)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("TANDEM_ALL", raising=False)
    (tmp_path / "tools").mkdir()
    (tmp_path / "build/logs").mkdir(parents=True)
    return tmp_path


def ran(root: Path, todo: list[Step], at_a_time: int = 2) -> dict[str, schedule.Outcome]:
    outcomes = schedule.Run(root, {}).run(todo, at_a_time, lambda _: None)
    return {outcome.step.name: outcome for outcome in outcomes}


def test_a_step_runs_after_what_it_needs(root: Path) -> None:
    todo = [Step("late", "cat early", needs=("early",)), Step("early", "sleep 0.1; echo 1 >early")]
    assert all(outcome.ok for outcome in ran(root, todo).values())
    assert (root / "build/logs/late.log").read_text() == "1\n"


def test_a_failure_stops_what_needs_it_and_nothing_else(root: Path) -> None:
    todo = [
        Step("bad", "false; touch on"),
        Step("of_bad", "touch of_bad", needs=("bad",)),
        Step("behind", "touch behind", behind=("bad",)),
        Step("other", "touch other"),
    ]
    outcomes = ran(root, todo)
    assert {name: outcome.ok for name, outcome in outcomes.items()} == {
        "bad": False, "of_bad": False, "behind": True, "other": True,
    }  # fmt: skip
    assert outcomes["of_bad"].missing == "bad"
    assert sorted(path.name for path in root.iterdir() if path.is_file()) == ["behind", "other"]


def test_two_steps_run_at_a_time(root: Path) -> None:
    wait = "for i in $(seq 100); do [ -f {other} ] && exit 0; sleep 0.1; done; exit 1"
    todo = [Step(name, f"touch {name}; " + wait.format(other=other)) for name, other in (("a", "b"), ("b", "a"))]
    assert all(outcome.ok for outcome in ran(root, todo).values())


def test_the_longest_way_begins_first(root: Path) -> None:
    todo = [
        Step("short", "echo short >>order", weight=5),
        Step("end", "echo end >>order", needs=("long",), weight=10),
        Step("long", "echo long >>order", weight=1),
    ]
    ran(root, todo, at_a_time=1)
    assert (root / "order").read_text().split() == ["long", "end", "short"]


def test_steps_name_only_steps() -> None:
    names = {step.name for step in steps.STEPS}
    for step in steps.STEPS:
        assert {*step.needs, *step.behind} <= names


def test_a_named_step_brings_what_it_needs() -> None:
    assert [step.name for step in steps.chosen(["cli"], quick=False)] == ["build", "models", "cli"]
    with pytest.raises(KeyError):
        steps.chosen(["no-such-step"], quick=False)


def test_a_step_is_unchanged_while_its_files_are(root: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    (root / "a.py").write_text("1")
    (root / "b.cpp").write_text("1")
    step = Step("types", "true", inputs=("*.py",))
    stamps = inputs.Stamps(root)
    assert not stamps.unchanged(step)
    stamps.passed(step)
    assert inputs.Stamps(root).unchanged(step)
    (root / "b.cpp").write_text("2")
    assert inputs.Stamps(root).unchanged(step)
    (root / "new.py").write_text("1")
    assert not inputs.Stamps(root).unchanged(step)
    assert not stamps.unchanged(Step("generated", "true")), "a step without inputs always runs"


def test_an_unchanged_step_is_left_out(root: Path) -> None:
    outcomes = schedule.Run(root, {}).run([Step("a", "touch ran")], 1, lambda _: None, lambda _: True)
    assert outcomes[0].ok
    assert outcomes[0].unchanged
    assert not (root / "ran").exists()


def test_what_passed_is_remembered_until_a_source_changes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = root / "a.sv"
    source.write_text("one")
    key = remembered.key(root, ["a.sv"], "parameters", tools=("pytest",))
    assert not remembered.has_passed(root, "a proof", key)
    remembered.note(root, "a proof", key)
    assert not remembered.has_passed(root, "a proof", key), "not before the run has ended"
    assert remembered.merge(root, whole=False) == 1
    assert remembered.has_passed(root, "a proof", key)
    assert remembered.merge(root, whole=False) == 0

    source.write_text("two")
    assert not remembered.has_passed(root, "a proof", remembered.key(root, ["a.sv"], "parameters", tools=("pytest",)))
    source.write_text("one")
    assert remembered.key(root, ["a.sv"], "parameters", tools=("pytest",)) == key
    assert remembered.key(root, ["a.sv"], "others", tools=("pytest",)) != key
    assert remembered.key(root, ["a.sv"], "parameters", tools=("ruff",)) != key

    monkeypatch.setenv("TANDEM_ALL", "1")
    assert not remembered.has_passed(root, "a proof", key)


def test_a_key_is_the_same_wherever_the_repository_lies(tmp_path: Path) -> None:
    """Also with a file outside of it, before or behind its own path."""
    keys = set()
    for name in ("a", "z"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "own.sv").write_text("own")
        (tmp_path / "m.v").write_text("made")
        keys.add(remembered.key(tmp_path / name, ["own.sv", tmp_path / "m.v"]))
    assert len(keys) == 1


def test_the_summary_says_what_did_not_run(root: Path) -> None:
    log = root / "build/logs/cores.log"
    assert left_out.said(root, "cores", log) == ""
    for lines, expected in (
        (remembered.line(0, 12, "benches"), "remembered: 0 of 12 benches run"),
        (f"one\n{remembered.line(2, 12, 'benches')}\ntwo\n", "remembered: 2 of 12 benches run"),
        (remembered.line(0, 1), "remembered: 0 of 1 run"),
        (remembered.line(3, 3, "benches") + "\nremembered: yes\n", ""),
    ):
        log.write_text(lines)
        assert left_out.said(root, "cores", log) == expected
    for name in ("formal a", "formal b", "rtl a"):
        remembered.note(root, name, "1")
    assert left_out.said(root, "formal", log) == "", "nothing was left out"
    remembered.merge(root, whole=False)
    assert remembered.has_passed(root, "formal a", "1") and remembered.has_passed(root, "formal b", "1")
    assert not remembered.has_passed(root, "formal c", "1")
    assert left_out.said(root, "formal", log) == "remembered: 0 of 2 proofs run"
    remembered.note(root, "formal c", "1")
    assert left_out.said(root, "formal", log) == "remembered: 1 of 3 proofs run"
    assert left_out.said(root, "rtl", log) == ""


def test_a_step_that_is_remembered_is_not_said_to_be_ok(root: Path) -> None:
    """The whole program, on a repository whose proofs need not run."""
    (root / "algorithms/toy").mkdir(parents=True)
    (root / "algorithms/toy/algorithm.toml").touch()
    (root / remembered.FILE).write_text('{"formal a": "1", "formal b": "1"}')
    (root / "prove.py").write_text(
        "from pathlib import Path\nfrom tandem_tools import remembered\n"
        "assert all(remembered.has_passed(Path.cwd(), f'formal {name}', '1') for name in 'ab')\n"
    )
    tools = REPOSITORY / "tools"
    code = (
        "from tandem_tools.test_run import __main__, steps\n"
        f"formal = steps.Step('formal', 'PYTHONPATH={tools} {sys.executable} prove.py')\n"
        "steps.STEPS[:] = [formal, steps.Step('docs', 'true')]\n"
        "raise SystemExit(__main__.main())\n"
    )
    environment = {"PYTHONPATH": str(tools), "PATH": os.environ["PATH"]}
    command = [sys.executable, "-c", code, "--root", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    by_step = [line.split("CPU  ")[1] for line in done.stdout.splitlines() if "CPU  " in line]
    assert sorted(by_step) == ["ok", "remembered: 0 of 2 proofs run"]
    assert "\nformal: remembered: 0 of 2 proofs run\n" in done.stdout


def test_a_whole_run_forgets_what_is_no_more(root: Path) -> None:
    for campaign in ("old", "new"):
        remembered.note(root, campaign, "1")
        remembered.merge(root, whole=campaign == "new")
    assert remembered.load(root) == {"new": "1"}


def test_a_bench_depends_on_its_core_its_reference_and_what_they_share() -> None:
    names = {path.relative_to(REPOSITORY).as_posix() for path in cores.files_of(REPOSITORY, BENCHES["zuc"])}
    assert {
        "algorithms/zuc/rtl/tnd_zuc_core.sv", "algorithms/zuc/tb/core_test.cpp", "algorithms/zuc/sw/reference.cpp",
        "hw/cells/tnd_fifo.sv", "hw/tb/core/core_bench.cpp", "cmake/Verilate.cmake", "testing/bytes.h",
    } <= names  # fmt: skip
    assert not any(name.startswith(("algorithms/sha3/", "hw/shell/", "src/cli/")) for name in names)


def test_known_answers_are_part_of_a_bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANDEM_VECTORS", raising=False)
    without = cores.keys(REPOSITORY, BENCHES["sha3"])
    monkeypatch.setenv("TANDEM_VECTORS", str(tmp_path))
    (tmp_path / "sha3-256.json").write_text("{}")
    some = cores.keys(REPOSITORY, BENCHES["sha3"])
    (tmp_path / "sha3-256.json").write_text("[]")
    others = cores.keys(REPOSITORY, BENCHES["sha3"])
    assert without.items() < some.items()
    assert without.items() < others.items()
    assert some != others


def test_reports_are_counted(tmp_path: Path) -> None:
    (tmp_path / "release").mkdir()
    (tmp_path / "release/a_test.xml").write_text(
        '<testsuites><testsuite><testcase name="x" classname="A" result="completed" time="2.5"/>'
        '<testcase name="y" classname="A" result="skipped" time="0">'
        '<skipped message="a/b_test.cpp:12&#x0A;rage is not installed&#x0A;"/></testcase></testsuite></testsuites>'
    )
    (tmp_path / "python").mkdir()
    (tmp_path / "python/cli.xml").write_text(
        '<testsuites><testsuite><testcase name="z" classname="b" time="7"/>'
        '<testcase name="w" classname="b" time="0"><skipped message="rage is not\n installed"/></testcase>'
        '<testcase name="v" classname="b" time="0"><skipped/></testcase></testsuite></testsuites>'
    )
    found = list(cases.read(tmp_path))
    assert cases.counts(found) == {"cli": (1, 2), "release": (1, 1)}
    assert cases.reasons(found) == {"rage is not installed": 2, "no reason is given": 1}
    assert [case.name for case in cases.slowest(found, 2)] == ["b.z", "A.x"]


def test_an_unknown_step_is_refused_with_the_known_ones() -> None:
    command = [sys.executable, "-m", "tandem_tools.test_run", "no-such-step"]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, env={"PYTHONPATH": "tools"})
    assert done.returncode == 2
    assert "no step named no-such-step; there are: generated" in done.stderr


def test_simulated_accelerators_depend_on_hardware_driver_and_references() -> None:
    names = simulated.sources(REPOSITORY)
    for name in (
        "hw/shell/tnd_shell.sv", "src/driver/device.cpp", "algorithms/zuc/rtl/tnd_zuc_core.sv",
        "algorithms/zuc/sw/reference.cpp", "algorithms/zuc/check/job.h", "src/catalog/conformance.cpp",
        "generated/cores/zuc.cmake", "cmake/Verilate.cmake",
    ):  # fmt: skip
        assert (REPOSITORY / name).is_file() and name in names, name
    for name in ("algorithms/zuc/sw/portable.cpp", "README.md", "src/cli/main.cpp", "tools/bootstrap.sh"):
        assert (REPOSITORY / name).is_file() and name not in names, name


def test_simulated_accelerators_are_left_out_once_they_have_passed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANDEM_VECTORS", raising=False)
    subprocess.run(["git", "init", "-q", root], check=True)
    (root / ".gitignore").write_text("build/\n")
    (root / "hw").mkdir()
    source = root / "hw/top.sv"
    source.write_text("module top; endmodule\n")
    assert not simulated.have_passed(root, "release")
    simulated.note(root, "release")
    remembered.merge(root, whole=False)
    assert simulated.have_passed(root, "release")
    assert not simulated.have_passed(root, "asan") and not simulated.have_passed(root, "tsan")
    (root / "README.md").write_text("words\n")
    assert simulated.have_passed(root, "release")
    monkeypatch.setenv("TANDEM_ALL", "1")
    assert not simulated.have_passed(root, "release")
    monkeypatch.delenv("TANDEM_ALL")
    source.write_text("module top; wire a; endmodule\n")
    assert not simulated.have_passed(root, "release")
    (root / "answers").mkdir()
    (root / "answers/aes.json").write_text("{}")
    simulated.note(root, "release")
    remembered.merge(root, whole=False)
    monkeypatch.setenv("TANDEM_VECTORS", str(root / "answers"))
    assert not simulated.have_passed(root, "release")


def test_the_end_of_a_run_says_why_steps_failed(root: Path) -> None:
    todo = [
        Step("plain", "echo one; echo two; false"),
        Step("telling", "echo 'test_it FAILED'; for i in $(seq 50); do echo progress; done; false"),
        Step("waiting", "true", needs=("plain",)),
    ]
    reasons = {name: outcome.reasons() for name, outcome in ran(root, todo).items()}
    assert reasons == {"plain": ["one", "two"], "telling": ["test_it FAILED"], "waiting": ["needs plain"]}


def emulated_step() -> Step:
    return Step("emulated", "true", inputs=("*.cpp",), tools=("dpkg", "no-such-package"))


def test_a_step_of_an_emulated_machine_is_remembered(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANDEM_VECTORS", raising=False)
    subprocess.run(["git", "init", "-q", root], check=True)
    (root / "a.cpp").write_text("1")
    step = emulated_step()
    inputs.Stamps(root).passed(step)
    assert remembered.merge(root, whole=False) == 1
    (root / "build/logs/emulated.passed").unlink()
    assert inputs.Stamps(root).remembered(step), "on a machine where it never ran"

    (root / "build/logs/emulated.log").write_text("[  SKIPPED ] one of the cases\n")
    inputs.Stamps(root).passed(step)
    assert remembered.merge(root, whole=False) == 0 and inputs.Stamps(root).remembered(step)
    (root / "build/logs/emulated.log").write_text("booting\nSKIPPED: there is no emulator\n")
    inputs.Stamps(root).passed(step)
    assert not list((root / remembered.NOTES).glob("*.json"))

    monkeypatch.setenv("TANDEM_VECTORS", str(root))
    (root / "a.json").write_text("{}")
    assert not inputs.Stamps(root).remembered(step), "these answers were not there"
    monkeypatch.delenv("TANDEM_VECTORS")
    (root / "a.cpp").write_text("2")
    assert not inputs.Stamps(root).remembered(step)
    (root / "a.cpp").write_text("1")
    assert inputs.Stamps(root).remembered(step)
    assert not inputs.Stamps(root).remembered(Step("host", "true", inputs=("*.cpp",)))
    monkeypatch.setenv("TANDEM_ALL", "1")
    assert not inputs.Stamps(root).remembered(step)
