"""The descriptor ring: order, wrap-around, phase, direct tasks in between, random tasks under back-pressure."""

from __future__ import annotations

import random

import cocotb
import pytest
from cocotb.triggers import ClockCycles

import chacha20_model
import run
import shell
from shell import MEMORY_BYTES, NO_SOURCE, PADS, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
SLOTS = 3  # in use


def test_iterative():
    run.simulate(shell.TOP, shell.FILES, __file__)


@pytest.mark.parametrize("parameters", shell.OTHER_BUILDS, ids=str)
def test_other_builds(parameters):
    run.simulate(shell.TOP, shell.FILES, __file__, parameters, ["random_tasks"])


async def device_with_keys(dut, delay_cycles: int = 0) -> Shell:
    device = await Shell.make(dut, delay_cycles)
    await load_keys(device)
    device.memory.write(SOURCE, random.randbytes(0x10000))
    return device


async def load_keys(device: Shell) -> None:
    for slot in range(min(SLOTS, int(device.dut.KeySlots.value))):
        await device.load_key(slot)


def random_task(device: Shell, destination: int, most_bytes: int) -> Task:
    """Returns a task that writes somewhere in the `most_bytes` at the destination, source and key anywhere."""
    pads = int(device.dut.Stages.value) != chacha20_model.STAGES_XOR or random.random() < 0.2
    length = random.randint(1, min(most_bytes, random.choice((1, 8, 64, 128, most_bytes))))
    alignment = int(device.dut.Alignment.value)
    return Task(
        destination + random.randint(0, most_bytes - length) // alignment * alignment,
        8 * length - random.choice((0, 0, random.randint(0, 7))),
        SOURCE + random.randint(0, 0x10000 - length) // alignment * alignment,
        PADS if pads else shell.XOR,
        NO_SOURCE if pads else 0,
        random.choice(list(device.keys)),
    )


@cocotb.test(**LIMIT)
async def wraps_with_phase(dut):
    """Every ring size from 2 on, several passes, a record for every descriptor at its place."""
    device = await device_with_keys(dut)
    for log2_entries in (1, 2, 4):
        await device.write("CTRL", 0)  # settings do not change while a ring is enabled
        ring = await Ring.make(device, log2_entries)
        await device.write("CTRL", shell.SOFT_RESET)
        await device.wait_idle()
        await load_keys(device)
        await device.write("CTRL", shell.RING_ENABLE)
        assert await device.read("RING_HEAD") == 0
        tasks = [random_task(device, DESTINATION + 64 * i, 64) for i in range(5 * ring.entries + 1)]
        expected = [device.expected(task) for task in tasks]
        records = await ring.run(tasks)
        assert [record.cookie for record in records] == [task.cookie for task in tasks]
        for task, data, record in zip(tasks, expected, records, strict=True):
            assert record.status == STATUS["ok"] and record.cycles > 0
            assert device.memory.read(task.destination, task.len_bytes) == data
        await device.wait_idle()
        assert await device.read("RING_HEAD") == len(tasks)


@cocotb.test(**LIMIT)
async def random_tasks(dut):
    """Any mix of lengths, alignments, keys and operations; every byte of the destinations is checked."""
    device = await device_with_keys(dut, delay_cycles=20)
    stages = int(dut.Stages.value)
    ring = await Ring.make(device, log2_entries=6, descriptors=(5 << 40) + 0x1000, completions=(7 << 50) + 0x8040)
    space, count = 400, 64
    for _ in range(4):
        device.stall()
        before = bytearray(random.randbytes(space * count))
        device.memory.write(DESTINATION, bytes(before))
        tasks = [random_task(device, DESTINATION + space * i, space) for i in range(count)]
        for task in tasks:
            at = task.destination - DESTINATION
            before[at : at + task.len_bytes] = device.expected(task, stages)
            task.destination += random.getrandbits(40) * MEMORY_BYTES
            task.source += random.getrandbits(40) * MEMORY_BYTES
        for task, record in zip(tasks, await ring.run(tasks), strict=True):
            assert (record.cookie, record.status, record.tag) == (task.cookie, STATUS["ok"], 0)
        assert device.memory.read(DESTINATION, space * count) == bytes(before)
    await device.wait_idle()


