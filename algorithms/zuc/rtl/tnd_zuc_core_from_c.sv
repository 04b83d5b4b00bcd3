// ZUC core made of C: 128-EEA3 and 128-EIA3 by tandem-hls, in the steps from WP437's baseline on.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Documents 1 and 2
// Contract    docs/formats/core-ports.md, with 32 bits of data, one task at a time; otherwise as tnd_zuc_core with keys
//             of 128 bits
// Parameters  Step: which directives, and with one_loop which C; values in tnd_zuc_pkg, ../c has both
// Rate        see ../README.md
// Secrets     state of a task is overwritten by the next one's before anything is given out; reset does not clear it
// Timing      independent of key and data; not masked
// Checked by  ../tb; ../c, whose test bench is the C; step `hls`, which makes it again
module tnd_zuc_core_from_c
  import tnd_zuc_pkg::*;
#(
  parameter int unsigned Step     = StepOneLoop,
  parameter int unsigned CtxWidth = 4
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
  input  logic [31:0]         data_in_data_i,
  input  logic [3:0]          data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [31:0]         data_out_data_o,
  output logic [3:0]          data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Step == StepBaseline) begin : gen_baseline
    tnd_zuc_c_baseline #(.CtxWidth(CtxWidth)) u_core (.*);
  end else if (Step == StepFOnce) begin : gen_f_once
    tnd_zuc_c_f_once #(.CtxWidth(CtxWidth)) u_core (.*);
  end else if (Step == StepLut) begin : gen_lut
    tnd_zuc_c_lut #(.CtxWidth(CtxWidth)) u_core (.*);
  end else if (Step == StepOptimised) begin : gen_optimised
    tnd_zuc_c_optimised #(.CtxWidth(CtxWidth)) u_core (.*);
  end else if (Step == StepRegisters) begin : gen_registers
    tnd_zuc_c_registers #(.CtxWidth(CtxWidth)) u_core (.*);
  end else if (Step == StepOneLoop) begin : gen_one_loop
    tnd_zuc_c_one_loop #(.CtxWidth(CtxWidth)) u_core (.*);
  end else begin : gen_no_step
    $error("tnd_zuc_core_from_c: no such Step");
  end
endmodule
