// What operations of AES-GCM cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/aes_gcm/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes_gcm_operations_pkg;
  localparam logic [255:0] AesGcmSourceOps = 256'hf;
  localparam logic [255:0] AesGcmAadOps = 256'hf;
  localparam logic [255:0] AesGcmEmptyOps = 256'hf;
  localparam logic [255:0] AesGcmSilentOps = 256'h0;
  localparam logic [255:0] AesGcmSizedOps = 256'h0;
  function automatic logic [255:0] aes_gcm_ops(int unsigned KeyBits);
    aes_gcm_ops = '0;
    if (KeyBits == 256) aes_gcm_ops |= 256'h3;  // aes_gcm
    if (KeyBits == 128) aes_gcm_ops |= 256'hc;  // aes_gcm
  endfunction
  function automatic logic [2:0] aes_gcm_keys(int unsigned KeyBits);
    aes_gcm_keys = '0;
    if (KeyBits == 256) aes_gcm_keys |= 3'b100;  // aes_gcm
    if (KeyBits == 128) aes_gcm_keys |= 3'b001;  // aes_gcm
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
