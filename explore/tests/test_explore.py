"""Design-space exploration: kept steps, what is synthesised, the harness, statistics, and both flows on a small core."""

from pathlib import Path

import pytest

from tandem_explore import cells, design, ecp5, ecp5_figures, eda, netlist, spread, store
from tandem_tools.generate import facts

# A word of 8 bits per clock, from adders, logic and state.
CORE = """\
// tnd_toy_core_deep is named in a comment only.
module tnd_toy_core_plain #(
  parameter int unsigned Cut = 1
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic [7:0] step_i,
  output logic [7:0] word_o
);
  logic [7:0] sum_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) sum_q <= '0;
    else sum_q <= sum_q + tnd_toy_turn(step_i ^ sum_q);
  end
  function automatic logic [7:0] tnd_toy_turn(input logic [7:0] x);
    return (x << Cut) | (x >> (8 - Cut));
  endfunction
  assign word_o = sum_q;
endmodule
"""

# The smallest library that the flow can map to: its times are what makes the clock, see below.
FLIP_FLOP_NS, GATE_NS, SETUP_NS = 0.5, 0.2, 0.25
GATE = """\
  cell (toy_{name}_1) {{
    area : {area};
{inputs}
    pin (Y) {{
      direction : output; function : "{function}"; max_capacitance : 10;
{arcs}
    }}
  }}
"""
INPUT = "    pin ({pin}) {{ direction : input; capacitance : 0.001; }}"
ARC = """\
      timing () {{
        related_pin : "{pin}"; timing_sense : {sense};
        cell_rise (grid) {{ values ("{ns}, {ns}", "{ns}, {ns}"); }}
        cell_fall (grid) {{ values ("{ns}, {ns}", "{ns}, {ns}"); }}
        rise_transition (grid) {{ values ("0.1, 0.1", "0.1, 0.1"); }}
        fall_transition (grid) {{ values ("0.1, 0.1", "0.1, 0.1"); }}
      }}"""
TEMPLATE = """\
  lu_table_template (grid) {
    variable_1 : input_net_transition; variable_2 : total_output_net_capacitance;
    index_1 ("0.01, 1"); index_2 ("0.001, 1");
  }
"""
FLIP_FLOP = f"""\
  cell (toy_dff_1) {{
    area : 12;
    ff (IQ, IQN) {{ clocked_on : "CK"; next_state : "D"; }}
    pin (CK) {{ direction : input; clock : true; capacitance : 0.001; }}
    pin (D) {{
      direction : input; capacitance : 0.001;
      timing () {{
        related_pin : "CK"; timing_type : setup_rising;
        rise_constraint (scalar) {{ values ("{SETUP_NS}"); }} fall_constraint (scalar) {{ values ("{SETUP_NS}"); }}
      }}
    }}
    pin (Q) {{
      direction : output; function : "IQ"; max_capacitance : 10;
      timing () {{
        related_pin : "CK"; timing_type : rising_edge;
        cell_rise (scalar) {{ values ("{FLIP_FLOP_NS}"); }} cell_fall (scalar) {{ values ("{FLIP_FLOP_NS}"); }}
        rise_transition (scalar) {{ values ("0.1"); }} fall_transition (scalar) {{ values ("0.1"); }}
      }}
    }}
  }}
"""


def gate(name: str, area: float, function: str, pins: str) -> str:
    sense = "negative_unate" if function.startswith("!") else "positive_unate"
    return GATE.format(
        name=name,
        area=area,
        function=function,
        inputs="\n".join(INPUT.format(pin=pin) for pin in pins),
        arcs="\n".join(ARC.format(pin=pin, ns=GATE_NS, sense=sense) for pin in pins),
    )


LIBERTY = (
    "library (toy) {\n  delay_model : table_lookup;\n  time_unit : \"1ns\";\n  capacitive_load_unit (1, pf);\n"
    "  voltage_unit : \"1V\";\n  current_unit : \"1mA\";\n  pulling_resistance_unit : \"1kohm\";\n"
    + TEMPLATE + FLIP_FLOP + gate("inv", 2, "!A", "A") + gate("buf", 3, "A", "A")
    + gate("nand2", 4, "!(A&B)", "AB") + gate("nor2", 4, "!(A|B)", "AB") + "}\n"
)  # fmt: skip


@pytest.fixture
def small(tmp_path: Path) -> design.Design:
    (tmp_path / "tnd_toy_core_plain.sv").write_text(CORE)
    module = "tnd_toy_core_plain"
    return design.Design("plain", (("Cut", "coarse"),), module, (("Cut", 3),), (f"{module}.sv",), 8)


def test_a_step_runs_once_and_again_when_an_input_changes(tmp_path: Path) -> None:
    kept = store.Store(tmp_path / "store")
    runs = []

    def run(folder: Path) -> store.Result:
        runs.append(folder)
        return {"value": len(runs)}

    assert [kept.get({"step": "toy", "seed": seed}, run)["value"] for seed in (1, 1, 2, 1)] == [1, 1, 2, 1]


