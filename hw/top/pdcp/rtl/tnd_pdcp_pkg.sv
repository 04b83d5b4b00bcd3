// Operations of the PDCP core: those of five cores, one core's behind the other's.
package tnd_pdcp_pkg;

  // Cores, and the first operation of each; its own operation 0 is that, and so on.
  localparam int unsigned Lanes = 5;
  typedef logic [2:0] lane_t;
  localparam lane_t Snow3g = 3'd0;
  localparam lane_t Aes    = 3'd1;
  localparam lane_t Zuc    = 3'd2;
  localparam lane_t Snow5g = 3'd3;
  localparam lane_t Aes256 = 3'd4;
  localparam logic [4:0] First[Lanes+1] = '{5'd0, 5'd2, 5'd4, 5'd10, 5'd14, 5'd18};

  // Sets of functions, bits of the parameter Sets.
  localparam int unsigned Set128 = 1;  // EEA1, EIA1, EEA2, EIA2, EEA3, EIA3
  localparam int unsigned Set256 = 2;  // 256-NEA4 to 256-NCA6

  // Whether a core is there.
  function automatic logic has(input int unsigned sets, input lane_t lane);
    return lane == Zuc || (sets & (lane < Zuc ? Set128 : Set256)) != 0;
  endfunction

  // Whether a core has a port for aad.
  function automatic logic takes_aad(input lane_t lane);
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
