// What operations of SNOW 5G cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/snow5g/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_snow5g_operations_pkg;
  localparam logic [255:0] Snow5gSourceOps = 256'hf;
  localparam logic [255:0] Snow5gAadOps = 256'hc;
  localparam logic [255:0] Snow5gEmptyOps = 256'hf;
  localparam logic [255:0] Snow5gSilentOps = 256'h2;
  localparam logic [255:0] Snow5gSizedOps = 256'h0;
  function automatic logic [255:0] snow5g_ops();
    snow5g_ops = '0;
    snow5g_ops |= 256'h1;  // nea4
    snow5g_ops |= 256'h2;  // nia4
    snow5g_ops |= 256'hc;  // nca4
  endfunction
  function automatic logic [2:0] snow5g_keys();
    snow5g_keys = '0;
    snow5g_keys |= 3'b100;  // nea4
    snow5g_keys |= 3'b100;  // nia4
    snow5g_keys |= 3'b100;  // nca4
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
