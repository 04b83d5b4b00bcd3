// Types that the stages of the shell share.
package tnd_shell_pkg;

  import tnd_regs_pkg::*;

  // Where an error came from: ERROR.SOURCE.
  localparam logic [3:0] SourceDirect     = 4'd0;
  localparam logic [3:0] SourceRing       = 4'd1;
  localparam logic [3:0] SourceDescriptor = 4'd2;
  localparam logic [3:0] SourceCompletion = 4'd3;

  // Status codes as they travel in registers and records.
  localparam logic [7:0] StatusOk            = 8'(status__ok);
  localparam logic [7:0] StatusBadLength     = 8'(status__bad_length);
  localparam logic [7:0] StatusBadKey        = 8'(status__bad_key);
  localparam logic [7:0] StatusUnsupported   = 8'(status__unsupported);
  localparam logic [7:0] StatusBusReadError  = 8'(status__bus_read_error);
  localparam logic [7:0] StatusBusWriteError = 8'(status__bus_write_error);
  localparam logic [7:0] StatusBadDescriptor = 8'(status__bad_descriptor);

  // A task as registers or a descriptor give it; checked by nobody yet.
  typedef struct packed {
    logic [31:0]  aad_bytes;
    logic [63:0]  aad;
    logic [127:0] iv;
    logic [31:0]  len_bits;
    logic [63:0]  destination;
    logic [63:0]  source;
    logic [31:0]  cookie;
    logic [7:0]   key_slot;
    logic [7:0]   flags;
    logic [7:0]   op;
  } task_t;

  // Bits of task_t.flags.
  localparam int unsigned FlagNoSource  = 0;
  localparam int unsigned FlagInterrupt = 1;

  // A task's header on its way to the core. The key travels along, so that a later change of its slot cannot reach it.
  typedef struct packed {
    logic [255:0] key;
    logic [127:0] iv;
    logic [31:0]  aad_bytes;
    logic [31:0]  len_bits;
    logic         has_data;
    logic [7:0]   op;
  } header_t;

  // What a completion needs to know of its task from the start.
  typedef struct packed {
    logic        from_ring;
    logic        urgent;  // asks for an interrupt at once
    logic        empty;   // writes nothing but its record
    logic [3:0]  source;  // ERROR.SOURCE should it fail
    logic [7:0]  status;  // not ok: rejected, never reaches the core
    logic [31:0] cookie;
  } ticket_t;

  // A command to a data mover.
  typedef struct packed {
    logic [63:0] addr;
    logic [29:0] len_bytes;
  } span_t;

  // What a task reads; a part of length 0 is not read.
  typedef struct packed {
    span_t source;
    span_t aad;
  } reads_t;

  // The descriptor ring.
  typedef struct packed {
    logic        enable;
    logic [63:0] base;
    logic [3:0]  log2_entries;
    logic [15:0] tail;
  } ring_t;

  // Bytes that `bits` bits occupy.
  function automatic logic [29:0] bytes_of(input logic [31:0] bits);
    return {1'b0, bits[31:3]} + 30'(|bits[2:0]);
  endfunction

  // Bytes of output that an iv says, of an operation with so many.
  function automatic logic [31:0] said_bytes(input logic [31:0] iv, input bit in_bits);
    return in_bits ? 32'(bytes_of({16'd0, iv[15:0]})) : iv;
  endfunction

endpackage
