// Proves for a bounded run from reset that tnd_dma_write puts every byte of every command where it belongs, and no other: each
// beat's address and strobes are those of the command, a byte that is followed has the value that it came with, and each
// command is reported once, in order, after memory has answered its last burst, with its context and with any error.
//
// Commands are any two of up to MaxBytes bytes at any addresses below 8 KiB; memory takes and answers when it likes. The proof
// chooses the byte that it follows.
// Assumes that a command's data are as many beats as it has bytes for and come after it, and that memory answers each burst
// once, in order, after its last beat.
module tnd_dma_write_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned DataWidth = 32,
  parameter int unsigned MaxBurst  = 2,
  parameter int unsigned Alignment = 1,
  parameter int unsigned MaxBytes  = 9
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic                 stop,
  input logic                 store_valid,
  input logic [12:0]          address_i,
  input logic [6:0]           bits_i,
  input logic [2:0]           store_ctx,
  input logic                 output_valid,
  input logic [DataWidth-1:0] output_data,
  input logic                 stored_ready,
  input logic                 write_aw_ready,
  input logic                 write_w_ready,
  input logic                 write_b_valid,
  input logic [1:0]           m_axi_gmem_bresp,
  input logic [1:0]           followed_command_i,
  input logic [3:0]           followed_byte_i
);
  localparam int unsigned Bytes = DataWidth / 8;
  localparam int unsigned Most  = 2;  // commands
  span_t                store;
  assign store = '{addr: 64'(address_i), bits: 33'(bits_i)};

  logic                 write_quiet, write_busy, store_ready, output_ready, output_last, stored_valid, stored_error;
  logic [2:0]           stored_ctx;
  logic                 write_aw_valid, write_w_valid, write_w_last, write_b_ready;
  burst_t               write_aw;
  logic [DataWidth-1:0] write_w_data;
  logic [Bytes-1:0]     write_w_strb;

  tnd_dma_write #(
    .DataWidth(DataWidth), .Alignment(Alignment), .MaxBurst(MaxBurst), .FifoDepth(2 * MaxBurst), .Bursts(2), .Commands(2),
    .CtxWidth (3)
  ) u_write (.*);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  logic [5:0] follow_q;
  always_ff @(posedge clk_i) follow_q <= {followed_command_i, followed_byte_i};
  always_comb if (started_q) assume (follow_q == {followed_command_i, followed_byte_i});

  // ------------------------------------------------------------------ commands, by their number
  logic [1:0]  taken_q;
  logic [12:0] address_q [2];
  logic [3:0]  bytes_q [2];
  logic [2:0]  ctx_q [2];
  logic        taken;
  assign taken = store_valid && store_ready;
  always_ff @(posedge clk_i) begin
    taken_q <= rst_ni ? taken_q + 2'(taken) : '0;
    if (taken) begin
      address_q[taken_q[0]] <= address_i;
      bytes_q[taken_q[0]]   <= 4'((8'(bits_i) + 8'd7) >> 3);
      ctx_q[taken_q[0]]     <= store_ctx;
    end
  end
  always_comb begin
    assume (store.bits != '0 && store.bits <= 33'(8 * MaxBytes) && store.addr % 64'(Alignment) == '0);
    if (store_valid) assume (taken_q < 2'(Most));
  end

  // Beats that a command covers in memory.
  function automatic logic [3:0] beats(input logic [12:0] address, input logic [3:0] bytes);
    return 4'((32'(address) % Bytes + 32'(bytes) + Bytes - 1) / Bytes);
  endfunction

  // ------------------------------------------------------------------ data in
  logic [1:0] feed_q;       // command whose data come
  logic [3:0] feed_beat_q;  // and how many beats of it have
  logic       feed, seen_q;
  logic [7:0] value_q;      // of the byte that is followed, once it is seen
  logic       held_q;
  logic [DataWidth-1:0] held_data_q;
  assign feed        = output_valid && output_ready;
  assign output_last = (32'(feed_beat_q) + 1) * Bytes >= 32'(bytes_q[feed_q[0]]);
  always_ff @(posedge clk_i) begin
    held_q      <= rst_ni && output_valid && !output_ready;
    held_data_q <= output_data;
    if (!rst_ni) begin
      feed_q      <= '0;
      feed_beat_q <= '0;
      seen_q      <= 1'b0;
    end else if (feed) begin
      feed_q      <= feed_q + 2'(output_last);
      feed_beat_q <= output_last ? '0 : feed_beat_q + 4'd1;
      if (feed_q == followed_command_i && 32'(feed_beat_q) == 32'(followed_byte_i) / Bytes) begin
        seen_q  <= 1'b1;
        value_q <= output_data[8 * (32'(followed_byte_i) % Bytes) +: 8];
      end
    end
  end
  always_comb begin
    if (output_valid) assume (feed_q < taken_q);
    if (held_q) assume (output_valid && output_data == held_data_q);
    // No data is taken before its command.
    if (started_q && feed) assert (feed_q < taken_q);
  end

  // ------------------------------------------------------------------ addresses
  logic [1:0] aim_q;       // command of the next address
  logic [3:0] aim_beat_q;  // and its first beat
  logic [5:0] addressed_q, sent_q;  // beats
  logic       aim, aim_ends;
  assign aim      = write_aw_valid && write_aw_ready;
  assign aim_ends = 32'(aim_beat_q) + 32'(write_aw.len) + 1 == 32'(beats(address_q[aim_q[0]], bytes_q[aim_q[0]]));
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      aim_q       <= '0;
      aim_beat_q  <= '0;
      addressed_q <= '0;
    end else if (aim) begin
      aim_q       <= aim_q + 2'(aim_ends);
      aim_beat_q  <= aim_ends ? '0 : aim_beat_q + 4'(write_aw.len) + 4'd1;
      addressed_q <= addressed_q + 6'(write_aw.len) + 6'd1;
    end
  end
  always_comb begin
    if (started_q && write_aw_valid) begin
      assert (aim_q < taken_q && write_aw.len < 8'(MaxBurst));
      assert (write_aw.addr == 64'((address_q[aim_q[0]] & ~13'(Bytes - 1))) + 64'(aim_beat_q) * 64'(Bytes));
      assert (32'(aim_beat_q) + 32'(write_aw.len) + 1 <= 32'(beats(address_q[aim_q[0]], bytes_q[aim_q[0]])));
    end
  end

  // ------------------------------------------------------------------ data out
  logic [1:0]       put_q;       // command of the next beat
  logic [3:0]       put_beat_q;  // and which of it
  logic             put, put_ends;
  logic [Bytes-1:0] covered;
  logic [31:0]      offset, place;  // of the command in its first beat; of the byte that is followed
  assign put      = write_w_valid && write_w_ready;
  assign put_ends = 32'(put_beat_q) + 1 == 32'(beats(address_q[put_q[0]], bytes_q[put_q[0]]));
  assign offset   = 32'(address_q[put_q[0]]) % Bytes;
  assign place    = offset + 32'(followed_byte_i);
  for (genvar i = 0; i < Bytes; i++) begin : gen_covered
    assign covered[i] = 32'(put_beat_q) * Bytes + i >= offset && 32'(put_beat_q) * Bytes + i < offset + 32'(bytes_q[put_q[0]]);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      put_q      <= '0;
      put_beat_q <= '0;
      sent_q     <= '0;
    end else if (put) begin
      put_q      <= put_q + 2'(put_ends);
      put_beat_q <= put_ends ? '0 : put_beat_q + 4'd1;
      sent_q     <= sent_q + 6'd1;
    end
  end
  always_comb begin
    if (started_q && write_w_valid) begin
      assert (put_q < taken_q && sent_q < addressed_q && write_w_strb == covered);
      if (put_q == followed_command_i && followed_byte_i < bytes_q[put_q[0]] && place / Bytes == 32'(put_beat_q)) begin
        assert (seen_q && write_w_data[8 * (place % Bytes) +: 8] == value_q);
      end
    end
  end

  // ------------------------------------------------------------------ answers
  logic [15:0] ends_q;             // of each burst, by its number: it is the last of its command
  logic [3:0]  bursts_q, whole_q;  // addresses taken; bursts sent to their end
  logic [3:0]  answered_q;
  logic [1:0]  told_q, stored_q;   // commands whose last burst is answered; that are reported
  logic        bad_q, answer;      // bad: an earlier burst of the command
  logic [3:0]  failed_q;           // by command
  assign answer = write_b_valid && write_b_ready;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      bursts_q   <= '0;
      whole_q    <= '0;
      answered_q <= '0;
      told_q     <= '0;
      stored_q   <= '0;
      bad_q      <= 1'b0;
    end else begin
      bursts_q <= bursts_q + 4'(aim);
      whole_q  <= whole_q + 4'(put && write_w_last);
      if (aim) ends_q[bursts_q] <= aim_ends;
      if (answer) begin
        answered_q <= answered_q + 4'd1;
        told_q     <= told_q + 2'(ends_q[answered_q]);
        bad_q      <= !ends_q[answered_q] && (bad_q || m_axi_gmem_bresp != 2'b00);
        if (ends_q[answered_q]) failed_q[told_q] <= bad_q || m_axi_gmem_bresp != 2'b00;
      end
      stored_q <= stored_q + 2'(stored_valid && stored_ready);
    end
  end
  always_comb begin
    if (write_b_valid) assume (answered_q != whole_q);
    if (started_q) begin
      if (stored_valid) begin
        assert (stored_q < told_q && stored_ctx == ctx_q[stored_q[0]] && stored_error == failed_q[stored_q]);
      end
      // Nothing is left behind.
      if (!write_busy) assert (stored_q == taken_q);
      if (write_quiet) assert (answered_q == bursts_q);
    end
  end
endmodule
