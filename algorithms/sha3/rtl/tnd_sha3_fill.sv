// SHA-3: cuts messages into blocks, and pads them.
//
//   words of a message, up to Rounds per clock --> the last one cut and closed by the suffix --> block, word by word
//
// Standard    FIPS 202, sections 4 and 5.1
// Contract    block_valid_o: a block is there for the message in a place, until take_i; then its words are named by
//             spare_o, all but those, a clock later, with four messages three, together with that which gets the padding's
//             last bit. They hold for that clock alone; with four messages, in the next one all words are named, and are 0.
//             With two or four messages a block is begun only if all of it is there, and in the order in which they will need it:
//             whoever waits for a block waits for this one, or for its own message.
// Parameters  those of tnd_sha3_core, and of tnd_sha3_queue
// Rate        a block in as many clocks as it has groups of Rounds words, and one more; three more with two messages, seven with four
// Checked by  ../tb, in tnd_sha3_core
module tnd_sha3_fill
  import tnd_sha3_sponge_pkg::*;
#(
  parameter int unsigned Rounds   = 1,
  parameter int unsigned Messages = 1,
  parameter int unsigned CtxWidth = 4,
  parameter int unsigned WordBits = 5,
  localparam int unsigned Places = Messages == 4 ? 4 : 2
) (
  input  logic                         clk_i,
  input  logic                         rst_ni,

  input  logic [Places-1:0]               plan_valid_i,
  output logic [Places-1:0]               plan_ready_o,
  input  plan_t [Places-1:0]              plan_i,
  input  logic [Places-1:0][CtxWidth-1:0] ctx_i,
  input  logic [Places-1:0][WordBits-1:0] words_i,
  input  logic [Places-1:0]               whole_i,
  output logic                         read_valid_o,
  output logic [$clog2(Places)-1:0]    read_place_o,
  output logic [Places-1:0]            read_places_o,  // one bit: that place
  output logic [2:0]                   read_words_o,
  output logic                         read_end_o,
  input  logic [Rounds-1:0][63:0]      data_i,

  input  progress_t [Places-1:0]       progress_i,
  output logic                         block_valid_o,
  output logic [$clog2(Places)-1:0]    block_place_o,
  output logic                         block_last_o,
  output plan_t                        block_plan_o,
  output logic [CtxWidth-1:0]          block_ctx_o,
  input  logic                         take_i,
  output words_t [3:0]                 spare_o,  // words to which nothing is added; a quarter each
  output words_t                       pad_o,
  output block_t                       block_o
);
  localparam int unsigned Closing  = Messages == 4 ? 3 : Messages;            // from a read to its words
  localparam int unsigned Delay    = Messages == 4 ? Closing + 1 : Closing;  // to them in the block
  localparam int unsigned Groups   = (MaxRateWords + Rounds - 1) / Rounds;
  localparam int unsigned LaneBits = $clog2(Rounds);
  typedef logic [Rounds-1:0] lanes_t;
  typedef logic [$clog2(Places)-1:0] index_t;  // of a place

  // ------------------------------------------------------------------ the next block of each place
  logic [Places-1:0]               valid, first, last, begun, alone;
  word_index_t [Places-1:0]        top;
  plan_t [Places-1:0]              plan;
  logic [Places-1:0][CtxWidth-1:0] ctx;
  for (genvar i = 0; i < Places; i++) begin : gen_places
    if (i < Messages) begin : gen_place
      tnd_sha3_cut #(
        .CtxWidth(CtxWidth)
      ) u_cut (
        .clk_i,
        .rst_ni,
        .plan_valid_i(plan_valid_i[i]),
        .plan_ready_o(plan_ready_o[i]),
        .plan_i      (plan_i[i]),
        .ctx_i       (ctx_i[i]),
        .valid_o     (valid[i]),
        .first_o     (first[i]),
        .last_o      (last[i]),
        .top_o       (top[i]),
        .plan_o      (plan[i]),
        .ctx_o       (ctx[i]),
        .begun_i     (begun[i])
      );
    end else begin : gen_none
      logic unused;
      assign unused          = ^{plan_valid_i[i], plan_i[i], ctx_i[i], begun[i]};
      assign plan_ready_o[i] = 1'b0;
      assign valid[i]        = 1'b0;
      assign first[i]        = 1'b0;
      assign last[i]         = 1'b0;
      assign top[i]          = '0;
      assign plan[i]         = '0;
      assign ctx[i]          = '0;
    end
  end

  // ------------------------------------------------------------------ whose block
  // fills: words of a block are read, if they are there.
  index_t next;
  logic   starts, starts_q, fills, rests, ends;  // rests: what is next is held ready
  always_comb begin
    for (int unsigned i = 0; i < Places; i++) alone[i] = plan[i].squeezes;
  end
  if (Messages == 1) begin : gen_one
    logic fills_q, waits_q, unused;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) fills_q <= 1'b0;
      else if (starts) fills_q <= 1'b1;
      else if (ends) fills_q <= 1'b0;
      if (!rst_ni || take_i) waits_q <= 1'b0;
      else if (ends) waits_q <= 1'b1;
    end
    assign unused = ^{progress_i, whole_i, words_i[1], first, valid[1], alone};
    assign next   = '0;
    assign starts = valid[0] && !fills_q;
    assign fills  = fills_q && !waits_q;
    assign rests  = starts;
  end else if (Messages == 2) begin : gen_two
    tnd_sha3_turns #(
      .Rounds  (Rounds),
      .WordBits(WordBits)
    ) u_turns (
      .clk_i,
      .rst_ni,
      .fresh_i   (valid & first),
      .alone_i   (alone),
      .words_i,
      .whole_i,
      .progress_i,
      .last_i    (block_last_o),
      .squeezes_i(block_plan_o.squeezes),
      .filled_i  (ends),
      .taken_i   (take_i),
      .next_o    (next),
      .starts_o  (starts),
      .fills_o   (fills)
    );
    assign rests = !fills;
  end else begin : gen_four
    tnd_sha3_turns_four #(
      .WordBits(WordBits)
    ) u_turns (
      .clk_i,
      .rst_ni,
      .fresh_i   (valid & first),
      .alone_i   (alone),
      .words_i,
      .whole_i,
      .progress_i,
      .last_i    (block_last_o),
      .squeezes_i(block_plan_o.squeezes),
      .filled_i  (ends),
      .taken_i   (take_i),
      .next_o    (next),
      .starts_o  (starts),
      .fills_o   (fills),
      .rests_o   (rests)
    );
  end

  // ------------------------------------------------------------------ its words
  typedef struct packed {
    index_t              place;
    logic [Places-1:0]   places;       // one bit
    logic                last;
    logic                final_group;  // of words: the block is complete with it
    word_index_t         later;        // groups after this one
    lanes_t              lanes;        // of the final group
    logic [2:0]          words;        // of it, that are to be read
    plan_t               plan;
    logic [CtxWidth-1:0] ctx;
  } work_t;
  work_t             work, work_q;
  logic [Groups-1:0] group_q;  // one bit
  always_comb begin
    work.place       = next;
    work.places      = Places'(1) << next;
    work.last        = last[next];
    work.later       = top[next] >> LaneBits;
    work.final_group = work.later == '0;
    for (int unsigned i = 0; i < Rounds; i++) work.lanes[i] = 2'(i) <= (top[next][1:0] & 2'(Rounds - 1));
    work.words = 3'(top[next][1:0] & 2'(Rounds - 1)) + 3'(!last[next] || plan[next].bytes[2:0] != '0);
    work.plan  = plan[next];
    work.ctx   = ctx[next];
  end
  always_ff @(posedge clk_i) begin
    starts_q <= rst_ni && starts;
    if (rests) begin
      work_q  <= work;
      group_q <= Groups'(1);
    end else if (read_valid_o) begin
      work_q.later       <= work_q.later - 5'd1;
      work_q.final_group <= work_q.later == 5'd1;
      group_q            <= group_q << 1;
    end
  end
  always_comb begin
    for (int unsigned i = 0; i < Places; i++) begun[i] = starts_q && work_q.place == index_t'(i);
  end
  assign ends = read_valid_o && work_q.final_group;

  assign read_words_o  = work_q.final_group ? work_q.words : 3'(Rounds);
  assign read_valid_o  = fills && (Messages != 1 || words_i[0] >= WordBits'(read_words_o));
  assign read_place_o  = work_q.place;
  assign read_places_o = work_q.places;
  assign read_end_o    = work_q.final_group && work_q.last;

  // ------------------------------------------------------------------ where they go, when they come
  typedef struct packed {
    logic       begins;  // a block
    words_t     written;
    lanes_t     closes;  // lane of the word with the suffix
    logic [7:0] kept;    // bytes of it
    logic [7:0] suffix;  // that byte of it
    logic       shake;
  } write_t;
  write_t write, closing, write_q;

  always_comb begin
    write.begins = read_valid_o && group_q[0];
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      write.written[i] = read_valid_o && group_q[i/Rounds] && (!work_q.final_group || work_q.lanes[i%Rounds]);
    end
    for (int unsigned i = 0; i < Rounds; i++) begin
      write.closes[i] = read_end_o && work_q.lanes[i] && (i == Rounds - 1 || !work_q.lanes[(i+1)%Rounds]);
    end
    for (int unsigned i = 0; i < 8; i++) begin
      write.kept[i] = 3'(i) < work_q.plan.bytes[2:0];
      write.suffix[i] = 3'(i) == work_q.plan.bytes[2:0];
    end
    write.shake = work_q.plan.which >= 3'd4;
  end
  tnd_delay #(
    .Width($bits(write_t)),
    .Depth(Closing),
    .Clear(1)
  ) u_write (
    .clk_i,
    .rst_ni,
    .enable_i(1'b1),
    .data_i  (write),
    .data_o  (closing)
  );

  block_t                  block_q;
  words_t [3:0]            written;  // of each word a quarter
  logic [Rounds-1:0][63:0] words, closed;
  always_comb begin
    for (int unsigned i = 0; i < Rounds; i++) begin
      for (int unsigned j = 0; j < 8; j++) begin
        words[i][8*j+:8] = data_i[i][8*j+:8] & {8{!closing.closes[i] || closing.kept[j]}}
                           | suffix(closing.shake) & {8{closing.closes[i] && closing.suffix[j]}};
      end
    end
  end
  // With four messages, the words pass a register before they go to all words of the block, and each quarter of the block
  // has control registers of its own. A block that has been taken is cleared: all its words are written with zeros.
  if (Messages == 4) begin : gen_closed
    logic   clear_q, cleared_q;
    words_t early;
    always_ff @(posedge clk_i) begin
      clear_q   <= take_i || !rst_ni;
      cleared_q <= clear_q;
      closed    <= words;
      if (cleared_q) closed <= '0;
      write_q   <= closing;
      if (!rst_ni) write_q <= '0;
    end
    tnd_delay #(.Width(MaxRateWords), .Depth(Closing - 1), .Clear(1)) u_early (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(write.written), .data_o(early)
    );
    tnd_fan_out #(.Width(MaxRateWords), .ResetTo('1)) u_written (
      .clk_i, .rst_ni, .data_i(early | {MaxRateWords{clear_q}}), .data_o(written)
    );
  end else begin : gen_open
    assign closed  = words;
    assign write_q = closing;
    assign written = {4{write_q.written}};
  end
  logic unused_write;
  assign unused_write = ^write_q;
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < MaxRateWords; i++) begin
      for (int unsigned p = 0; p < 4; p++) begin
        if (written[p][i]) block_q[i][16*p+:16] <= closed[i%Rounds][16*p+:16];
      end
    end
  end

  // ------------------------------------------------------------------ the block
  logic                valid_q, last_q;
  index_t              place_q;
  plan_t               plan_q;
  logic [CtxWidth-1:0] ctx_q;
  words_t              last_word_q;
  logic                completes;  // its last words come in the next clock
  tnd_delay #(
    .Depth(Delay - 1),
    .Clear(1)
  ) u_completes (
    .clk_i,
    .rst_ni,
    .enable_i(1'b1),
    .data_i  (ends),
    .data_o  (completes)
  );
  always_ff @(posedge clk_i) begin
    valid_q <= rst_ni && !take_i && (valid_q || completes);
    if (read_valid_o) begin
      {place_q, last_q, ctx_q, plan_q} <= {work_q.place, work_q.last, work_q.ctx, work_q.plan};
      for (int unsigned i = 0; i < MaxRateWords; i++) begin
        last_word_q[i] <= work_q.last && 5'(i) + 5'd1 == rate_words(work_q.plan.which);
      end
    end
  end
  assign block_valid_o = valid_q;
  assign block_place_o = place_q;
  assign block_last_o  = last_q;
  assign block_plan_o  = plan_q;
  assign block_ctx_o   = ctx_q;
  assign block_o       = block_q;

  words_t pad_q;
  assign pad_o = pad_q;
  if (Messages == 4) begin : gen_cleared
    // A register before it is told to all words; those of a block that has been taken are 0 until they are filled. In reset
    // they are named, too.
    logic       taken_q, spare_q;
    words_t     pads_q;
    logic [3:0] spares;
    always_ff @(posedge clk_i) begin
      taken_q <= take_i;
      spare_q <= rst_ni && !take_i && !taken_q;
      pads_q  <= taken_q ? last_word_q : '0;
      pad_q   <= pads_q;
    end
    tnd_fan_out u_spares (.clk_i, .rst_ni, .data_i(spare_q), .data_o(spares));
    always_comb begin
      for (int unsigned p = 0; p < 4; p++) spare_o[p] = {MaxRateWords{spares[p]}};
    end
    logic unused;
    assign unused = write_q.begins;
  end else begin : gen_filled
    words_t filled, filled_q, spare_q;
    assign filled = (write_q.begins ? '0 : filled_q) | write_q.written;
    always_ff @(posedge clk_i) begin
      filled_q <= filled;
      spare_q  <= take_i ? ~filled : '1;
      pad_q    <= take_i ? last_word_q : '0;
    end
    assign spare_o = {4{spare_q}};
  end
endmodule
