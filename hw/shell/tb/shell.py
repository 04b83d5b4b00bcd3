"""Bench of the shell's tests: the ChaCha20 top with memory, registers, tasks and a descriptor ring.

Memory and bus masters are models that others wrote (cocotbext-axi); hw/tb/memory.py gives them latency and errors.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, First, RisingEdge, Timer
from cocotbext.axi import AxiLiteBus, AxiLiteMaster, AxiReadBus, AxiResp, AxiWriteBus
from cocotbext.axi.memory import Memory

import chacha20_model
import run
from memory import ReadMemory, WriteMemory
from streams import stalls
from tandem_facts import tops

CLOCK_NS = 10
CORE_CLOCK_HALF_PS = (1800, 9000)  # of a core with another clock than the buses: half its period, shortest and longest


def accelerator(algorithm: str) -> list[Path]:
    """Returns the files of an algorithm's top, with the AXI checkers on its ports."""
    files = [
        *run.sources(),
        *run.sources(f"algorithms/{algorithm}/rtl/sources.f"),
        *(run.REPO / name for name in tops.sources(algorithm)),
        run.REPO / "hw/tb/tnd_axi_check.sv",
        run.REPO / "hw/tb/tnd_axil_check.sv",
        Path(__file__).parent / "tnd_shell_bind.sv",
    ]
    return list(dict.fromkeys(files))


TOP = "tnd_chacha20_top"
FILES = accelerator("chacha20")
AEAD_TOP = "tnd_chacha20_poly1305_top"
AEAD_FILES = accelerator("chacha20_poly1305")
# Builds beside the default one: each port width, each value of Stages, both architectures, few and many key slots.
PIPELINED = {"Architecture": 1}
WIDE = {"Architecture": 1, "PipelineCut": 4, "MemDataWidth": 512, "KeySlots": 255}
OTHER_BUILDS = [
    {"Stages": 0, "MemDataWidth": 128, "KeySlots": 1},
    {"Stages": 1},
    {"MemDataWidth": 64, "KeySlots": 3},
    {"Alignment": 8},
    {"MemDataWidth": 128, "Alignment": 16},
    PIPELINED,
    WIDE,
]
MEMORY_BYTES = 1 << 20

_HEADER = (run.REPO / "generated/regs/tandem_regs.h").read_text()
# Register offsets by name, and status codes by name.
REG = {m[1]: int(m[2], 16) for m in re.finditer(r"#define TND_REGS__([A-Z0-9_]+?)_offset (0x[0-9a-f]+)u", _HEADER)}
STATUS = {m[1].lower(): int(m[2]) for m in re.finditer(r"#define TND_STATUS_([A-Z_]+) (\d+)u", _HEADER)}

XOR, PADS = 0, 1
NO_SOURCE, INTERRUPT = 1, 2
RING_ENABLE, SOFT_RESET = 1, 2
IDLE, DIRECT_BUSY, RING_BUSY = 1, 2, 4
DIRECT_DONE, RING_DONE, ERROR = 1, 2, 4
SOURCE_DIRECT, SOURCE_RING, SOURCE_DESCRIPTOR, SOURCE_COMPLETION, SOURCE_REGISTER = range(5)
KEY_LOAD, KEY_WIPE, KEY_LOCK = 1 << 8, 1 << 9, 1 << 10
KEY_VALID, KEY_LOCKED = 1, 2


@dataclass
class Task:
    """A task, with the fields of a descriptor or of the direct registers."""

    destination: int = 0
    len_bits: int = 512
    source: int = 0
    op: int = XOR
    flags: int = 0
    key_slot: int = 0
    aad: int = 0
    aad_bytes: int = 0
    cookie: int = field(default_factory=lambda: random.getrandbits(32))
    iv: bytes = field(default_factory=lambda: bytes(3) + random.randbytes(13)[::-1])
    reserved: dict[int, int] = field(default_factory=dict)  # offset: value, for malformed descriptors

    @property
    def len_bytes(self) -> int:
        return (self.len_bits + 7) // 8

    def descriptor(self) -> bytes:
        """Returns the 64 bytes of docs/formats/descriptor.md."""
        data = bytearray(64)
        data[0:3] = bytes((self.op, self.flags, self.key_slot))
        data[4:8] = self.cookie.to_bytes(4, "little")
        data[8:16] = self.source.to_bytes(8, "little")
        data[16:24] = self.destination.to_bytes(8, "little")
        data[24:28] = self.len_bits.to_bytes(4, "little")
        data[32:48] = self.iv
        data[48:56] = self.aad.to_bytes(8, "little")
        data[56:60] = self.aad_bytes.to_bytes(4, "little")
        for offset, value in self.reserved.items():
            data[offset] = value
        return bytes(data)


@dataclass
class Record:
    """A completion record."""

    cookie: int
    status: int
    phase: int
    cycles: int
    tag: int
    zero: bool  # reserved bytes are

    @staticmethod
    def of(data: bytes) -> Record:
        zero = not any(data[20:24]) and not any(data[30:32])
        word = int.from_bytes
        return Record(
            word(data[24:28], "little"), data[28], data[29], word(data[16:20], "little"), word(data[:16], "little"), zero
        )


