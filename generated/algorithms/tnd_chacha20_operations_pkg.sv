// What operations of ChaCha20 cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/chacha20/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_chacha20_operations_pkg;
  localparam logic [255:0] Chacha20SourceOps = 256'h1;
  localparam logic [255:0] Chacha20AadOps = 256'h0;
  localparam logic [255:0] Chacha20EmptyOps = 256'h0;
  localparam logic [255:0] Chacha20SilentOps = 256'h0;
  localparam logic [255:0] Chacha20SizedOps = 256'h0;
  function automatic logic [255:0] chacha20_ops(int unsigned Stages);
    chacha20_ops = '0;
    if (Stages == 2) chacha20_ops |= 256'h1;  // chacha20
    chacha20_ops |= 256'h2;  // pads of chacha20
  endfunction
  function automatic logic [2:0] chacha20_keys();
    chacha20_keys = '0;
    chacha20_keys |= 3'b100;  // chacha20
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
