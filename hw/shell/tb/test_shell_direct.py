"""Direct tasks: every length and alignment around the borders, bits, cycles."""

from __future__ import annotations

import random

import cocotb
from cocotb.triggers import ClockCycles

import chacha20_model
import run
import shell
from shell import DIRECT_BUSY, DIRECT_DONE, STATUS, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
BEAT, BLOCK, BURST, PAGE = 32, 64, 512, 4096


def test_direct():
    run.simulate(shell.TOP, shell.FILES, __file__)


def near(*borders: int) -> list[int]:
    """Returns each border and its neighbours."""
    return [border + i for border in borders for i in (-1, 0, 1) if border + i > 0]


async def device_with_source(dut) -> Shell:
    device = await Shell.make(dut)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(0x8000))
    return device


@cocotb.test(**LIMIT)
async def rfc8439_section_2_4_2(dut):
    device = await Shell.make(dut)
    await device.load_key(0, bytes(range(32)))
    text = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    text += b"sunscreen would be it."
    device.memory.write(SOURCE, text)
    iv = bytes.fromhex("01000000" + "00000000" + "0000004a" + "00000000")
    await device.check_direct(Task(DESTINATION, 8 * len(text), SOURCE, iv=iv))
    result = device.memory.read(DESTINATION, len(text)).hex()
    assert result.startswith("6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b")
    assert result.endswith("5af90bbf74a35be6b40b8eedf2785e42874d")


@cocotb.test(**LIMIT)
async def lengths(dut):
    """Around every border of beat, block, burst and page, at any alignment."""
    device = await device_with_source(dut)
    for length in near(0, BEAT, BLOCK, 2 * BLOCK, BURST, PAGE):
        device.stall()
        offsets = random.randrange(BLOCK), random.randrange(BLOCK)
        await device.check_direct(Task(DESTINATION + offsets[0], 8 * length, SOURCE + offsets[1]))


@cocotb.test(**LIMIT)
async def alignments(dut):
    """Source and destination at every border of beat, burst and page."""
    device = await device_with_source(dut)
    ends = near(BEAT, BURST, PAGE)
    for source_end in ends:
        for destination_end in ends:
            length = random.choice(near(BEAT, BLOCK))
            # The border lies somewhere within the task.
            source = SOURCE + PAGE + source_end - random.randint(0, length)
            destination = DESTINATION + PAGE + destination_end - random.randint(0, length)
            await device.check_direct(Task(destination, 8 * length, source))


@cocotb.test(**LIMIT)
async def bits(dut):
    """Any number of bits in the last byte, wherever it is; in place too."""
    device = await device_with_source(dut)
    for last_byte in (0, 1, BEAT - 1, BEAT, BLOCK - 1, BLOCK):
        for spare in range(8):
            at = DESTINATION + random.randrange(BEAT)
            device.memory.write(at, random.randbytes(last_byte + 1))
            await device.check_direct(Task(at, 8 * (last_byte + 1) - spare, at))


@cocotb.test(**LIMIT)
async def cycles(dut):
    """CYCLES covers the task and no more than it."""
    device = await device_with_source(dut)
    blocks = 20
    task = Task(DESTINATION, 8 * BLOCK * blocks, SOURCE)
    await device.start_direct(task)
    await device.wait_idle()
    assert await device.read("DIRECT_STATUS") == STATUS["ok"]
    fill, drain = 20, 40
    core = 20 * blocks * device.core_clock
    assert core - 1 <= await device.read("CYCLES") <= core + (fill + drain) * max(1.0, device.core_clock)


@cocotb.test(**LIMIT)
async def start_while_busy_is_ignored(dut):
    device = await device_with_source(dut)
    task = Task(DESTINATION, 8 * 40 * BLOCK, SOURCE)
    expected = device.expected(task)
    await device.start_direct(task)
    assert await device.read("STATUS") == DIRECT_BUSY
    await device.write("START", 1)
    await device.wait_idle()
    assert await device.read("IRQ_STATUS") == DIRECT_DONE
    assert device.memory.read(DESTINATION, task.len_bytes) == expected
    written = len(device.writes.bursts)
    await ClockCycles(dut.aclk, 200)
    assert await device.read("STATUS") == shell.IDLE and len(device.writes.bursts) == written
    await device.check_direct(Task(DESTINATION + PAGE, 100, SOURCE))


def test_model_has_the_rfc_block():
    """The model itself, RFC 8439 section 2.3.2."""
    block = chacha20_model.block(bytes(range(32)), bytes.fromhex("000000090000004a00000000"), 1)
    assert block.hex().startswith("10f1e7e4d13b5915500fdd1fa32071c4")
