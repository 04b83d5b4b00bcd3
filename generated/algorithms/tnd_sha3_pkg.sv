// SHA-3: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/sha3/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_sha3_pkg;
  localparam int unsigned AlgorithmId = 8;
  localparam int unsigned Sponge      = 0;
  localparam int unsigned FromC       = 1;
endpackage
// verilator lint_on UNUSEDPARAM