def start_clocks(dut) -> float:
    """Starts the clock of the buses and, where the core has another, that at any frequency and phase.

    Returns the clocks of the buses in one of the core.
    """
    Clock(dut.aclk, CLOCK_NS, "ns").start(start_high=False)
    if not hasattr(dut, "CoreClock") or not int(dut.CoreClock.value):
        return 1.0
    period_ps = 2 * random.randint(*CORE_CLOCK_HALF_PS)
    dut._log.info("core clock of %d ps", period_ps)
    cocotb.start_soon(_start_core_clock(dut, period_ps))
    return period_ps / 1000 / CLOCK_NS


async def _start_core_clock(dut, period_ps: int) -> None:
    dut.core_aclk.value = 0
    await Timer(random.randint(1, period_ps), "ps")
    Clock(dut.core_aclk, period_ps, "ps").start(start_high=False)


class Shell:
    """An accelerator and its surroundings."""

    def __init__(self, dut, delay_cycles: int = 0, prefix: str = "", memory: Memory | None = None) -> None:
        self.dut = dut
        self.clock = dut.aclk
        self.interrupt = getattr(dut, f"{prefix}interrupt")
        self.memory = memory or Memory(MEMORY_BYTES)
        reset = {"reset": dut.aresetn, "reset_active_level": False}
        self.axil = AxiLiteMaster(AxiLiteBus.from_prefix(dut, f"{prefix}s_axi_ctrl"), self.clock, **reset)
        self.axil.write_if.log.setLevel("ERROR")
        self.axil.read_if.log.setLevel("ERROR")
        gmem = f"{prefix}m_axi_gmem"
        delay_ns = delay_cycles * CLOCK_NS
        self.reads = ReadMemory(
            AxiReadBus.from_prefix(dut, gmem), self.clock, dut.aresetn, MEMORY_BYTES, delay_ns, self.memory.mem
        )
        self.writes = WriteMemory(
            AxiWriteBus.from_prefix(dut, gmem), self.clock, dut.aresetn, MEMORY_BYTES, delay_ns, self.memory.mem
        )
        self.keys: dict[int, bytes] = {}
        self.core_clock = 1.0  # of the core, in clocks of the buses

    @staticmethod
    async def make(dut, delay_cycles: int = 0) -> Shell:
        """Starts clocks and models and ends a reset."""
        dut.aresetn.value = 0
        core_clock = start_clocks(dut)
        await ClockCycles(dut.aclk, 2)
        shell = Shell(dut, delay_cycles)
        shell.core_clock = core_clock
        await ClockCycles(dut.aclk, 2)
        dut.aresetn.value = 1
        await ClockCycles(dut.aclk, 2)
        return shell

    def stall(self, share: float | None = None) -> None:
        """Pauses every channel at random, each in its own rhythm; share None: any."""
        channels = [
            self.reads.ar_channel.sink,
            self.reads.r_channel,
            self.writes.aw_channel.sink,
            self.writes.w_channel,
            self.writes.b_channel.source,
            self.axil.write_if.aw_channel,
            self.axil.write_if.w_channel,
            self.axil.write_if.b_channel,
            self.axil.read_if.ar_channel,
            self.axil.read_if.r_channel,
        ]
        for channel in channels:
            channel.set_pause_generator(stalls(random.choice((0, 0.2, 0.5, 0.8)) if share is None else share))

    # ------------------------------------------------------------------ registers
    async def read(self, register: str, index: int = 0) -> int:
        response = await self.axil.read(REG[register] + 4 * index, 4)
        assert response.resp == AxiResp.OKAY, register
        return int.from_bytes(response.data, "little")

    async def write(self, register: str, value: int, index: int = 0) -> None:
        response = await self.axil.write(REG[register] + 4 * index, value.to_bytes(4, "little"))
        assert response.resp == AxiResp.OKAY, register

    async def write64(self, register: str, value: int) -> None:
        await self.write(f"{register}_LO", value & 0xFFFFFFFF)
        await self.write(f"{register}_HI", value >> 32)

    async def load_key(self, slot: int, key: bytes | None = None) -> bytes:
        """Loads a slot, with a random key by default, and remembers it."""
        self.keys[slot] = key or random.randbytes(32)
        for i in range(8):
            await self.write("KEY", int.from_bytes(self.keys[slot][4 * i : 4 * i + 4], "little"), i)
        await self.write("KEY_LOAD", slot | KEY_LOAD)
        return self.keys[slot]

    async def wait(self, condition, limit_cycles: int = 20000) -> None:
        """Waits until a coroutine function returns true."""
        for _ in range(limit_cycles // 8):
            if await condition():
                return
            await ClockCycles(self.clock, 4)
        raise AssertionError(f"not within {limit_cycles} clocks")

    async def wait_interrupt(self, limit_cycles: int = 20000) -> None:
        """Waits for the interrupt line."""
        if not self.interrupt.value:
            limit = Timer(limit_cycles * CLOCK_NS, "ns")
            assert await First(RisingEdge(self.interrupt), limit) is not limit, "no interrupt"

    async def wait_idle(self, limit_cycles: int = 20000) -> None:
        async def idle():
            return await self.read("STATUS") == IDLE

        await self.wait(idle, limit_cycles)

    # ------------------------------------------------------------------ tasks
    def expected(self, task: Task, stages: int = chacha20_model.STAGES_XOR) -> bytes:
        """Returns what a good task writes, from memory as it is now."""
        source = None if task.flags & NO_SOURCE else self.memory.read(task.source % MEMORY_BYTES, task.len_bytes)
        return chacha20_model.output(self.keys[task.key_slot], task.iv, source, task.len_bits, stages)

    def surrounding(self, task: Task) -> bytes:
        """Returns the 64 bytes before and after a task's destination, which the task must not touch."""
        at = task.destination % MEMORY_BYTES
        return self.memory.read(at - 64, 64) + self.memory.read(at + task.len_bytes, 64)

    async def direct(self, task: Task, limit_cycles: int = 20000) -> int:
        """Runs a task by the direct registers; returns its status."""
        await self.start_direct(task)

        async def done():
            return not await self.read("STATUS") & DIRECT_BUSY

        await self.wait(done, limit_cycles)
        return await self.read("DIRECT_STATUS")

    async def start_direct(self, task: Task) -> None:
        await self.write64("SRC", task.source)
        await self.write64("DST", task.destination)
        await self.write("LEN", task.len_bits)
        await self.write64("AAD", task.aad)
        await self.write("AAD_LEN", task.aad_bytes)
        await self.write("OP", task.op | task.flags << 8 | task.key_slot << 16)
        for i in range(4):
            await self.write("IV", int.from_bytes(task.iv[4 * i : 4 * i + 4], "little"), i)
        await self.write("START", 1)

    async def check_direct(self, task: Task, stages: int = chacha20_model.STAGES_XOR) -> None:
        """Runs a good task by the direct registers and checks all that it wrote."""
        expected, around = self.expected(task, stages), self.surrounding(task)
        assert await self.direct(task) == STATUS["ok"], task
        assert self.memory.read(task.destination % MEMORY_BYTES, task.len_bytes) == expected, task
        assert self.surrounding(task) == around, task


class Ring:
    """The descriptor ring of a shell and the driver's side of it."""

    def __init__(self, shell: Shell, log2_entries: int, descriptors: int, completions: int) -> None:
        self.shell = shell
        self.log2_entries = log2_entries
        self.entries = 1 << log2_entries
        self.descriptors = descriptors
        self.completions = completions
        self.posted = 0
        self.taken = 0

    @staticmethod
    async def make(
        shell: Shell, log2_entries: int = 3, descriptors: int = 0x1000, completions: int = 0x8000, coalesce: int = 1
    ) -> Ring:
        """Sets a ring up and enables it."""
        ring = Ring(shell, log2_entries, descriptors, completions)
        shell.memory.write(completions % MEMORY_BYTES, bytes(32 * ring.entries))
        await shell.write64("RING", descriptors)
        await shell.write64("COMP", completions)
        await shell.write("RING_SIZE", log2_entries)
        await shell.write("COALESCE", coalesce)
        await shell.write("CTRL", RING_ENABLE)
        return ring

    @property
    def room(self) -> int:
        return self.entries - (self.posted - self.taken)

    def post(self, *tasks: Task) -> None:
        """Writes descriptors, without the doorbell."""
        assert len(tasks) <= self.room
        for task in tasks:
            at = self.descriptors + 64 * (self.posted % self.entries)
            self.shell.memory.write(at % MEMORY_BYTES, task.descriptor())
            self.posted += 1

    async def doorbell(self) -> None:
        await self.shell.write("RING_TAIL", self.posted % (1 << 16))

    def poll(self) -> Record | None:
        """Takes the next record if its phase says that it is new."""
        at = self.completions + 32 * (self.taken % self.entries)
        record = Record.of(self.shell.memory.read(at % MEMORY_BYTES, 32))
        if record.phase != (self.taken >> self.log2_entries & 1 ^ 1):
            return None
        assert record.zero
        self.taken += 1
        return record

    async def take(self, limit_cycles: int = 20000) -> Record:
        """Waits for the next record, without touching the bus."""
        for _ in range(limit_cycles):
            record = self.poll()
            if record:
                return record
            await RisingEdge(self.shell.clock)
        raise AssertionError(f"no record within {limit_cycles} clocks")

    async def run(self, tasks: list[Task]) -> list[Record]:
        """Runs tasks, as many at once as the ring holds; returns their records in order."""
        records, waiting = [], list(tasks)
        while len(records) < len(tasks):
            now, waiting = waiting[: self.room], waiting[self.room :]
            if now:
                self.post(*now)
                await self.doorbell()
            records.append(await self.take())
        return records
