"""Refused tasks, memory errors and the sticky code. Neighbours are never harmed."""

from __future__ import annotations

import random

import cocotb

import run
import shell
from shell import (
    DIRECT_DONE,
    ERROR,
    MEMORY_BYTES,
    NO_SOURCE,
    PADS,
    SOURCE_COMPLETION,
    SOURCE_DESCRIPTOR,
    SOURCE_DIRECT,
    SOURCE_RING,
    STATUS,
    Ring,
    Shell,
    Task,
)

LIMIT = {"timeout_time": 20, "timeout_unit": "ms"}
SOURCE, DESTINATION, SPACE = 0x20000, 0x80000, 2048


def test_errors():
    run.simulate(shell.TOP, shell.FILES, __file__)


def test_alignment():
    run.simulate(shell.TOP, shell.FILES, __file__, {"Alignment": 16}, ["refuses_other_alignments"])


def good(i: int = 0, **options) -> Task:
    """Returns a task that works, in its own space."""
    length = random.randint(1, random.choice((64, 1000)))
    options = {"len_bits": 8 * length, "source": SOURCE + SPACE * i + random.randrange(32), **options}
    return Task(DESTINATION + SPACE * i + random.randrange(32), **options)


def refused() -> list[tuple[Task, str]]:
    """Returns tasks that are refused, with their status."""
    cases = [(good(len_bits=0), "bad_length")]
    cases += [(good(key_slot=slot), "bad_key") for slot in (1, 7, 8, 200)]
    cases += [(good(flags=1 << bit), "bad_descriptor") for bit in range(2, 8)]
    cases += [(good(op=op), "unsupported") for op in (PADS, 2, 128, 255)]
    cases += [(good(op=op, flags=NO_SOURCE), "unsupported") for op in (shell.XOR, 2, 255)]
    cases += [(good(aad_bytes=length), "unsupported") for length in (1, 64, 1 << 31)]
    # The first of several faults is told.
    cases += [(good(len_bits=0, key_slot=9), "bad_length"), (good(op=9, len_bits=0, flags=0x80), "bad_descriptor")]
    return cases


def malformed() -> list[tuple[Task, str]]:
    """Returns descriptors with a reserved byte set."""
    offsets = [3, *range(28, 32), *range(60, 64)]
    return [(good(reserved={offset: 1 << random.randrange(8)}), "bad_descriptor") for offset in offsets]


async def device_with_key(dut, delay_cycles: int = 0) -> Shell:
    device = await Shell.make(dut, delay_cycles)
    await device.load_key(0)
    device.memory.write(SOURCE, random.randbytes(0x20000))
    await device.write("IRQ_ENABLE", ERROR)
    return device


async def check_error(device: Shell, status: str, source: int) -> None:
    """Checks ERROR and its interrupt, clears both."""
    assert await device.read("ERROR") == STATUS[status] | source << 8
    assert await device.read("IRQ_STATUS") & ERROR and device.interrupt.value
    await device.write("ERROR", 0)
    await device.write("IRQ_STATUS", ERROR)
    assert await device.read("ERROR") == 0 and not device.interrupt.value


@cocotb.test(**LIMIT)
async def refuses_other_alignments(dut):
    """Any low bit of any address is one, direct and by the ring; without Alignment there is none to refuse."""
    device = await device_with_key(dut)
    ring = await Ring.make(device)
    assert 1 << (await device.read("KEY_LENGTHS") >> 16 & 15) == int(dut.Alignment.value)
    places = {"source": SOURCE, "destination": DESTINATION, "aad": 0}
    bits = [1 << bit for bit in range(4)]
    tasks = [Task(**(places | {name: at + bit}), len_bits=80) for name, at in places.items() for bit in bits]
    status = "bad_descriptor" if int(dut.Alignment.value) == 16 else "ok"
    untouched = device.memory.read(DESTINATION, SPACE)
    for task in tasks:
        assert await device.direct(task) == STATUS[status], task
    assert [record.status for record in await ring.run(tasks)] == [STATUS[status]] * len(tasks)
    if status != "ok":
        assert device.memory.read(DESTINATION, SPACE) == untouched
        await device.check_direct(Task(DESTINATION, source=SOURCE + 16, len_bits=999))


