"""The RTL that a figure comes from, as one hash: a module, its parameters, and the code of every file that it needs."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tandem_facts import tops
from tandem_facts.algorithm import Algorithm, Architecture
from tandem_facts.sources import COMMENT, needed, read_list

# The architecture that is made from C, and the folder of the RTL that only it has.
FROM_C, MADE = "from_c", "generated/from_c"


@dataclass(frozen=True)
class Rtl:
    """A module with its parameters, and the files that it needs, packages first.

    Tools read all of the files, but a core by hand has nothing in it of those that are made from C (`from_c`).
    """

    module: str
    parameters: tuple[tuple[str, int], ...]
    sources: tuple[str, ...]
    from_c: bool = True

    def digest(self, root: Path) -> str:
        """The hash. Comments, space and the folders of files have no part in it.

        Versions of tools have none either: they stand beside the figures.
        """
        deciding = (name for name in self.sources if self.from_c or Path(name).parts[-3:-1] != tuple(MADE.split("/")))
        code = {Path(name).name: _code(root / name) for name in deciding}
        text = json.dumps([self.module, sorted(self.parameters), sorted(code.items())])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _code(path: Path) -> str:
    return " ".join(COMMENT.sub(" ", path.read_text()).split())


def parameters_of(root: Path, of: Rtl) -> tuple[str, ...]:
    """The names of the parameters that its module has, in their order."""
    (file,) = (root / name for name in of.sources if Path(name).stem == of.module)
    head = re.split(r"^\) *[(;]", COMMENT.sub(" ", file.read_text()), maxsplit=1, flags=re.MULTILINE)[0]
    return tuple(re.findall(r"\bparameter\s+(?:[\w:]+\s+)*?(?:\[[^\]]*\]\s*)?(\w+)\s*(?:=|,|$)", head, re.MULTILINE))


def of_part(root: Path, algorithm: Algorithm, module: str) -> Rtl:
    """A module of the algorithm or of the shell by itself, with the values that its parameters have in its file.

    Raises:
        FactsError: No source of either is called so.
    """
    sources = read_list(root, algorithm.source_list)
    if module not in {Path(source).stem for source in sources}:
        sources = read_list(root, "hw/sources.f")
    return Rtl(module, (), needed(root, sources, module))


def of_top(root: Path, algorithm: Algorithm, parameters: Mapping[str, int]) -> Rtl:
    """Returns the accelerator of an algorithm: its top, with the shell and the core.

    Raises:
        FactsError: There is none.
    """
    module = f"tnd_{algorithm.name}_top"
    lists = read_list(root, "hw/sources.f", algorithm.source_list)
    sources = needed(root, (*lists, *tops.sources(algorithm.name)), module)
    made = any(each.name == FROM_C and each.id == parameters.get("Architecture") for each in algorithm.architectures)
    return Rtl(module, tuple(parameters.items()), sources, made)


def of_point(root: Path, algorithm: Algorithm, architecture: Architecture, values: Mapping[str, int], top: bool) -> Rtl:
    """Returns the core in an architecture with values of its parameters; with `top`, the accelerator around it.

    Raises:
        FactsError: There is no such file.
    """
    chosen = {"Architecture": architecture.id, **values}
    if top:
        return of_top(root, algorithm, chosen)
    module = algorithm.core or Path(architecture.file).stem
    sources = needed(root, read_list(root, algorithm.source_list), module)
    parameters = tuple((chosen if algorithm.core else dict(values)).items())
    return Rtl(module, parameters, sources, architecture.name == FROM_C)


def builds(root: Path, algorithms: Iterable[Algorithm]) -> dict[str, Rtl]:
    """Every accelerator that is simulated, by the name of its model: `aes_gcm.lane`."""
    return {
        f"{algorithm.name}.{build.name}": of_top(root, algorithm, algorithm.values_of(build))
        for algorithm in algorithms
        for build in algorithm.builds
    }
