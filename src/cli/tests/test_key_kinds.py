"""Files for every kind of key, armored and not: what `tandem` makes age and rage open, and the other way round."""

import pathlib
import random

import pytest

from key_kinds import INTEROP, KINDS, Kind, make_keys, program, run_ours, run_theirs

PAIRS = [pytest.param(p, kind, id=f"{p}-{name}") for name, kind in KINDS.items() for p in kind.programs]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return tmp_path_factory.mktemp("keys")


@pytest.fixture(scope="module")
def keys(folder: pathlib.Path) -> dict[str, str]:
    return make_keys(folder)


def filled(options: tuple[str, ...], keys: dict[str, str]) -> list[str]:
    return [option.format(**keys) for option in options]


@pytest.mark.parametrize("armor", [False, True], ids=["binary", "armored"])
@pytest.mark.parametrize(("other", "kind"), PAIRS)
def test_files_of_every_kind_are_exchanged(
    folder: pathlib.Path, keys: dict[str, str], other: str, kind: Kind, armor: bool
) -> None:
    theirs = program(other)
    if theirs is None:
        pytest.skip(f"{other} is not installed: tools/interop.sh installs the newest age and rage")
    missing = [name for name in kind.needs if not (INTEROP / "bin" / name).exists()]
    if missing:
        pytest.skip(f"{' and '.join(missing)} not installed: tools/interop.sh does")
    content = random.Random(f"{other}{armor}").randbytes(70_000)
    (folder / "in").write_bytes(content)
    text = ["-a"] if armor else []
    encrypt, decrypt = filled(kind.encrypt, keys), filled(kind.decrypt, keys)
    ours_out, theirs_out = folder / "ours", folder / "theirs"
    for path in (ours_out, theirs_out, folder / "ours.age", folder / "theirs.age"):
        path.unlink(missing_ok=True)

    run_ours(
        folder, "encrypt", *[word for word in encrypt if word != "-p"], *text, "-o", "ours.age", "in", answers=kind.asks[0]
    )
    run_theirs(folder, [theirs, "-d", *decrypt, "-o", "theirs", "ours.age"], int(kind.asks[1]))
    assert theirs_out.read_bytes() == content
    run_theirs(folder, [theirs, *kind.mode, *encrypt, *text, "-o", "theirs.age", "in"], 2 * kind.asks[0])
    run_ours(folder, "decrypt", *decrypt, "-o", "ours", "theirs.age", answers=kind.asks[1])
    assert ours_out.read_bytes() == content
    assert (folder / "ours.age").read_bytes().startswith(b"-----BEGIN") == armor
