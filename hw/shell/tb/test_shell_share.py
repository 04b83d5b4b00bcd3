"""Two accelerators behind their own ports of one memory."""

from __future__ import annotations

import random
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.axi.memory import Memory

import run
import shell
from shell import MEMORY_BYTES, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 5, "timeout_unit": "ms"}
TOP = "tnd_shell_pair_tb"
SOURCE, DESTINATION = 0x20000, 0x80000


def test_share():
    run.simulate(TOP, [*shell.FILES, Path(__file__).parent / f"{TOP}.sv"], __file__)


@cocotb.test(**LIMIT)
async def two_work_at_once(dut):
    """Each has its ring and keys; their tasks alternate in memory, down to neighbouring bytes of a beat."""
    dut.aresetn.value = 0
    cocotb.start_soon(Clock(dut.aclk, shell.CLOCK_NS, "ns").start(start_high=False))
    await ClockCycles(dut.aclk, 2)
    memory = Memory(MEMORY_BYTES)
    memory.write(0, random.randbytes(MEMORY_BYTES))
    devices = [Shell(dut, 20, prefix, memory) for prefix in ("a_", "b_")]
    await ClockCycles(dut.aclk, 2)
    dut.aresetn.value = 1
    await ClockCycles(dut.aclk, 2)

    rings = []
    for i, device in enumerate(devices):
        device.stall()
        await device.load_key(0)
        rings.append(await Ring.make(device, 3, 0x1000 + 0x800 * i, 0x8000 + 0x800 * i))

    tasks: list[list[Task]] = [[], []]
    at = DESTINATION
    while len(tasks[1]) < 30:
        for own in tasks:
            length = random.randint(1, random.choice((8, 64, 900)))
            own.append(Task(at, 8 * length, SOURCE + random.randrange(0x8000)))
            at += length
    image = bytearray(memory.read(DESTINATION, at - DESTINATION + 64))
    for device, own in zip(devices, tasks, strict=True):
        for task in own:
            begin = task.destination - DESTINATION
            image[begin : begin + task.len_bytes] = device.expected(task)

    runs = [cocotb.start_soon(ring.run(own)) for ring, own in zip(rings, tasks, strict=True)]
    for own, running in zip(tasks, runs, strict=True):
        for task, record in zip(own, await running, strict=True):
            assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
    assert memory.read(DESTINATION, len(image)) == image
    for device in devices:
        await device.wait_idle()
