// Joins pads and message, and gives Poly1305 its input.
//
// Standard    RFC 8439, section 2.8
// Contract    Pads come in order, for each task block 0 and then those of its message. Block 0 becomes a job of Poly1305.
//             mac_*: aad, ciphertext and the block of lengths, in beats of 64 bytes, each part in beats of its own;
//             mac_blocks_o says which blocks of 16 bytes count, bytes beyond a part's end are zero. Encryption shows the
//             output, decryption the input.
// Output      all zero for a task whose status is not ok. owner_*: one per task, after its last beat was taken and with
//             the block of lengths, in order
// Parameters  EveryClock: 1, a beat in every clock; 0, in every second, for a high clock: no ready passes through
// Handshake   every channel valid/ready. Without EveryClock data_in_ready_o and, but for block 0, pad_ready_o are registers,
//             and data_out_ready_i reaches data_out_valid_o alone.
// Rate        a task takes as many beats as it has on mac_*. Block 0 of the next task is taken meanwhile.
// Clock       text and pad are registers, both masked; what leaves is their XOR. What a beat is comes from registers, too.
// Reset       empties it and clears text and pad; the plan queue is not reset
// Timing      independent of key and data
// Checked by  ../tb, in tnd_chacha20_poly1305_core
module tnd_chacha20_poly1305_join
  import tnd_chacha20_round_pkg::*;
  import tnd_chacha20_poly1305_plan_pkg::*;
