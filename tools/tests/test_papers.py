"""Facts of the documents: their form, what must not be missing, what must exist, and the page that is made of them."""

from dataclasses import replace
from pathlib import Path

import pytest

from tandem_facts import papers
from tandem_facts.papers import STATES, Item, Paper
from tandem_facts.schema import FactsError
from tandem_tools.generate import write_papers
from tandem_tools.papers import checks, commands, records
from tandem_tools.results import Figure, Origin
from toy import REPOSITORY

WORKS = 'state = "works"\ncommand = "make generate"\npage = "docs/toy.md"\ntests = ["tests/test_*.py"]\n'
HEAD = """\
title = "A paper"
authors = "Somebody"
year = 2001
page = "docs/toy.md"
tables = ["1"]
figures = ["2"]
"""
ITEMS = f"""
[[items]]
kind = "system"
name = "the core"
place = "section 1"
{WORKS}
[[items]]
kind = "table"
number = "1"
name = "areas"
place = "table 1"
state = "open"
because = "nothing is placed"

[[items]]
kind = "figure"
number = "2"
name = "rates"
place = "figure 2"
state = "differs"
because = "there is no board"
records = ["toy engine=ours size=4"]
images = ["docs/rates.svg"]
"""
ROW = Figure(engine="ours", metric="rate", value=1, kind="modelled", parameters={"size": 4.0})
STORED = replace(ROW, run=Origin("toy", "make toy", "0123abc", "a machine", "2030-01-02"))


def written(root: Path, text: str = HEAD + ITEMS) -> Path:
    path = root / papers.FOLDER / "toy.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_reads_the_documents_by_year(tmp_path: Path) -> None:
    written(tmp_path).with_name("old.toml").write_text((HEAD + ITEMS).replace("2001", "1999"))
    assert [paper.name for paper in papers.load_all(tmp_path)] == ["old", "toy"]
    assert [item.name for item in papers.load_all(tmp_path)[1].of_kind("table")] == ["areas"]


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('kind = "system"', 'kind = "thing"', "'the core': 'thing' is no kind: system, table"),
        ('state = "open"', 'state = "soon"', "'areas': 'soon' is no state: works, differs"),
        ('because = "nothing is placed"', "", "'areas': it is 'open': say because of what"),
        ('tests = ["tests/test_*.py"]', "", "'the core': it works: give the command"),
        ('command = "make generate"', "", "'the core': it works: give the command"),
        ('page = "docs/toy.md"\ntests', "tests", "'the core': it works: give the command"),
        ("tests = [", 'because = "so"\ntests = [', "'the core': it works, so there is no because"),
        ('number = "1"\n', "", "tables and figures have a number"),
        ('name = "rates"', 'name = "areas"', "2 items are called 'areas'"),
        ('tables = ["1"]', 'tables = ["1", "3"]', "no item is table 3"),
        ('figures = ["2"]', "figures = []", "the document has no figure 2"),
        ('name = "rates"', 'name = "rates"\nnumbre = "2"', "unknown key 'numbre'"),
        ("[[items]]", "[[items", "toy.toml"),
    ],
)
def test_names_the_item_that_is_wrong(tmp_path: Path, was: str, becomes: str, complaint: str) -> None:
    path = written(tmp_path, (HEAD + ITEMS).replace(was, becomes, 1))
    with pytest.raises(FactsError, match=complaint):
        papers.load(path)


def test_a_number_stands_once(tmp_path: Path) -> None:
    twice = ITEMS.split("[[items]]")[2].replace("areas", "clocks")
    with pytest.raises(FactsError, match="2 items are table 1"):
        papers.load(written(tmp_path, f"{HEAD}{ITEMS}\n[[items]]{twice}"))


def test_records_are_found_by_suite_fields_and_parameters() -> None:
    assert records.found("toy engine=ours size=4", [STORED]) == [STORED]
    assert records.found("toy", [STORED]) == [STORED]
    for other in ("other engine=ours", "toy engine=theirs", "toy size=8", "toy depth=4"):
        assert records.found(other, [STORED]) == []


def test_everything_that_is_missing_is_named(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "Makefile").write_text("generate:\n")
    assert checks.complaints(tmp_path) == [
        "docs/papers/toy.toml: no page docs/toy.md",
        "docs/papers/toy.toml: 'the core': no page docs/toy.md",
        "docs/papers/toy.toml: 'the core': no test tests/test_*.py",
        "docs/papers/toy.toml: 'rates': no picture docs/rates.svg",
        "docs/papers/toy.toml: 'rates': nothing is stored of 'toy engine=ours size=4'",
    ]
    written(tmp_path, HEAD)
    assert checks.complaints(tmp_path) == ["docs/papers/toy.toml: missing key 'items'"]


