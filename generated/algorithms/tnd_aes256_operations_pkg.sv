// What operations of AES-256 cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/aes256/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes256_operations_pkg;
  localparam logic [255:0] Aes256SourceOps = 256'hf;
  localparam logic [255:0] Aes256AadOps = 256'hc;
  localparam logic [255:0] Aes256EmptyOps = 256'hf;
  localparam logic [255:0] Aes256SilentOps = 256'h2;
  localparam logic [255:0] Aes256SizedOps = 256'h0;
  function automatic logic [255:0] aes256_ops();
    aes256_ops = '0;
    aes256_ops |= 256'h1;  // nea5
    aes256_ops |= 256'h2;  // nia5
    aes256_ops |= 256'hc;  // nca5
  endfunction
  function automatic logic [2:0] aes256_keys();
    aes256_keys = '0;
    aes256_keys |= 3'b100;  // nea5
    aes256_keys |= 3'b100;  // nia5
    aes256_keys |= 3'b100;  // nca5
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
