"""A reset of shell and core with two clocks, where the wires between them are slow."""

from __future__ import annotations

import random
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, Edge, RisingEdge, Timer

import run

TOP = "tnd_soft_reset_tb"
FILES = [
    run.REPO / "hw/cells/tnd_reset_crossing.sv",
    run.REPO / "hw/shell/tnd_soft_reset.sv",
    Path(__file__).parent / f"{TOP}.sv",
]
CLOCK_PS = 4000
SLOWEST_PS = 20000  # of a wire


def test_soft_reset():
    run.simulate(TOP, FILES, __file__)


async def wire(source, target, delay_ps: int) -> None:
    """Carries a signal, each change `delay_ps` late."""

    async def later(value) -> None:
        await Timer(delay_ps, "ps")
        target.value = value

    target.value = source.value
    while True:
        await Edge(source)
        cocotb.start_soon(later(source.value))


@cocotb.test(timeout_time=20, timeout_unit="ms")
async def the_core_has_been_in_reset(dut):
    """When the bus's side leaves its reset, the core's side has been in a later one for 4 of its clocks, and has left it."""
    lows = [0]  # clocks of the core in reset since the bus's side went into its own, of which the core's has begun

    async def count() -> None:
        while True:
            await RisingEdge(dut.core_clk_i)
            lows[0] += not int(dut.core_rst_n.value)

    dut.soft_reset.value = 0
    dut.rst_ni.value = 0
    Clock(dut.clk_i, CLOCK_PS, "ps").start()
    Clock(dut.core_clk_i, 2 * random.randint(600, 9000), "ps").start()
    cocotb.start_soon(count())
    wires = []
    for number in range(200):
        for task in wires:
            task.cancel()
        delays = [random.choice((1, 5000, random.randint(1, SLOWEST_PS))) for _ in range(2)]
        wires = [
            cocotb.start_soon(wire(dut.core_hold, dut.hold_i, delays[0])),
            cocotb.start_soon(wire(dut.up_o, dut.core_up, delays[1])),
        ]
        if number == 0:
            await ClockCycles(dut.clk_i, 20)
            dut.rst_ni.value = 1
        else:
            dut.soft_reset.value = 1
        while int(dut.work_rst_n.value):
            await RisingEdge(dut.clk_i)
        lows[0] = 0
        while not int(dut.work_rst_n.value):
            await RisingEdge(dut.clk_i)
            dut.soft_reset.value = int(dut.soft_reset.value) and not int(dut.clear.value)
        assert lows[0] >= 4 or number == 0, delays
        assert int(dut.core_rst_n.value), delays
        await ClockCycles(dut.clk_i, 20)  # as long as the slowest wire
        assert int(dut.core_rst_n.value) and int(dut.work_rst_n.value), delays
