// SNOW 3G: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/snow3g/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_snow3g_pkg;
  localparam int unsigned AlgorithmId   = 5;
  localparam int unsigned Plain         = 0;
  localparam int unsigned Ahead         = 1;
  localparam int unsigned Interleaved   = 2;
  localparam int unsigned FromC         = 3;
  localparam int unsigned SboxFormTable = 0;
  localparam int unsigned SboxFormLogic = 1;
endpackage
// verilator lint_on UNUSEDPARAM
