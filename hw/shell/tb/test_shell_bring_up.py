"""The bring-up sequence of docs/how-to/put-the-accelerator-in-a-design.md, offset by offset."""

from __future__ import annotations

import cocotb
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiResp

import run
import shell
from shell import Shell, Task

LIMIT = {"timeout_time": 1, "timeout_unit": "ms"}
BUFFER, RING, RECORDS = 0x80000, 0x1000, 0x2000


def test_bring_up():
    run.simulate(shell.TOP, shell.FILES, __file__)


@cocotb.test(**LIMIT)
async def bring_up(dut):
    device = await Shell.make(dut)

    async def read(offset: int) -> int:
        response = await device.axil.read(offset, 4)
        assert response.resp == AxiResp.OKAY
        return int.from_bytes(response.data, "little")

    async def write(offset: int, value: int) -> None:
        assert (await device.axil.write(offset, value.to_bytes(4, "little"))).resp == AxiResp.OKAY

    # 1 registers
    assert await read(0x000) == 0x544E444D
    assert await read(0x008) >> 8 & 0xFF == int(dut.KeySlots.value)
    assert await read(0x00C) == 0x00020001
    assert await read(0x028) & 1
    assert await read(0x02C) == 4
    assert (await device.axil.read(0x030, 4)).resp == AxiResp.SLVERR
    # 2 reset
    await write(0x010, 2)
    assert 0 in (await read(0x010), await read(0x010))
    assert await read(0x014) == 1
    # 3 key of RFC 8439 section 2.3.2
    key = bytes(range(32))
    for i in range(0, 32, 4):
        await write(0x080 + i, int.from_bytes(key[i : i + 4], "little"))
    await write(0x0A0, 0x100)
    # 4 a task that only writes
    await write(0x048, BUFFER)
    await write(0x04C, 0)
    await write(0x050, 512)
    await write(0x054, 0x0101)
    for i, word in enumerate((1, 0x09000000, 0x4A000000, 0)):
        await write(0x060 + 4 * i, word)
    await write(0x058, 1)
    await ClockCycles(dut.aclk, 100)
    assert (await read(0x014), await read(0x018), await read(0x05C), await read(0x020)) == (1, 1, 0, 0)
    assert device.memory.read(BUFFER, 4).hex() == "10f1e7e4"
    # 5 a task that reads, too: the same pads again leave zero
    await write(0x040, BUFFER)
    await write(0x044, 0)
    await write(0x054, 0)
    await write(0x058, 1)
    await ClockCycles(dut.aclk, 100)
    assert device.memory.read(BUFFER, 64) == bytes(64)
    # 6 the interrupt
    await write(0x01C, 1)
    assert device.interrupt.value == 1
    await write(0x018, 1)
    assert device.interrupt.value == 0
    # 7 the ring
    device.memory.write(RECORDS, bytes(8 * 32))
    for offset, value in ((0x100, RING), (0x104, 0), (0x108, RECORDS), (0x10C, 0), (0x110, 3), (0x11C, 1), (0x010, 1)):
        await write(offset, value)
    device.memory.write(RING, Task(BUFFER, 512, BUFFER, cookie=77).descriptor())
    await write(0x114, 1)
    await ClockCycles(dut.aclk, 150)
    record = shell.Record.of(device.memory.read(RECORDS, 32))
    assert (record.cookie, record.status, record.phase) == (77, 0, 1)
    assert await read(0x118) == 1
