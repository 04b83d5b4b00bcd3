"""Tasks with aad, a tag, and perhaps no message: the ChaCha20-Poly1305 top, direct and by the ring."""

from __future__ import annotations

import random
from dataclasses import dataclass

import cocotb
import pytest
from cocotb.triggers import ClockCycles, RisingEdge

import chacha20_poly1305_model as model
import run
import shell
from shell import DIRECT_DONE, ERROR, NO_SOURCE, SOURCE_DIRECT, SOURCE_RING, STATUS, Record, Ring, Shell, Task

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, AAD, DESTINATION, SPACE = 0x20000, 0x40000, 0x80000, 2048
ENCRYPT, DECRYPT = 0, 1
# Builds beside the default one: each way to reach 64 bytes, each number of lanes.
PIPELINED = {"Architecture": 1}
WIDE = {"Architecture": 1, "MemDataWidth": 512}
OTHER_BUILDS = [
    {"MemDataWidth": 64, "KeySlots": 3},
    PIPELINED,
    WIDE,
    {"Architecture": 1, "MacLanes": 2, "MemDataWidth": 128},
    {"Architecture": 1, "MacLanes": 1},
]


def test_iterative():
    run.simulate(shell.AEAD_TOP, shell.AEAD_FILES, __file__)


@pytest.mark.parametrize("parameters", OTHER_BUILDS, ids=str)
def test_other_builds(parameters):
    tests = ["rfc8439_section_2_8_2", "random_tasks", "empty_messages", "soft_reset_in_mid_task"]
    run.simulate(shell.AEAD_TOP, shell.AEAD_FILES, __file__, parameters, tests)


@pytest.mark.parametrize("parameters", [PIPELINED, WIDE], ids=str)
def test_rate(parameters):
    run.simulate(shell.AEAD_TOP, shell.AEAD_FILES, __file__, parameters, ["rate"])


@dataclass
class Outcome:
    """The output and the tag that a task must leave behind."""

    output: bytes
    tag: int


def outcome(device: Shell, task: Task) -> Outcome:
    """Computes it from memory as it is now."""
    source = device.memory.read(task.source, task.len_bytes)
    aad = device.memory.read(task.aad, task.aad_bytes)
    output, tag = model.crypt(device.keys[task.key_slot], task.iv[4:], aad, source, task.op == DECRYPT)
    return Outcome(output, int.from_bytes(tag, "little"))


def aead(i: int, length: int, aad_bytes: int, **options) -> Task:
    """Returns a task in its own space, at any alignment."""
    places = [base + SPACE * i + random.randrange(64) for base in (DESTINATION, SOURCE, AAD)]
    options = {"op": random.choice((ENCRYPT, DECRYPT)), "iv": bytes(4) + random.randbytes(12), **options}
    return Task(places[0], 8 * length, places[1], aad=places[2], aad_bytes=aad_bytes, **options)


async def device_with_key(dut, delay_cycles: int = 0) -> Shell:
    device = await Shell.make(dut, delay_cycles)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(DESTINATION - SOURCE))
    return device


async def tag_of(device: Shell) -> int:
    return sum([await device.read("TAG", i) << 32 * i for i in range(4)])


async def check(device: Shell, task: Task) -> None:
    """Runs a good task by the direct registers and checks output, tag and surroundings."""
    expected, around = outcome(device, task), device.surrounding(task)
    assert await device.direct(task) == STATUS["ok"], task
    assert device.memory.read(task.destination, task.len_bytes) == expected.output, task
    assert device.surrounding(task) == around, task
    assert await tag_of(device) == expected.tag, task
    assert await device.read("CYCLES") > 0


@cocotb.test(**LIMIT)
async def identification(dut):
    device = await Shell.make(dut)
    assert await device.read("CAPS") & 0b1111 == 0b1011  # direct, ring, aad, no pads
    assert (await device.read("BUILD")).to_bytes(4, "little") == bytes((3, int(dut.Architecture.value), 0, 0))


