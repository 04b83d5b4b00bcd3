"""The harness in which a core is placed, so that pins limit nothing and nothing is optimised away."""

from tandem_eda.flows.families import Family
from tandem_eda.flows.netlist import Bit, Netlist


def in_harness(core: Netlist, clock_name: str, family: Family) -> Netlist:
    """Returns a core with a flip-flop before every input bit and after every output bit, and three pins: clk, d, q.

    The flip-flops of the inputs are a shift register from d; the flip-flops of the outputs are XORed into q, with a
    flip-flop after every XOR. So no path of the core ends at a pin, and nothing of it is without effect.
    """
    cells = dict(core.cells)
    used = [b for cell in cells.values() for bits in cell["connections"].values() for b in bits]
    used += [b for _, bits in core.ports.values() for b in bits]
    free = max(b for b in used if isinstance(b, int)) + 1
    (clock,) = core.ports[clock_name][1]
    first = free

    inputs = [b for name, (way, bits) in core.ports.items() if way == "input" and name != clock_name for b in bits]
    before: Bit = first
    for i, bit in enumerate(inputs):
        cells[f"harness_in_{i}"] = family.flip_flop.cell(clock, before, bit)
        before = bit

    free = first + 1
    last: Bit = "0"
    outputs = [b for way, bits in core.ports.values() if way == "output" for b in bits if isinstance(b, int)]
    for i, bit in enumerate(outputs):
        held, mixed, chain = free, free + 1, free + 2
        free += 3
        cells[f"harness_out_{i}"] = family.flip_flop.cell(clock, bit, held)
        cells[f"harness_xor_{i}"] = family.xor.cell(held, last, mixed)
        cells[f"harness_chain_{i}"] = family.flip_flop.cell(clock, mixed, chain)
        last = chain
    pins: list[Bit] = [clock, first, last]
    if family.buffers:
        pins = [free, free + 1, free + 2]
        before_pin, behind_pin = family.buffers
        cells["harness_clk"] = before_pin.cell(pins[0], clock)
        cells["harness_d"] = before_pin.cell(pins[1], first)
        cells["harness_q"] = behind_pin.cell(last, pins[2])
    ways = {"clk": "input", "d": "input", "q": "output"}
    return Netlist("harness", {name: (way, [bit]) for (name, way), bit in zip(ways.items(), pins, strict=True)}, cells)
