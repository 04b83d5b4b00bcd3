"""Interrupts: level, mask, write 1 to clear, coalescing by count, timeout and request."""

from __future__ import annotations

import itertools
import random

import cocotb
from cocotb.triggers import ClockCycles, ReadOnly, RisingEdge

import run
import shell
from shell import DIRECT_DONE, ERROR, INTERRUPT, RING_DONE, SOURCE_RING, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 10, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000


def test_irq():
    run.simulate(shell.TOP, shell.FILES, __file__)


def task(**options) -> Task:
    return Task(DESTINATION, 512, SOURCE, **options)


async def device_with_key(dut) -> Shell:
    device = await Shell.make(dut)
    await device.load_key(0)
    return device


@cocotb.test(**LIMIT)
async def line_is_the_enabled_status(dut):
    device = await device_with_key(dut)
    await device.direct(task())  # sets DIRECT_DONE
    await device.direct(task(key_slot=1))  # sets ERROR
    assert await device.read("IRQ_STATUS") == DIRECT_DONE | ERROR
    for enable in range(8):
        await device.write("IRQ_ENABLE", enable)
        assert device.interrupt.value == bool(enable & (DIRECT_DONE | ERROR)), enable
    await device.write("IRQ_STATUS", RING_DONE)
    assert await device.read("IRQ_STATUS") == DIRECT_DONE | ERROR
    await device.write("IRQ_STATUS", DIRECT_DONE)
    assert await device.read("IRQ_STATUS") == ERROR and device.interrupt.value == 1
    await device.write("IRQ_STATUS", ERROR)
    assert await device.read("IRQ_STATUS") == 0 and device.interrupt.value == 0


@cocotb.test(**LIMIT)
async def clearing_never_loses_an_event(dut):
    """An event in the very clock of a clear wins: clears at every distance from it."""
    device = await device_with_key(dut)
    await device.write("IRQ_ENABLE", DIRECT_DONE)
    start, clear = shell.REG["START"], shell.REG["IRQ_STATUS"]
    raised = dut.u_shell.set_direct_done
    coincided = False

    async def watch():
        nonlocal coincided
        while True:
            await RisingEdge(dut.aclk)
            await ReadOnly()
            if not raised.value:
                continue
            was = int(dut.interrupt.value)
            await RisingEdge(dut.aclk)
            await ReadOnly()
            assert dut.interrupt.value == 1
            coincided = coincided or was == 0

    await device.start_direct(task())
    await device.wait_idle()
    cocotb.start_soon(watch())
    for delay in range(40, 70):
        await device.axil.write(start, b"\x01\0\0\0")
        await ClockCycles(dut.aclk, delay)
        await device.axil.write(clear, DIRECT_DONE.to_bytes(4, "little"))
        await device.wait_idle()
    assert coincided


@cocotb.test(**LIMIT)
async def a_failure_while_error_is_cleared_counts(dut):
    """A failure in the very clock in which ERROR is cleared is kept and interrupts: clears at every distance from it."""
    device, ring = await ring_with_tasks(dut, 255, 0)
    await device.write("IRQ_ENABLE", ERROR)
    fails, clears = dut.u_shell.written_valid, dut.u_shell.u_s1_regs.write
    coincided = [False]

    async def watch():
        while True:
            await RisingEdge(dut.aclk)
            await ReadOnly()
            coincided[-1] |= bool(fails.value and clears.value)

    cocotb.start_soon(watch())
    await device.direct(task(key_slot=1))
    for delay in range(10, 60):
        if not await device.read("ERROR"):
            await device.direct(task(key_slot=1))
        await device.write("IRQ_STATUS", DIRECT_DONE | ERROR)
        coincided.append(False)
        ring.post(task(op=77))
        await ring.doorbell()
        await ClockCycles(dut.aclk, delay)
        await device.axil.write(shell.REG["ERROR"], bytes(4))
        assert (await ring.take()).status == STATUS["unsupported"]
        await ClockCycles(dut.aclk, 4)
        if coincided[-1]:
            assert await device.read("ERROR") == STATUS["unsupported"] | SOURCE_RING << 8
            assert device.interrupt.value
    assert any(coincided)


async def ring_with_tasks(dut, coalesce: int, count: int, **options) -> tuple[Shell, Ring]:
    device = await device_with_key(dut)
    ring = await Ring.make(device, log2_entries=4, coalesce=coalesce)
    await device.write("IRQ_ENABLE", RING_DONE)
    ring.post(*(task(**options) for _ in range(count)))
    return device, ring


@cocotb.test(**LIMIT)
async def coalesces_by_count(dut):
    for count in (0, 1, 2, 5):
        most = max(count, 1)
        device, _ = await ring_with_tasks(dut, count, 2 * most)
        for posted in range(1, 2 * most + 1):
            assert not device.interrupt.value
            await device.write("RING_TAIL", posted)
            await device.wait_idle()
            assert device.interrupt.value == (posted % most == 0), (count, posted)
            if posted % most == 0:
                await device.write("IRQ_STATUS", RING_DONE)
        assert await device.read("RING_HEAD") == 2 * most


