// tnd_aes_core whose blocks come each with its key: where keys stay in the core, it is given that of the block first.
//
// Standard    FIPS 197
// Parameters  those of tnd_aes_core
// Handshake   valid_i/ready_o; a result for each block, in their order
// Rate        that of the core; a precomputed schedule changes its key when the next block has another
// Reset       as tnd_aes_core; no key is loaded after it
// Timing      independent of key and data, but for when a precomputed schedule changes
// Checked by  ../tb, in tnd_aes_pdu
module tnd_aes_keyed_core
  import tnd_aes_round_pkg::block_t;
#(
  parameter int unsigned Architecture = tnd_aes_pkg::Rounds,
  parameter int unsigned Unroll       = 1,
  parameter int unsigned Partition    = 1,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned SboxForm     = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule  = tnd_aes_pkg::KeyScheduleOnline,
  parameter logic [255:0] ConstantKey = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               valid_i,
  output logic               ready_o,
  input  logic [KeyBits-1:0] key_i,
  input  block_t             block_i,

  output logic               valid_o,
  output block_t             block_o
);
  logic key_ready, key_right, core_ready;
  assign ready_o = core_ready && key_right;
  if (KeySchedule == tnd_aes_pkg::KeySchedulePrecomputed) begin : gen_one_key
    logic               loaded_q;
    logic [KeyBits-1:0] key_q;
    assign key_right = loaded_q && key_q == key_i;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) loaded_q <= 1'b0;
      else if (valid_i && !key_right && key_ready) loaded_q <= 1'b1;
    end
    always_ff @(posedge clk_i) begin
      if (valid_i && !key_right && key_ready) key_q <= key_i;
    end
  end else begin : gen_any_key
    logic unused_ready;
    assign unused_ready = key_ready;
    assign key_right    = 1'b1;
  end

  tnd_aes_core #(
    .Architecture(Architecture),
    .Unroll      (Unroll),
    .Partition   (Partition),
    .KeyBits     (KeyBits),
    .SboxForm    (SboxForm),
    .KeySchedule (KeySchedule),
    .ConstantKey (ConstantKey)
  ) u_core (
    .clk_i, .rst_ni,
    .key_valid_i  (valid_i && !key_right),
    .key_ready_o  (key_ready),
    .block_valid_i(valid_i && key_right),
    .block_ready_o(core_ready),
    .key_i, .block_i,
    .block_valid_o(valid_o),
    .block_o
  );
endmodule
