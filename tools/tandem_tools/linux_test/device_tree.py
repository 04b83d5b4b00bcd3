"""The device tree of the Arm machine: QEMU's own, with the nodes that IP packages ship for a board."""

import re
from pathlib import Path

from tandem_tools.ip import accelerator, boards
from tandem_tools.linux_test.run import run

# 2: QEMU's machine, like all of 64-bit Arm, has two words in an address.
CELLS = 2
PAGE_BYTES = 4096
CONTROLLER = "gic"


def board(address: int, interrupt: int) -> boards.Board:
    """The virtual machine as a board, with one accelerator at `address`; `interrupt` is a shared peripheral one."""
    return boards.Board(
        name="virt",
        title="the virtual machine",
        tool="",
        script="",
        examples=(),
        settings={},
        clock_mhz=0,
        window=address,
        window_bytes=PAGE_BYTES,
        offset=0,
        interrupt=interrupt,
        input="spi",
        inputs=1,
        first_interrupt=interrupt,
        controller=CONTROLLER,
        cells=CELLS,
        register_port="",
        memory_port="",
    )


def node_path(algorithm: str, address: int) -> str:
    """Returns the place of an algorithm's accelerator in the shipped file."""
    return f"/tandem-logic/{boards.node_name(f'tnd_{algorithm}')}@{address:x}"


def shipped(root: Path, algorithm: str, address: int, interrupt: int) -> str:
    """The file of an IP package for this board."""
    chosen, said = accelerator.load(root, algorithm), "as tandem ip export writes it"
    return boards.device_tree(chosen, board(address, interrupt), boards.Buffer.of(chosen), said)


def own_memory(path: str, registers: int, memory: int, memory_bytes: int) -> str:
    """Gives the node at `path` the map `dma` over memory that Linux leaves alone (docs/how-to/bring-up.md)."""
    return f"""\
/ {{
	reserved-memory {{
		#address-cells = <2>;
		#size-cells = <2>;
		ranges;

		tandem-dma@{memory:x} {{
			reg = <{cells(memory)} {cells(memory_bytes)}>;
			no-map;
		}};
	}};
}};

&{{{path}}} {{
	reg = <{cells(registers)} {cells(PAGE_BYTES)}>, <{cells(memory)} {cells(memory_bytes)}>;
	reg-names = "registers", "dma";
}};
"""


def cells(value: int) -> str:
    """A number as words of a device tree."""
    return f"{value >> 32:#x} {value & 0xFFFFFFFF:#x}"


def merge(machine: Path, additions: list[str], target: Path) -> None:
    """Compiles QEMU's tree `machine`, followed by `additions`, to `target`.

    Raises:
        Unavailable: dtc is missing, or does not accept them.
    """
    text = run(["dtc", "-q", "-I", "dtb", "-O", "dts", str(machine)])
    found = re.search(r"^\t(intc@\w+) \{", text, re.MULTILINE)
    assert found, "the machine has no interrupt controller"
    # Boards' trees have labels, a compiled one has not.
    labelled = f"{text}\n{CONTROLLER}: &{{/{found[1]}}} {{ }};\n"
    source = target.with_suffix(".dts")
    source.write_text("\n".join([labelled, *additions]))
    run(["dtc", "-q", "-I", "dts", "-O", "dtb", "-o", str(target), str(source)], None, "the device tree")
