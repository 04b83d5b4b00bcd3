// Types that the stages of the shell share.
package tnd_shell_pkg;
  // verilator lint_off UNUSEDPARAM

  import tnd_regs_pkg::*;

  // The origin of an error: ERROR.SOURCE.
  localparam logic [3:0] SourceDirect     = 4'd0;
  localparam logic [3:0] SourceRing       = 4'd1;
  localparam logic [3:0] SourceDescriptor = 4'd2;
  localparam logic [3:0] SourceCompletion = 4'd3;
  localparam logic [3:0] SourceRegister   = 4'd4;

  // An address of the memory port, AXI4.
  typedef struct packed {
    logic [63:0] addr;
    logic [7:0]  len;
  } burst_t;

  // A descriptor, as memory and the direct registers have it: docs/formats/descriptor.md.
  localparam int unsigned DescriptorBits = 512;
  localparam int unsigned RecordBits     = 256;

  // Bits of a descriptor's flags.
  localparam int unsigned FlagNoSource  = 0;
  localparam int unsigned FlagInterrupt = 1;

  // The header of a task, as the core gets it.
  typedef struct packed {
    logic [255:0] key;
    logic [127:0] iv;
    logic [31:0]  aad_bytes;
    logic [31:0]  len_bits;
    logic         has_data;
    logic [7:0]   op;
  } header_t;

  // The core's result of a task.
  typedef struct packed {
    logic [127:0] tag;
    logic [7:0]   status;
  } outcome_t;

  // Returns the width of a mask with a bit for each operation of a build.
  function automatic int unsigned ops_width(input logic [31:0] ops);
    return $clog2((33'(ops) | 33'd1) + 33'd1);
  endfunction

  // The facts about a task that its completion needs from the start.
  typedef struct packed {
    logic        from_ring;
    logic        urgent;  // asks for an interrupt at once
    logic [7:0]  status;  // not ok: rejected, never reaches the core
    logic [31:0] cookie;
  } ticket_t;

  // Bits in memory, whole bytes but for the last: a command to a data mover.
  typedef struct packed {
    logic [63:0] addr;
    logic [32:0] bits;
  } span_t;

  // The destination of a task's output.
  typedef struct packed {
    span_t      span;
    logic [7:0] spare;  // bits of the last byte that the task does not have
  } target_t;

  // The descriptor ring.
  typedef struct packed {
    logic        enable;
    logic [63:0] base;
    logic [63:0] completions;  // base of the ring of records
    logic [3:0]  log2_entries;
    logic [15:0] tail;
  } ring_t;

  // The end of a task.
  typedef struct packed {
    logic       from_ring;
    logic       failed;
    logic [3:0] source;  // ERROR.SOURCE
    logic [7:0] status;
  } end_t;

endpackage
