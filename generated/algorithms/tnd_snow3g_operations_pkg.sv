// What operations of SNOW 3G cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/snow3g/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_snow3g_operations_pkg;
  localparam logic [255:0] Snow3gSourceOps = 256'h3;
  localparam logic [255:0] Snow3gAadOps = 256'h0;
  localparam logic [255:0] Snow3gEmptyOps = 256'h0;
  localparam logic [255:0] Snow3gSilentOps = 256'h2;
  localparam logic [255:0] Snow3gSizedOps = 256'h0;
  function automatic logic [255:0] snow3g_ops();
    snow3g_ops = '0;
    snow3g_ops |= 256'h1;  // eea1
    snow3g_ops |= 256'h2;  // eia1
  endfunction
  function automatic logic [2:0] snow3g_keys();
    snow3g_keys = '0;
    snow3g_keys |= 3'b001;  // eea1
    snow3g_keys |= 3'b001;  // eia1
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
