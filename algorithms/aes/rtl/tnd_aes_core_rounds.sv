// AES encryption of blocks, each with its own key: some rounds side by side, which blocks go through until they are done.
//
// Blocks in flight: as many as there are registers in the loop; they take turns. With all rounds side by side there is no
// loop, and a block may begin in every clock.
//
// Standard    FIPS 197, section 5.1, with KeyExpansion (5.2) beside the rounds
// Contract    Blocks come out in the order in which they went in, each in one clock and whether or not anybody looks.
// Parameters  KeyBits: 128, 192 or 256. Unroll: rounds side by side, a divisor of all (10, 12 or 14). Partition: registers
//             per round, see cut_of in tnd_aes_round_pkg; 0 for one in the whole loop, which a block RAM can be only if it
//             has one round. SboxForm: see tnd_aes_sbox
// Handshake   block_valid_i/block_ready_o; block_valid_o
// Latency     1 + rounds * Partition clocks; with Partition 0 1 + rounds / Unroll; 1 more if no register ends a round
// Reset       forgets the blocks in flight; their registers are not reset
// Byte order  see tnd_aes_round_pkg
// Secrets     keys and blocks stay in the registers until overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes_core_rounds
  import tnd_aes_round_pkg::*;
#(
  parameter int unsigned Unroll    = 1,
  parameter int unsigned Partition = 1,
  parameter int unsigned SboxForm  = tnd_aes_pkg::SboxFormTable,
  parameter int unsigned KeyBits   = 128
) (
  input  logic               clk_i,
  input  logic               rst_ni,

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
  localparam cut_t        Cut      = cut_of(SboxForm, Partition);

  if (KeyBits != 128 && KeyBits != 192 && KeyBits != 256) begin : gen_no_key
    $error("no such KeyBits");
  end
  if (Rounds % Unroll != 0) begin : gen_no_loop
    $error("Unroll must divide the number of rounds");
  end
  if (SboxForm == tnd_aes_pkg::SboxFormRam && Partition == 0 && Unroll != 1) begin : gen_no_ram
    $error("a block RAM has a register, so rounds side by side cannot be without");
  end

  typedef struct packed {
    block_t               state;
    word_t [KeyWords-1:0] words;
  } slot_t;
  typedef struct packed {
    logic       valid;
    logic [3:0] round;
  } turn_t;

  // The next block waits here.
  slot_t entry_q;
  logic  entry_valid_q, entry_taken;
  assign block_ready_o = !entry_valid_q || entry_taken;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) entry_valid_q <= 1'b0;
    else if (block_ready_o) entry_valid_q <= block_valid_i;
  end
  always_ff @(posedge clk_i) begin
    if (block_ready_o) entry_q <= '{block_i ^ key_i[127:0], key_i};
  end

  // at[i]: before round i of the loop.
  slot_t at   [Unroll+1]  /*verilator split_var*/;
  turn_t turn [Unroll+1]  /*verilator split_var*/;
  logic  done;
  assign done        = Loops == 1 || turn[Unroll].round == 4'(Rounds);
  assign entry_taken = Loops == 1 || !turn[Unroll].valid || done;
  assign at[0]       = entry_taken ? entry_q : at[Unroll];
  assign turn[0]     = entry_taken ? '{entry_valid_q, '0} : turn[Unroll];

  for (genvar i = 0; i < Unroll; i++) begin : gen_round
    localparam int unsigned LastClocks = Partition == 0 && i == Unroll - 1 && Cut.sbox == 0 ? 1 : Cut.last;
    localparam int unsigned Rest       = Cut.mix + LastClocks;
    turn_t turn_later, turn_end;
    logic [3:0] round, round_later;
    // Known where there is no loop.
    assign round       = Loops == 1 ? 4'(i) : turn[i].round;
    assign round_later = Loops == 1 ? 4'(i) : turn_later.round;
    tnd_delay #(.Width(1), .Depth(Cut.sbox), .Clear(1)) u_valid_later (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[i].valid), .data_o(turn_later.valid)
    );
    tnd_delay #(.Width(4), .Depth(Cut.sbox)) u_round_later (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[i].round), .data_o(turn_later.round)
    );
    tnd_aes_round #(
      .KeyBits   (KeyBits),
      .SboxForm  (SboxForm),
      .SboxClocks(Cut.sbox),
      .MixClocks (Cut.mix),
      .LastClocks(LastClocks),
      .CanBeLast (i == Unroll - 1 ? 1 : 0)
    ) u_round (
      .clk_i,
      .round_i      (round),
      .state_i      (at[i].state),
      .words_i      (at[i].words),
      .round_later_i(round_later),
      .last_later_i (32'(round_later) == Rounds - 1),
      .state_o      (at[i+1].state),
      .words_o      (at[i+1].words)
    );
    tnd_delay #(.Width(1), .Depth(Rest), .Clear(1)) u_valid_end (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn_later.valid), .data_o(turn_end.valid)
    );
    tnd_delay #(.Width(4), .Depth(Rest)) u_round_end (
      .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn_later.round + 4'd1), .data_o(turn_end.round)
    );
    assign turn[i+1] = turn_end;
  end

  // A block comes out of a register.
  localparam int unsigned OutClocks = Partition != 0 || Cut.sbox == 0 ? 1 - Cut.last - (Partition == 0 ? 1 : 0) : 1;
  tnd_delay #(.Width(1), .Depth(OutClocks), .Clear(1)) u_valid_out (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(turn[Unroll].valid && done), .data_o(block_valid_o)
  );
  tnd_delay #(.Width(128), .Depth(OutClocks)) u_out (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(at[Unroll].state), .data_o(block_o)
  );
endmodule
