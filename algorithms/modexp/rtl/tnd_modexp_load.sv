// Modular exponentiation: a task's message into the memories: the key, a word in each beat, then the base.
//
// Contract    The order of the key's numbers is that of docs/formats/modexp-key.md; those of crt_i alone are left out
//             otherwise. The base follows, highest byte first, in base_beats_i beats, and becomes words, lowest first.
// Handshake   from start_i until done_o, an event; data_valid_i/data_ready_o
// Rate        a beat of the key per clock, and four clocks per number; of the base a beat per clock, then 4 clocks per beat and 2 per word
// Reset       ends the task
// Timing      independent of the numbers
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_load
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned WordBits   = 18,
  parameter int unsigned WindowBits = 5,
  localparam int unsigned IndexBits = index_bits(WordBits)
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  start_i,
  input  logic                  crt_i,
  input  index_t                words_i,
  input  index_t                n_words_i,
  input  logic [10:0]           windows_i,
  input  logic [7:0]            base_beats_i,
  output logic                  done_o,

  input  logic                  data_valid_i,
  output logic                  data_ready_o,
  input  logic [31:0]           data_i,

  output logic                  v_write_o,
  output logic                  m_write_o,
  output logic                  constant_write_o,
  output logic [1:0]            exponent_write_o,
  output logic [1:0]            quotient_write_o,
  output logic                  base_write_o,
  output logic [IndexBits+1:0]  at_o,
  output logic [WordBits-1:0]   word_o,
  output logic [WindowBits-1:0] window_o
);
  typedef logic [WordBits-1:0] word_t;
  typedef logic [IndexBits+1:0] at_t;

  // Numbers of a key; a number that both lanes need is loaded twice.
  typedef enum logic [3:0] {N, P, Q, MP, MQ, ConstantP, ConstantQ, Inverse, ExponentP, ExponentQ, QuotientP, QuotientQ} part_t;
  typedef enum logic [1:0] {Idle, Key, Base, Unpack} state_t;

  state_t      state_q;
  part_t       part_q;
  logic [10:0] index_q, left_q, count;  // left_q: words behind this one
  logic        there, there_q, takes, lane, last_q, open_q;
  logic [1:0]  settled_q;                // clocks since part_q is what it is
  at_t         place, place_q;
  always_comb begin
    there = crt_i;
    count = 11'(words_i);
    lane  = 1'b0;
    place = '0;
    unique case (part_q)
      N: begin
        there = 1'b1;
        count = 11'(n_words_i);
      end
      P: place = at_t'(1 << IndexBits);
      Q: place = at_t'(3 << (IndexBits - 1));
      MP, ConstantP: there = 1'b1;
      MQ, ConstantQ: place = at_t'(1 << (IndexBits - 1));
      Inverse: place = at_t'(1 << IndexBits);
      ExponentP, ExponentQ: begin
        lane  = part_q == ExponentQ;
        there = (crt_i || !lane) && windows_i != '0;
        count = windows_i;
      end
      default: begin  // QuotientP, QuotientQ
        lane  = part_q == QuotientQ;
        there = crt_i || !lane;
        count = 11'd1;
      end
    endcase
  end

  always_ff @(posedge clk_i) begin
    there_q <= there;
    place_q <= place;
  end

  // ------------------------------------------------------------------ base
  logic [31:0] beat, swapped;
  logic [7:0]  beat_q;     // that is read, or was written
  logic [1:0]  wait_q;
  logic        beats_q;    // there are more
  logic [7:0]  last_beat_q;  // the one before the last
  index_t      word_q;
  logic [5:0]  filled_q;
  logic [WordBits+31:0] bits_q;
  logic        whole_q, act_q;  // every other clock
  always_ff @(posedge clk_i) last_beat_q <= base_beats_i - 8'd2;
  assign swapped = {data_i[7:0], data_i[15:8], data_i[23:16], data_i[31:24]};

  tnd_modexp_ram #(
    .Width      (32),
    .AddressBits(7)
  ) u_beats (
    .clk_i,
    .write_i     (takes && state_q == Base),
    .write_at_i  (beat_q[6:0]),
    .write_data_i(swapped),
    .read_at_i   (beat_q[6:0]),
    .read_data_o (beat)
  );

  assign data_ready_o = open_q;
  assign takes        = data_valid_i && data_ready_o;
  always_ff @(posedge clk_i) begin
    done_o <= 1'b0;
    unique case (state_q)
      Idle: begin
        part_q    <= N;
        index_q   <= '0;
        beat_q    <= '0;
        settled_q <= '0;
        open_q    <= 1'b0;
        if (start_i) state_q <= Key;
      end
      Key: begin
        if (open_q) begin
          if (takes) begin
            index_q <= index_q + 1'b1;
            left_q  <= left_q - 1'b1;
            last_q  <= left_q == 11'd1;
            open_q  <= !last_q;
          end
        end else if (settled_q != '1) begin
          settled_q <= settled_q + 1'b1;
          left_q    <= count - 1'b1;
          last_q    <= left_q == '0;
          index_q   <= '0;
          open_q    <= settled_q == 2'd2 && there_q;
        end else begin
          settled_q <= '0;
          part_q    <= part_t'(4'(part_q) + 4'd1);
          if (part_q == QuotientQ) begin
            state_q <= Base;
            open_q  <= 1'b1;
            last_q  <= 1'b0;
          end
        end
      end
      Base: begin
        wait_q   <= '1;
        act_q    <= 1'b0;
        beats_q  <= 1'b1;
        word_q   <= '0;
        filled_q <= '0;
        bits_q   <= '0;
        if (takes) begin
          last_q <= beat_q == last_beat_q;
          if (last_q) begin
            state_q <= Unpack;
            open_q  <= 1'b0;
          end else begin
            beat_q <= beat_q + 1'b1;
          end
        end
      end
      default: begin  // Unpack
        act_q   <= !act_q;
        whole_q <= filled_q >= 6'(WordBits) || !beats_q;
        if (wait_q != '0) wait_q <= wait_q - 1'b1;
        if (act_q && whole_q) begin
          bits_q   <= bits_q >> WordBits;
          filled_q <= filled_q >= 6'(WordBits) ? filled_q - 6'(WordBits) : '0;
          word_q   <= word_q + 1'b1;
          if (word_q == n_words_i - 1'b1) begin
            state_q <= Idle;
            done_o  <= 1'b1;
          end
        end else if (act_q && wait_q == '0) begin
          bits_q   <= bits_q | (WordBits + 32)'(beat) << filled_q;
          filled_q <= filled_q + 6'd32;
          beat_q   <= beat_q - 1'b1;
          wait_q   <= '1;
          if (beat_q == '0) beats_q <= 1'b0;
        end
      end
    endcase
    if (!rst_ni) begin
      state_q <= Idle;
      done_o  <= 1'b0;
    end
  end

  // ------------------------------------------------------------------ writes, a clock later
  logic in_key;
  assign in_key = takes && state_q == Key;
  always_ff @(posedge clk_i) begin
    v_write_o           <= in_key && (part_q == N || part_q == P || part_q == Q);
    m_write_o           <= in_key && (part_q == MP || part_q == MQ);
    constant_write_o    <= in_key && (part_q == ConstantP || part_q == ConstantQ || part_q == Inverse);
    exponent_write_o[0] <= in_key && part_q == ExponentP && !index_q[9];
    exponent_write_o[1] <= in_key && (part_q == ExponentQ || (part_q == ExponentP && index_q[9]));
    quotient_write_o[0] <= in_key && part_q == QuotientP;
    quotient_write_o[1] <= in_key && part_q == QuotientQ;
    base_write_o        <= state_q == Unpack && act_q && whole_q;
    at_o                <= state_q == Unpack ? at_t'(word_q) : place_q + at_t'(index_q);
    word_o              <= state_q == Unpack ? bits_q[WordBits-1:0] : data_i[WordBits-1:0];
    window_o            <= data_i[WindowBits-1:0];
  end

  logic unused;
  assign unused = ^data_i;
endmodule
