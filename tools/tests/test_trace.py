"""The files that a remembered step opens and the programs that it runs are compared with what it declares."""

import subprocess
import sys
from pathlib import Path

import pytest

from tandem_tools.test_run import schedule, steps, trace
from tandem_tools.test_run.steps import Step
from toy import REPOSITORY

DECLARE = (
    "from pathlib import Path; from tandem_tools.remembered import Campaign; "
    "Campaign(Path.cwd(), 'formal a', lambda: ['a.sv'], debian=('coreutils',))"
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    if reason := trace.why_not():
        pytest.skip(reason)
    (tmp_path / "build/logs").mkdir(parents=True)
    for name in ("a.sv", "b.sv", "notes.md"):
        (tmp_path / name).write_text(name)
    (tmp_path / ".gitignore").write_text("build/\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    return tmp_path


def outcome(root: Path, step: Step, inputs: list[Path]) -> tuple[bool, str]:
    """Returns whether the step passes where it is traced, and its log."""
    environment = {"PYTHONPATH": str(REPOSITORY / "tools"), "PATH": "/usr/bin:/bin"}
    run = schedule.Run(root, environment, trace.Tracing(root, lambda _: inputs))
    (ended,) = run.run([step], 1, lambda _: None)
    return ended.ok, ended.log.read_text()


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("cat a.sv", ""),
        ("cat a.sv notes.md /etc/hostname", ""),
        ("cat a.sv b.sv", "b.sv is opened, but is no input"),
        ("(cd build; cat ../b.sv)", "b.sv is opened, but is no input"),
        ("bash -c 'cat a.sv; exec dpkg --version'", ""),
        ("xargs -n 1 z3 <<<--version", "z3 is run, but its package z3 is not named"),
    ],
)
def test_an_undeclared_file_or_tool_fails_the_step(root: Path, script: str, complaint: str) -> None:
    step = Step("emulated", script, tools=("coreutils",))
    ok, log = outcome(root, step, [Path("a.sv")])
    assert ok == (not complaint), log
    assert complaint in log


def test_campaigns_declare_what_they_depend_on(root: Path) -> None:
    ok, log = outcome(root, Step("formal", f'{sys.executable} -c "{DECLARE}"; cat a.sv'), [])
    assert ok, log
    ok, log = outcome(root, Step("formal", f'{sys.executable} -c "{DECLARE}"; cat a.sv b.sv'), [])
    assert not ok and "error: b.sv is opened, but is no input\n" in log


def test_a_step_that_is_not_remembered_is_not_traced(root: Path) -> None:
    assert outcome(root, Step("types", "cat b.sv"), [])[0]
    assert not trace.folder(root, Step("types", "")).exists()


def test_a_call_in_two_lines_is_found() -> None:
    lines = [
        '7 openat(AT_FDCWD</r>, "a", O_RDONLY <unfinished ...>',
        '8 execve("/usr/bin/z3", ["z3"], 0x7ffe /* 3 vars */) = 0',
        "7 <... openat resumed>) = 3</r/a b>",
    ]
    assert trace.collect(lines) == {"opened": ["/r/a b"], "executed": ["/usr/bin/z3"]}


def test_steps_that_declare_their_inputs_exist() -> None:
    assert set(trace.BY_CAMPAIGN) <= {step.name for step in steps.STEPS}
