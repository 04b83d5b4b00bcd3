"""Modules that are no function: memories, queues, the divider."""

from tandem_hls.expressions import literal
from tandem_hls.ir import Memory
from tandem_hls.names import vector

FIFO = """\
// A queue of words between two functions.
module {name} #(
  parameter Width = 32,
  parameter Depth = 16
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [Width-1:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [Width-1:0] out_data_o
);
  localparam IndexWidth = Depth > 1 ? $clog2(Depth) : 1;
  localparam CountWidth = $clog2(Depth + 1);
  localparam [IndexWidth-1:0] Last = Depth[IndexWidth-1:0] - 1'b1;

  logic [Width-1:0]      words [Depth];
  logic [IndexWidth-1:0] head_q, tail_q;
  logic [CountWidth-1:0] count_q;
  logic                  put, get;

  assign in_ready_o  = count_q != Depth[CountWidth-1:0];
  assign out_valid_o = count_q != '0;
  assign out_data_o  = words[head_q];
  assign put         = in_valid_i && in_ready_o;
  assign get         = out_valid_o && out_ready_i;

  always_ff @(posedge clk_i) begin
    if (put) begin
      words[tail_q] <= in_data_i;
      tail_q        <= tail_q == Last ? '0 : tail_q + 1'b1;
    end
    if (get) head_q <= head_q == Last ? '0 : head_q + 1'b1;
    if (put != get) count_q <= put ? count_q + 1'b1 : count_q - 1'b1;
    if (!rst_ni) begin
      head_q  <= '0;
      tail_q  <= '0;
      count_q <= '0;
    end
  end
endmodule
"""

DIVIDER = """\
// Divides two numbers bit by bit: W + 1 clocks. With `signed_i`, both are in two's complement, and the quotient is cut off.
module {name} #(
  parameter W = 32
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         start_i,
  input  logic         signed_i,
  input  logic [W-1:0] dividend_i,
  input  logic [W-1:0] divisor_i,
  output logic         done_o,
  output logic [W-1:0] quotient_o,
  output logic [W-1:0] remainder_o
);
  logic [W-1:0]           rest_q, divisor_q, quotient_q;
  logic [$clog2(W+1)-1:0] left_q;
  logic                   busy_q, done_q, quotient_sign_q, remainder_sign_q;
  wire                    dividend_sign = signed_i & dividend_i[W-1];
  wire                    divisor_sign  = signed_i & divisor_i[W-1];
  wire [W:0]              next          = {{rest_q, quotient_q[W-1]}};
  wire                    fits          = next >= {{1'b0, divisor_q}};
  wire [W:0]              less          = next - {{1'b0, divisor_q}};

  assign done_o      = done_q;
  assign quotient_o  = quotient_sign_q ? -quotient_q : quotient_q;
  assign remainder_o = remainder_sign_q ? -rest_q : rest_q;

  always_ff @(posedge clk_i) begin
    done_q <= 1'b0;
    if (start_i) begin
      busy_q           <= 1'b1;
      left_q           <= W[$clog2(W+1)-1:0];
      rest_q           <= '0;
      quotient_q       <= dividend_sign ? -dividend_i : dividend_i;
      divisor_q        <= divisor_sign ? -divisor_i : divisor_i;
      quotient_sign_q  <= dividend_sign ^ divisor_sign;
      remainder_sign_q <= dividend_sign;
    end else if (busy_q) begin
      rest_q     <= fits ? less[W-1:0] : next[W-1:0];
      quotient_q <= {{quotient_q[W-2:0], fits}};
      left_q     <= left_q - 1'b1;
      if (left_q == 1) begin
        busy_q <= 1'b0;
        done_q <= 1'b1;
      end
    end
    if (!rst_ni) begin
      busy_q <= 1'b0;
      done_q <= 1'b0;
    end
  end
endmodule
"""


def memory_module(memory: Memory, module: str, read_ports: int, *, written: bool) -> str:
    """One memory: words that are read in the clock of the address (LUTs) or one later (block RAM)."""
    block = memory.place == "block"
    width, lanes = memory.word_bits, memory.lanes
    depth = memory.depth if block else 1 << memory.index_bits
    lines = [f"// {memory.name}{f', from {memory.line}' if memory.line else ''}: {memory.depth} words of {width} bits.",
             f"module {module} (", "  input  logic clk_i"]  # fmt: skip
    for port in range(read_ports):
        lines[-1] += ","
        lines += [f"  input  logic {vector(memory.index_bits)} raddr{port}_i,", f"  input  logic re{port}_i,",
                  f"  output logic {vector(width)} rdata{port}_o"]  # fmt: skip
    if written:
        lines[-1] += ","
        lines += [f"  input  logic {vector(memory.index_bits)} waddr_i,", f"  input  logic {vector(width)} wdata_i,",
                  f"  input  logic {vector(lanes)} we_i"]  # fmt: skip
    # A memory that is read without a clock can only lie in LUTs; a style would forbid tables there.
    kind = "ram_style" if written else "rom_style"
    style = f'(* {kind} = "block", no_rw_check *)' if block else "(* no_rw_check *)"
    lines += [");", f"  {style}", f"  logic {vector(width)} words [{depth}];", "  initial begin"]
    words = memory.words()
    default = [at for at, word in enumerate(words) if word == 0]
    if len(default) > 8 or depth > len(words):
        lines.append(f"    for (int at = 0; at < {depth}; at = at + 1) words[at] = '0;")
        lines += [f"    words[{at}] = {literal(word, width)};" for at, word in enumerate(words) if word]
    else:
        lines += [f"    words[{at}] = {literal(word, width)};" for at, word in enumerate(words)]
    lines.append("  end")
    if written:
        lines.append("  always_ff @(posedge clk_i) begin")
        if lanes == 1:
            lines.append("    if (we_i[0]) words[waddr_i] <= wdata_i;")
        else:
            bits = 8 * memory.lane_bytes
            for lane in range(lanes):
                part = f"[{lane * bits + bits - 1}:{lane * bits}]"
                lines.append(f"    if (we_i[{lane}]) words[waddr_i]{part} <= wdata_i{part};")
        lines.append("  end")
    for port in range(read_ports):
        if block:
            lines.append(f"  always_ff @(posedge clk_i) if (re{port}_i) rdata{port}_o <= words[raddr{port}_i];")
        else:
            lines.append(f"  assign rdata{port}_o = words[raddr{port}_i];")
    if not block or not written:
        unused = [f"re{port}_i" for port in range(read_ports) if not block]
        if not written and not block:
            unused.append("clk_i")
        if unused:
            lines += ["  logic unused;", f"  assign unused = ^{{{', '.join(unused)}}};"]
    return "\n".join([*lines, "endmodule", ""])


def division(callee: str) -> tuple[str, int, bool] | None:
    """Returns the parts of `div:32:sdiv`: the result, its width in bits, and whether it is signed."""
    if not callee.startswith("div:"):
        return None
    _, width, kind = callee.split(":")
    return kind, int(width), kind[0] == "s"
