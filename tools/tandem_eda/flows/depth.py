"""Guesses a core's clock from its netlist alone: the slowest path through cells and wires that all take the same time.

The guess is the cheapest step of a race, good for dropping designs far behind; it is never a figure.
"""

from collections.abc import Callable
from graphlib import TopologicalSorter

from tandem_eda.flows.families import Family
from tandem_eda.flows.netlist import Bit, Netlist

CARRY_PINS = ("COUT", "CO", "CIN", "CI")


def guess_mhz(core: Netlist, family: Family) -> float:
    """The clock that a netlist would have: harness or core, it makes no difference."""
    cell_ns, wire_ns, carry_ns, ram_ns = family.guess_ns
    start: dict[Bit, float] = {}
    drivers: dict[Bit, str] = {}
    before: dict[str, dict[Bit, float]] = {}
    ends: list[Bit] = []
    for name, cell in core.cells.items():
        inputs, outputs = _pins(cell)
        if cell["type"].startswith((family.flip_flops, *family.block_rams)):
            ends += inputs
            at = cell_ns if cell["type"].startswith(family.flip_flops) else ram_ns
            start |= dict.fromkeys(outputs, at + wire_ns)
            continue
        carry, mux = cell["type"] in family.carries, cell["type"] in family.muxes
        before[name] = {
            bit: carry_ns if carry and pin in CARRY_PINS else cell_ns if mux else cell_ns + wire_ns
            for pin, bits in cell["connections"].items()
            if cell["port_directions"][pin] == "input"
            for bit in bits
            if isinstance(bit, int)
        }
        drivers |= dict.fromkeys(outputs, name)
    return 1000 / max(map(_arrivals(before, drivers, start), ends))


def _pins(cell: dict[str, dict[str, list[Bit]]]) -> tuple[list[Bit], list[Bit]]:
    """Nets at the inputs and at the outputs of a cell."""
    ways: dict[str, list[Bit]] = {"input": [], "output": []}
    for pin, bits in cell["connections"].items():
        ways[str(cell["port_directions"][pin])] += [bit for bit in bits if isinstance(bit, int)]
    return ways["input"], ways["output"]


def _arrivals(
    before: dict[str, dict[Bit, float]], drivers: dict[Bit, str], start: dict[Bit, float]
) -> Callable[[Bit], float]:
    """Returns a function of the time at which a net has its value, in ns after the clock."""
    found: dict[str, float] = {}

    def arrival(bit: Bit) -> float:
        return found[drivers[bit]] if bit in drivers else start.get(bit, 0.0)

    order = TopologicalSorter({name: {drivers[bit] for bit in nets if bit in drivers} for name, nets in before.items()})
    for name in order.static_order():
        found[name] = max((arrival(bit) + ns for bit, ns in before[name].items()), default=0.0)
    return arrival
