"""The cost tables in an algorithm's README."""

import json
from pathlib import Path
from typing import Any

import pytest

from tandem_facts.schema import FactsError
from tandem_tools.generate import outputs
from tandem_tools.generate.paper_pages import wp437
from toy import OPERATIONS, edit


def readme(root: Path) -> str:
    return outputs.render(root, outputs.read_sources(root))["algorithms/toy/README.md"]


def store(root: Path, *figures: dict[str, Any], suite: str = "peers-toy", command: str = "tandem bench peers toy") -> None:
    """Stores figures of the toy in a separate file."""
    common = {"algorithm": "toy", "engine": "cpu.reference", "metric": "rate", "unit": "MB/s", "value": 1.5}
    common |= {"kind": "measured"}
    run = {"suite": suite, "command": command, "commit": "0123abc", "machine": "a machine", "date": "2030-01-02"}
    path = root / f"results/{suite}/a-machine-2030-01-02.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"format": 1, "runs": [run | {"figures": [common | figure for figure in figures]}]}))


def test_without_figures_there_are_only_facts(repository: Path) -> None:
    text = readme(repository)
    assert "| `reference` | [sw/reference.cpp](sw/reference.cpp) | any | any CPU |" in text
    assert "| `plain` | 0 | [rtl/tnd_toy_core_plain.sv](rtl/tnd_toy_core_plain.sv) |  |  |" in text
    assert "MB/s" not in text


def test_functions_stand_first(repository: Path) -> None:
    assert "| function |" not in readme(repository)
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    lines = readme(repository).splitlines()
    first = lines.index("<!-- generated: cost -->") + 1
    assert lines[first] == "| function | also called | id | standard |"
    assert lines[first + 2] == "| Toy-Crypt: `toy_crypt` | `crypt` | 16 | none, section 2 |"


def test_rates_stand_by_engine_and_size_with_their_origin(repository: Path) -> None:
    store(
        repository,
        {"value": 99.6, "bytes": 64},
        {"value": 50, "bytes": 64, "engine": "peer"},
        {"value": 200.2, "bytes": 1024},
        {"value": 300, "bytes": 1024, "parameters": {"messages": 32}},
        {"value": 7, "bytes": 64, "metric": "ratio", "to": "peer", "unit": "x"},
        {"value": 7, "bytes": 64, "direction": "decrypt"},
    )
    store(repository, {"value": 7, "bytes": 64}, suite="peers-another")
    lines = readme(repository).splitlines()
    at = lines.index("| MB/s, messages of | 64 B | 1024 B | 32 x 1024 B |")
    assert lines[at + 2 : at + 4] == ["| cpu.reference | 100 | 200 | 300 |", "| peer | 50 |  |  |"]
    assert lines[at + 5] == "Measured: `tandem bench peers toy` at 0123abc, 2030-01-02, a machine."


def test_rates_held_to_avx2_stand_by_themselves(repository: Path) -> None:
    store(repository, {"value": 99, "bytes": 64})
    store(repository, {"value": 44, "bytes": 64}, suite="peers-toy-avx2")
    lines = readme(repository).splitlines()
    held = next(at for at, line in enumerate(lines) if "held to AVX2" in line)
    assert lines.index("| cpu.reference | 99 |") < held < lines.index("| cpu.reference | 44 |")


def test_the_newest_run_alone_counts(repository: Path) -> None:
    store(repository, {"value": 99, "bytes": 64})
    path = repository / "results/peers-toy/a-machine-2030-01-02.json"
    path.with_name("z-machine-2029-12-31.json").write_text(path.read_text().replace("99", "55"))
    path.with_name("a-machine-2030-01-02-10.json").write_text(path.read_text().replace("99", "77"))
    path.with_name("a-machine-2030-01-02-9.json").write_text(path.read_text().replace("99", "66"))
    assert "| cpu.reference | 77 |" in readme(repository)


