"""Random C programs: the RTL gives what the native program gives. TANDEM_HLS_PROGRAMS says how many; 50 by default."""

import os
import sys
from pathlib import Path

import pytest

from tandem_hls import check, directives, flow, random_channels, random_programs

COUNT = int(os.environ.get("TANDEM_HLS_PROGRAMS") or 50)
# Programs that hardware got wrong once.
KEPT = (15, 17, 52, 261)
CHUNK = 10


def _agrees(source: Path, text: str, name: str, *, prints: bool = False) -> None:
    sys.setrecursionlimit(100_000)
    source.write_text(text)
    design = flow.compile_c(source, "main", directives.load(source, None))
    result = check.check(design, simulator="iverilog", folder=source.with_suffix(""), most_cycles=1_000_000,
                         prints=prints)  # fmt: skip
    assert result.outcome.agrees, f"{name}: {result.outcome.differences}"


@pytest.mark.parametrize("first", [*range(0, COUNT, CHUNK), *KEPT])
def test_agrees(first: int, tmp_path: Path) -> None:
    for seed in [first] if first in KEPT else range(first, min(first + CHUNK, COUNT)):
        _agrees(tmp_path / f"random_{seed}.c", random_programs.program(seed), f"seed {seed}", prints=seed % CHUNK == 0)


@pytest.mark.parametrize("first", range(0, COUNT // 5, CHUNK))
def test_functions_at_the_same_time_agree(first: int, tmp_path: Path) -> None:
    for seed in range(first, min(first + CHUNK, COUNT // 5)):
        _agrees(tmp_path / f"channels_{seed}.c", random_channels.program(seed), f"seed {seed}")
