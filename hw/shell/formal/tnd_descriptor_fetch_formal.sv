// Proves for a bounded run from reset that tnd_descriptor_fetch gives every posted descriptor once and in order.
//
// The memory answers in order, when it likes; what it gives for a ring's entry is the number of the entry, in the cookie.
// Assumes that software posts no more descriptors than the ring has entries before they are taken.
module tnd_descriptor_fetch_formal
  import tnd_shell_pkg::*;
#(
  parameter int unsigned Prefetch = 2
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        stop_i,
  input logic [15:0] tail_i,
  input logic        descriptor_ready_i,
  input logic        ar_ready_i,
  input logic        r_valid_i,
  input logic [1:0]  r_resp_i
);
  localparam int unsigned Outstanding = 4;
  localparam logic [3:0]  Log2Entries = 4'd2;

  logic         quiet, busy, descriptor_valid, reserved, error, ar_valid, r_ready;
  task_t        fetched;
  logic [63:0]  ar_addr;
  logic [7:0]   ar_len;
  logic [511:0] r_data;

  tnd_descriptor_fetch #(
    .MemDataWidth(512),
    .Prefetch    (Prefetch)
  ) u_fetch (
    .quiet_o           (quiet),
    .busy_o            (busy),
    .enable_i          (1'b1),
    .base_i            (64'd0),
    .log2_entries_i    (Log2Entries),
    .descriptor_valid_o(descriptor_valid),
    .task_o            (fetched),
    .reserved_o        (reserved),
    .error_o           (error),
    .ar_valid_o        (ar_valid),
    .ar_addr_o         (ar_addr),
    .ar_len_o          (ar_len),
    .r_ready_o         (r_ready),
    .r_data_i          (r_data),
    .r_last_i          (1'b1),
    .*
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb assume (rst_ni == started_q);

  // ------------------------------------------------------------------ memory
  logic [Outstanding-1:0][1:0] entry_q;  // asked for, oldest at 0
  logic [2:0]                  owed_q;
  logic                        ask, answer;
  assign ask    = ar_valid && ar_ready_i;
  assign answer = r_valid_i && r_ready;
  assign r_data = 512'(entry_q[0]) << 32;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      owed_q <= '0;
    end else begin
      owed_q <= owed_q + 3'(ask) - 3'(answer);
      if (answer) entry_q <= entry_q >> 2;
      if (ask) entry_q[2'(owed_q - 3'(answer))] <= ar_addr[7:6];
    end
  end
  always_comb begin
    assume (!r_valid_i || owed_q != '0);
    if (started_q) assert (!ask || owed_q != 3'(Outstanding));
    if (started_q) assert (!ask || (ar_len == '0 && ar_addr[63:8] == '0 && ar_addr[5:0] == '0));
  end

  // ------------------------------------------------------------------ each once, in order
  logic [15:0] taken_q, tail_q;
  logic        take;
  assign take = descriptor_valid && descriptor_ready_i;
  always_ff @(posedge clk_i) begin
    tail_q <= rst_ni ? tail_i : '0;
    if (!rst_ni) taken_q <= '0;
    else if (take) taken_q <= taken_q + 1'b1;
  end
  always_comb begin
    if (started_q) begin
      assume (tail_i - tail_q <= 16'd4 && tail_i - taken_q <= 16'd4);
      assert (taken_q != tail_i || !descriptor_valid);
      if (descriptor_valid && !error) assert (fetched.cookie == 32'(taken_q[1:0]));
      // None is left behind.
      if (!busy && !stop_i) assert (taken_q == tail_i && owed_q == '0);
    end
  end
endmodule
