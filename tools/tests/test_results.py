"""Stored figures: every file of them, how they are written, when they are refused, and when they are stale."""

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import fastjsonschema
import pytest

import toy
from tandem_facts import digest, facts
from tandem_tools import constant_time, fuzz_figures, long_stream, results, stale
from tandem_tools.results import Figure, Origin
from toy import REPOSITORY

VALID = fastjsonschema.compile(json.loads((REPOSITORY / "docs/formats/results.schema.json").read_text()))
MACHINE = "x86_64 A(R) CPU (family 1 model 2 stepping 3), 2 CPUs"
RUN = Origin("sim-toy", "tandem bench sim", "0123456789ab", MACHINE, "2030-01-02")
FIGURE = Figure(
    algorithm="toy", direction="encrypt", bytes=64, depth=8, parameters={"clock_mhz": 80.0, "memory": "unloaded"},
    engine="sim.deep", metric="rate", unit="MB/s", value=1.5, range=(1.0, 2.0), kind="modelled", rtl="0" * 16, run=RUN,
)  # fmt: skip


@pytest.mark.parametrize("path", results.files(REPOSITORY), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_stored_file_is_as_the_schema_says(path: Path) -> None:
    VALID(json.loads(path.read_text()))
    figures = results.load(path)
    assert {figure.suite for figure in figures} == {path.parent.name}
    (name,) = {f"{results.slug(figure.run.machine)}-{figure.run.date}" for figure in figures}
    assert path.stem.removeprefix(name) == "" or path.stem.removeprefix(f"{name}-").isdecimal()


def test_every_figure_of_our_rtl_says_from_which_sources() -> None:
    for figure in results.current(REPOSITORY):
        of_rtl = figure.engine.startswith(results.SIMULATED) or figure.suite == "explore"
        assert bool(figure.rtl) == (of_rtl and figure.kind == "modelled"), figure.design


@pytest.mark.parametrize(
    "change",
    [{"rows": 1}, {"kind": "guessed"}, {"value": "much"}, {"note": ""}, {"bytes": 0}, {"rtl": "main"}, {"parameters": {}}],
)
def test_the_schema_refuses_what_is_wrong(tmp_path: Path, change: dict[str, object]) -> None:
    results.write(tmp_path / "a.json", [FIGURE])
    content = json.loads((tmp_path / "a.json").read_text())
    VALID(content)
    content["runs"][0]["figures"][0] |= change
    with pytest.raises(fastjsonschema.JsonSchemaException):
        VALID(content)


def test_what_the_tools_store_is_as_the_schema_says(tmp_path: Path) -> None:
    case = constant_time.Case("eea3.avx2", True, True)
    figures = [
        *long_stream.figures(2, 1.5, [long_stream.Outcome("age -d", 0, 0.5, 9.5)], RUN),
        *fuzz_figures.figures_of("armor", "#2\tNEW cov: 1 ft: 2 corp: 3/4b\nstat::number_of_executed_units: 5\n", 0, RUN),
        *constant_time.figures([constant_time.Outcome(case, "msan", 0, "")], RUN),
    ]
    results.write(tmp_path / "a.json", figures)
    VALID(json.loads((tmp_path / "a.json").read_text()))
    assert results.load(tmp_path / "a.json") == tuple(figures) and len(figures) == 8


def test_figures_of_a_changed_tree_are_none_by_the_schema(tmp_path: Path) -> None:
    results.write(tmp_path / "a.json", [replace(FIGURE, run=replace(RUN, commit="0123456789ab-dirty"))])
    with pytest.raises(fastjsonschema.JsonSchemaException, match="commit"):
        VALID(json.loads((tmp_path / "a.json").read_text()))


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    other = replace(RUN, suite="sim-other", tools={"Yosys": "1"})
    figures = [FIGURE, replace(FIGURE, value=2.0, run=other), replace(FIGURE, value=3.0, seeds={"1": 2.5})]
    results.write(tmp_path / "a.json", figures)
    assert results.load(tmp_path / "a.json") == (figures[0], figures[2], figures[1])  # run by run
    assert (tmp_path / "a.json").read_text().count("tandem bench sim") == 2


def test_a_record_is_a_new_file(tmp_path: Path) -> None:
    (first,) = results.record(tmp_path, [FIGURE])
    (second,) = results.record(tmp_path, [replace(FIGURE, value=2.0)])
    assert first == tmp_path / "results/sim-toy/x86-64-a-1-2-3-2030-01-02.json"
    assert second.name == "x86-64-a-1-2-3-2030-01-02-2.json"
    assert results.load(first) == (FIGURE,)
    assert [figure.value for figure in results.current(tmp_path)] == [2.0]
    # A figure of another machine on the same day is newer, too.
    elsewhere = replace(FIGURE, value=3.0, run=replace(RUN, machine="x86_64 B, 2 CPUs"))
    (third,) = results.record(tmp_path, [elsewhere])
    assert third.name == "x86-64-b-2030-01-02-3.json"
    assert results.files(tmp_path) == [first, second, third]


def git(root: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@b.invalid")
    subprocess.run(["git", "-C", root, *identity, *arguments], check=True, capture_output=True)


@pytest.fixture
def committed(tmp_path: Path) -> Path:
    """A repository with a source, a document and results, all committed."""
    for name in ("tools/commit.sh", "source.c", "docs/a.txt", "README.md", "results/a.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("old\n")
    (tmp_path / "tools/commit.sh").write_bytes((REPOSITORY / "tools/commit.sh").read_bytes())
    (tmp_path / "tools/commit.sh").chmod(0o755)
    git(tmp_path, "init")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-m", "all")
    return tmp_path


def test_figures_of_a_changed_tree_are_refused(committed: Path) -> None:
    commit = results.commit(committed)
    results.require_recordable(committed)
    for name in ("docs/a.txt", "README.md", "results/a.json"):
        (committed / name).write_text("new\n")
    results.require_recordable(committed)
    git(committed, "commit", "-am", "no source")
    assert results.commit(committed) == commit
    (committed / "source.c").write_text("new\n")
    assert results.commit(committed) == f"{commit}-dirty"
    with pytest.raises(results.RecordError, match="files have changes that no commit has; commit them first"):
        results.require_recordable(committed)
    git(committed, "commit", "-am", "a source")
    assert results.commit(committed) != commit
    results.require_recordable(committed)


def test_figures_of_a_program_of_another_commit_are_refused(committed: Path) -> None:
    program = committed / "program"
    commit = results.commit(committed)
    for content, right in ((commit, True), ("0123456789ab", False), (f"{commit}-dirty", False)):
        program.write_text(f"x{content}\0")
        if right:
            results.require_recordable(committed, program)
        else:
            with pytest.raises(results.RecordError, match="is not built from .*run `make build` again"):
                results.require_recordable(committed, program)


def test_without_git_nothing_is_stored(tmp_path: Path) -> None:
    with pytest.raises(results.RecordError, match="this is no git repository"):
        results.require_recordable(tmp_path)


DEEP = "module tnd_toy_core_deep #(\n  parameter int unsigned Cut = 2\n) ();\n"


@pytest.fixture
def with_rtl(repository: Path) -> Path:
    """The toy with sources of its core, and an accelerator that is simulated."""
    cores = [f"algorithms/toy/rtl/tnd_toy_core_{name}.sv" for name in ("plain", "deep")]
    files = {
        "algorithms/toy/rtl/sources.f": "\n".join(cores),
        "algorithms/toy/rtl/tnd_toy_core_deep.sv": DEEP,
        "hw/sources.f": "hw/shell/tnd_shell.sv\n",
        "hw/shell/tnd_shell.sv": "module tnd_shell; endmodule\n",
        "generated/tops/tnd_toy_top.sv": "module tnd_toy_top; tnd_shell s(); tnd_toy_core_deep c(); endmodule\n",
    }
    for name, text in files.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text)
    build = '[[builds]]\nname = "deep"\ntitle = "a core"\nparameters = { Cut = "fine", N = 2 }\n'
    toy.edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{toy.OPERATIONS}{toy.TOP}{build}[bench]")
    return repository


def judge(root: Path) -> stale.Judge:
    return stale.Judge(root, facts.load_all(root))


PLACED = Figure(
    algorithm="toy", what="core", parameters={"Cut": "fine"}, target="ECP5", engine="deep", metric="clock", value=1,
    kind="modelled", run=replace(RUN, suite="explore"),
)  # fmt: skip
ABOUT = {
    "core": PLACED,
    "accelerator": replace(PLACED, what="accelerator", parameters={"Cut": "fine", "MemDataWidth": 64.0, "copies": 4.0}),
    "part": replace(PLACED, what="part", engine="tnd_toy_core_deep", parameters={"Cut": 1.0}),
    "simulated": FIGURE,
}


@pytest.mark.parametrize("what", ABOUT)
def test_a_figure_is_stale_once_its_sources_change(with_rtl: Path, what: str) -> None:
    figure = replace(ABOUT[what], rtl=judge(with_rtl).hash_of(ABOUT[what]))
    path = with_rtl / "algorithms/toy/rtl/tnd_toy_core_deep.sv"

    def is_stale() -> bool:
        (judged,) = judge(with_rtl).judged([figure])
        return judged.stale

    assert len(figure.rtl) == 16 and not is_stale()
    path.write_text(f"// A comment.\n{DEEP}  /* and space */\n")
    (with_rtl / "algorithms/toy/rtl/tnd_toy_core_plain.sv").write_text("module tnd_toy_core_plain; wire other; endmodule\n")
    assert not is_stale()
    (with_rtl / "hw/shell/tnd_shell.sv").write_text("module tnd_shell; wire other; endmodule\n")
    assert is_stale() == (what in ("accelerator", "simulated"))
    (with_rtl / "hw/shell/tnd_shell.sv").write_text("module tnd_shell; endmodule\n")
    path.write_text(DEEP.replace("();", "(input wire a);"))
    assert is_stale()


def test_a_simulated_build_has_its_parameters_in_the_hash(with_rtl: Path) -> None:
    assert digest.builds(with_rtl, facts.load_all(with_rtl))["toy.deep"].parameters == (("Cut", 1), ("N", 2))
    before = judge(with_rtl).hash_of(FIGURE)
    toy.edit(with_rtl / "algorithms/toy/algorithm.toml", "N = 2", "N = 3")
    assert judge(with_rtl).hash_of(FIGURE) != before


def test_what_is_not_made_from_rtl_is_never_stale(with_rtl: Path) -> None:
    (judged,) = judge(with_rtl).judged([replace(FIGURE, rtl="", kind="measured")])
    assert not judged.stale


def test_the_command_prints_nothing_or_what_is_stale(
    with_rtl: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["stale", "--root", str(with_rtl)])
    right = replace(PLACED, rtl=judge(with_rtl).hash_of(PLACED))
    results.record(with_rtl, [right, replace(right, metric="rate"), replace(FIGURE, rtl="", kind="measured")])
    assert (stale.main(), capsys.readouterr().out) == (0, "")
    toy.edit(with_rtl / "algorithms/toy/rtl/tnd_toy_core_deep.sv", "Cut = 2", "Cut = 3")
    assert stale.main() == 1
    said = capsys.readouterr().out
    assert said == "explore: toy deep core Cut=fine on ECP5: 2 figures of 2030-01-02, 0123456789ab: `tandem bench sim`\n"


def test_every_simulated_accelerator_is_known() -> None:
    names = set(digest.builds(REPOSITORY, facts.load_cores(REPOSITORY)))
    assert {f"{figure.algorithm}.{figure.engine.removeprefix(results.SIMULATED)}"
            for figure in results.current(REPOSITORY) if figure.engine.startswith(results.SIMULATED)} <= names  # fmt: skip
