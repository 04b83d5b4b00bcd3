"""The module around a core in C: Tandem's core ports (docs/formats/core-ports.md) on one side, start and done on the other."""

from tandem_hls.errors import HlsError
from tandem_hls.ir import Function
from tandem_hls.machine import Machine
from tandem_hls.names import vector

# Fields of a task that the top may take: the port, the lowest bit there, and how many.
FIELDS = {
    "op": ("task_op_i", 0, 8), "has_data": ("task_has_data_i", 0, 1), "len_bits": ("task_len_bits_i", 0, 32),
    "aad_bytes": ("task_aad_bytes_i", 0, 32), "key0": ("task_key_i", 0, 64), "key1": ("task_key_i", 64, 64),
    "key2": ("task_key_i", 128, 64), "key3": ("task_key_i", 192, 64), "iv0": ("task_iv_i", 0, 64),
    "iv1": ("task_iv_i", 64, 64),
}  # fmt: skip

_TEXT = """\
// {name}: {title} as a core; made by tandem-hls from {note}; do not edit.
//
// Contract    docs/formats/core-ports.md, one task at a time
// Reset       rst_ni, active low, synchronous
module {name} #(
  parameter CtxWidth = 4
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_aad_bytes_i,
  input  logic [31:0]         task_len_bits_i,
  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [{high}:0]{pad} data_in_data_i,
  input  logic [{keep}:0] data_in_keep_i,
  input  logic                data_in_last_i,
  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [{high}:0]{pad} data_out_data_o,
  output logic [{keep}:0] data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,
  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  logic                idle, done, in_valid, in_ready, out_valid, out_ready, status_valid, finished_q;
  logic [{high}:0]     in_data, masked, out_data, given;
  logic [{last_high}:0] out_last;
  logic [7:0]          status, status_q;
  logic [CtxWidth-1:0] ctx_q;
{returned}
  logic unused;
  assign unused = ^{{data_in_last_i, task_op_i, task_has_data_i, task_key_i, task_iv_i, task_aad_bytes_i, task_len_bits_i}};

  assign task_ready_o    = idle && !finished_q;
  assign result_valid_o  = finished_q && !data_out_valid_o;
  assign result_ctx_o    = ctx_q;
  assign result_status_o = status_q;
  assign data_out_ctx_o  = ctx_q;

  for (genvar i = 0; i < {bytes}; i = i + 1) begin : gen_mask
    assign masked[8*i +: 8]   = data_in_keep_i[i] ? data_in_data_i[8*i +: 8] : 8'd0;
    assign data_out_keep_o[i] = !data_out_last_o || out_bytes > i;
    assign given[8*i +: 8]    = out_last == 0 || out_last > i ? out_data[8*i +: 8] : 8'd0;  // past the end: nothing of keys
  end
  wire [{last_high}:0] out_bytes;
  assign data_out_last_o = |out_bytes;

  {name}_skid_in u_in (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(data_in_valid_i), .in_ready_o(data_in_ready_o), .in_data_i(masked),
    .out_valid_o(in_valid), .out_ready_i(in_ready), .out_data_o(in_data));
  {name}_skid_out u_out (
    .clk_i(clk_i), .rst_ni(rst_ni), .in_valid_i(out_valid), .in_ready_o(out_ready), .in_data_i({{out_last, given}}),
    .out_valid_o(data_out_valid_o), .out_ready_i(data_out_ready_i), .out_data_o({{out_bytes, data_out_data_o}}));

  {name}_machine u_machine (
    .clk_i(clk_i), .rst_ni(rst_ni), .start_i(task_valid_i && task_ready_o), .idle_o(idle), .done_o(done){pins}
  );
{absent}
  always_ff @(posedge clk_i) begin
    if (task_valid_i && task_ready_o) begin
      ctx_q    <= task_ctx_i;
      status_q <= '0;
    end
    if (status_valid) status_q <= status;
    if (done) finished_q <= 1'b1;
    if (result_valid_o && result_ready_i) finished_q <= 1'b0;
    if (!rst_ni) finished_q <= 1'b0;
  end
endmodule
"""

_SKID = """
// Cuts every combinational path of a stream; one word per clock.
module {name}_skid_{side} (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [{high}:0] in_data_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic [{high}:0] out_data_o
);
  logic [{high}:0] data_q, spare_q;
  logic             valid_q, empty_q;
  wire              advance = !valid_q || out_ready_i;

  assign in_ready_o  = empty_q;
  assign out_valid_o = valid_q;
  assign out_data_o  = data_q;

  always_ff @(posedge clk_i) begin
    if (empty_q) spare_q <= in_data_i;
    if (advance) begin
      data_q  <= empty_q ? in_data_i : spare_q;
      valid_q <= in_valid_i || !empty_q;
      empty_q <= 1'b1;
    end else if (in_valid_i) begin
      empty_q <= 1'b0;
    end
    if (!rst_ni) begin
      valid_q <= 1'b0;
      empty_q <= 1'b1;
    end
  end
endmodule
"""


def core_module(name: str, note: str, function: Function, machine: Machine, streams: set[str], bits: int) -> str:
    """Returns the module with the core ports.

    Raises:
        HlsError: An argument of the top is not a field of a task.
    """
    pins = ""
    for arg in function.args:
        if arg.name not in FIELDS:
            fields = ", ".join(FIELDS)
            raise HlsError(f"'{arg.name}' of '{function.name}' is no field of a task: {fields}", function.place)
        pins += f",\n    .{machine.arguments[arg]}_i({field(arg.name, arg.width)})"
    last_bits = (bits // 8).bit_length()
    absent = []
    if "in" in streams:
        pins += ",\n    .data_in_valid_i(in_valid), .data_in_ready_o(in_ready), .data_in_data_i(in_data)"
    else:
        absent += ["  assign in_ready = 1'b1;"]
    if "out" in streams:
        pins += ",\n    .data_out_valid_o(out_valid), .data_out_ready_i(out_ready), .data_out_data_o(out_data), .data_out_last_o(out_last)"
    else:
        absent += ["  assign out_valid = 1'b0;", "  assign out_data = '0;", "  assign out_last = '0;"]
    if "status" in streams:
        pins += ",\n    .status_valid_o(status_valid), .status_o(status)"
    else:
        absent += ["  assign status_valid = 1'b0;", "  assign status = '0;"]
    returned = "  assign result_tag_o = '0;"
    if function.width:
        pins += ",\n    .return_o(returned)"
        gap = f"{{{128 - function.width}'d0, returned}}" if function.width < 128 else "returned"
        returned = f"  wire {vector(function.width)} returned;\n  assign result_tag_o = {gap};"
    skids = [_SKID.format(name=name, side=side, high=width - 1) for side, width in (("in", bits), ("out", bits + last_bits))]
    text = _TEXT.format(
        name=name, title=function.name, note=note, high=bits - 1, keep=bits // 8 - 1, bytes=bits // 8, bits=bits, pad="",
        last_bits=last_bits, last_high=last_bits - 1, returned=returned, pins=pins, absent="\n".join(absent),
    )  # fmt: skip
    return "\n".join([text, *skids])


def field(name: str, wanted: int) -> str:
    """A field of a task in an argument of so many bits: its lowest bits, or zeros above it."""
    port, low, width = FIELDS[name]
    kept = min(width, wanted)
    bits = port if width == 1 else f"{port}[{low + kept - 1}:{low}]"
    return bits if kept == wanted else f"{{{wanted - kept}'d0, {bits}}}"
