"""The format's public test files (C2SP, CCTV, age), which tools/interop.sh fetches: each opens, or fails as it says."""

import hashlib
import pathlib
import zlib
from collections import defaultdict

import pytest

from conftest import Sandbox
from key_kinds import INTEROP

KIT = INTEROP / "kit"
FILES = sorted(KIT.iterdir()) if KIT.exists() else []
# These exit statuses stand for the kit's outcomes. Text with something before its armor is no armor, and no age file.
STATUS = {
    "success": {0},
    "no match": {7},
    "header failure": {8},
    "HMAC failure": {10},
    "payload failure": {11},
    "armor failure": {12, 8},
}


def test_the_kit_is_there() -> None:
    if not FILES:
        pytest.skip("the format's test files are not there: tools/interop.sh fetches them")
    assert len(FILES) >= 147


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_file_of_the_kit(sandbox: Sandbox, path: pathlib.Path) -> None:
    head, _, body = path.read_bytes().partition(b"\n\n")
    meta: dict[str, list[str]] = defaultdict(list)
    for line in head.decode().splitlines():
        key, _, value = line.partition(": ")
        meta[key].append(value)
    if meta["compressed"]:
        body = zlib.decompress(body)
    options = []
    if meta["identity"]:
        sandbox.file("id", ("\n".join(meta["identity"]) + "\n").encode()).chmod(0o600)
        options = ["-i", "id"]
    elif meta["passphrase"]:
        sandbox.file("words", meta["passphrase"][0].encode()).chmod(0o600)
        options = ["--passphrase-file", "words"]
    done = sandbox.run("decrypt", *options, stdin=None, input=body)
    (expected,) = meta["expect"]
    assert done.returncode in STATUS[expected], done.stderr
    if expected == "success":
        assert hashlib.sha256(done.stdout).hexdigest() == meta["payload"][0]
