// SHA-3: tasks and their messages wait here, in one, two or four places.
//
//   task --> plan of place 0, 1, .. --> plan_o
//   message --> RAM, a region for each place, beats of Rounds words --> words, wherever a block begins
//
// Contract    A task goes to the place after that of the last one that has room for its plan. Its message follows it; the next task is taken when that has come. read_words_i words of a place's message leave
//             it with read_valid_i, at most words_o of them; read_end_i: the message ends with them. The words come on
//             data_o, the first in lane 0.
// Parameters  Rounds: words of a beat. Messages: places. Beats: of each place, a power of two, at least 32 words for two
// Handshake   task_valid_i/task_ready_o; data_in_valid_i/data_in_ready_o; plan_valid_o/plan_ready_i
// Rate        a beat per clock in, one out; a clock more for each task
// Latency     data_o: 1 clock with one place, 2 with two, 3 with four
// Secrets     messages stay in the RAM until overwritten; nothing reads them out
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_queue
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1,
  parameter int unsigned Beats    = 16,
  parameter int unsigned CtxWidth = 4,
  localparam int unsigned Places   = Messages == 4 ? 4 : 2,
  localparam int unsigned BeatBits = $clog2(Beats),
  localparam int unsigned WordBits = BeatBits + $clog2(Rounds) + 1
) (
  input  logic                         clk_i,
  input  logic                         rst_ni,

  input  logic                         task_valid_i,
  output logic                         task_ready_o,
  input  logic [CtxWidth-1:0]          task_ctx_i,
  input  plan_t                        task_plan_i,
  input  logic                         task_has_message_i,
  input  logic                         data_in_valid_i,
  output logic                         data_in_ready_o,
  input  logic [Rounds-1:0][63:0]      data_in_data_i,
  input  logic                         data_in_last_i,

  output logic [Places-1:0]               plan_valid_o,
  input  logic [Places-1:0]               plan_ready_i,
  output plan_t [Places-1:0]              plan_o,
  output logic [Places-1:0][CtxWidth-1:0] ctx_o,
  output logic [Places-1:0][WordBits-1:0] words_o,
  output logic [Places-1:0]               whole_o,  // all of the message is here

  input  logic                         read_valid_i,
  input  logic [$clog2(Places)-1:0]    read_place_i,
  input  logic [Places-1:0]            read_places_i,  // one bit: that place
  input  logic [2:0]                   read_words_i,
  input  logic                         read_end_i,
  output logic [Rounds-1:0][63:0]      data_o
);
  typedef logic [WordBits-1:0] place_t;  // of a word in its region, and whether it came round once more
  typedef logic [1:0] lane_t;
  typedef logic [$clog2(Places)-1:0] index_t;  // of a place

  place_t [Places-1:0] written_q, read_q, words_q;
  logic [Places-1:0]   plan_ready, has_room_q;
  index_t              written_place_q, chosen;
  logic                writes_q, may_choose, task_taken, beat_taken;

  // ------------------------------------------------------------------ plans
  // Of four, a clock ahead.
  if (Messages == 4) begin : gen_choice
    always_ff @(posedge clk_i) begin
      may_choose <= rst_ni && plan_ready != '0 && !task_taken;
      chosen     <= place_after(written_place_q, plan_ready);
    end
  end else begin : gen_other
    assign may_choose = plan_ready != '0;
    assign chosen     = Messages == 2 && (plan_ready[!written_place_q] ? !written_place_q : written_place_q);
  end
  assign task_ready_o = !writes_q && may_choose;
  assign task_taken   = task_valid_i && task_ready_o;
  for (genvar i = 0; i < Places; i++) begin : gen_plans
    if (i < Messages) begin : gen_place
      logic                valid_q;
      plan_t               plan_q;
      logic [CtxWidth-1:0] ctx_q;
      always_ff @(posedge clk_i) begin
        if (!rst_ni) valid_q <= 1'b0;
        else if (task_taken && chosen == index_t'(i)) valid_q <= 1'b1;
        else if (plan_ready_i[i]) valid_q <= 1'b0;
        if (!valid_q) {ctx_q, plan_q} <= {task_ctx_i, task_plan_i};
      end
      assign plan_ready[i]   = !valid_q;
      assign plan_valid_o[i] = valid_q;
      assign plan_o[i]       = plan_q;
      assign ctx_o[i]        = ctx_q;
    end else begin : gen_none
      logic unused;
      assign unused          = plan_ready_i[i];
      assign plan_ready[i]   = 1'b0;
      assign plan_valid_o[i] = 1'b0;
      assign plan_o[i]       = '0;
      assign ctx_o[i]        = '0;
    end
  end

  // ------------------------------------------------------------------ messages come
  if (Messages == 4) begin : gen_opened
    logic opened_q;
    always_ff @(posedge clk_i) begin
      opened_q <= rst_ni && writes_q && has_room_q[written_place_q] && !(beat_taken && data_in_last_i);
    end
    assign data_in_ready_o = opened_q;
  end else begin : gen_open
    assign data_in_ready_o = writes_q && has_room_q[written_place_q];
  end
  assign beat_taken      = data_in_valid_i && data_in_ready_o;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      writes_q        <= 1'b0;
      written_place_q <= Messages == 1 ? '0 : '1;
    end else if (task_taken) begin
      writes_q        <= task_has_message_i;
      written_place_q <= chosen;
    end else if (beat_taken && data_in_last_i) begin
      writes_q <= 1'b0;
    end
  end

  // Words from the end of a message to that of its last beat are passed over. Those that come count a clock later.
  logic [Places-1:0] writes, wrote_q, reads;
  lane_t             first;  // lane of the next word in its beat
  logic [2:0]        skipped, leaving;
  assign first   = lane_t'(read_q[read_place_i]) & lane_t'(Rounds - 1);
  assign skipped = 3'(-(3'(first) + read_words_i)) & 3'(Rounds - 1);
  assign leaving = read_words_i + (read_end_i ? skipped : '0);
  for (genvar i = 0; i < Places; i++) begin : gen_words
    logic left_q;  // with four messages words that leave count a clock later too, one at a time
    assign writes[i] = beat_taken && written_place_q == index_t'(i);
    assign reads[i]  = read_valid_i && read_places_i[i];
    always_ff @(posedge clk_i) left_q <= rst_ni && reads[i] && leaving[0];
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        written_q[i] <= '0;
        read_q[i]    <= '0;
        words_q[i]   <= '0;
        wrote_q[i]   <= 1'b0;
      end else begin
        if (writes[i]) written_q[i] <= written_q[i] + place_t'(Rounds);
        if (reads[i]) read_q[i] <= read_q[i] + place_t'(leaving);
        wrote_q[i] <= writes[i];
        if (Messages == 4) words_q[i] <= words_q[i] + (wrote_q[i] == left_q ? '0 : left_q ? '1 : place_t'(1));
        else words_q[i] <= words_q[i] + place_t'($signed((wrote_q[i] ? 4'(Rounds) : '0) - (reads[i] ? 4'(leaving) : '0)));
      end
      has_room_q[i] <= words_q[i] <= place_t'(Rounds * (Beats - 4));  // and for the beats of three clocks
    end
  end
  assign words_o = words_q;

  // Messages of which all has come, and not all has left.
  logic [Places-1:0][2:0] whole_q;
  logic                   came_q;
  index_t                 came_place_q;
  always_ff @(posedge clk_i) begin
    came_q       <= rst_ni && ((beat_taken && data_in_last_i) || (task_taken && !task_has_message_i));
    came_place_q <= writes_q ? written_place_q : chosen;
  end
  for (genvar i = 0; i < Places; i++) begin : gen_counts
    logic comes, leaves;
    assign comes      = came_q && came_place_q == index_t'(i);
    assign leaves     = reads[i] && read_end_i;
    assign whole_o[i] = whole_q[i] != '0;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) whole_q[i] <= '0;
      else whole_q[i] <= whole_q[i] + 3'(comes) - 3'(leaves);
    end
  end

  // ------------------------------------------------------------------ words leave
  localparam int unsigned AddressBits = BeatBits + $clog2(Messages);
  typedef logic [AddressBits-1:0] address_t;
  typedef logic [BeatBits-1:0] beat_t;

  beat_t  read_beat, written_beat;
  lane_t  turn_q;
  logic [Rounds-1:0][63:0] bank_q, turned;
  assign read_beat    = beat_t'(read_q[read_place_i] >> $clog2(Rounds));
  assign written_beat = beat_t'(written_q[written_place_q] >> $clog2(Rounds));

  for (genvar i = 0; i < Rounds; i++) begin : gen_banks
    (* no_rw_check *)
    logic [63:0] ram [Messages*Beats];
    beat_t       beat;
    address_t    read_at, written_at;
    logic        reads_beat, writes_beat;
    logic [63:0] written;
    assign beat       = read_beat + beat_t'(3'(first) + 3'(Rounds - 1 - i) >= 3'(Rounds));
    if (Messages == 4) begin : gen_before
      always_ff @(posedge clk_i) begin
        {reads_beat, read_at}              <= {read_valid_i, address_t'({read_place_i, beat})};
        {writes_beat, written_at, written} <= {beat_taken, address_t'({written_place_q, written_beat}), data_in_data_i[i]};
      end
    end else begin : gen_at_once
      assign {reads_beat, read_at}              = {read_valid_i, address_t'({read_place_i, beat})};
      assign {writes_beat, written_at, written} = {beat_taken, address_t'({written_place_q, written_beat}), data_in_data_i[i]};
    end
    always_ff @(posedge clk_i) begin
      if (writes_beat) ram[written_at] <= written;
      if (reads_beat) bank_q[i] <= ram[read_at];
    end
  end
  always_ff @(posedge clk_i) turn_q <= first;
  always_comb begin
    for (int unsigned i = 0; i < Rounds; i++) turned[i] = bank_q[(2'(i) + turn_q) & lane_t'(Rounds - 1)];
  end

  // Block RAM is fast with a register behind it alone; with four messages, and one before it.
  if (Messages == 1) begin : gen_at_once
    assign data_o = turned;
  end else begin : gen_register
    always_ff @(posedge clk_i) data_o <= turned;
  end
endmodule
