// Test bench top: one instance of each stream cell and size, side by side. The tests drive and read the signals of
// gen_cell[i]; a narrow stream uses the low bits.
module tnd_stream_cells_tb (
  input logic clk_i,
  input logic rst_ni
);
  localparam int unsigned Cells = 13;
  localparam int unsigned Word  = 64 + 8 + 1;

  for (genvar i = 0; i < Cells; i++) begin : gen_cell
    // verilator lint_off UNDRIVEN
    // Driven by the tests.
    logic        in_valid, in_last, out_ready;
    logic [63:0] in_data;
    logic [7:0]  in_keep;
    // verilator lint_on UNDRIVEN
    logic        in_ready, out_valid, out_last;
    logic [63:0] out_data;
    logic [7:0]  out_keep, count;

    // Inputs carry junk while they are not valid. Cells 0..8 carry whole words.
    logic [Word-1:0] in_word, out_word;
    logic [63:0]     data;
    logic [7:0]      keep;
    logic            last;
    assign {data, keep, last} = {Word{!in_valid}} ^ {in_data, in_keep, in_last};
    if (i < 9) begin : gen_word
      assign in_word = {data, keep, last};
      assign {out_data, out_keep, out_last} = out_word;
    end else begin : gen_stream
      assign in_word  = '0;
      assign out_word = '0;
      assign count    = '0;
    end

    if (i < 3) begin : gen_fifo
      localparam int unsigned Depth = i == 0 ? 1 : i == 1 ? 2 : 5;
      assign count[7:$clog2(Depth+1)] = '0;
      tnd_fifo_counted #(.Width(Word), .Depth(Depth)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (in_word),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_word),
        .count_o    (count[$clog2(Depth+1)-1:0])
      );
    end else if (i < 6) begin : gen_fifo_ram
      assign count = '0;
      tnd_fifo_ram #(.Width(Word), .Depth(i == 3 ? 1 : 6), .Registers(i == 5 ? 2 : 1)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (in_word),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_word)
      );
    end else if (i == 6) begin : gen_skid
      assign count = '0;
      tnd_skid #(.Width(Word)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (in_word),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_word)
      );
    end else if (i == 7) begin : gen_skid_wide
      assign count = '0;
      tnd_skid_wide #(.Width(Word)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (in_word),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_word)
      );
    end else if (i == 8) begin : gen_fifo_level
      logic [7:0] level;
      assign count    = 8'($countones(level));
      assign in_ready = !level[7];
      tnd_fifo_level #(.Width(Word), .Depth(8)) u_cell (
        .clk_i,
        .rst_ni,
        .push_i     (in_valid && in_ready),
        .data_i     (in_word),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_word),
        .level_o    (level)
      );
    end else if (i < 11) begin : gen_up
      localparam int unsigned Factor = i == 9 ? 2 : 4;
      if (Factor < 4) begin : gen_rest
        assign out_data[63:16*Factor] = '0;
        assign out_keep[7:2*Factor]   = '0;
      end
      tnd_width_up #(.InWidth(16), .Factor(Factor)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (data[15:0]),
        .in_keep_i  (keep[1:0]),
        .in_last_i  (last),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_data[16*Factor-1:0]),
        .out_keep_o (out_keep[2*Factor-1:0]),
        .out_last_o (out_last)
      );
    end else begin : gen_down
      localparam int unsigned Factor = i == 11 ? 2 : 4;
      assign out_data[63:16] = '0;
      assign out_keep[7:2]   = '0;
      tnd_width_down #(.OutWidth(16), .Factor(Factor)) u_cell (
        .clk_i,
        .rst_ni,
        .in_valid_i (in_valid),
        .in_ready_o (in_ready),
        .in_data_i  (data[16*Factor-1:0]),
        .in_keep_i  (keep[2*Factor-1:0]),
        .in_last_i  (last),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready),
        .out_data_o (out_data[15:0]),
        .out_keep_o (out_keep[1:0]),
        .out_last_o (out_last)
      );
    end

    // The output holds what it offers until that is taken.
    logic            held_q;
    logic [Word-1:0] out_q;
    always_ff @(posedge clk_i) begin
      held_q <= rst_ni && out_valid && !out_ready;
      out_q  <= {out_data, out_keep, out_last};
      if (rst_ni && held_q)
        assert (out_valid && out_q == {out_data, out_keep, out_last})
        else $error("cell %0d: withdrawn or changed", i);
    end
  end
endmodule
