"""The report's page in a headless Chromium: what it shows, what it does, and that it makes no requests."""

import csv
import io
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

import explored_toy
import toy
from browser import Browser, started
from tandem_explore.report import page, points
from tandem_facts import facts
from tandem_tools import results

ROOT = Path(__file__).resolve().parents[2]
TABLE = "[...document.querySelectorAll('#points tbody tr')].map(row => row.dataset.name)"
CHART = "[...document.querySelectorAll('#chart .point')].map(node => node.dataset.name)"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from started()


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("toy")
    toy.make(root)
    explored_toy.store(root)
    found = points.collect(results.current(root), facts.load_all(root))
    path = root / "report.html"
    path.write_text(page.render(found, "tandem-explore report"))
    return path


@pytest.fixture
def shown(browser: Browser, report: Path) -> Iterator[Browser]:
    """The page, fresh; afterwards nothing may have been wrong."""
    browser.open(report)
    yield browser
    assert browser.errors == []
    assert {address.partition(":")[0] for address in browser.requests} <= {"about", "file", "blob", "data"}


def text(browser: Browser, selector: str) -> str:
    return str(browser.value(f"document.querySelector('{selector}').innerText"))


@pytest.mark.parametrize("rows", [(explored_toy.CELLS,), (explored_toy.FPGA, explored_toy.CELLS, explored_toy.XILINX)])
def test_a_table_of_failed_designs_alone_can_be_opened(browser: Browser, tmp_path: Path, rows: tuple[str, ...]) -> None:
    toy.make(tmp_path)
    explored_toy.only_failed(tmp_path, *rows)
    path = tmp_path / "report.html"
    path.write_text(page.render(points.collect(results.current(tmp_path), facts.load_all(tmp_path)), "again"))
    browser.open(path)
    if len(rows) == 1:
        browser.value("[...document.querySelectorAll('#targets .pill')].find(p => p.innerText.includes('toylib')).click()")
    assert "No design has figures here" in text(browser, "#chart")
    assert "failed: memory" in text(browser, "#points") and "failed: memory" in text(browser, "#card")
    assert browser.errors == []


def test_shows_points_front_and_table(shown: Browser) -> None:
    assert sorted(shown.value(CHART)) == sorted(shown.value(TABLE)) == ["deep_coarse", "deep_fine", "plain"]
    assert shown.value("document.querySelector('#chart .front').getAttribute('d')").startswith("M")
    assert text(shown, "#count") == "3 of 3"
    assert "T-F" in text(shown, "#card") and "tandem-explore run toy --grid" in text(shown, "#card")
    assert "Toy et al., table 1" in text(shown, "#paper")
    assert "0123abc" in text(shown, "#sources")
    assert text(shown, "#best").split()[:2] == ["smallest", "1,000"]


def test_the_pointer_shows_a_point_and_its_command(shown: Browser) -> None:
    assert shown.value("document.getElementById('hint').hidden")
    shown.point_at("#chart .point[data-name=plain]")
    said = text(shown, "#hint")
    assert "tandem-explore run toy --grid architecture=plain --target ecp5-12k --seeds 3" in said
    assert "1,000 LUT" in said and "1.02 Gb/s" in said and "98.04 ns (10 clocks)" in said
    assert "modelled" in said and "placed and routed" in said
    shown.point_at("h1")
    assert shown.value("document.getElementById('hint').hidden")


def test_a_click_keeps_a_point_on_the_card(shown: Browser) -> None:
    shown.click("#chart .point[data-name=deep_coarse]")
    assert "deep Cut=coarse" in text(shown, "#card") and "3 seeds, median 90.00" in text(shown, "#card")
    assert shown.value("document.querySelector('#points tr.chosen').dataset.name") == "deep_coarse"
    shown.click("#points tr[data-name=plain]")
    assert "architecture=plain" in text(shown, "#card")


def test_filters_leave_out_points(shown: Browser) -> None:
    shown.click("#filters input[value=fine]")
    assert sorted(shown.value(CHART)) == sorted(shown.value(TABLE)) == ["deep_coarse", "plain"]
    assert text(shown, "#count") == "2 of 3"
    shown.click("#filters input[value=fine]")
    shown.click("#search")
    shown.call("Input.insertText", text="coarse")
    assert shown.value(TABLE) == shown.value(CHART) == ["deep_coarse"]
    shown.call("Input.insertText", text="ness")
    assert shown.value(CHART) == [] and "No point is left" in text(shown, "#chart")


def test_front_only(shown: Browser) -> None:
    shown.click("#front-only")
    assert sorted(shown.value(TABLE)) == ["deep_fine", "plain"]