@cocotb.test(**LIMIT)
async def refused_direct_tasks(dut):
    device = await device_with_key(dut)
    for task, status in refused():
        assert await device.direct(task) == STATUS[status], task
        assert await device.read("CYCLES") == 0
        assert await device.read("IRQ_STATUS") == DIRECT_DONE | ERROR
        await check_error(device, status, SOURCE_DIRECT)
    assert not device.reads.bursts and not device.writes.bursts
    await device.check_direct(good())


@cocotb.test(**LIMIT)
async def refused_ring_tasks(dut):
    """Refused and good ones at random: each ends in its place, the refused write and read nothing."""
    device = await device_with_key(dut, delay_cycles=10)
    device.stall()
    ring = await Ring.make(device, log2_entries=4)
    cases = refused() + malformed()
    cases += [(good(), "ok") for _ in cases]
    random.shuffle(cases)
    for i, (task, _) in enumerate(cases):
        task.source += SPACE * (i % 50)
        task.destination += SPACE * i
    image = bytearray(device.memory.read(0, MEMORY_BYTES))
    for task, status in cases:
        if status == "ok":
            image[task.destination : task.destination + task.len_bytes] = device.expected(task)
    records = await ring.run([task for task, _ in cases])
    for (task, status), record in zip(cases, records, strict=True):
        assert (record.cookie, record.status) == (task.cookie, STATUS[status]), task
        assert (record.cycles == 0) == (status != "ok")
    assert device.memory.read(DESTINATION, SPACE * len(cases)) == image[DESTINATION : DESTINATION + SPACE * len(cases)]
    first = next(status for _, status in cases if status != "ok")
    await check_error(device, first, SOURCE_RING)
    sources = {at // SPACE * SPACE for at, _ in device.reads.bursts if at >= SOURCE}
    assert sources <= {task.source // SPACE * SPACE for task, status in cases if status == "ok"}


@cocotb.test(**LIMIT)
async def counter_overflow(dut):
    """The last block of a nonce works, one more does not; then the output is zero."""
    device = await device_with_key(dut)
    for blocks_left in (1, 2, 5):
        iv = ((1 << 32) - blocks_left).to_bytes(4, "little") + random.randbytes(12)
        await device.check_direct(good(iv=iv, len_bits=512 * blocks_left))
        task = good(iv=iv, len_bits=512 * blocks_left + 1)
        device.memory.write(task.destination, random.randbytes(task.len_bytes))
        assert await device.direct(task) == STATUS["counter_overflow"]
        assert device.memory.read(task.destination, task.len_bytes) == bytes(task.len_bytes)
        await check_error(device, "counter_overflow", SOURCE_DIRECT)


def beats(address: int, length: int) -> list[int]:
    return list(range(address // 32 * 32, address + length, 32))


async def run_with_bad_memory(dut, channel: str, status: str) -> None:
    """Some tasks of many meet an error in `source` or `destination`; they fail and no others do."""
    device = await device_with_key(dut, delay_cycles=10)
    device.stall()
    ring = await Ring.make(device, log2_entries=4)
    tasks = [good(i) for i in range(40)]
    failing = {0, *random.sample(range(40), 8)}
    memory = device.reads if channel == "source" else device.writes
    for i in failing:
        places = beats(getattr(tasks[i], channel), tasks[i].len_bytes)
        memory.bad.add(random.choice((places[0], places[-1], random.choice(places))))
    expected = [device.expected(task) for task in tasks]
    for i, record in enumerate(await ring.run(tasks)):
        assert record.cookie == tasks[i].cookie
        assert record.status == (STATUS[status] if i in failing else STATUS["ok"]), i
        if i not in failing:
            assert device.memory.read(tasks[i].destination, tasks[i].len_bytes) == expected[i]
    await check_error(device, status, SOURCE_RING)
    # The same by the direct registers.
    assert await device.direct(tasks[0]) == STATUS[status]
    await check_error(device, status, SOURCE_DIRECT)
    memory.bad.clear()
    await device.check_direct(tasks[0])


@cocotb.test(**LIMIT)
async def data_read_error(dut):
    await run_with_bad_memory(dut, "source", "bus_read_error")


@cocotb.test(**LIMIT)
async def data_write_error(dut):
    await run_with_bad_memory(dut, "destination", "bus_write_error")


@cocotb.test(**LIMIT)
async def first_failure_of_a_task_is_its_status(dut):
    device = await device_with_key(dut)
    task = good(len_bits=4096)
    device.writes.bad = {task.destination // 32 * 32}
    too_long = good(len_bits=1024, iv=b"\xff" * 16)
    too_long.destination = task.destination
    assert await device.direct(too_long) == STATUS["counter_overflow"]
    device.reads.bad = {task.source // 32 * 32}
    assert await device.direct(task) == STATUS["bus_read_error"]
    device.reads.bad.clear()
    assert await device.direct(task) == STATUS["bus_write_error"]
    await check_error(device, "counter_overflow", SOURCE_DIRECT)


@cocotb.test(**LIMIT)
async def descriptor_read_error(dut):
    """The entry ends without its task: status bus_read_error, cookie 0. Its neighbours run."""
    device = await device_with_key(dut)
    device.stall()
    ring = await Ring.make(device, log2_entries=4)
    tasks = [good(i) for i in range(16)]
    failing = set(random.sample(range(16), 5))
    device.reads.bad = {ring.descriptors + 64 * i + random.choice((0, 32)) for i in failing}
    image = [device.memory.read(task.destination, task.len_bytes) for task in tasks]
    expected = [device.expected(task) for task in tasks]
    for i, record in enumerate(await ring.run(tasks)):
        good_end = (tasks[i].cookie, STATUS["ok"])
        assert (record.cookie, record.status) == ((0, STATUS["bus_read_error"]) if i in failing else good_end)
        written = device.memory.read(tasks[i].destination, tasks[i].len_bytes)
        assert written == (image[i] if i in failing else expected[i])
    await check_error(device, "bus_read_error", SOURCE_DESCRIPTOR)


@cocotb.test(**LIMIT)
async def record_write_error(dut):
    """The record is lost, the head counts it, the error says where; the next one comes."""
    device = await device_with_key(dut)
    ring = await Ring.make(device, log2_entries=3, coalesce=100)
    tasks = [good(i) for i in range(3)]
    device.writes.bad = {ring.completions + 32}
    ring.post(*tasks)
    await ring.doorbell()
    await device.wait_idle()
    assert await device.read("RING_HEAD") == 3
    assert await device.read("IRQ_STATUS") == ERROR | shell.RING_DONE
    await check_error(device, "bus_write_error", SOURCE_COMPLETION)
    assert ring.poll().cookie == tasks[0].cookie
    assert ring.poll() is None
    ring.taken += 1
    assert ring.poll().cookie == tasks[2].cookie


@cocotb.test(**LIMIT)
async def first_error_stays_until_cleared(dut):
    device = await device_with_key(dut)
    assert await device.direct(good(key_slot=3)) == STATUS["bad_key"]
    assert await device.direct(good(len_bits=0)) == STATUS["bad_length"]
    await device.check_direct(good())
    await check_error(device, "bad_key", SOURCE_DIRECT)
    assert await device.direct(good(op=77)) == STATUS["unsupported"]
    await check_error(device, "unsupported", SOURCE_DIRECT)
