"""Hashes of circuits: the same whatever things are called and however bits are grouped, another for another circuit."""

from tandem_eda.flows import circuit
from tandem_eda.flows.netlist import Bit, Cell, Netlist

CLOCK = 2
PORTS: dict[str, tuple[str, list[Bit]]] = {
    "clk_i": ("input", [CLOCK]), "a_i": ("input", [3, 4]), "b_o": ("output", [7, 8])
}  # fmt: skip


def cell(kind: str, width: int, **ports: list[Bit]) -> Cell:
    return {
        "type": kind,
        "parameters": {"WIDTH": f"{width:032b}"},
        "port_directions": {port: "output" if port in "QY" else "input" for port in ports},
        "connections": ports,
    }


def flip_flops(d: list[Bit], q: list[Bit]) -> Cell:
    return cell("$dff", len(d), CLK=[CLOCK], D=d, Q=q)


def circuit_of(*cells: Cell) -> str:
    return circuit.digest(Netlist("top", PORTS, {f"cell{number}": each for number, each in enumerate(cells)}))


def test_names_order_and_groups_do_not_matter() -> None:
    whole = circuit_of(flip_flops([3, 4], [5, 6]), flip_flops([5, 6], [7, 8]))
    assert whole == circuit_of(flip_flops([15, 16], [7, 8]), flip_flops([3, 4], [15, 16]))
    assert whole == circuit_of(flip_flops([4, 5], [6, 7]), flip_flops([3], [5]), flip_flops([6], [8]))


def test_what_is_connected_matters() -> None:
    seen = {
        circuit_of(flip_flops([3, 4], [5, 6]), flip_flops([5, 6], [7, 8])),
        circuit_of(flip_flops([3, 4], [5, 6]), flip_flops([6, 5], [7, 8])),
        circuit_of(flip_flops([3, 4], [6, 5]), flip_flops([5, 5], [7, 8])),
        circuit_of(flip_flops([3, 4], [5, 6]), flip_flops([5, 6], [8, 9])),
        circuit_of(flip_flops([3, 4], [7, 8])),
        circuit_of(flip_flops([3, 4], [5, 6]), flip_flops([5, "0"], [7, 8])),
        circuit_of(flip_flops([3, 4], [5, 6]), cell("$and", 2, A=[5, 6], B=[5, 6], Y=[7, 8])),
    }
    assert len(seen) == 7


def test_what_nothing_reads_does_not_matter() -> None:
    """A bit of a register beside bits that are read, and a loop that no output sees."""
    whole = circuit_of(flip_flops([3, 4], [7, 8]))
    assert whole == circuit_of(flip_flops([3, 4, 3], [7, 8, 9]))
    assert whole == circuit_of(flip_flops([3, 4], [7, 8]), flip_flops([9], [10]), flip_flops([10], [9]))


def test_loops_are_compared() -> None:
    """Rings of flip-flops, and of words whose bits make no ring."""

    def ring(length: int) -> str:
        nets: list[Bit] = [7, *range(10, 10 + length)]
        pairs = zip(nets, [*nets[1:], 7], strict=True)
        return circuit_of(*(flip_flops([before], [behind]) for before, behind in pairs))

    assert len({ring(length) for length in range(1, 20)}) == 19
    words = [cell("$pos", 2, A=[8, 3], Y=[7, 10]), cell("$pos", 2, A=[10, 4], Y=[8, 11])]
    assert circuit_of(*words) == circuit_of(*reversed(words)) != circuit_of(words[0])