def test_the_table_is_sorted_by_any_column(shown: Browser) -> None:
    def head(title: str) -> str:
        number = shown.value(
            f"[...document.querySelectorAll('#points th')].findIndex(h => h.innerText.startsWith('{title}')) + 1"
        )
        return f"#points th:nth-child({number})"

    assert shown.value(TABLE) == ["deep_fine", "plain", "deep_coarse"]  # most throughput first
    shown.click(f"{head('area')} button")
    assert shown.value(TABLE) == ["plain", "deep_coarse", "deep_fine"]
    assert shown.value(f"document.querySelector('{head('area')}').getAttribute('aria-sort')") == "ascending"
    shown.click(f"{head('area')} button")
    assert shown.value(TABLE) == ["deep_fine", "deep_coarse", "plain"]
    shown.click(f"{head('point')} button")
    assert shown.value(TABLE) == ["plain", "deep_coarse", "deep_fine"]


def test_axes_and_published_cores(shown: Browser) -> None:
    shown.click("#published")
    assert shown.value("document.querySelectorAll('#chart .point.published').length") == 1
    shown.point_at("#chart .point.published")
    said = text(shown, "#hint")
    assert "published" in said and "1,500 slices + 10 RAM, drawn as 3,000 LUT" in said and "modelled" not in said
    assert "2 of 4 inputs in Virtex-II" in text(shown, "#caption")
    shown.value("x.value = 'latency', x.dispatchEvent(new Event('change'))")
    assert "latency, ns" in text(shown, "#chart")
    shown.click("#swap")
    assert text(shown, "#chart").startswith("7") or "↑ latency, ns" in text(shown, "#chart")
    assert shown.value("new URLSearchParams(location.hash.slice(1)).get('y')") == "latency"


def test_the_other_target(shown: Browser) -> None:
    shown.click("#targets input[value=toylib]")
    assert shown.value(TABLE) == ["deep_fine small", "plain small"]
    assert "pre-layout" in text(shown, "#card") and text(shown, "#paper") == ""


def test_a_target_without_clocks(shown: Browser) -> None:
    shown.click("#targets input[value='Xilinx 7-series']")
    assert shown.value(TABLE) == ["plain", "deep_fine", "deep_coarse"]
    assert "synthesis only" in text(shown, "#card") and "failed: timeout" in text(shown, "#points")
    assert sorted(shown.value(CHART)) == ["deep_fine", "plain"]
    shown.click("#targets input[value=toylib]")
    assert shown.value("[x.value, y.value]") == ["area", "rate"]


def test_the_keyboard_reaches_every_point(shown: Browser) -> None:
    shown.value("document.querySelector('#chart .point[tabindex=\"0\"]').focus()")
    seen = []
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"):
        shown.key(key)
        seen.append(shown.value("document.activeElement.dataset.name"))
    assert seen == ["deep_coarse", "plain", "deep_coarse", "deep_fine"]
    shown.key("ArrowLeft")
    shown.key("Enter")
    assert "deep Cut=coarse" in text(shown, "#card")


def downloaded(browser: Browser, end: str) -> str:
    """The text of a download: an empty file holds its name until all has come."""
    for _ in range(100):
        for path in Path(browser.downloads.name).glob(f"*{end}"):
            if content := path.read_text():
                return content
        time.sleep(0.05)
    raise AssertionError(f"no file *{end} came")


def test_csv_and_svg_are_saved(shown: Browser) -> None:
    shown.click("#filters input[value=fine]")
    shown.click("#save-csv")
    rows = list(csv.DictReader(io.StringIO(downloaded(shown, ".csv"))))
    assert [(row["point"], row["area, LUT"]) for row in rows] == [("plain", "1000"), ("T-coarse", "1500")]
    assert rows[0]["command"].startswith("tandem-explore run toy")
    shown.click("#save-svg")
    picture = downloaded(shown, ".svg")
    assert "var(" not in picture
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("dark", [False, True])
def test_a_phone_in_light_and_dark(browser: Browser, report: Path, dark: bool) -> None:
    browser.open(report, width=360, height=740, dark=dark, phone=True)
    assert browser.value("document.documentElement.scrollWidth") <= 360
    assert browser.value("document.querySelectorAll('#chart .point').length") == 3
    red = int(browser.value("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]"))
    assert red < 64 if dark else red > 192
    assert browser.errors == []


def test_the_page_of_the_stored_figures(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "explore.html"
    found = points.collect(results.current(ROOT, "explore"), facts.load_cores(ROOT))
    path.write_text(page.render(found, "tandem-explore report"))
    browser.open(path)
    assert browser.value("document.querySelectorAll('#chart .point').length") >= 5
    targets = browser.value("document.querySelectorAll('#targets input').length")
    rows = []
    for number in range(targets):
        browser.value(f"document.querySelectorAll('#targets input')[{number}].click()")
        rows.append(browser.value("document.querySelectorAll('#points tbody tr').length"))
    assert min(rows) >= 1 and max(rows) >= 5
    assert browser.errors == []
    assert path.stat().st_size < 1_000_000
