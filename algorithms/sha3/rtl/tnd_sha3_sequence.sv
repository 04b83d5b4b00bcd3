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
    logic                free;      // nothing is left to do for it: another message's first block may come
    logic                due;       // the step is the last one of its block
    logic                needs;     // which ends with the next block
    logic                fits;      // no more digest than the state has
    logic [4:0]          round;     // of steps, the next
    word_index_t         rate;
    logic [7:0]          status;
    logic                squeezes;
    logic [29:0]         digest;  // bytes that have not left
    logic [CtxWidth-1:0] ctx;
  } message_t;

  // The one whose turn it is, what becomes of it in its step, and the other one, in place !turn_q.
  message_t   now_q, next, other_q;
  logic       turn_q, ours, fits, run;
  logic [7:0] rate_bytes;
  step_t      step;
  assign ours       = block_valid_i && block_place_i == turn_q;
  assign rate_bytes = {now_q.rate, 3'd0};
  assign fits       = now_q.digest <= 30'(rate_bytes);
  assign run        = now_q.captures ? chunk_ready_i : !now_q.needs || ours;
  assign take_o     = ours && (now_q.needs || (now_q.free && (!now_q.captures || chunk_ready_i)));

  always_comb begin
    step.run     = run;
    step.zero    = now_q.free && run;
    step.capture = now_q.captures && chunk_ready_i;
    for (int unsigned i = 0; i < 4; i++) begin
      step.constants[i] = i < Rounds && !now_q.free ? Constants[5'(Rounds)*now_q.round+5'(i)] : '0;
    end
    next      = now_q;
    next.fits = fits;
    if (now_q.free) begin
      next.active   = ours;
      next.more     = !block_last_i;
      next.captures = 1'b0;
      next.free     = !ours;
      next.due      = 1'b0;
      next.needs    = 1'b0;
      next.round    = '0;
      next.rate     = rate_words(block_plan_i.which);
      next.status   = block_plan_i.status;
      next.squeezes = block_plan_i.squeezes;
      next.digest   = block_plan_i.digest;
      next.ctx      = block_ctx_i;
    end else begin
      next.round    = now_q.due ? '0 : now_q.round + 5'd1;
      next.due      = now_q.round == LastStep - 5'd1;
      next.needs    = now_q.round == LastStep - 5'd1 && now_q.more;
      next.captures = now_q.due && !now_q.more;
      next.free     = now_q.due && !now_q.more && now_q.fits;
      if (now_q.needs) next.more = !block_last_i;
      if (now_q.captures) next.digest = now_q.digest - 30'(rate_bytes);
    end
  end

  always_ff @(posedge clk_i) begin
    if (run) begin
      turn_q <= Messages == 2 && !turn_q;
      now_q  <= Messages == 2 ? other_q : next;
    end
    if (!rst_ni) {turn_q, now_q.active, now_q.captures, now_q.free, now_q.due, now_q.needs} <= 6'b000100;
  end
  if (Messages == 2) begin : gen_other
    always_ff @(posedge clk_i) begin
      if (run) other_q <= next;
      if (!rst_ni) {other_q.active, other_q.captures, other_q.free, other_q.due, other_q.needs} <= 5'b00100;
    end
  end else begin : gen_no_other
    always_comb begin
      other_q      = '0;
      other_q.free = 1'b1;
    end
  end

  step_t step_q;
  always_ff @(posedge clk_i) begin
    step_q <= step;
    if (!rst_ni) {step_q.run, step_q.capture} <= '0;
  end
  assign step_o = step_q;

  for (genvar i = 0; i < 2; i++) begin : gen_progress
    message_t message;
    assign message                = turn_q == 1'(i) ? now_q : other_q;
    assign progress_o[i].active   = message.active;
    assign progress_o[i].more     = message.more;
    assign progress_o[i].ends     = message.free;
    assign progress_o[i].squeezes = message.squeezes;
    assign progress_o[i].round    = message.round;
    logic unused_message;
    assign unused_message = ^message;
  end

  logic unused;
  assign unused = ^block_plan_i.bytes;

  assign chunk_valid_o  = now_q.captures;
  assign chunk_ctx_o    = now_q.ctx;
  assign chunk_bytes_o  = now_q.free ? now_q.digest[7:0] : rate_bytes;
  assign chunk_last_o   = now_q.free;
  assign chunk_status_o = now_q.status;
endmodule
