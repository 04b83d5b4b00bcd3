"""The cost tables in an algorithm's README."""

import json
from pathlib import Path

import pytest
from toy import FUNCTIONS, edit

from tandem_tools.generate import outputs
from tandem_tools.generate.schema import FactsError


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


@pytest.mark.parametrize("content", ["[", '{"suite": "peers"}', '[{"suite": "peers"}]'])
def test_a_file_that_holds_no_figures_is_named(repository: Path, content: str) -> None:
    (repository / "results").mkdir()
    (repository / "results/bad.json").write_text(content)
    with pytest.raises(FactsError, match="results/bad.json"):
        readme(repository)
