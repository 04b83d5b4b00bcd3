"""Packages install, run and are removed in a clean root; the program in one file runs where nothing else is installed."""

import gzip
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

from conftest import REPOSITORY, Root, run

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to make a root file system")
VERSION = re.search(r"^project\(tandem VERSION ([0-9.]+)", (REPOSITORY / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
NAMES = ["tandem", "libtandem0", "libtandem-dev"]

ROUND_TRIP = """
  cd /tmp && head -c 300000 /dev/urandom > in && tandem keygen -o key 2>/dev/null
  tandem encrypt -i key -o in.age in && tandem inspect in.age | grep -q '300000  in 5 chunks'
  tandem verify -i key in.age && tandem decrypt -i key -o again in.age && cmp in again
"""

IN_PLACE_OF_AGE = """
  cd /tmp && PATH=/usr/libexec/tandem:$PATH && age-keygen -o other 2>/dev/null
  age -r $(age-keygen -y other) < in | age -d -i other | cmp in -
"""


def packed(packages: pathlib.Path, name: str) -> pathlib.Path:
    (found,) = packages.glob(f"{name}_{VERSION}_*.deb")
    return found


def test_packages_say_what_they_need(packages: pathlib.Path) -> None:
    for name in NAMES:
        said = dict(re.findall(r"^ ?([A-Z][\w-]+): (.*)$", run("dpkg-deb", "--info", packed(packages, name)), re.MULTILINE))
        assert (said["Package"], said["Version"]) == (name, VERSION)
    needs = run("dpkg-deb", "-f", packed(packages, "tandem"), "Depends")
    assert "libssl3" in needs and "libc6" in needs and "libtandem" not in needs
    assert f"libtandem0 (= {VERSION})" in run("dpkg-deb", "-f", packed(packages, "libtandem-dev"), "Depends")
    listing = run("dpkg-deb", "-c", packed(packages, "tandem"))
    for path in ("usr/bin/tandem", "share/man/man1/tandem-encrypt.1.gz", "bash-completion/completions/tandem", "_tandem"):
        assert path in listing
    assert "lib/tandem/models" not in listing
    # No folder of the builder's, and nothing that only its owner can read.
    assert str(REPOSITORY) not in run("sh", "-c", f"dpkg-deb --fsys-tarfile {packed(packages, 'tandem')} | strings")
    assert all(line.split()[1] == "root/root" for line in listing.splitlines())


def test_packages_install_run_and_are_removed(packages: pathlib.Path, root: Root) -> None:
    inside = root.path / "packages"
    inside.mkdir()
    for name in NAMES:
        shutil.copy(packed(packages, name), inside)
    assert root.named("*tandem*") == []
    root.run("apt-get -o APT::Sandbox::User=root update -qq >/tmp/log")
    root.run("apt-get -o APT::Sandbox::User=root install -y -qq --no-install-recommends /packages/*.deb >/tmp/log")
    assert re.fullmatch(r"tandem [0-9.]+\n", root.run("tandem --version"))
    assert "authentic, 300000 bytes" in root.run(ROUND_TRIP)
    # No program of the package is where another package has one of the same name.
    assert root.named("age") == ["/usr/libexec/tandem/age"]
    root.run(IN_PLACE_OF_AGE)
    assert root.run("ldconfig -p | grep -c libtandem.so").strip() == "2"
    assert root.run("dpkg --verify tandem libtandem0 libtandem-dev") == ""
    root.run("apt-get remove -y -qq --purge tandem libtandem0 libtandem-dev >/tmp/log")
    assert root.named("*tandem*") == []
    assert "tandem" not in root.run("dpkg -l")


def test_the_library_builds_programs_where_it_is_installed(packages: pathlib.Path, tmp_path: pathlib.Path) -> None:
    for name in ("libtandem0", "libtandem-dev"):
        run("dpkg-deb", "-x", packed(packages, name), tmp_path)
    (libraries,) = (path.parent for path in tmp_path.rglob("libtandem.so"))
    find = {**os.environ, "PKG_CONFIG_LIBDIR": str(libraries / "pkgconfig"), "LD_LIBRARY_PATH": str(libraries)}
    flags = run("pkg-config", "--cflags", "--libs", "tandem", env=find).split()
    run("cc", REPOSITORY / "examples/pdcp.c", *flags, "-o", tmp_path / "pdcp")
    run(tmp_path / "pdcp", env=find)


def test_lintian_finds_no_errors(packages: pathlib.Path) -> None:
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error", *(packed(packages, name) for name in NAMES)],
        capture_output=True, timeout=900,
    )  # fmt: skip
    said = done.stdout.decode()
    assert done.returncode == 0, said
    assert not re.search(r"manpage|man-page|groff", said), said


def test_the_program_in_one_file_runs_where_there_is_nothing(packages: pathlib.Path, tmp_path: pathlib.Path) -> None:
    (program,) = packages.glob(f"tandem-{VERSION}-linux-*")
    empty = tmp_path / "empty"
    (empty / "tmp").mkdir(parents=True)
    shutil.copy(program, empty / "tandem")
    (empty / "in").write_bytes(os.urandom(300_000))
    for arguments in (
        ["keygen", "-o", "key"],
        ["encrypt", "-i", "key", "-o", "in.age", "in"],
        ["verify", "-i", "key", "in.age"],
        ["decrypt", "-i", "key", "-o", "again", "in.age"],
        ["engines"],
    ):
        run("chroot", empty, "/tandem", *arguments)
    assert (empty / "again").read_bytes() == (empty / "in").read_bytes()


# ---------------------------------------------------------------------------------------------- checksums and contents


def test_checksums_are_of_everything_and_a_signature_of_them_holds(packages: pathlib.Path, tmp_path: pathlib.Path) -> None:
    named = {line.split("  ")[1] for line in (packages / "SHA256SUMS").read_text().splitlines()}
    assert named == {path.name for path in packages.iterdir()} - {"SHA256SUMS", "SHA256SUMS.sig"}
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=packages)
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "release", "-f", tmp_path / "release")
    sums = shutil.copy(packages / "SHA256SUMS", tmp_path)
    run("ssh-keygen", "-q", "-Y", "sign", "-n", "tandem", "-f", tmp_path / "release", sums)
    (tmp_path / "signers").write_text("release@tandem " + (tmp_path / "release.pub").read_text())
    check = ["ssh-keygen", "-Y", "verify", "-f", "signers", "-I", "release@tandem", "-n", "tandem", "-s", "SHA256SUMS.sig"]
    good = subprocess.run(check, cwd=tmp_path, stdin=open(sums, "rb"), capture_output=True, timeout=60)
    assert good.returncode == 0, good.stderr
    altered = tmp_path / "altered"
    altered.write_bytes((tmp_path / "SHA256SUMS").read_bytes().replace(b"a", b"b", 1))
    bad = subprocess.run(check, cwd=tmp_path, stdin=open(altered, "rb"), capture_output=True, timeout=60)
    assert bad.returncode != 0


