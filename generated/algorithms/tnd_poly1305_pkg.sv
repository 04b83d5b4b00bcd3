// Poly1305: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/poly1305/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_poly1305_pkg;
  localparam int unsigned AlgorithmId = 2;
  localparam int unsigned Powers      = 0;
endpackage
// verilator lint_on UNUSEDPARAM
