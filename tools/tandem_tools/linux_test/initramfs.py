"""The virtual machine's only file system: a cpio archive of the format that the kernel unpacks (newc)."""

import re
import stat
import subprocess
from pathlib import Path


class Initramfs:
    """Collects files and writes the archive."""

    def __init__(self) -> None:
        """An empty one."""
        self._entries: dict[str, tuple[int, bytes]] = {}

    def folder(self, path: str) -> None:
        """Adds a folder, and those above it."""
        parts = path.strip("/").split("/")
        for count in range(1, len(parts) + 1):
            self._entries.setdefault("/".join(parts[:count]), (stat.S_IFDIR | 0o755, b""))

    def file(self, path: str, content: bytes, mode: int = 0o644) -> None:
        """Adds a file, and the folders above it."""
        path = path.strip("/")
        if "/" in path:
            self.folder(path.rsplit("/", 1)[0])
        self._entries[path] = (stat.S_IFREG | mode, content)

    def program(self, path: str, source: Path) -> None:
        """Adds a program and the shared libraries that it loads."""
        self.file(path, source.read_bytes(), 0o755)
        for library in libraries(source):
            self.file(str(library), library.read_bytes(), 0o755)

    def write(self, target: Path) -> None:
        """Writes the archive."""
        with target.open("wb") as out:
            for number, (name, (mode, content)) in enumerate(self._entries.items(), 1):
                out.write(record(number, name, mode, content))
            out.write(record(0, "TRAILER!!!", 0, b""))


def libraries(program: Path) -> list[Path]:
    """The shared libraries of a program, the loader included, as ldd finds them; none of a static one."""
    done = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False)
    return [Path(path) for path in re.findall(r"(/\S+) \(0x", done.stdout)]


def record(number: int, name: str, mode: int, content: bytes) -> bytes:
    """One file: a header of hexadecimal numbers, the name and the content, both padded to four bytes."""
    fields = (number, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, 0)
    header = b"070701" + b"".join(b"%08x" % field for field in fields)
    return pad(header + name.encode() + b"\0") + pad(content)


def pad(data: bytes) -> bytes:
    """`data` with zeros up to a multiple of four bytes."""
    return data + b"\0" * (-len(data) % 4)
