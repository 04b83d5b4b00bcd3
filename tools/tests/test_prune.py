"""Pruning removes figures that newer ones replace, and changes nothing that tables and reports show."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tandem_tools import prune, results
from tandem_tools.results import Figure, Origin
from toy import REPOSITORY

CUMULATIVE = ("bare-metal", "constant-time", "explore", "explorer")
WIDE, OTHER_WIDE, NARROW, UNKNOWN = (f"x86_64 {name}, 2 CPUs" for name in ("Wide", "Other", "Narrow", "Unknown"))
ENGINES = {WIDE: "cpu.avx512", OTHER_WIDE: "cpu.avx512", NARROW: "cpu.avx2", UNKNOWN: "cpu.portable"}


def figure(suite: str, machine: str, day: int, **more: object) -> Figure:
    run = Origin(suite, f"a command of day {day}", "0123456789ab", machine, f"2030-01-{day:02}")
    plain = Figure(engine=ENGINES[machine], metric="rate", unit="MB/s", value=1.0, kind="measured", run=run)
    return replace(plain, **more)  # type: ignore[arg-type]


def days(root: Path, suite: str) -> list[tuple[str, int]]:
    """Machine and day of every run that is left of a suite."""
    runs = [results.load(path)[0].run for path in results.files(root, suite)]
    return sorted((run.machine.split()[1].rstrip(","), int(run.date[-2:])) for run in runs)


def shown(root: Path) -> dict[str, tuple[list[Figure], list[Figure]]]:
    """Returns all figures that writers of tables and reports read, in their order."""
    suites = {path.parent.name for path in results.files(root)}
    return {suite: (results.current(root, suite), results.newest_day(root, suite)) for suite in suites}


def test_nothing_stored_is_replaced() -> None:
    assert prune.prune(REPOSITORY, check=True) == [], "run `python -m tandem_tools.prune`"


def test_each_class_of_machine_keeps_its_newest_day(tmp_path: Path) -> None:
    for machine, day in ((WIDE, 1), (NARROW, 2), (OTHER_WIDE, 3), (WIDE, 3), (UNKNOWN, 1), (UNKNOWN, 4)):
        results.record(tmp_path, [figure("peers-toy", machine, day)])
    prune.prune(tmp_path)
    assert days(tmp_path, "peers-toy") == [("Narrow", 2), ("Other", 3), ("Unknown", 4), ("Wide", 3)]


def test_the_last_run_of_a_machine_and_day_is_kept(tmp_path: Path) -> None:
    results.record(tmp_path, [figure("peers-toy", WIDE, 1, value=1.0)])
    results.record(tmp_path, [figure("peers-toy", WIDE, 1, value=2.0)])
    prune.prune(tmp_path)
    (path,) = results.files(tmp_path)
    assert [one.value for one in results.load(path)] == [2.0]


def test_clocks_of_simulated_hardware_have_no_class_of_machine(tmp_path: Path) -> None:
    for machine, day in ((WIDE, 2), (NARROW, 1), (OTHER_WIDE, 2)):
        results.record(tmp_path, [figure("sim-toy", machine, day, engine="sim.deep", kind="modelled")])
    prune.prune(tmp_path)
    assert days(tmp_path, "sim-toy") == [("Other", 2)]


@pytest.mark.parametrize("suite", CUMULATIVE)
def test_no_design_of_a_cumulative_suite_disappears(tmp_path: Path, suite: str) -> None:
    assert set(CUMULATIVE) == set(results.CUMULATIVE)
    for day, names in ((1, "ab"), (1, "c"), (2, "bd"), (3, "")):
        results.record(tmp_path, [figure(suite, WIDE, day, what=name, metric=of) for name in names for of in ("LUT", "MHz")])
    before = shown(tmp_path)
    prune.prune(tmp_path)
    assert shown(tmp_path)[suite][0] == before[suite][0]
    kept = [(one.what, one.metric, one.run.date[-1]) for path in results.files(tmp_path) for one in results.load(path)]
    assert kept == [(name, of, day) for name, day in ("a1", "c1", "b2", "d2") for of in ("LUT", "MHz")]
    assert len(results.files(tmp_path)) == 2


@pytest.mark.parametrize("seed", range(20))
def test_tables_and_reports_show_the_same(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    for day in range(1, 6):
        for _ in range(chance.randrange(6)):
            suite = chance.choice((*CUMULATIVE, "peers-toy", "peers-toy-avx2", "sim-toy"))
            own = figure(suite, chance.choice(list(ENGINES)), day, value=chance.random())
            found = [replace(own, what=name) for name in chance.sample("abcdef", 3)]
            kind = {"engine": "sim.deep", "kind": "modelled"} if suite == "sim-toy" else {}
            results.record(tmp_path, [replace(one, **kind) for one in found])  # type: ignore[arg-type]
    before = shown(tmp_path)
    prune.prune(tmp_path)
    after = shown(tmp_path)
    assert {suite: of[0] for suite, of in after.items()} == {suite: of[0] for suite, of in before.items()}
    for suite in {"peers-toy", "peers-toy-avx2"} & after.keys():
        assert after[suite][1] == before[suite][1]
    assert prune.prune(tmp_path) == []


def test_a_check_changes_nothing_and_says_what_to_do(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for day in (1, 2):
        results.record(repository, [figure("peers-toy", WIDE, day)])
    before = results.files(repository)
    monkeypatch.setattr("sys.argv", ["prune", "--root", str(repository), "--check"])
    assert prune.main() == 1
    said = capsys.readouterr()
    assert said.out == f"{before[0].relative_to(repository)}\n" and "run `python -m tandem_tools.prune`" in said.err
    assert results.files(repository) == before
