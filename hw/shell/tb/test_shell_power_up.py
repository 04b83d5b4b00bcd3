"""From power-up, when registers hold anything, to the end of reset: nothing is valid on a bus, and then all works."""

from __future__ import annotations

import random

import cocotb
import pytest
from cocotb.triggers import ClockCycles, FallingEdge, RisingEdge, Timer

import run
import shell
from shell import IDLE, NO_SOURCE, PADS, REG, STATUS, Ring, Shell, Task, start_clocks

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
RUNS = 4  # of every build: each has other registers at first

# The AXI specification wants these low while aresetn is (A3.1.2); so must be the interrupt.
MASTER = tuple(f"m_axi_gmem_{channel}valid" for channel in ("ar", "aw", "w"))
SLAVE = tuple(f"s_axi_ctrl_{channel}valid" for channel in ("b", "r"))


@pytest.mark.parametrize("attempt", range(RUNS))
@pytest.mark.parametrize("parameters", [{}, shell.PIPELINED, {"MemDataWidth": 64, "MaxBurst": 2}], ids=str)
def test_power_up(parameters, attempt):
    run.simulate(shell.TOP, shell.FILES, __file__, parameters)


def quiet(dut) -> list[str]:
    """Returns the outputs that are high and must not be."""
    return [name for name in (*MASTER, *SLAVE, "interrupt") if int(getattr(dut, name).value)]


async def hold_reset(dut, clocks: int) -> None:
    """Holds reset for some clocks, whatever the masters do, and looks at the outputs all the time."""
    dut.aresetn.value = 0
    for _ in range(clocks):
        await Timer(1, "ns")
        assert not quiet(dut)
        await FallingEdge(dut.aclk)
        assert not quiet(dut)
        await RisingEdge(dut.aclk)
        assert not quiet(dut)
    dut.aresetn.value = 1
    for _ in range(3):
        await Timer(1, "ns")
        assert not quiet(dut)
        await FallingEdge(dut.aclk)
        assert not quiet(dut)
        await RisingEdge(dut.aclk)


@cocotb.test(**LIMIT)
async def nothing_is_valid_in_reset(dut):
    """Nothing is valid before the first clock either; one clock in reset is enough. Then registers, tasks and ring work."""
    dut.aresetn.value = 0
    dut.aclk.value = 0
    for prefix in ("s_axi_ctrl_aw", "s_axi_ctrl_w", "s_axi_ctrl_ar"):
        getattr(dut, f"{prefix}valid").value = 0
    for name in ("s_axi_ctrl_bready", "s_axi_ctrl_rready", *(f"m_axi_gmem_{c}ready" for c in ("ar", "aw", "w"))):
        getattr(dut, name).value = random.getrandbits(1)
    for name in ("m_axi_gmem_rvalid", "m_axi_gmem_bvalid"):
        getattr(dut, name).value = 0
    for _ in range(5):
        await Timer(1, "ns")
        assert not quiet(dut)
    start_clocks(dut)
    await hold_reset(dut, 1)
    device = Shell(dut)
    await ClockCycles(dut.aclk, 2)
    assert await device.read("STATUS") == IDLE
    cleared = ("CTRL", "IRQ_STATUS", "IRQ_ENABLE", "ERROR", "RING_TAIL", "RING_HEAD", "TAG", "CYCLES", "DIRECT_STATUS")
    for register in cleared:
        assert await device.read(register) == 0, register
    slots = int(dut.KeySlots.value)
    for slot in random.sample(range(slots), min(slots, 3)):
        assert await device.direct(Task(DESTINATION, 512, SOURCE, key_slot=slot)) == STATUS["bad_key"]
    await device.write("ERROR", 0)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(0x4000))
    await device.check_direct(Task(DESTINATION + 3, 1001, SOURCE + 5))
    ring = await Ring.make(device, log2_entries=2)
    tasks = [Task(DESTINATION + 1024 * i, random.randint(1, 4000), SOURCE) for i in range(6)]
    expected = [device.expected(task) for task in tasks]
    for task, data, record in zip(tasks, expected, await ring.run(tasks), strict=True):
        assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
        assert device.memory.read(task.destination, task.len_bytes) == data


@cocotb.test(**LIMIT)
async def a_reset_at_any_time_silences_the_buses(dut):
    """In the very clock in which aresetn falls, whatever is on offer."""
    device = await Shell.make(dut)
    for _ in range(12):
        await device.load_key(0)
        kind = random.choice(({}, {"op": PADS, "flags": NO_SOURCE}))
        device.stall()
        await device.start_direct(Task(DESTINATION, 8 * 4000, SOURCE, **kind))
        await ClockCycles(dut.aclk, random.randint(0, 200))
        cocotb.start_soon(read_once(device))
        await ClockCycles(dut.aclk, random.randint(0, 6))
        await hold_reset(dut, random.randint(1, 3))
        device.stall(0)
        await device.wait_idle()


async def read_once(device: Shell) -> None:
    """A read that reset may catch in the middle."""
    await device.axil.read(REG["ID"], 4)
