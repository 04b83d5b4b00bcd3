"""IP-XACT (IEEE 1685-2014): the accelerator with bus interfaces, registers, parameters and files, as `component.xml`."""

import xml.etree.ElementTree as ET

from tandem_facts.registers import Code, Field, Register, RegisterMap
from tandem_tools.ip import verilog
from tandem_tools.ip.accelerator import Accelerator, Parameter, Port

NAMESPACE = "http://www.accellera.org/XMLSchema/IPXACT/1685-2014"

# The bus of each interface, in Vivado's library, with the abstraction that is its name and `_rtl`; and how it is used.
BUSES = {
    "aclk": ("signal", "clock", "slave"),
    "core_aclk": ("signal", "clock", "slave"),
    "aresetn": ("signal", "reset", "slave"),
    "interrupt": ("signal", "interrupt", "master"),
    "s_axi_ctrl": ("interface", "aximm", "slave"),
    "m_axi_gmem": ("interface", "aximm", "master"),
}
WRAPPER_SET = "wrapper"
# Access and what a write does, of each word of the register model.
ACCESS = {
    "read": ("read-only", ""),
    "write": ("write-only", ""),
    "read, write": ("read-write", ""),
    "write 1 to clear": ("read-write", "oneToClear"),
    "read, write clears": ("read-write", "clear"),
}


def component(accelerator: Accelerator, map_: RegisterMap) -> str:
    """The component of the Verilog module around the top.

    All numbers are plain ones: many readers know no expressions. Where a parameter has a say in one, as the width of a port,
    the component is that of its value, which `resolve="immediate"` says.
    """
    ET.register_namespace("ipxact", NAMESPACE)
    root = ET.Element(_tag("component"))
    for name in ("vendor", "library", "name", "version"):
        _add(root, name, getattr(accelerator.vlnv, name))
    interfaces = _add(root, "busInterfaces")
    for name, ports in accelerator.interfaces().items():
        _bus_interface(interfaces, name, ports)
    space = _add(_add(root, "addressSpaces"), "addressSpace")
    _add(space, "name", "m_axi_gmem")
    _add(space, "range", 1 << 64)
    _add(space, "width", accelerator.values["MemDataWidth"])
    _memory_map(_add(_add(root, "memoryMaps"), "memoryMap"), map_)
    _model(_add(root, "model"), accelerator)
    parameters = (*accelerator.parameters, *verilog.SIDEBAND)
    choices = _add(root, "choices")
    for parameter in (each for each in parameters if each.values):
        _choice(choices, parameter)
    file_sets = _add(root, "fileSets")
    for name, files in _file_sets(accelerator).items():
        file_set = _add(file_sets, "fileSet")
        _add(file_set, "name", name)
        for file in files:
            entry = _add(file_set, "file")
            _add(entry, "name", file)
            _add(entry, "fileType", "verilogSource" if file.endswith(".v") else "systemVerilogSource")
    algorithm = accelerator.algorithm
    _add(root, "description", f"{algorithm.title} accelerator. {algorithm.standard}.")
    of = _add(root, "parameters")
    fixed = {name for name in accelerator.values for port in accelerator.ports if name in port.width}
    for parameter in parameters:
        _parameter(of, parameter, "immediate" if parameter.name in fixed else "user")
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _file_sets(accelerator: Accelerator) -> dict[str, list[str]]:
    """Files by the set that they are in, in the order in which tools read them: one of each library, and the wrapper."""
    sets = {library.name: list(library.files) for library in accelerator.libraries}
    return sets | {WRAPPER_SET: [f"{accelerator.wrapper}.v"]}


def _tag(name: str) -> str:
    return f"{{{NAMESPACE}}}{name}"


def _add(parent: ET.Element, tag: str, text: str | int | None = None, /, **attributes: str) -> ET.Element:
    element = ET.SubElement(parent, _tag(tag), attributes)
    element.text = None if text is None else str(text)
    return element


def _bus_interface(parent: ET.Element, name: str, ports: list[Port]) -> None:
    library, bus, mode = BUSES[name]
    interface = _add(parent, "busInterface")
    _add(interface, "name", name)
    _add(interface, "busType", vendor="xilinx.com", library=library, name=bus, version="1.0")
    abstraction = _add(_add(interface, "abstractionTypes"), "abstractionType")
    _add(abstraction, "abstractionRef", vendor="xilinx.com", library=library, name=f"{bus}_rtl", version="1.0")
    maps = _add(abstraction, "portMaps")
    for port in ports:
        entry = _add(maps, "portMap")
        logical = verilog.TYPES[name][1] if name in verilog.TYPES else port.signal.upper()
        _add(_add(entry, "logicalPort"), "name", logical)
        _add(_add(entry, "physicalPort"), "name", port.name)
    role = _add(interface, mode)
    if bus == "aximm":
        reference = "memoryMapRef" if mode == "slave" else "addressSpaceRef"
        _add(role, reference, **{reference: name})
    of = _add(interface, "parameters")
    words = (entry.split(" ", 1) for entry in verilog.PROPERTIES[name].split(", "))
    for key, value in words:
        entry = _add(of, "parameter")
        _add(entry, "name", key)
        _add(entry, "value", value if value.isdecimal() else f'"{value}"')


