"""The stock flow beside the explorer's own, and the script of packages that does to a netlist what the explorer does."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tandem_eda import eda, programs, store
from tandem_eda.design import Design
from tandem_eda.flows import arrays, netlist, placed, registers, targets, trials
from tandem_explore.figures import placed_figures
from tandem_explore.run import plan
from tandem_tools.ip import ecp5
from test_registers import usual

MEMORY = """\
module tnd_memory (
  input logic clk_i, write_i, input logic [9:0] at_i, input logic [17:0] d_i, output logic [17:0] q_o
);
  logic [17:0] words_q [1024], word_q;
  always_ff @(posedge clk_i) begin
    if (write_i) words_q[at_i] <= d_i;
    word_q <= words_q[at_i];
    q_o    <= word_q;
  end
endmodule
"""
CELLS = {"MULT18X18D": 1, "DP16KD": 2}


def device(target: str) -> placed.Device:
    return next(each for each in placed.DEVICES if each.target == target)


def array() -> netlist.Netlist:
    """A product with its registers in flip-flops, in each element of an array that is long enough to be laid out."""
    cells = {f"u_array.gen[{i}].u_{name}": cell for i in range(arrays.LEAST) for name, cell in usual().items()}
    # Every element has nets of its own.
    for number, cell in enumerate(cells.values()):
        by = 100 * (number // len(usual()))
        wires = {
            pin: [bit + by if isinstance(bit, int) and bit > 2 else bit for bit in bits]
            for pin, bits in cell["connections"].items()
        }
        cell["connections"] = wires
    outputs: list[netlist.Bit] = [40 + 100 * i for i in range(arrays.LEAST)]
    return netlist.Netlist("core", {"clk": ("input", [2]), "out": ("output", outputs)}, cells)


def test_every_ecp5_has_a_stock_flow() -> None:
    rewriting = [each for each in placed.DEVICES if each.rewrites]
    assert rewriting and all(each.family.name == "ecp5" for each in rewriting)
    for each in rewriting:
        stock = device(f"{each.target}-stock")
        assert not stock.rewrites and not stock.multipliers and "stock)" in stock.title
        assert stock.arguments(300, 1) == each.arguments(300, 1)
    assert len({each.title for each in placed.DEVICES}) == len(placed.DEVICES)


def test_the_stock_flow_places_what_yosys_has_made(tmp_path: Path, core: Design) -> None:
    path = tmp_path / "synthesis-x"
    path.mkdir()
    netlist.write(array(), path / placed.HARNESS)
    synthesis = store.Kept(path, {"luts": 1, "cells": CELLS}, None, True)
    inputs = {}
    for name in ("ecp5-um5g-85k", "ecp5-um5g-85k-stock"):
        target = targets.PlacedTarget(device(name), eda.Program(Path(), ""), eda.Program(Path(), ""))
        inputs[name] = plan.placement(target, core, synthesis, 300, 1).inputs()
    assert inputs["ecp5-um5g-85k"]["multipliers"] == "in rows" and inputs["ecp5-um5g-85k"]["registers inside"]
    assert not {"multipliers", "registers inside"} & inputs["ecp5-um5g-85k-stock"].keys()


@pytest.mark.parametrize(
    ("name", "cells", "said"),
    [
        ("ecp5-um5g-85k", CELLS, "flip-flops into block RAMs, flip-flops into multipliers, arrays of multipliers in rows"),
        ("ecp5-12k", {"MULT18X18D": 1}, "flip-flops into multipliers"),
        ("ecp5-um5g-85k", {"LUT4": 1}, "as synthesised"),
        ("ecp5-um5g-85k-stock", CELLS, "as synthesised"),
    ],
)
def test_rows_say_what_was_done_to_the_netlist(core: Design, name: str, cells: dict[str, int], said: str) -> None:
    counts = {"luts": 10, "flip_flops": 8, "block_rams": 0, "cells": cells}
    found = placed_figures.Placed(core, counts, {300: {1: 100.0}})
    values = {value.metric: value for value in placed_figures.values(found, None, device(name))}
    assert values["clock"].details["netlist"] == said


@pytest.mark.parametrize("small", [False, True])
def test_the_script_of_a_package_does_the_same(tmp_path: Path, small: bool) -> None:
    netlist.write(array(), tmp_path / "stock.json")
    (tmp_path / "change.py").write_text(ecp5.script("one", "core", "change.py", "Made by a test."))
    command = [sys.executable, "-I", "change.py", "stock.json", "changed.json", *["--small"] * small]
    subprocess.run(command, cwd=tmp_path, check=True)
    expected = registers.inside(netlist.read(tmp_path / "stock.json", "core"))
    assert not any(cell["type"] == "TRELLIS_FF" for cell in expected.cells.values())
    if not small:
        expected = arrays.in_rows(expected, arrays.ECP5_85K)
        assert all("BEL" in cell["attributes"] for cell in expected.cells.values())
    netlist.write(expected, tmp_path / "expected.json")
    assert (tmp_path / "changed.json").read_text() == (tmp_path / "expected.json").read_text()


def test_the_script_takes_what_yosys_writes(tmp_path: Path) -> None:
    (tmp_path / "memory.sv").write_text(MEMORY)
    (tmp_path / "change.py").write_text(ecp5.script("memory", "tnd_memory", "change.py", "Made by a test."))
    yosys = programs.find(programs.YOSYS, trials.Synthesis(device("ecp5-12k")))
    script = "read_slang --threads 1 memory.sv --top tnd_memory; synth_ecp5 -abc9 -top tnd_memory; write_json stock.json"
    eda.Run(tmp_path, eda.Limits()).call(yosys, ["-q", "-p", script])
    subprocess.run([sys.executable, "-I", "change.py", "stock.json", "changed.json"], cwd=tmp_path, check=True)
    stock, changed = (netlist.read(tmp_path / f"{name}.json", "tnd_memory") for name in ("stock", "changed"))
    assert stock.count() - changed.count() == {"TRELLIS_FF": 18}
    modes = [
        [cell["parameters"][name] for cell in one.cells.values() if name in cell["parameters"]]
        for one in (stock, changed)
        for name in ("REGMODE_A", "REGMODE_B")
    ]
    assert "OUTREG" not in modes[0] + modes[1] and "OUTREG" in modes[2] + modes[3]


def test_the_script_refuses_a_netlist_without_top(tmp_path: Path) -> None:
    (tmp_path / "change.py").write_text(ecp5.script("one", "core", "change.py", "Made by a test."))
    (tmp_path / "stock.json").write_text(json.dumps({"modules": {"core": {"attributes": {}}}}))
    command = [sys.executable, "-I", "change.py", "stock.json", "changed.json"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and "has 0 modules with the attribute top" in ended.stderr
