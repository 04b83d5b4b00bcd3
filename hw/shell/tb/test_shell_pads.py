"""The write-only form: pads, with nothing read, from each set of stages."""

from __future__ import annotations

import random

import cocotb
import pytest

import run
import shell
from shell import NO_SOURCE, PADS, STATUS, XOR, Shell, Task

LIMIT = {"timeout_time": 5, "timeout_unit": "ms"}
DESTINATION = 0x80000


def test_all_stages():
    run.simulate(shell.TOP, shell.FILES, __file__, None, ["pads"])


@pytest.mark.parametrize("parameters", [p for p in shell.OTHER_BUILDS if "Stages" in p], ids=str)
def test_fewer_stages(parameters):
    run.simulate(shell.TOP, shell.FILES, __file__, parameters)


@cocotb.test(**LIMIT)
async def pads(dut):
    device = await Shell.make(dut)
    await device.load_key(0)
    device.stall()
    stages = int(dut.Stages.value)
    assert await device.read("CAPS") & 0b100
    assert await device.read("BUILD") >> 16 & 0xFF == stages
    assert await device.read("OPERATIONS") == (0b11 if stages == 2 else 0b10)
    assert await device.read("KEY_LENGTHS") == 0b100
    for length in (1, 32, 64, 65, 192, 517):
        task = Task(DESTINATION + random.randrange(32), 8 * length, op=PADS, flags=NO_SOURCE)
        await device.check_direct(task, stages)
    assert not device.reads.bursts


@cocotb.test(**LIMIT)
async def no_xor_without_its_stage(dut):
    device = await Shell.make(dut)
    await device.load_key(0)
    for op, flags in ((XOR, 0), (XOR, NO_SOURCE), (PADS, 0)):
        assert await device.direct(Task(DESTINATION, 99, op=op, flags=flags)) == STATUS["unsupported"]
    assert not device.reads.bursts and not device.writes.bursts
