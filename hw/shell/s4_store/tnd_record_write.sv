// Writes completion records of 32 bytes to memory, several under way.
//
// Bus         INCR bursts of a whole record or, where that is more than MaxBurst beats, of MaxBurst beats; within one beat
//             where that is wider. The last of several, with the phase, is offered when memory has answered all before it
// Handshake   record_valid/record_ready, a beat at a time; a record goes to memory once all of it is here.
//             written_valid is a pulse per record, in order, once memory has answered. While stop is high no beat is taken.
// Rate        one record per 2 * 256 / MemDataWidth + 1 clocks, per 2 clocks from 256 bits on; if it takes several bursts, one
//             per answer of memory
// Checked by  ../tb/test_shell_ring.py, ../tb/test_shell_errors.py, ../tb/test_shell_bursts.py
module tnd_record_write
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned MemDataWidth = 256,
  parameter int unsigned MaxBurst     = 16,  // beats; a power of two
  parameter int unsigned Depth        = 8,   // records under way
  localparam int unsigned BeatBits  = MemDataWidth < RecordBits ? MemDataWidth : RecordBits
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      stop,
  output logic                      records_busy,  // a record is under way
  input  logic [63:0]               base,          // of the ring of records

  input  logic                      record_valid,
  output logic                      record_ready,
  input  logic [BeatBits-1:0]       record,
  input  logic [11:0]               record_entry,  // of the ring
  input  logic                      record_urgent,
  input  end_t                      ending,        // of its task, with its last beat
  output logic                      written_valid,
  output logic                      written_urgent,
  output logic                      written_error,
  output end_t                      written,       // the ending that came with the record

  output logic                      record_aw_valid,
  input  logic                      record_aw_ready,
  output burst_t                    record_aw,
  output logic                      record_w_valid,
  input  logic                      record_w_ready,
  output logic [MemDataWidth-1:0]   record_w_data,
  output logic [MemDataWidth/8-1:0] record_w_strb,
  output logic                      record_w_last,
  input  logic                      record_b_valid,
  output logic                      record_b_ready,
  input  logic [1:0]                m_axi_gmem_bresp
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
  assign unused_base = ^base[4:0];  // 0, as the ring is aligned

  assign record_ready    = taking_q && !stop;
  assign fill            = record_valid && record_ready;
  assign full            = fill && 32'(filled_q) == Beats - 1;
  assign final_offer     = offers_q == OfferWidth'(1);
  assign record_aw_valid = offers_q != '0 && (!final_offer || settled);
  assign offered         = offers_q == '0 || (final_offer && record_aw_valid && record_aw_ready);
  assign sent            = left_q == '0 || (left_q == LeftWidth'(1) && record_w_ready);
  assign record_aw.len   = 8'(BurstBeats - 1);
  assign record_w_valid  = left_q != '0;
  assign record_w_last   = ((32'(left_q) - 1) & (BurstBeats - 1)) == '0;

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
      else if (record_aw_valid && record_aw_ready) offers_q <= offers_q - 1'b1;
      if (full) left_q <= LeftWidth'(Beats);
      else if (record_w_valid && record_w_ready) left_q <= left_q - 1'b1;
    end
    if (full) addr_q <= base[63:5] + 59'(record_entry);
    if (fill || (record_w_valid && record_w_ready)) data_q <= RecordBits'({record, data_q} >> BeatBits);
  end

  if (MemDataWidth > RecordBits) begin : gen_part_of_beat
    localparam int unsigned PlaceWidth = $clog2(MemDataWidth / RecordBits);
    assign record_aw.addr = {addr_q[58:PlaceWidth], (5 + PlaceWidth)'(0)};
    assign record_w_data  = {MemDataWidth / RecordBits{data_q}};
    assign record_w_strb  = (MemDataWidth/8)'(32'hFFFF_FFFF) << {addr_q[PlaceWidth-1:0], 5'd0};
  end else begin : gen_beats
    // Bursts to offer count down from Bursts, their places in the record up from 0.
    assign record_aw.addr = {addr_q, 5'd0} | ((64'(Bursts) - 64'(offers_q)) % 64'(Bursts) << (5 - BurstWidth));
    assign record_w_data  = data_q[MemDataWidth-1:0];
    assign record_w_strb  = '1;
  end

  // A note on each record says what to report when memory has answered its last burst.
  logic                       under_way, answered, burst_error, error_q;

  typedef struct packed {
    logic       urgent;
    logic       of_descriptor;  // SourceDescriptor, else SourceRing
    logic [7:0] status;
  } note_t;
  note_t note;

  tnd_fifo #(.word_t(note_t), .Depth(Depth)) u_notes (
    .clk_i, .rst_ni, .in_valid_i(full), .in_ready_o(room),
    .in_data_i('{record_urgent, ending.source == SourceDescriptor, ending.status}),
    .out_valid_o(under_way), .out_ready_i(written_valid), .out_data_o(note)
  );
  assign written_urgent = note.urgent;
  assign written        = '{
    from_ring: 1'b1, failed: note.status != StatusOk, source: note.of_descriptor ? SourceDescriptor : SourceRing,
    status: note.status
  };

  logic unused_ending;
  assign unused_ending = ^{ending.from_ring, ending.failed};

  if (Bursts == 1) begin : gen_one_burst
    assign settled  = 1'b1;
    assign answered = record_b_valid;
    assign error_q  = 1'b0;
  end else begin : gen_bursts
    // With the last burst of a record nothing else is under way, so there are never more than Bursts.
    logic [BurstWidth-1:0] answers_q;  // bursts of the oldest record that memory has answered
    logic [OfferWidth-1:0] owed_q;     // bursts that memory has not answered
    assign settled  = owed_q == '0;
    assign answered = record_b_valid && answers_q == '1;
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        answers_q <= '0;
        owed_q    <= '0;
        error_q   <= 1'b0;
      end else begin
        owed_q <= owed_q + OfferWidth'(record_aw_valid && record_aw_ready) - OfferWidth'(record_b_valid);
        if (record_b_valid) begin
          answers_q <= answers_q + 1'b1;
          error_q   <= burst_error && !answered;
        end
      end
    end
  end

  assign burst_error    = error_q || m_axi_gmem_bresp != RespOkay;
  assign record_b_ready = 1'b1;
  assign records_busy   = under_way;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) written_valid <= 1'b0;
    else written_valid <= answered;
    written_error <= burst_error;
  end

endmodule
