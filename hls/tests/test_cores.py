"""Cores in C: their RTL computes the standards' test data, and refuses what it should, whatever the streams' pauses."""

from pathlib import Path

import pytest

from tandem_hls.__main__ import main

ZUC = Path(__file__).parents[2] / "algorithms/zuc/c/zuc.c"


def test_core_in_c(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", str(ZUC), "--top", "zuc", "--quiet"]) == 0
    assert "agrees with the native program in 10 calls" in capsys.readouterr().out
