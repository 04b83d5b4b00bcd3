// Crosses from the bus's clock to the core's: all that shell and core say to one another, and the core's reset.
//
// Clocks      CoreClock 0: core_clk_i is clk_i, and the channels are wires. 1: any two clocks, and a FIFO for each of the four
//             channels: headers, data in, data out, results
// Reset       hold_i, as tnd_reset_crossing has it; with one clock it says itself when the core is in reset
// Secrets     a header with its key is overwritten once the core has it
// Rate        a word of data per clock of either side, a header and a result in some 6 clocks
// Checked by  tb/test_shell_*.py, with one clock and with two
module tnd_core_crossing #(
  parameter bit          CoreClock   = 1'b0,  // 1: any two
  parameter int unsigned TaskWidth   = 1,
  parameter int unsigned InWidth     = 1,
  parameter int unsigned OutWidth    = 1,
  parameter int unsigned ResultWidth = 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   hold_i,
  output logic                   up_o,
  input  logic                   task_valid_i,
  output logic                   task_ready_o,
  input  logic [TaskWidth-1:0]   task_i,
  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [InWidth-1:0]     in_i,
  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [OutWidth-1:0]    out_o,
  output logic                   result_valid_o,
  input  logic                   result_ready_i,
  output logic [ResultWidth-1:0] result_o,

  // These are the same channels in the core's clock.
  input  logic                   core_clk_i,
  output logic                   core_rst_no,
  output logic                   core_task_valid_o,
  input  logic                   core_task_ready_i,
  output logic [TaskWidth-1:0]   core_task_o,
  output logic                   core_in_valid_o,
  input  logic                   core_in_ready_i,
  output logic [InWidth-1:0]     core_in_o,
  input  logic                   core_out_valid_i,
  output logic                   core_out_ready_o,
  input  logic [OutWidth-1:0]    core_out_i,
  input  logic                   core_result_valid_i,
  output logic                   core_result_ready_o,
  input  logic [ResultWidth-1:0] core_result_i
);

  if (CoreClock == 0) begin : gen_same
    assign core_rst_no         = rst_ni;
    assign up_o                = 1'b1;
    assign core_task_valid_o   = task_valid_i;
    assign core_task_o         = task_i;
    assign task_ready_o        = core_task_ready_i;
    assign core_in_valid_o     = in_valid_i;
    assign core_in_o           = in_i;
    assign in_ready_o          = core_in_ready_i;
    assign out_valid_o         = core_out_valid_i;
    assign out_o               = core_out_i;
    assign core_out_ready_o    = out_ready_i;
    assign result_valid_o      = core_result_valid_i;
    assign result_o            = core_result_i;
    assign core_result_ready_o = result_ready_i;
    logic unused_clocks;
    assign unused_clocks = ^{clk_i, core_clk_i, hold_i};
  end else begin : gen_crossing
    localparam int unsigned DataDepth = 16;

    tnd_reset_crossing u_reset (
      .clk_i, .hold_i, .up_o, .other_clk_i(core_clk_i), .other_rst_no(core_rst_no)
    );
    tnd_clock_crossing #(.Width(TaskWidth), .Depth(1), .Wipe(1)) u_task (
      .in_clk_i  (clk_i), .in_rst_ni(rst_ni), .in_valid_i(task_valid_i), .in_ready_o(task_ready_o), .in_data_i(task_i),
      .out_clk_i (core_clk_i), .out_rst_ni(core_rst_no), .out_valid_o(core_task_valid_o), .out_ready_i(core_task_ready_i),
      .out_data_o(core_task_o)
    );
    tnd_clock_crossing #(.Width(InWidth), .Depth(DataDepth)) u_in (
      .in_clk_i  (clk_i), .in_rst_ni(rst_ni), .in_valid_i, .in_ready_o, .in_data_i(in_i),
      .out_clk_i (core_clk_i), .out_rst_ni(core_rst_no), .out_valid_o(core_in_valid_o), .out_ready_i(core_in_ready_i),
      .out_data_o(core_in_o)
    );
    tnd_clock_crossing #(.Width(OutWidth), .Depth(DataDepth)) u_out (
      .in_clk_i (core_clk_i), .in_rst_ni(core_rst_no), .in_valid_i(core_out_valid_i), .in_ready_o(core_out_ready_o),
      .in_data_i(core_out_i),
      .out_clk_i(clk_i), .out_rst_ni(rst_ni), .out_valid_o, .out_ready_i, .out_data_o(out_o)
    );
    tnd_clock_crossing #(.Width(ResultWidth), .Depth(1)) u_result (
      .in_clk_i (core_clk_i), .in_rst_ni(core_rst_no), .in_valid_i(core_result_valid_i), .in_ready_o(core_result_ready_o),
      .in_data_i(core_result_i),
      .out_clk_i(clk_i), .out_rst_ni(rst_ni), .out_valid_o(result_valid_o), .out_ready_i(result_ready_i), .out_data_o(result_o)
    );
  end
endmodule
