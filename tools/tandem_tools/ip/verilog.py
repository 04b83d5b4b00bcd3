"""The Verilog module around an accelerator's top.

Block designs want one: Vivado's IP packager takes Verilog or VHDL as top, not SystemVerilog (UG1118, Top-Level HDL
Requirements). Its attributes say which interface a port belongs to (UG994); other tools ignore them. It adds what a
memory port may want to hear: AxCACHE and AxPROT, as parameters.
"""

from tandem_tools.ip.accelerator import CORE_CLOCK, CORE_CLOCK_PORT, Accelerator, Parameter, Port

# The wrapper has these parameters beside the top's.
SIDEBAND = (
    Parameter("MemCache", 0b0011, "AxCACHE of the memory port: 3 not cacheable, 15 for a coherent port.", (0, 2, 3, 11, 15)),
    Parameter("MemProt", 0b000, "AxPROT of the memory port: bit 1 says not secure.", (0, 1, 2, 3)),
)
REPLACED = {"awcache": "MemCache", "arcache": "MemCache", "awprot": "MemProt", "arprot": "MemProt"}

# Vivado infers these interfaces: their types, and properties.
TYPES = {
    "aclk": ("xilinx.com:signal:clock:1.0", "CLK"),
    "core_aclk": ("xilinx.com:signal:clock:1.0", "CLK"),
    "aresetn": ("xilinx.com:signal:reset:1.0", "RST"),
    "interrupt": ("xilinx.com:signal:interrupt:1.0", "INTERRUPT"),
}
PROPERTIES = {
    "aclk": "ASSOCIATED_BUSIF s_axi_ctrl:m_axi_gmem, ASSOCIATED_RESET aresetn",
    "core_aclk": "PHASE 0.0",
    "aresetn": "POLARITY ACTIVE_LOW",
    "interrupt": "SENSITIVITY LEVEL_HIGH",
    "s_axi_ctrl": "PROTOCOL AXI4LITE",
    "m_axi_gmem": "PROTOCOL AXI4, MAX_BURST_LENGTH 16, SUPPORTS_NARROW_BURST 0, HAS_LOCK 0, HAS_QOS 0, HAS_REGION 0",
}


def replaced(port: Port) -> str | None:
    """Returns the parameter that gives this port its value, in place of the top; None for most ports."""
    return REPLACED.get(port.signal) if port.interface == "m_axi_gmem" else None


def wrapper(accelerator: Accelerator, origin: str) -> str:
    """The module, in Verilog-2001, one port a line."""
    parameters = [f"  parameter integer {p.name} = {p.value}" for p in accelerator.parameters]
    parameters += [f"  parameter integer {p.name} = {p.value}" for p in SIDEBAND]
    ports = [text for of in accelerator.interfaces().values() for text in _ports(of)]
    ports = [f"{text}," if "wire" in text.split() else text for text in ports]
    ports[-1] = ports[-1].removesuffix(",")
    settings = [f"    .{p.name}({p.name}{' != 0' if p.is_bit else ''})" for p in accelerator.parameters]
    unused = [port for port in accelerator.ports if replaced(port)]
    wires = [f"  wire {_range(port)}unused_{port.name};" for port in unused]
    wires += [f"  assign {port.name} = {replaced(port)}[{int(port.width) - 1}:0];" for port in unused]
    pins = [f"    .{port.name}({'unused_' if port in unused else ''}{port.name})" for port in accelerator.ports]
    if CORE_CLOCK in accelerator.values and not any(port.name == CORE_CLOCK_PORT for port in accelerator.ports):
        pins.append(f"    .{CORE_CLOCK_PORT}(aclk)")
    return "\n".join(
        [
            f"// {accelerator.algorithm.title} accelerator: {accelerator.top} for tools whose block designs take Verilog.",
            "//",
            f"// {origin}",
            "// Licence: Apache-2.0, see LICENSE.",
            f"module {accelerator.wrapper} #(",
            ",\n".join(parameters),
            ") (",
            *ports,
            ");",
            "",
            *wires,
            "",
            f"  {accelerator.top} #(",
            ",\n".join(settings),
            "  ) u_top (",
            ",\n".join(pins),
            "  );",
            "",
            "endmodule",
            "",
        ]
    )


def _ports(of: list[Port]) -> list[str]:
    """Lines of the ports of one interface, without commas; its properties stand at the first."""
    lines = []
    for port in of:
        kind, signal = TYPES.get(port.interface, ("xilinx.com:interface:aximm:1.0", port.signal.upper()))
        name = f'  (* X_INTERFACE_INFO = "{kind} {port.interface} {signal}" *)'
        if port is of[0]:
            properties = f"XIL_INTERFACENAME {port.interface}, {PROPERTIES[port.interface]}"
            lines.append(f'  (* X_INTERFACE_PARAMETER = "{properties}" *)')
        lines.append(name)
        declaration = f"  {'output' if port.is_output else 'input '} wire {_range(port)}{port.name}"
        if port.name == "interrupt":  # what vendor tools infer; a Verilated class calls it __SYM__interrupt
            lines += ["  // verilator lint_off SYMRSVDWORD", declaration, "  // verilator lint_on SYMRSVDWORD"]
        else:
            lines.append(declaration)
    return lines


def _range(port: Port) -> str:
    if port.width.isdecimal():
        return "" if port.width == "1" else f"[{int(port.width) - 1}:0] "
    return f"[{port.width}-1:0] "
