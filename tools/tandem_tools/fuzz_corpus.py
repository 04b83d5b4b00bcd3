"""Packs the finds of fuzzing for a target into one file, and unpacks them for libFuzzer. Called by tools/fuzz.sh.

    python -m tandem_tools.fuzz_corpus unpack SEEDS FINDS FOLDER    FOLDER gets the seeds and a file for each find
    python -m tandem_tools.fuzz_corpus pack SEEDS FINDS FOLDER      the finds become what FOLDER has beside the seeds

SEEDS is a folder of files with names. FINDS has an input per line, in hexadecimal and sorted, so that two branches that add
finds can be merged.
"""

import argparse
import hashlib
import sys
from pathlib import Path


def unpack(seeds: Path, finds: Path, folder: Path) -> int:
    """Writes seeds and finds as files into `folder`, finds under the names that libFuzzer gives. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
        ValueError: A line of finds is not hexadecimal.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = [bytes.fromhex(line) for line in finds.read_text().split("\n")[:-1]]
    inputs = {hashlib.sha1(find, usedforsecurity=False).hexdigest(): find for find in found}
    inputs |= {path.name: path.read_bytes() for path in seeds.iterdir()}
    for name, content in inputs.items():
        (folder / name).write_bytes(content)
    return len(inputs)


def pack(seeds: Path, finds: Path, folder: Path) -> int:
    """Makes the finds what `folder` has beside the seeds. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
    """
    known = {path.read_bytes() for path in seeds.iterdir()}
    new = sorted({path.read_bytes().hex() for path in folder.iterdir() if path.read_bytes() not in known})
    finds.write_text("".join(f"{find}\n" for find in new))
    return len(new)


def main() -> int:
    """Packs or unpacks. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.fuzz_corpus", description="Packs and unpacks inputs for fuzzing.")
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
