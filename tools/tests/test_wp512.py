"""The block of docs/wp512.md that `tandem bench wp512` fills."""

from dataclasses import replace
from typing import Any

import pytest

from tandem_facts.schema import FactsError
from tandem_tools.generate.paper_pages import wp512
from tandem_tools.results import Figure, Origin

AES: dict[str, Any] = {"algorithm": "aes_gcm", "direction": "encrypt", "bytes": 16}
SHA3: dict[str, Any] = {"algorithm": "sha3", "function": "sha3_384", "bytes": 16}
RSA: dict[str, Any] = {"algorithm": "modexp", "function": "rsa_private", "parameters": {"modulus_bits": 4096.0}}


def figure(table: int, of: dict[str, Any], column: str, value: float, kind: str) -> Figure:
    run = Origin("wp512", "tandem bench wp512", "abc", "machine", "2026-01-02")
    if kind == "published":
        of = of | {"engine": column}
    else:
        of = of | {"engine": "cpu.avx2", "parameters": {**of.get("parameters", {}), "column": column}}
    return Figure(**of, what=f"table {table}", metric="m", unit="u", value=value, kind=kind, run=run)


def test_a_line_joins_the_tables_without_and_with_linux() -> None:
    figures = [
        figure(1, AES, "A53 software", 3.785, "published"),
        figure(1, AES, "CSU", 4.012, "published"),
        figure(5, AES, "CSU", 0.151, "published"),
        figure(5, AES, "A53 software", 4.426, "published"),
        figure(1, AES | {"bytes": 15888}, "here, best", 14668.4, "measured"),
        figure(3, SHA3, "our core", 9.76, "modelled"),
        figure(4, RSA, "CSU", 95.9, "published"),
        figure(9, SHA3 | {"bytes": 15888}, "CSU", 1037.98, "published"),
    ]
    assert wp512.table(figures) == [
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
    measured, modelled = figure(1, AES, "here, best", 217.0, "measured"), figure(1, AES, "our core", 10.2, "modelled")
    modelled = replace(modelled, run=replace(modelled.run, commit="def", date="2026-01-03"))
    assert wp512.table([measured, modelled])[-2:] == [
        "Measured by `tandem bench wp512` at abc, 2026-01-02, machine.",
        "Modelled by `tandem bench wp512` at def, 2026-01-03, machine.",
    ]


def test_what_is_stale_has_a_mark_and_a_footnote() -> None:
    lines = wp512.table([replace(figure(1, AES, "our core", 10.2, "modelled"), stale=True)])
    assert lines[2] == "| AES-GCM-256 encryption, 16 B, MB/s | 10.2† |"
    assert lines[-1] == "† The RTL has changed since."


def test_the_block_is_replaced_and_must_be_there() -> None:
    text = f"a\n{wp512.BEGIN}\nold\n<!-- end -->\nb\n"
    assert wp512.with_tables(text, []) == f"a\n{wp512.BEGIN}\n<!-- end -->\nb\n"
    with pytest.raises(FactsError, match="docs/wp512.md: expected one block"):
        wp512.with_tables("no markers", [])
