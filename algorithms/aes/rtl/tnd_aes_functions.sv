// AES for PDUs: 128-EEA2 and 128-EIA2 in the chosen architecture: over a block core, or made of C.
//
// Standard    3GPP TS 33.401, annexes B.1.3 and B.2.3
// Contract    see tnd_aes_pdu; FromC works on one task at a time
// Parameters  Architecture: those of tnd_aes_core, and FromC of tnd_aes_functions_pkg, which has Step and CtxWidth alone; the
//             others are those of tnd_aes_pdu
// Byte order  see ../README.md
// Secrets     see the architectures
// Timing      independent of key and data, but for when a precomputed schedule changes; not masked
// Checked by  ../tb
module tnd_aes_functions #(
  parameter int unsigned Architecture = tnd_aes_pkg::Rounds,
  parameter int unsigned Unroll       = 1,
  parameter int unsigned Partition    = 1,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned SboxForm     = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule  = tnd_aes_pkg::KeyScheduleOnline,
  parameter int unsigned Step         = tnd_aes_functions_pkg::StepUnrolled,
  parameter logic [255:0] ConstantKey = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100,
  parameter int unsigned Slots        = 16,
  parameter int unsigned MacBlocks    = 128,
  parameter int unsigned CtxWidth     = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [127:0]        data_in_data_i,
  input  logic [15:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0]        data_out_data_o,
  output logic [15:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Architecture == tnd_aes_functions_pkg::FromC) begin : gen_from_c
    tnd_aes_functions_from_c #(.Step(Step), .CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_blocks
    tnd_aes_pdu #(
      .Architecture(Architecture),
      .Unroll      (Unroll),
      .Partition   (Partition),
      .KeyBits     (KeyBits),
      .SboxForm    (SboxForm),
      .KeySchedule (KeySchedule),
      .ConstantKey (ConstantKey),
      .Slots       (Slots),
      .MacBlocks   (MacBlocks),
      .CtxWidth    (CtxWidth)
    ) u_core (.*);
  end
endmodule
