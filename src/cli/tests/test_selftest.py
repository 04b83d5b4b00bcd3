"""`tandem selftest`."""

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
