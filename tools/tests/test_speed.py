"""The README's table of speed."""

import pytest

from tandem_facts.schema import FactsError
from tandem_tools.generate import write_speed
from tandem_tools.results import Figure, Origin

TEXT = f"before\n{write_speed.BEGIN}\nold\n<!-- end -->\nafter\n"


def rate(suite: str, engine: str, value: float, machine: str = "a machine", **more: object) -> Figure:
    run = Origin(suite, "a command", "0123abc", machine, "2030-01-02", {})
    return Figure(run=run, engine=engine, metric="rate", unit="MB/s", value=value, kind="measured", **more)  # type: ignore[arg-type]


def test_kernels_stand_beside_the_best_library_of_their_class() -> None:
    figures = [
        rate("peers-zuc", "cpu.avx512", 300, function="eea3", bytes=1420),
        rate("peers-zuc", "openssl", 100, function="eea3", bytes=1420),
        rate("peers-zuc", "ipsec-mb", 200, function="eea3", bytes=1420),
        rate("peers-zuc", "cpu.ipsec_mb", 900, function="eea3", bytes=1420),
        rate("peers-zuc", "cpu.avx512", 900, function="eea3", bytes=1420, parameters={"threads": 2.0}),
        rate("peers-zuc", "cpu.avx512", 800, function="eia3", bytes=1420),
        rate("peers-zuc", "ipsec-mb", 400, function="eia3", bytes=1420),
        rate("peers-zuc-avx2", "cpu.avx2", 110, function="eea3", bytes=1420),
        rate("peers-zuc-avx2", "ipsec-mb", 100, function="eea3", bytes=1420),
    ]
    table = write_speed.with_table(TEXT, figures)
    assert "\n| 128-EEA3, 128-EIA3, 1,420 B, beside the best library | 1.50 | 1.10 |\n" in table
    assert "mixed" not in table
    assert "old" not in table
    assert "128-EEA1" not in table


def test_each_machine_is_compared_with_itself() -> None:
    figures = [
        rate("peers-zuc", engine, value, machine, function="eea3", bytes=1420)
        for machine, own, library in (("fast", 300, 200), ("slow", 90, 100))
        for engine, value in (("cpu.avx512", own), ("openssl", library))
    ]
    assert "1,420 B, beside the best library | 0.90 |  |" in write_speed.with_table(TEXT, figures)


def test_machines_with_avx2_alone_stand_for_those_that_are_held_to_it() -> None:
    figures = [
        rate(suite, engine, value, machine, function="eea3", bytes=1420)
        for suite, machine, kernel, own in (
            ("peers-zuc", "wide", "cpu.avx512", 300),
            ("peers-zuc-avx2", "wide", "cpu.avx2", 90),
            ("peers-zuc", "narrow", "cpu.avx2", 120),
        )
        for engine, value in ((kernel, own), ("openssl", 100))
    ]
    assert "1,420 B, beside the best library | 3.00 | 1.20 |" in write_speed.with_table(TEXT, figures)
    assert "1,420 B, beside the best library | 3.00 | 0.90 |" in write_speed.with_table(TEXT, figures[:4])


def test_files_stand_beside_age_by_processors() -> None:
    run = Origin("age", "a command", "0123abc", "a machine", "2030-01-02", {})
    figures = [
        rate("peers-zuc", "cpu.avx512", 300, function="eia1"),
        *(Figure(run=run, engine="tandem", direction="encrypt", what="new file", metric="speed-up", to="age", unit="x",
               value=value, kind="measured", parameters={"cpus": cpus})
        for cpus, value in ((2.0, 2.0), (1.0, 1.25)))
    ]  # fmt: skip
    table = write_speed.with_table(TEXT, figures)
    assert "encrypt a file of 1 GiB, beside `age`, one processor | 1.25 |  |" in table
    assert "encrypt a file of 1 GiB, beside `age`, two processors | 2.00 |  |" in table
    assert "decrypt" not in table


def test_a_readme_without_the_block_is_an_error() -> None:
    with pytest.raises(FactsError, match="README.md: expected one block"):
        write_speed.with_table("nothing", [])