@cocotb.test(**LIMIT)
async def direct_and_ring_share_the_core(dut):
    device = await device_with_keys(dut)
    device.stall()
    ring = await Ring.make(device, log2_entries=5)
    for _ in range(6):
        # The gaps keep the ring's tasks out of what check_direct compares around its own.
        tasks = [random_task(device, DESTINATION + 1024 * i, 512) for i in range(12)]
        expected = [device.expected(task) for task in tasks]
        ring.post(*tasks[1:])
        await ring.doorbell()
        await device.check_direct(tasks[0])
        for task, data in zip(tasks[1:], expected[1:], strict=True):
            record = await ring.take()
            assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
            assert device.memory.read(task.destination, task.len_bytes) == data


@cocotb.test(**LIMIT)
async def disabled_ring_stops_and_resumes(dut):
    """The tasks already fetched still end, no others; enabling goes on where it stopped."""
    device = await device_with_keys(dut)
    ring = await Ring.make(device, log2_entries=6)
    tasks = [random_task(device, DESTINATION + 256 * i, 256) for i in range(60)]
    ring.post(*tasks)
    await ring.doorbell()
    await ClockCycles(dut.aclk, 300)
    await device.write("CTRL", 0)

    async def idle():
        return await device.read("STATUS") & shell.IDLE

    await device.wait(idle)
    done = await device.read("RING_HEAD")
    assert 0 < done < len(tasks)
    assert await device.read("STATUS") == shell.IDLE | shell.RING_BUSY
    bursts = len(device.reads.bursts)
    await ClockCycles(dut.aclk, 200)
    assert await device.read("RING_HEAD") == done and len(device.reads.bursts) == bursts
    await device.write("CTRL", shell.RING_ENABLE)
    for task in tasks:
        assert (await ring.take()).cookie == task.cookie
    await device.wait_idle()


@cocotb.test(**LIMIT)
async def record_follows_its_data(dut):
    """When a record can be seen, all data of its task can, however late memory answers."""
    device = await device_with_keys(dut)
    ring = await Ring.make(device, log2_entries=3)
    order = []
    write = device.writes._write

    async def log(address, data):
        order.append(address % MEMORY_BYTES)
        await write(address, data)

    device.writes._write = log
    device.writes.b_channel.source.set_pause_generator(shell.stalls(0.9))
    tasks = [Task(DESTINATION + 0x1000 * i, 8 * 1000, SOURCE) for i in range(8)]
    await ring.run(tasks)
    for i, task in enumerate(tasks):
        record = order.index(ring.completions + 32 * i)
        data = [n for n, at in enumerate(order) if task.destination <= at < task.destination + task.len_bytes]
        assert data and max(data) < record


@cocotb.test(**LIMIT)
async def head_waits_for_memory(dut):
    """A record counts when memory has answered it, not before: head, idle and interrupt alike."""
    device = await device_with_keys(dut)
    ring = await Ring.make(device)
    await device.write("IRQ_ENABLE", shell.RING_DONE)
    ring.post(Task(DESTINATION, 0))  # ends at once, without data
    device.writes.b_channel.source.pause = True
    await ring.doorbell()
    await ring.take()
    await ClockCycles(dut.aclk, 100)
    assert await device.read("RING_HEAD") == 0
    assert await device.read("STATUS") == shell.RING_BUSY
    assert not device.interrupt.value
    device.writes.b_channel.source.pause = False
    await device.wait_interrupt()
    assert await device.read("RING_HEAD") == 1
    assert await device.read("STATUS") == shell.IDLE
