"""A core as others take it into their designs: sources in one file, file list, FuseSoC description, constraints."""

from dataclasses import dataclass
from pathlib import Path

from tandem_eda.design import Design
from tandem_explore.grid.design import DesignError
from tandem_tools.ip import VERSION, ecp5, flatten

PERIOD_NOTE = "Change it to what the design needs."


@dataclass(frozen=True)
class Core:
    """A design under its name as IP, with the texts in its files: the line `origin`, and `clock_note`."""

    name: str
    title: str
    design: Design
    clock_mhz: float
    clock_note: str
    origin: str


def write(core: Core, root: Path, folder: Path) -> list[Path]:
    """Writes every file into `folder`.

    Raises:
        DesignError: The folder has files of something else.
        IpError: The top has no such parameter.
    """
    known = {f"{core.name}{end}" for end in (".sv", ".f", ".core", ".lpf", ".xdc", ".sdc", "_ecp5.py")} | {"LICENSE"}
    strangers = sorted(path.name for path in folder.iterdir() if path.name not in known) if folder.exists() else []
    if strangers:
        raise DesignError(f"{folder} has other files, such as {strangers[0]}: give --out a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{core.name}.sv").write_text(sources(core, root))
    period = 1000 / core.clock_mhz
    texts = {
        ".f": f"{core.name}.sv\n",
        ".core": description(core),
        ".lpf": f'# {core.clock_note}\nFREQUENCY PORT "{core.design.clock}" {core.clock_mhz:.3f} MHZ;\n',
        "_ecp5.py": ecp5.script(core.name, core.design.module, f"{core.name}_ecp5.py", core.origin),
        ".xdc": _clock_command("#", core, period),
        ".sdc": _clock_command("#", core, period),
    }
    for end, text in texts.items():
        (folder / f"{core.name}{end}").write_text(text)
    (folder / "LICENSE").write_text((root / "LICENSE").read_text())
    return sorted(folder.iterdir())


def sources(core: Core, root: Path) -> str:
    """The sources in one file, packages first; the parameters of the top have the point's values as defaults."""
    head = f"// {core.title}\n//\n// {core.origin}\n// Licence: Apache-2.0, see LICENSE. Top: {core.design.module}\n"
    content = flatten.texts(root, core.design.sources)
    (top,) = (name for name in content if Path(name).stem == core.design.module)
    content[top] = flatten.with_defaults(content[top], core.design.module, core.design.parameters)
    return flatten.one_file(head, content)


def description(core: Core) -> str:
    """The FuseSoC core. Its target `lint` allows many modules in a file, and constants that other points use."""
    return f"""\
CAPI=2:
name: "tandem::{core.name}:{VERSION}"
description: "{core.title}"

filesets:
  rtl:
    files: ["{core.name}.sv"]
    file_type: systemVerilogSource
  constraints:
    files:
      - "tool_trellis? ({core.name}.lpf)": {{file_type: LPF}}
      - "tool_vivado? ({core.name}.xdc)": {{file_type: xdc}}
      - "tool_quartus? ({core.name}.sdc)": {{file_type: SDC}}

targets:
  default: &default
    filesets: [rtl, constraints]
    toplevel: {core.design.module}
  lint:
    <<: *default
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall, -Wno-DECLFILENAME, -Wno-UNUSEDPARAM]
"""


def _clock_command(comment: str, core: Core, period_ns: float) -> str:
    port = core.design.clock
    return f"{comment} {core.clock_note}\ncreate_clock -name {port} -period {period_ns:.3f} [get_ports {port}]\n"
