"""The cost tables in an algorithm's README."""

import json
from pathlib import Path

import pytest

from tandem_tools.generate import outputs
from tandem_tools.generate.schema import FactsError
from toy import FUNCTIONS, edit


def readme(root: Path) -> str:
    return outputs.render(root, outputs.read_sources(root))["algorithms/toy/README.md"]


def store(root: Path, *figures: dict[str, str | float]) -> None:
    common = {
        "suite": "peers", "row": "toy 64 B", "engine": "cpu.reference", "metric": "rate", "unit": "MB/s", "value": 1.5,
        "kind": "measured", "note": "", "command": "tandem bench peers toy", "commit": "0123abc",
        "machine": "a machine", "date": "2030-01-02",
    }  # fmt: skip
    path = root / "results/figures.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps([common | figure for figure in figures]))


def test_without_figures_there_are_only_facts(repository: Path) -> None:
    text = readme(repository)
    assert "| `reference` | [sw/reference.cpp](sw/reference.cpp) | any | any CPU |" in text
    assert "| `plain` | 0 | [rtl/tnd_toy_core_plain.sv](rtl/tnd_toy_core_plain.sv) |  |  |" in text
    assert "MB/s" not in text


def test_functions_stand_first(repository: Path) -> None:
    assert "| function |" not in readme(repository)
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{FUNCTIONS}[bench]")
    lines = readme(repository).splitlines()
    first = lines.index("<!-- generated: cost -->") + 1
    assert lines[first] == "| function | also called | id | standard |"
    assert lines[first + 2] == "| Toy-Crypt: `toy_crypt` | `crypt` | 16 | none, section 2 |"


def test_rates_stand_by_engine_and_size_with_their_origin(repository: Path) -> None:
    store(
        repository,
        {"value": 99.6},
        {"value": 50, "engine": "peer"},
        {"value": 200.2, "row": "toy 1024 B"},
        {"value": 7, "row": "toy 64 B", "metric": "to peer", "unit": "x"},
        {"value": 7, "row": "another 64 B"},
    )
    lines = readme(repository).splitlines()
    at = lines.index("| MB/s, messages of | 64 B | 1024 B |")
    assert lines[at + 2 : at + 4] == ["| cpu.reference | 100 | 200 |", "| peer | 50 |  |"]
    assert lines[at + 5] == "Measured: `tandem bench peers toy` at 0123abc, 2030-01-02, a machine."


