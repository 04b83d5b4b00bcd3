// What operations of SHA-3 cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/sha3/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_sha3_operations_pkg;
  localparam logic [255:0] Sha3SourceOps = 256'h3f;
  localparam logic [255:0] Sha3AadOps = 256'h0;
  localparam logic [255:0] Sha3EmptyOps = 256'h3f;
  localparam logic [255:0] Sha3SilentOps = 256'h0;
  localparam logic [255:0] Sha3SizedOps = 256'h3f;
  function automatic logic [255:0] sha3_ops();
    sha3_ops = '0;
    sha3_ops |= 256'h1;  // sha3_224
    sha3_ops |= 256'h2;  // sha3_256
    sha3_ops |= 256'h4;  // sha3_384
    sha3_ops |= 256'h8;  // sha3_512
    sha3_ops |= 256'h10;  // shake128
    sha3_ops |= 256'h20;  // shake256
  endfunction
  function automatic logic [2:0] sha3_keys();
    sha3_keys = '0;
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
