"""The test run itself: order of steps, what is remembered, what reports say."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_tools import cores, formal, packages, remembered
from tandem_tools.test_run import accelerators, cases, inputs, left_out, schedule, simulated, steps
from tandem_tools.test_run.steps import Step

REPOSITORY = Path(__file__).resolve().parents[2]
BENCHES = cores.benches(REPOSITORY)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("TANDEM_ALL", "TANDEM_BEGAN", "TANDEM_FIRST", "TANDEM_FORGET", "TANDEM_TRACE"):
        monkeypatch.delenv(name, raising=False)
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
    assert [step.name for step in steps.chosen(["cli"], "deep")] == ["build", "models", "cli"]
    with pytest.raises(ValueError, match="no step named no-such-step; there are: generated"):
        steps.chosen(["no-such-step"], "deep")


def test_every_step_runs_in_some_run_and_in_the_whole_one() -> None:
    """`make test` and `make test-deep` together have every step; the quick ones are those of before."""
    usual = {step.name for step in steps.STEPS if not step.named}
    by_mode = {mode: {step.name for step in steps.chosen([], mode)} for mode in steps.SETTINGS}
    assert by_mode["first"] | by_mode["deep"] == usual == by_mode["all"]
    assert {"build", "release", "cli", "tools-tests", "models", "accelerators", "formal"} <= by_mode["first"]
    assert not by_mode["first"] & {"asan", "aarch64", "packages", "linux", "bare-metal", "cores", "rtl", "constant-time"}
    assert {"formal", "rtl-lint", "rtl", "models", "cores", "build", "release", "cli", "ip", "hls"} <= by_mode["check"]


def test_a_step_of_the_deep_run_is_refused_where_its_packages_are_not_installed() -> None:
    with pytest.raises(ValueError, match="step asan is not a part of make test: make test-deep STEPS=asan runs it"):
        steps.chosen(["asan"], "first")


def test_an_accelerator_of_each_kind_is_tested_first() -> None:
    """Every kind of result, with and without additional data, and both ways to give tasks; models that are built."""
    algorithms = facts.load_cores(REPOSITORY)
    models = {f"{each.name}.{build.name}": each for each in algorithms for build in each.builds}
    chosen = accelerators.kinds(algorithms)
    assert chosen.keys() <= models.keys()

    def kinds(some: Iterable[facts.Algorithm]) -> set[tuple[str, bool]]:
        return {(operation.result, operation.aad) for each in some for operation in each.operations}

    assert kinds(models[name] for name in chosen) == kinds(models.values())
    patterns = " ".join(pattern for own in chosen.values() for pattern in own)
    assert "_direct" in patterns and "_ring" in patterns
    assert len(chosen) < 10, "each takes seconds"


def test_first_proofs_and_commands_exist() -> None:
    proofs = [proof for proof in formal.load(REPOSITORY) if proof.first]
    assert len(proofs) > 2 and all(proof.cases and proof.mutants for proof in proofs)
    for name in steps.FIRST_COMMANDS:
        assert (REPOSITORY / f"src/cli/tests/test_{name}.py").is_file()


def began(root: Path, step: Step) -> inputs.Stamps:
    """The stamps of a run in which a step begins now."""
    stamps = inputs.Stamps(root, [step])
    stamps.begin(step)
    return stamps


def test_a_step_is_unchanged_while_its_files_are(root: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    (root / "a.py").write_text("1")
    (root / "b.cpp").write_text("1")
    step = Step("types", "true", inputs=("*.py",))
    stamps = began(root, step)
    assert not stamps.unchanged(step)
    stamps.passed(step)
    assert began(root, step).unchanged(step)
    (root / "b.cpp").write_text("2")
    assert began(root, step).unchanged(step)
    (root / "a.py").write_text("1  # why\n")
    assert not began(root, step).unchanged(step), "linters read comments"
    (root / "a.py").write_text("1")
    (root / "new.py").write_text("1")
    assert not began(root, step).unchanged(step)
    without = Step("generated", "true")
    assert not began(root, without).unchanged(without), "a step without inputs always runs"


@pytest.mark.parametrize("when", ["before it begins", "while it runs", "and back while it runs"])
def test_a_file_that_changes_during_a_run_has_not_passed(root: Path, when: str) -> None:
    """A run builds before a step begins, from the old file; a step reads late, from the new one."""
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    (root / "a.cpp").write_text("good")
    step = emulated_step()
    stamps = inputs.Stamps(root, [step])
    if when == "before it begins":
        (root / "a.cpp").write_text("broken")
    stamps.begin(step)
    if when != "before it begins":
        (root / "a.cpp").write_text("broken")
    if when == "and back while it runs":
        (root / "a.cpp").write_text("good")
    stamps.passed(step)
    assert not list((root / remembered.NOTES).glob("*.json"))
    assert not began(root, step).unchanged(step)


def test_a_partial_run_is_no_stamp_for_a_whole_one(root: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    (root / "a.py").write_text("1")
    part, same = Step("cli", "true", inputs=("*.py",)), Step("types", "true", inputs=("*.py",), deep=False)
    stamps = inputs.Stamps(root, [part, same], partial=True)
    for step in (part, same):
        stamps.begin(step)
        stamps.passed(step)
    assert not began(root, part).unchanged(part)
    assert began(root, same).unchanged(same)


def test_an_unchanged_step_is_left_out(root: Path) -> None:
    outcomes = schedule.Run(root, {}).run([Step("a", "touch ran")], 1, lambda _: None, lambda _: True)
    assert outcomes[0].ok
    assert outcomes[0].unchanged
    assert not (root / "ran").exists()


def test_what_passed_is_remembered_until_a_source_changes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = root / "a.sv"
    source.write_text("one")
    assert not proof(root).has_passed()
    assert proof(root).passed()
    assert not proof(root).has_passed(), "not before the run has ended"
    assert remembered.merge(root, whole=False) == 1
    assert proof(root).has_passed()
    assert remembered.merge(root, whole=False) == 0

    source.write_text("two")
    assert not proof(root).has_passed()
    source.write_text("one // first\n")
    assert proof(root).has_passed(), "no tool reads this comment"
    source.write_text("one // verilator lint_off WIDTH\n")
    assert not proof(root).has_passed()
    source.write_text("one")
    assert proof(root).has_passed()
    assert not proof(root, "others").has_passed()
    assert not proof(root, tools=("ruff",)).has_passed()
    assert not proof(root, debian=("dpkg",)).has_passed()

    monkeypatch.setenv("TANDEM_FORGET", "1")
    assert not proof(root).has_passed()


def proof(root: Path, *facts: object, tools: Iterable[str] = ("pytest",), debian: Iterable[str] = ()) -> remembered.Campaign:
    """A campaign over all SystemVerilog of a folder."""
    return remembered.Campaign(root, "a proof", lambda: root.glob("*.sv"), *facts, tools=tools, debian=debian)


@pytest.mark.parametrize("how", ["changed", "changed and back", "new", "gone", "touched before it began", "tool replaced"])
def test_what_changes_while_it_runs_is_not_remembered(
    root: Path, how: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A version that never ran does not count as passed: broken SystemVerilog once did, written while a proof ran."""
    source = root / "a.sv"
    source.write_text("good")
    if how == "touched before it began":
        monkeypatch.setenv("TANDEM_BEGAN", str(source.stat().st_ctime_ns - 1))
    campaign = proof(root)
    if how in ("changed", "changed and back"):
        source.write_text("broken")
    if how == "changed and back":
        source.write_text("good")
    if how == "new":
        (root / "b.sv").write_text("new")
    if how == "gone":
        source.unlink()
        (root / "b.sv").write_text("good")
    if how == "tool replaced":
        monkeypatch.setattr(remembered, "version", lambda tool: "another")
    assert not campaign.passed()
    assert capsys.readouterr().out.startswith("not remembered: a proof: ")
    assert remembered.merge(root, whole=False) == 0


