"""The errors with which `tandem-hls` ends if it cannot do what it was asked for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """A line of the C source; line 0: the file as a whole."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class HlsError(Exception):
    """Something in the C program, the directives or the arguments that cannot become hardware.

    `code` is the exit status: 1 for what cannot be built, 2 for wrong arguments, 3 for a result that differs.
    """

    def __init__(self, message: str, place: Place | None = None, instead: str = "", code: int = 1) -> None:
        text = f"{place}: error: {message}" if place else f"error: {message}"
        super().__init__(text + (f"\n  write instead: {instead}" if instead else ""))
        self.code = code
