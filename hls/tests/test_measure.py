"""An operation alone between registers: what is placed is that operation, and its figure stands beside the table's."""

import re

import pytest

from tandem_hls import measure
from tandem_hls.delays import load


@pytest.mark.parametrize("kind", measure.KINDS)
def test_module(kind: str) -> None:
    text = measure.module(measure.operation(kind, 8))
    assert text.count("input logic [") == (3 if kind == "select" else 2)
    assert re.search(r"wire \[(0|7|15):0\] y = .*a_q.*b_q\W*;", text)


def test_placed_beside_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["measure", "add", "8", "--seeds", "1"])
    assert measure.main() == 0
    figure, versions = capsys.readouterr().out.splitlines()
    least, most, table = (float(each) for each in re.findall(r"\d+\.\d+", figure))
    assert 0.5 < least == most < 10
    assert table == pytest.approx(load("ecp5").register + load("ecp5").of(measure.operation("add", 8)), abs=0.01)
    assert "Yosys" in versions and "nextpnr" in versions
