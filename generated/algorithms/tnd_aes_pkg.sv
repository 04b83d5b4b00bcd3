// AES-128: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/aes/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_aes_pkg;
  localparam int unsigned AlgorithmId            = 6;
  localparam int unsigned Rounds                 = 0;
  localparam int unsigned Serial                 = 1;
  localparam int unsigned SboxFormTable          = 0;
  localparam int unsigned SboxFormLogic          = 1;
  localparam int unsigned SboxFormRam            = 2;
  localparam int unsigned SboxFormMixed          = 3;
  localparam int unsigned KeyScheduleOnline      = 0;
  localparam int unsigned KeySchedulePrecomputed = 1;
  localparam int unsigned KeyScheduleConstant    = 2;
endpackage
// verilator lint_on UNUSEDPARAM
