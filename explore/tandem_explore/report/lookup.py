"""Compares the stored figures of a design with what the store has of its steps today."""

from dataclasses import dataclass, field
from math import isclose
from pathlib import Path

from tandem_eda import programs
from tandem_eda.design import Design
from tandem_eda.flows import placed, targets
from tandem_eda.store import Store
from tandem_explore.figures import mapped_figures, placed_figures, rows
from tandem_explore.report.stored import Metrics, by_seed
from tandem_explore.run import plan

CHECKED = (
    "LUT", "FF", "block RAM", "area", "flip-flops", "latency", "clock", "lowest clock", "highest clock", "rate",
    "rate per area",
)  # fmt: skip


@dataclass
class Outcome:
    """The outcome of a look-up: the number of figures that agree, those that do not, and what the store lacks."""

    same: int = 0
    wrong: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    @property
    def summary(self) -> str:
        """The outcome in a few words."""
        gone = ", some not in the store" if self.missing else ""
        return f"{self.same} figures are the same{f', {len(self.wrong)} are not' if self.wrong else ''}{gone}"

    def compare(self, metrics: Metrics, values: list[rows.Value]) -> None:
        """Compares figures with the stored ones."""
        for value in values:
            if value.metric in CHECKED and value.metric in metrics:
                stored = metrics[value.metric]
                if isclose(stored.value, value.value, rel_tol=1e-6):
                    self.same += 1
                else:
                    self.wrong.append(
                        f"{value.metric}: stored is {stored.value:.6g} {stored.unit}, the flow says {value.value:.6g}"
                    )


def check(root: Path, kept: Store, design: Design, key: str, metrics: Metrics, libraries: list[targets.Target]) -> Outcome:
    """Looks up what a design's figures on one target come from; `key` is that target, as `figures_of` has it."""
    what, target, *recipe = key.split(", ")
    if what == "accelerator":
        return Outcome(missing=["an accelerator; verify looks up only cores"])
    outcome = Outcome()
    found = _target(target, libraries)
    if found is None:
        outcome.missing.append(f"the library is not known: give its file with --liberty, {target}.lib")
    elif isinstance(found, targets.PlacedTarget):
        _placed(root, kept, design, metrics, found, outcome)
    else:
        _mapped(root, kept, design, metrics, found, recipe, outcome)
    return outcome


def _target(title: str, libraries: list[targets.Target]) -> targets.Target | None:
    names = {device.title: device.target for device in placed.DEVICES} | {"Xilinx 7-series": targets.XILINX}
    if title in names:
        return targets.find(names[title])
    return next((each for each in libraries if isinstance(each, targets.CellsTarget) and each.library.name == title), None)


def _placed(
    root: Path, kept: Store, design: Design, metrics: Metrics, target: targets.PlacedTarget, outcome: Outcome
) -> None:
    (step,) = plan.syntheses(root, target, [design])
    netlist = kept.kept(step.inputs())
    if netlist is None:
        outcome.missing.append(f"its synthesis by {programs.words(target.tools)} from today's sources")
        return
    found = placed_figures.Placed(design, netlist.result)
    details = metrics["clock"].details if "clock" in metrics else {}
    freq = int(details.get("request_mhz", plan.USUAL_MHZ))
    seeds = by_seed(metrics)
    gone = []
    for seed in seeds if netlist.result is not None else ():
        placement = kept.kept(plan.placement(target, design, netlist, freq, seed).inputs())
        if placement is None:
            gone.append(seed)
        else:
            found.add(freq, seed, placement)
    if gone:
        outcome.missing.append(f"placements with the seeds {', '.join(map(str, gone))}")
        found.clocks_mhz.clear()  # a median of some seeds is another figure
    outcome.compare(metrics, placed_figures.values(found, None, target.device))


def _mapped(
    root: Path,
    kept: Store,
    design: Design,
    metrics: Metrics,
    target: targets.CellsTarget | targets.XilinxTarget,
    recipe: list[str],
    outcome: Outcome,
) -> None:
    for _, name, step in plan.mappings(root, target, [design]):
        if [name] != (recipe or [""]):
            continue
        found = kept.kept(step.inputs())
        if found is None:
            outcome.missing.append(f"its mapping by {programs.words(target.tools)} from today's sources")
        else:
            outcome.compare(metrics, mapped_figures.values(design, found, target))
