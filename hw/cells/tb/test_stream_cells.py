"""FIFOs, skid buffer and width converters: what goes in comes out, and how fast."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, gather

import run
from streams import Beat, BeatBus, BeatSink, BeatSource, pack, stalls

TOP = "tnd_stream_cells_tb"
FILES = [
    *(
        run.REPO / f"hw/cells/tnd_{cell}.sv"
        for cell in ("hold_check", "fifo_counted", "fifo_ram", "skid", "skid_wide", "fifo_level", "width_up", "width_down")
    ),
    Path(__file__).parent / f"{TOP}.sv",
]


class Cell(NamedTuple):
    """One instance of the bench top, in the order of its arrays.

    in_bytes, out_bytes: widths. capacity: beats that it takes while the output is blocked.
    """

    name: str
    in_bytes: int
    out_bytes: int
    capacity: int
    clocks_per_beat: int = 1  # of the narrower side


CELLS = [
    Cell("fifo of 1", 8, 8, 1, 2),
    Cell("fifo of 2", 8, 8, 2),
    Cell("fifo of 5", 8, 8, 5),
    Cell("fifo_ram of 1", 8, 8, 2, 2),
    Cell("fifo_ram of 6", 8, 8, 7),
    Cell("fifo_ram of 6 with two registers", 8, 8, 8),
    Cell("skid", 8, 8, 2),
    Cell("skid_wide", 8, 8, 2),
    Cell("fifo_level of 8", 8, 8, 8),
    Cell("width_up by 2", 2, 4, 2),
    Cell("width_up by 4", 2, 8, 4),
    Cell("width_down by 2", 4, 2, 1),
    Cell("width_down by 4", 8, 2, 1),
]
COUNTING = (0, 1, 2, 8)  # those that say how many beats they hold


def test_stream_cells():
    run.simulate(TOP, FILES, __file__)


class Bench:
    """Sources and sinks at every cell."""

    def __init__(self, dut) -> None:
        self.dut = dut
        self.inputs, self.outputs = [], []
        for index in range(len(CELLS)):
            cell = dut.gen_cell[index]
            self.inputs.append(BeatSource(BeatBus.from_prefix(cell, "in"), dut.clk_i, dut.rst_ni, False))
            self.outputs.append(BeatSink(BeatBus.from_prefix(cell, "out"), dut.clk_i, dut.rst_ni, False))

    @staticmethod
    async def make(dut) -> Bench:
        dut.rst_ni.value = 0
        cocotb.start_soon(Clock(dut.clk_i, 10, "ns").start(start_high=False))
        await ClockCycles(dut.clk_i, 2)
        bench = Bench(dut)
        await ClockCycles(dut.clk_i, 2)
        dut.rst_ni.value = 1
        await ClockCycles(dut.clk_i, 2)
        return bench

    async def carry(self, index: int, messages: list[bytes]) -> None:
        """Sends messages through a cell and checks every beat that comes out."""
        cell = CELLS[index]
        for message in messages:
            for beat in pack(message, cell.in_bytes):
                self.inputs[index].send_nowait(beat.transaction())
        for message in messages:
            for expected in pack(message, cell.out_bytes):
                assert Beat.of(await self.outputs[index].recv()) == expected, cell.name


def messages(count: int) -> list[bytes]:
    return [random.randbytes(random.randint(1, 40)) for _ in range(count)]


@cocotb.test(timeout_time=1, timeout_unit="ms")
async def every_length_under_stalls(dut):
    bench = await Bench.make(dut)
    lengths = [bytes(random.randbytes(length)) for length in range(1, 34)]
    for _ in range(6):
        for channel in (*bench.inputs, *bench.outputs):
            channel.set_pause_generator(stalls(random.choice((0, 0.2, 0.5, 0.8))))
        await gather(*(bench.carry(index, lengths + messages(20)) for index in range(len(CELLS))))
    assert all(output.empty() for output in bench.outputs)


@cocotb.test(timeout_time=1, timeout_unit="ms")
async def full_rate(dut):
    bench = await Bench.make(dut)

    async def timed(index: int) -> None:
        cell = CELLS[index]
        sent = [random.randbytes(64)] * 20 + messages(60)
        beats = sum(len(pack(message, min(cell.in_bytes, cell.out_bytes))) for message in sent)
        clocks = 0

        async def count():
            nonlocal clocks
            while True:
                await RisingEdge(dut.clk_i)
                clocks += 1

        counting = cocotb.start_soon(count())
        await bench.carry(index, sent)
        counting.cancel()
        assert beats * cell.clocks_per_beat <= clocks <= beats * cell.clocks_per_beat + 8, cell.name

    await gather(*(timed(index) for index in range(len(CELLS))))


@cocotb.test(timeout_time=1, timeout_unit="ms")
async def capacity_and_reset(dut):
    bench = await Bench.make(dut)
    taken = [0] * len(CELLS)
    for output in bench.outputs:
        output.pause = True
    await ClockCycles(dut.clk_i, 3)
    for index, cell in enumerate(CELLS):
        for _ in range(20):
            bench.inputs[index].send_nowait(Beat(1, (1 << cell.in_bytes) - 1, 0).transaction())
    for _ in range(30):
        await RisingEdge(dut.clk_i)
        for index in range(len(CELLS)):
            taken[index] += int(dut.gen_cell[index].in_valid.value) & int(dut.gen_cell[index].in_ready.value)
    for index, cell in enumerate(CELLS):
        assert taken[index] == cell.capacity, cell.name
        assert int(dut.gen_cell[index].out_valid.value), cell.name
    for index in COUNTING:
        assert int(dut.gen_cell[index].count.value) == CELLS[index].capacity

    dut.rst_ni.value = 0
    for channel in bench.inputs:
        channel.clear()
    await ClockCycles(dut.clk_i, 2)
    dut.rst_ni.value = 1
    for output in bench.outputs:
        output.pause = False
    await ClockCycles(dut.clk_i, 2)
    for index, cell in enumerate(CELLS):
        assert not int(dut.gen_cell[index].out_valid.value), cell.name
        assert int(dut.gen_cell[index].count.value) == 0, cell.name
    await gather(*(bench.carry(index, messages(5)) for index in range(len(CELLS))))
