// Types and word functions of ZUC that every architecture shares.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2 to 3.4
// Byte order  see ../README.md
package tnd_zuc_word_pkg;
  import tnd_m31_pkg::*;

  // The LFSR: cells[i] is s_i, never 0.
  typedef m31_t [15:0] cells_t;

  // The memory of F.
  typedef struct packed {
    logic [31:0] r1;
    logic [31:0] r2;
  } memory_t;

  // Rounds of the initialisation; 256-NEA6 makes more.
  localparam int unsigned Rounds     = 32;
  localparam int unsigned LongRounds = 48;

  function automatic logic [31:0] rotate_left(input logic [31:0] x, input int unsigned by);
    return (x << by) | (x >> (32 - by));
  endfunction

  function automatic logic [31:0] l1(input logic [31:0] x);
    return x ^ rotate_left(x, 2) ^ rotate_left(x, 10) ^ rotate_left(x, 18) ^ rotate_left(x, 24);
  endfunction

  function automatic logic [31:0] l2(input logic [31:0] x);
    return x ^ rotate_left(x, 8) ^ rotate_left(x, 14) ^ rotate_left(x, 22) ^ rotate_left(x, 30);
  endfunction

  // High 16 bits of one cell, low 16 of another: what the bit reorganisation takes.
  function automatic logic [15:0] high(input m31_t cell_value);
    return 16'(cell_value >> 15);
  endfunction

  function automatic logic [15:0] low(input m31_t cell_value);
    return 16'(cell_value & 31'hffff);
  endfunction

endpackage
