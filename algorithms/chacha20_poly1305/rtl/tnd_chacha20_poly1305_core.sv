// ChaCha20-Poly1305 core: authenticated encryption and decryption.
//
// Standard    RFC 8439, section 2.8
// Contract    docs/formats/core-ports.md. Operation 0 encrypts, 1 decrypts; the tag of a task is the one that it should
//             have, and nobody compares it here. aad and message may be empty. iv bits 31:0 must be 0, else bad_iv; a
//             length that is no number of bytes ends as bad_length, another operation or a length without a message as
//             unsupported. Then output and tag are zero. Tasks are answered in order.
// Parameters  Architecture: tnd_chacha20_poly1305_pkg. MacLanes: see tnd_chacha20_poly1305_core_pipelined
// Rate, Latency, Byte order    see ../README.md
// Checked by  ../tb/core_test.cpp, ../tb/core_rate_test.cpp
module tnd_chacha20_poly1305_core
  import tnd_chacha20_poly1305_pkg::*;
#(
  parameter int unsigned Architecture = Iterative,
  parameter int unsigned MacLanes     = 4,
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
  input  logic [31:0]         task_aad_bytes_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [511:0]        data_in_data_i,
  input  logic [63:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [511:0]        data_out_data_o,
  output logic [63:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Architecture == Iterative || Architecture == Interleaved) begin : gen_iterative
    tnd_chacha20_poly1305_core_iterative #(
      .Interleaved(Architecture == Interleaved),
      .CtxWidth   (CtxWidth)
    ) u_core (.*);
  end else if (Architecture == Pipelined) begin : gen_pipelined
    tnd_chacha20_poly1305_core_pipelined #(
      .MacLanes(MacLanes),
      .CtxWidth(CtxWidth)
    ) u_core (.*);
  end else begin : gen_unknown
    $error("no such Architecture");
  end
endmodule
