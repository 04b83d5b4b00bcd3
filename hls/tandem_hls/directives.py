"""Directives: what the C does not say about its hardware.

They stand in a TOML file, or as `#pragma tandem` in the C, in a file that it includes, too.
"""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tandem_hls import clang, pragmas
from tandem_hls import directive_values as values
from tandem_hls.directive_types import Array, Directives, Loop
from tandem_hls.errors import HlsError, Place


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
        raise HlsError(f"clang must be a list of arguments, not {clang_options!r}", Place(str(file), 0), '["-DN=4"]', code=2)
    found.clang_options += [str(each) for each in clang_options]
    asked = data.get("files", [])
    if not isinstance(asked, list):
        raise HlsError(f"files must be a list of files in C, not {asked!r}", Place(str(file), 0), '["part.c"]', code=2)
    found.files = [*files, *((file or source).parent / str(each) for each in asked)]
    for part in found.files:
        if not part.is_file():
            raise HlsError(f"there is no file {part}", code=2)
    lines = [line for part in [source, *found.files] for line in clang.lines(part, found.clang_options)]
    pragmas.take(found, lines)
    if data:
        _take(found, data, file or source, pragmas.labels(lines))
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
        raise HlsError("TOML must be text in UTF-8, and this is not", Place(str(file), 0), code=2) from None


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
            raise HlsError(f"{key} must be a table, [{key}.NAME], not {data[key]!r}", place, code=2)
    found.clock_mhz = values.clock(data.get("clock_mhz", found.clock_mhz), "clock_mhz", place)
    found.target = str(data.get("target", found.target))
    found.interface = str(data.get("interface", found.interface))
    found.pipeline = values.yes(data.get("pipeline", found.pipeline), "pipeline", place)
    found.predicate = values.whole(data.get("predicate", found.predicate), "predicate", place, 0)
    found.multipliers = values.whole(data.get("multipliers", found.multipliers), "multipliers", place, 0)
    if found.interface not in ("plain", "core"):
        raise HlsError("interface must be plain or core", place, code=2)
    core = data.get("core", {})
    values.only(core, {"data_bits", "module"}, "core", place)
    found.module = str(core.get("module", ""))
    data_bits = values.whole(core.get("data_bits", 32), "core.data_bits", place)
    found.data_bits = data_bits if found.interface == "core" else 0
    for name, each in data.get("functions", {}).items():
        values.only(each, {"inline"}, f"functions.{name}", place)
        found.functions[name] = values.yes(each.get("inline"), f"functions.{name}: inline", place)
    for name, each in data.get("loops", {}).items():
        _take_loop(found, name, each, place, labels)
    for name, each in data.get("arrays", {}).items():
        found.arrays[name] = _array(name, each, place)
    for name, each in data.get("arguments", {}).items():
        values.only(each, {"size"}, f"arguments.{name}", place)
        found.arguments[name] = values.whole(each.get("size"), f"arguments.{name}: size", place)
    for name, each in data.get("channels", {}).items():
        values.only(each, {"depth"}, f"channels.{name}", place)
        found.channels[name] = values.deep(each.get("depth"), f"channels.{name}: depth", place)


def _take_loop(found: Directives, name: str, each: Any, place: Place, labels: dict[str, Place]) -> None:
    """Adds what is asked of a loop: `name` is its line, FILE:LINE or its label in the C."""
    values.only(each, {"unroll", "pipeline"}, f"loops.{name}", place)
    number = re.search(r"(?:^|:)(\d+)$", name)
    where = name.rpartition(":")[0]
    label = labels.get(name, Place("", -1))
    begin = Place(where if where.endswith((".c", ".h")) else "", int(number.group(1))) if number else label
    key = f"{Path(begin.file).name}:{begin.line}" if begin.file else name
    loop = found.loops.setdefault(key, Loop(key, line=begin.line, file=begin.file))
    if "unroll" in each:
        loop.unroll = values.number(each["unroll"], "full", 0, 1, f"loops.{name}: unroll", place, values.MAX_COPIES)
    if "pipeline" in each:
        loop.pipeline = values.number(each["pipeline"], "best", 0, -1, f"loops.{name}: pipeline", place)


def _array(name: str, each: Any, place: Place) -> Array:
    values.only(each, {"place", "ports", "banks", "cut"}, f"arrays.{name}", place)
    if each.get("place", "lut") not in values.PLACEMENTS:
        raise HlsError(f"arrays.{name}: place is one of {', '.join(values.PLACEMENTS)}", place, code=2)
    ports = values.whole(each["ports"], f"arrays.{name}: ports", place) if "ports" in each else 0
    banks = values.power(each["banks"], f"arrays.{name}: banks", place) if "banks" in each else 0
    cut = values.cut(each.get("cut", "cyclic"), f"arrays.{name}: cut", place)
    return Array(name, each.get("place", ""), ports, banks, cut)
