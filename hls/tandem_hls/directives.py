"""Directives: what the C does not say about its hardware.

They stand in a TOML file, or as `#pragma tandem` in the C, in a file that it includes, too.
"""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tandem_hls import clang
from tandem_hls.errors import HlsError, Place
from tandem_hls.llvm_text import Module

MOST_COPIES = 4096  # of a loop's body; LLVM does not end on many more
MOST_DEEP = 65536  # words in a channel
PLACEMENTS = ("registers", "lut", "block")
CUTS = ("cyclic", "block")
_LOOP = re.compile(r"^\s*(?:(\w+)\s*:\s*)?(?:\}\s*)?(?:for|while|do)\b")
_LABEL = re.compile(r"^\s*(\w+)\s*:\s*$")
_FOREIGN = re.compile(r"^\s*#\s*pragma\s+(HLS|hls|AP|ap|SDS|ACCEL|accel|ii|hls_\w+|HLS_\w+|max_concurrency|ivdep)\b\s*(\w*)")
# What to write in place of a pragma of Vitis.
_COUNTERPARTS = {
    "pipeline": "#pragma tandem pipeline N, in front of the loop", "unroll": "#pragma tandem unroll N, in front of the loop",
    "inline": "#pragma tandem inline NAME", "array_partition": "#pragma tandem banks NAME N, or array NAME registers",
    "array_reshape": "#pragma tandem banks NAME N", "dataflow": "channels, tandem_channel.h",
    "stream": "#pragma tandem channel NAME N", "allocation": "#pragma tandem multipliers N",
    "bind_storage": "#pragma tandem array NAME lut or block", "resource": "#pragma tandem array NAME lut or block",
    "interface": "[arguments.NAME] size in the directives",
}  # fmt: skip
_PRAGMA = re.compile(r"^\s*#\s*pragma\s+tandem\s+(\w+)\s*(.*)$")


@dataclass
class Loop:
    """What is asked of one loop. `unroll`: 0 fully, 1 not at all, n copies; `pipeline`: the interval, 0 the best."""

    key: str
    unroll: int | None = None
    pipeline: int | None = None
    line: int = 0
    file: str = ""
    pragma: Place | None = None


@dataclass
class Array:
    """What is asked of one array. `banks`: a power of two; `cut`: which words are in one."""

    name: str
    place: str = ""
    ports: int = 0
    banks: int = 0
    cut: str = "cyclic"


@dataclass
class Directives:
    """All directives of one build."""

    clock_mhz: float = 100.0
    target: str = "ecp5"
    interface: str = "plain"
    clang_options: list[str] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    functions: dict[str, bool] = field(default_factory=dict)
    loops: dict[str, Loop] = field(default_factory=dict)
    arrays: dict[str, Array] = field(default_factory=dict)
    arguments: dict[str, int] = field(default_factory=dict)
    channels: dict[str, int] = field(default_factory=dict)
    pipeline: bool = True
    predicate: int = 8
    multipliers: int = 0
    data_bits: int = 0
    module: str = ""
    foreign: list[str] = field(default_factory=list)  # warnings of pragmas of other tools

    def inlined(self, function: str, default: bool | None) -> bool | None:
        """True: always, False: never, None: as LLVM decides."""
        return self.functions.get(function, default)

    def array(self, name: str) -> Array | None:
        """What is asked of an array: by its whole name, or that without its function."""
        return self.arrays.get(name) or self.arrays.get(name.rpartition(".")[2])

    def interface_globals(self, raw: Module, top: str) -> set[str]:
        """Globals that the world around the hardware reads and writes: none of a whole program."""
        if top == "main" or self.interface == "core":
            return set()
        return {
            name
            for name, each in raw.globals.items()
            if not each.internal and each.initial is not None and not each.constant
        }

    def loop_at(self, file: str, line: int) -> Loop | None:
        """What is asked of the loop that begins in this line."""
        for loop in self.loops.values():
            if loop.line == line and (not loop.file or Path(loop.file).name == Path(file).name):
                return loop
        return None

    def mark_loops(self, text: str, raw: Module, warnings: list[str]) -> str:
        """Adds what LLVM knows of these directives, unrolling, to the metadata of the loops."""
        extra: list[str] = []
        number = max(raw.metadata, default=0) + 1
        lines = text.split("\n")
        seen: set[str] = set()
        for at, line in enumerate(lines):
            found = re.match(r"^!(\d+) = distinct !\{!\1, !(\d+), !(\d+)", line)
            if not found:
                continue
            begin = int(found.group(2))
            loop = self.loop_at(raw.file(begin), raw.line(begin))
            if loop is None:
                continue
            seen.add(loop.key)
            if loop.unroll is not None:
                what = {0: '!"llvm.loop.unroll.full"', 1: '!"llvm.loop.unroll.disable"'}.get(
                    loop.unroll, f'!"llvm.loop.unroll.count", i32 {loop.unroll}')  # fmt: skip
                extra.append(f"!{number} = !{{{what}}}")
                lines[at] = line[:-1] + f", !{number}}}"
                number += 1
        missing = [loop for loop in self.loops.values() if loop.key not in seen]
        # Only functions that are used become IR: an included file may have others.
        warnings += [f"{loop.pragma}: warning: the program does not use the loop in line {loop.line}" for loop in missing
                     if loop.pragma]  # fmt: skip
        missing = [loop for loop in missing if not loop.pragma]
        if missing:
            known = sorted({raw.line(int(m.group(1))) for m in re.finditer(r"= distinct !\{!\d+, !(\d+), !\d+", text)} - {0})
            raise HlsError(f"directive '{missing[0].key}' names no loop; loops begin in lines {known}",
                           Place(missing[0].file, missing[0].line) if missing[0].file else None, code=2)  # fmt: skip
        return "\n".join([*lines, *extra])


