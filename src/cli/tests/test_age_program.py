"""Tests the program under the names age and age-keygen: as other programs call it, and compared with the real ones."""

import dataclasses
import os
import pathlib
import random
import re
import shutil
import subprocess

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox, new_identity
from processes import Conversation

PROGRAMS = ("age", "age-keygen")
# Our programs are links in a folder, named age and age-keygen as other programs call them.
WHOSE = ("ours", "theirs")


@pytest.fixture
def place(age_sandbox: AgeSandbox) -> AgeSandbox:
    links = age_sandbox.path / "ours"
    links.mkdir()
    for name in PROGRAMS:
        (links / name).symlink_to(BINARY)
    return age_sandbox


def program(place: AgeSandbox, whose: str, name: str = "age") -> str:
    return str(place.path / "ours" / name) if whose == "ours" else shutil.which(name) or name


# ------------------------------------------------------------------------------------------------------ documented calls

# Calls of age, as shell, by programs that no package of the distribution has: the file `plain` into `sealed`, and
# `sealed` into `opened`. $AGE is age, $R a recipient, and `key` and `other` hold identities.
#
# Source: chezmoi, internal/chezmoi/ageencryption.go: encryptArgs, decryptArgs, DecryptToFile, EncryptFile.
CHEZMOI = {
    "recipient": (
        "$AGE --armor --encrypt --recipient $R < plain > sealed",
        "$AGE --decrypt --identity key < sealed > opened",
    ),
    "file": (
        "$AGE --armor --encrypt --recipient $R plain > sealed",
        "$AGE --decrypt --identity key --output opened < sealed",
    ),
    "recipients": (
        "$AGE --armor --encrypt --recipient $R --recipient $O --recipients-file people plain > sealed",
        "$AGE --decrypt --identity other --identity key < sealed > opened",
    ),
    "symmetric": (
        "$AGE --armor --encrypt --identity key --identity other < plain > sealed",
        "$AGE --decrypt --identity other --output opened < sealed",
    ),
}
# Source: passage, src/password-store.sh: set_age_recipients, cmd_insert, cmd_show, cmd_edit, reencrypt_path.
PASSAGE = {
    "insert": ("cat plain | $AGE -e -R people -o sealed || exit 9", "$AGE -d -i key sealed | base64 | base64 -d > opened"),
    "insert for itself": ("cat plain | $AGE -e -i key -o sealed", "$AGE -d -o opened -i key sealed"),
    "named recipients": ("cat plain | $AGE -e -r $R -r $O -o sealed", "$AGE -d -i other sealed > opened"),
    "edit": (
        "echo old | $AGE -e -R people -o sealed && $AGE -e -R people -o sealed plain",
        "$AGE -d -o - -i key sealed 2> /dev/null | diff - plain > opened && cp plain opened",
    ),
    "reencrypt": (
        "$AGE -e -i other -o first plain && $AGE -d -i other first | $AGE -e -R people -o again && mv again sealed",
        "$AGE -d -i key sealed > opened",
    ),
}
# Source: agenix, pkgs/agenix.sh: decrypt, edit; modules/age.nix: installSecret.
AGENIX = {
    "edit": (
        '$AGE --recipient $R --recipient "$S" -o sealed < plain',
        "$AGE --decrypt --identity id_ed25519 -o - sealed > opened",
    ),
    "before the edit": ('$AGE --recipient "$S" -o sealed < plain', "$AGE --decrypt -o opened --identity id_ed25519 sealed"),
    "activation": (
        '$AGE --recipient "$S" -o sealed < plain',
        "(umask u=r,g=,o=; LANG=C $AGE --decrypt -i other -i id_ed25519 -o opened.tmp sealed)"
        "; chmod 0400 opened.tmp; mv -f opened.tmp opened",
    ),
}
CALLS = {
    f"{tool}: {what}": calls
    for tool, of in (("chezmoi", CHEZMOI), ("passage", PASSAGE), ("agenix", AGENIX))
    for what, calls in of.items()
}


def shell(place: AgeSandbox, script: str, **variables: str) -> None:
    environment = {**os.environ, **variables}
    command = ["bash", "-euo", "pipefail", "-c", script]
    done = subprocess.run(command, cwd=place.path, env=environment, capture_output=True, timeout=TIMEOUT_S)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b""), script


@pytest.mark.parametrize("call", CALLS)
def test_calls_of_other_programs(place: AgeSandbox, call: str) -> None:
    """Each program reads what the other has written."""
    ssh = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", "id_ed25519"]
    subprocess.run(ssh, cwd=place.path, check=True, timeout=TIMEOUT_S)
    other = new_identity(place.path / "other")
    place.file("people", f"# people\n\n{place.recipient}\n".encode())
    place.file("plain", b"a secret\n\x00\xff")
    public = (place.path / "id_ed25519.pub").read_text().strip()
    encrypt, decrypt = CALLS[call]
    for writer in WHOSE:
        for reader in WHOSE:
            for name in ("sealed", "opened"):
                (place.path / name).unlink(missing_ok=True)
            shell(place, encrypt, AGE=program(place, writer), R=place.recipient, O=other, S=public)
            shell(place, decrypt, AGE=program(place, reader))
            assert (place.path / "opened").read_bytes() == b"a secret\n\x00\xff", (writer, reader)