@cocotb.test(**LIMIT)
async def counts_records_in_a_row(dut):
    """Records that memory answers clock by clock are counted one by one, also in the clock of an interrupt."""
    device, ring = await ring_with_tasks(dut, 3, 8)
    answers = device.writes.b_channel.source
    raised = answered_in_a_row = 0

    async def count():
        nonlocal raised, answered_in_a_row
        before = 0
        while True:
            await RisingEdge(dut.aclk)
            raised += int(dut.u_shell.set_ring_done.value)
            now = int(dut.u_shell.written_valid.value)
            answered_in_a_row += before & now
            before = now

    cocotb.start_soon(count())
    answers.pause = True
    await ring.doorbell()
    await ClockCycles(dut.aclk, 400)  # all data are written
    answers.pause = False
    while ring.poll() is None:
        await RisingEdge(dut.aclk)
    answers.pause = True
    await ClockCycles(dut.aclk, 100)  # all records are
    answers.pause = False
    await device.wait_idle()
    assert answered_in_a_row >= 4
    assert raised == 8 // 3


@cocotb.test(**LIMIT)
async def coalesces_by_time(dut):
    for units in (1, 7, 40):
        device, _ = await ring_with_tasks(dut, 200 | units << 8, 2)
        for _ in range(2):
            first = RisingEdge(dut.u_shell.written_valid)
            ring_tail = int(dut.u_shell.ring_head.value) + 1
            await device.write("RING_TAIL", ring_tail)
            await first
            clocks = 0
            while not device.interrupt.value:
                await RisingEdge(dut.aclk)
                clocks += 1
                assert clocks <= 16 * units + 8
            assert clocks >= 16 * units
            await device.write("IRQ_STATUS", RING_DONE)
        assert not device.interrupt.value


@cocotb.test(**LIMIT)
async def no_timeout_waits_for_the_count(dut):
    device, ring = await ring_with_tasks(dut, 3, 2)
    await ring.doorbell()
    await device.wait_idle()
    await ClockCycles(dut.aclk, 2000)
    assert not device.interrupt.value


@cocotb.test(**LIMIT)
async def a_descriptor_can_ask_for_it(dut):
    device, ring = await ring_with_tasks(dut, 255, 3)
    ring.post(task(flags=INTERRUPT), task())
    await device.write("RING_TAIL", 3)
    await device.wait_idle()
    assert not device.interrupt.value
    await device.write("RING_TAIL", 4)
    await device.wait_interrupt()
    assert await device.read("RING_HEAD") == 4
    await device.write("IRQ_STATUS", RING_DONE)
    await device.write("RING_TAIL", 5)
    await device.wait_idle()
    assert not device.interrupt.value


@cocotb.test(**LIMIT)
async def a_failed_task_interrupts_at_once(dut):
    device, ring = await ring_with_tasks(dut, 255, 1, key_slot=7)
    await ring.doorbell()
    await device.wait_interrupt()
    assert await device.read("IRQ_STATUS") == RING_DONE | ERROR


@cocotb.test(**LIMIT)
async def the_record_is_there_when_error_interrupts(dut):
    """Whatever memory holds up, address, data or answer: the interrupt of a failed task comes after its record."""
    device, ring = await ring_with_tasks(dut, 255, 0)
    await device.write("IRQ_ENABLE", ERROR | RING_DONE)
    writes = device.writes
    channels = {"address": writes.aw_channel.sink, "data": writes.w_channel, "answer": writes.b_channel.source}
    for held, channel in channels.items():
        ring.post(task(key_slot=7))
        channel.pause = True
        await ring.doorbell()
        await ClockCycles(dut.aclk, 300)
        assert not device.interrupt.value, held
        assert await device.read("ERROR") == 0
        channel.pause = False
        await device.wait_interrupt()
        assert ring.poll().status == STATUS["bad_key"]
        await ClockCycles(dut.aclk, 2)
        assert await device.read("IRQ_STATUS") == RING_DONE | ERROR
        await device.write("ERROR", 0)
        await device.write("IRQ_STATUS", RING_DONE | ERROR)


@cocotb.test(**LIMIT)
async def each_failure_interrupts_once_error_is_cleared(dut):
    """Failures whose records memory takes one after the other: none is lost behind one that software has cleared."""
    device, ring = await ring_with_tasks(dut, 255, 0)
    await device.write("IRQ_ENABLE", ERROR)
    faults = [({"key_slot": 7}, "bad_key"), ({"op": 77}, "unsupported"), ({"reserved": {3: 1}}, "bad_descriptor")]
    ring.post(*(task(**options) for options, _ in faults))
    device.writes.b_channel.source.set_pause_generator(itertools.cycle([False] + [True] * 299))
    await ring.doorbell()
    for _, status in faults:
        await device.wait_interrupt()
        assert ring.poll().status == STATUS[status]
        assert await device.read("ERROR") == STATUS[status] | SOURCE_RING << 8
        await device.write("ERROR", 0)
        await device.write("IRQ_STATUS", ERROR)
        assert not device.interrupt.value


@cocotb.test(**LIMIT)
async def driver_loop_sees_every_record(dut):
    """Wait, clear, look, wait again: with clear before look, no record is ever missed."""
    device, _ = await ring_with_tasks(dut, 0, 0)
    await device.write("CTRL", 0)
    ring = await Ring.make(device, log2_entries=3, coalesce=4 | 3 << 8)
    device.stall()
    left, seen = 60, 0
    while seen < 60:
        count = min(ring.room, left, random.randint(0, 8))
        ring.post(*(task() for _ in range(count)))
        left -= count
        await ring.doorbell()
        if ring.posted == ring.taken:
            continue
        await device.wait_interrupt()
        await device.write("IRQ_STATUS", RING_DONE)
        while ring.poll():
            seen += 1
