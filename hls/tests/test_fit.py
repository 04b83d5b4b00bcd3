"""The table of delays is fitted to what nextpnr reports: logic as it is, wires as in whole cores."""

from pathlib import Path
from typing import Any

import pytest

from tandem_hls import fit, measure
from tandem_hls.errors import HlsError


def _report(*steps: tuple[str, float], clocks: tuple[str, str] = ("posedge clk", "posedge clk")) -> dict[str, Any]:
    path = [{"type": kind, "delay": delay} for kind, delay in steps]
    return {"critical_paths": [{"from": clocks[0], "to": clocks[1], "path": path}]}


LOGIC = (("logic", 0.5), ("routing", 0.0), ("logic", 0.1))
CARRY = (("clk-to-q", 0.3), ("routing", 0.4), *LOGIC, ("routing", 1.2), ("setup", 0.1))


def test_a_wire_is_as_long_as_in_whole_cores_at_least() -> None:
    report = _report(*CARRY)
    assert fit.wires(report) == [0.4, 1.2]
    assert fit.delay(report, 0.9) == pytest.approx(0.6 + 0.9 + 1.2 - 0.9)
    assert fit.register(report, 0.9) == pytest.approx(0.4 + 0.9)


def test_paths_from_pins_do_not_count() -> None:
    with pytest.raises(HlsError, match="no path from a clock to itself"):
        fit.wires(_report(*CARRY, clocks=("<async>", "posedge clk")))


def test_a_line_through_the_points_does_not_fall() -> None:
    assert fit.line([(8.0, 1.4), (16.0, 1.8), (32.0, 2.6)]) == pytest.approx((1.0, 0.05))
    assert fit.line([(8.0, 2.0), (16.0, 1.0)]) == pytest.approx((1.5, 0.0))
    assert fit.line([(32.0, 0.7)]) == pytest.approx((0.7, 0.0))


@pytest.mark.parametrize(("bits", "writable", "synchronous"), [(4, True, False), (6, False, False), (9, True, True)])
def test_a_memory_alone_is_placed(bits: int, writable: bool, synchronous: bool) -> None:
    (report,) = measure.placed(fit.memory(bits, writable, synchronous), [1])
    assert 0 < fit.delay(report, 0.1) < 10
    used = report["utilization"]
    assert (used["DP16KD"]["used"] > 0) is synchronous


@pytest.mark.parametrize(
    ("text", "said"),
    [("[]", "is not a report of a design"), ('{"fmax": {}}', "nextpnr --report writes one"), ("{", "Expecting")],
)
def test_what_is_no_report_is_refused(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "report.json").write_text(text)
    monkeypatch.setattr("sys.argv", ["fit", str(tmp_path / "report.json")])
    assert fit.main() == 2
    assert said in capsys.readouterr().err
