"""Memory behind an AXI4 port: cocotbext-axi's RAM with latency, failing addresses and a log of what was touched."""

from __future__ import annotations

import logging

import cocotb
from cocotb.queue import Queue
from cocotb.triggers import RisingEdge, Timer
from cocotb.utils import get_sim_steps, get_sim_time
from cocotbext.axi import AxiRamRead, AxiRamWrite


class BusError(Exception):
    """Makes the model answer SLVERR."""


class _Line:
    """Passes items on, each after a fixed time, several under way at once."""

    def __init__(self, delay_ns: int) -> None:
        self._delay = get_sim_steps(delay_ns, "ns")
        self._queue: Queue = Queue()

    def put(self, item) -> None:
        self._queue.put_nowait((get_sim_time("step") + self._delay, item))

    async def get(self):
        due, item = await self._queue.get()
        wait = due - get_sim_time("step")
        if wait > 0:
            await Timer(wait, "step")
        return item

    def clear(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()


class ReadMemory(AxiRamRead):
    """Answers reads.

    Attributes:
        bad: beat addresses that are answered with SLVERR.
        bursts: (address, beats) of each burst taken.
    """

    def __init__(self, bus, clock, reset, size: int, delay_ns: int = 0, mem=None) -> None:
        super().__init__(bus, clock, reset, reset_active_level=False, size=size, mem=mem)
        self.log.setLevel(logging.ERROR)
        self.bad: set[int] = set()
        self.bursts: list[tuple[int, int]] = []
        self.ar_channel = _DelayedSink(self.ar_channel, delay_ns, self._note)

    def _note(self, ar) -> None:
        self.bursts.append((int(ar.araddr), int(ar.arlen) + 1))

    async def _read(self, address, length):
        if address in self.bad:
            raise BusError
        return await super()._read(address, length)


class WriteMemory(AxiRamWrite):
    """Takes writes.

    Attributes:
        bad: beat addresses whose burst is answered with SLVERR.
        bursts: (address, beats) of each burst taken.
        answered: number of write responses taken by the master.
    """

    def __init__(self, bus, clock, reset, size: int, delay_ns: int = 0, mem=None) -> None:
        super().__init__(bus, clock, reset, reset_active_level=False, size=size, mem=mem)
        self.log.setLevel(logging.ERROR)
        self.bad: set[int] = set()
        self.bursts: list[tuple[int, int]] = []
        self.aw_channel = _DelayedSink(self.aw_channel, 0, self._note)
        self.b_channel = _DelayedSource(self.b_channel, delay_ns)
        self.answered = 0
        cocotb.start_soon(self._count_answers())

    async def _count_answers(self) -> None:
        channel = self.b_channel.source
        while True:
            await RisingEdge(channel.clock)
            self.answered += int(channel.valid.value) & int(channel.ready.value)

    def _note(self, aw) -> None:
        self.bursts.append((int(aw.awaddr), int(aw.awlen) + 1))

    async def _write(self, address, data):
        if address // self.byte_lanes * self.byte_lanes in self.bad:
            raise BusError
        await super()._write(address, data)


class _DelayedSink:
    """A channel whose transactions are seen some time after they were taken."""

    def __init__(self, sink, delay_ns: int, note) -> None:
        self.sink = sink
        self.sink.queue_occupancy_limit = -1
        self._note = note
        self._line = _Line(delay_ns)
        cocotb.start_soon(self._run())

    async def _run(self) -> None:
        while True:
            item = await self.sink.recv()
            self._note(item)
            self._line.put(item)

    async def recv(self):
        return await self._line.get()

    def clear(self) -> None:
        self.sink.clear()
        self._line.clear()

    def __getattr__(self, name):
        return getattr(self.sink, name)


class _DelayedSource:
    """A channel whose transactions leave some time after they were sent."""

    def __init__(self, source, delay_ns: int) -> None:
        self.source = source
        self._line = _Line(delay_ns)
        cocotb.start_soon(self._run())

    async def _run(self) -> None:
        while True:
            await self.source.send(await self._line.get())

    async def send(self, item) -> None:
        self._line.put(item)

    def clear(self) -> None:
        self.source.clear()
        self._line.clear()

    def __getattr__(self, name):
        return getattr(self.source, name)
