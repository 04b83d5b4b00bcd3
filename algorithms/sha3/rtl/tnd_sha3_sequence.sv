// SHA-3: step after step of one or two messages: begins them with their first block, adds the others when they are due,
// hands over digest, and waits for what is missing.
//
// Standard    FIPS 202, section 4
// Contract    take_o: the block is used by the step that begins a clock later. chunk_valid_o: digest is in the state with
//             which that step begins.
// Parameters  those of tnd_sha3_core
// Rate        24 / Rounds steps per block and one more per message; with two messages a step of each takes two clocks
// Reset       forgets all messages
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_sequence
  import tnd_sha3_round_pkg::*;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1,
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                block_valid_i,
  input  logic                block_place_i,
  input  logic                block_last_i,
  input  plan_t               block_plan_i,
  input  logic [CtxWidth-1:0] block_ctx_i,
  output logic                take_o,

  output step_t               step_o,
  output progress_t [1:0]     progress_o,

  output logic                chunk_valid_o,
  input  logic                chunk_ready_i,
  output logic [CtxWidth-1:0] chunk_ctx_o,
  output logic [7:0]          chunk_bytes_o,
  output logic                chunk_last_o,
  output logic [7:0]          chunk_status_o
);
  localparam logic [4:0] LastStep = 5'(NumRounds / Rounds - 1);

  typedef struct packed {
    logic                active;
    logic                more;      // another block comes
    logic                captures;  // the state holds digest
    logic [4:0]          round;     // of steps, the next
    function_t           which;
    logic [7:0]          status;
    logic                squeezes;
    logic [29:0]         digest;  // bytes that have not left
    logic [CtxWidth-1:0] ctx;
  } message_t;

  message_t [1:0] messages_q;
  message_t       now, next;
  logic [1:0]     ends_q;  // no more digest than the state has
  logic           turn_q, ours, ends;
  logic [7:0]     rate_bytes;
  step_t          step;
  assign now        = messages_q[turn_q];
  assign ends       = now.captures && ends_q[turn_q];
  assign ours       = block_valid_i && block_place_i == turn_q;
  assign rate_bytes = {rate_words(now.which), 3'd0};

  always_comb begin
    next         = now;
    step         = '0;
    step.run     = !now.captures || chunk_ready_i;
    step.capture = now.captures;
    take_o       = 1'b0;
    for (int unsigned i = 0; i < Rounds; i++) step.constants[i] = Constants[5'(Rounds)*now.round+5'(i)];
    if (!now.active || ends) begin
      step.zero      = 1'b1;
      step.constants = '0;
      take_o         = ours;
      next.active    = ours;
      next.more      = !block_last_i;
      next.captures  = 1'b0;
      next.round     = '0;
      next.which     = block_plan_i.which;
      next.status    = block_plan_i.status;
      next.squeezes  = block_plan_i.squeezes;
      next.digest    = block_plan_i.digest;
      next.ctx       = block_ctx_i;
    end else begin
      next.round    = now.round == LastStep ? '0 : now.round + 5'd1;
      next.captures = 1'b0;
      if (now.captures) next.digest = now.digest - 30'(rate_bytes);
      if (now.round == LastStep) begin
        if (now.more) begin
          take_o    = ours;
          next.more = !block_last_i;
          if (!ours) step.run = 1'b0;
        end else begin
          next.captures = 1'b1;
        end
      end
    end
    if (!step.run) take_o = 1'b0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      turn_q <= 1'b0;
      for (int unsigned i = 0; i < 2; i++) {messages_q[i].active, messages_q[i].captures} <= '0;
    end else if (step.run) begin
      if (Messages == 2) turn_q <= !turn_q;
      messages_q[turn_q] <= next;
    end
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 2; i++) begin
      ends_q[i] <= messages_q[i].digest <= 30'({rate_words(messages_q[i].which), 3'd0});
    end
  end

  step_t step_q;
  always_ff @(posedge clk_i) begin
    step_q <= step;
    if (!rst_ni) {step_q.run, step_q.capture} <= '0;
  end
  assign step_o = step_q;

  for (genvar i = 0; i < 2; i++) begin : gen_progress
    assign progress_o[i].active   = messages_q[i].active;
    assign progress_o[i].more     = messages_q[i].more;
    assign progress_o[i].ends     = messages_q[i].captures && ends_q[i];
    assign progress_o[i].squeezes = messages_q[i].squeezes;
    assign progress_o[i].round    = messages_q[i].round;
  end

  logic unused;
  assign unused = ^block_plan_i.bytes;

  assign chunk_valid_o  = now.captures;
  assign chunk_ctx_o    = now.ctx;
  assign chunk_bytes_o  = ends ? now.digest[7:0] : rate_bytes;
  assign chunk_last_o   = ends;
  assign chunk_status_o = now.status;
endmodule
