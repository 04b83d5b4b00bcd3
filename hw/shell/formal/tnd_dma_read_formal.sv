// Proves for a bounded run from reset that tnd_dma_read asks memory for the beats of each command, once and in order, and gives
// its bytes packed from byte 0, with its end where it belongs. If memory refuses a beat of a command, it reports one error,
// with the context of that command, before the command's last beat is out; it reports no other errors.
//
// Commands are any two of up to MaxBytes bytes at any addresses below 8 KiB. A byte in memory is the low byte of its address;
// memory takes and answers when it likes, and may answer any beat with an error, whose bytes are then right all the same.
// Assumes that memory answers each burst once, in order.
module tnd_dma_read_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned DataWidth = 32,
  parameter int unsigned MaxBurst  = 2,
  parameter int unsigned Alignment = 1,
  parameter int unsigned MaxBytes  = 9
) (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       stop,
  input logic       read_valid,
  input logic [12:0] address_i,
  input logic [6:0]  bits_i,
  input logic [2:0] read_ctx,
  input logic       source_ready,
  input logic       read_ar_ready,
  input logic       read_r_valid,
  input logic [1:0] m_axi_gmem_rresp
);
  localparam int unsigned Bytes = DataWidth / 8;
  localparam int unsigned Most  = 2;  // commands
  span_t                read_span;
  assign read_span = '{addr: 64'(address_i), bits: 33'(bits_i)};

  logic                 read_quiet, read_busy, read_ready, source_valid, source_last, read_error_valid, read_ar_valid;
  logic                 m_axi_gmem_rlast;
  logic [2:0]           read_error_ctx;
  burst_t               read_ar;
  logic [DataWidth-1:0] source_data, m_axi_gmem_rdata;
  logic [Bytes-1:0]     source_keep;

  tnd_dma_read #(
    .DataWidth(DataWidth), .Alignment(Alignment), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(2), .Commands(4),
    .CtxWidth (3)
  ) u_read (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ commands, by their number
  logic [1:0]  taken_q;
  logic [12:0] address_q [2];
  logic [3:0]  bytes_q [2];
  logic [2:0]  ctx_q [2];
  logic        taken;
  assign taken = read_valid && read_ready;
  always_ff @(posedge clk_i) begin
    taken_q <= rst_ni ? taken_q + 2'(taken) : '0;
    if (taken) begin
      address_q[taken_q[0]] <= address_i;
      bytes_q[taken_q[0]]   <= 4'((8'(bits_i) + 8'd7) >> 3);
      ctx_q[taken_q[0]]     <= read_ctx;
    end
  end
  always_comb begin
    assume (read_span.bits != '0 && read_span.bits <= 33'(8 * MaxBytes) && read_span.addr % 64'(Alignment) == '0);
    if (read_valid) assume (taken_q < 2'(Most));
  end

  // Beats that a command covers in memory.
  function automatic logic [3:0] beats(input logic [12:0] address, input logic [3:0] bytes);
    return 4'((32'(address) % Bytes + 32'(bytes) + Bytes - 1) / Bytes);
  endfunction

  // ------------------------------------------------------------------ addresses
  logic [1:0] aim_q;       // command of the next address
  logic [3:0] aim_beat_q;  // and its first beat
  logic       aim, aim_ends;
  assign aim      = read_ar_valid && read_ar_ready;
  assign aim_ends = 32'(aim_beat_q) + 32'(read_ar.len) + 1 == 32'(beats(address_q[aim_q[0]], bytes_q[aim_q[0]]));
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      aim_q      <= '0;
      aim_beat_q <= '0;
    end else if (aim) begin
      aim_q      <= aim_q + 2'(aim_ends);
      aim_beat_q <= aim_ends ? '0 : aim_beat_q + 4'(read_ar.len) + 4'd1;
    end
  end
  always_comb begin
    if (started_q && read_ar_valid) begin
      assert (aim_q < taken_q && read_ar.len < 8'(MaxBurst));
      assert (read_ar.addr == 64'((address_q[aim_q[0]] & ~13'(Bytes - 1))) + 64'(aim_beat_q) * 64'(Bytes));
      assert (32'(aim_beat_q) + 32'(read_ar.len) + 1 <= 32'(beats(address_q[aim_q[0]], bytes_q[aim_q[0]])));
    end
  end

  // ------------------------------------------------------------------ memory
  logic [3:0][7:0] lens_q;  // of the bursts asked for, oldest at 0
  logic [2:0]      asked_q;
  logic [7:0]      beat_q;  // of the oldest
  logic [1:0]      get_q;   // command that the next answer is of
  logic [3:0]      get_beat_q;
  logic [3:0]      bad_q, told_q;  // commands of which memory has refused a beat; of which the error was told
  logic            answered, get_ends;
  logic [7:0]      from;    // low byte of the address of the beat that is answered
  assign m_axi_gmem_rlast = beat_q == lens_q[0];
  assign answered         = read_r_valid && m_axi_gmem_rlast;
  assign get_ends         = 32'(get_beat_q) + 1 == 32'(beats(address_q[get_q[0]], bytes_q[get_q[0]]));
  assign from             = (8'(address_q[get_q[0]]) & ~8'(Bytes - 1)) + 8'(get_beat_q) * 8'(Bytes);
  for (genvar i = 0; i < Bytes; i++) begin : gen_byte
    assign m_axi_gmem_rdata[8*i +: 8] = from + 8'(i);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      asked_q    <= '0;
      beat_q     <= '0;
      get_q      <= '0;
      get_beat_q <= '0;
      bad_q      <= '0;
      told_q     <= '0;
    end else begin
      asked_q <= asked_q + 3'(aim) - 3'(answered);
      if (answered) lens_q <= lens_q >> 8;
      if (aim) lens_q[2'(asked_q - 3'(answered))] <= read_ar.len;
      if (read_r_valid) begin
        beat_q     <= m_axi_gmem_rlast ? '0 : beat_q + 8'd1;
        get_q      <= get_q + 2'(get_ends);
        get_beat_q <= get_ends ? '0 : get_beat_q + 4'd1;
        if (m_axi_gmem_rresp != 2'b00) bad_q[get_q] <= 1'b1;
      end
      if (read_error_valid) told_q[get_q - 2'd1] <= 1'b1;
    end
  end
  always_comb begin
    if (read_r_valid) assume (asked_q != '0);
    if (started_q) begin
      assert (asked_q <= 3'd2);
      // The error belongs to the command that memory has answered last.
      if (read_error_valid) begin
        assert (bad_q[get_q - 2'd1] && !told_q[get_q - 2'd1] && read_error_ctx == ctx_q[!get_q[0]]);
      end
      if (!read_busy) assert (get_q == taken_q && asked_q == '0);
      if (read_quiet) assert (asked_q == '0);
    end
  end

  // ------------------------------------------------------------------ data out
  logic [1:0]       give_q;       // command of the next beat out
  logic [3:0]       give_beat_q;  // and which of it
  logic             give, give_ends;
  logic [Bytes-1:0] kept;
  assign give      = source_valid && source_ready;
  assign give_ends = (32'(give_beat_q) + 1) * Bytes >= 32'(bytes_q[give_q[0]]);
  for (genvar i = 0; i < Bytes; i++) begin : gen_kept
    assign kept[i] = 32'(give_beat_q) * Bytes + i < 32'(bytes_q[give_q[0]]);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      give_q      <= '0;
      give_beat_q <= '0;
    end else if (give) begin
      give_q      <= give_q + 2'(give_ends);
      give_beat_q <= give_ends ? '0 : give_beat_q + 4'd1;
    end
  end
  // Clocks in which nothing was under way in memory, or on offer.
  logic [3:0] waits_q;
  always_ff @(posedge clk_i) waits_q <= !rst_ni || read_busy || source_valid ? '0 : waits_q + 4'(waits_q != 4'd8);
  always_comb begin
    if (started_q && waits_q == 4'd8) assert (read_busy || give_q == taken_q);  // none is left behind
    if (started_q && source_valid) begin
      assert (give_q < taken_q && source_last == give_ends && source_keep == kept);
      for (int unsigned i = 0; i < Bytes; i++) begin
        if (kept[i]) assert (source_data[8*i +: 8] == 8'(address_q[give_q[0]]) + 8'(give_beat_q) * 8'(Bytes) + 8'(i));
      end
      if (source_last) assert (bad_q[give_q] == told_q[give_q]);
    end
  end
endmodule
