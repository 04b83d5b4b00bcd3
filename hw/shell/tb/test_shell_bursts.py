"""MaxBurst holds for every read and write: data, descriptors and records; the AXI checker sees each burst, too."""

from __future__ import annotations

import random

import cocotb
import pytest
from cocotb.triggers import ClockCycles

import run
import shell
from shell import SOURCE_DESCRIPTOR, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION, DESCRIPTORS, RECORDS = 0x20000, 0x80000, 0x1000, 0x8000
ENTRIES = 8

# A burst holds of the eight beats of a descriptor and the four of a record: one; some; all of a record only; all.
BURSTS = [{"MemDataWidth": 64, "MaxBurst": beats} for beats in (1, 2, 4, 8)]


@pytest.mark.parametrize("parameters", BURSTS, ids=str)
def test_bursts(parameters):
    run.simulate(shell.TOP, shell.FILES, __file__, parameters)


def of_ring(bursts: list[tuple[int, int]], base: int, entry_bytes: int) -> list[tuple[int, int]]:
    """Returns the bursts that touch a ring."""
    return [burst for burst in bursts if base <= burst[0] < base + ENTRIES * entry_bytes]


def whole(entry: int, base: int, entry_bytes: int, most: int, width: int) -> list[tuple[int, int]]:
    """Returns the bursts that an entry takes, of `most` beats of `width` bytes at most."""
    beats = min(most, entry_bytes // width)
    at = base + entry_bytes * (entry % ENTRIES)
    return [(at + offset, beats) for offset in range(0, entry_bytes, beats * width)]


async def make(dut) -> tuple[Shell, Ring, int, int]:
    device = await Shell.make(dut, delay_cycles=10)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(0x10000))
    most, width = int(dut.MaxBurst.value), int(dut.MemDataWidth.value) // 8
    assert await device.read("CAPS") >> 24 == most - 1
    return device, await Ring.make(device, 3, DESCRIPTORS, RECORDS), most, width


def tasks(count: int) -> list[Task]:
    return [Task(DESTINATION + 512 * i, random.randint(1, 8 * 400), SOURCE + random.randrange(999)) for i in range(count)]


@cocotb.test(**LIMIT)
async def no_burst_is_longer(dut):
    """Each entry of a ring is read or written whole, in order, in bursts of that length; data never in longer ones."""
    device, ring, most, width = await make(dut)
    for stalled in (False, True):
        device.stall(None if stalled else 0)
        device.reads.bursts.clear()
        device.writes.bursts.clear()
        first, work = ring.posted, tasks(3 * ENTRIES + 1)
        expected = [device.expected(task) for task in work]
        for task, data, record in zip(work, expected, await ring.run(work), strict=True):
            assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
            assert device.memory.read(task.destination, task.len_bytes) == data
        await device.wait_idle()
        assert max(beats for _, beats in device.reads.bursts + device.writes.bursts) <= most
        entries = range(first, first + len(work))
        for bursts, base, entry_bytes in ((device.reads.bursts, DESCRIPTORS, 64), (device.writes.bursts, RECORDS, 32)):
            wanted = [burst for n in entries for burst in whole(n, base, entry_bytes, most, width)]
            assert of_ring(bursts, base, entry_bytes) == wanted


@cocotb.test(**LIMIT)
async def an_error_in_any_burst_counts(dut):
    """An error in a burst of a descriptor makes that task fail, and no other. One in a burst of a record is reported."""
    device, ring, _, width = await make(dut)
    for offset in range(0, 64, width):
        work = tasks(3)
        device.reads.bad = {DESCRIPTORS + 64 * ((ring.posted + 1) % ENTRIES) + offset}
        records = await ring.run(work)
        assert [record.status for record in records] == [STATUS["ok"], STATUS["bus_read_error"], STATUS["ok"]]
        assert [record.cookie for record in records] == [work[0].cookie, 0, work[2].cookie]
        assert await device.read("ERROR") == STATUS["bus_read_error"] | SOURCE_DESCRIPTOR << 8
        await device.write("ERROR", 0)
    device.reads.bad = set()
    for offset in range(0, 32, width):
        await device.wait_idle()
        assert await device.read("ERROR") == 0
        head = await device.read("RING_HEAD")
        device.writes.bad = {RECORDS + 32 * (ring.posted % ENTRIES) + offset}
        ring.post(*tasks(1))
        await ring.doorbell()
        await device.wait_idle()
        assert await device.read("RING_HEAD") == (head + 1) % (1 << 16)
        assert await device.read("ERROR") == STATUS["bus_write_error"] | shell.SOURCE_COMPLETION << 8
        await device.write("ERROR", 0)
        ring.taken = ring.posted


@cocotb.test(**LIMIT)
async def a_ring_disabled_at_any_time_stops_between_descriptors(dut):
    device, ring, most, width = await make(dut)
    for _ in range(12):
        device.stall()
        work = tasks(ENTRIES)
        device.reads.bursts.clear()
        first = ring.posted
        ring.post(*work)
        await ring.doorbell()
        await ClockCycles(dut.aclk, random.randint(0, 60))
        await device.write("CTRL", 0)

        async def idle() -> bool:
            return bool(await device.read("STATUS") & shell.IDLE)

        await device.wait(idle)
        asked = of_ring(device.reads.bursts, DESCRIPTORS, 64)
        entries = range(first, first + len(asked) // len(whole(0, DESCRIPTORS, 64, most, width)))
        assert asked == [burst for n in entries for burst in whole(n, DESCRIPTORS, 64, most, width)]
        await device.write("CTRL", shell.RING_ENABLE)
        for task in work:
            assert (await ring.take()).cookie == task.cookie


@cocotb.test(**LIMIT)
async def the_phase_comes_last(dut):
    """The burst with a record's phase is offered only when memory has answered all others of the record."""
    device, ring, most, width = await make(dut)
    first = whole(0, RECORDS, 32, most, width)
    ring.post(Task(DESTINATION, 0), Task(DESTINATION, 0))  # refused: nothing is written but their records
    device.writes.b_channel.source.pause = True
    await ring.doorbell()
    await ClockCycles(dut.aclk, 300)
    assert device.writes.bursts == (first[:-1] or [*first, *whole(1, RECORDS, 32, most, width)])
    device.writes.b_channel.source.pause = False
    assert [(await ring.take()).status for _ in range(2)] == [STATUS["bad_length"]] * 2
