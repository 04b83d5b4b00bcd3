// Delays a word by Depth clocks.
//
// Contract    Depth registers in a row, 0 for a wire; all hold while enable_i is low
// Latency     Depth clocks of enable_i
// Reset       to 0 if Clear is 1; else none: the output is undefined until the first word has come through
module tnd_delay #(
  parameter int unsigned Width = 1,
  parameter int unsigned Depth = 1,
  parameter int unsigned Clear = 0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             enable_i,
  input  logic [Width-1:0] data_i,
  output logic [Width-1:0] data_o
);
  if (Depth == 0) begin : gen_wire
    logic unused;
    assign unused = clk_i ^ rst_ni ^ enable_i;
    assign data_o = data_i;
  end else begin : gen_registers
    logic [Width-1:0] data_q [Depth];
    logic             clear;
    assign clear = Clear != 0 && !rst_ni;
    always_ff @(posedge clk_i) begin
      if (clear) begin
        for (int unsigned i = 0; i < Depth; i++) data_q[i] <= '0;
      end else if (enable_i) begin
        data_q[0] <= data_i;
        for (int unsigned i = 1; i < Depth; i++) data_q[i] <= data_q[i-1];
      end
    end
    assign data_o = data_q[Depth-1];
  end
endmodule