def test_the_list_of_contents_is_of_these_files_and_whole(packages: pathlib.Path) -> None:
    document = json.loads((packages / f"tandem-{VERSION}.spdx.json").read_text())
    assert (document["spdxVersion"], document["dataLicense"]) == ("SPDX-2.3", "CC0-1.0")
    files = {file["fileName"][2:]: file["checksums"][1]["checksumValue"] for file in document["files"]}
    released = {path.name for path in packages.iterdir()} - {"SHA256SUMS", f"tandem-{VERSION}.spdx.json"}
    assert set(files) == released
    for name, checksum in files.items():
        assert hashlib.sha256((packages / name).read_bytes()).hexdigest() == checksum
    packages_named = {package["name"]: package for package in document["packages"]}
    for name in ("libcli11-dev", "libssl-dev", "libssl3", "libfmt-dev", "nlohmann-json3-dev", "libhwy-dev"):
        assert packages_named[name]["versionInfo"]
        assert packages_named[name]["licenseDeclared"] != "NOASSERTION"
    assert all(package["licenseDeclared"] != "NOASSERTION" for package in document["packages"])
    known = {"SPDXRef-DOCUMENT", *(element["SPDXID"] for kind in ("packages", "files") for element in document[kind])}
    for relation in document["relationships"]:
        assert {relation["spdxElementId"], relation["relatedSpdxElement"]} <= known
    assert all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", identifier) for identifier in known)


# The program has these compiled in; the program without shared libraries is also linked with IN_STATIC.
IN_PROGRAM = {"libcli11-dev", "nlohmann-json3-dev", "libtomlplusplus-dev", "libhwy-dev", "libfmt-dev"}
IN_STATIC = {*IN_PROGRAM, "libc6-dev", "libssl-dev"}


def named_in(notices: str) -> set[str]:
    """Returns the packages that notices list; each has its text after the list."""
    head, *texts = notices.split("=" * 100 + "\n")
    listed = set(re.findall(r"^  (\S+) \S+ \(.*\)$", head, re.MULTILINE))
    with_text = {name for text in texts for name in re.findall(r"([a-z]\S+) \d\S*(?:, |$)", text.splitlines()[0])}
    assert listed == with_text
    return listed


def test_binaries_come_with_the_notices_of_what_they_contain(packages: pathlib.Path, tmp_path: pathlib.Path) -> None:
    found = {}
    for name in NAMES:
        run("dpkg-deb", "-x", packed(packages, name), tmp_path / name)
        with gzip.open(tmp_path / name / f"usr/share/doc/{name}/NOTICES.gz", "rt") as file:
            found[name] = file.read()
        assert "NOTICES.gz" in (tmp_path / name / f"usr/share/doc/{name}/copyright").read_text()
    found["static"] = (packages / f"tandem-{VERSION}-notices.txt").read_text()
    named = {name: named_in(text) for name, text in found.items()}
    assert named["tandem"] >= IN_PROGRAM and named["static"] >= IN_STATIC
    assert "libhwy-dev" in named["libtandem0"] & named["libtandem-dev"]
    assert not named["libtandem0"] & {"libcli11-dev", "libfmt-dev"}
    assert any(name.startswith("libstdc++") for name in named["static"])
    for holder in ("University of Cincinnati", "Niels Lohmann", "Mark Gillard", "Victor Zverovich", "Google"):
        assert holder in found["tandem"] and holder in found["static"]
    # Elsewhere than on this distribution no folder has the licences that notices name.
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in found["static"]
    document = json.loads((packages / f"tandem-{VERSION}.spdx.json").read_text())
    names = {package["SPDXID"]: package["name"] for package in document["packages"]}
    relations = [one for one in document["relationships"] if one["relationshipType"] == "STATIC_LINK"]
    assert {names[one["relatedSpdxElement"]] for one in relations} == set().union(*named.values())
