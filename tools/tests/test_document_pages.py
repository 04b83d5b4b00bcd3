"""Tables of the pages on HPAZ, the AES design space and FpgaCha: published cells beside stored figures."""

from dataclasses import replace

import pytest

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools.generate.paper_pages import area_delay, fpgacha, hpaz
from tandem_tools.results import Figure, Origin, Setting
from toy import REPOSITORY

ECP5 = hpaz.ECP5


@pytest.fixture(scope="module")
def algorithms() -> list[Algorithm]:
    return facts.load_all(REPOSITORY)


def placed(
    algorithm: str, engine: str, settings: dict[str, Setting], what: str, target: str = ECP5, **metrics: float
) -> list[Figure]:
    run = Origin("explore", f"tandem-explore run {algorithm}", "0123abc", "a machine", "2030-01-02")
    common = Figure(algorithm=algorithm, engine=engine, parameters=settings, what=what, target=target, metric="", value=0,
                    kind="modelled", run=run, rtl="none", stale=True)  # fmt: skip
    return [
        replace(
            common, metric=name.replace("_", " "), value=value, seeds={"1": value, "2": value} if name == "clock" else {}
        )
        for name, value in metrics.items()
    ]


def keystream(engine: str, rate: float, target: str = ECP5, sbox: str = "table", **more: Setting) -> list[Figure]:
    settings: dict[str, Setting] = {"SboxForm": sbox, **more}
    areas = (
        {"LUT": 2700.0, "FF": 600.0, "lowest_clock": rate * 30, "highest_clock": rate * 32}
        if target == ECP5
        else {"area": 16.4}
    )
    return placed("zuc", engine, settings, "keystream", target, clock=rate * 31, rate=rate, **areas)


def test_hpaz_has_its_cells_and_ours_apart(algorithms: list[Algorithm]) -> None:
    figures = [
        *keystream("hpaz", 4.29),
        *keystream("csa", 4.03),
        *keystream("hpaz", 9, sbox="logic"),
        *keystream("interleaved", 9),
    ]
    text = hpaz.with_tables(f"{hpaz.BEGIN}\n<!-- end -->\n", algorithms, figures)
    assert "| HPAZ | Virtex-5 XC5VLX110T-3 | 246 | 350 | 7.872 | 22 |" in text
    assert (
        "| Elliptic Tech. | 65 nm | 500 | 10,000 to 13,000 | 16 |" in text
        and "| IP Cores Inc. | TSMC 65 nm |  |  | 40 |" in text
    )
    assert "| `hpaz`† | HPAZ | 2,700 | 600 | 133.0 (128.7-137.3) | 4.29 | 2 |" in text
    assert "`interleaved`" not in text
    assert "| rate to Zhang et al., Virtex-5 | 1.43x | 1.06x |" in text and "| rate to THREE-ZUC, 65 nm | 2.72x |  |" in text


def test_hpaz_in_cells_is_its_fastest_recipe(algorithms: list[Algorithm]) -> None:
    figures = [*keystream("hpaz", 8, "cells", recipe="small"), *keystream("hpaz", 9.81, "cells", recipe="fast")]
    text = hpaz.with_tables(f"{hpaz.BEGIN}\n<!-- end -->\n", algorithms, figures)
    assert "| ours, cells, before layout, modelled | as | MHz | gates | Gb/s |" in text
    assert "| `hpaz`† | HPAZ | 304 | 16,400 | 9.81 |" in text and "8.00" not in text


def rounds(sbox: str = "ram", schedule: str = "online", **more: Setting) -> list[Figure]:
    settings: dict[str, Setting] = {
        "Unroll": 1, "Partition": 0, "KeyBits": 128, "SboxForm": sbox, "KeySchedule": schedule, **more}  # fmt: skip
    metrics = {"LUT": 1286.0, "block_RAM": 10.0, "clock": 148.5, "rate": 1.901, "latency": 80.8}
    return placed("aes", "rounds", settings, "core", **metrics)


def test_points_are_called_as_the_paper_calls_them(algorithms: list[Algorithm]) -> None:
    aes = next(algorithm for algorithm in algorithms if algorithm.name == "aes")
    assert list(area_delay.placed(aes, rounds())) == ["UF1-PP0B"]
    for other in (rounds(schedule="precomputed"), rounds(copies=4), rounds(KeyBits=256)):
        assert area_delay.placed(aes, other) == {}


