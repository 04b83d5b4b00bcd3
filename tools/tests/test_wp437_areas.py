"""Tables 3 and 4 of WP437: which stored figures are of the builds that stand there."""

from dataclasses import replace
from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools.generate.paper_pages import wp437_areas
from tandem_tools.results import ACCELERATOR, PART, Figure, Origin, Setting
from toy import OPERATIONS, TOP, edit

BUILDS = """\
[[builds]]
name = "baseline"
title = "by hand"
parameters = { Architecture = "plain", HasRing = 0 }
[[builds]]
name = "c_baseline"
title = "from C"
parameters = { Architecture = "deep", Cut = "fine", HasRing = 0 }
[[builds]]
name = "optimised"
title = "by hand"
parameters = { Architecture = "plain", Slots = 4 }
[[builds]]
name = "c_optimised"
title = "from C"
parameters = { Architecture = "deep", Cut = "coarse", Slots = 4 }
"""


@pytest.fixture
def algorithm(repository: Path) -> Algorithm:
    path = repository / "algorithms/toy/algorithm.toml"
    edit(path, "[bench]", f"{OPERATIONS}{TOP}{BUILDS}[bench]")
    return facts.load(path)


def figures(engine: str, settings: dict[str, Setting], what: str = ACCELERATOR, mhz: float = 150) -> list[Figure]:
    run = Origin("explore", "tandem-explore run toy", "0123abc", "a machine", "2030-01-02")
    common = Figure(
        algorithm="toy", what=what, parameters=settings, target=wp437_areas.TARGET, engine=engine, metric="", value=0,
        kind="modelled", run=run,
    )  # fmt: skip
    values = {"LUT": 1000, "FF": 500, "clock": mhz, "lowest clock": mhz - 1, "highest clock": mhz + 1}
    return [
        replace(common, metric=metric, value=value, seeds={"1": mhz, "2": mhz} if metric == "clock" else {})
        for metric, value in values.items()
    ]


def ours(algorithm: Algorithm, found: list[Figure]) -> list[tuple[int, str, str]]:
    return [(line.table, line.part, line.design) for line in wp437_areas.lines(algorithm, found) if line.seeds]


def test_the_paper_stands_alone_without_figures_of_ours(algorithm: Algorithm) -> None:
    assert len(wp437_areas.lines(algorithm, [])) == 4
    assert wp437_areas.markdown(algorithm, []) == []
    assert '{3, "core", "WP437, 7Z045T-2", "published", 2786, 2147, 5, 180, 0, 0, 0,' in wp437_areas.header([algorithm], [])


@pytest.mark.parametrize(
    ("engine", "settings", "what", "line"),
    [
        ("plain", {"HasRing": 0.0}, ACCELERATOR, (3, "accelerator", "by hand: baseline")),
        ("deep", {"Cut": "fine", "HasRing": 0.0}, ACCELERATOR, (3, "accelerator", "from C: baseline")),
        ("deep", {"Cut": "coarse", "Slots": 4.0}, ACCELERATOR, (4, "accelerator", "from C: optimised")),
        ("tnd_toy_core", {"Architecture": 1.0, "Cut": 1.0}, PART, (3, "core", "from C: baseline")),
        ("tnd_toy_core", {"Architecture": 1.0, "Cut": 2.0}, PART, (4, "core", "from C: optimised")),
    ],
)
def test_a_design_is_known_by_its_parameters(
    algorithm: Algorithm, engine: str, settings: dict[str, Setting], what: str, line: tuple[int, str, str]
) -> None:
    found = figures(engine, settings, what)
    assert ours(algorithm, found) == [line]
    assert all(wp437_areas.shows(algorithm, figure) for figure in found)


@pytest.mark.parametrize(
    ("engine", "settings", "what"),
    [
        ("plain", {}, ACCELERATOR),
        ("plain", {"HasRing": 0.0, "copies": 2.0}, ACCELERATOR),
        ("deep", {"Cut": "coarse", "HasRing": 0.0}, ACCELERATOR),
        ("deep", {"Cut": "none such", "HasRing": 0.0}, ACCELERATOR),
        ("gone", {"HasRing": 0.0}, ACCELERATOR),
        ("plain", {"HasRing": 0.0}, "keystream"),
        ("tnd_toy_core", {"Architecture": 1.0}, PART),
        ("tnd_toy_tag", {"Architecture": 1.0, "Cut": 1.0}, PART),
    ],
)
def test_other_designs_are_left_out(
    algorithm: Algorithm, engine: str, settings: dict[str, Setting], what: str
) -> None:  # fmt: skip
    found = figures(engine, settings, what)
    assert ours(algorithm, found) == []
    assert not any(wp437_areas.shows(algorithm, figure) for figure in found)


def test_a_table_has_medians_with_their_range(algorithm: Algorithm) -> None:
    found = figures("plain", {"HasRing": 0.0}, mhz=140)
    (table,) = wp437_areas.markdown(algorithm, found)
    assert table[0] == "| WP437, table 3: baseline version | | LUT | FF | block RAM | MHz, median (range) |"
    assert "| accelerator, by hand: baseline | modelled | 1000 | 500 | 0 | 140.0 (139.0-141.0) |" in table
    assert "2 seeds" in table[-1]


def test_other_algorithms_have_no_such_tables(repository: Path) -> None:
    algorithm = facts.load(repository / "algorithms/toy/algorithm.toml")
    assert wp437_areas.markdown(algorithm, []) == []
    assert "published" not in wp437_areas.header([algorithm], []).partition("kAreas")[2]
