"""Tests `tandem selftest`."""

import pytest

from conftest import Sandbox


def test_every_engine_of_an_algorithm_agrees_with_the_reference(sandbox: Sandbox) -> None:
    lines = sandbox.run("selftest", "eia3", "--tasks", "12").stdout.decode().splitlines()
    results = [line for line in lines[1:-1] if not line.startswith("uio")]
    assert any(line.startswith("sim.interleaved ") and "ok, 12 interrupts, 0 lost" in line for line in results)
    assert any(line.startswith("cpu.reference ") and line.endswith("ok") for line in results)
    assert all(line.split()[1:3] == ["eia3", "12"] for line in results)
    assert ", 0 failed, " in lines[-1]


def test_only_the_named_engines_run_and_the_seed_decides_the_tasks(sandbox: Sandbox) -> None:
    def once(*arguments: str) -> str:
        return sandbox.run("selftest", "chacha20_poly1305", "--engine", "cpu.ref", *arguments).stdout.decode()

    assert len(once().splitlines()) == 3
    assert once("--seed", "7") == once("--seed", "7") != once("--seed", "8")


def test_no_such_engine_is_an_error(sandbox: Sandbox) -> None:
    done = sandbox.run("selftest", "--engine", "gpu")
    assert done.returncode == 6
    assert "no such engine is available; see `tandem engines`" in done.stderr.decode()
    done = sandbox.run("selftest", "des")
    assert done.returncode == 2
    assert "no algorithm is called 'des'" in done.stderr.decode()


def test_an_engine_is_named_by_each_option_alone(sandbox: Sandbox, expect_failure) -> None:
    named = ["selftest", "--tasks", "2", "--engine", "cpu.reference"]
    lines = sandbox.run(*named, "chacha20").stdout.decode().splitlines()
    assert [line.split()[:2] for line in lines[1:-1]] == [["cpu.reference", "chacha20"]]
    expect_failure(sandbox.run(*named, "bogus"), 2, "no algorithm is called 'bogus'")
    expect_failure(sandbox.run(*named, "--engine", "bogus", "chacha20"), 6, "--engine bogus: no such engine is available")


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("--tasks", "0", "--tasks: Value 0 not in range 1 to 1000000000"),
        ("--tasks", "-1", "--tasks: Value -1 not in range 1 to 1000000000"),
        ("--tasks", "1000000001", "not in range 1 to 1000000000"),
        ("--seed", "-1", "--seed: '-1' is no whole number from 0 to 2^64-1"),
        ("--seed", "99999999999999999999", "--seed: '99999999999999999999' is no whole number from 0 to 2^64-1"),
    ],
)
def test_numbers_are_checked(sandbox: Sandbox, expect_failure, option: str, value: str, text: str) -> None:
    done = sandbox.run("selftest", "chacha20", "--engine", "cpu.reference", option, value)
    expect_failure(done, 2, text)
    assert b"hexadecimal" not in done.stderr
