"""Files for tools: FuseSoC description, constraints, Tcl scripts for Vivado and Platform Designer, designs for boards."""

from pathlib import Path

from tandem_tools.ip import boards, verilog
from tandem_tools.ip.accelerator import Accelerator, Parameter, Port
from tandem_tools.ip.libraries import Library

TEMPLATES = Path(__file__).parent / "templates"

ON_THE_CLOCK = ["associatedClock aclk", "associatedReset aresetn"]
# Platform Designer's types of the interfaces, and the properties that it requires.
PLATFORM_DESIGNER = {
    "aclk": ("clock end", []),
    "core_aclk": ("clock end", []),
    "aresetn": ("reset end", ["associatedClock aclk", "synchronousEdges BOTH"]),
    "interrupt": (
        "interrupt end",
        ["associatedAddressablePoint s_axi_ctrl", "associatedClock aclk", "associatedReset aresetn"],
    ),
    "s_axi_ctrl": ("axi4lite end", ["associatedClock aclk", "associatedReset aresetn"]),
    "m_axi_gmem": ("axi4 start", ["associatedClock aclk", "associatedReset aresetn"]),
}
ROLES = {"aclk": "clk", "core_aclk": "clk", "aresetn": "reset_n", "interrupt": "irq"}


def fill(template: str, values: dict[str, str]) -> str:
    """A template with its `@words@` replaced; every one of them has a value."""
    for name, value in values.items():
        template = template.replace(f"@{name}@", value)
    return template


def fusesoc_library(library: Library) -> str:
    """Returns the FuseSoC core of a library, on which the cores of several accelerators depend."""
    files = "\n".join(f"      - {Path(path).name}" for path in library.files)
    needs = "".join(f'\n      - "{needed.vlnv}"' for needed in library.needs)
    return f"""\
CAPI=2:
name: "{library.vlnv}"
description: "Sources that Tandem's accelerators share; the version says what is in them"

filesets:
  rtl:
    files:
{files}
    file_type: systemVerilogSource
    depend:{needs or " []"}

targets:
  default:
    filesets: [rtl]
"""


def fusesoc(accelerator: Accelerator) -> str:
    """The FuseSoC core. Its target `lint` has all of Verilator's warnings on.

    Clock and parameters are for the accelerator alone: a design that depends on it has its own.
    """
    depend = "\n".join(f'      - "{library.vlnv}"' for library in accelerator.libraries)
    parameters = (*accelerator.parameters, *verilog.SIDEBAND)
    kind = "datatype: int, paramtype: vlogparam"
    declared = "\n".join(f'  {p.name}: {{{kind}, default: {p.value}, description: "{p.doc}"}}' for p in parameters)
    return f"""\
CAPI=2:
name: "{accelerator.vlnv}"
description: "{accelerator.algorithm.title} accelerator"

filesets:
  rtl:
    files: [{accelerator.wrapper}.v]
    file_type: verilogSource
    depend:
{depend}
  constraints:
    files:
      - "tool_vivado? ({accelerator.name}.xdc)": {{file_type: xdc}}
      - "tool_quartus? ({accelerator.name}.sdc)": {{file_type: SDC}}

targets:
  default: &default
    filesets: [rtl, "is_toplevel? (constraints)"]
    toplevel: {accelerator.wrapper}
    parameters: [{", ".join(f'"is_toplevel? ({p.name})"' for p in parameters)}]
  lint:
    <<: *default
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]

parameters:
{declared}
"""


def package_ip(accelerator: Accelerator) -> str:
    """The script that makes a Vivado IP, and one of each library."""
    libraries = "\n".join(map(_vivado_library, accelerator.libraries))
    return fill(
        (TEMPLATES / "package_ip.tcl").read_text(),
        _names(accelerator)
        | {
            "libraries": libraries,
            "library_names": " ".join(library.vlnv for library in accelerator.libraries),
            "interfaces": " ".join(accelerator.interfaces()),
            "parameters": "\n".join(_vivado_parameter(p) for p in (*accelerator.parameters, *verilog.SIDEBAND)),
        },
    )


def _vivado_library(library: Library) -> str:
    needs = " ".join(needed.vlnv for needed in library.needs)
    files = "".join(f"\n  {path}" for path in library.files)
    return f"library {library.name} {library.version} {{{needs}}} {{{files}\n}}"