@cocotb.test(**LIMIT)
async def rfc8439_section_2_8_2(dut):
    device = await Shell.make(dut)
    await device.load_key(0, bytes(range(0x80, 0xA0)))
    text = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    text += b"sunscreen would be it."
    aad = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
    device.memory.write(SOURCE, text)
    device.memory.write(AAD, aad)
    iv = bytes.fromhex("00000000" + "070000004041424344454647")
    tag = int.from_bytes(bytes.fromhex("1ae10b594f09e26a7e902ecbd0600691"), "little")
    task = Task(DESTINATION, 8 * len(text), SOURCE, ENCRYPT, iv=iv, aad=AAD, aad_bytes=len(aad))
    assert await device.direct(task) == STATUS["ok"]
    ciphertext = device.memory.read(DESTINATION, len(text))
    assert ciphertext.hex().startswith("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6")
    assert ciphertext.hex().endswith("3ff4def08e4b7a9de576d26586cec64b6116")
    assert await tag_of(device) == tag
    task.source, task.destination, task.op = DESTINATION, DESTINATION, DECRYPT
    assert await device.direct(task) == STATUS["ok"]
    assert device.memory.read(DESTINATION, len(text)) == text
    assert await tag_of(device) == tag


@cocotb.test(**LIMIT)
async def lengths(dut):
    """Around the borders of block, beat and burst, message and aad, any alignment."""
    device = await device_with_key(dut)
    sizes = [0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 511, 512, 513]
    for length in sizes:
        device.stall()
        for aad_bytes in (0, random.choice(sizes[1:]), random.choice(sizes[1:])):
            await check(device, aead(random.randrange(32), length, aad_bytes))


@cocotb.test(**LIMIT)
async def empty_messages(dut):
    """A task without a message reads only its aad and writes only its record."""
    device = await device_with_key(dut)
    device.stall()
    for aad_bytes in (0, 1, 16, 64, 100):
        written = len(device.writes.bursts)
        await check(device, aead(0, 0, aad_bytes))
        assert len(device.writes.bursts) == written
    ring = await Ring.make(device, log2_entries=3)
    tasks = [aead(i, random.choice((0, 0, 40)), random.choice((0, 9, 70))) for i in range(30)]
    expected = [outcome(device, task) for task in tasks]
    for task, want, record in zip(tasks, expected, await ring.run(tasks), strict=True):
        assert_record(device, task, want, record)


def assert_record(device: Shell, task: Task, want: Outcome, record: Record) -> None:
    assert (record.cookie, record.status, record.tag) == (task.cookie, STATUS["ok"], want.tag), task
    assert record.cycles > 0
    assert device.memory.read(task.destination, task.len_bytes) == want.output, task


@cocotb.test(**LIMIT)
async def random_tasks(dut):
    """Back to back, any mix of lengths, aad and keys; every byte of the destinations is checked."""
    device = await device_with_key(dut, delay_cycles=20)
    await device.load_key(1)
    ring = await Ring.make(device, log2_entries=6)
    count = 60
    for _ in range(3):
        device.stall()
        image = bytearray(random.randbytes(SPACE * count))
        device.memory.write(DESTINATION, bytes(image))
        tasks = []
        for i in range(count):
            length = random.choice((0, random.randint(1, 64), random.randint(1, 300), random.randint(1, 1500)))
            aad_bytes = random.choice((0, 0, random.randint(1, 16), random.randint(1, 200)))
            tasks.append(aead(i, length, aad_bytes, key_slot=random.randrange(2)))
        expected = [outcome(device, task) for task in tasks]
        for task, want in zip(tasks, expected, strict=True):
            at = task.destination - DESTINATION
            image[at : at + task.len_bytes] = want.output
        for task, want, record in zip(tasks, expected, await ring.run(tasks), strict=True):
            assert_record(device, task, want, record)
        assert device.memory.read(DESTINATION, SPACE * count) == bytes(image)
    await device.wait_idle()


@cocotb.test(**LIMIT)
async def refused(dut):
    """Tasks that the shell refuses touch nothing; those that the core refuses write zero and have tag 0."""
    device = await device_with_key(dut)
    nothing = [
        (aead(0, 50, 9, flags=NO_SOURCE), "unsupported"),
        (aead(0, 50, 9, op=2), "unsupported"),
        (aead(0, 50, 1 << 30), "bad_length"),
        (aead(0, 0, 0xFFFFFFFF), "bad_length"),
        (aead(0, 50, 9, key_slot=5), "bad_key"),
    ]
    for task, status in nothing:
        assert await device.direct(task) == STATUS[status], task
        assert await tag_of(device) == 0
    assert not device.reads.bursts and not device.writes.bursts
    odd = aead(0, 70, 20)
    odd.len_bits -= random.randint(1, 7)
    iv = bytes((0, 0, 1 << random.randrange(8), 0)) + random.randbytes(12)
    cases = [(odd, "bad_length"), (aead(0, 130, 20, iv=iv), "bad_iv"), (aead(0, 0, 20, iv=iv), "bad_iv")]
    await device.write("ERROR", 0)
    for task, status in cases:
        device.memory.write(task.destination, random.randbytes(task.len_bytes))
        assert await device.direct(task) == STATUS[status], task
        assert device.memory.read(task.destination, task.len_bytes) == bytes(task.len_bytes)
        assert await tag_of(device) == 0
        assert await device.read("ERROR") == STATUS[status] | SOURCE_DIRECT << 8
        assert await device.read("IRQ_STATUS") == DIRECT_DONE | ERROR
        await device.write("ERROR", 0)
        await check(device, aead(1, 100, 30))


