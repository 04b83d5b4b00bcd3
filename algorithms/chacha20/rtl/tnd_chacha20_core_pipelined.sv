// ChaCha20 pads, fully unrolled: one block per clock, also from task to task.
//
// Parameters  PipelineCut: 32-bit additions between two pipeline registers; 1, 2 or 4 makes 80, 40 or 20 stages.
//             LatePad: 0 offers a pad with pad_valid_o; 1 brings it three clocks after it was taken, so that nothing wide
//             waits for pad_ready_i
// Handshake   block_valid_i/block_ready_o; pad_valid_o/pad_ready_i, pads in the order of their blocks. The pipeline
//             itself never stalls: a block enters only while the RAM behind has a place for its pad, so no enable has
//             to reach any stage. Nothing is lost.
// Latency     stages + 6 clocks from block to pad_valid_o, one less without the summation, and one less with LatePad
// Reset       empties it and clears entry_q and sum_block_q; the FIFOs' storage is not reset
// Secrets     a stage holds a block for one clock, and needs neither enable nor reset: block_i travels in every clock, and
//             has a pad only if it entered. It must be zero where no task is
// Checked by  ../tb, in tnd_chacha20_core
//
// No initial state travels with a block: u_tasks keeps each task's key, nonce and first counter in order, and the exit
// counts the blocks again.
module tnd_chacha20_core_pipelined
  import tnd_chacha20_round_pkg::*;
