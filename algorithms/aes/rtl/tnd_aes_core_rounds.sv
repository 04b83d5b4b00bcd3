// AES encryption of blocks: some rounds side by side, which blocks go through until they are done.
//
// Blocks in flight: as many as there are registers in the loop; they take turns. With all rounds side by side there is no
// loop, and a block may begin in every clock.
//
// Standard    FIPS 197, section 5.1, with KeyExpansion (5.2) beside the rounds or before them
// Contract    Blocks come out in the order in which they went in, each for one clock, without back-pressure.
//             KeySchedule online: key_i comes with each block. Precomputed: a key is for all blocks until the next, which
//             is taken when no block is on its way; no block is taken while key_valid_i, nor before there is a key.
//             Constant: the first KeyBits bits of ConstantKey
// Parameters  KeyBits: 128, 192 or 256. Unroll: rounds side by side, a divisor of all (10, 12 or 14). Partition: registers
//             per round, see cut_of in tnd_aes_round_pkg; 0 for one in the whole loop, which a block RAM can be only if it
//             has one round. SboxForm: see form_of there, and tnd_aes_sbox. KeySchedule
// Handshake   block_valid_i/block_ready_o; block_valid_o; precomputed: key_valid_i/key_ready_o
// Latency     1 + rounds * Partition clocks, five for a round with block RAMs if Partition is more; with Partition 0
//             1 + rounds / Unroll; 1 more if no register ends a round
// Reset       forgets the blocks in flight, and that there was a key; their registers are not reset
// Byte order  see tnd_aes_round_pkg
// Secrets     keys and blocks stay in the registers until overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes_core_rounds
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned Unroll      = 1,
  parameter int unsigned Partition   = 1,
  parameter int unsigned KeyBits     = 128,
  parameter int unsigned SboxForm    = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeySchedule = tnd_aes_pkg::KeyScheduleOnline,
  parameter logic [255:0] ConstantKey = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  output logic               key_ready_o,
  input  logic               block_valid_i,
  output logic               block_ready_o,
  input  logic [KeyBits-1:0] key_i,
  input  logic [127:0]       block_i,

  output logic               block_valid_o,
  output logic [127:0]       block_o
);
  localparam int unsigned KeyWords = KeyBits / 32;
  localparam int unsigned Rounds   = KeyWords + 6;
  localparam int unsigned Loops    = Rounds / Unroll;  // how often a block goes through
  localparam cut_t        LastCut  = cut_of(form_of(SboxForm, Unroll - 1, Unroll), Partition);

  if (KeyBits != 128 && KeyBits != 192 && KeyBits != 256) begin : gen_no_key
    $error("no such KeyBits");
  end
  if (Rounds % Unroll != 0) begin : gen_no_loop
    $error("Unroll must divide the number of rounds");
  end
  if (SboxForm == tnd_aes_pkg::SboxFormRam && Partition == 0 && Unroll != 1) begin : gen_no_ram
    $error("a block RAM has a register, so rounds side by side cannot be without");
  end
  if (SboxForm == tnd_aes_pkg::SboxFormMixed && (Partition < 2 || Unroll == 1)) begin : gen_no_mix
    $error("mixed forms need rounds side by side, with as many registers each");
  end

  typedef struct packed {
    logic       valid;
    logic [3:0] round;
  } turn_t;

  // Stored round keys. open is high while a key is loaded and no new key is waiting.
  logic                open;
  block_t              first_key;
  logic [Unroll-1:0][3:0] key_round;
  block_t [Unroll-1:0] held_keys;

  // The next block waits here; with it its key, where that is its own.
  block_t               entry_q;
  word_t [KeyWords-1:0] entry_words_q;
  logic                 entry_valid_q, entry_taken;
  assign block_ready_o = open && (!entry_valid_q || entry_taken);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) entry_valid_q <= 1'b0;
    else if (!entry_valid_q || entry_taken) entry_valid_q <= block_valid_i && open;
  end
  always_ff @(posedge clk_i) begin
    if (!entry_valid_q || entry_taken) {entry_q, entry_words_q} <= {block_i ^ first_key, key_i};
  end

  // at[i]: before round i of the loop.
  block_t               at    [Unroll+1]  /*verilator split_var*/;
  word_t [KeyWords-1:0] words [Unroll+1]  /*verilator split_var*/;
  turn_t                turn  [Unroll+1]  /*verilator split_var*/;
  logic                 again;  // what is before round Unroll has rounds before it
  assign entry_taken = !again;
  assign at[0]       = entry_taken ? entry_q : at[Unroll];
  assign words[0]    = entry_taken ? entry_words_q : words[Unroll];
  assign turn[0]     = entry_taken ? '{entry_valid_q, '0} : turn[Unroll];

  for (genvar i = 0; i < Unroll; i++) begin : gen_round
    localparam int unsigned Form       = form_of(SboxForm, i, Unroll);
    localparam cut_t        Cut        = cut_of(Form, Partition);
    localparam int unsigned LastClocks = Partition == 0 && i == Unroll - 1 && Cut.sbox == 0 ? 1 : Cut.last;
    localparam int unsigned Rest       = Cut.mix + LastClocks;
    turn_t turn_later, turn_end;
    logic [3:0] round, round_later;
    block_t     key_later;
    // The number of a round is a constant if there is no loop.
    assign round       = Loops == 1 ? 4'(i) : turn[i].round;
    assign round_later = Loops == 1 ? 4'(i) : turn_later.round;
    tnd_delay #(.Width(1), .Depth(Cut.sbox), .Clear(1)) u_valid_later (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[i].valid), .data_o(turn_later.valid)
    );
    tnd_delay #(.Width(4), .Depth(Cut.sbox)) u_round_later (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[i].round), .data_o(turn_later.round)
    );
    tnd_aes_round #(
      .SboxForm  (Form),
      .SboxClocks(Cut.sbox),
      .MixClocks (Cut.mix),
      .LastClocks(LastClocks),
      .CanBeLast (i == Unroll - 1 ? 1 : 0)
    ) u_round (
      .clk_i,
      .state_i     (at[i]),
      .last_later_i(32'(round_later) == Rounds - 1),
      .key_later_i (key_later),
      .state_o     (at[i+1])
    );
    tnd_delay #(.Width(1), .Depth(Rest), .Clear(1)) u_valid_end (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn_later.valid), .data_o(turn_end.valid)
    );
    tnd_delay #(.Width(4), .Depth(Rest)) u_round_end (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn_later.round + 4'd1), .data_o(turn_end.round)
    );
    assign turn[i+1] = turn_end;
    if (i == Unroll - 1) begin : gen_again
      tnd_delay #(.Width(1), .Depth(Rest), .Clear(1)) u_again (
        .clk_i,
        .rst_ni,
        .enable_i(1'b1),
        .data_i  (Loops != 1 && turn_later.valid && 32'(turn_later.round) != Rounds - 1),
        .data_o  (again)
      );
    end

    if (KeySchedule == tnd_aes_pkg::KeyScheduleOnline) begin : gen_online
      tnd_aes_key_beside #(
        .KeyBits   (KeyBits),
        .SboxForm  (Form),
        .SboxClocks(Cut.sbox),
        .MixClocks (Cut.mix),
        .LastClocks(LastClocks)
      ) u_key (
        .clk_i, .round_i(round), .words_i(words[i]), .round_later_i(round_later), .key_later_o(key_later), .words_o(words[i+1])
      );
      assign key_round[i] = '0;
    end else begin : gen_held
      // A round key is looked up a clock before it is needed, if there is such a clock.
      localparam int unsigned Clocks = Cut.sbox + Cut.mix;
      tnd_delay #(.Width(4), .Depth(Clocks == 0 ? 0 : Clocks - 1)) u_key_round (
        .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(round), .data_o(key_round[i])
      );
      tnd_delay #(.Width(128), .Depth(Clocks == 0 || Loops == 1 ? 0 : 1)) u_key (
        .clk_i, .rst_ni(1'b1), .enable_i(1'b1), .data_i(held_keys[i]), .data_o(key_later)
      );
      assign words[i+1] = '0;
    end
  end

  if (KeySchedule == tnd_aes_pkg::KeySchedulePrecomputed) begin : gen_precomputed
    // A key waits until no block is on its way.
    localparam int unsigned Most = Unroll * (Partition == 0 ? 1 : Partition) + 2;
    logic [$clog2(Most+1)-1:0] on_way_q;
    logic                      none_q, keys_free, keys_ready;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) on_way_q <= '0;
      else on_way_q <= on_way_q + $bits(on_way_q)'(block_valid_i && block_ready_o) - $bits(on_way_q)'(block_valid_o);
      none_q <= rst_ni && on_way_q == '0 && !open;
    end
    assign open        = keys_ready && !key_valid_i;
    assign key_ready_o = keys_free && none_q;
    localparam int unsigned Form = form_of(SboxForm, 0, Unroll);
    localparam cut_t        Cut  = cut_of(Form, Partition);
    tnd_aes_round_keys #(.Unroll(Unroll), .KeyBits(KeyBits), .SboxForm(Form), .SboxClocks(Cut.sbox)) u_keys (
      .clk_i, .rst_ni,
      .key_valid_i(key_valid_i && key_ready_o),
      .key_ready_o(keys_free),
      .key_i,
      .ready_o    (keys_ready),
      .first_o    (first_key),
      .round_i    (key_round),
      .keys_o     (held_keys)
    );
  end else begin : gen_no_keys
    localparam tnd_aes_schedule_pkg::round_keys_t Keys = tnd_aes_schedule_pkg::round_keys(ConstantKey, KeyBits);
    localparam logic IsConstant = KeySchedule == tnd_aes_pkg::KeyScheduleConstant;
    assign first_key   = IsConstant ? Keys[0] : key_i[127:0];
    assign open        = 1'b1;
    assign key_ready_o = 1'b0;
    for (genvar i = 0; i < Unroll; i++) begin : gen_key
      assign held_keys[i] = IsConstant ? Keys[key_round[i]+4'd1] : '0;
    end
    logic unused;
    assign unused = key_valid_i ^ ^held_keys;
  end

  // A block comes out of a register.
  localparam int unsigned OutClocks = Partition != 0 || LastCut.sbox == 0 ? 1 - LastCut.last - (Partition == 0 ? 1 : 0) : 1;
  tnd_delay #(.Width(1), .Depth(OutClocks), .Clear(1)) u_valid_out (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[Unroll].valid && !again), .data_o(block_valid_o)
  );
  tnd_delay #(.Width(128), .Depth(OutClocks)) u_out (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(at[Unroll]), .data_o(block_o)
  );
endmodule
