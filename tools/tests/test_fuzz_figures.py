"""The log of libFuzzer becomes figures, or an error."""

import pytest

from tandem_tools import fuzz_figures

LOG = """INFO: Seed: 1
#2\tINITED cov: 10 ft: 11 corp: 1/1b exec/s: 0 rss: 30Mb
#64\tNEW    cov: 20 ft: 31 corp: 2/9b lim: 4 exec/s: 0 rss: 30Mb L: 8/8 MS: 1 CopyPart-
#128\tREDUCE cov: 25 ft: 40 corp: 3/7b lim: 4 exec/s: 0 rss: 30Mb L: 4/4 MS: 2 EraseBytes-
Done 4711 runs in 12 second(s)
stat::number_of_executed_units: 4711
"""


def test_last_line_of_progress_counts() -> None:
    assert fuzz_figures.figures(LOG, 0) == [
        ("exit status", "", 0.0, "clean"),
        ("executions", "", 4711.0, ""),
        ("code edges reached", "", 25.0, "40 features by 3 inputs"),
        ("time", "s", 12.0, "one process"),
    ]


def test_a_finding_is_a_figure() -> None:
    found = fuzz_figures.figures(LOG.replace("Done 4711 runs in 12 second(s)\n", ""), 77)
    assert found[0] == ("exit status", "", 77.0, "a finding")
    assert [figure[0] for figure in found] == ["exit status", "executions", "code edges reached"]


def test_a_run_that_did_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no executions"):
        fuzz_figures.figures("ld: cannot find -lfuzzer", 1)
