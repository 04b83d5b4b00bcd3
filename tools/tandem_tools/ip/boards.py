"""Boards with a reference design: the facts of `hw/top/boards/boards.toml`, and what follows from them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.generate.schema import parse
from tandem_tools.ip.accelerator import Accelerator

FOLDER = "hw/top/boards"


@dataclass(frozen=True)
class Board:
    """Where a board's processor has the accelerator; the file says what the fields mean."""

    name: str
    title: str
    tool: str
    script: str
    examples: tuple[str, ...]
    settings: dict[str, str]
    clock_mhz: int
    window: int
    offset: int
    interrupt: int
    input: str
    controller: str
    cells: int
    register_port: str
    memory_port: str

    @property
    def address(self) -> int:
        """Where the registers are, for the processor."""
        return self.window + self.offset

    @property
    def input_number(self) -> int:
        """Which of the processor's interrupt inputs it is."""
        return int(self.input.split("[")[1].rstrip("]"))


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
    """The name of the accelerator `tnd_...` in device trees; the driver looks for those that begin with `tandem`."""
    return f"tandem-{name.removeprefix('tnd_').replace('_', '-')}"


def device_tree(accelerator: Accelerator, board: Board, origin: str) -> str:
    """A file to include in the board's device tree: registers and interrupt for UIO, memory for u-dma-buf."""
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
	tandem-logic {{
		compatible = "simple-bus";
		#address-cells = <{board.cells}>;
		#size-cells = <{board.cells}>;
		ranges;

		{node}@{board.address:x} {{	/* the driver finds its devices by names that begin with "tandem" */
			compatible = "generic-uio";
			reg = <{cells(board.address)} {cells(0x1000)}>;
			interrupt-parent = <&{board.controller}>;
			interrupts = <0 {board.interrupt} 4>;	/* shared peripheral, level, active high: {board.input} */
		}};
	}};

	{node}-memory {{
		compatible = "ikwzm,u-dma-buf";	/* contiguous memory for a program */
		device-name = "udmabuf0";	/* beside another accelerator on one board: "udmabuf1" */
		size = <0x1000000>;
	}};
}};
"""
