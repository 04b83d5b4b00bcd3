"""Boards with a reference design: the facts of `hw/top/boards/boards.toml`, and what follows from them."""

import re
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from tandem_facts.schema import parse
from tandem_tools.ip.accelerator import Accelerator
from tandem_tools.ip.flatten import IpError

FOLDER = "hw/top/boards"
REGISTER_BYTES = 0x1000
PAGE_BYTES = 0x1000
USUAL_BYTES = 16 << 20
BUFFER = re.compile(r"([A-Za-z][\w-]{0,31})(?:=(\d+)([KM]))?", re.ASCII)


@dataclass(frozen=True)
class Board:
    """The place of the accelerator at a board's processor; the file says what the fields mean."""

    name: str
    title: str
    tool: str
    script: str
    examples: tuple[str, ...]
    settings: dict[str, str]
    clock_mhz: int
    window: int
    window_bytes: int
    offset: int
    interrupt: int
    input: str
    inputs: int
    first_interrupt: int
    controller: str
    cells: int
    register_port: str
    memory_port: str

    @property
    def address(self) -> int:
        """The address of the registers, for the processor."""
        return self.window + self.offset

    @property
    def input_number(self) -> int:
        """The number of the interrupt among the processor's inputs."""
        return self.interrupt - self.first_interrupt

    @property
    def pin(self) -> str:
        """The pin of that input."""
        return f"{self.input}[{self.input_number}]"

    def at(self, address: int | None, interrupt: int | None) -> "Board":
        """Returns the board with the accelerator at another address or interrupt, if one is given.

        Raises:
            IpError: The processor does not reach the address, or has no such interrupt.
        """
        offset = self.offset if address is None else address - self.window
        if offset % REGISTER_BYTES or not 0 <= offset <= self.window_bytes - REGISTER_BYTES:
            end = self.window + self.window_bytes - REGISTER_BYTES
            raise IpError(
                f"{self.name} cannot have registers at {self.window + offset:#x}: {self.register_port} leads to"
                f" {self.window:#x} to {end:#x}, and they take a multiple of {REGISTER_BYTES:#x}"
            )
        interrupt = self.interrupt if interrupt is None else interrupt
        if interrupt not in range(self.first_interrupt, self.first_interrupt + self.inputs):
            raise IpError(
                f"{self.name} has no interrupt {interrupt} for the logic: {self.input}[0] to [{self.inputs - 1}] are"
                f" {self.first_interrupt} to {self.first_interrupt + self.inputs - 1}"
            )
        return replace(self, offset=offset, interrupt=interrupt)


@dataclass(frozen=True)
class Buffer:
    """Memory of an accelerator: a buffer of u-dma-buf, by the name that `/dev` has it under."""

    name: str
    bytes: int = USUAL_BYTES

    @property
    def label(self) -> str:
        """The device tree's label of the memory behind it."""
        return f"tandem_{re.sub('[^A-Za-z0-9]', '_', self.name)}"

    @staticmethod
    def of(accelerator: Accelerator) -> "Buffer":
        """The default buffer of an accelerator; it is named after it, so that several do not collide."""
        return Buffer(f"udmabuf-{node_name(accelerator.name).removeprefix('tandem-')}")

    @staticmethod
    def parse(text: str) -> "Buffer":
        """Parses `NAME`, or `NAME=SIZE` with a size such as `64M`.

        Raises:
            IpError: It has another form, or is of no use as memory.
        """
        found = BUFFER.fullmatch(text)
        if found is None:
            raise IpError(f"--buffer {text}: write NAME or NAME=SIZE, as in udmabuf1=64M; a name has up to 32 characters")
        size = int(found[2]) << {"K": 10, "M": 20}[found[3]] if found[2] else USUAL_BYTES
        if size % PAGE_BYTES or not 0 < size < 1 << 32:
            raise IpError(f"--buffer {text}: a size is a multiple of 4K, and less than 4096M")
        return Buffer(found[1], size)


def load_all(root: Path) -> list[Board]:
    """Every board with a reference design.

    Raises:
        FactsError: The file is malformed.
    """
    name = f"{FOLDER}/boards.toml"
    content = tomllib.loads((root / name).read_text())
    return [parse(Board, block, name) for block in content["boards"]]


def sdram_ports(width: int) -> int:
    """The register `fpgaportrst` of a Cyclone V with one AXI port of so many bits to SDRAM: the ports that leave reset.

    Bits 0 to 3 are read data ports of 64 bits, 4 to 7 write data ports, 8 to 13 command ports, of which AXI takes two.
    Source: Cyclone V Hard Processor System Technical Reference Manual, sdr.fpgaportrst; AN 796, table 5.
    """
    data = (1 << max(1, width // 64)) - 1
    return data | data << 4 | 0b11 << 8


def node_name(name: str) -> str:
    """Returns the name of the accelerator `tnd_...` in device trees; the driver looks for names that begin with `tandem`."""
    return f"tandem-{name.removeprefix('tnd_').replace('_', '-')}"


def device_tree(accelerator: Accelerator, board: Board, buffer: Buffer, origin: str) -> str:
    """A file to include in the board's device tree: registers and interrupt for UIO, memory for u-dma-buf.

    Both nodes name the same memory, by which the driver finds the buffer of the accelerator.
    """
    node = node_name(accelerator.name)

    def cells(value: int) -> str:
        words = [value >> 32, value & 0xFFFFFFFF][-board.cells :]
        return " ".join(f"{word:#x}" for word in words)

    return f"""\
/* {accelerator.algorithm.title} accelerator on {board.title}: include it at the end of the board's device tree.
 *
 * {origin}
 *
 * Kernel arguments: uio_pdrv_genirq.of_id=generic-uio
 */
/ {{
	reserved-memory {{
		#address-cells = <{board.cells}>;
		#size-cells = <{board.cells}>;
		ranges;

		{buffer.label}: {node}-memory {{
			compatible = "shared-dma-pool";	/* contiguous memory, which the kernel lends while no program has it */
			reusable;
			size = <{cells(buffer.bytes)}>;
		}};
	}};

	tandem-logic {{
		compatible = "simple-bus";
		#address-cells = <{board.cells}>;
		#size-cells = <{board.cells}>;
		ranges;

		{node}@{board.address:x} {{	/* the driver finds its devices by names that begin with "tandem" */
			compatible = "generic-uio";
			reg = <{cells(board.address)} {cells(REGISTER_BYTES)}>;
			interrupt-parent = <&{board.controller}>;
			interrupts = <0 {board.interrupt} 4>;	/* shared peripheral, level, active high: {board.pin} */
			memory-region = <&{buffer.label}>;	/* the driver takes the buffer over the same memory */
		}};
	}};

	{node}-memory {{
		compatible = "ikwzm,u-dma-buf";	/* the memory for a program, as /dev/{buffer.name} */
		device-name = "{buffer.name}";
		size = <{buffer.bytes:#x}>;
		memory-region = <&{buffer.label}>;
	}};
}};
"""
