// Key slots in block RAM: written word by word, read row by row, never read back over a bus.
//
// Write       one word of 32 bits of a slot, or with all_i every word of its row; close_i takes a slot's key away before it
//             is overwritten; open_i, with the operations that it may serve as data, says that the slot holds one; lock_i says
//             that it stays as it is; all go through a register, so they count a clock later
// Read        row_o, a clock after slot and row. valid_o: each slot holds a key. take_ops_o: bit n: take_slot_i may serve
//             operation n, if it holds a key
// Change      closes_o: closing_slot_o loses its key at the end of the clock, and no word of it changes before the next one
// Lock        the owner asks slot_locked_o first; only a reset ends it
// Reset       every slot is invalid and unlocked at once; the owner then overwrites the old keys
// Checked by  ../tb/test_shell_keys.py, ../formal/tnd_keys_formal.sv
module tnd_key_slots #(
  parameter int unsigned KeySlots = 8,
  parameter int unsigned RowBits  = 256,  // 32 to 256
  parameter int unsigned OpsWidth = 32,
  localparam int unsigned Rows      = 256 / RowBits,  // of a key
  localparam int unsigned Lanes     = RowBits / 32,
  localparam int unsigned SlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1,
  localparam int unsigned RowWidth  = Rows > 1 ? $clog2(Rows) : 1
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic [SlotWidth-1:0] slot_i,
  input  logic                 close_i,
  input  logic                 open_i,
  input  logic                 lock_i,
  input  logic                 write_i,
  input  logic                 all_i,
  input  logic [2:0]           word_i,
  input  logic [31:0]          data_i,
  output logic [KeySlots-1:0]  valid_o,
  output logic                 closes_o,
  output logic [SlotWidth-1:0] closing_slot_o,
  output logic                 slot_valid_o,  // of slot_i
  output logic                 slot_locked_o,
  input  logic [SlotWidth-1:0] take_slot_i,
  output logic [OpsWidth-1:0]  take_ops_o,
  input  logic [SlotWidth-1:0] read_slot_i,
  input  logic [RowWidth-1:0]  read_row_i,
  output logic [RowBits-1:0]   row_o
);

  localparam int unsigned IndexWidth = KeySlots * Rows > 1 ? $clog2(KeySlots * Rows) : 1;
  typedef logic [IndexWidth-1:0] index_t;

  (* ram_style = "block", no_rw_check *)
  logic [Lanes-1:0][31:0] key_q[KeySlots * Rows > 1 ? KeySlots * Rows : 2];  // no block RAM has one row
  logic [OpsWidth-1:0]    ops_q[KeySlots > 1 ? KeySlots : 2];
  logic [KeySlots-1:0]    valid_q, locked_q;
  logic                   close_q, open_q, lock_q;
  logic [SlotWidth-1:0]   slot_q;
  logic [Lanes-1:0]       write_q;
  logic [31:0]            data_q;
  index_t                 write_row_q, read_row;

  always_ff @(posedge clk_i) begin
    slot_q      <= slot_i;
    close_q     <= rst_ni && close_i;
    open_q      <= rst_ni && open_i;
    lock_q      <= rst_ni && lock_i;
    write_row_q <= index_t'(32'(slot_i) * Rows + 32'(word_i) / Lanes);
    data_q      <= data_i;
    for (int unsigned i = 0; i < Lanes; i++) write_q[i] <= rst_ni && write_i && (all_i || 32'(word_i) % Lanes == i);
  end
  assign read_row = index_t'(32'(read_slot_i) * Rows + 32'(read_row_i) % Rows);
  assign valid_o  = valid_q;

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Lanes; i++) begin
      if (write_q[i]) key_q[write_row_q][i] <= data_q;
    end
    row_o <= key_q[read_row];
  end

  always_ff @(posedge clk_i) if (open_q) ops_q[slot_q] <= data_q[OpsWidth-1:0];
  assign take_ops_o = ops_q[take_slot_i];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) {valid_q, locked_q} <= '0;
    else begin
      if (close_q) valid_q[slot_q] <= 1'b0;
      if (open_q) valid_q[slot_q] <= 1'b1;
      if (lock_q) locked_q[slot_q] <= 1'b1;
    end
  end

  assign closes_o       = close_q;
  assign closing_slot_o = slot_q;
  assign slot_valid_o   = valid_q[slot_i];
  assign slot_locked_o  = locked_q[slot_i];

endmodule
