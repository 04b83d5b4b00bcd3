"""tnd_dma_write against cocotbext-axi's memory: data, strobes, bursts, completion, errors, stop, rate."""

from __future__ import annotations

import random

import cocotb
import pytest
from cocotb.triggers import ClockCycles, RisingEdge
from cocotbext.axi import AxiWriteBus

import movers
import run
from memory import WriteMemory
from streams import BeatBus, BeatSource, pack, stalls

LIMIT = {"timeout_time": 4, "timeout_unit": "ms"}


@pytest.mark.parametrize("parameters", movers.OTHERS, ids=str)
def test_other_ports(parameters):
    run.simulate(movers.TOP, movers.FILES, __file__, parameters, ["borders", "random_stalls"])


def test_shell_port():
    run.simulate(movers.TOP, movers.FILES, __file__, movers.SHELL)


class Bench:
    """The writer of the bench top with its memory, commands, input and completions.

    `image` is what memory must hold: it is filled at the start and changed by each command, so a byte written outside
    a command shows.
    """

    def __init__(self, dut, delay_cycles: int = 0) -> None:
        self.dut = dut
        self.delay_cycles = delay_cycles
        self.width = len(dut.m_axi_gmem_wdata) // 8
        self.max_burst = int(dut.MaxBurst.value)
        bus = AxiWriteBus.from_prefix(dut, "m_axi_gmem")
        delay_ns = delay_cycles * movers.CLOCK_NS
        self.memory = WriteMemory(bus, dut.clk_i, dut.rst_ni, movers.MEMORY_BYTES, delay_ns)
        self.image = bytearray(random.randbytes(movers.MEMORY_BYTES))
        self.memory.write(0, bytes(self.image))
        commands = movers.CommandBus.from_prefix(dut, "wr_cmd")
        self.commands = movers.CommandSource(commands, dut.clk_i, dut.rst_ni, reset_active_level=False)
        self.input = BeatSource(BeatBus.from_prefix(dut, "wr_in"), dut.clk_i, dut.rst_ni, reset_active_level=False)
        self.done = movers.DoneSink(movers.DoneBus.from_prefix(dut, "stored"), dut.clk_i, dut.rst_ni, False)

    @staticmethod
    async def make(dut, delay_cycles: int = 0) -> Bench:
        await movers.start(dut)
        bench = Bench(dut, delay_cycles)
        await movers.release(dut)
        return bench

    def command(self, address: int, length: int) -> None:
        """Queues a command and its data, and notes what memory must hold."""
        data = random.randbytes(length)
        self.commands.send_nowait(movers.Command(addr=address, len=length))
        for beat in pack(data, self.width):
            self.input.send_nowait(beat.transaction())
        at = address % movers.MEMORY_BYTES
        for index, byte in enumerate(data):
            if (address + index) // self.width * self.width not in self.memory.bad:
                self.image[(at + index) % movers.MEMORY_BYTES] = byte

    async def check(self, address: int, length: int, bursts_before: int) -> int:
        """Receives one completion; returns the number of the bursts up to it."""
        beats = movers.beats_of(address, length, self.width)
        got = await self.done.recv()
        assert int(got.error) == any(beat in self.memory.bad for beat in beats), (hex(address), length)
        span = self.width * self.max_burst
        bursts = bursts_before + beats[-1] // span - beats[0] // span + 1
        assert self.memory.answered >= bursts, "completion before the last response"
        return bursts

    async def write(self, cases: list[tuple[int, int]]) -> None:
        """Queues all commands, checks their completions, the beats written and all of memory."""
        self.memory.bursts.clear()
        bursts = self.memory.answered
        for case in cases:
            self.command(*case)
        for case in cases:
            bursts = await self.check(*case, bursts)
        assert self.memory.answered == bursts
        expected = [beat for case in cases for beat in movers.beats_of(*case, self.width)]
        assert movers.beats_of_bursts(self.memory.bursts, self.width) == expected
        assert self.memory.read(0, movers.MEMORY_BYTES) == self.image
        await movers.until(self.dut.clk_i, lambda: not self.dut.write_busy.value, 8)
        assert self.done.empty()


def stall_all(bench: Bench) -> None:
    """Pauses every channel at random, each in its own rhythm."""
    memory = bench.memory
    ports = (memory.aw_channel.sink, memory.w_channel, memory.b_channel.source)
    for channel in (bench.commands, bench.input, bench.done, *ports):
        channel.set_pause_generator(stalls(random.choice((0, 0.2, 0.5, 0.8))))


@cocotb.test(**LIMIT)
async def borders(dut):
    bench = await Bench.make(dut)
    base = random.getrandbits(64) // movers.PAGE * movers.PAGE
    cases = movers.aligned(movers.border_cases(bench.width, bench.max_burst), dut)
    await bench.write([(base + at, length) for at, length in cases])


