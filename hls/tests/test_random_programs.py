"""Random C programs: the RTL gives what the native program gives. TANDEM_HLS_PROGRAMS says how many; 50 by default."""

import os
import sys
from pathlib import Path

import pytest

from tandem_hls import check, directives, flow, random_programs

COUNT = int(os.environ.get("TANDEM_HLS_PROGRAMS") or 50)
# Programs that hardware got wrong once.
KEPT = (15, 17, 52, 261)
CHUNK = 10


@pytest.mark.parametrize("first", [*range(0, COUNT, CHUNK), *KEPT])
def test_agrees(first: int, tmp_path: Path) -> None:
    sys.setrecursionlimit(100_000)
    seeds = [first] if first in KEPT else range(first, min(first + CHUNK, COUNT))
    for seed in seeds:
        source = tmp_path / f"random_{seed}.c"
        source.write_text(random_programs.program(seed))
        design = flow.compile_c(source, "main", directives.load(source, None))
        result = check.check(design, simulator="iverilog", folder=tmp_path / str(seed), most_cycles=1_000_000)
        assert result.outcome.agrees, f"seed {seed}: {result.outcome.differences}"
