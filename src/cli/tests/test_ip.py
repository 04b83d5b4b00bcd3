"""`tandem ip` hands over to tandem-ip, wherever that is."""

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


def test_says_what_to_install(tmp_path: pathlib.Path) -> None:
    copy = tmp_path / "tandem"
    shutil.copy(BINARY, copy)
    done = subprocess.run([copy, "ip", "list"], env={"PATH": ""}, capture_output=True, text=True)
    assert done.returncode == 1
    assert "there is no program tandem-ip: `tools/bootstrap.sh explore` in Tandem's repository puts it into" in done.stderr


def test_is_found_beside_the_program_and_on_path(tmp_path: pathlib.Path) -> None:
    (tmp_path / "bin").mkdir()
    copy = tmp_path / "bin/tandem"
    shutil.copy(BINARY, copy)
    found = tmp_path / "other/tandem-ip"
    found.parent.mkdir()
    found.write_text('#!/bin/sh\necho "$0:$*"\n')
    found.chmod(0o755)

    def said() -> str:
        environment = {"PATH": f"{found.parent}:/bin"}
        return subprocess.run([copy, "ip", "list", "-x"], env=environment, capture_output=True, text=True).stdout

    assert said() == f"{found}:list -x\n"
    shutil.copy(found, tmp_path / "bin/tandem-ip")
    assert said() == f"{tmp_path}/bin/tandem-ip:list -x\n"
