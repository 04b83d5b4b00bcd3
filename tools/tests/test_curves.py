"""Figures of documents, redrawn from rows: which rows are in which, and that kinds stay apart."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tandem_tools.papers import charts, curves
from tandem_tools.papers.charts import Chart, Curve
from tandem_tools.results import Figure, Origin, Setting

SVG = "{http://www.w3.org/2000/svg}"


def row(suite: str, engine: str, value: float, kind: str, **fields: object) -> Figure:
    run = Origin(suite, "make rows", "0123abc", "a machine", "2030-01-02")
    common = Figure(engine=engine, metric="throughput", unit="MB/s", value=value, kind=kind, run=run)
    return replace(common, **fields)  # type: ignore[arg-type]


def chart(name: str, figures: list[Figure]) -> Chart:
    return dict(curves.all_of(figures))[name]


def test_nothing_is_drawn_without_rows() -> None:
    assert curves.files([]) == {}


def test_wp437_has_blocks_in_bits_and_no_ring() -> None:
    ours = row("wp437-table5", "sim.baseline", 44.4, "modelled", function="eea3", bytes=32)
    rows = [
        row("wp437-table2", "A9, optimised", 21.5, "published", function="eea3", bytes=32),
        row("wp437-table2", "A9, optimised", 88.5, "published", function="eea3", bytes=512),
        ours, replace(ours, depth=8, value=700), replace(ours, function="eia3", value=38.7),
        replace(ours, metric="elapsed", value=5000), replace(ours, engine="sim.other"),
    ]  # fmt: skip
    a, b = (chart(f"wp437-7{part}", rows) for part in "ab")
    assert a.curves == (
        Curve("Cortex-A9, optimised", "published", ((256, 21.5), (4096, 88.5))),
        Curve("sim.baseline, 150 MHz", "modelled", ((256, 44.4),)),
    )
    assert [curve.points for curve in b.curves] == [((256, 38.7),)]


@pytest.mark.parametrize(("number", "what"), [("1", "encrypt"), ("2", "decrypt")])
def test_wp512_has_both_halves_of_a_figure(number: str, what: str) -> None:
    common = {"algorithm": "aes_gcm", "direction": what, "bytes": 16}
    rows = [
        row("wp512", "CSU", 4.012, "published", what=f"table {number}", **common),
        row("wp512", "CSU", 0.151, "published", what=f"table {int(number) + 4}", **common),
        row("wp512", "cpu.avx2", 360, "measured", what=f"table {number}", parameters={"column": "here, best"}, **common),
        row("wp512", "CSU", 9, "published", what=f"table {number}", unit="%", **common),
    ]
    found = chart(f"wp512-{number}", rows)
    assert [(curve.name, curve.kind, curve.points) for curve in found.curves] == [
        ("CSU, FreeRTOS", "published", ((16, 4.012),)),
        ("CSU, Linux", "published", ((16, 0.151),)),
        ("x86, fastest", "measured", ((16, 360.0),)),
    ]


@pytest.mark.parametrize(
    ("number", "operation", "bits", "words"),
    [("4", "rsa_public", 2048, "public"), ("5", "rsa_private", 2048, "private"), ("7", "rsa_private", 4096, "private")],
)
def test_figures_of_rsa_say_which_exponent(number: str, operation: str, bits: int, words: str) -> None:
    settings: dict[str, Setting] = {"modulus_bits": bits}
    rsa = row("wp512", "CSU", 12.8, "published", what="table 4", function=operation, unit="ms", parameters=settings)
    found = chart(f"wp512-{number}", [rsa, replace(rsa, function="another")])
    assert [curve.points[0][1] for curve in found.curves] == [12.8] and not found.across
    assert words in found.title and str(bits) in found.title


def test_the_thesis_has_a_row_per_experiment_and_engine() -> None:
    rows = [row("thesis", engine, 90, kind, what="D1", metric="rate", unit="MiB/s") for engine, kind in (
        ("thesis", "published"), ("sim.iterative_rounds", "modelled"), ("sim.pipelined", "modelled"))]  # fmt: skip
    assert [curve.name for curve in chart("fpgacha-6.1", rows).curves] == [
        "D1: Cyclone V",
        "D1: sim.iterative_rounds, 50 MHz",
    ]


def test_a_stale_row_has_a_dagger() -> None:
    stale = row("thesis", "sim.iterative_rounds", 90, "modelled", what="D1", stale=True)
    assert [curve.name for curve in chart("fpgacha-6.1", [stale]).curves] == ["D1: sim.iterative_rounds, 50 MHz†"]


def test_kinds_stand_together_and_have_lines_of_their_own() -> None:
    shown = (
        Curve("m", "measured", ((1, 1), (10, 2))),
        Curve("p", "published", ((1, 3), (10, 40))),
        Curve("o", "modelled", ((1, 5), (10, 60))),
    )
    tree = ElementTree.fromstring(charts.draw(Chart("A figure", "rate, MB/s", shown, "block, bytes")))
    texts = [node.text for node in tree.iter(f"{SVG}text")]
    assert [word for word in texts if word in charts.KINDS] == list(charts.KINDS)
    assert [word for word in texts if word in ("p", "o", "m")] == ["p", "o", "m"]
    dashes = [node.get("stroke-dasharray") for node in tree.iter(f"{SVG}path") if node.get("stroke-width")]
    assert dashes == [None, "7 4", "2 3"]
    assert tree.findtext(f"{SVG}title") == "A figure: rate, MB/s; published, modelled, measured"


def test_rows_have_their_values_as_they_are_printed() -> None:
    shown = (Curve("E2: Cyclone V", "published", ((0, 120.5),)), Curve("A: x86", "measured", ((0, 2323.3),)))
    tree = ElementTree.fromstring(charts.draw(Chart("A figure", "rate, MiB/s", shown)))
    texts = [node.text for node in tree.iter(f"{SVG}text")]
    assert {"E2: Cyclone V, published", "120.5", "A: x86, measured", "2,323"} <= set(texts)
