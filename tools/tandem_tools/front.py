"""Pareto fronts: which points no other point beats."""

from collections.abc import Sequence
from typing import Literal, TypeVar

Direction = Literal["high", "low"]
T = TypeVar("T")


def front(points: Sequence[T], criteria: Sequence[tuple[str, Direction]]) -> list[T]:
    """Returns the points that no other dominates, in their order; those that lack a figure of `criteria` are left out."""
    complete = [point for point in points if all(getattr(point, key) is not None for key, _ in criteria)]
    return [point for point in complete if not any(dominates(other, point, criteria) for other in complete)]


def dominates(a: object, b: object, criteria: Sequence[tuple[str, Direction]]) -> bool:
    """Returns whether `a` is as good as `b` in every criterion, and better in one. Both have all the figures."""
    gains: list[float] = [(getattr(a, key) - getattr(b, key)) * (1 if way == "high" else -1) for key, way in criteria]
    return min(gains) >= 0 and max(gains) > 0
