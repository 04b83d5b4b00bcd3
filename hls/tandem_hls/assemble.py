"""The whole design: a module for each function, the memories, and the top that joins them."""

from tandem_hls.core import core_module
from tandem_hls.emit import ModuleWriter
from tandem_hls.ir import PREFIX, Block, Channel, Memory, Op, Program
from tandem_hls.names import Names, vector
from tandem_hls.ports import ALWAYS, PRINT, stream_port, stream_ports
from tandem_hls.schedule import Plan
from tandem_hls.units import DIVIDER, FIFO, division, memory_module

# What a block RAM can be read by in a clock.
BLOCK_PORTS = 2
# What a test sees of printed values.
_PRINTED = (f"{PRINT}_valid_o", f"{PRINT}_o")


class Assembly:
    """A program's modules, as text."""

    def __init__(
        self, program: Program, plans: dict[str, dict[Block, Plan]], prefix: str, note: str = "", data_bits: int = 0
    ) -> None:
        self.program = program
        self.prefix = prefix
        self.data_bits = data_bits
        self.machine = f"{prefix}_machine" if data_bits else prefix
        names = Names()
        self.names = {memory: names.new(memory.name.replace(".", "_")) for memory in program.memories}
        widths = {name: function.width for name, function in program.functions.items()}
        for function in program.functions.values():
            for op in function.ops():
                if op.kind == "call" and division(op.callee):
                    widths[op.callee] = op.width
        tags, modules = Names(), Names()
        self.tags = {name: tags.exact(name) for name in widths}
        for name in (prefix, self.machine, *(f"{prefix}_skid_{side}" for side in ("in", "out") if data_bits)):
            modules.exact(name)
        own = {name: modules.exact(f"{prefix}_{self.tags[name]}") for name in program.functions}
        self.memory_modules = {memory: modules.exact(f"{prefix}_mem_{name}") for memory, name in self.names.items()}
        self.divider, self.queue = modules.exact(f"{prefix}_divide"), modules.exact(f"{prefix}_channel")
        self.writers = {
            name: ModuleWriter(function, plans[name], own[name], widths, self.names, self.tags)
            for name, function in program.functions.items()
        }
        self.texts = {name: writer.write() for name, writer in self.writers.items()}
        self.streams = {callee for writer in self.writers.values() for callee in writer.stream_widths if not callee.startswith(PREFIX)}
        self.note = note
        self._signals, self._signal_of = Names(), dict[tuple[str, str, str], str]()
        for port in ["busy_q", *(line.split()[-1] for line in self._top_ports())]:
            self._signals.exact(port)

    def text(self) -> str:
        """The file."""
        parts = [self._head()]
        parts += list(self.texts.values())
        for memory in self.internal():
            parts.append(
                memory_module(
                    memory,
                    self.memory_modules[memory],
                    self._ports_of_copy(memory),
                    written=self._written(memory),
                )
            )
        if any(division(callee) for writer in self.writers.values() for callee in writer.calls):
            parts.append(DIVIDER.format(name=self.divider))
        if self.program.channels:
            parts.append(FIFO.format(name=self.queue))
        parts.append(self._top())
        if self.data_bits:
            function = self.program.functions[self.program.top]
            parts.append(core_module(self.prefix, self.note, function, self.writers[self.program.top], self.streams, self.data_bits))
        return "\n".join(parts)

    def internal(self) -> list[Memory]:
        """Memories that are inside, but not in registers of a function."""
        return [memory for memory in self.program.memories if not memory.interface and memory.place != "registers"
                and (self._read_ports(memory) or self._written(memory))]  # fmt: skip

    def inside(self, memory: Memory) -> str:
        """The path, from the whole machine, of the words of a memory that is inside."""
        if memory.place != "registers":
            return f"{self._wire('u_mem', self.names[memory], '_')}.words"
        [owner] = [writer for writer in self.writers.values() if memory in writer.register_files()]
        return f"{self._wire('u', owner.callee_name(owner.function.name), '_')}.{self.names[memory]}_q"

    def statics(self) -> list[Memory]:
        """Memories inside that the hardware writes, and keeps from call to call."""
        return [memory for memory in self.program.memories
                if memory.symbol and not memory.interface and not memory.pointing and memory.written
                and (memory.place == "registers" or (self._written(memory) and len(self._copies(memory)) == 1))]  # fmt: skip

    def interface(self) -> list[Memory]:
        """Memories outside."""
        return [memory for memory in self.program.memories if memory.interface]

    def _read_ports(self, memory: Memory) -> int:
        return max(
            (port + 1 for writer in self.writers.values() for each, port in writer.reads if each is memory), default=0
        )

    def _ports_of_copy(self, memory: Memory) -> int:
        """Read ports of each copy of it: a block RAM has two, so a table with more readers is there several times."""
        ports = self._read_ports(memory)
        return min(ports, BLOCK_PORTS) if memory.place == "block" and not self._written(memory) else ports

    def _copies(self, memory: Memory) -> list[list[int]]:
        """The read ports of each of its copies; in the last one some may serve nobody."""
        each = self._ports_of_copy(memory)
        firsts = range(0, self._read_ports(memory), each) if each else [0]
        return [list(range(first, first + each)) for first in firsts]

    def _written(self, memory: Memory) -> bool:
        return any(memory in writer.writes for writer in self.writers.values())

    def _head(self) -> str:
        return "\n".join([
            f"// {self.prefix}: made by tandem-hls from {self.note}; do not edit.",
            "//",
            "// Interface   start_i begins while idle_o is high and takes the arguments; done_o is high for one clock, and",
            "//             return_o stays until the next start. Memories of the caller have one read port, whose word is there",
            "//             one clock after its address, and one write port with an enable for each lane of a word.",
            "// Reset       rst_ni, active low, synchronous; memories keep what is in them",
            "// verilator lint_off DECLFILENAME",
            "// verilator lint_off UNUSEDSIGNAL",
            "// verilator lint_off MULTITOP",
            "",
        ])  # fmt: skip

    def _top(self) -> str:
        ports = self._top_ports()
        lines = [f"module {self.machine} (", ",\n".join(ports), ");"]
        lines += self._wires()
        lines += self._instances()
        lines += ["  logic busy_q;", "  assign idle_o = !busy_q;",
                  "  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));"]  # fmt: skip
        return "\n".join([*lines, "endmodule", ""])

    def _top_ports(self) -> list[str]:
        """The declarations of the ports of the whole machine."""
        top = self.writers[self.program.top]
        function = self.program.functions[self.program.top]
        ports = [
            "  input  logic clk_i",
            "  input  logic rst_ni",
            "  input  logic start_i",
            "  output logic idle_o",
            "  output logic done_o",
        ]
        ports += [f"  input  logic {vector(arg.width)} {top.base(arg)}_i" for arg in function.args]
        if function.width:
            ports.append(f"  output logic {vector(function.width)} return_o")
        for memory in self.interface():
            name = self.names[memory]
            if self._read_ports(memory):
                ports += [f"  output logic {vector(memory.index_bits)} {name}_raddr_o", f"  output logic {name}_re_o",
                          f"  input  logic {vector(memory.word_bits)} {name}_rdata_i"]  # fmt: skip
            if self._written(memory):
                ports += [f"  output logic {vector(memory.index_bits)} {name}_waddr_o", f"  output logic {vector(memory.word_bits)} {name}_wdata_o",
                          f"  output logic {vector(memory.lanes)} {name}_we_o"]  # fmt: skip
        for writer in self.writers.values():
            ports += [line for line in stream_ports(writer, channels=False) if line.split()[-1] not in _PRINTED]
        if self._printing():
            ports += [f"  output logic {PRINT}_valid_o", f"  output logic {vector(ALWAYS[PRINT])} {PRINT}_o"]
        return ports

    def _printing(self) -> list[str]:
        """Tags of the functions that print."""
        return [writer.callee_name(name) for name, writer in self.writers.items() if PRINT in writer.streams]

    def _wire(self, owner: str, what: str, joint: str = "__") -> str:
        """A signal or an instance of the whole machine: `what` of the function with the tag `owner`."""
        key = (owner, joint, what)
        if key not in self._signal_of:
            self._signal_of[key] = self._signals.exact(joint.join([owner, what]))
        return self._signal_of[key]

    def _wires(self) -> list[str]:
        lines = []
        for name, writer in self.writers.items():
            tag = writer.callee_name(name)
            for (memory, port), _ in writer.reads.items():
                each = self.names[memory]
                lines.append(f"  wire {vector(memory.index_bits)} {self._wire(tag, f'{each}_raddr{port}')}; wire {self._wire(tag, f'{each}_re{port}')};")
            for memory in writer.writes:
                each = self.names[memory]
                lines.append(f"  wire {vector(memory.index_bits)} {self._wire(tag, f'{each}_waddr')}; wire {vector(memory.word_bits)} {self._wire(tag, f'{each}_wdata')}; "
                             f"wire {vector(memory.lanes)} {self._wire(tag, f'{each}_we')};")  # fmt: skip
            for callee in writer.calls:
                short = writer.callee_name(callee)
                lines.append(f"  wire {self._wire(tag, f'{short}_start')};")
                lines += [
                    f"  wire {vector(width)} {self._wire(tag, f'{short}_arg{n}')};" for n, width in enumerate(writer.call_widths[callee])
                ]
        for name in self.program.functions:
            if name != self.program.top:
                writer = self.writers[name]
                tag = writer.callee_name(name)
                lines.append(f"  wire {self._wire(tag, 'done')};")
                if self.program.functions[name].width:
                    lines.append(f"  wire {vector(self.program.functions[name].width)} {self._wire(tag, 'return')};")
        for tag in self._printing():
            lines += [f"  wire {self._wire(tag, f'{PRINT}_valid_o')};",
                      f"  wire {vector(ALWAYS[PRINT])} {self._wire(tag, f'{PRINT}_o')};"]  # fmt: skip
        for channel in self.program.channels:
            for base in (stream_port(channel.callee, reads) for reads in (False, True)):
                lines.append(f"  wire {base}_valid, {base}_ready; wire {vector(channel.width)} {base}_data;")
        for memory in self.program.memories:
            for port in (port for copy in self._copies(memory) for port in copy):
                lines.append(f"  wire {vector(memory.word_bits)} {self._data(memory, port)};")
        return lines

    def _either(self, what: str, memory: Memory, *, reads: int = -1) -> str:
        """What all functions ask of a port, joined."""
        found = []
        for name, writer in self.writers.items():
            if (memory, reads) in writer.reads if reads >= 0 else memory in writer.writes:
                found.append(self._wire(writer.callee_name(name), f"{self.names[memory]}_{what}"))
        return " | ".join(found)

    def _instances(self) -> list[str]:
        lines: list[str] = []
        for memory in self.program.memories:
            each = self.names[memory]
            ports = self._read_ports(memory)
            if memory.interface:
                if ports:
                    lines += [f"  assign {each}_raddr_o = {self._either('raddr0', memory, reads=0)};",
                              f"  assign {each}_re_o = {self._either('re0', memory, reads=0)};",
                              f"  assign {self._data(memory, 0)} = {each}_rdata_i;"]  # fmt: skip
                if self._written(memory):
                    lines += [
                        f"  assign {each}_{what}_o = {self._either(what, memory)};" for what in ("waddr", "wdata", "we")
                    ]
                continue
            if memory not in self.internal():
                continue
            copies = self._copies(memory)
            for number, served in enumerate(copies):
                pins = [".clk_i(clk_i)"]
                for pin, port in enumerate(served):
                    where, when = (self._either(f"{what}{port}", memory, reads=port) or "'0" for what in ("raddr", "re"))
                    pins += [f".raddr{pin}_i({where})", f".re{pin}_i({when})", f".rdata{pin}_o({self._data(memory, port)})"]
                if self._written(memory):
                    pins += [f".{what}_i({self._either(what, memory)})" for what in ("waddr", "wdata", "we")]
                name = self._wire("u_mem", f"{each}_copy{number}" if len(copies) > 1 else each, "_")
                lines.append(f"  {self.memory_modules[memory]} {name} ({', '.join(pins)});")
        for name, writer in self.writers.items():
            lines += self._function_instance(name, writer)
        lines += [self._channel(channel) for channel in self.program.channels]
        for signal in _PRINTED if self._printing() else ():
            lines.append(f"  assign {signal} = {' | '.join(self._wire(tag, signal) for tag in self._printing())};")
        return lines

    def _channel(self, channel: Channel) -> str:
        """The queue of a channel."""
        put, get = (stream_port(channel.callee, reads) for reads in (False, True))
        return (f"  {self.queue} #(.Width({channel.width}), .Depth({channel.depth})) {self._wire('u_channel', channel.name, '_')} (\n"
                f"    .clk_i(clk_i), .rst_ni(rst_ni),\n"
                f"    .in_valid_i({put}_valid), .in_ready_o({put}_ready), .in_data_i({put}_data),\n"
                f"    .out_valid_o({get}_valid), .out_ready_i({get}_ready), .out_data_o({get}_data)\n  );")  # fmt: skip

    def _data(self, memory: Memory, port: int) -> str:
        """The word that a memory gives at a port."""
        return self._wire(self.names[memory], f"rdata{port}", "_")

    def _callers(self, name: str) -> list[ModuleWriter]:
        return [writer for writer in self.writers.values() if name in writer.calls]

    def _function_instance(self, name: str, writer: ModuleWriter) -> list[str]:
        lines: list[str] = []
        tag = writer.callee_name(name)
        function = self.program.functions[name]
        pins = [".clk_i(clk_i)", ".rst_ni(rst_ni)"]
        if name == self.program.top:
            pins += [".start_i(start_i && idle_o)", ".done_o(done_o)"]
            pins += [f".{writer.base(arg)}_i({writer.base(arg)}_i)" for arg in function.args]
            if function.width:
                pins.append(".return_o(return_o)")
        else:
            callers = [caller.callee_name(caller.function.name) for caller in self._callers(name)]
            starts = " | ".join(self._wire(caller, f"{tag}_start") for caller in callers)
            pins += [f".start_i({starts})", f".done_o({self._wire(tag, 'done')})"]
            for number, arg in enumerate(function.args):
                joined = " | ".join(self._wire(caller, f"{tag}_arg{number}") for caller in callers)
                pins.append(f".{writer.base(arg)}_i({joined})")
            if function.width:
                pins.append(f".return_o({self._wire(tag, 'return')})")
        outside = [line.split()[-1] for line in stream_ports(writer, channels=False)]
        pins += [f".{signal}({self._wire(tag, signal) if signal in _PRINTED else signal})" for signal in outside]
        inside = [line.split()[-1] for line in stream_ports(writer)]
        pins += [f".{signal}({signal[:-2]})" for signal in inside if signal not in outside]  # a wire has no _i or _o
        for memory, port in writer.reads:
            each = self.names[memory]
            pins += [f".{each}_raddr{port}_o({self._wire(tag, f'{each}_raddr{port}')})", f".{each}_re{port}_o({self._wire(tag, f'{each}_re{port}')})",
                     f".{each}_rdata{port}_i({self._data(memory, port)})"]  # fmt: skip
        for memory in writer.writes:
            each = self.names[memory]
            pins += [f".{each}_{what}_o({self._wire(tag, f'{each}_{what}')})" for what in ("waddr", "wdata", "we")]
        for callee in writer.calls:
            lines += self._call_pins(tag, callee, writer, pins)
        lines.append(f"  {writer.module} {self._wire('u', tag, '_')} (\n    " + ",\n    ".join(pins) + "\n  );")
        return lines

    def _call_pins(self, tag: str, callee: str, writer: ModuleWriter, pins: list[str]) -> list[str]:
        short = writer.callee_name(callee)
        pins.append(f".{short}_start_o({self._wire(tag, f'{short}_start')})")
        pins += [f".{short}_arg{n}_o({self._wire(tag, f'{short}_arg{n}')})" for n in range(len(writer.call_widths[callee]))]
        kind = division(callee)
        if kind is None:
            pins.append(f".{short}_done_i({self._wire(short, 'done')})")
            if self.program.functions[callee].width:
                pins.append(f".{short}_return_i({self._wire(short, 'return')})")
            return []
        what, width, is_signed = kind
        pins += [f".{short}_done_i({self._wire(tag, f'{short}_done')})", f".{short}_return_i({self._wire(tag, f'{short}_return')})"]
        result = "quotient_o" if what.endswith("div") else "remainder_o"
        other = "remainder_o" if what.endswith("div") else "quotient_o"
        return [
            f"  wire {self._wire(tag, f'{short}_done')}; wire {vector(width)} {self._wire(tag, f'{short}_return')};",
            f"  // verilator lint_off PINCONNECTEMPTY\n  {self.divider} #(.W({width})) {self._wire(f'u_{tag}', short, '_')} (.clk_i(clk_i), .rst_ni(rst_ni), .start_i({self._wire(tag, f'{short}_start')}), "
            f".signed_i(1'b{int(is_signed)}), .dividend_i({self._wire(tag, f'{short}_arg0')}), .divisor_i({self._wire(tag, f'{short}_arg1')}), "
            f".done_o({self._wire(tag, f'{short}_done')}), .{result}({self._wire(tag, f'{short}_return')}), .{other}());\n  // verilator lint_on PINCONNECTEMPTY",
        ]  # fmt: skip


def argument_names(assembly: Assembly) -> list[tuple[str, Memory | Op]]:
    """Arguments of the top in order, with the names of their ports."""
    top = assembly.writers[assembly.program.top]
    return [
        (assembly.names.get(each, each.name) if isinstance(each, Memory) else top.base(each), each)
        for each in assembly.program.arguments
    ]
