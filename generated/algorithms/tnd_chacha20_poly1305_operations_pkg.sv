// What operations of ChaCha20-Poly1305 cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/chacha20_poly1305/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_chacha20_poly1305_operations_pkg;
  localparam logic [255:0] Chacha20Poly1305SourceOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305AadOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305EmptyOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305SilentOps = 256'h0;
  localparam logic [255:0] Chacha20Poly1305SizedOps = 256'h0;
  function automatic logic [255:0] chacha20_poly1305_ops();
    chacha20_poly1305_ops = '0;
    chacha20_poly1305_ops |= 256'h3;  // chacha20_poly1305
  endfunction
  function automatic logic [2:0] chacha20_poly1305_keys();
    chacha20_poly1305_keys = '0;
    chacha20_poly1305_keys |= 3'b100;  // chacha20_poly1305
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
