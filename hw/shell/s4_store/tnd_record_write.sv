// Writes completion records of 32 bytes to memory, several under way.
//
// Bus         INCR bursts of a whole record or, where that is more than MaxBurst beats, of MaxBurst beats; within one beat
//             where that is wider. The last of several, with the phase, is offered when memory has answered all before it
// Handshake   record_valid_i/record_ready_o, a beat at a time; a record goes to memory once all of it is here.
//             written_valid_o is a pulse per record, in order, once memory has answered. While stop_i is high no beat is taken.
// Rate        one record per twice 256/MemDataWidth clocks and one, 2 from 256 bits on; of several bursts, one per answer of memory
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py, ../tb/test_shell_bursts.py
module tnd_record_write
  import tnd_shell_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned MaxBurst     = 16,  // beats; a power of two
  parameter int unsigned Depth        = 8,   // records under way
  localparam int unsigned BeatBits  = MemDataWidth < RecordBits ? MemDataWidth : RecordBits
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop_i,
  output logic                      busy_o,   // a record is under way
  input  logic [63:0]               base_i,   // of the ring of records

  input  logic                      record_valid_i,
  output logic                      record_ready_o,
  input  logic [BeatBits-1:0]       record_i,
  input  logic [11:0]               record_entry_i,  // of the ring
  input  logic                      record_urgent_i,
  output logic                      written_valid_o,
  output logic                      written_urgent_o,
  output logic                      written_error_o,

  output logic                      aw_valid_o,
  input  logic                      aw_ready_i,
  output burst_t                    aw_o,
  output logic                      w_valid_o,
  input  logic                      w_ready_i,
  output logic [MemDataWidth-1:0]   w_data_o,
  output logic [MemDataWidth/8-1:0] w_strb_o,
  output logic                      w_last_o,
  input  logic                      b_valid_i,
  output logic                      b_ready_o,
  input  logic [1:0]                b_resp_i
);

  localparam int unsigned Beats      = RecordBits / BeatBits;
  localparam int unsigned BurstBeats = MaxBurst < Beats ? MaxBurst : Beats;
  localparam int unsigned Bursts     = Beats / BurstBeats;  // of a record
  localparam int unsigned BurstWidth = $clog2(Bursts);
  localparam int unsigned LeftWidth  = $clog2(Beats + 1);
  localparam int unsigned OfferWidth = $clog2(Bursts + 1);
  localparam logic [1:0]  RespOkay   = 2'b00;

  // The record on its way: its beats come in at the high end and leave at the low end, of one shift register; its addresses
  // are on offer, one after the other, until taken.
  logic                  taking_q;  // the beats of a record, for which there is room; until its own are out none
  logic                  fill, full, room, final_offer, settled, offered, sent;
  logic [LeftWidth-1:0]  filled_q;  // beats that have come, of a record that is not whole
  logic [OfferWidth-1:0] offers_q;  // bursts whose address has not been taken
  logic [58:0]           addr_q;    // of the record
  logic [RecordBits-1:0] data_q;
  logic [LeftWidth-1:0]  left_q;    // beats

  logic unused_base;
  assign unused_base = ^base_i[4:0];  // 0, as the ring is aligned

  assign record_ready_o = taking_q && !stop_i;
  assign fill           = record_valid_i && record_ready_o;
  assign full           = fill && 32'(filled_q) == Beats - 1;
  assign final_offer    = offers_q == OfferWidth'(1);
  assign aw_valid_o     = offers_q != '0 && (!final_offer || settled);
  assign offered        = offers_q == '0 || (final_offer && aw_valid_o && aw_ready_i);
  assign sent           = left_q == '0 || (left_q == LeftWidth'(1) && w_ready_i);
  assign aw_o.len       = 8'(BurstBeats - 1);
  assign w_valid_o      = left_q != '0;
  assign w_last_o       = ((32'(left_q) - 1) & (BurstBeats - 1)) == '0;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      taking_q <= 1'b0;
      filled_q <= '0;
      offers_q <= '0;
      left_q   <= '0;
    end else begin
      taking_q <= taking_q ? !full : offered && sent && room;
      if (full) filled_q <= '0;
      else if (fill) filled_q <= filled_q + 1'b1;
      if (full) offers_q <= OfferWidth'(Bursts);
      else if (aw_valid_o && aw_ready_i) offers_q <= offers_q - 1'b1;
      if (full) left_q <= LeftWidth'(Beats);
      else if (w_valid_o && w_ready_i) left_q <= left_q - 1'b1;
    end
    if (full) addr_q <= base_i[63:5] + 59'(record_entry_i);
    if (fill || (w_valid_o && w_ready_i)) data_q <= RecordBits'({record_i, data_q} >> BeatBits);
  end

  if (MemDataWidth > RecordBits) begin : gen_part_of_beat
    localparam int unsigned PlaceWidth = $clog2(MemDataWidth / RecordBits);
    assign aw_o.addr = {addr_q[58:PlaceWidth], (5 + PlaceWidth)'(0)};
    assign w_data_o  = {MemDataWidth / RecordBits{data_q}};
    assign w_strb_o  = (MemDataWidth/8)'(32'hFFFF_FFFF) << {addr_q[PlaceWidth-1:0], 5'd0};
  end else begin : gen_beats
    // Bursts to offer count down from Bursts, their places in the record up from 0.
    assign aw_o.addr = {addr_q, 5'd0} | ((64'(Bursts) - 64'(offers_q)) % 64'(Bursts) << (5 - BurstWidth));
    assign w_data_o  = data_q[MemDataWidth-1:0];
    assign w_strb_o  = '1;
  end

  // What to do when memory has answered the last burst of a record.
  logic                       under_way, answered, burst_error, error_q;
  logic [$clog2(Depth+1)-1:0] count_unused;

  tnd_fifo #(
    .Width(1),
    .Depth(Depth)
  ) u_urgent (
    .clk_i,
    .rst_ni,
    .in_valid_i (full),
    .in_ready_o (room),
    .in_data_i  (record_urgent_i),
    .out_valid_o(under_way),
    .out_ready_i(written_valid_o),
    .out_data_o (written_urgent_o),
    .count_o    (count_unused)
  );

  if (Bursts == 1) begin : gen_one_burst
    assign settled  = 1'b1;
    assign answered = b_valid_i;
    assign error_q  = 1'b0;
  end else begin : gen_bursts
    // With the last burst of a record nothing else is under way, so there are never more than Bursts.
    logic [BurstWidth-1:0] answers_q;  // bursts of the oldest record that memory has answered
    logic [OfferWidth-1:0] owed_q;     // bursts that memory has not answered
    assign settled  = owed_q == '0;
    assign answered = b_valid_i && answers_q == '1;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        answers_q <= '0;
        owed_q    <= '0;
        error_q   <= 1'b0;
      end else begin
        owed_q <= owed_q + OfferWidth'(aw_valid_o && aw_ready_i) - OfferWidth'(b_valid_i);
        if (b_valid_i) begin
          answers_q <= answers_q + 1'b1;
          error_q   <= burst_error && !answered;
        end
      end
    end
  end

  assign burst_error = error_q || b_resp_i != RespOkay;
  assign b_ready_o   = 1'b1;
  assign busy_o      = under_way;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) written_valid_o <= 1'b0;
    else written_valid_o <= answered;
    written_error_o <= burst_error;
  end

endmodule
