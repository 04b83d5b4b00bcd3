"""Packs what fuzzing has found for a target into one file, and unpacks it for libFuzzer. Called by tools/fuzz.sh.

    python -m tandem_tools.fuzz_corpus unpack CORPUS/TARGET FOLDER    FOLDER gets the seeds and a file for each find
    python -m tandem_tools.fuzz_corpus pack FOLDER CORPUS/TARGET      the finds become what FOLDER has beside the seeds

CORPUS/TARGET is a folder of seeds, which have names. CORPUS/TARGET.finds has an input per line, in hexadecimal and sorted,
so that two branches that add finds can be merged.
"""

import argparse
import hashlib
import sys
from pathlib import Path


def unpack(corpus: Path, folder: Path) -> int:
    """Writes seeds and finds as files into `folder`, finds under the names that libFuzzer gives. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
        ValueError: A line of finds is not hexadecimal.
    """
    folder.mkdir(parents=True, exist_ok=True)
    inputs = {hashlib.sha1(find, usedforsecurity=False).hexdigest(): find for find in _finds(corpus)}
    inputs |= {path.name: path.read_bytes() for path in corpus.iterdir()}
    for name, content in inputs.items():
        (folder / name).write_bytes(content)
    return len(inputs)


def pack(folder: Path, corpus: Path) -> int:
    """Makes the finds of `corpus` what `folder` has beside the seeds. Returns their number.

    Raises:
        OSError: A file cannot be read or written.
    """
    seeds = {path.read_bytes() for path in corpus.iterdir()}
    finds = sorted({path.read_bytes().hex() for path in folder.iterdir() if path.read_bytes() not in seeds})
    _file(corpus).write_text("".join(f"{find}\n" for find in finds))
    return len(finds)


def _finds(corpus: Path) -> list[bytes]:
    return [bytes.fromhex(line) for line in _file(corpus).read_text().splitlines()]


def _file(corpus: Path) -> Path:
    return corpus.with_name(f"{corpus.name}.finds")


def main() -> int:
    """Packs or unpacks. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.fuzz_corpus", description="Packs and unpacks what fuzzing found.")
    parser.add_argument("action", choices=("pack", "unpack"))
    parser.add_argument("source", type=Path, metavar="FROM")
    parser.add_argument("target", type=Path, metavar="TO")
    options = parser.parse_args()
    try:
        count = (pack if options.action == "pack" else unpack)(options.source, options.target)
    except (OSError, ValueError) as error:
        print(f"error: {options.action}: {error}", file=sys.stderr)
        return 1
    print(f"{options.target}: {count} inputs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
