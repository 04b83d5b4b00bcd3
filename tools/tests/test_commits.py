"""Wrong subjects of commits are refused, and only the new commits are looked at."""

import subprocess
import sys
from pathlib import Path

import pytest

from tandem_tools import commits
from toy import REPOSITORY


@pytest.mark.parametrize(
    ("subject", "wrong"),
    [
        ("driver: wait for the ring", ""),
        ("engine, bench: give the waist a folder", ""),
        ("bus/sim: read rows of 8 beats", ""),
        ("docs: add what is added", ""),
        ('Revert "driver: a thing that was not right and whose subject is as long as it may be, and more"', ""),
        ("Merge branch 'driver'", ""),
        ("wait for the ring", "area"),
        ("Driver: wait for the ring", "area"),
        ("driver:wait", "area"),
        ("driver: ", "area"),
        ("driver: wait for the ring.", "full stop"),
        ("driver: added a wait", "imperative"),
        ("driver: Fixing the wait", "imperative"),
        ("driver: " + "w" * 64, ""),
        ("driver: " + "w" * 65, "73 characters"),
        ("fixup! driver: wait", "autosquash"),
    ],
)
def test_complaints(subject: str, wrong: str) -> None:
    found = commits.complaints(subject)
    assert len(found) == bool(wrong)
    assert wrong in "".join(found)


@pytest.mark.parametrize(
    ("message", "subject"),
    [
        ("driver: wait\n\nBecause.\n", "driver: wait"),
        ("# a comment\n\ndriver: wait \n", "driver: wait"),
        ("driver: wait\nwith no empty line behind it\n", "driver: wait with no empty line behind it"),
        (f"{commits.CUT}\ndiff --git a b\n", ""),
    ],
)
def test_subject_of(message: str, subject: str) -> None:
    assert commits.subject_of(message) == subject


def git(folder: Path, *arguments: str) -> str:
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", *author, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(folder: Path, subject: str) -> None:
    git(folder, "commit", "-q", "--allow-empty", "-m", subject)


def check(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tandem_tools.commits", "--root", str(folder), *arguments]
    done = subprocess.run(command, cwd=REPOSITORY / "tools", capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository with a commit before the rule, the rule, and a branch that does not have it."""
    folder = tmp_path / "origin"
    (folder / "algorithms/toy").mkdir(parents=True)
    (folder / "algorithms/toy/algorithm.toml").write_text("")
    git(tmp_path, "init", "-q", "-b", "main", str(folder))
    git(folder, "add", ".")
    commit(folder, "Before there was a rule.")
    git(folder, "switch", "-qc", "old")
    commit(folder, "On a branch without it.")
    git(folder, "switch", "-q", "main")
    (folder / commits.THIS).parent.mkdir(parents=True)
    (folder / commits.THIS).write_text("")
    git(folder, "add", ".")
    commit(folder, "tools: check subjects")
    git(folder, "merge", "-q", "--no-ff", "old", "-m", "Merge branch 'old'")
    commit(folder, "driver: wait for the ring")
    return folder


def test_history_before_the_rule_is_left_alone(history: Path) -> None:
    assert check(history) == (0, "")
    commit(history, "Now there is one.")
    code, said = check(history)
    assert code == 1 and "'Now there is one.': it ends with a full stop" in said
    assert "Before" not in said and "branch" not in said


def test_a_base_says_where_to_begin(history: Path) -> None:
    commit(history, "Wrong")
    commit(history, "driver: right")
    assert check(history, "--base", "HEAD~1") == (0, "")
    assert check(history, "--base", "HEAD~2")[0] == 1
    assert check(history, "--base", "nowhere")[0] == 2


def test_a_shallow_clone_has_what_it_has(history: Path, tmp_path: Path) -> None:
    commit(history, "Wrong")
    commit(history, "driver: right")
    for depth, code in (("1", 0), ("2", 0), ("3", 1)):  # of the oldest commit nothing says that it is new
        git(tmp_path, "clone", "-q", "--depth", depth, history.as_uri(), depth)
        assert check(tmp_path / depth)[0] == code


def test_without_git_nothing_is_checked(history: Path) -> None:
    (history / ".git").rename(history / "gone")
    assert check(history) == (0, "not checked: subjects of commits, because this is not a clone\n")


def test_the_hook_refuses_a_subject(history: Path) -> None:
    for name in ("tools/hooks/commit-msg", "tools/tandem_tools/commits.py", "tools/tandem_tools/repository.py"):
        (history / name).parent.mkdir(parents=True, exist_ok=True)
        (history / name).write_text((REPOSITORY / name).read_text())
        (history / name).chmod(0o755)
    (history / "tools/tandem_tools/__init__.py").write_text("")
    git(history, "config", "core.hooksPath", "tools/hooks")
    commit(history, "driver: begin again")
    commit(history, "fixup! driver: begin again")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        commit(history, "Begin again.")
    assert "does not begin with an area" in refused.value.stderr
    assert git(history, "log", "-1", "--format=%s") == "fixup! driver: begin again"
