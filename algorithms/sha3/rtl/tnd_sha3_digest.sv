// SHA-3: from states to digests, word by word.
//
// Contract    A chunk is announced, then captured from a state; chunks of one task follow one another. The bytes of a task
//             whose status is not ok are 0. Its result comes after its last beat was taken.
// Parameters  Rounds: words of a beat
// Handshake   chunk_valid_i/chunk_ready_o; data_out_valid_o/data_out_ready_i; result_valid_o/result_ready_i
// Rate        a word per clock; three clocks more per chunk, two more per task
// Secrets     the last digest stays until the next one
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_digest
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
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
  logic [7:0]          keep_q;  // bytes of the next word
  words_t              word_q;  // one bit: the next word
  logic [7:0]          bytes_q, status_q;
  logic [CtxWidth-1:0] ctx_q;
  logic                advances, ends, closes_q;
  assign chunk_ready_o = !busy_q && !closes_q;
  assign ends          = advances && last_word_q;

  always_ff @(posedge clk_i) begin
    if (capture_i) block_q <= state_i;
    if (chunk_valid_i && chunk_ready_o) begin
      {ctx_q, last_q, status_q} <= {chunk_ctx_i, chunk_last_i, chunk_status_i};
    end
    if (chunk_valid_i && chunk_ready_o) bytes_q <= chunk_bytes_i;
    else if (advances) bytes_q <= bytes_q - 8'd8;
    last_word_q <= advances ? bytes_q <= 8'd16 : bytes_q <= 8'd8;
    empty_q     <= bytes_q == '0;
    ok_q        <= status_q == '0;
    for (int unsigned i = 0; i < 8; i++) begin
      keep_q[i] <= advances ? 8'(i + 8) < bytes_q : 8'(i) < bytes_q;
    end
    if (!busy_q) word_q <= words_t'(1);
    else if (advances) word_q <= word_q << 1;
  end
  always_ff @(posedge clk_i) begin
    busy_q     <= rst_ni && ((chunk_valid_i && chunk_ready_o) || (busy_q && !ends));
    captured_q <= rst_ni && (capture_i || (captured_q && !ends));
  end

  // ------------------------------------------------------------------ its words
  // A register after the choice; a digest of no bytes has no word.
  logic        word_valid_q, word_last_q, word_ready;
  logic [63:0] word, word_data_q;
  logic [7:0]  word_keep_q;
  logic        data_taken;
  assign advances = captured_q && (!word_valid_q || word_ready) && !closes_q && !result_valid_o;
  always_comb begin
    word = '0;
    for (int unsigned i = 0; i < MaxRateWords; i++) word |= word_q[i] ? block_q[i] : '0;
  end
  always_ff @(posedge clk_i) begin
    word_valid_q <= rst_ni && (advances ? !empty_q : word_valid_q && !word_ready);
  end
  always_ff @(posedge clk_i) begin
    if (advances) begin
      word_last_q <= last_q && last_word_q;
      for (int unsigned i = 0; i < 8; i++) begin
        word_keep_q[i]      <= keep_q[i];
        word_data_q[8*i+:8] <= ok_q && keep_q[i] ? word[8*i+:8] : '0;
      end
    end
  end

  if (Rounds == 1) begin : gen_word
    assign data_out_valid_o = word_valid_q;
    assign word_ready       = data_out_ready_i;
    assign data_out_data_o  = word_data_q;
    assign data_out_keep_o  = word_keep_q;
    assign data_out_last_o  = word_last_q;
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
      .in_data_i  (word_data_q),
      .in_keep_i  (word_keep_q),
      .in_last_i  (word_last_q),
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
  logic                result_q;
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
