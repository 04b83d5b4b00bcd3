"""Few files that all algorithms pass through name one of them, and the count finds what there is."""

import subprocess
from pathlib import Path

import pytest

from tandem_facts import facts
from tandem_tools import spread
from tandem_tools.spread import Named

REPOSITORY = Path(__file__).resolve().parents[2]


def test_little_outside_its_folder_is_wired_to_an_algorithm() -> None:
    found = spread.find(REPOSITORY)
    assert sorted(found) == sorted(algorithm.name for algorithm in facts.load_all(REPOSITORY))
    wiring = {name: [named.file for named in files if named.kind == "wiring"] for name, files in found.items()}
    assert {name: files for name, files in wiring.items() if len(files) > spread.MAX_WIRING} == {}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository that has the facts of this one, and nothing else yet."""
    for file in REPOSITORY.glob("algorithms/*/*.toml"):
        copy = tmp_path / file.relative_to(REPOSITORY)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text())
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def put(tree: Path, file: str, text: str) -> None:
    (tree / file).parent.mkdir(parents=True, exist_ok=True)
    (tree / file).write_text(text)


@pytest.mark.parametrize(
    ("file", "text", "algorithm", "kind"),
    [
        ("src/bus/a.cpp", "tnd_zuc_core", "zuc", "wiring"),
        ("src/bus/a.cpp", "Algorithm::nea6", "zuc", "wiring"),
        ("src/bus/a.cpp", "kAesGcm", "aes_gcm", "wiring"),
        ("src/bus/a.cpp", 'print("SNOW 3G")', "snow3g", "wiring"),
        ("tools/a.sh", "echo eea3", "zuc", "wiring"),
        ("src/bus/a_test.cpp", "SHAKE128", "sha3", "tests"),
        ("docs/a.md", "AES-GCM", "aes_gcm", "documents"),
        ("src/rsa/a.cpp", "Algorithm::rsa_public", "modexp", "users"),
        ("bench/a.cpp", "chacha20_poly1305::Message", "chacha20_poly1305", "users"),
    ],
)
def test_names_are_found(tree: Path, file: str, text: str, algorithm: str, kind: str) -> None:
    put(tree, file, text)
    assert {name: files for name, files in spread.find(tree).items() if files} == {algorithm: [Named(file, kind)]}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("a.cpp", "handshake"), ("a.cpp", "aesni"), ("a.cpp", "sha33"), ("a.cpp", "verse"), ("a.cpp", "rsassa_x"),
        ("a.cpp", "// as of zuc\n/* and of aes */"), ("a.py", '"""As of zuc."""\n# and of aes\n'),
        ("a.cmake", "# as of zuc"), ("generated/a.h", "zuc"), ("algorithms/aes256/sw/a.cpp", "aes::Block"),
    ],
)  # fmt: skip
def test_words_that_only_look_like_one_and_comments_are_not(tree: Path, file: str, text: str) -> None:
    put(tree, file, text)
    assert not any(spread.find(tree).values())
