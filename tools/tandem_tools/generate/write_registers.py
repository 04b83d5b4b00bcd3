"""Writers for the registers: package of the RTL, C header, Markdown."""

import textwrap
from collections.abc import Callable

from tandem_facts.registers import RDL, Field, Register, RegisterMap

# The control bus of every top has this many address bits; all of them are decoded.
ADDRESS_BITS = 12


def package(registers: RegisterMap) -> str:
    """Returns the package with the RTL's facts of registers: places, fields, stored bits, values after a reset."""
    lines = [
        f"// {registers.title}. Written by `make generate` from {RDL}; do not edit.",
        "package tnd_regs_pkg;",
        "  // verilator lint_off UNUSEDPARAM",
        "",
        "  // Status codes in ERROR.CODE, DIRECT_STATUS.CODE and completion records.",
    ]
    lines += [f"  localparam logic [7:0] Status{_camel(c.name)} = 8'd{c.value};" for c in registers.status_codes]
    lines += [
        "",
        f"  // Places of registers, in words; an address has {ADDRESS_BITS} bits, and its upper ones are 0.",
        f"  localparam int unsigned WordWidth = {(registers.bytes // 4 - 1).bit_length()};",
        "  typedef logic [WordWidth-1:0] word_t;",
    ]
    lines += [f"  localparam word_t {_camel(r.name)}Word = {r.offset // 4};" for r in registers.registers]
    lines += ["", "  // There is a register.", *_table("reg_exists", "logic", registers, lambda r: 1)]
    lines += ["", "  // Bits that software writes, and reads back as it wrote them."]
    lines += _table("reg_stored", "logic [31:0]", registers, _stored)
    lines += ["", "  // What it reads from reset on where no hardware gives the value."]
    lines += _table("reg_initial", "logic [31:0]", registers, _initial)
    for register in registers.registers:
        if any(field.width < 32 for field in register.fields):
            lines += ["", *_struct(register)]
    return "\n".join([*lines, "", "endpackage", ""])


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.lower().split("_"))


def _stored(register: Register) -> int:
    return sum(f.mask for f in register.fields if f.access == "read, write" and not f.volatile)


def _initial(register: Register) -> int:
    return sum(f.reset << f.low for f in register.fields if f.reset is not None and f.access != "write")


def _table(name: str, kind: str, registers: RegisterMap, value: Callable[[Register], int]) -> list[str]:
    """A function from a register's place to a value, 0 where there is none."""
    zero, form = ("1'b0", "1'b{:b}") if kind == "logic" else ("'0", "32'h{:08x}")
    lines = [f"  function automatic {kind} {name}(input word_t word);", "    unique case (word)"]
    places: dict[int, list[int]] = {}
    for register in registers.registers:
        first = register.offset // 4
        places.setdefault(value(register), []).extend(range(first, first + register.count))
    for answer, words in places.items():
        if answer:
            line = f"{', '.join(map(str, words))}: return {form.format(answer)};"
            lines += textwrap.wrap(line, 110, initial_indent=" " * 6, subsequent_indent=" " * 8)
    return [*lines, f"      default: return {zero};", "    endcase", "  endfunction"]


def _struct(register: Register) -> list[str]:
    """The fields of a register, as a packed struct of 32 bits."""
    lines, above = ["  typedef struct packed {"], 32
    for field in sorted(register.fields, key=lambda f: -f.high):
        if field.high < above - 1:
            lines.append(f"    {_bits(above - field.high - 1)} reserved_{field.high + 1};")
        lines.append(f"    {_bits(field.width)} {field.name.lower()};")
        above = field.low
    if above:
        lines.append(f"    {_bits(above)} reserved_0;")
    return [*lines, f"  }} {register.name.lower()}_t;"]


def _bits(width: int) -> str:
    return "logic" if width == 1 else f"logic [{width - 1}:0]"


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
