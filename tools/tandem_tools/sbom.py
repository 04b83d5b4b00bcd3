"""The list of what is in a release, in SPDX: its files, and which packages of the distribution went into them.

What went in is taken from the builds: the headers that Ninja saw each compilation read, and the libraries that a program
names. Needs nothing but Python's own library, so that `make package` runs without the project's Python environment.

Source: SPDX 2.3, https://spdx.github.io/spdx-spec/v2.3/.
"""

import argparse
import datetime
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

# Licences of packages that headers or static libraries come from, by source package. Others are NOASSERTION.
LICENSES = {
    "cli11": "BSD-3-Clause",
    "fmtlib": "MIT",
    "gcc-12": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "gcc-13": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "glibc": "LGPL-2.1-or-later",
    "highway": "Apache-2.0 OR BSD-3-Clause",
    "intel-ipsec-mb": "BSD-3-Clause",
    "linux": "GPL-2.0-only WITH Linux-syscall-note",
    "nlohmann-json3": "MIT",
    "openssl": "Apache-2.0",
    "tomlplusplus": "MIT",
}
# What a static program also has of the distribution: the C and C++ libraries, and OpenSSL.
STATIC = ("libc6-dev", "libssl-dev", "libstdc++-12-dev", "libstdc++-13-dev", "libgcc-12-dev", "libgcc-13-dev")


@dataclass(frozen=True, order=True)
class Package:
    """A package of the distribution, in the version that is installed."""

    name: str
    version: str
    source: str
    homepage: str

    @property
    def identifier(self) -> str:
        return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", self.name)


def _lines(*command: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def headers(build: Path) -> set[str]:
    """The files of the distribution that compilations in a build folder of Ninja read, also through links in it."""
    read = {line.strip() for line in _lines("ninja", "-C", str(build), "-t", "deps") if line.startswith("    ")}
    found = {str((build / file).resolve()) for file in read}
    return {file for file in found if file.startswith("/usr/")}


def owners(files: Iterable[str]) -> set[str]:
    """The installed packages that files belong to; links count as what they lead to."""
    paths = sorted({str(Path(file).resolve()) for file in files})
    found: set[str] = set()
    for begin in range(0, len(paths), 500):
        for line in _lines("dpkg-query", "-S", *paths[begin : begin + 500]):
            if not line.startswith("diversion"):
                found |= {name.split(":")[0] for name in line.rsplit(": ", 1)[0].split(", ")}
    return found


def shared_libraries(program: Path) -> set[str]:
    """The shared libraries that a program or library loads when it starts."""
    return {line.split("=> ")[1].split(" (")[0] for line in _lines("ldd", str(program)) if "=> /" in line}


def describe(names: Iterable[str]) -> list[Package]:
    """What the distribution says of installed packages."""
    form = "${Package}\\t${Version}\\t${source:Package}\\t${Homepage}\\n"
    rows = [line.split("\t") for line in _lines("dpkg-query", "-W", "-f", form, *sorted(names))]
    return sorted({Package(*row) for row in rows if row[1]})


def _element(package: Package) -> dict[str, object]:
    return {
        "SPDXID": package.identifier,
        "name": package.name,
        "versionInfo": package.version,
        "supplier": "Organization: Debian",
        "downloadLocation": package.homepage or "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": LICENSES.get(package.source, "NOASSERTION"),
        "copyrightText": "NOASSERTION",
        "externalRefs": [{
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": f"pkg:deb/debian/{package.name}@{package.version}",
        }],
    }  # fmt: skip


def _file(path: Path) -> dict[str, object]:
    data = path.read_bytes()
    return {
        "SPDXID": "SPDXRef-File-" + re.sub(r"[^A-Za-z0-9.-]", "-", path.name),
        "fileName": "./" + path.name,
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(data).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()},
        ],
        "licenseConcluded": "Apache-2.0",
        "copyrightText": "NOASSERTION",
    }


def document(
    version: str, time: int, files: list[Path], included: list[Package], loaded: list[Package]
) -> dict[str, object]:
    """The SPDX document.

    Args:
        version: Of the release.
        time: Seconds since 1970 that it says it was made at.
        files: What is released.
        included: Packages of which the files contain code.
        loaded: Packages whose libraries the programs load.
    """
    described = [_file(path) for path in sorted(files)]
    digest = hashlib.sha256(json.dumps(described).encode()).hexdigest()
    release = "SPDXRef-Package-tandem-release"
    main = {
        "SPDXID": release,
        "name": "tandem",
        "versionInfo": version,
        "supplier": "Organization: The Tandem authors",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "Apache-2.0",
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "NOASSERTION",
    }
    relation = [("SPDXRef-DOCUMENT", "DESCRIBES", release)]
    relation += [(release, "CONTAINS", str(file["SPDXID"])) for file in described]
    relation += [(release, "STATIC_LINK", package.identifier) for package in included]
    relation += [(release, "DYNAMIC_LINK", package.identifier) for package in loaded]
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"tandem-{version}",
        "documentNamespace": f"urn:tandem:{version}:{digest}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(time, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: tandem_tools.sbom"],
        },
        "packages": [main, *(_element(package) for package in sorted({*included, *loaded}))],
        "files": described,
        "relationships": [
            {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relation
        ],
    }  # fmt: skip


def main() -> int:
    """Writes the document. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.sbom", description=__doc__)
    parser.add_argument("--version", required=True)
    parser.add_argument("--time", type=int, required=True, help="seconds since 1970")
    parser.add_argument("--builds", type=Path, nargs="+", required=True, help="build folders, of Ninja")
    parser.add_argument("--files", type=Path, nargs="+", required=True, help="what is released")
    parser.add_argument("--output", type=Path, required=True)
    options = parser.parse_args()
    read = {file for build in options.builds for file in headers(build)}
    programs = [path for build in options.builds for path in (build / "bin/tandem", build / "src/capi/libtandem.so")]
    libraries = {library for program in programs if program.exists() for library in shared_libraries(program)}
    included = describe(owners(read) | set(STATIC))
    written = document(options.version, options.time, options.files, included, describe(owners(libraries)))
    options.output.write_text(json.dumps(written, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
