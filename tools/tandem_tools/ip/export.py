"""Writes the package of an accelerator: every file from the facts, the registers and the RTL."""

from contextlib import suppress
from pathlib import Path

from tandem_facts import registers
from tandem_tools.generate import write_registers
from tandem_tools.ip import constraints, device, ecp5, flatten, ipxact, pages, plain, scripts, verilog
from tandem_tools.ip.order import Order


def package(order: Order, root: Path) -> dict[str, str]:
    """Every file: path in the package -> content. README.md says nothing of checks yet.

    Raises:
        IpError: The top does not take the values of its parameters.
        Missing: The flat form needs a program that is not here.
    """
    accelerator, origin = order.accelerator.with_its_clocks(), order.origin
    map_ = registers.model(registers.elaborate(root))
    asked = device.parameters(root, accelerator)
    content = flatten.texts(root, accelerator.sources)
    (top,) = (name for name in content if Path(name).stem == accelerator.top)
    content[top] = flatten.with_defaults(content[top], accelerator.top, accelerator.values.items())
    head = f"// {accelerator.algorithm.title} accelerator. {origin}\n// Licence: Apache-2.0, see LICENSE.\n"
    rtl = {path: text for library in accelerator.libraries for path, text in library.files.items()}
    files = [*rtl, f"{accelerator.wrapper}.v"]
    wrapper, sources = verilog.wrapper(accelerator, origin), flatten.one_file(head, content)
    name = accelerator.name
    found = {
        **rtl,
        f"{accelerator.wrapper}.v": wrapper,
        f"{name}_flat.sv": sources,
        "sources.f": "\n".join(files) + "\n",
        f"{name}.core": scripts.fusesoc(accelerator),
        **{f"rtl/{each.name}/{each.name}.core": scripts.fusesoc_library(each) for each in accelerator.libraries},
        "component.xml": ipxact.component(accelerator, map_),
        "package_ip.tcl": scripts.package_ip(accelerator),
        f"{name}_hw.tcl": scripts.platform_designer(accelerator, files),
        f"{name}.xdc": constraints.vivado(accelerator, order.clock_mhz),
        f"{name}.sdc": constraints.quartus(accelerator, order.clock_mhz),
        f"{name}.lpf": constraints.nextpnr_ecp5(accelerator, order.clock_mhz),
        f"{name}_ecp5.py": ecp5.script(f"{name}_flat", accelerator.top, f"{name}_ecp5.py", origin),
        f"{name}.pcf": constraints.nextpnr_ice40(accelerator, order.clock_mhz),
        "registers.html": pages.registers_html(map_),
        "tandem_regs.h": write_registers.header(map_),
        "LICENSE": (root / "LICENSE").read_text(),
    }
    if order.flat:
        found[f"{name}_flat.v"] = plain.verilog(accelerator.wrapper, sources, wrapper, head)
    recipes = {}
    for board in order.boards:
        of = scripts.board_files(accelerator, board, order.buffer, root, origin)
        recipes[board.name] = of.pop("recipe.md")
        found |= {f"boards/{board.name}/{file}": text for file, text in of.items()}
    found["README.md"] = pages.readme(order, "Nothing yet.")
    found["bring-up.md"] = pages.bring_up(order, recipes, map_, asked)
    return found


def write(files: dict[str, str], folder: Path) -> None:
    """Writes a package into `folder`, and removes files of an earlier package that it lacks. MANIFEST lists its files."""
    manifest = folder / "MANIFEST"
    before = manifest.read_text().splitlines() if manifest.is_file() else []
    for name in set(before) - files.keys():
        (folder / name).unlink(missing_ok=True)
        for parent in Path(name).parents[:-1]:
            with suppress(OSError):  # something else is in it, or it has gone
                (folder / parent).rmdir()
    for name, text in (files | {"MANIFEST": "".join(f"{name}\n" for name in sorted(files))}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
