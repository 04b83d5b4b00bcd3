// Counter blocks of 128-EEA2, for one task after another, ahead of its message: as many as there is room for in the FIFO of
// keystream.
//
// Standard    3GPP TS 33.401, annex B.1.3; NIST SP 800-38A, 6.5
// Parameters  Room: words of that FIFO
// Handshake   task_valid_i/task_ready_o: a task, which may be one that has no such blocks; block_valid_o/block_ready_i.
//             used_i: a word has left the FIFO
// Rate        a block per clock if Room is 2 more than the clocks from a block to the use of its word
// Reset       forgets the task; no word is in the FIFO then
// Timing      independent of the parameters
// Checked by  ../tb, in tnd_aes_pdu
module tnd_aes_counters
  import tnd_aes_round_pkg::block_t;
  import tnd_aes_pdu_pkg::swapped;
#(
  parameter int unsigned Slots = 16,
  parameter int unsigned Room  = 8,
  localparam int unsigned SlotWidth = $clog2(Slots)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  input  logic                 task_valid_i,
  output logic                 task_ready_o,
  input  logic                 task_counts_i,      // it has counter blocks
  input  logic [SlotWidth-1:0] task_slot_i,
  input  logic [39:0]          task_parameters_i,  // COUNT, BEARER and DIRECTION
  input  logic [31:0]          task_len_bits_i,

  output logic                 block_valid_o,
  input  logic                 block_ready_i,
  output logic [SlotWidth-1:0] block_slot_o,
  output block_t               block_o,
  input  logic                 used_i
);
  logic                  counts_q, made, ends, next;
  logic                  final_q;  // number_q is the last
  logic [39:0]           parameters_q;
  logic [24:0]           number_q, last_number_q;
  // Words of the FIFO that are spoken for, a clock late on both sides.
  logic                  made_q, used_q;
  logic [$clog2(Room):0] owed_q;

  assign block_valid_o = counts_q && 32'(owed_q) < Room - 1;
  assign block_o       = swapped(swapped(128'(parameters_q)) | 128'(number_q));
  assign made          = block_valid_o && block_ready_i;
  assign ends          = made && final_q;
  assign task_ready_o  = !counts_q || ends;
  assign next          = task_valid_i && task_ready_o;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      counts_q <= 1'b0;
      made_q   <= 1'b0;
      used_q   <= 1'b0;
      owed_q   <= '0;
    end else begin
      if (next) counts_q <= task_counts_i;
      else if (ends) counts_q <= 1'b0;
      made_q <= made;
      used_q <= used_i;
      if (made_q != used_q) owed_q <= owed_q + (made_q ? ($clog2(Room)+1)'(1) : '1);
    end
  end
  always_ff @(posedge clk_i) begin
    if (next) begin
      block_slot_o  <= task_slot_i;
      parameters_q  <= task_parameters_i;
      last_number_q <= 25'((task_len_bits_i - 1) >> 7);
      number_q      <= '0;
      final_q       <= task_len_bits_i <= 32'd128;
    end else if (made) begin
      number_q <= number_q + 1'b1;
      final_q  <= number_q + 1'b1 == last_number_q;
    end
  end
endmodule