@pytest.mark.parametrize("writer", WHOSE)
@pytest.mark.parametrize("reader", WHOSE)
def test_passphrases_at_the_terminal(place: AgeSandbox, writer: str, reader: str) -> None:
    """chezmoi with age.passphrase: input and output are pipes. passage with identities that have a passphrase."""
    place.file("plain", b"a secret")
    talk = Conversation(place.path, "sh", "-c", f"{program(place, writer)} --armor --encrypt --passphrase plain > sealed")
    talk.answer("assphrase (", "secret words\n")
    talk.answer("he same again" if writer == "ours" else "onfirm passphrase", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (place.path / "sealed").read_bytes().startswith(b"-----BEGIN AGE ENCRYPTED FILE-----\n")
    talk = Conversation(place.path, "sh", "-c", f"cat sealed | {program(place, reader)} --decrypt > opened")
    talk.answer("assphrase", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (place.path / "opened").read_bytes() == b"a secret"
    talk = Conversation(place.path, "sh", "-c", f"cat key | {program(place, writer)} -p -a > identities")
    talk.answer("assphrase (", "secret words\n")
    talk.answer("he same again" if writer == "ours" else "onfirm passphrase", "secret words\n")
    assert talk.end() == 0, talk.shown
    place.file("sealed", place.age_encrypt(b"a secret"))
    talk = Conversation(place.path, "sh", "-c", f"{program(place, reader)} -d -i identities sealed > opened")
    talk.answer("assphrase", "secret words\n")
    assert talk.end() == 0, talk.shown
    assert (place.path / "opened").read_bytes() == b"a secret"


# ------------------------------------------------------------------------------------------- compared with the real ones

CREATED = re.compile(rb"# created: \S+\n# public key: age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n")


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The outcome of a run, without what is random."""

    status: int
    output: bytes
    says_something: bool
    files: dict[str, bytes]


def meaning(place: AgeSandbox, data: bytes) -> bytes:
    """Returns files with the content of encrypted ones, as the real age has it; new identities are all alike."""
    armored = data.startswith(b"-----BEGIN AGE ENCRYPTED FILE-----\n")
    if armored or data.startswith(b"age-encryption.org/v1\n"):
        done = subprocess.run(
            ["age", "-d", "-i", str(place.path / "key")], input=data, capture_output=True, timeout=TIMEOUT_S
        )
        if done.returncode == 0:
            return (b"armored: " if armored else b"sealed: ") + done.stdout
    return b"an identity" if CREATED.fullmatch(data) else data


def outcome(place: AgeSandbox, whose: str, name: str, arguments: list[str], content: bytes) -> Outcome:
    """Runs a program in a copy of the place, without a terminal."""
    folder = place.path / f"copy-{whose}"
    shutil.copytree(place.path / "files", folder)
    done = subprocess.run(
        [program(place, whose, name), *arguments],
        cwd=folder, input=content, capture_output=True, timeout=TIMEOUT_S, start_new_session=True,
    )  # fmt: skip
    files = {
        str(path.relative_to(folder)): meaning(place, path.read_bytes()) for path in folder.rglob("*") if path.is_file()
    }
    shutil.rmtree(folder)
    said = "" if name == "age-keygen" and done.returncode == 0 else done.stderr.decode()
    return Outcome(done.returncode, meaning(place, done.stdout) if done.returncode == 0 else b"", bool(said), files)


@pytest.fixture
def files(place: AgeSandbox) -> pathlib.Path:
    """Makes a folder of what the command lines below name: `in`, `in.age` and `old`, identities and recipients."""
    folder = place.path / "files"
    (folder / "folder").mkdir(parents=True)
    shutil.copy(place.path / "key", folder / "key")
    (folder / "in").write_bytes(b"text")
    (folder / "old").write_bytes(b"old")
    (folder / "in.age").write_bytes(place.age_encrypt(b"text"))
    (folder / "armored").write_bytes(place.age_encrypt(b"text", "-a"))
    (folder / "altered").write_bytes((folder / "in.age").read_bytes()[:-1] + b"x")
    (folder / "people").write_bytes(f"# people\n{place.recipient}\n".encode())
    (folder / "comments").write_bytes(b"# nothing\n\n")
    (folder / "words").write_bytes(b"no key\n")
    return folder


# $R stands for the recipient.
LINES = """
age -r $R in
age --recipient $R in
age -recipient $R in
age --r $R in
age -r=$R in
age --recipient=$R -a in
age -er $R in
age -r$R in
age -ar $R in
age ---r $R in
age -=x in
age --=x in
age --armor=true -r $R in
age --armor=false -r $R in
age -a=T -r $R in
age -a=0 -r $R in
age -a=yes -r $R in
age -a= -r $R in
age -r $R -o out in
age -r $R -o=out in
age -r $R --output out in
age -r $R --output=out in
age -r $R -o out -o out2 in
age -r $R -o old in
age -r $R -o - in
age -r $R -o= in
age -r $R -o no/where in
age -r $R -o folder in
age -r $R
age -r $R -
age -r $R --
age -r $R -- in
age -r $R -- -a
age -r $R nowhere
age -r $R in in
age in -r $R
age - -r $R
age -r
age -o
age -r $R -o
age -r $R -r $R in
age -r $R -R people in
age -R people in
age -R people -R people in
age -R nowhere in
age -R comments in
age -R words in
age -R key in
age -R - in
age -R -
age -r age1x in
age -r= in
age in
age -
age --
age -e in
age -a in
age -x
age -e -r $R in
age --encrypt -r $R in
age -encrypt=false -r $R in
age -e -i key in
age -e --identity=key -a in
age -e -i key -i key -r $R in
age -i key in
age -e -i nowhere in
age -e -i words in
age -e -i comments in
age -e -i people in
age -e -j nothing in
age -j nothing in
age -p in
age -p -r $R in
age -p -R people in
age -e -p -i key in
age -p -i key in
age -d -i key in.age
age --decrypt --identity key in.age
age -decrypt -identity=key in.age
age -d=true -i key in.age
age -d=false -i key in.age
age -d -i key armored
age -d -i key -o out in.age
age -d -i key -o old in.age
age -d -i key -o - armored
age -d -i key altered
age -d -i key in
age -d -i key folder
age -d -i key nowhere
age -d -i key
age -d -i key -
age -d -i -
age -d -i - in.age
age -d -i nowhere in.age
age -d -i words in.age
age -d -i key -i words in.age
age -d -i words -i key in.age
age -d -i comments in.age
age -d -i people in.age
age -d -i
age -d in.age
age -d
age -d -j nothing in.age
age -d -e -i key in.age
age -d -a -i key in.age
age -d -p in.age
age -d -r $R in.age
age -d -R people in.age
age -d -i key in.age in.age
age --version
age -version
age --version=false
age --version in in
age --version -r
age -h
age -help
age --help
age -help=x
age -h=x
age -r $R -h
age -x -h
age
age-keygen
age-keygen -o out
age-keygen --output=out
age-keygen -o=
age-keygen -o -
age-keygen -o old
age-keygen -o no/where
age-keygen in
age-keygen -y key
age-keygen -y
age-keygen -y -
age-keygen -y=true key
age-keygen -y=false key
age-keygen -y -o out key
age-keygen -y -o old key
age-keygen -y key key
age-keygen -y key -o out
age-keygen -y nowhere
age-keygen -y words
age-keygen -y comments
age-keygen -y people
age-keygen --version
age-keygen --version key
age-keygen -h
age-keygen --help
age-keygen -x
age-keygen -yo out
""".strip("\n").splitlines()


def input_of(place: AgeSandbox, line: str) -> bytes:
    """Returns what standard input gives: keys if the line reads them from there."""
    for part, name in (("-i -", "key"), ("-R -", "people"), ("-y", "key"), ("-d", "in.age")):
        if f" {part} " in f"{line} ":
            return (place.path / "files" / name).read_bytes()
    return b"text"


def compare(place: AgeSandbox, line: str) -> None:
    """Ours ends with the status of theirs and with the same files; after a failure it leaves all files as they were."""
    name, *arguments = (word.replace("$R", place.recipient) for word in line.split())
    content = input_of(place, line)
    ours, theirs = (outcome(place, whose, name, arguments, content) for whose in WHOSE)
    assert ours.status == theirs.status, (line, ours, theirs)
    if theirs.status != 0:
        before = {
            path.name: meaning(place, path.read_bytes()) for path in (place.path / "files").iterdir() if path.is_file()
        }
        assert (ours.says_something, ours.files) == (True, before), line
    elif "version" not in line:
        assert ours == theirs, line


@pytest.mark.parametrize("line", LINES)
def test_command_lines(place: AgeSandbox, files: pathlib.Path, line: str) -> None:
    compare(place, line)


def test_random_command_lines(place: AgeSandbox, files: pathlib.Path) -> None:
    """Returns options in any order and number, most of which contradict each other."""
    seed = int(os.environ.get("TANDEM_TEST_SEED", "1"))
    chosen = random.Random(seed)
    options = [
        "-d",
        "-e",
        "-a",
        "-p",
        "-r $R",
        "-R people",
        "-i key",
        "-o out",
        "-o old",
        "--armor=false",
        "--",
        "-o -",
        "-i words",
    ]
    inputs = ["", "in", "in.age", "armored", "altered", "-", "in in"]
    for _ in range(120):
        words = chosen.sample(options, chosen.randrange(1, 5))
        line = " ".join(["age", *words, chosen.choice(inputs)])
        try:
            compare(place, line)
        except AssertionError as error:
            raise AssertionError(f"TANDEM_TEST_SEED={seed}: {line}") from error


# ------------------------------------------------------------------------------------------------------------- terminals


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("age -r $R in", 1),  # bytes
        ("age -r $R -o - in", 0),
        ("age -r $R -a in", 0),
        ("age -d -i key in.age", 0),
        ("age -d -i key -o - zeros.age", 0),
    ],
)
def test_terminals_are_guarded(place: AgeSandbox, files: pathlib.Path, line: str, status: int) -> None:
    (files / "zeros.age").write_bytes(place.age_encrypt(bytes(100)))
    for whose in WHOSE:
        name, *arguments = (word.replace("$R", place.recipient) for word in line.split())
        talk = Conversation(files, program(place, whose, name), *arguments)
        assert (talk.end(), whose) == (status, whose), talk.shown


# ----------------------------------------------------------------------------------------------- where they are different


def test_the_version_is_that_of_the_command_line_and_of_tandem(place: AgeSandbox) -> None:
    """The version has three numbers, which chezmoi and others look for in it."""
    ours = place.run("--version").stdout.decode().split()[1]
    for name in PROGRAMS:
        done = subprocess.run([program(place, "ours", name), "--version"], capture_output=True, timeout=TIMEOUT_S)
        assert (done.returncode, done.stderr) == (0, b"")
        found = re.fullmatch(r"(\d+\.\d+\.\d+) \(tandem (\S+)\)\n", done.stdout.decode())
        assert found and found[2] == ours


def test_what_is_no_text_is_not_shown_on_a_terminal(place: AgeSandbox, files: pathlib.Path) -> None:
    (files / "zeros.age").write_bytes(place.age_encrypt(bytes(100)))
    talk = Conversation(files, program(place, "ours"), "-d", "-i", "key", "zeros.age")
    assert talk.end() == 1
    assert b"name a file with -o, or insist with -o -" in talk.shown and b"\0" not in talk.shown


def test_an_output_may_be_its_input(place: AgeSandbox, files: pathlib.Path) -> None:
    """age loses what it has not read when it opens the output."""
    for line in (f"-r {place.recipient} -o in in", "-d -i key -o in in"):
        subprocess.run([program(place, "ours"), *line.split()], cwd=files, check=True, timeout=TIMEOUT_S)
    assert (files / "in").read_bytes() == b"text"


def test_keys_are_not_overwritten(place: AgeSandbox, files: pathlib.Path) -> None:
    key = (files / "key").read_bytes()
    for line in ("-d -i key -o key in.age", "-e -i key -o key in", "-R people -o people in"):
        done = subprocess.run([program(place, "ours"), *line.split()], cwd=files, capture_output=True, timeout=TIMEOUT_S)
        assert done.returncode == 1 and b"writing it would destroy that" in done.stderr
    assert (files / "key").read_bytes() == key


def test_messages_say_who_speaks_and_repeat_no_key(place: AgeSandbox, files: pathlib.Path) -> None:
    key = (files / "key").read_text().splitlines()[-1]
    for arguments in (["-r", key, "in"], ["-i" + key, "in"], ["-d", "-i", key, "in.age"]):
        done = subprocess.run([program(place, "ours"), *arguments], cwd=files, capture_output=True, timeout=TIMEOUT_S)
        assert done.returncode != 0 and done.stderr.startswith(b"tandem: error: ")
        assert key.encode() not in done.stderr


def test_post_quantum_identities_as_newer_ones_make_them(place: AgeSandbox) -> None:
    keygen = program(place, "ours", "age-keygen")
    done = subprocess.run([keygen, "-pq", "-o", "pq"], cwd=place.path, capture_output=True, timeout=TIMEOUT_S)
    assert done.returncode == 0 and done.stderr.startswith(b"Public key: age1pq1")
    assert b"AGE-SECRET-KEY-PQ-1" in (place.path / "pq").read_bytes()


def test_any_other_name_is_tandem(place: AgeSandbox) -> None:
    for name in ("tandem", "agee", "age.old", "Age"):
        (place.path / name).symlink_to(BINARY)
        done = subprocess.run([place.path / name, "--version"], capture_output=True, timeout=TIMEOUT_S)
        assert done.stdout.startswith(b"tandem ")
