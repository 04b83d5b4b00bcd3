"""Registers of multipliers: ECP5's have some of their own, which yosys leaves unused.

A flip-flop before or behind a multiplier goes into it, as the vendor's tools have it: less wire, and flip-flops that are
free for others.
"""

from collections import Counter

from tandem_explore.flows.netlist import Bit, Cell, Netlist

MULTIPLIER = "MULT18X18D"
FLIP_FLOP = "TRELLIS_FF"
# Parts of a multiplier with a register: its pins, the name of the register, and the clock enable that it takes.
INPUTS = (("A", 18, "REG_INPUTA", "CE0"), ("B", 18, "REG_INPUTB", "CE1"))
OUTPUT = ("P", 36, "REG_OUTPUT", "CE2")


def with_registers(core: Netlist) -> Netlist:
    """The netlist with the registers of its multipliers in use, wherever flip-flops do just what they would.

    All pins of one side must come from flip-flops, or from constants of 0, of one clock and one clock enable, without reset;
    those that have other loads stay, too. Behind it, the flip-flops must be its only load, and always enabled.
    """
    loads = Counter(bit for cell in core.cells.values() for bit in _reads(cell))
    loads.update(bit for way, bits in core.ports.values() for bit in bits if way == "output")
    driver = {cell["connections"]["Q"][0]: name for name, cell in core.cells.items() if cell["type"] == FLIP_FLOP}
    behind = {
        bits[0]: name
        for name, cell in core.cells.items()
        if cell["type"] == FLIP_FLOP
        for pin, bits in cell["connections"].items()
        if pin in ("DI", "M")
    }
    cells = dict(core.cells)
    for name, cell in core.cells.items():
        if cell["type"] != MULTIPLIER:
            continue
        for side in INPUTS:
            cells[name] = _registered_input(core, cells[name], side, driver, loads)
        cells[name] = _registered_output(core, cells, cells[name], behind, loads)
    gone = [name for bit, name in driver.items() if name in cells and loads[bit] == 0]
    for name in gone:
        del cells[name]
    return Netlist(core.module, core.ports, cells)


def _reads(cell: Cell) -> list[Bit]:
    ways = cell["port_directions"]
    return [bit for pin, bits in cell["connections"].items() if ways.get(pin) != "output" for bit in bits]


def _input_of(flip_flop: Cell) -> Bit:
    connections = flip_flop["connections"]
    bit: Bit = connections["DI" if "DI" in connections else "M"][0]
    return bit


def _kind(flip_flop: Cell) -> tuple[Bit, Bit] | None:
    """Clock and clock enable; None if it has a reset, an inverted clock or another kind of enable."""
    parameters, connections = flip_flop["parameters"], flip_flop["connections"]
    if parameters.get("CLKMUX", "CLK") != "CLK" or connections.get("LSR", ["0"])[0] != "0":
        return None
    enable = parameters.get("CEMUX", "1").strip()
    if enable not in ("1", "CE"):
        return None
    return connections["CLK"][0], "1" if enable == "1" else connections["CE"][0]


def _using(cell: Cell, register: str, clock: Bit, pin: str, enable: Bit) -> Cell:
    names = {f"{register}_CLK": "CLK0", f"{register}_CE": pin, f"{register}_RST": "RST0"}
    connections = {"CLK0": [clock], pin: [enable], "RST0": ["0"]}
    return cell | {
        "parameters": cell["parameters"] | names,
        "port_directions": cell["port_directions"] | dict.fromkeys(connections, "input"),
        "connections": cell["connections"] | connections,
    }


def _registered_input(
    core: Netlist, cell: Cell, side: tuple[str, int, str, str], driver: dict[Bit, str], loads: Counter[Bit]
) -> Cell:
    letter, width, register, enable_pin = side
    pins = {pin: bits[0] for i in range(width) if (bits := cell["connections"].get(pin := f"{letter}{i}"))}
    moving = {pin: bit for pin, bit in pins.items() if bit != "0"}
    if not moving or any(bit not in driver for bit in moving.values()):
        return cell
    kinds = {_kind(core.cells[driver[bit]]) for bit in moving.values()}
    kind = kinds.pop()
    if kinds or kind is None:
        return cell
    connections = dict(cell["connections"])
    for pin, bit in moving.items():
        before = _input_of(core.cells[driver[bit]])
        connections[pin] = [before]
        loads[bit] -= 1
        loads[before] += 1
    return _using(cell | {"connections": connections}, register, kind[0], enable_pin, kind[1])


def _registered_output(
    core: Netlist, cells: dict[str, Cell], cell: Cell, behind: dict[Bit, str], loads: Counter[Bit]
) -> Cell:
    letter, width, register, enable_pin = OUTPUT
    pins = {pin: bits[0] for i in range(width) if (bits := cell["connections"].get(pin := f"{letter}{i}"))}
    used = {pin: bit for pin, bit in pins.items() if loads[bit] > 0}
    if not used or any(loads[bit] != 1 or bit not in behind for bit in used.values()):
        return cell
    kinds = {_kind(core.cells[behind[bit]]) for bit in used.values()}
    kind = kinds.pop()
    if kinds or kind is None or kind[1] != "1":
        return cell
    connections = dict(cell["connections"])
    for pin, bit in used.items():
        connections[pin] = core.cells[behind[bit]]["connections"]["Q"]
        cells.pop(behind[bit])
    return _using(cell | {"connections": connections}, register, kind[0], enable_pin, kind[1])