def test_a_proof_knows_its_solver_and_a_compiler_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version of the tool is a new key; `g++` is a link, the compiler is in `g++-12`."""
    depends = {"g++": ("g++-12", "libc6"), "g++-12": ("gcc-12",), "tcl": ("tcl8.6",), "z3": ("libc6",)}
    old = {
        name: packages.Package("1", False, depends.get(name, ()))
        for name in ("g++", "g++-12", "gcc-12", "libc6", "z3", "berkeley-abc", "clang-16", "iverilog", "csmith", "tcl",
                     "tcl8.6")
    }
    monkeypatch.setattr(packages, "installed", lambda: old)
    assert packages.real(["g++"]) == ["g++", "g++-12", "gcc-12"]
    assert packages.real(["tcl", "z3"]) == ["tcl", "tcl8.6", "z3"]
    proofs = {each.engine: each for each in formal.load(REPOSITORY)}
    hls = next(step for step in steps.STEPS if step.name == "hls")

    def keys() -> dict[str, str]:
        found = {name: formal.campaign(REPOSITORY, each).key for name, each in proofs.items()}
        return found | {"hls": remembered.key(REPOSITORY, (), *packages.versions(hls.tools))}

    for changed, of in (("z3", {"z3", "sat"}), ("berkeley-abc", {"abc"}), ("gcc-12", {"hls"}), ("libc6", set[str]())):
        monkeypatch.setattr(packages, "installed", lambda: old)
        before = keys()
        new = old | {changed: packages.Package("2", False, old[changed].depends)}
        monkeypatch.setattr(packages, "installed", lambda new=new: new)
        after = keys()
        assert {name for name in before if before[name] != after[name]} == of & before.keys()


@pytest.mark.parametrize(
    ("step", "file"),
    [
        ("ip", "requirements-explore.lock"),
        ("bare-metal", "src/bus/bare/board/ram.ld"),
        ("bare-metal", "cmake/verilated_unit.sh"),
        ("linux", "cmake/verilated_unit.sh"),
    ],
)
def test_a_step_depends_on_every_file_that_it_reads(step: str, file: str) -> None:
    own = next(each for each in steps.STEPS if each.name == step)
    assert Path(file) in inputs.Stamps(REPOSITORY, []).files(own)


def test_a_key_is_the_same_wherever_the_repository_lies(tmp_path: Path) -> None:
    """Reads also a file outside of the tree, before or after its own path."""
    keys = set()
    for name in ("a", "z"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "own.sv").write_text("own")
        (tmp_path / "m.v").write_text("made")
        keys.add(remembered.key(tmp_path / name, ["own.sv", tmp_path / "m.v"]))
    assert len(keys) == 1


def named(root: Path, name: str) -> remembered.Campaign:
    """A campaign without files."""
    return remembered.Campaign(root, name, lambda: ())


def test_the_summary_says_what_did_not_run(root: Path) -> None:
    log = root / "build/logs/cores.log"
    assert left_out.said(root, "cores", log) == ""
    for lines, expected in (
        (remembered.line(0, 12, "benches"), "remembered: 0 of 12 benches run"),
        (f"one\n{remembered.line(2, 12, 'benches')}\ntwo\n", "remembered: 2 of 12 benches run"),
        (remembered.line(0, 1), "remembered: 0 of 1 run"),
        (remembered.line(3, 3, "benches") + "\nremembered: yes\n", ""),
        ("not run: the objects are for another machine\n", "not run: the objects are for another machine"),
        ("booting\nSKIPPED: there is no emulator\n", "not run: there is no emulator"),
        ("not run  a proof: takes minutes\nSKIPPED [1] a.py: no age\n", ""),
    ):
        log.write_text(lines)
        assert left_out.said(root, "cores", log) == expected
    for name in ("formal a", "formal b", "rtl a"):
        assert named(root, name).passed()
    assert left_out.said(root, "formal", log) == "", "nothing was left out"
    remembered.merge(root, whole=False)
    assert named(root, "formal a").has_passed() and named(root, "formal b").has_passed()
    assert not named(root, "formal c").has_passed()
    assert left_out.said(root, "formal", log) == "remembered: 0 of 2 proofs run"
    assert named(root, "formal c").passed()
    assert left_out.said(root, "formal", log) == "remembered: 1 of 3 proofs run"
    assert left_out.said(root, "rtl", log) == ""


ENVIRONMENT = {"PYTHONPATH": str(REPOSITORY / "tools"), "PATH": os.environ["PATH"]}


def program(root: Path, scripts: dict[str, str], *options: str) -> list[str]:
    """The command that runs the whole program with other steps: names and scripts."""
    (root / "algorithms/toy").mkdir(parents=True, exist_ok=True)
    (root / "algorithms/toy/algorithm.toml").touch()
    code = (
        "from tandem_tools.test_run import __main__, steps\n"
        f"steps.STEPS[:] = [steps.Step(name, script, first=True) for name, script in {scripts!r}.items()]\n"
        "raise SystemExit(__main__.main())\n"
    )
    return [sys.executable, "-c", code, "--root", str(root), *(options or ["--deep"])]


def test_a_first_run_leaves_out_and_notes_nothing(root: Path) -> None:
    (root / "results").mkdir()
    (root / remembered.FILE).write_text(json.dumps({"formal a": named(root, "").key}))
    (root / "prove.py").write_text(
        "from pathlib import Path\nfrom tandem_tools.remembered import Campaign\n"
        "campaigns = [Campaign(Path.cwd(), f'formal {name}', lambda: ()) for name in 'ab']\n"
        "assert not campaigns[0].has_passed() and campaigns[1].passed()\n"
    )
    step = f"PYTHONPATH={REPOSITORY / 'tools'} {sys.executable} prove.py"
    command = program(root, {"formal": step}, "--jobs", "1")
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[0] == "1 step, 1 at a time: formal"
    assert "\nformal        begins; 0 steps to go\n" in done.stdout
    assert "CPU  ok" in done.stdout
    assert "make test-deep runs them" in done.stdout
    assert remembered.load(root).keys() == {"formal a"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_run_stops_its_builds_and_calls_nothing_failed(root: Path, number: signal.Signals) -> None:
    """Nothing that a step began goes on: neither a child, nor what it put into a session of its own, nor its orphans."""
    sleeper = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(600)"
    start = f"{sys.executable} -c \"{sleeper}\""
    long = f"{start} child & setsid {start} session & ( {start} orphan & ) ; wait"
    command = program(root, {"long": long, "later": "touch later"}, "--deep", "--jobs", "1")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as running:
        files = [root / name for name in ("child", "session", "orphan")]
        wait_for(lambda: all(file.is_file() and file.read_text() for file in files))
        running.send_signal(number)
        out = running.communicate(timeout=60)[0]
    assert running.returncode == 130
    assert "FAILED" not in out and "failed" not in out
    assert re.search(r"^long .* CPU  stopped$", out, re.MULTILINE)
    assert "stopped: long\nnot begun: later\ninterrupted; every process that it began has ended\n" in out
    assert not (root / "later").exists()
    assert not [file.name for file in files if is_running(int(file.read_text()))]


def is_running(pid: int) -> bool:
    """Returns whether there is such a process, other than a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for(condition: Callable[[], bool]) -> None:
    """Waits until a condition holds, at most a minute."""
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_step_that_is_remembered_is_not_said_to_be_ok(root: Path) -> None:
    """The whole program, on a repository whose proofs need not run."""
    (root / remembered.FILE).parent.mkdir()
    (root / remembered.FILE).write_text(json.dumps({f"formal {name}": named(root, "").key for name in "ab"}))
    (root / "prove.py").write_text(
        "from pathlib import Path\nfrom tandem_tools.remembered import Campaign\n"
        "assert all(Campaign(Path.cwd(), f'formal {name}', lambda: ()).has_passed() for name in 'ab')\n"
    )
    formal_step = f"PYTHONPATH={REPOSITORY / 'tools'} {sys.executable} prove.py"
    done = subprocess.run(
        program(root, {"formal": formal_step, "docs": "true"}), capture_output=True, text=True, env=ENVIRONMENT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    by_step = [line.split("CPU  ")[1] for line in done.stdout.splitlines() if "CPU  " in line]
    assert sorted(by_step) == ["ok", "remembered: 0 of 2 proofs run"]
    assert "\nformal: remembered: 0 of 2 proofs run\n" in done.stdout


def test_a_whole_run_forgets_what_is_no_more(root: Path) -> None:
    for campaign in ("old", "new"):
        assert named(root, campaign).passed()
        remembered.merge(root, whole=campaign == "new")
    assert remembered.load(root).keys() == {"new"}


def test_a_bench_depends_on_its_core_its_reference_and_what_they_share() -> None:
    names = {path.relative_to(REPOSITORY).as_posix() for path in cores.files_of(REPOSITORY, BENCHES["zuc"])}
    assert {
        "algorithms/zuc/rtl/tnd_zuc_core.sv", "algorithms/zuc/tb/core_test.cpp", "algorithms/zuc/sw/reference.cpp",
        "hw/cells/tnd_fifo.sv", "hw/tb/core/core_bench.cpp", "cmake/Verilate.cmake", "testing/bytes.h",
    } <= names  # fmt: skip
    assert not any(name.startswith(("algorithms/sha3/", "hw/shell/", "src/cli/")) for name in names)


def keys_of_sha3() -> dict[str, str]:
    """The campaigns of a bench and their keys."""
    return {campaign.name: campaign.key for campaign in cores.campaigns(REPOSITORY, BENCHES["sha3"])}


def test_known_answers_are_part_of_a_bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANDEM_VECTORS", raising=False)
    without = keys_of_sha3()
    monkeypatch.setenv("TANDEM_VECTORS", str(tmp_path))
    (tmp_path / "sha3-256.json").write_text("{}")
    some = keys_of_sha3()
    (tmp_path / "sha3-256.json").write_text("[]")
    others = keys_of_sha3()
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
    command = [sys.executable, "-m", "tandem_tools.test_run", "--deep", "no-such-step"]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, env={})
    assert done.returncode == 2
    assert "no step named no-such-step; there are: generated" in done.stderr


