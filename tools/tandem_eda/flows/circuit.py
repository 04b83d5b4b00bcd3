"""A hash of a circuit that depends neither on names nor on how bits are grouped into wires and registers.

Every bit of a net has a colour, the hash of its driver; a cell's colour is the hash of its type, its parameters and the
colours of its inputs. Colours are refined until no more of them can be told apart: colour refinement, from B. Weisfeiler and
A. Leman, "The reduction of a graph to canonical form and the algebra which appears therein" (1968). Loops are cut at
flip-flops and memories, whose outputs have in each round the colours of the round before.

Circuits of one hash have the same cells, with the same logic before each. The hash does not tell which of several equal
registers a cell reads. It leaves out bits on which no output depends, such as unused bits of a struct.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from tandem_eda.flows.netlist import Bit, Cell, Netlist

# Each bit of these cells is a cell: vectors at their ports have a bit for each, and so have the parameters in VALUES.
BY_BITS = ("$dff", "$dffe", "$sdff", "$sdffe", "$sdffce", "$adff", "$adffe", "$mux")
VALUES = ("SRST_VALUE", "ARST_VALUE", "INIT")
CUT = ("$dff", "$sdff", "$adff", "$aldff", "$dlatch", "$sr", "$ff", "$mem")
ASIDE = ("MEMID",)  # what a memory is called


@dataclass
class Node:
    """A cell, or a bit of one: its kind, the bits that it reads, by ports in order, and the bits that it drives."""

    kind: bytes
    reads: list[Bit]
    drives: list[Bit]
    cut: bool
    colour: bytes = b""


def digest(netlist: Netlist) -> str:
    """The hash of a flat module as yosys elaborates it."""
    outputs = [bit for direction, bits in netlist.ports.values() if direction == "output" for bit in bits]
    nodes = _read([node for cell in netlist.cells.values() for node in _nodes(cell)], outputs)
    colours: dict[Bit, bytes] = {}
    ends = []
    for name, (direction, bits) in netlist.ports.items():
        for place, bit in enumerate(bits):
            here = f"{name} {place}".encode()
            if direction == "output":
                ends.append((here, bit))
            else:
                colours[bit] = here
    ordered = _ordered(nodes)
    cuts = [node for node in nodes if node.cut]
    for node in cuts:
        node.colour = node.kind
    found = 0
    while True:
        for node in cuts:
            _show(node, colours)
        for node in ordered:
            node.colour = _look(node, colours)
            _show(node, colours)
        for node in cuts:
            node.colour = _look(node, colours)
        before, found = found, len({node.colour for node in nodes})
        if found == before:
            break
    whole = hashlib.sha256()
    for colour in sorted(node.colour for node in nodes):
        whole.update(colour)
    for here, bit in sorted(ends):
        whole.update(here + b"=" + _colour(bit, colours))
    return whole.hexdigest()[:16]


def _nodes(cell: Cell) -> Iterator[Node]:
    """A cell as nodes: one, or one for each bit."""
    kind, ports, directions = cell["type"], sorted(cell["connections"].items()), cell["port_directions"]
    parameters = {name: value for name, value in cell["parameters"].items() if name not in ASIDE}
    reads = [(port, bits) for port, bits in ports if directions[port] != "output"]
    drives = [(port, bits) for port, bits in ports if directions[port] != "input"]
    cut = kind.startswith(CUT)
    if kind not in BY_BITS:
        named = [*sorted(parameters.items()), *((port, len(bits)) for port, bits in ports)]
        inputs = [bit for _, bits in reads for bit in bits]
        yield Node(f"{kind} {named}".encode(), inputs, [bit for _, bits in drives for bit in bits], cut)
        return
    width = int(parameters.pop("WIDTH"), 2)
    values = {name: parameters.pop(name) for name in VALUES if name in parameters}
    scalar = ("CLK", "EN", "SRST", "ARST", "S")
    for place in range(width):
        mine = [(name, value[-1 - place]) for name, value in values.items()]
        inputs = [bits[0] if port in scalar else bits[place] for port, bits in reads]
        yield Node(f"{kind} {sorted(parameters.items())} {mine}".encode(), inputs, [drives[0][1][place]], cut)


def _read(nodes: list[Node], outputs: list[Bit]) -> list[Node]:
    """The nodes on which an output depends."""
    driver = {bit: node for node in nodes for bit in node.drives}
    found: set[int] = set()
    todo = outputs
    while todo:
        node = driver.get(todo.pop())
        if node is not None and id(node) not in found:
            found.add(id(node))
            todo += node.reads
    return [node for node in nodes if id(node) in found]


def _ordered(nodes: list[Node]) -> list[Node]:
    """Returns nodes that are not cut, each after those that it reads; nodes in a loop of words are cut as well."""
    driver = {bit: node for node in nodes for bit in node.drives if not node.cut}
    left = {id(node): 0 for node in nodes if not node.cut}
    readers: dict[int, list[Node]] = {number: [] for number in left}
    for node in nodes:
        if node.cut:
            continue
        for source in {id(driver[bit]) for bit in node.reads if bit in driver}:
            left[id(node)] += 1
            readers[source].append(node)
    order = [node for node in nodes if left.get(id(node)) == 0]
    for node in order:
        for reader in readers[id(node)]:
            left[id(reader)] -= 1
            if left[id(reader)] == 0:
                order.append(reader)
    done = {id(node) for node in order}
    for node in nodes:
        node.cut |= id(node) not in done
    return order


def _look(node: Node, colours: dict[Bit, bytes]) -> bytes:
    """Returns the colour of a node from the colours of what it reads."""
    whole = hashlib.blake2b(node.kind, digest_size=8)
    whole.update(b",".join([_colour(bit, colours) for bit in node.reads]))
    return whole.digest()


def _show(node: Node, colours: dict[Bit, bytes]) -> None:
    """Colours what a node drives."""
    for place, bit in enumerate(node.drives):
        colours[bit] = node.colour + place.to_bytes(2, "little")


def _colour(bit: Bit, colours: dict[Bit, bytes]) -> bytes:
    """Returns the colour of a bit of a net; a constant or undriven bit has its own."""
    return bit.encode() if isinstance(bit, str) else colours.get(bit, b"undriven")