@cocotb.test(**LIMIT)
async def random_stalls(dut):
    bench = await Bench.make(dut)
    for _ in range(12):
        stall_all(bench)
        await bench.write(movers.aligned(movers.random_cases(bench.width, bench.max_burst, 40), dut))


@cocotb.test(**LIMIT)
async def carries_into_the_upper_half_of_the_address(dut):
    bench = await Bench.make(dut)
    await bench.write([((1 << 32) - 5, 3 * bench.width), ((7 << 32) - bench.width, 2 * bench.width)])


@cocotb.test(**LIMIT)
async def errors_stay_with_their_command(dut):
    bench = await Bench.make(dut, delay_cycles=9)
    stall_all(bench)
    cases = movers.random_cases(bench.width, bench.max_burst, 80)
    bench.memory.bad = {random.choice(movers.beats_of(*case, bench.width)) for case in random.sample(cases, 25)}
    await bench.write(cases)


@cocotb.test(**LIMIT)
async def stop_finishes_the_bursts_under_way(dut):
    bench = await Bench.make(dut, delay_cycles=30)
    bench.memory.w_channel.set_pause_generator(stalls(0.5))
    for _ in range(8):
        for _ in range(20):
            bench.command(random.getrandbits(64), 4 * bench.max_burst * bench.width)
        await ClockCycles(dut.clk_i, random.randint(40, 120))
        before = bench.memory.answered
        dut.wr_stop.value = 1
        await ClockCycles(dut.clk_i, 3)  # to see stop, to take the address on offer, to note it
        offered = len(bench.memory.bursts)
        assert offered > before
        assert not dut.write_quiet.value
        await movers.until(dut.clk_i, lambda: dut.write_quiet.value, 1000)
        assert bench.memory.answered == offered
        await ClockCycles(dut.clk_i, 50)
        assert len(bench.memory.bursts) == offered
        assert dut.write_quiet.value

        dut.rst_ni.value = 0
        bench.commands.clear()
        bench.input.clear()
        await ClockCycles(dut.clk_i, 2)
        bench.done.clear()
        dut.wr_stop.value = 0
        await movers.release(dut)
        assert dut.write_quiet.value
        bench.image[:] = bench.memory.read(0, movers.MEMORY_BYTES)
        await bench.write(movers.random_cases(bench.width, bench.max_burst, 10))
        bench.memory.bursts.clear()
        bench.memory.answered = 0


@cocotb.test(**LIMIT)
async def goes_on_after_stop(dut):
    bench = await Bench.make(dut, delay_cycles=5)

    async def stop_and_go():
        while True:
            dut.wr_stop.value = random.getrandbits(1)
            await ClockCycles(dut.clk_i, random.randint(1, 40))

    stopping = cocotb.start_soon(stop_and_go())
    cases = movers.random_cases(bench.width, bench.max_burst, 80)
    for case in cases:
        bench.command(*case)
    bursts = 0
    for case in cases:
        bursts = await bench.check(*case, bursts)
    stopping.cancel()
    assert bench.memory.read(0, movers.MEMORY_BYTES) == bench.image


@cocotb.test(**LIMIT)
async def nothing_is_offered_without_its_data(dut):
    bench = await Bench.make(dut)
    bench.command(5, 3 * bench.width * bench.max_burst)
    await ClockCycles(dut.clk_i, 2 * bench.max_burst)
    bench.input.pause = True
    await ClockCycles(dut.clk_i, 100)
    assert len(bench.memory.bursts) == bench.memory.answered == 1
    assert dut.write_busy.value
    bench.input.pause = False
    await bench.check(5, 3 * bench.width * bench.max_burst, 0)


@cocotb.test(**LIMIT)
async def unanswered_bursts_are_bounded(dut):
    bench = await Bench.make(dut)
    most = int(dut.u_write.Bursts.value)
    bench.done.pause = True
    cases = [(bench.width * index, 1) for index in range(2 * most)]
    for case in cases:
        bench.command(*case)
    await ClockCycles(dut.clk_i, 8 * most)
    assert len(bench.memory.bursts) - bench.memory.answered == most
    bench.done.pause = False
    bursts = 0
    for case in cases:
        bursts = await bench.check(*case, bursts)
    assert bench.memory.read(0, movers.MEMORY_BYTES) == bench.image


async def clocks_per_beat(bench: Bench, cases: list[tuple[int, int]]) -> float:
    """Returns clocks per beat written, from the first beat to the last."""
    writing = cocotb.start_soon(bench.write(cases))
    await RisingEdge(bench.dut.m_axi_gmem_wvalid)
    began = movers.now_cycles()
    await writing
    beats = sum(len(movers.beats_of(*case, bench.width)) for case in cases)
    return (movers.now_cycles() - began - bench.delay_cycles) / beats


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
