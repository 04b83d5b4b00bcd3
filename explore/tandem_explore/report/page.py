"""The report as one HTML page that needs nothing else: data, style and script are in it."""

import re
from importlib import resources

from tandem_explore.report.paper import pairs
from tandem_explore.report.points import Group, Point, Report
from tandem_facts.published import Published, Slice
from tandem_tools import page

OWN = resources.files("tandem_explore.report") / "page"
SCRIPTS = [OWN / name for name in ("model.js", "chart.js", "table.js", "main.js")]
TITLE = "Tandem: what the cores cost, and how fast they are"
ASIC = re.compile(r"\d ?(nm|um)\b")


def render(report: Report, again: str) -> str:
    """The page; `again` is the command that makes it. The same report gives the same bytes."""
    body = page.filled(OWN / "explored.html", {"again": f"This page is made by <code>{again}</code>."})
    return page.render(TITLE, body, [OWN / "explored.css"], [*page.DRAWING, *SCRIPTS], _data(report))


def _data(report: Report) -> dict[str, object]:
    return {
        "groups": [_group(group, report.others[group.algorithm].published) for group in report.groups],
        "sources": [vars(source) for source in report.sources],
        "published": {
            name: [published(core, cores.slices) for core in cores.published] for name, cores in report.others.items()
        },
        "slices": {
            name: {family: vars(each) for family, each in cores.slices.items()} for name, cores in report.others.items()
        },
        "first": report.groups.index(report.largest()),
    }


def _group(group: Group, cores: tuple[Published, ...]) -> dict[str, object]:
    place = {id(point): index for index, point in enumerate(group.points)}
    return {
        "row": group.row,
        "algorithm": group.algorithm,
        "title": group.title,
        "what": group.what,
        "target": group.target,
        "asic": group.in_cells,
        "axes": [vars(axis) for axis in group.axes],
        "points": [_point(point) for point in group.points],
        "pairs": [
            {
                "published": cores.index(pair.published),
                "ours": place.get(id(pair.ours)),
                "better": place.get(id(pair.better)),
                "longer": pair.longer,
            }
            for pair in pairs(group, cores)
        ],
    }


def _point(point: Point) -> dict[str, object]:
    words = vars(point) | {"id": f"{point.name} {point.recipe}".rstrip()}
    return {key: _short(value) for key, value in words.items() if key == "marks" or _says_something(value)}


def _says_something(value: object) -> bool:
    return value is not False and value not in (None, "", [])


def _short(value: object) -> object:
    return float(f"{value:.6g}") if isinstance(value, float) else value


def published(core: Published, slices: dict[str, Slice]) -> dict[str, object]:
    """A published core in the fields of a point; its area in LUTs where slices can be counted so, or in kGE."""
    luts = next((each.luts for family, each in slices.items() if core.technology.startswith(family)), None)
    scales = {"slices": luts, "LUT": 1, "gates": 0.001}
    scale = scales.get(core.area_unit) if core.area else None
    area = core.area * scale if scale else None
    per_area = core.rate_gbit_s / (area if core.area_unit == "gates" else area / 1000) if area else None
    words = f"{core.area:,g} {core.area_unit}" if core.area else core.area_unit
    return {
        "id": f"{core.name}, {core.technology}",
        "label": core.name,
        "kind": "published",
        "technology": core.technology,
        "source": core.source,
        "asic": bool(ASIC.search(core.technology)),
        "rate": core.rate_gbit_s or None,
        "clock": core.clock_mhz or None,
        "latency": core.latency_ns or None,
        "area": area,
        "area_words": f"{words} + {core.block_rams} RAM" if core.block_rams else words,
        "scaled": core.area_unit == "slices" and area is not None,
        "block_rams": core.block_rams if core.area else None,
        "efficiency": per_area or None,
        "marks": [],
    }
