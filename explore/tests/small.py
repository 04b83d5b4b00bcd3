"""A small core, a small library of cells, and the design that the tests explore."""

from pathlib import Path

from tandem_eda.design import Design

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

# These lines make it too large for the smallest FPGA, in place of its last line.
DELAY = """\
logic [5999:0] delay_q;
  always_ff @(posedge clk_i) delay_q <= {delay_q[5991:0], sum_q};
  assign word_o = delay_q[5999:5992];
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


def make(root: Path) -> Design:
    """Writes the core's source into `root`; returns the design."""
    module = "tnd_toy_core_plain"
    (root / f"{module}.sv").write_text(CORE)
    return Design("plain", (("Cut", "coarse"),), module, (("Cut", 3),), (f"{module}.sv",), 8)
