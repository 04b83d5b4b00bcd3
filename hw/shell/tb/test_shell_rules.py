"""The ring's registers refuse settings that no ring can have, and doorbells beyond its entries."""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import ClockCycles

import run
import shell
from shell import RING_ENABLE, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 5, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
REFUSED = STATUS["bad_ring"] | shell.SOURCE_REGISTER << 8


def test_rules():
    run.simulate(shell.TOP, shell.FILES, __file__)


async def refuses(device: Shell, register: str, value: int) -> None:
    """Writes a register; checks that it says so, and that nothing else has changed."""
    before = {name: await device.read(name) for name in ("CTRL", "RING_LO", "COMP_LO", "RING_SIZE", "RING_TAIL")}
    assert await device.read("ERROR") == 0
    await device.write(register, value)
    assert await device.read("ERROR") == REFUSED
    assert await device.read("IRQ_STATUS") & shell.ERROR
    assert {name: await device.read(name) for name in before} == before
    await device.write("ERROR", 0)
    await device.write("IRQ_STATUS", shell.ERROR)


async def good_ring(device: Shell) -> Ring:
    """Loads a key and runs some tasks in a new ring of 8 entries."""
    await device.load_key(0)
    ring = await Ring.make(device)
    for record in await ring.run([Task(DESTINATION, 512, SOURCE) for _ in range(20)]):
        assert record.status == STATUS["ok"]
    await device.wait_idle()
    assert await device.read("ERROR") == 0
    return ring


@cocotb.test(**LIMIT)
async def sizes(dut):
    device = await Shell.make(dut)
    for log2 in (0, 13, 14, 15, 16, 17, 28, 255):
        await device.write("RING_SIZE", log2)
        assert await device.read("RING_SIZE") == log2
        await refuses(device, "CTRL", RING_ENABLE)
    for log2 in (1, 12):
        await device.write("RING_SIZE", log2)
        await device.write("CTRL", RING_ENABLE)
        assert (await device.read("CTRL"), await device.read("ERROR")) == (RING_ENABLE, 0)
        await device.write("CTRL", 0)
    await good_ring(device)


@cocotb.test(**LIMIT)
async def alignment(dut):
    device = await Shell.make(dut)
    for register in ("RING_LO", "COMP_LO"):
        for bit in range(6):
            await device.write(register, 0x8000 | 1 << bit)
            await refuses(device, "CTRL", RING_ENABLE)
        await device.write(register, 0x8000)
    await good_ring(device)


@cocotb.test(**LIMIT)
async def settings_of_a_running_ring(dut):
    device = await Shell.make(dut)
    ring = await good_ring(device)
    for register in ("RING_LO", "RING_HI", "COMP_LO", "COMP_HI", "RING_SIZE"):
        await refuses(device, register, 4)
    await device.write("CTRL", 0)  # disabled, with a descriptor that it has not begun
    await device.write("RING_TAIL", ring.posted + 1)
    for register in ("RING_LO", "RING_HI", "COMP_LO", "COMP_HI", "RING_SIZE"):
        await refuses(device, register, 4)
    await device.write("CTRL", shell.SOFT_RESET)
    await device.wait_idle()
    await good_ring(device)


@cocotb.test(**LIMIT)
async def doorbells(dut):
    """A tail may come up to the ring's entries ahead of the first descriptor without a record, and never goes back."""
    device = await Shell.make(dut)
    ring = await good_ring(device)
    for _ in range(30):
        tail = ring.posted
        far = random.choice((1, 2, 100, 0x7FFF, 0xFFFF - ring.entries))
        await refuses(device, "RING_TAIL", (tail + ring.entries + far) % (1 << 16))
        await refuses(device, "RING_TAIL", (tail - random.choice((1, 2, 1000))) % (1 << 16))
        ring.post(*(Task(DESTINATION, 8 * random.randint(1, 100), SOURCE) for _ in range(ring.entries)))
        await ring.doorbell()
        for _ in range(ring.entries):
            assert (await ring.take()).status == STATUS["ok"]
        await device.wait_idle()
        assert await device.read("RING_HEAD") == ring.posted % (1 << 16)


@cocotb.test(**LIMIT)
async def a_doorbell_behind_a_record(dut):
    """Software sees a record in memory before the device has its response: the ring has room then."""
    device = await Shell.make(dut, delay_cycles=60)
    ring = await good_ring(device)
    for _ in range(4 * ring.entries):
        while ring.room:
            ring.post(Task(DESTINATION, 64, SOURCE))
        await ring.doorbell()
        assert (await ring.take()).status == STATUS["ok"]
    while ring.room < ring.entries:
        assert (await ring.take()).status == STATUS["ok"]
    assert await device.read("ERROR") == 0


@cocotb.test(**LIMIT)
async def a_tail_before_the_ring(dut):
    """A tail that was written first is checked with the size when the ring is enabled."""
    device = await Shell.make(dut)
    await device.write("RING_SIZE", 12)
    await device.write("RING_TAIL", 5)
    await device.write("CTRL", shell.SOFT_RESET)
    await device.wait_idle()
    assert await device.read("RING_TAIL") == 0
    await device.write("RING_TAIL", 4096)
    await refuses(device, "RING_TAIL", 4097)
    await refuses(device, "RING_SIZE", 2)
    await ClockCycles(dut.aclk, 4)
