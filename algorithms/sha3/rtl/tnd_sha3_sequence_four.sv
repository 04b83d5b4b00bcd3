// SHA-3: step after step of four messages that take turns: what tnd_sha3_sequence does for fewer, from the steps' ends.
//
//   now, next, two more: those that take turns <-- what becomes of the one whose turn it is
//
// Standard    FIPS 202, section 4
// Contract    A step ends with the block that is taken. What waits for a block, or for room for its digest, is known before
//             its turn: whether the turn passes is a register, and so is what it depends on, which may be out of date only
//             such that it waits a clock too long. step_o: of the message whose turn it was, but zero: of the next one.
//             chunk_valid_o: with its end the state holds digest.
// Parameters  CtxWidth: of tnd_sha3_core
// Rate        24 steps of four clocks per block, and one more per message
// Reset       forgets all messages
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_sequence_four
  import tnd_sha3_round_pkg::*;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                block_valid_i,
  input  logic [1:0]          block_place_i,
  input  logic                block_last_i,
  input  plan_t               block_plan_i,
  input  logic [CtxWidth-1:0] block_ctx_i,
  output logic                take_o,

  output step_t               step_o,
  output progress_t [3:0]     progress_o,

  output logic                chunk_valid_o,
  input  logic                chunk_ready_i,
  output logic [CtxWidth-1:0] chunk_ctx_o,
  output logic [7:0]          chunk_bytes_o,
  output logic                chunk_last_o,
  output logic [7:0]          chunk_status_o
);
  typedef struct packed {
    logic [1:0]          place;
    logic                free;   // it has ended: another message's first block may come
    logic                more;   // another block comes
    logic                needs;  // the step ends with it
    logic                gives;  // the step ends with digest
    logic                takes;  // it is free or needs
    logic                gave;   // the step before has
    logic                brief, rest_fits;  // digest: less than 256; its last eight bits are no more than the state has
    logic                fits;   // no more digest than the state has
    logic [4:0]          round;  // the next
    word_index_t         rate;
    logic [7:0]          status;
    logic                squeezes;
    logic [29:0]         digest; // bytes that have not left
    logic [CtxWidth-1:0] ctx;
  } message_t;

  message_t [3:0] ring_q;  // 0: whose turn it is
  message_t       now, ended;
  logic           run;
  assign now = ring_q[0];

  function automatic logic [29:0] bytes_of(input word_index_t words);
    return 30'({words, 3'd0});
  endfunction

  // ------------------------------------------------------------------ who may go on
  // Looked at two turns ahead, and, if it waits, in its turn. Digest is taken from one at a time.
  logic pass_q, pass_next_q, ours_q, ours_next_q;
  logic [3:0] ours;
  always_comb begin
    for (int unsigned i = 0; i < 4; i++) ours[i] = block_valid_i && block_place_i == ring_q[i].place;
  end
  always_ff @(posedge clk_i) begin
    if (run) begin
      pass_next_q <= ring_q[2].needs ? ours[2]
                                     : !ring_q[2].gives || (chunk_ready_i && !ring_q[1].gives && !ring_q[0].gives);
      ours_next_q <= ours[2];
      pass_q      <= pass_next_q;
      ours_q      <= ours_next_q;
    end else begin
      pass_q <= now.needs ? ours[0] : !now.gives || chunk_ready_i;
      ours_q <= ours[0];
    end
    if (!rst_ni) {pass_q, pass_next_q, ours_q, ours_next_q} <= '0;
  end
  assign run    = pass_q;
  assign take_o = pass_q && ours_q && now.takes;

  // ------------------------------------------------------------------ what becomes of it
  logic last_step;
  assign last_step = now.round == 5'(NumRounds - 2);  // the next one
  always_comb begin
    ended      = now;
    ended.gave = now.gives;
    if (now.free) begin
      ended.free     = !ours_q;
      ended.takes    = !ours_q;
      ended.more     = !block_last_i;
      ended.round    = '0;
      ended.rate     = rate_words(block_plan_i.which);
      ended.status   = block_plan_i.status;
      ended.squeezes = block_plan_i.squeezes;
      ended.digest   = block_plan_i.digest;
      ended.ctx      = block_ctx_i;
    end else begin
      ended.round = now.needs || now.gives ? '0 : now.round + 5'd1;
      ended.more  = now.needs ? !block_last_i : now.more;
      ended.needs = last_step && now.more;
      ended.gives = last_step && !now.more;
      ended.free  = now.gives && now.fits;
      ended.takes = (now.gives && now.fits) || (last_step && now.more);
    end
  end

  always_ff @(posedge clk_i) begin
    if (run) begin
      ring_q    <= {ended, ring_q[3:1]};
      ring_q[2].digest <= ring_q[3].digest - (ring_q[3].gave ? bytes_of(ring_q[3].rate) : '0);
      ring_q[1].brief     <= ring_q[2].digest[29:8] == '0;
      ring_q[1].rest_fits <= ring_q[2].digest[7:0] <= {ring_q[2].rate, 3'd0};
      ring_q[0].fits      <= ring_q[1].brief && ring_q[1].rest_fits;
    end
    for (int unsigned i = 0; i < 4; i++) begin
      if (!rst_ni) begin
        ring_q[i].place <= 2'(i);
        {ring_q[i].free, ring_q[i].needs, ring_q[i].gives, ring_q[i].takes} <= 4'b1001;
      end
    end
  end

  step_t step_q, last_q;
  always_ff @(posedge clk_i) begin
    step_q.run     <= rst_ni && run;
    step_q.capture <= rst_ni && run && now.gives;
    step_q.zero    <= run && ring_q[1].free;
    for (int unsigned i = 0; i < 4; i++) step_q.constants[i] <= i == 0 && !now.free ? Constants[now.round] : '0;
  end
  always_ff @(posedge clk_i) begin
    last_q <= step_q;
    if (!rst_ni) {last_q.run, last_q.capture} <= '0;
  end
  assign step_o = last_q;

  // A clock after a turn.
  for (genvar i = 0; i < 4; i++) begin : gen_progress
    progress_t progress_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        {progress_q.active, progress_q.more, progress_q.ends} <= 3'b001;
      end else if (ring_q[3].place == 2'(i)) begin
        progress_q.active   <= !ring_q[3].free;
        progress_q.more     <= ring_q[3].more;
        progress_q.ends     <= ring_q[3].free;
        progress_q.squeezes <= ring_q[3].squeezes;
        progress_q.round    <= ring_q[3].round;
      end
    end
    assign progress_o[i] = progress_q;
  end

  logic unused;
  assign unused = ^{block_plan_i.bytes, ours[3], ours[1]};

  assign chunk_valid_o  = pass_q && now.gives;
  assign chunk_ctx_o    = now.ctx;
  assign chunk_bytes_o  = now.fits ? now.digest[7:0] : {now.rate, 3'd0};
  assign chunk_last_o   = now.fits;
  assign chunk_status_o = now.status;
endmodule
