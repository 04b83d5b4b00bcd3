"""--force onto files that are not simply the user's own, and what killed programs leave behind."""

import os
import stat
import subprocess
from collections.abc import Callable

import pytest

from conftest import AgeSandbox
from processes import bind_mounted, small_file_system

OUTPUT, NO_SPACE = 5, 9
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []}
PLAIN = bytes(range(256)) * 2000
OVERWRITES = "warning: output 'dir/out' cannot be replaced, only overwritten"

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


@pytest.fixture
def sandbox(age_sandbox: AgeSandbox) -> AgeSandbox:
    """A sandbox with an encrypted file, and a directory `dir` with an old file `out`; user 65534 may read all of it."""
    age_sandbox.file("in.age", age_sandbox.age_encrypt(PLAIN))
    (age_sandbox.path / "key").chmod(0o644)
    (age_sandbox.path / "dir").mkdir()
    age_sandbox.file("dir/out", b"old")
    for path in (age_sandbox.path, *age_sandbox.path.parents):
        if path.stat().st_mode & 0o005 != 0o005 and path.owner() == "root":
            path.chmod(path.stat().st_mode | 0o005)
    return age_sandbox


def decrypt(sandbox: AgeSandbox, **options: object) -> subprocess.CompletedProcess[bytes]:
    return sandbox.decrypt("--force", "-o", "dir/out", "in.age", **options)


@as_root
def test_owner_group_and_permissions_are_kept(sandbox: AgeSandbox) -> None:
    out = sandbox.path / "dir/out"
    os.chown(out, 1234, 5678)
    out.chmod(0o640)
    assert decrypt(sandbox).returncode == 0
    info = out.stat()
    assert (info.st_uid, info.st_gid, stat.S_IMODE(info.st_mode)) == (1234, 5678, 0o640)
    assert out.read_bytes() == PLAIN


@as_root
def test_where_the_owner_cannot_be_kept_that_is_said_and_the_group_gains_nothing(sandbox: AgeSandbox) -> None:
    out = sandbox.path / "dir/out"
    os.chown(out, 1234, 5678)
    out.chmod(0o664)
    os.chown(out.parent, 65534, 65534)
    done = decrypt(sandbox, **NOBODY)
    assert done.returncode == 0
    assert "output 'dir/out' belongs to another user; what replaces it will belong to you" in done.stderr.decode()
    info = out.stat()
    assert (info.st_uid, info.st_gid, stat.S_IMODE(info.st_mode)) == (65534, 65534, 0o644)
    assert out.read_bytes() == PLAIN


@as_root
def test_a_mounted_file_is_overwritten(sandbox: AgeSandbox) -> None:
    """A container sees single files of its host so."""
    mounted = sandbox.file("mounted", b"the file of the host" * 100_000)
    with bind_mounted(sandbox.path / "dir/out", mounted):
        done = decrypt(sandbox)
        assert (sandbox.path / "dir/out").read_bytes() == PLAIN
    assert done.returncode == 0
    assert OVERWRITES in done.stderr.decode()
    assert mounted.read_bytes() == PLAIN


@as_root
def test_a_damaged_input_does_not_touch_a_mounted_file(sandbox: AgeSandbox) -> None:
    mounted = sandbox.file("mounted", b"the file of the host")
    damaged = bytearray((sandbox.path / "in.age").read_bytes())
    damaged[-1] ^= 1
    sandbox.file("in.age", bytes(damaged))
    with bind_mounted(sandbox.path / "dir/out", mounted):
        assert decrypt(sandbox).returncode == 11
    assert mounted.read_bytes() == b"the file of the host"


@as_root
def test_a_file_in_a_directory_that_may_not_be_changed_is_overwritten(sandbox: AgeSandbox) -> None:
    out = sandbox.path / "dir/out"
    out.chmod(0o666)
    done = decrypt(sandbox, **NOBODY)
    assert done.returncode == 0, done.stderr
    assert OVERWRITES in done.stderr.decode()
    assert out.read_bytes() == PLAIN
    assert out.stat().st_uid == 0


@as_root
def test_a_file_of_another_user_in_a_directory_like_tmp_is_overwritten(sandbox: AgeSandbox) -> None:
    out = sandbox.path / "dir/out"
    out.chmod(0o666)
    out.parent.chmod(0o1777)
    os.chown(out, 1234, 5678)
    done = decrypt(sandbox, **NOBODY)
    # If fs.protected_regular is set, not even root may open such a file; then nothing is touched.
    if done.returncode == OUTPUT:
        assert out.read_bytes() == b"old"
        return
    assert done.returncode == 0, done.stderr
    assert OVERWRITES in done.stderr.decode()
    assert out.read_bytes() == PLAIN
    assert out.stat().st_uid == 1234


@as_root
def test_what_can_be_neither_replaced_nor_overwritten_is_refused_at_once(
    sandbox: AgeSandbox, expect_failure: Callable
) -> None:
    with open(sandbox.path / "in.age", "rb") as stdin:
        done = sandbox.decrypt("--force", "-o", "dir/out", stdin=stdin, **NOBODY)
    expect_failure(done, OUTPUT, "cannot write output 'dir/out': Permission denied")
    assert (sandbox.path / "dir/out").read_bytes() == b"old"


@as_root
def test_overwriting_makes_room_first(sandbox: AgeSandbox, expect_failure: Callable) -> None:
    """The old content stays on a full file system."""
    with small_file_system(sandbox.path) as small:
        (small / "out").write_bytes(b"old")
        (small / "filler").write_bytes(bytes(900_000))
        mounted = sandbox.path / "dir/out"
        with bind_mounted(mounted, small / "out"):
            done = decrypt(sandbox)
            assert mounted.read_bytes() == b"old"
    expect_failure(done, NO_SPACE, "cannot write output 'dir/out': No space left on device")


@as_root
def test_a_temporary_folder_that_cannot_be_written_to_is_named(sandbox: AgeSandbox, expect_failure: Callable) -> None:
    nowhere = os.environ | {"TMPDIR": "/nonexistent"}
    with small_file_system(sandbox.path) as small, bind_mounted(sandbox.path / "dir/out", sandbox.file("mounted", b"old")):
        done = decrypt(sandbox, env=nowhere)
        text = "cannot write to the temporary folder '/nonexistent', where output 'dir/out' waits: No such file"
        expect_failure(done, OUTPUT, text, "name another one with TMPDIR")
        (small / "filler").write_bytes(bytes(900_000))
        done = decrypt(sandbox, env=os.environ | {"TMPDIR": str(small)})
        expect_failure(done, NO_SPACE, f"cannot write to the temporary folder '{small}'", "No space left on device")
        assert (sandbox.path / "dir/out").read_bytes() == b"old"


# ------------------------------------------------------------------------------------------------- what a kill leaves

LEFT = ".tandem-0123456789abcdef"


def test_the_next_run_removes_what_a_killed_one_left(sandbox: AgeSandbox) -> None:
    others = {
        ".tandem-0123456789abcde",
        ".tandem-0123456789abcdef0",
        ".tandem-0123456789ABCDEF",
        "x.tandem-0123456789abcdef",
    }
    for name in {LEFT, *others}:
        sandbox.file(f"dir/{name}", b"plaintext")
    assert sandbox.decrypt("-o", "dir/new", "in.age").returncode == 0
    assert set(os.listdir(sandbox.path / "dir")) == {"out", "new", *others}
