"""Fixtures of the tests of packages: the packages, built once, and a root without Tandem to install them into."""

import pathlib
import re
import subprocess
from collections.abc import Iterator

import pytest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = REPOSITORY / "build/packages"
# A bare root of this distribution, kept: only its packages change.
ROOT = REPOSITORY / "build/clean-root.tar"
TIMEOUT_S = 1800


def run(*command: object, **options) -> str:
    """Standard output of a command that succeeds."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "timeout": TIMEOUT_S} | options
    done = subprocess.run([str(part) for part in command], **options)
    assert done.returncode == 0, f"{command}\n{done.stdout.decode(errors='replace')}"
    return done.stdout.decode()


@pytest.fixture(scope="session")
def packages() -> pathlib.Path:
    """The folder with what `make package` makes, of the sources as they are."""
    run(REPOSITORY / "tools/package.sh")
    return PACKAGES


class Root:
    """A root file system in which commands run apart from this one's processes and mounts."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path

    def run(self, script: str) -> str:
        """A script of the shell."""
        inside = f"mount -t proc proc /proc; {script}"
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "chroot", self.path, "sh", "-ec", inside]
        return run(*apart, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"})

    def named(self, name: str) -> list[str]:
        """Paths of files and folders that are called so, but for what the test has put there."""
        apart = "-path /proc -o -path /tmp -o -path /packages"
        return self.run(f"find / -xdev \\( {apart} \\) -prune -o -name '{name}' -print").splitlines()


@pytest.fixture
def root(tmp_path: pathlib.Path) -> Iterator[Root]:
    """A bare root of this machine's distribution, from this machine's package sources."""
    if not ROOT.exists():
        release = run("sh", "-c", ". /etc/os-release; echo $VERSION_CODENAME").strip()
        apt = pathlib.Path("/etc/apt")
        sources = sorted(apt.glob("sources.list.d/*.sources")) or [apt / "sources.list"]
        made = ROOT.with_suffix(".new.tar")
        sandbox = '--aptopt=APT::Sandbox::User "root"'
        command = ["mmdebstrap", "--mode=root", "--variant=minbase", sandbox, release, str(made), *map(str, sources)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_S)
        said = done.stdout.decode(errors="replace")
        if re.search("Could not resolve|Could not connect|Unable to connect", said):
            pytest.skip("the distribution's package sources cannot be reached")
        assert done.returncode == 0, said
        made.rename(ROOT)
    path = tmp_path / "root"
    path.mkdir()
    run("tar", "-C", path, "-xf", ROOT)
    yield Root(path)
    run("rm", "-rf", "--one-file-system", path)