def test_each_function_has_its_rates_and_ratios(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    ratio = {"metric": "least ratio", "to": "a library", "unit": "x"}
    crypt = {"function": "toy_crypt", "bytes": 64}
    store(
        repository,
        crypt | {"value": 3},
        crypt | {"value": 4, "what": "one stream"},
        crypt | {"engine": "peer", "value": 2},
        crypt | {"value": 1.456} | ratio,
        crypt | {"value": 1.5, "parameters": {"room": "in front"}},
        {"function": "toy_mac", "bytes": 64, "value": 5},
        {"function": "toy_mac", "bytes": 64, "metric": "ratio", "to": "1 thread", "value": 1.999, "unit": "x",
         "parameters": {"threads": 2}},
    )  # fmt: skip
    lines = readme(repository).splitlines()
    at = lines.index("| TOY_CRYPT, MB/s, messages of | 64 B | one stream | 64 B, room in front |")
    assert lines[at + 2 : at + 5] == [
        "| cpu.reference | 3 | 4 | 2 |",
        "| peer | 2 |  |  |",
        "| cpu.reference to the best of a library | **1.46x** |  |  |",
    ]
    at = lines.index("| TOY_MAC, MB/s, messages of | 64 B |")
    assert lines[at + 2] == "| cpu.reference | 5 |"
    assert lines[at + 4] == "Two threads give, of what one gives: TOY_MAC 2.00x."


def test_steady_rate_stands_by_its_architecture(repository: Path) -> None:
    rate = {"metric": "steady rate", "unit": "bytes/clock", "kind": "modelled", "value": 3.14159}
    store(repository, rate | {"engine": "sim.deep"}, rate | {"engine": "sim.deep_fine"}, suite="sim-toy")
    text = readme(repository)
    assert "| `Cut` fine, coarse (default coarse) | 3.14 bytes/clock |" in text
    assert text.count("bytes/clock") == 1


def test_rates_of_messages_stand_by_function_accelerator_and_depth(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    rate = {"kind": "modelled", "engine": "sim.deep", "function": "toy_mac", "bytes": 32, "depth": 1, "direction": "encrypt"}
    rate |= {"parameters": {"memory": "unloaded", "clock_mhz": 150}}
    store(
        repository,
        rate | {"bytes": 512, "value": 100},
        rate | {"depth": 64, "value": 150},
        rate | {"value": 50},
        rate | {"value": 9, "unit": "bytes/clock"},
        rate | {"value": 9, "direction": "decrypt"},
        rate | {"value": 9, "parameters": {"memory": "de10-nano", "clock_mhz": 150}},
        rate | {"value": 9, "direction": "", "bytes": 65536},
        suite="sim-toy_mac",
        command="tandem bench sim",
    )
    lines = readme(repository).splitlines()
    at = lines.index("| TOY_MAC at 150 MHz, Gb/s, messages of | 256 bits | 4,096 bits |")
    assert lines[at + 2] == "| sim.deep | 0.40 / 1.20 | 0.80 /  |"
    assert lines[at + 4].startswith("TOY_MAC with 1 and 64 tasks in the ring. Modelled: `tandem bench")


@pytest.mark.parametrize(
    "content", ["[", '{"format": 1}', '{"format": 1, "runs": [{"suite": "peers"}]}', '{"format": 2, "runs": []}']
)
def test_a_file_that_holds_no_figures_is_named(repository: Path, content: str) -> None:
    (repository / "results/peers-toy").mkdir(parents=True)
    (repository / "results/peers-toy/bad.json").write_text(content)
    with pytest.raises(FactsError, match="results/peers-toy/bad.json"):
        readme(repository)


def explored(design: str, what: str, target: str, **values: float) -> list[dict[str, Any]]:
    """Figures of a design, given as `deep Cut=fine`; `ratio` is to the design `plain`."""
    engine, *settings = design.split()
    parameters = dict(text.split("=") for text in settings)
    of = {"what": what, "target": target, "engine": engine, "parameters": parameters, "kind": "modelled", "note": "a note"}
    found = [of | {"metric": metric.replace("_", " "), "value": value} for metric, value in values.items()]
    return [
        figure | {"to": "plain"} if figure["metric"] == "ratio" else
        figure | {"seeds": {"1": 1.0, "2": 1.0}} if figure["metric"] == "clock" else figure
        for figure in found
    ]  # fmt: skip


def store_explored(root: Path, *designs: list[dict[str, Any]]) -> None:
    store(root, *(figure for of in designs for figure in of), suite="explore", command="explore")
    path = root / "results/explore/a-machine-2030-01-02.json"
    edit(path, '"date": "2030-01-02"', '"date": "2030-01-02", "tools": {"Yosys": "1", "nextpnr": "2"}')


ONE = {"ratio": 1.0, "lowest_ratio": 1.0, "highest_ratio": 1.0}
CLOCKS = {"FF": 80.0, "clock": 100.04, "lowest_clock": 95.0, "highest_clock": 110.0, "rate": 3.2, "rate_per_area": 16.0}


def test_explored_cores_stand_by_device(repository: Path) -> None:
    what = ("keystream", "ECP5 A-1")
    store_explored(
        repository,
        explored("plain", *what, LUT=200, **CLOCKS, **ONE),
        explored("deep Cut=fine", *what, LUT=300, **CLOCKS, ratio=1.5, lowest_ratio=1.4, highest_ratio=1.6),
        explored("deep Cut=once", *what, LUT=300, **CLOCKS, ratio=1.5, lowest_ratio=1.5, highest_ratio=1.5),
    )
    lines = readme(repository).splitlines()
    columns = "LUT | FF | MHz, median (range) | Gb/s | Gb/s per kLUT | rate to plain (95 %)"
    at = lines.index(f"| keystream, ECP5 A-1 | {columns} |")
    assert lines[at + 2] == "| `plain` | 200 | 80 | 100.0 (95.0-110.0) | 3.20 | 16.00 | 1 |"
    assert lines[at + 3] == "| `deep`, Cut fine | 300 | 80 | 100.0 (95.0-110.0) | 3.20 | 16.00 | 1.50x (1.40-1.60) |"
    assert lines[at + 4].endswith("| 1.50x |")
    notes = "Clock: a note; median of the seeds 1 to 2. LUT: a note; Yosys 1, nextpnr 2."
    assert lines[at + 6] == f"Modelled: `explore` at 0123abc, 2030-01-02. {notes}"


def test_a_newer_run_replaces_the_same_designs_alone(repository: Path) -> None:
    what = ("keystream", "ECP5 A-1")
    store_explored(repository, *(explored(name, *what, LUT=200, **CLOCKS, **ONE) for name in ("plain", "deep Cut=fine")))
    path = repository / "results/explore/a-machine-2030-01-02.json"
    older = path.with_name("a-machine-2030-01-01.json")
    older.write_text(path.read_text())
    store_explored(repository, explored("plain", *what, LUT=123, **CLOCKS, **ONE))
    text = readme(repository)
    assert "| `plain` | 123 |" in text and "| `deep`, Cut fine | 200 |" in text and "| `plain` | 200 |" not in text


@pytest.mark.parametrize(("what", "head"), [("core", "latency, ns"), ("accelerator", "latency of the core alone, ns")])
def test_the_latency_of_an_accelerator_is_said_to_be_its_cores(repository: Path, what: str, head: str) -> None:
    store_explored(repository, explored("plain", what, "ECP5 A-1", LUT=200, latency=240, **CLOCKS, **ONE))
    assert f"| {what}, ECP5 A-1 | LUT | FF | {head} | MHz, median (range) |" in readme(repository)


def test_a_long_table_has_the_designs_that_none_beats(repository: Path) -> None:
    designs = [(f"d{i}", {"LUT": 100 + i, "rate": 20 - i}) for i in range(17)]  # larger and slower
    designs += [("quick", {"LUT": 200, "rate": 30}), ("small", {"LUT": 50, "rate": 1, "block_RAM": 2})]
    store_explored(repository, *(explored(name, "keystream", "ECP5 A-1", **(CLOCKS | ONE | of)) for name, of in designs))
    text = readme(repository)
    assert [name for name, _ in designs if f"| `{name}`" in text] == ["d0", "quick", "small"]
    assert text.index("`small`") < text.index("`d0`") < text.index("`quick`")
    assert " 3 of 19 designs: " in text


def test_what_is_only_synthesised_has_areas_and_what_failed_has_no_line(repository: Path) -> None:
    what = ("keystream", "Xilinx 7-series")
    store_explored(repository, explored("plain", *what, LUT=200, FF=80), explored("deep Cut=fine", *what, failed=1))
    lines = readme(repository).splitlines()
    at = lines.index("| keystream, Xilinx 7-series, synthesis only | LUT | FF |")
    assert lines[at + 2 : at + 4] == ["| `plain` | 200 | 80 |", ""]
    assert lines[at + 4] == "Modelled: `explore` at 0123abc, 2030-01-02. LUT: a note; Yosys 1, nextpnr 2."


def test_what_is_placed_without_delays_is_not_called_synthesised(repository: Path) -> None:
    placed = explored("plain", "keystream", "Gowin", LUT=200, FF=80)
    placed[0]["note"] += "; placed and routed 1 times, no clock is known"
    store_explored(repository, placed)
    text = readme(repository)
    assert "| keystream, Gowin, placed and routed, no clock | LUT | FF |" in text and "synthesis only" not in text


def test_explored_cells_show_the_fastest_and_the_densest_recipe(repository: Path) -> None:
    store_explored(
        repository,
        explored("deep Cut=fine recipe=fast", "keystream", "cells", area=2, clock=100, rate=3.2, rate_per_area=1.6),
        explored("deep Cut=fine recipe=small", "keystream", "cells", area=1, clock=80, rate=2.56, rate_per_area=2.56),
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


def test_a_published_core_may_have_an_area_alone(repository: Path) -> None:
    core = '[[published]]\nname = "Part"\ntechnology = "an FPGA"\nsource = "a paper"\narea = 186\narea_unit = "ALM"\n'
    (repository / "algorithms/toy/published.toml").write_text(core)
    assert "| Part | an FPGA |  | 186 ALM |  |  | a paper |" in readme(repository).splitlines()


def test_wp437_stands_by_function_engine_and_length(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    common = {"function": "toy_crypt", "bytes": 32, "metric": "throughput", "unit": "Mb/s"}
    ours = common | {"engine": "ours", "kind": "modelled"}
    store(
        repository,
        common | {"engine": "theirs", "kind": "published", "value": 27.04},
        ours | {"value": 590.6},
        ours | {"bytes": 512, "value": 3},
        ours | {"metric": "elapsed", "value": 7},
        ours | {"depth": 8, "value": 700},
        ours | {"function": "another"},
        suite="wp437-table5",
        command="tandem bench wp437",
    )
    document = repository / wp437.DOCUMENT
    document.parent.mkdir(exist_ok=True)
    document.write_text(f"{wp437.BEGIN}\n<!-- end -->\n")
    lines = outputs.render(repository, outputs.read_sources(repository))[wp437.DOCUMENT].splitlines()
    at = lines.index("| WP437, TOY_CRYPT, Mb/s, blocks of | | 256 bits | 4096 bits |")
    assert lines[at + 2 : at + 5] == [
        "| theirs | published | 27.0 |  |",
        "| ours | modelled | 591 | 3.0 |",
        "| ours, ring of 8 | modelled | 700 |  |",
    ]
    assert lines[at + 6] == "Modelled: `tandem bench wp437` at 0123abc, 2030-01-02, a machine."


def test_a_page_of_figures_takes_them_out_of_the_readme(repository: Path) -> None:
    store(repository, {"bytes": 64})
    assert "MB/s, messages of" in readme(repository)
    (repository / "algorithms/toy/figures.md").write_text("# Figures\n\n<!-- generated: figures -->\n<!-- end -->\n")
    pages = outputs.render(repository, outputs.read_sources(repository))
    assert "MB/s" not in pages["algorithms/toy/README.md"]
    assert "| `plain` | 0 |" in pages["algorithms/toy/README.md"]
    assert pages["algorithms/toy/figures.md"].startswith("# Figures\n\n<!-- generated: figures -->\n| MB/s, messages of |")
    (repository / "algorithms/toy/figures.md").write_text("# Figures\n")
    with pytest.raises(FactsError, match="algorithms/toy/figures.md: expected one block"):
        readme(repository)
