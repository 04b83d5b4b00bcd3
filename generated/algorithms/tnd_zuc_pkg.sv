// ZUC: its id, and names for the values of the core's parameters.
// Written by `make generate` from algorithms/zuc/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_zuc_pkg;
  localparam int unsigned AlgorithmId   = 4;
  localparam int unsigned Plain         = 0;
  localparam int unsigned Csa           = 1;
  localparam int unsigned ThreeStage    = 2;
  localparam int unsigned Hpaz          = 3;
  localparam int unsigned Interleaved   = 4;
  localparam int unsigned FromC         = 5;
  localparam int unsigned SboxFormTable = 0;
  localparam int unsigned SboxFormLogic = 1;
  localparam int unsigned StepBaseline  = 0;
  localparam int unsigned StepFOnce     = 1;
  localparam int unsigned StepLut       = 2;
  localparam int unsigned StepOptimised = 3;
  localparam int unsigned StepRegisters = 4;
  localparam int unsigned StepOneLoop   = 5;
endpackage
// verilator lint_on UNUSEDPARAM
