// Types that the parts of the PDCP core share, and the cores that a build has.
package tnd_pdcp_lanes_pkg;
  import tnd_pdcp_pkg::*;

  // The cores, by the numbers of tnd_pdcp_pkg.
  localparam int unsigned Lanes = $size(First) - 1;
  typedef logic [$clog2(Lanes)-1:0] lane_t;

  // Returns whether a core is present. ZUC's always is: it has functions of both sets.
  function automatic logic has(input int unsigned sets, input int unsigned lane);
    return lane == Zuc || sets == SetsBoth || sets == (lane < Zuc ? Sets128 : Sets256);
  endfunction

  // Returns whether a core has a port for aad.
  function automatic logic takes_aad(input int unsigned lane);
    return lane >= Zuc;
  endfunction

  typedef struct packed {
    logic [7:0]   op;
    logic         has_data;
    logic [255:0] key;
    logic [127:0] iv;
    logic [31:0]  aad_bytes;
    logic [31:0]  len_bits;
  } task_t;

  typedef struct packed {
    logic         last;
    logic [15:0]  keep;
    logic [127:0] data;
  } beat_t;

endpackage
