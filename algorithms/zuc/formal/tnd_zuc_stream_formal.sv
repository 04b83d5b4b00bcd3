// Proves by induction that plain, csa, three_stage and hpaz make the words of tnd_zuc_model, each once, for every load and
// every way to take them, and that no cell of a stream ever is 0.
//
// Assumes that a load stays on offer until it is taken; that none of its cells is 0, which tnd_zuc_load_formal proves of
// tnd_zuc_unit; and that a feedback is not 0 if s_0 is not, which tnd_zuc_feedback_formal and tnd_zuc_zero_formal
// prove. The model goes a step when the core does and adds in the core's order; that the order makes no difference is
// what tnd_zuc_feedback_formal proves. That the core goes on is not proven here.
module tnd_zuc_stream_formal
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
  import tnd_zuc_pkg::*;
  import tnd_zuc_model_pkg::*;
#(
  parameter int unsigned Architecture = Hpaz
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        load_valid_i,
  input cells_t      load_cells_i,
  input logic        load_long_i,
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
  memory_t     model_memory;

  // State of the core that the proof refers to.
  logic [2:0]  phase;
  logic [6:0]  count;
  logic        core_long, lead, step;
  logic [31:0] left;
  memory_t     memory;
  cells_t      cells;

  if (Architecture == Plain) begin : gen_core
    tnd_zuc_core_plain u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
  end else if (Architecture == Csa) begin : gen_core
    tnd_zuc_core_csa u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
  end else if (Architecture == ThreeStage) begin : gen_core
    tnd_zuc_core_three_stage u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
  end else begin : gen_core
    tnd_zuc_core_hpaz u_core (
      .load_ready_o(load_ready), .load_stream_o(unused_load_stream), .word_valid_o(word_valid),
      .word_stream_o(unused_word_stream), .word_o(word), .word_last_o(word_last), .*
    );
  end

  if (Architecture == Hpaz) begin : gen_state
    // first_q has the high half of s_0 alone.
    assign cells     = {gen_core.u_core.next_q, gen_core.u_core.first_q, model_cells[0][14:0]};
    assign memory    = gen_core.u_core.memory_q;
    assign phase     = gen_core.u_core.u_sequence.phase_q;
    assign count     = gen_core.u_core.u_sequence.count_q;
    assign left      = gen_core.u_core.u_sequence.left_q;
    assign core_long = gen_core.u_core.u_sequence.long_q;
    assign lead      = gen_core.u_core.lead;
    assign step      = gen_core.u_core.step;
  end else begin : gen_state
    assign cells     = gen_core.u_core.u_stream.cells_q;
    assign memory    = gen_core.u_core.u_stream.memory_q;
    assign phase     = gen_core.u_core.u_stream.u_sequence.phase_q;
    assign count     = gen_core.u_core.u_stream.u_sequence.count_q;
    assign left      = gen_core.u_core.u_stream.u_sequence.left_q;
    assign core_long = gen_core.u_core.u_stream.u_sequence.long_q;
    assign lead      = gen_core.u_core.u_stream.lead;
    assign step      = gen_core.u_core.u_stream.step_o;
  end

  logic idle, leading, initialising, discarding, working;
  assign idle         = phase == 3'd0;
  assign leading      = phase == 3'd1;
  assign initialising = phase == 3'd2;
  assign discarding   = phase == 3'd3;
  assign working      = phase == 3'd4;

  tnd_zuc_model #(
    .Architecture(Architecture)
  ) u_model (
    .clk_i,
    .rst_ni,
    .load_i(load_valid_i && load_ready),
    .load_cells_i,
    .load_long_i,
    .load_words_i,
    .step_i(step && !lead),
    .init_i(initialising),
    .cells_i(cells),
    .memory_i(memory),
    .cells_o(model_cells),
    .memory_o(model_memory),
    .emit_o(emit),
    .word_o(model_word),
    .last_o(model_last)
  );

  // ------------------------------------------------------------------ what the core is given
  logic        started_q = 1'b0;  // reset has been
  logic        waiting_q;         // a load was on offer and not taken
  cells_t      offered_cells_q;
  logic        offered_long_q;
  logic [31:0] offered_words_q;
  always_ff @(posedge clk_i) begin
    started_q       <= 1'b1;
    waiting_q       <= rst_ni && load_valid_i && !load_ready;
    offered_cells_q <= load_cells_i;
    offered_long_q  <= load_long_i;
    offered_words_q <= load_words_i;
  end

  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && waiting_q && rst_ni) begin
      assume (load_valid_i && load_cells_i == offered_cells_q && load_long_i == offered_long_q);
      assume (load_words_i == offered_words_q);
    end
    for (int unsigned i = 0; i < 16; i++) assume (load_cells_i[i] != '0);
    assume (cells[0] == '0 || u_model.entry != '0);  // tnd_zuc_feedback_formal, tnd_zuc_zero_formal
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
  localparam int unsigned ClocksPerRound = Architecture == Hpaz ? 2 : 1;
  always_comb begin
    if (started_q) begin
      assert (idle || leading || initialising || discarding || working);
      assert ((idle || leading) == (u_model.phase_q == Idle));
      assert (initialising == (u_model.phase_q == Initialising));
      assert (discarding == (u_model.phase_q == Discarding));
      if (!idle && !leading) begin
        assert (core_long == u_model.long_q && left == u_model.left_q);
        assert (cells == model_cells && memory == model_memory);
        for (int unsigned i = 0; i < 16; i++) assert (model_cells[i] != '0);
      end
      if (initialising) begin
        assert (count == 7'(u_model.rounds_q) * 7'(ClocksPerRound) + 7'(ClocksPerRound == 2 && count[0]));
        assert (u_model.rounds_q <= (u_model.long_q ? 6'd47 : 6'd31));
      end
      if (leading) assert (waiting_q && core_long == offered_long_q && left == offered_words_q);
    end
  end

  // Values that the core computes in advance. Assumptions about the functions that follow say that equal operands give equal
  // results, so that the solver need not find it out bit by bit.
  carry_save_t partial, with_u, joined, model_joined;

  if (Architecture == Hpaz) begin : gen_advance
    always_comb begin
      partial = compressed_to_13(cells);
      with_u  = compress(partial.carry, partial.sum, u_model.w[31:1]);
      if (initialising) partial = with_u;
      joined       = compress(gen_core.u_core.partial_q.carry, gen_core.u_core.partial_q.sum, times_power(cells[15], 15));
      model_joined = compress(partial.carry, partial.sum, times_power(cells[15], 15));
      assume (joined != model_joined
              || add_select(joined.carry, joined.sum) == add_select(model_joined.carry, model_joined.sum));
      if (started_q && leading) assert (count == 0 && gen_core.u_core.next_q == offered_cells_q[14:0]);
      if (started_q && !idle && !leading) begin
        assert (gen_core.u_core.partial_q == (initialising && count[0] ? with_u : compressed_to_13(cells)));
      end
    end
  end else if (Architecture == ThreeStage) begin : gen_advance
    // Two registers: what a round and two rounds ahead needs of the cells. And the clock before, in which it was computed.
    cells_t before_q;
    m31_t   first, second, first_before, second_before, second_next, entry;
    logic   stepped, stood;
    always_ff @(posedge clk_i) before_q <= cells;

    function automatic m31_t second_of(input m31_t first, input cells_t s);
      return add_chained(add_chained(first, times_power(s[11], 21)), times_power(s[14], 17));
    endfunction

    always_comb begin
      first         = three_stage_first(cells[1], cells[5]);
      second        = three_stage_second(cells);
      second_next   = second_of(gen_core.u_core.first_q, cells);
      entry         = add_chained(add_chained(gen_core.u_core.second_q, times_power(cells[15], 15)), gen_core.u_core.u);
      first_before  = three_stage_first(before_q[1], before_q[5]);
      second_before = three_stage_second(before_q);
      stepped       = cells[14:0] == before_q[15:1];
      stood         = cells == before_q;
      // Equal operands, equal results.
      assume (gen_core.u_core.first_q != first || second_next == second_of(first, cells));
      assume (gen_core.u_core.second_q != second || entry == u_model.entry);
      assume (!stepped || first == three_stage_first(before_q[2], before_q[6]));
      assume (!stepped || second == second_of(first_before, before_q));
      assume (!stood || (first == first_before && second == second_before));
      if (started_q && leading) begin
        assert (count <= 7'd1);
        if (count == 7'd0) assert (cells[15:2] == offered_cells_q[13:0]);
        else assert (cells[15:1] == offered_cells_q[14:0]);
      end
      if (started_q && !idle && !(leading && count == 7'd0)) assert (gen_core.u_core.first_q == first);
      if (started_q && !idle && !leading) assert (gen_core.u_core.second_q == second);
    end
  end else begin : gen_advance
    always_comb if (started_q) assert (!leading);
  end
endmodule
