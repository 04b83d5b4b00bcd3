"""Writer for the generated block in an algorithm's README: which ways there are to compute it."""

from tandem_tools.generate.facts import Algorithm, Parameter
from tandem_tools.generate.schema import FactsError

BEGIN = "<!-- generated: cost -->"
END = "<!-- end -->"


def with_cost_block(where: str, text: str, algorithm: Algorithm) -> str:
    """The README `text` with the lines between its markers replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order; the message begins with `where`.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end or BEGIN in rest:
        raise FactsError(f"{where}: expected one block between the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n{cost_block(algorithm)}{END}{after}"


def cost_block(algorithm: Algorithm) -> str:
    """Tables of software variants and hardware architectures."""
    lines = ["| software variant | file | machines | needs |", "|---|---|---|---|"]
    for variant in algorithm.variants:
        lines.append(f"| `{variant.name}` | {_link(variant.file)} | {', '.join(variant.machines)} | {variant.needs} |")
    lines += ["", "| hardware architecture | id | file | parameters |", "|---|---|---|---|"]
    for architecture in algorithm.architectures:
        parameters = "; ".join(_parameter(p) for p in algorithm.parameters_of(architecture))
        lines.append(f"| `{architecture.name}` | {architecture.id} | {_link(architecture.file)} | {parameters} |")
    lines += [""] + [f"`{parameter.name}`: {parameter.doc}  " for parameter in algorithm.parameters]
    return "\n".join(lines) + "\n"


def _link(file: str) -> str:
    return f"[{file}]({file})"


def _parameter(parameter: Parameter) -> str:
    values = parameter.labels or tuple(map(str, parameter.values))
    default = values[parameter.values.index(parameter.default)]
    return f"`{parameter.name}` {', '.join(values)} (default {default})"
