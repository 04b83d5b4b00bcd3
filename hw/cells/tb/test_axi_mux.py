"""tnd_axi_read_mux2 and tnd_axi_write_mux2 between cocotbext-axi's masters and its memory."""

from __future__ import annotations

import logging
import random
from itertools import pairwise
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, gather
from cocotbext.axi import AxiBus, AxiMaster, AxiRam

import run
from streams import stalls

TOP = "tnd_axi_mux_tb"
FILES = [
    *(
        run.REPO / f"hw/cells/tnd_{cell}.sv"
        for cell in ("hold_check", "fifo_counted", "fifo", "axi_read_mux2", "axi_write_mux2")
    ),
    run.REPO / "hw/tb/tnd_axi_check.sv",
    Path(__file__).parent / f"{TOP}.sv",
]
SHARE = 1 << 15  # of memory, for each master
BEAT = 8


def test_axi_mux():
    run.simulate(TOP, FILES, __file__)


class Bench:
    """Two masters and the memory; each master has its half of memory and knows what it wrote there."""

    def __init__(self, dut) -> None:
        self.dut = dut
        self.masters = []
        for prefix in ("s0", "s1"):
            bus = AxiBus.from_prefix(dut, prefix)
            master = AxiMaster(bus, dut.clk_i, dut.rst_ni, False, max_burst_len=16)
            # Addresses may run ahead of their data, here and at the memory.
            master.write_if.w_channel.queue_occupancy_limit = -1
            self.masters.append(master)
        self.ram = AxiRam(AxiBus.from_prefix(dut, "m_axi_gmem"), dut.clk_i, dut.rst_ni, False, size=2 * SHARE)
        self.ram.write_if.aw_channel.queue_occupancy_limit = -1
        self.image = bytearray(random.randbytes(2 * SHARE))
        self.ram.write(0, bytes(self.image))
        for model in (*self.masters, self.ram):
            model.write_if.log.setLevel(logging.ERROR)
            model.read_if.log.setLevel(logging.ERROR)

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

    def channels(self) -> list:
        """Returns every channel of every model."""
        models = (*self.masters, self.ram)
        writes = [getattr(model.write_if, f"{name}_channel") for model in models for name in ("aw", "w", "b")]
        return writes + [getattr(model.read_if, f"{name}_channel") for model in models for name in ("ar", "r")]

    async def write(self, master: int, count: int) -> None:
        """Writes at random places, several bursts at a time."""
        for _ in range(count):
            under_way = []
            for _ in range(random.randint(1, 6)):
                length = BEAT * random.randint(1, 40)
                at = SHARE * master + random.randrange(0, SHARE - length, BEAT)
                data = random.randbytes(length)
                self.image[at : at + length] = data
                under_way.append(self.masters[master].write(at, data, awid=0))
            await gather(*under_way)

    async def read(self, master: int, count: int) -> None:
        """Reads at random places, several bursts at a time; nobody writes meanwhile."""
        for _ in range(count):
            under_way = []
            for _ in range(random.randint(1, 6)):
                length = BEAT * random.randint(1, 40)
                at = random.randrange(0, 2 * SHARE - length, BEAT)
                under_way.append(self.masters[master].read(at, length, arid=0))
            for answer in await gather(*under_way):
                assert answer.data == self.image[answer.address :][: len(answer.data)], (master, hex(answer.address))


@cocotb.test(timeout_time=4, timeout_unit="ms")
async def both_masters_under_stalls(dut):
    bench = await Bench.make(dut)
    for _ in range(4):
        for channel in bench.channels():
            channel.set_pause_generator(stalls(random.choice((0, 0.2, 0.5, 0.8))))
        await gather(bench.write(0, 8), bench.write(1, 8))
        assert bench.ram.read(0, 2 * SHARE) == bench.image
        await gather(bench.read(0, 8), bench.read(1, 8))


@cocotb.test(timeout_time=1, timeout_unit="ms")
async def busy_masters_take_turns(dut):
    bench = await Bench.make(dut)
    order = {"ar": [], "aw": []}

    async def note(channel):
        valid, ready, number = (getattr(dut, f"m_axi_gmem_{channel}{name}") for name in ("valid", "ready", "id"))
        while True:
            await RisingEdge(dut.clk_i)
            if int(valid.value) and int(ready.value):
                order[channel].append(int(number.value))

    for channel in order:
        cocotb.start_soon(note(channel))
    await gather(*(master.read(0, 30 * BEAT * 16, arid=0) for master in bench.masters))
    await gather(*(master.write(0, bytes(30 * BEAT * 16), awid=0) for master in bench.masters))
    for numbers in order.values():
        assert len(numbers) == 60
        assert all(this != following for this, following in pairwise(numbers[4:-4]))
