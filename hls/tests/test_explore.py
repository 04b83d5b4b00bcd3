"""Every combination of directives is built, compared and synthesised; an impossible one is reported, others go on."""

from pathlib import Path

import pytest

from tandem_hls import explore
from tandem_hls.__main__ import main

SUM = """\
#include <stdint.h>
static uint32_t sum(uint16_t a) {
  uint32_t s = 0;
words:
  for (uint32_t i = 0; i < 8; i++) s += (a >> i & 1) * (i + a);
  return s;
}
int main(void) { return sum(3) + sum(65535) == 0; }
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "sum.c"
    file.write_text(SUM)
    return file


def run(source: Path, *arguments: str) -> int:
    return main(["explore", str(source), "--top", "sum", "--store", str(source.parent / "store"), *arguments])


def test_combinations_are_built_and_placed(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = source.parent / "sum.svg"
    axes = ["--axis", "loops.words.unroll=1,full", "--axis", "clock_mhz=50"]
    assert run(source, *axes, "--target", "ice40-up5k", "--seeds", "1", "--svg", str(picture)) == 0
    said = capsys.readouterr()
    head, *rows = said.out.split("\n\n")[0].splitlines()
    assert head.split()[:3] == ["loops.words.unroll", "clock_mhz", "clocks"]
    values = [row.removeprefix("*").split() for row in rows]
    assert [row[:2] for row in values] == [["1", "50"], ["full", "50"]]
    clocks, luts, mhz, us = ([float(row[at]) for row in values] for at in (2, 3, 6, 7))
    assert clocks[0] > 8 > clocks[1]
    assert luts[0] < luts[1]
    assert all(0 < each != 50 for each in mhz)
    assert us == [pytest.approx(c / m, abs=0.001) for c, m in zip(clocks, mhz, strict=True)]
    assert "MHz: median of the placements" in said.out
    assert "2 points" in picture.read_text()
    assert "loops.words.unroll=full clock_mhz=50: agrees" in said.err


def test_equal_hardware_is_made_once(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(source, "--axis", "loops.words.unroll=full,8", "--target", "ice40-up5k") == 0
    said = capsys.readouterr()
    assert "1 of 1" in said.err
    rows = [line.removeprefix("*").split() for line in said.out.splitlines()[1:3]]
    assert rows[0][1:] == rows[1][1:]


def test_files_of_directives_are_an_axis_as_well(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (source.parent / "slow.toml").write_text("clock_mhz = 20\n")
    (source.parent / "fast.toml").write_text('[loops.words]\nunroll = "full"\n')
    assert run(source, "--axis", "predicate=4", "--axis", "directives=slow.toml,fast.toml", "--target", "ice40-up5k") == 0
    rows = [line.removeprefix("*").split() for line in capsys.readouterr().out.splitlines()[1:3]]
    assert [(row[0], row[1], row[6]) for row in rows] == [("slow.toml", "4", "20.0"), ("fast.toml", "4", "100.0")]


def test_what_cannot_be_built_is_said_and_the_rest_goes_on(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source.write_text(SUM.replace("s += (a", "s += MORE + (a"))
    options = {"plain": ["-DMORE=0"], "malloc": ["-DMORE=*(int*)malloc(4)", "-include", "stdlib.h"]}
    choices = [explore.Choice("clang", name, {"clang": each}) for name, each in options.items()]
    builds = explore.explore(source, "sum", None, [choices], target="ice40-up5k", seeds=0, jobs=2,
                             store=source.parent / "store", say=lambda text: None)  # fmt: skip
    assert [bool(build.problem) for build in builds] == [False, True]
    lines = list(explore.table(builds))
    assert lines[2].split()[:3] == ["!", "malloc", "-"]
    assert lines[-1].startswith("! clang=malloc: ") and "malloc" in lines[-1]


@pytest.mark.parametrize(
    ("axis", "complaint"),
    [
        ("loops.words.unroll", "write a directive and its values, as in loops.words.unroll=1,2,full"),
        ("loops.words.unroll=1,", "write a directive and its values"),
        ("loops.words.unroll=0", "must be a number from 1 on"),
        ("loops.words.unroll=fast", "must be a number from 1 on"),
        ("loops.others.unroll=2", "'others' names no loop"),
        ("two words=2", "a file of directives has no such directive"),
        ("clock=2", "'clock' is not known"),
        ("directives=none.toml", "none.toml: No such file"),
    ],
)
def test_a_wrong_axis_is_refused(source: Path, capsys: pytest.CaptureFixture[str], axis: str, complaint: str) -> None:
    assert run(source, "--axis", axis) == 2
    assert complaint in capsys.readouterr().err


def test_a_target_that_is_not_placed_is_refused(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(source, "--axis", "clock_mhz=50", "--target", "xilinx-7") == 2
    assert "xilinx-7 is not placed" in capsys.readouterr().err


def test_one_that_could_not_be_placed_is_not_compared_with_those_that_were() -> None:
    choices = [explore.Choice("clock_mhz", text) for text in ("50", "500")]
    placed = explore.Build((choices[0],), 50, clocks=10, luts=200, placed_mhz=[80.0])
    failed = explore.Build((choices[1],), 500, clocks=10, luts=100, problem="nextpnr failed", timed=False)
    assert explore.best([placed, failed]) == [placed]
    rows = list(explore.table([placed, failed]))[1:3]
    assert [row.removeprefix("*").split()[-2:] for row in rows] == [["80.0", "0.125"], ["-", "-"]]
    assert not rows[1].startswith("*")
