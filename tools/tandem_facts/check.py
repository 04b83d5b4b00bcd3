"""Checks that the facts of one algorithm fit together."""

from collections.abc import Iterable, Mapping
from typing import Any

from tandem_facts import operations, tops
from tandem_facts.algorithm import Algorithm, Parameter
from tandem_facts.schema import FactsError
from tandem_facts.tops import Excluded


def check(where: str, algorithm: Algorithm) -> None:
    """Compares parameters, architectures, top, builds and operations; `where` names the file.

    Raises:
        FactsError: A name occurs twice, or is used but not defined.
    """
    unique(where, "module of cores", [cores.module for cores in algorithm.cores])
    unique(where, "variant name", [variant.name for variant in algorithm.variants])
    unique(where, "architecture name", [architecture.name for architecture in algorithm.architectures])
    unique(where, "architecture id", [architecture.id for architecture in algorithm.architectures])
    unique(where, "parameter name", [parameter.name for parameter in algorithm.parameters])
    for parameter in algorithm.parameters:
        _check_parameter(where, parameter)
    axes = [name.lower() for parameter in algorithm.parameters for name in (parameter.name, *parameter.aliases)]
    unique(where, "parameter name or alias", axes)
    known = {parameter.name for parameter in algorithm.parameters}
    modules = {block.module for block in algorithm.tested}
    for architecture in algorithm.architectures:
        if architecture.module not in modules:
            raise FactsError(f"{where}: architecture {architecture.name}: no [[cores]] block for {architecture.module!r}")
        for name in architecture.parameters:
            if name not in known:
                raise FactsError(f"{where}: architecture {architecture.name}: no [[parameters]] block for {name!r}")
    _check_top(where, algorithm)
    _check_builds(where, algorithm)
    values = {parameter.name: parameter.values for parameter in algorithm.parameters}
    _check_excluded(where, algorithm.excluded, values)
    if algorithm.top is not None:
        values_of_top = values | {more.name: more.values for more in algorithm.top.parameters}
        values_of_top["Architecture"] = tuple(architecture.id for architecture in algorithm.architectures)
        _check_excluded(f"{where}: top", algorithm.top.excluded, values_of_top)
    for operation in algorithm.operations:
        operations.check(where, operation, values)
    _check_codes(where, algorithm)


def _check_excluded(where: str, every: Iterable[Excluded], legal: Mapping[str, tuple[int, ...]]) -> None:
    for excluded in every:
        for name, bad in excluded.values.items():
            if not set(bad) <= set(legal.get(name, ())):
                raise FactsError(f"{where}: excluded: {name} has no values {bad}")


def _check_top(where: str, algorithm: Algorithm) -> None:
    if algorithm.top is None:
        if algorithm.builds:
            raise FactsError(f"{where}: builds need an accelerator, but there is no [top]")
        return
    if not any(operation.codes for operation in algorithm.operations):
        raise FactsError(f"{where}: an accelerator needs an operation with codes, and none has any")
    tops.check(where, algorithm.top)
    own = {parameter.name for parameter in algorithm.parameters}
    unique(where, "parameter name", [*own, *(parameter.name for parameter in algorithm.top.parameters)])


def _check_builds(where: str, algorithm: Algorithm) -> None:
    unique(where, "build name", [build.name for build in algorithm.builds])
    parameters = {parameter.name: parameter for parameter in algorithm.parameters}
    for build in algorithm.builds:
        try:
            values = algorithm.values_of(build)
        except FactsError as error:
            raise FactsError(f"{where}: {error}") from None
        for name in values.keys() & parameters.keys():
            if values[name] not in parameters[name].values:
                raise FactsError(f"{where}: build {build.name}: {name} has no value {values[name]}")
        if reason := algorithm.why_no_top(values):
            raise FactsError(f"{where}: build {build.name}: {reason}")


def _check_codes(where: str, algorithm: Algorithm) -> None:
    codes = [code for operation in algorithm.operations for codes in operation.codes for code in codes.all]
    unique(where, "code of a core's operation", codes)
    if codes and not algorithm.architectures:
        raise FactsError(f"{where}: codes need a core, but there is none")


def _check_parameter(where: str, parameter: Parameter) -> None:
    where = f"{where}: parameter {parameter.name}"
    unique(where, "value", list(parameter.values))
    if parameter.default not in parameter.values:
        raise FactsError(f"{where}: the default {parameter.default} is not among the values")
    if parameter.labels and len(parameter.labels) != len(parameter.values):
        raise FactsError(f"{where}: {len(parameter.values)} values but {len(parameter.labels)} labels")
    names = [name.lower() for name in parameter.labels or map(str, parameter.values)]
    for alias, name in parameter.value_aliases.items():
        if name.lower() not in names or alias.lower() in names:
            raise FactsError(f"{where}: value alias {alias!r} of {name!r}: the values are {', '.join(names)}")


def unique(where: str, what: str, values: list[Any]) -> None:
    """Refuses values that occur twice; `what` says what they are.

    Raises:
        FactsError: One does.
    """
    for value in values:
        if values.count(value) > 1:
            raise FactsError(f"{where}: {what} {value!r} occurs more than once")
