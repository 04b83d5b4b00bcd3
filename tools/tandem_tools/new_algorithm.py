"""Begins the folder of a new algorithm: `tools/new-algorithm NAME --title TITLE`."""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tandem_facts import facts
from tandem_facts.schema import FactsError
from tandem_tools import repository
from tandem_tools.generate import checks, outputs

TEMPLATE = "tools/new_algorithm_template"
NAME = re.compile(r"[a-z][a-z0-9_]*")

NEXT = """\
algorithms/{name} builds; its tests fail until it computes something. What to do now:
  1. algorithm.toml: standard, sizes, what tasks may be. Run `make generate` after every change.
  2. vectors/published.h: the standard's own test data.
  3. sw/reference.cpp: its formulas. Then `make test-deep STEPS=release`; engines, self-test and benchmarks find it.
  4. More variants, own tests and hardware: CONTRIBUTING.md.
"""


def begin(root: Path, name: str, title: str) -> list[str]:
    """Writes algorithms/<name> and the files generated from it. Returns the paths of all files that it wrote or changed.

    Raises:
        FactsError: The name is wrong, or is taken; the message says what to do.
    """
    if not NAME.fullmatch(name):
        raise FactsError(f"{name!r} cannot name an algorithm: write small letters, digits and _, a letter first")
    known = facts.load_all(root)
    taken = {algorithm.name for algorithm in known} | {o.name for algorithm in known for o in algorithm.operations}
    folder = root / "algorithms" / name
    if name in taken or folder.exists():
        raise FactsError(f"there is an algorithm or operation {name!r} already; choose another name")
    numbers = {core.id for core in facts.load_cores(root)} | {o.id for algorithm in known for o in algorithm.operations}
    values = {
        "name": name,
        "Name": "".join(word.capitalize() for word in name.split("_")),
        "title": title,
        "id": str(max(numbers) + 1),
    }
    written = []
    template = root / TEMPLATE
    for source in sorted(template.rglob("*.in")):
        target = folder / _filled(source.relative_to(template).as_posix(), values).removesuffix(".in")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(source.read_text(), values))
        written.append(target.relative_to(root).as_posix())
    code = [str(root / path) for path in written if path.endswith((".cpp", ".h"))]
    if formatter := shutil.which("clang-format-16"):  # how lines break depends on the name
        subprocess.run([formatter, "-i", *code], cwd=root, check=True)
    sources = outputs.read_sources(root)
    written += outputs.update(root, sources)
    complaints = checks.check_all(root, sources.cores, sources.register_map.status_codes)
    if complaints:
        raise FactsError("\n".join(complaints))
    return written


def _filled(text: str, values: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda match: values[match[1]], text)


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="new-algorithm", description="Begins the folder of a new algorithm.")
    repository.add_argument(parser)
    parser.add_argument("name", help="name of folder, namespace and operation, such as camellia")
    parser.add_argument("--title", help="its name as people write it, such as 'Camellia'")
    arguments = parser.parse_args()
    try:
        written = begin(arguments.root, arguments.name, arguments.title or arguments.name)
    except FactsError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print("\n".join(written))
    print(NEXT.format(name=arguments.name), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
