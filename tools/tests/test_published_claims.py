"""Claims of documents, held against their own cells: some follow from them, some do not."""

import tomllib
from itertools import product

import pytest

from tandem_facts import facts
from tandem_facts.published import Published
from toy import REPOSITORY

Cells = dict[tuple[str, str, str], dict[int, float]]  # by algorithm, direction and engine: by size, MB/s or ms
SIZES = (16, 528, 1024, 4112, 7696, 15888)


def board(name: str) -> Cells:
    curves = tomllib.loads((REPOSITORY / f"profiles/zynqmp-{name}.toml").read_text())["curve"]
    return {(each["algorithm"], each["direction"], each["engine"]): dict(each["cells"]) for each in curves}


FREERTOS, LINUX = board("freertos"), board("linux")


def published(algorithm: str, source: str) -> dict[str, Published]:
    cores = facts.load(REPOSITORY / f"algorithms/{algorithm}/algorithm.toml").others.published
    return {core.name: core for core in cores if core.source == source}


AES = published("aes", "Zambreno et al., FPL 2004, table 1")


def wins(cells: Cells, algorithm: str, direction: str, engine: str, rival: str) -> list[int]:
    """The sizes at which an engine has the higher rate."""
    own, other = (cells[algorithm, direction, name] for name in (engine, rival))
    return [size for size in SIZES if own[size] > other[size]]


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_aes_gcm_changes_hands_above_1024_bytes_and_never_under_linux(direction: str) -> None:
    assert wins(FREERTOS, "aes_gcm", direction, "cpu_extension", "csu") == [16, 528, 1024]
    assert wins(LINUX, "aes_gcm", direction, "cpu_extension", "csu") == list(SIZES)


def test_sha3_in_software_wins_at_16_bytes_and_under_linux_up_to_1024() -> None:
    assert wins(FREERTOS, "sha3_384", "encrypt", "software", "csu") == [16]
    assert wins(LINUX, "sha3_384", "encrypt", "software", "csu") == [16, 528, 1024]


def test_more_loses_to_software_than_the_text_says() -> None:
    for direction in ("encrypt", "decrypt"):
        assert wins(LINUX, "aes_gcm", direction, "software", "csu") == [16, 528, 1024]
    assert wins(FREERTOS, "aes_gcm", "decrypt", "software", "csu") == [16]
    assert wins(FREERTOS, "aes_gcm", "encrypt", "software", "csu") == []


def test_rsa_is_always_faster_by_the_csu_and_almost_always_twice_without_linux() -> None:
    ratios = {}
    for (operation, direction), bits in product([("rsa_public", "encrypt"), ("rsa_private", "decrypt")], (2048, 4096)):
        bare, linux = (cells[operation, direction, "csu"][bits] for cells in (FREERTOS, LINUX))
        for cells in (FREERTOS, LINUX):
            assert cells[operation, direction, "csu"][bits] < cells[operation, direction, "software"][bits]
        ratios[operation, bits] = linux / bare
    assert {key for key, ratio in ratios.items() if ratio < 2} == {("rsa_private", 4096)}
    assert ratios["rsa_private", 4096] == pytest.approx(1.9998, abs=0.0001)


def test_the_csu_is_more_than_10000_percent_faster_than_software() -> None:
    ratios = [FREERTOS["aes_gcm", "encrypt", name][15888] for name in ("csu", "software")]
    assert 100 * (ratios[0] / ratios[1] - 1) == pytest.approx(10_800.39, abs=0.01)


@pytest.mark.parametrize("core", AES.values(), ids=AES.keys())
def test_columns_of_the_aes_table_follow_from_its_equations(core: Published) -> None:
    rounds = int(core.name[2:].split("-")[0])
    clocks_per_block = 10 / rounds
    assert 0.128 * core.clock_mhz / clocks_per_block == pytest.approx(core.rate_gbit_s, abs=0.006)
    assert 1000 * core.rate_gbit_s / core.area == pytest.approx(core.rate_per_area, abs=0.009)
    registers = int(core.name.split("-PP")[1][0])
    clocks = 10 * registers if registers else clocks_per_block
    assert 1000 * clocks / core.clock_mhz == pytest.approx(core.latency_ns, rel=0.002)


def test_statements_about_the_aes_table() -> None:
    assert AES["UF10-PP3D"].area / AES["UF1-PP3D"].area == pytest.approx(8.7, abs=0.05)
    assert AES["UF10-PP3D"].rate_gbit_s / AES["UF1-PP3D"].rate_gbit_s > 8.7
    assert 1 - AES["UF2-PP2B"].area / AES["UF2-PP2D"].area == pytest.approx(0.71, abs=0.005)
    assert AES["UF1-PP3L"].rate_gbit_s / AES["UF1-PP0L"].rate_gbit_s == pytest.approx(2.5, abs=0.05)
    assert max(AES.values(), key=lambda core: core.rate_gbit_s).name == "UF10-PP3D"
    assert max(AES.values(), key=lambda core: core.rate_per_area).name == "UF10-PP2B"
    assert min(AES.values(), key=lambda core: core.latency_ns).name == "UF5-PP0B"
    assert min(AES.values(), key=lambda core: core.area).name == "UF1-PP0B"


def test_hpaz_prints_more_than_its_cells_give() -> None:
    found = {(core.name, core.technology): core for core in facts.load(
        REPOSITORY / "algorithms/zuc/algorithm.toml").others.published}  # fmt: skip
    hpaz, zhang = (found[name, "Virtex-5 XC5VLX110T-3"] for name in ("HPAZ", "Zhang et al."))
    assert hpaz.rate_gbit_s / zhang.rate_gbit_s == pytest.approx(1.43, abs=0.001)  # 45 % in its text
    assert 1 - hpaz.area / zhang.area == pytest.approx(0.114, abs=0.001)  # nearly 12 %
    chip, three = found["HPAZ", "TSMC 65 nm GP"], found["Gupta et al., THREE-ZUC", "65 nm"]
    assert chip.rate_gbit_s / three.rate_gbit_s == pytest.approx(2.72, abs=0.01)
    assert 1 - chip.area / three.area == 0.375  # at least 40 %
    for core in (hpaz, zhang):
        assert core.rate_gbit_s == pytest.approx(0.032 * core.clock_mhz, rel=0.001)
    assert 32 + 8 + 1 < 31 + 8 + 5  # F is said to be the critical path


def test_the_thesis_mixes_units_and_experiments() -> None:
    assert 64 * 50e6 / 2**30 == pytest.approx(2.98, abs=0.005)  # 3.2 GiB/s in equation (4.1)
    assert 64 * 50e6 / 20 / 2**20 == pytest.approx(152.6, abs=0.05)  # 160 MiB/s in equation (4.2)
    assert 117.5 / 86.0 == pytest.approx(1.37, abs=0.005)  # E3's speedup, said to be E2's
    assert 120.5 / 86.0 == pytest.approx(1.40, abs=0.005)
