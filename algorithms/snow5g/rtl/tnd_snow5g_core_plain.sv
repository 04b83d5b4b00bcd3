// SNOW 5G keystream, one clock per step and block, by the formulas of the standard.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; the designers' SNOW-Vi
// Contract    ../README.md, "Keystream ports"; one stream at a time
// Parameters  SboxForm: see tnd_snow5g_round
// Handshake   load_valid_i/load_ready_o; block_valid_o/block_ready_i
// Latency     18 clocks from load to the first block, then one block per clock
// Reset       empties it and clears the cells and the FSM
// Timing      independent of key and data; not masked
// Checked by  ../tb
module tnd_snow5g_core_plain
  import tnd_snow5g_word_pkg::*;
#(
  parameter int unsigned SboxForm    = 0,
  parameter int unsigned StreamWidth = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  output logic                   load_ready_o,
  output logic [StreamWidth-1:0] load_stream_o,
  input  start_t                 load_start_i,
  input  logic [31:0]            load_blocks_i,

  output logic                   block_valid_o,
  input  logic                   block_ready_i,
  output logic [StreamWidth-1:0] block_stream_o,
  output block_t                 block_o,
  output logic                   block_last_o
);
  typedef enum logic [1:0] {
    Idle,
    Initialising,
    Working
  } phase_t;

  phase_t      phase_q;
  logic [3:0]  count_q;  // steps of the initialisation
  logic [31:0] left_q;   // blocks
  logic        emit, init, last_init;
  cells_t      cells_q, next;
  fsm_t        fsm_q;
  block_t      z, round1, round2, r1;

  assign init           = phase_q == Initialising;
  assign last_init      = init && count_q == 4'(Steps - 1);
  assign emit           = phase_q == Working && (!block_valid_o || block_ready_i);
  assign load_ready_o   = last_init;
  assign load_stream_o  = '0;
  assign block_stream_o = '0;

  assign z = plus(fsm_q.r1, cells_q.b_high) ^ fsm_q.r2;
  tnd_snow5g_round #(.SboxForm(SboxForm)) u_round1 (.block_i(fsm_q.r1), .block_o(round1));
  tnd_snow5g_round #(.SboxForm(SboxForm)) u_round2 (.block_i(fsm_q.r2), .block_o(round2));

  always_comb begin
    next = stepped(cells_q);
    if (init) next.a_high ^= z;
  end

  // Both halves of the key join R1 at the end of the initialisation.
  always_comb begin
    r1 = sigma(plus(fsm_q.r2, fsm_q.r3 ^ cells_q.a_high));
    if (init && count_q == 4'(Steps - 2)) r1 ^= load_start_i.key[127:0];
    if (last_init) r1 ^= load_start_i.key[255:128];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      cells_q <= '0;
      fsm_q   <= '0;
    end else if (phase_q == Idle) begin
      cells_q <= '{a_low: load_start_i.iv, a_high: load_start_i.key[127:0], b_low: '0, b_high: load_start_i.key[255:128]};
      fsm_q   <= '0;
    end else if (init || emit) begin
      cells_q <= next;
      fsm_q   <= '{r1: r1, r2: round1, r3: round2};
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
    end else begin
      unique case (phase_q)
        Initialising: begin
          count_q <= count_q + 4'd1;
          if (last_init) phase_q <= Working;
        end
        Working: if (emit && left_q == 32'd1) phase_q <= Idle;
        default: begin
          count_q <= '0;
          if (load_valid_i) phase_q <= Initialising;
        end
      endcase
    end
  end
  always_ff @(posedge clk_i) begin
    if (phase_q == Idle) left_q <= load_blocks_i;
    else if (emit) left_q <= left_q - 32'd1;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      block_valid_o <= 1'b0;
      block_o       <= '0;
      block_last_o  <= 1'b0;
    end else if (emit) begin
      block_valid_o <= 1'b1;
      block_o       <= z;
      block_last_o  <= left_q == 32'd1;
    end else if (block_ready_i) begin
      block_valid_o <= 1'b0;
    end
  end
endmodule
