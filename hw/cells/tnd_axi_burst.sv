// Cuts commands into AXI4 INCR bursts.
//
// Contract    A command asks for beats_m1+1 beats from a beat address. Its bursts cover them in order and end at
//             multiples of MaxBurst beats, so none is longer than MaxBurst and none crosses 4 KiB.
// Handshake   cmd_valid_i/cmd_ready_o; burst_valid_o/burst_ready_i; one burst per clock, the first burst of the next
//             command directly after the last of this one. cmd_ready_o depends on burst_ready_i in the same cycle.
// Latency     1 clock
module tnd_axi_burst #(
  parameter int unsigned AddrWidth = 59,  // of beat addresses
  parameter int unsigned BeatWidth = 26,
  parameter int unsigned MaxBurst  = 16,  // beats; a power of two
  parameter int unsigned BeatBytes = 32
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 cmd_valid_i,
  output logic                 cmd_ready_o,
  input  logic [AddrWidth-1:0] cmd_addr_i,
  input  logic [BeatWidth-1:0] cmd_beats_m1_i,
  output logic                 burst_valid_o,
  input  logic                 burst_ready_i,
  output logic [AddrWidth-1:0] burst_addr_o,
  output logic [7:0]           burst_len_o,   // beats - 1, as AxLEN
  output logic                 burst_last_o   // of its command
);
  localparam int unsigned BurstWidth = $clog2(MaxBurst);
  localparam logic [7:0] BurstMask = 8'(MaxBurst - 1);

  // The burst on offer, and what is left behind it, in beats - 1: negative when nothing is.
  logic [AddrWidth-1:0] addr_q;
  logic [7:0]           len_q;
  logic [BeatWidth:0]   rest_m1_q;
  logic                 valid_q;

  // The first burst of a command goes up to the next multiple of MaxBurst; those after it begin at one.
  logic [7:0]         room_m1;
  logic [BeatWidth:0] cmd_rest_m1;
  logic               rest_fits;  // in one burst

  assign room_m1     = ~8'(cmd_addr_i) & BurstMask;
  assign cmd_rest_m1 = {1'b0, cmd_beats_m1_i} - (BeatWidth + 1)'(room_m1) - 1'b1;
  assign rest_fits   = rest_m1_q[BeatWidth-1:BurstWidth] == '0;

  assign burst_valid_o = valid_q;
  assign burst_addr_o  = addr_q;
  assign burst_last_o  = rest_m1_q[BeatWidth];
  assign burst_len_o   = len_q;
  assign cmd_ready_o   = !valid_q || (burst_ready_i && burst_last_o);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= 1'b0;
    else if (cmd_ready_o) valid_q <= cmd_valid_i;
  end

  always_ff @(posedge clk_i) begin
    if (cmd_ready_o) begin
      addr_q    <= cmd_addr_i;
      len_q     <= cmd_rest_m1[BeatWidth] ? 8'(cmd_beats_m1_i) : room_m1;
      rest_m1_q <= cmd_rest_m1;
    end else if (burst_ready_i) begin
      addr_q    <= (addr_q | AddrWidth'(BurstMask)) + 1'b1;
      len_q     <= rest_fits ? 8'(rest_m1_q) : BurstMask;
      rest_m1_q <= rest_m1_q - (BeatWidth + 1)'(MaxBurst);
    end
  end

  if (MaxBurst == 0 || MaxBurst > 256 || (MaxBurst & (MaxBurst - 1)) != 0) begin : gen_bad_burst
    $error("tnd_axi_burst: MaxBurst must be a power of two up to 256");
  end
  if (MaxBurst * BeatBytes > 4096) begin : gen_crosses
    $error("tnd_axi_burst: a burst must fit in 4 KiB");
  end
endmodule
