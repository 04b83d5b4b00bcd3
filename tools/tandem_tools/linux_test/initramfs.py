"""The virtual machine's only file system: a cpio archive of the format that the kernel unpacks (newc)."""

import re
import stat
from pathlib import Path

from tandem_tools.linux_test.run import Unavailable, run


class Initramfs:
    """Collects files and writes the archive."""

    def __init__(self) -> None:
        """An empty one."""
        self._entries: dict[str, tuple[int, bytes]] = {}

    def folder(self, path: str) -> None:
        """Adds a folder, and the folders above it."""
        parts = path.strip("/").split("/")
        for count in range(1, len(parts) + 1):
            self._entries.setdefault("/".join(parts[:count]), (stat.S_IFDIR | 0o755, b""))

    def file(self, path: str, content: bytes, mode: int = 0o644) -> None:
        """Adds a file, and the folders above it."""
        path = path.strip("/")
        if "/" in path:
            self.folder(path.rsplit("/", 1)[0])
        self._entries[path] = (stat.S_IFREG | mode, content)

    def program(self, path: str, source: Path, folders: tuple[Path, ...] = ()) -> None:
        """Adds a program, its loader, and the shared libraries that it loads, which are in `folders`.

        Raises:
            Unavailable: One is not there.
        """
        self.file(path, source.read_bytes(), 0o755)
        for place, library in libraries(source, folders).items():
            self.file(place, library.read_bytes(), 0o755)

    def write(self, target: Path) -> None:
        """Writes the archive."""
        with target.open("wb") as out:
            for number, (name, (mode, content)) in enumerate(self._entries.items(), 1):
                out.write(record(number, name, mode, content))
            out.write(record(0, "TRAILER!!!", 0, b""))


def libraries(program: Path, folders: tuple[Path, ...]) -> dict[str, Path]:
    """Returns the libraries that a program loads, directly or not, with the paths where the loader looks; none if static.

    Raises:
        Unavailable: Something is in none of `folders`.
    """
    found: dict[str, Path] = {}
    waiting = [program]
    while waiting:
        said = run(["readelf", "--wide", "--dynamic", "--program-headers", str(waiting.pop())])
        loader = re.findall(r"program interpreter: (/\S+)\]", said)
        for place in (*loader, *(f"/lib/{name}" for name in re.findall(r"\(NEEDED\).*\[(\S+)\]", said))):
            name = Path(place).name
            if name in {Path(known).name for known in found}:
                continue
            source = next((folder / name for folder in folders if (folder / name).exists()), None)
            if source is None:
                raise Unavailable(f"{program.name} needs {name}, which is not in {', '.join(map(str, folders))}")
            found[place] = source
            waiting.append(source)
    return found


def record(number: int, name: str, mode: int, content: bytes) -> bytes:
    """One file: a header of hexadecimal numbers, the name and the content, both padded to four bytes."""
    fields = (number, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, 0)
    header = b"070701" + b"".join(b"%08x" % field for field in fields)
    return pad(header + name.encode() + b"\0") + pad(content)


def pad(data: bytes) -> bytes:
    """`data` with zeros up to a multiple of four bytes."""
    return data + b"\0" * (-len(data) % 4)
