// The serial core behind the ports of blocks.
//
// Contract    see tnd_aes_core
// Handshake   block_valid_i/block_ready_o; block_valid_o
// Reset       as the core; registers of bytes are not reset
// Timing      independent of key and data
module tnd_aes_bytes (
  input  logic         clk_i,
  input  logic         rst_ni,

  input  logic         block_valid_i,
  output logic         block_ready_o,
  input  logic [127:0] key_i,
  input  logic [127:0] block_i,

  output logic         block_valid_o,
  output logic [127:0] block_o
);
  // Key, then block; how many bytes wait.
  logic [255:0] bytes_q;
  logic [5:0]   left_q;
  logic         taken;
  assign block_ready_o = left_q == '0;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) left_q <= '0;
    else if (block_ready_o) left_q <= block_valid_i ? 6'd32 : '0;
    else if (taken) left_q <= left_q - 1'b1;
  end
  always_ff @(posedge clk_i) begin
    if (block_ready_o) bytes_q <= {block_i, key_i};
    else if (taken) bytes_q <= bytes_q >> 8;
  end

  logic       core_ready, byte_valid;
  logic [7:0] result;
  assign taken = core_ready && !block_ready_o;
  tnd_aes_core_serial u_core (
    .clk_i, .rst_ni,
    .byte_valid_i(!block_ready_o),
    .byte_ready_o(core_ready),
    .byte_i      (bytes_q[7:0]),
    .byte_valid_o(byte_valid),
    .byte_o      (result)
  );

  logic [3:0] count_q;
  always_ff @(posedge clk_i) begin
    block_valid_o <= rst_ni && byte_valid && count_q == 4'd15;
    if (!rst_ni) count_q <= '0;
    else if (byte_valid) count_q <= count_q + 1'b1;
    if (byte_valid) block_o <= {result, block_o[127:8]};
  end
endmodule
