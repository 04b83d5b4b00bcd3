// PDCP: its id, and names for the values of the core's parameters.
// Written by `make generate` from hw/top/pdcp/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_pdcp_pkg;
  localparam int unsigned AlgorithmId   = 41;
  localparam int unsigned SideBySide    = 0;
  localparam int unsigned Sets128       = 1;
  localparam int unsigned Sets256       = 2;
  localparam int unsigned SetsBoth      = 3;
  localparam int unsigned SboxFormTable = 0;
  localparam int unsigned SboxFormRam   = 2;
  localparam int unsigned Snow3g        = 0;
  localparam int unsigned Aes           = 1;
  localparam int unsigned Zuc           = 2;
  localparam int unsigned Snow5g        = 3;
  localparam int unsigned Aes256        = 4;
  // The first operation of each; behind the last one how many there are.
  localparam int unsigned First[6] = '{0, 2, 4, 10, 14, 18};
endpackage
// verilator lint_on UNUSEDPARAM
