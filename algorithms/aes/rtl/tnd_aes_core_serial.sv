// AES-128 encryption of a block byte by byte, with few LUTs and two block RAMs: one for key and state, one for the table of
// SubBytes and the program.
//
//              +--------------------------------------------------+
//              |     byte_i                                       |
//              v       |                                          |
//           data RAM <-+   address ^ number of the round          |
//              |                                                  |
//              +--> table: S, 2 S or plain --> sum ---------------+--> byte_o
//   counter -----> program: addresses, page, what joins the sum
//
// Standard    FIPS 197, AES-128
// Contract    16 bytes of a key and 16 of a block go in, byte 0 first; 16 bytes come out, each for one clock, without
//             back-pressure, while nothing goes in.
// Handshake   byte_valid_i/byte_ready_o; byte_valid_o
// Latency     see ../README.md
// Reset       of two clocks; forgets the block; for the time of a round and the last round no byte is taken
// Secrets     key and block stay in the RAM until overwritten
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_aes_core_serial
  import tnd_aes_serial_pkg::*;
(
  input  logic       clk_i,
  input  logic       rst_ni,

  input  logic       byte_valid_i,
  output logic       byte_ready_o,
  input  logic [7:0] byte_i,

  output logic       byte_valid_o,
  output logic [7:0] byte_o
);
  localparam rom_t Rom = rom_words();

  // ------------------------------------------------------------------ program
  (* rom_style = "block" *)
  logic [17:0] rom [1024];
  initial begin
    for (int i = 0; i < 1024; i++) rom[i] = Rom[i];
  end

  // A word is read a clock ahead: the one behind that with last is executed.
  logic [8:0] counter_q;
  word_t      word_q;
  logic [3:0] round_q;  // 0 outside the rounds; in reset the ninth begins
  logic       waits;
  assign byte_ready_o = word_q.first && !word_q.once && !word_q.twice;
  assign waits        = byte_ready_o && !byte_valid_i && rst_ni;
  always_ff @(posedge clk_i) begin
    if (!rst_ni || (word_q.last && round_q != 4'd9)) counter_q <= '0;
    else if (!waits) counter_q <= counted(counter_q);
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) round_q <= 4'd9;
    else if (word_q.last) round_q <= round_q == 4'd9 ? '0 : round_q + 1'b1;
  end
  always_ff @(posedge clk_i) begin
    if (!waits) word_q <= rom[{1'b1, counter_q}];
  end

  // ------------------------------------------------------------------ data
  (* ram_style = "block", no_rw_check *)
  logic [7:0] ram [64];
  logic [7:0] read_q, sum_q;
  address_t   read, write;
  // The two places of the state change with every round.
  assign read  = {word_q.read[5], word_q.read[4] ^ (round_q[0] && !word_q.read[5]), word_q.read[3:0]};
  assign write = {word_q.write[5], word_q.write[4] ^ (round_q[0] && !word_q.write[5]), word_q.write[3:0]};
  logic seen_q;  // a reset; until one has been registers hold anything
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    ram[write] <= byte_ready_o ? byte_i : sum_q;
    read_q     <= ram[read];
    assert (!rst_ni || !seen_q || read != write) else $error("a byte is read in the clock in which it is written");
  end

  // ------------------------------------------------------------------ table, sum
  logic [15:0] entry_q;
  always_ff @(posedge clk_i) entry_q <= rom[{1'b0, word_q.plain, read_q}][15:0];
  always_ff @(posedge clk_i) begin
    sum_q <= (word_q.first ? '0 : sum_q) ^ (word_q.once ? entry_q[7:0] : '0) ^ (word_q.twice ? entry_q[15:8] : '0);
  end

  // byte_valid_o needs a byte taken since reset, so that the rounds that run out of reset give no output.
  logic taken_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) taken_q <= 1'b0;
    else if (byte_ready_o) taken_q <= 1'b1;
  end
  assign byte_valid_o = word_q.out && taken_q;
  assign byte_o       = sum_q;
endmodule