#(
  parameter bit          EveryClock = 1'b1,
  parameter int unsigned CtxWidth   = 4
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
  // ------------------------------------------------------------------ block 0
  // A task whose beats are on their way, and one that waits.
  typedef struct packed {
    logic [CtxWidth-1:0] ctx;
    plan_t               plan;
    logic [63:0]         last_keep;  // bytes of the message's last beat
  } task_t;
  task_t      entering, waiting_q, next, now_q;
  logic       waits_q, valid_q, next_ready;
  logic       first_q, key_step, pad_step;
  logic [5:0] last_byte;

  // The next pad is a task's first one.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) first_q <= 1'b1;
    else if (pad_valid_i && pad_ready_o) first_q <= pad_last_i;
  end

  assign job_valid_o  = pad_valid_i && first_q && plan_valid_i && !waits_q;
  assign job_key_o    = pad_i[7:0];
  assign job_blocks_o = blocks_of(plan_i.aad_bytes, plan_i.bytes);
  assign key_step     = job_valid_o && job_ready_i;
  assign plan_ready_o = key_step;
  assign pad_ready_o  = first_q ? key_step : pad_step;

  assign last_byte = plan_i.bytes[5:0] - 6'd1;
  assign entering  = '{ctx: plan_ctx_i, plan: plan_i, last_keep: '1 >> ~last_byte};
  assign next      = waits_q ? waiting_q : entering;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      waits_q <= 1'b0;
      valid_q <= 1'b0;
    end else begin
      waits_q <= !next_ready && (waits_q || key_step);
      if (next_ready) valid_q <= waits_q || key_step;
    end
  end

  always_ff @(posedge clk_i) begin
    if (!waits_q) waiting_q <= entering;
    if (next_ready) now_q <= next;
  end

  // ------------------------------------------------------------------ aad, message, lengths
  typedef enum logic [1:0] {
    Aad,
    Text,
    Lengths
  } part_t;

  part_t part_q;        // what the next beat is of
  logic  takes_data_q;  // it comes from data_in
  logic  shows_data_q;  // and counts: of a task that failed it does not
  logic  has_pad_q;     // and so for the pad
  logic  room, advance, done;
  logic  rests_q, took_data_q, took_pad_q;  // a beat came in the last clock, and from where

  assign room = !rests_q && (!mac_valid_o || mac_ready_i) && (!data_out_valid_o || (EveryClock && data_out_ready_i));

  always_comb begin
    advance = valid_q && room;
    case (part_q)
      Aad:     advance = advance && data_in_valid_i;
      Text:    advance = advance && pad_valid_i && !first_q && (data_in_valid_i || !takes_data_q);
      default: advance = advance && owner_ready_i;
    endcase
  end

  assign done            = advance && part_q == Lengths;
  assign next_ready      = !valid_q || done;
  assign pad_step        = EveryClock ? advance && part_q == Text : took_pad_q;
  assign data_in_ready_o = EveryClock ? advance && takes_data_q : took_data_q;

  // With a beat in every second clock only, the source of a beat is told that it was taken in the clock after.
  always_ff @(posedge clk_i) begin
    rests_q     <= rst_ni && !EveryClock && advance;
    took_data_q <= rst_ni && advance && takes_data_q;
    took_pad_q  <= rst_ni && advance && part_q == Text;
  end

  // Part of the message in the beat after this one, and the kind of its task.
  part_t part;
  logic  has_data, ok;
  assign has_data = next_ready ? next.plan.has_data : now_q.plan.has_data;
  assign ok       = next_ready ? next.plan.ok : now_q.plan.ok;
  always_comb begin
    part = part_q;
    if (next_ready) part = next.plan.has_aad ? Aad : next.plan.has_text ? Text : Lengths;
    else if (advance && part_q == Aad && data_in_last_i) part = now_q.plan.has_text ? Text : Lengths;
    else if (advance && part_q == Text && pad_last_i) part = Lengths;
  end

  always_ff @(posedge clk_i) begin
    part_q       <= part;
    takes_data_q <= part == Aad || (part == Text && has_data);
    shows_data_q <= part == Aad || (part == Text && has_data && ok);
    has_pad_q    <= part == Text && ok;
  end

  // ------------------------------------------------------------------ one beat
  function automatic logic [511:0] select(input logic [511:0] data, input logic [63:0] bytes);
    for (int i = 0; i < 64; i++) select[8*i+:8] = bytes[i] ? data[8*i+:8] : '0;
  endfunction

  logic [63:0]  text_keep, data_keep;
  logic [511:0] lengths, text_q, pad_q;
  logic         encrypts_q;

  assign text_keep = pad_last_i ? now_q.last_keep : '1;
  assign data_keep = part_q == Aad ? data_in_keep_i : text_keep;
  assign lengths   = part_q == Lengths ? {384'b0, 34'b0, now_q.plan.bytes, 32'b0, now_q.plan.aad_bytes} : '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      text_q <= '0;
      pad_q  <= '0;
    end else if (advance) begin
      text_q <= select(data_in_data_i, shows_data_q ? data_keep : '0) | lengths;
      pad_q  <= select(pad_i, has_pad_q ? text_keep : '0);
    end
  end

  assign data_out_data_o = text_q ^ pad_q;
  assign mac_data_o      = encrypts_q ? data_out_data_o : text_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      mac_valid_o      <= 1'b0;
      data_out_valid_o <= 1'b0;
    end else begin
      mac_valid_o      <= advance || (mac_valid_o && !mac_ready_i);
      data_out_valid_o <= (advance && part_q == Text) || (data_out_valid_o && !data_out_ready_i);
    end
  end

  always_ff @(posedge clk_i) begin
    if (advance) begin
      encrypts_q      <= !now_q.plan.decrypt;
      mac_blocks_o    <= part_q == Lengths ? 4'b0001 : {data_keep[48], data_keep[32], data_keep[16], data_keep[0]};
      data_out_keep_o <= text_keep;
      data_out_last_o <= pad_last_i;
      data_out_ctx_o  <= now_q.ctx;
    end
  end

  assign owner_valid_o  = valid_q && room && part_q == Lengths;
  assign owner_ctx_o    = now_q.ctx;
  assign owner_status_o = now_q.plan.status;
  assign owner_empty_o  = !now_q.plan.has_text;

  logic unused_has_aad;  // the first part says so
  assign unused_has_aad = now_q.plan.has_aad;
endmodule
