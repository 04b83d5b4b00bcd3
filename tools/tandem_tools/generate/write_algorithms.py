"""Writers for the facts of algorithms: SystemVerilog packages, the C++ table and the cost tables in READMEs."""

from collections.abc import Iterable

from tandem_tools.generate.facts import Algorithm, Architecture, Function, Parameter


def sv_package(algorithm: Algorithm) -> str:
    """Package `tnd_<name>_pkg`: names for the values of the core's parameters."""
    names = sv_names(algorithm)
    width = max(len(name) for name in names)
    lines = [
        f"// {algorithm.title}: its id, and names for the values of the core's parameters.",
        f"// Written by `make generate` from algorithms/{algorithm.name}/algorithm.toml; do not edit.",
        "",
        "// A design need not use every name.",
        "// verilator lint_off UNUSEDPARAM",
        f"package tnd_{algorithm.name}_pkg;",
        *(f"  localparam int unsigned {name.ljust(width)} = {value};" for name, value in names.items()),
        "endpackage",
        "// verilator lint_on UNUSEDPARAM",
        "",
    ]
    return "\n".join(lines)


def sv_names(algorithm: Algorithm) -> dict[str, int]:
    """The constants of the SystemVerilog package: the id, architectures by name, labelled parameter values."""
    names = {"AlgorithmId": algorithm.id}
    names |= {camel(architecture.name): architecture.id for architecture in algorithm.architectures}
    for parameter in algorithm.parameters:
        if parameter.labels:
            labelled = zip(parameter.labels, parameter.values, strict=True)
            names |= {f"{parameter.name}{camel(label)}": value for label, value in labelled}
    return names


def cpp_table(algorithms: list[Algorithm]) -> str:
    """Header with every fact as constexpr data, for tests and reports to enumerate."""
    return _CPP_TYPES + "".join(_cpp_algorithm(algorithm) for algorithm in algorithms) + _CPP_END.replace(
        "@names@", ", ".join(f"{algorithm.name}::kFacts" for algorithm in algorithms)
    )


_CPP_TYPES = """\
// The facts of every algorithm, for tests and reports to enumerate. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tandem::facts {

/// A software way; `machines` are `uname -m` names, or "any".
struct Variant {
  std::string_view name;
  std::string_view needs;
  std::span<const std::string_view> machines;
};

/// An RTL parameter; `labels` names the values one by one, or is empty.
struct Parameter {
  std::string_view name;
  std::span<const std::uint32_t> values;
  std::span<const std::string_view> labels;
  std::uint32_t default_value;
};

/// A hardware way; `id` is BUILD.ARCHITECTURE.
struct Architecture {
  std::string_view name;
  std::uint32_t id;
  std::span<const Parameter> parameters;
};

/// One way of a standard to use a primitive; `id` is tandem::Algorithm. `aliases` are its other names.
struct Function {
  std::uint32_t id;
  std::string_view name;
  std::span<const std::string_view> aliases;
  std::string_view title;
  std::string_view standard;
};

/// An algorithm; `id` is tandem::Algorithm and BUILD.ALGORITHM. Where it has functions, tasks name these.
struct Algorithm {
  std::uint32_t id;
  std::string_view name;
  std::string_view title;
  std::string_view standard;
  std::span<const Variant> variants;
  std::span<const Architecture> architectures;
  std::span<const std::uint32_t> bench_message_bytes;
  std::span<const Function> functions;
};
"""

_CPP_END = """
inline constexpr Algorithm kAlgorithms[] = {@names@};

}  // namespace tandem::facts
"""


def _cpp_algorithm(algorithm: Algorithm) -> str:
    lines = ["", f"namespace {algorithm.name} {{", ""]
    for name, value in algorithm.sizes.items():
        lines.append(f"inline constexpr std::uint64_t k{camel(name)} = {value};")
    lines.append(_array("std::uint32_t", "kBenchMessageBytes", map(str, algorithm.bench.message_bytes)))

    for variant in algorithm.variants:
        lines.append(_array("std::string_view", f"k{camel(variant.name)}Machines", map(quote, variant.machines)))
    variants = (f"{{{quote(v.name)}, {quote(v.needs)}, k{camel(v.name)}Machines}}" for v in algorithm.variants)
    lines.append(_array("Variant", "kVariants", variants))

    for parameter in algorithm.parameters:
        lines.append(_array("std::uint32_t", f"k{parameter.name}Values", map(str, parameter.values)))
        if parameter.labels:
            lines.append(_array("std::string_view", f"k{parameter.name}Labels", map(quote, parameter.labels)))
    for architecture in algorithm.architectures:
        parameters = map(_cpp_parameter, algorithm.parameters_of(architecture))
        lines.append(_array("Parameter", f"k{camel(architecture.name)}Parameters", parameters))
    lines.append(_array("Architecture", "kArchitectures", map(_cpp_architecture, algorithm.architectures)))

    for function in algorithm.functions:
        lines.append(_array("std::string_view", f"k{camel(function.name)}Aliases", map(quote, function.aliases)))
    lines.append(_array("Function", "kFunctions", map(_cpp_function, algorithm.functions)))

    lines += [
        f"inline constexpr Algorithm kFacts = {{{algorithm.id}, {quote(algorithm.name)}, {quote(algorithm.title)}, "
        f"{quote(algorithm.standard)},",
        "    kVariants, kArchitectures, kBenchMessageBytes, kFunctions};",
        "",
        f"}}  // namespace {algorithm.name}",
        "",
    ]
    return "\n".join(lines)


def _cpp_parameter(parameter: Parameter) -> str:
    labels = f"k{parameter.name}Labels" if parameter.labels else "{}"
    return f"{{{quote(parameter.name)}, k{parameter.name}Values, {labels}, {parameter.default}}}"


def _cpp_architecture(architecture: Architecture) -> str:
    return f"{{{quote(architecture.name)}, {architecture.id}, k{camel(architecture.name)}Parameters}}"


def _cpp_function(function: Function) -> str:
    texts = f"{quote(function.title)}, {quote(function.standard)}"
    return f"{{{function.id}, {quote(function.name)}, k{camel(function.name)}Aliases, {texts}}}"


def _array(kind: str, name: str, items: Iterable[str]) -> str:
    """An array definition, or an empty span where there are no items (C++ has no empty arrays)."""
    text = list(items)
    if not text:
        return f"inline constexpr std::span<const {kind}> {name}{{}};"
    return f"inline constexpr {kind} {name}[] = {{{', '.join(text)}}};"


def quote(text: str) -> str:
    """A C++ string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def camel(name: str) -> str:
    """`key_bits` -> `KeyBits`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))
