// Key slots: written, used and wiped, never read back over a bus.
//
// Update      load_i copies key_i into slot_i, wipe_i clears slot_i; a slot that does not exist is ignored
// Lookup      combinational; lookup_valid_o is low for a slot that does not exist or holds no key
// Reset       every slot is invalid at once; the next KeySlots cycles overwrite the old keys with zero
// Checked by  ../tb/test_shell_keys.py
module tnd_key_slots #(
  parameter int unsigned KeySlots = 8
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         load_i,
  input  logic         wipe_i,
  input  logic [7:0]   slot_i,
  input  logic [255:0] key_i,
  input  logic [7:0]   lookup_slot_i,
  output logic         lookup_valid_o,
  output logic [255:0] lookup_key_o
);

  localparam int unsigned IndexWidth = KeySlots > 1 ? $clog2(KeySlots) : 1;
  typedef logic [IndexWidth-1:0] index_t;

  logic [255:0]        key_q[KeySlots];
  logic [KeySlots-1:0] valid_q;
  logic                sweep_q;        // old keys are being overwritten
  index_t              sweep_index_q;

  logic   update;
  logic   write;
  index_t write_index;

  // An update goes first; the sweep spares a slot that has been loaded meanwhile.
  assign update      = (load_i || wipe_i) && slot_i < 8'(KeySlots);
  assign write       = update || (sweep_q && !valid_q[sweep_index_q]);
  assign write_index = update ? index_t'(slot_i) : sweep_index_q;

  always_ff @(posedge clk_i) begin
    if (write) key_q[write_index] <= (update && !wipe_i) ? key_i : '0;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      valid_q       <= '0;
      sweep_q       <= 1'b1;
      sweep_index_q <= '0;
    end else if (update) begin
      valid_q[index_t'(slot_i)] <= !wipe_i;
    end else if (sweep_q) begin
      sweep_q       <= sweep_index_q != index_t'(KeySlots - 1);
      sweep_index_q <= sweep_index_q + 1'b1;
    end
  end

  assign lookup_valid_o = lookup_slot_i < 8'(KeySlots) && valid_q[index_t'(lookup_slot_i)];
  assign lookup_key_o   = key_q[index_t'(lookup_slot_i)];

endmodule
