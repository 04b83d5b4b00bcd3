"""Directives in the C itself: `#pragma tandem`, and labels of loops that a file of directives may name."""

import re
from pathlib import Path

from tandem_hls import directive_values as values
from tandem_hls.directive_types import Array, Directives, Loop
from tandem_hls.errors import HlsError, Place

_LOOP = re.compile(r"^\s*(?:(\w+)\s*:\s*)?(?:\}\s*)?(?:for|while|do)\b")
_LABEL = re.compile(r"^\s*(\w+)\s*:\s*$")
_FOREIGN = re.compile(r"^\s*#\s*pragma\s+(HLS|hls|AP|ap|SDS|ACCEL|accel|ii|hls_\w+|HLS_\w+|max_concurrency|ivdep)\b\s*(\w*)")
# Directives that do what a pragma of Vitis does.
_COUNTERPARTS = {
    "pipeline": "#pragma tandem pipeline N, in front of the loop", "unroll": "#pragma tandem unroll N, in front of the loop",
    "inline": "#pragma tandem inline NAME", "array_partition": "#pragma tandem banks NAME N, or array NAME registers",
    "array_reshape": "#pragma tandem banks NAME N", "dataflow": "channels, tandem_channel.h",
    "stream": "#pragma tandem channel NAME N", "allocation": "#pragma tandem multipliers N",
    "bind_storage": "#pragma tandem array NAME lut or block", "resource": "#pragma tandem array NAME lut or block",
    "interface": "[arguments.NAME] size in the directives",
}  # fmt: skip
_PRAGMA = re.compile(r"^\s*#\s*pragma\s+tandem\s+(\w+)\s*(.*)$")


def labels(lines: list[tuple[Place, str]]) -> dict[str, Place]:
    """Loops with a C label in front: where the loop begins."""
    found: dict[str, Place] = {}
    pending = ""
    for place, line in lines:
        loop, label = _LOOP.match(line), _LABEL.match(line)
        if loop and (loop.group(1) or pending):
            found[loop.group(1) or pending] = place
        pending = label.group(1) if label else ""
    return found


def take(found: Directives, lines: list[tuple[Place, str]]) -> None:
    """Adds what the pragmas in these lines ask for.

    Raises:
        HlsError: A pragma of this tool is not known, or has a wrong value.
    """
    for number, (place, line) in enumerate(lines):
        match = _PRAGMA.match(line)
        if not match:
            found.foreign += _foreign(place, line)
            continue
        word, rest = match.groups()
        if word in ("unroll", "pipeline"):
            _loop_pragma(found, place, word, rest.strip(), lines[number + 1 :])
        elif word == "array":
            words = rest.replace("=", " ").split()
            if len(words) < 2 or words[1] not in values.PLACEMENTS:
                raise HlsError(f"'{line.strip()}': an array is placed in {', '.join(values.PLACEMENTS)}", place, code=2)
            ports = values.digits(words[2], f"'{line.strip()}': ports", place) if len(words) > 2 else 0
            array = found.arrays.setdefault(words[0], Array(words[0]))
            array.place, array.ports = words[1], ports
        elif word == "banks":
            words = rest.split()
            if len(words) not in (2, 3):
                raise HlsError(f"'{line.strip()}': a name, how many banks, and {' or '.join(values.CUTS)}", place, code=2)
            array = found.arrays.setdefault(words[0], Array(words[0]))
            where = f"'{line.strip()}'"
            array.banks = values.power(values.digits(words[1], f"{where}: banks", place), f"{where}: banks", place)
            array.cut = values.cut(words[2] if len(words) > 2 else array.cut, where, place)
        elif word in ("inline", "noinline"):
            for name in rest.split():
                found.functions[name] = word == "inline"
        elif word == "channel":
            words = rest.replace("=", " ").split()
            if len(words) != 2:
                raise HlsError(f"'{line.strip()}': a name, and how many words it holds", place, code=2)
            depth = values.digits(words[1], f"'{line.strip()}': depth", place)
            found.channels[words[0]] = values.deep(depth, f"'{line.strip()}': depth", place)
        elif word == "multipliers":
            found.multipliers = values.digits(rest.split()[0] if rest else "", f"'{line.strip()}': multipliers", place)
        elif word == "clock":
            found.clock_mhz = values.clock(rest.split()[0] if rest else "", "#pragma tandem clock", place)
        else:
            known = "unroll, pipeline, array, banks, channel, inline, noinline, multipliers, clock"
            raise HlsError(f"'#pragma tandem {word}' is not known: {known}", place, code=2)


def _foreign(place: Place, line: str) -> list[str]:
    """A warning, if the line is a pragma of another tool from C to hardware."""
    match = _FOREIGN.match(line)
    if not match:
        return []
    instead = _COUNTERPARTS.get(match.group(2).lower(), "")
    return [f"{place}: warning: '{line.strip()}' is for another tool, and is ignored"
            f"{f'; write instead: {instead}' if instead else ''}"]  # fmt: skip


def _loop_pragma(found: Directives, place: Place, word: str, rest: str, after: list[tuple[Place, str]]) -> None:
    """Adds a pragma to the directives for the next loop in the same file."""
    if not re.fullmatch(r"([1-9]\d*)?" if word == "unroll" else r"([1-9]\d*)?|off", rest):
        raise HlsError(f"'#pragma tandem {word} {rest}': a number in digits, or nothing"
                       f"{'' if word == 'unroll' else ', or off'}", place, code=2)  # fmt: skip
    begin = next((each for each, line in after if each.file == place.file and _LOOP.match(line)), None)
    if begin is None:
        raise HlsError(f"#pragma tandem {word} has no loop behind it", place, code=2)
    name = Path(begin.file).name
    key = f"{name}:{begin.line}"
    loop = found.loops.setdefault(key, Loop(key, line=begin.line, file=name))
    loop.pragma = place
    if word == "unroll":
        loop.unroll = values.whole(int(rest or 0), f"#pragma tandem unroll {rest}", place, 0, values.MAX_COPIES)
    else:
        loop.pipeline = -1 if rest == "off" else int(rest or 0)
