"""The constraints of the clocks: their frequency and, for a core with its own clock, the paths between the two.

The clocks themselves are for runs with the accelerator alone; in a design, they come from there. The constraints of the
crossing hold in a design, too: they name cells, at any depth.
"""

from tandem_tools.ip.accelerator import Accelerator

# Registers of hw/cells/tnd_clock_crossing.sv and tnd_reset_crossing.sv: a pointer as a Gray code, and where it arrives.
POINTERS = (("write_code_q", "write_seen_q"), ("read_code_q", "read_seen_q"))
ARRIVES_FIRST = "[0]"  # of the registers of the other side, the one that sees the pointer first
CLEARS, CLEARED = "core_hold", "past_q"  # the register that clears those of the other clock without waiting for that clock
CLOCKS = ("aclk", "core_aclk")


def vivado(accelerator: Accelerator, clock_mhz: float) -> str:
    """The XDC."""
    if not accelerator.has_core_clock:
        more = "# No other constraint is needed: there is one clock, and all ports are synchronous to it."
        return _head(accelerator, clock_mhz, more) + _clocks(CLOCKS[:1], clock_mhz)
    lines = [
        "# Words cross in RAMs and registers that are at rest when they are read: no later than a clock of who reads them.",
        *(
            f"set_max_delay -datapath_only -from [get_clocks {a}] -to [get_clocks {b}]"
            f" [get_property PERIOD [get_clocks {b}]]"
            for a, b in (CLOCKS, CLOCKS[::-1])
        ),
        "# The bits of a pointer arrive within a clock of each other, so that two changes never meet.",
    ]
    for source, target in POINTERS:
        ends = (f"{source}_reg", f"{target}_reg{ARRIVES_FIRST}")
        cells = [f"[get_cells -hierarchical -filter {{NAME =~ *u_crossing*{end}*}}]" for end in ends]
        lines.append(f"set_bus_skew -from {cells[0]} -to {cells[1]} {1000 / clock_mhz:.3f}")
    lines += [
        "# A reset clears these without waiting for their clock, all of them within a clock of its own.",
        f"set_max_delay -datapath_only -from [get_cells -hierarchical -filter {{NAME =~ *u_soft_reset*{CLEARS}_reg*}}]"
        f" -to [get_pins -hierarchical -filter {{NAME =~ *u_crossing*{CLEARED}_reg*/CLR}}]"
        f" [get_property PERIOD [get_clocks {CLOCKS[0]}]]",
    ]
    return _head(accelerator, clock_mhz, "") + _clocks(CLOCKS, clock_mhz) + "\n".join(lines) + "\n"


def quartus(accelerator: Accelerator, clock_mhz: float) -> str:
    """The SDC."""
    if not accelerator.has_core_clock:
        return vivado(accelerator, clock_mhz)
    lines = [
        "# Words cross in RAMs and registers that are at rest when they are read.",
        *(f"set_false_path -from [get_clocks {a}] -to [get_clocks {b}]" for a, b in (CLOCKS, CLOCKS[::-1])),
        "# The bits of a pointer arrive within a clock of each other, so that two changes never meet.",
    ]
    for source, target in POINTERS:
        ends = f"-from [get_registers *u_crossing*{source}*] -to [get_registers *u_crossing*{target}*]"
        lines += [
            f"set_max_skew {ends} -get_skew_value_from_clock_period src_clock_period -skew_value_multiplier 0.8",
            f"set_net_delay {ends} -max -get_value_from_clock_period dst_clock_period -value_multiplier 0.8",
        ]
    lines += [
        "# A reset clears these without waiting for their clock, all of them within a clock of its own.",
        f"set_net_delay -from [get_registers *u_soft_reset*{CLEARS}*] -to [get_registers *u_crossing*{CLEARED}*]"
        " -max -get_value_from_clock_period src_clock_period -value_multiplier 0.8",
    ]
    return _head(accelerator, clock_mhz, "") + _clocks(CLOCKS, clock_mhz) + "\n".join(lines) + "\n"


def nextpnr_ecp5(accelerator: Accelerator, clock_mhz: float) -> str:
    """The LPF for nextpnr-ecp5."""
    lines = [f'FREQUENCY PORT "{clock}" {clock_mhz:g} MHZ;' for clock in _its_clocks(accelerator)]
    return _head(accelerator, clock_mhz, _NEXTPNR if accelerator.has_core_clock else "") + "\n".join(lines) + "\n"


def nextpnr_ice40(accelerator: Accelerator, clock_mhz: float) -> str:
    """The PCF for nextpnr-ice40."""
    lines = [f"set_frequency {clock} {clock_mhz:g}" for clock in _its_clocks(accelerator)]
    return _head(accelerator, clock_mhz, _NEXTPNR if accelerator.has_core_clock else "") + "\n".join(lines) + "\n"


_NEXTPNR = (
    "# nextpnr knows no limit for paths from one clock to another, but reports the longest of each kind as `Max delay`:\n"
    "# it must be less than a period of either clock."
)


def _its_clocks(accelerator: Accelerator) -> tuple[str, ...]:
    return CLOCKS if accelerator.has_core_clock else CLOCKS[:1]


def _head(accelerator: Accelerator, clock_mhz: float, more: str) -> str:
    clocks = "clocks come" if accelerator.has_core_clock else "clock comes"
    head = f"# {accelerator.algorithm.title} accelerator alone, at {clock_mhz:g} MHz; in a design the {clocks} from there.\n"
    return head + (f"{more}\n" if more else "")


def _clocks(names: tuple[str, ...], clock_mhz: float) -> str:
    return "".join(f"create_clock -name {name} -period {1000 / clock_mhz:.3f} [get_ports {name}]\n" for name in names)
