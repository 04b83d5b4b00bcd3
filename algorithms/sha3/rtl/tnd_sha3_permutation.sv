// Keccak-f[1600] of one, two or four messages: steps of several rounds, at whose end a block may be added.
//
//   one message    state --> rounds --> ^ block --> state
//   two            state --> half of the rounds --> half --> the other half --> ^ block --> state
//                  (of one round: theta before, all else after); one message's step begins while the other's ends
//   four           state --> columns --> their effect --> affected --> all after theta, ^ block --> state
//
// Standard    FIPS 202, sections 3.2 and 3.3
// Contract    step_i: a step begins; with one message it does so a clock later. spare_i, pad_i: with the step, with four
//             messages a clock later, which words of block_i, in quarters, are not added at its end, and which get the last
//             bit of the padding. A step that is zero ends with nothing but its block; its constants are 0. block_i holds in
//             the clock of spare_i alone.
//             With four messages step_i is that of a message whose step ends, but zero is that of the next one; words that
//             are added hold for a clock more, and are 0 in it.
// Parameters  Rounds: per step, 1, 2 or 4. Messages: 1, 2 or, with one round, 4; they take turns
// Rate        a step per clock
// Latency     capture_o: state_o is what a step with capture begins with; a clock later than step_i with one message. With
//             four, a clock later than step_i, and it is two clocks more until state_o is what the step has ended with
// Reset       of states none: messages begin with steps that are zero, and what goes on before is not looked at
// Secrets     states stay until other messages come; nothing reads them out
// Timing      independent of messages
// Checked by  ../tb
module tnd_sha3_permutation
  import tnd_sha3_round_pkg::*;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  step_t        step_i,
  input  words_t [3:0] spare_i,  // words to which nothing of the block is added; a quarter each
  input  words_t       pad_i,
  input  block_t       block_i,
  output logic         capture_o,
  output block_t       state_o  // its words that can be digest
);
  state_t state_q, ended;
  block_t added_q, added;

  always_comb begin
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      for (int unsigned p = 0; p < 4; p++) added[i][16*p+:16] = spare_i[p][i] ? '0 : block_i[i][16*p+:16];
      added[i] ^= {pad_i[i], 63'd0};
    end
  end

  // Rounds of a step, from one to another; only the last one is ever zero.
  function automatic state_t rounds(input state_t from, input logic zero, input constant_t [3:0] constants,
                                    input int unsigned first, input int unsigned past);
    state_t now, sum;
    now = from;
    for (int unsigned i = first; i < past; i++) begin
      sum = theta(now);
      if (i == Rounds - 1 && zero) sum = '0;
      now = after_theta(sum, constants[i]);
    end
    return now;
  endfunction

  logic [3:0] run;
  state_t     next;
  assign next = ended ^ {256'd0, added_q};
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 25; i++) begin
      for (int unsigned p = 0; p < 4; p++) begin
        if (run[p]) state_q[i][16*p+:16] <= next[i][16*p+:16];
      end
    end
  end
  assign state_o = state_q[MaxRateWords-1:0];

  if (Messages == 1) begin : gen_one
    step_t now_q;
    logic  unused;
    assign unused = rst_ni;
    always_ff @(posedge clk_i) begin
      now_q   <= step_i;
      added_q <= added;
    end
    assign run       = {4{now_q.run}};
    assign ended     = rounds(state_q, now_q.zero, now_q.constants, 0, Rounds);
    assign capture_o = now_q.capture;
  end else if (Messages == 2) begin : gen_two
    state_t half_q;
    logic   unused_reset;
    assign unused_reset = rst_ni;
    assign run       = {4{step_i.run}};
    assign capture_o = step_i.capture;
    always_ff @(posedge clk_i) begin
      if (run[0]) added_q <= added;
    end
    if (Rounds == 1) begin : gen_theta
      constant_t constant_q;
      always_ff @(posedge clk_i) begin
        if (step_i.zero) half_q <= '0;
        else if (run[0]) half_q <= theta(state_q);
        if (run[0]) constant_q <= step_i.constants[0];
      end
      assign ended = after_theta(half_q, constant_q);
      logic unused;
      assign unused = ^step_i.constants[3:1];
    end else begin : gen_rounds
      logic            zero_q;
      constant_t [3:0] constants_q;
      always_ff @(posedge clk_i) begin
        if (run[0]) begin
          half_q                <= rounds(state_q, step_i.zero, step_i.constants, 0, Rounds / 2);
          {zero_q, constants_q} <= {step_i.zero, step_i.constants};
        end
      end
      assign ended = rounds(half_q, zero_q, constants_q, Rounds / 2, Rounds);
    end
  end else begin : gen_four
    // A step of each is at one of four places, with a LUT of four inputs to the next.
    // What goes to all bits of them comes from registers of their own for each quarter of the words.
    constant_t  constant_q;
    logic       capture_q;
    logic [3:0] zero;
    plane_t     columns_q, columns_d, effect_q, effect_d;
    state_t     columns_state_q, effect_state_q, affected_q, affected_d;
    tnd_fan_out #(.Width(2)) u_run (
      .clk_i, .rst_ni, .data_i({step_i.run, step_i.zero}),
      .data_o({run[3], zero[3], run[2], zero[2], run[1], zero[1], run[0], zero[0]})
    );
    assign columns_d  = columns(state_q);
    assign effect_d   = effect(columns_q, columns_state_q[24:20]);
    assign affected_d = affected(effect_state_q, effect_q);
    always_ff @(posedge clk_i) begin
      constant_q <= step_i.constants[0];
      capture_q  <= step_i.capture;
      for (int unsigned p = 0; p < 4; p++) begin
        // Words that hold need no reset, as they are 0 then.
        for (int unsigned i = 0; i < MaxRateWords; i++) begin
          if (!spare_i[p][i]) added_q[i][16*p+:16] <= block_i[i][16*p+:16];
          if (!spare_i[p][i] && p == 3) added_q[i][63] <= block_i[i][63] ^ pad_i[i];
        end
        for (int unsigned i = 0; i < 5; i++) begin
          if (run[p]) {columns_q[i][16*p+:16], effect_q[i][16*p+:16]} <= {columns_d[i][16*p+:16], effect_d[i][16*p+:16]};
        end
        for (int unsigned i = 0; i < 25; i++) begin
          if (run[p]) columns_state_q[i][16*p+:16] <= state_q[i][16*p+:16];
          if (run[p]) effect_state_q[i][16*p+:16] <= columns_state_q[i][16*p+:16];
          if (zero[p]) affected_q[i][16*p+:16] <= '0;
          else if (run[p]) affected_q[i][16*p+:16] <= affected_d[i][16*p+:16];
        end
      end
      for (int unsigned j = 0; j < 7; j++) added_q[0][2**j-1] <= added[0][2**j-1] ^ constant_q[j];
    end
    assign ended     = after_theta(affected_q, '0);
    assign capture_o = capture_q;
    logic unused;
    assign unused = ^step_i.constants[3:1];
  end

  if (!(Rounds inside {1, 2, 4}) || !(Messages inside {1, 2, 4}) || (Messages == 4 && Rounds != 1)) begin : gen_bad
    $error("tnd_sha3_permutation: Rounds must be 1, 2 or 4, Messages 1, 2, or with one round 4");
  end
endmodule
