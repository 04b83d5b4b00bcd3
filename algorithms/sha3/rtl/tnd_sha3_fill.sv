// SHA-3: cuts messages into blocks, and pads them.
//
//   words of a message, up to Rounds per clock --> the last one cut and closed by the suffix --> block, word by word
//
// Standard    FIPS 202, sections 4 and 5.1
// Contract    block_valid_o: a block is there for the message in a place, until take_i; then its words are named by
//             absorb_o, a clock later, together with that which gets the padding's last bit. They hold for that clock alone.
//             With two messages a block is begun only if all of it is there, and in the order in which they will need it:
//             whoever waits for a block waits for this one, or for its own message.
// Parameters  those of tnd_sha3_core, and of tnd_sha3_queue
// Rate        a block in as many clocks as it has groups of Rounds words, and one more; two more with two messages
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_fill
  import tnd_sha3_round_pkg::NumRounds;
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1,
  parameter int unsigned CtxWidth = 4,
  parameter int unsigned WordBits = 5
) (
  input  logic                         clk_i,
  input  logic                         rst_ni,

  input  logic [1:0]                   plan_valid_i,
  input  plan_t [1:0]                  plan_i,
  input  logic [1:0][CtxWidth-1:0]     ctx_i,
  input  logic [1:0][WordBits-1:0]     words_i,
  input  logic [1:0]                   whole_i,
  output logic                         read_valid_o,
  output logic                         read_place_o,
  output logic [2:0]                   read_words_o,
  output logic                         read_end_o,
  output logic [1:0]                   read_lane_o,
  input  logic [Rounds-1:0][63:0]      data_i,

  input  progress_t [1:0]              progress_i,
  output logic                         block_valid_o,
  output logic                         block_place_o,
  output logic                         block_last_o,
  output plan_t                        block_plan_o,
  output logic [CtxWidth-1:0]          block_ctx_o,
  input  logic                         take_i,
  output words_t                       absorb_o,
  output words_t                       pad_o,
  output block_t                       block_o
);
  localparam int unsigned Delay = Messages;  // from a read to its words in the block

  // ------------------------------------------------------------------ whose block
  // Of each place, words of its message that are left, once it has begun.
  logic [1:0][26:0] left_q;
  logic [1:0]       begun_q;
  logic             place, fills;
  logic             complete;  // with the words that are read now the block is

  if (Messages == 1) begin : gen_one
    logic waits_q, unused;
    always_ff @(posedge clk_i) begin
      if (!rst_ni || take_i) waits_q <= 1'b0;
      else if (read_valid_o && complete) waits_q <= 1'b1;
    end
    assign unused = ^{progress_i, whole_i, plan_valid_i[1]};
    assign place  = 1'b0;
    assign fills  = plan_valid_i[0] && !waits_q;
  end else begin : gen_two
    tnd_sha3_turns #(
      .Rounds  (Rounds),
      .WordBits(WordBits)
    ) u_turns (
      .clk_i,
      .rst_ni,
      .plan_valid_i,
      .plan_i,
      .words_i,
      .whole_i,
      .progress_i,
      .begun_i (begun_q),
      .filled_i(read_valid_o && complete),
      .taken_i (take_i),
      .place_o (place),
      .fills_o (fills)
    );
  end

  // ------------------------------------------------------------------ the next words of it
  plan_t       plan;
  logic [4:0]  at_q, rate, room;
  logic [26:0] left;
  logic [2:0]  group, needed;
  logic        ended, has_tail;
  assign plan     = plan_i[place];
  assign rate     = rate_words(plan.which);
  assign room     = rate - at_q;
  assign left     = begun_q[place] ? left_q[place] : plan.bytes[29:3];
  assign has_tail = plan.bytes[2:0] != '0;
  assign group    = room < 5'(Rounds) ? room[2:0] : 3'(Rounds);
  assign ended    = left < 27'(group);
  assign needed   = ended ? left[2:0] + 3'(has_tail) : group;
  assign complete = ended || 5'(group) == room;

  assign read_valid_o = fills && (Messages == 2 || words_i[place] >= WordBits'(needed));
  assign read_place_o = place;
  assign read_words_o = needed;
  assign read_end_o   = ended;
  assign read_lane_o  = 2'(at_q) & 2'(Rounds - 1);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      begun_q <= '0;
      at_q    <= '0;
    end else if (read_valid_o) begin
      begun_q[place] <= !ended;
      at_q           <= complete ? '0 : at_q + 5'(group);
    end
    if (read_valid_o) left_q[place] <= left - 27'(group);
  end

  // ------------------------------------------------------------------ where they go, when they come
  typedef struct packed {
    words_t            written;
    logic [Rounds-1:0] closes;  // lane of the word with the suffix
    logic [2:0]        tail;
    function_t         which;
  } write_t;
  write_t write, write_q;

  always_comb begin
    write.tail  = plan.bytes[2:0];
    write.which = plan.which;
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      write.written[i] = 5'(i) >= at_q && 6'(i) < 6'(at_q) + 6'(group) && (!ended || 27'(i) <= 27'(at_q) + left);
    end
    for (int unsigned i = 0; i < Rounds; i++) begin
      write.closes[i] = ended && (2'(i) & 2'(Rounds - 1)) == ((2'(at_q) + left[1:0]) & 2'(Rounds - 1));
    end
    if (!read_valid_o) write.written = '0;
  end
  tnd_delay #(
    .Width($bits(write_t)),
    .Depth(Delay),
    .Clear(1)
  ) u_write (
    .clk_i,
    .rst_ni,
    .enable_i(1'b1),
    .data_i  (write),
    .data_o  (write_q)
  );

  block_t                  block_q;
  words_t                  filled_q;
  logic [Rounds-1:0][63:0] closed;
  always_comb begin
    for (int unsigned i = 0; i < Rounds; i++) begin
      closed[i] = data_i[i];
      if (write_q.closes[i]) begin
        for (int unsigned byte_ = 0; byte_ < 8; byte_++) begin
          if (3'(byte_) == write_q.tail) closed[i][8*byte_+:8] = suffix(write_q.which);
          if (3'(byte_) > write_q.tail) closed[i][8*byte_+:8] = '0;
        end
      end
    end
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      if (write_q.written[i]) block_q[i] <= closed[i%Rounds];
    end
    if (!rst_ni || take_i) filled_q <= '0;
    else filled_q <= filled_q | write_q.written;
  end

  // ------------------------------------------------------------------ the block
  logic                valid_q, place_q, last_q;
  logic [4:0]          rate_q;
  plan_t               plan_q;
  logic [CtxWidth-1:0] ctx_q;
  logic                completes;  // its last words come in the next clock
  tnd_delay #(
    .Depth(Delay - 1),
    .Clear(1)
  ) u_completes (
    .clk_i,
    .rst_ni,
    .enable_i(1'b1),
    .data_i  (read_valid_o && complete),
    .data_o  (completes)
  );
  always_ff @(posedge clk_i) begin
    if (!rst_ni || take_i) valid_q <= 1'b0;
    else if (completes) valid_q <= 1'b1;
    if (read_valid_o) begin
      place_q <= place;
      last_q  <= ended;
      rate_q  <= rate;
      if (!begun_q[place]) {ctx_q, plan_q} <= {ctx_i[place], plan};
    end
  end
  assign block_valid_o = valid_q;
  assign block_place_o = place_q;
  assign block_last_o  = last_q;
  assign block_plan_o  = plan_q;
  assign block_ctx_o   = ctx_q;
  assign block_o       = block_q;

  words_t absorb_q, pad_q;
  always_ff @(posedge clk_i) begin
    absorb_q <= take_i ? filled_q | write_q.written : '0;
    for (int unsigned i = 0; i < MaxRateWords; i++) pad_q[i] <= take_i && last_q && 5'(i) + 5'd1 == rate_q;
  end
  assign absorb_o = absorb_q;
  assign pad_o    = pad_q;
endmodule
