"""No output depends, once reset has ended, on what registers and memories held at first, in a simulator of four states.

Every handshake, the interrupt and the identifiers of bursts are known in every clock. A payload is known while it is on
offer: of a beat of writes the bytes with strobe, of a register all bits. Nothing is initialised: registers that reset
leaves alone are X, and so are memories.
"""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import FallingEdge, Timer

from shell import IDLE, NO_SOURCE, PADS, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000

ALWAYS = (
    "interrupt", "s_axi_ctrl_awready", "s_axi_ctrl_wready", "s_axi_ctrl_bvalid", "s_axi_ctrl_arready", "s_axi_ctrl_rvalid",
    "m_axi_gmem_awvalid", "m_axi_gmem_wvalid", "m_axi_gmem_bready", "m_axi_gmem_arvalid", "m_axi_gmem_rready",
)  # fmt: skip
ADDRESS = ("addr", "len", "size", "burst", "id", "cache", "prot")
# The payload of each of these is known while it is high.
PAYLOADS = {
    "s_axi_ctrl_bvalid": ("s_axi_ctrl_bresp",),
    "s_axi_ctrl_rvalid": ("s_axi_ctrl_rdata", "s_axi_ctrl_rresp"),
    "m_axi_gmem_awvalid": tuple(f"m_axi_gmem_aw{field}" for field in ADDRESS),
    "m_axi_gmem_arvalid": tuple(f"m_axi_gmem_ar{field}" for field in ADDRESS),
    "m_axi_gmem_wvalid": ("m_axi_gmem_wstrb", "m_axi_gmem_wlast"),
}


def unknown(dut) -> list[str]:
    """Returns the outputs that must be known and are not."""
    wrong = [name for name in ALWAYS if not getattr(dut, name).value.is_resolvable]
    for valid, payload in PAYLOADS.items():
        if str(getattr(dut, valid).value) == "1":
            wrong += [name for name in payload if not getattr(dut, name).value.is_resolvable]
    if not wrong and str(dut.m_axi_gmem_wvalid.value) == "1":
        data, strobes = str(dut.m_axi_gmem_wdata.value), str(dut.m_axi_gmem_wstrb.value)
        known = all(set(data[8 * i : 8 * i + 8]) <= {"0", "1"} for i, strobe in enumerate(strobes) if strobe == "1")
        wrong += [] if known else ["m_axi_gmem_wdata"]
    return wrong


async def watch(dut) -> None:
    """Looks at all outputs between any two clocks."""
    while True:
        await FallingEdge(dut.aclk)
        if str(dut.aresetn.value) == "1":
            wrong = unknown(dut)
            assert not wrong, f"unknown: {', '.join(wrong)}"


@cocotb.test(**LIMIT)
async def outputs_are_known_from_reset_on(dut):
    """Registers, direct tasks, tasks by the ring, refusals; and the same after a reset in the middle of a task."""
    await Timer(1, "ns")
    assert not dut.m_axi_gmem_araddr.value.is_resolvable, "a simulator without unknown bits proves nothing"
    watching = cocotb.start_soon(watch(dut))
    device = await Shell.make(dut)
    device.memory.write(SOURCE, random.randbytes(0x4000))
    for _ in range(2):
        assert await device.read("STATUS") == IDLE
        for register in ("CTRL", "IRQ_STATUS", "ERROR", "RING_TAIL", "RING_HEAD", "TAG", "CYCLES", "DIRECT_STATUS"):
            assert await device.read(register) == 0, register
        assert await device.direct(Task(DESTINATION, 512, SOURCE, key_slot=1)) == STATUS["bad_key"]
        await device.write("ERROR", 0)
        await device.load_key(0)
        device.stall()
        await device.check_direct(Task(DESTINATION + 3, 1001, SOURCE + 5))
        await device.check_direct(Task(DESTINATION, 8 * 700, op=PADS, flags=NO_SOURCE))
        ring = await Ring.make(device, log2_entries=2)
        tasks = [Task(DESTINATION + 1024 * i, random.randint(1, 4000), SOURCE) for i in range(6)]
        expected = [device.expected(task) for task in tasks]
        for task, data, record in zip(tasks, expected, await ring.run(tasks), strict=True):
            assert (record.cookie, record.status) == (task.cookie, STATUS["ok"])
            assert device.memory.read(task.destination, task.len_bytes) == data
        await device.start_direct(Task(DESTINATION, 8 * 4000, SOURCE))
        dut.aresetn.value = 0
        for _ in range(4):
            await FallingEdge(dut.aclk)
        dut.aresetn.value = 1
        device.stall(0)
        await device.wait_idle()
    assert not watching.done()