@pytest.fixture
def tree(repository: Path) -> Path:
    """A repository with a program of each kind."""
    for name, text in {
        "Makefile": "generate: x\n",
        "src/cli/a_command.cpp": 'app.add_subcommand(\n    "selftest", "...");\ncommand->add_option("--profile")',
        "src/cli/other_programs.cpp": 'kBenchCommands[] = {"wp437"};\nkIpCommands[] = {"list"};',
        "bench/main.cpp": 'add_option("--table")',
        "explore/tandem_explore/commands/run.py": '"--target"',
        "tools/tandem_eda/flows/targets.py": '"ecp5"',
        "hls/tandem_hls/__main__.py": '"test"',
        "tools/tandem_tools/formal.py": "",
        "profiles/board.toml": "",
        "algorithms/toy/tb/CMakeLists.txt": "tandem_core_test(toy\nSOURCES x)\ntandem_test(toy_test x)",
    }.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text)
    return repository


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("make generate", ""),
        ("make nothing", "no target of make 'nothing'"),
        ("tandem selftest toy --profile board", ""),
        ("tandem selftest none", "no algorithm or operation 'none'"),
        ("tandem selftset toy", "no command of tandem 'selftset'"),
        ("tandem selftest toy --deep", "no option '--deep'"),
        ("tandem selftest toy --profile desk", "no profiles/desk.toml"),
        ("tandem bench wp437 --table 2", ""),
        ("tandem bench wp438", "no command of tandem bench 'wp438'"),
        ("tandem bench wp437 --tables 2", "no option '--tables'"),
        ("tandem-explore run toy --target ecp5", ""),
        ("tandem-explore run toy --target ecp6", "no target 'ecp6'"),
        ("tandem-explore walk", "no command of tandem-explore 'walk'"),
        ("tandem-hls test", ""),
        ("tandem-hls taste", "no command of tandem-hls 'taste'"),
        ("tandem-hls test none.c", "no file none.c"),
        ("python -m tandem_tools.formal", ""),
        ("python -m tandem_tools.normal", "no module tandem_tools.normal"),
        ("build/release/bin/toy_core_test", ""),
        ("build/release/bin/toy_test", ""),
        ("build/release/bin/boy_test", "no test program 'boy_test'"),
        ("rm -r x", "no program 'rm'"),
    ],
)
def test_a_command_exists_or_what_of_it_does_not(tree: Path, command: str, complaint: str) -> None:
    assert commands.complaint(tree, command) == complaint


def test_the_page_counts_states_and_says_when_a_figure_was_stored(tmp_path: Path) -> None:
    paper = papers.load(written(tmp_path))
    shown = replace(paper, items=(*paper.items, Item("claim", "fast", "page 2", "works", command="x", records=("toy",))))
    text = write_papers.with_tables(f"{write_papers.BEGIN}\n<!-- end -->\n", [shown], [replace(STORED, stale=True)])
    lines = text.splitlines()
    assert "| [A paper](toy.md) | 2001 | 4 | 2 | 1 | 0 | 1 |" in lines and "| all | | 4 | 2 | 1 | 0 | 1 |" in lines
    assert "| system | the core | section 1 | works, tested | `make generate` | [toy.md](toy.md) |" in lines
    assert "| table 1 | areas | table 1 | **open**: nothing is placed |  |  |" in lines
    assert "| claim | fast | page 2 | works, stored 2030-01-02 at 0123abc† | `x` |  |" in lines
    assert lines[-2] == "† The RTL has changed since."


def test_figures_of_the_text_stand_on_the_page_of_the_document(tmp_path: Path) -> None:
    stated = '[[stated]]\nname = "clock"\nvalue = "50 MHz"\nplace = "section 2"\n'
    paper = papers.load(written(tmp_path, f"{HEAD}{stated}{ITEMS}"))
    text = write_papers.stated("docs/toy.md", f"{write_papers.BEGIN_STATED}\n<!-- end -->\n", paper)
    assert "| clock | 50 MHz | section 2 |" in text


def documents() -> dict[str, Paper]:
    return {paper.name: paper for paper in papers.load_all(REPOSITORY)}


def test_none_of_the_five_documents_is_missing() -> None:
    found = documents()
    assert sorted(found) == ["aes-area-delay", "fpgacha", "hpaz", "wp437", "wp512"]
    assert sum(len(paper.items) for paper in found.values()) >= 120
    numbers = {name: (len(paper.tables), len(paper.figures)) for name, paper in found.items()}
    assert numbers == {"aes-area-delay": (1, 3), "fpgacha": (16, 11), "hpaz": (4, 6), "wp437": (5, 7), "wp512": (9, 7)}
    for paper in found.values():
        assert {item.kind for item in paper.items} == set(papers.KINDS)
        assert {item.state for item in paper.items} == set(STATES)


def test_no_label_of_the_aes_paper_is_dropped() -> None:
    names = {item.name for item in documents()["aes-area-delay"].items}
    assert len([name for name in names if name.startswith("UF") and " " not in name]) == 20