def test_each_function_has_its_rates_and_ratios(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{FUNCTIONS}[bench]")
    ratio = {"metric": "to the best of a library", "unit": "x"}
    store(
        repository,
        {"row": "toy TOY_CRYPT 64 B", "value": 3},
        {"row": "toy TOY_CRYPT 1 KiB", "value": 4},
        {"row": "toy TOY_CRYPT 64 B", "engine": "peer", "value": 2},
        {"row": "toy TOY_CRYPT 64 B", "value": 1.456} | ratio,
        {"row": "toy TOY_MAC 64 B", "value": 5},
        {"row": "toy TOY_MAC 64 B threads", "metric": "2 threads to 1", "value": 1.999, "unit": "x"},
    )
    lines = readme(repository).splitlines()
    at = lines.index("| TOY_CRYPT, MB/s, messages of | 64 B | 1 KiB |")
    assert lines[at + 2 : at + 5] == [
        "| cpu.reference | 3 | 4 |",
        "| peer | 2 |  |",
        "| cpu.reference to the best of a library | **1.46x** |  |",
    ]
    at = lines.index("| TOY_MAC, MB/s, messages of | 64 B |")
    assert lines[at + 2] == "| cpu.reference | 5 |"
    assert lines[at + 4] == "Two threads give, of what one gives: TOY_MAC 2.00x."


def test_steady_rate_stands_by_its_architecture(repository: Path) -> None:
    rate = {"suite": "sim", "metric": "steady rate", "unit": "bytes/clock", "kind": "modelled", "value": 3.14159}
    store(repository, rate | {"engine": "sim.deep"}, rate | {"engine": "sim.deep_fine"})
    text = readme(repository)
    assert "| `Cut` fine, coarse (default coarse) | 3.14 bytes/clock |" in text
    assert text.count("bytes/clock") == 1


def test_rates_of_messages_stand_by_function_accelerator_and_depth(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{FUNCTIONS}[bench]")
    rate = {"suite": "sim", "kind": "modelled", "engine": "sim.deep", "note": "150 MHz, assumed; limit: core"}
    store(
        repository,
        rate | {"row": "toy_mac 512 B, depth 1, encrypt, unloaded memory", "value": 100},
        rate | {"row": "toy_mac 32 B, depth 64, encrypt, unloaded memory", "value": 150},
        rate | {"row": "toy_mac 32 B, depth 1, encrypt, unloaded memory", "value": 50},
        rate | {"row": "toy_mac 32 B, depth 1, encrypt, unloaded memory", "value": 9, "unit": "bytes/clock"},
        rate | {"row": "toy_mac 32 B, depth 1, decrypt, unloaded memory", "value": 9},
        rate | {"row": "toy_mac 64 KiB tasks", "value": 9},
    )
    lines = readme(repository).splitlines()
    at = lines.index("| TOY_MAC at 150 MHz, Gb/s, messages of | 256 bits | 4,096 bits |")
    assert lines[at + 2] == "| sim.deep | 0.40 / 1.20 | 0.80 /  |"
    assert lines[at + 4].startswith("TOY_MAC with 1 and 64 tasks in the ring. Modelled: `tandem bench")


@pytest.mark.parametrize("content", ["[", '{"suite": "peers"}', '[{"suite": "peers"}]'])
def test_a_file_that_holds_no_figures_is_named(repository: Path, content: str) -> None:
    (repository / "results").mkdir()
    (repository / "results/bad.json").write_text(content)
    with pytest.raises(FactsError, match="results/bad.json"):
        readme(repository)


def explored(engine: str, row: str, **values: float) -> list[dict[str, str | float]]:
    common: dict[str, str | float]
    common = {"suite": "explore", "row": row, "engine": engine, "kind": "modelled", "command": "explore"}
    common["note"] = "a note"
    return [common | {"metric": metric.replace("_", " "), "value": value} for metric, value in values.items()]


def test_explored_cores_stand_by_device(repository: Path) -> None:
    row = "toy keystream, ECP5 A-1"
    figures = {"FF": 80, "clock": 100.04, "lowest_clock": 95, "highest_clock": 110, "rate": 3.2, "rate_per_area": 16}
    ratio = {"rate_to_plain": 1.5, "lowest_ratio": 1.4, "highest_ratio": 1.6}
    store(
        repository,
        *explored("plain", row, LUT=200, **figures, rate_to_plain=1, lowest_ratio=1, highest_ratio=1),
        *explored("deep Cut=fine", row, LUT=300, **figures, **ratio),
        *explored("deep Cut=once", row, LUT=300, **figures, rate_to_plain=1.5, lowest_ratio=1.5, highest_ratio=1.5),
    )
    lines = readme(repository).splitlines()
    columns = "LUT | FF | MHz, median (range) | Gb/s | Gb/s per kLUT | rate to plain (95 %)"
    at = lines.index(f"| keystream, ECP5 A-1 | {columns} |")
    assert lines[at + 2] == "| `plain` | 200 | 80 | 100.0 (95.0-110.0) | 3.20 | 16.00 | 1 |"
    assert lines[at + 3] == "| `deep`, Cut fine | 300 | 80 | 100.0 (95.0-110.0) | 3.20 | 16.00 | 1.50x (1.40-1.60) |"
    assert lines[at + 4].endswith("| 1.50x |")
    assert lines[at + 6] == "Modelled: `explore` at 0123abc, 2030-01-02. Clock: a note. LUT: a note."


@pytest.mark.parametrize(("what", "head"), [("core", "latency, ns"), ("accelerator", "latency of the core alone, ns")])
def test_the_latency_of_an_accelerator_is_said_to_be_its_cores(repository: Path, what: str, head: str) -> None:
    figures = {"FF": 80, "clock": 100, "lowest_clock": 95, "highest_clock": 110, "rate": 3.2, "rate_per_area": 16}
    figures |= {"rate_to_plain": 1, "lowest_ratio": 1, "highest_ratio": 1}
    store(repository, *explored("plain", f"toy {what}, ECP5 A-1", LUT=200, latency=240, **figures))
    assert f"| {what}, ECP5 A-1 | LUT | FF | {head} | MHz, median (range) |" in readme(repository)


def test_a_long_table_has_the_designs_that_none_beats(repository: Path) -> None:
    common = {"FF": 80, "clock": 100, "lowest_clock": 95, "highest_clock": 110, "rate_per_area": 16}
    common |= {"rate_to_d0": 1, "lowest_ratio": 1, "highest_ratio": 1}
    designs = [(f"d{i}", {"LUT": 100 + i, "rate": 20 - i}) for i in range(17)]  # larger and slower
    designs += [("quick", {"LUT": 200, "rate": 30}), ("small", {"LUT": 50, "rate": 1, "block_RAM": 2})]
    store(repository, *(f for name, of in designs for f in explored(name, "toy keystream, ECP5 A-1", **common, **of)))
    text = readme(repository)
    assert [name for name, _ in designs if f"| `{name}` |" in text] == ["d0", "quick", "small"]
    assert text.index("`small`") < text.index("`d0`") < text.index("`quick`")
    assert " 3 of 19 designs: " in text


def test_what_is_only_synthesised_has_areas_and_what_failed_has_no_line(repository: Path) -> None:
    row = "toy keystream, Xilinx 7-series"
    store(repository, *explored("plain", row, LUT=200, FF=80), *explored("deep Cut=fine", row, failed=1))
    lines = readme(repository).splitlines()
    at = lines.index("| keystream, Xilinx 7-series, synthesis only | LUT | FF |")
    assert lines[at + 2 : at + 4] == ["| `plain` | 200 | 80 |", ""]
    assert lines[at + 4] == "Modelled: `explore` at 0123abc, 2030-01-02. LUT: a note."


def test_explored_cells_show_the_fastest_and_the_densest_recipe(repository: Path) -> None:
    row = "toy keystream, cells"
    store(
        repository,
        *explored("deep Cut=fine fast", row, area=2, clock=100, rate=3.2, rate_per_area=1.6),
        *explored("deep Cut=fine small", row, area=1, clock=80, rate=2.56, rate_per_area=2.56),
    )
    lines = readme(repository).splitlines()
    at = lines.index("| keystream, cells, pre-layout | MHz | kGE | Gb/s | highest Gb/s per kGE |")
    assert lines[at + 2] == "| `deep`, Cut fine | 100 | 2.0 | 3.20 | 2.560 (small) |"


def test_published_cores_are_marked_and_what_is_unknown_is_empty(repository: Path) -> None:
    core = '[[published]]\nname = "{}"\ntechnology = "an FPGA"\nsource = "a paper, table 2"\nrate_gbit_s = 8\n{}\n'
    both = core.format("First", 'clock_mhz = 250\narea = 400\narea_unit = "slices"') + core.format("Second", "")
    (repository / "algorithms/toy/published.toml").write_text(both)
    lines = readme(repository).splitlines()
    at = lines.index("| published | technology | MHz | area | Gb/s | Mb/s per slice, LUT or gate | source |")
    assert lines[at + 2 : at + 4] == [
        "| First | an FPGA | 250 | 400 slices | 8.00 | 20.0 | a paper, table 2 |",
        "| Second | an FPGA |  |  | 8.00 |  | a paper, table 2 |",
    ]


def test_wp437_stands_by_function_engine_and_length(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{FUNCTIONS}[bench]")
    common = {"suite": "wp437", "metric": "throughput", "unit": "Mb/s", "command": "tandem bench wp437"}
    store(
        repository,
        common | {"row": "TOY_CRYPT 256 bits", "engine": "theirs", "kind": "published", "value": 27.04},
        common | {"row": "TOY_CRYPT 256 bits", "engine": "ours", "kind": "modelled", "value": 590.6},
        common | {"row": "TOY_CRYPT 4096 bits", "engine": "ours", "kind": "modelled", "value": 3},
        common | {"row": "TOY_CRYPT 256 bits", "engine": "ours", "kind": "modelled", "metric": "elapsed", "value": 7},
        common | {"row": "ANOTHER 256 bits", "engine": "ours", "kind": "modelled"},
    )
    lines = readme(repository).splitlines()
    at = lines.index("| WP437, TOY_CRYPT, Mb/s, blocks of | | 256 bits | 4096 bits |")
    assert lines[at + 2 : at + 4] == ["| theirs | published | 27.0 |  |", "| ours | modelled | 591 | 3.0 |"]
    assert lines[at + 5] == "Modelled: `tandem bench wp437` at 0123abc, 2030-01-02, a machine."
