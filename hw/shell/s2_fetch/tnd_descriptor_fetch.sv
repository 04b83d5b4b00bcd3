// The descriptor ring's reading side: from the doorbell to whole descriptors, fetched ahead of their use.
//
// Format      docs/formats/descriptor.md
// Handshake   descriptor_valid_o/descriptor_ready_i; one AXI read command per descriptor, so that an error response
//             (error_o) names its descriptor
// Rate        one descriptor per 512/MemDataWidth + 1 clocks; Prefetch descriptors are under way or waiting
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py
module tnd_descriptor_fetch
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned Prefetch     = 16
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    stop_i,   // no new read
  output logic                    quiet_o,  // no read under way
  output logic                    busy_o,   // descriptors are posted, under way or waiting
  input  logic                    enable_i,
  input  logic [63:0]             base_i,
  input  logic [3:0]              log2_entries_i,
  input  logic [15:0]             tail_i,   // doorbell: descriptors ever posted, modulo 2^16

  output logic                    descriptor_valid_o,
  input  logic                    descriptor_ready_i,
  output task_t                   task_o,
  output logic                    reserved_o,  // a reserved byte is not 0
  output logic                    error_o,     // memory answered with an error; task_o is not to be trusted

  output logic                    ar_valid_o,
  input  logic                    ar_ready_i,
  output logic [63:0]             ar_addr_o,
  output logic [7:0]              ar_len_o,
  input  logic                    r_valid_i,
  output logic                    r_ready_o,
  input  logic [MemDataWidth-1:0] r_data_i,
  input  logic [1:0]              r_resp_i,
  input  logic                    r_last_i
);

  localparam int unsigned DescriptorBits = 512;
  localparam int unsigned Beats          = DescriptorBits / MemDataWidth;

  // ------------------------------------------------------------------ doorbell to read commands
  logic        posted, cmd_ready, read_idle;
  logic [15:0] fetched_q;  // descriptors ever asked for, modulo 2^16
  logic [15:0] entry;

  assign posted = enable_i && fetched_q != tail_i;
  assign entry  = fetched_q & ~(16'hFFFF << log2_entries_i);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) fetched_q <= '0;
    else if (posted && cmd_ready) fetched_q <= fetched_q + 1'b1;
  end

  logic                    beat_valid, beat_ready, beat_last, beat_error;
  logic [MemDataWidth-1:0] beat_data;
  logic [MemDataWidth/8-1:0] keep_unused;  // whole beats

  tnd_dma_read #(
    .AddrWidth(64),
    .DataWidth(MemDataWidth),
    .MaxBurst (Beats),
    .FifoDepth(Prefetch * Beats)
  ) u_read (
    .clk_i,
    .rst_ni,
    .stop_i,
    .idle_o     (read_idle),
    .cmd_valid_i(posted),
    .cmd_ready_o(cmd_ready),
    .cmd_addr_i (base_i + {42'b0, entry, 6'b0}),
    .cmd_len_i  (30'(DescriptorBits / 8)),
    .out_valid_o(beat_valid),
    .out_ready_i(beat_ready),
    .out_data_o (beat_data),
    .out_keep_o (keep_unused),
    .out_last_o (beat_last),
    .out_error_o(beat_error),
    .ar_valid_o,
    .ar_ready_i,
    .ar_addr_o,
    .ar_len_o,
    .r_valid_i,
    .r_ready_o,
    .r_data_i,
    .r_resp_i,
    .r_last_i
  );

  // ------------------------------------------------------------------ beats to descriptors
  logic [DescriptorBits-1:0]  data_q;
  logic [$clog2(Beats+1)-1:0] beats_q;  // beats that have arrived
  logic                       full_q, error_q;

  assign beat_ready = !full_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      full_q  <= 1'b0;
      beats_q <= '0;
    end else if (beat_valid && beat_ready) begin
      full_q  <= beat_last;
      beats_q <= beat_last ? '0 : beats_q + 1'b1;
    end else if (descriptor_ready_i) begin
      full_q  <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (beat_valid && beat_ready) begin
      for (int unsigned i = 0; i < Beats; i++) begin
        if (beats_q == $bits(beats_q)'(i)) data_q[MemDataWidth*i +: MemDataWidth] <= beat_data;
      end
      error_q <= beat_error;
    end
  end

  assign descriptor_valid_o = full_q;
  assign error_o            = error_q;
  assign quiet_o            = read_idle;
  assign busy_o             = posted || !read_idle || beats_q != '0 || full_q;

  // ------------------------------------------------------------------ fields
  assign task_o.op          = data_q[8*0 +: 8];
  assign task_o.flags       = data_q[8*1 +: 8];
  assign task_o.key_slot    = data_q[8*2 +: 8];
  assign task_o.cookie      = data_q[8*4 +: 32];
  assign task_o.source      = data_q[8*8 +: 64];
  assign task_o.destination = data_q[8*16 +: 64];
  assign task_o.len_bits    = data_q[8*24 +: 32];
  assign task_o.iv          = data_q[8*32 +: 128];
  assign task_o.aad         = data_q[8*48 +: 64];
  assign task_o.aad_bytes   = data_q[8*56 +: 32];
  assign reserved_o         = |data_q[8*3 +: 8] || |data_q[8*28 +: 32] || |data_q[8*60 +: 32];

endmodule