def test_a_step_that_fails_leaves_nothing_that_counts(tmp_path: Path) -> None:
    kept = store.Store(tmp_path / "store")

    def fail(folder: Path) -> store.Result:
        (folder / "half").touch()
        raise eda.EdaError("no licence")

    with pytest.raises(eda.EdaError, match="no licence"):
        kept.get({"step": "toy"}, fail)
    assert list(kept.root.iterdir()) == []
    assert kept.get({"step": "toy"}, lambda _: {"value": 7}) == {"value": 7}


def test_only_what_the_top_names_is_read(tmp_path: Path) -> None:
    (tmp_path / "tnd_toy_core_deep.sv").write_text("module tnd_toy_core_deep; endmodule\n")
    (tmp_path / "pkg.sv").write_text("package pkg; endpackage\n")
    (tmp_path / "tnd_toy_core_plain.sv").write_text(CORE.replace("logic [7:0] sum_q", "pkg::word_t sum_q"))
    listed = ("tnd_toy_core_deep.sv", "pkg.vlt", "pkg.sv", "tnd_toy_core_plain.sv")
    assert design.needed(tmp_path, listed, "tnd_toy_core_plain") == ("pkg.sv", "tnd_toy_core_plain.sv")


def test_cores_are_every_architecture_in_every_value(repository: Path) -> None:
    (toy,) = facts.load_all(repository)
    (repository / "algorithms/toy/rtl/sources.f").write_text(
        "algorithms/toy/rtl/tnd_toy_core_plain.sv\nalgorithms/toy/rtl/tnd_toy_core_deep.sv\n"
    )
    with pytest.raises(design.DesignError, match="no word_bits"):
        design.cores(repository, toy, ["plain"])
    toy.sizes["word_bits"] = 8
    found = design.cores(repository, toy, ["plain", "deep"])
    assert [str(each) for each in found] == ["plain", "deep Cut=fine", "deep Cut=coarse"]
    assert [str(each) for each in design.having(found, [("Cut", "fine")])] == ["plain", "deep Cut=fine"]
    assert design.having(found, [("Cut", "fine"), ("Cut", "coarse")]) == found
    with pytest.raises(design.DesignError, match="it has plain, deep"):
        design.cores(repository, toy, ["flat"])
    with pytest.raises(design.DesignError, match="there is Cut=fine, Cut=coarse"):
        design.having(found, [("Cut", "round")])


def test_the_ratio_of_medians_has_bounds_that_seeds_explain() -> None:
    same = spread.ratio([100.0] * 10, [50.0] * 10)
    assert (same.low, same.median, same.high) == (2, 2, 2)
    wide = spread.ratio([90.0, 95.0, 100.0, 105.0, 110.0], [48.0, 49.0, 50.0, 51.0, 52.0])
    assert wide.low < 1.95 < wide.median == 2 < 2.05 < wide.high
    assert wide == spread.ratio([90.0, 95.0, 100.0, 105.0, 110.0], [48.0, 49.0, 50.0, 51.0, 52.0])


def test_a_small_core_is_synthesised_placed_and_routed(tmp_path: Path, small: design.Design) -> None:
    device = ecp5.Device("LFE5U-12F-6", "12k", "CABGA256", 6)
    kept = store.Store(tmp_path / "store")
    flow = ecp5.Flow(tmp_path, kept, eda.find(eda.YOSYS), eda.find(eda.NEXTPNR_ECP5), device)
    (outcome,) = ecp5_figures.run(flow, [small], seeds=2, jobs=2)
    assert outcome.flip_flops == 8
    assert 8 <= outcome.luts <= 40
    assert all(100 < mhz < 600 for mhz in outcome.clocks_mhz)

    # The harness is in the netlist, but not in what was counted: one flip-flop per input bit, two and a LUT per output bit.
    core = flow.synthesise(small)
    harness = netlist.read(Path(core["folder"]) / ecp5.HARNESS, "harness").count()
    assert harness["TRELLIS_FF"] == 8 + 9 + 2 * 8
    assert harness["LUT4"] == core["cells"]["LUT4"] + 8

    # An edit that changes no logic runs the synthesis again, and no placement.
    (tmp_path / small.sources[0]).write_text("// The same logic.\n" + CORE)
    before = sum(1 for _ in kept.root.iterdir())
    (again,) = ecp5_figures.run(flow, [small], seeds=2, jobs=1)
    assert again == outcome
    assert sum(1 for _ in kept.root.iterdir()) == before + 1


    # Three of it: three harnesses, three cores, one clock.
    three = netlist.side_by_side(netlist.read(Path(core["folder"]) / ecp5.HARNESS, "harness"), "clk", 3)
    assert three.count() == {name: 3 * count for name, count in harness.items()}
    assert sorted(three.ports) == ["clk", *(f"{pin}_{k}" for pin in "dq" for k in range(3))]
    first = [three.cells[f"harness_in_0_{k}"]["connections"].values() for k in range(3)]
    nets = [{bit for bits in connections for bit in bits} for connections in first]
    assert nets[0] & nets[1] & nets[2] == {"0", *three.ports["clk"][1]}
    (chip,) = ecp5_figures.run(flow, [design.changed(small, [], 3)], seeds=1, jobs=1)
    assert (chip.luts, chip.flip_flops) == (3 * outcome.luts, 24)
    assert chip.rate_gbit_s(100) == pytest.approx(3 * outcome.rate_gbit_s(100))


