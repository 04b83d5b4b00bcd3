"""Estimates of steps, from the costs of earlier ones: `run.json` in the store."""

from dataclasses import dataclass, field
from statistics import median

from tandem_eda.steps import Step
from tandem_eda.store import RUN, Store, Taken, is_step
from tandem_explore.run import executors


@dataclass(frozen=True)
class Estimate:
    """Seconds, CPU seconds and memory of a step; `known` tells whether anything like it has run."""

    seconds: float
    cpu_s: float
    memory_mib: int
    known: bool = True


UNKNOWN = Estimate(0, 0, executors.USUAL_MIB, False)


@dataclass
class Estimates:
    """The costs of earlier steps, by kind: (size, seconds, CPU seconds, MiB)."""

    past: dict[str, list[tuple[int, float, float, int]]] = field(default_factory=dict)

    @staticmethod
    def read(store: Store) -> "Estimates":
        """Reads the costs in the store, as far as they are known; steps that failed count, too."""
        found = Estimates()
        for folder in (path.parent for path in store.root.glob(f"*/{RUN}") if is_step(path.parent.name)):
            run = Taken.read(folder)
            kind = folder.name.removeprefix("failed-").rpartition("-")[0]
            found.past.setdefault(kind, []).append((run.size, run.seconds, run.cpu_s, run.memory_mib))
        return found

    def of(self, step: Step, kind: str = "") -> Estimate:
        """Returns medians over the ten steps nearest in size; time is scaled with the size, memory is not scaled down."""
        past = self.past.get(kind or step.inputs()["step"], [])
        if not past:
            return UNKNOWN
        near = sorted(past, key=lambda row: abs(row[0] - step.size))[:10]
        scales = [step.size / row[0] if row[0] and step.size else 1.0 for row in near]
        return Estimate(
            median(row[1] * scale for row, scale in zip(near, scales, strict=True)),
            median(row[2] * scale for row, scale in zip(near, scales, strict=True)),
            round(max(row[3] * max(1.0, scale) for row, scale in zip(near, scales, strict=True))),
        )

    def usual(self, kind: str) -> Estimate:
        """Returns medians over all steps of a kind, for steps that are not known one by one yet."""
        past = self.past.get(kind, [])
        if not past:
            return UNKNOWN
        return Estimate(median(row[1] for row in past), median(row[2] for row in past), max(row[3] for row in past))