def _memory_map(element: ET.Element, map_: RegisterMap) -> None:
    _add(element, "name", "s_axi_ctrl")
    block = _add(element, "addressBlock")
    _add(block, "name", "registers")
    _add(block, "description", map_.title)
    _add(block, "baseAddress", 0)
    _add(block, "range", 4096)
    _add(block, "width", 32)
    _add(block, "usage", "register")
    for register in map_.registers:
        _register(block, register, map_.status_codes)


def _register(block: ET.Element, register: Register, codes: tuple[Code, ...]) -> None:
    element = _add(block, "register")
    _add(element, "name", register.name)
    _add(element, "description", register.doc)
    if register.count > 1:
        _add(element, "dim", register.count)
    _add(element, "addressOffset", register.offset)
    _add(element, "size", 32)
    for field in sorted(register.fields, key=lambda each: each.low):
        _field(element, field, codes if field.name == "CODE" else ())


def _field(register: ET.Element, field: Field, codes: tuple[Code, ...]) -> None:
    access, write = ACCESS[field.access]
    element = _add(register, "field")
    _add(element, "name", field.name)
    if field.doc:
        _add(element, "description", field.doc)
    _add(element, "bitOffset", field.low)
    if field.reset is not None:
        _add(_add(_add(element, "resets"), "reset"), "value", field.reset)
    _add(element, "bitWidth", field.width)
    _add(element, "volatile", "true" if field.volatile else "false")
    _add(element, "access", access)
    if codes:
        values = _add(element, "enumeratedValues")
        for code in codes:
            entry = _add(values, "enumeratedValue")
            _add(entry, "name", code.name)
            _add(entry, "description", code.doc)
            _add(entry, "value", code.value)
    if write:
        _add(element, "modifiedWriteValue", write)


def _model(element: ET.Element, accelerator: Accelerator) -> None:
    view = _add(_add(element, "views"), "view")
    _add(view, "name", "rtl")
    _add(view, "envIdentifier", ":*Synthesis:")
    _add(view, "componentInstantiationRef", "rtl")
    instantiation = _add(_add(element, "instantiations"), "componentInstantiation")
    _add(instantiation, "name", "rtl")
    _add(instantiation, "language", "Verilog")
    _add(instantiation, "moduleName", accelerator.wrapper)
    of = _add(instantiation, "moduleParameters")
    for parameter in (*accelerator.parameters, *verilog.SIDEBAND):
        entry = _add(of, "moduleParameter", dataType="integer", usageType="nontyped")
        _add(entry, "name", parameter.name)
        _add(entry, "value", parameter.name)
    for name in _file_sets(accelerator):
        _add(_add(instantiation, "fileSetRef"), "localName", name)
    ports = _add(element, "ports")
    for port in accelerator.ports:
        entry = _add(ports, "port")
        _add(entry, "name", port.name)
        wire = _add(entry, "wire")
        _add(wire, "direction", "out" if port.is_output else "in")
        if port.width != "1":
            vector = _add(_add(wire, "vectors"), "vector")
            _add(vector, "left", port.bits(accelerator.values) - 1)
            _add(vector, "right", 0)


def _choice(choices: ET.Element, parameter: Parameter) -> None:
    choice = _add(choices, "choice")
    _add(choice, "name", f"{parameter.name}_values")
    for index, value in enumerate(parameter.values):
        label = {"text": parameter.labels[index]} if parameter.labels else {}
        _add(choice, "enumeration", value, **label)


def _parameter(of: ET.Element, parameter: Parameter, resolve: str) -> None:
    legal = (
        {"choiceRef": f"{parameter.name}_values"}
        if parameter.values
        else {"minimum": str(parameter.low), "maximum": str(parameter.high)}
    )
    entry = _add(of, "parameter", parameterId=parameter.name, resolve=resolve, type="int", **legal)
    _add(entry, "name", parameter.name)
    _add(entry, "description", parameter.doc)
    _add(entry, "value", parameter.value)