def test_a_part_is_a_module_by_itself(repository: Path) -> None:
    (toy,) = facts.load_all(repository)
    (repository / "algorithms/toy/rtl/sources.f").write_text("turn.sv\nother.sv\n")
    (repository / "turn.sv").write_text("module turn; endmodule\n")
    found = design.part(repository, toy, "turn", 64)
    assert (found.module, found.parameters, found.sources, found.bits_per_clock) == ("turn", (), ("turn.sv",), 64)
    with pytest.raises(design.DesignError, match="no file core.sv among the sources"):
        design.part(repository, toy, "core", 64)


def test_other_parameters_are_set_by_number_and_not_twice(small: design.Design) -> None:
    wide = design.changed(small, [("Width", "64")], 1)
    assert (str(wide), wide.parameters) == ("plain Cut=coarse Width=64", (("Cut", 3), ("Width", 64)))
    assert str(design.changed(small, [], 2)) == "plain Cut=coarse copies=2"
    with pytest.raises(design.DesignError, match="--set Width=wide: a parameter's value is a number"):
        design.changed(small, [("Width", "wide")], 1)
    with pytest.raises(design.DesignError, match="choose among its values by --where"):
        design.changed(small, [("Cut", "1")], 1)


def test_a_small_core_is_mapped_to_cells_and_timed(tmp_path: Path, small: design.Design) -> None:
    path = tmp_path / "toy.lib"
    path.write_text(LIBERTY)
    library = cells.library(path)
    assert (library.name, library.nand2, library.nand2_area, library.inverter) == ("toy", "toy_nand2_1", 4, "toy_inv_1")
    flow = cells.Flow(tmp_path, store.Store(tmp_path / "store"), eda.find(eda.YOSYS), eda.find(eda.OPENSTA), library)
    result = flow.run(small, cells.RECIPES[0])
    assert result["sequential_ge"] == 8 * 12 / 4
    areas = {"toy_inv_1": 2, "toy_buf_1": 3, "toy_nand2_1": 4, "toy_nor2_1": 4, "toy_dff_1": 12}
    assert result["area_ge"] == sum(areas[name] * count for name, count in result["cells"].items()) / 4
    # The slowest path is the flip-flop, a whole number of gates, and the set-up time.
    gates = (1000 / result["clock_mhz"] - FLIP_FLOP_NS - SETUP_NS) / GATE_NS
    assert gates == pytest.approx(round(gates), abs=1e-3)
    assert 4 <= gates <= 40


@pytest.mark.parametrize("text", ["", "library (x) { time_unit : \"1ps\"; }", LIBERTY.replace("nand2", "nand9")])
def test_a_file_that_is_no_library_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.lib"
    path.write_text(text)
    with pytest.raises(eda.EdaError, match="bad.lib"):
        cells.library(path)


def test_what_timing_or_placement_did_not_find_is_an_error() -> None:
    with pytest.raises(eda.EdaError, match="no path from register to register"):
        cells.clock("No paths found.\nworst slack 1e+30\n")
    with pytest.raises(eda.EdaError, match="one clock expected"):
        ecp5.report({"fmax": {}, "critical_paths": [], "utilization": {}})


def test_a_top_is_the_accelerator_around_every_core(repository: Path) -> None:
    (toy,) = facts.load_all(repository)
    toy.sizes["word_bits"] = 8
    files = {
        "hw/sources.f": "shell.sv\n", "shell.sv": "module shell; endmodule\n",
        "algorithms/toy/rtl/sources.f": "algorithms/toy/rtl/tnd_toy_core.sv\n",
        "hw/top/toy/tnd_toy_top.sv": "module tnd_toy_top; shell s(); tnd_toy_core c(); endmodule\n",
    }  # fmt: skip
    for name, text in files.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text)
    plain, fine, _ = design.cores(repository, toy, ["plain", "deep"], top=True)
    assert (plain.module, plain.clock, plain.parameters) == ("tnd_toy_top", "aclk", (("Architecture", 0),))
    assert fine.parameters == (("Architecture", 1), ("Cut", 1))
    assert plain.sources[0] == "shell.sv" and plain.sources[-1] == "hw/top/toy/tnd_toy_top.sv"
