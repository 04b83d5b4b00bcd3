"""Packs what fuzzing has found for a target into one file, and unpacks it for libFuzzer. Called by tools/fuzz.sh.

    python -m tandem_tools.fuzz_corpus unpack SEEDS FINDS FOLDER    FOLDER gets a file for each seed and each find
    python -m tandem_tools.fuzz_corpus pack SEEDS FINDS FOLDER      the finds become what FOLDER has beside the seeds

SEEDS is written by people. A seed begins with its name in brackets; its lines follow, each behind two spaces, with `\\\\`
for a backslash and `\\xNN` for a byte that is not printable ASCII. A backslash at the end says that no line end follows.

FINDS has an input per line, in hexadecimal and sorted, so that two branches that add finds can be merged.
"""

import argparse
import hashlib
import re
import sys
from pathlib import Path

_ESCAPE = re.compile(r"\\(x[0-9a-f]{2}|\\|$)")


def read_seeds(path: Path) -> dict[str, bytes]:
    """Returns the seeds of a file by their names.

    Raises:
        OSError: The file cannot be read.
        ValueError: A line belongs to no seed, or a name stands twice.
    """
    seeds: dict[str, bytes] = {}
    name = ""
    for line in path.read_text(encoding="ascii").splitlines():
        if line.startswith("[") and line.endswith("]") and line[1:-1] not in seeds:
            name = line[1:-1]
            seeds[name] = b""
        elif name and line.startswith("  "):
            seeds[name] += _content(line[2:])
        else:
            raise ValueError(f"{path} has a line that is no seed's: {line}")
    return seeds


def _content(line: str) -> bytes:
    ends = line.endswith("\\") and (len(line) - len(line.rstrip("\\"))) % 2 == 1
    text = _ESCAPE.sub(lambda found: chr(int(found[1][1:], 16)) if found[1].startswith("x") else found[1], line)
    return text.encode("latin-1") + (b"" if ends else b"\n")


def unpack(seeds: Path, finds: Path, folder: Path) -> int:
    """Writes seeds and finds as files into `folder`, finds under the names that libFuzzer gives. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
        ValueError: A seed is malformed, or a line of finds is not hexadecimal.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = [bytes.fromhex(line) for line in finds.read_text().split("\n")[:-1]]
    inputs = {hashlib.sha1(find, usedforsecurity=False).hexdigest(): find for find in found} | read_seeds(seeds)
    for name, content in inputs.items():
        (folder / name).write_bytes(content)
    return len(inputs)


def pack(seeds: Path, finds: Path, folder: Path) -> int:
    """Makes the finds what `folder` has beside the seeds. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
        ValueError: A seed is malformed.
    """
    known = set(read_seeds(seeds).values())
    new = sorted({path.read_bytes().hex() for path in folder.iterdir() if path.read_bytes() not in known})
    finds.write_text("".join(f"{find}\n" for find in new))
    return len(new)


def main() -> int:
    """Packs or unpacks. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.fuzz_corpus", description="Packs and unpacks what fuzzing found.")
    parser.add_argument("action", choices=("pack", "unpack"))
    for name in ("seeds", "finds", "folder"):
        parser.add_argument(name, type=Path, metavar=name.upper())
    options = parser.parse_args()
    try:
        count = (pack if options.action == "pack" else unpack)(options.seeds, options.finds, options.folder)
    except (OSError, ValueError) as error:
        print(f"error: {options.action}: {error}", file=sys.stderr)
        return 1
    print(f"{options.finds if options.action == 'pack' else options.folder}: {count} inputs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
