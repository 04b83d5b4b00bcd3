"""Finds the build, as simulated, that equals a placed and routed accelerator."""

from tandem_facts.algorithm import Algorithm, Build
from tandem_facts.schema import FactsError
from tandem_tools.results import ACCELERATOR, Figure


def is_accelerator(algorithm: Algorithm, build: Build, figure: Figure) -> bool:
    """Returns whether a figure of `algorithm` is of a top with the build's parameters."""
    if figure.what != ACCELERATOR:
        return False
    usual = {"Architecture": algorithm.usual_architecture.id} | {p.name: p.default for p in algorithm.parameters}
    settings = {name: value if isinstance(value, str) else int(value) for name, value in figure.parameters.items()}
    try:
        values = algorithm.numbers("a figure", {"Architecture": figure.engine, **settings})
    except FactsError:
        return False  # of a design that there is no more
    return usual | values == usual | algorithm.values_of(build)