def test_a_point_has_its_cells_and_ours_side_by_side(algorithms: list[Algorithm]) -> None:
    text = area_delay.with_table(f"{area_delay.BEGIN}\n<!-- end -->\n", algorithms, rounds())
    cells = "110.16 | 148.5 | 1.41 | 1.90 | 90.78 | 80.8 | 387 | 1,286 | 10 | 10 | 3.64 | 1.48 | 2 |"
    assert f"| UF1-PP0B†‡ | {cells}" in text
    assert "| UF10-PP3D | 184.16 |  | 23.57 |  | 162.9 |  | 16,938 |  |  |  | 1.39 |  | not stored |" in text
    assert text.count("\n| UF") == 20


def experiment(name: str, engine: str, value: float, kind: str, note: str) -> Figure:
    run = Origin("thesis", "tandem bench thesis", "0123abc", "a machine", "2030-01-02")
    return Figure(what=name, engine=engine, metric="rate", unit="MiB/s", value=value, kind=kind, note=note, run=run)


def test_experiments_say_what_limits_them(algorithms: list[Algorithm]) -> None:
    figures = [
        experiment("B1", "thesis", 12.9, "published", "1 CPU worker, no file"),
        experiment("B1", "cpu", 7436, "measured", "one core"),
        experiment("D1", "thesis", 91.4, "published", "1 accelerator, no file"),
        experiment("D1", "sim.iterative_rounds", 152.58, "modelled", "core 100%; a memory, no cost of the operating system"),
    ]
    text = fpgacha.with_tables(f"{fpgacha.BEGIN}\n<!-- end -->\n", algorithms, figures)
    assert "| B1: 1 CPU worker, no file | 12.9 |  |  |  | 7,436 |" in text
    assert "| D1: 1 accelerator, no file | 91.4 | 152.6 | 1.67x | core 100% |  |" in text
    assert "a memory, no cost of the operating system. `tandem bench thesis` at 0123abc" in text


@pytest.mark.parametrize(
    "line",
    [
        "| Cowart et al., CBC, not pipelined | AES-128 | Zynq-7000 | 100 | 25 |  |  | table 3.1 |",
        "| Cowart et al., CTR, pipelined | AES-128 | Zynq-7000 | 100 | 350 |  |  | table 3.1 |",
        "| Baskaran and Rajalakshmi | AES-128 | 0.18 um | 330 | 480 |  |  | table 3.1 |",
        "| Silex Insight | ChaCha20-Poly1305 | Zynq UltraScale+ MPSoC |  |  |  | 3,769 LUT | table 3.2 |",
        "| Kanda and Ryoo | ChaCha20 | Virtex-7 | 161.02 | 515 | 566 | 1,692 LUT | chapter 3; its table 3.1 has 550 MiB/s |",
        "| Strömbergson | ChaCha20 | Cyclone V | 60 | 159.2 | 1,940 | 1,939 ALM | chapter 3, a theoretical rate |",
        "| Semenov, S2M adapter | ChaCha20 | Cyclone V | 50 |  | 354 | 186 ALM | table 5.4 |",
    ],
)
def test_cores_of_the_thesis_have_the_text_s_cells(algorithms: list[Algorithm], line: str) -> None:
    assert line in fpgacha.with_tables(f"{fpgacha.BEGIN}\n<!-- end -->\n", algorithms, [])


def test_at_et_al_have_the_clock_and_rate_of_the_text(algorithms: list[Algorithm]) -> None:
    text = fpgacha.with_tables(f"{fpgacha.BEGIN}\n<!-- end -->\n", algorithms, [])
    at = next(line for line in text.splitlines() if line.startswith("| At et al. |"))
    assert "| 362 | 266 |" in at and "table 3.1 has 266 MHz and 362 MiB/s" in at


def test_the_accelerator_of_the_thesis_has_both_counts_of_registers(algorithms: list[Algorithm]) -> None:
    text = fpgacha.with_tables(f"{fpgacha.BEGIN}\n<!-- end -->\n", algorithms, [])
    line = next(line for line in text.splitlines() if line.startswith("| Semenov, accelerator |"))
    assert "| 1,094 | 1,440 ALM |" in line and "table 3.2 has 1,040 registers" in line
