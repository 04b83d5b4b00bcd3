"""`tandem report`: its page in a headless Chromium, with and without JavaScript, and what it refuses."""

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browser import Browser, started
from conftest import REPOSITORY, Sandbox

ALGORITHM = "chacha20"
SIZES = (16, 64, 256, 1024, 4096, 16384)
CROSSING = 327  # bytes, from which 500 + n/2 ns is less than 10 + 2n


def curve(engine: str, depth: int, t0: float, slope: float, source: str = "measured") -> str:
    """Returns an engine in a profile: its 99th percentile is three times its median, and it is busy half of the time."""
    times = [(size, t0 + slope * size) for size in SIZES]
    cells = ", ".join(f"[{size}, {ns}, {ns * depth}, {3 * ns * depth}, {ns / 2}]" for size, ns in times)
    hardware = "hardware = true\nclock_mhz = 80\n" if source == "modelled" else "hardware = false\n"
    return f"""
[[curve]]
algorithm = "{ALGORITHM}"
engine = "{engine}"
source = "{source}"
{hardware}depth = {depth}
note = "<script>alert(1)</script>"
cells = [{cells}]
"""


@pytest.fixture
def with_profile(sandbox: Sandbox) -> dict[str, str]:
    """The environment of a program whose profile says that its second engine is better from CROSSING bytes on, one at a
    time, and always better when there are eight."""
    path = sandbox.path / "profile.toml"
    environment = os.environ | {"TANDEM_PROFILE": str(path)}
    done = sandbox.run("calibrate", "--algorithm", ALGORITHM, "--quiet", env=environment)
    assert done.returncode == 0, done.stderr
    explained = json.loads(sandbox.run("explain", ALGORITHM, "64", "--json", env=environment).stdout)
    first, second = [engine["engine"] for engine in explained["engines"] if engine["eligible"]][:2]
    head = path.read_text().split("[[curve]]")[0].replace("this machine,", "this <machine>,")
    curves = [curve(first, 1, 10, 2), curve(second, 1, 500, 0.5), curve(first, 8, 10, 2), curve(second, 8, 1, 0.5)]
    path.write_text(head + "".join([*curves, curve("sim.iterative", 1, 2000, 5, "modelled")]))
    return environment | {"FIRST": first, "SECOND": second}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from started()


@pytest.fixture
def page(sandbox: Sandbox, with_profile: dict[str, str]) -> Path:
    done = sandbox.run("report", "-o", "report.html", env=with_profile)
    assert done.returncode == 0, done.stderr
    return sandbox.path / "report.html"


@pytest.fixture
def shown(browser: Browser, page: Path) -> Iterator[Browser]:
    """Opens the page, fresh; afterwards nothing may have been wrong or requested."""
    browser.open(page)
    yield browser
    assert browser.errors == []
    assert {address.partition(":")[0] for address in browser.requests} <= {"about", "file", "data"}


def text(browser: Browser, selector: str) -> str:
    return str(browser.value(f"document.querySelector('{selector}').innerText"))


def pressed(browser: Browser) -> str:
    return str(browser.value("document.querySelector('#map [aria-pressed=true]').getAttribute('aria-label')"))


def test_shows_curves_the_crossing_and_what_auto_takes(shown: Browser, with_profile: dict[str, str]) -> None:
    first, second = with_profile["FIRST"], with_profile["SECOND"]
    assert shown.value("document.querySelectorAll('#chart .series').length") == 2
    assert shown.value("document.querySelectorAll('#chart .dot').length") == 2 * len(SIZES)
    assert shown.value("document.querySelector('.crossing text').textContent") == f"from {CROSSING} B: {second}"
    labels = shown.value("[...document.querySelectorAll('#map button')].map(b => b.getAttribute('aria-label'))")
    assert f"256 B, 1 together: {first}" in labels and f"1,024 B, 1 together: {second}" in labels
    assert f"16 B, 8 together: {second}" in labels and len(labels) == 2 * len(SIZES)
    marks = shown.value("[...document.querySelectorAll('#legend path')].map(p => p.getAttribute('d'))")
    assert len(set(marks)) == 2  # told apart by shape, not by colour alone
    assert "this <machine>" in text(shown, "#provenance") and "CPUs" in text(shown, "#provenance")


def test_a_click_on_the_map_or_the_curve_shows_every_engine(shown: Browser, with_profile: dict[str, str]) -> None:
    shown.click("#map button[data-depth='8'][data-size='256']")
    assert pressed(shown) == f"256 B, 8 together: {with_profile['SECOND']}"
    card = text(shown, "#card")
    assert "256 B, 8 at a time" in card and f"{with_profile['SECOND']} ★" in card and "50 %" in card
    assert f"tandem explain {ALGORITHM} 256 --depth 8" in card
    assert shown.value("document.querySelector('#depths input:checked').value") == "8"
    assert shown.value("document.querySelectorAll('.crossing').length") == 0
    shown.click(f"#chart .dot[data-engine='{with_profile['FIRST']}'][data-size='4096']")
    assert "4,096 B, 8 at a time" in text(shown, "#card")


def test_other_axes_and_modelled_engines(shown: Browser) -> None:
    shown.value("up.value = 'latency', up.dispatchEvent(new Event('change'))")
    assert shown.value("document.querySelectorAll('#chart .spread').length") == 2 * len(SIZES)
    shown.value("up.value = 'cpu', up.dispatchEvent(new Event('change'))")
    assert "%" in text(shown, "#chart")
    shown.value("up.value = 'rate', up.dispatchEvent(new Event('change'))")
    shown.click("#modelled")
    assert shown.value("document.querySelectorAll('#chart .series.modelled').length") == 1
    assert "sim.iterative (modelled, 80 MHz)" in text(shown, "#legend")
    assert "sim.iterative" not in text(shown, "#map")


