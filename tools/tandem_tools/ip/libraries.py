"""The sources that accelerators share, as libraries: each library is complete, so it is the same in every package."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tandem_facts import tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.sources import read_list
from tandem_tools.ip import flatten

VENDOR, LIBRARY = "tandem", "rtl"
CELLS, SHELL, PDU = "tnd_cells", "tnd_shell", "tnd_pdu"
SHELL_LIST = "hw/sources.f"
# Digits of a version that tools compare as a number: it stays below 2^31.
VERSION_BITS = 28


@dataclass(frozen=True)
class Library:
    """Source files, by path in the repository and in the order in which tools read them; `needs` stand before them."""

    name: str
    content: dict[str, str]
    needs: tuple["Library", ...]

    @cached_property
    def version(self) -> str:
        """Says what is in it: two libraries of one name have the same version if all their sources are the same."""
        digest = hashlib.sha256()
        parts = [part for entry in self.content.items() for part in entry]
        for text in (*(needed.version for needed in self.needs), *parts):
            digest.update(f"{len(text)} {text}".encode())
        return f"0.{int.from_bytes(digest.digest()) >> (256 - VERSION_BITS)}"

    @property
    def vlnv(self) -> str:
        """Vendor, library, name and version."""
        return f"{VENDOR}:{LIBRARY}:{self.name}:{self.version}"

    @property
    def files(self) -> dict[str, str]:
        """The sources: path in a package -> content."""
        return {f"rtl/{self.name}/{Path(path).name}": text for path, text in self.content.items()}


def load(root: Path, algorithm: Algorithm) -> tuple[Library, ...]:
    """Returns the libraries of an accelerator, each after those that it needs: cells, shell, frame of PDUs, algorithms."""
    loaded = {CELLS: Library(CELLS, _folder(root, "hw/cells"), ())}
    shell = [path for path in read_list(root, SHELL_LIST) if not path.startswith("hw/cells/") and path.endswith(".sv")]
    loaded[SHELL] = Library(SHELL, flatten.texts(root, shell), (loaded[CELLS],))
    _algorithm(root, algorithm.name, algorithm.folder, loaded)
    return tuple(loaded.values())


def _folder(root: Path, folder: str) -> dict[str, str]:
    """All sources of a folder, packages first."""
    files = sorted(root.glob(f"{folder}/tnd_*.sv"), key=lambda path: (not path.stem.endswith("_pkg"), path.name))
    return {path.relative_to(root).as_posix(): path.read_text() for path in files}


def _algorithm(root: Path, algorithm: str, folder: str, loaded: dict[str, Library]) -> Library:
    """The library of an algorithm: its part of its source list, and its top. Other parts are of the libraries it needs."""
    name = f"tnd_{algorithm}"
    if name in loaded:
        return loaded[name]
    listed = read_list(root, f"{folder}/rtl/sources.f")
    others = dict.fromkeys(path.split("/")[1] for path in listed if path.startswith("algorithms/"))
    needs = [loaded[SHELL]]
    if any(path.startswith("hw/pdu/") for path in listed):
        needs.append(loaded.setdefault(PDU, Library(PDU, _folder(root, "hw/pdu"), (loaded[SHELL],))))
    needs += (_algorithm(root, other, f"algorithms/{other}", loaded) for other in others if other != algorithm)
    own = (f"generated/algorithms/{name}_", f"generated/from_c/{name}_c_", f"{folder}/")
    sources = [path for path in listed if path.startswith(own) and path.endswith(".sv")]
    sources += [path for path in tops.sources(algorithm) if (root / path).is_file()]
    loaded[name] = Library(name, flatten.texts(root, sources), tuple(needs))
    return loaded[name]
