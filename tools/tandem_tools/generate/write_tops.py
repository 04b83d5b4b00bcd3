"""Writer for the accelerators around the cores: hw/top/top.sv.in, filled in with the facts of an algorithm.

`@word@` in the template stands for a text; a line that begins with `@word|` is for tops of which the word holds.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from tandem_facts import tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.tops import Expression, ShellParameter, Top
from tandem_tools.generate.text import camel
from tandem_tools.generate.write_operations import sv_call

TEMPLATE = "hw/top/top.sv.in"
LINE = 120

# Name, type and default.
_Parameter = tuple[str, str, str]


def files(root: Path, algorithms: list[Algorithm]) -> dict[str, str]:
    """Every top: path relative to the repository -> content.

    Raises:
        FactsError: The parameters of the shell are wrong, or do not fit the facts.
    """
    found = [(algorithm, algorithm.top) for algorithm in algorithms if algorithm.top is not None]
    if not found:
        return {}
    every = tops.load_shell(root)
    template = (root / TEMPLATE).read_text()
    return {tops.path(algorithm.name): _top(template, algorithm, top, every) for algorithm, top in found}


def _top(template: str, algorithm: Algorithm, top: Top, every: tuple[ShellParameter, ...]) -> str:
    tops.check_shell(f"{algorithm.folder}/algorithm.toml", top, every)
    operations = [operation for operation in algorithm.operations if operation.codes]
    core = _core_parameters(algorithm, top)
    shell = [_shell_parameter(parameter) for parameter in top.shell_parameters(every)]
    takes_aad = any(operation.aad for operation in operations)
    words = {
        "name": algorithm.name,
        "folder": algorithm.folder,
        "Name": camel(algorithm.name),
        "title": algorithm.title[0].upper() + algorithm.title[1:],
        "facts": _field("Parameters", _parameters_doc(algorithm, core, [name for name, _, _ in shell])),
        "parameters": _declarations([*core, *shell]),
        "in_flight": _localparam("int unsigned InFlight      =", top.in_flight),
        "data_bits": top.data_bits,
        "ops": sv_call(algorithm, "ops"),
        "keys": sv_call(algorithm, "keys"),
        "build": _localparam(
            "logic [31:0] Build =",
            Expression(f"{{{top.build.value}, 8'(Architecture), 8'(AlgorithmId)}}", top.build.doc),
        ),
        "size_in_bits": str(int(any(operation.result == "modulus" for operation in operations))),
        "imports": _imports(algorithm),
        "core": top.core or f"tnd_{algorithm.name}_core",
        "core_parameters": _connections([name for name, _, _ in core] + ["CtxWidth"]),
        "checks": "\n".join(_checks(algorithm, top, top.shell_parameters(every))),
    }
    holds = {"aad" if takes_aad else "no_aad"} | ({"any_order"} if top.any_order else set())
    return fill(template, words, holds)


def fill(template: str, words: dict[str, str], holds: set[str]) -> str:
    """The template with its words replaced; a line is left out if its condition does not hold, or a word in it is empty."""
    lines = []
    for line in template.splitlines():
        condition = re.match(r"@(\w+)\|", line)
        if condition and condition[1] not in holds:
            continue
        text = line[condition.end() :] if condition else line
        if not any(words[word] == "" for word in re.findall(r"@(\w+)@", text)):
            lines.append(re.sub(r"@(\w+)@", lambda word: words[word[1]], text))
    return "\n".join([*lines, ""])


def _core_parameters(algorithm: Algorithm, top: Top) -> list[_Parameter]:
    found = [("Architecture", "int unsigned", camel(algorithm.usual_architecture.name))]
    for parameter in algorithm.parameters:
        labels = dict(zip(parameter.values, parameter.labels, strict=False))
        named = f"{parameter.name}{camel(labels[parameter.default])}" if labels else str(parameter.default)
        found.append((parameter.name, "int unsigned", named))
    for more in top.parameters:
        if isinstance(more.default, str):
            found.append((more.name, "logic [255:0]", tops.key_literal(more.default)))
        else:
            found.append((more.name, "int unsigned", str(more.default)))
    return found


def _shell_parameter(parameter: ShellParameter) -> _Parameter:
    if parameter.is_bit:
        return parameter.name, "bit", f"1'b{parameter.default}"
    return parameter.name, "int unsigned", str(parameter.default)


def _imports(algorithm: Algorithm) -> str:
    """The packages whose names a top uses."""
    modules = sorted({each.module for each in algorithm.architectures} - {"core"})
    names = [f"{algorithm.name}_operations", algorithm.name, *(f"{algorithm.name}_{module}" for module in modules)]
    return ", ".join(f"tnd_{name}_pkg::*" for name in names)


def _parameters_doc(algorithm: Algorithm, core: list[_Parameter], shell: list[str]) -> str:
    names = ", ".join(name for name, _, _ in core)
    return f"{names}: {algorithm.folder}/algorithm.toml; {', '.join(shell)}: {tops.SHELL}"


def _field(name: str, text: str) -> str:
    """A field of a header comment, in lines."""
    first, rest = f"// {name:12}", "//" + " " * 13
    return "\n".join(wrap(text, LINE, initial_indent=first, subsequent_indent=rest))


def _declarations(parameters: list[_Parameter]) -> str:
    width = max(len(name) for name, _, _ in parameters)
    return ",\n".join(f"  parameter {kind:12} {name:{width}} = {value}" for name, kind, value in parameters)


def _localparam(begin: str, expression: Expression) -> str:
    """A definition under what is said of it; nothing where there is no expression."""
    if not expression.value:
        return ""
    comment = wrap(expression.doc, LINE, initial_indent="  // ", subsequent_indent="  // ")
    line = f"  localparam {begin} {expression.value};"
    return "\n".join([*comment, line if len(line) <= LINE else line.replace(" = ", " =\n      ", 1)])


def _checks(algorithm: Algorithm, top: Top, shell: tuple[ShellParameter, ...]) -> Iterator[str]:
    """Yields the checks that refuse parameter values that the facts do not have, alone or together."""
    architectures = algorithm.architectures
    yield _among(algorithm.name, "Architecture", tuple(a.id for a in architectures), tuple(a.name for a in architectures))
    for own in algorithm.parameters:
        yield _among(algorithm.name, own.name, own.values, own.labels)
    for more in top.parameters:
        if isinstance(more.default, int):
            yield _among(algorithm.name, more.name, more.values)
    for block in shell:
        if block.values and not block.is_bit:
            yield _among(algorithm.name, block.name, block.values)
        elif not block.values:
            wrong = f"{block.name} < {block.low} || {block.name} > {block.high}"
            yield _check(algorithm.name, block.name, wrong, f"{block.name} must be {block.low} to {block.high}")
    for number, excluded in enumerate(algorithm.excluded_tops):
        choices = [" || ".join(f"{name} == {value}" for value in some) for name, some in excluded.values.items()]
        if len(choices) > 1:
            choices = [f"({some})" if "||" in some else some for some in choices]
        message = f"{', '.join(excluded.values)}: {excluded.reason}"
        yield _check(algorithm.name, f"together_{number}", " && ".join(choices), message)


def _among(name: str, parameter: str, values: tuple[int, ...], labels: tuple[str, ...] = ()) -> str:
    said = [f"{value} ({label})" for value, label in zip(values, labels, strict=True)] if labels else list(map(str, values))
    listed = ", ".join(said[:-1]) + (" or " if said[:-1] else "") + said[-1]
    wrong = " && ".join(f"{parameter} != {value}" for value in values)
    return _check(name, parameter, wrong, f"{parameter} must be {listed}")


def _check(name: str, block: str, wrong: str, message: str) -> str:
    label = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", block).lower()
    begin = "\n".join(wrap(f"if ({wrong}) begin : gen_bad_{label}", LINE, initial_indent="  ", subsequent_indent="      "))
    return f'{begin}\n    $error("tnd_{name}_top: {message}");\n  end'


def _connections(names: list[str]) -> str:
    width = max(map(len, names))
    return ",\n".join(f"    .{name:{width}}({name})" for name in names)
