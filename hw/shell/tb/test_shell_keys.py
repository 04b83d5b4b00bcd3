"""Key slots: loaded, used, replaced, wiped, never readable."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import cocotb
import pytest
from cocotb.handle import ArrayObject, HierarchyArrayObject, HierarchyObject
from cocotb.triggers import ClockCycles, RisingEdge

import run
import shell
from shell import KEY_LOAD, KEY_LOCK, KEY_LOCKED, KEY_VALID, KEY_WIPE, REG, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 5, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
LOAD_CLOCKS = 13  # from the answer to a write of KEY_LOAD until the slot has changed, word by word

# The tests of the slots themselves; no_queue_keeps_a_key has separate runs.
SLOTS = [
    "only_loaded_slots_work",
    "wipe_and_replace",
    "a_slot_that_does_not_exist_is_ignored",
    "no_register_shows_a_key",
    "load_wipes_the_key_registers",
    "nothing_of_a_key_stays",
    "a_running_task_keeps_its_key",
    "no_task_runs_after_its_key",
    "a_slot_serves_its_operations",
    "a_locked_slot_stays",
    "a_key_loaded_around_a_reset",
]


def test_keys():
    run.simulate(shell.TOP, shell.FILES, __file__, tests=SLOTS)


def test_three_slots():
    run.simulate(shell.TOP, shell.FILES, __file__, {"MemDataWidth": 64, "KeySlots": 3}, ["only_loaded_slots_work"])


def test_many_slots():
    run.simulate(shell.TOP, shell.FILES, __file__, shell.WIDE, ["a_key_loaded_during_the_sweep_stays"])


# Tops, and the bytes of an iv that may be anything. Operation 0 has a source in all of them.
TOPS = [
    ("chacha20", {}, (3, 16)),
    ("chacha20", shell.PIPELINED, (3, 16)),
    ("chacha20_poly1305", {"Architecture": 1}, (4, 16)),
    ("aes", {"Architecture": 1}, (0, 4)),
    ("zuc", {}, (0, 4)),
    ("snow3g", {"Architecture": 2}, (0, 4)),
    ("snow5g", {"Architecture": 1}, (0, 16)),
]


@pytest.mark.parametrize(("algorithm", "parameters", "iv_bytes"), TOPS, ids=str)
def test_keys_of_past_tasks(algorithm, parameters, iv_bytes, monkeypatch):
    monkeypatch.setenv("TND_IV_BYTES", " ".join(map(str, iv_bytes)))
    run.simulate(f"tnd_{algorithm}_top", shell.accelerator(algorithm), __file__, parameters, ["no_queue_keeps_a_key"])


def task(slot: int, len_bits: int = 777) -> Task:
    return Task(DESTINATION, len_bits, SOURCE, key_slot=slot)


@cocotb.test(**LIMIT)
async def only_loaded_slots_work(dut):
    device = await Shell.make(dut)
    slots = int(dut.KeySlots.value)
    assert await device.read("CAPS") >> 8 & 0xFF == slots
    for slot in random.sample(range(slots), slots):
        assert await device.direct(task(slot)) == STATUS["bad_key"]
        await device.load_key(slot)
        await device.check_direct(task(slot))
    for slot in (slots, slots + 8, 255):
        assert await device.direct(task(slot)) == STATUS["bad_key"]
    for slot in range(slots):
        await device.check_direct(task(slot))


@cocotb.test(**LIMIT)
async def wipe_and_replace(dut):
    device = await Shell.make(dut)
    await device.load_key(2)
    await device.load_key(5)
    await device.write("KEY_LOAD", 2 | KEY_WIPE)
    assert await device.direct(task(2)) == STATUS["bad_key"]
    await device.check_direct(task(5))
    await device.load_key(5)
    await device.check_direct(task(5))
    await device.load_key(2)
    await device.check_direct(task(2))


@cocotb.test(**LIMIT)
async def a_slot_that_does_not_exist_is_ignored(dut):
    device = await Shell.make(dut)
    await device.load_key(0)
    for slot in (8, 16, 255):
        await device.write("KEY", random.getrandbits(32))
        await device.write("KEY_LOAD", slot | KEY_LOAD)
        await device.write("KEY_LOAD", slot | KEY_WIPE)
        assert await device.read("ERROR") == STATUS["bad_key"] | shell.SOURCE_REGISTER << 8
        assert await device.read("KEY_STATUS") == 0
        await device.write("ERROR", 0)
    await device.check_direct(task(0))
    assert await device.direct(task(7)) == STATUS["bad_key"]


@cocotb.test(**LIMIT)
async def no_register_shows_a_key(dut):
    device = await Shell.make(dut)
    key = await device.load_key(0)
    for i in range(8):
        await device.write("KEY", int.from_bytes(key[4 * i : 4 * i + 4], "little"), i)
    await device.check_direct(task(0))
    words = {key[i : i + 4] for i in range(0, 32, 4)}
    for offset in range(0, max(REG.values()) + 4, 4):
        assert (await device.axil.read(offset, 4)).data not in words, hex(offset)


@cocotb.test(**LIMIT)
async def load_wipes_the_key_registers(dut):
    device = await Shell.make(dut)
    await device.load_key(0)
    await device.write("KEY_LOAD", 1 | KEY_LOAD)
    device.keys[1] = bytes(32)
    await device.check_direct(task(1))


@cocotb.test(**LIMIT)
async def nothing_of_a_key_stays(dut):
    """A wipe clears its slot, a soft reset all of them: seen in the storage itself."""
    device = await Shell.make(dut)
    storage = dut.u_shell.u_s1_regs.u_key_slots.key_q

    def stored() -> list[int]:
        return [int(storage[slot].value) for slot in range(int(dut.KeySlots.value))]

    for slot in range(8):
        await device.load_key(slot)
    await ClockCycles(dut.aclk, LOAD_CLOCKS)
    assert stored() == [int.from_bytes(device.keys[slot], "little") for slot in range(8)]
    await device.write("KEY_LOAD", 3 | KEY_WIPE)
    await ClockCycles(dut.aclk, LOAD_CLOCKS)
    assert [slot for slot, key in enumerate(stored()) if key == 0] == [3]
    for delay in range(16):  # a read may be under way when the sweep begins
        await device.load_key(7)
        await device.write("CTRL", shell.SOFT_RESET)
        await ClockCycles(dut.aclk, delay)
        while await device.read("CTRL"):  # 0 once the sweep has ended
            pass
        assert not any(stored())


@cocotb.test(**LIMIT)
async def a_key_loaded_during_the_sweep_stays(dut):
    """After a reset the slots are cleared one per clock, here in more clocks than there are registers."""
    device = await Shell.make(dut)
    slots = int(dut.KeySlots.value)
    for slot in range(slots - 3, slots):
        await device.load_key(slot)
    await ClockCycles(dut.aclk, slots)
    for slot in range(slots - 3, slots):
        await device.check_direct(task(slot))
    await device.write("KEY_LOAD", slots - 2 | KEY_WIPE)
    assert await device.direct(task(slots - 2)) == STATUS["bad_key"]


@cocotb.test(**LIMIT)
async def a_running_task_keeps_its_key(dut):
    device = await Shell.make(dut)
    device.memory.write(SOURCE, random.randbytes(0x1000))
    await device.load_key(3)
    running = task(3, 8 * 4096)
    expected = device.expected(running)
    await device.start_direct(running)
    await device.load_key(3)
    assert await device.read("STATUS") == shell.DIRECT_BUSY
    await device.write("KEY_LOAD", 3 | KEY_WIPE)
    await device.wait_idle()
    assert device.memory.read(DESTINATION, 4096) == expected
    assert await device.direct(running) == STATUS["bad_key"]


@cocotb.test(timeout_time=50, timeout_unit="ms")
async def no_task_runs_after_its_key(dut):
    """A slot that is wiped or loaded again while its tasks wait: each is right, or ends as bad_key and writes nothing."""
    device = await Shell.make(dut, delay_cycles=random.choice((2, 20)))
    device.memory.write(SOURCE, random.randbytes(0x1000))
    seen = set()
    for wipes in (True, False) * 40:
        slot = random.randrange(8)
        await device.write("CTRL", shell.SOFT_RESET)
        await device.wait_idle()
        other = (slot + 1) % 8
        for number in (slot, other):
            await device.load_key(number)
        ring = await Ring.make(device, log2_entries=5)
        size = 8 * random.choice((64, 64, random.randint(1, 200)))
        tasks = [
            Task(DESTINATION + 512 * i, size, SOURCE, key_slot=other if i % 5 == 3 else slot) for i in range(24)
        ]
        before = [random.randbytes(task.len_bytes) for task in tasks]
        for one, text in zip(tasks, before, strict=True):
            device.memory.write(one.destination, text)
        first = [device.expected(one) for one in tasks]
        ring.post(*tasks)
        await ring.doorbell()
        await ClockCycles(dut.aclk, random.randint(0, 500))
        if wipes:
            await device.write("KEY_LOAD", slot | KEY_WIPE)
        else:
            await device.load_key(slot)
        second = [device.expected(one) for one in tasks]
        for one, text, old, new in zip(tasks, before, first, second, strict=True):
            record = await ring.take()
            assert record.cookie == one.cookie
            written = device.memory.read(one.destination, one.len_bytes)
            if record.status == STATUS["ok"]:
                allowed = (old,) if wipes or one.key_slot == other else (old, new)
                assert written in allowed, one
            else:
                assert record.status == STATUS["bad_key"]
                assert one.key_slot == slot
                assert (record.tag, record.cycles) == (0, 0)
                assert written == text, one
            if one.key_slot == slot:
                seen.add((wipes, "bad" if record.status else "old" if written == old else "new"))
        await device.wait_idle()
    assert seen == {(True, "old"), (True, "bad"), (False, "old"), (False, "bad"), (False, "new")}


@cocotb.test(**LIMIT)
async def a_slot_serves_its_operations(dut):
    device = await Shell.make(dut)
    pads = Task(DESTINATION, 777, op=shell.PADS, flags=shell.NO_SOURCE, key_slot=4)
    assert await device.read("KEY_OPERATIONS") == 0xFFFFFFFF
    for mask in (0, 1, 2, 3):
        await device.write("KEY_OPERATIONS", mask)
        await device.load_key(4)
        for one, allowed in ((task(4), mask & 1), (pads, mask & 2)):
            if allowed:
                await device.check_direct(one)
            else:
                assert await device.direct(one) == STATUS["bad_key"]


@cocotb.test(**LIMIT)
async def a_locked_slot_stays(dut):
    device = await Shell.make(dut)
    await device.load_key(1)
    key = await device.load_key(6)
    assert await device.read("KEY_STATUS") == KEY_VALID
    await device.write("KEY_LOAD", 6 | KEY_WIPE | KEY_LOCK)
    assert await device.read("KEY_STATUS") == KEY_LOCKED  # locked without a key: of no use until a reset
    assert await device.direct(task(6)) == STATUS["bad_key"]
    await device.write("ERROR", 0)
    for i in range(8):
        await device.write("KEY", int.from_bytes(key[4 * i : 4 * i + 4], "little"), i)
    await device.write("KEY_LOAD", 1 | KEY_LOAD | KEY_LOCK)
    device.keys[1] = key
    for change in (KEY_LOAD, KEY_WIPE):
        assert await device.read("ERROR") == 0
        await device.write("KEY_LOAD", 1 | change)
        assert await device.read("ERROR") == STATUS["bad_key"] | shell.SOURCE_REGISTER << 8
        assert await device.read("IRQ_STATUS") & shell.ERROR
        assert await device.read("KEY_STATUS") == KEY_VALID | KEY_LOCKED
        await device.write("ERROR", 0)
        await device.check_direct(task(1))
    await device.write("CTRL", shell.SOFT_RESET)
    await device.wait_idle()
    assert await device.read("KEY_STATUS") == 0
    await device.load_key(6)
    await device.check_direct(task(6))


@cocotb.test(**LIMIT)
async def a_key_loaded_around_a_reset(dut):
    """Whenever a slot is loaded while a soft reset ends: none holds a key while the sweep empties it."""
    device = await Shell.make(dut)
    slots = dut.u_shell.u_s1_regs.u_key_slots

    async def watch():
        while True:
            await RisingEdge(dut.aclk)
            assert not (int(slots.all_i.value) and int(slots.valid_q.value))

    watching = cocotb.start_soon(watch())
    for delay in range(30):
        await device.load_key(7)
        await device.write("CTRL", shell.SOFT_RESET)
        await ClockCycles(dut.aclk, delay)
        await device.write("KEY_LOAD", 7 | KEY_LOAD)
        await device.wait_idle()
    watching.cancel()


def memories(handle) -> Iterator[tuple[str, ArrayObject]]:
    """Yields every RAM of the model: arrays of words. Registers are not searched."""
    if isinstance(handle, ArrayObject):
        yield handle._path, handle
    elif isinstance(handle, HierarchyObject | HierarchyArrayObject):
        for child in handle:
            yield from memories(child)


def holding(rams: list[tuple[str, ArrayObject]], keys: list[bytes]) -> list[str]:
    """Returns the RAMs that hold the first half of a key, which all key lengths have, at any bit of a word."""
    wanted = [f"{int.from_bytes(key[:16], 'little'):0128b}" for key in keys]
    found = []
    for _, ram in rams:
        for word in ram:
            bits = str(word.value)
            if any(key in bits for key in wanted):
                found.append(word._path)
    return found


@cocotb.test(timeout_time=50, timeout_unit="ms")
async def no_queue_keeps_a_key(dut):
    """Once tasks have ended, or a soft reset has, their keys are in no RAM of shell and core; before, they are."""
    low, high = map(int, os.environ["TND_IV_BYTES"].split())
    device = await Shell.make(dut)
    device.memory.write(SOURCE, random.randbytes(0x4000))
    rams = [(path, ram) for path, ram in memories(dut) if len(str(ram[0].value)) >= 128]
    slots = 3
    for ends in (True, False):
        for slot in range(slots):
            await device.load_key(slot)
        keys = list(device.keys.values())
        assert holding(rams, keys)  # in their slots: the search finds what is there
        ring = await Ring.make(device, log2_entries=5)
        tasks = [
            Task(
                DESTINATION + 4096 * i,
                8 * random.randint(1, 400),
                SOURCE,
                key_slot=i % slots,
                iv=bytes(low) + random.randbytes(high - low) + bytes(16 - high),
            )
            for i in range(30)
        ]
        ring.post(*tasks)
        await ring.doorbell()
        if ends:
            assert {(await ring.take(200000)).status for _ in tasks} == {STATUS["ok"]}
            await device.wait_idle()
            for slot in range(slots):
                await device.write("KEY_LOAD", slot | KEY_WIPE)
        else:
            await ClockCycles(dut.aclk, random.randint(200, 2000))
            await device.write("CTRL", shell.SOFT_RESET)
        await device.wait_idle(200000)
        await ClockCycles(dut.aclk, 150)  # as many as the deepest of those RAMs has places
        assert not holding(rams, keys)
