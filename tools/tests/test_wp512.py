"""The block of README.md that `tandem bench wp512` fills."""

from dataclasses import replace

import pytest

from tandem_tools.generate import write_wp512
from tandem_tools.generate.figures import Figure
from tandem_tools.generate.schema import FactsError


def figure(row: str, engine: str, value: float, kind: str) -> Figure:
    return Figure("wp512", row, engine, "m", "u", value, kind, "", "tandem bench wp512", "abc", "machine", "2026-01-02")


def test_a_line_joins_the_tables_without_and_with_linux() -> None:
    figures = [
        figure("table 1, 16 B", "A53 software", 3.785, "published"),
        figure("table 1, 16 B", "CSU", 4.012, "published"),
        figure("table 5, 16 B", "CSU", 0.151, "published"),
        figure("table 5, 16 B", "A53 software", 4.426, "published"),
        figure("table 1, 15888 B", "here, best", 14668.4, "measured"),
        figure("table 3, 16 B", "our core", 9.76, "modelled"),
        figure("table 4, RSA private 4096", "CSU", 95.9, "published"),
        figure("table 9, SHA3-384", "CSU", 1037.98, "published"),
    ]
    assert write_wp512.table(figures) == [
        "| WP512 | A53, published | CSU, published | CSU, Linux, published | our core, modelled, the driver measured here "
        "| here, best, measured |",
        "|---|--:|--:|--:|--:|--:|",
        "| AES-GCM-256 encryption, 16 B, MB/s | 3.79 | 4.01 | 0.151 |  |  |",
        "| AES-GCM-256 encryption, 15888 B, MB/s |  |  |  |  | 14,668 |",
        "| SHA3-384, 16 B, MB/s |  |  |  | 9.76 |  |",
        "| RSA-4096 private, ms |  | 95.9 |  |  |  |",
        "",
        "`tandem bench wp512` at abc, 2026-01-02, machine.",
    ]


def test_what_is_modelled_may_come_from_another_run_than_what_is_measured() -> None:
    measured = figure("table 1, 16 B", "here, best", 217.0, "measured")
    modelled = replace(figure("table 1, 16 B", "our core", 10.2, "modelled"), commit="def", date="2026-01-03")
    assert write_wp512.table([measured, modelled])[-2:] == [
        "Measured by `tandem bench wp512` at abc, 2026-01-02, machine.",
        "Modelled by `tandem bench wp512` at def, 2026-01-03, machine.",
    ]


def test_the_block_is_replaced_and_must_be_there() -> None:
    text = f"a\n{write_wp512.BEGIN}\nold\n<!-- end -->\nb\n"
    assert write_wp512.with_tables(text, []) == f"a\n{write_wp512.BEGIN}\n<!-- end -->\nb\n"
    with pytest.raises(FactsError, match="README.md: expected one block"):
        write_wp512.with_tables("no markers", [])
