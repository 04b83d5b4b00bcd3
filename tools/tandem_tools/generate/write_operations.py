"""Writers for the facts of operations: the C++ records, the masks for SystemVerilog tops, and a page for people."""

from tandem_facts import members, tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.operations import CORE_KEY_BYTES, DIRECTIONS, Codes, Operation
from tandem_tools.generate.text import array, camel, quote

# Bits of the register KEY_LENGTHS, by bytes of a key.
KEY_BITS = {length: 1 << bit for bit, length in enumerate(CORE_KEY_BYTES)}

_Pair = tuple[Algorithm, Operation]
_Builds = dict[str, tuple[int, ...]]

_CPP_BEGIN = """\
// The facts of every operation. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/operation_facts.h"

namespace tandem::facts {

namespace detail {
"""

_CPP_END = """
/// That of `algorithm`; nullptr where tasks cannot name it.
constexpr const OperationFacts* find_operation(tandem::Algorithm algorithm) {
  for (const OperationFacts& operation : kOperations) {
    if (operation.algorithm == algorithm) return &operation;
  }
  return nullptr;
}

/// The same where it must be one.
constexpr const OperationFacts& operation(tandem::Algorithm algorithm) {
  return *find_operation(algorithm);
}

}  // namespace tandem::facts
"""


def all_of(algorithms: list[Algorithm]) -> list[_Pair]:
    """Every operation with its algorithm, ordered by id."""
    pairs = [(algorithm, operation) for algorithm in algorithms for operation in algorithm.operations]
    return sorted(pairs, key=lambda pair: pair[1].id)


def cpp_table(algorithms: list[Algorithm], composed: list[Algorithm]) -> str:
    """Header with every operation's record; it is empty of records where there are no operations.

    `composed` are the cores made of several, which have its operations too.
    """
    lines = []
    operations_of = {algorithm.name: algorithm.operations for algorithm in algorithms}
    for algorithm in algorithms:
        within = [
            f"{{tandem::Algorithm::{each.name}, {members.firsts(each.members, operations_of)[algorithm.name]}}}"
            for each in composed
            if each.members and algorithm.name in each.members.cores
        ]
        if algorithm.operations:
            lines.append(array("ComposedCore", f"kWithin_{algorithm.name}", within))
    for _, operation in all_of(algorithms):
        lines.append(array("std::string_view", f"kAliasesOf_{operation.name}", [quote(a) for a in operation.aliases]))
        lines.append(array("CoreCodes", f"kCodesOf_{operation.name}", [_cpp_codes(operation, c) for c in operation.codes]))
    records = [f"    {_cpp_record(*pair)},\n" for pair in all_of(algorithms)]
    table = (
        f"\ninline constexpr OperationFacts kOperations[] = {{\n{''.join(records)}}};\n"
        if records
        else "\ninline constexpr std::span<const OperationFacts> kOperations{};\n"
    )
    return _CPP_BEGIN + "".join(f"{line}\n" for line in lines) + "}  // namespace detail\n" + table + _CPP_END


def _cpp_record(algorithm: Algorithm, operation: Operation) -> str:
    def bits(lengths: tuple[int, ...], first: int) -> str:
        return f"{sum(1 << (length - first) for length in lengths):#x}"

    message = operation.message
    fields = {
        "algorithm": f"tandem::Algorithm::{operation.name}",
        "primitive": f"tandem::Algorithm::{algorithm.name}",
        "name": quote(operation.name),
        "title": quote(operation.title),
        "aliases": f"detail::kAliasesOf_{operation.name}",
        "result": f"OperationFacts::Result::{operation.result}",
        "encrypts": _cpp_bool("encrypt" in operation.directions),
        "decrypts": _cpp_bool("decrypt" in operation.directions),
        "key_in_message": _cpp_bool(operation.key_in_message),
        "aad": _cpp_bool(operation.aad),
        "any_tag": _cpp_bool(operation.any_tag),
        "key_bytes": str((*operation.key_bytes, 0)[0]),
        "tag_bytes": str((*operation.tag_bytes, 0)[0]),
        "unit_bits": str(message.unit_bits),
        "key_lengths": bits(operation.key_bytes or (0,), 0),
        "tag_lengths": bits(operation.tag_bytes, 1),
        "min_len_bits": str(message.least * message.unit_bits),
        "max_len_bits": f"{message.most * message.unit_bits}U",
        "iv_mask": f"{{{', '.join(f'{byte:#x}' if byte else '0' for byte in operation.iv.mask)}}}",
        "codes": f"detail::kCodesOf_{operation.name}",
        "within": f"detail::kWithin_{algorithm.name}",
    }
    return f"{{{', '.join(f'.{name} = {value}' for name, value in fields.items())}}}"


