// AES-256: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/aes256/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes256_pkg;
  localparam int unsigned AlgorithmId   = 37;
  localparam int unsigned Rounds        = 0;
  localparam int unsigned SboxFormTable = 0;
  localparam int unsigned SboxFormLogic = 1;
  localparam int unsigned SboxFormRam   = 2;
endpackage
// verilator lint_on UNUSEDPARAM