def load(source: Path, file: Path | None, more: Sequence[dict[str, Any]] = (), files: Sequence[Path] = ()) -> Directives:
    """The directives in `file`, by default `source` with the suffix .toml if that is there, and in the C itself.

    `more` changes what the file says, as further files would whose tables are merged with its own. `files`: further files
    in C of the program.

    Raises:
        HlsError: The file is not TOML, or says what is not known; an included file is not there.
    """
    if not source.is_file():
        raise HlsError(f"there is no file {source}", code=2)
    found = Directives()
    beside = source.with_suffix(".toml")
    if file is None and beside.is_file():
        file = beside
    data = _toml(file) if file else {}
    for each in more:
        _merge(data, each)
    clang_options = data.get("clang", [])
    if not isinstance(clang_options, list):
        raise HlsError(f"clang is a list of arguments, and not {clang_options!r}", Place(str(file), 0), '["-DN=4"]', code=2)
    found.clang_options += [str(each) for each in clang_options]
    asked = data.get("files", [])
    if not isinstance(asked, list):
        raise HlsError(f"files is a list of files in C, and not {asked!r}", Place(str(file), 0), '["part.c"]', code=2)
    found.files = [*files, *((file or source).parent / str(each) for each in asked)]
    for part in found.files:
        if not part.is_file():
            raise HlsError(f"there is no file {part}", code=2)
    lines = [line for part in [source, *found.files] for line in clang.lines(part, found.clang_options)]
    _pragmas(found, lines)
    if data:
        _take(found, data, file or source, _labels(lines))
    return found


def _merge(into: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            _merge(into[key], value)
        else:
            into[key] = value


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text())
    except OSError as error:
        raise HlsError(f"cannot read {file}: {error.strerror}", code=2) from None
    except tomllib.TOMLDecodeError as error:
        raise HlsError(f"{error}", Place(str(file), 0), code=2) from None
    except UnicodeDecodeError:
        raise HlsError("TOML is text in UTF-8, and this is not", Place(str(file), 0), code=2) from None


def _labels(lines: list[tuple[Place, str]]) -> dict[str, Place]:
    """Loops with a C label in front: where the loop begins."""
    found: dict[str, Place] = {}
    pending = ""
    for place, line in lines:
        loop, label = _LOOP.match(line), _LABEL.match(line)
        if loop and (loop.group(1) or pending):
            found[loop.group(1) or pending] = place
        pending = label.group(1) if label else ""
    return found


