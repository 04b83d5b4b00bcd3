// SHA-3: tasks and their messages wait here, in one or two places.
//
//   task --> plan of place 0, 1 --> plan_o
//   message --> RAM, a region for each place, beats of Rounds words --> words, wherever a block begins
//
// Contract    A task goes to the place that has not had the last one, if it has room for its plan, else to the other. Its
//             message follows it; the next task is taken when that has come. read_words_i words of a place's message leave
//             it with read_valid_i, at most words_o of them; read_end_i: the message ends with them. The words come on
//             data_o, the first in lane 0.
// Parameters  Rounds: words of a beat. Messages: places. Beats: of each place, a power of two, at least 32 words for two
// Handshake   task_valid_i/task_ready_o; data_in_valid_i/data_in_ready_o; plan_valid_o/plan_ready_i
// Rate        a beat per clock in, one out; a clock more for each task
// Latency     data_o: 1 clock with one place, 2 with two
// Secrets     messages stay in the RAM until overwritten; nothing reads them out
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_queue
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1,
  parameter int unsigned Beats    = 16,
  parameter int unsigned CtxWidth = 4,
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

  output logic [1:0]                   plan_valid_o,
  input  logic [1:0]                   plan_ready_i,
  output plan_t [1:0]                  plan_o,
  output logic [1:0][CtxWidth-1:0]     ctx_o,
  output logic [1:0][WordBits-1:0]     words_o,
  output logic [1:0]                   whole_o,  // all of the message is here

  input  logic                         read_valid_i,
  input  logic                         read_place_i,
  input  logic [2:0]                   read_words_i,
  input  logic                         read_end_i,
  output logic [Rounds-1:0][63:0]      data_o
);
  typedef logic [WordBits-1:0] place_t;  // of a word in its region, and whether it came round once more
  typedef logic [1:0] lane_t;

  place_t [1:0] written_q, read_q, words_q;
  logic [1:0]   plan_ready, has_room_q;
  logic         writes_q, written_place_q, chosen, task_taken, beat_taken;

  // ------------------------------------------------------------------ plans
  assign chosen       = Messages == 2 && (plan_ready[!written_place_q] ? !written_place_q : written_place_q);
  assign task_ready_o = !writes_q && |plan_ready;
  assign task_taken   = task_valid_i && task_ready_o;
  for (genvar i = 0; i < 2; i++) begin : gen_plans
    if (i < Messages) begin : gen_place
      logic                valid_q;
      plan_t               plan_q;
      logic [CtxWidth-1:0] ctx_q;
      always_ff @(posedge clk_i) begin
        if (!rst_ni) valid_q <= 1'b0;
        else if (task_taken && chosen == 1'(i)) valid_q <= 1'b1;
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
  assign data_in_ready_o = writes_q && has_room_q[written_place_q];
  assign beat_taken      = data_in_valid_i && data_in_ready_o;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      writes_q        <= 1'b0;
      written_place_q <= Messages == 2;
    end else if (task_taken) begin
      writes_q        <= task_has_message_i;
      written_place_q <= chosen;
    end else if (beat_taken && data_in_last_i) begin
      writes_q <= 1'b0;
    end
  end

  // Words from the end of a message to that of its last beat are passed over. Those that come count a clock later.
  logic   [1:0] writes, wrote_q, reads;
  lane_t        first;  // lane of the next word in its beat
  logic   [2:0] skipped, leaving;
  assign first   = lane_t'(read_q[read_place_i]) & lane_t'(Rounds - 1);
  assign skipped = 3'(-(3'(first) + read_words_i)) & 3'(Rounds - 1);
  assign leaving = read_words_i + (read_end_i ? skipped : '0);
  assign writes  = {beat_taken && written_place_q, beat_taken && !written_place_q};
  assign reads   = {read_valid_i && read_place_i, read_valid_i && !read_place_i};
  for (genvar i = 0; i < 2; i++) begin : gen_words
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
        words_q[i] <= words_q[i] + place_t'($signed((wrote_q[i] ? 4'(Rounds) : '0) - (reads[i] ? 4'(leaving) : '0)));
      end
      has_room_q[i] <= words_q[i] <= place_t'(Rounds * (Beats - 3));  // and for the beats of two clocks
    end
  end
  assign words_o = words_q;

  // Messages of which all has come, and not all has left.
  logic [1:0][1:0] whole_q;
  logic            came_q, came_place_q;
  always_ff @(posedge clk_i) begin
    came_q       <= rst_ni && ((beat_taken && data_in_last_i) || (task_taken && !task_has_message_i));
    came_place_q <= writes_q ? written_place_q : chosen;
  end
  for (genvar i = 0; i < 2; i++) begin : gen_counts
    logic comes, leaves;
    assign comes      = came_q && came_place_q == 1'(i);
    assign leaves     = reads[i] && read_end_i;
    assign whole_o[i] = whole_q[i] != '0;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) whole_q[i] <= '0;
      else whole_q[i] <= whole_q[i] + 2'(comes) - 2'(leaves);
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
    assign beat       = read_beat + beat_t'(3'(first) + 3'(Rounds - 1 - i) >= 3'(Rounds));
    assign read_at    = address_t'({read_place_i, beat});
    assign written_at = address_t'({written_place_q, written_beat});
    always_ff @(posedge clk_i) begin
      if (beat_taken) ram[written_at] <= data_in_data_i[i];
      if (read_valid_i) bank_q[i] <= ram[read_at];
    end
  end
  always_ff @(posedge clk_i) turn_q <= first;
  always_comb begin
    for (int unsigned i = 0; i < Rounds; i++) turned[i] = bank_q[(2'(i) + turn_q) & lane_t'(Rounds - 1)];
  end

  // Block RAM is fast with a register behind it alone.
  if (Messages == 1) begin : gen_at_once
    assign data_o = turned;
  end else begin : gen_register
    always_ff @(posedge clk_i) data_o <= turned;
  end
endmodule
