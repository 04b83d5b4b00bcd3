// The phases of a tag that a keystream's first words make of other words: pads, words, words of the lengths, the last product.
//
// Contract    For every task, one after the other: begin_i; PadWords clocks of pad_valid_i in phase Pads; its words, and
//             finish_i when there are no more, in phase Words; then LengthWords words of the lengths, one for each clock of
//             sum_ready_i; and the tag counts from sum_idle_i on, while done_o is high, until the next begin_i. count_o
//             counts the pads and lengths so far.
// Reset       no task
// Checked by  algorithms/zuc/tb, algorithms/snow3g/tb, in the cores
module tnd_pdu_tag_sequence
  import tnd_pdu_tag_pkg::*;
#(
  parameter int unsigned PadWords    = 12,
  parameter int unsigned LengthWords = 4,
  localparam int unsigned CountWidth = $clog2(PadWords)
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  input  logic                  begin_i,
  input  logic                  pad_valid_i,
  input  logic                  finish_i,
  input  logic                  sum_ready_i,
  input  logic                  sum_idle_i,

  output phase_t                phase_o,
  output logic [CountWidth-1:0] count_o,
  output logic                  done_o
);
  typedef logic [CountWidth-1:0] count_t;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      phase_o <= Idle;
      count_o <= '0;
      done_o  <= 1'b0;
    end else begin
      unique case (phase_o)
        Pads: begin
          if (pad_valid_i) begin
            count_o <= count_o == count_t'(PadWords - 1) ? '0 : count_o + count_t'(1);
            if (count_o == count_t'(PadWords - 1)) phase_o <= Words;
          end
        end
        Words: if (finish_i) phase_o <= Lengths;
        Lengths: begin
          if (sum_ready_i) begin
            count_o <= count_o + count_t'(1);
            if (count_o == count_t'(LengthWords - 1)) phase_o <= Last;
          end
        end
        Last: begin
          if (sum_idle_i) begin
            phase_o <= Idle;
            done_o  <= 1'b1;
          end
        end
        default: begin
          if (begin_i) begin
            phase_o <= Pads;
            count_o <= '0;
            done_o  <= 1'b0;
          end
        end
      endcase
    end
  end
endmodule
