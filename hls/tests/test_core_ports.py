"""A core in C keeps the contract of the core ports: streams with pauses, the last beat's keep, tag, status and context."""

import random
import subprocess
from pathlib import Path

import pytest

from tandem_hls.__main__ import main
from tandem_hls.core import field
from tandem_hls.simulate import tool

BENCH = """
module bench;
  logic clk = 0, rst_n = 0;
  always #5 clk = ~clk;
  logic task_valid = 0, in_valid = 0, out_ready = 0, result_ready = 0;
  wire task_ready, in_ready, out_valid, out_last, result_valid;
  logic [3:0] ctx; logic [7:0] op; logic [255:0] key; logic [31:0] len;
  logic [31:0] in_data; logic [3:0] in_keep; logic in_last;
  wire [31:0] out_data; wire [3:0] out_keep, out_ctx, result_ctx; wire [127:0] tag; wire [7:0] status;
  tnd_flip_core dut (
    .clk_i(clk), .rst_ni(rst_n), .task_valid_i(task_valid), .task_ready_o(task_ready), .task_ctx_i(ctx), .task_op_i(op),
    .task_has_data_i(1'b1), .task_key_i(key), .task_iv_i(128'd0), .task_aad_bytes_i(32'd0), .task_len_bits_i(len),
    .data_in_valid_i(in_valid), .data_in_ready_o(in_ready), .data_in_data_i(in_data), .data_in_keep_i(in_keep),
    .data_in_last_i(in_last), .data_out_valid_o(out_valid), .data_out_ready_i(out_ready), .data_out_data_o(out_data),
    .data_out_keep_o(out_keep), .data_out_last_o(out_last), .data_out_ctx_o(out_ctx), .result_valid_o(result_valid),
    .result_ready_i(result_ready), .result_ctx_o(result_ctx), .result_tag_o(tag), .result_status_o(status));
  always @(posedge clk) begin
    out_ready <= $random; result_ready <= $random;
    if (out_valid && out_ready) $display("out %h %b %b %0d", out_data, out_keep, out_last, out_ctx);
    if (result_valid && result_ready) $display("result %h %0d %0d", tag, status, result_ctx);
  end
  task give(input [3:0] c, input [7:0] o, input [31:0] k, input [31:0] n);
    begin
      ctx <= c; op <= o; key <= k; len <= n; task_valid <= 1;
      @(posedge clk); while (!task_ready) @(posedge clk);
      task_valid <= 0; key <= 'x;
    end
  endtask
  task beat(input [31:0] d, input [3:0] k, input l);
    begin
      while ($random & 1) @(posedge clk);
      in_data <= d; in_keep <= k; in_last <= l; in_valid <= 1;
      @(posedge clk); while (!in_ready) @(posedge clk);
      in_valid <= 0;
    end
  endtask
  initial begin
    repeat (4) @(posedge clk); rst_n <= 1; @(posedge clk);
@steps@
    repeat (200) @(posedge clk);
    $finish;
  end
endmodule
"""


def _turned(key: int) -> int:
    return (key << 1 | key >> 31) & 0xFFFFFFFF


def test_core_ports(tmp_path: Path) -> None:
    draw = random.Random(1)
    assert main(["new", "flip", "--in", str(tmp_path)]) == 0
    assert main(["build", str(tmp_path / "flip/flip.c"), "--top", "flip", "-o", str(tmp_path / "core.sv")]) == 0
    steps, wanted = [], []
    for context in range(12):
        size, op, key = draw.choice((1, 3, 4, 5, 8, 31, 64)), draw.choice((0, 1, 7)), draw.getrandbits(32)
        message = draw.randbytes(size)
        steps.append(f"    give({context}, {op}, 32'h{key:x}, {8 * size});")
        tag = 0
        for at in range(0, size, 4):
            part = message[at : at + 4]
            keep, last = (1 << len(part)) - 1, at + 4 >= size
            noise = draw.randbytes(4 - len(part))  # bytes without keep are ignored
            steps.append(f"    beat(32'h{int.from_bytes(part + noise, 'little'):x}, 4'd{keep}, 1'b{int(last)});")
            word = int.from_bytes(part, "little")
            tag ^= word
            out = 0 if op > 1 else (word ^ key) & (1 << 8 * len(part)) - 1
            wanted.append(f"out {out:08x} {keep:04b} {int(last)} {context}")
            key = _turned(key)
        wanted.append(f"result {0 if op > 1 else tag:032x} {4 if op > 1 else 0} {context}")
    (tmp_path / "bench.sv").write_text(BENCH.replace("@steps@", "\n".join(steps)))
    subprocess.run([tool("iverilog"), "-g2012", "-s", "bench", "-o", "sim", "bench.sv", "core.sv"], cwd=tmp_path, check=True)
    said = subprocess.run(
        [tool("vvp"), "-n", "sim"], cwd=tmp_path, check=True, capture_output=True, text=True, timeout=60
    ).stdout
    assert [line for line in said.splitlines() if line.startswith(("out", "result"))] == wanted


@pytest.mark.parametrize(
    ("name", "wanted", "bits"),
    [
        ("key0", 64, "task_key_i[63:0]"), ("key1", 32, "task_key_i[95:64]"), ("key3", 8, "task_key_i[199:192]"),
        ("iv1", 16, "task_iv_i[79:64]"), ("op", 8, "task_op_i[7:0]"), ("op", 32, "{24'd0, task_op_i[7:0]}"),
        ("len_bits", 16, "task_len_bits_i[15:0]"), ("has_data", 1, "task_has_data_i"),
        ("has_data", 8, "{7'd0, task_has_data_i}"),
    ],
)  # fmt: skip
def test_an_argument_of_any_width_has_its_own_field(name: str, wanted: int, bits: str) -> None:
    assert field(name, wanted) == bits
