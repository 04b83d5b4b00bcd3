"""Sweeps: what happens when tools fail, when the explorer is killed, and when a cluster does the work."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import sweep_small
from tandem_eda import eda, steps, store
from tandem_explore.run import executors, sweep
from tandem_explore.run.budget import Budget

Sweeps = Callable[..., sweep.Sweep]
SH = eda.Program(Path("/bin/sh"), "sh")
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Script:
    """A step that a script of the shell does; what it prints last is the result."""

    text: str
    name: str = "script"
    size: int = 0

    def inputs(self) -> store.Inputs:
        return {"step": "script", "text": self.text}

    def work(self, run: eda.Run) -> store.Result:
        return {"value": int(run.call(SH, ["-c", self.text]).split()[-1])}

    def tell(self, result: store.Result) -> str:
        return str(result["value"])


def results(found: list[store.Kept | None]) -> list[int | str | None]:
    """Values, kinds of failures, and None for what has not run."""
    return [k and (k.result["value"] if k.result else k.failure and k.failure.kind) for k in found]


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("echo broken; exit 3", "error", "sh ended with 3:\nbroken"),
        ("echo rubbish", "garbage", "what sh wrote cannot be read: ValueError"),
        ("kill -KILL $$", "memory", "sh was killed, probably out of memory"),
        ("echo terminate called after throwing an instance of std::bad_alloc; exit 134", "memory", "ran out of memory"),
        ("echo 'ERROR: Unable to place cell, no BELs remaining to implement cell type'; exit 1", "no fit", "does not fit"),
        ("sleep 60", "timeout", "not done after 1 s"),
        (f"exec {sys.executable} -c 'x = bytearray(300 << 20); import time; time.sleep(60)'", "memory", "more than 200 MiB"),
    ],
)
def test_what_fails_is_a_row_and_the_rest_goes_on(new_sweep: Sweeps, text: str, kind: str, says: str) -> None:
    work = new_sweep(terms=steps.Terms(eda.Limits(seconds=1 if kind == "timeout" else 0, memory_mib=200)))
    failed, other = work.run([Script(text), Script("echo 4")])
    assert failed is not None and failed.failure is not None
    assert failed.failure.kind == kind and says in failed.failure.said
    assert (failed.folder / "sh.log").is_file() and failed.failure.log == "sh.log"
    assert results([other]) == [4]
    assert says.splitlines()[0] in work.progress.out.getvalue()  # type: ignore[attr-defined]


def test_a_budget_of_runs_ends_a_sweep_and_the_store_costs_nothing(new_sweep: Sweeps) -> None:
    tasks = [Script(f"echo {n}") for n in range(5)]
    assert results(new_sweep(budget=Budget.parse("2")).run(tasks)) == [0, 1, None, None, None]
    assert results(new_sweep(budget=Budget.parse("2")).run(tasks)) == [0, 1, 2, 3, None]


def test_a_budget_of_time_counts_what_steps_took(new_sweep: Sweeps) -> None:
    busy = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo"
    found = new_sweep(jobs=1, budget=Budget(cpu_s=0.05)).run([Script(f"{busy} {n}") for n in range(9)])
    assert results(found)[0] == 0 and results(found)[-1] is None


@pytest.mark.parametrize("text", ["", "0", "-1", "2.5", "3 days", "h"])
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(ValueError, match="is not a budget: give a number of runs, or CPU time"):
        Budget.parse(text)


def test_a_step_at_which_another_process_works_is_waited_for(kept: store.Store, new_sweep: Sweeps, tmp_path: Path) -> None:
    """The other process has the claim; when it is dead, the step is done here."""
    step = Script("echo 5")
    other = subprocess.Popen(["sleep", "3"])
    host = os.uname().nodename
    claim = kept.root / f"claim-{kept.folder(step.inputs()).name}"
    claim.write_text(f"{host}_{other.pid}\n")
    start = time.monotonic()
    watcher = subprocess.Popen(["sh", "-c", f"sleep 1.5; kill {other.pid}"])
    threading.Thread(target=other.wait).start()
    assert results(new_sweep().run([step])) == [5]
    assert time.monotonic() - start > 1
    watcher.wait()


def test_memory_is_shared_by_the_jobs_here(new_sweep: Sweeps) -> None:
    work = new_sweep(jobs=4)
    work.pool.memory_mib = 3 * executors.USUAL_MIB - 1
    one = Script("echo 1")
    assert work._room([], one) and work._room([one], one) and not work._room([one, one], one)


def working_in(folder: Path) -> list[int]:
    """Processes whose current folder is inside."""
    found = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if str(link.readlink()).startswith(str(folder)):
                found.append(int(link.parent.name))
        except OSError:
            continue
    return found


def until(what: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def test_after_kill_9_no_finished_job_runs_again(tmp_path: Path) -> None:
    kept = store.Store(tmp_path / "store")
    command = [sys.executable, str(HERE / "sweep_small.py"), str(tmp_path), "8"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}

    def placed() -> list[Path]:
        return sorted(kept.root.glob("nextpnr_ecp5-*/result.json"))

    first = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    until(lambda: len(placed()) >= 3 and bool(working_in(kept.root)), 300)
    first.send_signal(signal.SIGKILL)
    first.wait()
    until(lambda: not working_in(kept.root), 5)
    before = {path: path.stat().st_mtime_ns for path in placed()}
    assert 3 <= len(before) < 8

    second = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert len(placed()) == 8
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert "9 of 9 steps in" in second.stderr and f"{len(before) + 1} of them from the store" in second.stderr
    assert not list(kept.root.glob("unfinished-*")) and not list(kept.root.glob("claim-*"))


def content(root: Path) -> dict[str, bytes]:
    """Returns the content of a store, without time, place and speed."""
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in root.glob("*/*")
        if path.name in (store.INPUTS, store.RESULT, "harness.json", "report.json", "synth.ys")
    }


def test_a_dask_cluster_makes_the_same_store(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    stores = [store.Store(tmp_path / name) for name in ("here", "there")]
    for each in stores:
        each.open()
    clocks = sweep_small.run(tmp_path, stores[0], executors.Local(2, 0), 3)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pool = executors.Cluster(cluster.scheduler_address)
        assert pool.capacity == 2
        assert sweep_small.run(tmp_path, stores[1], pool, 3) == clocks
        pool.close()
    here, there = (content(each.root) for each in stores)
    assert here == there and len(here) == 4 * 2 + 2 + 3


def test_workers_without_the_explorer_are_told_how_to_start_them(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    dask = Path(sys.executable).parent / "dask"
    told = tmp_path / "scheduler.json"
    (tmp_path / "tandem_explore.py").write_text("")  # found before the package of this environment
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    started = [
        subprocess.Popen(
            [dask, what, *more, "--scheduler-file", str(told)], cwd=tmp_path, env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )
        for what, *more in (
            ("scheduler", "--port", "0", "--no-dashboard"), ("worker", "--nthreads", "1", "--no-dashboard", "--no-nanny"),
        )
    ]  # fmt: skip
    try:
        until(lambda: told.is_file() and told.read_text() != "", 120)
        address = json.loads(told.read_text())["address"]

        def complaint() -> str:
            with pytest.raises(eda.EdaError) as caught:
                executors.Cluster(address)
            return str(caught.value)

        until(lambda: "has no workers" not in complaint(), 120)
        assert "cannot run the explorer" in complaint() and "build/venv/bin/dask" in complaint()
    finally:
        for process in started:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_a_scheduler_that_does_not_answer_is_named() -> None:
    with pytest.raises(eda.EdaError, match="no Dask scheduler answers at tcp://127.0.0.1:9.*dask scheduler"):
        executors.Cluster("tcp://127.0.0.1:9")
