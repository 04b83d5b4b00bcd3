"""Cores in C: their RTL is what stands in the repository, and computes the standards' test data whatever streams do."""

from pathlib import Path

import pytest

from tandem_hls import check, cores

ROOT = Path(__file__).parents[2]
CORES = {core.name: core for core in cores.cores(ROOT)}


@pytest.mark.parametrize("name", CORES)
def test_core_agrees_and_is_current(name: str) -> None:
    design = CORES[name].design(ROOT)
    assert cores.file_of(ROOT, design.assembly).read_text() == design.assembly.text(), "run `make from-c`"
    result = check.check(design)
    assert result.trace.status == 0, "the test bench fails in the native program"
    assert result.outcome.agrees, result.outcome.differences


def test_nothing_else_is_stored() -> None:
    known = {core.directives.stem for core in CORES.values()}
    stored = [file.stem for file in (ROOT / "generated/from_c").iterdir()]
    assert len(stored) == len(CORES) > 0
    assert all(any(name.endswith(f"_c_{stem}") for stem in known) for name in stored)