def _pragmas(found: Directives, lines: list[tuple[Place, str]]) -> None:
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
            if len(words) < 2 or words[1] not in PLACEMENTS:
                raise HlsError(f"'{line.strip()}': an array is placed in {', '.join(PLACEMENTS)}", place, code=2)
            ports = _digits(words[2], f"'{line.strip()}': ports", place) if len(words) > 2 else 0
            array = found.arrays.setdefault(words[0], Array(words[0]))
            array.place, array.ports = words[1], ports
        elif word == "banks":
            words = rest.split()
            if len(words) not in (2, 3):
                raise HlsError(f"'{line.strip()}': a name, how many banks, and {' or '.join(CUTS)}", place, code=2)
            array = found.arrays.setdefault(words[0], Array(words[0]))
            array.banks = _power(_digits(words[1], f"'{line.strip()}': banks", place), f"'{line.strip()}': banks", place)
            array.cut = _cut(words[2] if len(words) > 2 else array.cut, f"'{line.strip()}'", place)
        elif word in ("inline", "noinline"):
            for name in rest.split():
                found.functions[name] = word == "inline"
        elif word == "channel":
            words = rest.replace("=", " ").split()
            if len(words) != 2:
                raise HlsError(f"'{line.strip()}': a name, and how many words it holds", place, code=2)
            depth = _digits(words[1], f"'{line.strip()}': depth", place)
            found.channels[words[0]] = _deep(depth, f"'{line.strip()}': depth", place)
        elif word == "multipliers":
            found.multipliers = _digits(rest.split()[0] if rest else "", f"'{line.strip()}': multipliers", place)
        elif word == "clock":
            found.clock_mhz = clock(rest.split()[0] if rest else "", "#pragma tandem clock", place)
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
    """What is asked of the next loop in the same file."""
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
        loop.unroll = _whole(int(rest or 0), f"#pragma tandem unroll {rest}", place, 0, MOST_COPIES)
    else:
        loop.pipeline = -1 if rest == "off" else int(rest or 0)


def _take(found: Directives, data: dict[str, Any], file: Path, labels: dict[str, Place]) -> None:
    place = Place(str(file), 0)
    known = {
        "clock_mhz",
        "target",
        "interface",
        "functions",
        "loops",
        "arrays",
        "arguments",
        "channels",
        "pipeline",
        "predicate",
        "multipliers",
        "clang",
        "files",
        "core",
        "beside",  # for the demo alone
    }
    for key in data:
        if key not in known:
            raise HlsError(f"'{key}' is not known: {', '.join(sorted(known))}", place, code=2)
    for key in ("functions", "loops", "arrays", "arguments", "channels"):
        if not isinstance(data.get(key, {}), dict):
            raise HlsError(f"{key} is a table, [{key}.NAME], and not {data[key]!r}", place, code=2)
    found.clock_mhz = clock(data.get("clock_mhz", found.clock_mhz), "clock_mhz", place)
    found.target = str(data.get("target", found.target))
    found.interface = str(data.get("interface", found.interface))
    found.pipeline = _yes(data.get("pipeline", found.pipeline), "pipeline", place)
    found.predicate = _whole(data.get("predicate", found.predicate), "predicate", place, 0)
    found.multipliers = _whole(data.get("multipliers", found.multipliers), "multipliers", place, 0)
    if found.interface not in ("plain", "core"):
        raise HlsError("interface is one of plain, core", place, code=2)
    core = data.get("core", {})
    _only(core, {"data_bits", "module"}, "core", place)
    found.module = str(core.get("module", ""))
    data_bits = _whole(core.get("data_bits", 32), "core.data_bits", place)
    found.data_bits = data_bits if found.interface == "core" else 0
    for name, each in data.get("functions", {}).items():
        _only(each, {"inline"}, f"functions.{name}", place)
        found.functions[name] = _yes(each.get("inline"), f"functions.{name}: inline", place)
    for name, each in data.get("loops", {}).items():
        _only(each, {"unroll", "pipeline"}, f"loops.{name}", place)
        number = re.search(r"(?:^|:)(\d+)$", name)
        where = name.rpartition(":")[0]
        label = labels.get(name, Place("", -1))
        begin = Place(where if where.endswith((".c", ".h")) else "", int(number.group(1))) if number else label
        key = f"{Path(begin.file).name}:{begin.line}" if begin.file else name
        loop = found.loops.setdefault(key, Loop(key, line=begin.line, file=begin.file))
        if "unroll" in each:
            loop.unroll = _number(each["unroll"], "full", 0, 1, f"loops.{name}: unroll", place, MOST_COPIES)
        if "pipeline" in each:
            loop.pipeline = _number(each["pipeline"], "best", 0, -1, f"loops.{name}: pipeline", place)
    for name, each in data.get("arrays", {}).items():
        _only(each, {"place", "ports", "banks", "cut"}, f"arrays.{name}", place)
        if each.get("place", "lut") not in PLACEMENTS:
            raise HlsError(f"arrays.{name}: place is one of {', '.join(PLACEMENTS)}", place, code=2)
        ports = _whole(each["ports"], f"arrays.{name}: ports", place) if "ports" in each else 0
        banks = _power(each["banks"], f"arrays.{name}: banks", place) if "banks" in each else 0
        cut = _cut(each.get("cut", "cyclic"), f"arrays.{name}: cut", place)
        found.arrays[name] = Array(name, each.get("place", ""), ports, banks, cut)
    for name, each in data.get("arguments", {}).items():
        _only(each, {"size"}, f"arguments.{name}", place)
        found.arguments[name] = _whole(each.get("size"), f"arguments.{name}: size", place)
    for name, each in data.get("channels", {}).items():
        _only(each, {"depth"}, f"channels.{name}", place)
        found.channels[name] = _deep(each.get("depth"), f"channels.{name}: depth", place)


