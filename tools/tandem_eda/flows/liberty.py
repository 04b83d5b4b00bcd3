"""Reads from a Liberty file what a flow needs to choose among its cells: area, pins, and functions."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|/\*.*?\*/|//[^\n]*', re.DOTALL)
# These end a statement, or begin or end a group; texts in quotes may contain them.
MARK = re.compile(r'"(?:[^"\\]|\\.)*"|[{};]', re.DOTALL)
GROUP = re.compile(r'(\w+)\s*\(\s*"?([^"()]*?)"?\s*\)\s*$')
ATTRIBUTE = re.compile(r'(\w+)\s*:\s*(?:"([^"]*)"|([^\s;]+))')
STATE = ("ff", "ff_bank", "latch", "latch_bank", "statetable")
WORD = re.compile(r"\s*([A-Za-z_][\w.\[\]]*|[01]|[!'&*|+^()])")


@dataclass
class Cell:
    """A cell: its area, which pins are inputs, and the function of every output; `simple` if that is all there is to it."""

    name: str
    area: float | None = None
    inputs: list[str] = field(default_factory=list)
    functions: dict[str, str] = field(default_factory=dict)
    simple: bool = True

    def __str__(self) -> str:
        functions = ", ".join(f"{pin} = {function or 'unknown'}" for pin, function in self.functions.items()) or "no outputs"
        return f"area {self.area or 'unknown'}, {functions}{'' if self.simple else ', and more'}"

    def table(self) -> tuple[bool, ...] | None:
        """Returns the truth table of a gate with one output, the last input changing fastest; None if it is no such gate."""
        if not self.simple or len(self.functions) != 1 or not 0 < len(self.inputs) <= 4:
            return None
        (function,) = self.functions.values()
        values = itertools.product((False, True), repeat=len(self.inputs))
        try:
            return tuple(evaluate(function, dict(zip(self.inputs, row, strict=True))) for row in values)
        except ValueError:
            return None


def cells(text: str) -> list[Cell]:
    """The cells of a library, in their order. What is unknown, or in groups further inside, is passed over."""
    found: list[Cell] = []
    cell: Cell | None = None
    pin = ""
    attributes: dict[str, str] = {}
    for depth, kind, name, statements in _groups(COMMENT.sub(lambda match: match[1] or " ", text)):
        if (depth, kind) == (1, "cell"):
            cell = Cell(name)
            found.append(cell)
        elif cell is None:
            continue
        elif depth == 2 and kind == "pin":
            pin, attributes = name, {}
        elif depth == 2 and kind in ("bus", "bundle", *STATE):
            cell.simple = False
        elif (depth, kind) == (1, ""):
            said = dict(_attributes(statements))
            if _is_area(said.get("area", "")):
                cell.area = float(said["area"])
            cell.simple &= said.get("dont_use", "false").lower() != "true"
        elif (depth, kind) == (2, "") and pin:
            attributes |= dict(_attributes(statements))
        elif kind == "end" and depth == 2 and pin:
            _add_pin(cell, pin, attributes)
            pin = ""
        elif kind == "end" and depth == 1:
            cell = None
    return found


def _add_pin(cell: Cell, pin: str, attributes: dict[str, str]) -> None:
    match attributes.get("direction", ""):
        case "input":
            cell.inputs.append(pin)
        case "output" if "three_state" not in attributes:
            cell.functions[pin] = attributes.get("function", "")
        case _:
            cell.simple = False


def _is_area(text: str) -> bool:
    return re.fullmatch(r"\d*\.?\d+(?:[eE][+-]?\d+)?|\d+\.", text) is not None


def _attributes(statements: str) -> Iterator[tuple[str, str]]:
    return ((match[1], match[2] if match[2] is not None else match[3]) for match in ATTRIBUTE.finditer(statements))


def _groups(text: str) -> Iterator[tuple[int, str, str, str]]:
    """Groups as they begin and `end`, and between them statements, which have no kind: depth, kind, name, statements.

    The library itself is at depth 0, its cells are at depth 1, their pins at depth 2.
    """
    depth, last, begun = -1, 0, 0
    for mark in MARK.finditer(text):
        if mark[0] == ";":
            last = mark.end()
        elif mark[0] in "{}":
            if last > begun or mark[0] == "}":
                yield depth, "", "", text[begun : mark.start() if mark[0] == "}" else last]
            if mark[0] == "{":
                depth += 1
                head = GROUP.search(text[last : mark.start()])
                yield depth, head[1] if head else "?", head[2].strip() if head else "", ""
            else:
                yield depth, "end", "", ""
                depth -= 1
            last = begun = mark.end()


def evaluate(function: str, values: dict[str, bool]) -> bool:
    """Returns the value of a Liberty function: ! or ' inverts and binds first, then ^, then & or * or nothing, then | or +.

    Raises:
        ValueError: `function` is not such a function of these inputs.
    """
    words = _words(function)
    result = _either(words, values)
    if words:
        raise ValueError(f"{function!r} continues after its end")
    return result


def _words(function: str) -> list[str]:
    """The words of a function, the first one last."""
    words, at = [], 0
    function = function.rstrip()
    while at < len(function):
        word = WORD.match(function, at)
        if not word:
            raise ValueError(f"{function[at:]!r} is not a function")
        words.append(word[1])
        at = word.end()
    return words[::-1]


def _either(words: list[str], values: dict[str, bool]) -> bool:
    result = _both(words, values)
    while words and words[-1] in "|+":
        words.pop()
        result |= _both(words, values)
    return result


def _both(words: list[str], values: dict[str, bool]) -> bool:
    result = _odd(words, values)
    while words and words[-1] not in ("|", "+", ")"):
        if words[-1] in "&*":
            words.pop()
        result &= _odd(words, values)
    return result


def _odd(words: list[str], values: dict[str, bool]) -> bool:
    result = _one(words, values)
    while words and words[-1] == "^":
        words.pop()
        result ^= _one(words, values)
    return result


def _one(words: list[str], values: dict[str, bool]) -> bool:
    word = words.pop() if words else ""
    if word == "!":
        return not _one(words, values)
    if word == "(":
        result = _either(words, values)
        if not words or words.pop() != ")":
            raise ValueError("a bracket is not closed")
    elif word in ("0", "1"):
        result = word == "1"
    elif word in values:
        result = values[word]
    else:
        raise ValueError(f"{word!r} is not an input")
    while words and words[-1] == "'":
        words.pop()
        result = not result
    return result
