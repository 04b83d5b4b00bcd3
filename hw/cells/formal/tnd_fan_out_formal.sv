// Proves that each output of tnd_fan_out is its input of two clocks before unless there was a reset, and that of a reset
// which lasts only the first output, whose registers have none, still depends on the input.
module tnd_fan_out_formal #(
  parameter logic [1:0] ResetTo = 2'b00
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic [1:0] data_i
);
  logic [3:0][1:0] data;

  tnd_fan_out #(.Width(2), .ResetTo(ResetTo)) u_fan_out (.data_o(data), .*);

  // The input of one and two clocks before, and the reset of one to three; the proof begins with none of them known.
  logic [1:0][1:0] data_q;
  logic [2:0]      rst_nq;
  logic [2:0]      known_q = '0;
  always_ff @(posedge clk_i) begin
    data_q  <= {data_q[0], data_i};
    rst_nq  <= {rst_nq[1:0], rst_ni};
    known_q <= {known_q[1:0], 1'b1};
  end

  always_comb begin
    if (known_q[2]) begin
      assert (data[0] == data_q[1]);
      if (&rst_nq[2:1]) assert (data == {4{data_q[1]}});
      if (rst_nq == '0) assert (data[3:1] == {3{ResetTo}});
    end
  end
endmodule
