"""The register block through its AXI4-Lite port: identification, access rules, strobes."""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiResp

import run
import shell
from shell import REG, Shell

LIMIT = {"timeout_time": 2, "timeout_unit": "ms"}


def test_registers():
    run.simulate(shell.TOP, shell.FILES, __file__)


@cocotb.test(**LIMIT)
async def identification(dut):
    device = await Shell.make(dut)
    device.stall()
    assert await device.read("ID") == 0x544E444D
    assert await device.read("VERSION") == 0x00010004
    caps = await device.read("CAPS")
    assert caps & 0b1111 == 0b0111  # direct, ring, pads, no aad
    assert 8 << (caps >> 4 & 0xF) == len(dut.m_axi_gmem_wdata)
    assert caps >> 8 & 0xFF == int(dut.KeySlots.value)
    assert caps >> 16 & 0xFF == 8
    assert caps >> 24 == 15
    build = await device.read("BUILD")
    assert build.to_bytes(4, "little") == bytes((1, 0, 2, 0))
    assert await device.read("OPERATIONS") == 0b11  # XOR and pads
    assert await device.read("KEY_LENGTHS") == 0b100  # 256 bits
    assert await device.read("STATUS") == shell.IDLE
    assert await device.read("COALESCE") == 1
    assert not dut.interrupt.value


@cocotb.test(**LIMIT)
async def storage(dut):
    device = await Shell.make(dut)
    device.stall()
    registers = [f"{name}_{half}" for name in ("SRC", "DST", "AAD", "RING", "COMP") for half in ("LO", "HI")]
    registers += ["LEN", "AAD_LEN", "COALESCE", "KEY_OPERATIONS"]
    values = {register: random.getrandbits(32) for register in registers}
    for register, value in values.items():
        await device.write(register, value)
    for register, value in values.items():
        assert await device.read(register) == value, register
    # Byte strobes.
    await device.axil.write(REG["LEN"] + 1, b"\xa5\x5a")
    assert await device.read("LEN") == values["LEN"] & 0xFF0000FF | 0x5AA500


@cocotb.test(**LIMIT)
async def every_other_address_answers_slverr(dut):
    device = await Shell.make(dut)
    counts = {"IV": 4, "TAG": 4, "KEY": 8}
    known = {offset + 4 * i for name, offset in REG.items() for i in range(counts.get(name, 1))}
    others = [offset for offset in range(0, 0x1000, 4) if offset not in known]
    for offset in [o for o in others if o < 0x140] + random.sample(others, 40):
        assert (await device.axil.read(offset, 4)).resp == AxiResp.SLVERR, hex(offset)
        assert (await device.axil.write(offset, bytes(4))).resp == AxiResp.SLVERR, hex(offset)
    await device.write("LEN", 77)
    assert (await device.axil.write(0x400 + REG["LEN"], bytes(4))).resp == AxiResp.SLVERR
    assert await device.read("LEN") == 77


@cocotb.test(**LIMIT)
async def read_only_registers_stay(dut):
    device = await Shell.make(dut)
    constants = ("ID", "VERSION", "CAPS", "BUILD", "OPERATIONS", "KEY_LENGTHS")
    for register in (*constants, "STATUS", "CYCLES", "DIRECT_STATUS", "TAG", "RING_HEAD", "KEY_STATUS"):
        before = await device.read(register)
        await device.write(register, ~before & 0xFFFFFFFF)
        assert await device.read(register) == before, register


@cocotb.test(**LIMIT)
async def nothing_happens_without_a_start(dut):
    device = await Shell.make(dut)
    await device.write("START", 0)
    await device.write("CTRL", shell.RING_ENABLE)
    await ClockCycles(dut.aclk, 50)
    assert await device.read("STATUS") == shell.IDLE
    assert not device.reads.bursts and not device.writes.bursts
