"""Soft reset in the middle of work: no bus access is broken, nothing is left, everything works again."""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import ClockCycles

import run
import shell
from shell import IDLE, NO_SOURCE, PADS, RING_ENABLE, SOFT_RESET, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000


def test_reset():
    run.simulate(shell.TOP, shell.FILES, __file__)


def test_pipelined():
    run.simulate(shell.TOP, shell.FILES, __file__, shell.PIPELINED, ["soft_reset_in_mid_task"])


async def wait_reset(device: Shell) -> None:
    async def over():
        return await device.read("CTRL") == 0

    await device.wait(over)


async def check_clean(device: Shell) -> None:
    """Checks that a soft reset left nothing behind."""
    assert await device.read("STATUS") == IDLE
    for register in ("IRQ_STATUS", "ERROR", "CYCLES", "DIRECT_STATUS", "TAG", "RING_TAIL", "RING_HEAD"):
        assert await device.read(register) == 0, register
    assert await device.direct(Task(DESTINATION, 512, SOURCE)) == STATUS["bad_key"]
    await device.write("ERROR", 0)
    await device.write("IRQ_STATUS", 7)
    await device.load_key(0)
    await device.check_direct(Task(DESTINATION + 3, 1001, SOURCE + 5))


@cocotb.test(**LIMIT)
async def soft_reset_in_mid_task(dut):
    """At any time, with many bursts under way; the AXI checker sees that none is withdrawn or cut short."""
    device = await Shell.make(dut, delay_cycles=30)
    device.memory.write(SOURCE, random.randbytes(0x10000))
    for _ in range(25):
        device.stall()
        await device.load_key(0)
        ring = await Ring.make(device, log2_entries=4)
        kind = random.choice(({}, {}, {"op": PADS, "flags": NO_SOURCE}))
        ring.post(*(Task(DESTINATION, 8 * random.randint(1, 3000), SOURCE, **kind) for _ in range(16)))
        await ring.doorbell()
        await device.write("START", 1)
        await ClockCycles(dut.aclk, random.randint(0, 800))
        await device.write("CTRL", SOFT_RESET | random.choice((0, RING_ENABLE)))
        await wait_reset(device)
        reads, writes = len(device.reads.bursts), len(device.writes.bursts)
        await check_clean(device)
        assert len(device.reads.bursts) > reads and len(device.writes.bursts) > writes
        ring = await Ring.make(device, log2_entries=2)
        tasks = [Task(DESTINATION + 1024 * i, random.randint(1, 4000), SOURCE) for i in range(6)]
        expected = [device.expected(task) for task in tasks]
        for task, data, record in zip(tasks, expected, await ring.run(tasks), strict=True):
            assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
            assert device.memory.read(task.destination, task.len_bytes) == data
        await device.write("CTRL", SOFT_RESET)
        await wait_reset(device)


@cocotb.test(**LIMIT)
async def soft_reset_while_a_direct_task_waits(dut):
    """With memory that answers at once and a full device, a direct task gets its turn in any clock of the reset."""
    device = await Shell.make(dut)
    device.memory.write(SOURCE, random.randbytes(0x10000))
    for _ in range(150):
        await device.load_key(0)
        ring = await Ring.make(device, log2_entries=6)
        ring.post(*(Task(DESTINATION, 8 * random.randint(1, 200), SOURCE) for _ in range(64)))
        await ring.doorbell()
        await ClockCycles(dut.aclk, random.randint(200, 400))
        await device.write("START", 1)
        await ClockCycles(dut.aclk, random.randint(0, 20))
        await device.write("CTRL", SOFT_RESET)
        await wait_reset(device)
        await check_clean(device)
        await device.write("CTRL", SOFT_RESET)
        await wait_reset(device)


@cocotb.test(**LIMIT)
async def waits_for_memory(dut):
    """While memory owes an answer, SOFT_RESET reads 1, no new access is made and the device is not idle."""
    device = await Shell.make(dut)
    await device.load_key(0)
    for channel in (device.reads.r_channel, device.writes.b_channel.source):
        channel.pause = True
        await device.start_direct(Task(DESTINATION, 8 * 4000, SOURCE))
        await ClockCycles(dut.aclk, 300)
        await device.write("CTRL", SOFT_RESET)
        await ClockCycles(dut.aclk, 10)
        bursts = len(device.reads.bursts) + len(device.writes.bursts)
        assert bursts > 0
        await ClockCycles(dut.aclk, 300)
        assert len(device.reads.bursts) + len(device.writes.bursts) == bursts
        assert await device.read("CTRL") == SOFT_RESET
        assert not await device.read("STATUS") & IDLE
        channel.pause = False
        await wait_reset(device)
        await check_clean(device)


@cocotb.test(**LIMIT)
async def keeps_the_configuration(dut):
    device = await Shell.make(dut)
    kept = ("SRC_LO", "DST_HI", "LEN", "RING_LO", "COMP_HI", "COALESCE")
    values = {register: random.getrandbits(32) for register in kept}
    for register, value in values.items():
        await device.write(register, value)
    await device.write("IRQ_ENABLE", 7)
    for i in range(8):
        await device.write("KEY", 0xFFFFFFFF, i)
    await device.write("CTRL", SOFT_RESET | RING_ENABLE)
    await wait_reset(device)
    for register, value in values.items():
        assert await device.read(register) == value
    assert await device.read("IRQ_ENABLE") == 7
    # KEY is wiped: what a load copies now is zero.
    await device.write("KEY_LOAD", shell.KEY_LOAD)
    device.keys[0] = bytes(32)
    await device.check_direct(Task(DESTINATION, 512, SOURCE))


@cocotb.test(**LIMIT)
async def hard_reset_in_mid_task(dut):
    device = await Shell.make(dut)
    await device.load_key(0)
    await device.start_direct(Task(DESTINATION, 8 * 4000, SOURCE))
    await ClockCycles(dut.aclk, 150)
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 2)
    dut.aresetn.value = 1
    await ClockCycles(dut.aclk, 2)
    await check_clean(device)
