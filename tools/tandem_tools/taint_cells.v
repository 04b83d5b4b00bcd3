// Gates on bits that say whether what they stand for may depend on a marked input: for techmap, see formal.py.
//
// A gate's output may depend on all that its inputs do; a constant depends on nothing. So it is too with a choice made by
// such a bit; one made by a bit with a value of its own stays a multiplexer, and takes the mark of what it chooses.

(* techmap_celltype = "$_BUF_ $_NOT_" *)
module taint_one(A, Y);
  parameter _TECHMAP_CONSTMSK_A_ = 0;
  input A;
  output Y;
  assign Y = _TECHMAP_CONSTMSK_A_ ? 1'b0 : A;
endmodule

(* techmap_celltype = "$_AND_ $_NAND_ $_OR_ $_NOR_ $_XOR_ $_XNOR_ $_ANDNOT_ $_ORNOT_" *)
module taint_two(A, B, Y);
  parameter _TECHMAP_CONSTMSK_A_ = 0;
  parameter _TECHMAP_CONSTMSK_B_ = 0;
  input A, B;
  output Y;
  assign Y = (_TECHMAP_CONSTMSK_A_ ? 1'b0 : A) | (_TECHMAP_CONSTMSK_B_ ? 1'b0 : B);
endmodule

(* techmap_celltype = "$_MUX_" *)
module taint_choice(A, B, S, Y);
  parameter _TECHMAP_CONSTMSK_A_ = 0;
  parameter _TECHMAP_CONSTMSK_B_ = 0;
  input A, B, S;
  output Y;
  assign Y = (_TECHMAP_CONSTMSK_A_ ? 1'b0 : A) | (_TECHMAP_CONSTMSK_B_ ? 1'b0 : B) | S;
endmodule
