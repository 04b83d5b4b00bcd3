// SNOW 5G: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/snow5g/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_snow5g_pkg;
  localparam int unsigned AlgorithmId   = 33;
  localparam int unsigned Plain         = 0;
  localparam int unsigned Interleaved   = 1;
  localparam int unsigned SboxFormTable = 0;
  localparam int unsigned SboxFormLogic = 1;
endpackage
// verilator lint_on UNUSEDPARAM
