// ChaCha20: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/chacha20/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_chacha20_pkg;
  localparam int unsigned AlgorithmId     = 1;
  localparam int unsigned Iterative       = 0;
  localparam int unsigned Pipelined       = 1;
  localparam int unsigned FromC           = 2;
  localparam int unsigned Interleaved     = 3;
  localparam int unsigned StagesRounds    = 0;
  localparam int unsigned StagesSummation = 1;
  localparam int unsigned StagesXor       = 2;
endpackage
// verilator lint_on UNUSEDPARAM
