"""The parts that all pages share: frame, style and drawings.

`tandem report` (src/calibrate), tandem-explore and tandem-hls fill them. A page is one file that loads nothing, so that it
can be kept, sent and opened anywhere. That is why no chart library draws: the small ones have neither points that the
keyboard reaches nor the staircase of a front, and with them a page would carry more than it shows.
"""

import json
import re
from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable

SHARED = resources.files("tandem_tools") / "page"
# Scripts for pages that draw.
DRAWING = (SHARED / "draw.js", SHARED / "scale.js")


def filled(file: Traversable, parts: dict[str, str]) -> str:
    """Returns a file with parts in place of their names between at signs."""
    return re.sub(rf"@({'|'.join(parts)})@", lambda found: parts[found[1]].rstrip("\n"), file.read_text())


def render(title: str, body: str, styles: Iterable[Traversable], scripts: Iterable[Traversable], data: object = None) -> str:
    """Returns the page; title and body are HTML. Its scripts find `data` as JSON. The same arguments give the same bytes."""
    style, script = ("".join(each.read_text() for each in files) for files in ((SHARED / "page.css", *styles), scripts))
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
    return filled(SHARED / "page.html", {"title": title, "style": style, "body": body, "data": text, "script": script})
