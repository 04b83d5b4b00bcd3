// Packs the beats that a command read from memory into a stream that begins at byte 0.
//
// Contract    A command takes beats_m1+1 beats, in which its first byte has position `offset` of the first beat. Its
//             output is packed from byte 0, keep all ones but in the last beat, where tail_m1+1 low ones count.
//             out_error_o, valid with last, tells whether in_error_i was high in any beat of the command.
// Handshake   every channel valid/ready. A command is taken with its last beat in and must be on offer when its first
//             beat comes. As many clocks as the command has beats on the longer side, and none between commands.
//             in_ready_o depends on out_ready_i in the same cycle.
// Latency     up to 2 clocks from the last beat that an output beat needs
module tnd_byte_pack #(
  parameter int unsigned DataWidth = 256,
  parameter int unsigned BeatWidth = 26,
  localparam int unsigned Bytes       = DataWidth / 8,
  localparam int unsigned OffsetWidth = $clog2(Bytes)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  output logic                   busy_o,  // holds a beat
  input  logic                   cmd_valid_i,
  output logic                   cmd_ready_o,
  input  logic [OffsetWidth-1:0] cmd_offset_i,
  input  logic [BeatWidth-1:0]   cmd_beats_m1_i,
  input  logic [OffsetWidth-1:0] cmd_tail_m1_i,
  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [DataWidth-1:0]   in_data_i,
  input  logic                   in_error_i,
  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [DataWidth-1:0]   out_data_o,
  output logic [Bytes-1:0]       out_keep_o,
  output logic                   out_last_o,
  output logic                   out_error_o
);
  // A beat, rotated so that its bytes stand where they leave: those from position Bytes-offset on belong to the output
  // beat before. A last beat of which all bytes do `folds`: it has no output beat of its own.
  typedef struct packed {
    logic [DataWidth-1:0]   data;
    logic                   last;
    logic                   error;  // so far in the command
    logic [OffsetWidth-1:0] offset;
    logic [OffsetWidth-1:0] tail_m1;
  } beat_t;

  beat_t                in_beat, next_q, held_q;
  logic                 next_valid_q, next_folds_q, held_valid_q;
  logic [BeatWidth-1:0] taken_q;  // beats of the command so far
  logic                 take, first, in_last, carry;
  logic [OffsetWidth-1:0] last_position_unused;

  // In: rotate and mark.
  assign first   = taken_q == '0;
  assign in_last = taken_q == cmd_beats_m1_i;
  assign {carry, last_position_unused} = {1'b0, cmd_offset_i} + {1'b0, cmd_tail_m1_i};

  assign in_beat.data    = DataWidth'({in_data_i, in_data_i} >> {cmd_offset_i, 3'b000});
  assign in_beat.last    = in_last;
  assign in_beat.error   = in_error_i || (next_q.error && !first);
  assign in_beat.offset  = cmd_offset_i;
  assign in_beat.tail_m1 = cmd_tail_m1_i;

  // Out: the low bytes come from the held beat, the others from the next one. A beat that folds never becomes the held
  // one, so a held last beat leaves alone and the next command's first beat takes its place in the same clock.
  logic             joins, ends, held_ready;
  logic [Bytes-1:0] from_next;

  assign joins      = held_q.offset != '0 && !held_q.last;
  assign ends       = held_q.last || (next_valid_q && next_folds_q);
  assign held_ready = !held_valid_q || (out_valid_o && out_ready_i);

  assign cmd_ready_o = take && in_last;
  assign in_ready_o  = cmd_valid_i && (!next_valid_q || held_ready);
  assign take        = in_valid_i && in_ready_o;
  assign busy_o      = next_valid_q || held_valid_q;

  assign out_valid_o = held_valid_q && (next_valid_q || !joins);
  assign out_last_o  = ends;
  assign out_error_o = joins ? next_q.error : held_q.error;

  assign from_next   = joins ? ~(Bytes'('1) >> held_q.offset) : '0;
  assign out_keep_o  = ends ? ~(Bytes'('1) << held_q.tail_m1 << 1) : '1;
  for (genvar i = 0; i < Bytes; i++) begin : gen_byte
    assign out_data_o[8*i+:8] = from_next[i] ? next_q.data[8*i+:8] : held_q.data[8*i+:8];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      next_valid_q <= 1'b0;
      held_valid_q <= 1'b0;
      taken_q      <= '0;
    end else begin
      if (take) taken_q <= in_last ? '0 : taken_q + 1'b1;
      if (!next_valid_q || held_ready) next_valid_q <= take;
      if (held_ready) held_valid_q <= next_valid_q && !next_folds_q;
    end
  end

  always_ff @(posedge clk_i) begin
    if (take) begin
      next_q       <= in_beat;
      next_folds_q <= in_last && carry;
    end
    if (held_ready && next_valid_q) held_q <= next_q;
  end
endmodule