def test_the_keyboard_reaches_the_map(shown: Browser) -> None:
    shown.value("document.querySelector('#map button').focus()")
    shown.value("document.activeElement.click()")
    assert shown.value("document.activeElement.getAttribute('aria-pressed')") == "true"
    assert pressed(shown).startswith("16 B, 1 together")


def test_without_javascript_the_tables_have_it_all(browser: Browser, page: Path, with_profile: dict[str, str]) -> None:
    browser.open(page, script=False)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    assert browser.value("document.querySelector('#stage').hidden")
    tables = str(browser.value("document.querySelector('#figures').textContent"))
    assert re.search(r"sim\.iterativemodelled, 80 MHz1162080", tables)
    assert tables.count(with_profile["SECOND"]) == 3 + len(SIZES) + 2 * len(SIZES)  # taken; measured twice


@pytest.mark.parametrize("dark", [False, True])
def test_a_phone_in_light_and_dark(browser: Browser, page: Path, dark: bool) -> None:
    browser.open(page, width=360, height=740, dark=dark, phone=True)
    assert browser.value("document.documentElement.scrollWidth") <= 360
    red = int(browser.value("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]"))
    assert red < 64 if dark else red > 192
    assert browser.errors == []


@pytest.fixture(params=["zynqmp-linux", "zynqmp-freertos"])
def board(request: pytest.FixtureRequest, sandbox: Sandbox, browser: Browser) -> Iterator[str]:
    """The page of a board, fresh, and its name; there is no profile of this machine."""
    name = str(request.param)
    nowhere = os.environ | {"TANDEM_PROFILE": str(sandbox.path / "none.toml")}
    done = sandbox.run("report", "--profile", name, "-o", "board.html", env=nowhere)
    assert done.returncode == 0, done.stderr
    browser.open(sandbox.path / "board.html")
    yield name
    assert browser.errors == []


def test_a_board_s_page_has_each_published_figure(browser: Browser, board: str) -> None:
    groups = browser.value("[...document.querySelectorAll('#group option')].map(o => o.textContent)")
    assert groups == [
        "aes_gcm encrypt", "aes_gcm decrypt", "sha3_384 encrypt", "rsa_public encrypt", "rsa_private decrypt"
    ]  # fmt: skip
    cells = [curve["cells"] for curve in tomllib.loads((REPOSITORY / f"profiles/{board}.toml").read_text())["curve"]]
    rows = browser.value("document.querySelectorAll('#figures tbody tr, #figures table tr td.text').length")
    assert rows >= sum(map(len, cells))
    assert browser.value("document.querySelectorAll('#chart .dot').length") == 3 * 6


def test_a_board_s_page_says_no_more_than_its_source(browser: Browser, board: str) -> None:
    ways = browser.value("[...document.querySelectorAll('#up option')].map(o => o.textContent)")
    assert ways == ["throughput", "time per task"]
    assert "CPU" not in text(browser, "#card") and "percentile" not in text(browser, "#figures")
    assert f"tandem whatif aes_gcm 1024 --depth 1 --profile {board} --board-only" in text(browser, "#card")
    assert "auto" not in text(browser, "body") and "measured" not in text(browser, "#origin-title ~ *")
    assert "WP512" in text(browser, "#provenance") and f"tandem report --profile {board}" in text(browser, "main")


def test_a_board_s_page_marks_where_another_engine_is_the_fastest(browser: Browser, board: str) -> None:
    crossing = browser.value("document.querySelector('.crossing text')?.textContent ?? ''")
    assert re.fullmatch(r"from 1,\d+ B: csu", str(crossing)) if board == "zynqmp-freertos" else crossing == ""


def test_it_replaces_nothing_unasked(sandbox: Sandbox, with_profile, expect_failure) -> None:
    assert sandbox.run("report", env=with_profile).returncode == 0
    again = sandbox.run("report", env=with_profile)
    expect_failure(again, 5, "'tandem-report.html' exists; --force replaces it")
    assert sandbox.run("report", "--force", env=with_profile).returncode == 0
    printed = sandbox.run("report", "-o", "-", env=with_profile).stdout
    assert printed == (sandbox.path / "tandem-report.html").read_bytes()


def test_a_missing_or_stale_profile_names_what_renews_it(sandbox: Sandbox, with_profile, expect_failure) -> None:
    expect_failure(sandbox.run("report", "--profile", "none.toml", env=with_profile), 4, "`tandem calibrate --quick`")
    path = Path(with_profile["TANDEM_PROFILE"])
    path.write_text(re.sub(r"^build = .*$", 'build = "old"', path.read_text(), flags=re.MULTILINE))
    expect_failure(sandbox.run("report", env=with_profile), 4, "is of build old", "`tandem calibrate --quick`")
    assert sandbox.names() == {"profile.toml"}


def test_force_spares_the_profile(sandbox: Sandbox, with_profile: dict[str, str], expect_failure: Callable) -> None:
    profile = sandbox.path / "profile.toml"
    before = profile.read_bytes()
    for name in ("profile.toml", "./profile.toml"):
        done = sandbox.run("report", "--force", "-o", name, env=with_profile)
        expect_failure(done, 5, f"'{name}' is the profile; writing it would destroy that")
    assert profile.read_bytes() == before
