// What operations of AES-128 cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/aes/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes_operations_pkg;
  localparam logic [255:0] AesSourceOps = 256'h3;
  localparam logic [255:0] AesAadOps = 256'h0;
  localparam logic [255:0] AesEmptyOps = 256'h0;
  localparam logic [255:0] AesSilentOps = 256'h2;
  localparam logic [255:0] AesSizedOps = 256'h0;
  function automatic logic [255:0] aes_ops();
    aes_ops = '0;
    aes_ops |= 256'h1;  // eea2
    aes_ops |= 256'h2;  // eia2
  endfunction
  function automatic logic [2:0] aes_keys();
    aes_keys = '0;
    aes_keys |= 3'b001;  // eea2
    aes_keys |= 3'b001;  // eia2
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