def _cpp_codes(operation: Operation, codes: Codes) -> str:
    values = {"encrypt": codes.encrypt, "decrypt": codes.decrypt, "pads": codes.pads}
    named = [f".key_bytes = {operation.key_bytes_of(codes)}"]
    return f"{{{', '.join(named + [f'.{name} = {value}' for name, value in values.items() if value >= 0])}}}"


def _cpp_bool(value: bool) -> str:
    return "true" if value else "false"


def sv_packages(algorithms: list[Algorithm]) -> dict[str, str]:
    """A package for each algorithm that a core has operations of: what its top tells the shell of them.

    One each, so that a change of one algorithm's operations changes no other accelerator. Path -> content.
    """
    found = ((algorithm, [operation for operation in algorithm.operations if operation.codes]) for algorithm in algorithms)
    return {
        tops.operations_package(algorithm.name): _sv_package(algorithm, operations)
        for algorithm, operations in found
        if operations
    }


def _sv_package(algorithm: Algorithm, operations: list[Operation]) -> str:
    lines = [
        f"// What operations of {algorithm.title} cores read and give, and which builds have them: bit n is operation n.",
        f"// Written by `make generate` from {algorithm.folder}/algorithm.toml; do not edit.",
        "",
        "// A design need not use every name.",
        "// verilator lint_off UNUSEDPARAM",
        f"package tnd_{algorithm.name}_operations_pkg;",
        *_sv_algorithm(algorithm, operations),
        "endpackage",
        "// verilator lint_on UNUSEDPARAM",
        "",
    ]
    return "\n".join(lines)


def _sv_algorithm(algorithm: Algorithm, operations: list[Operation]) -> list[str]:
    name = camel(algorithm.name)

    def mask(holds: list[Operation]) -> str:
        return _sv_mask({code for operation in holds for codes in operation.codes for code in codes.whole})

    masks = {
        "SourceOps": mask(operations),
        "AadOps": mask([o for o in operations if o.aad]),
        "EmptyOps": mask([o for o in operations if o.message.least == 0]),
        "SilentOps": mask([o for o in operations if o.result == "tag"]),
        "SizedOps": mask([o for o in operations if o.result in ("digest", "modulus")]),
    }
    lines = [f"  localparam logic [255:0] {name}{kind} = {value};" for kind, value in masks.items()]
    return [*lines, *_sv_function(algorithm, "ops", "[255:0]"), *_sv_function(algorithm, "keys", "[2:0]")]


def _sv_parts(algorithm: Algorithm, what: str) -> list[tuple[_Builds, str, str]]:
    """Returns the parts of the mask of operations (`ops`) or key lengths (`keys`): builds, bits, and the reason."""
    every = [(operation, codes) for operation in algorithm.operations for codes in operation.codes]
    if what == "ops":
        ops = [(codes.builds, _sv_mask(codes.whole), operation.name) for operation, codes in every]
        return ops + [({}, _sv_mask({c.pads}), f"pads of {operation.name}") for operation, c in every if c.pads >= 0]
    # Pads take a key, too, in every build.
    return [
        (codes.builds if codes.pads < 0 else {}, f"3'b{bit:03b}", operation.name)
        for operation, codes in every
        if (bit := KEY_BITS.get(operation.key_bytes_of(codes)))
    ]


def _sv_deciding(algorithm: Algorithm, what: str) -> list[str]:
    """The parameters that such a mask depends on."""
    parts = _sv_parts(algorithm, what)
    return [p.name for p in algorithm.parameters if any(p.name in builds for builds, _, _ in parts)]


def sv_call(algorithm: Algorithm, what: str) -> str:
    """The mask of operations (`ops`) or of lengths of keys (`keys`) of a core, by its parameters."""
    return f"{algorithm.name}_{what}({', '.join(_sv_deciding(algorithm, what))})"


