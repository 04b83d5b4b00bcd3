// Proves by induction that plain and ahead make the words of tnd_snow3g_model, each once, for every load and every way to
// take them.
//
// Assumes that a load stays on offer until it is taken. The model goes a step when the core does. That the core goes on is
// not proven here.
module tnd_snow3g_stream_formal
  import tnd_snow3g_word_pkg::*;
  import tnd_snow3g_pkg::*;
#(
  parameter int unsigned Architecture = Ahead
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        load_valid_i,
  input start_t      load_start_i,
  input logic [31:0] load_words_i,
  input logic        word_ready_i
);
  logic        load_ready, word_valid, word_last;
  logic [31:0] word;
  logic [0:0]  unused_load_stream, unused_word_stream;

  // The model's side.
  logic        emit, model_last;
  logic [31:0] model_word;
  cells_t      model_cells;
  fsm_t        model_fsm;

  // State of the core that the proof refers to.
  logic        lead, step;
  cells_t      cells;
  fsm_t        fsm;

  if (Architecture == Plain) begin : gen_core
    tnd_snow3g_core_plain u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
    assign fsm  = u_core.fsm_q;
    assign lead = 1'b0;
  end else begin : gen_core
    tnd_snow3g_core_ahead u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
    assign fsm  = '{r1: u_core.r1_q, r2: u_core.r2_q, r3: u_core.x_q ^ u_core.cells_q[5]};
    assign lead = u_core.lead;
  end
  assign cells = gen_core.u_core.cells_q;
  assign step  = gen_core.u_core.step;

  logic [2:0] phase;
  logic [4:0] count;
  assign phase = gen_core.u_core.u_sequence.phase_q;
  assign count = gen_core.u_core.u_sequence.count_q;

  logic idle, leading, initialising, discarding, working;
  assign idle         = phase == 3'd0;
  assign leading      = phase == 3'd1;
  assign initialising = phase == 3'd2;
  assign discarding   = phase == 3'd3;
  assign working      = phase == 3'd4;

  tnd_snow3g_model u_model (
    .clk_i,
    .rst_ni,
    .load_i(load_valid_i && load_ready),
    .load_start_i,
    .load_words_i,
    .step_i(step && !lead),
    .cells_i(cells),
    .fsm_i(fsm),
    .cells_o(model_cells),
    .fsm_o(model_fsm),
    .emit_o(emit),
    .word_o(model_word),
    .last_o(model_last)
  );

  // ------------------------------------------------------------------ what the core is given
  logic        started_q = 1'b0;  // reset has been
  logic        waiting_q;         // a load was on offer and not taken
  start_t      offered_q;
  logic [31:0] offered_words_q;
  always_ff @(posedge clk_i) begin
    started_q       <= 1'b1;
    waiting_q       <= rst_ni && load_valid_i && !load_ready;
    offered_q       <= load_start_i;
    offered_words_q <= load_words_i;
  end
  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && waiting_q && rst_ni) begin
      assume (load_valid_i && load_start_i == offered_q && load_words_i == offered_words_q);
    end
  end

  // ------------------------------------------------------------------ each word once
  logic        made_q;  // a word that nobody has taken
  logic [31:0] made_word_q;
  logic        made_last_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) made_q <= 1'b0;
    else if (emit) made_q <= 1'b1;
    else if (word_ready_i) made_q <= 1'b0;
    if (emit) begin
      made_word_q <= model_word;
      made_last_q <= model_last;
    end
  end
  always_comb begin
    if (started_q) begin
      assert (word_valid == made_q);
      if (word_valid) assert (word == made_word_q && word_last == made_last_q);
      assert (!emit || !made_q || word_ready_i);
    end
  end

  // ------------------------------------------------------------------ the invariant
  always_comb begin
    if (started_q) begin
      assert (idle || leading || initialising || discarding || working);
      assert ((idle || leading) == (u_model.phase_q == 2'd0));
      assert (initialising == (u_model.phase_q == 2'd1));
      assert (discarding == (u_model.phase_q == 2'd2));
      if (!idle && !leading) begin
        assert (gen_core.u_core.u_sequence.left_q == u_model.left_q);
        assert (cells == model_cells && fsm == model_fsm);
      end
      if (initialising) assert (count == u_model.rounds_q);
      if (idle) assert (count == '0);
    end
  end

  if (Architecture == Ahead) begin : gen_advance
    // The feedback of this round; and while a state is loaded, what of it is in its place. Word k of a segment is taken in
    // clock k, that of the last segment by g_q, and moves from then on.
    cells_t start;
    assign start = loaded(offered_q);
    always_comb begin
      if (started_q && !idle && !leading) begin
        assert (gen_core.u_core.g_q == feedback(cells[0], cells[2], cells[11]));
      end
      if (started_q && leading) begin
        assert (waiting_q && count >= 5'd1 && count <= 5'd4);
        assert (gen_core.u_core.u_sequence.left_q == offered_words_q);
        assert (gen_core.u_core.r1_q == '0 && gen_core.u_core.r2_q == '0);
        for (int unsigned segment = 0; segment < 4; segment++) begin
          for (int unsigned k = 0; k < 4; k++) begin
            if (5'(k) < count && segment < 3) assert (cells[4*segment+4-int'(count)+1+k] == start[4*segment+k]);
            if (5'(k) + 5'd1 < count && segment == 3) assert (cells[16-int'(count)+1+k] == start[12+k]);
          end
        end
        assert (gen_core.u_core.g_q == start[12+int'(count)-1]);
      end
    end
  end else begin : gen_advance
    always_comb if (started_q) assert (!leading);
  end
endmodule