def _vivado_parameter(parameter: Parameter) -> str:
    rule = (
        f"value_validation_type list value_validation_list {{{' '.join(map(str, parameter.values))}}}"
        if parameter.values
        else f"value_validation_type range_long value_validation_range_minimum {parameter.low}"
        f" value_validation_range_maximum {parameter.high}"
    )
    return f"set_property -dict {{{rule}}} [ipx::get_user_parameters {parameter.name} -of_objects $core]"


def platform_designer(accelerator: Accelerator, files: list[str]) -> str:
    """The component for Platform Designer of Quartus: AXI4-Lite for registers, AXI4 to memory."""
    algorithm = accelerator.algorithm
    lines = [
        f"# {algorithm.title} accelerator for Platform Designer; its files have the order in which they are to be read.",
        "package require -exact qsys 16.1",
        "",
        f"set_module_property NAME {accelerator.name}",
        f"set_module_property VERSION {accelerator.vlnv.version}",
        f"set_module_property DISPLAY_NAME {{{algorithm.title} accelerator}}",
        f"set_module_property DESCRIPTION {{{algorithm.standard}}}",
        "set_module_property GROUP Tandem",
        "set_module_property INTERNAL false",
        "set_module_property EDITABLE false",
        "",
        "add_fileset synthesis QUARTUS_SYNTH",
        f"set_fileset_property synthesis TOP_LEVEL {accelerator.wrapper}",
    ]
    for file in files:
        kind = "VERILOG" if file.endswith(".v") else "SYSTEM_VERILOG"
        top = " TOP_LEVEL_FILE" if file.endswith(".v") else ""
        lines.append(f"add_fileset_file {Path(file).name} {kind} PATH {file}{top}")
    for parameter in (*accelerator.parameters, *verilog.SIDEBAND):
        legal = " ".join(map(str, parameter.values)) or f"{parameter.low}:{parameter.high}"
        lines += [
            "",
            f"add_parameter {parameter.name} INTEGER {parameter.value} {{{parameter.doc}}}",
            f"set_parameter_property {parameter.name} ALLOWED_RANGES {{{legal}}}",
            f"set_parameter_property {parameter.name} HDL_PARAMETER true",
        ]
    for name, ports in accelerator.interfaces().items():
        kind, properties = PLATFORM_DESIGNER[name]
        lines += ["", f"add_interface {name} {kind}", *(f"set_interface_property {name} {each}" for each in properties)]
        lines += [_interface_port(port) for port in ports]
    return "\n".join(lines) + "\n"


def _interface_port(port: Port) -> str:
    role = ROLES.get(port.name, port.signal)
    return f"add_interface_port {port.interface} {port.name} {role} {'Output' if port.is_output else 'Input'} {port.width}"


def board_files(
    accelerator: Accelerator, board: boards.Board, buffer: boards.Buffer, root: Path, origin: str
) -> dict[str, str]:
    """The files of one board, by name: device tree, and its scripts and recipe with its numbers in them."""
    width = int(board.settings["MemDataWidth"])
    setting = "CONFIG.{} {{{}}}" if board.tool == "Vivado" else "set_instance_parameter_value tandem_0 {} {{{}}}"
    settings = [setting.format(name, value) for name, value in board_settings(accelerator, board).items()]
    values = _names(accelerator) | {
        "settings": (" \\\n  " if board.tool == "Vivado" else "\n").join(settings),
        "clock_mhz": str(board.clock_mhz),
        "address": f"{board.address:#x}",
        "offset": f"{board.offset:#x}",
        "input_number": str(board.input_number),
        "width": str(width),
        "sdram_ports": f"0x{boards.sdram_ports(width):X}",
    }
    folder = root / boards.FOLDER / board.name
    files = {path.name: fill(path.read_text(), values) for path in sorted(folder.iterdir())}
    return files | {f"{boards.node_name(accelerator.name)}.dtsi": boards.device_tree(accelerator, board, buffer, origin)}


def board_settings(accelerator: Accelerator, board: boards.Board) -> dict[str, int]:
    """The parameters of the accelerator on a board: what was exported, but for what the board has a say in."""
    return accelerator.at(board.settings).values


def _names(accelerator: Accelerator) -> dict[str, str]:
    return {
        "name": accelerator.name,
        "vendor": accelerator.vlnv.vendor,
        "library": accelerator.vlnv.library,
        "version": accelerator.vlnv.version,
        "wrapper": accelerator.wrapper,
        "title": accelerator.algorithm.title,
        "standard": accelerator.algorithm.standard,
    }
