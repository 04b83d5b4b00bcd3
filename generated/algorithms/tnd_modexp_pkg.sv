// modular exponentiation (RSA): its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/modexp/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_modexp_pkg;
  localparam int unsigned AlgorithmId = 9;
  localparam int unsigned Systolic    = 0;
endpackage
// verilator lint_on UNUSEDPARAM
