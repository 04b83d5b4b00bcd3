// SHA-3: from states to digests, word by word.
//
// Contract    A chunk is announced, then captured from a state; chunks of one task follow one another. The bytes of a task
//             whose status is not ok are 0. Its result comes after its last beat was taken.
// Parameters  Rounds: words of a beat. Shifts: 1 if words are shifted to where they leave, not chosen; then a chunk is
//             captured two clocks after capture_i
// Handshake   chunk_valid_i/chunk_ready_o; data_out_valid_o/data_out_ready_i; result_valid_o/result_ready_i
// Rate        a word per clock, every second one with Shifts; three clocks more per chunk, four with Shifts; two more per
//             task
// Secrets     the last digest stays until the next one
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_digest
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter bit          Shifts   = 0,
  parameter int unsigned CtxWidth = 4
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  input  logic                  chunk_valid_i,
  output logic                  chunk_ready_o,
  input  logic [CtxWidth-1:0]   chunk_ctx_i,
  input  logic [7:0]            chunk_bytes_i,
  input  logic                  chunk_last_i,
  input  logic [7:0]            chunk_status_i,
  input  logic                  capture_i,
  input  block_t                state_i,

  output logic                  data_out_valid_o,
  input  logic                  data_out_ready_i,
  output logic [64*Rounds-1:0]  data_out_data_o,
  output logic [8*Rounds-1:0]   data_out_keep_o,
  output logic                  data_out_last_o,
  output logic [CtxWidth-1:0]   data_out_ctx_o,

  output logic                  result_valid_o,
  input  logic                  result_ready_i,
  output logic [CtxWidth-1:0]   result_ctx_o,
  output logic [7:0]            result_status_o
);
  // ------------------------------------------------------------------ the chunk
  block_t              block_q;
  logic                busy_q, captured_q, last_q, last_word_q, empty_q, ok_q;
  logic                full, full_q;    // the next word: all of its bytes leave
  logic [7:0]          part, part_q;    // else these
  logic [7:0]          keep;
  logic [7:0]          keep_q, zero_q;  // bytes of it: that leave, that leave as 0 or not at all
  logic [7:0]          bytes_q, status_q;
  logic [CtxWidth-1:0] ctx_q;
  logic                advances, ends, closes_q, result_q;
  logic                captures;  // with the next clock the block is there
  assign chunk_ready_o = !busy_q && !closes_q;
  assign ends          = advances && last_word_q;

  // With Shifts, a chunk waits long enough for its byte enables to come from registers.
  always_comb begin
    full = advances ? bytes_q[7:4] != '0 : bytes_q[7:3] != '0;
    for (int unsigned i = 0; i < 8; i++) part[i] = 3'(i) < bytes_q[2:0];
    keep = Shifts ? {8{full_q}} | part_q : {8{full}} | part;
  end
  always_ff @(posedge clk_i) begin
    if (chunk_valid_i && chunk_ready_o) begin
      {ctx_q, last_q, status_q} <= {chunk_ctx_i, chunk_last_i, chunk_status_i};
      ok_q                      <= chunk_status_i == '0;
    end
    if (chunk_valid_i && chunk_ready_o) bytes_q <= chunk_bytes_i;
    else if (advances) bytes_q[7:3] <= bytes_q[7:3] - 5'd1;
    last_word_q <= advances && !Shifts ? bytes_q[7:5] == '0 && (!bytes_q[4] || bytes_q[3:0] == '0)
                                       : bytes_q[7:4] == '0 && (!bytes_q[3] || bytes_q[2:0] == '0);
    empty_q     <= bytes_q == '0;
    full_q      <= full;
    part_q      <= part;
    keep_q      <= keep;
    zero_q      <= ~keep | {8{!ok_q}};
  end
  always_ff @(posedge clk_i) begin
    busy_q     <= rst_ni && ((chunk_valid_i && chunk_ready_o) || (busy_q && !ends));
    captured_q <= rst_ni && (captures || (captured_q && !ends));
  end

  // ------------------------------------------------------------------ its words
  // A register after the choice; a digest of no bytes has no word.
  typedef struct packed {
    logic        last;
    logic [7:0]  keep;
    logic [63:0] data;
  } word_t;
  logic        word_valid_q, word_ready, data_taken;
  word_t       next, word_q;
  logic [63:0] chosen;
  always_comb begin
    next.last = last_q && last_word_q;
    next.keep = keep_q;
    // This form infers no reset, which would depend on the enable.
    for (int unsigned i = 0; i < 8; i++) next.data[8*i+:8] = chosen[8*i+:8] & {8{!zero_q[i]}};
  end
  if (Shifts) begin : gen_shift
    // Halves of the words move by registers of their own; one of them is reset, so that synthesis does not share them.
    // Whether a word may leave is known a clock late, as none leaves in the clock after another.
    logic [3:0] capture;
    logic [1:0] enable_q;
    logic       capture_q, open_q, moved_q, next_valid_q;
    word_t      next_q;
    assign advances = open_q && !moved_q && !next_valid_q;
    always_ff @(posedge clk_i) begin
      capture_q <= capture_i;
      enable_q  <= {2{capture_q || advances}};
      if (!rst_ni) enable_q[1] <= 1'b0;
      for (int unsigned p = 0; p < 4; p++) begin
        for (int unsigned i = 0; i < MaxRateWords - 1; i++) begin
          if (enable_q[p/2]) block_q[i][16*p+:16] <= capture[p] ? state_i[i][16*p+:16] : block_q[i+1][16*p+:16];
        end
        if (capture[p]) block_q[MaxRateWords-1][16*p+:16] <= state_i[MaxRateWords-1][16*p+:16];
      end
      open_q       <= rst_ni && captured_q && !closes_q && !result_q;
      moved_q      <= advances;
      next_valid_q <= rst_ni && (next_valid_q ? word_valid_q : advances && !empty_q);
      word_valid_q <= rst_ni && (word_valid_q ? !word_ready : next_valid_q);
      if (!next_valid_q) next_q <= next;
      if (!word_valid_q) word_q <= next_q;
    end
    tnd_fan_out u_capture (.clk_i, .rst_ni, .data_i(capture_i), .data_o(capture));
    assign captures = capture[1];  // which is 0 after reset
    assign chosen   = block_q[0];
  end else begin : gen_choice
    words_t turn_q;  // one bit: the next word
    assign advances = captured_q && !closes_q && !result_q && (!word_valid_q || word_ready);
    always_ff @(posedge clk_i) begin
      if (capture_i) block_q <= state_i;
      if (!busy_q) turn_q <= words_t'(1);
      else if (advances) turn_q <= turn_q << 1;
      word_valid_q <= rst_ni && (advances ? !empty_q : word_valid_q && !word_ready);
      if (advances) word_q <= next;
    end
    always_comb begin
      chosen = '0;
      for (int unsigned i = 0; i < MaxRateWords; i++) chosen |= turn_q[i] ? block_q[i] : '0;
    end
    assign captures = capture_i;
  end

  if (Rounds == 1) begin : gen_word
    assign data_out_valid_o = word_valid_q;
    assign word_ready       = data_out_ready_i;
    assign data_out_data_o  = word_q.data;
    assign data_out_keep_o  = word_q.keep;
    assign data_out_last_o  = word_q.last;
    assign data_out_ctx_o   = ctx_q;
  end else begin : gen_beat
    logic [64*Rounds-1:0] data;
    tnd_width_up #(
      .InWidth(64),
      .Factor (Rounds)
    ) u_up (
      .clk_i,
      .rst_ni,
      .in_valid_i (word_valid_q),
      .in_ready_o (word_ready),
      .in_data_i  (word_q.data),
      .in_keep_i  (word_q.keep),
      .in_last_i  (word_q.last),
      .out_valid_o(data_out_valid_o),
      .out_ready_i(data_out_ready_i),
      .out_data_o (data),
      .out_keep_o (data_out_keep_o),
      .out_last_o (data_out_last_o)
    );
    always_comb begin
      for (int unsigned i = 0; i < 8 * Rounds; i++) data_out_data_o[8*i+:8] = data_out_keep_o[i] ? data[8*i+:8] : '0;
    end
    assign data_out_ctx_o = ctx_q;
  end
  assign data_taken = data_out_valid_o && data_out_ready_i;

  // ------------------------------------------------------------------ the task's end
  // closes_q: its last word is on its way out; ctx and status stay.
  logic [CtxWidth-1:0] result_ctx_q;
  logic [7:0]          result_status_q;
  always_ff @(posedge clk_i) begin
    closes_q <= rst_ni && ((ends && last_q && !empty_q) || (closes_q && !(data_taken && data_out_last_o)));
    result_q <= rst_ni && ((data_taken && data_out_last_o) || (ends && empty_q) || (result_q && !result_ready_i));
    if (!result_q) {result_ctx_q, result_status_q} <= {ctx_q, status_q};
  end
  assign result_valid_o  = result_q;
  assign result_ctx_o    = result_ctx_q;
  assign result_status_o = result_status_q;
endmodule
