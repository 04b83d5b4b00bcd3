"""The block of the PDCP accelerator's page that `tandem bench pdcp` fills."""

from dataclasses import replace

from tandem_tools.generate import write_pdcp
from tandem_tools.results import Figure, Origin

RUN = Origin("pdcp-accelerator", "tandem bench pdcp", "abc", "machine", "2026-01-02")
GIVEN: dict[str, str | float] = {"functions": "128-bit set", "clock_mhz": 150, "memory": "unloaded"}
FIGURES = [
    Figure(
        algorithm="pdcp",
        what="load",
        depth=64,
        parameters=load,
        engine="sim.pdcp",
        metric=metric,
        unit=unit,
        value=value,
        kind="modelled",
        run=RUN,
    )
    for load in (GIVEN, GIVEN | {"rate_mb_s": 2867})
    for metric, unit, value in (
        ("throughput", "Mb/s", 11469.1),
        ("latency p50", "clocks", 2223.0),
        ("latency p99", "clocks", 3763.0),
        ("latency p99", "us", 25.0866),
        ("busy snow3g", "%", 99.8),
        ("busy aes256", "%", 0.0),
    )
]


def test_a_line_is_a_load() -> None:
    assert write_pdcp.loads(FIGURES) == [
        "| functions | load | Mb/s | p50, clocks | p99, clocks | p99, us | busy: snow3g, aes256, % |",
        "|---|---|--:|--:|--:|--:|---|",
        "| 128-bit set | 64 PDUs always in flight | 11469 | 2223 | 3763 | 25.1 | 100, - |",
        "| 128-bit set | 2867 Mb/s given | 11469 | 2223 | 3763 | 25.1 | 100, - |",
        "",
        "Modelled: RTL cycles at a stated clock of 150 MHz; memory unloaded; no cost of host software. "
        "`tandem bench pdcp` at abc, 2026-01-02, machine.",
    ]


def test_what_is_stale_has_a_footnote() -> None:
    assert write_pdcp.loads([replace(figure, stale=True) for figure in FIGURES])[-1].endswith("† The RTL has changed since.")
    assert write_pdcp.loads([]) == []
