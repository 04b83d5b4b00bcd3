"""The report without a browser: points, fronts, tables, the picture, and whether it is current."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import explored_toy
from tandem_explore.__main__ import main
from tandem_explore.report import chart, page, paper, points, tables
from tandem_explore.report.command_of import command_of
from tandem_facts import facts
from tandem_facts.schema import FactsError
from tandem_tools import results
from tandem_tools.front import dominates, front


@pytest.fixture
def explored(repository: Path) -> Path:
    """A repository with stored figures."""
    explored_toy.store(repository)
    return repository


def report_of(root: Path) -> points.Report:
    return points.collect(results.current(root), facts.load_all(root))


def run(monkeypatch: pytest.MonkeyPatch, root: Path, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["tandem-explore", *arguments, "--root", str(root)])
    monkeypatch.chdir(root)
    return main()


def test_figures_become_points(explored: Path) -> None:
    report = report_of(explored)
    fpga, cells, xilinx = report.groups
    assert (fpga.row, fpga.what, fpga.target) == (explored_toy.FPGA, "core", "ECP5 LFE5U-12F-6")
    fine = fpga.points[1]
    assert (fine.name, fine.label, fine.parameters) == ("deep_fine", "T-F", {"Cut": "fine"})
    assert (fine.area, fine.clock, fine.rate, fine.latency_clocks, fine.block_rams) == (4000, 300, 3, 40, 0)
    assert fine.clocks == [300, 310, 290]
    assert fine.marks == ["placed and routed"]
    assert fine.command == "tandem-explore run toy --grid 'architecture=deep Cut=fine' --target ecp5-12k --seeds 3"
    assert (cells.points[0].name, cells.points[0].recipe, cells.points[0].marks) == ("plain", "small", ["pre-layout"])
    assert report.sources[0].tools == "Yosys 0.70, nextpnr 0.11.1"
    assert [axis.key for axis in cells.axes] == ["area", "rate", "efficiency", "clock"]
    assert [point.marks for point in xilinx.points] == [["synthesis only"], ["synthesis only"], ["failed: timeout"]]


def test_what_is_set_beside_the_grid_is_another_design(explored: Path) -> None:
    path = explored_toy.store(explored)
    text = path.read_text().replace("--seeds 3", "--copies 4 --seeds 3").replace('"Cut":"fine"', '"Cut":"fine","copies":4')
    old, new = ('"what":"{}","parameters":{{"recipe":"small"}},"target":"toylib","engine":"{}"'.format(*names)
                for names in (("core", "plain"), ("part", "tnd_toy_turn")))  # fmt: skip
    assert old in text
    path.write_text(text.replace(old, new))
    groups = report_of(explored).groups
    fine = groups[0].points[1]
    assert (fine.name, fine.label, fine.title) == ("deep_fine copies=4", "T-F copies=4", "deep Cut=fine copies=4")
    assert "--grid 'architecture=deep Cut=fine' --target ecp5-12k --copies 4 --seeds 3" in fine.command
    (turn,) = next(group for group in groups if group.what == "part").points
    assert (turn.name, turn.recipe, turn.marks) == ("tnd_toy_turn small", "small", ["pre-layout", "no tests"])
    assert turn.command.startswith("tandem-explore run toy --copies 4")


def test_a_point_on_the_front_is_beaten_by_none(explored: Path) -> None:
    assert [(p.title, p.front) for p in report_of(explored).groups[0].points] == [
        ("plain", True), ("deep Cut=fine", True), ("deep Cut=coarse", False),
    ]  # fmt: skip
    a, b, c, unknown = (SimpleNamespace(rate=rate, area=area) for rate, area in ((2, 5), (2, 6), (3, 9), (9, None)))
    ways: list[tuple[str, points.Direction]] = [("rate", "high"), ("area", "low")]
    assert front([a, b, c, unknown], ways) == [a, c]
    assert dominates(a, b, ways) and not dominates(a, a, ways) and not dominates(a, c, ways)


def test_figures_of_what_there_is_no_more_are_refused(explored: Path) -> None:
    for old, new, complaint in [
        ('"algorithm":"toy"', '"algorithm":"tay"', "no algorithm 'tay'"),
        ('"engine":"plain"', '"engine":"flat"', "no architecture 'flat'"),
        ('"Cut":"fine"', '"Cut":"thin"', "Cut has no value 'thin'"),
        ('"kind":"modelled"', '"kind":"guessed"', "unknown kind 'guessed'; kinds are measured"),
        ('"1":300', '"1":"fast"', "expected a number, found a string 'fast'"),
        ('"value":4000', '"value":NaN', "NaN is not a number"),
        ('"value":4000', '"value":1e999', "inf is not a number"),
        ('"value":4000', f'"value":{10**400}', "the number is too large"),
        ('"value":4000', f'"value":{"[" * 100_000}1{"]" * 100_000}', "a-machine-2030-01-02.json: it is nested too deeply"),
        ('"value":4000', '"value":"\udcff"', "a-machine-2030-01-02.json: .*can't decode"),
    ]:
        path = explored_toy.store(explored)
        path.write_bytes(path.read_text().replace(old, new).encode(errors="surrogateescape"))
        with pytest.raises(FactsError, match=complaint):
            report_of(explored)


@pytest.mark.parametrize(
    ("stored", "target", "expected"),
    [
        ("run zuc --target ice40-hx8k --target ecp5-12k --budget 9h", "iCE40 HX8K", "--target ice40-hx8k"),
        ("run zuc --target=ice40-hx8k --target ecp5-12k", "ECP5 LFE5U-12F-6", "--target ecp5-12k"),
        ("run zuc --liberty a.lib.gz --target cells:b.lib --top", "b", "--target cells:b.lib --top"),
        ("run zuc --grid 'sbox=*' --target xilinx-7 --json x.json", "Xilinx 7-series", "--target xilinx-7"),
    ],
)
def test_the_command_of_a_point_is_that_of_the_sweep_for_it_alone(stored: str, target: str, expected: str) -> None:
    assert command_of(f"tandem-explore {stored}", "a=b", target) == f"tandem-explore run zuc --grid a=b {expected}"
    assert command_of("make something", "a=b", target) == "make something"


def test_the_paper_stands_beside_the_same_here(explored: Path) -> None:
    report = report_of(explored)
    cores = report.others["toy"].published
    (pair,) = paper.pairs(report.groups[0], cores)
    assert pair.ours is report.groups[0].points[1]
    assert (pair.published.name, pair.better) == ("T-F", None)
    assert paper.pairs(report.groups[1], cores) == []

    # A point of the same class with no less throughput and no more LUTs beats it, if it is quick enough without the dagger.
    report.groups[0].points[0].rate = 3.5
    (pair,) = paper.pairs(report.groups[0], cores)
    assert (pair.better, pair.longer) == (report.groups[0].points[0], False)
    report.groups[0].points[0].latency = 1e6
    assert paper.pairs(report.groups[0], cores)[0].longer
    report.groups[0].points[0].block_rams = 2
    assert paper.pairs(report.groups[0], cores)[0].better is None


def test_published_cores_have_an_area_only_where_it_can_be_compared(explored: Path) -> None:
    others = facts.load_all(explored)[0].others
    slices, gates, rumour = (page.published(core, others.slices) for core in others.published)
    assert (slices["area"], slices["area_words"], slices["scaled"], slices["asic"]) == (
        3000,
        "1,500 slices + 10 RAM",
        True,
        False,
    )
    assert (gates["area"], gates["asic"], gates["efficiency"]) == (20, True, 0.2)
    assert (rumour["area"], rumour["efficiency"], rumour["asic"]) == (None, None, False)


def test_a_published_core_without_a_rate_has_no_place_on_that_axis(explored: Path) -> None:
    others = facts.load_all(explored)[0].others
    part = page.published(replace(others.published[0], rate_gbit_s=0.0), others.slices)
    assert (part["rate"], part["efficiency"]) == (None, None) and part["area"]


def test_csv_has_every_point(explored: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(tables.as_csv(report_of(explored)))))
    fpga, cells = ["plain", "deep_fine", "deep_coarse"], ["plain", "deep_fine"]
    assert [row["point"] for row in rows] == [*fpga, *cells, *fpga]
    fine = rows[1]
    assert (fine["area"], fine["area unit"], fine["rate Gb/s"], fine["front"]) == ("4000", "LUT", "3", "yes")
    assert fine["command"].endswith("--seeds 3") and rows[3]["latency ns"] == ""


def test_latex_has_the_fronts(explored: Path) -> None:
    text = tables.as_latex(report_of(explored))
    first = text[: text.index("\\end{tabular}")]
    assert "T-F & 4000 & 300 & 3 & 133.3 & 0.75 \\\\" in first and "coarse" not in first
    assert "deep Cut=fine small" not in text and "T-F" in text.partition("\\end{tabular}")[2]
    assert "modelled: tandem-explore run toy" in first
    assert not re.search(r"(?<!\\)[_#]", "\n".join(line for line in text.splitlines() if not line.startswith("%")))


def test_the_picture_shows_points_front_and_names(explored: Path) -> None:
    group = report_of(explored).groups[0]
    tree = ElementTree.fromstring(chart.draw(group))
    texts = [node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Toy core, ECP5 LFE5U-12F-6", "T-F", "plain", "deep", "area, LUT →"} <= set(texts)
    marks = [node for node in tree.iter("{http://www.w3.org/2000/svg}path") if "translate" in node.get("transform", "")]
    assert len(marks) == 3 + 2  # and two in the legend
    assert chart.draw(group) == chart.draw(group)
    assert "latency, ns →" in chart.draw(group, "latency", "clock")


def test_the_page_is_whole_and_always_the_same(explored: Path) -> None:
    text = page.render(report_of(explored), "tandem-explore report")
    assert text == page.render(report_of(explored), "tandem-explore report")
    assert "@data@" not in text and "@script@" not in text
    assert not re.search(r"(src|href)=[\"']?(?!data:)\w+:", text)
    found = re.search(r'id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data = json.loads(found[1].replace("<\\/", "</"))
    assert [len(group["points"]) for group in data["groups"]] == [3, 2, 3]
    assert data["groups"][0]["points"][0]["block_rams"] == 0


def test_every_form_is_written_and_checked(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    forms = ["-o", "p.html", "--svg", "p.svg", "--csv", "p.csv", "--latex", "p.tex"]
    assert run(monkeypatch, explored, "report", *forms, "--check") == 1
    assert run(monkeypatch, explored, "report", *forms) == 0
    assert run(monkeypatch, explored, "report", *forms, "--check") == 0
    assert run(monkeypatch, explored, "report", *forms[2:], "--check") == 0  # the page is not kept
    (explored / "p.svg").write_text("old")
    capsys.readouterr()
    assert run(monkeypatch, explored, "report", *forms, "--check") == 1
    said = capsys.readouterr().err
    assert "p.svg does not match the stored figures; run `tandem-explore report" in said and "p.csv is" not in said


EVERY_ROW = (explored_toy.FPGA, explored_toy.CELLS, explored_toy.XILINX)


@pytest.mark.parametrize("rows", [*((row,) for row in EVERY_ROW), EVERY_ROW])
def test_a_table_of_failed_designs_alone_is_shown_as_such(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rows: tuple[str, ...]
) -> None:
    explored_toy.only_failed(explored, *rows)
    assert run(monkeypatch, explored, "report", "-o", "p.html", "--csv", "p.csv", "--latex", "p.tex") == 0
    lines = list(csv.DictReader((explored / "p.csv").open()))
    assert len(lines) == 8
    failed = [line for line in lines if line["marks"] == "failed: memory"]
    assert {line["target"] for line in failed} == {row.partition(", ")[2] for row in rows}
    assert not any(line["front"] or line["area"] for line in failed)
    assert '"failed: memory"' in (explored / "p.html").read_text()
    assert (explored / "p.tex").read_text().count("\\begin{tabular}") == len(EVERY_ROW) - len(rows)
    capsys.readouterr()
    drawn = run(monkeypatch, explored, "report", "--svg", "p.svg", *(["--table", rows[0]] if len(rows) == 1 else []))
    assert (drawn, "has no figures to draw, because every design failed" in capsys.readouterr().err) == (1, True)
    # The table that is drawn by default has figures, if any has.
    if len(rows) == 1 and rows[0] != explored_toy.FPGA:
        assert run(monkeypatch, explored, "report", "--svg", "p.svg") == 0


def test_axes_that_no_point_has_together_are_named(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = explored / explored_toy.FILE
    kept = [
        figure for figure in results.load(path)
        if (figure.engine == "plain") != (figure.metric in ("rate", "clock", "latency"))
        and f"toy core, {figure.target}" == explored_toy.FPGA
    ]  # fmt: skip
    results.write(path, kept)
    assert run(monkeypatch, explored, "report", "--svg", "p.svg") == 1
    assert "no point has figures on both axes, area and throughput" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["none.json"], "no file none.json"),
        (
            ["--svg", "x.svg", "--table", "tea"],
            "no table 'tea'; there are: toy core, ECP5 LFE5U-12F-6; toy core, toylib; toy core, Xilinx 7-series",
        ),
        (["--svg", "x.svg", "--axes", "rate"], "give two of area, rate, latency"),
        (["--svg", "x.svg", "--axes", "rate,price"], "no axes 'rate,price'"),
    ],
)
def test_what_is_not_there_is_named(
    explored: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert run(monkeypatch, explored, "report", *arguments) == 1
    assert complaint in capsys.readouterr().err


def test_without_figures_there_is_no_report(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, repository, "report") == 1
    assert "no explored figures" in capsys.readouterr().err
