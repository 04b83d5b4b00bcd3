"""Marks of figures in tables: their sources have changed since, or their netlist was changed before it was placed."""

from collections.abc import Iterable, Mapping

from tandem_tools.results import Figure

DAGGER = "†"
DOUBLE_DAGGER = "‡"

# Figures have said since then what was done to their netlist; those before that but not before the first of these steps
# existed have it done wherever the cells are.
FIRST_CHANGED = "2026-11-22"
AS_SYNTHESISED = "as synthesised"


def mark(figure: Figure) -> str:
    """Returns the dagger that follows a stale figure; empty for any other."""
    return DAGGER if figure.stale else ""


def footnote(figures: Iterable[Figure]) -> str:
    """Returns what the dagger means, as the end of a line of provenance; empty if no figure has one."""
    return f" {DAGGER} The RTL has changed since." if any(figure.stale for figure in figures) else ""


def changed(design: Mapping[str, Figure]) -> bool:
    """Returns whether a design's netlist was changed between synthesis and placement; `design` has its figures by metric."""
    clock = design.get("clock")
    if clock is None:
        return False
    if "netlist" in clock.details:
        return clock.details["netlist"] != AS_SYNTHESISED
    has_cells = any(design[name].value > 0 for name in ("block RAM", "multipliers") if name in design)
    return has_cells and clock.target.startswith("ECP5 ") and clock.run.date >= FIRST_CHANGED


def changed_mark(design: Mapping[str, Figure]) -> str:
    """Returns the double dagger if the netlist was changed; empty if it was not."""
    return DOUBLE_DAGGER if changed(design) else ""


def changed_note(designs: Iterable[Mapping[str, Figure]]) -> str:
    """Returns what the double dagger means; empty if no design has one."""
    if not any(map(changed, designs)):
        return ""
    return (
        f" {DOUBLE_DAGGER} Between synthesis and placement, flip-flops were moved into block RAMs and multipliers, and long"
        " arrays of multipliers got sites; the stock flow does neither (`--target ...-stock`), and its clock may be another."
    )
