"""A C core to begin with."""

import re
from pathlib import Path

from tandem_hls.errors import HlsError
from tandem_hls.names import identifier

# Names of C and of the test bench; names.py has those of SystemVerilog.
_KEYWORDS = frozenset("auto char continue double extern float goto main register short sizeof volatile".split())

TEMPLATES = Path(__file__).with_name("templates")


def scaffold(name: str, folder: Path, kind: str) -> list[Path]:
    """Writes function, test bench and directives into `folder`/`name`. `kind`: core or plain.

    Raises:
        HlsError: The name is not an identifier of C, or the folder exists.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name in _KEYWORDS or not identifier(name):
        raise HlsError(f"'{name}' cannot name a function: lower-case letters, digits and _, but no keyword", code=2)
    place = folder / name
    if place.exists():
        raise HlsError(f"{place} is there already", instead=f"another name, or remove {place}", code=2)
    place.mkdir(parents=True)
    written = []
    for suffix in ("c", "toml"):
        file = place / f"{name}.{suffix}"
        file.write_text((TEMPLATES / f"{kind}.{suffix}").read_text().replace("@name@", name))
        written.append(file)
    return written
