"""The whole design: a module for each function, the memories, and the top that joins them."""

from tandem_hls.core import core_module
from tandem_hls.design_names import DesignNames
from tandem_hls.ir import PREFIX, Channel, Memory, Op, Program
from tandem_hls.machine import Callee, Machine
from tandem_hls.names import Names, vector
from tandem_hls.ports import Port, core_ports
from tandem_hls.streams import ALWAYS, PRINT, stream_port
from tandem_hls.units import DIVIDER, FIFO, division, memory_module
from tandem_hls.verilog import declaration, module

# A block RAM has so many ports to read.
BLOCK_PORTS = 2
# The signals by which a test sees printed values.
_PRINTED = (f"{PRINT}_valid_o", f"{PRINT}_o")


class Assembly:
    """A program's modules, as text."""

    def __init__(
        self, program: Program, machines: dict[str, Machine], design: DesignNames, note: str = "", data_bits: int = 0
    ) -> None:
        self.program = program
        self.machines = machines
        self.prefix, self.machine = design.prefix, design.machine
        self.names, self.tags = design.memories, design.tags
        self.note = note
        self.data_bits = data_bits
        self.texts = {name: module(machine) for name, machine in machines.items()}
        self.streams = {callee for machine in machines.values() for callee in machine.streams if not callee.startswith(PREFIX)}
        self._design = design
        self._signals, self._signal_of = Names(), dict[tuple[str, str, str], str]()
        for name in ["busy_q", *(port.name for port in self._top_ports())]:
            self._signals.exact(name)

    def text(self) -> str:
        """The file."""
        parts = [self._head()]
        parts += list(self.texts.values())
        for memory in self.internal():
            parts.append(
                memory_module(
                    memory,
                    self._design.memory_modules[memory],
                    self._ports_of_copy(memory),
                    written=self.written(memory),
                )
            )
        if any(division(callee) for machine in self.machines.values() for callee in machine.callees):
            parts.append(DIVIDER.format(name=self._design.divider))
        if self.program.channels:
            parts.append(FIFO.format(name=self._design.queue))
        parts.append(self._top())
        if self.data_bits:
            function = self.program.functions[self.program.top]
            parts.append(core_module(self.prefix, self.note, function, self.machines[self.program.top], self.streams, self.data_bits))
        return "\n".join(parts)

    def internal(self) -> list[Memory]:
        """Memories that are inside, but not in registers of a function."""
        return [memory for memory in self.program.memories if not memory.interface and memory.place != "registers"
                and (self.read_ports(memory) or self.written(memory))]  # fmt: skip

    def inside(self, memory: Memory) -> str:
        """The path, from the whole machine, of the words of a memory that is inside."""
        if memory.place != "registers":
            return f"{self._wire('u_mem', self.names[memory], '_')}.words"
        [owner] = [name for name, machine in self.machines.items() if memory in machine.files]
        return f"{self._wire('u', self.tags[owner], '_')}.{self.names[memory]}_q"

    def statics(self) -> list[Memory]:
        """Memories inside that the hardware writes, and keeps from call to call."""
        return [memory for memory in self.program.memories
                if memory.symbol and not memory.interface and not memory.pointing and memory.written
                and (memory.place == "registers" or (self.written(memory) and len(self._copies(memory)) == 1))]  # fmt: skip

    def interface(self) -> list[Memory]:
        """Memories outside."""
        return [memory for memory in self.program.memories if memory.interface]

    def read_ports(self, memory: Memory) -> int:
        """Read ports of a memory, for all functions together."""
        return max(
            (port + 1 for machine in self.machines.values() for each, port in machine.reads if each is memory), default=0
        )

    def _ports_of_copy(self, memory: Memory) -> int:
        """Read ports of each copy of it: a block RAM has two, so a table with more readers is there several times."""
        ports = self.read_ports(memory)
        return min(ports, BLOCK_PORTS) if memory.place == "block" and not self.written(memory) else ports

    def _copies(self, memory: Memory) -> list[list[int]]:
        """The read ports of each of its copies; in the last one some may serve nobody."""
        each = self._ports_of_copy(memory)
        firsts = range(0, self.read_ports(memory), each) if each else [0]
        return [list(range(first, first + each)) for first in firsts]

    def written(self, memory: Memory) -> bool:
        """True if a function writes to a memory that is not in its registers."""
        return any(memory in machine.writes for machine in self.machines.values())

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
        lines = [f"module {self.machine} (", ",\n".join(declaration(port) for port in self._top_ports()), ");"]
        lines += self._wires()
        lines += self._instances()
        lines += ["  logic busy_q;", "  assign idle_o = !busy_q;",
                  "  always_ff @(posedge clk_i) busy_q <= rst_ni && ((busy_q && !done_o) || (start_i && idle_o));"]  # fmt: skip
        return "\n".join([*lines, "endmodule", ""])

    def _top_ports(self) -> list[Port]:
        """The ports of the whole machine."""
        top = self.machines[self.program.top]
        found = [Port("clk_i"), Port("rst_ni"), Port("start_i"), Port("idle_o"), Port("done_o")]
        found += [Port(f"{name}_i", arg.width) for arg, name in top.arguments.items()]
        if top.width:
            found.append(Port("return_o", top.width))
        for memory in self.interface():
            name = self.names[memory]
            if self.read_ports(memory):
                found += [Port(f"{name}_raddr_o", memory.index_bits), Port(f"{name}_re_o"),
                          Port(f"{name}_rdata_i", memory.word_bits)]  # fmt: skip
            if self.written(memory):
                found += [Port(f"{name}_waddr_o", memory.index_bits), Port(f"{name}_wdata_o", memory.word_bits),
                          Port(f"{name}_we_o", memory.lanes)]  # fmt: skip
        for machine in self.machines.values():
            found += [port for port in core_ports(machine, channels=False) if port.name not in _PRINTED]
        if self._printing():
            found += [Port(f"{PRINT}_valid_o"), Port(f"{PRINT}_o", ALWAYS[PRINT])]
        return found

    def _printing(self) -> list[str]:
        """Tags of the functions that print."""
        return [self.tags[name] for name, machine in self.machines.items() if PRINT in machine.streams]

    def _wire(self, owner: str, what: str, joint: str = "__") -> str:
        """A signal or an instance of the whole machine: `what` of the function with the tag `owner`."""
        key = (owner, joint, what)
        if key not in self._signal_of:
            self._signal_of[key] = self._signals.exact(joint.join([owner, what]))
        return self._signal_of[key]

    def _wires(self) -> list[str]:
        lines = []
        for name, machine in self.machines.items():
            tag = self.tags[name]
            for memory, port in machine.reads:
                each = self.names[memory]
                lines.append(f"  wire {vector(memory.index_bits)} {self._wire(tag, f'{each}_raddr{port}')}; wire {self._wire(tag, f'{each}_re{port}')};")
            for memory in machine.writes:
                each = self.names[memory]
                lines.append(f"  wire {vector(memory.index_bits)} {self._wire(tag, f'{each}_waddr')}; wire {vector(memory.word_bits)} {self._wire(tag, f'{each}_wdata')}; "
                             f"wire {vector(memory.lanes)} {self._wire(tag, f'{each}_we')};")  # fmt: skip
            for callee in machine.callees.values():
                short = callee.name
                lines.append(f"  wire {self._wire(tag, f'{short}_start')};")
                lines += [
                    f"  wire {vector(width)} {self._wire(tag, f'{short}_arg{n}')};" for n, width in enumerate(callee.widths)
                ]
        for name in self.program.functions:
            if name != self.program.top:
                tag = self.tags[name]
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
        """One signal of a memory's port, from all functions that use it."""
        found = []
        for name, machine in self.machines.items():
            if (memory, reads) in machine.reads if reads >= 0 else memory in machine.writes:
                found.append(self._wire(self.tags[name], f"{self.names[memory]}_{what}"))
        return " | ".join(found)

    def _instances(self) -> list[str]:
        lines: list[str] = []
        for memory in self.program.memories:
            each = self.names[memory]
            ports = self.read_ports(memory)
            if memory.interface:
                if ports:
                    lines += [f"  assign {each}_raddr_o = {self._either('raddr0', memory, reads=0)};",
                              f"  assign {each}_re_o = {self._either('re0', memory, reads=0)};",
                              f"  assign {self._data(memory, 0)} = {each}_rdata_i;"]  # fmt: skip
                if self.written(memory):
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
                if self.written(memory):
                    pins += [f".{what}_i({self._either(what, memory)})" for what in ("waddr", "wdata", "we")]
                name = self._wire("u_mem", f"{each}_copy{number}" if len(copies) > 1 else each, "_")
                lines.append(f"  {self._design.memory_modules[memory]} {name} ({', '.join(pins)});")
        for name, machine in self.machines.items():
            lines += self._function_instance(name, machine)
        lines += [self._channel(channel) for channel in self.program.channels]
        for signal in _PRINTED if self._printing() else ():
            lines.append(f"  assign {signal} = {' | '.join(self._wire(tag, signal) for tag in self._printing())};")
        return lines

    def _channel(self, channel: Channel) -> str:
        """The queue of a channel."""
        put, get = (stream_port(channel.callee, reads) for reads in (False, True))
        return (f"  {self._design.queue} #(.Width({channel.width}), .Depth({channel.depth})) {self._wire('u_channel', channel.name, '_')} (\n"
                f"    .clk_i(clk_i), .rst_ni(rst_ni),\n"
                f"    .in_valid_i({put}_valid), .in_ready_o({put}_ready), .in_data_i({put}_data),\n"
                f"    .out_valid_o({get}_valid), .out_ready_i({get}_ready), .out_data_o({get}_data)\n  );")  # fmt: skip

    def _data(self, memory: Memory, port: int) -> str:
        """The word that a memory gives at a port."""
        return self._wire(self.names[memory], f"rdata{port}", "_")

    def _function_instance(self, name: str, machine: Machine) -> list[str]:
        lines: list[str] = []
        tag = self.tags[name]
        function = self.program.functions[name]
        pins = [".clk_i(clk_i)", ".rst_ni(rst_ni)"]
        if name == self.program.top:
            pins += [".start_i(start_i && idle_o)", ".done_o(done_o)"]
            pins += [f".{each}_i({each}_i)" for each in machine.arguments.values()]
            if function.width:
                pins.append(".return_o(return_o)")
        else:
            callers = [self.tags[caller] for caller, other in self.machines.items() if name in other.callees]
            starts = " | ".join(self._wire(caller, f"{tag}_start") for caller in callers)
            pins += [f".start_i({starts})", f".done_o({self._wire(tag, 'done')})"]
            for number, each in enumerate(machine.arguments.values()):
                joined = " | ".join(self._wire(caller, f"{tag}_arg{number}") for caller in callers)
                pins.append(f".{each}_i({joined})")
            if function.width:
                pins.append(f".return_o({self._wire(tag, 'return')})")
        outside = [port.name for port in core_ports(machine, channels=False)]
        pins += [f".{signal}({self._wire(tag, signal) if signal in _PRINTED else signal})" for signal in outside]
        inside = [port.name for port in core_ports(machine, channels=True)]
        pins += [f".{signal}({signal[:-2]})" for signal in inside if signal not in outside]  # a wire has no _i or _o
        for memory, port in machine.reads:
            each = self.names[memory]
            pins += [f".{each}_raddr{port}_o({self._wire(tag, f'{each}_raddr{port}')})", f".{each}_re{port}_o({self._wire(tag, f'{each}_re{port}')})",
                     f".{each}_rdata{port}_i({self._data(memory, port)})"]  # fmt: skip
        for memory in machine.writes:
            each = self.names[memory]
            pins += [f".{each}_{what}_o({self._wire(tag, f'{each}_{what}')})" for what in ("waddr", "wdata", "we")]
        for key, callee in machine.callees.items():
            lines += self._call_pins(tag, key, callee, pins)
        lines.append(f"  {machine.module} {self._wire('u', tag, '_')} (\n    " + ",\n    ".join(pins) + "\n  );")
        return lines

    def _call_pins(self, tag: str, key: str, callee: Callee, pins: list[str]) -> list[str]:
        short = callee.name
        pins.append(f".{short}_start_o({self._wire(tag, f'{short}_start')})")
        pins += [f".{short}_arg{n}_o({self._wire(tag, f'{short}_arg{n}')})" for n in range(len(callee.widths))]
        kind = division(key)
        if kind is None:
            pins.append(f".{short}_done_i({self._wire(short, 'done')})")
            if callee.returns:
                pins.append(f".{short}_return_i({self._wire(short, 'return')})")
            return []
        what, width, is_signed = kind
        pins += [f".{short}_done_i({self._wire(tag, f'{short}_done')})", f".{short}_return_i({self._wire(tag, f'{short}_return')})"]
        result = "quotient_o" if what.endswith("div") else "remainder_o"
        other = "remainder_o" if what.endswith("div") else "quotient_o"
        return [
            f"  wire {self._wire(tag, f'{short}_done')}; wire {vector(width)} {self._wire(tag, f'{short}_return')};",
            f"  // verilator lint_off PINCONNECTEMPTY\n  {self._design.divider} #(.W({width})) {self._wire(f'u_{tag}', short, '_')} (.clk_i(clk_i), .rst_ni(rst_ni), .start_i({self._wire(tag, f'{short}_start')}), "
            f".signed_i(1'b{int(is_signed)}), .dividend_i({self._wire(tag, f'{short}_arg0')}), .divisor_i({self._wire(tag, f'{short}_arg1')}), "
            f".done_o({self._wire(tag, f'{short}_done')}), .{result}({self._wire(tag, f'{short}_return')}), .{other}());\n  // verilator lint_on PINCONNECTEMPTY",
        ]  # fmt: skip


def argument_names(assembly: Assembly) -> list[tuple[str, Memory | Op]]:
    """Arguments of the top in order, with the names of their ports."""
    top = assembly.machines[assembly.program.top]
    return [
        (assembly.names.get(each, each.name) if isinstance(each, Memory) else top.arguments[each], each)
        for each in assembly.program.arguments
    ]
