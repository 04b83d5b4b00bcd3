"""Writes the hash of the RTL of every simulated accelerator, for the build to put into its model (hw/models).

python -m tandem_tools.rtl_hashes FOLDER writes FOLDER/MODEL.h for each, and leaves files alone whose content is right.
"""

import argparse
import sys
from pathlib import Path

from tandem_facts import digest, facts
from tandem_facts.schema import FactsError
from tandem_tools import repository


def write(folder: Path, hashes: dict[str, str]) -> list[str]:
    """Writes a header for each model, and returns the models whose header has changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for model, value in hashes.items():
        file, text = folder / f"{model}.h", f'#define TND_MODEL_RTL "{value}"\n'
        if not file.is_file() or file.read_text() != text:
            file.write_text(text)
            changed.append(model)
    return changed


def main() -> int:
    """Writes the headers. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.rtl_hashes", description="Writes the hashes of simulated RTL.")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="folder for the headers")
    repository.add_argument(parser)
    options = parser.parse_args()
    try:
        builds = digest.builds(options.root, facts.load_cores(options.root))
        write(options.folder, {model: found.digest(options.root) for model, found in builds.items()})
    except (FactsError, OSError) as error:
        print(f"error: hashes of RTL: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
