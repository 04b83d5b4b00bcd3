"""The page on accelerators: which stored placements and simulations it joins."""

from dataclasses import replace
from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools.generate import write_accelerators
from tandem_tools.results import ACCELERATOR, PART, Figure, Origin, Setting
from toy import OPERATIONS, TOP, edit

BUILDS = """\
[[builds]]
name = "narrow"
title = "as it is placed"
parameters = { Slots = 4 }
"""
EXPLORED = Origin("explore", "tandem-explore run toy", "0123abc", "a machine", "2030-01-02")


@pytest.fixture
def algorithm(repository: Path) -> Algorithm:
    path = repository / "algorithms/toy/algorithm.toml"
    edit(path, "[bench]", f"{OPERATIONS}{TOP}{BUILDS}[bench]")
    return facts.load(path)


def placed(settings: dict[str, Setting], what: str = ACCELERATOR, engine: str = "plain") -> list[Figure]:
    common = Figure(
        algorithm="toy", what=what, parameters=settings, target="an FPGA", engine=engine, metric="", value=0,
        kind="modelled", run=EXPLORED, note="estimate",
    )  # fmt: skip
    values = {"LUT": 1000, "FF": 500, "clock": 125, "lowest clock": 120, "highest clock": 130}
    return [
        replace(common, metric=metric, value=value, seeds={"1": 120, "2": 125, "3": 130} if metric == "clock" else {})
        for metric, value in values.items()
    ]


def simulated(algorithm: Algorithm, engine: str = "sim.narrow", memory: str = "unloaded") -> list[Figure]:
    suite = f"sim-{algorithm.operations[0].name}"
    run = Origin(suite, "tandem bench sim", "4567def", "a machine", "2030-01-03")
    return [
        Figure(
            algorithm="toy", direction=direction, bytes=size, depth=depth, parameters={"memory": memory}, engine=engine,
            metric="rate", unit="bytes/clock", value=depth * size / 64, kind="modelled", run=run,
        )
        for direction in ("encrypt", "decrypt")
        for size in (64, 256)
        for depth in (1, 8)
    ]  # fmt: skip


def block(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    empty = f"{write_accelerators.BEGIN}\n<!-- end -->\n"
    return write_accelerators.with_tables(empty, [algorithm], figures).splitlines()[1:-1]


def test_rates_are_clocks_of_the_same_form_times_its_clock(algorithm: Algorithm) -> None:
    lines = block(algorithm, placed({"Slots": 4.0}) + simulated(algorithm))
    link = f"[{algorithm.title}](../algorithms/toy/README.md), `sim.narrow`"
    assert f"| {link} | an FPGA | 1000 | 500 |  |  | 125.0 (120.0-130.0) | 3 |" in lines
    assert f"| {link} | {algorithm.operations[0].title} | 125.0 | 1.00 / 8.00 | 4.00 / 32.0 |" in lines
    assert "`tandem bench sim` at 4567def." in lines[-1]


@pytest.mark.parametrize("settings", [{"Slots": 8.0}, {"Slots": 4.0, "HasRing": 0.0}])
def test_another_form_has_no_rates(algorithm: Algorithm, settings: dict[str, Setting]) -> None:
    lines = block(algorithm, placed(settings) + simulated(algorithm))
    assert any("`plain`, Slots" in line for line in lines)
    assert not any("Gb/s" in line for line in lines)


def test_neither_has_one_that_is_simulated_otherwise(algorithm: Algorithm) -> None:
    others = simulated(algorithm, engine="sim.wide") + simulated(algorithm, memory="de10-nano")
    assert not any("Gb/s" in line for line in block(algorithm, placed({"Slots": 4.0}) + others))


def test_the_shell_alone_is_first(algorithm: Algorithm) -> None:
    parts = placed({"MemDataWidth": 64.0}, PART, "tnd_shell") + placed({"Cut": 1.0}, PART, "tnd_toy")
    lines = block(algorithm, placed({"Slots": 4.0}) + parts)
    assert lines[2].startswith("| shell alone, MemDataWidth 64 |")
    assert not any("tnd_toy" in line for line in lines)


def test_nothing_is_shown_of_nothing(algorithm: Algorithm) -> None:
    assert block(algorithm, []) == []


def test_what_is_stale_has_a_footnote(algorithm: Algorithm) -> None:
    lines = block(algorithm, [replace(figure, stale=True) for figure in placed({"Slots": 4.0})])
    assert "`sim.narrow`† | an FPGA |" in lines[2]
    assert lines[-1].endswith("† The RTL has changed since.")


@pytest.mark.parametrize(
    ("target", "date", "said", "marked"),
    [
        ("ECP5 LFE5UM5G-85F-8", "2030-01-02", "flip-flops into block RAMs", True),
        ("ECP5 LFE5UM5G-85F-8", "2030-01-02", "as synthesised", False),
        ("ECP5 LFE5UM5G-85F-8 (stock)", "2030-01-02", "as synthesised", False),
        # Figures of before say nothing of it.
        ("ECP5 LFE5UM5G-85F-8", "2026-11-25", "", True),
        ("ECP5 LFE5UM5G-85F-8", "2026-11-21", "", False),
        ("iCE40 HX8K", "2026-11-25", "", False),
    ],
)
def test_a_netlist_that_was_changed_before_placement_has_a_mark(
    algorithm: Algorithm, target: str, date: str, said: str, marked: bool
) -> None:
    run = replace(EXPLORED, date=date)
    found = [
        replace(each, target=target, run=run, details={"netlist": said} if said else {}) for each in placed({"Slots": 4.0})
    ]
    memory = replace(found[0], metric="block RAM", value=19, details={})
    lines = block(algorithm, [*found, memory])
    assert f"`sim.narrow`{'‡' * marked} | {target} |" in lines[2]
    assert ("the stock flow does neither" in lines[-1]) == marked
