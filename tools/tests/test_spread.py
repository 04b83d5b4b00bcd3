"""What names an algorithm outside its folder: few files, and the count finds what there is."""

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
    assert {name: files for name, files in wiring.items() if len(files) > spread.MOST_WIRING} == {}


@pytest.mark.parametrize(
    ("file", "text", "algorithm", "kind"),
    [
        ("src/bus/a.cpp", "tnd_zuc_core", "zuc", "wiring"),
        ("src/bus/a.cpp", "Algorithm::nea6", "zuc", "wiring"),
        ("src/bus/a_test.cpp", "SHAKE128", "sha3", "tests"),
        ("docs/a.md", "AES-256-GCM", "aes_gcm", "documents"),
        ("src/rsa/a.cpp", "RSA", "modexp", "features"),
        ("algorithms/aes_gcm/a.cpp", "aes::Block", "aes", "features"),
    ],
)
def test_names_are_found(tmp_path: Path, file: str, text: str, algorithm: str, kind: str) -> None:
    features = tmp_path / spread.FEATURES
    for path, content in ((features, (REPOSITORY / spread.FEATURES).read_text()), (tmp_path / file, text)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    assert spread.find(tmp_path)[algorithm] == [Named(file, kind)]


@pytest.mark.parametrize("text", ["handshake", "aesni", "sha33", "verse", "rsassa_x"])
def test_words_that_only_look_like_one_are_not(tmp_path: Path, text: str) -> None:
    features = tmp_path / spread.FEATURES
    features.parent.mkdir(parents=True)
    features.write_text((REPOSITORY / spread.FEATURES).read_text())
    (tmp_path / "a.cpp").write_text(text)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    assert not any(spread.find(tmp_path).values())
