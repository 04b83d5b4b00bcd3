"""The stored figures, point by point: the data behind every form of the report."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tandem_eda import programs
from tandem_explore.report.command_of import command_of
from tandem_explore.report.stored import RECIPE, Metrics, by_seed
from tandem_facts.algorithm import Algorithm
from tandem_facts.published import PublishedCores
from tandem_facts.schema import FactsError
from tandem_tools.front import Direction, front
from tandem_tools.results import PART, Figure

# A point is better than another by these criteria, if both have the figures.
CRITERIA: dict[str, Direction] = {"rate": "high", "area": "low", "latency": "low", "block_rams": "low"}


@dataclass(frozen=True)
class Axis:
    """A figure that a chart can have as its axis; `key` is the field of a point."""

    key: str
    title: str
    unit: str
    better: Direction


@dataclass(frozen=True)
class Source:
    """The origin of figures: the command that stored them, and the machine that it ran on."""

    command: str
    commit: str
    date: str
    machine: str
    tools: str


@dataclass
class Point:
    """A design on a target. Values that a flow does not give are None; times in ns, clocks in MHz, rates in Gb/s.

    `name` is its name in the tests and in `verify`, `label` its name in a paper.
    """

    name: str
    title: str
    architecture: str
    parameters: dict[str, str]
    recipe: str
    label: str
    marks: list[str]
    command: str
    source: int
    kind: str
    area: float | None = None
    flip_flops: float | None = None
    block_rams: float | None = None
    clock: float | None = None
    clock_low: float | None = None
    clock_high: float | None = None
    clocks: list[float] = field(default_factory=list)
    rate: float | None = None
    latency: float | None = None
    latency_clocks: int | None = None
    efficiency: float | None = None
    front: bool = False


@dataclass
class Group:
    """The points of one algorithm on one target, which can be compared with one another.

    Axes are those that a point has a figure for: none where every design failed.
    """

    row: str
    algorithm: str
    title: str
    what: str
    target: str
    axes: list[Axis]
    points: list[Point]

    @property
    def in_cells(self) -> bool:
        """True if these are standard cells, whose area is in gate equivalents."""
        return any(axis.unit == "kGE" for axis in self.axes)


@dataclass
class Report:
    """Everything that the report shows; `others` are the published cores by algorithm."""

    groups: list[Group]
    sources: list[Source]
    others: dict[str, PublishedCores]

    def largest(self) -> Group:
        """The group with the most designs, which is shown first. It has no figures only if no group has any."""
        return max(self.groups, key=lambda group: (bool(group.axes), len({point.name for point in group.points})))


def collect(figures: Iterable[Figure], algorithms: list[Algorithm]) -> Report:
    """Sorts the figures of exploration into groups and points.

    Raises:
        FactsError: There are no figures, or no algorithm.toml knows their design.
    """
    known = {algorithm.name: algorithm for algorithm in algorithms}
    groups_of: dict[tuple[str, str, str], dict[tuple[object, ...], Metrics]] = {}
    for figure in figures:
        place = (figure.algorithm, figure.what, figure.target)
        groups_of.setdefault(place, {}).setdefault(figure.design, {})[figure.metric] = figure
    if not groups_of:
        raise FactsError("these files have no explored figures: `tandem-explore run ... --json FILE` stores some")
    sources: dict[Source, int] = {}
    groups = [_group(place, list(designs.values()), known, sources) for place, designs in groups_of.items()]
    # The order is: placed groups, then cells, then those that are only synthesised or have failed.
    groups.sort(key=lambda group: (all(axis.key != "rate" for axis in group.axes), group.in_cells))
    shown = {group.algorithm for group in groups}
    return Report(groups, list(sources), {name: known[name].others for name in sorted(shown)})


def _group(
    place: tuple[str, str, str], designs: list[Metrics], known: dict[str, Algorithm], sources: dict[Source, int]
) -> Group:
    name, what, target = place
    if name not in known:
        raise FactsError(f"results: {what}, {target}: there is no algorithm {name!r}; remove its figures")
    algorithm = known[name]
    points = [_point(algorithm, metrics, sources) for metrics in designs]
    ways = [(key, way) for key, way in CRITERIA.items() if any(_has(p, key) for p in points)]
    for point in front(points, ways) if ways else ():
        point.front = True
    unit = next((m["LUT" if "LUT" in m else "area"].unit for m in designs if "LUT" in m or "area" in m), "")
    return Group(f"{name} {what}, {target}", name, algorithm.title, what, target, _axes(unit, points), points)


def _axes(unit: str, points: list[Point]) -> list[Axis]:
    per = f"k{unit}" if not unit.startswith("k") else unit
    axes = [
        Axis("area", "area", unit, "low"),
        Axis("rate", "throughput", "Gb/s", "high"),
        Axis("latency", "latency", "ns", "low"),
        Axis("efficiency", "efficiency", f"Gb/s per {per}", "high"),
        Axis("clock", "clock", "MHz", "high"),
        Axis("flip_flops", "flip-flops", "FF" if unit == "LUT" else unit, "low"),
        Axis("block_rams", "block RAMs", "", "low"),
    ]
    return [axis for axis in axes if any(_has(point, axis.key) for point in points)]


def _has(point: Point, key: str) -> bool:
    return getattr(point, key) is not None


def _point(algorithm: Algorithm, metrics: Metrics, sources: dict[Source, int]) -> Point:
    first = next(iter(metrics.values()))
    parameters = first.settings
    recipe = parameters.pop(RECIPE, "")
    title = " ".join([first.engine, *(f"{name}={word}" for name, word in parameters.items()), recipe]).rstrip()
    part = first.what == PART
    names = (title, "", "") if part else _names(algorithm, first, parameters)
    run = first.run
    source = Source(run.command, run.commit, run.date, run.machine, programs.words(run.tools))
    stages = dict.fromkeys(str(figure.details["stage"]) for figure in metrics.values() if "stage" in figure.details)
    clocks = metrics["latency"].details.get("clocks") if "latency" in metrics else None

    def value(metric: str) -> float | None:
        return metrics[metric].value if metric in metrics else None

    return Point(
        name=names[0],
        title=title,
        architecture=first.engine,
        parameters=parameters,
        recipe=recipe,
        label=names[1],
        marks=[*stages, *_failed(metrics), *["no tests"] * part, *["RTL changed since"] * first.stale],
        command=command_of(run.command, names[2], first.target),
        source=sources.setdefault(source, len(sources)),
        kind=first.kind,
        area=value("LUT") if "LUT" in metrics else value("area"),
        flip_flops=value("FF") if "FF" in metrics else value("flip-flops"),
        block_rams=value("block RAM") if "block RAM" in metrics else 0.0 if "LUT" in metrics else None,
        clock=value("clock"),
        clock_low=value("lowest clock"),
        clock_high=value("highest clock"),
        clocks=list(by_seed(metrics).values()),
        rate=value("rate"),
        latency=value("latency"),
        latency_clocks=None if clocks is None else int(clocks),
        efficiency=value("rate per area"),
    )


def _names(algorithm: Algorithm, figure: Figure, words: dict[str, str]) -> tuple[str, str, str]:
    """A design's name in the tests, what a paper would call it, and the grid of it alone.

    What was set beside its parameters follows the first two.
    """
    where, name = f"results: {figure.algorithm} {figure.what}, {figure.target}", figure.engine
    architecture = next((each for each in algorithm.architectures if each.name == name), None)
    if architecture is None:
        raise FactsError(f"{where}: {algorithm.name} has no architecture {name!r}; make its figures again")
    try:
        values = algorithm.values_named(architecture, words)
    except FactsError as error:
        raise FactsError(f"{where}: {error}") from error
    more = "".join(f" {key}={word}" for key, word in words.items() if key not in values)
    label = algorithm.label_of(architecture, values)
    grid = [f"architecture={name}", *(f"{key}={word}" for key, word in words.items() if key in values)]
    return algorithm.point_name(architecture, values) + more, label and label + more, " ".join(grid)


def _failed(metrics: Metrics) -> list[str]:
    """Returns the mark of a design whose steps failed, with the kind of failure; empty if none failed."""
    return [f"failed: {metrics['failed'].details['kind']}"] if "failed" in metrics else []
