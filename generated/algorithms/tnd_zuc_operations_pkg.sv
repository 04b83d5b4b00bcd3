// What operations of ZUC cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/zuc/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_zuc_operations_pkg;
  localparam logic [255:0] ZucSourceOps = 256'h3f;
  localparam logic [255:0] ZucAadOps = 256'h30;
  localparam logic [255:0] ZucEmptyOps = 256'h38;
  localparam logic [255:0] ZucSilentOps = 256'ha;
  localparam logic [255:0] ZucSizedOps = 256'h0;
  function automatic logic [255:0] zuc_ops(int unsigned KeyBits);
    zuc_ops = '0;
    zuc_ops |= 256'h1;  // eea3
    zuc_ops |= 256'h2;  // eia3
    if (KeyBits == 256) zuc_ops |= 256'h4;  // nea6
    if (KeyBits == 256) zuc_ops |= 256'h8;  // nia6
    if (KeyBits == 256) zuc_ops |= 256'h30;  // nca6
  endfunction
  function automatic logic [2:0] zuc_keys(int unsigned KeyBits);
    zuc_keys = '0;
    zuc_keys |= 3'b001;  // eea3
    zuc_keys |= 3'b001;  // eia3
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nea6
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nia6
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nca6
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
