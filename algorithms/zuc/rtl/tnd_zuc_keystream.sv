// ZUC keystream by units side by side: a task's key and iv in, words out. Units take turns, task by task.
//
// Contract    load_words_i words, at least 1, for every load, in the order of the loads
// Parameters  Units; Architecture, SboxForm, Streams, KeyBits: see tnd_zuc_unit. StreamWords: words of an interleaved stream
//             that may wait for those of the streams before it; a message longer than all streams' together runs alone
// Handshake   load_valid_i/load_ready_o; word_valid_o/word_ready_i
// Latency     that of a unit; interleaved, if it is not alone, one clock more
// Reset       empties it, but for keys and ivs that nothing uses any more
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_zuc_keystream
  import tnd_zuc_pkg::*;
#(
  parameter int unsigned Architecture = Hpaz,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Streams      = 4,
  parameter int unsigned Units        = 1,
  parameter int unsigned KeyBits      = 128,
  parameter int unsigned StreamWords  = 2048
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               load_valid_i,
  output logic               load_ready_o,
  input  logic [KeyBits-1:0] load_key_i,
  input  logic [127:0]       load_iv_i,
  input  logic               load_long_i,
  input  logic [31:0]        load_words_i,

  output logic               word_valid_o,
  input  logic               word_ready_i,
  output logic [31:0]        word_o
);
  typedef struct packed {
    logic [KeyBits-1:0] key;
    logic [127:0]       iv;
    logic               long_key;
    logic [31:0]        words;
  } load_t;

  // A word per clock needs Streams tasks at work, in all units together. There is room for so many, and some more.
  localparam int unsigned Depth     = (Streams + Units - 1) / Units * StreamWords + StreamWords / 4;
  localparam int unsigned UnitWidth = Units > 1 ? $clog2(Units) : 1;
  localparam logic [UnitWidth-1:0] Top = UnitWidth'(Units - 1);

  logic [UnitWidth-1:0]   load_unit_q, word_unit_q;
  logic [Units-1:0]       load_valid, load_ready, word_valid, word_ready, word_last;
  logic [Units-1:0][31:0] word;

  always_comb begin
    load_valid              = '0;
    load_valid[load_unit_q] = load_valid_i;
    word_ready              = '0;
    word_ready[word_unit_q] = word_ready_i;
  end
  assign load_ready_o = load_ready[load_unit_q];
  assign word_valid_o = word_valid[word_unit_q];
  assign word_o       = word[word_unit_q];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      load_unit_q <= '0;
      word_unit_q <= '0;
    end else begin
      if (load_valid_i && load_ready_o) load_unit_q <= load_unit_q == Top ? '0 : load_unit_q + 1'b1;
      if (word_valid_o && word_ready_i && word_last[word_unit_q]) begin
        word_unit_q <= word_unit_q == Top ? '0 : word_unit_q + 1'b1;
      end
    end
  end

  for (genvar u = 0; u < Units; u++) begin : gen_units
    logic  valid, ready;
    load_t load_in, load;
    assign load_in = '{key: load_key_i, iv: load_iv_i, long_key: load_long_i, words: load_words_i};

    if (Architecture == Interleaved && Units > 1) begin : gen_held
      // Loading takes so long that the other units must be able to begin meanwhile.
      load_t load_q;
      logic  valid_q;
      assign load_ready[u] = !valid_q || ready;
      assign valid         = valid_q;
      assign load          = load_q;
      always_ff @(posedge clk_i) begin
        if (!rst_ni) valid_q <= 1'b0;
        else if (load_ready[u]) valid_q <= load_valid[u];
        if (load_ready[u]) load_q <= load_in;
      end
    end else begin : gen_direct
      assign load_ready[u] = ready;
      assign valid         = load_valid[u];
      assign load          = load_in;
    end

    tnd_zuc_unit #(
      .Architecture(Architecture),
      .SboxForm    (SboxForm),
      .Streams     (Streams),
      .KeyBits     (KeyBits),
      .Depth       (Depth)
    ) u_unit (
      .clk_i,
      .rst_ni,
      .load_valid_i(valid),
      .load_ready_o(ready),
      .load_key_i  (load.key),
      .load_iv_i   (load.iv),
      .load_long_i (load.long_key),
      .load_words_i(load.words),
      .word_valid_o(word_valid[u]),
      .word_ready_i(word_ready[u]),
      .word_o      (word[u]),
      .word_last_o (word_last[u])
    );
  end
endmodule
