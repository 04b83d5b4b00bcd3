// Modular exponentiation: a result's words, lowest first, as the task's output, highest byte first.
//
// Contract    From start_i until done_o, an event; bytes_i stands two clocks before: `words_i` words from read_at_i on leave as `bytes_i` bytes; with zeros_i
//             as many zeros leave and nothing is read. bytes_i is a multiple of 4, unless zeros_i.
// Rate        4 clocks per word and 2 per beat, then 3 clocks per beat; 1 with zeros_i
// Reset       ends the task
// Timing      independent of the result
// Checked by  ../tb, in tnd_modexp_core
module tnd_modexp_give
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned WordBits   = 18,
  localparam int unsigned IndexBits = index_bits(WordBits)
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                start_i,
  input  logic                zeros_i,
  input  logic [IndexBits:0]  words_at_i,
  input  logic [13:0]         bytes_i,
  output logic                done_o,

  output logic [IndexBits:0]  read_at_o,
  input  logic [WordBits-1:0] word_i,  // two clocks later

  output logic                data_valid_o,
  input  logic                data_ready_i,
  output logic [31:0]         data_o,
  output logic [3:0]          keep_o,
  output logic                last_o
);
  typedef enum logic [1:0] {Idle, Pack, Fetch, Send} state_t;

  state_t               state_q;
  logic [IndexBits:0]   at_q;
  logic [1:0]           wait_q;
  logic [11:0]          beat_q, beats_q, last_beat_q;  // beat_q: those that are left, when they leave
  logic [5:0]           filled_q;
  logic [WordBits+31:0] bits_q;
  logic [31:0]          beat;
  logic                 whole_q, act_q;  // every other clock
  assign read_at_o = at_q;

  tnd_modexp_ram #(
    .Width      (32),
    .AddressBits(7)
  ) u_beats (
    .clk_i,
    .write_i     (state_q == Pack && act_q && whole_q),
    .write_at_i  (beat_q[6:0]),
    .write_data_i(bits_q[31:0]),
    .read_at_i   (beat_q[6:0]),
    .read_data_o (beat)
  );

  always_ff @(posedge clk_i) begin
    done_o      <= 1'b0;
    beats_q     <= bytes_i[13:2] + 12'(bytes_i[1:0] != '0);
    last_beat_q <= beats_q - 1'b1;
    unique case (state_q)
      Idle: begin
        at_q     <= words_at_i;
        wait_q   <= '1;
        act_q    <= 1'b0;
        filled_q <= '0;
        bits_q   <= '0;
        beat_q   <= zeros_i ? last_beat_q : '0;
        if (start_i) begin
          state_q <= !zeros_i ? Pack : beats_q != '0 ? Send : Idle;
          done_o  <= zeros_i && beats_q == '0;
        end
      end
      Pack: begin
        act_q   <= !act_q;
        whole_q <= filled_q >= 6'd32;
        if (wait_q != '0) wait_q <= wait_q - 1'b1;
        if (act_q && whole_q) begin
          bits_q   <= bits_q >> 32;
          filled_q <= filled_q - 6'd32;
          if (beat_q == last_beat_q) begin
            state_q <= Fetch;
            wait_q  <= 2'd1;
          end else begin
            beat_q <= beat_q + 1'b1;
          end
        end else if (act_q && wait_q == '0) begin
          bits_q   <= bits_q | (WordBits + 32)'(word_i) << filled_q;
          filled_q <= filled_q + 6'(WordBits);
          at_q     <= at_q + 1'b1;
          wait_q   <= '1;
        end
      end
      Fetch: begin
        wait_q <= wait_q - 1'b1;
        if (wait_q == '0) state_q <= Send;
      end
      default: begin  // Send
        wait_q <= 2'd1;
        if (data_ready_i) begin
          beat_q  <= beat_q - 1'b1;
          state_q <= last_o ? Idle : zeros_i ? Send : Fetch;
          done_o  <= last_o;
        end
      end
    endcase
    if (!rst_ni) begin
      state_q <= Idle;
      done_o  <= 1'b0;
    end
  end

  always_comb begin
    keep_o = '1;
    if (last_o) begin
      unique case (bytes_i[1:0])
        2'd1: keep_o = 4'b0001;
        2'd2: keep_o = 4'b0011;
        2'd3: keep_o = 4'b0111;
        default: keep_o = '1;
      endcase
    end
  end
  assign data_valid_o = state_q == Send;
  assign last_o       = beat_q == '0;
  assign data_o       = zeros_i ? '0 : {beat[7:0], beat[15:8], beat[23:16], beat[31:24]};
endmodule
