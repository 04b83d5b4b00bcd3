"""Liberty files: the gates are found by their functions, and a missing gate is reported."""

import gzip
from pathlib import Path

import pytest

import small
from tandem_eda import eda
from tandem_eda.flows import cells, liberty

# Libraries have these besides gates: comments, texts with braces, power pins, tables, buses, state, three states.
OTHERS = """\
  /* cell (commented_out) { area : 0.1; } */
  cell ("quoted name") { area : "1.5"; pin(A) { direction : input; } pin(Y) { direction : output; function : "A'"; } }
  cell (cheap_buffer) { area : 0.5; pin (A) { direction : "input" } pin (Y) { direction : output; function : "A" } }
  cell (no_area) { pin (A) { direction : input; } pin (Y) { direction : output; function : "!A"; } }
  cell (not_for_use) { area : 0.1; dont_use : true; pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; } }
  cell (x_lpflow_inv) { area : 0.1; pin (A) { direction : input; } pin (Y) { direction : output; function : "!A"; } }
  cell (three_states) { area : 0.1; pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; three_state : "A"; } }
  cell (latch) { area : 0.1; latch (IQ, IQN) { enable : "A"; } pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; } }
  cell (a_bus) { area : 0.1; bus (D) { direction : input; } pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; } }
  cell (both_ways) { area : 0.1; pin (A) { direction : input; } pin (B) { direction : inout; }
    pin (Y) { direction : output; function : "!A"; } }
  cell (two_outputs) { area : 0.1; pin (A) { direction : input; } pin (Y) { direction : output; function : "!A"; }
    pin (Z) { direction : output; function : "A"; } }
  cell (odd) { area : 0.1; pin (A) { direction : input; } pin (Y) { direction : output; function : "A -> B"; } }
  cell (G7) {
    area : 1.25; note : "}; {"; // up to here {
    pg_pin (VDD) { pg_type : primary_power; voltage_name : "VDD"; }
    leakage_power () { when : "!IN1"; value : 7; }
    pin (IN1) { direction : input; capacitance : 0.001; }
    pin (IN2) { direction : input; }
    pin (OUT) {
      timing () { related_pin : "IN1"; cell_rise (grid) { values ("1, 2", \\
        "3, 4"); } }
      direction : output; max_capacitance : 1;
      function : "(IN1')+(!IN2)";
    }
  }
"""
HEAD, _, TAIL = small.LIBERTY.partition("  cell (toy_inv_1)")


def library_of(folder: Path, text: str, name: str = "my.lib", names: cells.Names = cells.AS_FOUND) -> cells.Library:
    path = folder / name
    path.write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    return cells.library(path, names)


@pytest.mark.parametrize("name", ["my.lib", "my.lib.gz"])
def test_cells_of_any_name_are_found_by_their_functions(tmp_path: Path, name: str) -> None:
    found = library_of(tmp_path, HEAD + OTHERS + "}\n", name)
    assert (found.nand2, found.nand2_area, found.inverter) == ("G7", 1.25, "quoted name")
    # The smallest cell counts, the usual ones included; of equal cells the one with the shortest name.
    both = library_of(
        tmp_path, HEAD + OTHERS.replace("1.25", "4.0").replace("G7", "toy_nand2_10") + "  cell (toy_inv_1)" + TAIL
    )
    assert (both.nand2, both.inverter) == ("toy_nand2_1", "quoted name")


def test_other_cells_can_be_named(tmp_path: Path) -> None:
    text = HEAD + OTHERS + "  cell (toy_inv_1)" + TAIL
    found = library_of(tmp_path, text, names=cells.Names("toy_nand2_1", "toy_inv_1"))
    assert (found.nand2, found.nand2_area, found.inverter) == ("toy_nand2_1", 4, "toy_inv_1")
    assert library_of(tmp_path, text, names=cells.Names(inverter="odd")).inverter == "odd"
    with pytest.raises(
        eda.EdaError, match=r"my.lib has no cell 'toy_nand2' \(--nand2\); it has, among others, toy_nand2_1, "
    ):
        library_of(tmp_path, text, names=cells.Names("toy_nand2"))
    with pytest.raises(
        eda.EdaError, match=r"toy_nor2_1 \(--nand2\) is not a NAND of two inputs .*: area 4.0, Y = !\(A\|B\)"
    ):
        library_of(tmp_path, text, names=cells.Names("toy_nor2_1"))
    with pytest.raises(eda.EdaError, match=r"no_area \(--inv\) is not an inverter with an area: area unknown, Y = !A"):
        library_of(tmp_path, text, names=cells.Names(inverter="no_area"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is not a Liberty file with times in ns"),
        ('library (x) { time_unit : "1ps"; }', "is not a Liberty file with times in ns"),
        (HEAD + "}\n", "none of its 1 cells has an area and the function of a NAND of two inputs; name one by --nand2 CELL"),
        (small.LIBERTY.replace('"!A"', '"A"'), "the function of an inverter; name one by --inv CELL"),
        ("}" * 9 + small.LIBERTY.replace("cell (", "cell ((") + "{" * 9, "none of its 0 cells"),
    ],
)
def test_a_file_without_what_the_flow_needs_is_named(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(eda.EdaError) as caught:
        library_of(tmp_path, text)
    assert "my.lib" in str(caught.value) and says in str(caught.value)


def test_a_packed_file_that_is_cut_off_is_named(tmp_path: Path) -> None:
    (tmp_path / "my.lib.gz").write_bytes(gzip.compress(small.LIBERTY.encode())[:-20])
    with pytest.raises(eda.EdaError, match="my.lib.gz cannot be read"):
        cells.library(tmp_path / "my.lib.gz")


@pytest.mark.parametrize(
    ("function", "expected"),  # where A and B are 00, 01, 10, 11
    [
        ("!(A*B)", "1110"), ("(A B)'", "1110"), ("!A | !B", "1110"), ("A'+B'", "1110"), ("A ^ B", "0110"), ("1", "1111"),
        ("A & B ^ 1", "0010"), ("A^1 B^1", "1000"), ("!A^B", "1001"), ("!(A'')", "1100"), ("A B + A' B'", "1001"),
    ],
)  # fmt: skip
def test_functions_are_evaluated(function: str, expected: str) -> None:
    table = liberty.Cell("c", 1, ["A", "B"], {"Y": function}).table()
    assert table == tuple(bit == "1" for bit in expected)


@pytest.mark.parametrize("function", ["", "A &", "(A", "A)", "C", "A ? B", "!", "A == B"])
def test_what_is_no_function_is_no_gate(function: str) -> None:
    assert liberty.Cell("c", 1, ["A", "B"], {"Y": function}).table() is None