@cocotb.test(**LIMIT)
async def read_errors(dut):
    """Memory refuses some aad or source; these tasks fail, and no others."""
    device = await device_with_key(dut, delay_cycles=10)
    device.stall()
    ring = await Ring.make(device, log2_entries=4)
    tasks = [aead(i, random.randint(1, 400), random.randint(1, 200)) for i in range(30)]
    failing = {0, *random.sample(range(30), 8)}
    width = len(dut.m_axi_gmem_rdata) // 8
    for i in failing:
        in_aad = random.random() < 0.5
        at, length = (tasks[i].aad, tasks[i].aad_bytes) if in_aad else (tasks[i].source, tasks[i].len_bytes)
        device.reads.bad.add((at + random.randrange(length)) // width * width)
    expected = [outcome(device, task) for task in tasks]
    for i, record in enumerate(await ring.run(tasks)):
        if i in failing:
            assert (record.cookie, record.status) == (tasks[i].cookie, STATUS["bus_read_error"])
        else:
            assert_record(device, tasks[i], expected[i], record)
    assert await device.read("ERROR") == STATUS["bus_read_error"] | SOURCE_RING << 8
    device.reads.bad = {AAD // width * width}
    spoiled = aead(0, 0, 1)
    spoiled.aad = AAD
    assert await device.direct(spoiled) == STATUS["bus_read_error"]
    device.reads.bad.clear()
    await check(device, tasks[0])


@cocotb.test(**LIMIT)
async def soft_reset_in_mid_task(dut):
    """A soft reset may come at any moment; afterwards the device works as if new."""
    device = await device_with_key(dut, delay_cycles=20)
    for _ in range(6):
        ring = await Ring.make(device, log2_entries=4)
        ring.post(*(aead(i, random.choice((0, 64, 900)), random.choice((0, 12, 300))) for i in range(12)))
        await ring.doorbell()
        await ClockCycles(dut.aclk, random.randrange(600))
        await device.write("CTRL", shell.SOFT_RESET)
        await device.wait_idle()
        await device.load_key(0)
        await check(device, aead(20, 200, 50))


async def clocks_per_task(device: Shell, task_bytes: int, tasks: int, warm_up: int) -> float:
    """Returns the clocks from record to record once the pipeline is full."""
    ring = await Ring.make(device, 7)
    ring.post(*(Task(DESTINATION, 8 * task_bytes, SOURCE, iv=bytes(16)) for _ in range(tasks)))
    await ring.doorbell()
    ends, clock = [], 0  # clock in which the head counted each record
    while len(ends) < tasks:
        await RisingEdge(device.clock)
        clock += 1
        ends += [clock] * ((int(device.dut.u_shell.ring_head.value) - ring.taken) % (1 << 16) - len(ends))
    while record := ring.poll():
        assert record.status == STATUS["ok"]
    await device.write("CTRL", shell.SOFT_RESET)
    await device.wait_idle()
    await device.load_key(0)
    return (ends[-1] - ends[warm_up]) / (tasks - 1 - warm_up)


@cocotb.test(**LIMIT)
async def rate(dut):
    """Many tasks under way, memory 60 clocks away: the port and the core set the rate, not the way between."""
    device = await device_with_key(dut, delay_cycles=60)
    width = len(dut.m_axi_gmem_wdata) // 8
    for task_bytes, tasks, warm_up in ((64, 120, 70), (1420, 40, 20), (8192, 5, 2)):
        clocks = await clocks_per_task(device, task_bytes, tasks, warm_up)
        dut._log.info("%d bytes in %.1f clocks: %.1f bytes/clock", task_bytes, clocks, task_bytes / clocks)
        blocks = 1 + (task_bytes + 63) // 64
        core = max(3, blocks) if int(dut.Architecture.value) else 20 * blocks
        port = -(-task_bytes // width) + 64 // width  # the message and a descriptor
        assert clocks <= 1.05 * max(core, port) + 1