#(
  parameter int unsigned Stages      = 2,
  parameter int unsigned PipelineCut = 1,
  parameter bit          LatePad     = 1'b0
) (
  input  logic   clk_i,
  input  logic   rst_ni,

  input  logic   block_valid_i,
  output logic   block_ready_o,
  output logic   block_ready_next_o,  // in the next clock
  input  block_t block_i,
  input  logic   block_last_i,

  output logic   pad_valid_o,
  input  logic   pad_ready_i,
  output state_t pad_o,
  output logic   pad_last_o
);
  localparam int unsigned PipeStages = 80 / PipelineCut;
  localparam int unsigned Late       = 4;                        // blocks that enter until room_q knows
  localparam int unsigned RoundTrip  = PipeStages + 9 + Late;    // clocks until the place of a block is free again
  localparam int unsigned MaxBlocks  = 2 ** $clog2(RoundTrip);  // in flight

  if (PipelineCut != 1 && PipelineCut != 2 && PipelineCut != 4) begin : gen_bad_cut
    $error("PipelineCut must be 1, 2 or 4");
  end

  // ---------------------------------------------------------------------------------- entry: a place for every block
  logic [$clog2(MaxBlocks+1)-1:0] in_flight_q;
  logic                           enter, entered_q, left_q, room_next_q, room_q;
  logic                           entry_last_q;
  block_t                         entry_q;  // a block has entered if entered_q

  assign block_ready_o      = room_q;
  assign block_ready_next_o = room_next_q;
  assign enter              = block_valid_i && block_ready_o;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      in_flight_q <= '0;
      entered_q   <= 1'b0;
      left_q      <= 1'b0;
      entry_q     <= '0;
    end else begin
      if (entered_q != left_q) in_flight_q <= entered_q ? in_flight_q + 1'b1 : in_flight_q - 1'b1;
      entered_q <= enter;
      left_q    <= pad_valid_o && pad_ready_i;
      entry_q   <= block_i;
    end
  end
  always_ff @(posedge clk_i) begin
    entry_last_q <= block_last_i;
    room_next_q  <= !rst_ni || in_flight_q <= $bits(in_flight_q)'(MaxBlocks - Late);
    room_q       <= room_next_q;
  end

  // ---------------------------------------------------------------------------------- stages
  for (genvar i = 0; i < PipeStages; i++) begin : gen_stage
    logic   valid_d, last_d, valid_q, last_q;
    state_t state_d, state_q;

    if (i == 0) begin : gen_first
      assign valid_d = entered_q;
      assign last_d  = entry_last_q;
      assign state_d = initial_state(entry_q);
    end else begin : gen_next
      assign valid_d = gen_stage[i-1].valid_q;
      assign last_d  = gen_stage[i-1].last_q;
      assign state_d = gen_stage[i-1].state_q;
    end

    always_ff @(posedge clk_i) begin
      valid_q <= rst_ni && valid_d;
      last_q  <= last_d;
      case (PipelineCut)
        1:       state_q <= step(state_d, i % 4);
        2:       state_q <= step(step(state_d, 2 * i % 4), 2 * i % 4 + 1);
        default: state_q <= round(state_d);
      endcase
    end
  end

  // ---------------------------------------------------------------------------------- summation
  logic   sum_valid, sum_last;
  state_t sum;

  if (Stages == tnd_chacha20_pkg::StagesRounds) begin : gen_rounds
    assign sum_valid = gen_stage[PipeStages-1].valid_q;
    assign sum_last  = gen_stage[PipeStages-1].last_q;
    assign sum       = gen_stage[PipeStages-1].state_q;
  end else begin : gen_summation
    logic   first_q;           // the next block to enter is its task's first
    logic   entry_first_q;     // a task's first block has entered
    logic   task_valid;
    logic   task_ready_q;      // sum_block_q takes the next task: it holds none, or its last block is at the exit
    block_t task_first_block;  // of the next task to reach the exit
    logic   sum_block_valid_q;
    block_t sum_block_q;       // of the next block to reach the exit
    logic   exit_valid, exit_last;
    logic   sum_valid_q, sum_last_q;
    state_t sum_q;
    logic   unused_ready;      // as many places as blocks in flight

    always_ff @(posedge clk_i) begin
      if (!rst_ni) first_q <= 1'b1;
      else if (enter) first_q <= block_last_i;
      entry_first_q <= rst_ni && enter && first_q;
    end

    tnd_fifo_ram #(
      .word_t(block_t),
      .Depth(MaxBlocks),
      .Wipe (1)
    ) u_tasks (
      .clk_i,
      .rst_ni,
      .in_valid_i (entry_first_q),
      .in_ready_o (unused_ready),
      .in_data_i  (entry_q),
      .out_valid_o(task_valid),
      .out_ready_i(task_ready_q),
      .out_data_o (task_first_block)
    );

    assign exit_valid = gen_stage[PipeStages-1].valid_q;
    assign exit_last  = gen_stage[PipeStages-1].last_q;

    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        sum_block_valid_q <= 1'b0;
        sum_block_q       <= '0;
      end else if (task_ready_q) begin
        sum_block_valid_q <= task_valid;
        sum_block_q       <= task_first_block;  // zero if there is none
      end else if (exit_valid) begin
        sum_block_q.counter <= sum_block_q.counter + 32'd1;
      end
    end
    always_ff @(posedge clk_i) begin
      task_ready_q <= !rst_ni || !(task_ready_q ? task_valid : sum_block_valid_q)
                      || (gen_stage[PipeStages-2].valid_q && gen_stage[PipeStages-2].last_q);
      sum_valid_q  <= rst_ni && exit_valid;
      sum_last_q   <= exit_last;
      sum_q        <= summation(gen_stage[PipeStages-1].state_q, sum_block_q);
    end

    assign sum_valid = sum_valid_q;
    assign sum_last  = sum_last_q;
    assign sum       = sum_q;
  end

  // ---------------------------------------------------------------------------------- exit
  logic unused_ready;  // in_flight_q keeps a place for every pad
  if (LatePad) begin : gen_late
    // A FIFO tells which pads there are; they stand in a RAM beside it, which is read all the time.
    (* ram_style = "block", no_rw_check *)
    state_t                       ram_q [MaxBlocks];
    state_t                       read_data_q, pad_q;
    logic [$clog2(MaxBlocks)-1:0] write_q, read_q;
    logic                         taken_q;

    tnd_fifo_ram #(
      .Width    (1),
      .Depth    (MaxBlocks),
      .Registers(2)
    ) u_lasts (
      .clk_i,
      .rst_ni,
      .in_valid_i (sum_valid),
      .in_ready_o (unused_ready),
      .in_data_i  (sum_last),
      .out_valid_o(pad_valid_o),
      .out_ready_i(pad_ready_i),
      .out_data_o (pad_last_o)
    );
    assign pad_o = pad_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        write_q <= '0;
        read_q  <= '0;
        taken_q <= 1'b0;
      end else begin
        if (sum_valid) write_q <= write_q + 1'b1;
        taken_q <= pad_valid_o && pad_ready_i;
        if (taken_q) read_q <= read_q + 1'b1;
      end
    end
    always_ff @(posedge clk_i) begin
      if (sum_valid) ram_q[write_q] <= sum;
      read_data_q <= ram_q[read_q];
      pad_q       <= read_data_q;
    end
  end else begin : gen_offered
    // Two pads wait behind the RAM in a FIFO, which a pad leaves by a move of a pointer alone; the flag of a task's last pad
    // waits in registers (u_lasts).
    logic       ram_valid, ram_last, ram_ready;
    state_t     ram_pad;
    tnd_fifo_ram #(
      .Width    (1 + $bits(state_t)),
      .Depth    (MaxBlocks),
      .Registers(2)
    ) u_fifo (
      .clk_i,
      .rst_ni,
      .in_valid_i (sum_valid),
      .in_ready_o (unused_ready),
      .in_data_i  ({sum_last, sum}),
      .out_valid_o(ram_valid),
      .out_ready_i(ram_ready),
      .out_data_o ({ram_last, ram_pad})
    );
    tnd_fifo #(
      .word_t(state_t),
      .Depth(2)
    ) u_pads (
      .clk_i,
      .rst_ni,
      .in_valid_i (ram_valid),
      .in_ready_o (ram_ready),
      .in_data_i  (ram_pad),
      .out_valid_o(pad_valid_o),
      .out_ready_i(pad_ready_i),
      .out_data_o (pad_o)
    );
    logic unused_skid_ready, unused_skid_valid;  // as those of u_pads
    tnd_skid #(.Width(1)) u_lasts (
      .clk_i,
      .rst_ni,
      .in_valid_i (ram_valid),
      .in_ready_o (unused_skid_ready),
      .in_data_i  (ram_last),
      .out_valid_o(unused_skid_valid),
      .out_ready_i(pad_ready_i),
      .out_data_o (pad_last_o)
    );
  end
endmodule