def test_simulated_accelerators_depend_on_hardware_driver_and_references() -> None:
    names = simulated.sources(REPOSITORY)
    for name in (
        "hw/shell/tnd_shell.sv", "src/driver/device.cpp", "algorithms/zuc/rtl/tnd_zuc_core.sv",
        "algorithms/zuc/sw/reference.cpp", "algorithms/zuc/check/job.h", "src/catalog/conformance/conformance.cpp",
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

    def have_passed(preset: str = "release") -> bool:
        return simulated.have_passed(simulated.campaigns(root, preset))

    def note() -> None:
        assert all(campaign.passed() for campaign in simulated.campaigns(root, "release"))
        remembered.merge(root, whole=False)

    assert not have_passed()
    note()
    assert have_passed()
    assert not have_passed("asan") and not have_passed("tsan")
    (root / "README.md").write_text("words\n")
    assert have_passed()
    monkeypatch.setenv("TANDEM_FORGET", "1")
    assert not have_passed()
    monkeypatch.delenv("TANDEM_FORGET")
    source.write_text("module top; wire a; endmodule\n")
    assert not have_passed()
    (root / "answers").mkdir()
    (root / "answers/aes.json").write_text("{}")
    note()
    monkeypatch.setenv("TANDEM_VECTORS", str(root / "answers"))
    assert not have_passed()


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
    began(root, step).passed(step)
    assert remembered.merge(root, whole=False) == 1
    (root / "build/logs/emulated.passed").unlink()
    assert began(root, step).remembered(step), "on a machine where it never ran"

    (root / "build/logs/emulated.log").write_text("[  SKIPPED ] one of the cases\n")
    began(root, step).passed(step)
    assert remembered.merge(root, whole=False) == 0 and began(root, step).remembered(step)
    (root / "build/logs/emulated.log").write_text("booting\nSKIPPED: there is no emulator\n")
    began(root, step).passed(step)
    assert not list((root / remembered.NOTES).glob("*.json"))

    monkeypatch.setenv("TANDEM_VECTORS", str(root))
    (root / "a.json").write_text("{}")
    assert not began(root, step).remembered(step), "these answers were not there"
    monkeypatch.delenv("TANDEM_VECTORS")
    (root / "a.cpp").write_text("2")
    assert not began(root, step).remembered(step)
    (root / "a.cpp").write_text("1")
    assert began(root, step).remembered(step)
    host = Step("host", "true", inputs=("*.cpp",))
    assert not began(root, host).remembered(host)
    monkeypatch.setenv("TANDEM_FORGET", "1")
    assert not began(root, step).remembered(step)
