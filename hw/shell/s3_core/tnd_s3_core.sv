// Stage 3: between the shell and the core. Queues headers, adapts the memory port's width to the core's, clears the bits
// past a task's length and says where each task's output goes.
//
// Core        docs/formats/core-ports.md, mirrored: outputs here are inputs there
// Output      one store command per task (store_*), valid from its first output beat on, and its bytes; outputs of
//             different tasks may come in any order, one task's bytes come together. As many bytes as the message has; of
//             an operation in SizedOps as many as the iv says
// Latency     1 clock each way; as many more as beats of the narrower side make one of the wider
// Secrets     a key leaves the header queue with its task, and its place there is overwritten
// Checked by  ../tb/test_shell_direct.py, ../tb/test_shell_keys.py
module tnd_s3_core
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth  = 256,
  parameter int unsigned CoreDataWidth = 512,
  parameter int unsigned InFlight      = 8,
  parameter logic [255:0] SizedOps     = '0,
  parameter bit           SizeInBits   = 1'b0,
  localparam int unsigned CtxWidth     = $clog2(InFlight)
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,

  // From stage 2. InFlight bounds the tasks inside, so a header is always taken.
  input  logic                       header_valid_i,
  input  logic [CtxWidth-1:0]        header_ctx_i,
  input  header_t                    header_i,
  input  logic [63:0]                destination_i,
  input  logic                       source_valid_i,
  output logic                       source_ready_o,
  input  logic [MemDataWidth-1:0]    source_data_i,
  input  logic [MemDataWidth/8-1:0]  source_keep_i,
  input  logic                       source_last_i,

  // The core.
  output logic                       task_valid_o,
  input  logic                       task_ready_i,
  output logic [CtxWidth-1:0]        task_ctx_o,
  output header_t                    task_o,
  output logic                       data_in_valid_o,
  input  logic                       data_in_ready_i,
  output logic [CoreDataWidth-1:0]   data_in_data_o,
  output logic [CoreDataWidth/8-1:0] data_in_keep_o,
  output logic                       data_in_last_o,
  input  logic                       data_out_valid_i,
  output logic                       data_out_ready_o,
  input  logic [CtxWidth-1:0]        data_out_ctx_i,
  input  logic [CoreDataWidth-1:0]   data_out_data_i,
  input  logic [CoreDataWidth/8-1:0] data_out_keep_i,
  input  logic                       data_out_last_i,

  // To stage 4.
  output logic                       store_valid_o,
  input  logic                       store_ready_i,
  output logic [CtxWidth-1:0]        store_ctx_o,
  output span_t                      store_o,
  output logic                       output_valid_o,
  input  logic                       output_ready_i,
  output logic [MemDataWidth-1:0]    output_data_o,
  output logic [MemDataWidth/8-1:0]  output_keep_o,
  output logic                       output_last_o
);

  localparam bit          CoreIsNarrow = CoreDataWidth < MemDataWidth;
  localparam int unsigned Factor       = CoreIsNarrow ? MemDataWidth / CoreDataWidth : CoreDataWidth / MemDataWidth;
  localparam int unsigned CoreBytes    = CoreDataWidth / 8;

  // ------------------------------------------------------------------ headers
  logic                          headers_ready_unused;
  logic [$clog2(InFlight+1)-1:0] headers_count_unused;

  tnd_fifo #(
    .Width(CtxWidth + $bits(header_t)),
    .Depth(InFlight),
    .Wipe (1)
  ) u_headers (
    .clk_i,
    .rst_ni,
    .in_valid_i (header_valid_i),
    .in_ready_o (headers_ready_unused),
    .in_data_i  ({header_ctx_i, header_i}),
    .out_valid_o(task_valid_o),
    .out_ready_i(task_ready_i),
    .out_data_o ({task_ctx_o, task_o}),
    .count_o    (headers_count_unused)
  );

  // What the output side needs to know, by context.
  logic [63:0] destination_q[InFlight];
  logic [29:0] bytes_q[InFlight];
  logic [2:0]  last_bits_q[InFlight];  // of the last byte; 0: all
  logic [2:0]  last_bits;

  always_ff @(posedge clk_i) begin
    if (header_valid_i) begin
      destination_q[header_ctx_i] <= destination_i;
      bytes_q[header_ctx_i]       <= SizedOps[header_i.op] ? 30'(said_bytes(header_i.iv[31:0], SizeInBits))
                                                           : bytes_of(header_i.len_bits);
      last_bits_q[header_ctx_i]   <= SizedOps[header_i.op] ? '0 : header_i.len_bits[2:0];
    end
  end

  assign last_bits         = last_bits_q[data_out_ctx_i];
  assign store_ctx_o       = data_out_ctx_i;
  assign store_o.addr      = destination_q[data_out_ctx_i];
  assign store_o.len_bytes = bytes_q[data_out_ctx_i];

  // ------------------------------------------------------------------ message to the core
  if (Factor == 1) begin : gen_in_same
    assign data_in_valid_o = source_valid_i;
    assign source_ready_o  = data_in_ready_i;
    assign data_in_data_o  = source_data_i;
    assign data_in_keep_o  = source_keep_i;
    assign data_in_last_o  = source_last_i;
  end else if (CoreIsNarrow) begin : gen_in_narrower
    tnd_width_down #(
      .OutWidth(CoreDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (source_valid_i),
      .in_ready_o (source_ready_o),
      .in_data_i  (source_data_i),
      .in_keep_i  (source_keep_i),
      .in_last_i  (source_last_i),
      .out_valid_o(data_in_valid_o),
      .out_ready_i(data_in_ready_i),
      .out_data_o (data_in_data_o),
      .out_keep_o (data_in_keep_o),
      .out_last_o (data_in_last_o)
    );
  end else begin : gen_in_wider
    tnd_width_up #(
      .InWidth(MemDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i,
      .rst_ni,
      .in_valid_i (source_valid_i),
      .in_ready_o (source_ready_o),
      .in_data_i  (source_data_i),
      .in_keep_i  (source_keep_i),
      .in_last_i  (source_last_i),
      .out_valid_o(data_in_valid_o),
      .out_ready_i(data_in_ready_i),
      .out_data_o (data_in_data_o),
      .out_keep_o (data_in_keep_o),
      .out_last_o (data_in_last_o)
    );
  end

  // ------------------------------------------------------------------ result from the core
  // The first beat of a task waits for its store command; the command is offered once.
  logic out_valid, out_ready;
  logic first_q, commanded_q;
  logic commanded;

  assign store_valid_o    = data_out_valid_i && first_q && !commanded_q;
  assign commanded        = !first_q || commanded_q || store_ready_i;
  assign out_valid        = data_out_valid_i && commanded;
  assign data_out_ready_o = out_ready && commanded;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      first_q     <= 1'b1;
      commanded_q <= 1'b0;
    end else if (data_out_valid_i && data_out_ready_o) begin
      first_q     <= data_out_last_i;
      commanded_q <= 1'b0;
    end else if (store_valid_o && store_ready_i) begin
      commanded_q <= 1'b1;
    end
  end

  // Bit 0 of a message is the most significant bit of byte 0: the last byte keeps its upper len_bits mod 8 bits.
  logic [CoreDataWidth-1:0] out_data;
  logic [CoreBytes-1:0]     last_byte;  // one-hot in a task's last beat
  logic [7:0]               spare;      // bits of the last byte that the task does not have

  assign last_byte = data_out_last_i ? data_out_keep_i & ~(data_out_keep_i >> 1) : '0;
  assign spare     = last_bits == '0 ? '0 : 8'hFF >> last_bits;

  for (genvar i = 0; i < CoreBytes; i++) begin : gen_mask
    assign out_data[8*i +: 8] = data_out_data_i[8*i +: 8] & ~(last_byte[i] ? spare : 8'h00);
  end

  if (Factor == 1) begin : gen_out_same
    assign output_valid_o = out_valid;
    assign out_ready      = output_ready_i;
    assign output_data_o  = out_data;
    assign output_keep_o  = data_out_keep_i;
    assign output_last_o  = data_out_last_i;
  end else if (CoreIsNarrow) begin : gen_out_wider
    tnd_width_up #(
      .InWidth(CoreDataWidth),
      .Factor (Factor)
    ) u_up (
      .clk_i,
      .rst_ni,
      .in_valid_i (out_valid),
      .in_ready_o (out_ready),
      .in_data_i  (out_data),
      .in_keep_i  (data_out_keep_i),
      .in_last_i  (data_out_last_i),
      .out_valid_o(output_valid_o),
      .out_ready_i(output_ready_i),
      .out_data_o (output_data_o),
      .out_keep_o (output_keep_o),
      .out_last_o (output_last_o)
    );
  end else begin : gen_out_narrower
    tnd_width_down #(
      .OutWidth(MemDataWidth),
      .Factor  (Factor)
    ) u_down (
      .clk_i,
      .rst_ni,
      .in_valid_i (out_valid),
      .in_ready_o (out_ready),
      .in_data_i  (out_data),
      .in_keep_i  (data_out_keep_i),
      .in_last_i  (data_out_last_i),
      .out_valid_o(output_valid_o),
      .out_ready_i(output_ready_i),
      .out_data_o (output_data_o),
      .out_keep_o (output_keep_o),
      .out_last_o (output_last_o)
    );
  end

endmodule
