"""Clocks per byte while tasks overlap, with memory 60 clocks away: a count, not a time."""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import RisingEdge

import run
import shell
from shell import STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 500, "timeout_unit": "us"}
SOURCE, DESTINATION = 0x20000, 0x80000
LATENCY = 60
LOG2_ENTRIES = 6


def test_iterative():
    run.simulate(shell.TOP, shell.FILES, __file__, None, ["iterative_core_never_waits", "short_tasks_iterative"])


def test_pipelined():
    run.simulate(shell.TOP, shell.FILES, __file__, shell.PIPELINED, ["port_never_waits", "short_tasks_pipelined"])


def test_wide():
    run.simulate(shell.TOP, shell.FILES, __file__, shell.WIDE, ["port_never_waits"])


async def clocks_per_task(dut, task_bytes: int, tasks: int, warm_up: int) -> float:
    """Returns the clocks from record to record once the pipeline is full."""
    device = await Shell.make(dut, LATENCY)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(0x10000))
    ring = await Ring.make(device, LOG2_ENTRIES)
    places = range(0, 0x10000 - task_bytes, task_bytes)
    ring.post(*(Task(DESTINATION + at, 8 * task_bytes, SOURCE + at) for at in places[:tasks]))
    await ring.doorbell()
    ends = []  # clock in which the head counted each record
    clock = 0
    while len(ends) < ring.posted:
        await RisingEdge(dut.aclk)
        clock += 1
        ends += [clock] * (int(dut.u_shell.ring_head.value) - len(ends))
    while record := ring.poll():
        assert record.status == STATUS["ok"]
    assert ring.taken == ring.posted
    return (ends[-1] - ends[warm_up]) / (len(ends) - 1 - warm_up)


@cocotb.test(**LIMIT)
async def iterative_core_never_waits(dut):
    """64 bytes per 20 clocks, at 4 KiB."""
    clocks = await clocks_per_task(dut, 4096, 8, 1)
    dut._log.info("%.1f clocks per 4 KiB", clocks)
    assert 20 * 64 / clocks >= 0.995


@cocotb.test(**LIMIT)
async def short_tasks_iterative(dut):
    """One block per task, as fast as the core computes it."""
    clocks = await clocks_per_task(dut, 64, 60, 20)
    dut._log.info("%.1f clocks per 64 bytes", clocks)
    assert 20 / clocks >= 0.98


@cocotb.test(**LIMIT)
async def port_never_waits(dut):
    """The port carries at least 95% of its width each way, at 4 KiB."""
    width = len(dut.m_axi_gmem_wdata) // 8
    clocks = await clocks_per_task(dut, 4096, 15, 4)
    dut._log.info("%.1f clocks per 4 KiB", clocks)
    assert 4096 / width / clocks >= 0.95


@cocotb.test(**LIMIT)
async def short_tasks_pipelined(dut):
    """One block per task: two beats of descriptor and two of data; the memory model pauses between bursts."""
    clocks = await clocks_per_task(dut, 64, 60, 30)
    dut._log.info("%.1f clocks per 64 bytes", clocks)
    assert clocks <= 6
