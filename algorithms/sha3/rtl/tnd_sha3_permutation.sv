// Keccak-f[1600] of one or two messages: steps of several rounds, at whose end a block may be added.
//
//   one message    state --> rounds --> ^ block --> state
//   two            state --> half of the rounds --> half --> the other half --> ^ block --> state
//                  (of one round: theta before, all else after); one message's step begins while the other's ends
//
// Standard    FIPS 202, sections 3.2 and 3.3
// Contract    step_i: a step begins; with one message it does so a clock later. absorb_i, pad_i: with the step, which words
//             of block_i are added at its end, and which get the last bit of the padding. A step that is zero ends with
//             nothing but its block; its constants are 0. block_i holds in the clock of absorb_i alone.
// Parameters  Rounds: per step, 1, 2 or 4. Messages: 1 or 2; with two, steps take turns
// Rate        a step per clock
// Latency     capture_o: state_o is what a step with capture begins with; a clock later than step_i with one message
// Reset       none: messages begin with steps that are zero, and what goes on before is not looked at
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
  input  logic   clk_i,
  input  step_t  step_i,
  input  words_t absorb_i,
  input  words_t pad_i,
  input  block_t block_i,
  output logic   capture_o,
  output block_t state_o  // its words that can be digest
);
  state_t state_q, ended;
  block_t added_q, added;

  always_comb begin
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      added[i] = (absorb_i[i] ? block_i[i] : '0) ^ {pad_i[i], 63'd0};
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

  logic run;
  always_ff @(posedge clk_i) begin
    if (run) state_q <= ended ^ {256'd0, added_q};
  end
  assign state_o = state_q[MaxRateWords-1:0];

  if (Messages == 1) begin : gen_one
    step_t now_q;
    always_ff @(posedge clk_i) begin
      now_q   <= step_i;
      added_q <= added;
    end
    assign run       = now_q.run;
    assign ended     = rounds(state_q, now_q.zero, now_q.constants, 0, Rounds);
    assign capture_o = now_q.capture;
  end else begin : gen_two
    state_t half_q;
    assign run       = step_i.run;
    assign capture_o = step_i.capture;
    always_ff @(posedge clk_i) begin
      if (run) added_q <= added;
    end
    if (Rounds == 1) begin : gen_theta
      constant_t constant_q;
      always_ff @(posedge clk_i) begin
        if (step_i.zero) half_q <= '0;
        else if (run) half_q <= theta(state_q);
        if (run) constant_q <= step_i.constants[0];
      end
      assign ended = after_theta(half_q, constant_q);
      logic unused;
      assign unused = ^step_i.constants[3:1];
    end else begin : gen_rounds
      logic            zero_q;
      constant_t [3:0] constants_q;
      always_ff @(posedge clk_i) begin
        if (run) begin
          half_q                <= rounds(state_q, step_i.zero, step_i.constants, 0, Rounds / 2);
          {zero_q, constants_q} <= {step_i.zero, step_i.constants};
        end
      end
      assign ended = rounds(half_q, zero_q, constants_q, Rounds / 2, Rounds);
    end
  end

  if (!(Rounds inside {1, 2, 4}) || !(Messages inside {1, 2})) begin : gen_bad
    $error("tnd_sha3_permutation: Rounds must be 1, 2 or 4, Messages 1 or 2");
  end
endmodule
