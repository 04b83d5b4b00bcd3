// AES-128: names for the values of the core's parameters.
// Written by `make generate` from algorithms/aes/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes_functions_pkg;
  localparam int unsigned FromC        = 2;
  localparam int unsigned StepRounds   = 0;
  localparam int unsigned StepUnrolled = 1;
endpackage
// verilator lint_on UNUSEDPARAM