def _sv_function(algorithm: Algorithm, what: str, size: str) -> list[str]:
    """The OR of all parts whose builds there are, as a function of the parameters that decide."""
    name = f"{algorithm.name}_{what}"
    arguments = ", ".join(f"int unsigned {parameter}" for parameter in _sv_deciding(algorithm, what))
    lines = [f"  function automatic logic {size} {name}({arguments});", f"    {name} = '0;"]
    for builds, value, why in _sv_parts(algorithm, what):
        lines.append(f"    {_sv_condition(builds)}{name} |= {value};  // {why}")
    return [*lines, "  endfunction"]


def _sv_mask(codes: set[int]) -> str:
    return f"256'h{sum(1 << code for code in codes):x}"


def _sv_condition(builds: _Builds) -> str:
    some = [" || ".join(f"{name} == {value}" for value in values) for name, values in builds.items()]
    if not some:
        return ""
    return f"if ({some[0]}) " if len(some) == 1 else f"if (({') && ('.join(some)})) "


def markdown(algorithms: list[Algorithm], composed: list[Algorithm]) -> str:
    """The rules of tasks and the operations of cores, for people."""
    lines = [
        "# Operations",
        "",
        "<!-- Written by `make generate` from algorithms/*/algorithm.toml; do not edit. -->",
        "",
        "What a task may be. Every engine checks it in this order: another algorithm, a direction or additional data that",
        "the operation has not is `unsupported`; a key of another length `bad_key`; a bit of the iv that must be 0",
        "`bad_iv`; a message or tag of another length, or a buffer that is null, `bad_length`. Nothing is written then. An",
        "accelerator may have limits beside these.",
        "",
        "| operation | key, bytes | iv | message | additional data | result | tag, bytes |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [_rules_row(operation) for _, operation in all_of(algorithms)]
    lines += [
        "",
        "Of a task without a message as its result `destination` is unused. An iv ends in zero bytes up to 16. A tag is",
        "written by encryption and compared by decryption; what is shorter than the longest is its beginning. If it does",
        "not match, the status is `authentication`, and a destination is all zero.",
        "",
        "## Operations of cores",
        "",
        "The first byte of a descriptor, and `task_op_i` of a core.",
        "",
        "| BUILD.ALGORITHM | code | operation | in builds with |",
        "|---|--:|---|---|",
    ]
    for algorithm in (*algorithms, *composed):
        every = [(operation, codes) for operation in algorithm.operations for codes in operation.codes]
        rows = sorted(row for pair in every for row in _code_rows(*pair))
        lines += [f"| {algorithm.id} {algorithm.name} | {code} | {what} | {builds} |" for code, what, builds in rows]
    return "\n".join(lines) + "\n"


def _rules_row(operation: Operation) -> str:
    key = ", ".join(map(str, sorted(operation.key_bytes))) or ("in the message" if operation.key_in_message else "none")
    message = operation.message
    unit = f"{message.unit}s" if message.unit == "byte" else "bits"
    length = f"{message.least:,} to {message.most:,} {unit}"
    tag = "any but 0" if operation.any_tag else ", ".join(map(str, sorted(operation.tag_bytes)))
    name = ", ".join(f"`{name}`" for name in (operation.name, *operation.aliases))
    only = f", {operation.directions[0]}ion only" if operation.directions != DIRECTIONS else ""
    cells = [name + only, key, operation.iv.doc, length, "any" if operation.aad else "none", operation.result, tag or "none"]
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _code_rows(operation: Operation, codes: Codes) -> list[tuple[int, str, str]]:
    builds = ", ".join(f"`{name}` {' or '.join(map(str, values))}" for name, values in codes.builds.items()) or "all"
    keys = f", keys of {codes.key_bytes} bytes" if codes.key_bytes else ""
    rows = []
    for code in sorted(codes.whole):
        directions = [f"{name}ion" for name in DIRECTIONS if getattr(codes, name) == code]
        rows.append((code, f"`{operation.name}` {' and '.join(directions)}{keys}", builds))
    if codes.pads >= 0:
        rows.append((codes.pads, f"`{operation.name}` pads: the keystream alone", "all"))
    return rows
