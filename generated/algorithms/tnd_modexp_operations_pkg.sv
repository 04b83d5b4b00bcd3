// What operations of modular exponentiation (RSA) cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/modexp/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_modexp_operations_pkg;
  localparam logic [255:0] ModexpSourceOps = 256'h7;
  localparam logic [255:0] ModexpAadOps = 256'h0;
  localparam logic [255:0] ModexpEmptyOps = 256'h0;
  localparam logic [255:0] ModexpSilentOps = 256'h0;
  localparam logic [255:0] ModexpSizedOps = 256'h7;
  function automatic logic [255:0] modexp_ops();
    modexp_ops = '0;
    modexp_ops |= 256'h1;  // rsa_public
    modexp_ops |= 256'h2;  // rsa_private
    modexp_ops |= 256'h4;  // rsa_private
  endfunction
  function automatic logic [2:0] modexp_keys();
    modexp_keys = '0;
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
