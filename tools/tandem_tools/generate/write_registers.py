"""Writers for the register block: RTL by PeakRDL, C header and Markdown by this module."""

import tempfile
from pathlib import Path

from peakrdl_regblock import RegblockExporter
from peakrdl_regblock.cpuif.axi4lite import AXI4Lite_Cpuif_flattened
from systemrdl.node import AddrmapNode

from tandem_tools.generate.registers import RDL, Field, Register, RegisterMap

# The control bus of every top has this many address bits; all of them are decoded.
ADDRESS_BITS = 12


def rtl(top: AddrmapNode) -> dict[str, str]:
    """The register block and its package, by file name: AXI4-Lite, SLVERR for an address without a register."""
    with tempfile.TemporaryDirectory() as directory:
        RegblockExporter().export(
            top,
            directory,
            cpuif_cls=AXI4Lite_Cpuif_flattened,
            address_width=ADDRESS_BITS,
            default_reset_activelow=True,
            err_if_bad_addr=True,
        )
        return {path.name: path.read_text() for path in Path(directory).iterdir()}


def header(registers: RegisterMap) -> str:
    """Macros for C and C++, freestanding."""
    lines = [
        f"/* {registers.title}. Written by `make generate` from {RDL}; do not edit.",
        " *",
        " * Register: _offset in bytes, _count where there is more than one.",
        " * Field: _bm mask, _bp position of bit 0, _bw width in bits, _reset value (in place at bit 0).",
        " */",
        "#ifndef TANDEM_REGS_H",
        "#define TANDEM_REGS_H",
        "",
        f"#define TND_REGS_BYTES {registers.bytes:#05x}u",
    ]
    for register in registers.registers:
        lines += ["", f"/* {register.doc} */", *_register_macros(register)]
    lines += ["", "/* Status codes in ERROR.CODE, DIRECT_STATUS.CODE and completion records */"]
    lines += [f"#define TND_STATUS_{code.name.upper()} {code.value}u" for code in registers.status_codes]
    lines += ["", "#endif", ""]
    return "\n".join(lines)


def _register_macros(register: Register) -> list[str]:
    prefix = f"#define TND_REGS__{register.name}"
    lines = [f"{prefix}_offset {register.offset:#05x}u"]
    if register.count > 1:
        lines.append(f"{prefix}_count {register.count}u")
    for field in register.fields:
        lines += [
            f"{prefix}__{field.name}_bm {field.mask:#010x}u",
            f"{prefix}__{field.name}_bp {field.low}u",
            f"{prefix}__{field.name}_bw {field.width}u",
        ]
        if field.reset is not None:
            lines.append(f"{prefix}__{field.name}_reset {field.reset:#x}u")
    return lines


def markdown(registers: RegisterMap) -> str:
    """The register reference for people."""
    lines = [
        f"# {registers.title}",
        "",
        f"<!-- Written by `make generate` from {RDL}; do not edit. -->",
        "",
        "Little endian; aligned 32-bit accesses only. An access to an address without a register gets SLVERR.",
        "",
        "| offset | register | |",
        "|---|---|---|",
    ]
    lines += [f"| {_offsets(r)} | [{_title(r)}](#{r.name.lower()}) | {r.doc} |" for r in registers.registers]
    for register in registers.registers:
        lines += ["", f"## {register.name}", "", f"{_offsets(register)}. {register.doc}.", ""]
        lines += ["| bits | field | access | reset | |", "|---|---|---|---|---|"]
        lines += [_field_row(field) for field in sorted(register.fields, key=lambda f: -f.high)]
    lines += ["", "## Status codes", "", "| value | name | |", "|---|---|---|"]
    lines += [f"| {code.value} | `{code.name}` | {code.doc} |" for code in registers.status_codes]
    return "\n".join(lines) + "\n"


def _title(register: Register) -> str:
    return register.name if register.count == 1 else f"{register.name}[{register.count}]"


def _offsets(register: Register) -> str:
    if register.count == 1:
        return f"`{register.offset:#05x}`"
    return f"`{register.offset:#05x}` + 4i, i = 0..{register.count - 1}"


def _field_row(field: Field) -> str:
    bits = str(field.low) if field.width == 1 else f"{field.high}:{field.low}"
    reset = "" if field.reset is None else f"`{field.reset:#x}`"
    return f"| {bits} | {field.name} | {field.access} | {reset} | {field.doc} |"
