"""Packages of the distribution: as this machine has them, for another architecture, and as sources. Nothing is installed."""

import re
import subprocess
from functools import cached_property
from pathlib import Path

from tandem_tools.linux_test.run import Unavailable, run


class Apt:
    """apt, as it is on this machine."""

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Returns the options of every apt command."""
        return ()

    def fetch(self, package: str, folder: Path, version: str = "") -> Path:
        """Downloads a package into `folder`, the newest or a certain version.

        Raises:
            Unavailable: It cannot be had.
        """
        folder.mkdir(parents=True, exist_ok=True)
        wanted = f"{package}={version}" if version else package
        run(["apt-get", *self.options, "download", "-qq", wanted], folder, f"{package} {version} cannot be fetched")
        archives = sorted(folder.glob(f"{package}_*.deb"))
        if not archives:
            raise Unavailable(f"{package} {version} is not among the packages; run apt-get update")
        return archives[-1]

    def libraries_of(self, packages: tuple[str, ...]) -> list[str]:
        """The packages of shared libraries that these packages for developers belong to.

        Raises:
            Unavailable: One is not among the packages.
        """
        said = run(["apt-cache", *self.options, "depends", "--important", *packages], None, "apt-cache")
        found = re.findall(r"^\s+Depends: (lib\S+)$", said, re.MULTILINE)
        return sorted({name for name in found if not name.endswith("-dev")})

    def source_version(self, package: str) -> str:
        """Returns the version of a source package that `fetch_source` fetches.

        Raises:
            Unavailable: There is none.
        """
        lines = run(["apt-get", *self.options, "source", "--print-uris", "-qq", package], None, f"the source of {package}")
        found = re.search(rf"\b{re.escape(package)}_(\S+)\.dsc ", lines)
        if not found:
            raise Unavailable(f"{package} is not among the source packages")
        return found[1]

    def fetch_source(self, package: str, folder: Path) -> None:
        """Downloads a source package and unpacks it as `folder`, with the distribution's changes in it.

        Raises:
            Unavailable: It cannot be had.
        """
        archives = folder.with_name(f"{folder.name}.archives")
        archives.mkdir(parents=True, exist_ok=True)
        what = f"the source of {package} cannot be fetched"
        run(["apt-get", *self.options, "source", "--download-only", "-qq", package], archives, what)
        control = next(archives.glob(f"{package}_*.dsc"))
        # The folder has another name until it is complete.
        unpacked = folder.with_name(f"{folder.name}.part")
        run(["rm", "-rf", str(unpacked)])
        run(["dpkg-source", "--no-check", "-x", str(control), str(unpacked)], None, what)
        unpacked.rename(folder)
        run(["rm", "-rf", str(archives)])


class PrivateApt(Apt):
    """A separate apt in a folder, for packages of one architecture and for sources. Needs no root.

    It asks the archives of the distribution that this machine's asks, and leaves that one as it is. At its first use it
    learns what they have.
    """

    def __init__(self, folder: Path, architecture: str) -> None:
        """Nothing happens before it is used."""
        self._folder = folder.absolute()
        self._architecture = architecture

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Returns the options of every apt command: the places of its folders.

        Raises:
            Unavailable: The archives cannot be asked.
        """
        for part in ("state/lists/partial", "cache/archives/partial", "parts"):
            (self._folder / part).mkdir(parents=True, exist_ok=True)
        sources = self._folder / "sources.list"
        sources.write_text(source_lines(indexes(), distribution(), self._architecture))
        settings = {
            "APT::Architecture": self._architecture,
            "APT::Architectures": self._architecture,
            "APT::Sandbox::User": "root",
            "Acquire::Languages": "none",
            "Dir::State": self._folder / "state",
            "Dir::State::status": "/dev/null",
            "Dir::Cache": self._folder / "cache",
            "Dir::Etc::sourcelist": sources,
            "Dir::Etc::sourceparts": self._folder / "parts",
        }
        options = tuple(f"-o{name}={value}" for name, value in settings.items())
        run(["apt-get", *options, "update", "-qq"], None, "apt-get update")
        return options


def indexes() -> str:
    """The archives of this machine: a line of origin, address, release and component for each."""
    fields = "|".join(f"$({name})" for name in ("ORIGIN", "REPO_URI", "RELEASE", "COMPONENT", "SIGNED_BY"))
    return run(["apt-get", "indextargets", "--format", fields, "Created-By: Packages"])


def distribution() -> str:
    """The name of this machine's distribution, in small letters: `debian`."""
    found = re.search(r'^ID="?(\w+)', Path("/etc/os-release").read_text(), re.MULTILINE)
    return found[1] if found else ""


def source_lines(listed: str, origin: str, architecture: str) -> str:
    """Returns the sources for apt: the archives of `origin` among those that `indexes` lists, for packages and for sources.

    Raises:
        Unavailable: There is none.
    """
    lines = []
    for line in dict.fromkeys(listed.splitlines()):
        found, address, release, component, key = line.split("|")
        if found.lower() != origin:
            continue
        # apt prints the name of a field that is not there.
        signed = f" signed-by={key}" if key.startswith("/") else ""
        lines.append(f"deb [arch={architecture}{signed}] {address} {release} {component}")
        lines.append(f"deb-src [{signed.strip()}] {address} {release} {component}".replace(" [] ", " "))
    if not lines:
        raise Unavailable("apt knows no archive of this distribution; run apt-get update")
    return "\n".join(lines) + "\n"


def unpack(archive: Path, folder: Path, members: list[str] | None = None) -> None:
    """Takes files out of a package, all or some, and deletes it.

    Raises:
        Unavailable: They are not in it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", archive], stdout=subprocess.PIPE) as data:
        command = ["tar", "-x", "-C", str(folder), *(members or [])]
        done = subprocess.run(command, stdin=data.stdout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unavailable(f"{archive.name}: {done.stderr.strip()[-500:]}")
    archive.unlink()
