// Accepts or rejects a task before anything is read or written for it. Combinational.
//
// Order       fetch error, reserved bits, operation with NO_SOURCE and aad, lengths, key: the first that fails is the
//             status
// Checked by  ../tb/test_shell_errors.py
module tnd_task_check
  import tnd_shell_pkg::*;
#(
  parameter logic [255:0] Ops       = 256'h3,  // bit n: the core has operation n
  parameter logic [255:0] SourceOps = 256'h1,  // bit n: operation n reads a source
  parameter logic [255:0] AadOps    = '0,      // bit n: operation n takes aad
  parameter logic [255:0] EmptyOps  = '0,      // bit n: operation n takes len_bits 0
  parameter logic [255:0] SizedOps  = '0       // bit n: operation n has no key, but output of the size that its iv says
) (
  input  logic [7:0]  op_i,
  input  logic [7:0]  flags_i,
  input  logic [31:0] len_bits_i,
  input  logic [31:0] aad_bytes_i,
  input  logic [31:0] said_bytes_i,  // of output, of an operation that has a size
  input  logic        reserved_i,   // a reserved byte of the descriptor is not 0
  input  logic        error_i,      // the descriptor could not be read
  input  logic        key_valid_i,  // the task's key slot exists and holds a key
  output logic [7:0]  status_o
);

  logic reserved_flag;
  logic has_source;
  logic supported;
  logic bad_size;
  logic bad_length;

  assign reserved_flag = (flags_i & ~((8'd1 << FlagNoSource) | (8'd1 << FlagInterrupt))) != '0;
  assign has_source    = !flags_i[FlagNoSource];
  assign supported     = Ops[op_i] && has_source == SourceOps[op_i] && (aad_bytes_i == '0 || AadOps[op_i]);
  assign bad_size      = SizedOps[op_i] && (said_bytes_i == '0 || said_bytes_i[31:30] != '0);
  assign bad_length    = (len_bits_i == '0 && !EmptyOps[op_i]) || aad_bytes_i[31:30] != '0 || bad_size;

  always_comb begin
    if (error_i) status_o = StatusBusReadError;
    else if (reserved_i || reserved_flag) status_o = StatusBadDescriptor;
    else if (!supported) status_o = StatusUnsupported;
    else if (bad_length) status_o = StatusBadLength;
    else if (!key_valid_i && !SizedOps[op_i]) status_o = StatusBadKey;
    else status_o = StatusOk;
  end

endmodule
