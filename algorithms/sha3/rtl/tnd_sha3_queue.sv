// SHA-3: tasks and their messages wait here, in one or two places.
//
//   task --> judged --> plans of place 0, 1 --> plan_o
//   message --> RAM, a region for each place, beats of Rounds words --> words, wherever a block begins
//
// Contract    A task goes to the place that has not had the last one, if it has room for its plan, else to the other. Its
//             message follows it; the next task is taken when that has come. read_words_i words of a place's message leave
//             it with read_valid_i, at most words_o of them; read_end_i: the message ends with them, and its plan leaves,
//             too. The words come on data_o, each where it belongs in beats that begin with a block: the first in lane
//             read_lane_i.
// Parameters  Rounds: words of a beat. Messages: places. Beats: of each place, a power of two, at least 32 words for two
// Handshake   task_valid_i/task_ready_o; data_in_valid_i/data_in_ready_o
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
  output plan_t [1:0]                  plan_o,
  output logic [1:0][CtxWidth-1:0]     ctx_o,
  output logic [1:0][WordBits-1:0]     words_o,
  output logic [1:0]                   whole_o,  // all of the message is here

  input  logic                         read_valid_i,
  input  logic                         read_place_i,
  input  logic [2:0]                   read_words_i,
  input  logic                         read_end_i,
  input  logic [1:0]                   read_lane_i,
  output logic [Rounds-1:0][63:0]      data_o
);
  localparam int unsigned Plans = 2;  // that wait in a place
  typedef logic [WordBits-1:0] place_t;  // of a word in its region, and whether it came round once more
  typedef logic [1:0] lane_t;

  place_t [1:0] written_q, read_q;
  logic [1:0]   plan_ready, has_room;
  logic         writes_q, written_place_q, chosen, task_taken, beat_taken;
  logic         ends;
  assign ends = read_valid_i && read_end_i;

  // ------------------------------------------------------------------ plans
  assign chosen       = Messages == 2 && (plan_ready[!written_place_q] ? !written_place_q : written_place_q);
  assign task_ready_o = !writes_q && |plan_ready;
  assign task_taken   = task_valid_i && task_ready_o;
  for (genvar i = 0; i < 2; i++) begin : gen_plans
    if (i < Messages) begin : gen_place
      logic [$clog2(Plans+1)-1:0] count_unused;
      tnd_fifo #(
        .Width(CtxWidth + $bits(plan_t)),
        .Depth(Plans)
      ) u_plans (
        .clk_i,
        .rst_ni,
        .in_valid_i (task_taken && chosen == 1'(i)),
        .in_ready_o (plan_ready[i]),
        .in_data_i  ({task_ctx_i, task_plan_i}),
        .out_valid_o(plan_valid_o[i]),
        .out_ready_i(ends && read_place_i == 1'(i)),
        .out_data_o ({ctx_o[i], plan_o[i]}),
        .count_o    (count_unused)
      );
    end else begin : gen_none
      assign plan_ready[i]   = 1'b0;
      assign plan_valid_o[i] = 1'b0;
      assign plan_o[i]       = '0;
      assign ctx_o[i]        = '0;
    end
  end

  // ------------------------------------------------------------------ messages come
  assign data_in_ready_o = writes_q && has_room[written_place_q];
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

  // Words from the end of a message to that of its last beat are passed over.
  place_t after;
  assign after = read_q[read_place_i] + place_t'(read_words_i) + (read_end_i ? place_t'(Rounds - 1) : '0);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      written_q <= '0;
      read_q    <= '0;
    end else begin
      if (beat_taken) written_q[written_place_q] <= written_q[written_place_q] + place_t'(Rounds);
      if (read_valid_i) read_q[read_place_i] <= read_end_i ? after & ~place_t'(Rounds - 1) : after;
    end
  end

  // Messages of which all has come, and not all has left.
  logic [1:0][1:0] whole_q;
  logic            came;
  assign came = (beat_taken && data_in_last_i) || (task_taken && !task_has_message_i);
  for (genvar i = 0; i < 2; i++) begin : gen_counts
    logic comes, leaves;
    assign comes       = came && (task_taken ? chosen : written_place_q) == 1'(i);
    assign leaves      = ends && read_place_i == 1'(i);
    assign words_o[i]  = written_q[i] - read_q[i];
    assign has_room[i] = words_o[i] <= place_t'(Rounds * (Beats - 1));
    assign whole_o[i]  = whole_q[i] != '0;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) whole_q[i] <= '0;
      else whole_q[i] <= whole_q[i] + 2'(comes) - 2'(leaves);
    end
  end

  // ------------------------------------------------------------------ words leave
  localparam int unsigned AddressBits = BeatBits + $clog2(Messages);
  typedef logic [AddressBits-1:0] address_t;
  typedef logic [BeatBits-1:0] beat_t;

  lane_t  first;  // lane of the next word in its beat
  beat_t  read_beat, written_beat;
  lane_t  turn, turn_q;
  logic [Rounds-1:0][63:0] bank_q, turned;
  assign first        = lane_t'(read_q[read_place_i]) & lane_t'(Rounds - 1);
  assign read_beat    = beat_t'(read_q[read_place_i] >> $clog2(Rounds));
  assign written_beat = beat_t'(written_q[written_place_q] >> $clog2(Rounds));
  assign turn         = first - read_lane_i;

  for (genvar i = 0; i < Rounds; i++) begin : gen_banks
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
  always_ff @(posedge clk_i) turn_q <= turn;
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
