"""tnd_dma_read against cocotbext-axi's memory: data, bursts, errors, stop, rate."""

from __future__ import annotations

import random
from itertools import chain, repeat

import cocotb
import pytest
from cocotb.triggers import ClockCycles, RisingEdge
from cocotbext.axi import AxiReadBus

import movers
import run
from memory import ReadMemory
from streams import Beat, BeatBus, BeatSink, pack, stalls

LIMIT = {"timeout_time": 2, "timeout_unit": "ms"}


@pytest.mark.parametrize("parameters", movers.OTHERS, ids=str)
def test_other_ports(parameters):
    run.simulate(movers.TOP, movers.FILES, __file__, parameters, ["borders", "random_stalls"])


def test_shell_port():
    run.simulate(movers.TOP, movers.FILES, __file__, movers.SHELL)


class Bench:
    """The reader of the bench top with its memory, commands and output."""

    def __init__(self, dut, delay_cycles: int = 0) -> None:
        self.dut = dut
        self.width = len(dut.m_axi_gmem_rdata) // 8
        self.max_burst = int(dut.MaxBurst.value)
        bus = AxiReadBus.from_prefix(dut, "m_axi_gmem")
        delay_ns = delay_cycles * movers.CLOCK_NS
        self.memory = ReadMemory(bus, dut.clk_i, dut.rst_ni, movers.MEMORY_BYTES, delay_ns)
        self.memory.write(0, random.randbytes(movers.MEMORY_BYTES))
        commands = movers.CommandBus.from_prefix(dut, "rd_cmd")
        self.commands = movers.CommandSource(commands, dut.clk_i, dut.rst_ni, reset_active_level=False)
        self.out = BeatSink(BeatBus.from_prefix(dut, "source"), dut.clk_i, dut.rst_ni, reset_active_level=False)

    @staticmethod
    async def make(dut, delay_cycles: int = 0) -> Bench:
        await movers.start(dut)
        bench = Bench(dut, delay_cycles)
        await movers.release(dut)
        return bench

    def command(self, address: int, length: int) -> None:
        self.commands.send_nowait(movers.Command(addr=address, len=length))

    async def check(self, address: int, length: int) -> None:
        """Receives one command's output and compares it with memory."""
        failed = any(beat in self.memory.bad for beat in movers.beats_of(address, length, self.width))
        at = address % movers.MEMORY_BYTES
        data = (self.memory.read(0, movers.MEMORY_BYTES) * 2)[at : at + length] if not failed else bytes(length)
        for expected in pack(data, self.width):
            got = await self.out.recv()
            if failed:
                assert (int(got.keep), int(got.last)) == (expected.keep, expected.last), (hex(address), length)
            else:
                assert Beat.of(got) == expected, (hex(address), length)
        assert int(got.error) == failed, (hex(address), length)

    async def read(self, cases: list[tuple[int, int]]) -> None:
        """Queues all commands, checks the output of each and which beats were asked for."""
        self.memory.bursts.clear()
        for case in cases:
            self.command(*case)
        for case in cases:
            await self.check(*case)
        expected = [beat for case in cases for beat in movers.beats_of(*case, self.width)]
        assert movers.beats_of_bursts(self.memory.bursts, self.width) == expected
        await movers.until(self.dut.clk_i, lambda: not self.dut.read_busy.value, 8)
        assert self.out.empty()


def stall_all(bench: Bench) -> None:
    """Pauses every channel at random, each in its own rhythm."""
    for channel in (bench.commands, bench.out, bench.memory.ar_channel.sink, bench.memory.r_channel):
        channel.set_pause_generator(stalls(random.choice((0, 0.2, 0.5, 0.8))))


@cocotb.test(**LIMIT)
async def borders(dut):
    bench = await Bench.make(dut)
    base = random.getrandbits(64) // movers.PAGE * movers.PAGE
    cases = movers.aligned(movers.border_cases(bench.width, bench.max_burst), dut)
    await bench.read([(base + at, length) for at, length in cases])


@cocotb.test(**LIMIT)
async def random_stalls(dut):
    bench = await Bench.make(dut)
    for _ in range(12):
        stall_all(bench)
        await bench.read(movers.aligned(movers.random_cases(bench.width, bench.max_burst, 40), dut))


