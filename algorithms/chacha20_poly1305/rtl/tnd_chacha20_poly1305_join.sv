// Joins pads and message, and shows Poly1305 what it has to authenticate.
//
// Standard    RFC 8439, section 2.8
// Contract    Pads come in order, for each task block 0 and then those of its message. Block 0 becomes a job of Poly1305.
//             mac_*: aad, ciphertext and the block of lengths, in beats of 64 bytes, each part in beats of its own;
//             mac_blocks_o says which blocks of 16 bytes count, bytes beyond a part's end are zero. Encryption shows the
//             output, decryption the input.
// Output      all zero for a task whose status is not ok. owner_*: one per task, after its last beat was taken and with
//             the block of lengths, in order
// Handshake   every channel valid/ready
// Rate        one beat per clock; a task takes as many clocks as it has beats on mac_*. Block 0 of the next task is taken
//             meanwhile.
// Reset       empties it and clears the output registers; the plan queue is not reset
// Timing      independent of key and data
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_join
  import tnd_chacha20_round_pkg::*;
  import tnd_chacha20_poly1305_plan_pkg::*;
#(
  parameter int unsigned CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                pad_valid_i,
  output logic                pad_ready_o,
  input  state_t              pad_i,
  input  logic                pad_last_i,

  input  logic                plan_valid_i,
  output logic                plan_ready_o,
  input  logic [CtxWidth-1:0] plan_ctx_i,
  input  plan_t               plan_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [511:0]        data_in_data_i,
  input  logic [63:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                job_valid_o,
  input  logic                job_ready_i,
  output logic [255:0]        job_key_o,
  output logic [31:0]         job_blocks_o,

  output logic                mac_valid_o,
  input  logic                mac_ready_i,
  output logic [511:0]        mac_data_o,
  output logic [3:0]          mac_blocks_o,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [511:0]        data_out_data_o,
  output logic [63:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                owner_valid_o,
  input  logic                owner_ready_i,
  output logic [CtxWidth-1:0] owner_ctx_o,
  output logic [7:0]          owner_status_o,
  output logic                owner_empty_o   // no output
);
  localparam logic [7:0] StatusOk = 8'd0;

  // ------------------------------------------------------------------ block 0
  // What the beats of a task need to know of it, decided before they come.
  typedef struct packed {
    logic [CtxWidth-1:0] ctx;
    plan_t               plan;
    logic                has_aad;
    logic                has_text;
    logic                ok;
    logic [63:0]         last_keep;  // bytes of the message's last beat
  } next_t;
  logic                next_valid, next_ready, first_q, key_step, pad_step;
  next_t               entering, next;
  plan_t               plan;
  logic                plan_step, plan_queue_ready;
  logic [5:0]          last_byte;
  logic [1:0]          unused_count;

  // The next pad is a task's first one.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) first_q <= 1'b1;
    else if (pad_valid_i && pad_ready_o) first_q <= pad_last_i;
  end

  assign job_valid_o  = pad_valid_i && first_q && plan_valid_i && plan_queue_ready;
  assign job_key_o    = pad_i[7:0];
  assign job_blocks_o = blocks_of(plan_i.aad_bytes, plan_i.bytes);
  assign key_step     = job_valid_o && job_ready_i;
  assign plan_ready_o = key_step;
  assign pad_ready_o  = first_q ? key_step : pad_step;

  assign last_byte = plan_i.bytes[5:0] - 6'd1;
  assign entering  = '{
    ctx:       plan_ctx_i,
    plan:      plan_i,
    has_aad:   plan_i.aad_bytes != '0,
    has_text:  plan_i.bytes != '0,
    ok:        plan_i.status == StatusOk,
    last_keep: '1 >> ~last_byte
  };
  assign plan = next.plan;
  tnd_fifo #(
    .Width($bits(next_t)),
    .Depth(2)
  ) u_plans (
    .clk_i,
    .rst_ni,
    .in_valid_i (key_step),
    .in_ready_o (plan_queue_ready),
    .in_data_i  (entering),
    .out_valid_o(next_valid),
    .out_ready_i(next_ready),
    .out_data_o (next),
    .count_o    (unused_count)
  );

  // ------------------------------------------------------------------ aad, message, lengths
  typedef enum logic [1:0] {
    Aad,
    Text,
    Lengths
  } part_t;

  part_t        part;
  logic         aad_done_q, text_done_q;
  logic         out_room, mac_room, advance, text_last;
  logic [511:0] text, result, shown;
  logic [63:0]  keep, text_keep;

  always_comb begin
    part = Lengths;
    if (next.has_aad && !aad_done_q) part = Aad;
    else if (next.has_text && !text_done_q) part = Text;
  end

  assign mac_room  = !mac_valid_o || mac_ready_i;
  assign out_room  = !data_out_valid_o || data_out_ready_i;
  assign text_last = pad_last_i;

  always_comb begin
    advance = next_valid && mac_room;
    case (part)
      Aad:     advance = advance && data_in_valid_i;
      Text:    advance = advance && out_room && pad_valid_i && !first_q && (data_in_valid_i || !plan.has_data);
      default: advance = advance && owner_ready_i;
    endcase
  end

  assign next_ready      = advance && part == Lengths;
  assign plan_step       = next_ready;
  assign pad_step        = advance && part == Text;
  assign data_in_ready_o = advance && (part == Aad || (part == Text && plan.has_data));

  always_ff @(posedge clk_i) begin
    if (!rst_ni || plan_step) begin
      aad_done_q  <= 1'b0;
      text_done_q <= 1'b0;
    end else if (advance) begin
      if (part == Aad) aad_done_q <= data_in_last_i;
      if (part == Text) text_done_q <= text_last;
    end
  end

  // ------------------------------------------------------------------ one beat
  function automatic logic [511:0] select(input logic [511:0] data, input logic [63:0] bytes);
    for (int i = 0; i < 64; i++) select[8*i+:8] = bytes[i] ? data[8*i+:8] : '0;
  endfunction

  assign text_keep = text_last ? next.last_keep : '1;
  assign keep      = part == Aad ? data_in_keep_i : text_keep;
  assign text      = select(part == Text && !plan.has_data ? '0 : data_in_data_i, keep);
  assign result    = next.ok ? select(text ^ pad_i, text_keep) : '0;

  always_comb begin
    case (part)
      Aad:     shown = text;
      Text:    shown = plan.decrypt ? text : result;
      default: shown = {384'b0, 34'b0, plan.bytes, 32'b0, plan.aad_bytes};
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      mac_valid_o <= 1'b0;
      mac_data_o  <= '0;
    end else if (advance) begin
      mac_valid_o <= 1'b1;
      mac_data_o  <= shown;
    end else if (mac_ready_i) begin
      mac_valid_o <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (advance) mac_blocks_o <= part == Lengths ? 4'b0001 : {keep[48], keep[32], keep[16], keep[0]};
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      data_out_valid_o <= 1'b0;
      data_out_data_o  <= '0;
    end else if (pad_step) begin
      data_out_valid_o <= 1'b1;
      data_out_data_o  <= result;
    end else if (data_out_ready_i) begin
      data_out_valid_o <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (pad_step) begin
      data_out_keep_o <= text_keep;
      data_out_last_o <= text_last;
      data_out_ctx_o  <= next.ctx;
    end
  end

  assign owner_valid_o  = next_valid && mac_room && part == Lengths;
  assign owner_ctx_o    = next.ctx;
  assign owner_status_o = plan.status;
  assign owner_empty_o  = !next.has_text;
endmodule
