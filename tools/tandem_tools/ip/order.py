"""The contents that a package of an accelerator is asked to have."""

from dataclasses import dataclass

from tandem_tools.ip.accelerator import Accelerator
from tandem_tools.ip.boards import Board, Buffer


@dataclass(frozen=True)
class Order:
    """An accelerator to export for some boards, with its memory there; `clock_mhz` is the clock of the constraints.

    `origin` is a line that says where the files are from; `flat` adds the flat form.
    """

    accelerator: Accelerator
    boards: tuple[Board, ...]
    buffer: Buffer
    clock_mhz: float
    origin: str
    flat: bool = False
