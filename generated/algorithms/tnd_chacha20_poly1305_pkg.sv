// ChaCha20-Poly1305: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/chacha20_poly1305/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_chacha20_poly1305_pkg;
  localparam int unsigned AlgorithmId = 3;
  localparam int unsigned Iterative   = 0;
  localparam int unsigned Pipelined   = 1;
  localparam int unsigned Interleaved = 2;
endpackage
// verilator lint_on UNUSEDPARAM
