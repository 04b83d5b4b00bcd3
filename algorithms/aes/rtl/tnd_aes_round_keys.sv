// The round keys of a key that stays: made once, then held.
//
//   with all rounds side by side, a key on its way to each                  else, for each round that is
//
//   key step --> K_n --> K_(n-1) --> ... --> K_1 --> first_o                key step --> RAM, read by round_i
//                 |        |                  |
//               round n  round n - 1        round 1
//
// Keys come in the order of the schedule. In a row each takes the place to its right in the next clock, and stays in its own.
//
// Standard    FIPS 197, section 5.2
// Contract    A key is taken when key_ready_o; ready_o tells that all round keys are those of the key taken last.
// Parameters  Unroll, KeyBits: see tnd_aes_core_rounds; SboxForm, SboxClocks: see tnd_aes_sbox
// Handshake   key_valid_i/key_ready_o
// Latency     rounds * (SboxClocks + 1) + 3 clocks to ready_o
// Reset       forgets that there is a key; its round keys stay in the registers until overwritten
// Timing      independent of the key; not masked
// Checked by  ../tb
module tnd_aes_round_keys
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned Unroll     = 1,
  parameter int unsigned KeyBits    = 128,
  parameter int unsigned SboxForm   = 0,
  parameter int unsigned SboxClocks = 0
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    key_valid_i,
  output logic                    key_ready_o,
  input  logic [KeyBits-1:0]      key_i,
  output logic                    ready_o,
  output block_t                  first_o,  // of the first AddRoundKey, before round 0
  input  logic [Unroll-1:0][3:0]  round_i,
  output block_t [Unroll-1:0]     keys_o    // of these rounds, in the same clock
);
  localparam int unsigned KeyWords = KeyBits / 32;
  localparam int unsigned Rounds   = KeyWords + 6;

  // The words from round key at_q on; a step takes SboxClocks.
  word_t [KeyWords-1:0] words_q, words_next;
  logic [3:0]           at_q;
  logic                 valid_q, made_q, begin_q, step;
  assign key_ready_o = !valid_q;
  tnd_delay #(.Width(1), .Depth(SboxClocks), .Clear(1)) u_step_end (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(begin_q), .data_o(step)
  );
  tnd_aes_key_step #(.KeyBits(KeyBits), .SboxForm(SboxForm), .SboxClocks(SboxClocks)) u_step (
    .clk_i, .round_i(at_q), .words_i(words_q), .round_later_i(at_q), .words_o(words_next)
  );
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      made_q  <= 1'b0;
    end else if (key_ready_o) begin
      valid_q <= key_valid_i;
      at_q    <= '0;
      if (key_valid_i) made_q <= 1'b0;
    end else if (step) begin
      valid_q <= at_q != 4'(Rounds);
      at_q    <= at_q + 1'b1;
      if (at_q == 4'(Rounds)) made_q <= 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    begin_q <= rst_ni && (key_ready_o ? key_valid_i : step && at_q != 4'(Rounds));
    if (key_ready_o) words_q <= key_i;
    else if (step) words_q <= words_next;
  end

  tnd_delay #(.Width(1), .Depth(1), .Clear(1)) u_ready (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(made_q && key_ready_o && !key_valid_i), .data_o(ready_o)
  );

  if (Unroll == Rounds) begin : gen_row
    // [i]: of the place of round key i; goes: on to its right in this clock.
    block_t          key_q    [Rounds+1] /*verilator split_var*/;
    logic [3:0]      number_q [Rounds+1] /*verilator split_var*/;
    logic [Rounds:0] goes_q              /*verilator split_var*/;
    for (genvar i = 0; i <= Rounds; i++) begin : gen_place
      logic       comes;
      block_t     key_come;
      logic [3:0] number_come;
      if (i == Rounds) begin : gen_entry
        assign comes       = step;
        assign key_come    = words_q[3:0];
        assign number_come = at_q;
      end else begin : gen_left
        assign comes       = goes_q[i+1];
        assign key_come    = key_q[i+1];
        assign number_come = number_q[i+1];
      end
      always_ff @(posedge clk_i) begin
        goes_q[i]   <= comes && number_come != 4'(i);
        number_q[i] <= number_come;
        if (comes) key_q[i] <= key_come;
      end
      if (i != 0) begin : gen_round
        assign keys_o[i-1] = key_q[i];
      end
    end
    assign first_o = key_q[0];
    logic unused;
    assign unused = ^{round_i, goes_q[0], number_q[0]};
  end else begin : gen_rams
    logic [Unroll-1:0] turn_q;  // [i]: the key to come is that of a round i, if it is not the first
    always_ff @(posedge clk_i) begin
      if (key_ready_o) turn_q <= Unroll'(1);
      else if (step && at_q != '0) turn_q <= Unroll'({turn_q, turn_q} >> (Unroll - 1));
    end
    for (genvar i = 0; i < Unroll; i++) begin : gen_round
      // The address is the number of a round, from 0.
      block_t ram [16];
      always_ff @(posedge clk_i) begin
        if (step && at_q != '0 && turn_q[i]) ram[at_q-4'd1] <= words_q[3:0];
      end
      assign keys_o[i] = ram[round_i[i]];
    end
    always_ff @(posedge clk_i) begin
      if (step && at_q == '0) first_o <= words_q[3:0];
    end
  end
endmodule
