"""Registers inside cells: ECP5's multipliers and block RAMs contain some, which yosys leaves unused.

A flip-flop before or after a multiplier, or after a block RAM, moves into it, as with the vendor's tools. That saves wire
and flip-flops, and a block RAM is read in a fraction of the time.
"""

from collections import Counter
from dataclasses import dataclass

from tandem_eda.flows.netlist import Bit, Cell, Netlist

MULTIPLIER = "MULT18X18D"
BLOCK_RAM = "DP16KD"
CELLS = (MULTIPLIER, BLOCK_RAM)
FLIP_FLOP = "TRELLIS_FF"
# Parts of a multiplier with a register: its pins, the name of the register, and the clock enable that it takes.
INPUTS = (("A", 18, "REG_INPUTA", "CE0"), ("B", 18, "REG_INPUTB", "CE1"))
OUTPUT = ("P", 36, "REG_OUTPUT", "CE2")
# The two ports of a block RAM: its pins, the parameter that tells of the register, the clock, and pins that must be so.
PORTS = tuple(
    (f"DO{port}", 18, f"REGMODE_{port}", f"CLK{port}", {f"OCE{port}": "1", f"RST{port}": "0"}) for port in ("A", "B")
)


def inside(core: Netlist) -> Netlist:
    """Returns the netlist with the registers of its cells in use, wherever they do just what flip-flops did.

    All pins of one side must come from flip-flops, or from constants of 0, of one clock and one clock enable, without reset;
    flip-flops with other loads stay as well. At an output, the flip-flops must be its only load, and always enabled.
    """
    use = _Use.of(core)
    cells = dict(core.cells)
    for name, cell in core.cells.items():
        if cell["type"] == MULTIPLIER:
            for side in INPUTS:
                cells[name] = _registered_input(core, cells[name], side, use)
            cells[name] = _registered_product(core, cells, cells[name], use)
        elif cell["type"] == BLOCK_RAM:
            for port in PORTS:
                cells[name] = _registered_word(core, cells, cells[name], port, use)
    for name in [name for bit, name in use.driver.items() if name in cells and use.loads[bit] == 0]:
        del cells[name]
    return Netlist(core.module, core.ports, cells)


@dataclass(frozen=True)
class _Use:
    """The loads of each net, the flip-flop that drives it, and the flip-flop whose data it is."""

    loads: Counter[Bit]
    driver: dict[Bit, str]
    behind: dict[Bit, str]

    @staticmethod
    def of(core: Netlist) -> "_Use":
        loads = Counter(bit for cell in core.cells.values() for bit in _reads(cell))
        loads.update(bit for way, bits in core.ports.values() for bit in bits if way == "output")
        flip_flops = {name: cell for name, cell in core.cells.items() if cell["type"] == FLIP_FLOP}
        driver = {cell["connections"]["Q"][0]: name for name, cell in flip_flops.items()}
        return _Use(loads, driver, {_input_of(cell): name for name, cell in flip_flops.items()})


def _reads(cell: Cell) -> list[Bit]:
    ways = cell["port_directions"]
    return [bit for pin, bits in cell["connections"].items() if ways.get(pin) != "output" for bit in bits]


def _input_of(flip_flop: Cell) -> Bit:
    connections = flip_flop["connections"]
    bit: Bit = connections["DI" if "DI" in connections else "M"][0]
    return bit


def _kind(flip_flop: Cell) -> tuple[Bit, Bit] | None:
    """Returns clock and clock enable; None if it has a reset, an inverted clock or another kind of enable."""
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


def _pins(cell: Cell, letters: str, width: int) -> dict[str, Bit]:
    return {pin: bits[0] for i in range(width) if (bits := cell["connections"].get(pin := f"{letters}{i}"))}


def _registered_input(core: Netlist, cell: Cell, side: tuple[str, int, str, str], use: _Use) -> Cell:
    letter, width, register, enable_pin = side
    moving = {pin: bit for pin, bit in _pins(cell, letter, width).items() if bit != "0"}
    if not moving or any(bit not in use.driver for bit in moving.values()):
        return cell
    kinds = {_kind(core.cells[use.driver[bit]]) for bit in moving.values()}
    kind = kinds.pop()
    if kinds or kind is None:
        return cell
    connections = dict(cell["connections"])
    for pin, bit in moving.items():
        before = _input_of(core.cells[use.driver[bit]])
        connections[pin] = [before]
        use.loads[bit] -= 1
        use.loads[before] += 1
    return _using(cell | {"connections": connections}, register, kind[0], enable_pin, kind[1])


def _registered_product(core: Netlist, cells: dict[str, Cell], cell: Cell, use: _Use) -> Cell:
    letter, width, register, enable_pin = OUTPUT
    clock, used = _always_behind(core, cell, letter, width, use)
    if clock is None:
        return cell
    return _using(_taking(cells, cell, used, use), register, clock, enable_pin, "1")


def _registered_word(
    core: Netlist, cells: dict[str, Cell], cell: Cell, port: tuple[str, int, str, str, dict[str, str]], use: _Use
) -> Cell:
    letters, width, register, clock_pin, constants = port
    connections, parameters = cell["connections"], cell["parameters"]
    clock, used = _always_behind(core, cell, letters, width, use)
    if clock is None or connections[clock_pin] != [clock] or parameters.get(f"{clock_pin}MUX", clock_pin) != clock_pin:
        return cell
    if parameters.get(register, "NOREG") != "NOREG" or any(connections.get(pin) != [is_] for pin, is_ in constants.items()):
        return cell
    return _taking(cells, cell, used, use) | {"parameters": parameters | {register: "OUTREG"}}


def _always_behind(core: Netlist, cell: Cell, letters: str, width: int, use: _Use) -> tuple[Bit | None, dict[str, Bit]]:
    """Returns the clock of the flip-flops that alone read these pins, and those pins; None if others read them."""
    used = {pin: bit for pin, bit in _pins(cell, letters, width).items() if use.loads[bit] > 0}
    if not used or any(use.loads[bit] != 1 or bit not in use.behind for bit in used.values()):
        return None, {}
    kinds = {_kind(core.cells[use.behind[bit]]) for bit in used.values()}
    kind = kinds.pop()
    return (None if kinds or kind is None or kind[1] != "1" else kind[0]), used


def _taking(cells: dict[str, Cell], cell: Cell, used: dict[str, Bit], use: _Use) -> Cell:
    """Returns the cell with the flip-flops after these pins moved inside."""
    connections = dict(cell["connections"])
    for pin, bit in used.items():
        flip_flop = cells.pop(use.behind[bit])
        connections[pin] = flip_flop["connections"]["Q"]
        del use.driver[connections[pin][0]]
    return cell | {"connections": connections}
