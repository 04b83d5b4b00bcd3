"""Registers of multipliers and block RAMs, on netlists of one."""

from typing import Any

from tandem_eda.flows.netlist import Bit, Cell, Netlist
from tandem_eda.flows.registers import inside

CLOCK = 2


def flip_flop(before: Bit, behind: Bit, enable: Bit = "1", reset: Bit = "0") -> Cell:
    parameters = {"CEMUX": "1 " if enable == "1" else "CE", "CLKMUX": "CLK"}
    connections: dict[str, list[Bit]] = {"CLK": [CLOCK], "DI": [before], "LSR": [reset], "Q": [behind]}
    if enable != "1":
        connections["CE"] = [enable]
    return {
        "type": "TRELLIS_FF",
        "parameters": parameters,
        "port_directions": {pin: "output" if pin == "Q" else "input" for pin in connections},
        "connections": connections,
    }


def multiplier(**pins: Bit) -> Cell:
    return {
        "type": "MULT18X18D",
        "parameters": {},
        "port_directions": {pin: "output" if pin.startswith("P") else "input" for pin in pins},
        "connections": {pin: [bit] for pin, bit in pins.items()},
    }


def block_ram(**pins: Bit) -> Cell:
    connections: dict[str, Bit] = {"CLKA": CLOCK, "OCEA": "1", "RSTA": "0"} | pins
    return {
        "type": "DP16KD",
        "parameters": {"CLKAMUX": "CLKA", "REGMODE_A": "NOREG", "REGMODE_B": "NOREG"},
        "port_directions": {pin: "output" if pin.startswith("DO") else "input" for pin in connections},
        "connections": {pin: [bit] for pin, bit in connections.items()},
    }


def packed(cells: dict[str, Cell], outputs: list[Bit]) -> Netlist:
    ports: dict[str, tuple[str, list[Bit]]] = {
        "clk": ("input", [CLOCK]),
        "in": ("input", [10, 11]),
        "out": ("output", outputs),
    }
    return inside(Netlist("core", ports, cells))


def usual(**changes: Cell) -> dict[str, Cell]:
    """Flip-flops before both inputs, of which one bit is 0, one with an enable; behind it another."""
    return {
        "a": flip_flop(10, 20, enable=12),
        "b": flip_flop(11, 21),
        "times": multiplier(A0=20, A1="0", B0=21, P0=30, P1=31),
        "p": flip_flop(30, 40),
    } | changes


def connections(netlist: Netlist) -> dict[str, Any]:
    return {pin: bits[0] for pin, bits in netlist.cells["times"]["connections"].items()}


def test_registers_on_all_sides() -> None:
    result = packed(usual(), [40])
    assert set(result.cells) == {"times"}
    found = connections(result)
    assert {pin: found[pin] for pin in ("A0", "A1", "B0", "P0")} == {"A0": 10, "A1": "0", "B0": 11, "P0": 40}
    assert {pin: found[pin] for pin in ("CLK0", "CE0", "CE1", "CE2")} == {"CLK0": CLOCK, "CE0": 12, "CE1": "1", "CE2": "1"}
    parameters = result.cells["times"]["parameters"]
    assert {name: parameters[f"REG_{name}_CLK"] for name in ("INPUTA", "INPUTB", "OUTPUT")} == dict.fromkeys(
        ("INPUTA", "INPUTB", "OUTPUT"), "CLK0"
    )
    assert parameters["REG_INPUTA_CE"] == "CE0" and parameters["REG_OUTPUT_CE"] == "CE2"


def test_a_flip_flop_that_others_read_stays() -> None:
    result = packed(usual(next=flip_flop(21, 41)), [40, 41])
    assert set(result.cells) == {"times", "b", "next"}
    assert connections(result)["B0"] == 11


def test_a_flip_flop_with_reset_is_no_register_of_a_multiplier() -> None:
    result = packed(usual(a=flip_flop(10, 20, reset=13), p=flip_flop(30, 40, reset=13)), [40])
    assert set(result.cells) == {"a", "times", "p"}
    assert connections(result)["A0"] == 20
    assert connections(result)["P0"] == 30


def test_one_side_has_one_enable() -> None:
    cells = usual(c=flip_flop(11, 22, enable=14), times=multiplier(A0=20, A1=22, B0=21, P0=30))
    result = packed(cells, [40])
    assert set(result.cells) == {"a", "c", "times"}


def test_a_product_that_is_read_without_delay_has_no_register() -> None:
    result = packed(usual(), [40, 30])
    assert set(result.cells) == {"times", "p"}
    assert "REG_OUTPUT_CLK" not in result.cells["times"]["parameters"]


def test_others_stay_as_they_are() -> None:
    cells = {"a": flip_flop(10, 20), "b": flip_flop(20, 21)}
    assert packed(dict(cells), [21]).cells == cells


# --- block RAMs
def modes(netlist: Netlist) -> tuple[str, str]:
    parameters = netlist.cells["ram"]["parameters"]
    return parameters["REGMODE_A"], parameters["REGMODE_B"]


def test_flip_flops_behind_a_port_of_a_block_ram_go_inside() -> None:
    cells = {"ram": block_ram(DOA0=20, DOA1=21, DOA2=22, DOB0=23), "a": flip_flop(20, 30), "b": flip_flop(21, 31)}
    result = packed(cells, [30, 31, 23])
    assert set(result.cells) == {"ram"} and modes(result) == ("OUTREG", "NOREG")
    found = result.cells["ram"]["connections"]
    assert [found[pin] for pin in ("DOA0", "DOA1", "DOB0")] == [[30], [31], [23]]


def test_a_word_that_is_read_without_delay_has_no_register() -> None:
    for cells, outputs in (
        ({"ram": block_ram(DOA0=20, DOA1=21), "a": flip_flop(20, 30)}, [30, 21]),
        ({"ram": block_ram(DOA0=20), "a": flip_flop(20, 30, enable=12)}, [30]),
        ({"ram": block_ram(DOA0=20), "a": flip_flop(20, 30, reset=12)}, [30]),
        ({"ram": block_ram(DOA0=20, OCEA="0"), "a": flip_flop(20, 30)}, [30]),
        ({"ram": block_ram(DOA0=20, CLKA=13), "a": flip_flop(20, 30)}, [30]),
    ):
        result = packed(dict(cells), list(outputs))
        assert result.cells == cells


def test_a_flip_flop_between_block_ram_and_multiplier_goes_into_one_of_them() -> None:
    """Whichever comes first in the netlist: the value is a clock late once."""
    parts = {"ram": block_ram(DOA0=20), "a": flip_flop(20, 21), "times": multiplier(A0=21, B0=11, P0=30)}
    for order in (("ram", "a", "times"), ("times", "a", "ram")):
        result = packed({name: parts[name] for name in order}, [30])
        registers = (modes(result)[0] == "OUTREG") + ("REG_INPUTA_CLK" in result.cells["times"]["parameters"])
        assert registers + ("a" in result.cells) == 1
        assert result.cells["ram"]["connections"]["DOA0"] == result.cells["times"]["connections"]["A0"]
