// The sum of EIA3: for every message bit that is set the 32 keystream bits from its place on.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4.5
// Source      MacBits 1 and 4: Ruan, Guo, Qin, WP437, figure 6 and the text before it; 32: the windows of a word in one
//             tree of XORs, as there is no feedback but the sum's own
// Contract    total_o is the XOR of the windows of all words since clear_i: bit 31 - i of message_i stands for bits
//             63 - i .. 32 - i of windows_i. It is complete when idle_o is high.
// Parameters  MacBits: message bits per clock, 1, 4 or 32
// Handshake   valid_i/ready_o; ready_o is low for 32/MacBits - 1 clocks after a word
// Latency     32/MacBits clocks; 4 for MacBits 32
// Reset       clears sum and registers
// Timing      independent of the data; not masked
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_window_sum #(
  parameter int unsigned MacBits = 32
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        clear_i,
  input  logic        valid_i,
  output logic        ready_o,
  input  logic [31:0] message_i,
  input  logic [63:0] windows_i,
  output logic        idle_o,
  output logic [31:0] total_o
);
  // The windows of the first Bits bits of a word.
  function automatic logic [31:0] sum_of(input logic [31:0] message, input logic [63:0] windows, input int unsigned from,
                                         input int unsigned bits);
    logic [31:0] sum;
    sum = '0;
    for (int unsigned i = 0; i < bits; i++) begin
      sum ^= {32{message[31-from-i]}} & 32'(windows >> (32 - from - i));
    end
    return sum;
  endfunction

  logic [31:0] total_q;
  assign total_o = total_q;

  if (MacBits == 32) begin : gen_parallel
    // Word and windows in registers, eight windows per register, then all four, then the sum.
    logic [31:0] message_q, word_q;
    logic [63:0] windows_q;
    logic [31:0] part_q [4];
    logic        valid_q, part_valid_q, word_valid_q;

    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        valid_q      <= 1'b0;
        part_valid_q <= 1'b0;
        word_valid_q <= 1'b0;
        total_q      <= '0;
        message_q    <= '0;
        windows_q    <= '0;
        word_q       <= '0;
        for (int unsigned i = 0; i < 4; i++) part_q[i] <= '0;
      end else begin
        valid_q      <= valid_i;
        part_valid_q <= valid_q;
        word_valid_q <= part_valid_q;
        message_q    <= message_i;
        windows_q    <= windows_i;
        for (int unsigned i = 0; i < 4; i++) part_q[i] <= sum_of(message_q, windows_q, 8 * i, 8);
        word_q <= part_q[0] ^ part_q[1] ^ part_q[2] ^ part_q[3];
        if (clear_i) total_q <= '0;
        else if (word_valid_q) total_q <= total_q ^ word_q;
      end
    end
    assign ready_o = 1'b1;
    assign idle_o  = !valid_q && !part_valid_q && !word_valid_q;
  end else begin : gen_serial
    localparam int unsigned Steps = 32 / MacBits;
    logic [$clog2(Steps+1)-1:0] left_q;
    logic [31:0]                message_q;
    logic [63:0]                windows_q;

    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        left_q    <= '0;
        message_q <= '0;
        windows_q <= '0;
        total_q   <= '0;
      end else begin
        if (clear_i) total_q <= '0;
        else if (left_q != '0) total_q <= total_q ^ sum_of(message_q, windows_q, 0, MacBits);
        if (valid_i && ready_o) begin
          left_q    <= ($clog2(Steps + 1))'(Steps);
          message_q <= message_i;
          windows_q <= windows_i;
        end else if (left_q != '0) begin
          left_q    <= left_q - 1'b1;
          message_q <= message_q << MacBits;
          windows_q <= windows_q << MacBits;
        end
      end
    end
    assign ready_o = left_q <= 1;
    assign idle_o  = left_q == '0;
  end
endmodule
