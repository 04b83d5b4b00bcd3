"""`tandem ip` and `tandem bench` hand over to tandem-ip and tandem-bench, wherever these are."""

import pathlib
import shutil
import subprocess

import pytest

from conftest import BINARY, Sandbox


def test_hands_over_arguments_and_exit_status(sandbox: Sandbox) -> None:
    listed = sandbox.run("ip", "list")
    assert (listed.returncode, listed.stderr) == (0, b"")
    assert b"zuc: ZUC\n" in listed.stdout and b"--build baseline:" in listed.stdout
    unknown = sandbox.run("ip", "export", "des", "--out", "ip")
    assert unknown.returncode == 2
    assert b"there is no accelerator 'des'; there are aes, " in unknown.stderr
    assert not (sandbox.path / "ip").exists()


@pytest.mark.parametrize("arguments", [["--help"], ["export", "--help"]])
def test_help_is_that_of_the_other_program(sandbox: Sandbox, arguments: list[str]) -> None:
    shown = sandbox.run("ip", *arguments)
    assert shown.returncode == 0
    assert shown.stdout.startswith(b"usage: tandem ip") and b"tandem ip export zuc --out ip/" in shown.stdout


def test_help_of_tandem_names_it(sandbox: Sandbox) -> None:
    assert b"  ip  " in sandbox.run("--help").stdout


def test_bench_is_a_program_that_says_what_it_is(sandbox: Sandbox) -> None:
    shown = sandbox.run("bench", "--help")
    assert shown.returncode == 0 and b"Usage: tandem bench" in shown.stdout
    missing = sandbox.run("bench")
    assert (missing.returncode, missing.stderr) == (2, b"tandem: error: a command is missing; see `tandem bench --help`\n")


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("ip", "there is no program tandem-ip: `tools/bootstrap.sh explore` in Tandem's repository puts it into"),
        ("bench", "there is no program tandem-bench: `make bench-program` in Tandem's repository builds it beside this"),
    ],
)
def test_says_what_to_install(tmp_path: pathlib.Path, command: str, text: str) -> None:
    copy = tmp_path / "tandem"
    shutil.copy(BINARY, copy)
    done = subprocess.run([copy, command, "list"], env={"PATH": ""}, capture_output=True, text=True)
    assert done.returncode == 1
    assert text in done.stderr
