"""Lists the contents of a release in SPDX: its files and the distribution's packages that went into them. Also collects the
notices of these packages, which go with the binaries.

The packages follow from the builds: from the headers that Ninja saw each compilation read, and the libraries that a
program names. Needs only Python's own library, so that `make package` runs without the project's Python environment.

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
# A static program also has these of the distribution: the C and C++ libraries, and OpenSSL.
STATIC = ("libc6-dev", "libssl-dev", "libstdc++-12-dev", "libstdc++-13-dev", "libgcc-12-dev", "libgcc-13-dev")

# The notices of packages, and the licences that they name.
DOCUMENTS = Path("/usr/share/doc")
COMMON_LICENSES = Path("/usr/share/common-licenses")
# Targets of builds that are released.
TARGETS = ("bin/tandem", "src/capi/libtandem.so", "src/capi/libtandem.a")


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


def headers(build: Path, target: str) -> set[str]:
    """The files of the distribution that the compilations for a target of Ninja read, also through links in its folder."""
    made = {line.strip() for line in _lines("ninja", "-C", str(build), "-t", "inputs", target)}
    read: set[str] = set()
    wanted = False
    for line in _lines("ninja", "-C", str(build), "-t", "deps"):
        if not line.startswith("    "):
            wanted = line.split(": ")[0] in made
        elif wanted:
            read.add(line.strip())
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
    """Returns the distribution's descriptions of installed packages."""
    form = "${Package}\\t${Version}\\t${source:Package}\\t${Homepage}\\n"
    rows = [line.split("\t") for line in _lines("dpkg-query", "-W", "-f", form, *sorted(names))]
    return sorted({Package(*row) for row in rows if row[1]})


def included(build: Path, target: str) -> list[Package]:
    """Returns the packages whose code is in a target of a build: by headers, and by what a static program is linked with."""
    static = "TANDEM_STATIC:BOOL=ON" in (build / "CMakeCache.txt").read_text()
    return describe(owners(headers(build, target)) | set(STATIC if static else ()))


def notices(packages: list[Package], documents: Path = DOCUMENTS, licenses: Path | None = None) -> str:
    """Returns the notices of packages, from the distribution: a list, and the text of each, equal texts once.

    Args:
        packages: The packages whose code is in a binary.
        documents: The distribution's folder of packages' documents.
        licenses: Folder of the licences that these texts name by path, to be appended; None if readers have them.

    Raises:
        FileNotFoundError: A package has no notice here.
    """
    texts: dict[str, list[str]] = {}
    listed = []
    for package in packages:
        name = f"{package.name} {package.version}"
        listed.append(f"  {name} ({LICENSES.get(package.source, 'see below')})")
        text = (documents / package.name / "copyright").read_text(errors="replace")
        texts.setdefault(text, []).append(name)
    parts = [
        "Beside Tandem's own, the binaries have code of these packages. Their notices follow.\n\n" + "\n".join(listed) + "\n"
    ]
    parts += [f"{'=' * 100}\n{', '.join(names)}\n\n{text}" for text, names in texts.items()]
    if licenses is not None:
        named = set(re.findall(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])", "".join(texts)))
        for path in sorted(licenses / name for name in named):
            if path.is_file():
                parts.append(f"{'=' * 100}\n{path.name}\n\n{path.read_text(errors='replace')}")
    return "\n".join(parts)


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
    """Writes the list, or with --notices the notices of one target. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.sbom", description=__doc__)
    parser.add_argument("--builds", type=Path, nargs="+", required=True, help="build folders, of Ninja")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--notices", choices=TARGETS, help="write the notices of what this target of a build contains")
    parser.add_argument("--with-licenses", action="store_true", help="add the licences that they name by path")
    parser.add_argument("--version")
    parser.add_argument("--time", type=int, help="seconds since 1970")
    parser.add_argument("--files", type=Path, nargs="+", help="files that are released")
    options = parser.parse_args()
    if options.notices:
        (build,) = options.builds
        licenses = COMMON_LICENSES if options.with_licenses else None
        options.output.write_text(notices(included(build, options.notices), licenses=licenses))
        return 0
    if options.version is None or options.time is None or not options.files:
        parser.error("the list takes --version, --time and --files")
    programs = [(build, target) for build in options.builds for target in TARGETS if (build / target).exists()]
    contained = {package for build, target in programs for package in included(build, target)}
    libraries = {library for build, target in programs for library in shared_libraries(build / target)}
    written = document(options.version, options.time, options.files, sorted(contained), describe(owners(libraries)))
    options.output.write_text(json.dumps(written, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
