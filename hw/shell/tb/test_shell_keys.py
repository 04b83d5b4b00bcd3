"""Key slots: loaded, used, replaced, wiped, never readable."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import cocotb
import pytest
from cocotb.handle import ArrayObject, HierarchyArrayObject, HierarchyObject
from cocotb.triggers import ClockCycles

import run
import shell
from shell import KEY_LOAD, KEY_WIPE, REG, STATUS, Ring, Shell, Task

LIMIT = {"timeout_time": 5, "timeout_unit": "ms"}
SOURCE, DESTINATION = 0x20000, 0x80000
LOAD_CLOCKS = 12  # from the answer to a write of KEY_LOAD until the slot has changed, word by word

# The tests of the slots themselves; no_queue_keeps_a_key has separate runs.
SLOTS = [
    "only_loaded_slots_work",
    "wipe_and_replace",
    "a_slot_that_does_not_exist_is_ignored",
    "no_register_shows_a_key",
    "load_wipes_the_key_registers",
    "nothing_of_a_key_stays",
    "a_running_task_keeps_its_key",
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