def clock(value: Any, where: str, place: Place | None = None) -> float:
    """MHz to schedule for.

    Raises:
        HlsError: It is no number, or none that a clock can have.
    """
    try:
        mhz = 0.0 if isinstance(value, bool) else float(value)
    except (TypeError, ValueError):
        mhz = 0.0
    if not 0.001 <= mhz <= 10_000:
        raise HlsError(f"{where} is a number of MHz, from 0.001 to 10000, and not {value!r}", place, code=2)
    return mhz


def _whole(value: Any, where: str, place: Place, least: int = 1, most: int = 1 << 31) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        upper = f" to {most}" if most < 1 << 31 else " on"
        raise HlsError(f"{where} is a number from {least}{upper}, and not {value!r}", place, code=2)
    return value


def _power(value: Any, where: str, place: Place) -> int:
    if _whole(value, where, place) & value - 1:
        raise HlsError(f"{where} is a power of two, and not {value}", place, code=2)
    return int(value)


def _deep(value: Any, where: str, place: Place) -> int:
    return _whole(value, where, place, 1, MOST_DEEP)


def _cut(value: Any, where: str, place: Place) -> str:
    if value not in CUTS:
        raise HlsError(f"{where}: an array is cut {' or '.join(CUTS)}, and not {value!r}", place, code=2)
    return str(value)


def _digits(text: str, where: str, place: Place) -> int:
    return _whole(int(text) if text.isdecimal() else text, where, place)


def _yes(value: Any, where: str, place: Place) -> bool:
    if not isinstance(value, bool):
        raise HlsError(f"{where} is true or false, and not {value!r}", place, code=2)
    return value


def _number(value: Any, word: str, on: int, off: int, where: str, place: Place, most: int = 1 << 31) -> int:
    """A number from 1 on; `word` or true stand for `on`, "off" or false for `off`."""
    if value in (word, "off") or isinstance(value, bool):
        return on if value in (word, True) else off
    if not isinstance(value, int) or value < 1:
        raise HlsError(f"{where} is a number from 1 on, \"{word}\" or \"off\", and not {value!r}", place, code=2)
    return _whole(value, where, place, 1, most)


def _only(each: Any, known: set[str], where: str, place: Place) -> None:
    if not isinstance(each, dict) or not set(each) <= known:
        raise HlsError(f"{where} takes {', '.join(sorted(known))}", place, code=2)
