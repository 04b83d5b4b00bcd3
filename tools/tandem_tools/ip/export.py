"""Writes the package of an accelerator: every file from the facts, the registers and the RTL."""

from pathlib import Path

from tandem_tools.generate import registers, write_registers
from tandem_tools.ip import VERSION, boards, device, flatten, ipxact, pages, scripts, verilog
from tandem_tools.ip.accelerator import Accelerator


def package(accelerator: Accelerator, root: Path, clock_mhz: float, origin: str) -> dict[str, str]:
    """Every file: path in the package -> content. README.md says nothing of checks yet.

    Raises:
        IpError: The top does not take the values of its parameters.
    """
    map_ = registers.model(registers.elaborate(root))
    asked = device.parameters(root, accelerator)
    content = flatten.texts(root, accelerator.sources, accelerator.waivers)
    (top,) = (name for name in content if Path(name).stem == accelerator.top)
    content[top] = flatten.with_defaults(content[top], accelerator.top, accelerator.values.items())
    rtl = {f"rtl/{Path(name).name}": text for name, text in content.items()}
    files = [*rtl, f"{accelerator.wrapper}.v"]
    head = f"// {accelerator.algorithm.title} accelerator. {origin}\n"
    head += f"// Licence: Apache-2.0, see LICENSE. Top: {accelerator.top}\n"
    name = accelerator.name
    found = {
        **rtl,
        f"{accelerator.wrapper}.v": verilog.wrapper(accelerator, origin),
        f"{name}_flat.sv": flatten.one_file(head, content),
        "sources.f": "\n".join(files) + "\n",
        f"{name}.core": scripts.fusesoc(accelerator, files, VERSION),
        "component.xml": ipxact.component(accelerator, map_, files, VERSION),
        "package_ip.tcl": scripts.package_ip(accelerator, files, VERSION),
        f"{name}_hw.tcl": scripts.platform_designer(accelerator, files, VERSION),
        f"{name}.xdc": scripts.constraints(accelerator, clock_mhz),
        f"{name}.sdc": scripts.constraints(accelerator, clock_mhz),
        "registers.html": pages.registers_html(map_),
        "tandem_regs.h": write_registers.header(map_),
        "LICENSE": (root / "LICENSE").read_text(),
    }
    all_boards = boards.load_all(root)
    recipes = {}
    for board in all_boards:
        of = scripts.board_files(accelerator, board, root, origin)
        recipes[board.name] = of.pop("recipe.md")
        found |= {f"boards/{board.name}/{file}": text for file, text in of.items()}
    found["README.md"] = pages.readme(accelerator, all_boards, origin, "Nothing yet.")
    found["bring-up.md"] = pages.bring_up(accelerator, all_boards, recipes, map_, asked)
    return found


def write(files: dict[str, str], folder: Path) -> None:
    """Writes a package into `folder`, and removes what one that was there before has more. MANIFEST lists it."""
    manifest = folder / "MANIFEST"
    before = manifest.read_text().splitlines() if manifest.is_file() else []
    for name in set(before) - files.keys():
        (folder / name).unlink(missing_ok=True)
    for name, text in (files | {"MANIFEST": "".join(f"{name}\n" for name in sorted(files))}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
