// Places a packed stream at a byte offset of memory beats: the inverse of tnd_byte_pack.
//
// Contract    In: packed from byte 0, keep all ones but in the last beat, where the low ones count, at least one. Out:
//             the same bytes from position `offset` of the first beat on, with a strobe for each and for no other.
//             Unstrobed bytes are undefined.
// Handshake   every channel valid/ready. A command is taken with its last beat in. As many clocks as the command has
//             beats out, and none between commands. in_ready_o depends on out_ready_i in the same cycle.
// Latency     1 clock
module tnd_byte_place #(
  parameter int unsigned DataWidth = 256,
  localparam int unsigned Bytes       = DataWidth / 8,
  localparam int unsigned OffsetWidth = $clog2(Bytes)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   cmd_valid_i,
  output logic                   cmd_ready_o,
  input  logic [OffsetWidth-1:0] cmd_offset_i,
  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [DataWidth-1:0]   in_data_i,
  input  logic [Bytes-1:0]       in_keep_i,
  input  logic                   in_last_i,
  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [DataWidth-1:0]   out_data_o,
  output logic [Bytes-1:0]       out_strb_o
);
  // A beat, rotated so that its bytes stand where they leave: those in `strb` in this output beat, those in `wrap` in
  // the next one. The low bits of a rotated keep are the wrapped ones.
  logic [DataWidth-1:0] data_q, carry_q;
  logic [Bytes-1:0]     keep, below, strb_q, wrap_q, carry_keep_q;
  logic                 valid_q, last_q, flush_q, ready;

  assign keep  = Bytes'({in_keep_i, in_keep_i} << cmd_offset_i >> Bytes);
  assign below = ~(Bytes'('1) << cmd_offset_i);

  assign ready       = !valid_q || (out_ready_i && !flush_q);
  assign in_ready_o  = cmd_valid_i && ready;
  assign cmd_ready_o = in_valid_i && in_last_i && ready;

  // flush: the input has ended, but wrapped bytes are left.
  assign out_valid_o = valid_q || flush_q;
  assign out_strb_o  = carry_keep_q | (flush_q ? '0 : strb_q);
  for (genvar i = 0; i < Bytes; i++) begin : gen_byte
    assign out_data_o[8*i+:8] = carry_keep_q[i] ? carry_q[8*i+:8] : data_q[8*i+:8];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q      <= 1'b0;
      flush_q      <= 1'b0;
      carry_keep_q <= '0;
    end else begin
      if (ready) valid_q <= in_valid_i && cmd_valid_i;
      if (out_valid_o && out_ready_i) begin
        flush_q      <= !flush_q && last_q && wrap_q[0];
        carry_keep_q <= flush_q ? '0 : wrap_q;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (ready) begin
      data_q <= DataWidth'({in_data_i, in_data_i} << {cmd_offset_i, 3'b000} >> DataWidth);
      strb_q <= keep & ~below;
      wrap_q <= keep & below;
      last_q <= in_last_i;
    end
    if (valid_q && out_ready_i && !flush_q) carry_q <= data_q;
  end
endmodule