@cocotb.test(**LIMIT)
async def carries_into_the_upper_half_of_the_address(dut):
    bench = await Bench.make(dut)
    await bench.read([((1 << 32) - 5, 3 * bench.width), ((7 << 32) - bench.width, 2 * bench.width)])


@cocotb.test(**LIMIT)
async def errors_stay_with_their_command(dut):
    bench = await Bench.make(dut)
    stall_all(bench)
    cases = movers.random_cases(bench.width, bench.max_burst, 80)
    bench.memory.bad = {random.choice(movers.beats_of(*case, bench.width)) for case in random.sample(cases, 25)}
    await bench.read(cases)


@cocotb.test(**LIMIT)
async def stop_drains_the_bus(dut):
    bench = await Bench.make(dut, delay_cycles=30)
    for blocked in (True, False) * 5:
        bench.out.pause = blocked
        for _ in range(20):
            bench.command(random.getrandbits(64), 4 * bench.max_burst * bench.width)
        await ClockCycles(dut.clk_i, random.randint(10, 60))
        dut.rd_stop.value = 1
        await ClockCycles(dut.clk_i, 3)  # to see stop, to take the address on offer, to note it
        offered = len(bench.memory.bursts)
        assert offered > 0
        assert not dut.read_quiet.value
        await movers.until(dut.clk_i, lambda: dut.read_quiet.value, 1000)
        assert bench.memory.r_channel.empty()
        await ClockCycles(dut.clk_i, 50)
        assert len(bench.memory.bursts) == offered
        assert dut.read_quiet.value

        dut.rst_ni.value = 0
        bench.commands.clear()
        await ClockCycles(dut.clk_i, 2)
        bench.out.pause = False
        bench.out.clear()
        dut.rd_stop.value = 0
        await movers.release(dut)
        assert dut.read_quiet.value
        await bench.read(movers.random_cases(bench.width, bench.max_burst, 10))
        bench.memory.bursts.clear()


@cocotb.test(**LIMIT)
async def goes_on_after_stop(dut):
    bench = await Bench.make(dut, delay_cycles=5)

    async def stop_and_go():
        while True:
            dut.rd_stop.value = random.getrandbits(1)
            await ClockCycles(dut.clk_i, random.randint(1, 40))

    stopping = cocotb.start_soon(stop_and_go())
    cases = movers.random_cases(bench.width, bench.max_burst, 80)
    for case in cases:
        bench.command(*case)
    for case in cases:
        await bench.check(*case)
    stopping.cancel()


@cocotb.test(**LIMIT)
async def no_beat_waits_for_one_it_does_not_need(dut):
    for offset in (0, 1):
        bench = await Bench.make(dut)
        one_burst = chain([True] * 10, [False], repeat(True))
        bench.memory.ar_channel.sink.set_pause_generator(one_burst)
        bench.command(offset, 2 * bench.max_burst * bench.width)
        await ClockCycles(dut.clk_i, 60)
        assert len(bench.memory.bursts) == 1
        assert bench.out.count() == bench.max_burst - offset


async def clocks_per_beat(bench: Bench, cases: list[tuple[int, int]]) -> float:
    """Returns clocks per beat read, from the first output to the last."""
    reading = cocotb.start_soon(bench.read(cases))
    await RisingEdge(bench.dut.source_valid)
    start = movers.now_cycles()
    await reading
    beats = sum(len(movers.beats_of(*case, bench.width)) for case in cases)
    return (movers.now_cycles() - start) / beats


@cocotb.test(**LIMIT)
async def full_rate_over_latency(dut):
    bench = await Bench.make(dut, delay_cycles=60)
    for address in (0, 13):
        assert await clocks_per_beat(bench, [(address, 40_000)]) < 1 / 0.97


@cocotb.test(**LIMIT)
async def full_rate_from_short_command_to_short_command(dut):
    bench = await Bench.make(dut, delay_cycles=60)
    for offset, length in ((0, 64), (5, 64), (7, 20), (16, 48), (31, 1)):
        cases = [(offset + 128 * index, length) for index in range(300)]
        least = 3 / min(3, len(movers.beats_of(offset, length, bench.width)))  # clocks per beat: a command takes three
        assert await clocks_per_beat(bench, cases) < least / 0.95, (offset, length)
